//! What vkCreateDevice is asked for: its create info, read once. Reading is the only unsafe step.
//! The trampoline reads the application's create info, the terminator the one that the layers pass
//! down.

use dispatch_tables::vk;

use crate::event::DeviceEvent;
use crate::names::{BadName, Names};
use crate::pnext::chain;

/// A create info of vkCreateDevice as plain data.
#[derive(Clone, Copy)]
pub(crate) struct DeviceRequest<'a> {
    /// The create info itself, which the chain passes on.
    pub(crate) info: &'a vk::DeviceCreateInfo,
    pub(crate) layers: Names<'a>,
    pub(crate) extensions: Names<'a>,
}

/// A structure in the chain of the create info that the loader reads.
#[derive(Clone, Copy)]
pub(crate) enum DeviceNode<'a> {
    Features2(&'a vk::PhysicalDeviceFeatures2),
    Group(&'a vk::DeviceGroupDeviceCreateInfo),
    Maintenance5(&'a vk::PhysicalDeviceMaintenance5Features),
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
        Self { info, layers, extensions }
    }

    /// Rejects the first extension whose name is malformed or that is not offered; NULL is passed
    /// over (callpath.md 7.1 step 3).
    pub(crate) fn check_extensions(
        &self,
        is_offered: impl Fn(&[u8]) -> bool,
    ) -> Result<(), DeviceEvent<'a>> {
        for name in self.extensions.checked() {
            match name {
                Err(BadName::Null) => {}
                Err(BadName::Malformed) => return Err(DeviceEvent::ExtensionNameMalformed),
                Ok(name) if is_offered(name.to_bytes()) => {}
                Ok(name) => return Err(DeviceEvent::ExtensionUnsupported { name: name.into() }),
            }
        }
        Ok(())
    }

    /// The structures in the chain that the loader reads, in their order.
    pub(crate) fn nodes(&self) -> impl Iterator<Item = DeviceNode<'a>> {
        use vk::StructureType as Type;
        // SAFETY: the caller of `read` promised a valid chain, in which `sType` gives the type of
        // every structure.
        unsafe { chain(self.info.p_next) }.filter_map(|node| unsafe {
            match (*node).s_type {
                Type::PHYSICAL_DEVICE_FEATURES_2 => Some(DeviceNode::Features2(&*node.cast())),
                Type::DEVICE_GROUP_DEVICE_CREATE_INFO => Some(DeviceNode::Group(&*node.cast())),
                Type::PHYSICAL_DEVICE_MAINTENANCE_5_FEATURES => {
                    Some(DeviceNode::Maintenance5(&*node.cast()))
                }
                _ => None,
            }
        })
    }
}
