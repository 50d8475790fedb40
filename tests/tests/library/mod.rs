//! The release library, and what vkgen says that is in it.

#![allow(dead_code, reason = "each test program uses some of it")]

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// What the loader does about one command: a line of `snapshots/generated/loader-commands.txt`.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// `vkCmdDraw`.
    pub(crate) name: &'static str,
    /// `P`, `U`, …; `api::…` if it is hand-written, `=…` if another command's code stands for it.
    pub(crate) trampoline: &'static str,
    /// `any`, `pre-instance`, `instance` or the extension that must be enabled.
    pub(crate) gate: &'static str,
    /// It is a dynamic symbol of the library.
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

/// The library as it is shipped, but for its symbol table, which is left in so that functions can
/// be found by name.
///
/// It is built at the first use, in a target directory of its own, so that it can neither be an old
/// one nor disturb others.
pub(crate) fn release() -> &'static Path {
    static LIBRARY: OnceLock<PathBuf> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        build("release-library", &["--release", "--config", "profile.release.strip=false"], &[])
            .join("release/libvulkan.so")
    })
}

/// A debug library that was built with these variables set (docs/installing.md, "Build options"),
/// in `directory`.
pub(crate) fn built_with(directory: &str, variables: &[(&str, &str)]) -> PathBuf {
    build(directory, &[], variables).join("debug/libvulkan.so")
}

/// Builds the library; gives the target directory.
fn build(directory: &str, arguments: &[&str], variables: &[(&str, &str)]) -> PathBuf {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join(directory);
    let status = Command::new(env!("CARGO"))
        .args(["build", "--quiet", "--package", "loader-cdylib"])
        .arg("--manifest-path")
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/../Cargo.toml"))
        .arg("--target-dir")
        .arg(&target)
        .args(arguments)
        // What cargo sets for this program is not meant for another build.
        .env_remove("CARGO_PROFILE_RELEASE_STRIP")
        .env_remove("CARGO_TARGET_DIR")
        .env_remove("CARGO_BUILD_TARGET")
        .envs(variables.iter().copied())
        .status()
        .expect("cargo can be started");
    assert!(status.success(), "cargo build -p loader-cdylib {arguments:?}");
    target
}
