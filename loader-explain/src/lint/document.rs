//! Faults that the loader does not see, but the documents of the manifests do: misspelt and repeated
//! keys, versions of another form, libraries that do not exist.

use std::path::Path;

use jsonc_parser::ast::{Object, Value};
use jsonc_parser::common::Ranged as _;
use loader_discovery::manifest::resolve_library;

use super::position::Positions;
use super::{Finding, Severity};

/// The keys of all manifests and settings files.
const KEYS: &[&str] = &[
    "file_format_version",
    "ICD",
    "library_path",
    "library_arch",
    "api_version",
    "is_portability_driver",
    "layer",
    "layers",
    "name",
    "type",
    "implementation_version",
    "description",
    "functions",
    "vkNegotiateLoaderLayerInterfaceVersion",
    "vkGetInstanceProcAddr",
    "vkGetDeviceProcAddr",
    "instance_extensions",
    "device_extensions",
    "spec_version",
    "entrypoints",
    "enable_environment",
    "disable_environment",
    "component_layers",
    "pre_instance_functions",
    "vkEnumerateInstanceExtensionProperties",
    "vkEnumerateInstanceLayerProperties",
    "vkEnumerateInstanceVersion",
    "blacklisted_layers",
    "override_paths",
    "app_keys",
    "settings",
    "settings_array",
    "stderr_log",
    "control",
    "path",
    "treat_as_implicit_manifest",
    "additional_drivers",
    "additional_drivers_use_exclusively",
    "device_configurations",
    "deviceUUID",
    "driverUUID",
    "driverVersion",
    "deviceName",
    "driverName",
];

/// The findings of this module.
pub(super) fn findings(path: &str, positions: &Positions<'_>) -> Vec<Finding> {
    let Some(root) = &positions.root else {
        return Vec::new();
    };
    let mut check = Check { path, positions, found: Vec::new() };
    let kinds = ["ICD", "layer", "layers", "settings", "settings_array"];
    if kinds.iter().any(|kind| positions.has_key(kind)) {
        check.value(root);
    } else {
        let message =
            "the file has none of `ICD`, `layer`, `layers`, `settings` and `settings_array`";
        let help = "it is no manifest of a driver or layer and no settings file";
        check.add(0, Severity::Error, "no-manifest", message.to_owned(), help);
    }
    check.found
}

/// The finding of a text that the loader reads and that is no JSON document: the loader stops behind
/// the first value.
pub(super) fn no_document(path: &str, positions: &Positions<'_>) -> Vec<Finding> {
    let mut check = Check { path, positions, found: Vec::new() };
    let message = "the file is no JSON document; the loader reads only its first value".to_owned();
    let help = "write one object, with nothing behind it";
    check.add(0, Severity::Error, "no-document", message, help);
    check.found
}

struct Check<'a> {
    path: &'a str,
    positions: &'a Positions<'a>,
    found: Vec<Finding>,
}

impl Check<'_> {
    fn value(&mut self, value: &Value<'_>) {
        match value {
            Value::Object(object) => self.object(object),
            Value::Array(array) => array.elements.iter().for_each(|element| self.value(element)),
            _ => {}
        }
    }

    fn object(&mut self, object: &Object<'_>) {
        for (index, member) in object.properties.iter().enumerate() {
            let key = member.name.as_str();
            let start = member.range().start;
            let is_same = |earlier: &str| earlier.eq_ignore_ascii_case(key);
            let mut before = object.properties[..index].iter();
            if before.any(|earlier| is_same(earlier.name.as_str())) {
                let message = format!("`{key}` is repeated; the loader reads the first");
                self.warn(start, "repeated-key", message, "remove one of the two");
            } else if let Some(nearest) = misspelt(key) {
                let message = format!("`{key}` is no key of the format");
                self.warn(start, "misspelt-key", message, &format!("did you mean `{nearest}`?"));
            }
            if !is_known(key) {
                // Data of other programs, such as the features that vkconfig shows.
                continue;
            }
            let text = member.value.as_string_lit().map(|text| text.value.as_ref());
            match (key.to_ascii_lowercase().as_str(), text) {
                ("api_version", Some(text)) => self.api_version(start, text),
                ("library_path", Some(text)) => self.library(start, text),
                // Variables and functions are named by the author.
                ("enable_environment" | "disable_environment", _) => continue,
                _ => {}
            }
            self.value(&member.value);
        }
    }

    fn api_version(&mut self, start: usize, text: &str) {
        let parts: Vec<&str> = text.split('.').collect();
        let is_number = |part: &&str| part.parse::<u32>().is_ok();
        if parts.len() != 3 || !parts.iter().all(is_number) {
            let message = format!("`api_version` is \"{text}\", not major.minor.patch");
            self.warn(
                start,
                "api-version-form",
                message,
                "write all three numbers, such as \"1.3.0\"",
            );
        }
    }

    fn library(&mut self, start: usize, text: &str) {
        let library = resolve_library(self.path.as_bytes(), text.as_bytes());
        let library = String::from_utf8_lossy(&library).into_owned();
        // The dynamic linker searches for a name without a folder, and replaces `$LIB` and its like.
        if library.contains('/') && !library.contains('$') && !Path::new(&library).exists() {
            let message = format!("the library {library} does not exist");
            let help = "a relative path starts at the folder of the manifest";
            self.add(start, Severity::Error, "library-missing", message, help);
        }
    }

    fn warn(&mut self, start: usize, code: &str, message: String, help: &str) {
        self.add(start, Severity::Warning, code, message, help);
    }

    fn add(&mut self, start: usize, severity: Severity, code: &str, message: String, help: &str) {
        let place = self.positions.line_and_column(start);
        self.found.push(Finding::own(self.path, place, severity, code, message, help));
    }
}

fn is_known(key: &str) -> bool {
    KEYS.iter().any(|known| known.eq_ignore_ascii_case(key))
}

/// The key that `key` is almost; `None` for a key of the format and for one of another format.
fn misspelt(key: &str) -> Option<&'static str> {
    if is_known(key) {
        return None;
    }
    let nearest = KEYS.iter().min_by_key(|known| strsim::levenshtein(known, key))?;
    let is_near = key.len() > 4 && strsim::levenshtein(nearest, key) <= 2;
    is_near.then_some(*nearest)
}
