//! ICD packages on a virtual system (docs/icd-packages.md, fuchsia-loader-service).

use super::*;
use crate::Context;
use crate::OutOfMemory;
use crate::event::{JsonFailure, KeptEvents};
use crate::system::Platform;
use crate::system::ReadError;
use crate::system::fuchsia::{IcdPackages, ResolvedPackage};
use crate::system::virtual_system::{VirtualSystem, errors};

const METADATA: &str =
    r#"{"file_path": "lib/libicd.so", "version": 1, "manifest_path": "meta/icd.d/icd.json"}"#;

/// A valid package at `/pkg/NAME`.
fn add_package(system: &mut VirtualSystem, name: &str, metadata: &str) {
    system
        .file(format!("/pkg/{name}/metadata/metadata.json"), metadata)
        .file(format!("/pkg/{name}/contents/lib/libicd.so"), "")
        .file(format!("/pkg/{name}/contents/meta/icd.d/icd.json"), "{}");
}

fn find(system: &VirtualSystem) -> (Packages, Vec<String>) {
    let journal = KeptEvents::new();
    let found = find_packages(Context::on(Platform::Linux, system, &journal), true).unwrap();
    (found, journal.take_lines())
}

/// The outcome for one package: library and manifest, or the reason of the rejection.
fn judge_one(change: impl Fn(&mut VirtualSystem), metadata: &str) -> Result<[String; 2], String> {
    let mut system = VirtualSystem::new();
    add_package(&mut system, "p", metadata);
    change(&mut system);
    system.set("VK_LOADER_ICD_PACKAGES", "/pkg/p");
    let (found, lines) = find(&system);
    match &found.packages[0].state {
        PackageState::Accepted(driver) => Ok([&driver.library, &driver.manifest]
            .map(|path| String::from_utf8(path.clone()).unwrap())),
        PackageState::Rejected(_) => {
            assert_eq!(found.drivers().count(), 0);
            let line = lines.last().unwrap();
            let reason = line.strip_prefix("WARNING | DRIVER: ICD package /pkg/p").unwrap();
            Err(reason.strip_suffix(". Skipping this package.").unwrap().into())
        }
        PackageState::Waiting => panic!("packages of the environment wait for nothing"),
    }
}

/// drivers.md C.6.
#[test]
fn a_package_that_is_in_order_is_accepted() {
    let paths = judge_one(|_| {}, METADATA).unwrap();
    let expected = ["/pkg/p/contents/lib/libicd.so", "/pkg/p/contents/meta/icd.d/icd.json"];
    assert_eq!(paths, expected);
}

#[test]
fn the_version_must_be_1() {
    for (version, shown) in
        [("2", "2"), ("0", "0"), ("\"1\"", "1"), ("true", "true"), ("null", "null"), ("1.5", "1.5")]
    {
        let metadata = METADATA.replace("\"version\": 1", &format!("\"version\": {version}"));
        let expected = format!(": 'version' in metadata/metadata.json must be 1 and is {shown}");
        assert_eq!(judge_one(|_| {}, &metadata), Err(expected), "{version}");
    }
    let none = METADATA.replace("version", "no_version");
    assert!(judge_one(|_| {}, &none).unwrap_err().ends_with("must be 1 and is missing"));
    for root in ["[]", "1", "\"x\"", "null"] {
        assert!(judge_one(|_| {}, root).unwrap_err().ends_with("is missing"), "{root}");
    }
    let float = METADATA.replace("\"version\": 1", "\"version\": 1.0");
    assert!(judge_one(|_| {}, &float).is_ok());
}

#[test]
fn metadata_that_cannot_be_read_turns_the_package_down() {
    let unusable = ": metadata/metadata.json cannot be read";
    for text in ["", "{", "\u{1}\"", "//"] {
        assert_eq!(judge_one(|_| {}, text), Err(unusable.into()), "{text:?}");
    }
    for error in [
        ReadError::Open(errors::DENIED),
        ReadError::Size(errors::INPUT_OUTPUT),
        ReadError::Read(errors::INPUT_OUTPUT),
        ReadError::Short,
        ReadError::TooLarge,
    ] {
        let unreadable = |system: &mut VirtualSystem| {
            system.unreadable("/pkg/p/metadata/metadata.json", error);
        };
        assert_eq!(judge_one(unreadable, METADATA), Err(unusable.into()), "{error:?}");
    }
    let directory = |system: &mut VirtualSystem| {
        system.directory("/pkg/p/metadata/metadata.json");
    };
    assert_eq!(judge_one(directory, METADATA), Err(unusable.into()));
}

