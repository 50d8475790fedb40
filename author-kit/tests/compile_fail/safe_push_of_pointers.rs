//! The pushed structure points to an array that may be gone: to push is unsafe.

use author_kit::layer::DeviceRequest;
use dispatch_tables::vk;

pub fn change(request: &mut DeviceRequest) {
    request.push(vk::DeviceGroupDeviceCreateInfo {
        physical_device_count: 1,
        p_physical_devices: &request.physical_device(),
        ..Default::default()
    });
}

fn main() {}
