//! Functions that the registry does not contain, under configured names (callpath.md 4).
//!
//! They take more integer and floating-point arguments than there are registers, and return a value
//! computed from all of them.

use std::ffi::CStr;

use dispatch_tables::{Level, vk};
use serde_json::json;

use crate::config::driver;
use crate::{log, object};

/// The lookup of vk_icdGetPhysicalDeviceProcAddr for a made-up name.
pub(crate) fn for_physical_device(name: &CStr) -> vk::PFN_vkVoidFunction {
    let names = &driver().config.made_up_physical_device_functions;
    is_listed(names, name).then(|| erase(physical_device_function as *const ()))
}

/// The lookup of vkGetInstanceProcAddr and vkGetDeviceProcAddr for a made-up name.
pub(crate) fn for_device(name: &CStr) -> vk::PFN_vkVoidFunction {
    let names = &driver().config.made_up_device_functions;
    is_listed(names, name).then(|| erase(device_function as *const ()))
}

fn is_listed(names: &[String], name: &CStr) -> bool {
    names.iter().any(|listed| listed.as_bytes() == name.to_bytes())
}

fn erase(function: *const ()) -> unsafe extern "system" fn() {
    // SAFETY: callers pass the address of a function, and tests cast the pointer back to its type
    // before a call.
    unsafe { std::mem::transmute::<*const (), unsafe extern "system" fn()>(function) }
}

/// The arguments after the first: eight integers and nine floating-point numbers, alternating.
macro_rules! made_up {
    ($function:ident, $handle:ty, $level:expr) => {
        #[allow(clippy::too_many_arguments, reason = "more arguments than registers")]
        extern "system" fn $function(
            handle: $handle,
            i0: u64,
            f0: f64,
            i1: u64,
            f1: f64,
            i2: u64,
            f2: f64,
            i3: u64,
            f3: f64,
            i4: u64,
            f4: f64,
            i5: u64,
            f5: f64,
            i6: u64,
            f6: f64,
            i7: u64,
            f7: f64,
            f8: f64,
        ) -> u64 {
            object::check($level, handle.as_raw(), stringify!($function));
            let integers = [i0, i1, i2, i3, i4, i5, i6, i7];
            let floats = [f0, f1, f2, f3, f4, f5, f6, f7, f8];
            log::detail(
                stringify!($function),
                json!({ "handle": handle.as_raw() as u64, "integers": integers, "floats": floats }),
            );
            let weighted = (1..).zip(integers).map(|(weight, value)| value * weight);
            let result = weighted.sum::<u64>() + floats.iter().sum::<f64>() as u64;
            result + driver().config.made_up_result
        }
    };
}

made_up!(device_function, vk::Device, Level::Device);
made_up!(physical_device_function, vk::PhysicalDevice, Level::PhysicalDevice);
