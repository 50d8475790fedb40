//! Scans with real libraries, which `cc` compiles into a temporary directory.

mod fake;

use std::fs;
use std::os::unix::ffi::OsStrExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use loader_discovery::OutOfMemory;
use loader_discovery::drivers::DriverRequest;
use loader_discovery::event::Event as Decision;
use loader_discovery::json::Uncached;
use loader_discovery::manifest::Portability;
use loader_discovery::policy::Asker;
use loader_discovery::search::BuildDirectories;
use loader_discovery::system::virtual_system::VirtualSystem;
use loader_discovery::system::{ErrorKind, FileState, Listing, ReadError, SystemError};
use tempfile::TempDir;

use super::Scan;
use super::manifest_cache::ManifestCache;
use super::*;
use crate::event::Event;
use crate::host::HostSystem;
use crate::memory::OutOfHostMemory;

/// A driver of interface version `VERSION` that counts its negotiations.
const DRIVER: &str = r#"
#include <string.h>
typedef void (*fn)(void);
static int negotiations;
int vk_icdNegotiateLoaderICDInterfaceVersion(unsigned *version) {
    negotiations++; *version = VERSION; return 0;
}
static int create(void *i, void *a, void *o) { return -9; }
static int enumerate(void *l, unsigned *count, void *p) { *count = negotiations; return 0; }
fn vk_icdGetInstanceProcAddr(void *instance, const char *name) {
    if (!strcmp(name, "vkCreateInstance")) return (fn)create;
    if (!strcmp(name, "vkEnumerateInstanceExtensionProperties")) return (fn)enumerate;
    return 0;
}
"#;

struct Bench {
    directory: TempDir,
    store: DriverStore,
    manifests: ManifestCache,
    files: Vec<String>,
}

impl Bench {
    fn new() -> Self {
        let directory = tempfile::tempdir().unwrap();
        Self {
            directory,
            store: DriverStore::new(),
            manifests: ManifestCache::new(),
            files: Vec::new(),
        }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    fn compile(&self, name: &str, source: &str, arguments: &[&str]) -> PathBuf {
        let (input, output) = (self.path(&format!("{name}.c")), self.path(name));
        fs::write(&input, source).unwrap();
        let mut command = Command::new("cc");
        command.args(["-shared", "-fPIC", "-o"]).arg(&output).arg(&input).args(arguments);
        assert!(command.status().expect("a C compiler called cc").success());
        output
    }

    /// Adds a manifest to the search, in order.
    fn manifest(&mut self, name: &str, content: &str) -> &mut Self {
        let path = self.path(name);
        fs::write(&path, content).unwrap();
        self.files.push(path.to_str().unwrap().to_owned());
        self
    }

    fn driver(&mut self, name: &str, library: &str, api_version: &str) -> &mut Self {
        let content = format!(
            r#"{{"file_format_version": "1.0.0", "ICD": {{"library_path": "{library}", "api_version": "{api_version}"}}}}"#
        );
        self.manifest(name, &content)
    }

    fn scan_with(&self, request: &DriverRequest) -> (Scan, Vec<String>) {
        let journal = Journal::keeping();
        let system = OverHost::new(&self.files.join(":"));
        let (direct, asker) = (DirectDrivers::default(), Asker::default());
        let (store, json) = (&self.store, &self.manifests);
        let scan = scan_drivers(&system, &journal, store, json, direct, request, asker).unwrap();
        // The messages of the search come first and have tests of their own.
        let lines = journal.take_lines();
        let listed = lines.iter().rposition(|line| line.starts_with("DRIVER:            "));
        (scan, lines[listed.map_or(0, |last| last + 1)..].to_vec())
    }

    fn scan(&self) -> (Scan, Vec<String>) {
        self.scan_with(&DriverRequest::before_an_instance(None).unwrap())
    }

    fn text(&self, name: &str) -> String {
        self.path(name).to_str().unwrap().to_owned()
    }
}

/// A scan with a store of its own and no manifest cache.
fn scan_once(
    system: &dyn System,
    journal: &Journal,
    direct: DirectDrivers<'_>,
    request: &DriverRequest,
) -> Result<Scan, OutOfHostMemory> {
    let store = DriverStore::new();
    scan_drivers(system, journal, &store, &Uncached, direct, request, Asker::default())
}

/// The files of the host with the environment of the test, and an error for each path that is to be resolved.
#[derive(Default)]
struct OverHost {
    environment: VirtualSystem,
    no_real_path: Option<SystemError>,
}

impl OverHost {
    fn new(files: &str) -> Self {
        let mut over_host = Self::default();
        over_host.environment.set("VK_DRIVER_FILES", files);
        over_host
    }
}

impl System for OverHost {
    fn variable(&self, name: &std::ffi::CStr) -> Result<Option<Vec<u8>>, OutOfMemory> {
        self.environment.variable(name)
    }
    fn secure_variable(&self, name: &std::ffi::CStr) -> Result<Option<Vec<u8>>, OutOfMemory> {
        self.environment.secure_variable(name)
    }
    fn list_directory(&self, path: &[u8]) -> Result<Listing, SystemError> {
        HostSystem.list_directory(path)
    }
    fn exists(&self, path: &[u8]) -> bool {
        HostSystem.exists(path)
    }
    fn file_state(&self, path: &[u8]) -> Result<FileState, SystemError> {
        HostSystem.file_state(path)
    }
    fn read_file(&self, path: &[u8], limit: usize) -> Result<(Vec<u8>, FileState), ReadError> {
        HostSystem.read_file(path, limit)
    }
    fn real_path(&self, path: &[u8]) -> Result<Vec<u8>, SystemError> {
        self.no_real_path.map_or_else(|| HostSystem.real_path(path), Err)
    }
    fn executable_path(&self) -> Result<Option<Vec<u8>>, OutOfMemory> {
        Ok(None)
    }
    fn describe_error(&self, error: SystemError) -> Result<String, OutOfMemory> {
        HostSystem.describe_error(error)
    }

