//! The environment variables that take part, what each does, and what is suspicious about them.

mod patterns;

use std::collections::BTreeMap;
use std::ffi::{CStr, CString};

use loader_discovery::c_numbers::is_switched_on;
use loader_discovery::event::LogFilter;
use loader_discovery::manifest::layer::{self as manifest, LayerControl, LayerKind};
use loader_discovery::select::device_order;
use loader_discovery::system::System as _;
use loader_discovery::variables;

use super::layers::Layers;
use super::settings::LAYERS;
use super::{Case, LIBRARY_PATH};
use crate::fact::file_name;
use crate::near;
use crate::opening::DEVICE_SELECT;
use crate::report::{Devices, Driver, Hidden, Variable};
use crate::roles::{self, Role};
use crate::text::{joined, optional};
use crate::what_if::{Variables, WhatIf};
use patterns::Useless;

const DRIVERS_SELECT: &str = "VK_LOADER_DRIVERS_SELECT";

const NO_EFFECT: &str = "has no effect";
const WRITE_IDS: &str = "write the IDs of vendor and device, such as 10de:2204";

/// Variables that layers read and no manifest names: the variable, a part of the layer's name, and the effect.
const OF_LAYERS: [(&str, &str, &str); 7] = [
    (DEVICE_SELECT, "MESA_device_select", "chooses the device that comes first"),
    ("DRI_PRIME", "MESA_device_select", "chooses the device that comes first"),
    (
        "MESA_VK_DEVICE_SELECT_FORCE_DEFAULT_DEVICE",
        "MESA_device_select",
        "hides all devices but one",
    ),
    ("VK_LAYER_MESA_OVERLAY_CONFIG", "MESA_overlay", "configures the layer"),
    ("MANGOHUD_CONFIG", "MANGOHUD_overlay", "configures the layer"),
    ("VK_LAYER_ENABLES", "KHRONOS_validation", "selects checks"),
    ("VK_LAYER_DISABLES", "KHRONOS_validation", "leaves out checks"),
];

/// A variable with its effect.
fn of(name: &str, value: &str, effect: String) -> Variable {
    let (name, value) = (name.to_owned(), value.to_owned());
    Variable { name, value, effect, ..Variable::default() }
}

/// Reads all variables as the loader does, also those that it reads at other times than the walks of a
/// report.
pub(super) fn read_all(system: &WhatIf) {
    let read = |name: &CStr| match name.to_str().ok().and_then(roles::of) {
        Some((_, Role::Orders | Role::Logs | Role::Switches)) => system.variable(name),
        _ => system.secure_variable(name),
    };
    let _ = variables::each_set(&read, &mut |_| Ok(()));
}

/// Reads the variables that turn layers on and off which the settings file leaves out: the report names those that are set.
pub(super) fn read_switches(system: &WhatIf, left_out: &[manifest::Layer]) {
    for name in switches(left_out) {
        CString::new(name).iter().for_each(|name| drop(system.variable(name)));
    }
}

/// The variables that turn these layers on and off.
fn switches(layers: &[manifest::Layer]) -> impl Iterator<Item = &str> {
    let implicit = layers.iter().filter(|layer| layer.kind == LayerKind::Implicit);
    let named = implicit
        .flat_map(|layer| layer.enable_environment.iter().chain(&layer.disable_environment));
    named.map(|named| named.name.as_str())
}

/// What the effects of variables depend on.
pub(super) struct Environment<'a> {
    pub(super) case: Case<'a>,
    pub(super) drivers: &'a [Driver],
    pub(super) layers: &'a Layers,
    /// The layers that the settings file leaves out.
    pub(super) left_out: &'a [manifest::Layer],
    /// Absent if no library is opened.
    pub(super) devices: Option<&'a Devices>,
}

