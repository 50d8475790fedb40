//! Tests of the walk for layers.

use super::*;
use crate::OutOfMemory;
use crate::event::KeptEvents;
use crate::json::Uncached;
use crate::manifest::layer::LayerExtension;
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
        assert_eq!(scan_layers(sources, Wanted::All).err(), Some(OutOfMemory));
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
    let properties = Layer {
        name: "VK_LAYER_own".into(),
        manifest: library.into(),
        content: LayerContent::Library(library.into()),
        api_version: 0x0040_3000,
        implementation_version: 7,
        description: "a layer".into(),
        instance_extensions: vec![LayerExtension {
            name: "VK_EXT_debug_utils".into(),
            spec_version: 2,
            entrypoints: TextList::default(),
        }],
        ..Layer::default()
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
    let scan = scan_layers(sources, Wanted::All).expect("memory");
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

fn manifest(layer: &str) -> String {
    format!(r#"{{"file_format_version": "1.2.1", "layer": {{{layer}}}}}"#)
}

fn layer(name: &str) -> String {
    let texts = r#""type": "GLOBAL", "api_version": "1.3.0", "implementation_version": "1", "description": "d""#;
    format!(r#""name": "{name}", {texts}, "disable_environment": {{"NO_{name}": "1"}}"#)
}

/// The layers that an instance without requests enables, and whether the explicit layer was read.
fn unrequested(system: &VirtualSystem, wanted: Wanted) -> (Vec<String>, bool) {
    let journal = KeptEvents::new();
    let scan = scan_layers(sources(Platform::Linux, system, &journal), wanted).expect("memory");
    let activation = scan.activate(&[], &journal).expect("memory");
    let names = activation.listed.iter().map(|active| scan.layers[active.layer].name.clone());
    (names.collect(), scan.layers.iter().any(|layer| layer.name == "VK_LAYER_explicit"))
}

/// layers.md 3.1 to 3.7: without a request the same layers are enabled, whether or not explicit
/// layers are read that nothing can enable.
#[test]
fn explicit_layers_are_read_where_they_can_matter() {
    let library = r#", "library_path": "libl.so""#;
    let plain = |name: &str| manifest(&format!("{}{library}", layer(name)));
    let meta = |name: &str| {
        manifest(&format!(r#"{}, "component_layers": ["VK_LAYER_explicit"]"#, layer(name)))
    };
    let hiding = |name: &str| {
        let hides = r#", "component_layers": [], "blacklisted_layers": ["VK_LAYER_implicit"]"#;
        manifest(&format!("{}{hides}", layer(name)))
    };
    let escaped = hiding(r"\u0056K_LAYER_LUNARG_override");
    // An implicit manifest, another explicit one, a variable; whether the explicit layer is read.
    let cases = [
        (plain("VK_LAYER_implicit"), plain("VK_LAYER_other"), None, false),
        (meta("VK_LAYER_meta"), plain("VK_LAYER_other"), None, true),
        (meta(OVERRIDE_LAYER), plain("VK_LAYER_other"), None, true),
        (plain("VK_LAYER_implicit"), hiding(OVERRIDE_LAYER), None, false),
        (plain("VK_LAYER_implicit"), escaped.clone(), None, false),
        (plain("VK_LAYER_implicit"), escaped, Some("VK_INSTANCE_LAYERS"), true),
        (plain("VK_LAYER_implicit"), plain("VK_LAYER_other"), Some("VK_INSTANCE_LAYERS"), true),
        (
            plain("VK_LAYER_implicit"),
            plain("VK_LAYER_other"),
            Some("VK_LOADER_LAYERS_ENABLE"),
            true,
        ),
        (
            plain("VK_LAYER_implicit"),
            hiding(OVERRIDE_LAYER),
            Some("VK_LOADER_LAYERS_DISABLE"),
            false,
        ),
        ("{".to_owned(), plain("VK_LAYER_other"), None, false),
    ];
    for (implicit, other, variable, is_read) in cases {
        let mut system = VirtualSystem::new();
        system.set("VK_IMPLICIT_LAYER_PATH", "/implicit.json");
        system.set("VK_LAYER_PATH", "/explicit.json:/other.json");
        system.file("/implicit.json", implicit.as_str()).file("/other.json", other.as_str());
        system.file("/explicit.json", plain("VK_LAYER_explicit"));
        if let Some(variable) = variable {
            system.set(variable, "VK_LAYER_explicit");
        }
        let (expected, _) = unrequested(&system, Wanted::All);
        let found = unrequested(&system, Wanted::Unrequested);
        assert_eq!(found, (expected, is_read), "{implicit} {other} {variable:?}");
    }
}
