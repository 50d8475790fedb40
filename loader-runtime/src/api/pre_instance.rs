//! Implicit layers in front of the global queries (layers.md 9).
//!
//! A layer's manifest may name functions of its library that take part in the three vkEnumerateInstance* commands. For
//! one call their libraries are opened, their functions linked above the loader's own, and everything closed again.

use std::ffi::{c_char, c_void};
use std::ptr;

use dispatch_tables::{Command, vk};

use super::layers;
use crate::event::LayerChainEvent;
use crate::journal::LOADER;
use crate::library::SharedObject;
use crate::library::layer_library::{export, open_object};
use crate::library::layer_scan::library_path;
use crate::manifest::layer::{Layer, PreInstanceFunctions};

/// `VK_CURRENT_CHAIN_VERSION`.
const CHAIN_VERSION: u32 = 1;

/// `VkChainHeader` (layers.md 5.2).
#[repr(C)]
#[derive(Clone, Copy)]
struct ChainHeader {
    kind: i32,
    version: u32,
    size: u32,
}

/// One link: `VkEnumerateInstance…Chain`. The three structures differ in the type of the function alone.
#[repr(C)]
pub(super) struct ChainLink<F> {
    header: ChainHeader,
    pub(super) next_layer: F,
    pub(super) p_next_link: *const Self,
}

/// A function of a layer in front of vkEnumerateInstanceExtensionProperties, and the end of that chain.
pub(super) type EnumerateExtensions = unsafe extern "system" fn(
    *const ChainLink<EnumerateExtensionsPointer>,
    *const c_char,
    *mut u32,
    *mut vk::ExtensionProperties,
) -> vk::Result;

/// [`EnumerateExtensions`] as a field of its own link: the type would hold itself otherwise.
#[repr(transparent)]
#[derive(Clone, Copy)]
pub(super) struct EnumerateExtensionsPointer(pub(super) EnumerateExtensions);

/// As [`EnumerateExtensions`], for vkEnumerateInstanceLayerProperties.
pub(super) type EnumerateLayers = unsafe extern "system" fn(
    *const ChainLink<EnumerateLayersPointer>,
    *mut u32,
    *mut vk::LayerProperties,
) -> vk::Result;

/// As [`EnumerateExtensionsPointer`].
#[repr(transparent)]
#[derive(Clone, Copy)]
pub(super) struct EnumerateLayersPointer(pub(super) EnumerateLayers);

/// As [`EnumerateExtensions`], for vkEnumerateInstanceVersion.
pub(super) type EnumerateVersion =
    unsafe extern "system" fn(*const ChainLink<EnumerateVersionPointer>, *mut u32) -> vk::Result;

/// As [`EnumerateExtensionsPointer`].
#[repr(transparent)]
#[derive(Clone, Copy)]
pub(super) struct EnumerateVersionPointer(pub(super) EnumerateVersion);

/// One of the three commands: what its chain is called and where manifests name its functions.
pub(super) struct PreInstanceCommand {
    command: Command,
    /// `VkChainType`.
    kind: i32,
    symbol: fn(&PreInstanceFunctions) -> Option<&String>,
}

/// vkEnumerateInstanceExtensionProperties.
pub(super) const EXTENSIONS: PreInstanceCommand = PreInstanceCommand {
    command: Command::ENUMERATE_INSTANCE_EXTENSION_PROPERTIES,
    kind: 1,
    symbol: |functions| functions.enumerate_instance_extension_properties.as_ref(),
};

/// vkEnumerateInstanceLayerProperties.
pub(super) const LAYERS: PreInstanceCommand = PreInstanceCommand {
    command: Command::ENUMERATE_INSTANCE_LAYER_PROPERTIES,
    kind: 2,
    symbol: |functions| functions.enumerate_instance_layer_properties.as_ref(),
};

/// vkEnumerateInstanceVersion.
pub(super) const VERSION: PreInstanceCommand = PreInstanceCommand {
    command: Command::ENUMERATE_INSTANCE_VERSION,
    kind: 3,
    symbol: |functions| functions.enumerate_instance_version.as_ref(),
};

