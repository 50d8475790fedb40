//! A crate for a driver in Rust: a loader loads it as it is, and its author goes on from there.
//!
//! It is the driver on the page of dispatch-tables' documentation, which the tests load, with a
//! module of commands per prefix. What C needs prototypes and weak references for, the tables of
//! dispatch-tables give by themselves: an entry that is misspelt or mistyped does not compile, and
//! one that is not there is none.

use std::path::{Path, PathBuf};

use super::Options;
use crate::compare::RenderedFile;
use crate::resolve::Table;

/// The version of dispatch-tables that the page compiles with.
const VERSION: &str = "0.1";
/// The page (a link to dispatch-tables' documentation): extension tables, entrypoint tables, dispatch tables, and the lookups.
const PAGE: &str = include_str!("page/driver.rs");
/// Its commands and objects.
const COMMANDS: &str = include_str!("page/commands.rs");
/// What stands in the page for what follows from the prefixes.
const PAGE_HEAD: &str = "\
// The driver's commands are in a module of their own, and so are the objects that they make.
use commands::{Device, Instance};
";
const COMMANDS_HEAD: &str = "// The commands and objects of the driver in `docs/driver.rs`: as little as a loader asks for.";
const DEVICE_NAME: &str = "A page of code";

/// The files of the crate, by their paths in its folder. `dispatch_tables` is that crate's folder, or
/// `None` for the published crate.
#[must_use]
pub fn emit(options: &Options, dispatch_tables: Option<&Path>) -> Vec<RenderedFile> {
    let Options { name, prefixes, device_prefixes } = options;
    let mut files = vec![
        file("Cargo.toml", manifest(name, dispatch_tables)),
        file(&format!("{name}_icd.json"), icd_manifest(name)),
        file("src/lib.rs", library(options)),
    ];
    for (index, prefix) in prefixes.iter().enumerate() {
        let text = match index {
            0 => commands(name),
            _ => more_commands(&Table::ALL),
        };
        files.push(file(&format!("src/{}.rs", module(prefix)), text));
    }
    for prefix in device_prefixes {
        let text = more_commands(&[Table::Device]);
        files.push(file(&format!("src/{}.rs", module(prefix)), text));
    }
    files
}

fn file(path: &str, text: String) -> RenderedFile {
    RenderedFile { path: PathBuf::from(path), text }
}

/// The module of a prefix's commands.
fn module(prefix: &str) -> String {
    format!("{}_commands", prefix.to_ascii_lowercase())
}

fn manifest(name: &str, dispatch_tables: Option<&Path>) -> String {
    let source = match dispatch_tables {
        None => format!("\"{VERSION}\""),
        // A path in quotes, with what TOML escapes escaped: JSON escapes the same.
        Some(folder) => {
            format!("{{ path = {} }}", serde_json::Value::from(folder.display().to_string()))
        }
    };
    format!(
        r#"[package]
name = "{name}"
version = "0.1.0"
edition = "2024"

[lib]
crate-type = ["cdylib"]

[dependencies]
dispatch-tables = {source}

# A package of its own, whatever stands in the folders above.
[workspace]
"#
    )
}

/// What a loader finds the driver by, for instance with `VK_DRIVER_FILES`.
fn icd_manifest(name: &str) -> String {
    format!(
        r#"{{
    "file_format_version": "1.0.1",
    "ICD": {{
        "library_path": "./target/debug/lib{name}.so",
        "api_version": "1.1.0"
    }}
}}
"#
    )
}

/// The page, with the modules of all prefixes, and their tables layered.
fn library(options: &Options) -> String {
    let mut modules: Vec<String> = options
        .prefixes
        .iter()
        .chain(&options.device_prefixes)
        .map(|prefix| module(prefix))
        .collect();
    let first = modules.first().cloned().unwrap_or_default();
    modules.sort();
    let modules: String = modules.iter().map(|module| format!("mod {module};\n")).collect();
    let head = format!(
        "//! A Vulkan driver. Build it with `cargo build`, and run a program on it with\n\
         //! `VK_DRIVER_FILES={name}_icd.json`.\n\n\
         {modules}\n\
         // Commands are in modules of their own, and so are the objects that they make.\n\
         use {first}::{{self as commands, Device, Instance}};\n\n",
        name = options.name
    );
    let mut page = PAGE.replacen(PAGE_HEAD, &head, 1);
    for table in Table::ALL {
        let own = format!("    table.from_entrypoints(&{}, Overwrite::Yes);\n", word(table));
        page = page.replacen(&own, &layers(options, table), 1);
    }
    page
}

/// A table's name in Rust: `PHYSICAL_DEVICE`.
fn word(table: Table) -> &'static str {
    match table {
        Table::Instance => "INSTANCE",
        Table::PhysicalDevice => "PHYSICAL_DEVICE",
        Table::Device => "DEVICE",
    }
}

/// The sources of a dispatch table, those first that go before the others.
fn layers(options: &Options, table: Table) -> String {
    let word = word(table);
    let of = |prefix: &String| format!("{}::{word}", module(prefix));
    let variants = match table {
        Table::Device => options.device_prefixes.as_slice(),
        Table::Instance | Table::PhysicalDevice => &[],
    };
    let others = options.prefixes.iter().skip(1);
    let sources = variants.iter().map(of).chain([word.to_owned()]).chain(others.map(of));
    sources
        .enumerate()
        .map(|(index, source)| {
            let overwrite = if index == 0 { "Yes" } else { "No" };
            format!("    table.from_entrypoints(&{source}, Overwrite::{overwrite});\n")
        })
        .collect()
}

/// The module of the first prefix.
fn commands(name: &str) -> String {
    COMMANDS
        .replacen(
            COMMANDS_HEAD,
            "//! The driver's commands and objects: as little as a loader asks for.",
            1,
        )
        .replacen(DEVICE_NAME, name, 1)
}

/// The module of another prefix: tables to be filled.
fn more_commands(tables: &[Table]) -> String {
    let mut text = String::from(
        "//! More of the driver's commands, by level. An entry is `create_buffer: Some(create_buffer)`, followed by\n\
         //! `..DeviceEntrypointTable::EMPTY`.\n\n\
         use dispatch_tables::*;\n",
    );
    for table in tables {
        let ty = table.entrypoint_table();
        // Rust's formatter breaks lines of more than 100 characters.
        let equals = match table {
            Table::PhysicalDevice => "=\n   ",
            Table::Instance | Table::Device => "=",
        };
        let word = word(*table);
        text.push_str(&format!("\npub(super) static {word}: {ty} {equals} {ty}::EMPTY;\n"));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_without_a_path_takes_the_version_of_the_tables() {
        let tables = include_str!("../../../dispatch-tables/Cargo.toml");
        assert!(tables.contains(&format!("\nversion = \"{VERSION}.")), "{tables}");
        assert!(manifest("drv", None).contains("\ndispatch-tables = \"0.1\"\n"));
        let path = manifest("drv", Some(Path::new("../dispatch-tables")));
        assert!(path.contains("\ndispatch-tables = { path = \"../dispatch-tables\" }\n"), "{path}");
    }

    #[test]
    fn the_page_has_what_prefixes_change() {
        assert_eq!(PAGE.matches(PAGE_HEAD).count(), 1);
        for table in Table::ALL {
            let own = format!("table.from_entrypoints(&{}, Overwrite::Yes);", word(table));
            assert_eq!(PAGE.matches(&own).count(), 1, "{own}");
        }
        assert!(COMMANDS.starts_with(COMMANDS_HEAD));
        assert_eq!(COMMANDS.matches(DEVICE_NAME).count(), 1);
    }
}
