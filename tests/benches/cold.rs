//! The cost of Vulkan for a process that uses it once: it opens the loader, creates an instance,
//! enumerates devices, creates a device, destroys both and exits. Ours beside the system's Khronos
//! loader, alternating.
//!
//! `cargo bench -p tests --bench cold`, with words of a setup's title after `--` for that setup
//! only. Needs valgrind (instructions of the whole process) and the Debian packages of `.ci/run`.
//! Each measurement runs in a child process of its own with a clean environment. In each setup a
//! child of each side first proves which library it runs. Times are medians.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::{CStr, c_void};
use std::mem::MaybeUninit;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;
use std::{env, fs, io, ptr};

use dispatch_tables::vk;
use libloading::os::unix::{Library, RTLD_LOCAL, RTLD_NOW};
use object::elf::{DT_NEEDED, PT_TLS, SHF_ALLOC};
use object::read::elf::{
    Dyn as _, ElfFile64, FileHeader as _, ProgramHeader as _, SectionHeader as _,
};
use object::{Endianness, Object as _, RelocationTarget};
use tests::artifacts;

/// Set for a child: the path of the loader's library, empty for a process that opens none.
const LIBRARY: &str = "COLD_LIBRARY";
/// Set for a child that proves which loader it runs.
const PROVE: &str = "COLD_PROVE";

/// The environment of the processes.
struct Setup {
    title: &'static str,
    /// The number of processes on each side.
    rounds: usize,
    /// Whether the installed layers and drivers are found.
    is_installed: bool,
    /// Additional variables; `DRIVER` stands for the manifest of a driver that does nothing.
    variables: &'static [(&'static str, &'static str)],
}

const DRIVER: &str = "DRIVER";

const SETUPS: [Setup; 3] = [
    Setup {
        title: "a driver that does nothing, Debian's layers, implicit layers disabled",
        rounds: 300,
        is_installed: true,
        variables: &[("VK_DRIVER_FILES", DRIVER), ("VK_LOADER_LAYERS_DISABLE", "~implicit~")],
    },
    Setup {
        title: "a driver that does nothing, alone",
        rounds: 300,
        is_installed: false,
        variables: &[("VK_DRIVER_FILES", DRIVER)],
    },
    Setup { title: "Debian's layers and drivers", rounds: 15, is_installed: true, variables: &[] },
];

/// The maximum ratios in the first setup, by figure.
const TARGETS: [(&str, f64); 3] = [
    ("instructions, whole process", 0.31),
    ("wall time, whole process, us", 0.7),
    ("dlopen, us", 0.5),
];

fn main() -> ExitCode {
    if let Some(library) = env::var_os(LIBRARY) {
        use_vulkan_once(Path::new(&library));
        return ExitCode::SUCCESS;
    }
    match compare() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bench: {error}");
            ExitCode::FAILURE
        }
    }
}

fn compare() -> Result<(), String> {
    let sides = [artifacts::shipped_loader().to_owned(), artifacts::system_loader()];
    let scratch = tempfile::tempdir().map_err(|e| format!("no temporary directory: {e}"))?;
    let manifest = scratch.path().join("driver.json");
    let text = format!(
        r#"{{"file_format_version":"1.0.1","ICD":{{"library_path":"{}","api_version":"1.4.0"}}}}"#,
        artifacts::page_driver().display()
    );
    fs::write(&manifest, text).map_err(|e| format!("{}: {e}", manifest.display()))?;
    print_files(&sides)?;
    let wanted = env::args().skip(1).find(|argument| !argument.starts_with("--"));
    for setup in &SETUPS {
        if wanted.as_ref().is_none_or(|words| setup.title.contains(words.as_str())) {
            measure(setup, &sides, scratch.path(), &manifest)?;
        }
    }
    Ok(())
}

/// Prints data about the two library files.
fn print_files(sides: &[PathBuf; 2]) -> Result<(), String> {
    let [ours, system] = sides;
    let (ours, system) = (file_figures(ours)?, file_figures(system)?);
    println!("{:<44} {:>20} {:>20}", "the library as a file", "ours", "system");
    for ((name, ours), (_, system)) in ours.iter().zip(&system) {
        println!("{name:<44} {ours:>20} {system:>20}");
    }
    println!();
    Ok(())
}

