//! What a physical device can do with a surface.

use dispatch_tables::vk;

use crate::capability::formats::USAGES;
use crate::objects::{self, PhysicalDevice, two_calls, two_calls_into};

use super::system::{Facts, Window};
use super::{FORMATS, PRESENT_MODES, surface};

/// Fewer images than these would leave nothing to draw to while one is shown.
const MIN_IMAGES: u32 = 2;

/// The side of an image of a driver that says nothing: what every implementation has.
const SIDE: u32 = 4096;

/// The result of a command.
pub(super) fn result_of(result: Result<(), vk::Result>) -> vk::Result {
    result.err().unwrap_or(vk::Result::SUCCESS)
}

pub(super) unsafe extern "system" fn support(
    device: vk::PhysicalDevice,
    _: u32,
    surface: vk::SurfaceKHR,
    supported: *mut vk::Bool32,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        *supported = vk::FALSE;
        let facts = surface::window(surface).and_then(|window| window.facts());
        let is_supported = |facts: Facts| facts.is_supported && has_formats(device);
        result_of(facts.map(|facts| *supported = is_supported(facts).into()))
    }
}

/// What is drawn to can be read in a later subpass.
const OF_INPUTS: (vk::ImageUsageFlags, vk::FormatFeatureFlags2) =
    (vk::ImageUsageFlags::INPUT_ATTACHMENT, vk::FormatFeatureFlags2::COLOR_ATTACHMENT);

/// What images of a format can be used for. The images are linear, but tell the application what optimal
/// ones can: the layout is no business of the application's.
fn features(device: &PhysicalDevice, format: vk::Format) -> vk::FormatFeatureFlags2 {
    (device.description.format)(format).optimal_tiling_features
}

/// The formats of surfaces that the physical device draws to: the usage that every surface has.
fn known_formats(device: &PhysicalDevice) -> Vec<vk::Format> {
    let color = vk::FormatFeatureFlags2::COLOR_ATTACHMENT;
    FORMATS.into_iter().filter(|format| features(device, *format).contains(color)).collect()
}

/// The physical device has a format of surfaces: without one, it presents to none.
///
/// # Safety
///
/// A live physical device.
pub(super) unsafe fn has_formats(device: vk::PhysicalDevice) -> bool {
    // SAFETY: the caller's promise.
    !known_formats(unsafe { objects::physical_device(device) }).is_empty()
}

/// The usages that all formats of surfaces have.
fn usages(device: &PhysicalDevice) -> vk::ImageUsageFlags {
    let formats = known_formats(device);
    let has = |feature| formats.iter().all(|format| features(device, *format).contains(feature));
    let usages = USAGES.iter().chain([&OF_INPUTS]).filter(|(_, feature)| has(*feature));
    usages.fold(vk::ImageUsageFlags::empty(), |all, (usage, _)| all | *usage)
}

fn of_window(
    device: &PhysicalDevice,
    window: &Window,
) -> Result<vk::SurfaceCapabilitiesKHR, vk::Result> {
    let facts = window.facts()?;
    let square = |side| vk::Extent2D { width: side, height: side };
    let side = device.description.properties.max_image_dimension2_d;
    let largest = square(if side == 0 { SIDE } else { side });
    // A window of X has the images' size, or the swapchain is out of date.
    let (smallest, largest) = match facts.extent {
        Some(extent) => (extent, extent),
        None => (square(1), largest),
    };
    Ok(vk::SurfaceCapabilitiesKHR {
        min_image_count: MIN_IMAGES,
        max_image_count: 0,
        current_extent: facts.extent.unwrap_or(square(u32::MAX)),
        min_image_extent: smallest,
        max_image_extent: largest,
        max_image_array_layers: 1,
        supported_transforms: vk::SurfaceTransformFlagsKHR::IDENTITY,
        current_transform: vk::SurfaceTransformFlagsKHR::IDENTITY,
        supported_composite_alpha: facts.alpha,
        supported_usage_flags: usages(device),
    })
}

pub(super) unsafe extern "system" fn capabilities(
    device: vk::PhysicalDevice,
    info: *const vk::PhysicalDeviceSurfaceInfo2KHR,
    answer: *mut vk::SurfaceCapabilities2KHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let device = objects::physical_device(device);
        let found = surface::window((*info).surface).and_then(|window| of_window(device, &window));
        result_of(found.map(|found| (*answer).surface_capabilities = found))
    }
}

pub(super) unsafe extern "system" fn formats(
    device: vk::PhysicalDevice,
    _: *const vk::PhysicalDeviceSurfaceInfo2KHR,
    count: *mut u32,
    array: *mut vk::SurfaceFormat2KHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let formats = known_formats(objects::physical_device(device));
        two_calls_into(formats.into_iter(), count, array, |format, place| {
            let color_space = vk::ColorSpaceKHR::SRGB_NONLINEAR;
            place.surface_format = vk::SurfaceFormatKHR { format, color_space };
        })
    }
}

pub(super) unsafe extern "system" fn present_modes(
    _: vk::PhysicalDevice,
    _: vk::SurfaceKHR,
    count: *mut u32,
    array: *mut vk::PresentModeKHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe { two_calls(PRESENT_MODES.into_iter(), count, array) }
}

/// The whole window; of a window without a size, no rectangle.
pub(super) unsafe extern "system" fn rectangles(
    _: vk::PhysicalDevice,
    surface: vk::SurfaceKHR,
    count: *mut u32,
    array: *mut vk::Rect2D,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let facts = surface::window(surface).and_then(|window| window.facts());
        // The command may not say that a surface is lost: there is no rectangle either.
        let extent = facts.ok().and_then(|facts| facts.extent);
        let whole: Vec<_> =
            extent.into_iter().map(|extent| vk::Rect2D { extent, ..Default::default() }).collect();
        two_calls(whole.into_iter(), count, array)
    }
}
