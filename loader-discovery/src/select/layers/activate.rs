//! Selects the layers to enable, in order (layers.md 3.5 and 3.6, "Expansion").

use alloc::vec;
use alloc::vec::Vec;

use crate::event::{LayerEvent, Record};
use crate::manifest::layer::{Layer, LayerControl, LayerKind};
use crate::name_map::NameMap;
use crate::select::layers::metas::{MAX_NESTING, too_large};
use crate::select::layers::{LayerEnvironment, is_available, is_implicitly_enabled};

/// Why a layer is enabled (drivers.md B.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnabledBy {
    /// The settings file.
    Settings,
    /// The layer is implicit.
    Implicit,
    /// `VK_INSTANCE_LAYERS`.
    InstanceLayers,
    /// `VK_LOADER_LAYERS_ENABLE`.
    EnableFilter,
    /// `ppEnabledLayerNames`.
    Application,
    /// An enabled meta-layer has the layer as a component.
    Meta,
}

impl EnabledBy {
    /// The reason as reports state it.
    pub const fn in_words(self) -> &'static str {
        match self {
            Self::Settings => "enabled by the settings file",
            Self::Implicit => "enabled because it is implicit",
            Self::InstanceLayers => "enabled by VK_INSTANCE_LAYERS",
            Self::EnableFilter => "enabled by VK_LOADER_LAYERS_ENABLE",
            Self::Application => "requested by the application",
            Self::Meta => "enabled as a component of a meta-layer",
        }
    }
}

/// An enabled layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActiveLayer {
    /// The index in the list of available layers.
    pub layer: usize,
    /// Why the layer is enabled.
    pub enabled_by: EnabledBy,
}

/// The enabled layers, the one nearest the application first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Activation {
    /// With meta-layers, each after its components. `vkEnumerateDeviceLayerProperties` returns this
    /// list.
    pub listed: Vec<ActiveLayer>,
    /// Without meta-layers: the layers of the call chain.
    pub chained: Vec<ActiveLayer>,
}

/// Enables implicit layers, then the layers of `VK_INSTANCE_LAYERS`, of the enable filter and of
/// the application (layers.md 3.5).
pub fn activate(
    layers: &[Layer],
    environment: &LayerEnvironment,
    requested: &[&[u8]],
    journal: &dyn Record,
) -> Activation {
    let mut active = Activator::new(layers, environment, journal);
    active.implicit_layers();
    active.instance_layers();
    active.enable_filter();
    active.application_layers(requested);
    active.record_left_out();
    active.activation
}

/// Enables layers under a settings file that lists layers: in one pass, in the order of the list
/// (layers.md 3.8, "Activation").
pub fn activate_by_settings(
    layers: &[Layer],
    environment: &LayerEnvironment,
    requested: &[&[u8]],
    journal: &dyn Record,
) -> Activation {
    let mut active = Activator::new(layers, environment, journal);
    if let Some(named) = environment.instance_layers.as_deref() {
        journal.record(LayerEvent::InstanceLayersBySettings { value: named.into() });
    }
    for (index, layer) in layers.iter().enumerate() {
        if let Some(enabled_by) = enabled_by_settings(layer, environment, requested, journal) {
            active.append(index, enabled_by);
        }
    }
    active.record_left_out_by_settings();
    active.activation
}

/// Why a layer is enabled under a settings file that lists layers; `None` if it is not. The first
/// test that applies decides.
fn enabled_by_settings(
    layer: &Layer,
    environment: &LayerEnvironment,
    requested: &[&[u8]],
    journal: &dyn Record,
) -> Option<EnabledBy> {
    let filters = &environment.filters;
    let name = layer.name.as_str();
    match layer.control {
        Some(LayerControl::Off) => return None,
        Some(LayerControl::On) => return Some(EnabledBy::Settings),
        Some(LayerControl::Auto) | None => {}
    }
    if filters.disables(name, filters.disable_implicit) {
        journal.record(LayerEvent::DisabledByFilter { layer: name.into() });
        return None;
    }
    if filters.enable.match_name(name.as_bytes()) {
        journal.record(LayerEvent::ImplicitOrExplicitForcedOn { layer: name.into() });
        return Some(EnabledBy::EnableFilter);
    }
    let named = environment.instance_layers.as_deref().unwrap_or_default();
    if named.split(':').any(|named| named == name) {
        return Some(EnabledBy::InstanceLayers);
    }
    if requested.contains(&name.as_bytes()) {
        return Some(EnabledBy::Application);
    }
    let implicit =
        layer.kind == LayerKind::Implicit && is_implicitly_enabled(layer, environment, journal);
    implicit.then_some(EnabledBy::Implicit)
}

