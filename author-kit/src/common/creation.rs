//! Creation, destruction and lookups of instances and devices.

use std::ffi::c_char;

use dispatch_tables::proc_addr::Rules;
use dispatch_tables::{Command, vk};

use crate::common;
use crate::objects::{self, Common, device, instance};

/// The entries.
pub static ENTRIES: &[Common] = &[
    common!(DestroyInstance, instance::destroy, []),
    common!(CreateDevice, device::create, []),
    common!(DestroyDevice, device::destroy, []),
    common!(GetDeviceProcAddr, get_device_proc_addr, []),
];

/// vkGetDeviceProcAddr, of the table that applications call through.
///
/// # Safety
///
/// Valid usage of the command.
pub unsafe extern "system" fn get_device_proc_addr(
    handle: vk::Device,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    // SAFETY: valid usage; the header's table lives as long as the device.
    let (command, device, table) = unsafe {
        let device = objects::device(handle);
        (Command::from_ptr(name)?, device, &*device.head.header.dispatch)
    };
    table.get_if_supported(command, &Rules::SPECIFICATION, &device.enabled())
}
