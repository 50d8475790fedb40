//! Selects the available layers and the layers that an instance enables, and orders them (layers.md
//! 3).
//!
//! The functions map plain data (layers, filters, environment, requested names) to plain data. The
//! walk in [`layers`](crate::layers) searches twice, because the override layer is an implicit
//! layer and decides where to search for explicit ones: between the searches it calls
//! [`overrides::prune`] and [`overrides::search_paths`].
//!
//! Every layer that is left out has at least one event with the reason. The log does not print all
//! of these events.

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
use crate::select::{Globs, MAX_GLOBS};
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
    /// The set variables among those that layer manifests name: their indices in `values`.
    variables: NameMap<'static>,
    /// The values of `variables`.
    values: Vec<Vec<u8>>,
    /// The path of the program, for `app_keys`; `None` if the system reports none.
    pub executable: Option<Vec<u8>>,
    /// The components of the active override layer, which are enabled even if their disable
    /// variable is set. Empty before an instance exists (layers.md 3.2, row 6).
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
    pub fn look_up(&mut self, layers: &[Layer], system: &dyn System) {
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
    /// Reads the three variables. The special tokens of the disable filter set flags and do not
    /// count against the limit of tokens. Tokens after the last name within the limit are ignored.
    pub fn read(context: Context<'_>) -> Self {
        let value = context.secure_variable(c"VK_LOADER_LAYERS_DISABLE").unwrap_or_default();
        let globs = |name| Globs::read(context, name);
        let mut filters = Self {
            enable: globs(c"VK_LOADER_LAYERS_ENABLE"),
            allow: globs(c"VK_LOADER_LAYERS_ALLOW"),
            ..Self::default()
        };
        let mut names: Vec<&[u8]> = Vec::new();
        let tokens = value.split(|byte| *byte == b',');
        for token in tokens.filter(|token| !token.is_empty()) {
            if names.len() == MAX_GLOBS {
                break;
            }
            match token.to_ascii_lowercase().as_slice() {
                b"*" | b"**" | b"~all~" => filters.disable_all = true,
                b"~implicit~" => filters.disable_implicit = true,
                b"~explicit~" => filters.disable_explicit = true,
                [b'~', ..] => {}
                _ => names.push(token),
            }
        }
        filters.disable = Globs::parse(&names.join(&b','));
        filters
    }

    /// Whether the disable filter disables the layer, or all layers or its kind are disabled, and
    /// the allow filter does not match.
    pub fn disables(&self, name: &str, kind_is_disabled: bool) -> bool {
        let name = name.as_bytes();
        (self.disable_all || kind_is_disabled || self.disable.match_name(name))
            && !self.allow.match_name(name)
    }

    /// The availability test (layers.md 3.3).
    pub fn allows(&self, name: &str, kind: LayerKind) -> bool {
        let disabled_kind = match kind {
            LayerKind::Implicit => self.disable_implicit,
            LayerKind::Explicit => self.disable_explicit,
        };
        self.enable.match_name(name.as_bytes()) || !self.disables(name, disabled_kind)
    }
}

/// The availability test, which records a rejection.
pub fn is_available(layer: &Layer, filters: &LayerFilters, journal: &dyn Record) -> bool {
    let available = filters.allows(&layer.name, layer.kind);
    if !available {
        journal.record(LayerEvent::DisabledByFilter { layer: layer.name.as_str().into() });
    }
    available
}

/// Whether an implicit layer is enabled without a request (layers.md 3.4). Explicit layers have no
/// variables and pass steps 1 and 3.
pub fn is_implicitly_enabled(
    layer: &Layer,
    environment: &LayerEnvironment,
    journal: &dyn Record,
) -> bool {
    let filters = &environment.filters;
    let mut on = layer
        .enable_environment
        .as_ref()
        .is_none_or(|wanted| environment.value(wanted) == Some(wanted.value.as_bytes()));
    if filters.enable.match_name(layer.name.as_bytes()) {
        if !on {
            journal.record(LayerEvent::ImplicitForcedOn { layer: layer.name.as_str().into() });
        }
        on = true;
    } else if on && filters.disables(&layer.name, filters.disable_implicit) {
        journal.record(LayerEvent::ImplicitForcedOff { layer: layer.name.as_str().into() });
        return false;
    }
    match &layer.disable_environment {
        Some(variable) if environment.value(variable).is_some() => on = false,
        None if layer.kind == LayerKind::Implicit => {
            journal.record(LayerEvent::NoDisableVariable { layer: layer.name.as_str().into() });
        }
        _ => {}
    }
    on |= environment.override_components.contains(layer.name.as_bytes());
    if !on {
        record_disabled(layer, environment, journal);
    }
    on
}

/// Records the variable that disables an implicit layer.
fn record_disabled(layer: &Layer, environment: &LayerEnvironment, journal: &dyn Record) {
    let is_set = |variable: &&EnvironmentVariable| environment.value(variable).is_some();
    let disabling = layer.disable_environment.as_ref().filter(is_set);
    if let Some(variable) = disabling.or(layer.enable_environment.as_ref()) {
        journal.record(LayerEvent::ImplicitOff {
            layer: layer.name.as_str().into(),
            variable: variable.name.as_str().into(),
        });
    }
}

/// Removes and records all later layers with the name of an earlier one (layers.md 1.9). The
/// Khronos loader leaves the third and fifth.
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

/// Stages 6 to 9 of the full scan (layers.md 3.1): the available layers, implicit ones first.
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
pub fn implicitly_enabled(
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

/// Whether calls before an instance exists need the explicit layers: an enabled override layer or
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
