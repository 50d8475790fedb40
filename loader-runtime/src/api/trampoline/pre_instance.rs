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

use crate::api::layer_scan::{self, GlobalQuery};
use crate::event::LayerChainEvent;
use crate::host::{DirectoryCache, HostSystem};
use crate::journal::LOADER;
use crate::library::layer_library::{export, open_object};
use crate::library::{NamedLibrary, SharedObject};
use crate::process::PROCESS;

/// A link of one of the three chains, which differ in the type of their functions only.
pub(super) trait ChainLink: Copy {
    /// `VkChainType`.
    const KIND: ChainType;

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

/// Implements [`ChainLink`] for a structure of `vk_layer.h`.
macro_rules! implement_link {
    ($link:ty, $kind:ident, $function:ty, $own:path) => {
        impl $crate::api::trampoline::pre_instance::ChainLink for $link {
            const KIND: dispatch_tables::layer::ChainType =
                dispatch_tables::layer::ChainType::$kind;

            fn last(header: dispatch_tables::layer::ChainHeader) -> Self {
                Self { header, pfn_next_layer: Some($own), p_next_link: core::ptr::null() }
            }

            unsafe fn layer(
                header: dispatch_tables::layer::ChainHeader,
                function: unsafe extern "system" fn(),
                next: *const Self,
            ) -> Self {
                // SAFETY: the caller passes a function of the type of this chain.
                let function = unsafe {
                    core::mem::transmute::<unsafe extern "system" fn(), $function>(function)
                };
                Self { header, pfn_next_layer: Some(function), p_next_link: next }
            }
        }
    };
}
pub(super) use implement_link;

/// One of the three commands, and the field of the manifest that names its functions.
pub(super) struct PreInstanceCommand {
    command: Command,
    symbol: fn(&PreInstanceFunctions) -> Option<&String>,
}

/// vkEnumerateInstanceExtensionProperties.
pub(super) const EXTENSIONS: PreInstanceCommand = PreInstanceCommand {
    command: Command::ENUMERATE_INSTANCE_EXTENSION_PROPERTIES,
    symbol: |functions| functions.enumerate_instance_extension_properties.as_ref(),
};

/// vkEnumerateInstanceLayerProperties.
pub(super) const LAYERS: PreInstanceCommand = PreInstanceCommand {
    command: Command::ENUMERATE_INSTANCE_LAYER_PROPERTIES,
    symbol: |functions| functions.enumerate_instance_layer_properties.as_ref(),
};

/// vkEnumerateInstanceVersion.
pub(super) const VERSION: PreInstanceCommand = PreInstanceCommand {
    command: Command::ENUMERATE_INSTANCE_VERSION,
    symbol: |functions| functions.enumerate_instance_version.as_ref(),
};

/// Calls `call` with the head of the chain of a command. The layer that was found last is the head,
/// and the function of the loader is the end. Without layers calls `alone`, which gets the results
/// of the search.
///
/// # Errors
/// VK_ERROR_OUT_OF_HOST_MEMORY, or the result of `call`.
///
/// # Safety
/// `L` is the link type of the command.
pub(super) unsafe fn through_layers<L: ChainLink>(
    command: &PreInstanceCommand,
    call: impl FnOnce(&L) -> Option<vk::Result>,
    alone: impl FnOnce(GlobalQuery<'_>) -> vk::Result,
) -> vk::Result {
    let system = DirectoryCache::new(&HostSystem, &PROCESS.directories);
    let found = layer_scan::global_settings(&system).and_then(|settings| {
        let implicit = layer_scan::scan_implicit(&system, &LOADER, settings.as_deref())?;
        Ok(GlobalQuery { system: &system, settings, implicit })
    });
    let found = match found {
        Ok(found) => found,
        Err(code) => return code,
    };
    let hooks = hooks(command, &found.implicit);
    if hooks.is_empty() {
        return alone(found);
    }
    let header = ChainHeader {
        ty: L::KIND,
        version: CURRENT_CHAIN_VERSION,
        size: u32::try_from(size_of::<L>()).unwrap_or(u32::MAX),
    };
    // The links point to each other, so the list must not reallocate.
    let mut links: Vec<L> = Vec::with_capacity(hooks.len().saturating_add(1));
    links.push(L::last(header));
    for function in hooks.iter().filter_map(|hook| hook.function) {
        let next = links.last().map_or(ptr::null(), ptr::from_ref);
        // SAFETY: the manifest of the layer names this function for this command, and the caller
        // passes the link type of the command.
        links.push(unsafe { L::layer(header, function, next) });
    }
    let result = links.last().and_then(call);
    for hook in hooks {
        LOADER.record(LayerChainEvent::Unloading { library: hook.path.into() });
        drop(hook.object);
    }
    result.unwrap_or(vk::Result::ERROR_INITIALIZATION_FAILED)
}

/// The library of a layer, open for one call, and its function for the command.
struct Hook<'a> {
    path: &'a [u8],
    function: vk::PFN_vkVoidFunction,
    object: SharedObject,
}

/// Opens the libraries of the layers that intercept a command, in the order of the search.
fn hooks<'a>(command: &PreInstanceCommand, layers: &'a [Layer]) -> Vec<Hook<'a>> {
    let wanted = layers.iter().filter_map(|layer| {
        let symbol = (command.symbol)(&layer.pre_instance)?;
        let library = library_path(layer)?;
        Some((NamedLibrary { library, manifest: &layer.manifest, topic: LAYER }, symbol))
    });
    let mut hooks = Vec::new();
    for (named, symbol) in wanted {
        let Ok(object) = open_object(&LOADER, named) else {
            continue;
        };
        let path = named.library;
        let function = export(&object, symbol);
        if function.is_none() {
            record_missing(command, symbol, path);
        }
        hooks.push(Hook { path, function, object });
    }
    hooks
}

/// Records that a library lacks the function. The topic depends on the command (drivers.md M).
fn record_missing(command: &PreInstanceCommand, symbol: &str, library: &[u8]) {
    let (symbol, library) = (symbol.into(), library.into());
    let name = command.command.name().to_str().unwrap_or_default();
    LOADER.record(if command.command == EXTENSIONS.command {
        LayerChainEvent::NoPreInstanceSymbolForExtensions { command: name, symbol, library }
    } else {
        LayerChainEvent::NoPreInstanceSymbol { command: name, symbol, library }
    });
}
