//! The environment variables that take part, what each does, and what is suspicious about them.

mod patterns;

use std::collections::BTreeMap;
use std::ffi::CStr;

use loader_discovery::event::LogFilter;
use loader_discovery::manifest::layer::{LayerControl, LayerKind};
use loader_discovery::select::device_order;
use loader_discovery::select::number::is_switched_on;
use loader_discovery::system::System as _;
use loader_discovery::variables;

use super::Case;
use super::layers::Layers;
use crate::near;
use crate::report::{Driver, Variable};
use crate::what_if::{Asked, Changes, Variables, WhatIf};
use patterns::Useless;

const DRIVERS_SELECT: &str = "VK_LOADER_DRIVERS_SELECT";

/// The variables that the loader reads also in processes with elevated privileges.
const READ_IF_ELEVATED: [&str; 5] = [
    "VK_LOADER_DEBUG",
    "VK_LOADER_DEVICE_SELECT",
    "VK_LOADER_DISABLE_SELECT",
    "VK_LOADER_DISABLE_INST_EXT_FILTER",
    "VK_LOADER_DISABLE_DYNAMIC_LIBRARY_UNLOADING",
];

/// The variables that other variables keep from being read.
const REPLACED: [(&str, &[&str]); 5] = [
    ("VK_LOADER_DEVICE_SELECT", &["VK_LOADER_DISABLE_SELECT"]),
    ("VK_ICD_FILENAMES", &["VK_DRIVER_FILES"]),
    ("VK_ADD_DRIVER_FILES", &["VK_DRIVER_FILES", "VK_ICD_FILENAMES"]),
    ("VK_ADD_LAYER_PATH", &["VK_LAYER_PATH"]),
    ("VK_ADD_IMPLICIT_LAYER_PATH", &["VK_IMPLICIT_LAYER_PATH"]),
];

/// The variables whose lists of files and folders replace a search, also if they are empty.
pub(crate) const REPLACING: [&str; 4] =
    ["VK_DRIVER_FILES", "VK_ICD_FILENAMES", "VK_LAYER_PATH", "VK_IMPLICIT_LAYER_PATH"];
/// The variables whose lists come before the places of a search.
const ADDING: [&str; 3] =
    ["VK_ADD_DRIVER_FILES", "VK_ADD_LAYER_PATH", "VK_ADD_IMPLICIT_LAYER_PATH"];

const NO_EFFECT: &str = "has no effect";

/// The variables that are set and that the loader or a layer reads, then those that look misspelt.
pub(super) fn in_force(case: Case<'_>, drivers: &[Driver], layers: &Layers) -> Vec<Variable> {
    let system = case.system;
    let asked = system.variables_in_force();
    let effects = Effects { case, layers };
    let described = asked.iter().map(|Asked { name, value, ignored }| {
        let useless = patterns::useless(name, value, drivers, &layers.layers)
            .or_else(|| missing_files(system, name, value))
            .filter(|_| !ignored);
        let effect = match &useless {
            Some(Useless { all: true, .. }) if name != DRIVERS_SELECT => NO_EFFECT.to_owned(),
            _ => effects.of(name),
        };
        let warning = useless.map(|useless| useless.warning);
        Variable { warning, name: name.clone(), value: value.clone(), effect, ignored: *ignored }
    });
    let is_unknown = |name: &str| {
        !variables::all().any(|(known, _)| known == name)
            && !asked.iter().any(|asked| asked.name == name)
    };
    let set = environment(&system.changes).into_iter();
    let misspelt = set.filter(|(name, _)| is_unknown(name)).filter_map(misspelt);
    described.chain(misspelt).collect()
}

/// Reads all variables as the loader does, also those that it reads at other times than the walks of a
/// report.
pub(super) fn read_all(system: &WhatIf) {
    let read = |name: &CStr| match name.to_str() {
        Ok(name_in_utf8) if READ_IF_ELEVATED.contains(&name_in_utf8) => system.variable(name),
        _ => system.secure_variable(name),
    };
    let _ = variables::each_set(&read, &mut |_| Ok(()));
}

/// The elements of a list of paths that do not exist.
fn missing_files(system: &WhatIf, name: &str, value: &str) -> Option<Useless> {
    if !REPLACING.contains(&name) && !ADDING.contains(&name) {
        return None;
    }
    let elements = value.split(':').filter(|element| !element.is_empty());
    let missing = elements.filter(|element| !system.exists(element.as_bytes()));
    let missing: Vec<String> = missing.map(|element| format!("{element} does not exist")).collect();
    (!missing.is_empty()).then(|| Useless { warning: missing.join("; "), all: false })
}

