//! What a layer keeps of an instance.

use std::any::Any;
use std::ffi::{CStr, c_char, c_void};
use std::ops::Deref;

use dispatch_tables::layer::{LayerDeviceCallbacks, PFN_GetPhysicalDeviceProcAddr};
use dispatch_tables::vk::chain::Extends;
use dispatch_tables::{
    DeviceExtensionTable, Enabled, Extension, InstanceDispatchTable, InstanceExtensionTable,
    PhysicalDeviceDispatchTable, vk,
};

use super::Settings;
use super::objects::give_word;
use super::request::{Chain, disable, each_name, enable, is_enabled, names};

/// An instance: what every layer needs of it, and what this layer keeps.
pub struct Instance<I> {
    pub(crate) base: InstanceBase,
    /// What the layer keeps.
    pub data: I,
}

impl<I> Deref for Instance<I> {
    type Target = InstanceBase;

    fn deref(&self) -> &InstanceBase {
        &self.base
    }
}

/// What every layer needs of an instance.
pub struct InstanceBase {
    /// The handle, which is the layer's own if the layer wraps.
    pub handle: vk::Instance,
    /// The next layer's handle.
    pub lower: vk::Instance,
    /// The instance commands of the next layer or of the loader.
    pub next: InstanceDispatchTable,
    /// The physical-device commands of the next layer or of the loader.
    pub next_physical_device: PhysicalDeviceDispatchTable,
    /// vkGetInstanceProcAddr of the next layer or of the loader.
    pub next_get_instance_proc_addr: vk::PFN_vkGetInstanceProcAddr,
    /// vk_layerGetPhysicalDeviceProcAddr of the next layer or of the loader, if there is one.
    pub next_get_physical_device_proc_addr: Option<PFN_GetPhysicalDeviceProcAddr>,
    /// The version that the application asked for; 0 is 1.0.
    pub api_version: u32,
    /// The enabled extensions.
    pub extensions: InstanceExtensionTable,
    /// The loader's functions for devices of the layer's own, of new loaders.
    pub device_callbacks: Option<LayerDeviceCallbacks>,
    pub(crate) own_get_instance_proc_addr: vk::PFN_vkGetInstanceProcAddr,
    pub(crate) own_extensions: Vec<&'static CStr>,
    /// What a layer that wraps keeps as long.
    pub(crate) wrapped: Option<Box<dyn Any + Send + Sync>>,
}

impl InstanceBase {
    /// The extension of the layer's own is enabled.
    pub fn is_enabled(&self, name: &CStr) -> bool {
        self.own_extensions.contains(&name)
    }

    /// The version and extensions, as the tables of dispatch-tables ask for them.
    pub fn enabled(&self) -> Enabled<'_> {
        Enabled {
            core_version: self.api_version,
            instance_extensions: &self.extensions,
            device_extensions: &DeviceExtensionTable::EMPTY,
        }
    }

    /// Writes the loader's word into a dispatchable object that the layer made for this instance.
    ///
    /// # Safety
    ///
    /// The object begins with a word for the loader.
    pub unsafe fn set_loader_data(&self, object: *mut c_void) {
        // SAFETY: the caller guarantees room; the instance is alive.
        unsafe { give_word(self.lower.as_raw(), object) };
    }
}

/// The application's VkInstanceCreateInfo, for changes before the call down. What the request is given
/// lives as long as the call.
pub struct InstanceRequest {
    pub(crate) info: vk::InstanceCreateInfo,
    application: vk::ApplicationInfo,
    names: Vec<*const c_char>,
    chain: Chain,
}

impl InstanceRequest {
    /// Of a create info, for a layer that calls vkCreateInstance by itself.
    ///
    /// # Safety
    ///
    /// The create info is valid, and outlives the result.
    pub unsafe fn new(info: &vk::InstanceCreateInfo) -> Self {
        // SAFETY: the caller guarantees a valid create info.
        unsafe {
            Self {
                info: *info,
                application: info.p_application_info.as_ref().copied().unwrap_or_default(),
                names: names(info.pp_enabled_extension_names, info.enabled_extension_count),
                chain: Chain::default(),
            }
        }
    }

