//! Names and tags of wrapped objects over made-up drivers (callpath.md 6.4).
#![allow(
    clippy::undocumented_unsafe_blocks,
    reason = "the tests keep to valid usage as an application does"
)]

use std::ptr;

use dispatch_tables::{
    DeviceEntrypointTable, Extension, InstanceEntrypointTable, PhysicalDeviceEntrypointTable, vk,
};

use crate::commands::terminators::{
    debug_marker_set_object_tag_ext, instance_terminators, set_debug_utils_object_name_ext,
};
use crate::commands::trampolines::{vkDebugMarkerSetObjectTagEXT, vkSetDebugUtilsObjectNameEXT};
use crate::device::terminators::DriverDeviceTable;
use crate::tests::fake::{
    FakeDevice, FakeDriver, FakeInstance, device_handle, instance_handle, log, take_log,
};

const HEADLESS: &[Extension] = &[Extension::KHR_SURFACE, Extension::EXT_HEADLESS_SURFACE];

unsafe extern "system" fn create_surface(
    _: vk::Instance,
    _: *const vk::HeadlessSurfaceCreateInfoEXT,
    _: *const vk::AllocationCallbacks,
    p_surface: *mut vk::SurfaceKHR,
) -> vk::Result {
    unsafe { *p_surface = vk::SurfaceKHR::from_raw(0x77) };
    vk::Result::SUCCESS
}

unsafe extern "system" fn name_on_driver(
    _: vk::Device,
    p_info: *const vk::DebugUtilsObjectNameInfoEXT,
) -> vk::Result {
    let info = unsafe { &*p_info };
    log(format!("{}: {:#x}", info.object_type.as_raw(), info.object_handle));
    vk::Result::SUCCESS
}

unsafe extern "system" fn tag_on_driver(
    _: vk::Device,
    p_info: *const vk::DebugMarkerObjectTagInfoEXT,
) -> vk::Result {
    let info = unsafe { &*p_info };
    log(format!("tag {}: {:#x}", info.object_type.as_raw(), info.object));
    vk::Result::SUCCESS
}

fn instance() -> FakeInstance {
    let driver = FakeDriver {
        interface_version: 5,
        extensions: HEADLESS,
        instance: InstanceEntrypointTable {
            create_headless_surface_ext: Some(create_surface),
            ..InstanceEntrypointTable::EMPTY
        },
        physical_device: PhysicalDeviceEntrypointTable::EMPTY,
    };
    FakeInstance::new(ptr::null(), HEADLESS, [driver])
}

/// A device whose chain ends in the loader's terminators, or has no such commands at all.
fn device(instance: &FakeInstance, chain: bool, driver: bool) -> FakeDevice {
    let table = DeviceEntrypointTable {
        set_debug_utils_object_name_ext: chain.then_some(set_debug_utils_object_name_ext),
        debug_marker_set_object_tag_ext: chain.then_some(debug_marker_set_object_tag_ext),
        create_swapchain_khr: Some(crate::surfaces::swapchain_below::create_swapchain_khr),
        ..DeviceEntrypointTable::EMPTY
    };
    let driver_table = DriverDeviceTable {
        set_debug_utils_object_name_ext: driver.then_some(name_on_driver),
        debug_marker_set_object_tag_ext: driver.then_some(tag_on_driver),
        ..DriverDeviceTable::EMPTY
    };
    instance.create_device(0, table, driver_table)
}

fn name(device: &FakeDevice, object_type: vk::ObjectType, object_handle: u64) -> vk::Result {
    let info = vk::DebugUtilsObjectNameInfoEXT { object_type, object_handle, ..Default::default() };
    unsafe { vkSetDebugUtilsObjectNameEXT(device.handle, &info) }
}

/// The application's handle of what the chain calls the driver's first device.
fn application_device(instance: &FakeInstance) -> u64 {
    let lower = instance.device(0);
    let lock = crate::lock::acquire();
    let wrapper = instance.get().trampoline_for(&lock, lower).unwrap();
    wrapper.loader_handle().as_raw().expose_provenance() as u64
}

#[test]
fn drivers_are_given_their_own_handles_6_4() {
    let instance = instance();
    let device = device(&instance, true, true);
    let info = vk::HeadlessSurfaceCreateInfoEXT::default();
    let mut surface = vk::SurfaceKHR::NULL;
    let handle = instance.loader_handle();
    let create = instance_terminators().create_headless_surface_ext.unwrap();
    unsafe { create(handle, &info, ptr::null(), &mut surface) };
    let handle = handle.as_raw().expose_provenance() as u64;
    name(&device, vk::ObjectType::INSTANCE, handle);
    name(&device, vk::ObjectType::PHYSICAL_DEVICE, application_device(&instance));
    name(&device, vk::ObjectType::SURFACE_KHR, surface.as_raw());
    name(&device, vk::ObjectType::BUFFER, 0x1234);
    let expected = [
        format!("1: {:#x}", instance_handle(0).as_raw().addr()),
        format!("2: {:#x}", device_handle(0).as_raw().addr()),
        "1000000000: 0x77".to_owned(),
        "9: 0x1234".to_owned(),
    ];
    assert_eq!(take_log(), expected);
}

#[test]
fn debug_markers_are_translated_as_well_6_4() {
    let instance = instance();
    let device = device(&instance, true, true);
    let info = vk::DebugMarkerObjectTagInfoEXT {
        object_type: vk::DebugReportObjectTypeEXT::PHYSICAL_DEVICE,
        object: application_device(&instance),
        ..Default::default()
    };
    unsafe { vkDebugMarkerSetObjectTagEXT(device.handle, &info) };
    assert_eq!(take_log(), [format!("tag 2: {:#x}", device_handle(0).as_raw().addr())]);
}

#[test]
fn names_that_nobody_records_succeed_6_4() {
    let instance = instance();
    for (chain, driver) in [(false, true), (true, false)] {
        let device = device(&instance, chain, driver);
        assert_eq!(name(&device, vk::ObjectType::BUFFER, 5), vk::Result::SUCCESS);
    }
    assert!(take_log().is_empty());
}
