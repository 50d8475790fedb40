//! The finding that an event of the loader stands for.

use loader_discovery::event::{
    JsonFailure, LayerManifestEvent, LayerManifestRejection, ManifestEvent, ManifestRejection,
    SettingsEvent,
};
use loader_discovery::message_name;

use super::position::{MISSING_VALUE, Positions};
use super::{Finding, Severity};
use crate::fact::Fact;

/// Events that are no finding: `document` says what the loader does with a value of another type,
/// and settings for other programs are no fault.
const NO_FINDINGS: [&str; 3] = [
    message_name!(ManifestEvent::FormatVersionNotString),
    message_name!(ManifestEvent::ApiVersionNotString),
    message_name!(SettingsEvent::NoneForProgram),
];

/// The loader uses the file in spite of these events, and logs them below the level of warnings.
const SILENT_FAULTS: [&str; 2] = [
    message_name!(ManifestEvent::UnknownFormatVersion),
    message_name!(LayerManifestEvent::UnknownFormatVersion),
];

/// An event that has neither reason nor cure, because the loader uses the file: the message and the
/// help.
type OwnWords = (&'static str, fn(&Fact) -> String, &'static str);

/// Events without a row have the text of the log as their message.
const OWN_WORDS: &[OwnWords] = &[
    (
        message_name!(ManifestEvent::ApiVersionBelow1),
        |fact| {
            format!("`api_version` is {}, and there is no Vulkan below 1.0", fact.value("version"))
        },
        "write the highest Vulkan version of the driver, such as \"1.3.0\"",
    ),
    (SILENT_FAULTS[0], unknown_version, KNOWN_VERSION),
    (SILENT_FAULTS[1], unknown_version, KNOWN_VERSION),
    (
        message_name!(LayerManifestEvent::LayersTooEarly),
        |fact| {
            format!(
                "`layers` needs the file version 1.0.1, and the file has {}",
                fact.value("version")
            )
        },
        "write \"file_format_version\": \"1.0.1\" or a later one",
    ),
    (
        message_name!(LayerManifestEvent::ComponentsTooEarly),
        |fact| {
            format!("`component_layers` of {} needs the file version 1.1.0", fact.value("layer"))
        },
        FROM_1_1_0,
    ),
    (
        message_name!(LayerManifestEvent::OverridePathsTooEarly),
        |fact| format!("`override_paths` of {} needs the file version 1.1.0", fact.value("layer")),
        FROM_1_1_0,
    ),
    (
        message_name!(LayerManifestEvent::PreInstanceTooEarly),
        |_| "`pre_instance_functions` needs the file version 1.1.2".to_owned(),
        "write \"file_format_version\": \"1.1.2\" or a later one",
    ),
    (
        message_name!(LayerManifestEvent::PreInstanceExplicit),
        |_| "`pre_instance_functions` has no effect for an explicit layer".to_owned(),
        "remove the section, or install the manifest as an implicit layer",
    ),
    (
        message_name!(LayerManifestEvent::NameNotStandard),
        |fact| format!("the name {} does not follow the standard", fact.value("layer")),
        "begin the name with VK_LAYER_",
    ),
    (
        message_name!(LayerManifestEvent::AppKeysIgnored),
        |fact| {
            let layer = fact.value("layer");
            format!("`app_keys` of {layer} has no effect: only the override layer can have it")
        },
        "remove `app_keys`",
    ),
];

const KNOWN_VERSION: &str = "write a version that the loader knows, such as \"1.0.1\"";
const FROM_1_1_0: &str = "write \"file_format_version\": \"1.1.0\" or a later one";

fn unknown_version(fact: &Fact) -> String {
    let [major, minor, patch] = ["major", "minor", "patch"].map(|part| fact.value(part));
    format!("the loader does not know the file version {major}.{minor}.{patch}")
}

/// The finding of an event; `None` for an event that is no fault.
pub(super) fn finding(fact: &Fact, path: &str, positions: &Positions<'_>) -> Option<Finding> {
    let name = fact.name.as_str();
    let is_rejection =
        [JsonFailure::TABLE, ManifestRejection::TABLE, LayerManifestRejection::TABLE]
            .contains(&fact.table());
    let is_fault = is_rejection
        || fact.table() == SettingsEvent::TABLE && !fact.reason.is_empty()
        || matches!(fact.level.as_str(), "warning" | "error")
        || SILENT_FAULTS.contains(&name);
    if !is_fault || NO_FINDINGS.contains(&name) {
        return None;
    }
    let (message, help) = words(fact, positions);
    let severity = if is_rejection { Severity::Error } else { Severity::Warning };
    let (line, column) = positions.of(fact);
    let (prefix, _) = family(fact);
    let code = format!("{prefix}-{}", kebab(fact.message()));
    Some(Finding { file: path.to_owned(), line, column, severity, code, message, help })
}

/// The prefix of codes, and the file that messages are about.
fn family(fact: &Fact) -> (&'static str, &'static str) {
    match fact.table() {
        JsonFailure::TABLE => ("json", "the file"),
        SettingsEvent::TABLE => ("settings", "the settings file"),
        LayerManifestEvent::TABLE | LayerManifestRejection::TABLE => {
            ("layer", "the layer manifest")
        }
        _ => ("driver", "the driver manifest"),
    }
}

/// The message and the help of a finding.
fn words(fact: &Fact, positions: &Positions<'_>) -> (String, Option<String>) {
    if fact.reason.is_empty() {
        let own = OWN_WORDS.iter().find(|(name, ..)| *name == fact.name);
        return own.map_or_else(
            || (fact.text.clone(), None),
            |(_, message, help)| (message(fact), Some((*help).to_owned())),
        );
    }
    if fact.name == MISSING_VALUE && positions.has_value(fact) {
        let key = fact.value("key");
        let article = if key.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
        let message = format!("the layer manifest has {article} `{key}` that is not a string");
        return (message, Some("write a string".to_owned()));
    }
    let is_missing =
        fact.name == message_name!(JsonFailure::Open) && fact.field("errno") == Some("2");
    let help = if is_missing { "correct the path" } else { &fact.cure };
    let (_, subject) = family(fact);
    (format!("{subject} {}", fact.reason), Some(help.to_owned()))
}

/// `NoLibraryPath` as `no-library-path`.
fn kebab(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}
