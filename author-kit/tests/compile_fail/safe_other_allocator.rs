//! Whatever the application's callbacks gave, they must free.

use author_kit::driver::alloc::Allocator;
use author_kit::driver::{Device, Instance};

pub fn of_device(device: &mut Device) {
    device.allocator = Allocator::GLOBAL;
}

pub fn of_instance(instance: &mut Instance) {
    instance.allocator = Allocator::GLOBAL;
}

fn main() {}
