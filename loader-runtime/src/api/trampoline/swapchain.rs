//! Swapchain commands that take a surface (callpath.md 5.8). The other swapchain commands need no
//! code of the loader below their trampolines.

use dispatch_tables::{Command, vk};

use crate::api::invalid::{Parameter, invalid_handle};
use crate::event::SurfaceEvent;
use crate::object::device::Device;

/// Creates a swapchain. Calling it without VK_KHR_swapchain is the one missing command that
/// applications are told about: the process ends with a message.
///
/// # Safety
///
/// Vulkan's valid usage of vkCreateSwapchainKHR.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkCreateSwapchainKHR(
    device: vk::Device,
    p_create_info: *const vk::SwapchainCreateInfoKHR,
    p_allocator: *const vk::AllocationCallbacks,
    p_swapchain: *mut vk::SwapchainKHR,
) -> vk::Result {
    // SAFETY: valid usage: a dispatchable handle, or one that the check turns down.
    let Some(record) = (unsafe { Device::of(device.as_raw()) }) else {
        return invalid_handle(Command::CREATE_SWAPCHAIN_KHR, Parameter::Device);
    };
    let Some(create) = record.dispatch.table.create_swapchain_khr else {
        record.owner().journal().record(SurfaceEvent::NoSwapchainFunction);
        std::process::abort();
    };
    // SAFETY: valid usage.
    unsafe { create(device, p_create_info, p_allocator, p_swapchain) }
}
