//! What vkCreateDevice is asked for: its create info as plain data. Reading is the only unsafe step.
//! The trampoline reads the application's create info, the terminator the one that the layers pass
//! down. [`group`](crate::device::group) walks through the chain of either once more, because it
//! replaces a structure and needs the places that lead to this one.

use dispatch_tables::vk::{self, chain::find};

use crate::names::Names;

/// A create info of vkCreateDevice as plain data.
#[derive(Clone, Copy)]
pub(crate) struct DeviceRequest<'a> {
    /// The create info itself, which the chain passes on.
    pub(crate) info: &'a vk::DeviceCreateInfo,
    pub(crate) layers: Names<'a>,
    pub(crate) extensions: Names<'a>,
    /// Those of VkPhysicalDeviceFeatures2 in the chain.
    pub(crate) features2: Option<&'a vk::PhysicalDeviceFeatures>,
    /// The number of devices in VkDeviceGroupDeviceCreateInfo in the chain.
    pub(crate) group_size: Option<u32>,
    /// Whether a structure in the chain turns the feature maintenance5 on.
    pub(crate) maintenance5: bool,
}

impl<'a> DeviceRequest<'a> {
    /// # Safety
    /// `info` is valid for as long as the request is used.
    pub(crate) unsafe fn read(info: &'a vk::DeviceCreateInfo) -> Self {
        // SAFETY: the arrays of a valid create info are null or have as many names as it says.
        let (layers, extensions) = unsafe {
            (
                Names::read(info.pp_enabled_layer_names, info.enabled_layer_count),
                Names::read(info.pp_enabled_extension_names, info.enabled_extension_count),
            )
        };
        // SAFETY: the chain of a valid create info is valid.
        let (features2, group, maintenance5) = unsafe {
            (
                find::<vk::PhysicalDeviceFeatures2, _>(info),
                find::<vk::DeviceGroupDeviceCreateInfo, _>(info),
                find::<vk::PhysicalDeviceMaintenance5Features, _>(info),
            )
        };
        Self {
            info,
            layers,
            extensions,
            features2: features2.map(|node| &node.features),
            group_size: group.map(|node| node.physical_device_count),
            maintenance5: maintenance5.is_some_and(|node| node.maintenance5 == vk::TRUE),
        }
    }
}
