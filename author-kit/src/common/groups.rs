//! Device groups of one device, and granularities of one pixel.

use dispatch_tables::vk;

use crate::common;
use crate::objects::{Common, device_table, two_calls};

/// The entries.
pub static ENTRIES: &[Common] = &[
    common!(GetDeviceGroupPeerMemoryFeatures, peer_memory_features, []),
    common!(CmdSetDeviceMask, set_device_mask, []),
    common!(GetDeviceGroupPresentCapabilitiesKHR, present_capabilities, [CREATE_SWAPCHAIN_KHR]),
    common!(GetDeviceGroupSurfacePresentModesKHR, present_modes, [CREATE_SWAPCHAIN_KHR]),
    common!(GetPhysicalDevicePresentRectanglesKHR, present_rectangles, [CREATE_SWAPCHAIN_KHR]),
    common!(AcquireNextImageKHR, acquire_next_image, [ACQUIRE_NEXT_IMAGE2_KHR]),
    common!(GetRenderAreaGranularity, render_area_granularity, [CREATE_RENDER_PASS2]),
    common!(GetRenderingAreaGranularity, rendering_area_granularity, [CMD_BEGIN_RENDERING]),
];

unsafe extern "system" fn peer_memory_features(
    _: vk::Device,
    _: u32,
    _: u32,
    _: u32,
    features: *mut vk::PeerMemoryFeatureFlags,
) {
    use vk::PeerMemoryFeatureFlags as Can;
    // SAFETY: valid usage of the command.
    unsafe { *features = Can::COPY_SRC | Can::COPY_DST | Can::GENERIC_SRC | Can::GENERIC_DST };
}

unsafe extern "system" fn set_device_mask(_: vk::CommandBuffer, _: u32) {}

unsafe extern "system" fn present_capabilities(
    _: vk::Device,
    capabilities: *mut vk::DeviceGroupPresentCapabilitiesKHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        (*capabilities).present_mask = Default::default();
        (*capabilities).present_mask[0] = 1;
        (*capabilities).modes = vk::DeviceGroupPresentModeFlagsKHR::LOCAL;
    }
    vk::Result::SUCCESS
}

unsafe extern "system" fn present_modes(
    _: vk::Device,
    _: vk::SurfaceKHR,
    modes: *mut vk::DeviceGroupPresentModeFlagsKHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe { *modes = vk::DeviceGroupPresentModeFlagsKHR::LOCAL };
    vk::Result::SUCCESS
}

/// The whole surface, whatever its size.
unsafe extern "system" fn present_rectangles(
    _: vk::PhysicalDevice,
    _: vk::SurfaceKHR,
    count: *mut u32,
    array: *mut vk::Rect2D,
) -> vk::Result {
    let side = i32::MAX as u32;
    let extent = vk::Extent2D { width: side, height: side };
    let all = vk::Rect2D { extent, ..Default::default() };
    // SAFETY: valid usage of the command.
    unsafe { two_calls([all].into_iter(), count, array) }
}

/// For the first device of the group.
unsafe extern "system" fn acquire_next_image(
    device: vk::Device,
    swapchain: vk::SwapchainKHR,
    timeout: u64,
    semaphore: vk::Semaphore,
    fence: vk::Fence,
    index: *mut u32,
) -> vk::Result {
    let info = vk::AcquireNextImageInfoKHR {
        swapchain,
        timeout,
        semaphore,
        fence,
        device_mask: 1,
        ..Default::default()
    };
    // SAFETY: valid usage of the command; the table has what the entry requires.
    unsafe {
        device_table(device).acquire_next_image2_khr().expect("required")(device, &info, index)
    }
}

unsafe extern "system" fn render_area_granularity(
    _: vk::Device,
    _: vk::RenderPass,
    granularity: *mut vk::Extent2D,
) {
    // SAFETY: valid usage of the command.
    unsafe { *granularity = vk::Extent2D { width: 1, height: 1 } };
}

unsafe extern "system" fn rendering_area_granularity(
    _: vk::Device,
    _: *const vk::RenderingAreaInfo,
    granularity: *mut vk::Extent2D,
) {
    // SAFETY: valid usage of the command.
    unsafe { *granularity = vk::Extent2D { width: 1, height: 1 } };
}
