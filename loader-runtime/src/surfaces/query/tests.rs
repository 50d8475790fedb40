//! Surface queries over made-up drivers that lack this or that (callpath.md 1.10, 5.6, 5.7).

#![allow(
    clippy::undocumented_unsafe_blocks,
    reason = "the tests keep to valid usage as an application does"
)]

use std::ptr;

use dispatch_tables::{Extension, InstanceEntrypointTable, PhysicalDeviceEntrypointTable, vk};

use crate::commands::terminators::*;
use crate::tests::fake::{FakeDriver, FakeInstance};

const ENABLED: &[Extension] = &[Extension::KHR_SURFACE, Extension::KHR_XCB_SURFACE];
const NONE: vk::SurfaceKHR = vk::SurfaceKHR::NULL;

const EXTENT: vk::Extent2D = vk::Extent2D { width: 3, height: 4 };

unsafe extern "system" fn capabilities(
    _: vk::PhysicalDevice,
    _: vk::SurfaceKHR,
    p_capabilities: *mut vk::SurfaceCapabilitiesKHR,
) -> vk::Result {
    unsafe {
        *p_capabilities = vk::SurfaceCapabilitiesKHR {
            min_image_count: 2,
            max_image_count: 8,
            min_image_extent: EXTENT,
            max_image_extent: vk::Extent2D { width: 5, height: 6 },
            ..Default::default()
        };
    }
    vk::Result::SUCCESS
}

unsafe extern "system" fn capabilities2(
    device: vk::PhysicalDevice,
    p_info: *const vk::PhysicalDeviceSurfaceInfo2KHR,
    p_capabilities: *mut vk::SurfaceCapabilities2KHR,
) -> vk::Result {
    unsafe {
        capabilities(device, (*p_info).surface, &mut (*p_capabilities).surface_capabilities);
    }
    vk::Result::SUCCESS
}

unsafe extern "system" fn formats(
    _: vk::PhysicalDevice,
    _: vk::SurfaceKHR,
    p_count: *mut u32,
    p_formats: *mut vk::SurfaceFormatKHR,
) -> vk::Result {
    unsafe {
        if p_formats.is_null() {
            *p_count = 1;
        } else {
            (*p_formats).format = vk::Format::R8G8B8A8_UNORM;
            *p_count = 1;
        }
    }
    vk::Result::SUCCESS
}

fn lacking_everything() -> FakeDriver {
    FakeDriver {
        interface_version: 5,
        extensions: ENABLED,
        instance: InstanceEntrypointTable::EMPTY,
        physical_device: PhysicalDeviceEntrypointTable::EMPTY,
    }
}

fn of_1_0() -> FakeDriver {
    let physical_device = PhysicalDeviceEntrypointTable {
        get_physical_device_surface_capabilities_khr: Some(capabilities),
        get_physical_device_surface_formats_khr: Some(formats),
        ..PhysicalDeviceEntrypointTable::EMPTY
    };
    FakeDriver { physical_device, ..lacking_everything() }
}

fn with_capabilities2() -> FakeDriver {
    let mut driver = of_1_0();
    driver.physical_device.get_physical_device_surface_capabilities2_khr = Some(capabilities2);
    driver
}

fn over(driver: FakeDriver) -> FakeInstance {
    FakeInstance::new(ptr::null(), ENABLED, [driver])
}

#[test]
fn without_the_extension_queries_succeed_and_write_nothing_5_6() {
    let instance = FakeInstance::new(ptr::null(), &[], [of_1_0()]);
    let device = instance.device(0);
    let (mut supported, mut count) = (77, 77);
    unsafe {
        let support = get_physical_device_surface_support_khr(device, 0, NONE, &mut supported);
        let formats =
            get_physical_device_surface_formats_khr(device, NONE, &mut count, ptr::null_mut());
        assert_eq!((support, formats), (vk::Result::SUCCESS, vk::Result::SUCCESS));
        let terminators = &physical_device_terminators();
        let xcb = terminators.get_physical_device_xcb_presentation_support_khr.unwrap();
        let xcb = xcb(device, 0, ptr::null_mut(), 0);
        assert_eq!(xcb, vk::FALSE);
    }
    assert_eq!((supported, count), (77, 77));
}

