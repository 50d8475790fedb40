//! Meta-layers: layers that stand for a list of other layers (layers.md 3.6).

use std::collections::BTreeSet;

use crate::event::{LayerEvent, MajorMinor};
use crate::journal::Journal;
use crate::manifest::layer::{Layer, LayerExtension, LayerKind};

/// Removes every meta-layer that can't stand for all of its components.
///
/// One meta after the other, in list order, each judged by what the list holds then: a meta that needed one dropped
/// before it goes too, one dropped after it does not take it along.
pub(crate) fn drop_invalid(layers: &mut Vec<Layer>, journal: &Journal) {
    let mut index = 0;
    while let Some(layer) = layers.get(index) {
        if layer.is_meta() && !stands(layer, layers, journal) {
            journal.record(LayerEvent::MetaRemoved {
                layer: layer.name.as_str().into(),
            });
            layers.remove(index);
        } else {
            index = index.saturating_add(1);
        }
    }
}

/// Checks a top-level meta and lists its components when it stands.
fn stands(meta: &Layer, layers: &[Layer], journal: &Journal) -> bool {
    let mut visited = BTreeSet::new();
    verify(meta, layers, &mut visited, journal)
}

/// The checks of one meta, component by component, in the order of layers.md 3.6.
///
/// A meta is visited once in a top-level check and never left again, as in the Khronos loader: a diamond counts as
/// recursive. That also bounds the recursion by the number of layers.
fn verify<'a>(
    meta: &'a Layer,
    layers: &'a [Layer],
    visited: &mut BTreeSet<&'a str>,
    journal: &Journal,
) -> bool {
    visited.insert(&meta.name);
    let components = meta.components().unwrap_or_default();
    for (index, name) in components.iter().enumerate() {
        let Some(component) = layers.iter().find(|layer| layer.name == *name) else {
            journal.record(LayerEvent::MetaComponentMissing {
                meta: meta.name.as_str().into(),
                component: name.as_str().into(),
                index,
            });
            return false;
        };
        if let Err(event) = component_fits(meta, component, index, visited) {
            journal.record(event);
            return false;
        }
        if component.is_meta() {
            journal.record(LayerEvent::MetaNested {
                meta: meta.name.as_str().into(),
                component: name.as_str().into(),
            });
            if !verify(component, layers, visited, journal) {
                journal.record(LayerEvent::MetaNestedIncomplete {
                    meta: meta.name.as_str().into(),
                    component: name.as_str().into(),
                });
                return false;
            }
        }
    }
    journal.record(LayerEvent::MetaValid {
        meta: meta.name.as_str().into(),
        count: components.len(),
    });
    for (index, component) in components.iter().enumerate() {
        journal.record(LayerEvent::MetaComponent {
            index,
            component: component.as_str().into(),
        });
    }
    true
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
        return Err(LayerEvent::MetaListsItself {
            meta: meta.name.as_str().into(),
            index,
        });
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
pub(crate) fn drop_explicit_outsiders(layers: &mut Vec<Layer>, journal: &Journal) {
    let components: Vec<String> = layers
        .iter()
        .filter_map(Layer::components)
        .flatten()
        .cloned()
        .collect();
    layers.retain(|layer| {
        let stays = layer.kind == LayerKind::Implicit || components.contains(&layer.name);
        if !stays {
            journal.record(LayerEvent::NotInImplicitMeta {
                layer: layer.name.as_str().into(),
            });
        }
        stays
    });
}

/// Adds to each meta the extensions of its components, in list order: a meta before the meta that it contains misses
/// what that one gets later.
pub(crate) fn merge_extensions(layers: &mut [Layer]) {
    for index in 0..layers.len() {
        let Some(components) = layers
            .get(index)
            .and_then(Layer::components)
            .map(<[String]>::to_vec)
        else {
            continue;
        };
        let (mut instance, mut device) = (Vec::new(), Vec::new());
        for component in layers
            .iter()
            .filter(|layer| components.contains(&layer.name))
        {
            instance.extend(component.instance_extensions.iter().cloned());
            device.extend(component.device_extensions.iter().cloned());
        }
        if let Some(meta) = layers.get_mut(index) {
            add_missing(&mut meta.instance_extensions, instance);
            add_missing(&mut meta.device_extensions, device);
        }
    }
}

/// Appends the extensions whose names are not there yet, without their entrypoints.
fn add_missing(extensions: &mut Vec<LayerExtension>, more: Vec<LayerExtension>) {
    for extension in more {
        if !extensions.iter().any(|known| known.name == extension.name) {
            extensions.push(LayerExtension {
                entrypoints: Vec::new(),
                ..extension
            });
        }
    }
}
