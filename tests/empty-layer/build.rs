//! Writes the manifests of the layers beside their library.

use author_kit::manifest::LayerManifest;

fn main() {
    LayerManifest::new("VK_LAYER_EXAMPLE_empty", "Calls the next layer").write();
    LayerManifest {
        functions: Some(["choosing_Negotiate", "choosing_GetInstance", "choosing_GetDevice"]),
        ..LayerManifest::new("VK_LAYER_EXAMPLE_choosing", "Has a hook for no device")
    }
    .write();
    LayerManifest {
        functions: Some(["keeping_Negotiate", "keeping_GetInstance", "keeping_GetDevice"]),
        ..LayerManifest::new("VK_LAYER_EXAMPLE_keeping", "Counts the draws of each command buffer")
    }
    .write();
}
