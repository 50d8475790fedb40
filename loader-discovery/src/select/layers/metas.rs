//! Meta-layers: layers that consist of other layers (layers.md 3.6).

use alloc::vec::Vec;

use crate::event::{Event, LayerEvent, MajorMinor, Record, Text};
use crate::manifest::candidates::{Causes, LayerCandidates};
use crate::manifest::layer::{Layer, LayerExtension, LayerKind};
use crate::memory::{Fault, Grow as _, Grown, TryClone as _, bytes};
use crate::name_map::NameMap;
use crate::select::layers::first_of_each_name;
use crate::text_list::TextList;

/// The maximum number of components of a meta-layer, nested ones included.
const MAX_COMPONENTS: usize = 1024;

/// The maximum nesting depth of meta-layers.
pub const MAX_NESTING: usize = 16;

/// The event for a meta-layer beyond these limits. They bound the work and the stack for a hostile
/// manifest.
pub fn too_large(meta: &Layer) -> LayerEvent<'_> {
    LayerEvent::MetaTooLarge { meta: meta.into(), components: MAX_COMPONENTS, depth: MAX_NESTING }
}

/// The maximum number of extensions that all meta-layers together inherit from their components.
const MAX_INHERITED_EXTENSIONS: usize = 1 << 16;

/// Removes every meta-layer with an invalid component.
///
/// Checks the meta-layers in list order. Each check sees the removals before it, so a meta-layer
/// goes if a component of it was removed earlier, but stays if the component is removed later.
pub fn drop_invalid(layers: &mut LayerCandidates, journal: &dyn Record) -> Grown<()> {
    let all = &layers.remaining;
    let mut known = LayersByName::new(all)?;
    let mut causes = Causes::default();
    for (index, layer) in all.iter().enumerate().filter(|(_, layer)| layer.is_meta()) {
        if let Err(fault) = Verification::of(layer, all, &known, journal) {
            causes.add(index, fault.rejection()?)?;
            journal.record(LayerEvent::MetaRemoved { layer: layer.into() });
            known.remove(index, &layer.name)?;
        }
    }
    layers.leave_out(causes)
}

/// Finds the first layer of each name, by index.
struct LayersByName<'a> {
    /// The first layer of each name that is not removed; [`NONE`] if all are.
    first: NameMap<'a>,
    /// For each layer, the next one with the same name, or [`NONE`].
    next: Vec<usize>,
}

/// The index of no layer.
const NONE: usize = u32::MAX as usize;

impl<'a> LayersByName<'a> {
    fn new(layers: &'a [Layer]) -> Grown<Self> {
        let (mut first, mut next) = (NameMap::new(), Vec::new());
        for (index, layer) in layers.iter().enumerate().rev() {
            next.try_push(first.insert(layer.name.as_bytes().into(), index)?.unwrap_or(NONE))?;
        }
        next.reverse();
        Ok(Self { first, next })
    }

    /// Removes a layer. Layers must be removed in list order, so that the next one with the same
    /// name is still present.
    fn remove(&mut self, index: usize, name: &'a str) -> Grown<()> {
        if self.first.get(name.as_bytes()) == Some(index) {
            let next = self.next.get(index).copied().unwrap_or(NONE);
            self.first.insert(name.as_bytes().into(), next)?;
        }
        Ok(())
    }
}

/// Whether a meta-layer is valid, or why it is not.
type Verified = Result<(), Fault<Event<'static>>>;

/// The state of the check of one top-level meta-layer.
struct Verification<'a, 'v> {
    top: &'a Layer,
    layers: &'a [Layer],
    known: &'v LayersByName<'a>,
    journal: &'v dyn Record,
    /// The visited meta-layers. They are never removed, as in the Khronos loader, so a diamond
    /// counts as recursive.
    visited: NameMap<'a>,
    /// The number of components left until the limit.
    room: usize,
    /// The nesting depth of the meta-layer that is being checked.
    depth: usize,
}