    fn now(&self) -> i128 {
        HostSystem.now()
    }
}

/// The number of negotiations since the driver was opened.
fn negotiations(driver: &ScannedDriver) -> u32 {
    let mut count = 0;
    let enumerate = driver.library.functions.enumerate_instance_extension_properties;
    // SAFETY: the test's driver writes the count only.
    let result = unsafe { enumerate(std::ptr::null(), &raw mut count, std::ptr::null_mut()) };
    assert_eq!(result, vk::Result::SUCCESS);
    count
}

fn is_mapped(path: &Path) -> bool {
    let real = fs::canonicalize(path).unwrap();
    fs::read_to_string("/proc/self/maps").unwrap().contains(real.to_str().unwrap())
}

#[test]
fn e2_a_driver_is_loaded_by_its_manifest() {
    let mut bench = Bench::new();
    let library = bench.compile("libv7.so", DRIVER, &["-DVERSION=7"]);
    bench.driver("a.json", "./libv7.so", "1.3.1");
    let (scan, lines) = bench.scan();
    let manifest = bench.text("a.json");
    let given = format!("{}/./libv7.so", bench.directory.path().display());
    let expected = [
        format!("DRIVER:         Found ICD manifest file {manifest}, version 1.0.0"),
        "DEBUG | DRIVER: Searching for ICD drivers named ./libv7.so".to_owned(),
    ];
    assert_eq!(lines[..2], expected);
    let [driver] = &scan.usable[..] else { panic!("{scan:?}") };
    assert_eq!(driver.library.interface_version, 7);
    assert_eq!(driver.api_version, ApiVersion::parse("1.3.1"));
    assert_eq!(driver.manifest.as_deref(), Some(bench.path("a.json").as_os_str().as_bytes()));
    assert_eq!(driver.library.given.as_deref(), Some(given.as_bytes()));
    assert_eq!(
        driver.library.name(),
        fs::canonicalize(library).unwrap().as_os_str().as_bytes().into()
    );
}

#[test]
fn e7_a_library_is_negotiated_with_once_while_something_has_it_open() {
    let mut bench = Bench::new();
    let library = bench.compile("libonce.so", DRIVER, &["-DVERSION=4"]);
    bench.driver("a.json", "./libonce.so", "1.1.0").driver("b.json", "./libonce.so", "1.0.0");
    let (scan, first) = bench.scan();
    assert_eq!(scan.usable.len(), 2, "the same driver through two manifests stands twice");
    bench.store.preload(&scan.usable).unwrap();
    drop(scan);
    assert!(is_mapped(&library));
    let (again, second) = bench.scan();
    assert_eq!(negotiations(&again.usable[0]), 1);
    assert_eq!(first, second, "each scan records the same messages");
    let warned = second.iter().filter(|line| line.contains("LDP_DRIVER_7")).count();
    assert_eq!(warned, 1, "only the manifest with 1.1: {second:?}");
    bench.store.unload_preloaded();
    assert!(is_mapped(&library), "the scan has it open");
    drop(again);
    assert!(!is_mapped(&library));
}

#[test]
fn e7_a_driver_without_devices_is_forgotten() {
    let mut bench = Bench::new();
    let gone = bench.compile("libgone.so", DRIVER, &["-DVERSION=7"]);
    let kept = bench.compile("libkept.so", DRIVER, &["-DVERSION=7"]);
    bench.driver("a.json", "./libgone.so", "1.1.0").driver("b.json", "./libkept.so", "1.1.0");
    let (scan, _) = bench.scan();
    bench.store.preload(&scan.usable).unwrap();
    bench.store.forget(&scan.usable[0].library);
    drop(scan);
    assert!(!is_mapped(&gone) && is_mapped(&kept));
    bench.store.clear();
    assert!(!is_mapped(&kept));
}

#[test]
fn e2_step_9_an_old_interface_with_a_new_api_is_warned_about() {
    let mut bench = Bench::new();
    for (version, api, warned) in [(4, "1.1.0", true), (4, "1.0.9", false), (5, "1.3.0", false)] {
        let name = format!("lib{version}-{}.so", api.replace('.', ""));
        bench.compile(&name, DRIVER, &[&format!("-DVERSION={version}")]);
        bench.files.clear();
        bench.driver("a.json", &format!("./{name}"), api);
        let (scan, lines) = bench.scan();
        assert_eq!(scan.usable.len(), 1);
        let library = format!("{}/./{name}", bench.directory.path().display());
        let line = format!(
            "WARNING:        loader_scanned_icd_add: Driver {library} supports Vulkan 1.1, but only supports loader interface version 4. Interface version 5 or newer required to support this version of Vulkan (Policy #LDP_DRIVER_7)"
        );
        assert_eq!(lines.contains(&line), warned, "{version} {api}: {lines:?}");
    }
}

#[test]
fn e6_a_missing_library_and_the_next_driver() {
    let mut bench = Bench::new();
    bench.compile("libnext.so", DRIVER, &["-DVERSION=7"]);
    bench.driver("a.json", "/no/such.so", "1.1.0").driver("b.json", "./libnext.so", "1.1.0");
    let (scan, lines) = bench.scan();
    assert_eq!(scan.usable.len(), 1);
    let own = format!(
        "ERROR | DRIVER: {}/a.json is not used: it has a library that does not exist: /no/such.so. \
         To mend this, reinstall the package that owns the manifest, or remove the manifest.",
        bench.directory.path().display()
    );
    assert_eq!(lines[2], own);
    let expected = [
        "ERROR:          /no/such.so: cannot open shared object file: No such file or directory",
        "ERROR | DRIVER: loader_icd_scan: Failed loading library associated with ICD JSON /no/such.so. Ignoring this JSON",
    ];
    assert_eq!(lines[3..5], expected);
}

#[test]
fn e6_a_library_of_another_word_size() {
    let mut bench = Bench::new();
    let library = bench.compile("lib32.so", DRIVER, &["-DVERSION=7"]);
    let mut bytes = fs::read(&library).unwrap();
    let other_class = if bytes[4] == 2 { 1 } else { 2 };
    bytes[4] = other_class;
    fs::write(&library, bytes).unwrap();
    bench.driver("a.json", "./lib32.so", "1.1.0");
    let (scan, lines) = bench.scan();
    assert!(scan.usable.is_empty());
    let given = format!("{}/./lib32.so", bench.directory.path().display());
    assert!(lines[2].starts_with("INFO | DRIVER: "), "{}", lines[2]);
    assert!(lines[2].contains("-bit library, and this program is "), "{}", lines[2]);
    assert!(lines[3].starts_with(&format!("INFO:           {given}: wrong ELF class: ELFCLASS")));
    let line =
        format!("DRIVER:         Requested ICD {given} was wrong bit-type. Ignoring this JSON");
    assert_eq!(lines[4], line);
}

#[test]
fn e6_a_library_that_is_no_driver_is_closed() {
    let mut bench = Bench::new();
    let library = bench.compile("libnone.so", "int nothing;", &[]);
    bench.driver("a.json", "./libnone.so", "1.1.0");
    let (scan, lines) = bench.scan();
    assert!(scan.usable.is_empty());
    assert!(lines[2].contains("Attempt to retrieve either"), "{lines:?}");
    assert!(!is_mapped(&library));
}

#[test]
fn d3_a_library_behind_a_link_is_named_by_its_real_path() {
    let mut bench = Bench::new();
    let real = bench.compile("libreal.so", DRIVER, &["-DVERSION=7"]);
    std::os::unix::fs::symlink("libreal.so", bench.path("liblink.so")).unwrap();
    bench.driver("a.json", "./liblink.so", "1.1.0");
    let (scan, lines) = bench.scan();
    let name = fs::canonicalize(real).unwrap();
    assert_eq!(scan.usable[0].library.name(), name.as_os_str().as_bytes().into());
    assert_eq!(lines.len(), 2, "both paths lead to the same file: {lines:?}");
}

/// Windows has two numbers for a lack of memory.
#[test]
fn d3_a_lack_of_memory_with_any_number_resolves_no_path() {
    let system = |kind| OverHost {
        no_real_path: Some(SystemError { kind, number: 14 }),
        ..OverHost::default()
    };
    let here = d3_a_lack_of_memory_with_any_number_resolves_no_path as *const ();
    // SAFETY: the function is this program's.
    let path = |kind| unsafe { loaded_path(&system(kind), b"/gone/libx.so", here) };
    assert!(path(ErrorKind::OutOfMemory).is_err());
    assert!(path(ErrorKind::Other).is_ok());
}

/// A path that has no canonical form is kept and recorded.
#[test]
fn d3_paths_without_a_real_path_are_kept() {
    let here = d3_paths_without_a_real_path_are_kept as *const ();
    // SAFETY: the function is this program's.
    let (name, remarks) =
        unsafe { loaded_path(&VirtualSystem::new(), b"/gone/libx.so", here) }.unwrap();
    let program = std::env::current_exe().unwrap();
    assert_eq!(name, program.as_os_str().as_bytes());
    let journal = Journal::keeping();
    for remark in remarks {
        journal.record(remark);
    }
    let failed = |path: &str| {
        format!(
            "DEBUG:          normalize_path: Call to realpath() failed with error code {} when given the path {path}",
            libc::ENOENT
        )
    };
    let program = program.to_str().unwrap();
    let differs = format!(
        "WARNING | LAYER: Path to given binary /gone/libx.so was found to differ from OS loaded path {program}"
    );
    let expected = [failed("/gone/libx.so"), failed(program), differs];
    assert_eq!(journal.take_lines(), expected);
}

#[test]
fn d3_a_proc_addr_in_another_module_names_that_module() {
    let mut bench = Bench::new();
    bench.compile("libinner.so", DRIVER, &["-DVERSION=7"]);
    let directory = bench.directory.path().to_str().unwrap().to_owned();
    let outer = bench.compile(
        "libouter.so",
        "int outer;",
        &["-Wl,--no-as-needed", "-L", &directory, "-l:libinner.so", "-Wl,-rpath", &directory],
    );
    bench.driver("a.json", "./libouter.so", "1.1.0");
    let (scan, lines) = bench.scan();
    let [given, loaded] =
        [outer, bench.path("libinner.so")].map(|path| fs::canonicalize(path).unwrap());
    assert_eq!(scan.usable[0].library.name(), loaded.as_os_str().as_bytes().into());
    let line = format!(
        "WARNING | LAYER: Path to given binary {} was found to differ from OS loaded path {}",
        given.display(),
        loaded.display()
    );
    assert_eq!(lines[2], line);
}

#[test]
fn d5_files_that_give_no_json() {
    let mut bench = Bench::new();
    bench.manifest("empty.json", "").manifest("broken.json", "{");
    fs::create_dir(bench.path("directory.json")).unwrap();
    bench.files.push(bench.text("directory.json"));
    bench.files.push(bench.text("missing.json"));
    let (scan, lines) = bench.scan();
    assert!(scan.usable.is_empty());
    let expected = [
        format!("ERROR:          loader_get_json: Invalid JSON file {}.", bench.text("empty.json")),
        format!(
            "ERROR:          loader_get_json: Invalid JSON file {}.",
            bench.text("broken.json")
        ),
        format!(
            "ERROR:          loader_get_json: Failed to read entire JSON file {}",
            bench.text("directory.json")
        ),
        format!(
            "ERROR:          loader_get_json: Failed to open JSON file {}",
            bench.text("missing.json")
        ),
    ];
    assert_eq!(lines, expected);
}

/// drivers.md D.5, E.1 step 5, I.1 step 10: the scan goes on after every other failure.
#[test]
fn d1_running_out_of_memory_ends_the_scan() {
    let mut system = VirtualSystem::new();
    system.set("VK_DRIVER_FILES", "/a.json:/b.json");
    system.unreadable("/a.json", ReadError::Allocate);
    let journal = Journal::keeping();
    let request = DriverRequest::before_an_instance(None).unwrap();
    let result = scan_once(&system, &journal, DirectDrivers::default(), &request);
    assert_eq!(result.unwrap_err(), OutOfHostMemory);
    let line =
        "ERROR:          loader_get_json: Failed to allocate memory to read JSON file /a.json";
    assert_eq!(journal.take_lines().last().unwrap(), line);
}

/// drivers.md D.5.
#[test]
fn g_a_skipped_portability_driver_is_remembered() {
    let mut bench = Bench::new();
    bench.compile("libport.so", DRIVER, &["-DVERSION=7"]);
    bench.manifest(
        "a.json",
        r#"{"file_format_version": "1.0.1", "ICD": {"library_path": "./libport.so", "api_version": "1.1.0", "is_portability_driver": true}}"#,
    );
    let (scan, _) = bench.scan();
    assert_eq!((scan.usable.len(), scan.skipped_portability_driver()), (1, false));
    let skip = DriverRequest {
        portability: Portability::Skip,
        ..DriverRequest::before_an_instance(None).unwrap()
    };
    let (scan, _) = bench.scan_with(&skip);
    assert_eq!((scan.usable.len(), scan.skipped_portability_driver()), (0, true));
}

#[test]
fn d5_filters_come_after_the_manifest_checks_and_before_the_library() {
    let mut system = VirtualSystem::new();
    system.set("VK_DRIVER_FILES", "/a.json").set("VK_LOADER_DRIVERS_DISABLE", "*");
    let manifest = r#"{"file_format_version": "1.0.0", "ICD": {"library_path": "/no.so", "api_version": "1.0"}}"#;
    system.file("/a.json", manifest);
    let scan_lines = |options: &DriverRequest| {
        let journal = Journal::keeping();
        scan_once(&system, &journal, DirectDrivers::default(), options).unwrap();
        journal.take_lines().split_off(5)
    };
    let lines = scan_lines(&DriverRequest::before_an_instance(None).unwrap());
    assert_eq!(lines.len(), 3, "{lines:?}");
    assert!(lines[2].contains("disabled by env var"), "{lines:?}");
    let ignored = DriverRequest {
        use_variables: false,
        directories: BuildDirectories { system_config: "/a.json", ..BuildDirectories::BUILT },
        ..DriverRequest::before_an_instance(None).unwrap()
    };
    assert!(scan_lines(&ignored).last().unwrap().contains("Failed loading library"));
}

/// Filters and the search are skipped (drivers.md F 1).
#[test]
fn f_an_exclusive_list_ends_the_scan() {
    for (exclusive, searched) in [(true, false), (false, true)] {
        let direct = DirectDrivers {
            extension_enabled: true,
            list: Some(DirectDriverList { exclusive, drivers: Some(&[]) }),
        };
        let journal = Journal::keeping();
        let system = OverHost::new("");
        let request = DriverRequest::before_an_instance(None).unwrap();
        scan_once(&system, &journal, direct, &request).unwrap();
        let kept = journal.take_kept();
        assert_eq!(
            kept.iter().any(|event| matches!(event, Event::Decision(Decision::SearchEvent(_)))),
            searched
        );
    }
}

/// The whole flow with the directories of the host: finds and negotiates with lavapipe of Debian.
#[test]
#[ignore = "needs Debian's package mesa-vulkan-drivers"]
fn e1_the_host_has_lavapipe() {
    let journal = Journal::keeping();
    let request = DriverRequest::before_an_instance(None).unwrap();
    let scan = scan_once(&HostSystem, &journal, DirectDrivers::default(), &request).unwrap();
    let lines = journal.take_lines().join("\n");
    let names: Vec<_> = scan.usable.iter().map(|driver| driver.library.name()).collect();
    let lavapipe = scan.usable.iter().find(|driver| {
        String::from_utf8_lossy(driver.library.name().as_bytes()).contains("libvulkan_lvp")
    });
    let lavapipe =
        lavapipe.unwrap_or_else(|| panic!("install mesa-vulkan-drivers; found {names:?}\n{lines}"));
    assert!(lavapipe.library.interface_version >= 5, "{lines}");
    assert!(lavapipe.api_version.is_at_least(ApiVersion::V1_1), "{lines}");
}

/// The reason against a driver with this library.
fn reason_against(bench: &mut Bench, library: &str) -> String {
    bench.files.clear();
    bench.driver("a.json", library, "1.1.0");
    let (scan, lines) = bench.scan();
    assert!(scan.usable.is_empty());
    lines.into_iter().find(|line| line.contains("is not used: it has")).unwrap_or_default()
}

const NEEDED: &str = "int answer(void) { return 42; }";
const ASKS: &str = "int answer(void); int ask(void) { return answer(); }";

/// A library that is needed by one that the driver needs, in the folder that DT_RUNPATH names.
#[test]
#[cfg(target_env = "gnu")]
fn e6_a_missing_library_of_a_dependency_is_named() {
    let mut bench = Bench::new();
    let folder = bench.directory.path().to_str().unwrap().to_owned();
    let from =
        ["-L", &folder, "-Wl,--no-as-needed", "-Wl,-rpath,$ORIGIN/.", "-Wl,-soname,libgone.so.3"];
    let gone = bench.compile("libgone.so", NEEDED, &from[4..]);
    bench.compile("libmiddle.so", ASKS, &[&from[..4], &["-l:libgone.so"]].concat());
    bench.compile("libtop.so", DRIVER, &[&from[..4], &["-l:libmiddle.so", "-DVERSION=7"]].concat());
    fs::copy(&gone, bench.path("libgone.so.3")).unwrap();
    bench.driver("works.json", "./libtop.so", "1.1.0");
    assert_eq!(bench.scan().0.usable.len(), 1, "all are there");
    fs::remove_file(bench.path("libgone.so.3")).unwrap();
    let line = reason_against(&mut bench, "./libtop.so");
    assert!(line.contains("which needs libgone.so.3, which is not installed"), "{line}");
    // The dynamic linker passes over a library for another machine.
    let mut other = fs::read(gone).unwrap();
    other[18..20].copy_from_slice(&4660_u16.to_ne_bytes());
    fs::write(bench.path("libgone.so.3"), other).unwrap();
    let line = reason_against(&mut bench, "./libtop.so");
    assert!(line.contains("which needs libgone.so.3, which is not installed"), "{line}");
}

/// A version that the C library lacks: the dynamic linker alone knows, and its words are quoted.
#[test]
#[cfg(target_env = "gnu")]
fn e6_a_missing_version_is_quoted() {
    let mut bench = Bench::new();
    let library =
        bench.compile("libnew.so", "#include <stdlib.h>\nvoid *a(void) { return malloc(1); }", &[]);
    let mut bytes = fs::read(&library).unwrap();
    // The version of malloc, whatever the machine: GLIBC_2.2.5, GLIBC_2.17, ...
    let places: Vec<usize> = bytes
        .windows(7)
        .enumerate()
        .filter(|(_, part)| part == b"GLIBC_2")
        .map(|(place, _)| place)
        .collect();
    for place in places {
        bytes[place + 6] = b'9';
    }
    fs::write(&library, bytes).unwrap();
    let line = reason_against(&mut bench, "./libnew.so");
    assert!(line.contains("the dynamic linker refuses: ") && line.contains("GLIBC_9."), "{line}");
}

#[test]
fn e6_a_library_that_is_cut_short() {
    let mut bench = Bench::new();
    let library = bench.compile("libcut.so", DRIVER, &["-DVERSION=7"]);
    let bytes = fs::read(&library).unwrap();
    fs::write(&library, &bytes[..200]).unwrap();
    let line = reason_against(&mut bench, "./libcut.so");
    assert!(line.contains("has a library that is cut short: "), "{line}");
}

/// A path with a word that the dynamic linker alone knows: its words are quoted.
#[test]
fn e6_a_path_with_words_of_the_linker_is_not_called_missing() {
    let mut bench = Bench::new();
    let line = reason_against(&mut bench, "/nowhere/$LIB/libx.so");
    assert!(line.contains("has a library that the dynamic linker refuses: /nowhere/"), "{line}");
}
