//! Tests of the search for Android's layers.

use super::*;
use crate::event::KeptEvents;
use crate::manifest::layer::LayerContent;
use crate::system::virtual_system::{VirtualAndroid, VirtualSystem};

fn layer(name: &str, library: &str) -> Layer {
    let content = LayerContent::Library(library.into());
    Layer { name: name.into(), manifest: library.into(), content, ..Layer::default() }
}

/// A phone with a debug library of two layers, an application's library that repeats one of
/// their names, and files that are no layers.
fn phone(debuggable: bool) -> VirtualSystem {
    let mut system = VirtualSystem::new();
    for path in [
        "/data/local/debug/vulkan/libVkLayer_two.so",
        "/data/local/debug/vulkan/libother.so",
        "/app/lib/libVkLayer_own.so",
        "/app/lib/libVkLayer_broken.so",
        "/app/lib/libVkLayer_own.so.txt",
    ] {
        system.file(path, "");
    }
    let (two, own) = ("/data/local/debug/vulkan/libVkLayer_two.so", "/app/lib/libVkLayer_own.so");
    let libraries = [
        (two, vec![layer("VK_LAYER_a", two), layer("VK_LAYER_b", two)]),
        (own, vec![layer("VK_LAYER_b", own)]),
    ];
    system.android = Some(VirtualAndroid {
        debuggable,
        library_directories: vec![b"/app/lib".to_vec(), b"/no/such".to_vec()],
        libraries: libraries.map(|(path, layers)| (path.into(), layers)).into(),
    });
    system
}

fn found(debuggable: bool) -> (Vec<String>, Vec<String>) {
    let journal = KeptEvents::new();
    let layers = find_layers(Context::host(&phone(debuggable), &journal)).unwrap();
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    let layers = layers.iter().map(|layer| layer.name.clone() + " " + &text(&layer.manifest));
    (layers.collect(), journal.take_lines())
}

#[test]
fn c4_android_layers_come_from_libraries() {
    let (layers, lines) = found(true);
    let debug = "/data/local/debug/vulkan/libVkLayer_two.so";
    assert_eq!(layers, [format!("VK_LAYER_a {debug}"), format!("VK_LAYER_b {debug}")]);
    let expected = [
        "LAYER:          Searching for layer libraries".to_owned(),
        format!("INFO | LAYER:   Found layer VK_LAYER_a in {debug}"),
        format!("INFO | LAYER:   Found layer VK_LAYER_b in {debug}"),
        "INFO | LAYER:   Layer VK_LAYER_b in /app/lib/libVkLayer_own.so has the name of an earlier layer, skipping this layer".to_owned(),
        "WARNING | LAYER: Library /app/lib/libVkLayer_broken.so cannot be queried for layers: not a layer library".to_owned(),
    ];
    assert_eq!(lines, expected);
}

#[test]
fn c4_the_debug_directory_is_for_applications_that_may_be_debugged() {
    assert_eq!(found(false).0, ["VK_LAYER_b /app/lib/libVkLayer_own.so"]);
    let journal = KeptEvents::new();
    assert!(find_layers(Context::host(&VirtualSystem::new(), &journal)).unwrap().is_empty());
}
