//! Meta-layers: layers that stand for a list of other layers (layers.md 3.6).

use std::collections::{BTreeMap, BTreeSet};

use crate::event::Record;
use crate::event::{LayerEvent, MajorMinor, Text};
use crate::manifest::layer::{Layer, LayerExtension, LayerKind};

/// How many layers a meta-layer may stand for, those of nested ones included.
const MOST_COMPONENTS: usize = 1024;

/// How many meta-layers may be in one another.
pub const MOST_NESTED: usize = 16;

/// What is said of a meta-layer beyond these limits, which bound the work and the stack that a file
/// full of metas takes.
pub fn too_large(meta: &Layer) -> LayerEvent<'_> {
    LayerEvent::MetaTooLarge {
        meta: meta.name.as_str().into(),
        components: MOST_COMPONENTS,
        depth: MOST_NESTED,
    }
}

/// How many extensions all meta-layers together get from their components.
const MOST_MERGED: usize = 1 << 16;

/// Removes every meta-layer that can't stand for all of its components.
///
/// One meta after the other, in list order, each judged by what the list holds then: a meta that
/// needed one dropped before it goes too, one dropped after it does not take it along.
pub fn drop_invalid(layers: &mut Vec<Layer>, journal: &dyn Record) {
    let mut known = Known::new(layers);
    let judged = layers.iter().enumerate().map(|(index, layer)| {
        let stands = !layer.is_meta() || stands(layer, layers, &known, journal);
        if !stands {
            journal.record(LayerEvent::MetaRemoved { layer: layer.name.as_str().into() });
            known.remove(index, &layer.name);
        }
        stands
    });
    let mut judged = judged.collect::<Vec<bool>>().into_iter();
    layers.retain(|_| judged.next().unwrap_or(true));
}

/// The first layer of each name, by index.
struct Known<'a> {
    first: BTreeMap<&'a str, usize>,
    /// For each layer the next one of its name.
    next: Vec<Option<usize>>,
}

impl<'a> Known<'a> {
    fn new(layers: &'a [Layer]) -> Self {
        let mut first = BTreeMap::new();
        let mut next: Vec<Option<usize>> = Vec::with_capacity(layers.len());
        for (index, layer) in layers.iter().enumerate().rev() {
            next.push(first.insert(layer.name.as_str(), index));
        }
        next.reverse();
        Self { first, next }
    }

    fn get(&self, name: &str) -> Option<usize> {
        self.first.get(name).copied()
    }

    /// Takes a layer out. Layers go in the order of the list, so the next of its name is still
    /// there.
    fn remove(&mut self, index: usize, name: &str) {
        let Some(first) = self.first.get_mut(name).filter(|first| **first == index) else {
            return;
        };
        match self.next.get(index).copied().flatten() {
            Some(next) => *first = next,
            None => {
                self.first.remove(name);
            }
        }
    }
}

/// Checks a top-level meta and lists its components when it stands.
fn stands(meta: &Layer, layers: &[Layer], known: &Known<'_>, journal: &dyn Record) -> bool {
    let mut verification = Verification {
        top: meta,
        layers,
        known,
        journal,
        visited: BTreeSet::new(),
        room: MOST_COMPONENTS,
        depth: 1,
    };
    verification.verify(meta)
}

/// The check of one top-level meta.
struct Verification<'a> {
    top: &'a Layer,
    layers: &'a [Layer],
    known: &'a Known<'a>,
    journal: &'a dyn Record,
    /// The metas so far. One is never left again, as in the Khronos loader: a diamond counts as
    /// recursive.
    visited: BTreeSet<&'a str>,
    /// How many components more there may be.
    room: usize,
    /// How many metas hold the one that is being checked, itself among them.
    depth: usize,
}

impl<'a> Verification<'a> {
    /// The checks of one meta, component by component, in the order of layers.md 3.6.
    fn verify(&mut self, meta: &'a Layer) -> bool {
        self.visited.insert(&meta.name);
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
        self.tell(meta, components);
        true
    }