/// What the effects of variables depend on.
struct Effects<'a> {
    case: Case<'a>,
    layers: &'a Layers,
}

impl Effects<'_> {
    /// The value of a variable that is not ignored.
    fn value(&self, name: &str) -> Option<String> {
        self.case.system.value_in_force(name)
    }

    /// The effect of a variable beside the settings file and the others that are set.
    fn of(&self, name: &str) -> String {
        if let Some(key) = self.case.settings.key_instead_of(name) {
            return format!("{NO_EFFECT}, because the settings file has `{key}`");
        }
        let is_on = |other: &str| {
            let is_on = |value: String| REPLACING.contains(&other) || !is_off(other, &value);
            self.value(other).is_some_and(is_on)
        };
        let replaced = REPLACED.iter().filter(|(replaced, _)| *replaced == name);
        if let Some(other) = replaced.flat_map(|(_, others)| *others).find(|other| is_on(other)) {
            return format!("{NO_EFFECT}, because {other} is set");
        }
        let known = variables::all().find(|(known, _)| *known == name);
        let effect = match (name, known) {
            ("HOME", _) => self.of_home(),
            (_, Some((_, effect))) => effect,
            (_, None) => return self.of_switch(name),
        };
        match self.value(name).as_deref() {
            Some("") if REPLACING.contains(&name) => format!("{effect} by an empty list"),
            Some(value) if is_off(name, value) => format!("{NO_EFFECT} with this value"),
            _ => effect.to_owned(),
        }
    }

    fn of_home(&self) -> &'static str {
        let is_set = |name: &str| self.value(name).is_some_and(|value| !value.is_empty());
        match (is_set("XDG_CONFIG_HOME"), is_set("XDG_DATA_HOME")) {
            (true, true) => "not searched, because XDG_CONFIG_HOME and XDG_DATA_HOME are set",
            (true, false) => "its .local/share is searched",
            (false, true) => "its .config is searched",
            (false, false) => "its .config and .local/share are searched",
        }
    }

    /// What a variable does to each implicit layer whose manifest names the variable.
    fn of_switch(&self, variable: &str) -> String {
        let value = self.value(variable);
        let implicit = self.layers.available.iter().filter(|it| it.kind == LayerKind::Implicit);
        let effects = implicit.flat_map(|layer| {
            let name = &layer.name;
            let effect = |action| match layer.control {
                None | Some(LayerControl::Auto) => action,
                Some(LayerControl::On | LayerControl::Off) => {
                    format!("{NO_EFFECT}, because the settings file controls {name}")
                }
            };
            let enable = layer.enable_environment.iter().filter(|it| it.name == variable);
            let enable = enable.map(|needed| match value.as_ref() == Some(&needed.value) {
                true => effect(format!("enables {name}")),
                false => effect(format!("{NO_EFFECT}: {name} needs {variable}={}", needed.value)),
            });
            let disable = layer.disable_environment.iter().filter(|it| it.name == variable);
            let disable = disable.map(|_| effect(format!("disables {name}")));
            enable.chain(disable).collect::<Vec<_>>()
        });
        let effects: Vec<String> = effects.collect();
        match self.case.settings.key_instead_of_switch(variable) {
            _ if !effects.is_empty() => effects.join("; "),
            Some(key) => format!("{NO_EFFECT}, because the settings file has `{key}`"),
            None => NO_EFFECT.to_owned(),
        }
    }
}

/// Whether a variable with this value counts as unset.
fn is_off(name: &str, value: &str) -> bool {
    match name {
        "VK_LOADER_DISABLE_SELECT" | "VK_LOADER_DISABLE_INST_EXT_FILTER" => {
            !is_switched_on(Some(value.into()))
        }
        "VK_LOADER_DISABLE_DYNAMIC_LIBRARY_UNLOADING" => value != "1",
        "VK_LOADER_DEVICE_SELECT" => device_order::parse_choice(value.as_bytes()).is_none(),
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
        Some((name.into_string().ok()?, Some(value.to_string_lossy().into_owned())))
    });
    let mut all: Variables = own.collect();
    all.extend(changes.variables.clone());
    all.into_iter().filter_map(|(name, value)| Some((name, value?))).collect()
}

/// A variable whose name is almost that of a variable of the loader.
fn misspelt((name, value): (String, String)) -> Option<Variable> {
    if !name.starts_with("VK_") {
        return None;
    }
    let nearest = near::misspelt(&name, variables::all().map(|(known, _)| known))?;
    let warning = format!("the loader does not know this variable; the nearest one is {nearest}");
    let effect = NO_EFFECT.to_owned();
    Some(Variable { name, value, effect, ignored: false, warning: Some(warning) })
}

#[cfg(test)]
mod tests;