/// If memory runs out, the whole search fails.
#[test]
fn refused_memory_ends_the_search() {
    let mut system = VirtualSystem::new();
    add_package(&mut system, "p", METADATA);
    system
        .unreadable("/pkg/p/metadata/metadata.json", ReadError::Allocate)
        .set("VK_LOADER_ICD_PACKAGES", "/pkg/p");
    let journal = KeptEvents::new();
    let found = find_packages(Context::on(Platform::Linux, &system, &journal), true);
    let path = Text::from("/pkg/p/metadata/metadata.json");
    assert_eq!(found, Err(OutOfMemory));
    assert_eq!(journal.take_all().pop(), Some(JsonFailure::Allocate { path }.into()));
}

#[test]
fn both_paths_must_be_given() {
    for key in ["file_path", "manifest_path"] {
        let expected =
            format!(": '{key}' in metadata/metadata.json is missing, empty or not a string");
        for value in ["", "1", "null", "[\"lib/libicd.so\"]", "\"\"", "\"\\u0000lib\""] {
            let pairs = ["file_path", "manifest_path"].map(|name| match value {
                _ if name != key && name == "file_path" => {
                    r#""file_path": "lib/libicd.so""#.to_owned()
                }
                _ if name != key => r#""manifest_path": "meta/icd.d/icd.json""#.to_owned(),
                "" => r#""other": 1"#.to_owned(),
                value => format!("\"{name}\": {value}"),
            });
            let metadata = format!("{{\"version\": 1, {}}}", pairs.join(", "));
            assert_eq!(judge_one(|_| {}, &metadata), Err(expected.clone()), "{metadata}");
        }
    }
}

#[test]
fn neither_path_may_lead_out_of_contents() {
    let outside = |system: &mut VirtualSystem| {
        system
            .file("/outside/x", "")
            .link("/pkg/p/contents/link", "/outside")
            .link("/pkg/p/contents/up", "..")
            .link("/pkg/p/contents/loop", "loop")
            .link("/pkg/p/contents/inner", "lib")
            .link("/pkg/p/contents/twice", "link/x");
    };
    let out = [
        "/outside/x",
        "../outside",
        "lib/../lib/libicd.so",
        "lib/..",
        "link/x",
        "twice",
        "up",
        ".",
        "./",
        "up/contents/link/x",
    ];
    let unreachable =
        [("loop", "Too many levels of symbolic links"), ("no", "No such file or directory")];
    for (key, own) in [("file_path", "lib/libicd.so"), ("manifest_path", "meta/icd.d/icd.json")] {
        for path in out {
            let expected =
                format!(": '{key}' in metadata/metadata.json leads out of contents: {path}");
            assert_eq!(judge_one(outside, &METADATA.replace(own, path)), Err(expected), "{path}");
        }
        for (path, why) in unreachable {
            let expected = format!(
                ": '{key}' in metadata/metadata.json names {path}, which cannot be opened: {why}"
            );
            assert_eq!(judge_one(outside, &METADATA.replace(own, path)), Err(expected), "{path}");
        }
    }
    let inner = judge_one(outside, &METADATA.replace("lib/libicd.so", "./inner//libicd.so"));
    assert_eq!(inner.unwrap()[0], "/pkg/p/contents/lib/libicd.so");
    let around =
        judge_one(outside, &METADATA.replace("lib/libicd.so", "up/contents/lib/libicd.so"));
    assert_eq!(around.unwrap()[0], "/pkg/p/contents/lib/libicd.so");
}

/// "can be placed in most subdirectories (not /bin) of the package".
#[test]
fn drivers_must_not_be_in_bin() {
    let with_bin = |system: &mut VirtualSystem| {
        system
            .file("/pkg/p/contents/bin/libicd.so", "")
            .file("/pkg/p/contents/lib/bin/libicd.so", "")
            .link("/pkg/p/contents/lib/link.so", "../bin/libicd.so");
    };
    for path in ["bin/libicd.so", "./bin/libicd.so", "lib/link.so"] {
        let outcome = judge_one(with_bin, &METADATA.replace("lib/libicd.so", path));
        assert_eq!(
            outcome,
            Err(": drivers must not be in bin: /pkg/p/contents/bin/libicd.so".into())
        );
    }
    let below = judge_one(with_bin, &METADATA.replace("lib/libicd.so", "lib/bin/libicd.so"));
    assert!(below.is_ok());
}

