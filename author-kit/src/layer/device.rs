//! What a layer keeps of a device.

use std::any::Any;
use std::ffi::{CStr, c_char, c_void};
use std::ops::Deref;
use std::ptr::null;

use dispatch_tables::vk::chain::Extends;
use dispatch_tables::{
    Command, DeviceDispatchTable, DeviceExtensionTable, Enabled, Extension, InstanceExtensionTable,
    vk,
};

use super::Instance;
use super::lists::read_list;
use super::objects::give_word;
use super::request::{Chain, disable, each_name, enable, is_enabled, names};
use crate::capability::features::Features;

/// A device: what every layer needs of it, and what this layer keeps.
pub struct Device<D> {
    pub(crate) base: DeviceBase,
    hooks: DeviceDispatchTable,
    /// What the layer keeps.
    pub data: D,
}

impl<D> Device<D> {
    /// A device with those of the layer's hooks that `has_hook` chooses.
    pub(crate) fn new(
        base: DeviceBase,
        data: D,
        hooks: &DeviceDispatchTable,
        has_hook: impl Fn(&Self, Command) -> bool,
    ) -> Self {
        let device = Self { base, hooks: DeviceDispatchTable::EMPTY, data };
        let hooks = hooks.filtered(|command| has_hook(&device, command));
        Self { hooks, ..device }
    }

    /// The hooks of this device.
    #[doc(hidden)]
    #[inline]
    pub fn hooks(&self) -> &DeviceDispatchTable {
        &self.hooks
    }
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
    pub(crate) own_extensions: Vec<&'static CStr>,
    /// What a layer that wraps keeps as long.
    pub(crate) wrapped: Option<Box<dyn Any + Send + Sync>>,
}

impl DeviceBase {
    /// The extension of the layer's own is enabled.
    pub fn is_enabled(&self, name: &CStr) -> bool {
        self.own_extensions.contains(&name)
    }

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

/// The application's VkDeviceCreateInfo, for changes before the call down. What the request is given
/// lives as long as the call.
pub struct DeviceRequest {
    pub(crate) info: vk::DeviceCreateInfo,
    pub(crate) physical_device: vk::PhysicalDevice,
    /// vkEnumerateDeviceExtensionProperties of the next layer.
    pub(crate) enumerate: Option<vk::PFN_vkEnumerateDeviceExtensionProperties>,
    names: Vec<*const c_char>,
    chain: Chain,
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
        let (enumerate, chain) = (None, Chain::default());
        Self { info: *info, physical_device, enumerate, names, chain }
    }

    /// The create info. The enabled extensions are those of [`Self::is_enabled`] instead.
    pub fn info(&self) -> &vk::DeviceCreateInfo {
        &self.info
    }

    /// The physical device.
    pub fn physical_device(&self) -> vk::PhysicalDevice {
        self.physical_device
    }

    /// The extension is enabled.
    pub fn is_enabled(&self, extension: Extension) -> bool {
        is_enabled(&self.names, extension.name())
    }

    /// Enables an extension, unless it is enabled.
    pub fn enable(&mut self, extension: Extension) {
        enable(&mut self.names, extension);
    }

    /// Enables an extension if the physical device has it, and says whether it is enabled.
    pub fn enable_if_supported(&mut self, extension: Extension) -> bool {
        if !self.is_enabled(extension) && self.supports(extension) {
            self.enable(extension);
        }
        self.is_enabled(extension)
    }

    /// Takes an extension out, unless it is not enabled.
    pub fn disable(&mut self, extension: Extension) {
        disable(&mut self.names, extension.name());
    }

    /// The next layer or the driver has the extension.
    fn supports(&self, extension: Extension) -> bool {
        let Some(enumerate) = self.enumerate else { return false };
        let list = read_list(|count, items: *mut vk::ExtensionProperties| {
            // SAFETY: the physical device is that of a creation which has not returned.
            unsafe { enumerate(self.physical_device, null(), count, items) }
        });
        list.is_ok_and(|list| {
            // SAFETY: the name of an extension ends in its array.
            let name = |one: &vk::ExtensionProperties| unsafe {
                CStr::from_ptr(one.extension_name.as_ptr()) == extension.name()
            };
            list.iter().any(name)
        })
    }

    /// Asks for more features: in the structure that the application has chained for a feature, or in
    /// a new one. The extension that a feature belongs to must be enabled. False if a feature's
    /// structure stands behind one that the kit does not know, so that the feature is not enabled.
    pub fn enable_features(&mut self, features: &Features) -> bool {
        // SAFETY: the application's create info is valid, and what was pushed is too.
        unsafe {
            self.chain.own(&mut self.info.p_next);
            features.ask(&self.chain.arena, &mut self.info, self.chain.end)
        }
    }

    /// Takes the name out. False if it was not there.
    pub(crate) fn take(&mut self, name: &CStr) -> bool {
        let is_there = is_enabled(&self.names, name);
        disable(&mut self.names, name);
        is_there
    }

    /// Puts a copy of a structure in front of the chain.
    ///
    /// # Safety
    ///
    /// What the structure points to is valid until the creation has returned. The chain has no other
    /// structure of the type.
    pub unsafe fn push<T: Extends<vk::DeviceCreateInfo>>(&mut self, structure: T) {
        self.chain.push::<vk::DeviceCreateInfo, T>(&mut self.info.p_next, structure);
    }

    /// Changes the request's copy of a structure that is in the chain. False where there is none.
    ///
    /// # Safety
    ///
    /// `change` leaves type and chain as they are, and what the structure points to is valid until the
    /// creation has returned.
    pub unsafe fn edit<T: Extends<vk::DeviceCreateInfo>>(
        &mut self,
        change: impl FnOnce(&mut T),
    ) -> bool {
        // SAFETY: the application's create info is valid, and what was pushed is too.
        let found = unsafe { self.chain.edit::<vk::DeviceCreateInfo, T>(&mut self.info.p_next) };
        found.map(change).is_some()
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
