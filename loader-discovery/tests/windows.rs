//! The stages of discovery by the rules of Windows, on a virtual system: separators of lists,
//! backslashes in paths, names of files (drivers.md A.3, A.4, D.1, D.3; layers.md 1.5, 3.7). The tests of
//! search and settings have their own.
#![allow(clippy::disallowed_methods, clippy::disallowed_macros, reason = "tests may abort")]

use loader_discovery::Context;
use loader_discovery::drivers::{DriverManifests, DriverRequest};
use loader_discovery::event::{Event, KeptEvents, Observation};
use loader_discovery::json::Uncached;
use loader_discovery::layers::{LayerSources, Wanted, library_path, scan_layers};
use loader_discovery::search::BuildDirectories;
use loader_discovery::system::Platform;
use loader_discovery::system::virtual_system::{VirtualSystem, VirtualWindows};

/// A system with this variable.
fn windows(name: &str, value: &str) -> VirtualSystem {
    let mut system = VirtualSystem::new();
    system.windows = Some(VirtualWindows::default());
    system.set(name, value);
    system
}

fn driver(system: &mut VirtualSystem, manifest: &str, library: &str) {
    let library = library.replace('\\', "\\\\");
    let content = format!(
        r#"{{ "file_format_version": "1.0.0",
            "ICD": {{ "library_path": "{library}", "api_version": "1.3.0" }} }}"#
    );
    system.file(manifest, content);
}

/// The libraries of the drivers, and the events.
fn drivers(system: &VirtualSystem) -> (Vec<String>, Vec<Event<'static>>) {
    let journal = KeptEvents::new();
    let context = Context::on(Platform::Windows, system, &journal);
    let request = DriverRequest::before_an_instance(None).expect("memory");
    let found = DriverManifests::search(context, &Uncached, &request).expect("memory");
    let text = |library| String::from_utf8(library).expect("UTF-8");
    let accepted = found.filter_map(|driver| driver.expect("memory").ok());
    let libraries = accepted.map(|driver| text(driver.library)).collect();
    (libraries, journal.take_all())
}

#[test]
fn d3_libraries_of_drivers_are_relative_to_their_manifest() {
    let mut system = windows("VK_DRIVER_FILES", r"C:\d\a.json;C:\d\b.json;C:\d\c.json");
    driver(&mut system, r"C:\d\a.json", r".\gpu.dll");
    driver(&mut system, r"C:\d\b.json", r"D:\gpu.dll");
    driver(&mut system, r"C:\d\c.json", "gpu.dll");
    assert_eq!(drivers(&system).0, [r"C:\d\.\gpu.dll", r"D:\gpu.dll", "gpu.dll"]);
}

#[test]
fn a4_driver_filters_compare_the_name_of_the_file() {
    let mut system = windows("VK_DRIVER_FILES", r"C:\d\a.json;C:\d\b.json");
    driver(&mut system, r"C:\d\a.json", "a.dll");
    driver(&mut system, r"C:\d\b.json", "b.dll");
    system.set("VK_LOADER_DRIVERS_DISABLE", "a.json");
    assert_eq!(drivers(&system).0, ["b.dll"]);
}

#[test]
fn d1_the_variable_that_names_a_missing_manifest_is_named() {
    let system = windows("VK_DRIVER_FILES", r"C:\d\a.json;C:\d\gone.json");
    let (libraries, events) = drivers(&system);
    assert!(libraries.is_empty());
    let cure = "unset VK_DRIVER_FILES, which replaces the search for drivers, or correct the path in \
                its value";
    let cures = events
        .iter()
        .filter_map(|event| Observation::of(event).why)
        .filter(|found| found.cure == *cure);
    assert_eq!(cures.count(), 2);
}

/// Libraries of layers, and the folders of an override layer, which may be lists.
#[test]
fn s3_7_layers_and_the_paths_of_the_override_layer() {
    let layer = |name: &str, own: &str| {
        format!(
            r#"{{ "file_format_version": "1.2.0", "layer": {{ "name": "{name}", "type": "GLOBAL",
                "api_version": "1.3.0", "implementation_version": "1", "description": "a",
                "disable_environment": {{ "OFF_{name}": "1" }}, {own} }} }}"#
        )
    };
    let mut system = windows("VK_IMPLICIT_LAYER_PATH", r"C:\implicit");
    let own = r#""component_layers": [], "override_paths": ["C:\\one;D:\\two"]"#;
    system.file(r"C:\implicit\o.json", layer("VK_LAYER_LUNARG_override", own));
    for (path, name) in [(r"C:\one\l.json", "VK_LAYER_one"), (r"D:\two\l.json", "VK_LAYER_two")] {
        system.file(path, layer(name, r#""library_path": ".\\l.dll""#));
    }
    let journal = KeptEvents::new();
    let sources = LayerSources {
        context: Context::on(Platform::Windows, &system, &journal),
        json: &Uncached,
        settings: None,
        directories: &BuildDirectories::BUILT,
        unbuilt_surfaces: &[],
    };
    let scan = scan_layers(sources, Wanted::All).expect("memory");
    let libraries: Vec<_> = scan.layers.iter().filter_map(library_path).collect();
    let expected = [&br"C:\one\.\l.dll"[..], br"D:\two\.\l.dll"];
    assert_eq!(libraries, expected, "{:?}", journal.take_lines());
}
