//! Faults that the loader accepts without a message, and that the documents of the manifests forbid:
//! misspelt and repeated keys, values of another type, unknown words, versions of another form,
//! libraries and manifests that do not exist.

use std::path::Path;

use loader_discovery::c_numbers::leading_hex;
use loader_discovery::json::{Data, Value};
use loader_discovery::manifest::resolve_library;
use loader_discovery::policy::Policy;
use loader_discovery::settings::LOG_WORDS;
use loader_discovery::system::Platform;

use super::position::{Place, member};
use super::{Findings, Severity};
use crate::gather::details::oddity;
use crate::near;
use crate::text::optional;

/// The code of a value of another type than the documents ask for.
pub(super) const WRONG_TYPE: &str = "wrong-type";

/// The keys of all manifests and settings files: each with the type of its values and, where the key alone
/// decides that, what the loader does with a value of another type.
fn keys() -> impl Iterator<Item = (&'static str, &'static str)> {
    include_str!("keys.txt").lines().filter_map(|line| line.split_once(": "))
}

/// The row of a key of the format.
fn row(key: &str) -> Option<&'static str> {
    keys().find(|(known, _)| known.eq_ignore_ascii_case(key)).map(|(_, row)| row)
}

/// The type of a value in words; `None` for null, which is as good as no key.
fn kind(value: Value<'_>) -> Option<&'static str> {
    Some(match value.data() {
        Data::String(_) => "a string",
        Data::Bool(_) => "true or false",
        Data::Number(_) => "a number",
        Data::Array => "a list",
        Data::Object => "an object",
        Data::Null => return None,
    })
}

/// The policies that a policy file can name.
const POLICIES: [Policy; 3] = [Policy::All, Policy::Present, Policy::Awake];

/// The words of `control`.
const CONTROLS: [&str; 4] = ["auto", "on", "off", "unordered_layer_location"];

impl Findings<'_> {
    /// Adds the findings of this module.
    pub(super) fn check_document(&mut self) {
        let Some(root) = self.positions.root else { return };
        let kinds = ["ICD", "layer", "layers", "settings", "settings_array", "policy"];
        if kinds.iter().any(|kind| self.positions.has_key(kind)) {
            return self.value(root);
        }
        let message = format!("the file has none of `{}`", kinds.join("`, `"));
        let help = "it is no manifest of a driver or layer, no settings file and no policy file";
        self.add(0, Severity::Error, "no-manifest", message, help);
    }

    /// Adds the finding of a text that the loader reads and that is no JSON document: the loader stops
    /// behind the first value. `is_used` says whether that is an object.
    pub(super) fn no_document(&mut self, is_used: bool) {
        let message = "the file is no JSON document; the loader reads only its first value";
        let help = "write one object, with no byte order mark before it and nothing behind it";
        let severity = if is_used { Severity::Warning } else { Severity::Error };
        self.add(0, severity, "no-document", message.to_owned(), help);
    }

    fn value(&mut self, value: Value<'_>) {
        match value.data() {
            Data::Object => self.object(value),
            Data::Array => value.children().for_each(|element| self.value(element)),
            _ => {}
        }
    }

    fn object(&mut self, object: Value<'_>) {
        let positions = self.positions;
        for (index, (start, key, value)) in object.members_at().enumerate() {
            let row = row(key);
            let is_odd = row.is_none() && key.len() > 4;
            let is_same = |earlier: &str| earlier.eq_ignore_ascii_case(key);
            let mut before = object.members().take(index);
            if before.any(|(earlier, _)| is_same(earlier)) {
                let message = format!("`{key}` is repeated; the loader reads the first");
                self.warn(start, "repeated-key", message, "remove one of the two");
                if !is_same("layer") {
                    continue;
                }
            } else if is_odd && let Some(nearest) = near::misspelt(key, keys().map(|it| it.0)) {
                let message = format!("`{key}` is no key of the format");
                self.warn(start, "misspelt-key", message, &format!("did you mean `{nearest}`?"));
            }
            if let Some((known, _)) = keys().find(|(known, _)| is_same(known) && *known != key) {
                let message =
                    format!("`{key}` is `{known}` in another case, which other readers pass over");
                self.warn(start, "wrong-case", message, &format!("write `{known}`"));
            }
            // Without a row, the data are those of other programs, such as the features that vkconfig
            // shows.
            let Some(row) = row else { continue };
            self.kind(start, key, row, value);
            match (key.to_ascii_lowercase().as_str(), value.as_str()) {
                ("api_version" | "file_format_version", Some(text)) => {
                    self.version(start, key, text);
                }
                ("library_path", Some(text)) => self.library(start, text),
                ("path", Some(text)) => self.path_of_settings(start, text),
                ("control", Some(text)) => {
                    self.word(start, key, text, &CONTROLS, "takes others for auto")
                }
                ("library_arch", Some(text)) => {
                    self.word(start, key, text, &["32", "64"], "takes others for its own");
                }
                ("policy", Some(text)) => {
                    let words = POLICIES.map(Policy::in_words);
                    self.word(start, key, text, &words, "takes others for no policy");
                }
                ("pci_vendors", _) => self.vendors((start, value)),
                ("stderr_log", _) => self.words((start, value)),
                // Variables and functions are named by the author.
                ("enable_environment" | "disable_environment", _) => continue,
                _ => {}
            }
            if is_same("layers") && !self.positions.has_key("layers") {
                let layers = positions.elements((start, value));
                layers.for_each(|(start, layer)| self.layer_of_settings(start, layer));
            }
            self.value(value);
        }
    }

    /// Checks what the loader demands of each layer of a settings file (drivers.md K.2).
    fn layer_of_settings(&mut self, start: usize, layer: Value<'_>) {
        let text = |key| member(layer, key)?.1.as_str();
        let is_marker = text("control") == Some("unordered_layer_location");
        let demanded: &[&str] = if is_marker { &[] } else { &["control", "name", "path"] };
        if let Some(key) = demanded.iter().find(|key| text(key).is_none()) {
            let message =
                format!("a layer has no text `{key}`, so the loader passes over all `layers`");
            let help = format!("write `{key}`, or write the file again with vkconfig");
            self.add(start, Severity::Error, "settings-layers-void", message, &help);
        }
    }

    /// Checks the type of a value.
    fn kind(&mut self, start: usize, key: &str, row: &str, value: Value<'_>) {
        let wanted = row.split(';').next().unwrap_or_default();
        let Some(found) = kind(value).filter(|found| *found != wanted) else { return };
        let message = format!("`{key}` is {found}, not {wanted}");
        self.warn(start, WRONG_TYPE, message, &format!("write {row}"));
    }

    /// Checks that a word of the settings file is known. `effect` says what the loader does with others.
    fn word(&mut self, start: usize, key: &str, word: &str, known: &[&str], effect: &str) {
        if !known.contains(&word) {
            let message = format!("`{key}` has the unknown word \"{word}\"");
            let help = format!("write one of {}; the loader {effect}", known.join(", "));
            self.warn(start, "unknown-word", message, &help);
        }
    }

    fn vendors(&mut self, list: Place<'_>) {
        for (start, vendor) in self.positions.elements(list) {
            let number = vendor.as_str().and_then(|it| leading_hex(it.as_bytes()));
            if !matches!(number, Some((_, b""))) {
                let message = "a vendor is no hexadecimal number, so the loader ignores the list";
                let help = "write the number of the vendor, such as \"0x10de\"";
                self.warn(start, "vendor-form", message.to_owned(), help);
            }
        }
    }

    fn words(&mut self, list: Place<'_>) {
        let known = LOG_WORDS.map(|(word, _)| word);
        for (start, word) in self.positions.elements(list) {
            if let Some(word) = word.as_str() {
                self.word(start, "stderr_log", word, &known, "ignores others");
            }
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
        let library = String::from_utf8_lossy(&library.unwrap_or_default()).into_owned();
        // The dynamic linker searches for a name without a folder, and replaces `$LIB` and its like.
        if library.contains('/') && !library.contains('$') && !Path::new(&library).exists() {
            let target =
                std::fs::read_link(&library).ok().map(|target| target.display().to_string());
            let target = optional(", a link to ", target);
            let unseen = oddity(&library);
            let end = unseen.map_or("", |(end, _)| end);
            let message = format!("the library {}{target}{end} does not exist", library.trim_end());
            let help = if let Some((_, cure)) = unseen {
                cure
            } else if text.starts_with('/') {
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
}
