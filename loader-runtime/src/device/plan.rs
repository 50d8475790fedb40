//! What follows from a request of vkCreateDevice, without side effects: above the layers, whether
//! its extensions are offered (callpath.md 7.1); below, what the driver gets, by what the driver
//! offers (callpath.md 7.2, terminator).

use core::ffi::{CStr, c_char};
use core::ptr;

use dispatch_tables::{Extension, vk};

use crate::device::request::DeviceRequest;
use crate::event::DeviceEvent;
use crate::layers::record::{InstanceLayers, LayerRecord};
use crate::memory::{Allocated, HostAllocator, List, try_collect};
use crate::names::{BadName, Names, has_extension};

/// Checks the requested extensions against those that the chain offers, and those of the manifests
/// of `layers`. Returns whether VK_EXT_debug_marker is requested and offered (callpath.md 3.5).
///
/// # Errors
/// The first extension whose name is malformed or that is not offered; NULL is passed over
/// (callpath.md 7.1 step 3).
pub(crate) fn check_extensions<'a>(
    requested: Names<'a>,
    offered: &[vk::ExtensionProperties],
    layers: Option<&InstanceLayers>,
) -> Result<bool, DeviceEvent<'a>> {
    let has = |record: &LayerRecord, name: &[u8]| has_extension(&record.device_extensions, name);
    let is_offered = |name: &[u8]| {
        let mut expanded = layers.into_iter().flat_map(|layers| layers.expanded());
        has_extension(offered, name) || expanded.any(|record| has(record, name))
    };
    for name in requested.checked() {
        match name {
            Err(BadName::Null) => {}
            Err(BadName::Malformed) => return Err(DeviceEvent::ExtensionNameMalformed),
            Ok(name) if is_offered(name.to_bytes()) => {}
            Ok(name) => return Err(DeviceEvent::ExtensionUnsupported { name: name.into() }),
        }
    }
    let marker = Extension::EXT_DEBUG_MARKER;
    let name = marker.name().to_bytes();
    let mut listed = layers.into_iter().flat_map(|layers| layers.listed());
    Ok(requested.has(marker)
        && (has_extension(offered, name) || listed.any(|record| has(record, name))))
}

/// What a driver can do with a create info.
pub(crate) struct DeviceFacts<'a> {
    /// The extensions that the driver lists for the device.
    pub(crate) offered: &'a [vk::ExtensionProperties],
    /// Whether the driver reads VkPhysicalDeviceFeatures2.
    pub(crate) reads_features2: bool,
    /// Whether the driver reads VkDeviceGroupDeviceCreateInfo.
    pub(crate) reads_groups: bool,
    /// Whether the instance enables VK_KHR_get_physical_device_properties2.
    pub(crate) has_properties2: bool,
}

impl DeviceFacts<'_> {
    /// Whether the driver lists the extension.
    #[inline(never)]
    pub(crate) fn offers(&self, name: &CStr) -> bool {
        has_extension(self.offered, name.to_bytes())
    }
}

/// What a driver's vkCreateDevice gets.
pub(crate) struct DevicePlan<'a> {
    /// The requested extensions that the driver lists. The others are dropped without an error.
    names: List<*const c_char>,
    /// Replaces the features of the create info.
    features: Option<&'a vk::PhysicalDeviceFeatures>,
    /// Whether the loader reads VkPhysicalDeviceFeatures2 in the place of the driver (step 6).
    pub(crate) emulates_features2: bool,
    /// The size of the group that the loader reads in the place of the driver.
    pub(crate) emulates_group: Option<u32>,
    /// IGNORE_NEWER of callpath.md 3.5: the feature maintenance5 is enabled.
    pub(crate) ignores_newer_commands: bool,
}

impl<'a> DevicePlan<'a> {
    pub(crate) fn new(
        request: &DeviceRequest<'a>,
        driver: &DeviceFacts<'_>,
        memory: HostAllocator,
    ) -> Allocated<Self> {
        let listed = request.extensions.texts().flatten().filter(|name| driver.offers(name));
        let names = try_collect(memory, listed.map(|name| Ok(name.as_ptr())))?;
        let maintenance5 = Extension::KHR_MAINTENANCE5;
        let has_maintenance5 = request.maintenance5 && request.extensions.has(maintenance5);
        let emulates_features2 = request.features2.is_some() && !driver.reads_features2;
        Ok(Self {
            names,
            features: request.features2.filter(|_| emulates_features2 && driver.has_properties2),
            emulates_features2,
            emulates_group: request.group_size.filter(|_| !driver.reads_groups),
            ignores_newer_commands: has_maintenance5 && driver.offers(maintenance5.name()),
        })
    }

    /// The create info for the driver. It points into the plan and the request.
    pub(crate) fn create_info(&self, request: &DeviceRequest<'_>) -> vk::DeviceCreateInfo {
        vk::DeviceCreateInfo {
            enabled_layer_count: 0,
            pp_enabled_layer_names: ptr::null(),
            enabled_extension_count: u32::try_from(self.names.len()).unwrap_or(u32::MAX),
            pp_enabled_extension_names: self.names.as_ptr(),
            p_enabled_features: self
                .features
                .map_or(request.info.p_enabled_features, ptr::from_ref),
            ..*request.info
        }
    }
}

#[cfg(test)]
mod tests;
