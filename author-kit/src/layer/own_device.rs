//! A device of the layer's own, made through the next layers (layers.md 8.6).
//!
//! Layers above never see such a device. The loader gives the functions that create and destroy it
//! in the chain of vkCreateInstance.

use std::ptr::{from_ref, null};

use dispatch_tables::layer::PFN_vkLayerDestroyDevice;
use dispatch_tables::{DeviceDispatchTable, DeviceExtensionTable, Enabled, vk};

use super::InstanceBase;
use super::request::{each_name, names};
use super::wrapping::lower;

/// A device of the layer's own.
pub struct OwnDevice {
    /// The handle.
    pub handle: vk::Device,
    /// The device commands of the next layer or of the driver.
    pub next: DeviceDispatchTable,
    destroy: PFN_vkLayerDestroyDevice,
}

impl InstanceBase {
    /// Creates a device for the layer itself.
    ///
    /// # Errors
    ///
    /// The result of the call down; `ERROR_FEATURE_NOT_PRESENT` with a loader that has no such
    /// function.
    ///
    /// # Safety
    ///
    /// Valid usage of vkCreateDevice, with a physical device of this instance.
    pub unsafe fn create_own_device(
        &self,
        physical_device: vk::PhysicalDevice,
        info: &vk::DeviceCreateInfo,
    ) -> Result<OwnDevice, vk::Result> {
        let missing = vk::Result::ERROR_FEATURE_NOT_PRESENT;
        let callbacks = self.device_callbacks.ok_or(missing)?;
        let create = callbacks.pfn_layer_create_device.ok_or(missing)?;
        let destroy = callbacks.pfn_layer_destroy_device.ok_or(missing)?;
        let (mut handle, mut next) = (vk::Device::NULL, None::<vk::PFN_vkGetDeviceProcAddr>);
        // SAFETY: the loader's function, with an instance and physical device of the loader.
        let created = unsafe {
            create(
                self.lower,
                lower(physical_device),
                from_ref(info),
                null(),
                &raw mut handle,
                Some(self.own_get_instance_proc_addr),
                &raw mut next,
            )
        };
        created.result()?;
        let next = next.ok_or(vk::Result::ERROR_INITIALIZATION_FAILED)?;
        let mut extensions = DeviceExtensionTable::EMPTY;
        // SAFETY: the caller guarantees a valid create info.
        let names = unsafe { names(info.pp_enabled_extension_names, info.enabled_extension_count) };
        each_name(&names, |name| _ = extensions.set_by_name(name, true));
        let enabled = Enabled { device_extensions: &extensions, ..self.enabled() };
        // SAFETY: the lookup is that of the new device.
        let next = unsafe { DeviceDispatchTable::load_enabled(next, handle, &enabled) };
        Ok(OwnDevice { handle, next, destroy })
    }
}

impl OwnDevice {
    /// Destroys the device.
    ///
    /// # Safety
    ///
    /// Valid usage of vkDestroyDevice; the instance is alive.
    pub unsafe fn destroy(self) {
        // SAFETY: the loader's function, with a device that the loader made.
        unsafe { (self.destroy)(self.handle, null(), self.next.destroy_device()) };
    }
}
