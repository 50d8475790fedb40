//! Writes the layer's manifest beside its library.

fn main() {
    let name = "VK_LAYER_EXAMPLE_count";
    author_kit::manifest::LayerManifest::new(name, "Counts submits and draws").write();
}
