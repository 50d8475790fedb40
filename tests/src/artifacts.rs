//! Paths of the libraries under test.
//!
//! Cargo puts the cdylibs of dev-dependencies under their plain names into `target/<profile>/deps`,
//! the directory of the test programs. Examples are in a directory beside it.

use std::env;
use std::path::{Path, PathBuf};

/// An environment variable for comparisons, set by hand: the path of another loader to run the
/// scenarios on.
pub const OTHER_LOADER: &str = "TESTS_LOADER";

/// The loader that the scenarios run on: ours, unless [`OTHER_LOADER`] names another.
pub fn loader() -> PathBuf {
    env::var_os(OTHER_LOADER).map_or_else(our_loader, PathBuf::from)
}

/// Our `libvulkan.so.1`, under cargo's name for it.
///
/// # Panics
///
/// When the library has not been built.
pub fn our_loader() -> PathBuf {
    built("libvulkan.so")
}

/// The mock driver's library.
///
/// # Panics
///
/// When the library has not been built.
pub fn mock_driver() -> PathBuf {
    built("libmock_driver.so")
}

/// The library of the driver in dispatch-tables' documentation.
///
/// # Panics
///
/// When the library has not been built.
pub fn page_driver() -> PathBuf {
    built("libpage_driver.so")
}

/// The library of the mock layers.
///
/// # Panics
///
/// When the library has not been built.
pub fn mock_layers() -> PathBuf {
    built("libmock_layers.so")
}

/// The system's loader, for comparison.
///
/// # Panics
///
/// When no loader is installed; the message names the Debian package.
pub fn system_loader() -> PathBuf {
    installed_loader()
        .unwrap_or_else(|| panic!("libvulkan.so.1 is not installed: `apt-get install libvulkan1`"))
}

/// The system's loader in the directories of distributions; None if no loader is installed.
pub fn installed_loader() -> Option<PathBuf> {
    let multiarch = format!("/usr/lib/{}-linux-gnu", env::consts::ARCH);
    [multiarch.as_str(), "/usr/lib64", "/usr/lib"]
        .iter()
        .map(|dir| Path::new(dir).join("libvulkan.so.1"))
        .find(|path| path.exists())
}

fn built(name: &str) -> PathBuf {
    let program = env::current_exe().expect("the path of the running program");
    let directory = program.parent().expect("a program has a directory");
    let library = if directory.ends_with("examples") {
        directory.with_file_name("deps").join(name)
    } else {
        directory.join(name)
    };
    assert!(
        library.exists(),
        "{} is not there: build with `cargo test` or `cargo run --example`",
        library.display()
    );
    library
}
