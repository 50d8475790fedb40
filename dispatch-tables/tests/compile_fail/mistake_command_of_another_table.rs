//! vkCreateDevice is a command of physical devices.

use dispatch_tables::{DeviceDispatchTable, InstanceDispatchTable};

fn main() {
    assert!(InstanceDispatchTable::EMPTY.create_device().is_none());
    assert!(DeviceDispatchTable::EMPTY.create_device().is_none());
}
