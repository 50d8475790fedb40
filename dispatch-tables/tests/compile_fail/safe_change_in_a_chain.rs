//! A chain leads to the structures that were pushed: nobody changes its pointers meanwhile.

use dispatch_tables::vk::{self, chain::Chain};

fn main() {
    let mut features = vk::PhysicalDeviceVulkan13Features::default();
    let mut info = Chain::new(vk::DeviceCreateInfo::default());
    info.push(&mut features);
    features.p_next = std::ptr::dangling_mut();
    info.p_next = std::ptr::dangling();
    assert!(!info.p_next.is_null());
}
