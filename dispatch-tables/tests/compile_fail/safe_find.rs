//! Anybody may have written the pointers of a structure that is no `Chain`.

use dispatch_tables::vk::{self, chain};

fn main() {
    let info = vk::DeviceCreateInfo { p_next: std::ptr::dangling(), ..Default::default() };
    let _ = chain::find::<vk::PhysicalDeviceVulkan13Features, _>(&info);
}
