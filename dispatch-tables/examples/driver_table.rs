//! A driver's table: its own functions over those that drivers share, and the answers to an application
//! that has enabled Vulkan 1.0.

use dispatch_tables::{
    Command, DeviceDispatchTable, DeviceEntrypointTable, DeviceExtensionTable, DeviceTableBuilder,
    Enabled, InstanceExtensionTable, Rules, vk,
};

unsafe extern "system" fn trim(_: vk::Device, _: vk::CommandPool, _: vk::CommandPoolTrimFlags) {}

unsafe extern "system" fn wait(_: vk::Device) -> vk::Result {
    vk::Result::SUCCESS
}

/// The driver's own functions. A misspelt command or a function of another type does not compile.
static DRIVER: DeviceEntrypointTable =
    DeviceEntrypointTable { trim_command_pool: Some(trim), ..DeviceEntrypointTable::EMPTY };

/// A driver with one source has its table at compile time.
static TABLE: DeviceDispatchTable = DeviceDispatchTable::of(&DRIVER);

/// What drivers share.
static COMMON: DeviceEntrypointTable =
    DeviceEntrypointTable { device_wait_idle: Some(wait), ..DeviceEntrypointTable::EMPTY };

fn main() {
    let mut builder = DeviceTableBuilder::new();
    builder.fill("driver", &DRIVER).fill("common", &COMMON);
    assert!(TABLE.device_wait_idle().is_none() && builder.table().device_wait_idle().is_some());

    // vkGetDeviceProcAddr: a name of the registry, which the driver has, and which is enabled.
    let enabled = Enabled {
        core_version: vk::API_VERSION_1_0,
        instance_extensions: &InstanceExtensionTable::EMPTY,
        device_extensions: &DeviceExtensionTable {
            khr_maintenance1: true,
            ..DeviceExtensionTable::EMPTY
        },
    };
    for name in [c"vkCmdTrace", c"vkTrimCommandPoolKHR", c"vkCmdDraw", c"vkDeviceWaitIdle"] {
        let function = Command::from_name(name).and_then(|command| {
            builder.table().get_if_supported(command, &Rules::SPECIFICATION, &enabled)
        });
        println!("{}: {}", name.to_string_lossy(), function.map_or("null", |_| "a function"));
    }
}