/// The state of one activation.
struct Activator<'a> {
    layers: &'a [Layer],
    environment: &'a LayerEnvironment,
    journal: &'a dyn Record,
    /// The first layer of each name.
    first: NameMap<'a>,
    /// The names in [`Activation::listed`].
    listed: NameMap<'a>,
    /// The names in [`Activation::chained`].
    chained: NameMap<'a>,
    /// The expanded meta-layers. Expanding one again would change nothing, and could take
    /// exponential time.
    expanded: Vec<bool>,
    activation: Activation,
}

impl<'a> Activator<'a> {
    fn new(
        layers: &'a [Layer],
        environment: &'a LayerEnvironment,
        journal: &'a dyn Record,
    ) -> Self {
        let mut first = NameMap::new();
        for (index, layer) in layers.iter().enumerate().rev() {
            first.insert(layer.name.as_bytes().into(), index);
        }
        Self {
            layers,
            environment,
            journal,
            first,
            listed: NameMap::new(),
            chained: NameMap::new(),
            expanded: vec![false; layers.len()],
            activation: Activation::default(),
        }
    }

    /// Phase 1: implicit layers. A layer whose name occurs anywhere in `VK_INSTANCE_LAYERS` is left
    /// to phase 2, which enables exact names only.
    fn implicit_layers(&mut self) {
        let named = self.environment.instance_layers.as_deref().unwrap_or_default();
        for (index, layer) in self.layers.iter().enumerate() {
            if layer.kind == LayerKind::Implicit
                && !contains(named, &layer.name)
                && is_implicitly_enabled(layer, self.environment, self.journal)
            {
                self.add(index, EnabledBy::Implicit);
            }
        }
    }

    /// Phase 2: the layers of `VK_INSTANCE_LAYERS`, by exact name, in its order.
    fn instance_layers(&mut self) {
        let Some(named) = self.environment.instance_layers.as_deref() else {
            return;
        };
        self.journal.record(LayerEvent::InstanceLayers { value: named.into() });
        for name in named.split(':').filter(|name| !name.is_empty()) {
            match self.find(name.as_bytes()) {
                Some(index) => self.add(index, EnabledBy::InstanceLayers),
                None => {
                    self.journal.record(LayerEvent::InstanceLayerMissing { layer: name.into() })
                }
            }
        }
    }

    /// Phase 3: explicit layers that the enable filter matches, in list order. The disable
    /// filter has no effect on them, and its match is not logged.
    fn enable_filter(&mut self) {
        let filters = &self.environment.filters;
        for (index, layer) in self.layers.iter().enumerate() {
            if layer.kind != LayerKind::Explicit {
                continue;
            }
            let name = layer.name.as_str();
            if filters.enable.match_name(name.as_bytes()) && !self.is_listed(name) {
                self.journal.record(LayerEvent::ExplicitForcedOn { layer: name.into() });
                self.add(index, EnabledBy::EnableFilter);
            }
        }
    }

    /// Phase 4: the layers of the application in its order.
    fn application_layers(&mut self, requested: &[&[u8]]) {
        for name in requested {
            match self.find(name) {
                Some(index) => {
                    if self.layers.get(index).is_some_and(|layer| {
                        is_available(layer, &self.environment.filters, self.journal)
                    }) {
                        self.add(index, EnabledBy::Application);
                    }
                }
                None => {
                    self.journal.record(LayerEvent::RequestedLayerMissing { layer: (*name).into() })
                }
            }
        }
    }

    /// Records the explicit layers that nobody requested, and the implicit ones that
    /// `VK_INSTANCE_LAYERS` hides. A requested meta-layer with a missing component has its event.
    fn record_left_out(&self) {
        let named = self.environment.instance_layers.as_deref().unwrap_or_default();
        for (index, layer) in self.layers.iter().enumerate() {
            if self.is_listed(&layer.name) || self.was_expanded(index) {
                continue;
            }
            let name = layer.name.as_str().into();
            if layer.kind == LayerKind::Explicit {
                self.journal.record(LayerEvent::NotRequested { layer: name });
            } else if contains(named, &layer.name) {
                self.journal.record(LayerEvent::HiddenByInstanceLayers { layer: name });
            }
        }
    }

    /// Records the explicit layers that nobody requested. The availability tests have recorded the
    /// reasons for implicit layers and filters, and the log of the settings file shows the layers
    /// that it turns off. A requested meta-layer with a missing component has its event.
    fn record_left_out_by_settings(&self) {
        let filters = &self.environment.filters;
        for (index, layer) in self.layers.iter().enumerate() {
            let name = layer.name.as_str();
            if layer.kind == LayerKind::Explicit
                && !self.was_expanded(index)
                && layer.control != Some(LayerControl::Off)
                && !self.is_listed(name)
                && !filters.disables(name, filters.disable_implicit)
            {
                self.journal.record(LayerEvent::NotRequested { layer: name.into() });
            }
        }
    }