#[test]
fn a_driver_that_lacks_a_query_has_nothing_to_offer_5_6() {
    let instance = over(lacking_everything());
    let device = instance.device(0);
    let (mut supported, mut count) = (77, 77);
    let mut given = vk::SurfaceCapabilitiesKHR { min_image_count: 9, ..Default::default() };
    unsafe {
        let results = [
            get_physical_device_surface_support_khr(device, 0, NONE, &mut supported),
            get_physical_device_surface_capabilities_khr(device, NONE, &mut given),
            get_physical_device_surface_formats_khr(device, NONE, &mut count, ptr::null_mut()),
        ];
        assert_eq!(results, [vk::Result::SUCCESS; 3]);
        assert_eq!((supported, count, given.min_image_count), (vk::FALSE, 0, 0));
        count = 77;
        get_physical_device_present_rectangles_khr(device, NONE, &mut count, ptr::null_mut());
        assert_eq!(count, 0);
    }
}

/// Asks the device about the present mode MAILBOX. `compatibility` is filled.
fn ask_mailbox(
    instance: &FakeInstance,
    compatibility: &mut vk::SurfacePresentModeCompatibilityKHR,
) -> vk::SurfaceCapabilitiesKHR {
    let asked = vk::SurfacePresentModeKHR {
        present_mode: vk::PresentModeKHR::MAILBOX,
        ..Default::default()
    };
    let info = vk::PhysicalDeviceSurfaceInfo2KHR {
        p_next: ptr::from_ref(&asked).cast_mut().cast(),
        ..Default::default()
    };
    let mut capabilities = vk::SurfaceCapabilities2KHR {
        p_next: ptr::from_mut(compatibility).cast(),
        ..Default::default()
    };
    let device = instance.device(0);
    let result =
        unsafe { get_physical_device_surface_capabilities2_khr(device, &info, &mut capabilities) };
    assert_eq!(result, vk::Result::SUCCESS);
    capabilities.surface_capabilities
}

/// Asks for maintenance1's answers to one present mode, with room for two compatible ones.
fn ask_maintenance1(
    instance: &FakeInstance,
) -> (
    vk::SurfacePresentModeCompatibilityKHR,
    vk::PresentModeKHR,
    vk::SurfacePresentScalingCapabilitiesKHR,
) {
    let mut modes = [vk::PresentModeKHR::FIFO; 2];
    let mut scaling = vk::SurfacePresentScalingCapabilitiesKHR {
        supported_present_scaling: vk::PresentScalingFlagsKHR::from_raw(7),
        ..Default::default()
    };
    let mut compatibility = vk::SurfacePresentModeCompatibilityKHR {
        p_next: ptr::from_mut(&mut scaling).cast(),
        present_mode_count: 2,
        p_present_modes: modes.as_mut_ptr(),
        ..Default::default()
    };
    let capabilities = ask_mailbox(instance, &mut compatibility);
    assert_eq!(capabilities.min_image_count, 2);
    (compatibility, modes[0], scaling)
}

#[test]
fn surface_maintenance1_is_answered_for_drivers_without_it_5_7() {
    for driver in [of_1_0(), with_capabilities2()] {
        let (compatibility, mode, scaling) = ask_maintenance1(&over(driver));
        assert_eq!(compatibility.present_mode_count, 1);
        assert_eq!(mode, vk::PresentModeKHR::MAILBOX);
        assert!(scaling.supported_present_scaling.is_empty());
        assert_eq!(scaling.min_scaled_image_extent.width, EXTENT.width);
        assert_eq!(scaling.max_scaled_image_extent.height, 6);
    }
}

