//! vkCreateInstance, vkCreateDevice and their opposites (layers.md 7, 8).
//!
//! A creation takes the layer's link from the chain, calls down with the create info that the layer
//! may have changed, and keeps the state under the first word of the new handle. Destruction takes
//! the state out before the call down, because the loader may give the same word to the next object as
//! soon as that call returns; the state itself lives until then. The layer's function for the end comes
//! before, so that its helpers still find the state.

use std::ffi::c_void;
use std::mem::transmute;

use dispatch_tables::layer::{
    LayerDeviceCreateInfo, LayerDeviceLink, LayerFunction, LayerInstanceCreateInfo,
    LayerInstanceLink,
};
use dispatch_tables::proc_addr::{Asked, Rules};
use dispatch_tables::{
    DeviceDispatchTable, InstanceDispatchTable, PhysicalDeviceDispatchTable, vk,
};

use super::objects::Word;
use super::own;
use super::wrapping::{self, lower_copy};
use super::{
    Device, DeviceBase, DeviceRequest, Instance, InstanceBase, InstanceRequest, Layer, NewDevice,
    NewInstance, guard,
};
use crate::structure::Arena;

const NO_LINK: vk::Result = vk::Result::ERROR_INITIALIZATION_FAILED;

impl<I: Send + Sync, D: Send + Sync> Layer<I, D> {
    /// # Safety
    ///
    /// Valid usage of vkCreateInstance in a layer; `own` is the layer's vkGetInstanceProcAddr.
    pub(crate) unsafe fn create_instance(
        &self,
        given: &vk::InstanceCreateInfo,
        p_allocator: *const vk::AllocationCallbacks,
        p_instance: *mut vk::Instance,
        own: vk::PFN_vkGetInstanceProcAddr,
    ) -> Result<(), vk::Result> {
        // SAFETY: valid usage: the create info is valid, and the loader's nodes in its chain are those
        // of this creation.
        unsafe {
            let link = LayerInstanceCreateInfo::take_link(given.p_next).ok_or(NO_LINK)?;
            let get = link.pfn_next_get_instance_proc_addr.ok_or(NO_LINK)?;
            let create = get(vk::Instance::NULL, c"vkCreateInstance".as_ptr()).ok_or(NO_LINK)?;
            let create = transmute::<unsafe extern "system" fn(), vk::PFN_vkCreateInstance>(create);
            let mut request = InstanceRequest::new(given);
            (self.description.change_instance)(&mut request)?;
            let own_extensions =
                own::taken(self.description.own_instance_extensions, |name| request.take(name));
            let callbacks = loop {
                put_back_instance(request.info.p_next, &link);
                let mut info = std::ptr::from_ref(request.finish());
                let (arena, mut callbacks) = (Arena::new(), Vec::new());
                if self.description.wrapping.is_some() {
                    let (copy, replaced) = lower_copy(&arena, &*info);
                    (info, callbacks) = (copy, replaced);
                }
                match create(info, p_allocator, p_instance).result() {
                    Ok(()) => break callbacks,
                    Err(error) if (self.description.retry_instance)(&mut request, error) => {}
                    Err(error) => return Err(error),
                }
            };

            let mut base = InstanceBase::new(&request, &link, *p_instance, own)?;
            base.own_extensions = own_extensions;
            if let Some(wrapping) = self.description.wrapping {
                base.wrap(wrapping, callbacks);
                *p_instance = base.handle;
            }
            let new =
                NewInstance { base: &base, info: &request.info, layer_name: self.description.name };
            let data =
                guard(Err(vk::Result::ERROR_UNKNOWN), || (self.description.new_instance)(&new));
            match data {
                Ok(data) => {
                    let state = Box::new(Instance { base, data });
                    self.instances.add((*p_instance).key(), state);
                    Ok(())
                }
                Err(error) => {
                    if let Some(destroy) = base.next.destroy_instance() {
                        destroy(base.handle, p_allocator);
                    }
                    Err(error)
                }
            }
        }
    }

    /// # Safety
    ///
    /// Valid usage of vkDestroyInstance.
    pub(crate) unsafe fn destroy_instance(
        &self,
        instance: vk::Instance,
        p_allocator: *const vk::AllocationCallbacks,
    ) {
        if instance.is_null() {
            return;
        }
        // SAFETY: valid usage: the instance is alive.
        let key = unsafe { instance.key() };
        // SAFETY: valid usage: nobody else destroys the instance.
        let Some(state) = (unsafe { self.instances.find(key) }) else { return };
        guard((), || (self.description.end_instance)(state));
        let Some(state) = self.instances.remove(key) else { return };
        if let Some(destroy) = state.next.destroy_instance() {
            // SAFETY: the next function, called as this one was.
            unsafe { destroy(instance, p_allocator) };
        }
    }

