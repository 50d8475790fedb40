//! Selects the layers to enable, in order (layers.md 3.5 and 3.6, "Expansion").

use alloc::vec::Vec;

use crate::event::{LayerEvent, Record, Text};
use crate::manifest::layer::{Layer, LayerControl, LayerKind};
use crate::memory::{Collect as _, Grow as _, Grown};
use crate::name_map::NameMap;
use crate::select::layers::metas::{MAX_NESTING, too_large};
use crate::select::layers::{
    LayerEnvironment, first_of_each_name, is_available, is_implicitly_enabled,
};

/// Why an implicit layer is enabled without a request (layers.md 3.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Implicitly {
    /// It demands no variable.
    Always,
    /// Its enable variable has its value.
    Variable,
    /// `VK_LOADER_LAYERS_ENABLE`.
    Filter,
    /// It is a component of the override layer.
    Override,
}

/// Why a layer is enabled (drivers.md B.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnabledBy {
    /// The settings file.
    Settings,
    /// The layer is implicit, and nothing keeps it off.
    Implicit(Implicitly),
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
            Self::Implicit(Implicitly::Always) => "enabled because it is implicit",
            Self::Implicit(Implicitly::Variable) => "enabled by its variable",
            Self::Implicit(Implicitly::Override) => "enabled as a component of the override layer",
            Self::InstanceLayers => "enabled by VK_INSTANCE_LAYERS",
            Self::Implicit(Implicitly::Filter) | Self::EnableFilter => {
                "enabled by VK_LOADER_LAYERS_ENABLE"
            }
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

/// Why an available layer is not enabled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Off {
    /// `VK_LOADER_LAYERS_DISABLE`.
    Filter,
    /// The disable variable of an implicit layer is set.
    DisableVariable,
    /// The enable variable of an implicit layer does not have its value.
    EnableVariable,
    /// The settings file turns the layer off.
    Settings,
    /// An explicit layer without a request.
    NotRequested,
    /// `VK_INSTANCE_LAYERS` contains the name as part of another one.
    HiddenByInstanceLayers,
    /// A meta-layer whose component of this index is not available.
    ComponentGone(usize),
    /// A meta-layer inside its own component of this index.
    InComponent(usize),
    /// A meta-layer that lists itself.
    ExpandsItself,
    /// A meta-layer inside too many others.
    TooLarge,
}

impl Off {
    /// The message about `layer`, which has the reason and the cure.
    pub fn event(self, layer: &Layer) -> LayerEvent<'_> {
        let (meta, name) = (layer.into(), layer.into());
        let component = |index| Text::from(layer.components().nth(index));
        let disable = layer.disable_environment.as_ref().map(|variable| &variable.name);
        let enable = layer.enable_environment.as_ref();
        match self {
            Self::Filter => LayerEvent::DisabledByFilter { layer: name },
            Self::DisableVariable => {
                LayerEvent::DisabledByVariable { layer: name, variable: disable.into() }
            }
            Self::EnableVariable => LayerEvent::NeedsVariable {
                layer: name,
                variable: enable.map(|wanted| &wanted.name).into(),
                value: enable.map(|wanted| &wanted.value).into(),
            },
            Self::Settings => LayerEvent::OffInSettings { layer: name },
            Self::NotRequested => LayerEvent::NotRequested { layer: name },
            Self::HiddenByInstanceLayers => LayerEvent::HiddenByInstanceLayers { layer: name },
            Self::ComponentGone(index) => {
                LayerEvent::MetaComponentGone { meta, component: component(index) }
            }
            Self::InComponent(index) => {
                LayerEvent::MetaInComponent { meta, component: component(index) }
            }
            Self::ExpandsItself => LayerEvent::MetaExpandsItself { meta },
            Self::TooLarge => too_large(layer),
        }
    }
}

