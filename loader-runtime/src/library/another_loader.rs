//! Detects shared objects that are Vulkan loaders, copies of this one or others. As a driver or
//! layer, such a library would call this loader or itself without end (drivers.md E.2).

use core::ffi::{CStr, c_char};
use core::ptr;

use dispatch_tables::{Command, vk};

use super::shared_object::SharedObject;

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
    if soname(object).is_some_and(|name| SONAMES.contains(&name)) {
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

const DT_NULL: isize = 0;
const DT_STRTAB: isize = 5;
const DT_SONAME: isize = 14;

/// The DT_SONAME of the library.
fn soname(object: &SharedObject) -> Option<&CStr> {
    let map = object.link_map()?;
    let (mut strings, mut offset) = (None, None);
    // SAFETY: the dynamic section is mapped while the library is open, and ends with DT_NULL.
    unsafe {
        let mut entry = map.dynamic;
        while !entry.is_null() && (*entry).tag != DT_NULL {
            match (*entry).tag {
                DT_STRTAB => strings = Some((*entry).value),
                DT_SONAME => offset = Some((*entry).value),
                _ => {}
            }
            entry = entry.add(1);
        }
    }
    // glibc has relocated this address; musl leaves the value of the file.
    let strings = strings?;
    let strings = if strings < map.base { strings.wrapping_add(map.base) } else { strings };
    let name = ptr::with_exposed_provenance::<c_char>(strings.wrapping_add(offset?));
    // SAFETY: DT_SONAME is the offset of a C string in the string table, which is mapped while the
    // library is open.
    Some(unsafe { CStr::from_ptr(name) })
}
