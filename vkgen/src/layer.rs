//! A crate for a layer in Rust, which a loader loads unchanged and which its author extends.
//!
//! The layer counts, on author-kit, and its build script writes the manifest.

use std::path::{Path, PathBuf};

use crate::compare::RenderedFile;

/// The version of author-kit that the template compiles with.
const KIT: &str = "0.1";
/// That of dispatch-tables, which `vkgen bump` raises here.
pub const TABLES: &str = "0.1"; // of dispatch-tables
const LIBRARY: &str = include_str!("layer/lib.rs.txt");

/// The folders of author-kit and of dispatch-tables, which no registry has.
pub type Folders<'a> = (&'a Path, &'a Path);

/// The files of the crate `name`, by their paths in its folder. The layer has the name
/// `VK_LAYER_<VENDOR>_<name>`.
#[must_use]
pub fn emit(vendor: &str, name: &str, folders: Folders<'_>) -> Vec<RenderedFile> {
    let layer = format!("VK_LAYER_{}_{name}", vendor.to_ascii_uppercase());
    let library = LIBRARY.replace("@LAYER@", &layer).replace("@NAME@", name);
    vec![
        file("Cargo.toml", manifest(name, folders)),
        ignored(),
        file("build.rs", build(&layer)),
        file("src/lib.rs", library),
    ]
}

fn file(path: &str, text: String) -> RenderedFile {
    RenderedFile { path: PathBuf::from(path), text }
}

/// What git leaves out of a crate.
pub(crate) fn ignored() -> RenderedFile {
    file(".gitignore", "/target\n".to_owned())
}

/// The Cargo.toml of a crate on author-kit.
pub(crate) fn manifest(name: &str, (kit, tables): Folders<'_>) -> String {
    // TOML escapes a quoted path as JSON does.
    let path = |folder: &Path| serde_json::Value::from(folder.display().to_string());
    let dependency = |version, folder| format!("version = \"{version}\", path = {}", path(folder));
    let (kit, tables) = (dependency(KIT, kit), dependency(TABLES, tables));
    format!(
        r#"[package]
name = "{name}"
version = "0.1.0"
edition = "2024"

[lib]
crate-type = ["cdylib"]

[dependencies]
author-kit = {{ {kit} }}
dispatch-tables = {{ {tables} }}

[build-dependencies]
author-kit = {{ {kit}, default-features = false }}

# A package of its own, whatever stands in the folders above.
[workspace]
"#
    )
}

/// The build script, which writes the loader's manifest beside the library.
fn build(layer: &str) -> String {
    format!(
        r#"use author_kit::manifest::LayerManifest;

fn main() {{
    LayerManifest::new("{layer}", "Counts submits and presents").write();
}}
"#
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_starter_is_short() {
        let lines = |file: &RenderedFile| file.text.lines().count();
        let source = emit("acme", "counter", (Path::new("../kit"), Path::new("../tables")));
        assert!(source[2..].iter().map(lines).sum::<usize>() <= 80);
        let dependency = "author-kit = { version = \"0.1\", path = \"../kit\" }\n";
        assert!(source[0].text.contains(dependency), "{}", source[0].text);
        assert!(source[2].text.contains("\"VK_LAYER_ACME_counter\""), "{}", source[2].text);
    }
}
