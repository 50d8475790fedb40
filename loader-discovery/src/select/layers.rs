//! Selects the available layers and the layers that an instance enables, and orders them (layers.md
//! 3).
//!
//! [`LayerEnvironment`] and [`LayerFilters`] read the variables. All other functions map plain data
//! (layers, filters, environment, requested names) to plain data. The walk in
//! [`layers`](crate::layers) searches twice, because the override layer is an implicit layer and
//! decides where to search for explicit ones: between the searches it calls [`overrides::prune`] and
//! [`overrides::search_paths`].
//!
//! Every layer that is left out has an event with the reason, except those that the settings file
//! turns off or replaces. The log does not print all of these events.

pub mod activate;
pub mod metas;
pub mod overrides;
pub mod settings;
mod variables;

use alloc::ffi::CString;
use alloc::string::String;
use alloc::vec::Vec;

use crate::Context;
use crate::event::{LayerEvent, Record};
use crate::manifest::layer::{EnvironmentVariable, Layer, LayerKind};
use crate::name_map::NameMap;
use crate::select::{Glob, Globs, MAX_GLOBS, tokens};
use crate::system::System;
use variables::layer_variable;

/// `VK_LOADER_LAYERS_ENABLE`, `_DISABLE` and `_ALLOW` (layers.md 3.3).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LayerFilters {
    /// Enables matching layers.
    pub enable: Globs,
    /// Disables matching layers.
    pub disable: Globs,
    /// Whether the disable filter contains `~all~`, `*` or `**`.
    pub disable_all: bool,
    /// Whether the disable filter contains `~implicit~`.
    pub disable_implicit: bool,
    /// Whether the disable filter contains `~explicit~`.
    pub disable_explicit: bool,
    /// Exempts matching layers from the disable filter.
    pub allow: Globs,
}

/// The environment of the process, as far as layers depend on it.
#[derive(Clone, Debug, Default)]
pub struct LayerEnvironment {
    /// The three filter variables.
    pub filters: LayerFilters,
    /// `VK_INSTANCE_LAYERS`.
    pub instance_layers: Option<String>,
    /// For each variable that a manifest names and that is set: the index of its value in `values`.
    variables: NameMap<'static>,
    /// The values of `variables`.
    values: Vec<Vec<u8>>,
    /// The path of the program, for `app_keys`. Read once an override layer is found; `None` before
    /// that, or if the system reports none.
    pub executable: Option<Vec<u8>>,
    /// The components of the active override layer, which are enabled whatever their
    /// variables say. Empty before an instance exists (layers.md 3.2, row 6).
    pub override_components: NameMap<'static>,
}

impl LayerEnvironment {
    /// Reads the variables that do not depend on manifests.
    pub fn read(context: Context<'_>) -> Self {
        Self {
            filters: LayerFilters::read(context),
            // Lossy is enough: layer names are UTF-8, so no invalid part of the value can match
            // one.
            instance_layers: layer_variable(context.system, c"VK_INSTANCE_LAYERS")
                .map(|value| String::from_utf8_lossy(&value).into_owned()),
            ..Self::default()
        }
    }

    /// Reads the variables that the manifests of `layers` name, and the path of the program if an
    /// override layer is among them.
    pub fn read_manifest_variables(&mut self, layers: &[Layer], system: &dyn System) {
        if self.executable.is_none() && layers.iter().any(Layer::is_override) {
            self.executable = system.executable_path();
        }
        let named =
            |layer: &Layer| [layer.disable_environment.clone(), layer.enable_environment.clone()];
        for variable in layers.iter().flat_map(named).flatten() {
            let value = CString::new(variable.name.as_str())
                .ok()
                .and_then(|name| layer_variable(system, &name));
            if let Some(value) = value {
                self.set(variable.name, value);
            }
        }
    }

    /// Stores the value of a variable that a manifest names.
    fn set(&mut self, name: String, value: Vec<u8>) {
        self.variables.insert(name.into_bytes().into(), self.values.len());
        self.values.push(value);
    }

