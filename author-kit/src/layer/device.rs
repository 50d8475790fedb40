//! What a layer keeps of a device.

use std::ffi::{c_char, c_void};
use std::ops::Deref;

use dispatch_tables::{
    DeviceDispatchTable, DeviceExtensionTable, Enabled, Extension, InstanceExtensionTable, vk,
};

use super::Instance;
use super::instance::{each_name, enable, names};
use super::objects::give_word;
use super::wrapping::Wrapped;

/// A device: what every layer needs of it, and what this layer keeps.
pub struct Device<D> {
    pub(crate) base: DeviceBase,
    /// What the layer keeps.
    pub data: D,
}

impl<D> Deref for Device<D> {
    type Target = DeviceBase;

    fn deref(&self) -> &DeviceBase {
        &self.base
    }
}

/// What every layer needs of a device.
pub struct DeviceBase {
    /// The handle, which is the layer's own if the layer wraps.
    pub handle: vk::Device,
    /// The next layer's handle.
    pub lower: vk::Device,
    /// The physical device.
    pub physical_device: vk::PhysicalDevice,
    /// The device commands of the next layer or of the driver.
    pub next: DeviceDispatchTable,
    /// vkGetDeviceProcAddr of the next layer or of the driver.
    pub next_get_device_proc_addr: vk::PFN_vkGetDeviceProcAddr,
    /// The version that the device may be used with: the application's or the physical device's,
    /// whichever is less.
    pub api_version: u32,
    /// The enabled extensions.
    pub extensions: DeviceExtensionTable,
    /// The enabled extensions of the instance.
    pub instance_extensions: InstanceExtensionTable,
    pub(crate) wrapped: Option<Wrapped>,
}

impl DeviceBase {
    /// The version and extensions, as the tables of dispatch-tables ask for them.
    pub fn enabled(&self) -> Enabled<'_> {
        Enabled {
            core_version: self.api_version,
            instance_extensions: &self.instance_extensions,
            device_extensions: &self.extensions,
        }
    }

    /// Writes the loader's word into a dispatchable object that the layer made for this device, such
    /// as a command buffer that it allocated through [`Self::next`].
    ///
    /// # Safety
    ///
    /// The object begins with a word for the loader.
    pub unsafe fn set_loader_data(&self, object: *mut c_void) {
        // SAFETY: the caller guarantees room; the device is alive.
        unsafe { give_word(self.lower.as_raw(), object) };
    }
}

/// A copy of the application's VkDeviceCreateInfo, for changes before the call down.
pub struct DeviceRequest {
    /// The create info. Its names are those of this structure.
    pub info: vk::DeviceCreateInfo,
    /// The physical device.
    pub physical_device: vk::PhysicalDevice,
    names: Vec<*const c_char>,
}

impl DeviceRequest {
    /// Of a create info, for a layer that calls vkCreateDevice by itself.
    ///
    /// # Safety
    ///
    /// The create info is valid, and outlives the result.
    pub unsafe fn new(physical_device: vk::PhysicalDevice, info: &vk::DeviceCreateInfo) -> Self {
        // SAFETY: the caller guarantees a valid create info.
        let names = unsafe { names(info.pp_enabled_extension_names, info.enabled_extension_count) };
        Self { info: *info, physical_device, names }
    }

    /// Enables an extension, unless it is enabled.
    pub fn enable(&mut self, extension: Extension) {
        enable(&mut self.names, extension);
    }

    pub(crate) fn extensions(&self) -> DeviceExtensionTable {
        let mut table = DeviceExtensionTable::EMPTY;
        each_name(&self.names, |name| _ = table.set_by_name(name, true));
        table
    }

    /// The create info with the changes. It points into this structure.
    pub(crate) fn finish(&mut self) -> &vk::DeviceCreateInfo {
        self.info.pp_enabled_extension_names = self.names.as_ptr();
        self.info.enabled_extension_count = self.names.len() as u32;
        &self.info
    }
}

/// A device that has just been created: what the layer makes its own state from.
pub struct NewDevice<'a, I> {
    pub(crate) base: &'a DeviceBase,
    pub(crate) info: &'a vk::DeviceCreateInfo,
    /// The instance.
    pub instance: &'a Instance<I>,
}

impl<I> NewDevice<'_, I> {
    /// The create info, as the next layer or the driver got it.
    pub fn info(&self) -> &vk::DeviceCreateInfo {
        self.info
    }
}

impl<I> Deref for NewDevice<'_, I> {
    type Target = DeviceBase;

    fn deref(&self) -> &DeviceBase {
        self.base
    }
}
