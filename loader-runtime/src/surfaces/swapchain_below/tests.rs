//! Swapchains over made-up drivers (callpath.md 5.8).
#![allow(
    clippy::undocumented_unsafe_blocks,
    reason = "the tests keep to valid usage as an application does"
)]

use std::ptr;

use dispatch_tables::{
    DeviceEntrypointTable, Extension, InstanceEntrypointTable, PhysicalDeviceEntrypointTable, vk,
};

use super::{
    create_shared_swapchains_khr, create_swapchain_khr, get_device_group_surface_present_modes_khr,
};
use crate::commands::terminators::instance_terminators;
use crate::device::terminators::DriverDeviceTable;
use crate::surfaces::swapchain_above::vkCreateSwapchainKHR;
use crate::tests::fake::{FakeDevice, FakeDriver, FakeInstance, log, take_log};

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

unsafe extern "system" fn create_on_driver(
    _: vk::Device,
    p_info: *const vk::SwapchainCreateInfoKHR,
    _: *const vk::AllocationCallbacks,
    p_swapchain: *mut vk::SwapchainKHR,
) -> vk::Result {
    let info = unsafe { &*p_info };
    log(format!("swapchain on {:#x}", info.surface.as_raw()));
    unsafe { *p_swapchain = vk::SwapchainKHR::from_raw(9) };
    vk::Result::SUCCESS
}

unsafe extern "system" fn create_shared_on_driver(
    _: vk::Device,
    count: u32,
    p_infos: *const vk::SwapchainCreateInfoKHR,
    _: *const vk::AllocationCallbacks,
    _: *mut vk::SwapchainKHR,
) -> vk::Result {
    let infos = unsafe { std::slice::from_raw_parts(p_infos, count as usize) };
    for info in infos {
        log(format!("{} images on {:#x}", info.min_image_count, info.surface.as_raw()));
    }
    vk::Result::SUCCESS
}

unsafe extern "system" fn modes_on_driver(
    _: vk::Device,
    surface: vk::SurfaceKHR,
    p_modes: *mut vk::DeviceGroupPresentModeFlagsKHR,
) -> vk::Result {
    log(format!("modes of {:#x}", surface.as_raw()));
    unsafe { *p_modes = vk::DeviceGroupPresentModeFlagsKHR::LOCAL };
    vk::Result::SUCCESS
}

/// An instance with one driver, a device of it and a surface.
fn setup(
    able: bool,
    driver_table: DriverDeviceTable,
) -> (FakeInstance, FakeDevice, vk::SurfaceKHR) {
    let driver = FakeDriver {
        interface_version: 5,
        extensions: HEADLESS,
        instance: InstanceEntrypointTable {
            create_headless_surface_ext: able.then_some(create_surface),
            ..InstanceEntrypointTable::EMPTY
        },
        physical_device: PhysicalDeviceEntrypointTable::EMPTY,
    };
    let instance = FakeInstance::new(ptr::null(), HEADLESS, [driver]);
    let table = DeviceEntrypointTable {
        create_swapchain_khr: Some(create_swapchain_khr),
        ..DeviceEntrypointTable::EMPTY
    };
    let device = instance.create_device(0, table, driver_table);
    let info = vk::HeadlessSurfaceCreateInfoEXT::default();
    let mut surface = vk::SurfaceKHR::NULL;
    let handle = instance.loader_handle();
    let create = instance_terminators().create_headless_surface_ext.unwrap();
    let result = unsafe { create(handle, &info, ptr::null(), &mut surface) };
    assert_eq!(result, vk::Result::SUCCESS);
    (instance, device, surface)
}

fn all() -> DriverDeviceTable {
    DriverDeviceTable {
        create_swapchain_khr: Some(create_on_driver),
        create_shared_swapchains_khr: Some(create_shared_on_driver),
        get_device_group_surface_present_modes_khr: Some(modes_on_driver),
        ..DriverDeviceTable::EMPTY
    }
}

fn info(surface: vk::SurfaceKHR, min_image_count: u32) -> vk::SwapchainCreateInfoKHR {
    vk::SwapchainCreateInfoKHR { surface, min_image_count, ..Default::default() }
}

#[test]
fn drivers_are_given_their_own_surface_5_8() {
    let (_instance, device, surface) = setup(true, all());
    let mut swapchains = [vk::SwapchainKHR::NULL; 2];
    let mut modes = vk::DeviceGroupPresentModeFlagsKHR::empty();
    let infos = [info(surface, 1), info(surface, 2)];
    let results = unsafe {
        let (device, array) = (device.handle, swapchains.as_mut_ptr());
        [
            vkCreateSwapchainKHR(device, &infos[0], ptr::null(), array),
            create_shared_swapchains_khr(device, 2, infos.as_ptr(), ptr::null(), array),
            get_device_group_surface_present_modes_khr(device, surface, &mut modes),
        ]
    };
    assert_eq!(results, [vk::Result::SUCCESS; 3]);
    assert_eq!(swapchains[0].as_raw(), 9);
    assert_eq!(modes, vk::DeviceGroupPresentModeFlagsKHR::LOCAL);
    let expected = ["swapchain on 0x77", "1 images on 0x77", "2 images on 0x77", "modes of 0x77"];
    assert_eq!(take_log(), expected);
    assert_eq!(infos[0].surface, surface);
}

#[test]
fn a_count_without_create_infos_is_none_5_8() {
    let (_instance, device, _) = setup(true, all());
    let mut swapchains = [vk::SwapchainKHR::NULL; 2];
    let array = swapchains.as_mut_ptr();
    let result =
        unsafe { create_shared_swapchains_khr(device.handle, 2, ptr::null(), ptr::null(), array) };
    assert_eq!(result, vk::Result::SUCCESS);
    assert!(take_log().is_empty());
}

#[test]
fn a_driver_that_cannot_make_the_surface_is_not_called_5_8() {
    let (_instance, device, surface) = setup(false, all());
    let mut swapchains = [vk::SwapchainKHR::NULL; 2];
    let mut modes = vk::DeviceGroupPresentModeFlagsKHR::empty();
    let infos = [info(surface, 1), info(surface, 2)];
    let results = unsafe {
        let (device, array) = (device.handle, swapchains.as_mut_ptr());
        [
            create_swapchain_khr(device, &infos[0], ptr::null(), array),
            create_shared_swapchains_khr(device, 2, infos.as_ptr(), ptr::null(), array),
            get_device_group_surface_present_modes_khr(device, surface, &mut modes),
        ]
    };
    assert_eq!(results, [vk::Result::ERROR_EXTENSION_NOT_PRESENT; 3]);
    assert!(take_log().is_empty());
}

#[test]
fn without_a_driver_function_the_call_succeeds_and_writes_nothing_5_8() {
    let (_instance, device, surface) = setup(true, DriverDeviceTable::EMPTY);
    let mut swapchain = vk::SwapchainKHR::from_raw(5);
    let mut modes = vk::DeviceGroupPresentModeFlagsKHR::from_raw(5);
    let info = info(surface, 1);
    let results = unsafe {
        let device = device.handle;
        [
            create_swapchain_khr(device, &info, ptr::null(), &mut swapchain),
            create_shared_swapchains_khr(device, 1, &info, ptr::null(), &mut swapchain),
            get_device_group_surface_present_modes_khr(device, surface, &mut modes),
        ]
    };
    assert_eq!(results, [vk::Result::SUCCESS; 3]);
    assert_eq!((swapchain.as_raw(), modes.as_raw()), (5, 5));
}
