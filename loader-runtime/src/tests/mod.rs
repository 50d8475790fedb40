//! Creates and destroys instances and devices through the exported functions, with a direct driver
//! in this process (`VK_LUNARG_direct_driver_loading`).

#![allow(
    clippy::undocumented_unsafe_blocks,
    reason = "the tests keep to valid usage as an application does"
)]

mod driver;
pub(crate) mod fake;
mod locks;

use std::ffi::{CStr, c_char};
use std::ptr;

use dispatch_tables::{Command, Extension, vk};
use driver::{Behaviour, behave, seen};

use crate::commands::trampolines::vkEnumerateDeviceExtensionProperties;
use crate::device::above::{vkCreateDevice, vkDestroyDevice};
use crate::instance::above::{vkCreateInstance, vkDestroyInstance};
use crate::lookup::above::vkGetDeviceProcAddr;
use crate::physical_devices::above::{vkEnumeratePhysicalDeviceGroups, vkEnumeratePhysicalDevices};
use crate::tests::fake::CountingAllocator;

type Scope = vk::SystemAllocationScope;

/// Calls vkCreateInstance with the driver of this test only.
fn create_instance(
    extensions: &[Extension],
    api_version: u32,
    p_allocator: *const vk::AllocationCallbacks,
) -> Result<vk::Instance, vk::Result> {
    let direct = vk::DirectDriverLoadingInfoLUNARG {
        pfn_get_instance_proc_addr: Some(driver::get_instance_proc_addr),
        ..Default::default()
    };
    let list = vk::DirectDriverLoadingListLUNARG {
        mode: vk::DirectDriverLoadingModeLUNARG::EXCLUSIVE,
        driver_count: 1,
        p_drivers: &raw const direct,
        ..Default::default()
    };
    let own = [Extension::LUNARG_DIRECT_DRIVER_LOADING];
    let names: Vec<*const c_char> =
        own.iter().chain(extensions).map(|extension| extension.name().as_ptr()).collect();
    let application = vk::ApplicationInfo { api_version, ..Default::default() };
    let info = vk::InstanceCreateInfo {
        p_next: (&raw const list).cast(),
        p_application_info: &raw const application,
        enabled_extension_count: names.len() as u32,
        pp_enabled_extension_names: names.as_ptr(),
        ..Default::default()
    };
    let mut instance = vk::Instance::NULL;
    let result = unsafe { vkCreateInstance(&raw const info, p_allocator, &raw mut instance) };
    assert_eq!(result != vk::Result::SUCCESS, instance.is_null());
    result.result().map(|()| instance)
}

/// The physical devices of an instance.
fn physical_devices(instance: vk::Instance) -> Result<Vec<vk::PhysicalDevice>, vk::Result> {
    let mut count = 0;
    unsafe {
        vkEnumeratePhysicalDevices(instance, &raw mut count, ptr::null_mut()).result()?;
        let mut devices = vec![vk::PhysicalDevice::NULL; count as usize];
        vkEnumeratePhysicalDevices(instance, &raw mut count, devices.as_mut_ptr()).result()?;
        Ok(devices)
    }
}

fn groups(instance: vk::Instance) -> Result<Vec<vk::PhysicalDeviceGroupProperties>, vk::Result> {
    let mut count = 0;
    unsafe {
        vkEnumeratePhysicalDeviceGroups(instance, &raw mut count, ptr::null_mut()).result()?;
        let mut groups = vec![vk::PhysicalDeviceGroupProperties::default(); count as usize];
        let out = groups.as_mut_ptr();
        vkEnumeratePhysicalDeviceGroups(instance, &raw mut count, out).result()?;
        Ok(groups)
    }
}

/// Calls vkCreateDevice with extensions and a `pNext` chain.
fn create_device(
    physical_device: vk::PhysicalDevice,
    extensions: &[Extension],
    p_next: *const std::ffi::c_void,
    p_allocator: *const vk::AllocationCallbacks,
) -> Result<vk::Device, vk::Result> {
    let names: Vec<*const c_char> =
        extensions.iter().map(|extension| extension.name().as_ptr()).collect();
    let info = vk::DeviceCreateInfo {
        p_next,
        enabled_extension_count: names.len() as u32,
        pp_enabled_extension_names: names.as_ptr(),
        ..Default::default()
    };
    let mut device = vk::Device::NULL;
    let out = &raw mut device;
    let result = unsafe { vkCreateDevice(physical_device, &raw const info, p_allocator, out) };
    assert_eq!(result != vk::Result::SUCCESS, device.is_null());
    result.result().map(|()| device)
}

