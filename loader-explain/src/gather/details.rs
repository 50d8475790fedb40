//! Turns messages of the loader into facts and explanations, with the details that the loader does not
//! look up: the names of a file's owner and group, the pattern of a filter that matches, and what the
//! settings file has to do with it.

use loader_discovery::event::{
    Event, JsonFailure, KeptEvents, LayerEvent, LayerManifestRejection, ManifestRejection,
    Observation, PolicyEvent, SelectionRejection, SettingsEvent, Text,
};
use loader_discovery::json;
use loader_discovery::select::Globs;
use loader_discovery::system::{ErrorKind, System as _};
use loader_runtime::tools;

use super::settings::Settings;
use crate::fact::{Fact, Kind, text};
use crate::report::Verdict;
use crate::roles;
use crate::text::{joined, optional};
use crate::what_if::WhatIf;

/// The most of a manifest that is read to see its letters.
const MOST_READ: usize = 1 << 20;

/// The system and the settings in force, by which messages are explained.
#[derive(Clone, Copy)]
pub(crate) struct Explainer<'a> {
    pub(crate) system: &'a WhatIf,
    pub(crate) settings: &'a Settings,
}

impl Explainer<'_> {
    /// The messages that were recorded since the last call.
    pub(crate) fn take(&self, journal: &KeptEvents) -> Vec<Fact> {
        journal.take_all().iter().map(|message| self.fact(message)).collect()
    }

    /// The message with all details.
    pub(crate) fn fact(&self, message: &Event<'_>) -> Fact {
        let mut fact = Fact::of(Observation::of(&self.with_names(message)));
        let Some(why) = &mut fact.why else { return fact };
        fact.kind = kind(message);
        match message {
            Event::SelectionRejection(SelectionRejection::Disabled {
                file_name, variable, ..
            }) => why.reason += &self.pattern(variable, file_name),
            Event::LayerEvent(
                LayerEvent::DisabledByFilter { layer } | LayerEvent::ImplicitForcedOff { layer },
            ) => why.reason += &self.pattern(roles::LAYERS_DISABLE, layer),
            _ if fact.kind == Kind::Missing => {
                why.cure = self.settings.cure_of_missing_layer().to_owned();
            }
            Event::JsonFailure(JsonFailure::Open { path, .. })
                if self.settings.names(&text(path.as_bytes())) =>
            {
                let path = self.settings.report.path.as_deref().unwrap_or_default();
                why.cure = format!("correct the path in the settings file {path}");
            }
            Event::JsonFailure(JsonFailure::Invalid { path, .. }) => {
                let text = self.system.read_file(path.as_bytes(), MOST_READ);
                if let Some((reason, cure)) = text.ok().and_then(|(text, _)| wrong_letters(&text)) {
                    why.reason += reason;
                    why.cure = cure.to_owned();
                }
            }
            Event::SettingsEvent(SettingsEvent::NoneForProgram { .. }) => {
                let program = self.system.executable_path().ok().flatten().unwrap_or_default();
                why.reason += &format!(": none of its `app_keys` is {}", text(&program));
            }
            Event::ManifestRejection(ManifestRejection::LayerManifest { manifest })
                if self.is_listed(&text(manifest.as_bytes())) =>
            {
                why.cure = "name the manifest of a driver in the variable".to_owned();
            }
            _ => {}
        }
        fact
    }

    /// Whether a variable names this manifest as that of a driver.
    fn is_listed(&self, manifest: &str) -> bool {
        let variables = roles::variables(roles::finds_drivers);
        let mut lists = variables.filter_map(|name| self.system.value_in_force(name));
        lists.any(|list| list.split(':').any(|element| element == manifest))
    }

    /// The message with mode, owner and group of a manifest that must not be read; the loader's own part
    /// has no names.
    fn with_names<'e>(&self, message: &Event<'e>) -> Event<'e> {
        let mut message = message.clone();
        if let Event::JsonFailure(JsonFailure::Open { path, error, access: own, .. }) = &mut message
            && error.kind == ErrorKind::Denied
            && let Some(access) = access(self.system, &text(path.as_bytes()))
        {
            *own = access.into();
        }
        message
    }

    /// The pattern of `variable` that disables a driver or layer, as the end of a reason: the first
    /// that matches the name, or else the words in tildes, which stand for kinds of layers.
    fn pattern(&self, variable: &str, name: &Text<'_>) -> String {
        let value = self.system.value_in_force(variable).unwrap_or_default();
        let mut patterns = value.split(',');
        let matches = |token: &&str| {
            let globs = Globs::parse(token.as_bytes());
            globs.is_ok_and(|globs| globs.match_name(name.as_bytes()))
        };
        let words = || joined(value.split(',').filter(|token| token.starts_with('~')), " or ");
        let pattern = patterns.find(matches).map(str::to_owned).or_else(words);
        optional(", with the pattern ", pattern)
    }
}

/// What the reason of a message is about.
fn kind(message: &Event<'_>) -> Kind {
    match message {
        Event::SelectionRejection(SelectionRejection::NotSelected { .. }) => Kind::NotSelected,
        Event::SelectionRejection(SelectionRejection::Disabled { .. })
        | Event::LayerEvent(
            LayerEvent::DisabledByFilter { .. }
            | LayerEvent::ImplicitForcedOff { .. }
            | LayerEvent::OverrideNotForProgram { .. },
        )
        | Event::SettingsEvent(
            SettingsEvent::NoneForProgram { .. } | SettingsEvent::DriverReplaced { .. },
        ) => Kind::Disabled,
        Event::LayerEvent(
            LayerEvent::RequestedLayerMissing { .. } | LayerEvent::InstanceLayerMissing { .. },
        ) => Kind::Missing,
        Event::ManifestEvent(_) => Kind::Doubt,
        Event::PolicyEvent(PolicyEvent::LeftOut { .. }) => Kind::LeftOut,
        Event::ManifestRejection(ManifestRejection::WrongArchitecture { .. })
        | Event::LayerManifestRejection(LayerManifestRejection::WrongArchitecture { .. }) => {
            Kind::OtherClass
        }
        _ => Kind::Other,
    }
}

