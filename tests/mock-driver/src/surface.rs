//! The driver's own surfaces (interface version 3 and later) and their queries.
//!
//! A surface handle that the driver did not create is the loader's container, which older drivers
//! receive (callpath.md 5.3). The log then names the platform in the container.

use author_kit::driver::{two_calls, two_calls_into};
use dispatch_tables::vk;
use serde_json::{Value, json};

use crate::config::driver;
use crate::{log, object};

/// Creates a surface, and logs `data` about its creation.
pub(crate) fn create(command: &str, surface: *mut vk::SurfaceKHR, mut data: Value) -> vk::Result {
    let number = object::next_number();
    if let Ok(mut surfaces) = driver().surfaces.lock() {
        surfaces.push(number);
    }
    data["surface"] = json!(number);
    log::detail(command, data);
    // SAFETY: valid usage: `surface` points to memory for the result.
    unsafe { surface.write(vk::SurfaceKHR::from_raw(number)) };
    vk::Result::SUCCESS
}

/// `vkCreateHeadlessSurfaceEXT`.
pub(crate) extern "system" fn create_headless(
    _instance: vk::Instance,
    _info: *const vk::HeadlessSurfaceCreateInfoEXT,
    allocator: *const vk::AllocationCallbacks,
    surface: *mut vk::SurfaceKHR,
) -> vk::Result {
    let data = json!({ "has_callbacks": !allocator.is_null() });
    create("vkCreateHeadlessSurfaceEXT", surface, data)
}

/// `vkCreateXcbSurfaceKHR`.
pub(crate) extern "system" fn create_xcb(
    _instance: vk::Instance,
    info: *const vk::XcbSurfaceCreateInfoKHR,
    _allocator: *const vk::AllocationCallbacks,
    surface: *mut vk::SurfaceKHR,
) -> vk::Result {
    // SAFETY: valid usage: `info` points to a valid structure.
    let info = unsafe { &*info };
    let data = json!({ "connection": info.connection as u64, "window": info.window });
    create("vkCreateXcbSurfaceKHR", surface, data)
}

/// `vkCreateXlibSurfaceKHR`.
pub(crate) extern "system" fn create_xlib(
    _instance: vk::Instance,
    info: *const vk::XlibSurfaceCreateInfoKHR,
    _allocator: *const vk::AllocationCallbacks,
    surface: *mut vk::SurfaceKHR,
) -> vk::Result {
    // SAFETY: valid usage: `info` points to a valid structure.
    let info = unsafe { &*info };
    create(
        "vkCreateXlibSurfaceKHR",
        surface,
        json!({ "display": info.dpy as u64, "window": info.window }),
    )
}

/// `vkCreateWaylandSurfaceKHR`.
pub(crate) extern "system" fn create_wayland(
    _instance: vk::Instance,
    info: *const vk::WaylandSurfaceCreateInfoKHR,
    _allocator: *const vk::AllocationCallbacks,
    surface: *mut vk::SurfaceKHR,
) -> vk::Result {
    // SAFETY: valid usage: `info` points to a valid structure.
    let info = unsafe { &*info };
    let data = json!({ "display": info.display as u64, "wl_surface": info.surface as u64 });
    create("vkCreateWaylandSurfaceKHR", surface, data)
}

/// `vkDestroySurfaceKHR`.
pub(crate) extern "system" fn destroy(
    _instance: vk::Instance,
    surface: vk::SurfaceKHR,
    _allocator: *const vk::AllocationCallbacks,
) {
    note("vkDestroySurfaceKHR", surface);
    if let Ok(mut surfaces) = driver().surfaces.lock() {
        surfaces.retain(|&number| number != surface.as_raw());
    }
}

/// Logs which surface a command received: one of the driver's own, or the loader's container.
pub(crate) fn note(command: &str, surface: vk::SurfaceKHR) {
    let number = surface.as_raw();
    let own = driver().surfaces.lock().is_ok_and(|surfaces| surfaces.contains(&number));
    let mut data = json!({ "surface": number, "own": own });
    if !own && !surface.is_null() && driver().config.interface_version < 3 {
        // SAFETY: a handle that is not the driver's points to the loader's container: drivers below
        // interface version 3 receive no other surfaces (callpath.md 5.3).
        data["container"] = unsafe { container(number as *const u32) };
        data["platform"] = data["container"]["platform"].clone();
    }
    log::detail(command, data);
}

/// Where the loader's container (callpath.md 5.3) has what, in bytes. Its first member is a union of
/// the platforms' structures, and C aligns members of 64 bits at 4 bytes on i386.
#[derive(Clone, Copy)]
struct ContainerLayout {
    /// The two words behind the platform.
    union: [usize; 2],
    sizes: usize,
    has_callbacks: usize,
    callbacks: usize,
}

const CONTAINER: ContainerLayout = if cfg!(target_arch = "x86") {
    ContainerLayout { union: [4, 8], sizes: 40, has_callbacks: 60, callbacks: 64 }
} else {
    ContainerLayout { union: [8, 16], sizes: 48, has_callbacks: 68, callbacks: 72 }
};

