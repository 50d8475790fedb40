//! A directory with drivers and manifests, and the environment that confines child processes to
//! them.

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::driver_log::Log;
use crate::{artifacts, scenario, symbols};

/// Set in the child: the path of the sandbox that the parent created.
pub(crate) const DIRECTORY: &str = "SCENARIO_DIRECTORY";

/// The directory of one scenario.
///
/// The test function runs in the parent and in the child. In the child, functions that create files
/// only return the same paths as in the parent.
#[derive(Debug)]
pub struct Sandbox {
    directory: PathBuf,
    /// Removes the directory; only in the parent.
    _owner: Option<TempDir>,
    environment: Vec<(OsString, OsString)>,
    manifests: Vec<PathBuf>,
    layers: [Vec<PathBuf>; 2],
}

/// A copy of the mock driver's library.
#[derive(Clone, Debug)]
pub struct MockDriver {
    /// The library.
    pub library: PathBuf,
    /// Its manifest.
    pub manifest: PathBuf,
}

impl MockDriver {
    /// The calls that reached this driver so far.
    pub fn log(&self) -> Log {
        Log::read(&with_suffix(&self.library, ".log"))
    }

    /// For the application: changes the driver's physical devices to the given ones.
    ///
    /// # Panics
    ///
    /// When the file system refuses.
    pub fn set_present(library: &Path, devices: &[usize]) {
        let list = json!(devices).to_string();
        fs::write(with_suffix(library, ".present"), list).expect("the list of devices");
    }

    /// Hides exported symbols of this copy, to imitate an older kind of driver (drivers.md E.2).
    pub fn hide_symbols(&self, names: &[&str]) -> &Self {
        if !scenario::is_child() {
            symbols::hide(&self.library, names);
        }
        self
    }
}

impl Default for Sandbox {
    fn default() -> Self {
        Self::new()
    }
}

impl Sandbox {
    /// An empty sandbox: no drivers, layers or settings.
    ///
    /// # Panics
    ///
    /// When the temporary directory cannot be created.
    pub fn new() -> Self {
        let owner = match env::var_os(DIRECTORY) {
            Some(_) => None,
            None => Some(
                tempfile::Builder::new()
                    .prefix("vulkan-scenario-")
                    .tempdir()
                    .expect("a temporary directory"),
            ),
        };
        let directory = match &owner {
            Some(owner) => owner.path().canonicalize().expect("the temporary directory"),
            None => PathBuf::from(env::var_os(DIRECTORY).unwrap_or_default()),
        };
        Self {
            directory,
            _owner: owner,
            environment: Vec::new(),
            manifests: Vec::new(),
            layers: [Vec::new(), Vec::new()],
        }
    }

    /// The path of `name` inside the sandbox.
    pub fn path(&self, name: impl AsRef<Path>) -> PathBuf {
        self.directory.join(name)
    }

    /// Sets a variable of the child's environment.
    pub fn env(&mut self, name: &str, value: impl AsRef<OsStr>) -> &mut Self {
        self.environment.push((name.into(), value.as_ref().to_owned()));
        self
    }

    /// Passes text to the application, which reads it with [`Sandbox::argument`].
    pub fn set_argument(&mut self, text: &str) -> &mut Self {
        self.env(ARGUMENT, text)
    }

    /// In the child: the text that the test passed to [`Sandbox::set_argument`].
    ///
    /// # Panics
    ///
    /// When the test passed no text.
    pub fn argument() -> String {
        env::var(ARGUMENT).expect("the scenario's argument")
    }

    /// Whether this process is the child, which creates no files.
    pub fn is_application() -> bool {
        scenario::is_child()
    }

    /// In the child: the path of `name` inside the sandbox that the parent created.
    ///
    /// # Panics
    ///
    /// When this process is not the application of a scenario.
    pub fn child_path(name: impl AsRef<Path>) -> PathBuf {
        PathBuf::from(env::var_os(DIRECTORY).expect("the sandbox")).join(name)
    }

    /// Writes a file, and creates its directories.
    ///
    /// # Panics
    ///
    /// When the file system refuses.
    pub fn write(&self, name: impl AsRef<Path>, content: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path(name);
        if !scenario::is_child() {
            fs::create_dir_all(path.parent().expect("a directory"))
                .expect("make a directory of the sandbox");
            fs::write(&path, content).expect("write a file of the sandbox");
        }
        path
    }

    /// Lets programs of the sandbox find this loader under its installed names, in `lib`.
    ///
    /// # Panics
    ///
    /// When the file system refuses.
    pub fn set_loader(&mut self, loader: &Path) -> &mut Self {
        let libraries = self.path("lib");
        if !scenario::is_child() {
            fs::create_dir_all(&libraries).expect("make a directory of the sandbox");
            for link in ["libvulkan.so", "libvulkan.so.1"].map(|name| libraries.join(name)) {
                // Of an earlier call.
                let _ = fs::remove_file(&link);
                symlink(loader, link).expect("a link to the loader");
            }
        }
        self.env("LD_LIBRARY_PATH", libraries)
    }

