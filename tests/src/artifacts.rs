//! Where the libraries under test are.
//!
//! Cargo puts the cdylibs of dev-dependencies under their plain names into `target/<profile>/deps`,
//! the directory of the test programs; examples stand one directory beside it.

use std::env;
use std::path::{Path, PathBuf};

/// Set by hand to run the scenarios against another loader, for comparison: the path of its
/// library.
pub const OTHER_LOADER: &str = "TESTS_LOADER";

/// The loader that the scenarios run: ours, unless [`OTHER_LOADER`] names another one.
pub fn loader() -> PathBuf {
    env::var_os(OTHER_LOADER).map_or_else(our_loader, PathBuf::from)
}

/// Our `libvulkan.so.1`, under the name that cargo gives it.
///
/// # Panics
///
/// When it was not built.
pub fn our_loader() -> PathBuf {
    built("libvulkan.so")
}

/// The mock driver's library.
///
/// # Panics
///
/// When it was not built.
pub fn mock_driver() -> PathBuf {
    built("libmock_driver.so")
}

/// The driver on a page of dispatch-tables' documentation.
///
/// # Panics
///
/// When it was not built.
pub fn page_driver() -> PathBuf {
    built("libpage_driver.so")
}

/// The library of the mock layers.
///
/// # Panics
///
/// When it was not built.
pub fn mock_layers() -> PathBuf {
    built("libmock_layers.so")
}

/// The system's own loader, to compare with.
///
/// # Panics
///
/// When it is not installed; the message names the Debian package.
pub fn system_loader() -> PathBuf {
    installed_loader()
        .unwrap_or_else(|| panic!("libvulkan.so.1 is not installed: `apt-get install libvulkan1`"))
}

/// The system's own loader, where distributions put it; none when it is not installed.
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