/// The enabled layers, the one nearest the application first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Activation {
    /// With meta-layers, each after its components. `vkEnumerateDeviceLayerProperties` returns this
    /// list.
    pub listed: Vec<ActiveLayer>,
    /// Without meta-layers: the layers of the call chain.
    pub chained: Vec<ActiveLayer>,
    /// Why each available layer is not enabled; `None` for those in `listed`.
    pub off: Vec<Option<Off>>,
}

/// Enables implicit layers, then the layers of `VK_INSTANCE_LAYERS`, of the enable filter and of
/// the application (layers.md 3.5).
pub fn activate(
    layers: &[Layer],
    environment: &LayerEnvironment,
    requested: &[&[u8]],
    journal: &dyn Record,
) -> Grown<Activation> {
    let mut active = Activator::new(layers, environment, journal)?;
    active.implicit_layers()?;
    active.instance_layers()?;
    active.enable_filter()?;
    active.application_layers(requested)?;
    Ok(active.finish())
}

/// Enables layers under a settings file that lists layers: in one pass, in the order of the list
/// (layers.md 3.8, "Activation").
pub fn activate_by_settings(
    layers: &[Layer],
    environment: &LayerEnvironment,
    requested: &[&[u8]],
    journal: &dyn Record,
) -> Grown<Activation> {
    let mut active = Activator::new(layers, environment, journal)?;
    if let Some(named) = environment.instance_layers.as_deref() {
        journal.record(LayerEvent::InstanceLayersBySettings { value: named.into() });
    }
    for (index, layer) in layers.iter().enumerate() {
        match enabled_by_settings(layer, environment, requested, journal) {
            Ok(enabled_by) => active.append((index, layer), enabled_by)?,
            Err(off) => active.leave_off(index, off),
        }
    }
    Ok(active.finish())
}

/// Why a layer is enabled under a settings file that lists layers. The first test that applies
/// decides.
///
/// # Errors
///
/// Why the layer is not enabled.
fn enabled_by_settings(
    layer: &Layer,
    environment: &LayerEnvironment,
    requested: &[&[u8]],
    journal: &dyn Record,
) -> Result<EnabledBy, Off> {
    let filters = &environment.filters;
    let name = layer.name.as_str();
    match layer.control {
        Some(LayerControl::Off) => return Err(Off::Settings),
        Some(LayerControl::On) => return Ok(EnabledBy::Settings),
        Some(LayerControl::Auto) | None => {}
    }
    if filters.disables(name, filters.disable_implicit) {
        journal.record(Off::Filter.event(layer));
        return Err(Off::Filter);
    }
    if filters.enable.match_name(name.as_bytes()) {
        journal.record(LayerEvent::ImplicitOrExplicitForcedOn { layer: name.into() });
        return Ok(EnabledBy::EnableFilter);
    }
    let named = environment.instance_layers.as_deref().unwrap_or_default();
    if named.split(':').any(|named| named == name) {
        return Ok(EnabledBy::InstanceLayers);
    }
    if requested.contains(&name.as_bytes()) {
        return Ok(EnabledBy::Application);
    }
    match layer.kind {
        LayerKind::Explicit => Err(Off::NotRequested),
        LayerKind::Implicit => {
            is_implicitly_enabled(layer, environment, journal).map(EnabledBy::Implicit)
        }
    }
}

