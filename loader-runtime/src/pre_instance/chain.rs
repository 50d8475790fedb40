//! Calls implicit layers before the global commands (layers.md 9).
//!
//! The manifest of a layer may name functions of its library that intercept the three
//! vkEnumerateInstance* commands. For each call the loader opens these libraries, links their
//! functions in front of its own, and closes the libraries afterwards.

use alloc::string::String;
use alloc::vec::Vec;
use core::ptr;

use dispatch_tables::layer::{CURRENT_CHAIN_VERSION, ChainHeader, ChainType};
use dispatch_tables::{Command, vk};
use loader_discovery::event::line::LAYER;
use loader_discovery::layers::library_path;
use loader_discovery::manifest::layer::{Layer, PreInstanceFunctions};
use loader_discovery::memory::{Fault, Grow as _};

use crate::event::LayerChainEvent;
use crate::host::{DirectoryCache, HostSystem};
use crate::journal::LOADER;
use crate::layers;
use crate::layers::library::{export, open_object};
use crate::layers::scan::GlobalQuery;
use crate::libraries::{NamedLibrary, SharedObject};
use crate::memory::{Allocated, OutOfHostMemory};
use crate::process::PROCESS;

/// A link of one of the three chains, which differ in the type of their functions only.
pub(crate) trait ChainLink: Copy {
    /// `VkChainType`.
    const KIND: ChainType;
    /// The command.
    const COMMAND: Command;

    /// The name of a layer's function for the command.
    fn symbol(functions: &PreInstanceFunctions) -> Option<&String>;

    /// The loader's own function as the last link.
    fn last(header: ChainHeader) -> Self;

    /// The function of a layer in front of `next`.
    ///
    /// # Safety
    /// The function has the type of this chain.
    unsafe fn layer(
        header: ChainHeader,
        function: unsafe extern "system" fn(),
        next: *const Self,
    ) -> Self;
}

/// Calls `call` with the head of the chain of a command. The layer that was found last is the head,
/// and the function of the loader is the end. Without layers calls `alone`, which gets the results
/// of the search.
///
/// # Errors
/// VK_ERROR_OUT_OF_HOST_MEMORY, or the result of `call`.
pub(crate) fn through_layers<L: ChainLink>(
    call: impl Fn(&L) -> Option<vk::Result>,
    alone: impl Fn(GlobalQuery<'_>) -> vk::Result,
) -> vk::Result {
    answer(L::COMMAND, L::symbol, &alone, &|hooks| call_first(&call, hooks))
}

/// Answers `alone`, or `through` the functions of layers if there are any.
#[inline(never)]
fn answer(
    command: Command,
    symbol: fn(&PreInstanceFunctions) -> Option<&String>,
    alone: &dyn Fn(GlobalQuery<'_>) -> vk::Result,
    through: &dyn Fn(Vec<Hook<'_>>) -> Allocated<vk::Result>,
) -> vk::Result {
    let system = DirectoryCache::new(&HostSystem, &PROCESS.directories);
    let found = layers::scan::global_settings(&system).and_then(|settings| {
        let implicit = layers::scan::scan_implicit(&system, &LOADER, settings.as_deref())?;
        Ok(GlobalQuery { system: &system, settings, implicit: Some(implicit) })
    });
    let called = found.and_then(|found| {
        let layers = found.implicit.as_deref().unwrap_or_default();
        let hooks = hooks(command, symbol, layers)?;
        Ok(if hooks.is_empty() { alone(found) } else { through(hooks)? })
    });
    called.unwrap_or_else(|code| code)
}

/// Calls `call` with the last of these functions, links in front of the loader's own, and closes
/// the libraries.
fn call_first<L: ChainLink>(
    call: &impl Fn(&L) -> Option<vk::Result>,
    hooks: Vec<Hook<'_>>,
) -> Allocated<vk::Result> {
    let header = ChainHeader {
        ty: L::KIND,
        version: CURRENT_CHAIN_VERSION,
        size: u32::try_from(size_of::<L>()).unwrap_or(u32::MAX),
    };
    // The links point to each other, so the list must not reallocate.
    let mut links: Vec<L> = Vec::new();
    links.make_room(hooks.len().saturating_add(1))?;
    links.try_push(L::last(header))?;
    for function in hooks.iter().filter_map(|hook| hook.function) {
        let next = links.last().map_or(ptr::null(), ptr::from_ref);
        // SAFETY: the manifest of the layer names this function for the command of this chain.
        links.try_push(unsafe { L::layer(header, function, next) })?;
    }
    let result = links.last().and_then(call);
    for hook in hooks {
        LOADER.record(LayerChainEvent::Unloading { library: hook.path.into() });
        drop(hook.object);
    }
    Ok(result.unwrap_or(vk::Result::ERROR_INITIALIZATION_FAILED))
}

/// The library of a layer, open for one call, and its function for the command.
struct Hook<'a> {
    path: &'a [u8],
    function: vk::PFN_vkVoidFunction,
    object: SharedObject,
}

/// Opens the libraries of the layers that intercept a command, in the order of the search.
fn hooks(
    command: Command,
    symbol: fn(&PreInstanceFunctions) -> Option<&String>,
    layers: &[Layer],
) -> Allocated<Vec<Hook<'_>>> {
    let wanted = layers.iter().filter_map(|layer| {
        let symbol = symbol(&layer.pre_instance)?;
        let library = library_path(layer)?;
        Some((NamedLibrary { library, manifest: &layer.manifest, topic: LAYER }, symbol))
    });
    let mut hooks = Vec::new();
    for (named, symbol) in wanted {
        let object = match open_object(&LOADER, named) {
            Ok(object) => object,
            Err(Fault::OutOfMemory) => return Err(OutOfHostMemory),
            Err(Fault::Rejected(_)) => continue,
        };
        let path = named.library;
        let function = export(&object, symbol)?;
        if function.is_none() {
            record_missing(command, symbol, path);
        }
        hooks.try_push(Hook { path, function, object })?;
    }
    Ok(hooks)
}

/// Records that a library lacks the function. The topic depends on the command (drivers.md M).
fn record_missing(command: Command, symbol: &str, library: &[u8]) {
    let (symbol, library) = (symbol.into(), library.into());
    let name = command.name().to_str().unwrap_or_default();
    LOADER.record(if command == Command::ENUMERATE_INSTANCE_EXTENSION_PROPERTIES {
        LayerChainEvent::NoPreInstanceSymbolForExtensions { command: name, symbol, library }
    } else {
        LayerChainEvent::NoPreInstanceSymbol { command: name, symbol, library }
    });
}
