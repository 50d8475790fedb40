//! The environment variables that take part, what each does, and what is suspicious about them.

use std::collections::BTreeMap;
use std::ffi::CStr;

use loader_discovery::event::LogFilter;
use loader_discovery::select::Globs;
use loader_discovery::select::number::is_switched_on;
use loader_discovery::system::System as _;
use loader_discovery::variables;

use crate::near;
use crate::report::{Driver, Layer, Variable};
use crate::what_if::{Asked, Changes, WhatIf};

const DRIVERS_SELECT: &str = "VK_LOADER_DRIVERS_SELECT";
const DRIVERS_DISABLE: &str = "VK_LOADER_DRIVERS_DISABLE";
const LAYERS_ENABLE: &str = "VK_LOADER_LAYERS_ENABLE";
const LAYERS_DISABLE: &str = "VK_LOADER_LAYERS_DISABLE";
const LAYERS_ALLOW: &str = "VK_LOADER_LAYERS_ALLOW";

/// The variables that the loader reads when it is loaded, and when an application enumerates
/// extensions or devices: at other times than the walks of a report. [`variables::all`] has their
/// effects.
const READ_OUTSIDE_WALKS: [&CStr; 8] = [
    c"VK_LOADER_DEBUG",
    c"VK_LOADER_DEVICE_SELECT",
    c"VK_LOADER_DISABLE_SELECT",
    c"VK_LOADER_DEVICE_ID_FILTER",
    c"VK_LOADER_VENDOR_ID_FILTER",
    c"VK_LOADER_DRIVER_ID_FILTER",
    c"VK_LOADER_DISABLE_INST_EXT_FILTER",
    c"VK_LOADER_DISABLE_DYNAMIC_LIBRARY_UNLOADING",
];

/// The variables that another variable keeps from being read.
const REPLACED: [(&CStr, &[&str]); 4] = [
    (c"VK_ICD_FILENAMES", &["VK_DRIVER_FILES"]),
    (c"VK_ADD_DRIVER_FILES", &["VK_DRIVER_FILES", "VK_ICD_FILENAMES"]),
    (c"VK_ADD_LAYER_PATH", &["VK_LAYER_PATH"]),
    (c"VK_ADD_IMPLICIT_LAYER_PATH", &["VK_IMPLICIT_LAYER_PATH"]),
];

const NO_EFFECT: &str = "has no effect";

/// A misspelt name differs from the right one in at most this many letters.
const MAX_DISTANCE: usize = 2;

/// The variables that are set and that the loader read, then those that look misspelt. A variable
/// without a row belongs to a layer.
pub(super) fn in_force(
    system: &WhatIf,
    changes: &Changes,
    drivers: &[Driver],
    layers: &[Layer],
) -> Vec<Variable> {
    for name in READ_OUTSIDE_WALKS {
        system.variable(name);
    }
    system.secure_variable(c"VK_LOADER_REPORT");
    for (name, _) in REPLACED {
        system.secure_variable(name);
    }
    let asked = system.variables_in_force();
    let mut variables: Vec<Variable> = asked
        .iter()
        .map(|Asked { name, value, ignored }| {
            let value = value.clone().unwrap_or_default();
            let useless = useless_patterns(name, &value, drivers, layers);
            let effect = match &useless {
                Some(Useless { all: true, .. }) if name != DRIVERS_SELECT => NO_EFFECT.to_owned(),
                _ => effect(name, &asked),
            };
            let warning = useless.map(|useless| useless.warning);
            Variable { warning, name: name.clone(), value, effect, ignored: *ignored }
        })
        .collect();
    let is_unknown = |name: &str| {
        !variables::all().any(|(known, _)| known == name)
            && !asked.iter().any(|asked| asked.name == name)
    };
    let set = environment(changes).into_iter();
    variables.extend(set.filter(|(name, _)| is_unknown(name)).filter_map(misspelt));
    variables
}

/// What a variable does beside the others that are set.
fn effect(name: &str, asked: &[Asked]) -> String {
    let value = |name: &str| {
        let known = asked.iter().find(|asked| asked.name == name && !asked.ignored)?;
        known.value.as_deref()
    };
    let replacing = REPLACED.iter().find(|(replaced, _)| replaced.to_bytes() == name.as_bytes());
    let mut replacing = replacing.into_iter().flat_map(|(_, others)| *others);
    if let Some(other) = replacing.find(|other| value(other).is_some()) {
        return format!("{NO_EFFECT}, because {other} is set");
    }
    let has_value = |name: &str| value(name).is_some_and(|value| !value.is_empty());
    let effect = match (name, has_value("XDG_CONFIG_HOME"), has_value("XDG_DATA_HOME")) {
        ("HOME", true, true) => "not searched, because XDG_CONFIG_HOME and XDG_DATA_HOME are set",
        ("HOME", true, false) => "its .local/share is searched",
        ("HOME", false, true) => "its .config is searched",
        _ => {
            let row = variables::all().find(|(known, _)| *known == name);
            row.map_or("turns a layer on or off", |(_, effect)| effect)
        }
    };
    match value(name) {
        Some("") if effect.starts_with("replaces") => format!("{effect} by an empty list"),
        Some(value) if is_off(name, value) => format!("{NO_EFFECT} with this value"),
        _ => effect.to_owned(),
    }
}

