//! Writes the manifests of both layers beside their library.

use author_kit::manifest::LayerManifest;

fn main() {
    LayerManifest {
        implementation_version: 7,
        pre_instance_functions: &[("vkEnumerateInstanceVersion", "upper_EnumerateInstanceVersion")],
        instance_extensions: &[("VK_KIT_more", 2)],
        device_extensions: &[
            ("VK_EXT_hdr_metadata", 3, &["vkSetHdrMetadataEXT"]),
            ("VK_KIT_counter", 3, &["vkGetCountKIT"]),
        ],
        // Pre-instance functions are those of implicit layers.
        enable_environment: Some("ENABLE_UPPER"),
        disable_environment: Some("DISABLE_UPPER"),
        ..LayerManifest::new("VK_LAYER_KIT_upper", "An extension, settings, own objects")
    }
    .write();
    LayerManifest {
        functions: Some([
            "lower_NegotiateLoaderLayerInterfaceVersion",
            "lower_GetInstanceProcAddr",
            "lower_GetDeviceProcAddr",
        ]),
        ..LayerManifest::new("VK_LAYER_KIT_lower", "Create infos with more extensions")
    }
    .write();
}
