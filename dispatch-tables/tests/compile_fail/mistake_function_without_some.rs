use dispatch_tables::{DeviceEntrypointTable, vk};

unsafe extern "system" fn device_wait_idle(_: vk::Device) -> vk::Result {
    vk::Result::SUCCESS
}

static TABLE: DeviceEntrypointTable =
    DeviceEntrypointTable { device_wait_idle, ..DeviceEntrypointTable::EMPTY };

fn main() {
    assert!(TABLE.device_wait_idle.is_some());
}
