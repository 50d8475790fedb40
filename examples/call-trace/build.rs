//! Writes the layer's manifest beside its library.

use author_kit::manifest::LayerManifest;

fn main() {
    LayerManifest::new("VK_LAYER_EXAMPLE_call_trace", "Writes every call as Chrome trace JSON")
        .write();
}
