//! The parts of docs/write-a-driver.md that are beside the crate on the page: drivers with objects and
//! events of their own, recorded commands, render passes, windows, payloads, and two kinds of devices.
//! What stands between `page:` and the next `page` is on the page, and a test of the page compares both.

mod drawing;
mod objects;
mod payloads;
mod recorded;
mod windows;

use std::ptr::null;
use std::sync::atomic::{AtomicU32, Ordering};

use author_kit::driver::{
    self, Description, Driver, Entrypoints, PhysicalDeviceDescription, Variant, entry,
};
use dispatch_tables::{DeviceEntrypointTable, vk};

use crate::support::{Instance, call, physical_device};

// page: variants
// The devices of this generation have a function of their own for vkCmdFillBuffer.
static GEN9: Variant = Variant {
    name: "gen9",
    over: &[Entrypoints {
        device: &DeviceEntrypointTable {
            cmd_fill_buffer: Some(fill_of_gen9),
            ..DeviceEntrypointTable::EMPTY
        },
        ..Entrypoints::EMPTY
    }],
    under: &[],
};

fn physical_devices(_: &driver::Instance) -> Result<Vec<PhysicalDeviceDescription>, vk::Result> {
    let gen9 = PhysicalDeviceDescription { variant: &GEN9, ..physical_device() };
    Ok(vec![physical_device(), gen9])
}
// page

unsafe extern "system" fn fill(
    _: vk::CommandBuffer,
    _: vk::Buffer,
    _: vk::DeviceSize,
    _: vk::DeviceSize,
    _: u32,
) {
    FILLS.fetch_add(1, Ordering::Relaxed);
}

unsafe extern "system" fn fill_of_gen9(
    _: vk::CommandBuffer,
    _: vk::Buffer,
    _: vk::DeviceSize,
    _: vk::DeviceSize,
    _: u32,
) {
    FILLS.fetch_add(9, Ordering::Relaxed);
}

static FILLS: AtomicU32 = AtomicU32::new(0);

static VARIANTS: Driver = Driver::new(Description {
    device: DeviceEntrypointTable { cmd_fill_buffer: Some(fill), ..DeviceEntrypointTable::EMPTY },
    ..Description::new(vk::API_VERSION_1_3, physical_devices, |_, _| Ok(()))
});

struct OfVariants;

impl entry::Exported for OfVariants {
    const DRIVER: &'static Driver = &VARIANTS;
}

#[test]
fn devices_of_the_pages_variant_have_its_command() {
    for (gpu, fills) in [(0, 1), (1, 9)] {
        let mut instance = Instance::bare::<OfVariants>(&[], null(), null()).expect("created");
        instance.gpu = instance.gpus().expect("listed")[gpu];
        let device = instance.device();
        let before = FILLS.load(Ordering::Relaxed);
        let buffer = vk::CommandBuffer::NULL;
        call!(device.commands.cmd_fill_buffer(buffer, vk::Buffer::NULL, 0, 4, 0));
        assert_eq!(FILLS.load(Ordering::Relaxed) - before, fills);
        device.destroy();
        instance.destroy();
    }
}