/// A layer and its place among all layers.
type Found<'a> = (usize, &'a Layer);

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
    ) -> Grown<Self> {
        let off = layers.iter().map(|_| None).try_list()?;
        Ok(Self {
            layers,
            environment,
            journal,
            first: first_of_each_name(layers)?,
            listed: NameMap::new(),
            chained: NameMap::new(),
            expanded: layers.iter().map(|_| false).try_list()?,
            activation: Activation { off, ..Activation::default() },
        })
    }

    /// The first layer of a name.
    fn named(&self, name: &[u8]) -> Option<Found<'a>> {
        let index = self.first.get(name)?;
        Some((index, self.layers.get(index)?))
    }

    fn of_kind(&self, kind: LayerKind) -> impl Iterator<Item = Found<'a>> + use<'a> {
        self.layers.iter().enumerate().filter(move |(_, layer)| layer.kind == kind)
    }

    /// Phase 1: implicit layers. A layer whose name occurs anywhere in `VK_INSTANCE_LAYERS` is left
    /// to phase 2, which enables exact names only.
    fn implicit_layers(&mut self) -> Grown<()> {
        let named = self.environment.instance_layers.as_deref().unwrap_or_default();
        for (index, layer) in self.of_kind(LayerKind::Implicit) {
            if contains(named, &layer.name) {
                self.leave_off(index, Off::HiddenByInstanceLayers);
                continue;
            }
            match is_implicitly_enabled(layer, self.environment, self.journal) {
                Ok(by) => self.add((index, layer), EnabledBy::Implicit(by))?,
                Err(off) => self.leave_off(index, off),
            }
        }
        Ok(())
    }

    /// Phase 2: the layers of `VK_INSTANCE_LAYERS`, by exact name, in its order.
    fn instance_layers(&mut self) -> Grown<()> {
        let Some(named) = self.environment.instance_layers.as_deref() else {
            return Ok(());
        };
        self.journal.record(LayerEvent::InstanceLayers { value: named.into() });
        for name in named.split(':').filter(|name| !name.is_empty()) {
            let layer = name.into();
            match self.named(name.as_bytes()) {
                Some(found) => self.add(found, EnabledBy::InstanceLayers)?,
                None => self.journal.record(LayerEvent::InstanceLayerMissing { layer }),
            }
        }
        Ok(())
    }

    /// Phase 3: explicit layers that the enable filter matches, in list order. The disable
    /// filter has no effect on them, although the message about a match says that it does.
    fn enable_filter(&mut self) -> Grown<()> {
        let filters = &self.environment.filters;
        for (index, layer) in self.of_kind(LayerKind::Explicit) {
            let name = layer.name.as_str();
            if filters.disables(name, filters.disable_explicit) {
                self.journal.record(LayerEvent::ExplicitIgnored { layer: name.into() });
            }
            if filters.enable.match_name(name.as_bytes()) && !self.listed.contains(name.as_bytes())
            {
                self.journal.record(LayerEvent::ExplicitForcedOn { layer: name.into() });
                self.add((index, layer), EnabledBy::EnableFilter)?;
            }
        }
        Ok(())
    }

    /// Phase 4: the layers of the application in its order.
    fn application_layers(&mut self, requested: &[&[u8]]) -> Grown<()> {
        for name in requested {
            let Some((index, layer)) = self.named(name) else {
                let layer = (*name).into();
                self.journal.record(LayerEvent::RequestedLayerMissing { layer });
                continue;
            };
            if is_available(layer, &self.environment.filters, self.journal) {
                self.add((index, layer), EnabledBy::Application)?;
            }
        }
        Ok(())
    }

    /// Notes why a layer is not enabled; the first cause counts.
    fn leave_off(&mut self, index: usize, cause: Off) {
        if let Some(off) = self.activation.off.get_mut(index) {
            off.get_or_insert(cause);
        }
    }

    /// The activation, with a cause for each layer that is not enabled: an explicit layer that
    /// no phase met was not requested.
    fn finish(mut self) -> Activation {
        let Activation { listed, off, .. } = &mut self.activation;
        off.iter_mut().for_each(|off| _ = off.get_or_insert(Off::NotRequested));
        for active in listed {
            if let Some(off) = off.get_mut(active.layer) {
                *off = None;
            }
        }
        self.activation
    }

    /// Adds a layer to the list, and to the chain unless it is a meta-layer.
    fn push(&mut self, (index, layer): Found<'a>, enabled_by: EnabledBy) -> Grown<()> {
        let active = ActiveLayer { layer: index, enabled_by };
        self.listed.add(layer.name.as_bytes())?;
        self.activation.listed.try_push(active)?;
        if !layer.is_meta() {
            self.chained.add(layer.name.as_bytes())?;
            self.activation.chained.try_push(active)?;
        }
        Ok(())
    }

    /// Adds a layer unless the list has its name.
    fn add(&mut self, found: Found<'a>, enabled_by: EnabledBy) -> Grown<()> {
        match self.listed.contains(found.1.name.as_bytes()) {
            true => Ok(()),
            false => self.append(found, enabled_by),
        }
    }

    /// Adds a layer; of a meta-layer, its components and then itself. Adds a plain layer even if the
    /// list has its name.
    fn append(&mut self, found: Found<'a>, enabled_by: EnabledBy) -> Grown<()> {
        match found.1.is_meta() {
            true => self.add_meta(found, enabled_by, &mut Vec::new()),
            false => self.push(found, enabled_by),
        }
    }

    /// Adds the components of a meta-layer in place. Then adds the meta-layer itself to the list,
    /// unless a component is missing or is being expanded already. `expanding` holds the
    /// meta-layers being expanded.
    fn add_meta(
        &mut self,
        (index, meta): Found<'a>,
        enabled_by: EnabledBy,
        expanding: &mut Vec<usize>,
    ) -> Grown<()> {
        if expanding.contains(&index) {
            self.record_off(index, meta, Off::ExpandsItself);
            return Ok(());
        }
        match self.expanded.get_mut(index) {
            Some(expanded) if !*expanded => *expanded = true,
            _ => return Ok(()),
        }
        if expanding.len() == MAX_NESTING {
            self.record_off(index, meta, Off::TooLarge);
            return Ok(());
        }
        expanding.try_push(index)?;
        let mut complete = true;
        for (place, name) in meta.components().enumerate() {
            let Some(component) = self.named(name) else {
                if self.environment.off_in_settings.contains(name) {
                    continue;
                }
                self.record_off(index, meta, Off::ComponentGone(place));
                complete = false;
                continue;
            };
            if expanding.contains(&component.0) {
                complete = false;
                // A meta-layer that lists itself has a cause of its own.
                if component.0 != index {
                    self.leave_off(index, Off::InComponent(place));
                }
            }
            self.add_component(meta, component, expanding)?;
        }
        expanding.pop();
        if complete && !self.listed.contains(meta.name.as_bytes()) {
            self.push((index, meta), enabled_by)?;
        }
        Ok(())
    }

    fn record_off(&mut self, index: usize, layer: &Layer, off: Off) {
        self.journal.record(off.event(layer));
        self.leave_off(index, off);
    }

    fn add_component(
        &mut self,
        meta: &Layer,
        (index, layer): Found<'a>,
        expanding: &mut Vec<usize>,
    ) -> Grown<()> {
        if !is_available(layer, &self.environment.filters, self.journal) {
            let (meta, component) = (meta.into(), layer.into());
            self.journal.record(LayerEvent::MetaComponentDisabled { meta, component });
            self.leave_off(index, Off::Filter);
            return Ok(());
        }
        if layer.kind == LayerKind::Implicit
            // The variables of an implicit layer count inside a meta-layer too.
            && let Err(off) = is_implicitly_enabled(layer, self.environment, self.journal)
        {
            self.leave_off(index, off);
            return Ok(());
        }
        if layer.is_meta() {
            self.add_meta((index, layer), EnabledBy::Meta, expanding)?;
        } else if !self.chained.contains(layer.name.as_bytes()) {
            self.push((index, layer), EnabledBy::Meta)?;
        }
        Ok(())
    }
}

/// Whether `part` is anywhere in `text`. The search of `core` takes 4 KiB of machine code.
fn contains(text: &str, part: &str) -> bool {
    let (text, part) = (text.as_bytes(), part.as_bytes());
    (0..=text.len()).any(|at| text.get(at..).is_some_and(|rest| rest.starts_with(part)))
}
