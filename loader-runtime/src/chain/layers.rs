//! Loads the layers of an instance, the layer nearest the driver first (layers.md 6.2, 6.3).

use alloc::vec::Vec;

use loader_discovery::event::line::LAYER;
use loader_discovery::layers::{LayerScan, library_path};
use loader_discovery::manifest::layer::{Layer, LayerKind};
use loader_discovery::name_map::NameMap;
use loader_discovery::select::layers::activate::{Activation, ActiveLayer, EnabledBy};
use loader_discovery::system::System;

use crate::event::{CallStackEvent, LayerChainEvent};
use crate::journal::Journal;
use crate::library::NamedLibrary;
use crate::library::layer_library::{LayerFailure, LayerLibrary};
use crate::memory::{HostAllocator, List, OutOfHostMemory, try_push};
use crate::object::layers::{ChainedLayer, InstanceLayers, LayerRecord, OpenLibrary, bytes};

/// The layers of an instance once their libraries were opened.
pub(crate) struct Loaded {
    /// The layers, whose libraries are open.
    pub(crate) layers: InstanceLayers,
    /// Whether a layer that the application named is not in the chain, which ends the creation.
    pub(crate) refused: bool,
}

/// Opens the libraries of all enabled layers and puts those with lookups into the chain. Only the
/// failure of a layer that the application named ends the creation.
///
/// # Errors
///
/// Memory was refused. Then the opened libraries are closed.
pub(crate) fn load(
    system: &dyn System,
    journal: &Journal,
    memory: HostAllocator,
    scan: &LayerScan,
    activation: &Activation,
    requested: &[&[u8]],
) -> Result<Loaded, OutOfHostMemory> {
    let mut layers = records(memory, scan, activation, requested)?;
    let mut left_out: Vec<(&Layer, Option<LayerFailure>)> = Vec::new();
    let mut chained = NameMap::new();
    for active in activation.chained.iter().rev() {
        let Some(layer) = scan.layers.get(active.layer) else {
            continue;
        };
        if chained.contains(layer.name.as_bytes()) {
            continue;
        }
        match add(system, journal, memory, &mut layers, layer, *active)? {
            Ok(()) => {
                chained.add(layer.name.as_bytes());
            }
            Err(failure) => left_out.push((layer, failure)),
        }
    }
    // Another layer of the same name may have loaded.
    left_out.retain(|(layer, _)| !chained.contains(layer.name.as_bytes()));
    // The first one that the application named ends the creation; the layers below it are not
    // reported.
    let refused = left_out.iter().rev().any(|(layer, failure)| {
        let is_requested = requested.contains(&layer.name.as_bytes());
        report_left_out(journal, layer, *failure, is_requested);
        is_requested
    });
    Ok(Loaded { layers, refused })
}

/// The properties of all layers, with an empty chain.
fn records(
    memory: HostAllocator,
    scan: &LayerScan,
    activation: &Activation,
    requested: &[&[u8]],
) -> Result<InstanceLayers, OutOfHostMemory> {
    let mut names = List::new_in(memory);
    for name in requested {
        try_push(&mut names, bytes(name, memory)?)?;
    }
    let mut available = List::new_in(memory);
    for layer in &scan.layers {
        try_push(&mut available, LayerRecord::new(layer, memory)?)?;
    }
    let indices = |active: &[ActiveLayer]| {
        let mut indices = List::new_in(memory);
        for active in active {
            try_push(&mut indices, active.layer)?;
        }
        Ok::<_, OutOfHostMemory>(indices)
    };
    let (listed, expanded) = (indices(&activation.listed)?, indices(&activation.chained)?);
    Ok(InstanceLayers::new(available, listed, expanded, names))
}

/// Puts one layer on top of the chain. The inner error says why the layer stays out: `None` means
/// that its library has no lookups.
fn add(
    system: &dyn System,
    journal: &Journal,
    memory: HostAllocator,
    layers: &mut InstanceLayers,
    layer: &Layer,
    active: ActiveLayer,
) -> Result<Result<(), Option<LayerFailure>>, OutOfHostMemory> {
    let Some(path) = library_path(layer) else {
        return Ok(Ok(()));
    };
    let named = NamedLibrary { library: path, manifest: &layer.manifest, topic: LAYER };
    let library = match LayerLibrary::open(system, journal, named, &layer.functions) {
        Ok(library) => library,
        Err(failure) => return Ok(Err(Some(failure))),
    };
    let entry = library.entry;
    let path = bytes(&library.path, memory)?;
    let open = OpenLibrary { record: active.layer, path, object: library.into_object() };
    let Some(entry) = entry else {
        layers.keep_open(open)?;
        return Ok(Err(None));
    };
    let library = bytes(&open.path, memory)?;
    layers.keep_open(open)?;
    journal.record(LayerChainEvent::InstanceLayerInserted {
        layer: layer.name.as_str().into(),
        library: library.as_slice().into(),
    });
    layers.push_on_top(ChainedLayer {
        record: active.layer,
        enabled_by: active.enabled_by,
        entry,
        library,
    })?;
    Ok(Ok(()))
}

