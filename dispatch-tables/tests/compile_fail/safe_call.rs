//! A command is called with handles that may be gone.

use dispatch_tables::{DeviceDispatchTable, vk};

fn main() {
    let table = DeviceDispatchTable::EMPTY;
    table.device_wait_idle().expect("core")(vk::Device::NULL);
}
