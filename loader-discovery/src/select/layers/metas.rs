//! Meta-layers: layers that consist of other layers (layers.md 3.6).

use alloc::string::String;
use alloc::vec::Vec;

use crate::event::{LayerEvent, MajorMinor, Record, Text};
use crate::manifest::layer::{Layer, LayerExtension, LayerKind};
use crate::name_map::NameMap;

/// The maximum number of components of a meta-layer, nested ones included.
const MAX_COMPONENTS: usize = 1024;

/// The maximum nesting depth of meta-layers.
pub const MAX_NESTING: usize = 16;

/// The event for a meta-layer beyond these limits. They bound the work and the stack for a hostile
/// manifest.
pub fn too_large(meta: &Layer) -> LayerEvent<'_> {
    LayerEvent::MetaTooLarge {
        meta: meta.name.as_str().into(),
        components: MAX_COMPONENTS,
        depth: MAX_NESTING,
    }
}

/// The maximum number of extensions that all meta-layers together inherit from their components.
const MAX_INHERITED_EXTENSIONS: usize = 1 << 16;

/// Removes every meta-layer with an invalid component.
///
/// Checks the meta-layers in list order. Each check sees the removals before it, so a meta-layer
/// goes if a component of it was removed earlier, but stays if the component is removed later.
pub fn drop_invalid(layers: &mut Vec<Layer>, journal: &dyn Record) {
    let mut known = LayersByName::new(layers);
    let judged = layers.iter().enumerate().map(|(index, layer)| {
        let is_valid = !layer.is_meta() || is_valid(layer, layers, &known, journal);
        if !is_valid {
            journal.record(LayerEvent::MetaRemoved { layer: layer.name.as_str().into() });
            known.remove(index, &layer.name);
        }
        is_valid
    });
    let mut judged = judged.collect::<Vec<bool>>().into_iter();
    layers.retain(|_| judged.next().unwrap_or(true));
}

/// Finds the first layer of each name, by index.
struct LayersByName<'a> {
    /// The first layer of each name, removed or not.
    first: NameMap<'a>,
    /// For each layer in `first`, the first layer of its name that is not removed.
    present: Vec<Option<usize>>,
    /// For each layer, the next one with the same name.
    next: Vec<Option<usize>>,
}

impl<'a> LayersByName<'a> {
    fn new(layers: &'a [Layer]) -> Self {
        let mut first = NameMap::new();
        let mut next: Vec<Option<usize>> = Vec::with_capacity(layers.len());
        for (index, layer) in layers.iter().enumerate().rev() {
            next.push(first.insert(layer.name.as_bytes().into(), index));
        }
        next.reverse();
        Self { first, present: (0..layers.len()).map(Some).collect(), next }
    }

    fn get(&self, name: &str) -> Option<usize> {
        self.present.get(self.first.get(name.as_bytes())?).copied().flatten()
    }

    /// Removes a layer. Layers must be removed in list order, so that the next one with the same
    /// name is still present.
    fn remove(&mut self, index: usize, name: &str) {
        let first = self.first.get(name.as_bytes());
        if let Some(present) = first.and_then(|first| self.present.get_mut(first))
            && *present == Some(index)
        {
            *present = self.next.get(index).copied().flatten();
        }
    }
}

/// Checks a top-level meta-layer, and records its components if it is valid.
fn is_valid(
    meta: &Layer,
    layers: &[Layer],
    known: &LayersByName<'_>,
    journal: &dyn Record,
) -> bool {
    let mut verification = Verification {
        top: meta,
        layers,
        known,
        journal,
        visited: NameMap::new(),
        room: MAX_COMPONENTS,
        depth: 1,
    };
    verification.verify(meta)
}

/// The state of the check of one top-level meta-layer.
struct Verification<'a> {
    top: &'a Layer,
    layers: &'a [Layer],
    known: &'a LayersByName<'a>,
    journal: &'a dyn Record,
    /// The visited meta-layers. They are never removed, as in the Khronos loader, so a diamond
    /// counts as recursive.
    visited: NameMap<'a>,
    /// The number of components left until the limit.
    room: usize,
    /// The nesting depth of the meta-layer that is being checked.
    depth: usize,
}

impl<'a> Verification<'a> {
    /// Checks one meta-layer component by component, in the order of layers.md 3.6.
    fn verify(&mut self, meta: &'a Layer) -> bool {
        self.visited.add(meta.name.as_bytes());
        let components = meta.components().unwrap_or_default();
        for (index, name) in components.iter().enumerate() {
            match self.component(meta, index, name) {
                Ok(component) if component.is_meta() => {
                    if !self.nested(meta, component) {
                        return false;
                    }
                }
                Ok(_) => {}
                Err(event) => {
                    self.journal.record(event);
                    return false;
                }
            }
        }
        self.record_components(meta, components);
        true
    }