fn file_figures(library: &Path) -> Result<[(&'static str, String); 5], String> {
    let error = |e: &dyn std::fmt::Display| format!("{}: {e}", library.display());
    let bytes = fs::read(library).map_err(|e| error(&e))?;
    let elf = ElfFile64::<Endianness>::parse(&*bytes).map_err(|e| error(&e))?;
    let (endian, data) = (elf.endian(), elf.data());
    let relocations: Vec<_> = elf.dynamic_relocations().into_iter().flatten().collect();
    let relative = relocations.iter().filter(|(_, r)| r.target() == RelocationTarget::Absolute);
    let sections = elf.elf_section_table();
    let dynamic = sections.dynamic(endian, data).map_err(|e| error(&e))?;
    let (entries, strings) = dynamic.ok_or("no dynamic section")?;
    let strings = sections.strings(endian, data, strings).map_err(|e| error(&e))?;
    let not_mapped =
        sections.iter().filter(|section| !section.sh_flags(endian).contains(SHF_ALLOC));
    let symbols: u64 =
        not_mapped.filter_map(|section| section.file_range(endian)).map(|(_, size)| size).sum();
    let needed = entries.iter().filter(|entry| entry.tag(endian) == DT_NEEDED);
    let needed: Vec<_> = needed
        .filter_map(|entry| entry.string(endian, strings).ok())
        .map(|name| String::from_utf8_lossy(name).into_owned())
        .collect();
    let segments = elf.elf_header().program_headers(endian, data).map_err(|e| error(&e))?;
    let has_tls = segments.iter().any(|segment| segment.p_type(endian) == PT_TLS);
    Ok([
        ("size without symbols, bytes", (bytes.len() as u64 - symbols).to_string()),
        ("relocations", relocations.len().to_string()),
        ("relative relocations", relative.count().to_string()),
        ("needs", needed.join(" ")),
        ("thread-local storage", if has_tls { "yes" } else { "no" }.to_owned()),
    ])
}

/// The values that children printed, by figure.
type Figures = BTreeMap<String, Vec<f64>>;

fn measure(
    setup: &Setup,
    sides: &[PathBuf; 2],
    home: &Path,
    manifest: &Path,
) -> Result<(), String> {
    let child = |library: &Path| command(setup, library, home, manifest);
    let mut figures = [Figures::new(), Figures::new()];
    for (library, figures) in sides.iter().zip(&mut figures) {
        run(child(library)?.env(PROVE, "1"))?;
        let instructions = count_instructions(&child(library)?)?;
        figures.insert("instructions, whole process".to_owned(), vec![instructions]);
    }
    for _ in 0..setup.rounds {
        for (library, figures) in sides.iter().zip(&mut figures) {
            let mut child = child(library)?;
            let start = Instant::now();
            let output = run(&mut child)?;
            let took = start.elapsed().as_secs_f64() * 1e6;
            figures.entry("wall time, whole process, us".to_owned()).or_default().push(took);
            for line in output.lines() {
                let (name, value) = line.rsplit_once(' ').ok_or("a figure has a name")?;
                let value = value.parse().map_err(|e| format!("not a number in `{line}`: {e}"))?;
                figures.entry(name.to_owned()).or_default().push(value);
            }
        }
    }
    let nothing = count_instructions(&child(Path::new(""))?)?;
    print_table(setup, figures, nothing);
    Ok(())
}

fn print_table(setup: &Setup, figures: [Figures; 2], nothing: f64) {
    let [ours, system] = figures;
    println!("{}", setup.title);
    println!("{:<44} {:>12} {:>12} {:>8}", "", "ours", "system", "ratio");
    for (name, ours) in ours {
        let ours = median(ours);
        let system = system.get(&name).cloned().map_or(f64::NAN, median);
        let ratio = ours / system;
        print!("{name:<44} {ours:>12.0} {system:>12.0} {ratio:>8.3}");
        match TARGETS.iter().find(|(target, _)| *target == name) {
            Some((_, most)) if ptr::eq(setup, &SETUPS[0]) => {
                println!("  {most}: {}", if ratio <= *most { "yes" } else { "no" });
            }
            _ => println!(),
        }
    }
    println!("{:<44} {nothing:>12.0} {nothing:>12.0}\n", "instructions without any loader");
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}

/// A child that uses `library`.
fn command(setup: &Setup, library: &Path, home: &Path, manifest: &Path) -> Result<Command, String> {
    let program = env::current_exe().map_err(|e| format!("no path of this program: {e}"))?;
    let mut command = Command::new(program);
    command.env_clear().env(LIBRARY, library).env("HOME", home);
    for name in ["XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
        command.env(name, home);
    }
    if !setup.is_installed {
        command.env("XDG_CONFIG_DIRS", home).env("XDG_DATA_DIRS", home);
        // Built-in directories cannot be changed.
        command.env("VK_LAYER_PATH", home).env("VK_IMPLICIT_LAYER_PATH", home);
    }
    for (name, value) in setup.variables {
        let value = if *value == DRIVER { manifest } else { Path::new(value) };
        command.env(name, value);
        if *name == "VK_DRIVER_FILES" {
            // The older name of the variable, for older loaders.
            command.env("VK_ICD_FILENAMES", value);
        }
    }
    Ok(command)
}

/// Runs a child until it ends, and returns its output.
fn run(child: &mut Command) -> Result<String, String> {
    let output = child.output().map_err(|e| format!("{child:?} does not start: {e}"))?;
    if !output.status.success() {
        let error = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{child:?} failed ({}):\n{error}", output.status));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The instructions of a whole child process, including the dynamic linker's.
fn count_instructions(child: &Command) -> Result<f64, String> {
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(child.get_program());
    valgrind.env_clear().env("PATH", env::var_os("PATH").unwrap_or_default());
    valgrind.envs(child.get_envs().filter_map(|(name, value)| Some((name, value?))));
    let output = valgrind.output().map_err(|e| format!("valgrind: {e}"))?;
    let text = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        return Err(format!("{child:?} failed under valgrind ({}):\n{text}", output.status));
    }
    let count = text.lines().find_map(|line| line.split_once("Collected : "));
    let count = count.and_then(|(_, number)| number.trim().parse().ok());
    count.ok_or_else(|| format!("callgrind's output has no count:\n{text}"))
}

/// The child process.
fn use_vulkan_once(path: &Path) {
    if path.as_os_str().is_empty() {
        return;
    }
    let mut figures = Vec::with_capacity(8);
    let mut start = Instant::now();
    let mut lap = |name: &'static str| {
        figures.push((name, start.elapsed().as_nanos()));
        start = Instant::now();
    };
    // SAFETY: the constructor of a Vulkan loader has no preconditions.
    let library = unsafe { Library::open(Some(path), RTLD_NOW | RTLD_LOCAL) }.expect("the loader");
    lap("dlopen, us");
    // SAFETY: the symbol has this type in every Vulkan loader.
    let get: vk::PFN_vkGetInstanceProcAddr =
        unsafe { *library.get("vkGetInstanceProcAddr").expect("vkGetInstanceProcAddr") };
    let instance = create_instance(get);
    lap("first vkCreateInstance, us");
    let physical_device = first_device(get, instance);
    lap("first vkEnumeratePhysicalDevices, us");
    let device = create_device(get, instance, physical_device);
    lap("first vkCreateDevice, us");
    // SAFETY: device and instance are alive, and nobody uses them any more.
    unsafe {
        command_of::<vk::PFN_vkDestroyDevice>(get, instance, c"vkDestroyDevice")(
            device,
            ptr::null(),
        );
        lap("vkDestroyDevice, us");
        command_of::<vk::PFN_vkDestroyInstance>(get, instance, c"vkDestroyInstance")(
            instance,
            ptr::null(),
        );
    }
    lap("vkDestroyInstance, us");
    if env::var_os(PROVE).is_some() {
        prove_mapped(path);
    }
    for (name, nanoseconds) in figures {
        println!("{name} {}.{:03}", nanoseconds / 1000, nanoseconds % 1000);
    }
    println!("minor page faults {}", minor_page_faults());
}

/// Panics unless exactly this loader is mapped.
fn prove_mapped(library: &Path) {
    let maps = fs::read_to_string("/proc/self/maps").expect("/proc/self/maps");
    let real = library.canonicalize().expect("the loader's real path");
    let paths = maps.lines().filter_map(|line| line.split_whitespace().nth(5));
    let mapped: BTreeSet<_> = paths.filter(|path| path.contains("libvulkan.so")).collect();
    assert_eq!(mapped, BTreeSet::from([real.to_str().expect("UTF-8")]), "another loader is mapped");
}

fn minor_page_faults() -> libc::c_long {
    let mut usage = MaybeUninit::<libc::rusage>::uninit();
    // SAFETY: `usage` has room for the structure.
    let result = unsafe { libc::getrusage(libc::RUSAGE_SELF, usage.as_mut_ptr()) };
    assert_eq!(result, 0, "{}", io::Error::last_os_error());
    // SAFETY: the call succeeded and filled the structure.
    unsafe { usage.assume_init() }.ru_minflt
}

/// The command with this name; the caller chooses its type.
fn command_of<F: Copy>(
    get: vk::PFN_vkGetInstanceProcAddr,
    instance: vk::Instance,
    name: &CStr,
) -> F {
    // SAFETY: the instance is NULL or alive, and the name is a C string.
    let command = unsafe { get(instance, name.as_ptr()) };
    let command = command.unwrap_or_else(|| panic!("{} is missing", name.to_string_lossy()));
    const { assert!(size_of::<F>() == size_of::<*const c_void>()) };
    // SAFETY: all function pointers have the same size, and callers choose the type of the named
    // command.
    unsafe { std::mem::transmute_copy(&command) }
}

fn create_instance(get: vk::PFN_vkGetInstanceProcAddr) -> vk::Instance {
    let create: vk::PFN_vkCreateInstance = command_of(get, vk::Instance::NULL, c"vkCreateInstance");
    let info = vk::InstanceCreateInfo::default();
    let mut instance = vk::Instance::NULL;
    // SAFETY: `info` is valid, there are no callbacks, and `instance` is writable.
    let result = unsafe { create(&info, ptr::null(), &mut instance) };
    assert_eq!(result, vk::Result::SUCCESS);
    instance
}

/// The first physical device; the others are not returned.
fn first_device(get: vk::PFN_vkGetInstanceProcAddr, instance: vk::Instance) -> vk::PhysicalDevice {
    let enumerate: vk::PFN_vkEnumeratePhysicalDevices =
        command_of(get, instance, c"vkEnumeratePhysicalDevices");
    let (mut count, mut device) = (1, vk::PhysicalDevice::NULL);
    // SAFETY: `count` is 1, and `device` has room for one handle.
    let result = unsafe { enumerate(instance, &mut count, &mut device) };
    assert!(matches!(result, vk::Result::SUCCESS | vk::Result::INCOMPLETE));
    device
}

fn create_device(
    get: vk::PFN_vkGetInstanceProcAddr,
    instance: vk::Instance,
    physical_device: vk::PhysicalDevice,
) -> vk::Device {
    let create: vk::PFN_vkCreateDevice = command_of(get, instance, c"vkCreateDevice");
    let priority = 1.0;
    let queue = vk::DeviceQueueCreateInfo {
        queue_count: 1,
        p_queue_priorities: &priority,
        ..Default::default()
    };
    let info = vk::DeviceCreateInfo {
        queue_create_info_count: 1,
        p_queue_create_infos: &queue,
        ..Default::default()
    };
    let mut device = vk::Device::NULL;
    // SAFETY: the physical device is alive, `info` is valid, and `device` is writable.
    let result = unsafe { create(physical_device, &info, ptr::null(), &mut device) };
    assert_eq!(result, vk::Result::SUCCESS);
    device
}
