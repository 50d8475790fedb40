//! Displays: two, of which the first has a plane and a mode. The kit has the older version of each
//! query.

use author_kit::driver::{two_calls, two_calls_into};
use dispatch_tables::vk;
use serde_json::json;

use crate::{log, surface};

const DISPLAYS: [u64; 2] = [0xD1, 0xD2];
const MODE: u64 = 0xE1;

fn display(number: u64) -> vk::DisplayPropertiesKHR {
    vk::DisplayPropertiesKHR {
        display: vk::DisplayKHR::from_raw(number),
        physical_resolution: vk::Extent2D { width: 640, height: 480 },
        ..Default::default()
    }
}

/// `vkGetPhysicalDeviceDisplayProperties2KHR`.
pub(crate) extern "system" fn displays2(
    _: vk::PhysicalDevice,
    count: *mut u32,
    out: *mut vk::DisplayProperties2KHR,
) -> vk::Result {
    let fill = |of, out: &mut vk::DisplayProperties2KHR| out.display_properties = of;
    // SAFETY: valid usage: `count` is writable, and `out` is NULL or has room for `*count`
    // elements.
    unsafe { two_calls_into(DISPLAYS.map(display).into_iter(), count, out, fill) }
}

fn plane() -> vk::DisplayPlanePropertiesKHR {
    vk::DisplayPlanePropertiesKHR {
        current_display: vk::DisplayKHR::from_raw(DISPLAYS[0]),
        current_stack_index: 3,
    }
}

/// `vkGetPhysicalDeviceDisplayPlaneProperties2KHR`.
pub(crate) extern "system" fn planes2(
    _: vk::PhysicalDevice,
    count: *mut u32,
    out: *mut vk::DisplayPlaneProperties2KHR,
) -> vk::Result {
    let fill = |of, out: &mut vk::DisplayPlaneProperties2KHR| out.display_plane_properties = of;
    // SAFETY: valid usage: `count` is writable, and `out` is NULL or has room for `*count`
    // elements.
    unsafe { two_calls_into([plane()].into_iter(), count, out, fill) }
}

/// `vkGetDisplayPlaneSupportedDisplaysKHR`: the first display for each plane.
pub(crate) extern "system" fn displays_of_plane(
    _: vk::PhysicalDevice,
    _plane: u32,
    count: *mut u32,
    out: *mut vk::DisplayKHR,
) -> vk::Result {
    // SAFETY: valid usage: `count` is writable, and `out` is NULL or has room for `*count`
    // elements.
    unsafe { two_calls([vk::DisplayKHR::from_raw(DISPLAYS[0])].into_iter(), count, out) }
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

/// `vkGetDisplayModeProperties2KHR`.
pub(crate) extern "system" fn modes2(
    _: vk::PhysicalDevice,
    display: vk::DisplayKHR,
    count: *mut u32,
    out: *mut vk::DisplayModeProperties2KHR,
) -> vk::Result {
    let fill = |of, out: &mut vk::DisplayModeProperties2KHR| out.display_mode_properties = of;
    // SAFETY: valid usage: `count` is writable, and `out` is NULL or has room for `*count`
    // elements.
    unsafe { two_calls_into(modes_of(display).into_iter(), count, out, fill) }
}

/// `vkCreateDisplayModeKHR`: the new mode's handle is the display's plus one.
pub(crate) extern "system" fn create_mode(
    _: vk::PhysicalDevice,
    display: vk::DisplayKHR,
    _info: *const vk::DisplayModeCreateInfoKHR,
    _allocator: *const vk::AllocationCallbacks,
    mode: *mut vk::DisplayModeKHR,
) -> vk::Result {
    // SAFETY: valid usage: `mode` points to memory for the result.
    unsafe { mode.write(vk::DisplayModeKHR::from_raw(display.as_raw() + 1)) };
    vk::Result::SUCCESS
}

/// `vkGetDisplayPlaneCapabilities2KHR`: the extent encodes mode and plane.
pub(crate) extern "system" fn plane_capabilities2(
    _: vk::PhysicalDevice,
    info: *const vk::DisplayPlaneInfo2KHR,
    out: *mut vk::DisplayPlaneCapabilities2KHR,
) -> vk::Result {
    // SAFETY: valid usage: `info` and `out` point to valid structures.
    let (info, out) = unsafe { (&*info, &mut *out) };
    out.capabilities = vk::DisplayPlaneCapabilitiesKHR {
        max_dst_extent: vk::Extent2D { width: info.mode.as_raw() as u32, height: info.plane_index },
        ..Default::default()
    };
    vk::Result::SUCCESS
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
    _: vk::PhysicalDevice,
    _display: *mut vk::Display,
    output: vk::RROutput,
    out: *mut vk::DisplayKHR,
) -> vk::Result {
    log::detail("vkGetRandROutputDisplayEXT", json!({ "output": output }));
    // SAFETY: valid usage: `out` points to memory for the result.
    unsafe { out.write(vk::DisplayKHR::from_raw(DISPLAYS[1])) };
    vk::Result::SUCCESS
}
