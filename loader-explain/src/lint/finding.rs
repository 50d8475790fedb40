//! The finding that an event of the loader stands for.

use loader_discovery::event::line::{ERROR, FATAL, WARNING};
use loader_discovery::event::{
    Event, JsonFailure, LayerManifestEvent as OfLayer, ManifestEvent as OfDriver, Message as _,
    SettingsEvent,
};
use loader_discovery::system::ErrorKind;

use super::{Finding, Findings, Severity};
use crate::fact::{Fact, Why};

/// Whether an event is no finding whatever its level: `document` says what the loader does with a value
/// of another type, and settings for other programs are no fault.
fn is_passed_over(event: &Event<'_>) -> bool {
    matches!(
        event,
        Event::ManifestEvent(
            OfDriver::FormatVersionNotString { .. } | OfDriver::ApiVersionNotString { .. }
        ) | Event::SettingsEvent(SettingsEvent::NoneForProgram { .. })
    )
}

/// Whether the loader uses the file in spite of a fault, and logs the event below the level of warnings.
fn is_silent_fault(event: &Event<'_>) -> bool {
    matches!(
        event,
        Event::ManifestEvent(OfDriver::UnknownFormatVersion { .. })
            | Event::LayerManifestEvent(OfLayer::UnknownFormatVersion { .. })
    )
}

impl Findings<'_> {
    /// The finding of an event; `None` for an event that is no fault.
    pub(super) fn of_event(&self, event: &Event<'_>, fact: &Fact) -> Option<Finding> {
        let (prefix, subject, is_rejection) = family(event);
        let is_fault = is_rejection
            || matches!(event, Event::SettingsEvent(_)) && fact.why.is_some()
            || event.bits() & (FATAL | ERROR | WARNING) != 0
            || is_silent_fault(event);
        if !is_fault || is_passed_over(event) {
            return None;
        }
        let is_missing = matches!(event, Event::JsonFailure(JsonFailure::Open { error, .. })
            if error.kind == ErrorKind::NotFound);
        let (message, help) = match &fact.why {
            None => own_words(event, fact),
            Some(Why { reason, cure }) => {
                let cure = if is_missing { "correct the path" } else { cure };
                (format!("{subject} {reason}"), Some(cure.to_owned()))
            }
        };
        let severity = if is_rejection { Severity::Error } else { Severity::Warning };
        let (line, column) = self.positions.of(event, fact);
        let code = code(prefix, &fact.name);
        Some(Finding { file: self.path.to_owned(), line, column, severity, code, message, help })
    }
}

/// The prefix of codes, the file that messages are about, and whether the event rejects the file or a
/// part.
fn family(event: &Event<'_>) -> (&'static str, &'static str, bool) {
    match event {
        Event::JsonFailure(_) => ("json", "the file", true),
        Event::SettingsEvent(_) => ("settings", "the settings file", false),
        Event::LayerManifestEvent(_) => ("layer", "the layer manifest", false),
        Event::LayerManifestRejection(_) => ("layer", "the layer manifest", true),
        Event::ManifestRejection(_) => ("driver", "the driver manifest", true),
        _ => ("driver", "the driver manifest", false),
    }
}

/// The message and the help for an event that has neither reason nor cure, because the loader uses the
/// file. Events without words of their own have the text of the log.
fn own_words(event: &Event<'_>, fact: &Fact) -> (String, Option<String>) {
    let value = |name| fact.field(name).unwrap_or_default();
    let (layer, version) = (value("layer"), value("version"));
    let needs = |what: String, needed: &str| {
        let help = format!("write \"file_format_version\": \"{needed}\" or a later one");
        (format!("{what} needs the file version {needed}"), Some(help))
    };
    let words = |message: String, help: &str| (message, Some(help.to_owned()));
    match event {
        Event::ManifestEvent(OfDriver::UnknownFormatVersion { .. })
        | Event::LayerManifestEvent(OfLayer::UnknownFormatVersion { .. }) => {
            let version = ["major", "minor", "patch"].map(value).join(".");
            words(
                format!("the loader does not know the file version {version}"),
                "write a version that the loader knows, such as \"1.0.1\"",
            )
        }
        Event::LayerManifestEvent(event) => match event {
            OfLayer::LayersTooEarly { .. } => {
                let (message, help) = needs("`layers`".to_owned(), "1.0.1");
                (format!("{message}, and the file has {version}"), help)
            }
            OfLayer::ComponentsTooEarly { .. } => {
                needs(format!("`component_layers` of {layer}"), "1.1.0")
            }
            OfLayer::OverridePathsTooEarly { .. } => {
                needs(format!("`override_paths` of {layer}"), "1.1.0")
            }
            OfLayer::PreInstanceTooEarly { .. } => {
                needs("`pre_instance_functions`".to_owned(), "1.1.2")
            }
            OfLayer::PreInstanceExplicit { .. } => words(
                "`pre_instance_functions` has no effect for an explicit layer".to_owned(),
                "remove the section, or install the manifest as an implicit layer",
            ),
            OfLayer::NameNotStandard { .. } => words(
                format!("the name {layer} does not follow the standard"),
                "begin the name with VK_LAYER_",
            ),
            OfLayer::AppKeysIgnored { .. } => words(
                format!("`app_keys` of {layer} has no effect: only the override layer can have it"),
                "remove `app_keys`",
            ),
            _ => (fact.text.clone(), None),
        },
        _ => (fact.text.clone(), None),
    }
}

/// The code of a message such as `ManifestRejection::NoLibraryPath`: `driver-no-library-path` with the
/// prefix `driver`.
pub(super) fn code(prefix: &str, message: &str) -> String {
    let (_, message) = message.split_once("::").unwrap_or_default();
    let mut code = prefix.to_owned();
    for letter in message.chars() {
        if letter.is_uppercase() {
            code.push('-');
        }
        code.push(letter.to_ascii_lowercase());
    }
    code
}
