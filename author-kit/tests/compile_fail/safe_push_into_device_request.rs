//! A structure on the stack is gone when the next layer reads the chain.

use author_kit::layer::DeviceRequest;
use dispatch_tables::vk::{self, chain};

pub fn change(request: &mut DeviceRequest) {
    let mut features = vk::PhysicalDeviceVulkan13Features::default();
    chain::push(&mut request.info, &mut features);
}

fn main() {}
