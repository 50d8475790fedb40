//! What is signaled are raw handles.

use author_kit::driver::Device;
use author_kit::driver::sync::signal_from_host;
use dispatch_tables::vk;

pub fn signal(device: &Device) {
    let _ = signal_from_host(device, vk::Semaphore::from_raw(1), vk::Fence::NULL);
}

fn main() {}
