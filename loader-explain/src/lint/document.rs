//! Faults that the loader accepts without a message, and that the documents of the manifests forbid:
//! misspelt and repeated keys, values of another type, unknown words, versions of another form,
//! libraries and manifests that do not exist.

use std::path::Path;

use jsonc_parser::ast::{Object, Value};
use jsonc_parser::common::Ranged as _;
use loader_discovery::manifest::resolve_library;
use loader_discovery::settings::LOG_WORDS;
use loader_discovery::system::Platform;

use super::position::Positions;
use super::{Finding, Severity};

/// The code of a value of another type than the documents ask for.
pub(super) const WRONG_TYPE: &str = "wrong-type";

/// The JSON type of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Text,
    Boolean,
    Number,
    List,
    Object,
}

impl Kind {
    /// The type of a value; `None` for null, which is as good as no key.
    fn of(value: &Value<'_>) -> Option<Kind> {
        Some(match value {
            Value::StringLit(_) => Kind::Text,
            Value::BooleanLit(_) => Kind::Boolean,
            Value::NumberLit(_) => Kind::Number,
            Value::Array(_) => Kind::List,
            Value::Object(_) => Kind::Object,
            Value::NullKeyword(_) => return None,
        })
    }

    fn in_words(self) -> &'static str {
        match self {
            Kind::Text => "a string",
            Kind::Boolean => "true or false",
            Kind::Number => "a number",
            Kind::List => "a list",
            Kind::Object => "an object",
        }
    }
}

/// The keys of all manifests and settings files, with the type of their values.
const KEYS: &[(&str, Kind)] = &[
    ("file_format_version", Kind::Text),
    ("ICD", Kind::Object),
    ("library_path", Kind::Text),
    ("library_arch", Kind::Text),
    ("api_version", Kind::Text),
    ("is_portability_driver", Kind::Boolean),
    ("layer", Kind::Object),
    ("layers", Kind::List),
    ("name", Kind::Text),
    ("type", Kind::Text),
    ("implementation_version", Kind::Text),
    ("description", Kind::Text),
    ("functions", Kind::Object),
    ("vkNegotiateLoaderLayerInterfaceVersion", Kind::Text),
    ("vkGetInstanceProcAddr", Kind::Text),
    ("vkGetDeviceProcAddr", Kind::Text),
    ("instance_extensions", Kind::List),
    ("device_extensions", Kind::List),
    ("spec_version", Kind::Text),
    ("entrypoints", Kind::List),
    ("enable_environment", Kind::Object),
    ("disable_environment", Kind::Object),
    ("component_layers", Kind::List),
    ("pre_instance_functions", Kind::Object),
    ("vkEnumerateInstanceExtensionProperties", Kind::Text),
    ("vkEnumerateInstanceLayerProperties", Kind::Text),
    ("vkEnumerateInstanceVersion", Kind::Text),
    ("blacklisted_layers", Kind::List),
    ("override_paths", Kind::List),
    ("app_keys", Kind::List),
    ("settings", Kind::Object),
    ("settings_array", Kind::List),
    ("stderr_log", Kind::List),
    ("control", Kind::Text),
    ("path", Kind::Text),
    ("treat_as_implicit_manifest", Kind::Boolean),
    ("additional_drivers", Kind::List),
    ("additional_drivers_use_exclusively", Kind::Boolean),
    ("device_configurations", Kind::List),
    ("deviceUUID", Kind::List),
    ("driverUUID", Kind::List),
    ("driverVersion", Kind::Number),
    ("deviceName", Kind::Text),
    ("driverName", Kind::Text),
];

/// What the loader does with a value of another type, where the key alone decides that.
const OTHERWISE: &[(&str, &str)] = &[
    ("additional_drivers_use_exclusively", "the loader reads false"),
    ("api_version", "the loader takes a driver for one of Vulkan 1.0, and rejects a layer"),
    ("control", "the loader ignores the whole list"),
    ("file_format_version", "the loader rejects the file"),
    ("is_portability_driver", "the loader reads false"),
    ("library_arch", "the loader ignores the value"),
    ("library_path", "the loader opens this text for a driver, and ignores the value for a layer"),
    ("stderr_log", "the loader ignores the value"),
    ("treat_as_implicit_manifest", "the loader reads false"),
];

