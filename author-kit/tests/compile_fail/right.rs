//! The ways that the other programs of this folder lack: these compile.

use author_kit::common;
use author_kit::common::features::Features;
use author_kit::driver::{Batch, Common, Device, Queue};
use author_kit::layer::DeviceRequest;
use dispatch_tables::{Extension, vk};

pub fn ask_for_more(request: &mut DeviceRequest) {
    request.enable(Extension::KHR_TIMELINE_SEMAPHORE);
    request.enable_features(&Features { timeline_semaphore: true, ..Features::EMPTY });
    // SAFETY: the structure points to nothing.
    unsafe { request.push(vk::DevicePrivateDataCreateInfo::default()) };
}

pub fn allocate(device: &Device) -> bool {
    device.allocator().allocate(vk::SystemAllocationScope::OBJECT, 1_u32).is_ok()
}

/// # Safety
///
/// Valid usage of a submission.
pub unsafe fn submit(queue: &Queue, batch: Batch) {
    // SAFETY: the caller's promise.
    let _ = unsafe { queue.submit(vec![batch]) };
}

unsafe extern "system" fn trim(_: vk::Device, _: vk::CommandPool, _: vk::CommandPoolTrimFlags) {}

pub static ENTRY: Common = common!(TrimCommandPool, trim, []);

fn main() {}
