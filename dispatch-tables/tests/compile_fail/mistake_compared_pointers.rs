//! Structures with pointers do not compare: what is behind the pointers may be equal.

use dispatch_tables::vk;

fn main() {
    assert!(vk::DeviceCreateInfo::default() == vk::DeviceCreateInfo::default());
}
