//! Logs the lookups of the next layer or driver: for each configured name and each lookup, the
//! library of the returned function, and its address (layers.md 7.6, 8.5, 11.4).

use std::ffi::{CString, c_void};

use dispatch_tables::vk;
use mock_library::library_of;
use serde_json::{Value, json};

use crate::config::layer;
use crate::log;
use crate::state::InstanceState;

/// Logs the answers of the next instance lookups; vkGetInstanceProcAddr is called without and with
/// the instance.
///
/// # Safety
///
/// The next layer or driver has created the instance.
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
        // SAFETY: the lookups are those of the next layer or driver, with its own instance or NULL,
        // and names are C strings.
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

/// Logs the answers of the next vkGetDeviceProcAddr.
///
/// # Safety
///
/// The next layer or driver has created the device.
pub(crate) unsafe fn device<const N: usize>(device: vk::Device, get: vk::PFN_vkGetDeviceProcAddr) {
    for name in &layer::<N>().probe {
        let text = c_string(name);
        // SAFETY: the lookup is that of the next layer or driver, with its own device or NULL,
        // which has an answer, and names are C strings.
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

/// The address of a function, and the file name of its library.
fn place(function: Option<*const c_void>) -> Value {
    let Some(function) = function else {
        return Value::Null;
    };
    let library = library_of(function);
    let name = library.file_name().unwrap_or_default();
    json!([name.to_string_lossy(), function.addr()])
}
