//! Writes the manifests of the layers beside their library.

use author_kit::manifest::LayerManifest;

fn main() {
    LayerManifest {
        enable_environment: Some("ENABLE_FRAME_LIMITER"),
        disable_environment: Some("DISABLE_FRAME_LIMITER"),
        ..LayerManifest::new("VK_LAYER_EXAMPLE_frame_limiter", "Limits frames per second")
    }
    .write();
    LayerManifest {
        functions: Some(["selector_Negotiate", "selector_GetInstance", "selector_GetDevice"]),
        ..LayerManifest::new("VK_LAYER_EXAMPLE_device_selector", "Puts a device first")
    }
    .write();
    LayerManifest {
        functions: Some(["budget_Negotiate", "budget_GetInstance", "budget_GetDevice"]),
        ..LayerManifest::new("VK_LAYER_EXAMPLE_memory_budget", "Limits the memory budget")
    }
    .write();
}