/// Reports an enabled layer that is not in the chain; an error if the application named the layer
/// (layers.md 6.3).
fn report_left_out(
    journal: &Journal,
    layer: &Layer,
    failure: Option<LayerFailure>,
    is_requested: bool,
) {
    let layer = layer.name.as_str().into();
    journal.record(match (failure, is_requested) {
        (Some(LayerFailure::WrongArchitecture), true) => {
            LayerChainEvent::RequestedWrongBitType { layer }
        }
        (Some(LayerFailure::WrongArchitecture), false) => LayerChainEvent::WrongBitType { layer },
        (Some(LayerFailure::NotOpened), true) => LayerChainEvent::RequestedFailed { layer },
        (Some(LayerFailure::NotOpened), false) => LayerChainEvent::Failed { layer },
        (None, true) => LayerChainEvent::RequestedNotActivated { layer },
        (None, false) => LayerChainEvent::NotActivated { layer },
    });
}

/// The kind of a chain.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum ChainKind {
    Instance,
    Device,
}

/// Reports the entities of a call chain, application first (layers.md 7.7, 8.3; drivers.md B.6,
/// B.7).
pub(crate) fn report_call_stack<'a>(
    journal: &Journal,
    kind: ChainKind,
    chain: impl Iterator<Item = (&'a ChainedLayer, &'a LayerRecord)>,
) {
    use CallStackEvent as Line;
    let frame = match kind {
        ChainKind::Instance => [
            Line::InstanceHeading,
            Line::Application,
            Line::Link,
            Line::Loader,
            Line::Link,
            Line::Drivers,
        ],
        ChainKind::Device => [
            Line::DeviceHeading,
            Line::DeviceApplication,
            Line::DeviceLink,
            Line::DeviceLoader,
            Line::DeviceLink,
            Line::Device,
        ],
    };
    let [heading, application, link, loader, last_link, bottom] = frame;
    for line in [heading, application, link, loader, last_link] {
        journal.record(line);
    }
    for (layer, record) in chain {
        report_layer(journal, kind, layer, record);
        journal.record(Line::Link);
    }
    journal.record(bottom);
}

fn report_layer(journal: &Journal, kind: ChainKind, layer: &ChainedLayer, record: &LayerRecord) {
    let is_implicit = record.kind == LayerKind::Implicit;
    journal.record(CallStackEvent::Layer { layer: record.name().into() });
    journal
        .record(CallStackEvent::Kind { kind: if is_implicit { "Implicit" } else { "Explicit" } });
    journal.record(CallStackEvent::EnabledBy { by: enabled_by(layer.enabled_by) });
    if is_implicit {
        journal.record(CallStackEvent::DisableVariable {
            variable: record.disable_variable.as_slice().into(),
        });
        if let (ChainKind::Instance, Some((variable, value))) = (kind, &record.enable_variable) {
            let (variable, value) = (variable.as_slice().into(), value.as_slice().into());
            journal.record(CallStackEvent::EnableVariable { variable, value });
        }
    }
    journal.record(CallStackEvent::Manifest { manifest: record.manifest.as_slice().into() });
    journal.record(CallStackEvent::Library { library: layer.library.as_slice().into() });
}

/// The reason that enabled a layer, in words.
fn enabled_by(by: EnabledBy) -> &'static str {
    match by {
        EnabledBy::Settings => "Loader Settings File (Vulkan Configurator)",
        EnabledBy::Implicit => "Implicit Layer",
        EnabledBy::InstanceLayers => "Environment Variable VK_INSTANCE_LAYERS",
        EnabledBy::EnableFilter => "Environment Variable VK_LOADER_LAYERS_ENABLE",
        EnabledBy::Application => "By the Application",
        EnabledBy::Meta => "Meta Layer (Vulkan Configurator)",
    }
}
