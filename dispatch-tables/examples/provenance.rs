//! Which source has each command of a table: a profiler over a driver over what drivers share.

use dispatch_tables::{DeviceDispatchTable, DeviceEntrypointTable, DeviceTableBuilder, vk};

unsafe extern "system" fn wait(_: vk::Device) -> vk::Result {
    vk::Result::SUCCESS
}

unsafe extern "system" fn wait_queue(_: vk::Queue) -> vk::Result {
    vk::Result::SUCCESS
}

unsafe extern "system" fn trim(_: vk::Device, _: vk::CommandPool, _: vk::CommandPoolTrimFlags) {}

unsafe extern "system" fn trim_khr(_: vk::Device, _: vk::CommandPool, _: vk::CommandPoolTrimFlags) {
    unreachable!("the table has the other name's function");
}

const DRIVER: DeviceEntrypointTable = DeviceEntrypointTable {
    device_wait_idle: Some(wait),
    // A mistake: two functions for one command.
    trim_command_pool: Some(trim),
    trim_command_pool_khr: Some(trim_khr),
    ..DeviceEntrypointTable::EMPTY
};

const COMMON: DeviceEntrypointTable = DeviceEntrypointTable {
    device_wait_idle: Some(wait),
    queue_wait_idle: Some(wait_queue),
    ..DeviceEntrypointTable::EMPTY
};

const PROFILER: DeviceEntrypointTable =
    DeviceEntrypointTable { queue_wait_idle: Some(wait_queue), ..DeviceEntrypointTable::EMPTY };

fn main() {
    let mut builder = DeviceTableBuilder::new();
    builder.fill("driver", &DRIVER).fill("common", &COMMON);
    let below = builder.layer("profiler", &PROFILER);
    for &command in DeviceDispatchTable::COMMANDS {
        let Some(filled) = builder.filled(command) else { continue };
        let name = command.name().to_string_lossy();
        let over = below.get(command).filter(|_| filled.source == "profiler");
        println!("{name}: {}{}", filled.source, over.map_or("", |_| ", over another"));
        if let Some(conflict) = filled.conflict {
            println!("{name}: not the function of {}", conflict.name().to_string_lossy());
        }
    }
}
