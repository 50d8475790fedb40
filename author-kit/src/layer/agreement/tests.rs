use dispatch_tables::{DeviceExtensionTable, InstanceExtensionTable, vk};

use super::difference;
use crate::layer::Description;
use crate::manifest::{LayerManifest, facts};

const MANIFEST: LayerManifest<'_> = LayerManifest {
    implementation_version: 12,
    instance_extensions: &[("VK_EXT_debug_report", 10), ("VK_KIT_instance", 2)],
    device_extensions: &[("VK_EXT_hdr_metadata", 2, &[]), ("VK_KIT_counter", 3, &["vkGetCount"])],
    ..LayerManifest::new("VK_LAYER_KIT_a", "A \"layer\"\nof two lines")
};

fn layer() -> Description<(), ()> {
    Description {
        implementation_version: 12,
        instance_extensions: InstanceExtensionTable {
            ext_debug_report: true,
            ..InstanceExtensionTable::EMPTY
        },
        device_extensions: DeviceExtensionTable {
            ext_hdr_metadata: true,
            ..DeviceExtensionTable::EMPTY
        },
        own_instance_extensions: &[(c"VK_KIT_instance", 2, &[])],
        own_device_extensions: &[(c"VK_KIT_counter", 3, &[])],
        ..Description::new(c"VK_LAYER_KIT_a", c"A \"layer\"\nof two lines")
    }
}

/// What differs from the second of two manifests.
fn with(manifest: &LayerManifest<'_>, layer: &Description<(), ()>) -> Option<&'static str> {
    let other = facts::of(&LayerManifest::new("VK_LAYER_KIT", "Another"));
    difference(layer, &[other, facts::of(manifest)].concat())
}

#[test]
fn a_layer_agrees_with_its_manifest() {
    assert_eq!(with(&MANIFEST, &layer()), None);
}

#[test]
fn every_difference_has_a_message() {
    let extension =
        "the manifest of build.rs lacks an extension of the layer, or has another version";
    let more = "the manifest of build.rs has an extension that the layer lacks";
    let versions = "build.rs and the layer have different versions of Vulkan: spec_version";
    for (manifest, expected) in [
        (
            LayerManifest { name: "VK_LAYER_KIT_", ..MANIFEST },
            "build.rs writes no manifest with the layer's name",
        ),
        (
            LayerManifest { description: "A", ..MANIFEST },
            "build.rs and the layer have different descriptions",
        ),
        (
            LayerManifest { description: "A \"layer\"\nof two lines and more", ..MANIFEST },
            "build.rs and the layer have different descriptions",
        ),
        (LayerManifest { api_version: "1.3.0", ..MANIFEST }, versions),
        (LayerManifest { api_version: "2.4.0", ..MANIFEST }, versions),
        (
            LayerManifest { implementation_version: 2, ..MANIFEST },
            "build.rs and the layer have different implementation versions",
        ),
        (LayerManifest { instance_extensions: &[], ..MANIFEST }, extension),
        (LayerManifest { device_extensions: &[], ..MANIFEST }, extension),
        (
            LayerManifest { device_extensions: &MANIFEST.device_extensions[..1], ..MANIFEST },
            extension,
        ),
        (
            LayerManifest { device_extensions: &MANIFEST.device_extensions[1..], ..MANIFEST },
            extension,
        ),
    ] {
        assert_eq!(with(&manifest, &layer()), Some(expected), "{manifest:?}");
    }
    let other = Description { own_device_extensions: &[(c"VK_KIT_counter", 4, &[])], ..layer() };
    assert_eq!(with(&MANIFEST, &other), Some(extension));
    let less = Description { own_device_extensions: &[], ..layer() };
    assert_eq!(with(&MANIFEST, &less), Some(more));
    let less = Description { instance_extensions: InstanceExtensionTable::EMPTY, ..layer() };
    assert_eq!(with(&MANIFEST, &less), Some(more));
    let swapped =
        Description { own_instance_extensions: &[(c"VK_KIT_counter", 3, &[])], ..layer() };
    assert_eq!(with(&MANIFEST, &swapped), Some(extension), "of another kind");
    let older = Description { spec_version: vk::API_VERSION_1_3, ..layer() };
    assert_eq!(with(&MANIFEST, &older), Some(versions));
}

#[test]
#[should_panic(expected = "build.rs writes no manifest with the layer's name")]
fn a_difference_is_a_panic() {
    super::check(
        &crate::layer::Layer::new(layer()),
        Some(&facts::of(&LayerManifest::new("VK_LAYER_b", ""))),
    );
}