/// The words of `control`.
const CONTROLS: [&str; 4] = ["auto", "on", "off", "unordered_layer_location"];

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
/// the first value. `is_used` says whether that is an object.
pub(super) fn no_document(path: &str, positions: &Positions<'_>, is_used: bool) -> Finding {
    let place = positions.line_and_column(0);
    let message = "the file is no JSON document; the loader reads only its first value".to_owned();
    let help = "write one object, with no byte order mark before it and nothing behind it";
    let severity = if is_used { Severity::Warning } else { Severity::Error };
    Finding::own(path, place, severity, "no-document", message, help)
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
                if !is_same("layer") {
                    continue;
                }
            } else if let Some(nearest) = misspelt(key) {
                let message = format!("`{key}` is no key of the format");
                self.warn(start, "misspelt-key", message, &format!("did you mean `{nearest}`?"));
            }
            if !is_known(key) {
                // Data of other programs, such as the features that vkconfig shows.
                continue;
            }
            self.kind(start, key, &member.value);
            let text = member.value.as_string_lit().map(|text| text.value.as_ref());
            match (key.to_ascii_lowercase().as_str(), text) {
                ("api_version" | "file_format_version", Some(text)) => {
                    self.version(start, key, text);
                }
                ("library_path", Some(text)) => self.library(start, text),
                ("path", Some(text)) => self.path_of_settings(start, text),
                ("control", Some(text)) => {
                    self.word(start, key, text, &CONTROLS, "takes others for auto")
                }
                ("stderr_log", _) => self.words(&member.value),
                // Variables and functions are named by the author.
                ("enable_environment" | "disable_environment", _) => continue,
                _ => {}
            }
            self.value(&member.value);
        }
    }

    /// Checks the type of a value.
    fn kind(&mut self, start: usize, key: &str, value: &Value<'_>) {
        let named = |(known, _): &&(&str, _)| known.eq_ignore_ascii_case(key);
        let wanted = KEYS.iter().find(named).map(|(_, kind)| *kind);
        let (Some(wanted), Some(found)) = (wanted, Kind::of(value)) else { return };
        if wanted == found {
            return;
        }
        let message = format!("`{key}` is {}, not {}", found.in_words(), wanted.in_words());
        let otherwise = OTHERWISE.iter().find(|(known, _)| known.eq_ignore_ascii_case(key));
        let otherwise = otherwise.map(|(_, effect)| format!("; {effect}")).unwrap_or_default();
        let help = format!("write {}{otherwise}", wanted.in_words());
        self.warn(start, WRONG_TYPE, message, &help);
    }

    /// Checks that a word of the settings file is known. `effect` says what the loader does with others.
    fn word(&mut self, start: usize, key: &str, word: &str, known: &[&str], effect: &str) {
        if !known.contains(&word) {
            let message = format!("`{key}` has the unknown word \"{word}\"");
            let help = format!("write one of {}; the loader {effect}", known.join(", "));
            self.warn(start, "unknown-word", message, &help);
        }
    }

    fn words(&mut self, list: &Value<'_>) {
        let elements = list.as_array().map_or(&[][..], |list| &list.elements);
        let known = LOG_WORDS.map(|(word, _)| word);
        for word in elements.iter().filter_map(Value::as_string_lit) {
            self.word(word.range().start, "stderr_log", &word.value, &known, "ignores others");
        }
    }

    fn version(&mut self, start: usize, key: &str, text: &str) {
        let parts: Vec<&str> = text.split('.').collect();
        let is_number = |part: &&str| part.parse::<u32>().is_ok();
        if parts.len() == 3 && parts.iter().all(is_number) {
            return;
        }
        let message = format!("`{key}` is \"{text}\", not major.minor.patch");
        let (code, example) = match key.to_ascii_lowercase().as_str() {
            "api_version" => ("api-version-form", "1.3.0"),
            _ => ("format-version-form", "1.0.1"),
        };
        let help = format!("write all three numbers, such as \"{example}\"");
        self.warn(start, code, message, &help);
    }

    fn library(&mut self, start: usize, text: &str) {
        let library = resolve_library(Platform::HOST, self.path.as_bytes(), text.as_bytes());
        let library = String::from_utf8_lossy(&library).into_owned();
        // The dynamic linker searches for a name without a folder, and replaces `$LIB` and its like.
        if library.contains('/') && !library.contains('$') && !Path::new(&library).exists() {
            let message = format!("the library {library} does not exist");
            let help = if text.starts_with('/') {
                "correct the path, or install the library there"
            } else {
                "correct the path; a relative path starts at the folder of the manifest"
            };
            self.add(start, Severity::Error, "library-missing", message, help);
        }
    }

    /// Checks the path of a layer manifest or driver manifest in a settings file. A relative path
    /// starts at the working directory of the application, which is not known.
    fn path_of_settings(&mut self, start: usize, text: &str) {
        if text.starts_with('/') && !Path::new(text).exists() {
            let message = format!("the manifest {text} does not exist");
            let help = "correct the path, or write the file again with vkconfig";
            self.add(start, Severity::Error, "settings-path-missing", message, help);
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
    KEYS.iter().any(|(known, _)| known.eq_ignore_ascii_case(key))
}

/// The key that `key` is almost; `None` for a key of the format and for one of another format.
fn misspelt(key: &str) -> Option<&'static str> {
    if is_known(key) {
        return None;
    }
    let names = KEYS.iter().map(|(known, _)| *known);
    let nearest = names.min_by_key(|known| strsim::levenshtein(known, key))?;
    let is_near = key.len() > 4 && strsim::levenshtein(nearest, key) <= 2;
    is_near.then_some(nearest)
}