    /// The value of a variable that a manifest names; `None` for an unset one.
    fn value(&self, variable: &EnvironmentVariable) -> Option<&[u8]> {
        let index = self.variables.get(variable.name.as_bytes())?;
        self.values.get(index).map(Vec::as_slice)
    }
}

impl LayerFilters {
    /// Reads the three variables.
    pub fn read(context: Context<'_>) -> Self {
        let disable = context.secure_variable(c"VK_LOADER_LAYERS_DISABLE").unwrap_or_default();
        let globs = |name| Globs::read(context, name);
        let mut filters = Self {
            enable: globs(c"VK_LOADER_LAYERS_ENABLE"),
            allow: globs(c"VK_LOADER_LAYERS_ALLOW"),
            ..Self::default()
        };
        filters.parse_disable(&disable);
        filters
    }

    /// Parses the disable filter. At most 16 names count. Special tokens set flags and are not
    /// counted, unknown ones are ignored. Everything behind the sixteenth name is ignored.
    fn parse_disable(&mut self, value: &[u8]) {
        for token in tokens(&value.to_ascii_lowercase()) {
            if self.disable.0.len() == MAX_GLOBS {
                return;
            }
            match token {
                b"*" | b"**" | b"~all~" => self.disable_all = true,
                b"~implicit~" => self.disable_implicit = true,
                b"~explicit~" => self.disable_explicit = true,
                [b'~', ..] => {}
                name => self.disable.0.push(Glob::parse(name)),
            }
        }
    }

    /// Whether the disable filter covers the layer (by name, by kind or all) and the allow filter
    /// does not.
    pub fn disables(&self, name: &str, kind_is_disabled: bool) -> bool {
        let name = name.as_bytes();
        (self.disable_all || kind_is_disabled || self.disable.match_name(name))
            && !self.allow.match_name(name)
    }

    /// The availability test (layers.md 3.3).
    pub fn is_available(&self, name: &str, kind: LayerKind) -> bool {
        let disabled_kind = match kind {
            LayerKind::Implicit => self.disable_implicit,
            LayerKind::Explicit => self.disable_explicit,
        };
        self.enable.match_name(name.as_bytes()) || !self.disables(name, disabled_kind)
    }
}

/// The availability test, which records a rejection.
pub fn is_available(layer: &Layer, filters: &LayerFilters, journal: &dyn Record) -> bool {
    let available = filters.is_available(&layer.name, layer.kind);
    if !available {
        journal.record(LayerEvent::DisabledByFilter { layer: layer.name.as_str().into() });
    }
    available
}

/// Whether an implicit layer is enabled without a request (layers.md 3.4). Explicit layers may be
/// passed too. They have no such variables, so only the filters, `~implicit~` among them, disable
/// them.
pub fn is_implicitly_enabled(
    layer: &Layer,
    environment: &LayerEnvironment,
    journal: &dyn Record,
) -> bool {
    let (name, filters) = (layer.name.as_str(), &environment.filters);
    let enable_variable = layer.enable_environment.as_ref();
    let disable_variable = layer.disable_environment.as_ref();
    // Steps 1, 2 (both filters), 3 and 4 of the contract.
    let variable_enables = enable_variable
        .is_none_or(|wanted| environment.value(wanted) == Some(wanted.value.as_bytes()));
    let filter_enables = filters.enable.match_name(name.as_bytes());
    let filter_disables = !filter_enables && filters.disables(name, filters.disable_implicit);
    let variable_disables =
        disable_variable.is_some_and(|variable| environment.value(variable).is_some());
    let override_enables = environment.override_components.contains(name.as_bytes());

    if filter_enables && !variable_enables {
        journal.record(LayerEvent::ImplicitForcedOn { layer: name.into() });
    }
    if filter_disables && variable_enables {
        journal.record(LayerEvent::ImplicitForcedOff { layer: name.into() });
        return false;
    }
    if layer.kind == LayerKind::Implicit && disable_variable.is_none() {
        journal.record(LayerEvent::NoDisableVariable { layer: name.into() });
    }
    let by_itself = (variable_enables || filter_enables) && !variable_disables;
    let enabled = by_itself || override_enables;
    if !enabled {
        record_disabled(layer, environment, journal);
    }
    enabled
}