/// Fails the first, second, ... allocation until `work` needs no further one. Each failure must
/// return the documented code and leave only `kept` allocated.
fn refuse_each_request(
    allocator: &CountingAllocator,
    kept: i64,
    mut work: impl FnMut() -> Result<(), vk::Result>,
) -> u64 {
    for request in 1.. {
        allocator.refuse(request);
        let result = work();
        if allocator.refuse(0) < request {
            assert_eq!(result, Ok(()));
            return request;
        }
        assert_eq!(result, Err(vk::Result::ERROR_OUT_OF_HOST_MEMORY), "request {request}");
        assert_eq!(allocator.live.get(), kept, "request {request}");
    }
    unreachable!("some number of requests is enough")
}

#[test]
fn a_refused_request_undoes_vk_create_instance_callpath_8() {
    let allocator = CountingAllocator::default();
    let callbacks = allocator.callbacks();
    let requests = refuse_each_request(&allocator, 0, || {
        let instance = create_instance(&[], vk::API_VERSION_1_3, &raw const callbacks)?;
        unsafe { vkDestroyInstance(instance, &raw const callbacks) };
        Ok(())
    });
    assert!(requests > 3, "only {requests} requests");
    assert_eq!(allocator.live.get(), 0);
    assert!(allocator.scopes.borrow().contains(&Scope::INSTANCE));
    assert_eq!(seen().live_instances, 0);
}

/// callpath.md 8, 14 (21): callbacks without pfnFree are ignored, so that memory from another
/// allocator does not go to the pfnFree of the destruction.
#[test]
fn callbacks_without_a_function_that_is_needed_are_none_callpath_8() {
    let allocator = CountingAllocator::default();
    let whole = allocator.callbacks();
    let lacking = vk::AllocationCallbacks { pfn_free: None, ..whole };
    for (created, destroyed) in [(&lacking, &whole), (&whole, &lacking)] {
        let instance = create_instance(&[], vk::API_VERSION_1_3, created).unwrap();
        let physical_device = physical_devices(instance).unwrap()[0];
        let device = create_device(physical_device, &[], ptr::null(), created).unwrap();
        unsafe {
            vkDestroyDevice(device, destroyed);
            vkDestroyInstance(instance, destroyed);
        }
        assert_eq!(allocator.live.get(), 0);
    }
}

#[test]
fn a_refused_request_undoes_enumerations_callpath_8() {
    let allocator = CountingAllocator::default();
    let callbacks = allocator.callbacks();
    let groups_extension = [Extension::KHR_DEVICE_GROUP_CREATION];
    let callbacks = &raw const callbacks;
    let instance = create_instance(&groups_extension, vk::API_VERSION_1_3, callbacks).unwrap();
    // Wrappers from before the failure stay for the next enumeration.
    for request in 1.. {
        allocator.refuse(request);
        let result = physical_devices(instance);
        if allocator.refuse(0) < request {
            assert_eq!(result.map(|devices| devices.len()), Ok(2));
            break;
        }
        assert_eq!(result, Err(vk::Result::ERROR_OUT_OF_HOST_MEMORY), "request {request}");
    }
    let kept = allocator.live.get();
    refuse_each_request(&allocator, kept, || groups(instance).map(drop));
    assert!(allocator.scopes.borrow().contains(&Scope::COMMAND));
    unsafe { vkDestroyInstance(instance, callbacks) };
    assert_eq!(allocator.live.get(), 0);
}

