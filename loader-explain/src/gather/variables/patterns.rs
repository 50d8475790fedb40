//! The patterns of filter variables that match nothing, most often because they are misspelt.

use loader_discovery::select::Globs;

use super::DRIVERS_SELECT;
use crate::fact::file_name;
use crate::near;
use crate::report::{Driver, Layer};

const LAYERS_ENABLE: &str = "VK_LOADER_LAYERS_ENABLE";
const LAYERS_DISABLE: &str = "VK_LOADER_LAYERS_DISABLE";
const LAYERS_ALLOW: &str = "VK_LOADER_LAYERS_ALLOW";
const INSTANCE_LAYERS: &str = "VK_INSTANCE_LAYERS";

/// The words of filters for layers.
const WORDS: [&str; 3] = ["~all~", "~implicit~", "~explicit~"];

/// The patterns of a filter variable that match nothing.
pub(super) struct Useless {
    /// Each pattern, with a pattern or name that the user may mean.
    pub(super) warning: String,
    /// Whether no pattern matches anything.
    pub(super) all: bool,
}

/// The patterns of a filter variable that match nothing, if there are any.
pub(super) fn useless(
    variable: &str,
    value: &str,
    drivers: &[Driver],
    layers: &[Layer],
) -> Option<Useless> {
    let (names, kind): (Vec<&str>, _) = match variable {
        DRIVERS_SELECT | "VK_LOADER_DRIVERS_DISABLE" => (
            drivers.iter().map(|driver| file_name(&driver.manifest)).collect(),
            "file name of a driver manifest",
        ),
        LAYERS_ENABLE | LAYERS_DISABLE | LAYERS_ALLOW | INSTANCE_LAYERS => {
            (layers.iter().filter_map(|layer| layer.name.as_deref()).collect(), "name of a layer")
        }
        _ => return None,
    };
    let separator = if variable == INSTANCE_LAYERS { ':' } else { ',' };
    let matches_nothing = |token: &&str| match variable {
        INSTANCE_LAYERS => !names.contains(token),
        _ if token.starts_with('~') => true,
        _ => {
            let globs = Globs::parse(token.as_bytes()).unwrap_or_default();
            !names.iter().any(|name| globs.match_name(name.as_bytes()))
        }
    };
    // A word in tildes stands for a kind of layers; the loader passes over other words.
    let is_word = |token: &&str| WORDS.contains(&token.to_ascii_lowercase().as_str());
    let (words, patterns): (Vec<&str>, Vec<&str>) =
        value.split(separator).filter(|token| !token.is_empty()).partition(is_word);
    let useless: Vec<&&str> = patterns.iter().filter(|pattern| matches_nothing(pattern)).collect();
    let all = words.is_empty() && useless.len() == patterns.len();
    let warnings = useless.into_iter().map(|pattern| match pattern.starts_with('~') {
        true => format!("{pattern} is no word of this variable: these are {}", WORDS.join(", ")),
        false => {
            let suggestion = suggestion(pattern, &names).unwrap_or_default();
            format!("{pattern} matches no {kind}{suggestion}")
        }
    });
    let warning = warnings.collect::<Vec<_>>().join("; ");
    (!warning.is_empty()).then_some(Useless { warning, all })
}

/// Another pattern for a name that contains this one, or else the nearest name.
fn suggestion(pattern: &str, names: &[&str]) -> Option<String> {
    let part = pattern.trim_matches('*').to_lowercase();
    let contains = |name: &&&str| !part.is_empty() && name.to_lowercase().contains(&part);
    match names.iter().find(contains) {
        Some(name) => Some(format!("; *{part}* matches {name}")),
        None => near::nearest_of_pattern(pattern, names.iter().copied())
            .map(|name| format!("; the nearest one is {name}")),
    }
}
