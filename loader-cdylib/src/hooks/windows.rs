//! The function that Windows calls when a process or thread attaches to the library, or detaches.
//! `DllMain` would be an export, which the contract does not have (drivers.md L.1).

use core::ffi::c_void;

const PROCESS_DETACH: u32 = 0;
const PROCESS_ATTACH: u32 = 1;

/// Lies between the first and the last entry of the table of such functions, which the C runtime
/// provides (`.CRT$XLA`, `.CRT$XLZ`).
#[used]
#[unsafe(link_section = ".CRT$XLB")]
static ON_CHANGE: extern "system" fn(*mut c_void, u32, *mut c_void) = on_change;

extern "system" fn on_change(_library: *mut c_void, reason: u32, process_ends: *mut c_void) {
    match reason {
        PROCESS_ATTACH => loader_runtime::on_load(),
        // At the end of the process the system reclaims everything (drivers.md C.5).
        PROCESS_DETACH if process_ends.is_null() => loader_runtime::on_unload(),
        _ => {}
    }
}