impl Environment<'_> {
    /// The variables that are set and that the loader or a layer reads, then those that look misspelt.
    pub(super) fn variables(&self) -> Vec<Variable> {
        let Case { system, hidden, .. } = self.case;
        let asked = system.asked.borrow().clone();
        let described = asked.iter().map(|asked| {
            let (Variable { name, value, ignored, .. }, mut variable) = (asked, asked.clone());
            if let Some(reason) = self.reason_for_none(name) {
                variable.effect = format!("{NO_EFFECT}, {reason}");
                return variable;
            }
            let useless = patterns::useless(self, name, value);
            variable.effect = match &useless {
                Some(Useless { all: true, .. }) if name != DRIVERS_SELECT => NO_EFFECT.to_owned(),
                _ => self.of(name),
            };
            let hidden =
                hidden.iter().filter(|it| it.by.is_variable(name) && !it.by.is_list_of_folders());
            variable.effect += &optional("; hides ", joined(hidden.map(Hidden::short_name), ", "));
            let warning = useless.and_then(|useless| useless.warning);
            variable.warning =
                warning.or_else(|| self.wrong_value(name, value)).filter(|_| !ignored);
            variable
        });
        let is_unknown = |name: &str| {
            !variables::all().any(|(known, _)| known == name)
                && !asked.iter().any(|asked| asked.name == name)
        };
        let set: Vec<_> =
            environment(system).into_iter().filter(|(name, _)| is_unknown(name)).collect();
        let of_layers = set.iter().filter_map(|(name, value)| self.of_layer(name, value));
        let brought = self.of_library_path();
        let misspelt = set.iter().filter_map(|(name, value)| misspelt(name, value));
        described.chain(of_layers).chain(brought).chain(misspelt).collect()
    }

    /// A variable of a known layer.
    fn of_layer(&self, name: &str, value: &str) -> Option<Variable> {
        let (_, layer, effect) = OF_LAYERS.iter().find(|(known, ..)| *known == name)?;
        let enabled = self.layers.chain.iter().find(|enabled| enabled.contains(layer));
        let (absent, warning) = match name {
            DEVICE_SELECT if enabled.is_some() => self.of_device_select(value),
            _ => (None, None),
        };
        let effect = match enabled {
            Some(enabled) => format!("{effect}, in {enabled}{}", optional("; ", absent)),
            None => format!("{NO_EFFECT} on Vulkan: VK_LAYER_{layer} is not enabled"),
        };
        Some(Variable { warning, ..of(name, value, effect) })
    }

    /// The device that is not there, and what is wrong with a value of [`DEVICE_SELECT`].
    fn of_device_select(&self, value: &str) -> (Option<String>, Option<String>) {
        let choice = device_order::parse_choice(value.trim_end_matches('!').as_bytes());
        let warning = match value {
            "list" => Some("lists the devices and ends the program"),
            _ if !value.contains(':') => Some(WRITE_IDS),
            _ => None,
        };
        (choice.and_then(|choice| self.absent(choice)), warning.map(str::to_owned))
    }

    /// That no device has these IDs.
    fn absent(&self, (vendor, device): (u32, u32)) -> Option<String> {
        let Devices { devices, left_out, .. } = self.devices?;
        let mut all = devices.iter().chain(left_out.iter().map(|left_out| &left_out.device));
        let is_there = all.any(|it| (it.vendor_id, it.device_id) == (vendor, device));
        (!is_there).then(|| format!("no device has the IDs {vendor:04x}:{device:04x}"))
    }

    /// The variable of the dynamic linker, if it brings a library.
    fn of_library_path(&self) -> Option<Variable> {
        let parts = self.drivers.iter().map(|driver| &driver.part);
        let parts = parts.chain(self.layers.layers.iter().map(|layer| &layer.part));
        let brought = parts.filter_map(|part| {
            Some(format!("brings {} for {}", part.brought.as_ref()?, file_name(&part.manifest)))
        });
        Some(of(LIBRARY_PATH, &self.case.system.peek(LIBRARY_PATH)?, joined(brought, "; ")?))
    }

    /// What is wrong with the value of a variable that is no list of names.
    fn wrong_value(&self, name: &str, value: &str) -> Option<String> {
        match name {
            "VK_LOADER_DEBUG" => {
                let (word, nearest) = LogFilter::unknown_words(Some(value.as_bytes())).next()?;
                let word = String::from_utf8_lossy(word);
                Some(format!("{word} is no word of this variable; the nearest one is {nearest}"))
            }
            "VK_LOADER_DEVICE_SELECT" if !value.is_empty() => {
                let Some(choice) = device_order::parse_choice(value.as_bytes()) else {
                    return Some(WRITE_IDS.to_owned());
                };
                self.absent(choice)
            }
            _ => None,
        }
    }

    /// The value of a variable that is not ignored.
    fn value(&self, name: &str) -> Option<String> {
        self.case.system.value_in_force(name)
    }

    /// Why a variable has no effect whatever its value: the settings file, or another variable.
    fn reason_for_none(&self, name: &str) -> Option<String> {
        if let Some(key) = self.case.settings.key_instead_of(name) {
            return Some(format!("because the settings file has `{key}`"));
        }
        let is_on = |other: &str| {
            let is_on = |value: String| replaces(other) || !is_off(other, &value);
            self.value(other).is_some_and(is_on)
        };
        let other = roles::replacing(name).find(|other| is_on(other));
        if name == roles::LAYERS_ALLOW && !is_on(roles::LAYERS_DISABLE) {
            return Some(format!("because {} is not set", roles::LAYERS_DISABLE));
        }
        other.map(|other| format!("because {other} is set"))
    }

    /// The effect of a variable that has one.
    fn of(&self, name: &str) -> String {
        let known = variables::all().find(|(known, _)| *known == name);
        let effect = match (name, known) {
            ("HOME", _) => self.of_home(),
            (_, Some((_, effect))) => effect,
            (_, None) => return self.of_switch(name),
        };
        match self.value(name).as_deref() {
            Some("") if replaces(name) => format!("{effect} by an empty list"),
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
            let off = layer.disable_environment.iter().find(|it| self.value(&it.name).is_some());
            let enable = enable.map(|needed| match (off, value.as_ref() == Some(&needed.value)) {
                (Some(off), _) => effect(format!("{NO_EFFECT}, because {} is set", off.name)),
                (None, true) => effect(format!("enables {name}")),
                (None, false) => {
                    effect(format!("{NO_EFFECT}: {name} needs {variable}={}", needed.value))
                }
            });
            let disable = layer.disable_environment.iter().filter(|it| it.name == variable);
            let disable = disable.map(|_| effect(format!("disables {name}")));
            enable.chain(disable).collect::<Vec<_>>()
        });
        let is_left_out = || switches(self.left_out).any(|switch| switch == variable);
        match joined(effects, "; ") {
            Some(effects) => effects,
            None if is_left_out() => {
                format!("{NO_EFFECT}, because the settings file has `{LAYERS}`")
            }
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
            let counts = |(_, role)| matches!(role, Role::Replaces | Role::Home);
            value.is_empty() && roles::of(name).is_some_and(|it| !counts(it))
        }
    }
}

