//! Calls the loader's exported functions from inside vkCreateInstance and vkCreateDevice, as
//! overlays do (layers.md 13.3, 13.4). The log has the results; if the loader deadlocks, the log
//! has none.

use std::ffi::{CStr, c_void};
use std::os::unix::ffi::OsStrExt;
use std::ptr;

use dispatch_tables::{InstanceEntrypointTable, PhysicalDeviceEntrypointTable, vk};
use mock_library::library_of;
use serde_json::json;

use crate::log;
use crate::state::InstanceState;

/// Calls the loader's global commands, from the next lookup and from its exports, and uses the
/// unfinished instance.
///
/// # Safety
///
/// The next layer or driver has created the instance; `loader_instance` is the value that the out
/// parameter had before.
pub(crate) unsafe fn from_create_instance<const N: usize>(
    state: &InstanceState,
    loader_instance: vk::Instance,
) {
    let below = state.next_get_instance_proc_addr;
    let exported = exported_lookup(below as *const c_void).expect("the loader's export");
    for (through, get) in [("lookup below", below), ("export", exported)] {
        // SAFETY: the lookup takes a NULL instance, and `name` is a C string. It returns functions for
        // their commands' names.
        let globals =
            unsafe { InstanceEntrypointTable::load(|name| get(vk::Instance::NULL, name.as_ptr())) };
        let (mut version, mut extensions, mut layers) = (0, 0, 0);
        // SAFETY: the functions have the types of their commands; counts are writable, and arrays
        // are NULL.
        let results = unsafe {
            [
                globals.enumerate_instance_version.expect("a command")(&raw mut version),
                globals.enumerate_instance_extension_properties.expect("a command")(
                    ptr::null(),
                    &raw mut extensions,
                    ptr::null_mut(),
                ),
                globals.enumerate_instance_layer_properties.expect("a command")(
                    &raw mut layers,
                    ptr::null_mut(),
                ),
            ]
        };
        log::call::<N>(
            "reenter",
            json!({
                "through": through,
                "results": results.map(vk::Result::as_raw),
                "version": version,
                "extensions": extensions,
                "layers": layers,
            }),
        );
    }
    // SAFETY: `loader_instance` is the loader's instance, and `name` a C string. The loader returns
    // functions for their commands' names.
    let known =
        unsafe { InstanceEntrypointTable::load(|name| exported(loader_instance, name.as_ptr())) };
    let mut count = 0;
    let enumerate = known.enumerate_physical_devices.expect("a command");
    // SAFETY: `loader_instance` is the loader's instance; the count is writable, and the array is
    // NULL.
    let result = unsafe { enumerate(loader_instance, &raw mut count, ptr::null_mut()) };
    log::call::<N>("reenter_instance", json!({ "result": result.as_raw(), "count": count }));
}

/// Calls enumerations that take the loader lock, and the loader's destroy callback with a NULL
/// device (layers.md 8.6).
///
/// # Safety
///
/// The instance is alive.
pub(crate) unsafe fn from_create_device<const N: usize>(state: &InstanceState) {
    let destroy = state.device_callbacks.and_then(|callbacks| callbacks.pfn_layer_destroy_device);
    if let Some(destroy) = destroy {
        // SAFETY: the loader's callback ignores NULL.
        unsafe { destroy(vk::Device::NULL, ptr::null(), None) };
    }
    let exported = exported_lookup(state.next_get_instance_proc_addr as *const c_void)
        .expect("the loader's export");
    // The loader's own handle begins with the same word. A layer that does not wrap received that
    // handle from the call down.
    let get = |name: &'static CStr| {
        // SAFETY: the instance is alive, and `name` a C string.
        unsafe { exported(state.lower, name.as_ptr()) }
    };
    // SAFETY: the loader returns functions for their commands' names.
    let (known, physical_device_commands) =
        unsafe { (InstanceEntrypointTable::load(get), PhysicalDeviceEntrypointTable::load(get)) };
    let mut device = vk::PhysicalDevice::NULL;
    let (mut one, mut extensions) = (1, 0);
    // SAFETY: the functions have the types of their commands, and the handles are those that an
    // application has; counts are writable, and arrays are NULL.
    let results = unsafe {
        [
            known.enumerate_physical_devices.expect("a command")(
                state.lower,
                &raw mut one,
                &raw mut device,
            ),
            physical_device_commands.enumerate_device_extension_properties.expect("a command")(
                device,
                ptr::null(),
                &raw mut extensions,
                ptr::null_mut(),
            ),
        ]
    };
    log::call::<N>(
        "reenter_device",
        json!({ "results": results.map(vk::Result::as_raw), "extensions": extensions }),
    );
}

/// The vkGetInstanceProcAddr that the library of `address` exports.
fn exported_lookup(address: *const c_void) -> Option<vk::PFN_vkGetInstanceProcAddr> {
    let mut path = library_of(address).as_os_str().as_bytes().to_vec();
    path.push(0);
    // SAFETY: the library stays open when this handle is closed. The export of this name has this
    // type in every Vulkan loader.
    unsafe {
        let library = libc::dlopen(path.as_ptr().cast(), libc::RTLD_LAZY | libc::RTLD_NOLOAD);
        let symbol = libc::dlsym(library, c"vkGetInstanceProcAddr".as_ptr());
        libc::dlclose(library);
        (!symbol.is_null())
            .then(|| std::mem::transmute::<*mut c_void, vk::PFN_vkGetInstanceProcAddr>(symbol))
    }
}
