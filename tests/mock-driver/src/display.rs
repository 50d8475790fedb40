//! Displays: two, of which the first has a plane and a mode. Implements both versions of each
//! query.

use dispatch_tables::vk;
use serde_json::json;

use crate::{ffi, log, physical_device, surface};

const DISPLAYS: [u64; 2] = [0xD1, 0xD2];
const MODE: u64 = 0xE1;

fn display(number: u64) -> vk::DisplayPropertiesKHR {
    vk::DisplayPropertiesKHR {
        display: vk::DisplayKHR::from_raw(number),
        physical_resolution: vk::Extent2D { width: 640, height: 480 },
        ..Default::default()
    }
}

/// `vkGetPhysicalDeviceDisplayPropertiesKHR`.
pub(crate) extern "system" fn displays(
    device: vk::PhysicalDevice,
    count: *mut u32,
    out: *mut vk::DisplayPropertiesKHR,
) -> vk::Result {
    physical_device::get(device, "vkGetPhysicalDeviceDisplayPropertiesKHR");
    // SAFETY: valid usage: `count` is writable, and `out` is NULL or has room for `*count`
    // elements.
    unsafe { ffi::enumerate(&DISPLAYS.map(display), count, out) }
}

/// `vkGetPhysicalDeviceDisplayProperties2KHR`.
pub(crate) extern "system" fn displays2(
    device: vk::PhysicalDevice,
    count: *mut u32,
    out: *mut vk::DisplayProperties2KHR,
) -> vk::Result {
    physical_device::get(device, "vkGetPhysicalDeviceDisplayProperties2KHR");
    let fill = |out: &mut vk::DisplayProperties2KHR, of: &_| out.display_properties = *of;
    // SAFETY: valid usage: `count` is writable, and `out` is NULL or has room for `*count`
    // elements.
    unsafe { ffi::enumerate_with(&DISPLAYS.map(display), count, out, fill) }
}

fn plane() -> vk::DisplayPlanePropertiesKHR {
    vk::DisplayPlanePropertiesKHR {
        current_display: vk::DisplayKHR::from_raw(DISPLAYS[0]),
        current_stack_index: 3,
    }
}

/// `vkGetPhysicalDeviceDisplayPlanePropertiesKHR`.
pub(crate) extern "system" fn planes(
    device: vk::PhysicalDevice,
    count: *mut u32,
    out: *mut vk::DisplayPlanePropertiesKHR,
) -> vk::Result {
    physical_device::get(device, "vkGetPhysicalDeviceDisplayPlanePropertiesKHR");
    // SAFETY: valid usage: `count` is writable, and `out` is NULL or has room for `*count`
    // elements.
    unsafe { ffi::enumerate(&[plane()], count, out) }
}

/// `vkGetPhysicalDeviceDisplayPlaneProperties2KHR`.
pub(crate) extern "system" fn planes2(
    device: vk::PhysicalDevice,
    count: *mut u32,
    out: *mut vk::DisplayPlaneProperties2KHR,
) -> vk::Result {
    physical_device::get(device, "vkGetPhysicalDeviceDisplayPlaneProperties2KHR");
    let fill =
        |out: &mut vk::DisplayPlaneProperties2KHR, of: &_| out.display_plane_properties = *of;
    // SAFETY: valid usage: `count` is writable, and `out` is NULL or has room for `*count`
    // elements.
    unsafe { ffi::enumerate_with(&[plane()], count, out, fill) }
}

/// `vkGetDisplayPlaneSupportedDisplaysKHR`: the first display for each plane.
pub(crate) extern "system" fn displays_of_plane(
    device: vk::PhysicalDevice,
    _plane: u32,
    count: *mut u32,
    out: *mut vk::DisplayKHR,
) -> vk::Result {
    physical_device::get(device, "vkGetDisplayPlaneSupportedDisplaysKHR");
    // SAFETY: valid usage: `count` is writable, and `out` is NULL or has room for `*count`
    // elements.
    unsafe { ffi::enumerate(&[vk::DisplayKHR::from_raw(DISPLAYS[0])], count, out) }
}

/// The modes of a display: one for the first display, none for the second.
fn modes_of(display: vk::DisplayKHR) -> Vec<vk::DisplayModePropertiesKHR> {
    let mode = vk::DisplayModePropertiesKHR {
        display_mode: vk::DisplayModeKHR::from_raw(MODE),
        parameters: vk::DisplayModeParametersKHR { refresh_rate: 60_000, ..Default::default() },
    };
    let count = usize::from(display.as_raw() == DISPLAYS[0]);
    vec![mode; count]
}

