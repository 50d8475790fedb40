//! Trampolines of the global commands, which need no instance (drivers.md H).

use alloc::string::String;
use core::ffi::c_char;
use core::ptr;

use dispatch_tables::layer::{
    ChainHeader, ChainType, EnumerateInstanceExtensionPropertiesChain,
    EnumerateInstanceLayerPropertiesChain, EnumerateInstanceVersionChain,
};
use dispatch_tables::{Command, vk};
use loader_discovery::manifest::layer::PreInstanceFunctions;

use crate::chain::typed;
use crate::event::StartupEvent;
use crate::journal;
use crate::lookup::unknown_names::Function;
use crate::pre_instance::below as terminator;
use crate::pre_instance::chain::{ChainLink, through_layers};

/// Declares one of the three commands: its trampoline, and its chain of layers, which ends in the
/// terminator. `$alone` answers without layers, from what the search for them found.
macro_rules! global {
    (
        $(#[doc = $doc:literal])*
        $name:ident $command:ident $terminator:ident, $Chain:ident,
        ($($argument:ident: $Ty:ty),*), $(unless $null:expr => $refused:expr,)?
        |$found:ident| $alone:expr
    ) => {
        $(#[doc = $doc])*
        #[unsafe(no_mangle)]
        pub(crate) unsafe extern "system" fn $name($($argument: $Ty),*) -> vk::Result {
            $(if $null {
                return $refused;
            })?
            through_layers(
                |top: &$Chain| {
                    let next = top.pfn_next_layer?;
                    // SAFETY: a function of this chain; valid usage covers the application's
                    // pointers.
                    Some(unsafe { next(top.p_next_link $(, $argument)*) })
                },
                // SAFETY: valid usage covers the application's pointers.
                |$found| unsafe { $alone },
            )
        }

        impl ChainLink for $Chain {
            const KIND: ChainType = ChainType::$command;
            const COMMAND: Command = Command::$command;

            fn symbol(functions: &PreInstanceFunctions) -> Option<&String> {
                functions.$terminator.as_ref()
            }

            fn last(header: ChainHeader) -> Self {
                unsafe extern "system" fn end(
                    _: *const $Chain,
                    $($argument: $Ty),*
                ) -> vk::Result {
                    // SAFETY: layers pass on valid parameters, the application's or their own.
                    unsafe { terminator::$terminator($($argument),*) }
                }
                Self { header, pfn_next_layer: Some(end), p_next_link: ptr::null() }
            }

            unsafe fn layer(
                header: ChainHeader,
                function: Function,
                next: *const Self,
            ) -> Self {
                // SAFETY: the caller passes a function of the type of this chain.
                let pfn_next_layer = Some(unsafe { typed(function) });
                Self { header, pfn_next_layer, p_next_link: next }
            }
        }
    };
}

global!(
    /// Returns the Vulkan version of the loader. Queries no driver.
    vkEnumerateInstanceVersion ENUMERATE_INSTANCE_VERSION enumerate_instance_version,
    EnumerateInstanceVersionChain,
    (p_api_version: *mut u32),
    unless p_api_version.is_null() => null_api_version(),
    |_found| terminator::enumerate_instance_version(p_api_version)
);
global!(
    /// Enumerates the available layers.
    vkEnumerateInstanceLayerProperties ENUMERATE_INSTANCE_LAYER_PROPERTIES
    enumerate_instance_layer_properties,
    EnumerateInstanceLayerPropertiesChain,
    (p_count: *mut u32, p_properties: *mut vk::LayerProperties),
    |found| terminator::layers(&found, p_count, p_properties)
);
global!(
    /// Enumerates the instance extensions of drivers and loader, or of one layer.
    vkEnumerateInstanceExtensionProperties ENUMERATE_INSTANCE_EXTENSION_PROPERTIES
    enumerate_instance_extension_properties,
    EnumerateInstanceExtensionPropertiesChain,
    (
        p_layer_name: *const c_char,
        p_count: *mut u32,
        p_properties: *mut vk::ExtensionProperties
    ),
    |found| terminator::extensions(found, p_layer_name, p_count, p_properties)
);

/// Logs that vkEnumerateInstanceVersion has no place for the version.
fn null_api_version() -> vk::Result {
    journal::LOADER.record(StartupEvent::NullApiVersion);
    vk::Result::ERROR_OUT_OF_HOST_MEMORY
}
