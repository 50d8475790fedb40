//! The override layer, `VK_LAYER_LUNARG_override` (layers.md 3.7).

use crate::Context;
use crate::event::{LayerEvent, Record, Silent};
use crate::manifest::candidates::{Causes, LayerCandidates};
use crate::manifest::layer::Layer;
use crate::memory::{Grown, TryClone as _, bytes};
use crate::name_map::NameMap;
use crate::select::layers::{LayerEnvironment, is_implicitly_enabled};
use crate::text_list::TextList;

/// Removes the override layers that do not apply: one for this program takes precedence over a
/// global one. One for another program that follows the match stays here; `remove_duplicates`
/// removes it, since it has the same name.
/// Changes nothing if the path of the program is unknown.
pub fn prune(
    layers: &mut LayerCandidates,
    executable: Option<&[u8]>,
    journal: &dyn Record,
) -> Grown<()> {
    let Some(executable) = executable else { return Ok(()) };
    let mut seen = SeenOverrides::default();
    let all = &layers.remaining;
    let causes = Causes::of(all, journal, &mut |_, layer| seen.rejection(layer, executable))?;
    layers.leave_out(causes)?;
    if seen.for_program {
        let causes = Causes::of(&layers.remaining, &Silent, &mut |_, layer| {
            is_global(layer).then(|| LayerEvent::OverrideGlobalReplaced { layer: layer.into() })
        });
        layers.leave_out(causes?)?;
        journal.record(LayerEvent::OverrideForProgram { executable: executable.into() });
    } else if seen.global {
        journal.record(LayerEvent::OverrideGlobal);
    }
    Ok(())
}

/// Whether the layer is an override layer for all programs.
fn is_global(layer: &Layer) -> bool {
    layer.is_override() && layer.app_keys.is_empty()
}

/// The override layers that a walk over the layers has met.
#[derive(Default)]
struct SeenOverrides {
    /// One for this program.
    for_program: bool,
    /// One for all programs.
    global: bool,
}

impl SeenOverrides {
    /// Notes a layer, and returns why it is to be removed; `None` for a layer that stays.
    fn rejection<'a>(&mut self, layer: &'a Layer, executable: &'a [u8]) -> Option<LayerEvent<'a>> {
        if !layer.is_override() {
            return None;
        }
        let name = layer.into();
        if is_global(layer) {
            let is_second = core::mem::replace(&mut self.global, true);
            return is_second.then_some(LayerEvent::OverrideSecondGlobal { layer: name });
        }
        if layer.app_keys.iter().any(|key| key == executable) {
            let is_second = core::mem::replace(&mut self.for_program, true);
            return is_second.then_some(LayerEvent::OverrideSecondForProgram { layer: name });
        }
        // Behind the match, `remove_duplicates` removes the layer, which has the same name.
        let executable = executable.into();
        (!self.for_program).then_some(LayerEvent::OverrideNotForProgram { layer: name, executable })
    }
}

/// The directories to search for explicit layers instead of the usual ones: those of the first
/// override layer that has some, if that layer is enabled. Each of its paths may be a list (stage 4
/// of layers.md 3.1).
pub fn search_paths(
    implicit: &[Layer],
    environment: &LayerEnvironment,
    context: Context<'_>,
) -> Grown<TextList> {
    let journal = context.journal;
    let mut implicit = implicit.iter();
    let layer = implicit.find(|layer| layer.is_override() && !layer.override_paths.is_empty());
    let Some(layer) =
        layer.filter(|layer| is_implicitly_enabled(layer, environment, journal).is_ok())
    else {
        return Ok(TextList::default());
    };
    for list in layer.override_paths.iter() {
        journal.record(LayerEvent::OverridePath { path: list.into() });
    }
    layer.override_paths.try_clone()
}

/// Removes the layers on the blacklist of the active override layer, implicit and explicit, but
/// never override layers. Stores its components in `environment` (stage 7 of layers.md 3.1). The
/// override layer counts only if it is a meta-layer; it may have no components.
pub fn apply(
    layers: &mut LayerCandidates,
    environment: &mut LayerEnvironment,
    journal: &dyn Record,
) -> Grown<()> {
    let active = layers.remaining.iter().find(|layer| {
        layer.is_override()
            && layer.is_meta()
            && is_implicitly_enabled(layer, environment, journal).is_ok()
    });
    let Some(active) = active else {
        return Ok(());
    };
    let mut blacklist = NameMap::with_room(active.blacklisted_layers.iter().count())?;
    for name in active.blacklisted_layers.iter() {
        blacklist.add(name)?;
    }
    environment.override_components = NameMap::with_room(active.components().count())?;
    for name in active.components() {
        environment.override_components.add(bytes(name)?)?;
    }
    let causes = Causes::of(&layers.remaining, journal, &mut |_, layer| {
        let blacklisted = !layer.is_override() && blacklist.contains(layer.name.as_bytes());
        blacklisted.then(|| LayerEvent::Blacklisted { layer: layer.into() })
    });
    layers.leave_out(causes?)
}
