//! Selects the available layers and the layers that an instance enables, and orders them (layers.md
//! 3).
//!
//! [`LayerEnvironment`] and [`LayerFilters`] read the variables. All other functions map plain data
//! (layers, filters, environment, requested names) to plain data. The walk in
//! [`layers`](crate::layers) searches twice, because the override layer is an implicit layer and
//! decides where to search for explicit ones: between the searches it calls [`overrides::prune`]
//! and [`overrides::search_paths`].
//!
//! A layer that leaves the selection is kept as a
//! [`LeftOutLayer`](crate::manifest::candidates::LeftOutLayer) with its cause, and an available
//! layer that is not enabled has an [`Off`]: no reader has to find the reason again.

pub mod activate;
pub mod metas;
pub mod overrides;
pub mod settings;
mod variables;

use alloc::string::String;
use alloc::vec::Vec;
use core::ffi::CStr;

use crate::Context;
use crate::event::{LayerEvent, Record};
use crate::manifest::candidates::{Causes, LayerCandidates};
use crate::manifest::layer::{EnvironmentVariable, Layer, LayerKind};
use crate::memory::{Grow as _, Grown, joined, lossy};
use crate::name_map::NameMap;
use crate::select::{Glob, Globs, MAX_GLOBS, tokens};
use crate::system::System;
use activate::{Implicitly, Off};
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
    /// The names that the settings file turns off. A meta-layer does without such a component.
    pub off_in_settings: NameMap<'static>,
}

impl LayerEnvironment {
    /// Reads the variables that do not depend on manifests.
    pub fn read(context: Context<'_>) -> Grown<Self> {
        let instance_layers = layer_variable(context.system, c"VK_INSTANCE_LAYERS")?;
        Ok(Self {
            filters: LayerFilters::read(context)?,
            // Lossy is enough: layer names are UTF-8, so no invalid part of the value can match
            // one.
            instance_layers: instance_layers.map(|value| lossy(&value)).transpose()?,
            ..Self::default()
        })
    }

    /// Reads the variables that the manifests of `layers` name, and the path of the program if an
    /// override layer is among them.
    pub fn read_manifest_variables(&mut self, layers: &[Layer], system: &dyn System) -> Grown<()> {
        if self.executable.is_none() && layers.iter().any(Layer::is_override) {
            self.executable = system.executable_path()?;
        }
        let variables = layers.iter().flat_map(|layer| {
            [layer.disable_environment.as_ref(), layer.enable_environment.as_ref()]
        });
        for variable in variables.flatten() {
            let mut name = joined(&[variable.name.as_bytes(), b"\0"])?;
            let c_name = CStr::from_bytes_with_nul(&name).ok();
            if let Some(value) = c_name.map_or(Ok(None), |name| layer_variable(system, name))? {
                name.pop();
                self.set(name, value)?;
            }
        }
        Ok(())
    }

    /// Whether something but the application can enable an explicit layer: a variable, or a
    /// meta-layer among the layers `implicit`.
    pub fn enables_explicit(&self, implicit: &LayerCandidates) -> bool {
        self.instance_layers.is_some()
            || !self.filters.enable.is_empty()
            || implicit.remaining.iter().any(Layer::is_meta)
    }

    /// Stores the value of a variable that a manifest names.
    fn set(&mut self, name: Vec<u8>, value: Vec<u8>) -> Grown<()> {
        self.variables.insert(name.into(), self.values.len())?;
        self.values.try_push(value)
    }

    /// The value of a variable that a manifest names; `None` for an unset one.
    fn value(&self, variable: &EnvironmentVariable) -> Option<&[u8]> {
        let index = self.variables.get(variable.name.as_bytes())?;
        self.values.get(index).map(Vec::as_slice)
    }
}

impl LayerFilters {
    /// Reads the three variables.
    pub fn read(context: Context<'_>) -> Grown<Self> {
        let disable = context.secure_variable(c"VK_LOADER_LAYERS_DISABLE")?.unwrap_or_default();
        let globs = |name| Globs::read(context, name);
        let mut filters = Self {
            enable: globs(c"VK_LOADER_LAYERS_ENABLE")?,
            allow: globs(c"VK_LOADER_LAYERS_ALLOW")?,
            ..Self::default()
        };
        filters.parse_disable(disable)?;
        Ok(filters)
    }

    /// Parses the disable filter. At most 16 names count. Special tokens set flags and are not
    /// counted, unknown ones are ignored. Everything behind the sixteenth name is ignored.
    fn parse_disable(&mut self, mut value: Vec<u8>) -> Grown<()> {
        value.make_ascii_lowercase();
        for token in tokens(&value, b',') {
            if self.disable.0.len() == MAX_GLOBS {
                break;
            }
            match token {
                b"*" | b"**" | b"~all~" => self.disable_all = true,
                b"~implicit~" => self.disable_implicit = true,
                b"~explicit~" => self.disable_explicit = true,
                [b'~', ..] => {}
                name => self.disable.0.try_push(Glob::parse(name)?)?,
            }
        }
        Ok(())
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
        journal.record(disabled_by_filter(layer));
    }
    available
}

