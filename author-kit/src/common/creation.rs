//! Creation, destruction and lookups of instances and devices.

use crate::common;
use crate::driver::{Common, device, entry, instance};

/// The entries.
pub static ENTRIES: &[Common] = &[
    common!(DestroyInstance, instance::destroy, []),
    common!(CreateDevice, device::create, []),
    common!(DestroyDevice, device::destroy, []),
    common!(GetDeviceProcAddr, entry::get_device_proc_addr, []),
];
