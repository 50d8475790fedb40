//! The structures that loader, layers and drivers share outside the registry
//! (`vk_layer.h`; layers.md 5).

use std::ffi::{c_char, c_void};

use dispatch_tables::vk;

pub(crate) use crate::library::layer_library::GetPhysicalDeviceProcAddr;

/// `VkLayerFunction`: what a node of the loader carries.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct LayerFunction(pub(crate) i32);

impl LayerFunction {
    pub(crate) const LAYER_LINK_INFO: Self = Self(0);
    pub(crate) const LOADER_DATA_CALLBACK: Self = Self(1);
    pub(crate) const LOADER_LAYER_CREATE_DEVICE_CALLBACK: Self = Self(2);
    pub(crate) const LOADER_FEATURES: Self = Self(3);
}

/// `PFN_vkSetInstanceLoaderData`.
pub(crate) type SetInstanceLoaderData =
    unsafe extern "system" fn(instance: vk::Instance, object: *mut c_void) -> vk::Result;

/// `PFN_vkSetDeviceLoaderData`.
pub(crate) type SetDeviceLoaderData =
    unsafe extern "system" fn(device: vk::Device, object: *mut c_void) -> vk::Result;

/// `PFN_vkGetInstanceProcAddr`, as a pointer that may be null.
pub(crate) type GetInstanceProcAddr = unsafe extern "system" fn(
    instance: vk::Instance,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction;

/// `PFN_vkGetDeviceProcAddr`, as a pointer that may be null.
pub(crate) type GetDeviceProcAddr =
    unsafe extern "system" fn(device: vk::Device, name: *const c_char) -> vk::PFN_vkVoidFunction;

/// `PFN_vkLayerCreateDevice`.
pub(crate) type LayerCreateDevice = unsafe extern "system" fn(
    instance: vk::Instance,
    physical_device: vk::PhysicalDevice,
    p_create_info: *const vk::DeviceCreateInfo,
    p_allocator: *const vk::AllocationCallbacks,
    p_device: *mut vk::Device,
    layer_gipa: Option<GetInstanceProcAddr>,
    next_gdpa: *mut Option<GetDeviceProcAddr>,
) -> vk::Result;

/// `PFN_vkLayerDestroyDevice`.
pub(crate) type LayerDestroyDevice = unsafe extern "system" fn(
    device: vk::Device,
    p_allocator: *const vk::AllocationCallbacks,
    destroy: Option<vk::PFN_vkDestroyDevice>,
);

/// `VkLayerInstanceCreateInfo`: a node that the loader puts into vkCreateInstance's chain.
#[repr(C)]
pub(crate) struct LayerInstanceCreateInfo {
    s_type: vk::StructureType,
    p_next: *const c_void,
    function: LayerFunction,
    payload: InstancePayload,
}

/// `VkLayerInstanceLink`: what one layer of an instance chain has below it.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct LayerInstanceLink {
    pub(crate) p_next: *const Self,
    pub(crate) next_get_instance_proc_addr: GetInstanceProcAddr,
    pub(crate) next_get_physical_device_proc_addr: GetPhysicalDeviceProcAddr,
}

/// `VkLayerDeviceLink`: what one layer of a device chain has below it.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct LayerDeviceLink {
    pub(crate) p_next: *const Self,
    pub(crate) next_get_instance_proc_addr: GetInstanceProcAddr,
    pub(crate) next_get_device_proc_addr: GetDeviceProcAddr,
}

/// The union of `VkLayerInstanceCreateInfo`.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) union InstancePayload {
    /// With LAYER_LINK_INFO; layers advance it.
    pub(crate) layer_info: *const LayerInstanceLink,
    /// With LOADER_DATA_CALLBACK.
    pub(crate) set_loader_data: SetInstanceLoaderData,
    /// With LOADER_LAYER_CREATE_DEVICE_CALLBACK.
    pub(crate) layer_device: LayerDeviceCallbacks,
    /// With LOADER_FEATURES.
    pub(crate) loader_features: u32,
}

/// How a layer creates a device of its own.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct LayerDeviceCallbacks {
    pub(crate) create: LayerCreateDevice,
    pub(crate) destroy: LayerDestroyDevice,
}

impl LayerInstanceCreateInfo {
    /// A node in front of `p_next`.
    pub(crate) const fn new(
        function: LayerFunction,
        payload: InstancePayload,
        p_next: *const c_void,
    ) -> Self {
        let s_type = vk::StructureType::LOADER_INSTANCE_CREATE_INFO;
        Self {
            s_type,
            p_next,
            function,
            payload,
        }
    }
}

/// `VkLayerDeviceCreateInfo`: a node that the loader puts into vkCreateDevice's chain.
#[repr(C)]
pub(crate) struct LayerDeviceCreateInfo {
    s_type: vk::StructureType,
    p_next: *const c_void,
    function: LayerFunction,
    payload: DevicePayload,
}

/// The union of `VkLayerDeviceCreateInfo`.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) union DevicePayload {
    /// With LAYER_LINK_INFO; layers advance it.
    pub(crate) layer_info: *const LayerDeviceLink,
    /// With LOADER_DATA_CALLBACK.
    pub(crate) set_loader_data: SetDeviceLoaderData,
}

impl LayerDeviceCreateInfo {
    /// A node in front of `p_next`.
    pub(crate) const fn new(
        function: LayerFunction,
        payload: DevicePayload,
        p_next: *const c_void,
    ) -> Self {
        let s_type = vk::StructureType::LOADER_DEVICE_CREATE_INFO;
        Self {
            s_type,
            p_next,
            function,
            payload,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::mem::{offset_of, size_of};

    #[test]
    #[cfg(target_pointer_width = "64")]
    fn layouts_are_those_of_layers_5_2() {
        assert_eq!(size_of::<LayerInstanceCreateInfo>(), 40);
        assert_eq!(offset_of!(LayerInstanceCreateInfo, function), 16);
        assert_eq!(offset_of!(LayerInstanceCreateInfo, payload), 24);
        assert_eq!(offset_of!(LayerDeviceCallbacks, destroy), 8);
        assert_eq!(size_of::<LayerInstanceLink>(), 24);
        assert_eq!(size_of::<LayerDeviceLink>(), 24);
        assert_eq!(size_of::<LayerDeviceCreateInfo>(), 32);
        assert_eq!(offset_of!(LayerDeviceCreateInfo, payload), 24);
    }
}
