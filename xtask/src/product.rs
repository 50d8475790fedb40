//! Builds what is installed: the library as it is shipped, and `vkexplain`.
//!
//! Neither is a dependency of this program, and each is built by itself. Cargo compiles a crate that
//! two packages use once, with the features of both, and the library must not have the standard
//! library.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::{env, fmt, io};

/// A file that cargo builds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Product {
    package: &'static str,
    /// Cargo's name for the file.
    file: &'static str,
}

pub(crate) const LIBRARY: Product = Product { package: "loader-cdylib", file: "libvulkan.so" };
pub(crate) const VKEXPLAIN: Product = Product { package: "loader-explain", file: "vkexplain" };

/// Why there is no file to install.
#[derive(Debug)]
pub(crate) enum NotBuilt {
    /// Cargo, with this name, could not be started.
    NoCargo(PathBuf, io::Error),
    /// Cargo ended with an error, which it printed.
    Failed(ExitStatus),
    /// Cargo succeeded, and the file is not where it should be.
    Missing(PathBuf),
}

impl fmt::Display for NotBuilt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotBuilt::NoCargo(cargo, error) => write!(
                f,
                "cannot run {}: {error}; set CARGO to the path of cargo, or give `install` or `install-tools` a built file by --library or --vkexplain",
                cargo.display()
            ),
            NotBuilt::Failed(status) => write!(f, "cargo did not build the file: {status}"),
            NotBuilt::Missing(file) => write!(
                f,
                "cargo did not write {}; does a setting such as build.target change the place? Unset it, or give `install` or `install-tools` a built file by --library or --vkexplain",
                file.display()
            ),
        }
    }
}

impl Product {
    /// Builds the file in the target directory of this program, and returns its path.
    pub(crate) fn build(self) -> Result<PathBuf, NotBuilt> {
        let cargo = PathBuf::from(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        self.build_with(cargo, &target_directory())
    }

    /// Builds the file with `cargo` in the directory `target`.
    fn build_with(self, cargo: PathBuf, target: &Path) -> Result<PathBuf, NotBuilt> {
        let status = Command::new(&cargo)
            .args(["build", "--release", "--locked", "--package", self.package, "--manifest-path"])
            .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/../Cargo.toml"))
            .arg("--target-dir")
            .arg(target)
            .status()
            .map_err(|error| NotBuilt::NoCargo(cargo, error))?;
        if !status.success() {
            return Err(NotBuilt::Failed(status));
        }
        let file = target.join("release").join(self.file);
        if file.is_file() { Ok(file) } else { Err(NotBuilt::Missing(file)) }
    }
}

/// The target directory of this program, which is `target/release/xtask`, or a test in
/// `target/debug/deps`.
pub(crate) fn target_directory() -> PathBuf {
    let program = env::current_exe().unwrap_or_default();
    let is_profile = |path: &&Path| path.ends_with("release") || path.ends_with("debug");
    let profile = program.ancestors().find(is_profile);
    profile.and_then(Path::parent).unwrap_or(Path::new("target")).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error_of(cargo: &str) -> NotBuilt {
        LIBRARY.build_with(cargo.into(), Path::new("/nonexistent")).expect_err("no library")
    }

    #[test]
    fn a_failure_says_which_step_failed() {
        let error = error_of("/nonexistent/cargo");
        assert!(matches!(error, NotBuilt::NoCargo(..)), "{error:?}");
        assert!(error.to_string().contains("/nonexistent/cargo"), "{error}");
        // Programs that take the arguments of cargo, fail and succeed.
        let error = error_of("false");
        assert!(matches!(error, NotBuilt::Failed(_)), "{error:?}");
        let error = error_of("true");
        assert!(matches!(error, NotBuilt::Missing(_)), "{error:?}");
        assert!(error.to_string().contains("/nonexistent/release/libvulkan.so"), "{error}");
    }
}
