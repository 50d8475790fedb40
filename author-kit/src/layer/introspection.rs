//! The lists of layers and extensions: of a layer in a chain, and those that a library exports for
//! Android's loader, which has no manifests (layers.md 12).

use std::ffi::{CStr, c_char};

use dispatch_tables::{DeviceExtensionTable, InstanceExtensionTable, vk};

use super::lists::list;
use super::objects::Word;
use super::registered::Registered;
use super::{Description, Layer, OwnExtension, guard, own};

/// What the lists say about one layer.
#[derive(Clone, Copy)]
pub struct Entry {
    name: &'static CStr,
    properties: vk::LayerProperties,
    instance_extensions: InstanceExtensionTable,
    device_extensions: DeviceExtensionTable,
    own_instance_extensions: &'static [OwnExtension],
    own_device_extensions: &'static [OwnExtension],
}

impl<I, D> Layer<I, D> {
    /// What the lists say about this layer.
    pub fn entry(&self) -> Entry {
        let Description { name, instance_extensions, device_extensions, .. } = self.description;
        let properties = vk::LayerProperties {
            layer_name: text(name),
            description: text(self.description.description),
            spec_version: self.description.spec_version,
            implementation_version: self.description.implementation_version,
        };
        Entry {
            name,
            properties,
            instance_extensions,
            device_extensions,
            own_instance_extensions: self.description.own_instance_extensions,
            own_device_extensions: self.description.own_device_extensions,
        }
    }
}

/// A text in one of Vulkan's arrays, cut where it is too long.
fn text(text: &CStr) -> [c_char; 256] {
    let mut array = [0; 256];
    for (place, byte) in array.iter_mut().take(255).zip(text.to_bytes()) {
        *place = *byte as c_char;
    }
    array
}

/// vkEnumerateInstanceLayerProperties and vkEnumerateDeviceLayerProperties of these layers.
///
/// # Safety
///
/// Valid usage of the commands.
pub unsafe fn layers(
    entries: &[Entry],
    p_count: *mut u32,
    p_properties: *mut vk::LayerProperties,
) -> vk::Result {
    let properties: Vec<_> = entries.iter().map(|entry| entry.properties).collect();
    // SAFETY: the caller's promise.
    unsafe { list(&properties, p_count, p_properties) }
}

/// The layer of that name.
///
/// # Safety
///
/// The name is null or a C string.
unsafe fn named(entries: &[Entry], p_name: *const c_char) -> Option<&Entry> {
    // SAFETY: the caller's promise.
    let name = (!p_name.is_null()).then(|| unsafe { CStr::from_ptr(p_name) })?;
    entries.iter().find(|entry| entry.name == name)
}

/// vkEnumerateInstanceExtensionProperties of these layers, each by its name.
///
/// # Safety
///
/// Valid usage of the command.
pub unsafe fn instance_extensions_of(
    entries: &[Entry],
    p_name: *const c_char,
    p_count: *mut u32,
    p_properties: *mut vk::ExtensionProperties,
) -> vk::Result {
    // SAFETY: the caller's promise.
    unsafe {
        match named(entries, p_name) {
            Some(entry) => {
                let known =
                    entry.instance_extensions.iter().map(|extension| extension.properties());
                let own = entry.own_instance_extensions.iter().map(own::properties);
                list(&known.chain(own).collect::<Vec<_>>(), p_count, p_properties)
            }
            None => vk::Result::ERROR_LAYER_NOT_PRESENT,
        }
    }
}

/// vkEnumerateDeviceExtensionProperties of these layers, each by its name.
///
/// # Safety
///
/// Valid usage of the command; the physical device may be NULL.
pub unsafe fn device_extensions_of(
    entries: &[Entry],
    p_name: *const c_char,
    p_count: *mut u32,
    p_properties: *mut vk::ExtensionProperties,
) -> vk::Result {
    // SAFETY: the caller's promise.
    unsafe {
        match named(entries, p_name) {
            Some(entry) => {
                let known = entry.device_extensions.iter().map(|extension| extension.properties());
                let own = entry.own_device_extensions.iter().map(own::properties);
                list(&known.chain(own).collect::<Vec<_>>(), p_count, p_properties)
            }
            None => vk::Result::ERROR_LAYER_NOT_PRESENT,
        }
    }
}

