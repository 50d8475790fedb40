//! The present Plug-and-Play devices of a class, and a value of their software keys (drivers.md
//! C.5).

use alloc::vec::Vec;
use core::ptr;

use loader_discovery::system::windows::PnpDevice;
use windows_sys::Win32::Devices::DeviceAndDriverInstallation::{
    CM_DRP_CLASSGUID, CM_GETIDLIST_FILTER_CLASS, CM_GETIDLIST_FILTER_PRESENT, CM_PROB_NEED_RESTART,
    CM_REGISTRY_SOFTWARE, CR_SUCCESS, DN_HAS_PROBLEM, RegDisposition_OpenExisting,
};
use windows_sys::Win32::System::Registry::{HKEY, KEY_QUERY_VALUE};

use crate::host::windows::optional::function;
use crate::host::windows::registry::{self, Key};
use crate::host::windows::text::{narrow, wide};

type ListSize = unsafe extern "system" fn(*mut u32, *const u16, u32) -> u32;
type List = unsafe extern "system" fn(*const u16, *mut u16, u32, u32) -> u32;
type Locate = unsafe extern "system" fn(*mut u32, *const u16, u32) -> u32;
type Neighbour = unsafe extern "system" fn(*mut u32, u32, u32) -> u32;
type Status = unsafe extern "system" fn(*mut u32, *mut u32, u32, u32) -> u32;
type Property = unsafe extern "system" fn(u32, u32, *mut u32, *mut u8, *mut u32, u32) -> u32;
type OpenKey = unsafe extern "system" fn(u32, u32, u32, u32, *mut HKEY, u32) -> u32;

/// More devices than a machine has, against a list without an end.
const MAX_DEVICES: usize = 1024;

/// The functions of the configuration manager.
struct Manager {
    list_size: ListSize,
    list: List,
    locate: Locate,
    child: Neighbour,
    sibling: Neighbour,
    status: Status,
    property: Property,
    open_key: OpenKey,
}

/// The present devices of `class`, with their children and the value `value` of each.
pub(super) fn present(class: &str, value: &str) -> Vec<PnpDevice> {
    Manager::find().and_then(|manager| manager.present(class, value)).unwrap_or_default()
}

impl Manager {
    fn find() -> Option<Self> {
        const LIBRARY: &core::ffi::CStr = c"cfgmgr32.dll";
        // SAFETY: each type is that of the function.
        unsafe {
            Some(Self {
                list_size: function(LIBRARY, c"CM_Get_Device_ID_List_SizeW")?,
                list: function(LIBRARY, c"CM_Get_Device_ID_ListW")?,
                locate: function(LIBRARY, c"CM_Locate_DevNodeW")?,
                child: function(LIBRARY, c"CM_Get_Child")?,
                sibling: function(LIBRARY, c"CM_Get_Sibling")?,
                status: function(LIBRARY, c"CM_Get_DevNode_Status")?,
                property: function(LIBRARY, c"CM_Get_DevNode_Registry_PropertyW")?,
                open_key: function(LIBRARY, c"CM_Open_DevNode_Key")?,
            })
        }
    }

    fn present(&self, class: &str, value: &str) -> Option<Vec<PnpDevice>> {
        let filter = wide(class.as_bytes());
        let flags = CM_GETIDLIST_FILTER_CLASS | CM_GETIDLIST_FILTER_PRESENT;
        let mut length = 0;
        // SAFETY: `filter` ends with a NUL, and `length` is writable.
        if unsafe { (self.list_size)(&raw mut length, filter.as_ptr(), flags) } != CR_SUCCESS {
            return None;
        }
        let mut list = alloc::vec![0_u16; length as usize];
        // SAFETY: `filter` ends with a NUL, and `list` is writable for `length` units.
        let result = unsafe { (self.list)(filter.as_ptr(), list.as_mut_ptr(), length, flags) };
        if result != CR_SUCCESS {
            return None;
        }
        let names = list.split_inclusive(|unit| *unit == 0).take_while(|name| name.len() > 1);
        let devices = names.filter_map(|name| self.locate(name));
        Some(devices.map(|device| self.device(device, value, true)).collect())
    }

    /// The device with this name, which ends with a NUL.
    fn locate(&self, name: &[u16]) -> Option<u32> {
        let mut device = 0;
        // SAFETY: the caller passes a name with its NUL, and `device` is writable.
        let result = unsafe { (self.locate)(&raw mut device, name.as_ptr(), 0) };
        (result == CR_SUCCESS).then_some(device)
    }

    fn device(&self, device: u32, value: &str, with_children: bool) -> PnpDevice {
        PnpDevice {
            class: self.class(device),
            needs_restart: self.needs_restart(device),
            value: self.software_key(device).and_then(|key| registry::value(&key, value)),
            children: if with_children { self.children(device, value) } else { Vec::new() },
        }
    }

    fn children(&self, device: u32, value: &str) -> Vec<PnpDevice> {
        let next = |step: Neighbour, from: u32| {
            let mut found = 0;
            // SAFETY: `found` is writable.
            (unsafe { step(&raw mut found, from, 0) } == CR_SUCCESS).then_some(found)
        };
        let first = next(self.child, device);
        let all = core::iter::successors(first, |child| next(self.sibling, *child));
        all.take(MAX_DEVICES).map(|child| self.device(child, value, false)).collect()
    }

    /// The GUID of the class in braces, in lower case.
    fn class(&self, device: u32) -> Vec<u8> {
        let mut text = [0_u16; 64];
        let mut length = u32::try_from(size_of_val(&text)).unwrap_or_default();
        // SAFETY: `text` is writable for `length` bytes; the type may be NULL.
        let result = unsafe {
            let buffer = text.as_mut_ptr().cast();
            (self.property)(device, CM_DRP_CLASSGUID, ptr::null_mut(), buffer, &raw mut length, 0)
        };
        if result == CR_SUCCESS { narrow(&text).to_ascii_lowercase() } else { Vec::new() }
    }

    fn needs_restart(&self, device: u32) -> bool {
        let (mut status, mut problem) = (0, 0);
        // SAFETY: both numbers are writable.
        let result = unsafe { (self.status)(&raw mut status, &raw mut problem, device, 0) };
        result == CR_SUCCESS && status & DN_HAS_PROBLEM != 0 && problem == CM_PROB_NEED_RESTART
    }

    /// The key of the device's driver.
    fn software_key(&self, device: u32) -> Option<Key> {
        let mut key = ptr::null_mut();
        // SAFETY: `key` is writable.
        let result = unsafe {
            (self.open_key)(
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
}
