//! Which layers there are for an instance, and which of them are on, in which order (layers.md 3).
//!
//! Pure: plain data in (what the manifests say, the filters, the environment, what the application
//! asks for), plain data out. Discovery happens in two steps around it, because an override layer
//! among the implicit layers says where explicit ones are searched: [`overrides::prune`] and
//! [`overrides::search_paths`] come between the two.
//!
//! Why a layer is off is told by the journal's events, some of which are not said in the log: each
//! layer that is left out has at least one.

pub mod activate;
pub mod metas;
pub mod overrides;
pub mod settings;

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::CString;

use crate::event::LayerEvent;
use crate::event::Record;
use crate::manifest::layer::{EnvironmentVariable, Layer, LayerKind};
use crate::search::secure_variable;
use crate::select::{Globs, MAX_GLOBS};
use crate::system::{Platform, System};

/// `VK_LOADER_LAYERS_ENABLE`, `_DISABLE` and `_ALLOW` (layers.md 3.3).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LayerFilters {
    /// Forces layers on.
    pub enable: Globs,
    /// Forces layers off.
    pub disable: Globs,
    /// `~all~`, `*` or `**` stood among the disable filters.
    pub disable_all: bool,
    /// `~implicit~` stood among the disable filters.
    pub disable_implicit: bool,
    /// `~explicit~` stood among the disable filters.
    pub disable_explicit: bool,
    /// Exempts layers from the disable filters.
    pub allow: Globs,
}

/// What the process's environment says about layers.
#[derive(Clone, Debug, Default)]
pub struct LayerEnvironment {
    /// The three filter variables.
    pub filters: LayerFilters,
    /// `VK_INSTANCE_LAYERS`.
    pub instance_layers: Option<String>,
    /// The variables that layers' manifests name, as far as they exist.
    pub variables: BTreeMap<String, Vec<u8>>,
    /// The program's path, for `app_keys`; none where it can't be told.
    pub executable: Option<Vec<u8>>,
    /// The layers that the active override layer lists: its components are on whatever their
    /// disable variable says. Empty before an instance exists (layers.md 3.2, row 6).
    pub override_components: BTreeSet<String>,
}

impl LayerEnvironment {
    /// Reads what does not depend on manifests.
    pub fn read(platform: Platform, system: &dyn System, journal: &dyn Record) -> Self {
        Self {
            filters: LayerFilters::read(platform, system, journal),
            // Lossy: a layer's name is UTF-8, so no other part of the value can be one.
            instance_layers: system
                .variable(c"VK_INSTANCE_LAYERS")
                .map(|value| String::from_utf8_lossy(&value).into_owned()),
            ..Self::default()
        }
    }

    /// Looks up what the manifests of `layers` ask for: variables, which count in elevated
    /// processes too, and for override layers the program's path.
    pub fn look_up(&mut self, layers: &[Layer], system: &dyn System) {
        if self.executable.is_none() && layers.iter().any(Layer::is_override) {
            self.executable = system.executable_path();
        }
        let both =
            |layer: &Layer| [layer.disable_environment.clone(), layer.enable_environment.clone()];
        for variable in layers.iter().flat_map(both).flatten() {
            let value =
                CString::new(variable.name.as_str()).ok().and_then(|name| system.variable(&name));
            if let Some(value) = value {
                self.variables.insert(variable.name, value);
            }
        }
    }
}

impl LayerFilters {
    /// Reads the three variables. The special tokens of the disable filters are flags of their own
    /// and do not count against the number of tokens; what stands behind the last name that counts
    /// does not count either.
    pub fn read(platform: Platform, system: &dyn System, journal: &dyn Record) -> Self {
        let value = secure_variable(platform, system, journal, c"VK_LOADER_LAYERS_DISABLE")
            .unwrap_or_default();
        let globs = |name| Globs::read(platform, system, journal, name);
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

    /// Whether the disable filters name the layer, or all layers of its kind, and the allow filters
    /// do not.
    pub fn disables(&self, name: &str, kind_is_disabled: bool) -> bool {
        let name = name.as_bytes();
        (self.disable_all || kind_is_disabled || self.disable.match_name(name))
            && !self.allow.match_name(name)
    }

    /// The availability test of layers.md 3.3.
    pub fn allows(&self, name: &str, kind: LayerKind) -> bool {
        let disabled_kind = match kind {
            LayerKind::Implicit => self.disable_implicit,
            LayerKind::Explicit => self.disable_explicit,
        };
        self.enable.match_name(name.as_bytes()) || !self.disables(name, disabled_kind)
    }
}

/// The availability test, which says why a layer is gone.
pub fn is_available(layer: &Layer, filters: &LayerFilters, journal: &dyn Record) -> bool {
    let available = filters.allows(&layer.name, layer.kind);
    if !available {
        journal.record(LayerEvent::DisabledByFilter { layer: layer.name.as_str().into() });
    }
    available
}

/// The implicit-enabled test (layers.md 3.4). Explicit layers have no variables and pass steps 1
/// and 3.
pub fn is_implicitly_enabled(
    layer: &Layer,
    environment: &LayerEnvironment,
    journal: &dyn Record,
) -> bool {
    let filters = &environment.filters;
    let mut on = layer.enable_environment.as_ref().is_none_or(|wanted| {
        environment
            .variables
            .get(&wanted.name)
            .is_some_and(|value| value == wanted.value.as_bytes())
    });
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
        Some(variable) if environment.variables.contains_key(&variable.name) => on = false,
        None if layer.kind == LayerKind::Implicit => {
            journal.record(LayerEvent::NoDisableVariable { layer: layer.name.as_str().into() });
        }
        _ => {}
    }
    on |= environment.override_components.contains(&layer.name);
    if !on {
        report_off(layer, environment, journal);
    }
    on
}

/// Records which variable keeps an implicit layer off.
fn report_off(layer: &Layer, environment: &LayerEnvironment, journal: &dyn Record) {
    let is_set =
        |variable: &&EnvironmentVariable| environment.variables.contains_key(&variable.name);
    let disabling = layer.disable_environment.as_ref().filter(is_set);
    if let Some(variable) = disabling.or(layer.enable_environment.as_ref()) {
        journal.record(LayerEvent::ImplicitOff {
            layer: layer.name.as_str().into(),
            variable: variable.name.as_str().into(),
        });
    }
}

/// Removes every later layer of a name that was there before, and says so (layers.md 1.9). All
/// copies go, the third and fifth too, which the Khronos loader leaves.
pub fn remove_duplicates(layers: &mut Vec<Layer>, journal: &dyn Record) {
    let mut kept: Vec<Layer> = Vec::with_capacity(layers.len());
    let mut manifests: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    for layer in layers.drain(..) {
        match manifests.get(&layer.name) {
            None => {
                manifests.insert(layer.name.clone(), layer.manifest.clone());
                kept.push(layer);
            }
            Some(earlier) => journal.record(LayerEvent::Duplicate {
                removed: layer.name.as_str().into(),
                removed_manifest: (&layer.manifest).into(),
                kept: layer.name.as_str().into(),
                kept_manifest: earlier.into(),
            }),
        }
    }
    *layers = kept;
}

/// Stages 6 to 9 of the full scan (layers.md 3.1): what remains of all manifests, implicit first.
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

/// What remains of all manifests for the calls before an instance exists (layers.md 3.2 rows 3 to
/// 6): implicit layers that are on, and the explicit components of meta-layers. No blacklist
/// counts.
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

/// Whether explicit manifests matter before an instance exists: when an override layer that is on,
/// or any other implicit meta-layer, may have explicit components (layers.md 3.2 row 2).
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