pub(crate) unsafe extern "system" fn instance_layers<R: Registered>(
    p_count: *mut u32,
    p_properties: *mut vk::LayerProperties,
) -> vk::Result {
    // SAFETY: called as the command is.
    unsafe { layers(&[R::layer().entry()], p_count, p_properties) }
}

pub(crate) unsafe extern "system" fn instance_extensions<R: Registered>(
    p_name: *const c_char,
    p_count: *mut u32,
    p_properties: *mut vk::ExtensionProperties,
) -> vk::Result {
    // SAFETY: called as the command is.
    unsafe { instance_extensions_of(&[R::layer().entry()], p_name, p_count, p_properties) }
}

pub(crate) unsafe extern "system" fn device_layers<R: Registered>(
    _: vk::PhysicalDevice,
    p_count: *mut u32,
    p_properties: *mut vk::LayerProperties,
) -> vk::Result {
    // SAFETY: called as the command is.
    unsafe { layers(&[R::layer().entry()], p_count, p_properties) }
}

/// The layer's own extensions for its own name, otherwise the answer of the next layer or driver.
pub(crate) unsafe extern "system" fn device_extensions<R: Registered>(
    physical_device: vk::PhysicalDevice,
    p_name: *const c_char,
    p_count: *mut u32,
    p_properties: *mut vk::ExtensionProperties,
) -> vk::Result {
    // SAFETY: called as the command is.
    guard(vk::Result::ERROR_UNKNOWN, || unsafe {
        let own = [R::layer().entry()];
        if physical_device.is_null() || named(&own, p_name).is_some() {
            return device_extensions_of(&own, p_name, p_count, p_properties);
        }
        let instance = R::layer().instances.find(physical_device.key());
        let next = instance.and_then(|instance| {
            instance.next_physical_device.enumerate_device_extension_properties()
        });
        match next {
            Some(next) => next(physical_device, p_name, p_count, p_properties),
            None => vk::Result::ERROR_INITIALIZATION_FAILED,
        }
    })
}

/// Exports the lists of a library's layers.
#[doc(hidden)]
#[macro_export]
macro_rules! export_introspection {
    ($($layer:ident),*) => {
        const _: () = {
            use ::core::ffi::c_char;
            use $crate::layer::introspection;
            use $crate::vulkan::vk;

            #[unsafe(no_mangle)]
            unsafe extern "system" fn vkEnumerateInstanceLayerProperties(
                p_count: *mut u32,
                p_properties: *mut vk::LayerProperties,
            ) -> vk::Result {
                // SAFETY: called as the command is.
                unsafe { introspection::layers(&[$($layer.entry()),*], p_count, p_properties) }
            }

            #[unsafe(no_mangle)]
            unsafe extern "system" fn vkEnumerateInstanceExtensionProperties(
                p_name: *const c_char,
                p_count: *mut u32,
                p_properties: *mut vk::ExtensionProperties,
            ) -> vk::Result {
                let entries = [$($layer.entry()),*];
                // SAFETY: called as the command is.
                unsafe {
                    introspection::instance_extensions_of(&entries, p_name, p_count, p_properties)
                }
            }

            #[unsafe(no_mangle)]
            unsafe extern "system" fn vkEnumerateDeviceLayerProperties(
                _: vk::PhysicalDevice,
                p_count: *mut u32,
                p_properties: *mut vk::LayerProperties,
            ) -> vk::Result {
                // SAFETY: called as the command is.
                unsafe { introspection::layers(&[$($layer.entry()),*], p_count, p_properties) }
            }

            #[unsafe(no_mangle)]
            unsafe extern "system" fn vkEnumerateDeviceExtensionProperties(
                _: vk::PhysicalDevice,
                p_name: *const c_char,
                p_count: *mut u32,
                p_properties: *mut vk::ExtensionProperties,
            ) -> vk::Result {
                let entries = [$($layer.entry()),*];
                // SAFETY: called as the command is.
                unsafe {
                    introspection::device_extensions_of(&entries, p_name, p_count, p_properties)
                }
            }
        };
    };
}
