//! Detects shared objects that are Vulkan loaders, copies of this one or others. As a driver or
//! layer, such a library would call this loader or itself without end (drivers.md E.2).

use core::ffi::CStr;

use dispatch_tables::{Command, vk};

use crate::libraries::shared_object::SharedObject;

/// The names of loaders on the platforms of the contract (drivers.md L.1).
const SONAMES: [&CStr; 4] =
    [c"libvulkan.so.1", c"libvulkan.so", c"libvulkan.1.dylib", c"vulkan-1.dll"];

/// The functions for negotiation. A driver or layer exports one of them, a loader none.
const NEGOTIATIONS: [&CStr; 3] = [
    c"vk_icdNegotiateLoaderICDInterfaceVersion",
    c"vk_icdGetInstanceProcAddr",
    c"vkNegotiateLoaderLayerInterfaceVersion",
];

/// Whether the library is a loader: it has the name of one, or it exports all commands that loaders
/// export and no function for negotiation.
pub(super) fn is_a_loader(object: &SharedObject) -> bool {
    if object.is_named(&SONAMES) {
        return true;
    }
    let exports = |name: &CStr| object.own_function(name).is_some();
    // Checked first, because most libraries lack this function and need no further lookup.
    exports(c"vkEnumerateInstanceLayerProperties")
        && !NEGOTIATIONS.into_iter().any(exports)
        && first_commands().all(|command| exports(command.name()))
}

/// The commands of Vulkan 1.0, which every loader exports.
fn first_commands() -> impl Iterator<Item = Command> {
    let is_first = |command: &Command| command.core_version() == Some(vk::API_VERSION_1_0);
    Command::all().filter(is_first)
}
