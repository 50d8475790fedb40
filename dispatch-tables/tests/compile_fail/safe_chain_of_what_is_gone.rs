//! A chain is read as long as it exists.

use dispatch_tables::vk::{self, chain::Chain};

fn main() {
    let mut info = Chain::new(vk::DeviceCreateInfo::default());
    {
        let mut features = vk::PhysicalDeviceVulkan13Features::default();
        info.push(&mut features);
    }
    assert!(!info.p_next.is_null());
}