#[test]
fn a_refused_request_undoes_vk_create_device_callpath_8() {
    let allocator = CountingAllocator::default();
    let callbacks = allocator.callbacks();
    let callbacks = &raw const callbacks;
    let instance = create_instance(&[], vk::API_VERSION_1_3, callbacks).unwrap();
    let physical_device = physical_devices(instance).unwrap()[0];
    let group = vk::DeviceGroupDeviceCreateInfo {
        physical_device_count: 1,
        p_physical_devices: &raw const physical_device,
        ..Default::default()
    };
    let kept = allocator.live.get();
    allocator.scopes.borrow_mut().clear();
    refuse_each_request(&allocator, kept, || {
        let extensions = [Extension::KHR_MAINTENANCE5];
        let chain = (&raw const group).cast();
        let device = create_device(physical_device, &extensions, chain, callbacks)?;
        unsafe { vkDestroyDevice(device, callbacks) };
        Ok(())
    });
    assert_eq!(allocator.live.get(), kept);
    assert!(allocator.scopes.borrow().contains(&Scope::DEVICE));
    unsafe { vkDestroyInstance(instance, callbacks) };
    assert_eq!(allocator.live.get(), 0);
}

#[test]
fn devices_that_are_left_are_freed_with_their_instance_callpath_7_4() {
    let allocator = CountingAllocator::default();
    let callbacks = allocator.callbacks();
    let callbacks = &raw const callbacks;
    let instance = create_instance(&[], vk::API_VERSION_1_3, callbacks).unwrap();
    let physical_device = physical_devices(instance).unwrap()[0];
    create_device(physical_device, &[], ptr::null(), callbacks).unwrap();
    create_device(physical_device, &[], ptr::null(), callbacks).unwrap();
    unsafe { vkDestroyInstance(instance, ptr::null()) };
    assert_eq!(allocator.live.get(), 0);
}

#[test]
fn a_driver_that_fails_to_count_groups_has_none_callpath_7_5() {
    let extension = [Extension::KHR_DEVICE_GROUP_CREATION];
    let instance = create_instance(&extension, vk::API_VERSION_1_3, ptr::null()).unwrap();
    behave(Behaviour { groups: vk::Result::ERROR_DEVICE_LOST, ..Behaviour::default() });
    let mut count = 7;
    let result =
        unsafe { vkEnumeratePhysicalDeviceGroups(instance, &raw mut count, ptr::null_mut()) };
    assert_eq!((result, count), (vk::Result::SUCCESS, 0));
    behave(Behaviour::default());
    let found = groups(instance).unwrap();
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].physical_device_count, 2);
    let devices = physical_devices(instance).unwrap();
    assert_eq!(found[0].physical_devices[..2], devices[..]);
    unsafe { vkDestroyInstance(instance, ptr::null()) };
}

#[test]
fn a_callers_group_keeps_its_chain_drivers_j7() {
    let extension = [Extension::KHR_DEVICE_GROUP_CREATION];
    let instance = create_instance(&extension, vk::API_VERSION_1_3, ptr::null()).unwrap();
    let mut count = 1;
    let mut marker = 0_u64;
    let mut group = vk::PhysicalDeviceGroupProperties {
        p_next: (&raw mut marker).cast(),
        ..Default::default()
    };
    unsafe { vkEnumeratePhysicalDeviceGroups(instance, &raw mut count, &raw mut group) };
    assert_eq!(group.p_next, (&raw mut marker).cast());
    assert_eq!(group.s_type, vk::StructureType::PHYSICAL_DEVICE_GROUP_PROPERTIES);
    unsafe { vkDestroyInstance(instance, ptr::null()) };
}

#[test]
fn a_group_info_is_put_back_when_the_driver_fails_callpath_7_2() {
    let instance = create_instance(&[], vk::API_VERSION_1_3, ptr::null()).unwrap();
    let devices = physical_devices(instance).unwrap();
    let group = vk::DeviceGroupDeviceCreateInfo {
        physical_device_count: 2,
        p_physical_devices: devices.as_ptr(),
        ..Default::default()
    };
    let first = vk::PhysicalDeviceVulkan11Features {
        p_next: (&raw const group).cast_mut().cast(),
        ..Default::default()
    };
    let chain = (&raw const first).cast();
    for result in [vk::Result::ERROR_DEVICE_LOST, vk::Result::SUCCESS] {
        behave(Behaviour { create_device: result, ..Behaviour::default() });
        let created = create_device(devices[0], &[], chain, ptr::null());
        assert_eq!(created.err(), result.result().err());
        assert_eq!(seen().group, [driver::device_handle(0), driver::device_handle(1)]);
        assert_eq!(first.p_next.cast_const(), (&raw const group).cast());
        assert_eq!(group.p_physical_devices, devices.as_ptr());
    }
    unsafe { vkDestroyInstance(instance, ptr::null()) };
}

