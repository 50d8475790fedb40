//! Tests of the walk for layers.

use super::*;
use crate::OutOfMemory;
use crate::event::KeptEvents;
use crate::json::Uncached;
use crate::system::ReadError;
use crate::system::virtual_system::{VirtualAndroid, VirtualSystem};

fn sources<'a>(
    platform: Platform,
    system: &'a VirtualSystem,
    journal: &'a KeptEvents,
) -> LayerSources<'a> {
    let directories = &BuildDirectories::BUILT;
    let json = &Uncached;
    LayerSources {
        context: Context::on(platform, system, journal),
        json,
        settings: None,
        directories,
        unbuilt_surfaces: &[],
    }
}

/// layers.md 1.1, row 4: an implicit manifest ends both scans, an explicit one only the full
/// scan.
#[test]
fn s1_1_running_out_of_memory_ends_the_scan() {
    for (variable, ends_implicit_scan) in
        [("VK_IMPLICIT_LAYER_PATH", true), ("VK_LAYER_PATH", false)]
    {
        let mut system = VirtualSystem::new();
        system.set(variable, "/a.json");
        system.unreadable("/a.json", ReadError::Allocate);
        let journal = KeptEvents::new();
        let sources = sources(Platform::HOST, &system, &journal);
        assert_eq!(scan_layers(sources).err(), Some(OutOfMemory));
        let line =
            "ERROR:          loader_get_json: Failed to allocate memory to read JSON file /a.json";
        assert_eq!(journal.take_lines().last().map(String::as_str), Some(line));
        let implicit = scan_implicit_layers(sources).err();
        assert_eq!(implicit.is_some(), ends_implicit_scan);
    }
}

/// drivers.md C.4, Android: the layers of libraries are explicit.
#[test]
fn c4_android_layers_can_be_asked_for() {
    let library = "/app/lib/libVkLayer_own.so";
    let properties = android::LayerProperties {
        name: b"VK_LAYER_own".to_vec(),
        api_version: 0x0040_3000,
        implementation_version: 7,
        description: b"a layer".to_vec(),
        instance_extensions: vec![android::LayerExtension {
            name: b"VK_EXT_debug_utils".to_vec(),
            spec_version: 2,
        }],
        device_extensions: Vec::new(),
    };
    let mut system = VirtualSystem::new();
    system.file(library, "").set("VK_LAYER_PATH", "/a.json");
    system.file("/a.json", "{}");
    system.android = Some(VirtualAndroid {
        debuggable: false,
        library_directories: vec![b"/app/lib".to_vec()],
        libraries: [(library.into(), vec![properties])].into(),
    });
    let journal = KeptEvents::new();
    let sources = sources(Platform::Android, &system, &journal);
    let scan = scan_layers(sources).expect("memory");
    let [layer] = scan.layers.as_slice() else {
        panic!("{:?}", scan.layers);
    };
    assert_eq!(library_path(layer), Some(library.as_bytes()));
    assert_eq!(layer.implementation_version, 7);
    assert_eq!(layer.instance_extensions[0].name, "VK_EXT_debug_utils");
    let chained = |requested: &[&[u8]]| scan.activate(requested, &journal).unwrap().chained.len();
    assert_eq!((chained(&[]), chained(&[b"VK_LAYER_own"])), (0, 1));
    assert_eq!(scan_implicit_layers(sources), Ok(Vec::new()));
}