    /// # Safety
    ///
    /// Valid usage of vkCreateDevice in a layer.
    pub(crate) unsafe fn create_device(
        &self,
        physical_device: vk::PhysicalDevice,
        given: &vk::DeviceCreateInfo,
        p_allocator: *const vk::AllocationCallbacks,
        p_device: *mut vk::Device,
    ) -> Result<(), vk::Result> {
        // SAFETY: valid usage: the create info is valid, and the loader's nodes in its chain are those
        // of this creation.
        unsafe {
            let instance = self.instance(physical_device);
            let link = LayerDeviceCreateInfo::take_link(given.p_next).ok_or(NO_LINK)?;
            let get = link.pfn_next_get_instance_proc_addr.ok_or(NO_LINK)?;
            let create = get(instance.lower, c"vkCreateDevice".as_ptr()).ok_or(NO_LINK)?;
            let create = transmute::<unsafe extern "system" fn(), vk::PFN_vkCreateDevice>(create);
            let mut request = DeviceRequest::new(physical_device, given);
            request.enumerate =
                instance.next_physical_device.enumerate_device_extension_properties();
            (self.description.change_device)(instance, &mut request)?;
            let own_extensions =
                own::taken(self.description.own_device_extensions, |name| request.take(name));
            let callbacks = loop {
                put_back_device(request.info.p_next, &link);
                let (mut lower, mut info) = (physical_device, std::ptr::from_ref(request.finish()));
                let (arena, mut callbacks) = (Arena::new(), Vec::new());
                if self.description.wrapping.is_some() {
                    let (copy, replaced) = lower_copy(&arena, &*info);
                    (lower, info, callbacks) = (wrapping::lower(lower), copy, replaced);
                }
                let retry = self.description.retry_device;
                match create(lower, info, p_allocator, p_device).result() {
                    Ok(()) => break callbacks,
                    Err(error) if retry(instance, &mut request, error) => {}
                    Err(error) => return Err(error),
                }
            };

            let version = version_of_device(instance, physical_device)?;
            let mut base = DeviceBase::new(instance, &request, &link, *p_device, version)?;
            base.own_extensions = own_extensions;
            if let Some(wrapping) = self.description.wrapping {
                base.wrap(wrapping, physical_device, callbacks);
                *p_device = base.handle;
            }
            let new = NewDevice { base: &base, info: &request.info, instance };
            let data =
                guard(Err(vk::Result::ERROR_UNKNOWN), || (self.description.new_device)(&new));
            match data {
                Ok(data) => {
                    // Without an answer the device has the hook.
                    let has_hook = |device: &_, command| {
                        guard(true, || (self.description.has_hook)(device, command))
                    };
                    let device = Device::new(base, data, &self.device_hooks, has_hook);
                    self.devices.add((*p_device).key(), Box::new(device));
                    Ok(())
                }
                Err(error) => {
                    if let Some(destroy) = base.next.destroy_device() {
                        destroy(base.handle, p_allocator);
                    }
                    Err(error)
                }
            }
        }
    }

    /// # Safety
    ///
    /// Valid usage of vkDestroyDevice.
    pub(crate) unsafe fn destroy_device(
        &self,
        device: vk::Device,
        p_allocator: *const vk::AllocationCallbacks,
    ) {
        if device.is_null() {
            return;
        }
        // SAFETY: valid usage: the device is alive.
        let key = unsafe { device.key() };
        // SAFETY: valid usage: nobody else destroys the device.
        let Some(state) = (unsafe { self.devices.find(key) }) else { return };
        guard((), || (self.description.end_device)(state));
        let Some(state) = self.devices.remove(key) else { return };
        if let Some(destroy) = state.next.destroy_device() {
            // SAFETY: the next function, called as this one was.
            unsafe { destroy(device, p_allocator) };
        }
    }
}

/// Resets the chain's node to this layer's next link: the layers of a call that failed have advanced
/// the node.
///
/// # Safety
///
/// The chain is that of this creation, and `link` was taken from it.
unsafe fn put_back_instance(p_next: *const c_void, link: &LayerInstanceLink) {
    // SAFETY: the caller's guarantee.
    unsafe {
        if let Some(node) = LayerInstanceCreateInfo::find(p_next, LayerFunction::LAYER_LINK_INFO) {
            (*node).u.p_layer_info = link.p_next;
        }
    }
}

