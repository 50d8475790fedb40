//! Why a command is not enabled: the versions and extensions that are missing, for each name of the
//! command. The arguments are names of commands.

use std::ffi::CString;

use dispatch_tables::{Command, DeviceExtensionTable, Enabled, InstanceExtensionTable, vk};

fn main() {
    let enabled = Enabled {
        core_version: vk::API_VERSION_1_1,
        instance_extensions: &InstanceExtensionTable::EMPTY,
        device_extensions: &DeviceExtensionTable {
            khr_swapchain: true,
            ..DeviceExtensionTable::EMPTY
        },
    };
    let mut names: Vec<String> = std::env::args().skip(1).collect();
    if names.is_empty() {
        names =
            ["vkQueuePresentKHR", "vkCmdBeginRendering", "vkCmdPushDescriptorSet2", "vkCmdDrawn"]
                .map(String::from)
                .to_vec();
    }
    for name in names {
        let found = CString::new(name.as_str()).ok().and_then(|name| Command::from_name(&name));
        let Some(command) = found else {
            println!("{name} is no command of this registry");
            continue;
        };
        for command in command.names() {
            match command.why_not(&enabled) {
                Some(why) => println!("{why}"),
                None => println!("{} is enabled", command.name().to_string_lossy()),
            }
        }
    }
}
