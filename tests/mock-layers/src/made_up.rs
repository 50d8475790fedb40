//! Functions that the loader has no code for (layers.md 11), such as those of an extension newer
//! than the loader.
//!
//! The configuration has their names. The layer does not pass them on; each returns its argument
//! plus 1000.

use std::ffi::{CStr, c_void};

use dispatch_tables::vk;
use serde_json::json;

use crate::config::layer;
use crate::log;

type MadeUp = unsafe extern "system" fn(*const c_void, u64) -> u64;

/// The layer's device function of that name.
pub(crate) fn device_function<const N: usize>(name: &CStr) -> vk::PFN_vkVoidFunction {
    find(name, &layer::<N>().made_up_device_functions, on_device::<N>)
}

/// The layer's physical-device function of that name.
pub(crate) fn physical_device_function<const N: usize>(name: &CStr) -> vk::PFN_vkVoidFunction {
    let names = &layer::<N>().made_up_physical_device_functions;
    find(name, names, on_physical_device::<N>)
}

fn find(name: &CStr, names: &[String], function: MadeUp) -> vk::PFN_vkVoidFunction {
    names
        .iter()
        .any(|own| own.as_bytes() == name.to_bytes())
        // SAFETY: tests cast the pointer back to its type before a call.
        .then(|| unsafe { std::mem::transmute::<MadeUp, unsafe extern "system" fn()>(function) })
}

extern "system" fn on_device<const N: usize>(device: *const c_void, argument: u64) -> u64 {
    let data = json!({ "handle": device.addr(), "argument": argument });
    log::call::<N>("device_function", data);
    1000 + argument
}

extern "system" fn on_physical_device<const N: usize>(device: *const c_void, argument: u64) -> u64 {
    let data = json!({ "handle": device.addr(), "argument": argument });
    log::call::<N>("physical_device_function", data);
    1000 + argument
}
