//! The finding that an event of the loader stands for.

use loader_discovery::event::{
    Event, JsonFailure, LayerManifestEvent as OfLayer, ManifestEvent as OfDriver, SettingsEvent,
    Text,
};
use loader_discovery::system::ErrorKind;

use super::{Finding, Findings, Severity};
use crate::fact::{Fact, Why, text};

/// Whether an event with an explanation is no finding: `document` says what the loader does with a value
/// of another type, and settings for other programs are no fault.
fn is_passed_over(event: &Event<'_>) -> bool {
    matches!(
        event,
        Event::ManifestEvent(OfDriver::ApiVersionNotString { .. })
            | Event::SettingsEvent(SettingsEvent::NoneForProgram { .. })
    )
}

impl Findings<'_> {
    /// Adds the finding of an event, unless the event is no fault.
    pub(super) fn add_event(&mut self, event: &Event<'_>, fact: Fact) {
        let (prefix, subject, is_rejection) = family(event);
        let words = match &fact.why {
            None => own_words(event),
            Some(_) if is_passed_over(event) => None,
            Some(Why { reason, cure }) => Some((format!("{subject} {reason}"), cure.clone())),
        };
        let Some((message, mut help)) = words else { return };
        if let Event::JsonFailure(JsonFailure::Open { error, .. }) = event
            && error.kind == ErrorKind::NotFound
        {
            help = "correct the path".to_owned();
        }
        let severity = if is_rejection { Severity::Error } else { Severity::Warning };
        let (line, column) = self.positions.of(event, &fact);
        let (file, code) = (self.path.to_owned(), code(prefix, &fact.name));
        self.found.push(Finding { file, line, column, severity, code, message, help });
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

/// The message and the help for a fault of a file that the loader uses all the same, so that the event has
/// neither reason nor cure. `None` for an event that is no fault.
fn own_words(event: &Event<'_>) -> Option<(String, String)> {
    let needs = |what: &str, version| {
        let help = format!("write \"file_format_version\": \"{version}\" or a later one");
        (format!("{what} needs the file version {version}"), help)
    };
    let of_layer = |key, layer: &Text<'_>| format!("`{key}` of {}", text(layer.as_bytes()));
    let words = |message: String, help: &str| (message, help.to_owned());
    Some(match event {
        Event::ManifestEvent(OfDriver::UnknownFormatVersion { major, minor, patch, .. })
        | Event::LayerManifestEvent(OfLayer::UnknownFormatVersion {
            major, minor, patch, ..
        }) => words(
            format!("the loader does not know the file version {major}.{minor}.{patch}"),
            "write a version that the loader knows, such as \"1.0.1\"",
        ),
        Event::LayerManifestEvent(event) => match event {
            OfLayer::LayersTooEarly { version, .. } => {
                let (message, help) = needs("`layers`", "1.0.1");
                (format!("{message}, and the file has {}", text(version.as_bytes())), help)
            }
            OfLayer::ComponentsTooEarly { layer } => {
                needs(&of_layer("component_layers", layer), "1.1.0")
            }
            OfLayer::OverridePathsTooEarly { layer } => {
                needs(&of_layer("override_paths", layer), "1.1.0")
            }
            OfLayer::PreInstanceTooEarly { .. } => needs("`pre_instance_functions`", "1.1.2"),
            OfLayer::PreInstanceExplicit { .. } => words(
                "`pre_instance_functions` has no effect for an explicit layer".to_owned(),
                "remove the section, or install the manifest as an implicit layer",
            ),
            OfLayer::NameNotStandard { layer } => words(
                format!("the name {} does not follow the standard", text(layer.as_bytes())),
                "begin the name with VK_LAYER_",
            ),
            OfLayer::AppKeysIgnored { layer } => words(
                of_layer("app_keys", layer) + " has no effect: only the override layer can have it",
                "remove `app_keys`",
            ),
            _ => return None,
        },
        _ => return None,
    })
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
