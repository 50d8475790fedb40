//! A slot may be empty.

use dispatch_tables::{DeviceDispatchTable, vk};

fn main() {
    let table = DeviceDispatchTable::EMPTY;
    // SAFETY: it does not compile.
    unsafe { table.device_wait_idle()(vk::Device::NULL) };
}