/// callpath.md 7.2.
#[test]
fn maintenance5_hides_newer_core_commands_callpath_3_5() {
    let instance = create_instance(&[], vk::API_VERSION_1_1, ptr::null()).unwrap();
    let physical_device = physical_devices(instance).unwrap()[0];
    let mut features =
        vk::PhysicalDeviceMaintenance5Features { maintenance5: vk::TRUE, ..Default::default() };
    let enabled = [Extension::KHR_MAINTENANCE5];
    // The feature and the extension, only the feature, only the extension.
    let cases =
        [(vk::TRUE, &enabled[..], false), (vk::TRUE, &[], true), (vk::FALSE, &enabled, true)];
    for (feature, extensions, newer) in cases {
        features.maintenance5 = feature;
        let chain = (&raw const features).cast();
        let device = create_device(physical_device, extensions, chain, ptr::null()).unwrap();
        let has = |name: &CStr| unsafe { vkGetDeviceProcAddr(device, name.as_ptr()) }.is_some();
        assert_eq!(has(c"vkCmdBeginRendering"), newer, "{extensions:?}");
        assert!(has(c"vkCmdBeginRenderingKHR"));
        assert!(has(c"vkTrimCommandPool"));
        unsafe { vkDestroyDevice(device, ptr::null()) };
    }
    unsafe { vkDestroyInstance(instance, ptr::null()) };
}

#[test]
fn enumerated_extensions_are_the_drivers_callpath_7_6() {
    let instance = create_instance(&[], vk::API_VERSION_1_3, ptr::null()).unwrap();
    let physical_device = physical_devices(instance).unwrap()[0];
    let mut count = 0;
    let enumerate = |layer: *const c_char, count: *mut u32| unsafe {
        vkEnumerateDeviceExtensionProperties(physical_device, layer, count, ptr::null_mut())
    };
    assert_eq!(enumerate(ptr::null(), &raw mut count), vk::Result::SUCCESS);
    assert_eq!(count, 1);
    assert_eq!(enumerate(c"VK_LAYER_nobody".as_ptr(), &raw mut count), vk::Result::SUCCESS);
    assert_eq!(count, 0);
    assert_eq!(enumerate(ptr::null(), ptr::null_mut()), vk::Result::INCOMPLETE);
    let bad = enumerate(c"\x01".as_ptr(), &raw mut count);
    assert_eq!(bad, vk::Result::ERROR_EXTENSION_NOT_PRESENT);
    unsafe { vkDestroyInstance(instance, ptr::null()) };
}

#[test]
fn every_command_of_the_driver_is_in_the_device_table_callpath_3_6() {
    let instance = create_instance(&[], vk::API_VERSION_1_3, ptr::null()).unwrap();
    let physical_device = physical_devices(instance).unwrap()[0];
    let device = create_device(physical_device, &[], ptr::null(), ptr::null()).unwrap();
    let record = unsafe { crate::device::record::Device::of(device.as_raw()) }.unwrap();
    for command in [Command::QUEUE_SUBMIT, Command::CMD_DRAW, Command::CMD_BEGIN_RENDERING_KHR] {
        assert!(record.dispatch.table.get(command).is_some(), "{:?}", command.name());
    }
    // Through a terminator whose extension the driver does not have enabled.
    assert!(record.dispatch.table.create_swapchain_khr.is_none());
    assert!(record.dispatch.table.set_debug_utils_object_name_ext.is_none());
    unsafe {
        vkDestroyDevice(device, ptr::null());
        vkDestroyInstance(instance, ptr::null());
    }
    assert_eq!(seen().live_devices, 0);
}
