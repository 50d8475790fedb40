//! Drivers may return values that no registry has.

use dispatch_tables::vk;

fn main() {
    let waited = match vk::Result::SUCCESS {
        vk::Result::SUCCESS => true,
        vk::Result::TIMEOUT => false,
    };
    assert!(waited);
}
