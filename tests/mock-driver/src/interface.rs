//! The driver interface: the exports of the library (drivers.md E.2, E.3).
//!
//! The library exports the symbols of all interface versions. A test of an older kind of driver
//! hides some of these symbols in its copy of the library. Code in this module therefore never
//! refers to an exported symbol by name.

use std::ffi::{CStr, c_char};

use dispatch_tables::{Command, Level, vk};
use serde_json::json;

use crate::config::driver;
use crate::{entrypoints, instance, log, made_up};

/// Interface negotiation.
///
/// # Safety
///
/// `version` is readable and writable.
#[unsafe(no_mangle)]
pub unsafe extern "system" fn vk_icdNegotiateLoaderICDInterfaceVersion(
    version: *mut u32,
) -> vk::Result {
    negotiate(version)
}

/// The driver's vkGetInstanceProcAddr.
///
/// # Safety
///
/// `instance` is NULL or an instance of this driver, `name` a C string.
#[unsafe(no_mangle)]
pub unsafe extern "system" fn vk_icdGetInstanceProcAddr(
    instance: vk::Instance,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    instance_proc_addr("vk_icdGetInstanceProcAddr", instance, name)
}

/// The driver's lookup for physical-device commands (drivers.md E.3, version 4).
///
/// # Safety
///
/// As for [`vk_icdGetInstanceProcAddr`].
#[unsafe(no_mangle)]
pub unsafe extern "system" fn vk_icdGetPhysicalDeviceProcAddr(
    instance: vk::Instance,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    physical_device_proc_addr(instance, name)
}

/// The export of a version 0 driver in place of `vk_icdGetInstanceProcAddr`.
///
/// # Safety
///
/// As for [`vk_icdGetInstanceProcAddr`].
#[unsafe(no_mangle)]
pub unsafe extern "system" fn vkGetInstanceProcAddr(
    instance: vk::Instance,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    instance_proc_addr("vkGetInstanceProcAddr", instance, name)
}

/// Exported by version 0 drivers.
///
/// # Safety
///
/// Valid usage of the command.
#[unsafe(no_mangle)]
pub unsafe extern "system" fn vkCreateInstance(
    create_info: *const vk::InstanceCreateInfo,
    allocator: *const vk::AllocationCallbacks,
    instance: *mut vk::Instance,
) -> vk::Result {
    instance::create_instance(create_info, allocator, instance)
}

/// Exported by version 0 drivers.
///
/// # Safety
///
/// Valid usage of the command.
#[unsafe(no_mangle)]
pub unsafe extern "system" fn vkEnumerateInstanceExtensionProperties(
    layer: *const c_char,
    count: *mut u32,
    properties: *mut vk::ExtensionProperties,
) -> vk::Result {
    instance::enumerate_instance_extension_properties(layer, count, properties)
}

/// Answers the smaller of the loader's version and the configured one, or the configured
/// `negotiated` in any case.
extern "system" fn negotiate(version: *mut u32) -> vk::Result {
    // SAFETY: the driver interface guarantees a valid pointer.
    let version = unsafe { &mut *version };
    let offered = *version;
    let config = &driver().config;
    *version = config.negotiated.unwrap_or_else(|| offered.min(config.interface_version));
    log::detail(
        "vk_icdNegotiateLoaderICDInterfaceVersion",
        json!({ "offered": offered, "answered": *version }),
    );
    vk::Result::from_raw(config.negotiate_result)
}

extern "system" fn physical_device_proc_addr(
    instance: vk::Instance,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    // SAFETY: the driver interface guarantees a C string.
    let name = unsafe { CStr::from_ptr(name) };
    log::lookup(
        "vk_icdGetPhysicalDeviceProcAddr",
        instance.as_raw() as u64,
        &name.to_string_lossy(),
    );
    match Command::from_name(name) {
        Some(command) if command.level() == Level::PhysicalDevice => {
            entrypoints::for_instance(instance, command)
        }
        Some(_) => None,
        None => made_up::for_physical_device(name),
    }
}

fn instance_proc_addr(
    through: &str,
    instance: vk::Instance,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    // SAFETY: the driver interface guarantees a C string.
    let name = unsafe { CStr::from_ptr(name) };
    let text = name.to_string_lossy();
    log::lookup(through, instance.as_raw() as u64, &text);
    if driver().config.missing.iter().any(|missing| *missing == text) {
        return None;
    }
    match name.to_bytes() {
        b"vk_icdNegotiateLoaderICDInterfaceVersion" => erase(negotiate as *const ()),
        b"vk_icdGetPhysicalDeviceProcAddr" => erase(physical_device_proc_addr as *const ()),
        _ => match Command::from_name(name) {
            Some(command) => entrypoints::for_instance(instance, command),
            None if instance.is_null() => None,
            None => made_up::for_device(name),
        },
    }
}

fn erase(function: *const ()) -> vk::PFN_vkVoidFunction {
    // SAFETY: the callers in this module pass the address of a function, and the loader casts the
    // pointer back to the type of its command before a call.
    Some(unsafe { std::mem::transmute::<*const (), unsafe extern "system" fn()>(function) })
}
