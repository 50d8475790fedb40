//! The environment variables that take part, what each does, and what is suspicious about them.

use std::collections::BTreeMap;
use std::ffi::CStr;

use loader_discovery::select::Globs;
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
    let asked = system.variables_in_force();
    let mut variables: Vec<Variable> = asked
        .iter()
        .map(|Asked { name, value, ignored }| {
            let value = value.clone().unwrap_or_default();
            Variable {
                warning: useless_patterns(name, &value, drivers, layers),
                name: name.clone(),
                value,
                effect: effect(name, asked.as_slice()).to_owned(),
                ignored: *ignored,
            }
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
fn effect(name: &str, asked: &[Asked]) -> &'static str {
    let has_value = |name: &str| {
        asked.iter().any(|asked| {
            asked.name == name
                && !asked.ignored
                && asked.value.as_ref().is_some_and(|value| !value.is_empty())
        })
    };
    match (name, has_value("XDG_CONFIG_HOME"), has_value("XDG_DATA_HOME")) {
        ("HOME", true, true) => "not searched, because XDG_CONFIG_HOME and XDG_DATA_HOME are set",
        ("HOME", true, false) => "its .local/share is searched",
        ("HOME", false, true) => "its .config is searched",
        _ => {
            let row = variables::all().find(|(known, _)| *known == name);
            row.map_or("turns a layer on or off", |(_, effect)| effect)
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
        effect: "none".to_owned(),
        ignored: false,
    })
}

/// The patterns of a filter variable that match nothing, each with a pattern or name that the user
/// may mean.
fn useless_patterns(
    variable: &str,
    value: &str,
    drivers: &[Driver],
    layers: &[Layer],
) -> Option<String> {
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
    let patterns = value.split(',').filter(|token| !token.is_empty() && !token.starts_with('~'));
    let useless = patterns.filter(matches_nothing).map(|pattern| {
        format!("{pattern} matches no {kind}{}", suggestion(pattern, &names).unwrap_or_default())
    });
    let useless = useless.collect::<Vec<_>>().join("; ");
    (!useless.is_empty()).then_some(useless)
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
