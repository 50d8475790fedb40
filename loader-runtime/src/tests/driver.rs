//! A driver with two physical devices in one group. One stub implements all device commands.

use std::cell::RefCell;
use std::ffi::{CStr, c_char, c_void};
use std::mem::transmute;
use std::ptr;

use dispatch_tables::vk::chain::structures;
use dispatch_tables::{Command, Extension, Level, vk};

/// The answers of the driver on this thread.
#[derive(Clone, Copy)]
pub(super) struct Behaviour {
    pub(super) create_device: vk::Result,
    pub(super) groups: vk::Result,
}

impl Default for Behaviour {
    fn default() -> Self {
        Self { create_device: vk::Result::SUCCESS, groups: vk::Result::SUCCESS }
    }
}

/// The calls that the driver has received on this thread.
#[derive(Clone, Default)]
pub(super) struct Seen {
    pub(super) live_instances: i32,
    pub(super) live_devices: i32,
    /// The physical devices in the group info of the last device.
    pub(super) group: Vec<vk::PhysicalDevice>,
}

thread_local! {
    static BEHAVIOUR: RefCell<Behaviour> = RefCell::default();
    static SEEN: RefCell<Seen> = RefCell::default();
}

pub(super) fn behave(behaviour: Behaviour) {
    BEHAVIOUR.replace(behaviour);
}

pub(super) fn seen() -> Seen {
    SEEN.with_borrow(Seen::clone)
}

/// The driver handle of one of the two devices.
pub(super) fn device_handle(index: usize) -> vk::PhysicalDevice {
    vk::PhysicalDevice::from_raw(ptr::without_provenance_mut(0x100 * (index + 1)))
}

/// Creates a dispatchable object; the loader overwrites its first word.
fn new_object() -> *mut c_void {
    Box::into_raw(Box::new(0x01CD_C0DE_usize)).cast()
}

unsafe fn free_object(object: *mut c_void) {
    drop(unsafe { Box::from_raw(object.cast::<usize>()) });
}

/// Casts a function to the type that lookups return.
macro_rules! function {
    ($function:ident: $Type:ident) => {
        Some(unsafe { transmute::<vk::$Type, unsafe extern "system" fn()>($function) })
    };
}

pub(super) unsafe extern "system" fn get_instance_proc_addr(
    _: vk::Instance,
    p_name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    let name = unsafe { CStr::from_ptr(p_name) };
    if name == c"vk_icdNegotiateLoaderICDInterfaceVersion" {
        return Some(unsafe {
            transmute::<
                unsafe extern "system" fn(*mut u32) -> vk::Result,
                unsafe extern "system" fn(),
            >(negotiate)
        });
    }
    match Command::from_name(name)? {
        Command::CREATE_INSTANCE => function!(create_instance: PFN_vkCreateInstance),
        Command::DESTROY_INSTANCE => function!(destroy_instance: PFN_vkDestroyInstance),
        Command::ENUMERATE_INSTANCE_EXTENSION_PROPERTIES => {
            function!(instance_extensions: PFN_vkEnumerateInstanceExtensionProperties)
        }
        Command::ENUMERATE_INSTANCE_VERSION => function!(version: PFN_vkEnumerateInstanceVersion),
        Command::ENUMERATE_PHYSICAL_DEVICES => function!(devices: PFN_vkEnumeratePhysicalDevices),
        Command::ENUMERATE_PHYSICAL_DEVICE_GROUPS
        | Command::ENUMERATE_PHYSICAL_DEVICE_GROUPS_KHR => {
            function!(groups: PFN_vkEnumeratePhysicalDeviceGroups)
        }
        Command::GET_PHYSICAL_DEVICE_PROPERTIES => {
            function!(properties: PFN_vkGetPhysicalDeviceProperties)
        }
        Command::ENUMERATE_DEVICE_EXTENSION_PROPERTIES => {
            function!(device_extensions: PFN_vkEnumerateDeviceExtensionProperties)
        }
        Command::CREATE_DEVICE => function!(create_device: PFN_vkCreateDevice),
        Command::GET_DEVICE_PROC_ADDR => function!(get_device_proc_addr: PFN_vkGetDeviceProcAddr),
        command if command.core_version() == Some(vk::API_VERSION_1_0) => Some(stub),
        _ => None,
    }
}

unsafe extern "system" fn get_device_proc_addr(
    _: vk::Device,
    p_name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    match Command::from_name(unsafe { CStr::from_ptr(p_name) })? {
        Command::DESTROY_DEVICE => function!(destroy_device: PFN_vkDestroyDevice),
        command => (command.level() == Level::Device).then_some(stub),
    }
}

unsafe extern "system" fn stub() {}

unsafe extern "system" fn negotiate(p_version: *mut u32) -> vk::Result {
    assert_eq!(unsafe { *p_version }, 7);
    vk::Result::SUCCESS
}

