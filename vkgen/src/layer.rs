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

/// The files of the crate, by their paths in its folder. `folders` are those of author-kit and of
/// dispatch-tables, or `None` for the published crates.
#[must_use]
pub fn emit(name: &str, folders: Option<(&Path, &Path)>) -> Vec<RenderedFile> {
    let file = |path: &str, text| RenderedFile { path: PathBuf::from(path), text };
    vec![
        file("Cargo.toml", manifest(name, folders)),
        file("build.rs", build(name)),
        file("src/lib.rs", LIBRARY.replace("@NAME@", name)),
    ]
}

/// The Cargo.toml of a crate on author-kit.
pub(crate) fn manifest(name: &str, folders: Option<(&Path, &Path)>) -> String {
    // TOML escapes a quoted path as JSON does.
    let path =
        |folder: &Path| format!("path = {}", serde_json::Value::from(folder.display().to_string()));
    let published = |version| format!("version = \"{version}\"");
    let (kit, tables) = folders.map_or_else(
        || (published(KIT), published(TABLES)),
        |(kit, tables)| (path(kit), path(tables)),
    );
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
fn build(name: &str) -> String {
    format!(
        r#"use author_kit::manifest::LayerManifest;

fn main() {{
    LayerManifest::new("VK_LAYER_{name}", "Counts submits and presents").write();
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
        let source = emit("acme", None);
        assert!(lines(&source[1]) + lines(&source[2]) <= 80);
        assert!(source[0].text.contains("author-kit = { version = \"0.1\" }\n"));
    }
}
