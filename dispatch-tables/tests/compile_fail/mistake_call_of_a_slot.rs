//! A slot is read first: the command may not be there.

use dispatch_tables::{DeviceDispatchTable, vk};

fn main() {
    let table = DeviceDispatchTable::EMPTY;
    // SAFETY: it does not compile.
    unsafe { table.queue_submit(vk::Queue::NULL, 0, std::ptr::null(), vk::Fence::NULL) };
}
