//! A structure on the stack is gone when the next layer reads the chain.

use author_kit::layer::DeviceRequest;
use dispatch_tables::vk;

pub fn change(request: &mut DeviceRequest) {
    let features = vk::PhysicalDeviceVulkan13Features::default();
    request.info.p_next = (&raw const features).cast();
}

fn main() {}