fn disabled_by_filter(layer: &Layer) -> LayerEvent<'_> {
    LayerEvent::DisabledByFilter { layer: layer.into() }
}

/// Why an implicit layer is enabled without a request (layers.md 3.4). Explicit layers may be
/// passed too. They have no such variables, so only the filters, `~implicit~` among them, disable
/// them.
///
/// # Errors
///
/// Why the layer is not enabled.
pub fn is_implicitly_enabled(
    layer: &Layer,
    environment: &LayerEnvironment,
    journal: &dyn Record,
) -> Result<Implicitly, Off> {
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
        journal.record(LayerEvent::ImplicitForcedOn { layer: layer.into() });
    }
    if filter_disables && variable_enables {
        journal.record(LayerEvent::ImplicitForcedOff { layer: layer.into() });
        return Err(Off::Filter);
    }
    if layer.kind == LayerKind::Implicit && disable_variable.is_none() {
        journal.record(LayerEvent::NoDisableVariable { layer: layer.into() });
    }
    match variable_disables {
        false if variable_enables && enable_variable.is_none() => Ok(Implicitly::Always),
        false if variable_enables => Ok(Implicitly::Variable),
        false if filter_enables => Ok(Implicitly::Filter),
        _ if override_enables => Ok(Implicitly::Override),
        true => Err(Off::DisableVariable),
        false => Err(Off::EnableVariable),
    }
}

/// Leaves out all later layers with the name of an earlier one (layers.md 1.9). The Khronos loader
/// keeps every second copy.
pub fn remove_duplicates(layers: &mut LayerCandidates, journal: &dyn Record) -> Grown<()> {
    let all = &layers.remaining;
    let first = first_of_each_name(all)?;
    let causes = Causes::of(all, journal, &mut |index, layer| {
        let earlier = first.get(layer.name.as_bytes()).filter(|first| *first != index)?;
        Some(duplicate(layer, &all.get(earlier)?.manifest))
    });
    layers.leave_out(causes?)
}

/// The index of the first layer of each name.
fn first_of_each_name(layers: &[Layer]) -> Grown<NameMap<'_>> {
    let mut first = NameMap::new();
    for (index, layer) in layers.iter().enumerate().rev() {
        first.insert(layer.name.as_bytes().into(), index)?;
    }
    Ok(first)
}

/// The cause of a layer that gives way to the layer of its name in another manifest.
pub fn duplicate<'a>(layer: &'a Layer, kept_manifest: &'a [u8]) -> LayerEvent<'a> {
    LayerEvent::Duplicate {
        removed: layer.into(),
        removed_manifest: (&layer.manifest).into(),
        kept: layer.into(),
        kept_manifest: kept_manifest.into(),
    }
}

/// Stages 6 to 9 of the full scan (layers.md 3.1): the available layers remain, in their order.
pub fn select_available(
    layers: &mut LayerCandidates,
    environment: &mut LayerEnvironment,
    journal: &dyn Record,
) -> Grown<()> {
    metas::drop_invalid(layers, journal)?;
    metas::merge_extensions(&mut layers.remaining, journal)?;
    overrides::apply(layers, environment, journal)?;
    let filters = &environment.filters;
    let causes = Causes::of(&layers.remaining, journal, &mut |_, layer| {
        (!filters.is_available(&layer.name, layer.kind)).then(|| disabled_by_filter(layer))
    });
    layers.leave_out(causes?)?;
    remove_duplicates(layers, journal)
}

/// The layers for calls before an instance exists (layers.md 3.2 rows 3 to 6): enabled implicit
/// layers and the explicit components of meta-layers. Blacklists have no effect.
pub fn before_an_instance(
    mut layers: LayerCandidates,
    environment: &LayerEnvironment,
    journal: &dyn Record,
) -> Grown<Vec<Layer>> {
    metas::drop_invalid(&mut layers, journal)?;
    metas::merge_extensions(&mut layers.remaining, journal)?;
    metas::drop_explicit_outsiders(&mut layers.remaining, journal)?;
    layers.remaining.retain(|layer| is_implicitly_enabled(layer, environment, journal).is_ok());
    remove_duplicates(&mut layers, journal)?;
    Ok(layers.remaining)
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
            is_implicitly_enabled(layer, environment, journal).is_ok()
        } else {
            layer.is_meta()
        }
    })
}

#[cfg(any(test, fuzzing))]
#[path = "layers/tests/cases.rs"]
pub mod cases;
#[cfg(test)]
mod tests;