    fn find(&self, name: &[u8]) -> Option<usize> {
        self.first.get(name)
    }

    /// Whether something enabled this meta-layer, complete or not.
    fn was_expanded(&self, index: usize) -> bool {
        self.expanded.get(index).copied().unwrap_or_default()
    }

    fn is_listed(&self, name: &str) -> bool {
        self.listed.contains(name.as_bytes())
    }

    /// Adds a layer to the list, and to the chain unless it is a meta-layer.
    fn push(&mut self, index: usize, layer: &'a Layer, enabled_by: EnabledBy) {
        let active = ActiveLayer { layer: index, enabled_by };
        self.listed.add(layer.name.as_bytes());
        self.activation.listed.push(active);
        if !layer.is_meta() {
            self.chained.add(layer.name.as_bytes());
            self.activation.chained.push(active);
        }
    }

    /// Adds a layer unless the list has its name.
    fn add(&mut self, index: usize, enabled_by: EnabledBy) {
        let is_new = |layer: &Layer| !self.is_listed(&layer.name);
        if self.layers.get(index).is_some_and(is_new) {
            self.append(index, enabled_by);
        }
    }

    /// Adds a layer; of a meta-layer, its components and then itself. The list may have a plain
    /// layer already.
    fn append(&mut self, index: usize, enabled_by: EnabledBy) {
        let Some(layer) = self.layers.get(index) else {
            return;
        };
        if layer.is_meta() {
            self.add_meta(index, enabled_by, &mut Vec::new());
        } else {
            self.push(index, layer, enabled_by);
        }
    }

    /// Adds the components of a meta-layer in place. Then adds the meta-layer itself to the list,
    /// unless a component is missing or is being expanded already. `expanding` holds the meta-layers
    /// being expanded.
    fn add_meta(&mut self, index: usize, enabled_by: EnabledBy, expanding: &mut Vec<usize>) {
        let Some(meta) = self.layers.get(index) else {
            return;
        };
        if expanding.contains(&index) {
            self.journal.record(LayerEvent::MetaExpandsItself { meta: meta.name.as_str().into() });
            return;
        }
        match self.expanded.get_mut(index) {
            Some(expanded) if !*expanded => *expanded = true,
            _ => return,
        }
        if expanding.len() == MAX_NESTING {
            self.journal.record(too_large(meta));
            return;
        }
        expanding.push(index);
        let mut complete = true;
        for name in meta.components().unwrap_or_default() {
            match self.find(name.as_bytes()) {
                Some(component) => {
                    if expanding.contains(&component) {
                        complete = false;
                        self.record_circle(meta, name);
                    }
                    self.add_component(meta, component, expanding);
                }
                None => {
                    self.journal.record(LayerEvent::MetaComponentGone {
                        meta: meta.name.as_str().into(),
                        component: name.as_str().into(),
                    });
                    complete = false;
                }
            }
        }
        expanding.pop();
        if complete && !self.is_listed(&meta.name) {
            self.push(index, meta, enabled_by);
        }
    }

    /// Records why a meta-layer inside its own component is not enabled. A meta-layer that lists
    /// itself has its event.
    fn record_circle(&self, meta: &Layer, component: &str) {
        if meta.name != component {
            let (meta, component) = (meta.name.as_str().into(), component.into());
            self.journal.record(LayerEvent::MetaInComponent { meta, component });
        }
    }

    fn add_component(&mut self, meta: &Layer, index: usize, expanding: &mut Vec<usize>) {
        let Some(layer) = self.layers.get(index) else {
            return;
        };
        if !is_available(layer, &self.environment.filters, self.journal) {
            self.journal.record(LayerEvent::MetaComponentDisabled {
                meta: meta.name.as_str().into(),
                component: layer.name.as_str().into(),
            });
        } else if layer.kind == LayerKind::Implicit
            && !is_implicitly_enabled(layer, self.environment, self.journal)
        {
            // The variables of an implicit layer count inside a meta-layer too.
        } else if layer.is_meta() {
            self.add_meta(index, EnabledBy::Meta, expanding);
        } else if !self.chained.contains(layer.name.as_bytes()) {
            self.push(index, layer, EnabledBy::Meta);
        }
    }
}

/// Whether `part` is anywhere in `text`. The search of `core` takes 4 KiB of machine code.
fn contains(text: &str, part: &str) -> bool {
    let (text, part) = (text.as_bytes(), part.as_bytes());
    (0..=text.len()).any(|at| text.get(at..).is_some_and(|rest| rest.starts_with(part)))
}
