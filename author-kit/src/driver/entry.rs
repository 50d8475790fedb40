//! What the loader calls: the negotiation and the lookups, exported by
//! [`export_driver!`](crate::export_driver).

use std::ffi::{CStr, c_char};
use std::mem::transmute;

use dispatch_tables::icd::CURRENT_LOADER_ICD_INTERFACE_VERSION;
use dispatch_tables::proc_addr::{self, InstanceProcAddr, Rules};
use dispatch_tables::{Command, InstanceEntrypointTable, vk};

pub use crate::common::creation::get_device_proc_addr;
use crate::objects::{self, Driver, instance, object};

/// The driver of a library, for the functions that have no object to find the driver by.
/// [`export_driver!`](crate::export_driver) implements the trait.
pub trait Exported {
    /// The driver.
    const DRIVER: &'static Driver;
}

/// Exports a driver from a library of crate type `cdylib`: `export_driver!(DRIVER)`, where `DRIVER`
/// is a static [`Driver`].
#[macro_export]
macro_rules! export_driver {
    ($driver:path) => {
        const _: () = {
            use ::core::ffi::c_char;
            use $crate::driver::entry;
            use $crate::vulkan::vk;

            struct Exported;

            impl entry::Exported for Exported {
                const DRIVER: &'static $crate::driver::Driver = &$driver;
            }

            #[unsafe(no_mangle)]
            unsafe extern "system" fn vk_icdNegotiateLoaderICDInterfaceVersion(
                version: *mut u32,
            ) -> vk::Result {
                // SAFETY: the loader's call, passed on.
                unsafe { entry::negotiate(version) }
            }

            #[unsafe(no_mangle)]
            unsafe extern "system" fn vk_icdGetInstanceProcAddr(
                instance: vk::Instance,
                name: *const c_char,
            ) -> vk::PFN_vkVoidFunction {
                // SAFETY: the loader's call, passed on.
                unsafe { entry::get_instance_proc_addr::<Exported>(instance, name) }
            }

            #[unsafe(no_mangle)]
            unsafe extern "system" fn vk_icdGetPhysicalDeviceProcAddr(
                instance: vk::Instance,
                name: *const c_char,
            ) -> vk::PFN_vkVoidFunction {
                // SAFETY: the loader's call, passed on.
                unsafe { entry::get_physical_device_proc_addr(instance, name) }
            }
        };
    };
}

/// Agrees on the newest interface that both sides know.
///
/// # Safety
///
/// The version is the loader's newest.
pub unsafe extern "system" fn negotiate(version: *mut u32) -> vk::Result {
    // SAFETY: the caller's promise.
    unsafe { *version = (*version).min(CURRENT_LOADER_ICD_INTERFACE_VERSION) };
    vk::Result::SUCCESS
}

/// vkGetInstanceProcAddr of the driver.
///
/// # Safety
///
/// The instance is null or the driver's, and the name is a string.
pub unsafe extern "system" fn get_instance_proc_addr<E: Exported>(
    handle: vk::Instance,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    let globals = globals::<E>();
    // SAFETY: the caller guarantees a string.
    let Some(command) = (unsafe { Command::from_ptr(name) }) else {
        // SAFETY: as above.
        return interface(unsafe { CStr::from_ptr(name) });
    };
    if handle.is_null() {
        return proc_addr::get_global(&globals, command);
    }
    // SAFETY: the caller guarantees a live instance of the driver.
    let answers = unsafe { answers(handle, &globals) };
    answers.get(command)
}

/// What interface version 7 lets the loader find without exports.
fn interface(name: &CStr) -> vk::PFN_vkVoidFunction {
    // SAFETY: function pointers have one representation; the loader calls each by its own type.
    unsafe {
        match name.to_bytes() {
            b"vk_icdNegotiateLoaderICDInterfaceVersion" => {
                transmute::<*const (), vk::PFN_vkVoidFunction>(negotiate as *const ())
            }
            b"vk_icdGetPhysicalDeviceProcAddr" => transmute::<*const (), vk::PFN_vkVoidFunction>(
                get_physical_device_proc_addr as *const (),
            ),
            _ => None,
        }
    }
}

/// vk_icdGetPhysicalDeviceProcAddr of the driver.
///
/// # Safety
///
/// The instance is null or the driver's, and the name is a string.
pub unsafe extern "system" fn get_physical_device_proc_addr(
    handle: vk::Instance,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    // SAFETY: the caller guarantees a string.
    let command = unsafe { Command::from_ptr(name) }?;
    if handle.is_null() {
        return None;
    }
    // SAFETY: the caller guarantees a live instance of the driver.
    unsafe { answers(handle, &InstanceEntrypointTable::EMPTY) }.get_physical_device(command)
}

/// # Safety
///
/// The instance is alive and of a driver on this kit.
unsafe fn answers<'a>(
    handle: vk::Instance,
    globals: &'a InstanceEntrypointTable,
) -> InstanceProcAddr<'a> {
    // SAFETY: the caller's promise.
    let instance = unsafe { objects::instance(handle) };
    let offer = instance.offer();
    InstanceProcAddr {
        rules: &Rules::SPECIFICATION,
        enabled: instance.enabled(),
        globals,
        instance: &instance.driver.tables().instance,
        physical_device: &offer.physical_device,
        device: &offer.device,
    }
}

fn globals<E: Exported>() -> InstanceEntrypointTable {
    InstanceEntrypointTable {
        get_instance_proc_addr: Some(get_instance_proc_addr::<E>),
        create_instance: Some(create_instance::<E>),
        enumerate_instance_version: Some(enumerate_instance_version::<E>),
        enumerate_instance_extension_properties: Some(extension_properties::<E>),
        ..InstanceEntrypointTable::EMPTY
    }
}

unsafe extern "system" fn create_instance<E: Exported>(
    info: *const vk::InstanceCreateInfo,
    callbacks: *const vk::AllocationCallbacks,
    created: *mut vk::Instance,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe { object::store(instance::create(E::DRIVER, &*info, callbacks), created) }
}

unsafe extern "system" fn enumerate_instance_version<E: Exported>(version: *mut u32) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe { *version = E::DRIVER.description.api_version };
    vk::Result::SUCCESS
}

unsafe extern "system" fn extension_properties<E: Exported>(
    layer: *const c_char,
    count: *mut u32,
    properties: *mut vk::ExtensionProperties,
) -> vk::Result {
    // SAFETY: valid usage of the command, passed on.
    unsafe { instance::extension_properties(E::DRIVER, layer, count, properties) }
}