#[test]
fn a_package_needs_both_of_its_directories_inside_itself() {
    let mut system = VirtualSystem::new();
    system
        .file("/pkg/no_metadata/contents/x", "")
        .file("/pkg/no_contents/metadata/metadata.json", METADATA)
        .file("/pkg/a_file", "")
        .file("/elsewhere/metadata.json", METADATA)
        .file("/elsewhere/lib/libicd.so", "");
    add_package(&mut system, "foreign_metadata", METADATA);
    system.link("/pkg/foreign_metadata/metadata", "/elsewhere");
    add_package(&mut system, "foreign_contents", METADATA);
    system.link("/pkg/foreign_contents/contents", "/elsewhere");
    let cases = [
        ("missing", " cannot be opened: No such file or directory"),
        ("a_file", " has no contents"),
        ("no_contents", " has no contents"),
        ("no_metadata", " has no metadata/metadata.json"),
        ("foreign_metadata", ": metadata/metadata.json leads out of the package"),
        ("foreign_contents", ": contents leads out of the package"),
    ];
    for (name, reason) in cases {
        system.set("VK_LOADER_ICD_PACKAGES", format!("/pkg/{name}"));
        let lines = find(&system).1;
        let expected =
            format!("WARNING | DRIVER: ICD package /pkg/{name}{reason}. Skipping this package.");
        assert_eq!(lines.last(), Some(&expected));
    }
}

/// A common layout: `contents` is the package itself, and the metadata is below `meta`. The package
/// may be reached through links.
#[test]
fn contents_may_be_the_whole_package() {
    let mut system = VirtualSystem::new();
    system
        .file("/store/p/meta/metadata/metadata.json", METADATA)
        .file("/store/p/meta/icd.d/icd.json", "{}")
        .file("/store/p/lib/libicd.so", "")
        .link("/store/p/contents", ".")
        .link("/store/p/metadata", "meta/metadata")
        .link("/pkg", "/store/p")
        .set("VK_LOADER_ICD_PACKAGES", "/pkg");
    let (found, _) = find(&system);
    let driver = PackagedDriver {
        library: b"/store/p/lib/libicd.so".to_vec(),
        manifest: b"/store/p/meta/icd.d/icd.json".to_vec(),
    };
    assert_eq!(found.drivers().collect::<Vec<_>>(), [&driver]);
}

#[test]
fn the_environment_lists_packages_once_each_in_order() {
    let mut system = VirtualSystem::new();
    for name in ["a", "b"] {
        add_package(&mut system, name, METADATA);
    }
    system.set("VK_LOADER_ICD_PACKAGES", "::/pkg/b:/no:/pkg/a:/pkg/b:");
    let (found, lines) = find(&system);
    let libraries: Vec<_> = found.drivers().map(|driver| driver.library.as_slice()).collect();
    let expected: [&[u8]; 2] = [b"/pkg/b/contents/lib/libicd.so", b"/pkg/a/contents/lib/libicd.so"];
    assert_eq!(libraries, expected);
    let expected = [
        "DRIVER:         Searching for ICD packages",
        "DRIVER:            In following locations:",
        "DRIVER:               /pkg/b",
        "DRIVER:               /no",
        "DRIVER:               /pkg/a",
        "DRIVER:         Found ICD package /pkg/b, driver /pkg/b/contents/lib/libicd.so",
        "WARNING | DRIVER: ICD package /no cannot be opened: No such file or directory. Skipping this package.",
        "DRIVER:         Found ICD package /pkg/a, driver /pkg/a/contents/lib/libicd.so",
    ];
    assert_eq!(lines, expected);
}

/// drivers.md A.3: Windows separates paths by semicolons, since they have colons.
#[test]
fn windows_separates_packages_by_semicolons() {
    let mut system = VirtualSystem::new();
    system.set("VK_LOADER_ICD_PACKAGES", r";C:\b;C:\a:x;C:\b;");
    let journal = KeptEvents::new();
    let found = find_packages(Context::on(Platform::Windows, &system, &journal), true).unwrap();
    let directories: Vec<_> = found.packages.iter().map(|it| it.directory.as_slice()).collect();
    let expected: [&[u8]; 2] = [br"C:\b", br"C:\a:x"];
    assert_eq!(directories, expected);
}

#[test]
fn without_packages_nothing_is_logged() {
    let mut system = VirtualSystem::new();
    assert_eq!(find(&system), (Packages::default(), vec![]));
    system.set("VK_LOADER_ICD_PACKAGES", "");
    assert_eq!(find(&system), (Packages::default(), vec![]));
}

