//! The release library, and vkgen's list of the commands in it.

#![allow(dead_code, unused_imports, reason = "each test program uses some of it")]

use std::path::PathBuf;

use tests::artifacts::build_loader;

/// The loader's treatment of one command: a line of `tests/src/generated/loader-commands.txt`.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// `vkCmdDraw`.
    pub(crate) name: &'static str,
    /// `P`, `U`, …; `api::…` if the trampoline is hand-written, `=…` if another command has the
    /// same function.
    pub(crate) trampoline: &'static str,
    /// `any`, `pre-instance`, `instance` or the extension that must be enabled.
    pub(crate) gate: &'static str,
    /// Whether the command is a dynamic symbol of the library.
    pub(crate) exported: bool,
}

/// The commands that the loader has code for on this target.
pub(crate) fn commands() -> Vec<Line> {
    let text = include_str!("../../src/generated/loader-commands.txt");
    let lines = text.lines().filter(|line| line.starts_with("vk"));
    lines.filter_map(line).collect()
}

fn line(text: &'static str) -> Option<Line> {
    let fields: Vec<_> = text.split(' ').collect();
    let [name, trampoline, _terminator, gate, exported, targets] = fields[..] else {
        panic!("six fields: {text}");
    };
    let is_built = targets == "unix" || targets.starts_with("wsi_");
    let here = targets == "-" || (is_built && cfg!(unix));
    here.then_some(Line { name, trampoline, gate, exported: exported == "exported" })
}

/// The library as it is shipped, plus its symbol table, in which tests look up functions by name.
pub(crate) use tests::artifacts::shipped_loader as release;

/// A debug library built with these variables (docs/installing.md, "Build options"), in the target
/// directory `directory`.
pub(crate) fn built_with(directory: &str, variables: &[(&str, &str)]) -> PathBuf {
    build_loader(directory, &[], variables).join("debug/libvulkan.so")
}
