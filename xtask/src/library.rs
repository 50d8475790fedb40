//! Builds the library as it is shipped.
//!
//! The library is no dependency of this program. Cargo compiles a crate that two packages use once,
//! with the features of both, and the library must not have the standard library.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fmt};

/// Cargo's name for the library.
const BUILT: &str = "libvulkan.so";

/// The library is not where cargo should have built it.
#[derive(Debug)]
pub(crate) struct NotBuilt(PathBuf);

impl fmt::Display for NotBuilt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} does not exist: build it with `cargo build --release -p loader-cdylib`, or name a built library with --library",
            self.0.display()
        )
    }
}

/// Builds the library in the target directory of this program, and returns its path.
pub(crate) fn build() -> Result<PathBuf, NotBuilt> {
    let target = target_directory();
    let library = target.join("release").join(BUILT);
    let built = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["build", "--release", "--locked", "--package", "loader-cdylib", "--manifest-path"])
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/../Cargo.toml"))
        .arg("--target-dir")
        .arg(&target)
        .status()
        .is_ok_and(|status| status.success());
    if built && library.is_file() { Ok(library) } else { Err(NotBuilt(library)) }
}

/// The target directory of this program, which is `target/release/xtask`, or a test in
/// `target/debug/deps`.
pub(crate) fn target_directory() -> PathBuf {
    let program = env::current_exe().unwrap_or_default();
    let is_profile = |path: &&Path| path.ends_with("release") || path.ends_with("debug");
    let profile = program.ancestors().find(is_profile);
    profile.and_then(Path::parent).unwrap_or(Path::new("target")).to_owned()
}
