//! What a driver's vkCreateDevice gets, which follows from the request and from what the driver
//! offers, without side effects (callpath.md 7.2, terminator).

use core::ffi::{CStr, c_char};
use core::ptr;

use dispatch_tables::{Extension, vk};

use crate::device::request::{DeviceNode, DeviceRequest};
use crate::memory::{HostAllocator, List, OutOfHostMemory, try_collect};
use crate::names::has_extension;

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

    /// The structures in the chain that the driver cannot read, so that the loader acts in its
    /// place (step 6).
    pub(crate) fn emulated<'a>(
        &self,
        request: &DeviceRequest<'a>,
    ) -> impl Iterator<Item = DeviceNode<'a>> {
        request.nodes().filter(|node| match node {
            DeviceNode::Features2(_) => !self.reads_features2,
            DeviceNode::Group(_) => !self.reads_groups,
            DeviceNode::Maintenance5(_) => false,
        })
    }
}

/// What a driver's vkCreateDevice gets.
pub(crate) struct DevicePlan<'a> {
    /// The requested extensions that the driver lists. The others are dropped without an error.
    names: List<*const c_char>,
    /// Replaces the features of the create info.
    features: Option<&'a vk::PhysicalDeviceFeatures>,
    /// IGNORE_NEWER of callpath.md 3.5: the feature maintenance5 is enabled.
    pub(crate) ignores_newer_commands: bool,
}

impl<'a> DevicePlan<'a> {
    pub(crate) fn new(
        request: &DeviceRequest<'a>,
        driver: &DeviceFacts<'_>,
        memory: HostAllocator,
    ) -> Result<Self, OutOfHostMemory> {
        let listed = request.extensions.texts().flatten().filter(|name| driver.offers(name));
        let names = try_collect(memory, listed.map(|name| Ok(name.as_ptr())))?;
        let (mut features, mut has_maintenance5) = (None, false);
        for node in request.nodes() {
            match node {
                DeviceNode::Features2(node) => features = Some(&node.features),
                DeviceNode::Maintenance5(node) => has_maintenance5 |= node.maintenance5 == vk::TRUE,
                DeviceNode::Group(_) => {}
            }
        }
        let maintenance5 = Extension::KHR_MAINTENANCE5;
        has_maintenance5 &= request.extensions.has(maintenance5);
        Ok(Self {
            names,
            features: features.filter(|_| driver.has_properties2 && !driver.reads_features2),
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