/// Mode, owner and group of a file, in parentheses.
pub(crate) fn access(system: &WhatIf, path: &str) -> Option<String> {
    use std::os::unix::fs::MetadataExt as _;
    let data = std::fs::metadata(system.path_on_host(path)).ok()?;
    let mode = data.mode() & 0o7777;
    let owner = name_of(system, "/etc/passwd", data.uid());
    let group = name_of(system, "/etc/group", data.gid());
    Some(format!(" (mode {mode:o}, owner {owner}, group {group})"))
}

/// The name of a user or group in the system's list, or its number.
pub(crate) fn name_of(system: &WhatIf, list: &str, id: u32) -> String {
    let text = std::fs::read_to_string(system.path_on_host(list)).unwrap_or_default();
    let id = id.to_string();
    let mut lines = text.lines().map(|line| line.split(':'));
    let named =
        lines.find_map(|mut line| Some((line.next()?, line.nth(1)?)).filter(|row| row.1 == id));
    named.map_or_else(|| id.clone(), |(name, _)| name.to_owned())
}

/// The verdict on a library in a report that opens nothing: one that is named with its folder must exist.
/// The dynamic linker alone knows the value of a word such as `$LIB`.
pub(super) fn unopened(system: &WhatIf, library: &str, manifest: &str) -> Verdict {
    if !library.starts_with('/') || library.contains('$') || system.exists(library.as_bytes()) {
        return Verdict::Accepted;
    }
    let fact = Fact::of(tools::missing_library(library, manifest));
    let mut fact = Fact { kind: Kind::LibraryFile, ..fact };
    name_oddities(system, library, &mut fact);
    Verdict::Rejected(fact.into())
}

/// Adds to a reason against a library that its path is a link, or is odd.
pub(super) fn name_oddities(system: &WhatIf, library: &str, cause: &mut Fact) {
    let Some(why) = &mut cause.why else { return };
    if matches!(cause.kind, Kind::OtherClass | Kind::LibraryFile)
        && let Some(target) = link_target(system, library)
    {
        why.reason += &format!(", a link to {target}");
    }
    if let Some((reason, cure)) = oddity(library).filter(|_| !system.exists(library.as_bytes())) {
        why.reason += reason;
        why.cure = cure.to_owned();
    }
}

/// What is wrong with a path that ends with a letter that nobody sees, or is written for a shell, a browser or Windows, and
/// the cure. The path is as in the file, or as messages print it.
pub(crate) fn oddity(path: &str) -> Option<(&'static str, &'static str)> {
    const WHOLE: &str = "write the whole path in `library_path`";
    let ends = |ends: [&str; 2]| ends.iter().any(|end| path.ends_with(end));
    let has = |part: &str| path.contains(part);
    // The dynamic linker replaces these words.
    let is_for_linker = ["LIB", "ORIGIN", "PLATFORM"]
        .iter()
        .any(|word| has(&format!("${word}")) || has(&format!("${{{word}}}")));
    let rows = [
        (
            ends(["\r", "\\x0d"]),
            ", which ends with a carriage return",
            "remove `\\r` from `library_path`",
        ),
        (
            ends(["\n", "\\x0a"]),
            ", which ends with a line break",
            "remove `\\n` from `library_path`",
        ),
        (ends(["\t", "\\x09"]), ", which ends with a tab", "remove `\\t` from `library_path`"),
        (
            ends([" ", "\u{a0}"]),
            ", which ends with a blank",
            "remove the blank from `library_path`",
        ),
        (has("/~/"), ", which has a `~` that only a shell replaces", WHOLE),
        (has("$") && !is_for_linker, ", which has a `$` that only a shell replaces", WHOLE),
        (has("file://"), ", which is an address", "remove `file://` from `library_path`"),
        // Messages print other letters as `\xHH`.
        (
            has("\\") && !has("\\x"),
            ", which has backslashes",
            "write `/` between the folders in `library_path`",
        ),
    ];
    rows.into_iter().find(|(is_odd, ..)| *is_odd).map(|(_, reason, cure)| (reason, cure))
}

/// What a symbolic link names.
pub(crate) fn link_target(system: &WhatIf, path: &str) -> Option<String> {
    Some(std::fs::read_link(system.path_on_host(path)).ok()?.display().to_string())
}

/// Why a text that looks right is no JSON, and the cure.
fn wrong_letters(text: &[u8]) -> Option<(&'static str, &'static str)> {
    if text.iter().all(|byte| *byte == 0) && !text.is_empty() {
        return Some(("; it has only zeros", "reinstall the package that owns it"));
    }
    let is_utf16 = [[0xff, 0xfe], [0xfe, 0xff]].iter().any(|mark| text.starts_with(mark));
    if is_utf16 || text.get(..4).is_some_and(|start| start.contains(&0)) {
        return Some(("; it is in UTF-16", "save it as UTF-8"));
    }
    let curly = ['\u{201c}', '\u{201d}', '\u{201e}'];
    let straight = String::from_utf8_lossy(text).replace(curly, "\"");
    // Such marks may also stand in a text that is wrong elsewhere.
    let is_cure = straight.as_bytes() != text && json::document(b"", straight.into_bytes()).is_ok();
    is_cure.then_some(("; it has curly quotation marks", "write straight ones: \""))
}