/// As with `VK_ADD_DRIVER_FILES`: ignored if a variable replaces the search, with elevated
/// privileges, and with device configurations.
#[test]
fn the_variable_only_adds() {
    let mut system = VirtualSystem::new();
    add_package(&mut system, "p", METADATA);
    system.set("VK_LOADER_ICD_PACKAGES", "/pkg/p");
    assert_eq!(find(&system).0.packages.len(), 1);
    let journal = KeptEvents::new();
    let unwanted = find_packages(Context::on(Platform::Linux, &system, &journal), false).unwrap();
    assert_eq!(unwanted, Packages::default());
    for name in ["VK_DRIVER_FILES", "VK_ICD_FILENAMES"] {
        let mut replaced = system.clone();
        replaced.set(name, "");
        assert_eq!(find(&replaced).0, Packages::default(), "{name}");
    }
    system.elevate();
    assert_eq!(find(&system).0, Packages::default());
}

/// A Fuchsia system with the packages `a` and `b`.
fn fuchsia() -> VirtualSystem {
    let mut system = VirtualSystem::new();
    let mut parts = IcdPackages::default();
    for name in ["a", "b"] {
        add_package(&mut system, name, METADATA);
        parts.packages.push(ResolvedPackage {
            url: format!("fuchsia-pkg://fuchsia.com/{name}").into(),
            directory: format!("/pkg/{name}").into(),
        });
    }
    system.fuchsia = Some(parts);
    system.set("VK_LOADER_ICD_PACKAGES", "/pkg/not_on_fuchsia");
    system
}

fn gpu(name: &str, packages: &[&str]) -> GpuDevice {
    let url = |name: &&str| format!("fuchsia-pkg://fuchsia.com/{name}").into();
    GpuDevice { name: name.into(), packages: packages.iter().map(url).collect() }
}

fn find_on_fuchsia(system: &VirtualSystem) -> (Packages, Vec<String>) {
    let journal = KeptEvents::new();
    let found = find_packages(Context::on(Platform::Fuchsia, system, &journal), true).unwrap();
    (found, journal.take_lines())
}

/// drivers.md C.6.
#[test]
fn on_fuchsia_a_package_counts_once_a_device_names_it() {
    let mut system = fuchsia();
    let (found, lines) = find_on_fuchsia(&system);
    assert_eq!(found.drivers().count(), 0);
    let waiting = "DEBUG | DRIVER: ICD package fuchsia-pkg://fuchsia.com/b waits for a GPU device that names it";
    assert_eq!(lines.last().map(String::as_str), Some(waiting));

    system.fuchsia.as_mut().unwrap().devices = vec![gpu("000", &["b"])];
    let (found, _) = find_on_fuchsia(&system);
    let states: Vec<_> = found.packages.iter().map(|package| &package.state).collect();
    assert_eq!(states[0], &PackageState::Waiting);
    assert!(matches!(states[1], PackageState::Accepted(_)));

    // A second device names both packages and a missing one. Each package counts once, in its own
    // order.
    let devices = &mut system.fuchsia.as_mut().unwrap().devices;
    devices.push(gpu("001", &["b", "later", "a"]));
    let (found, lines) = find_on_fuchsia(&system);
    assert_eq!(found.drivers().count(), 2);
    let unresolved = "DEBUG | DRIVER: GPU device 001 names ICD package fuchsia-pkg://fuchsia.com/later, which is not there yet";
    assert!(lines.iter().any(|line| line == unresolved), "{lines:?}");

    // The missing package appears and is invalid.
    add_package(&mut system, "later", "{}");
    let packages = &mut system.fuchsia.as_mut().unwrap().packages;
    packages.push(ResolvedPackage {
        url: b"fuchsia-pkg://fuchsia.com/later".to_vec(),
        directory: b"/pkg/later".to_vec(),
    });
    let (found, _) = find_on_fuchsia(&system);
    assert!(matches!(found.packages[2].state, PackageState::Rejected(_)));
}

#[test]
fn on_fuchsia_a_full_override_replaces_packages_too() {
    let mut system = fuchsia();
    system.fuchsia.as_mut().unwrap().devices = vec![gpu("000", &["a"])];
    system.set("VK_DRIVER_FILES", "/d");
    assert_eq!(find_on_fuchsia(&system), (Packages::default(), vec![]));
    assert_eq!(find_on_fuchsia(&VirtualSystem::new()).0, Packages::default());
}

#[test]
fn the_state_can_be_inspected() {
    let mut system = fuchsia();
    system.fuchsia.as_mut().unwrap().devices = vec![gpu("000", &["b"])];
    let journal = KeptEvents::new();
    let context = Context::on(Platform::Fuchsia, &system, &journal);
    let state = crate::drivers::inspect_packages(context).unwrap();
    assert_eq!(state, find_on_fuchsia(&system).0);
    let drivers: Vec<&PackagedDriver> = state.drivers().collect();
    assert_eq!(drivers.len(), 1);
    assert_eq!(state.devices, [gpu("000", &["b"])]);
}
