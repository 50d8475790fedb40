use dispatch_tables::{DeviceEntrypointTable, DeviceExtensionTable, vk};

unsafe extern "system" fn device_wait_idle(_: vk::Device) -> vk::Result {
    vk::Result::SUCCESS
}

const TABLE: DeviceEntrypointTable = DeviceEntrypointTable {
    device_wait_idle: Some(device_wait_idle),
    ..DeviceEntrypointTable::EMPTY
};

const EXTENSIONS: DeviceExtensionTable = DeviceExtensionTable {
    khr_swapchain: true,
    ..DeviceExtensionTable::EMPTY
};

fn main() {
    assert!(TABLE.device_wait_idle.is_some() && EXTENSIONS.khr_swapchain);
}
