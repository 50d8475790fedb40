//! The manifest of a layer or of a driver, for its build script:
//!
//! ```no_run
//! // In the main function of build.rs:
//! author_kit::manifest::LayerManifest::new("VK_LAYER_EXAMPLE_submits", "Counts calls of vkQueueSubmit")
//!     .write();
//! ```
//!
//! The manifest of a driver is `DriverManifest::new("1.3.0").write()`.
//!
//! The manifest is beside the library in cargo's target directory, `target/debug`, so that
//! `VK_LAYER_PATH=target/debug VK_INSTANCE_LAYERS=VK_LAYER_EXAMPLE_submits vkcube` runs with the
//! layer; and the pair can be copied. With cargo's `build.build-dir` the folder is the one of a
//! configuration file or variable; the option `--target-dir` of the command line is not known then.
//!
//! The name, the versions and the extensions of a layer are also in its `Description`: a difference
//! does not compile.

pub(crate) mod facts;
mod place;

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::{env, fs};

/// The content of a layer's manifest.
#[derive(Clone, Copy, Debug)]
pub struct LayerManifest<'a> {
    /// The layer's name.
    pub name: &'a str,
    /// A sentence about the layer.
    pub description: &'a str,
    /// The version of Vulkan that the layer was written for.
    pub api_version: &'a str,
    /// The layer's own version.
    pub implementation_version: u32,
    /// Of an implicit layer: the variable that disables the layer, which is required.
    pub disable_environment: Option<&'a str>,
    /// Of an implicit layer: the variable that enables the layer. Without one the layer is always on.
    pub enable_environment: Option<&'a str>,
    /// The exported names of negotiation, vkGetInstanceProcAddr and vkGetDeviceProcAddr, if they are
    /// others.
    pub functions: Option<[&'a str; 3]>,
    /// The pre-instance functions: the command and the exported name of its hook.
    pub pre_instance_functions: &'a [(&'a str, &'a str)],
    /// Instance extensions that the layer implements, with their versions.
    pub instance_extensions: &'a [(&'a str, u32)],
    /// Device extensions that the layer implements, with their versions and commands.
    pub device_extensions: &'a [(&'a str, u32, &'a [&'a str])],
}

impl<'a> LayerManifest<'a> {
    /// The manifest of an explicit layer.
    #[must_use]
    pub const fn new(name: &'a str, description: &'a str) -> Self {
        Self {
            name,
            description,
            api_version: "1.4.0",
            implementation_version: 1,
            disable_environment: None,
            enable_environment: None,
            functions: None,
            pre_instance_functions: &[],
            instance_extensions: &[],
            device_extensions: &[],
        }
    }

    /// The text of the manifest for a library.
    #[must_use]
    pub fn text(&self, library_path: &str) -> String {
        let mut members = vec![
            ("name", quoted(self.name)),
            ("type", quoted("GLOBAL")),
            ("library_path", quoted(library_path)),
            ("api_version", quoted(self.api_version)),
            ("implementation_version", quoted(&self.implementation_version.to_string())),
            ("description", quoted(self.description)),
        ];
        if let Some([negotiate, instance, device]) = self.functions {
            let names = [
                ("vkNegotiateLoaderLayerInterfaceVersion", negotiate),
                ("vkGetInstanceProcAddr", instance),
                ("vkGetDeviceProcAddr", device),
            ];
            members.push(("functions", pairs(&names)));
        }
        if !self.pre_instance_functions.is_empty() {
            members.push(("pre_instance_functions", pairs(self.pre_instance_functions)));
        }
        if !self.instance_extensions.is_empty() {
            let extensions = self.instance_extensions.iter();
            let extensions = extensions.map(|(name, version)| extension(name, *version, &[]));
            members.push(("instance_extensions", array(extensions)));
        }
        if !self.device_extensions.is_empty() {
            let extensions = self.device_extensions.iter();
            let extensions =
                extensions.map(|(name, version, commands)| extension(name, *version, commands));
            members.push(("device_extensions", array(extensions)));
        }
        if let Some(variable) = self.enable_environment {
            members.push(("enable_environment", pairs(&[(variable, "1")])));
        }
        if let Some(variable) = self.disable_environment {
            members.push(("disable_environment", pairs(&[(variable, "1")])));
        }
        let members: Vec<String> = members
            .iter()
            .map(|(name, value)| format!("        {}: {value}", quoted(name)))
            .collect();
        format!(
            "{{\n    \"file_format_version\": \"1.2.1\",\n    \"layer\": {{\n{}\n    }}\n}}\n",
            members.join(",\n")
        )
    }

