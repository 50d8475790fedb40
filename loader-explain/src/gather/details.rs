//! Adds to the reasons of events the details that the loader does not look up: the names of a file's
//! owner and group, and the pattern of a filter that matches.

use loader_discovery::event::{JsonFailure, LayerEvent, SelectionRejection};
use loader_discovery::message_name;
use loader_discovery::select::Globs;
use loader_discovery::system::System as _;
use loader_runtime::probe;

use crate::fact::Fact;
use crate::report::Explanation;
use crate::what_if::WhatIf;

/// Each event about a filter, with the variable that a log line does not quote, and the field that
/// the patterns are compared with.
const FILTERS: [(&str, &str, &str); 3] = [
    (message_name!(SelectionRejection::Disabled), "VK_LOADER_DRIVERS_DISABLE", "file_name"),
    (message_name!(LayerEvent::DisabledByFilter), "VK_LOADER_LAYERS_DISABLE", "layer"),
    (message_name!(LayerEvent::ImplicitForcedOff), "VK_LOADER_LAYERS_DISABLE", "layer"),
];

/// Adds all details.
pub(super) fn enriched(system: &WhatIf, facts: Vec<Fact>) -> Vec<Fact> {
    let mut facts = with_access(system, facts);
    for fact in &mut facts {
        let pattern = pattern(system, fact);
        fact.reason.extend(pattern.map(|pattern| format!(", with the pattern {pattern}")));
    }
    facts
}

const NOT_OPENED: &str = message_name!(JsonFailure::Open);

/// Adds mode, owner and group to the reason of each file that must not be read.
pub(crate) fn with_access(system: &WhatIf, mut facts: Vec<Fact>) -> Vec<Fact> {
    for fact in &mut facts {
        let path = match fact.name.as_str() {
            NOT_OPENED if fact.field("access").is_some_and(|own| !own.is_empty()) => {
                fact.field("path")
            }
            probe::LIBRARY_DENIED => fact.field("library"),
            _ => None,
        };
        if let Some(access) = path.and_then(|path| access(system, path)) {
            // The loader's own part has no names.
            let own = fact.value("access");
            let reason = fact.reason.strip_suffix(own).unwrap_or(&fact.reason);
            fact.reason = format!("{reason}{access}");
        }
    }
    facts
}

/// Mode, owner and group of a file, in parentheses.
fn access(system: &WhatIf, path: &str) -> Option<String> {
    use std::os::unix::fs::MetadataExt as _;
    let data = std::fs::metadata(system.path_on_host(path)).ok()?;
    let mode = data.mode() & 0o7777;
    let owner = name_of(system, "/etc/passwd", data.uid());
    let group = name_of(system, "/etc/group", data.gid());
    Some(format!(" (mode {mode:o}, owner {owner}, group {group})"))
}

/// The name of a user or group in the system's list, or its number.
fn name_of(system: &WhatIf, list: &str, id: u32) -> String {
    let text = std::fs::read_to_string(system.path_on_host(list)).unwrap_or_default();
    let id = id.to_string();
    let mut lines = text.lines().map(|line| line.split(':'));
    let named =
        lines.find_map(|mut line| Some((line.next()?, line.nth(1)?)).filter(|row| row.1 == id));
    named.map_or_else(|| id.clone(), |(name, _)| name.to_owned())
}

/// The rejection of a library that is named with its folder and does not exist; for reports that open
/// nothing. The dynamic linker alone knows the value of a word such as `$LIB`.
pub(super) fn missing(system: &WhatIf, library: &str) -> Option<Explanation> {
    if !library.starts_with('/') || library.contains('$') || system.exists(library.as_bytes()) {
        return None;
    }
    Some(Explanation {
        event: probe::LIBRARY_MISSING.to_owned(),
        reason: format!("has a library that does not exist: {library}"),
        cure: "reinstall the package that owns the manifest, or remove the manifest".to_owned(),
    })
}

/// The pattern that disables the driver or layer of this event: the first that matches the name, or
/// else the words in tildes, which stand for kinds of layers.
fn pattern(system: &WhatIf, fact: &Fact) -> Option<String> {
    let (_, variable, field) = FILTERS.iter().find(|(event, ..)| *event == fact.name)?;
    let (value, name) = (system.value_in_force(variable)?, fact.field(field)?);
    let mut patterns = value.split(',');
    let by_name = patterns.find(|token| Globs::parse(token.as_bytes()).match_name(name.as_bytes()));
    let words = value.split(',').filter(|token| token.starts_with('~'));
    let words = words.collect::<Vec<_>>().join(" or ");
    by_name.map(str::to_owned).or_else(|| (!words.is_empty()).then_some(words))
}
