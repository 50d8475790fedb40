//! A crate for a driver in Rust, which a loader loads unchanged and which its author extends.
//!
//! The driver fills and copies buffers, on author-kit, and its build script writes the manifest.
//! Further prefixes become modules of empty tables, which the driver's description lists.

use std::path::PathBuf;

use super::Options;
use crate::compare::RenderedFile;
use crate::layer;
use crate::resolve::Table;

const LIBRARY: &str = include_str!("lib.rs.txt");
/// The version of Vulkan that the driver supports.
const API_VERSION: &str = "1.3.0";

/// The files of the crate, by their paths in its folder.
#[must_use]
pub fn emit(options: &Options, folders: layer::Folders<'_>) -> Vec<RenderedFile> {
    let file = |path: &str, text| RenderedFile { path: PathBuf::from(path), text };
    let mut files = vec![
        file("Cargo.toml", layer::manifest(&options.name, folders)),
        layer::ignored(),
        file("build.rs", build()),
        file("src/lib.rs", library(options)),
    ];
    let more = options.prefixes.iter().skip(1).map(|prefix| (prefix, &Table::ALL[..]));
    let variants = options.device_prefixes.iter().map(|prefix| (prefix, &[Table::Device][..]));
    for (prefix, tables) in more.chain(variants) {
        files.push(file(&format!("src/{}.rs", module(prefix)), more_commands(tables)));
    }
    files
}

/// The module of a prefix's commands.
fn module(prefix: &str) -> String {
    format!("{}_commands", prefix.to_ascii_lowercase())
}

/// The build script, which writes the loader's manifest beside the library.
fn build() -> String {
    format!(
        r#"use author_kit::manifest::DriverManifest;

fn main() {{
    DriverManifest::new("{API_VERSION}").write();
}}
"#
    )
}

/// The driver. Its `under` has the tables of further prefixes, its `over` those of device prefixes.
fn library(options: &Options) -> String {
    let (under, over) = (&options.prefixes[1..], &options.device_prefixes);
    let mut modules: Vec<String> =
        under.iter().chain(over).map(|prefix| format!("mod {};\n", module(prefix))).collect();
    modules.sort();
    let mut modules = modules.concat();
    if !modules.is_empty() {
        modules.push('\n');
    }
    let list = |field: &str, prefixes: &[String]| match prefixes {
        [] => String::new(),
        _ => {
            let entrypoints = |prefix: &String| format!("{}::ENTRYPOINTS", module(prefix));
            let list: Vec<_> = prefixes.iter().map(entrypoints).collect();
            format!("    {field}: &[{}],\n", list.join(", "))
        }
    };
    LIBRARY
        .replace("@MODULES@", &modules)
        .replace("@TABLES@", &(list("over", over) + &list("under", under)))
        .replace("@NAME@", &options.name)
}

/// The module of another prefix, with empty tables for the author to fill.
fn more_commands(tables: &[Table]) -> String {
    let fields: String = tables
        .iter()
        .map(|table| {
            let (field, name) = (table.group(), table.name());
            format!("    {field}: &{name}EntrypointTable {{ ..{name}EntrypointTable::EMPTY }},\n")
        })
        .collect();
    let types = match tables {
        [Table::Device] => "DeviceEntrypointTable",
        _ => {
            "{\n    DeviceEntrypointTable, InstanceEntrypointTable, PhysicalDeviceEntrypointTable,\n}"
        }
    };
    let rest = if tables.len() == Table::ALL.len() { "" } else { "    ..Entrypoints::EMPTY\n" };
    format!(
        "//! More of the driver's commands, by level. An entry is `create_buffer: Some(create_buffer)`,\n\
         //! in front of `..DeviceEntrypointTable::EMPTY`.\n\n\
         use author_kit::driver::Entrypoints;\n\
         use dispatch_tables::{types};\n\n\
         pub(super) const ENTRYPOINTS: Entrypoints<'static> = Entrypoints {{\n{fields}{rest}}};\n",
    )
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn a_starter_is_short() {
        let options = Options {
            name: "drv".to_owned(),
            prefixes: vec!["drv".to_owned()],
            device_prefixes: Vec::new(),
        };
        let files = emit(&options, (Path::new(""), Path::new("")));
        let lines: usize = files[1..].iter().map(|file| file.text.lines().count()).sum();
        assert!(lines < 150, "{lines} lines");
        assert!(files[0].text.contains("author-kit = { version = \"0.1\", path = \"\" }\n"));
        assert!(files.iter().all(|file| !file.text.contains('@')));
    }
}