    /// Finds and checks a component.
    fn component(
        &mut self,
        meta: &'a Layer,
        index: usize,
        name: &'a str,
    ) -> Result<&'a Layer, LayerEvent<'a>> {
        let room = self.room.checked_sub(1);
        self.room = room.ok_or_else(|| too_large(self.top))?;
        let place = self.known.get(name);
        let component = place.and_then(|place| self.layers.get(place));
        let component = component.ok_or(LayerEvent::MetaComponentMissing {
            meta: meta.name.as_str().into(),
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
    fn nested(&mut self, meta: &'a Layer, component: &'a Layer) -> bool {
        self.journal.record(LayerEvent::MetaNested {
            meta: meta.name.as_str().into(),
            component: component.name.as_str().into(),
        });
        self.depth = self.depth.saturating_add(1);
        let is_valid = self.verify(component);
        self.depth = self.depth.saturating_sub(1);
        if !is_valid {
            self.journal.record(LayerEvent::MetaNestedIncomplete {
                meta: meta.name.as_str().into(),
                component: component.name.as_str().into(),
            });
        }
        is_valid
    }

    fn record_components(&self, meta: &Layer, components: &[String]) {
        self.journal.record(LayerEvent::MetaValid {
            meta: meta.name.as_str().into(),
            count: components.len(),
        });
        for (index, component) in components.iter().enumerate() {
            self.journal
                .record(LayerEvent::MetaComponent { index, component: component.as_str().into() });
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
            meta: meta.name.as_str().into(),
            meta_version: MajorMinor(meta.api_version),
            index,
            component_version: MajorMinor(component.api_version),
        });
    }
    if component.name == meta.name {
        return Err(LayerEvent::MetaListsItself { meta: meta.name.as_str().into(), index });
    }
    if component.is_meta() && visited.contains(component.name.as_bytes()) {
        return Err(LayerEvent::MetaRecursive {
            meta: meta.name.as_str().into(),
            component: component.name.as_str().into(),
        });
    }
    Ok(())
}

/// Removes explicit layers that are in no meta-layer (layers.md 3.2 row 3).
pub fn drop_explicit_outsiders(layers: &mut Vec<Layer>, journal: &dyn Record) {
    let mut components = NameMap::new();
    for name in layers.iter().filter_map(Layer::components).flatten() {
        components.add(name.clone().into_bytes());
    }
    layers.retain(|layer| {
        let stays = layer.kind == LayerKind::Implicit || components.contains(layer.name.as_bytes());
        if !stays {
            journal.record(LayerEvent::NotInImplicitMeta { layer: layer.name.as_str().into() });
        }
        stays
    });
}

/// Adds the extensions of its components to each meta-layer, in list order. If a meta-layer
/// contains a later one, it misses the extensions that the later one inherits.
pub fn merge_extensions(layers: &mut [Layer], journal: &dyn Record) {
    let mut room = MAX_INHERITED_EXTENSIONS;
    for (index, places) in component_indices(layers) {
        let components: Vec<&Layer> =
            places.iter().filter_map(|place| layers.get(*place)).collect();
        let Some(meta) = layers.get(index) else {
            continue;
        };
        let counts = components.iter().map(|layer| {
            layer.instance_extensions.len().saturating_add(layer.device_extensions.len())
        });
        let Some(rest) = room.checked_sub(counts.fold(0, usize::saturating_add)) else {
            journal.record(LayerEvent::MetaExtensionsTooMany {
                meta: meta.name.as_str().into(),
                limit: MAX_INHERITED_EXTENSIONS,
            });
            return;
        };
        room = rest;
        let (mut instance, mut device) =
            (meta.instance_extensions.clone(), meta.device_extensions.clone());
        let mut known_instance = names_of(&meta.instance_extensions);
        let mut known_device = names_of(&meta.device_extensions);
        for component in components {
            let names = || (meta.name.as_str().into(), component.name.as_str().into());
            let more = &component.instance_extensions;
            add_missing(&mut instance, &mut known_instance, more, |extension| {
                let (meta, component) = names();
                journal.record(LayerEvent::MetaTakesInstanceExtension {
                    meta,
                    component,
                    extension,
                });
            });
            let more = &component.device_extensions;
            add_missing(&mut device, &mut known_device, more, |extension| {
                let (meta, component) = names();
                journal.record(LayerEvent::MetaTakesDeviceExtension { meta, component, extension });
            });
        }
        if let Some(meta) = layers.get_mut(index) {
            (meta.instance_extensions, meta.device_extensions) = (instance, device);
        }
    }
}

/// Each meta-layer with its components in order and without duplicates, as indices.
fn component_indices(layers: &[Layer]) -> Vec<(usize, Vec<usize>)> {
    let known = LayersByName::new(layers);
    let metas = layers.iter().enumerate();
    metas
        .filter_map(|(index, meta)| {
            let mut seen = NameMap::new();
            let names = meta.components()?.iter().filter(|name| seen.add(name.as_bytes()));
            Some((index, names.filter_map(|name| known.get(name)).collect()))
        })
        .collect()
}

fn names_of(extensions: &[LayerExtension]) -> NameMap<'_> {
    let mut names = NameMap::new();
    for extension in extensions {
        names.add(extension.name.as_bytes());
    }
    names
}

/// Appends the extensions whose names are not `known` yet, without their entrypoints. Passes each
/// name to `record`.
fn add_missing<'a>(
    extensions: &mut Vec<LayerExtension>,
    known: &mut NameMap<'a>,
    more: &'a [LayerExtension],
    record: impl Fn(Text<'a>),
) {
    for extension in more {
        if known.add(extension.name.as_bytes()) {
            record(extension.name.as_str().into());
            extensions.push(LayerExtension { entrypoints: Vec::new(), ..extension.clone() });
        }
    }
}