impl<'a, 'v> Verification<'a, 'v> {
    /// Checks a top-level meta-layer, and records its components.
    ///
    /// # Errors
    ///
    /// Why the meta-layer is not valid, which is recorded.
    fn of(
        top: &'a Layer,
        layers: &'a [Layer],
        known: &'v LayersByName<'a>,
        journal: &'v dyn Record,
    ) -> Verified {
        let (visited, room, depth) = (NameMap::new(), MAX_COMPONENTS, 1);
        Verification { top, layers, known, journal, visited, room, depth }.verify(top)
    }

    /// Checks one meta-layer component by component, in the order of layers.md 3.6.
    fn verify(&mut self, meta: &'a Layer) -> Verified {
        self.visited.add(meta.name.as_bytes())?;
        for (index, name) in meta.components().enumerate() {
            let component = self.component(meta, index, name);
            let component = match component {
                Ok(component) => component,
                Err(cause) => return Err(Fault::Rejected(self.journal.decide(cause)?)),
            };
            if component.is_meta() {
                self.nested(meta, component)?;
            }
        }
        self.record_components(meta);
        Ok(())
    }

    /// Finds and checks a component.
    fn component(
        &mut self,
        meta: &'a Layer,
        index: usize,
        name: &'a [u8],
    ) -> Result<&'a Layer, LayerEvent<'a>> {
        let room = self.room.checked_sub(1);
        self.room = room.ok_or_else(|| too_large(self.top))?;
        let place = self.known.first.get(name);
        let component = place.and_then(|place| self.layers.get(place));
        let component = component.ok_or(LayerEvent::MetaComponentMissing {
            meta: meta.into(),
            component: name.into(),
            index,
        })?;
        component_fits(meta, component, index, &self.visited)?;
        if component.is_meta() && self.depth == MAX_NESTING {
            return Err(too_large(self.top));
        }
        Ok(component)
    }

    /// Checks a meta-layer inside a meta-layer.
    fn nested(&mut self, meta: &'a Layer, component: &'a Layer) -> Verified {
        let (meta, name) = (meta.name.as_str(), component.name.as_str());
        let nested = LayerEvent::MetaNested { meta: meta.into(), component: name.into() };
        self.journal.record(nested);
        self.depth = self.depth.saturating_add(1);
        let verified = self.verify(component);
        self.depth = self.depth.saturating_sub(1);
        let Err(fault) = verified else { return Ok(()) };
        let cause = fault.rejection()?;
        let (meta, component) = (meta.into(), name.into());
        let incomplete =
            self.journal.decide(LayerEvent::MetaNestedIncomplete { meta, component })?;
        Err(Fault::Rejected(match cause {
            // What is wrong with the whole.
            Event::LayerEvent(
                LayerEvent::MetaRecursive { .. } | LayerEvent::MetaTooLarge { .. },
            ) => cause,
            _ => incomplete,
        }))
    }

    fn record_components(&self, meta: &Layer) {
        let count = meta.components().count();
        self.journal.record(LayerEvent::MetaValid { meta: meta.into(), count });
        for (index, component) in meta.components().enumerate() {
            self.journal.record(LayerEvent::MetaComponent { index, component: component.into() });
        }
    }
}

/// The checks of a component that do not depend on its own components.
fn component_fits<'a>(
    meta: &'a Layer,
    component: &'a Layer,
    index: usize,
    visited: &NameMap<'_>,
) -> Result<(), LayerEvent<'a>> {
    let minor_version = |layer: &Layer| layer.api_version >> 12;
    if minor_version(component) < minor_version(meta) {
        return Err(LayerEvent::MetaComponentOlder {
            meta: meta.into(),
            meta_version: MajorMinor(meta.api_version),
            index,
            component_version: MajorMinor(component.api_version),
        });
    }
    if component.name == meta.name {
        return Err(LayerEvent::MetaListsItself { meta: meta.into(), index });
    }
    if component.is_meta() && visited.contains(component.name.as_bytes()) {
        return Err(LayerEvent::MetaRecursive { meta: meta.into(), component: component.into() });
    }
    Ok(())
}

