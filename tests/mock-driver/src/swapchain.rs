//! Swapchains: three images that are never shown.

use author_kit::driver::{slice, two_calls};
use dispatch_tables::vk;

use crate::{object, surface};

/// `vkCreateSwapchainKHR`.
pub(crate) extern "system" fn create(
    _: vk::Device,
    info: *const vk::SwapchainCreateInfoKHR,
    _allocator: *const vk::AllocationCallbacks,
    swapchain: *mut vk::SwapchainKHR,
) -> vk::Result {
    // SAFETY: valid usage: `info` points to a valid structure, and `swapchain` to memory for the
    // result.
    unsafe {
        surface::note("vkCreateSwapchainKHR", (*info).surface);
        swapchain.write(vk::SwapchainKHR::from_raw(object::next_number()));
    }
    vk::Result::SUCCESS
}

/// `vkCreateSharedSwapchainsKHR`.
pub(crate) extern "system" fn create_shared(
    _: vk::Device,
    count: u32,
    infos: *const vk::SwapchainCreateInfoKHR,
    _allocator: *const vk::AllocationCallbacks,
    swapchains: *mut vk::SwapchainKHR,
) -> vk::Result {
    // SAFETY: valid usage: `infos` points to `count` elements.
    let infos = unsafe { slice(infos, count) };
    for (index, info) in infos.iter().enumerate() {
        surface::note("vkCreateSharedSwapchainsKHR", info.surface);
        // SAFETY: valid usage: the array has `count` elements.
        unsafe { swapchains.add(index).write(vk::SwapchainKHR::from_raw(object::next_number())) };
    }
    vk::Result::SUCCESS
}

/// `vkGetSwapchainImagesKHR`.
pub(crate) extern "system" fn images(
    _: vk::Device,
    _swapchain: vk::SwapchainKHR,
    count: *mut u32,
    out: *mut vk::Image,
) -> vk::Result {
    // SAFETY: valid usage: `count` is writable, and `out` is NULL or has room for `*count`
    // elements.
    unsafe { two_calls([1, 2, 3].map(vk::Image::from_raw).into_iter(), count, out) }
}

/// `vkAcquireNextImageKHR`: always the first image.
pub(crate) extern "system" fn acquire(
    _: vk::Device,
    _swapchain: vk::SwapchainKHR,
    _timeout: u64,
    _semaphore: vk::Semaphore,
    _fence: vk::Fence,
    index: *mut u32,
) -> vk::Result {
    // SAFETY: valid usage: `index` points to memory for the result.
    unsafe { index.write(0) };
    vk::Result::SUCCESS
}

/// `vkGetDeviceGroupSurfacePresentModesKHR`: on the local device only.
pub(crate) extern "system" fn group_present_modes(
    _: vk::Device,
    surface: vk::SurfaceKHR,
    modes: *mut vk::DeviceGroupPresentModeFlagsKHR,
) -> vk::Result {
    surface::note("vkGetDeviceGroupSurfacePresentModesKHR", surface);
    // SAFETY: valid usage: `modes` points to memory for the result.
    unsafe { modes.write(vk::DeviceGroupPresentModeFlagsKHR::LOCAL) };
    vk::Result::SUCCESS
}
