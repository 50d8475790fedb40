//! Paths of the libraries under test.
//!
//! Cargo puts the cdylibs of dev-dependencies under their plain names into `target/<profile>/deps`,
//! the directory of the test programs. Examples are in a directory beside it.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use serde_json::Value;

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

/// Our loader as it is shipped, plus its symbol table.
///
/// The library is built at first use, in a target directory of its own: the build of a test or a
/// bench unwinds, and so has the standard library.
///
/// # Panics
///
/// When cargo does not build it.
pub fn shipped_loader() -> &'static Path {
    static LIBRARY: OnceLock<PathBuf> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let arguments = ["--release", "--config", "profile.release.strip=false"];
        build_loader("release-library", &arguments, &[]).join("release/libvulkan.so")
    })
}

/// Builds the loader in `directory` of `target/tmp`, with these arguments of cargo and variables.
/// Returns the target directory.
///
/// # Panics
///
/// When cargo fails.
pub fn build_loader(directory: &str, arguments: &[&str], variables: &[(&str, &str)]) -> PathBuf {
    let program = env::current_exe().expect("the path of the running program");
    // target/debug/deps/program
    let target =
        program.ancestors().nth(3).expect("a target directory").join("tmp").join(directory);
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
    let messages = String::from_utf8_lossy(&output.stderr);
    // A warning is a failure: no other build has these variables.
    let is_clean = output.status.success() && messages.is_empty();
    assert!(is_clean, "cargo build -p loader-cdylib {arguments:?} {variables:?}:\n{messages}");
    target
}

/// Builds the crate at `source`, with target directory `target`.
///
/// # Errors
///
/// The messages, if the crate does not compile, or gives warnings.
///
/// # Panics
///
/// Without cargo.
pub fn build_crate(source: &Path, target: &Path) -> Result<(), String> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["build", "--offline", "--quiet"])
        .current_dir(source)
        .env("CARGO_TARGET_DIR", target)
        .env_remove("CARGO_BUILD_TARGET")
        .env("RUSTFLAGS", "-D warnings")
        .output()
        .expect("cargo runs");
    match output.status.success() {
        true => Ok(()),
        false => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
    }
}

/// The mock driver's library.
///
/// # Panics
///
/// When the library has not been built.
pub fn mock_driver() -> PathBuf {
    built("libmock_driver.so")
}

/// The library of the driver without a GPU, whose vkCmdDraw is empty.
///
/// # Panics
///
/// When the library has not been built.
pub fn null_driver() -> PathBuf {
    built("libnull_driver.so")
}

/// The library of the driver on the CPU, which executes what needs no shader.
///
/// # Panics
///
/// When the library has not been built.
pub fn paint_driver() -> PathBuf {
    built("libpaint_driver.so")
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

/// Builds the test program of the scenarios in the repository at `root`, and returns its path.
///
/// # Panics
///
/// When the program does not compile.
pub fn scenarios_program(root: &Path) -> PathBuf {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let arguments = ["test", "--quiet", "-p", "tests", "--test", "scenarios", "--no-run"];
    let mut command = Command::new(cargo);
    command.args(arguments).arg("--message-format=json").current_dir(root);
    let output = command.stderr(Stdio::inherit()).output().expect("cargo");
    assert!(output.status.success(), "the scenarios do not compile");
    let messages = String::from_utf8(output.stdout).expect("cargo's messages");
    let of_line = |line| {
        let message: Value = serde_json::from_str(line).ok()?;
        let is_ours = message["target"]["name"] == "scenarios";
        message["executable"].as_str().filter(|_| is_ours).map(PathBuf::from)
    };
    messages.lines().find_map(of_line).expect("the test program of the scenarios")
}

/// A shared library that cargo built beside the running program.
///
/// # Panics
///
/// When the library has not been built.
pub fn built(name: &str) -> PathBuf {
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
