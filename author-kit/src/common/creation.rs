//! Creation, destruction and lookups of instances and devices.

use crate::common;
use crate::driver::{Common, device, entry, instance};

/// The entries.
pub static ENTRIES: &[Common] = &[
    common!(DESTROY_INSTANCE, PFN_vkDestroyInstance, instance::destroy, []),
    common!(CREATE_DEVICE, PFN_vkCreateDevice, device::create, []),
    common!(DESTROY_DEVICE, PFN_vkDestroyDevice, device::destroy, []),
    common!(GET_DEVICE_PROC_ADDR, PFN_vkGetDeviceProcAddr, entry::get_device_proc_addr, []),
];
