//! The trampoline of vkCreateSwapchainKHR (callpath.md 5.8). The trampolines of the other swapchain
//! commands are generated.

use dispatch_tables::{Command, vk};

use crate::commands::invalid::{Parameter, invalid_handle};
use crate::device::record::Device;
use crate::event::SurfaceEvent;

/// Creates a swapchain. Without VK_KHR_swapchain the process ends with a message. A call of any
/// other missing device command jumps to address 0.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkCreateSwapchainKHR(
    device: vk::Device,
    p_create_info: *const vk::SwapchainCreateInfoKHR,
    p_allocator: *const vk::AllocationCallbacks,
    p_swapchain: *mut vk::SwapchainKHR,
) -> vk::Result {
    // SAFETY: valid usage passes a live device, whose first word points to its dispatch table
    // (callpath.md 2.1).
    let Some(record) = (unsafe { Device::of(device.as_raw()) }) else {
        return invalid_handle(Command::CREATE_SWAPCHAIN_KHR, Parameter::Device);
    };
    let Some(create) = record.dispatch.table.create_swapchain_khr else {
        record.owner().journal().end(SurfaceEvent::NoSwapchainFunction);
    };
    // SAFETY: the function of the chain gets the parameters of the application, which have valid
    // usage.
    unsafe { create(device, p_create_info, p_allocator, p_swapchain) }
}
