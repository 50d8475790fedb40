//! The release library, and vkgen's list of the commands in it.

#![allow(dead_code, reason = "each test program uses some of it")]

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The loader's treatment of one command: a line of `snapshots/generated/loader-commands.txt`.
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
    let text = include_str!("../../../snapshots/generated/loader-commands.txt");
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
///
/// The library is built at first use, in a target directory of its own, so that it is up to date
/// and does not affect other builds.
pub(crate) fn release() -> &'static Path {
    static LIBRARY: OnceLock<PathBuf> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        build("release-library", &["--release", "--config", "profile.release.strip=false"], &[])
            .join("release/libvulkan.so")
    })
}

/// A debug library built with these variables (docs/installing.md, "Build options"), in the target
/// directory `directory`.
pub(crate) fn built_with(directory: &str, variables: &[(&str, &str)]) -> PathBuf {
    build(directory, &[], variables).join("debug/libvulkan.so")
}

/// Builds the library, and returns the target directory.
fn build(directory: &str, arguments: &[&str], variables: &[(&str, &str)]) -> PathBuf {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join(directory);
    let output = Command::new(env!("CARGO"))
        .args(["build", "--quiet", "--package", "loader-cdylib"])
        .arg("--manifest-path")
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/../Cargo.toml"))
        .arg("--target-dir")
        .arg(&target)
        .args(arguments)
        // Cargo's variables for this program must not affect the other build.
        .env_remove("CARGO_PROFILE_RELEASE_STRIP")
        .env_remove("CARGO_TARGET_DIR")
        .env_remove("CARGO_BUILD_TARGET")
        .envs(variables.iter().copied())
        .output()
        .expect("cargo can be started");
    let said = String::from_utf8_lossy(&output.stderr);
    // A warning is a failure: no other build has these variables.
    let is_clean = output.status.success() && said.is_empty();
    assert!(is_clean, "cargo build -p loader-cdylib {arguments:?} {variables:?}:\n{said}");
    target
}