/// Records the variable that keeps the layer off: its disable variable if set, else its enable
/// variable.
fn record_disabled(layer: &Layer, environment: &LayerEnvironment, journal: &dyn Record) {
    let is_set = |variable: &&EnvironmentVariable| environment.value(variable).is_some();
    let name = layer.name.as_str().into();
    if let Some(variable) = layer.disable_environment.as_ref().filter(is_set) {
        let variable = variable.name.as_str().into();
        journal.record(LayerEvent::DisabledByVariable { layer: name, variable });
    } else if let Some(EnvironmentVariable { name: variable, value }) = &layer.enable_environment {
        let (variable, value) = (variable.as_str().into(), value.as_str().into());
        journal.record(LayerEvent::NeedsVariable { layer: name, variable, value });
    }
}

/// Removes and records all later layers with the name of an earlier one (layers.md 1.9). The
/// Khronos loader keeps every second copy.
pub fn remove_duplicates(layers: &mut Vec<Layer>, journal: &dyn Record) {
    let mut kept: Vec<Layer> = Vec::with_capacity(layers.len());
    let mut known = NameMap::new();
    for layer in layers.drain(..) {
        match known.get(layer.name.as_bytes()).and_then(|index| kept.get(index)) {
            None => {
                known.insert(layer.name.clone().into_bytes().into(), kept.len());
                kept.push(layer);
            }
            Some(earlier) => journal.record(LayerEvent::Duplicate {
                removed: layer.name.as_str().into(),
                removed_manifest: (&layer.manifest).into(),
                kept: layer.name.as_str().into(),
                kept_manifest: (&earlier.manifest).into(),
            }),
        }
    }
    *layers = kept;
}

/// Stages 6 to 9 of the full scan (layers.md 3.1): the available layers, in their order.
pub fn available(
    mut layers: Vec<Layer>,
    environment: &mut LayerEnvironment,
    journal: &dyn Record,
) -> Vec<Layer> {
    metas::drop_invalid(&mut layers, journal);
    metas::merge_extensions(&mut layers, journal);
    overrides::apply(&mut layers, environment, journal);
    layers.retain(|layer| is_available(layer, &environment.filters, journal));
    remove_duplicates(&mut layers, journal);
    layers
}

/// The layers for calls before an instance exists (layers.md 3.2 rows 3 to 6): enabled implicit
/// layers and the explicit components of meta-layers. Blacklists have no effect.
pub fn before_an_instance(
    mut layers: Vec<Layer>,
    environment: &LayerEnvironment,
    journal: &dyn Record,
) -> Vec<Layer> {
    metas::drop_invalid(&mut layers, journal);
    metas::merge_extensions(&mut layers, journal);
    metas::drop_explicit_outsiders(&mut layers, journal);
    layers.retain(|layer| is_implicitly_enabled(layer, environment, journal));
    remove_duplicates(&mut layers, journal);
    layers
}

/// Whether pre-instance calls need the explicit layers: an enabled override layer or
/// another implicit meta-layer may have explicit components (layers.md 3.2 row 2).
pub fn needs_explicit(
    implicit: &[Layer],
    environment: &LayerEnvironment,
    journal: &dyn Record,
) -> bool {
    implicit.iter().any(|layer| {
        if layer.is_override() {
            is_implicitly_enabled(layer, environment, journal)
        } else {
            layer.is_meta()
        }
    })
}

#[cfg(any(test, fuzzing))]
pub mod cases;
#[cfg(test)]
mod properties;
#[cfg(test)]
mod tests;
