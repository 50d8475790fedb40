//! The present Plug-and-Play devices of a class, and a value of their software keys (drivers.md
//! C.5).

use alloc::vec::Vec;
use core::ptr;

use loader_discovery::memory::{Collect as _, Grown};
use loader_discovery::system::windows::PnpDevice;
use windows_sys::Win32::Devices::DeviceAndDriverInstallation::{
    CM_DRP_CLASSGUID, CM_GETIDLIST_FILTER_CLASS, CM_GETIDLIST_FILTER_PRESENT, CM_Get_Child,
    CM_Get_DevNode_Registry_PropertyW, CM_Get_DevNode_Status, CM_Get_Device_ID_List_SizeW,
    CM_Get_Device_ID_ListW, CM_Get_Sibling, CM_Locate_DevNodeW, CM_Open_DevNode_Key,
    CM_PROB_NEED_RESTART, CM_REGISTRY_SOFTWARE, CR_SUCCESS, DN_HAS_PROBLEM,
    RegDisposition_OpenExisting,
};
use windows_sys::Win32::System::Registry::KEY_QUERY_VALUE;

use crate::host::windows::answer;
use crate::host::windows::registry::{self, Key};
use crate::host::windows::text::{narrow, wide};
use crate::memory::filled;

/// The functions that find the first child and the next sibling of a device.
type Neighbour = unsafe extern "system" fn(*mut u32, u32, u32) -> u32;

/// More devices than a machine has, against a list without an end.
const MAX_DEVICES: usize = 1024;

/// The present devices of `class`, with their children and the value `value` of each.
pub(super) fn present(class: &str, value: &str) -> Grown<Vec<PnpDevice>> {
    let filter = wide(class.as_bytes())?;
    let flags = CM_GETIDLIST_FILTER_CLASS | CM_GETIDLIST_FILTER_PRESENT;
    let (mut length, filter) = (0, filter.as_ptr());
    // SAFETY: `filter` ends with a NUL, and `length` is writable.
    let result = unsafe { CM_Get_Device_ID_List_SizeW(&raw mut length, filter, flags) };
    if result != CR_SUCCESS {
        return Ok(Vec::new());
    }
    let mut list = filled(0_u16, length as usize)?;
    // SAFETY: `filter` ends with a NUL, and `list` is writable for its length.
    let result = unsafe { CM_Get_Device_ID_ListW(filter, list.as_mut_ptr(), length, flags) };
    if result != CR_SUCCESS {
        return Ok(Vec::new());
    }
    let names = list.split_inclusive(|unit| *unit == 0).take_while(|name| name.len() > 1);
    names.filter_map(locate).map(|found| device(found, value, true)).try_gather()
}

/// The device with this name, which ends with a NUL.
fn locate(name: &[u16]) -> Option<u32> {
    let mut device = 0;
    // SAFETY: the caller passes a name with its NUL, and `device` is writable.
    let result = unsafe { CM_Locate_DevNodeW(&raw mut device, name.as_ptr(), 0) };
    (result == CR_SUCCESS).then_some(device)
}

fn device(found: u32, value: &str, with_children: bool) -> Grown<PnpDevice> {
    let value_of = |key| answer::found(registry::value(&key, value));
    Ok(PnpDevice {
        class: class(found)?,
        needs_restart: needs_restart(found),
        value: software_key(found).map_or(Ok(None), value_of)?,
        children: if with_children { children(found, value)? } else { Vec::new() },
    })
}

fn children(parent: u32, value: &str) -> Grown<Vec<PnpDevice>> {
    let next = |step: Neighbour, from: u32| {
        let mut found = 0;
        // SAFETY: `found` is writable.
        (unsafe { step(&raw mut found, from, 0) } == CR_SUCCESS).then_some(found)
    };
    let first = next(CM_Get_Child, parent);
    let all = core::iter::successors(first, |child| next(CM_Get_Sibling, *child));
    all.take(MAX_DEVICES).map(|child| device(child, value, false)).try_gather()
}

/// The GUID of the class in braces, in lower case.
fn class(device: u32) -> Grown<Vec<u8>> {
    let mut text = [0_u16; 64];
    let mut length = u32::try_from(size_of_val(&text)).unwrap_or_default();
    let (get, buffer) = (CM_Get_DevNode_Registry_PropertyW, text.as_mut_ptr().cast());
    // SAFETY: `text` is writable for `length` bytes; the type may be NULL.
    let result =
        unsafe { get(device, CM_DRP_CLASSGUID, ptr::null_mut(), buffer, &raw mut length, 0) };
    let mut class = if result == CR_SUCCESS { narrow(&text)? } else { Vec::new() };
    class.make_ascii_lowercase();
    Ok(class)
}

fn needs_restart(device: u32) -> bool {
    let (mut status, mut problem) = (0, 0);
    // SAFETY: both numbers are writable.
    let result = unsafe { CM_Get_DevNode_Status(&raw mut status, &raw mut problem, device, 0) };
    result == CR_SUCCESS && status & DN_HAS_PROBLEM != 0 && problem == CM_PROB_NEED_RESTART
}

/// The key of the device's driver.
fn software_key(device: u32) -> Option<Key> {
    let mut key = ptr::null_mut();
    // SAFETY: `key` is writable.
    let result = unsafe {
        CM_Open_DevNode_Key(
            device,
            KEY_QUERY_VALUE,
            0,
            RegDisposition_OpenExisting,
            &raw mut key,
            CM_REGISTRY_SOFTWARE,
        )
    };
    (result == CR_SUCCESS).then_some(Key(key))
}
