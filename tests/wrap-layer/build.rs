//! Writes the layer's manifest beside its library.

use author_kit::manifest::LayerManifest;

fn main() {
    LayerManifest::new("VK_LAYER_KIT_wrapper", "Handles of the layer's own for every object")
        .write();
}
