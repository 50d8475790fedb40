//! The generator from its outside: resolving, the emitters of the dispatch tables, the command
//! line, and whether the checked-in tree is what it makes. Snapshots are in `snapshots/tables`,
//! where a reviewer looks.

mod checked_in;
mod command_line;
mod diagnostics;
mod driver_c;
mod driver_rust;
mod emitters;
mod kit;
#[allow(dead_code, reason = "each test program uses some of them")]
#[path = "../registries/mod.rs"]
mod registries;
mod resolving;

use registry::Registry;
use vkgen::resolve::{Api, resolve};

/// A registry of a dozen commands, one of every kind.
fn miniature() -> Registry {
    miniature_with(&[])
}

/// The miniature with other texts in place of some of its own.
fn miniature_with(changes: &[(&str, &str)]) -> Registry {
    registries::TABLES.with(changes)
}

fn miniature_api() -> Api {
    resolve(miniature()).expect("the miniature can be resolved").api
}

/// Compares `text` with `snapshots/tables/<name>.snap`.
fn assert_snapshot(name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../../../snapshots/tables");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}