/// Calls `call` with the head of a command's chain: `own` at its end, the layer that was found last at its head.
///
/// # Errors
/// VK_ERROR_OUT_OF_HOST_MEMORY, or what `call` returns.
///
/// # Safety
/// `F` is the transparent pointer type of the command's layer functions.
pub(super) unsafe fn through_layers<F: Copy>(
    command: &PreInstanceCommand,
    own: F,
    call: impl FnOnce(&ChainLink<F>) -> vk::Result,
) -> Result<vk::Result, vk::Result> {
    let settings = layers::global_settings()?;
    let found = layers::scan_implicit(&LOADER, settings.as_deref())?;
    let hooks = hooks(command, &found);
    // The links point to each other, so that the list must not move any more.
    let mut links: Vec<ChainLink<F>> = Vec::with_capacity(hooks.len().saturating_add(1));
    links.push(link(command, own, ptr::null()));
    for hook in hooks.iter().filter_map(|hook| hook.function) {
        assert_pointer_sized::<F>();
        // SAFETY: the layer's manifest gives this function for this command, so that it has its type; the caller
        // answers for `F`.
        let next_layer =
            unsafe { std::mem::transmute_copy::<unsafe extern "system" fn(), F>(&hook) };
        let below = links.last().map_or(ptr::null(), ptr::from_ref);
        links.push(link(command, next_layer, below));
    }
    let result = links
        .last()
        .map_or(vk::Result::ERROR_INITIALIZATION_FAILED, call);
    for hook in hooks {
        LOADER.record(LayerChainEvent::Unloading {
            library: hook.path.into(),
        });
        drop(hook.object);
    }
    Ok(result)
}

/// A layer's library, open for one call, with its function for the command.
struct Hook<'a> {
    path: &'a [u8],
    function: vk::PFN_vkVoidFunction,
    object: SharedObject,
}

/// Opens the libraries of the layers that take part in a command, in the order in which they were found.
fn hooks<'a>(command: &PreInstanceCommand, layers: &'a [Layer]) -> Vec<Hook<'a>> {
    let wanted = layers.iter().filter_map(|layer| {
        let symbol = (command.symbol)(&layer.pre_instance)?;
        Some((library_path(layer)?, symbol))
    });
    let mut hooks = Vec::new();
    for (path, symbol) in wanted {
        let Ok(object) = open_object(&LOADER, path) else {
            continue;
        };
        let function = export(&object, symbol);
        if function.is_none() {
            report_missing(command, symbol, path);
        }
        hooks.push(Hook {
            path,
            function,
            object,
        });
    }
    hooks
}

/// Says that a library lacks the function; the topic differs by command (drivers.md M).
fn report_missing(command: &PreInstanceCommand, symbol: &str, library: &[u8]) {
    let (symbol, library) = (symbol.into(), library.into());
    let name = command.command.name().to_str().unwrap_or_default();
    LOADER.record(if command.kind == EXTENSIONS.kind {
        LayerChainEvent::NoPreInstanceSymbolForExtensions {
            command: name,
            symbol,
            library,
        }
    } else {
        LayerChainEvent::NoPreInstanceSymbol {
            command: name,
            symbol,
            library,
        }
    });
}

fn link<F>(
    command: &PreInstanceCommand,
    next_layer: F,
    p_next_link: *const ChainLink<F>,
) -> ChainLink<F> {
    let size = u32::try_from(size_of::<ChainLink<F>>()).unwrap_or(u32::MAX);
    ChainLink {
        header: ChainHeader {
            kind: command.kind,
            version: CHAIN_VERSION,
            size,
        },
        next_layer,
        p_next_link,
    }
}

/// Fails to compile unless `F` has the size of a function pointer.
const fn assert_pointer_sized<F>() {
    const { assert!(size_of::<F>() == size_of::<*const c_void>()) }
}
