//! Writes the manifest beside the library.

use author_kit::manifest::LayerManifest;

fn main() {
    LayerManifest::new("VK_LAYER_EXAMPLE_empty", "Calls the next layer").write();
}