    /// Writes the manifest of a driver.
    ///
    /// # Panics
    ///
    /// As [`Self::write`].
    pub fn driver_manifest(
        &self,
        name: impl AsRef<Path>,
        library: impl AsRef<Path>,
        api_version: &str,
    ) -> PathBuf {
        let manifest = json!({
            "file_format_version": "1.0.1",
            "ICD": { "library_path": library.as_ref(), "api_version": api_version },
        });
        self.write(name, manifest.to_string())
    }

    /// Names the only driver, in the variables of new loaders and of those of 2022.
    pub fn set_driver(&mut self, manifest: &Path) -> &mut Self {
        self.env("VK_DRIVER_FILES", manifest).env("VK_ICD_FILENAMES", manifest)
    }

    /// The command of an example's README that installs it, for a user whose data is in `data_home` of
    /// the sandbox. Cargo and rustup are those of the real home.
    pub fn installer(&self, example: &str, data_home: &str) -> Command {
        let examples = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples");
        let mut command = Command::new(Path::new(examples).join(example).join("install"));
        command
            .env("XDG_DATA_HOME", self.path(data_home))
            .env_remove("CARGO_TARGET_DIR")
            .env_remove("CARGO_BUILD_TARGET");
        command
    }

    /// Copies the mock driver's library to `name` and configures it; `mock-driver/src/config.rs`
    /// documents the keys.
    ///
    /// # Panics
    ///
    /// When the file system refuses.
    pub fn library(&self, name: impl AsRef<Path>, config: &Value) -> PathBuf {
        let path = self.write(&name, []);
        if !scenario::is_child() {
            fs::copy(artifacts::mock_driver(), &path).expect("copy the mock driver");
            fs::write(with_suffix(&path, ".mock"), config.to_string())
                .expect("write its configuration");
        }
        path
    }

    /// Adds a mock driver with a manifest, both named after `name`, to the default environment of
    /// [`Self::run`].
    pub fn driver(&mut self, name: &str, config: Value) -> MockDriver {
        let driver = self.driver_at(Path::new("drivers"), name, &config);
        self.manifests.push(driver.manifest.clone());
        driver
    }

    /// Adds a mock driver with its manifest in `directory`, which the environment does not mention.
    pub fn driver_at(&self, directory: &Path, name: &str, config: &Value) -> MockDriver {
        let file_name = format!("lib{name}.so");
        let library = self.library(directory.join(&file_name), config);
        let api_version = config["api_version"].as_str().unwrap_or(env!("CARGO_PKG_VERSION"));
        let name = directory.join(format!("{name}.json"));
        let manifest = self.driver_manifest(name, format!("./{file_name}"), api_version);
        MockDriver { library, manifest }
    }

    /// Adds a manifest to the list of layers in the environment of [`Self::run`], in this order.
    pub fn name_layer(&mut self, is_implicit: bool, manifest: PathBuf) {
        let [implicit, explicit] = &mut self.layers;
        (if is_implicit { implicit } else { explicit }).push(manifest);
    }

    /// The whole environment of the child. `VK_DRIVER_FILES` lists the drivers of [`Self::driver`],
    /// if there are any.
    pub(crate) fn environment(&self) -> Vec<(OsString, OsString)> {
        let mut variables = vec![(OsString::from("PATH"), env::var_os("PATH").unwrap_or_default())];
        for (name, directory) in [
            ("HOME", "home"),
            ("XDG_CONFIG_HOME", "config-home"),
            ("XDG_CONFIG_DIRS", "config"),
            ("XDG_DATA_HOME", "data-home"),
            ("XDG_DATA_DIRS", "data"),
        ] {
            variables.push((name.into(), self.path(directory).into()));
        }
        let [implicit, explicit] = &self.layers;
        for (name, files) in [
            ("VK_DRIVER_FILES", &self.manifests),
            ("VK_IMPLICIT_LAYER_PATH", implicit),
            ("VK_LAYER_PATH", explicit),
        ] {
            if !files.is_empty() {
                variables.push((name.into(), path_list(files)));
            }
        }
        variables.push((DIRECTORY.into(), self.directory.clone().into()));
        variables.extend(self.environment.iter().cloned());
        variables
    }
}

/// Paths, separated by colons.
fn path_list(paths: &[PathBuf]) -> OsString {
    let paths: Vec<&[u8]> = paths.iter().map(|path| path.as_os_str().as_bytes()).collect();
    OsStr::from_bytes(&paths.join(&b':')).to_owned()
}

const ARGUMENT: &str = "SCENARIO_ARGUMENT";

pub(crate) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}