/// The number of compatible modes with room for none, exactly one, and more; the array is written
/// as far as there is room.
#[test]
fn a_present_mode_is_compatible_with_itself_alone_5_7() {
    let instance = over(of_1_0());
    for (room, count, written) in
        [(None, 1, false), (Some(0), 0, false), (Some(1), 1, true), (Some(2), 1, true)]
    {
        let mut modes = [vk::PresentModeKHR::FIFO; 2];
        let mut compatibility = vk::SurfacePresentModeCompatibilityKHR {
            present_mode_count: room.unwrap_or(9),
            p_present_modes: room.map_or(ptr::null_mut(), |_| modes.as_mut_ptr()),
            ..Default::default()
        };
        ask_mailbox(&instance, &mut compatibility);
        assert_eq!(compatibility.present_mode_count, count, "room for {room:?}");
        let first = if written { vk::PresentModeKHR::MAILBOX } else { vk::PresentModeKHR::FIFO };
        assert_eq!(modes, [first, vk::PresentModeKHR::FIFO], "room for {room:?}");
    }
}

#[test]
fn drivers_with_surface_maintenance1_answer_themselves_5_7() {
    let mut driver = with_capabilities2();
    driver.extensions = &[Extension::KHR_SURFACE, Extension::EXT_SURFACE_MAINTENANCE1];
    let (compatibility, mode, scaling) = ask_maintenance1(&over(driver));
    assert_eq!(compatibility.present_mode_count, 2);
    assert_eq!(mode, vk::PresentModeKHR::FIFO);
    assert_eq!(scaling.supported_present_scaling.as_raw(), 7);
}

#[test]
fn protected_capabilities_are_preset_5_7() {
    let instance = over(with_capabilities2());
    let mut protected =
        vk::SurfaceProtectedCapabilitiesKHR { supports_protected: vk::TRUE, ..Default::default() };
    let mut capabilities = vk::SurfaceCapabilities2KHR {
        p_next: ptr::from_mut(&mut protected).cast(),
        ..Default::default()
    };
    let info = vk::PhysicalDeviceSurfaceInfo2KHR::default();
    let device = instance.device(0);
    unsafe { get_physical_device_surface_capabilities2_khr(device, &info, &mut capabilities) };
    assert_eq!(protected.supports_protected, vk::FALSE);
}

#[test]
fn capabilities2_of_a_driver_without_capabilities_are_zero_5_7() {
    let instance = over(lacking_everything());
    let mut capabilities = vk::SurfaceCapabilities2KHR::default();
    capabilities.surface_capabilities.min_image_count = 9;
    let info = vk::PhysicalDeviceSurfaceInfo2KHR::default();
    let device = instance.device(0);
    let result =
        unsafe { get_physical_device_surface_capabilities2_khr(device, &info, &mut capabilities) };
    assert_eq!(result, vk::Result::SUCCESS);
    assert_eq!(capabilities.surface_capabilities.min_image_count, 0);
}

#[test]
fn formats2_are_answered_through_formats_5_7() {
    let info = vk::PhysicalDeviceSurfaceInfo2KHR::default();
    let mut found = [vk::SurfaceFormat2KHR::default(); 3];
    let mut count = 3;
    let instance = over(of_1_0());
    let device = instance.device(0);
    unsafe {
        let array = found.as_mut_ptr();
        let result = get_physical_device_surface_formats2_khr(device, &info, &mut count, array);
        assert_eq!((result, count), (vk::Result::SUCCESS, 1));
    }
    assert_eq!(found[0].surface_format.format, vk::Format::R8G8B8A8_UNORM);
    let instance = over(lacking_everything());
    let device = instance.device(0);
    unsafe {
        get_physical_device_surface_formats2_khr(device, &info, &mut count, ptr::null_mut());
    }
    assert_eq!(count, 0);
}

#[test]
fn surface_counters_are_none_for_drivers_without_them_1_10() {
    for (driver, images) in [(of_1_0(), 8), (lacking_everything(), 0)] {
        let instance = over(driver);
        let mut found = vk::SurfaceCapabilities2EXT {
            supported_surface_counters: vk::SurfaceCounterFlagsEXT::VBLANK,
            ..Default::default()
        };
        let device = instance.device(0);
        let result =
            unsafe { get_physical_device_surface_capabilities2_ext(device, NONE, &mut found) };
        assert_eq!((result, found.max_image_count), (vk::Result::SUCCESS, images));
        assert!(found.supported_surface_counters.is_empty());
    }
}