    /// The create info. The enabled extensions are those of [`Self::is_enabled`] instead, and the
    /// version is that of [`Self::api_version`].
    pub fn info(&self) -> &vk::InstanceCreateInfo {
        &self.info
    }

    /// The layer's settings, by the layer's name.
    pub fn settings(&self, layer_name: &CStr) -> Settings {
        // SAFETY: the chain of a vkCreateInstance that has not returned yet.
        unsafe { Settings::read(layer_name, self.info.p_next) }
    }

    /// The extension is enabled.
    pub fn is_enabled(&self, extension: Extension) -> bool {
        is_enabled(&self.names, extension.name())
    }

    /// Enables an extension, unless it is enabled. An instance without the extension fails: the
    /// description's `retry_instance` can disable it again.
    pub fn enable(&mut self, extension: Extension) {
        enable(&mut self.names, extension);
    }

    /// Takes an extension out, unless it is not enabled.
    pub fn disable(&mut self, extension: Extension) {
        disable(&mut self.names, extension.name());
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
    /// structure of the type, unless the registry allows duplicates.
    pub unsafe fn push<T: Extends<vk::InstanceCreateInfo>>(&mut self, structure: T) {
        self.chain.push::<vk::InstanceCreateInfo, T>(&mut self.info.p_next, structure);
    }

    /// Changes the request's copy of a structure that is in the chain. False where there is none.
    ///
    /// # Safety
    ///
    /// `change` leaves type and chain as they are, and what the structure points to is valid until the
    /// creation has returned.
    pub unsafe fn edit<T: Extends<vk::InstanceCreateInfo>>(
        &mut self,
        change: impl FnOnce(&mut T),
    ) -> bool {
        // SAFETY: the application's create info is valid, and what was pushed is too.
        let found = unsafe { self.chain.edit::<vk::InstanceCreateInfo, T>(&mut self.info.p_next) };
        found.map(change).is_some()
    }

    /// Raises the application's version to at least this one.
    pub fn require_version(&mut self, version: u32) {
        let version = version.max(self.application.api_version);
        self.application.api_version = version;
    }

    /// The application's version, as changed; 0 is 1.0.
    pub fn api_version(&self) -> u32 {
        self.application.api_version
    }

    pub(crate) fn extensions(&self) -> InstanceExtensionTable {
        let mut table = InstanceExtensionTable::EMPTY;
        each_name(&self.names, |name| _ = table.set_by_name(name, true));
        table
    }

    /// The create info with the changes. It points into this structure.
    pub(crate) fn finish(&mut self) -> &vk::InstanceCreateInfo {
        let is_plain = self.info.p_application_info.is_null() && self.application.api_version == 0;
        if !is_plain {
            self.info.p_application_info = &raw const self.application;
        }
        self.info.pp_enabled_extension_names = self.names.as_ptr();
        self.info.enabled_extension_count = self.names.len() as u32;
        &self.info
    }
}

/// An instance that has just been created: what the layer makes its own state from.
pub struct NewInstance<'a> {
    pub(crate) base: &'a InstanceBase,
    pub(crate) info: &'a vk::InstanceCreateInfo,
    pub(crate) layer_name: &'static CStr,
}

impl NewInstance<'_> {
    /// The create info, as the next layer or the loader got it.
    pub fn info(&self) -> &vk::InstanceCreateInfo {
        self.info
    }

    /// The layer's settings.
    pub fn settings(&self) -> Settings {
        // SAFETY: the create info of a vkCreateInstance that has not returned yet.
        unsafe { Settings::read(self.layer_name, self.info.p_next) }
    }
}

impl Deref for NewInstance<'_> {
    type Target = InstanceBase;

    fn deref(&self) -> &InstanceBase {
        self.base
    }
}
