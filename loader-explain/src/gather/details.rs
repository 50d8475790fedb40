//! Turns messages of the loader into facts and explanations, with the details that the loader does not
//! look up: the names of a file's owner and group, the pattern of a filter that matches, and what the
//! settings file has to do with it.

use loader_discovery::event::{
    Event, JsonFailure, KeptEvents, LayerEvent, LayerManifestRejection, ManifestRejection,
    Observation, PolicyEvent, SelectionRejection, SettingsEvent, Text,
};
use loader_discovery::select::Globs;
use loader_discovery::system::{ErrorKind, System as _};
use loader_runtime::probe;

use super::settings::Settings;
use crate::fact::{Fact, Kind, text};
use crate::report::Verdict;
use crate::what_if::WhatIf;

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
        match message {
            Event::SelectionRejection(SelectionRejection::Disabled { file_name, .. }) => {
                why.reason += &self.pattern("VK_LOADER_DRIVERS_DISABLE", file_name);
                fact.kind = Kind::Disabled;
            }
            Event::SelectionRejection(SelectionRejection::NotSelected { .. }) => {
                fact.kind = Kind::NotSelected;
            }
            Event::LayerEvent(
                LayerEvent::DisabledByFilter { layer } | LayerEvent::ImplicitForcedOff { layer },
            ) => {
                why.reason += &self.pattern("VK_LOADER_LAYERS_DISABLE", layer);
                fact.kind = Kind::Disabled;
            }
            Event::LayerEvent(
                LayerEvent::RequestedLayerMissing { layer }
                | LayerEvent::InstanceLayerMissing { layer },
            ) => match self.settings.report.why_left_out(&text(layer.as_bytes())) {
                Some(known) => (why.reason, why.cure) = (known.reason.clone(), known.cure.clone()),
                None => why.cure = self.settings.cure_of_missing_layer().to_owned(),
            },
            Event::JsonFailure(JsonFailure::Open { path, .. })
                if self.settings.names(&text(path.as_bytes())) =>
            {
                let path = self.settings.report.path.as_deref().unwrap_or_default();
                why.cure = format!("correct the path in the settings file {path}");
            }
            Event::SettingsEvent(SettingsEvent::NoneForProgram { .. }) => {
                let program =
                    text(&self.system.executable_path().ok().flatten().unwrap_or_default());
                why.reason += &format!(": none of its `app_keys` is {program}");
                fact.kind = Kind::Disabled;
            }
            Event::SettingsEvent(SettingsEvent::DriverReplaced { .. }) => {
                fact.kind = Kind::Disabled
            }
            Event::PolicyEvent(PolicyEvent::LeftOut { .. }) => fact.kind = Kind::LeftOut,
            Event::ManifestRejection(ManifestRejection::WrongArchitecture { .. })
            | Event::LayerManifestRejection(LayerManifestRejection::WrongArchitecture { .. }) => {
                fact.kind = Kind::OtherClass;
            }
            _ => {}
        }
        fact
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
        let words = value.split(',').filter(|token| token.starts_with('~'));
        let pattern = match patterns.find(matches) {
            Some(pattern) => pattern.to_owned(),
            None => words.collect::<Vec<_>>().join(" or "),
        };
        if pattern.is_empty() { pattern } else { format!(", with the pattern {pattern}") }
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
    Verdict::Rejected(Fact::of(probe::missing_library(library, manifest)).into())
}