    /// A component that fits, or why there is none.
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
        if component.is_meta() && self.depth == MOST_NESTED {
            return Err(too_large(self.top));
        }
        Ok(component)
    }

    /// A meta in a meta.
    fn nested(&mut self, meta: &'a Layer, component: &'a Layer) -> bool {
        self.journal.record(LayerEvent::MetaNested {
            meta: meta.name.as_str().into(),
            component: component.name.as_str().into(),
        });
        self.depth = self.depth.saturating_add(1);
        let stands = self.verify(component);
        self.depth = self.depth.saturating_sub(1);
        if !stands {
            self.journal.record(LayerEvent::MetaNestedIncomplete {
                meta: meta.name.as_str().into(),
                component: component.name.as_str().into(),
            });
        }
        stands
    }

    fn tell(&self, meta: &Layer, components: &[String]) {
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

/// The checks that look at one component alone.
fn component_fits<'a>(
    meta: &'a Layer,
    component: &'a Layer,
    index: usize,
    visited: &BTreeSet<&str>,
) -> Result<(), LayerEvent<'a>> {
    let minor_version = |layer: &Layer| layer.api_version >> 12;
    if minor_version(component) < minor_version(meta) {
        return Err(LayerEvent::MetaComponentOlder {
            meta_version: MajorMinor(meta.api_version),
            index,
            component_version: MajorMinor(component.api_version),
        });
    }
    if component.name == meta.name {
        return Err(LayerEvent::MetaListsItself { meta: meta.name.as_str().into(), index });
    }
    if component.is_meta() && visited.contains(component.name.as_str()) {
        return Err(LayerEvent::MetaRecursive {
            meta: meta.name.as_str().into(),
            component: component.name.as_str().into(),
        });
    }
    Ok(())
}

/// Removes explicit layers that no meta-layer lists (layers.md 3.2 row 3).
pub fn drop_explicit_outsiders(layers: &mut Vec<Layer>, journal: &dyn Record) {
    let components: BTreeSet<String> =
        layers.iter().filter_map(Layer::components).flatten().cloned().collect();
    layers.retain(|layer| {
        let stays = layer.kind == LayerKind::Implicit || components.contains(&layer.name);
        if !stays {
            journal.record(LayerEvent::NotInImplicitMeta { layer: layer.name.as_str().into() });
        }
        stays
    });
}

/// Adds to each meta the extensions of its components, in list order: a meta before the meta that
/// it contains misses what that one gets later.
pub fn merge_extensions(layers: &mut [Layer], journal: &dyn Record) {
    let mut room = MOST_MERGED;
    for (index, places) in places_of_components(layers) {
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
                limit: MOST_MERGED,
            });
            return;
        };
        room = rest;
        let (mut instance, mut device) =
            (meta.instance_extensions.clone(), meta.device_extensions.clone());
        let names_of = |list: &[LayerExtension]| -> BTreeSet<String> {
            list.iter().map(|extension| extension.name.clone()).collect()
        };
        let (mut known_instance, mut known_device) = (names_of(&instance), names_of(&device));
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

/// Each meta with its components in their order, each once, all as places in the list.
fn places_of_components(layers: &[Layer]) -> Vec<(usize, Vec<usize>)> {
    let known = Known::new(layers);
    let metas = layers.iter().enumerate();
    metas
        .filter_map(|(index, meta)| {
            let mut seen = BTreeSet::new();
            let places = meta.components()?.iter().filter_map(|name| known.get(name));
            Some((index, places.filter(|place| seen.insert(*place)).collect()))
        })
        .collect()
}

/// Appends the extensions whose names are not `known` yet, without their entrypoints, and says
/// which.
fn add_missing<'a>(
    extensions: &mut Vec<LayerExtension>,
    known: &mut BTreeSet<String>,
    more: &'a [LayerExtension],
    say: impl Fn(Text<'a>),
) {
    for extension in more {
        if known.insert(extension.name.clone()) {
            say(extension.name.as_str().into());
            extensions.push(LayerExtension { entrypoints: Vec::new(), ..extension.clone() });
        }
    }
}