/// Whether a variable with this value counts as unset.
fn is_off(name: &str, value: &str) -> bool {
    match name {
        "VK_LOADER_DISABLE_SELECT" | "VK_LOADER_DISABLE_INST_EXT_FILTER" => {
            !is_switched_on(Some(value.into()))
        }
        "VK_LOADER_DISABLE_DYNAMIC_LIBRARY_UNLOADING" => value != "1",
        "VK_LOADER_DEBUG" => LogFilter::parse(Some(value.as_bytes())).0 == 0,
        _ => {
            let prefixes = ["VK_LOADER_", "VK_ADD_", "VK_INSTANCE_", "XDG_"];
            value.is_empty() && prefixes.iter().any(|prefix| name.starts_with(prefix))
        }
    }
}

/// The environment of this process with the changes.
fn environment(changes: &Changes) -> BTreeMap<String, String> {
    let own = std::env::vars_os().filter_map(|(name, value)| {
        Some((name.into_string().ok()?, value.to_string_lossy().into_owned()))
    });
    let mut all: BTreeMap<String, String> = own.collect();
    for (name, value) in &changes.variables {
        match value {
            Some(value) => all.insert(name.clone(), value.clone()),
            None => all.remove(name),
        };
    }
    all
}

/// A variable whose name is almost that of a variable of the loader.
fn misspelt((name, value): (String, String)) -> Option<Variable> {
    if !name.starts_with("VK_") {
        return None;
    }
    let known = variables::all().map(|(known, _)| known);
    let nearest = known.min_by_key(|known| strsim::levenshtein(known, &name))?;
    if strsim::levenshtein(nearest, &name) > MAX_DISTANCE {
        return None;
    }
    Some(Variable {
        warning: Some(format!(
            "the loader does not know this variable; the nearest one is {nearest}"
        )),
        name,
        value,
        effect: NO_EFFECT.to_owned(),
        ignored: false,
    })
}

/// The patterns of a filter variable that match nothing.
struct Useless {
    /// Each pattern, with a pattern or name that the user may mean.
    warning: String,
    /// Whether no pattern matches anything.
    all: bool,
}

/// The patterns of a filter variable that match nothing, if there are any.
fn useless_patterns(
    variable: &str,
    value: &str,
    drivers: &[Driver],
    layers: &[Layer],
) -> Option<Useless> {
    let file_name = |path: &str| path.rsplit('/').next().unwrap_or_default().to_owned();
    let (names, kind): (Vec<String>, _) = match variable {
        DRIVERS_SELECT | DRIVERS_DISABLE => (
            drivers.iter().map(|driver| file_name(&driver.manifest)).collect(),
            "file name of a driver manifest",
        ),
        LAYERS_ENABLE | LAYERS_DISABLE | LAYERS_ALLOW => {
            (layers.iter().filter_map(|layer| layer.name.clone()).collect(), "name of a layer")
        }
        _ => return None,
    };
    let matches_nothing = |token: &&str| {
        let globs = Globs::parse(token.as_bytes());
        !names.iter().any(|name| globs.match_name(name.as_bytes()))
    };
    // A word in tildes stands for a kind of layers.
    let (words, patterns): (Vec<&str>, Vec<&str>) = value
        .split(',')
        .filter(|token| !token.is_empty())
        .partition(|token| token.starts_with('~'));
    let useless: Vec<&&str> = patterns.iter().filter(|pattern| matches_nothing(pattern)).collect();
    let all = words.is_empty() && useless.len() == patterns.len();
    let warnings = useless.into_iter().map(|pattern| {
        format!("{pattern} matches no {kind}{}", suggestion(pattern, &names).unwrap_or_default())
    });
    let warning = warnings.collect::<Vec<_>>().join("; ");
    (!warning.is_empty()).then_some(Useless { warning, all })
}

/// Another pattern for a name that contains this one, or else the nearest name.
fn suggestion(pattern: &str, names: &[String]) -> Option<String> {
    let part = pattern.trim_matches('*').to_lowercase();
    let contains = |name: &&String| !part.is_empty() && name.to_lowercase().contains(&part);
    match names.iter().find(contains) {
        Some(name) => Some(format!("; *{part}* matches {name}")),
        None => near::nearest_of_pattern(pattern, names.iter().map(String::as_str))
            .map(|name| format!("; the nearest one is {name}")),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Each heading of docs/environment.md that is a variable, besides the one of Apple's systems,
    /// where vkexplain does not run. A variable that vkexplain does not know is reported as misspelt.
    #[test]
    fn the_table_has_the_variables_of_the_documentation() {
        let text = include_str!("../../../docs/environment.md");
        let headings = text.lines().filter_map(|line| line.strip_prefix("### "));
        let described: BTreeSet<_> = headings
            .filter(|name| name.chars().all(|c| c.is_ascii_uppercase() || c == '_'))
            .filter(|name| *name != "VK_LOADER_SEARCH_ONLY_IN_BUNDLE")
            .collect();
        let known: BTreeSet<_> = variables::all().map(|(name, _)| name).collect();
        assert_eq!(known, described);
    }
}
