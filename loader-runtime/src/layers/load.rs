//! Loads the layers of an instance, the layer nearest the driver first (layers.md 6.2, 6.3).

use alloc::vec::Vec;

use loader_discovery::event::Event as Decision;
use loader_discovery::event::line::{DRIVER, Detach as _, LAYER};
use loader_discovery::layers::{LayerScan, library_path};
use loader_discovery::manifest::layer::{Layer, LayerKind};
use loader_discovery::memory::{Collect as _, Fault, Grow as _};
use loader_discovery::name_map::NameMap;
use loader_discovery::select::layers::activate::{Activation, ActiveLayer, EnabledBy};
use loader_discovery::select::layers::duplicate;
use loader_discovery::system::System;

use crate::event::{CallStackEvent, Event, LayerChainEvent};
use crate::journal::Journal;
use crate::layers::library::LayerLibrary;
use crate::layers::record::{ChainedLayer, InstanceLayers, LayerRecord, OpenLibrary, bytes};
use crate::libraries::NamedLibrary;
use crate::lock::LockedCell;
use crate::memory::{Allocated, HostAllocator, List, try_collect, try_push};

/// The layers of an instance once their libraries were opened.
pub(crate) struct Loaded {
    /// The layers, whose libraries are open.
    pub(crate) layers: InstanceLayers,
    /// The enabled layers that are not in the chain.
    pub(crate) unopened: Vec<UnopenedLayer>,
    /// Whether a layer that the application named is not in the chain, which ends the creation.
    pub(crate) refused: bool,
}

/// An enabled layer that is not in the chain.
pub(crate) struct UnopenedLayer {
    /// The index in the list of available layers.
    pub(crate) layer: usize,
    /// Why: the message that the log printed.
    pub(crate) cause: Event<'static>,
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
) -> Allocated<Loaded> {
    let records = scan.layers.iter().map(|layer| LayerRecord::new(layer, memory));
    let indices =
        |active: &[ActiveLayer]| try_collect(memory, active.iter().map(|active| Ok(active.layer)));
    let mut layers = InstanceLayers {
        available: try_collect(memory, records)?,
        listed: indices(&activation.listed)?,
        expanded: indices(&activation.chained)?,
        chained: List::new_in(memory),
        requested: try_collect(memory, requested.iter().map(|name| bytes(name, memory)))?,
        open: LockedCell::new(None),
    };
    let mut open = List::new_in(memory);
    let mut left_out: Vec<(&Layer, UnopenedLayer)> = Vec::new();
    let mut chained = NameMap::new();
    for active in activation.chained.iter().rev() {
        let Some(layer) = scan.layers.get(active.layer) else { continue };
        let other = chained.get(layer.name.as_bytes());
        if other == Some(active.layer) {
            // A component of several meta-layers.
            continue;
        }
        let added = match other.and_then(|other| scan.layers.get(other)) {
            Some(other) => {
                let cause = Decision::from(duplicate(layer, &other.manifest));
                Err(Fault::Rejected(cause.detach()?.into()))
            }
            None => add(system, journal, &mut layers.chained, &mut open, layer, *active),
        };
        match added {
            Ok(()) => _ = chained.insert(layer.name.as_bytes().into(), active.layer)?,
            Err(fault) => {
                let unopened = UnopenedLayer { layer: active.layer, cause: fault.rejection()? };
                left_out.try_push((layer, unopened))?;
            }
        }
    }
    let unnamed = |(layer, _): &&(&Layer, _)| !chained.contains(layer.name.as_bytes());
    let refused = left_out.iter().rev().filter(unnamed).any(|(layer, unopened)| {
        let is_requested = requested.contains(&layer.name.as_bytes());
        report_left_out(journal, layer, &unopened.cause, is_requested);
        is_requested
    });
    let unopened = left_out.into_iter().map(|(_, unopened)| unopened).try_list()?;
    layers.open = LockedCell::new(Some(open));
    Ok(Loaded { layers, unopened, refused })
}

/// Puts one layer on top of the chain and its library among the open ones. The inner error says why the
/// layer stays out.
fn add(
    system: &dyn System,
    journal: &Journal,
    chain: &mut List<ChainedLayer>,
    open: &mut List<OpenLibrary>,
    layer: &Layer,
    active: ActiveLayer,
) -> Result<(), Fault<Event<'static>>> {
    let Some(path) = library_path(layer) else {
        return Ok(());
    };
    let named = NamedLibrary { library: path, manifest: &layer.manifest, topic: LAYER };
    let opened = LayerLibrary::open(system, journal, named, &layer.functions)?;
    let LayerLibrary { entry, path, object } = opened;
    let (memory, record) = (*open.allocator(), active.layer);
    try_push(open, OpenLibrary { record, path: bytes(&path, memory)?, object })?;
    let (entry, enabled_by) = (entry.map_err(Fault::Rejected)?, active.enabled_by);
    let library = bytes(&path, memory)?;
    let (name, path) = (layer.name.as_str().into(), path.into());
    journal.record(LayerChainEvent::InstanceLayerInserted { layer: name, library: path });
    Ok(try_push(chain, ChainedLayer { record, enabled_by, entry, library })?)
}

/// Reports an enabled layer that is not in the chain; an error if the application named the layer
/// (layers.md 6.3).
fn report_left_out(journal: &Journal, layer: &Layer, cause: &Event<'_>, is_requested: bool) {
    let layer = layer.name.as_str().into();
    journal.record(match (cause, is_requested) {
        (Event::LibraryFailure(failure), _) if failure.is_other_architecture() => {
            match is_requested {
                true => LayerChainEvent::RequestedWrongBitType { layer },
                false => LayerChainEvent::WrongBitType { layer },
            }
        }
        (Event::LibraryFailure(_), true) => LayerChainEvent::RequestedFailed { layer },
        (Event::LibraryFailure(_), false) => LayerChainEvent::Failed { layer },
        (_, true) => LayerChainEvent::RequestedNotActivated { layer },
        (_, false) => LayerChainEvent::NotActivated { layer },
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
    chain: &mut dyn Iterator<Item = (&'a ChainedLayer, &'a LayerRecord)>,
) {
    use CallStackEvent as Line;
    let (heading, topic, end) = match kind {
        ChainKind::Instance => (Line::InstanceHeading, LAYER, Line::Drivers),
        ChainKind::Device => (Line::DeviceHeading, DRIVER | LAYER, Line::Device),
    };
    journal.record(heading);
    journal.record(Line::Application { topic });
    journal.record(Line::Link { topic });
    journal.record(Line::Loader { topic });
    journal.record(Line::Link { topic });
    for (layer, properties) in chain {
        report_layer(journal, kind, layer, properties);
        journal.record(Line::Link { topic: LAYER });
    }
    journal.record(end);
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
        EnabledBy::Implicit(_) => "Implicit Layer",
        EnabledBy::InstanceLayers => "Environment Variable VK_INSTANCE_LAYERS",
        EnabledBy::EnableFilter => "Environment Variable VK_LOADER_LAYERS_ENABLE",
        EnabledBy::Application => "By the Application",
        EnabledBy::Meta => "Meta Layer (Vulkan Configurator)",
    }
}
