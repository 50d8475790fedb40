//! The override layer, `VK_LAYER_LUNARG_override` (layers.md 3.7).

use alloc::borrow::ToOwned as _;
use alloc::string::String;
use alloc::vec::Vec;

use crate::event::{LayerEvent, Record};
use crate::manifest::layer::Layer;
use crate::name_map::NameMap;
use crate::select::layers::{LayerEnvironment, is_implicitly_enabled};
use crate::system::Platform;

/// Keeps at most one override layer: the one for this program, or else the global one. Changes
/// nothing if the path of the program is unknown.
pub fn prune(layers: &mut Vec<Layer>, executable: Option<&[u8]>, journal: &dyn Record) {
    let Some(executable) = executable else { return };
    let (mut has_program, mut has_global) = (false, false);
    layers.retain(|layer| match judge(layer, executable, has_program, has_global) {
        Verdict::Keep => true,
        Verdict::ForProgram => {
            has_program = true;
            true
        }
        Verdict::Global => {
            has_global = true;
            true
        }
        Verdict::Remove(event) => {
            journal.record(event);
            false
        }
    });
    if has_program {
        layers.retain(|layer| !is_global(layer));
        journal.record(LayerEvent::OverrideForProgram { executable: executable.into() });
    } else if has_global {
        journal.record(LayerEvent::OverrideGlobal);
    }
}

/// Whether the layer is an override layer for all programs.
fn is_global(layer: &Layer) -> bool {
    layer.is_override() && layer.app_keys.is_empty()
}

/// The decision about a layer.
enum Verdict<'a> {
    Keep,
    ForProgram,
    Global,
    Remove(LayerEvent<'a>),
}

fn judge<'a>(
    layer: &Layer,
    executable: &'a [u8],
    has_program: bool,
    has_global: bool,
) -> Verdict<'a> {
    if !layer.is_override() {
        return Verdict::Keep;
    }
    if is_global(layer) {
        return if has_global {
            Verdict::Remove(LayerEvent::OverrideSecondGlobal)
        } else {
            Verdict::Global
        };
    }
    match (layer.app_keys.iter().any(|key| key.as_bytes() == executable), has_program) {
        (true, false) => Verdict::ForProgram,
        (true, true) => Verdict::Remove(LayerEvent::OverrideSecondForProgram),
        (false, false) => {
            Verdict::Remove(LayerEvent::OverrideNotForProgram { executable: executable.into() })
        }
        // The layer has the name of the active override layer, so `remove_duplicates` removes it
        // later.
        (false, true) => Verdict::Keep,
    }
}

/// The directories that replace the search for explicit layers, if an enabled override layer has
/// any. Each of its paths may be a list (stage 4 of layers.md 3.1).
pub fn search_paths(
    implicit: &[Layer],
    environment: &LayerEnvironment,
    journal: &dyn Record,
) -> Option<Vec<String>> {
    let layer =
        implicit.iter().find(|layer| layer.is_override() && !layer.override_paths.is_empty())?;
    if !is_implicitly_enabled(layer, environment, journal) {
        return None;
    }
    let lists = layer.override_paths.iter();
    let paths = lists.flat_map(|list| list.split(char::from(Platform::HOST.list_separator())));
    let paths: Vec<String> = paths.filter(|path| !path.is_empty()).map(str::to_owned).collect();
    for list in &layer.override_paths {
        journal.record(LayerEvent::OverridePath { path: list.as_str().into() });
    }
    Some(paths)
}

/// Removes the layers on the blacklist of the active override layer, implicit and explicit, but
/// never override layers. Stores its components in `environment` (stage 7 of layers.md 3.1). Only
/// an override layer with components counts.
pub fn apply(layers: &mut Vec<Layer>, environment: &mut LayerEnvironment, journal: &dyn Record) {
    let active = layers.iter().find(|layer| {
        layer.is_override() && layer.is_meta() && is_implicitly_enabled(layer, environment, journal)
    });
    let Some(active) = active.cloned() else {
        return;
    };
    let mut blacklist = NameMap::new();
    active.blacklisted_layers.iter().for_each(|name| _ = blacklist.add(name.as_bytes()));
    layers.retain(|layer| {
        let blacklisted = !layer.is_override() && blacklist.contains(layer.name.as_bytes());
        if blacklisted {
            journal.record(LayerEvent::Blacklisted { layer: layer.name.as_str().into() });
        }
        !blacklisted
    });
    let components = active.components().unwrap_or_default();
    let mut names = NameMap::new();
    components.iter().for_each(|name| _ = names.add(name.clone().into_bytes()));
    environment.override_components = names;
}
