//! Dispatchable objects are the kit's. Their second word leads to a table of this load of the
//! library, by which the driver recognises foreign handles. Handles of other objects are the kit's
//! too, or plain numbers.

use std::ffi::c_void;
use std::sync::atomic::{AtomicU64, Ordering};

use dispatch_tables::{Command, Level, vk};

use crate::config::driver;

/// Ends the process with a message if the handle that `command` is called on is not one of this
/// driver's objects: the loader then passed one of its own wrappers or another driver's object.
pub(crate) fn check_argument(command: Command, argument: u64) {
    let name = command.name().to_str().unwrap_or_default();
    // vkDestroyInstance and vkDestroyDevice ignore NULL, and the loader does not unwrap the first
    // argument of the queue of another API.
    let may_be_null = name.starts_with("vkDestroy") && argument == 0;
    if !may_be_null && command != Command::GET_EXTERNAL_COMPUTE_QUEUE_DATA_NV {
        let handle = std::ptr::with_exposed_provenance(argument as usize);
        check(command.level(), handle, name);
    }
}

/// As [`check_argument`], for a handle of an object at `level`. Global commands have none.
pub(crate) fn check(level: Level, handle: *const c_void, command: &str) {
    let tables = driver().kit.tables();
    let (table, kind) = match level {
        Level::Global => return,
        Level::Instance => ((&raw const tables.instance).cast(), "VkInstance"),
        Level::PhysicalDevice => ((&raw const tables.physical_device).cast(), "VkPhysicalDevice"),
        Level::Device => ((&raw const tables.device).cast(), "child of a VkDevice"),
    };
    // SAFETY: valid usage and the loader's contract make the handle a live dispatchable object,
    // which has at least two words.
    let own = !handle.is_null() && unsafe { *handle.cast::<*const c_void>().add(1) } == table;
    if !own {
        eprintln!("mock driver: {command}: {handle:?} is not a {kind} of this driver");
        std::process::abort()
    }
}

/// Writes the configured first word into a new object, which has ICD_LOADER_MAGIC from the kit.
///
/// # Safety
///
/// The handle is that of a new object of the kit.
pub(crate) unsafe fn set_loader_word(handle: *mut c_void) {
    // SAFETY: the first word of the object is the loader's, which has not seen the object.
    unsafe { handle.cast::<usize>().write(driver().config.loader_word) };
}

/// A number for the next non-dispatchable object without state.
pub(crate) fn next_number() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(0x1000);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// `vkCreate*` for objects without state in this driver, of an instance or a device: returns a handle with a number of its own.
pub(crate) extern "system" fn create<Parent, Info, Handle: vk::Handle>(
    _parent: Parent,
    _info: *const Info,
    _allocator: *const vk::AllocationCallbacks,
    handle: *mut Handle,
) -> vk::Result {
    // SAFETY: valid usage: `handle` points to memory for the result.
    unsafe { handle.write(Handle::from_u64(next_number())) };
    vk::Result::SUCCESS
}