    /// In a build script: writes `<name>.json` beside the library that cargo is about to build, and
    /// has the linker bind the library's references to its own functions. Without that, and with
    /// optimisation, a layer's vkGetInstanceProcAddr may be taken for the loader's export of that
    /// name, in programs that link the loader. The compiler compares the manifest with the layer's
    /// `Description`.
    ///
    /// # Panics
    ///
    /// Outside a build script, and when the file cannot be written.
    pub fn write(&self) -> PathBuf {
        static WRITTEN: Mutex<String> = Mutex::new(String::new());
        let mut written = WRITTEN.lock().unwrap_or_else(|broken| broken.into_inner());
        *written += &facts::of(self);
        // Cargo takes the last value.
        println!("cargo::rustc-env=AUTHOR_KIT_MANIFESTS={written}");
        write_beside_library(self.name, |library| self.text(library))
    }
}

/// The content of a driver's manifest.
#[derive(Clone, Copy, Debug)]
pub struct DriverManifest<'a> {
    /// The version of Vulkan that the driver supports.
    pub api_version: &'a str,
    /// The driver's devices support VK_KHR_portability_subset.
    pub is_portability_driver: bool,
}

impl<'a> DriverManifest<'a> {
    /// The manifest of a driver.
    #[must_use]
    pub const fn new(api_version: &'a str) -> Self {
        Self { api_version, is_portability_driver: false }
    }

    /// The text of the manifest for a library.
    #[must_use]
    pub fn text(&self, library_path: &str) -> String {
        let mut members = vec![
            format!("\"library_path\": {}", quoted(library_path)),
            format!("\"api_version\": {}", quoted(self.api_version)),
        ];
        if self.is_portability_driver {
            members.push("\"is_portability_driver\": true".to_owned());
        }
        let members = members.join(",\n        ");
        format!(
            "{{\n    \"file_format_version\": \"1.0.1\",\n    \"ICD\": {{\n        {members}\n    }}\n}}\n"
        )
    }

    /// In a build script: writes `<package>_icd.json` beside the library that cargo is about to
    /// build, and has the linker bind the library's references to its own functions.
    ///
    /// # Panics
    ///
    /// Outside a build script, and when the file cannot be written.
    pub fn write(&self) -> PathBuf {
        let name = format!("{}_icd", build_variable("CARGO_PKG_NAME"));
        write_beside_library(&name, |library| self.text(library))
    }
}

fn build_variable(name: &str) -> String {
    env::var(name).unwrap_or_else(|_| panic!("{name}: no build script"))
}

/// Writes the manifest `<name>.json`, whose text `text` makes from the library's path.
fn write_beside_library(name: &str, text: impl FnOnce(&str) -> String) -> PathBuf {
    let os = build_variable("CARGO_CFG_TARGET_OS");
    let library = library_file(&os, &build_variable("CARGO_PKG_NAME"));
    let directory = place::folder_of_library();
    let path = directory.join(format!("{name}.json"));
    let text = text(&Path::new(".").join(library).to_string_lossy());
    let written = fs::create_dir_all(&directory).and_then(|()| fs::write(&path, text));
    written.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    println!("cargo::rerun-if-changed=build.rs");
    if library_file(&os, "").ends_with(".so") {
        println!("cargo::rustc-cdylib-link-arg=-Wl,-Bsymbolic");
    }
    path
}

/// The file name of the shared library of a package, where `os` is cargo's name of the platform.
#[must_use]
pub fn library_file(os: &str, package: &str) -> String {
    let name = package.replace('-', "_");
    match os {
        "windows" => format!("{name}.dll"),
        "macos" | "ios" | "tvos" | "visionos" => format!("lib{name}.dylib"),
        _ => format!("lib{name}.so"),
    }
}

