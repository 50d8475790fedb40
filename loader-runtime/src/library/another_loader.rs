//! Whether a shared object is a Vulkan loader, this one's copy or any other: as a driver or layer
//! it would call this loader, or itself, without end (drivers.md E.2).

use std::ffi::{CStr, c_char};
use std::ptr;

use dispatch_tables::{Command, vk};

use super::shared_object::SharedObject;

/// The names that loaders are installed under on the platforms of the contract (drivers.md L.1).
const SONAMES: [&CStr; 4] =
    [c"libvulkan.so.1", c"libvulkan.so", c"libvulkan.1.dylib", c"vulkan-1.dll"];

/// Whoever exports one of these can be negotiated with, which no loader can.
const NEGOTIATIONS: [&CStr; 3] = [
    c"vk_icdNegotiateLoaderICDInterfaceVersion",
    c"vk_icdGetInstanceProcAddr",
    c"vkNegotiateLoaderLayerInterfaceVersion",
];

/// Whether the library has a loader's name, or exports all that a loader does and nothing that can
/// be negotiated with.
pub(super) fn is_a_loader(object: &SharedObject) -> bool {
    if soname(object).is_some_and(|name| SONAMES.contains(&name)) {
        return true;
    }
    let exports = |name: &CStr| object.own_function(name).is_some();
    // Most libraries have no function of this name, and the rest need not be looked up.
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

/// The library's DT_SONAME.
fn soname(object: &SharedObject) -> Option<&CStr> {
    let map = object.link_map()?;
    let (mut strings, mut offset) = (None, None);
    // SAFETY: the section lives as long as the library is open, and ends with DT_NULL.
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
    // glibc has made this an address; musl leaves what the file has.
    let strings = strings?;
    let strings = if strings < map.base { strings.wrapping_add(map.base) } else { strings };
    let name = ptr::with_exposed_provenance::<c_char>(strings.wrapping_add(offset?));
    // SAFETY: DT_SONAME is the offset of a C string in the string table, which is mapped.
    Some(unsafe { CStr::from_ptr(name) })
}
