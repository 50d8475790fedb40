use dispatch_tables::{DeviceEntrypointTable, vk};

unsafe extern "system" fn queue_wait_idle(_: vk::Queue) -> vk::Result {
    vk::Result::SUCCESS
}

const TABLE: DeviceEntrypointTable = DeviceEntrypointTable {
    device_wait_idle: Some(queue_wait_idle),
    ..DeviceEntrypointTable::EMPTY
};

fn main() {
    assert!(TABLE.device_wait_idle.is_some());
}