fn extension(name: &str, version: u32, commands: &[&str]) -> String {
    let mut members = vec![
        format!("\"name\": {}", quoted(name)),
        format!("\"spec_version\": {}", quoted(&version.to_string())),
    ];
    if !commands.is_empty() {
        members
            .push(format!("\"entrypoints\": {}", array(commands.iter().map(|name| quoted(name)))));
    }
    format!("{{ {} }}", members.join(", "))
}

fn pairs(pairs: &[(&str, &str)]) -> String {
    let pairs = pairs.iter().map(|(name, value)| format!("{}: {}", quoted(name), quoted(value)));
    format!("{{ {} }}", pairs.collect::<Vec<_>>().join(", "))
}

fn array(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(", "))
}

/// A text as JSON has it.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for character in text.chars() {
        match character {
            '"' | '\\' => quoted.extend(['\\', character]),
            control if control < ' ' => quoted.push_str(&format!("\\u{:04x}", control as u32)),
            other => quoted.push(other),
        }
    }
    quoted + "\""
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_platform_has_its_library_name() {
        let names = ["linux", "android", "fuchsia", "windows", "macos"]
            .map(|os| library_file(os, "call-trace"));
        let so = "libcall_trace.so";
        assert_eq!(names, [so, so, so, "call_trace.dll", "libcall_trace.dylib"]);
    }

    #[test]
    fn a_driver_names_its_library_and_version() {
        let manifest =
            DriverManifest { is_portability_driver: true, ..DriverManifest::new("1.3.0") };
        let expected = "{\n    \"file_format_version\": \"1.0.1\",\n    \"ICD\": {\n        \
                        \"library_path\": \"./libdrv.so\",\n        \"api_version\": \"1.3.0\",\n        \
                        \"is_portability_driver\": true\n    }\n}\n";
        assert_eq!(manifest.text("./libdrv.so"), expected);
    }

    /// In a process with the variables of a build script.
    #[test]
    fn a_manifest_is_written_beside_the_library_and_its_facts_go_to_the_compiler() {
        const LAYER: LayerManifest<'_> = LayerManifest::new("VK_LAYER_KIT_a", "A layer");
        const DRIVER: DriverManifest<'_> = DriverManifest::new("1.3.0");
        if env::var_os("OUT_DIR").is_some() {
            LAYER.write();
            DRIVER.write();
            return;
        }
        let target = tempfile::tempdir().expect("a directory");
        let name = "a_manifest_is_written_beside_the_library_and_its_facts_go_to_the_compiler";
        let child = std::process::Command::new(env::current_exe().expect("this program"))
            .args([&format!("manifest::tests::{name}"), "--exact", "--nocapture"])
            .env("OUT_DIR", target.path().join("debug/build/kit-1/out"))
            // Without an answer of cargo's, the library's folder is the build script's.
            .env("CARGO", target.path().join("none"))
            .env("CARGO_MANIFEST_DIR", target.path())
            .env("CARGO_PKG_NAME", "kit")
            .env("CARGO_CFG_TARGET_OS", "linux")
            .output()
            .expect("a process");
        let says = String::from_utf8_lossy(&child.stdout);
        let facts = facts::of(&LAYER);
        assert!(says.contains(&format!("cargo::rustc-env=AUTHOR_KIT_MANIFESTS={facts}")), "{says}");
        let written = |name: &str| fs::read_to_string(target.path().join("debug").join(name));
        let [layer, driver] = [written("VK_LAYER_KIT_a.json"), written("kit_icd.json")];
        assert_eq!(layer.expect("the layer's"), LAYER.text("./libkit.so"));
        assert_eq!(driver.expect("the driver's"), DRIVER.text("./libkit.so"));
    }

    #[test]
    fn texts_are_quoted() {
        assert_eq!(quoted("a \"b\" \\ \n"), r#""a \"b\" \\ \u000a""#);
    }
}
