//! A device that the layer creates for itself, through the next layers (layers.md 8.6).
//!
//! Layers above never see this device. The loader's callback in the chain of vkCreateInstance
//! creates the device; a second callback destroys it, with the vkDestroyDevice of the next layer or
//! driver.

use std::ffi::c_void;
use std::ptr;

use dispatch_tables::layer::PFN_vkLayerDestroyDevice;
use dispatch_tables::vk;
use serde_json::json;

use crate::interface::get_instance_proc_addr;
use crate::log;
use crate::state::InstanceState;

/// The layer's own device.
#[derive(Debug)]
pub(crate) struct OwnDevice {
    /// The handle of the next layer or driver.
    pub(crate) device: vk::Device,
    next_destroy: Option<vk::PFN_vkDestroyDevice>,
    destroy: PFN_vkLayerDestroyDevice,
}

impl OwnDevice {
    /// Creates a device with one queue and this chain. Logs the result and whether the callback
    /// returned a lookup of the next layer or driver.
    pub(crate) fn create<const N: usize>(
        instance: &InstanceState,
        physical_device: vk::PhysicalDevice,
        chain: *const c_void,
    ) -> Option<Self> {
        let callbacks = instance.device_callbacks?;
        let (create, destroy) =
            (callbacks.pfn_layer_create_device?, callbacks.pfn_layer_destroy_device?);
        let queue = vk::DeviceQueueCreateInfo {
            queue_count: 1,
            p_queue_priorities: &1.0,
            ..Default::default()
        };
        let info = vk::DeviceCreateInfo {
            p_next: chain,
            queue_create_info_count: 1,
            p_queue_create_infos: &queue,
            ..Default::default()
        };
        let mut device = vk::Device::NULL;
        let mut next: Option<vk::PFN_vkGetDeviceProcAddr> = None;
        // SAFETY: this is the loader's callback, with a physical device of the next layer or
        // driver.
        let result = unsafe {
            create(
                instance.lower,
                physical_device,
                &raw const info,
                ptr::null(),
                &raw mut device,
                Some(get_instance_proc_addr::<N>),
                &raw mut next,
            )
        };
        log::call::<N>(
            "vkLayerCreateDevice",
            json!({ "result": result.as_raw(), "has_next": next.is_some() }),
        );
        if result != vk::Result::SUCCESS {
            return None;
        }
        // SAFETY: the lookup belongs to this device, and the command has this type.
        let next_destroy = next
            .and_then(|next| unsafe { next(device, c"vkDestroyDevice".as_ptr()) })
            .map(|function| unsafe {
                std::mem::transmute::<unsafe extern "system" fn(), vk::PFN_vkDestroyDevice>(
                    function,
                )
            });
        Some(Self { device, next_destroy, destroy })
    }

    /// Destroys the device.
    pub(crate) fn destroy<const N: usize>(&self) {
        log::call::<N>("vkLayerDestroyDevice", json!({}));
        // SAFETY: this is the loader's callback, with a device that it created.
        unsafe { (self.destroy)(self.device, ptr::null(), self.next_destroy) };
    }
}