/// Whether the variable replaces a search, also by an empty list.
fn replaces(name: &str) -> bool {
    matches!(roles::of(name), Some((_, Role::Replaces)))
}

/// The environment of this process with the changes.
fn environment(system: &WhatIf) -> BTreeMap<String, String> {
    // Another installation has another environment.
    let own = std::env::vars_os().filter(|_| system.root.is_none()).filter_map(|(name, value)| {
        Some((name.into_string().ok()?, Some(value.to_string_lossy().into_owned())))
    });
    let mut all: Variables = own.collect();
    all.extend(system.variables.clone());
    all.into_iter().filter_map(|(name, value)| Some((name, value?))).collect()
}

/// A variable whose name is almost that of a variable of the loader.
fn misspelt(name: &str, value: &str) -> Option<Variable> {
    let of_layers = OF_LAYERS.iter().map(|(known, ..)| *known);
    let known: Vec<&str> = variables::all().map(|(known, _)| known).chain(of_layers).collect();
    let capitals = name.to_ascii_uppercase();
    let is_ours = ["VK_", "MESA_"].iter().any(|start| capitals.starts_with(start));
    if !is_ours || known.contains(&name) {
        return None;
    }
    let warning = match known.contains(&&*capitals) {
        true => format!("names of variables have capitals: write {capitals}"),
        false => {
            let nearest = near::misspelt(name, known.into_iter())?;
            format!("the loader does not know this variable; the nearest one is {nearest}")
        }
    };
    Some(Variable { warning: Some(warning), ..of(name, value, NO_EFFECT.to_owned()) })
}

#[cfg(test)]
mod tests;
