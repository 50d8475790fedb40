//! Displays over made-up drivers that lack this or that (callpath.md 1.10, 5.9).
#![allow(
    clippy::undocumented_unsafe_blocks,
    reason = "the tests keep to valid usage as an application does"
)]

use std::ptr;

use dispatch_tables::{Extension, InstanceEntrypointTable, PhysicalDeviceEntrypointTable, vk};

use crate::commands::terminators::*;
use crate::tests::fake::{FakeDriver, FakeInstance};

const NOT_PRESENT: vk::Result = vk::Result::ERROR_EXTENSION_NOT_PRESENT;

unsafe extern "system" fn modes(
    _: vk::PhysicalDevice,
    display: vk::DisplayKHR,
    p_count: *mut u32,
    p_modes: *mut vk::DisplayModePropertiesKHR,
) -> vk::Result {
    unsafe {
        if !p_modes.is_null() {
            (*p_modes).display_mode = vk::DisplayModeKHR::from_raw(display.as_raw() + 1);
        }
        *p_count = 1;
    }
    vk::Result::SUCCESS
}

unsafe extern "system" fn plane_capabilities(
    _: vk::PhysicalDevice,
    mode: vk::DisplayModeKHR,
    plane_index: u32,
    p_capabilities: *mut vk::DisplayPlaneCapabilitiesKHR,
) -> vk::Result {
    let extent = vk::Extent2D { width: mode.as_raw() as u32, height: plane_index };
    unsafe { (*p_capabilities).max_dst_extent = extent };
    vk::Result::SUCCESS
}

fn lacking_everything() -> FakeDriver {
    FakeDriver {
        interface_version: 5,
        extensions: &[Extension::KHR_DISPLAY],
        instance: InstanceEntrypointTable::EMPTY,
        physical_device: PhysicalDeviceEntrypointTable::EMPTY,
    }
}

fn with_displays() -> FakeDriver {
    let physical_device = PhysicalDeviceEntrypointTable {
        get_display_mode_properties_khr: Some(modes),
        get_display_plane_capabilities_khr: Some(plane_capabilities),
        ..PhysicalDeviceEntrypointTable::EMPTY
    };
    FakeDriver { physical_device, ..lacking_everything() }
}

fn over(driver: FakeDriver) -> FakeInstance {
    FakeInstance::new(ptr::null(), &[Extension::KHR_DISPLAY], [driver])
}

fn create_mode(instance: &FakeInstance) -> vk::Result {
    let info = vk::DisplayModeCreateInfoKHR::default();
    let (device, display) = (instance.device(0), vk::DisplayKHR::NULL);
    let mut mode = vk::DisplayModeKHR::NULL;
    unsafe { create_display_mode_khr(device, display, &info, ptr::null(), &mut mode) }
}

#[test]
fn without_the_extension_queries_succeed_and_write_nothing_5_9() {
    let instance = FakeInstance::new(ptr::null(), &[], [with_displays()]);
    let (device, display) = (instance.device(0), vk::DisplayKHR::NULL);
    let mut count = 77;
    let result =
        unsafe { get_display_mode_properties_khr(device, display, &mut count, ptr::null_mut()) };
    assert_eq!((result, count), (vk::Result::SUCCESS, 77));
    assert_eq!(create_mode(&instance), NOT_PRESENT);
}

#[test]
fn a_driver_that_lacks_displays_has_none_5_9() {
    let instance = over(lacking_everything());
    let device = instance.device(0);
    let mut counts = [77; 4];
    let mut given = vk::DisplayPlaneCapabilitiesKHR::default();
    given.max_dst_extent.width = 9;
    unsafe {
        get_physical_device_display_properties_khr(device, &mut counts[0], ptr::null_mut());
        get_physical_device_display_plane_properties_khr(device, &mut counts[1], ptr::null_mut());
        get_display_plane_supported_displays_khr(device, 0, &mut counts[2], ptr::null_mut());
        get_physical_device_display_properties2_khr(device, &mut counts[3], ptr::null_mut());
        get_display_plane_capabilities_khr(device, vk::DisplayModeKHR::NULL, 0, &mut given);
    }
    assert_eq!(counts, [0; 4]);
    assert_eq!(given.max_dst_extent.width, 0);
    assert_eq!(create_mode(&instance), vk::Result::ERROR_INITIALIZATION_FAILED);
}

#[test]
fn display_properties2_are_answered_through_display_5_9() {
    let instance = over(with_displays());
    let (device, display) = (instance.device(0), vk::DisplayKHR::from_raw(5));
    let mut found = [vk::DisplayModeProperties2KHR::default(); 2];
    let mut count = 2;
    let plane = vk::DisplayPlaneInfo2KHR {
        mode: vk::DisplayModeKHR::from_raw(3),
        plane_index: 4,
        ..Default::default()
    };
    let mut capabilities = vk::DisplayPlaneCapabilities2KHR::default();
    unsafe {
        get_display_mode_properties2_khr(device, display, &mut count, found.as_mut_ptr());
        get_display_plane_capabilities2_khr(device, &plane, &mut capabilities);
    }
    assert_eq!(count, 1);
    assert_eq!(found[0].display_mode_properties.display_mode.as_raw(), 6);
    let extent = capabilities.capabilities.max_dst_extent;
    assert_eq!((extent.width, extent.height), (3, 4));
}

#[test]
fn displays_of_x_servers_stay_there_without_driver_functions_1_10() {
    let instance = over(lacking_everything());
    let (device, mut display) = (instance.device(0), vk::DisplayKHR::from_raw(5));
    let dpy = ptr::null_mut();
    unsafe {
        let acquired = acquire_xlib_display_ext(device, dpy, display);
        assert_eq!(acquired, vk::Result::ERROR_INITIALIZATION_FAILED);
        let found = get_rand_r_output_display_ext(device, dpy, 0, &mut display);
        assert_eq!((found, display), (vk::Result::SUCCESS, vk::DisplayKHR::NULL));
    }
}
