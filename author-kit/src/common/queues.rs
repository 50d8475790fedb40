//! Queues of a device.

use dispatch_tables::vk;

use crate::common;
use crate::objects::{self, Common, device_table};

/// The entries.
pub static ENTRIES: &[Common] = &[
    common!(GetDeviceQueue2, get_device_queue2, []),
    common!(DeviceWaitIdle, device_wait_idle, [QUEUE_WAIT_IDLE]),
];

unsafe extern "system" fn get_device_queue2(
    device: vk::Device,
    info: *const vk::DeviceQueueInfo2,
    queue: *mut vk::Queue,
) {
    // SAFETY: valid usage of the command.
    let (device, info) = unsafe { (objects::device(device), &*info) };
    let asked = (info.queue_family_index, info.queue_index, info.flags);
    let mut queues = device.queues();
    let found = queues.find(|queue| (queue.family, queue.index, queue.flags) == asked);
    // SAFETY: valid usage of the command.
    unsafe { *queue = found.map_or(vk::Queue::NULL, |queue| queue.handle()) };
}

unsafe extern "system" fn device_wait_idle(device: vk::Device) -> vk::Result {
    // SAFETY: valid usage of the command; the table has what the entry requires.
    unsafe {
        let wait = device_table(device).queue_wait_idle().expect("required");
        let wait_for = |queue: &objects::Queue| wait(queue.handle()).result();
        match objects::device(device).queues().try_for_each(wait_for) {
            Ok(()) => vk::Result::SUCCESS,
            Err(error) => error,
        }
    }
}
