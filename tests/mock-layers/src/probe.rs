//! Writes to the log what is below the layer: for each name of the configuration, the library that
//! the answer of each lookup lies in, and its address (layers.md 7.6, 8.5, 11.4).

use std::ffi::{CString, c_void};

use dispatch_tables::vk;
use mock_library::library_of;
use serde_json::{Value, json};

use crate::config::layer;
use crate::log;
use crate::state::InstanceState;

/// What the lookups below an instance answer, the first of them without and with the instance.
///
/// # Safety
///
/// The instance has been created below.
pub(crate) unsafe fn instance<const N: usize>(state: &InstanceState) {
    if !layer::<N>().probe.is_empty() {
        let get = Some(state.next_get_instance_proc_addr as *const c_void);
        let get_physical_device =
            state.next_get_physical_device_proc_addr.map(|get| get as *const c_void);
        log::call::<N>(
            "probe_links",
            json!({ "instance": place(get), "physical_device": place(get_physical_device) }),
        );
    }
    for name in &layer::<N>().probe {
        let text = c_string(name);
        let get = state.next_get_instance_proc_addr;
        // SAFETY: lookups by name, with the instance from below.
        let (null, with, physical_device) = unsafe {
            (
                get(vk::Instance::NULL, text.as_ptr()),
                get(state.lower, text.as_ptr()),
                state
                    .next_get_physical_device_proc_addr
                    .and_then(|get| get(state.lower, text.as_ptr())),
            )
        };
        log::call::<N>(
            "probe",
            json!({
                "name": name,
                "null": place(address(null)),
                "instance": place(address(with)),
                "physical_device": place(address(physical_device)),
            }),
        );
    }
}

/// What vkGetDeviceProcAddr below answers.
///
/// # Safety
///
/// The device has been created below.
pub(crate) unsafe fn device<const N: usize>(device: vk::Device, get: vk::PFN_vkGetDeviceProcAddr) {
    for name in &layer::<N>().probe {
        let text = c_string(name);
        // SAFETY: a lookup by name, with the device from below; NULL is answered.
        let (with, null) =
            unsafe { (get(device, text.as_ptr()), get(vk::Device::NULL, text.as_ptr())) };
        log::call::<N>(
            "probe_device",
            json!({ "name": name, "device": place(address(with)), "null": place(address(null)) }),
        );
    }
}

fn c_string(name: &str) -> CString {
    CString::new(name).expect("a name without NUL")
}

fn address(function: vk::PFN_vkVoidFunction) -> Option<*const c_void> {
    function.map(|function| function as *const c_void)
}

/// The file name of the library that holds a function and the function's address.
fn place(function: Option<*const c_void>) -> Value {
    let Some(function) = function else {
        return Value::Null;
    };
    let library = library_of(function);
    let name = library.file_name().unwrap_or_default();
    json!([name.to_string_lossy(), function.addr()])
}