/// The contents of the loader's container: the platform's structure as its platform and two words,
/// the sizes behind it, whether there are callbacks, and the first word of these.
///
/// # Safety
///
/// `words` points to the loader's container.
unsafe fn container(words: *const u32) -> Value {
    // SAFETY: the caller guarantees that `words` points to the loader's container.
    unsafe {
        let wide = |offset: usize| words.byte_add(offset).cast::<usize>().read();
        let sizes =
            [0, 1, 2, 3, 4].map(|size: usize| words.byte_add(CONTAINER.sizes).add(size).read());
        json!({
            "platform": words.read(),
            "union": CONTAINER.union.map(wide),
            "sizes": sizes,
            "has_callbacks": words.byte_add(CONTAINER.has_callbacks).cast::<u8>().read(),
            "callbacks": wide(CONTAINER.callbacks),
        })
    }
}

/// `vkGetPhysicalDeviceSurfaceSupportKHR`: the first family can present.
pub(crate) extern "system" fn support(
    _: vk::PhysicalDevice,
    family: u32,
    surface: vk::SurfaceKHR,
    supported: *mut vk::Bool32,
) -> vk::Result {
    note("vkGetPhysicalDeviceSurfaceSupportKHR", surface);
    // SAFETY: valid usage: `supported` points to memory for the result.
    unsafe { supported.write(vk::Bool32::from(family == 0)) };
    vk::Result::SUCCESS
}

/// `vkGetPhysicalDeviceSurfaceCapabilitiesKHR`.
pub(crate) extern "system" fn capabilities(
    _: vk::PhysicalDevice,
    surface: vk::SurfaceKHR,
    capabilities: *mut vk::SurfaceCapabilitiesKHR,
) -> vk::Result {
    note("vkGetPhysicalDeviceSurfaceCapabilitiesKHR", surface);
    let extent = |side| vk::Extent2D { width: side, height: side };
    let answer = vk::SurfaceCapabilitiesKHR {
        min_image_count: 2,
        max_image_count: 8,
        current_extent: extent(64),
        min_image_extent: extent(1),
        max_image_extent: extent(4096),
        max_image_array_layers: 1,
        supported_transforms: vk::SurfaceTransformFlagsKHR::IDENTITY,
        current_transform: vk::SurfaceTransformFlagsKHR::IDENTITY,
        supported_composite_alpha: vk::CompositeAlphaFlagsKHR::OPAQUE,
        supported_usage_flags: vk::ImageUsageFlags::COLOR_ATTACHMENT,
    };
    // SAFETY: valid usage: `capabilities` points to memory for the result.
    unsafe { capabilities.write(answer) };
    vk::Result::SUCCESS
}

/// `vkGetPhysicalDeviceSurfaceCapabilities2KHR`.
pub(crate) extern "system" fn capabilities2(
    device: vk::PhysicalDevice,
    info: *const vk::PhysicalDeviceSurfaceInfo2KHR,
    out: *mut vk::SurfaceCapabilities2KHR,
) -> vk::Result {
    // SAFETY: valid usage: `info` and `out` point to valid structures.
    let (surface, out) = unsafe { ((*info).surface, &raw mut (*out).surface_capabilities) };
    capabilities(device, surface, out)
}

const FORMATS: [vk::SurfaceFormatKHR; 2] = [
    vk::SurfaceFormatKHR {
        format: vk::Format::B8G8R8A8_UNORM,
        color_space: vk::ColorSpaceKHR::SRGB_NONLINEAR,
    },
    vk::SurfaceFormatKHR {
        format: vk::Format::B8G8R8A8_SRGB,
        color_space: vk::ColorSpaceKHR::SRGB_NONLINEAR,
    },
];

/// `vkGetPhysicalDeviceSurfaceFormatsKHR`.
pub(crate) extern "system" fn formats(
    _: vk::PhysicalDevice,
    surface: vk::SurfaceKHR,
    count: *mut u32,
    out: *mut vk::SurfaceFormatKHR,
) -> vk::Result {
    note("vkGetPhysicalDeviceSurfaceFormatsKHR", surface);
    // SAFETY: valid usage: `count` is writable, and `out` is NULL or has room for `*count`
    // elements.
    unsafe { two_calls(FORMATS.into_iter(), count, out) }
}

/// `vkGetPhysicalDeviceSurfaceFormats2KHR`.
pub(crate) extern "system" fn formats2(
    _: vk::PhysicalDevice,
    info: *const vk::PhysicalDeviceSurfaceInfo2KHR,
    count: *mut u32,
    out: *mut vk::SurfaceFormat2KHR,
) -> vk::Result {
    let fill = |format, out: &mut vk::SurfaceFormat2KHR| out.surface_format = format;
    // SAFETY: valid usage: `info` points to a valid structure, `count` is writable, and `out` is
    // NULL or has room for `*count` elements.
    unsafe {
        note("vkGetPhysicalDeviceSurfaceFormats2KHR", (*info).surface);
        two_calls_into(FORMATS.into_iter(), count, out, fill)
    }
}

/// `vkGetPhysicalDeviceSurfacePresentModesKHR`.
pub(crate) extern "system" fn present_modes(
    _: vk::PhysicalDevice,
    surface: vk::SurfaceKHR,
    count: *mut u32,
    out: *mut vk::PresentModeKHR,
) -> vk::Result {
    note("vkGetPhysicalDeviceSurfacePresentModesKHR", surface);
    // SAFETY: valid usage: `count` is writable, and `out` is NULL or has room for `*count`
    // elements.
    unsafe {
        two_calls([vk::PresentModeKHR::FIFO, vk::PresentModeKHR::IMMEDIATE].into_iter(), count, out)
    }
}