/// Removes explicit layers that are in no meta-layer (layers.md 3.2 row 3), and records them where
/// there is one.
pub fn drop_explicit_outsiders(layers: &mut Vec<Layer>, journal: &dyn Record) -> Grown<()> {
    let mut components = NameMap::new();
    let is_told = layers.iter().any(|layer| layer.kind == LayerKind::Implicit && layer.is_meta());
    for name in layers.iter().flat_map(Layer::components) {
        components.add(bytes(name)?)?;
    }
    layers.retain(|layer| {
        let stays = layer.kind == LayerKind::Implicit || components.contains(layer.name.as_bytes());
        if !stays && is_told {
            journal.record(LayerEvent::NotInImplicitMeta { layer: layer.into() });
        }
        stays
    });
    Ok(())
}

/// Adds the extensions of its components to each meta-layer, in list order. If a meta-layer
/// contains a later one, it misses the extensions that the later one inherits.
pub fn merge_extensions(layers: &mut [Layer], journal: &dyn Record) -> Grown<()> {
    let mut room = MAX_INHERITED_EXTENSIONS;
    for (index, places) in component_indices(layers)? {
        let Some(meta) = layers.get(index) else { continue };
        let name = meta.name.as_str();
        let components = || places.iter().filter_map(|place| layers.get(*place));
        let lists = components().flat_map(|own| [&own.instance_extensions, &own.device_extensions]);
        let count = lists.fold(0_usize, |count, list| count.saturating_add(list.len()));
        let Some(rest) = room.checked_sub(count) else {
            let (meta, limit) = (name.into(), MAX_INHERITED_EXTENSIONS);
            journal.record(LayerEvent::MetaExtensionsTooMany { meta, limit });
            break;
        };
        room = rest;
        let mut instance = Inherited::of(&meta.instance_extensions)?;
        let mut device = Inherited::of(&meta.device_extensions)?;
        for own in components() {
            let names = || (name.into(), own.name.as_str().into());
            instance.add(&own.instance_extensions, &|extension| {
                let (meta, component) = names();
                journal.record(LayerEvent::MetaTakesInstanceExtension {
                    meta,
                    component,
                    extension,
                });
            })?;
            device.add(&own.device_extensions, &|extension| {
                let (meta, component) = names();
                journal.record(LayerEvent::MetaTakesDeviceExtension { meta, component, extension });
            })?;
        }
        let (instance, device) = (instance.list, device.list);
        if let Some(meta) = layers.get_mut(index) {
            (meta.instance_extensions, meta.device_extensions) = (instance, device);
        }
    }
    Ok(())
}

/// Each meta-layer with its components in order and without duplicates, as indices.
fn component_indices(layers: &[Layer]) -> Grown<Vec<(usize, Vec<usize>)>> {
    let known = first_of_each_name(layers)?;
    let mut indices = Vec::new();
    for (index, meta) in layers.iter().enumerate() {
        if !meta.is_meta() {
            continue;
        }
        let (mut seen, mut places) = (NameMap::new(), Vec::new());
        for name in meta.components() {
            if seen.add(name)? {
                places.try_extend(known.get(name))?;
            }
        }
        indices.try_push((index, places))?;
    }
    Ok(indices)
}

/// The extensions of a meta-layer, and their names.
struct Inherited<'a> {
    list: Vec<LayerExtension>,
    known: NameMap<'a>,
}

impl<'a> Inherited<'a> {
    fn of(own: &'a Vec<LayerExtension>) -> Grown<Self> {
        let mut known = NameMap::new();
        for extension in own {
            known.add(extension.name.as_bytes())?;
        }
        Ok(Self { list: own.try_clone()?, known })
    }

    /// Appends the extensions whose names are not known yet, without their entrypoints. Passes each
    /// name to `record`.
    #[inline(never)]
    fn add(&mut self, more: &'a [LayerExtension], record: &dyn Fn(Text<'a>)) -> Grown<()> {
        for LayerExtension { name, spec_version, .. } in more {
            if self.known.add(name.as_bytes())? {
                record(name.as_str().into());
                let (name, spec_version) = (name.try_clone()?, *spec_version);
                let entrypoints = TextList::default();
                self.list.try_push(LayerExtension { name, spec_version, entrypoints })?;
            }
        }
        Ok(())
    }
}