/// `vkGetDisplayModePropertiesKHR`.
pub(crate) extern "system" fn modes(
    device: vk::PhysicalDevice,
    display: vk::DisplayKHR,
    count: *mut u32,
    out: *mut vk::DisplayModePropertiesKHR,
) -> vk::Result {
    physical_device::get(device, "vkGetDisplayModePropertiesKHR");
    // SAFETY: valid usage: `count` is writable, and `out` is NULL or has room for `*count`
    // elements.
    unsafe { ffi::enumerate(&modes_of(display), count, out) }
}

/// `vkGetDisplayModeProperties2KHR`.
pub(crate) extern "system" fn modes2(
    device: vk::PhysicalDevice,
    display: vk::DisplayKHR,
    count: *mut u32,
    out: *mut vk::DisplayModeProperties2KHR,
) -> vk::Result {
    physical_device::get(device, "vkGetDisplayModeProperties2KHR");
    let fill = |out: &mut vk::DisplayModeProperties2KHR, of: &_| out.display_mode_properties = *of;
    // SAFETY: valid usage: `count` is writable, and `out` is NULL or has room for `*count`
    // elements.
    unsafe { ffi::enumerate_with(&modes_of(display), count, out, fill) }
}

/// `vkCreateDisplayModeKHR`: the new mode's handle is the display's plus one.
pub(crate) extern "system" fn create_mode(
    device: vk::PhysicalDevice,
    display: vk::DisplayKHR,
    _info: *const vk::DisplayModeCreateInfoKHR,
    _allocator: *const vk::AllocationCallbacks,
    mode: *mut vk::DisplayModeKHR,
) -> vk::Result {
    physical_device::get(device, "vkCreateDisplayModeKHR");
    // SAFETY: valid usage: `mode` points to memory for the result.
    unsafe { mode.write(vk::DisplayModeKHR::from_raw(display.as_raw() + 1)) };
    vk::Result::SUCCESS
}

/// `vkGetDisplayPlaneCapabilitiesKHR`: the extent encodes mode and plane.
pub(crate) extern "system" fn plane_capabilities(
    device: vk::PhysicalDevice,
    mode: vk::DisplayModeKHR,
    plane: u32,
    out: *mut vk::DisplayPlaneCapabilitiesKHR,
) -> vk::Result {
    physical_device::get(device, "vkGetDisplayPlaneCapabilitiesKHR");
    let answer = vk::DisplayPlaneCapabilitiesKHR {
        max_dst_extent: vk::Extent2D { width: mode.as_raw() as u32, height: plane },
        ..Default::default()
    };
    // SAFETY: valid usage: `out` points to memory for the result.
    unsafe { out.write(answer) };
    vk::Result::SUCCESS
}

/// `vkGetDisplayPlaneCapabilities2KHR`.
pub(crate) extern "system" fn plane_capabilities2(
    device: vk::PhysicalDevice,
    info: *const vk::DisplayPlaneInfo2KHR,
    out: *mut vk::DisplayPlaneCapabilities2KHR,
) -> vk::Result {
    // SAFETY: valid usage: `info` and `out` point to valid structures.
    let (info, out) = unsafe { (&*info, &raw mut (*out).capabilities) };
    plane_capabilities(device, info.mode, info.plane_index, out)
}

/// `vkCreateDisplayPlaneSurfaceKHR`.
pub(crate) extern "system" fn create_surface(
    _instance: vk::Instance,
    info: *const vk::DisplaySurfaceCreateInfoKHR,
    _allocator: *const vk::AllocationCallbacks,
    surface: *mut vk::SurfaceKHR,
) -> vk::Result {
    // SAFETY: valid usage: `info` points to a valid structure.
    let info = unsafe { &*info };
    let data = json!({
        "mode": info.display_mode.as_raw(),
        "plane": info.plane_index,
        "stack": info.plane_stack_index,
        "alpha": info.global_alpha,
        "width": info.image_extent.width,
    });
    surface::create("vkCreateDisplayPlaneSurfaceKHR", surface, data)
}

/// `vkGetRandROutputDisplayEXT`: the second display.
pub(crate) extern "system" fn of_output(
    device: vk::PhysicalDevice,
    _display: *mut vk::Display,
    output: vk::RROutput,
    out: *mut vk::DisplayKHR,
) -> vk::Result {
    physical_device::get(device, "vkGetRandROutputDisplayEXT");
    log::detail("vkGetRandROutputDisplayEXT", json!({ "output": output }));
    // SAFETY: valid usage: `out` points to memory for the result.
    unsafe { out.write(vk::DisplayKHR::from_raw(DISPLAYS[1])) };
    vk::Result::SUCCESS
}