/// As [`put_back_instance`].
///
/// # Safety
///
/// The chain is that of this creation, and `link` was taken from it.
unsafe fn put_back_device(p_next: *const c_void, link: &LayerDeviceLink) {
    // SAFETY: the caller's guarantee.
    unsafe {
        if let Some(node) = LayerDeviceCreateInfo::find(p_next, LayerFunction::LAYER_LINK_INFO) {
            (*node).u.p_layer_info = link.p_next;
        }
    }
}

/// The version that a device may be used with: the application's or the physical device's, whichever
/// is less.
///
/// # Safety
///
/// The physical device is one of the instance.
unsafe fn version_of_device(
    instance: &InstanceBase,
    physical_device: vk::PhysicalDevice,
) -> Result<u32, vk::Result> {
    let mut properties = vk::PhysicalDeviceProperties::default();
    let get = instance.next_physical_device.get_physical_device_properties().ok_or(NO_LINK)?;
    // SAFETY: the caller guarantees the physical device, and the structure is writable.
    unsafe { get(physical_device, &raw mut properties) };
    Ok(instance.api_version.max(vk::API_VERSION_1_0).min(properties.api_version))
}

impl InstanceBase {
    /// What a layer needs of a new instance, for one that calls vkCreateInstance by itself. `own` is
    /// the layer's vkGetInstanceProcAddr.
    ///
    /// # Errors
    ///
    /// `ERROR_INITIALIZATION_FAILED` for a link without a lookup.
    ///
    /// # Safety
    ///
    /// The instance was created through `link` and with `request`.
    pub unsafe fn new(
        request: &InstanceRequest,
        link: &LayerInstanceLink,
        handle: vk::Instance,
        own: vk::PFN_vkGetInstanceProcAddr,
    ) -> Result<Self, vk::Result> {
        let next = link.pfn_next_get_instance_proc_addr.ok_or(NO_LINK)?;
        let mut base = Self {
            handle,
            lower: handle,
            next: InstanceDispatchTable::EMPTY,
            next_physical_device: PhysicalDeviceDispatchTable::EMPTY,
            next_get_instance_proc_addr: next,
            next_get_physical_device_proc_addr: link.pfn_next_get_physical_device_proc_addr,
            api_version: request.api_version(),
            extensions: request.extensions(),
            own_get_instance_proc_addr: own,
            device_callbacks: None,
            own_extensions: Vec::new(),
            wrapped: None,
        };
        let enabled = base.enabled();
        let of_physical_device = base.next_get_physical_device_proc_addr.unwrap_or(next);
        // SAFETY: the caller guarantees that the lookups are those of the instance, and that the chain
        // is valid.
        unsafe {
            let create = LayerInstanceCreateInfo::find(
                request.info.p_next,
                LayerFunction::LOADER_LAYER_CREATE_DEVICE_CALLBACK,
            );
            base = Self {
                next: InstanceDispatchTable::load_enabled(next, handle, &enabled),
                // Some of these commands are of device extensions, which the devices may have. The
                // lookup for physical devices passes by a layer that has none, and so by the layer's
                // own handles: the lookup that no layer lacks is asked first.
                next_physical_device: PhysicalDeviceDispatchTable::load_with(|command| {
                    match Rules::LAYER.allow(command, Asked::PhysicalDevice(&enabled)) {
                        true => next(handle, command.name().as_ptr())
                            .or_else(|| of_physical_device(handle, command.name().as_ptr())),
                        false => None,
                    }
                }),
                device_callbacks: create.map(|node| (*node).u.layer_device),
                ..base
            };
        }
        Ok(base)
    }
}

impl DeviceBase {
    /// What a layer needs of a new device, for one that calls vkCreateDevice by itself.
    /// `api_version` is the version that the device may be used with.
    ///
    /// # Errors
    ///
    /// `ERROR_INITIALIZATION_FAILED` for a link without a lookup.
    ///
    /// # Safety
    ///
    /// The device was created through `link` and with `request`, on a physical device of `instance`.
    pub unsafe fn new(
        instance: &InstanceBase,
        request: &DeviceRequest,
        link: &LayerDeviceLink,
        handle: vk::Device,
        api_version: u32,
    ) -> Result<Self, vk::Result> {
        let mut base = Self {
            handle,
            lower: handle,
            physical_device: request.physical_device,
            next: DeviceDispatchTable::EMPTY,
            next_get_device_proc_addr: link.pfn_next_get_device_proc_addr.ok_or(NO_LINK)?,
            api_version,
            extensions: request.extensions(),
            instance_extensions: instance.extensions,
            own_extensions: Vec::new(),
            wrapped: None,
        };
        let get = base.next_get_device_proc_addr;
        // SAFETY: the caller guarantees that the lookup is that of the device.
        base.next = unsafe { DeviceDispatchTable::load_enabled(get, handle, &base.enabled()) };
        Ok(base)
    }
}