unsafe extern "system" fn version(p_version: *mut u32) -> vk::Result {
    unsafe { *p_version = vk::API_VERSION_1_3 };
    vk::Result::SUCCESS
}

unsafe extern "system" fn create_instance(
    _: *const vk::InstanceCreateInfo,
    _: *const vk::AllocationCallbacks,
    p_instance: *mut vk::Instance,
) -> vk::Result {
    SEEN.with_borrow_mut(|seen| seen.live_instances += 1);
    unsafe { *p_instance = vk::Instance::from_raw(new_object()) };
    vk::Result::SUCCESS
}

unsafe extern "system" fn destroy_instance(
    instance: vk::Instance,
    _: *const vk::AllocationCallbacks,
) {
    SEEN.with_borrow_mut(|seen| seen.live_instances -= 1);
    unsafe { free_object(instance.as_raw()) };
}

/// Implements the two-call idiom.
unsafe fn answer<T: Copy>(all: &[T], p_count: *mut u32, p_out: *mut T) -> vk::Result {
    unsafe {
        if p_out.is_null() {
            *p_count = all.len() as u32;
            return vk::Result::SUCCESS;
        }
        *p_count = (*p_count).min(all.len() as u32);
        ptr::copy_nonoverlapping(all.as_ptr(), p_out, *p_count as usize);
        if (*p_count as usize) < all.len() { vk::Result::INCOMPLETE } else { vk::Result::SUCCESS }
    }
}

fn extension(extension: Extension) -> vk::ExtensionProperties {
    let mut properties = vk::ExtensionProperties { spec_version: 1, ..Default::default() };
    for (place, byte) in properties.extension_name.iter_mut().zip(extension.name().to_bytes()) {
        *place = *byte as c_char;
    }
    properties
}

unsafe extern "system" fn instance_extensions(
    _: *const c_char,
    p_count: *mut u32,
    p_properties: *mut vk::ExtensionProperties,
) -> vk::Result {
    unsafe { answer(&[extension(Extension::KHR_DEVICE_GROUP_CREATION)], p_count, p_properties) }
}

unsafe extern "system" fn devices(
    _: vk::Instance,
    p_count: *mut u32,
    p_devices: *mut vk::PhysicalDevice,
) -> vk::Result {
    unsafe { answer(&[device_handle(0), device_handle(1)], p_count, p_devices) }
}

unsafe extern "system" fn groups(
    _: vk::Instance,
    p_count: *mut u32,
    p_groups: *mut vk::PhysicalDeviceGroupProperties,
) -> vk::Result {
    let result = BEHAVIOUR.with_borrow(|behaviour| behaviour.groups);
    if result != vk::Result::SUCCESS {
        return result;
    }
    unsafe {
        if let Some(group) = p_groups.as_mut() {
            group.physical_device_count = 2;
            group.physical_devices[0] = device_handle(0);
            group.physical_devices[1] = device_handle(1);
        }
        *p_count = 1;
    }
    vk::Result::SUCCESS
}

unsafe extern "system" fn properties(
    _: vk::PhysicalDevice,
    p_properties: *mut vk::PhysicalDeviceProperties,
) {
    unsafe { (*p_properties).api_version = vk::API_VERSION_1_3 };
}

unsafe extern "system" fn device_extensions(
    _: vk::PhysicalDevice,
    _: *const c_char,
    p_count: *mut u32,
    p_properties: *mut vk::ExtensionProperties,
) -> vk::Result {
    unsafe { answer(&[extension(Extension::KHR_MAINTENANCE5)], p_count, p_properties) }
}

unsafe extern "system" fn create_device(
    _: vk::PhysicalDevice,
    p_create_info: *const vk::DeviceCreateInfo,
    _: *const vk::AllocationCallbacks,
    p_device: *mut vk::Device,
) -> vk::Result {
    let wanted = vk::StructureType::DEVICE_GROUP_DEVICE_CREATE_INFO;
    let group = unsafe {
        let node = structures((*p_create_info).p_next).find(|node| (**node).s_type == wanted);
        node.map(|node| {
            let group = &*node.cast::<vk::DeviceGroupDeviceCreateInfo>();
            let count = group.physical_device_count as usize;
            std::slice::from_raw_parts(group.p_physical_devices, count).to_vec()
        })
    };
    SEEN.with_borrow_mut(|seen| seen.group = group.unwrap_or_default());
    let result = BEHAVIOUR.with_borrow(|behaviour| behaviour.create_device);
    if result == vk::Result::SUCCESS {
        SEEN.with_borrow_mut(|seen| seen.live_devices += 1);
        unsafe { *p_device = vk::Device::from_raw(new_object()) };
    }
    result
}

unsafe extern "system" fn destroy_device(device: vk::Device, _: *const vk::AllocationCallbacks) {
    SEEN.with_borrow_mut(|seen| seen.live_devices -= 1);
    unsafe { free_object(device.as_raw()) };
}
