//! Report callbacks of VK_EXT_debug_report (callpath.md 6.2).

#![allow(non_snake_case, reason = "trampolines carry the names of the C API")]

use dispatch_tables::{Command, vk};

use super::invalid::{Parameter, invalid_handle};
use crate::lock;
use crate::object::instance::Instance;

/// Creates a report callback.
///
/// # Safety
///
/// Vulkan's valid usage of vkCreateDebugReportCallbackEXT.
pub(crate) unsafe extern "system" fn vkCreateDebugReportCallbackEXT(
    instance: vk::Instance,
    p_create_info: *const vk::DebugReportCallbackCreateInfoEXT,
    p_allocator: *const vk::AllocationCallbacks,
    p_callback: *mut vk::DebugReportCallbackEXT,
) -> vk::Result {
    // SAFETY: valid usage.
    unsafe {
        let Some(instance) = Instance::of(instance) else {
            return invalid_handle(
                Command::CREATE_DEBUG_REPORT_CALLBACK_EXT,
                Parameter::Instance,
            );
        };
        let _lock = lock::acquire();
        match instance
            .dispatch()
            .instance
            .create_debug_report_callback_ext
        {
            Some(create) => create(instance.lower(), p_create_info, p_allocator, p_callback),
            None => vk::Result::ERROR_EXTENSION_NOT_PRESENT,
        }
    }
}

/// Destroys a report callback.
///
/// # Safety
///
/// Vulkan's valid usage of vkDestroyDebugReportCallbackEXT.
pub(crate) unsafe extern "system" fn vkDestroyDebugReportCallbackEXT(
    instance: vk::Instance,
    callback: vk::DebugReportCallbackEXT,
    p_allocator: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage.
    unsafe {
        let Some(instance) = Instance::of(instance) else {
            return invalid_handle(
                Command::DESTROY_DEBUG_REPORT_CALLBACK_EXT,
                Parameter::Instance,
            );
        };
        let _lock = lock::acquire();
        if let Some(destroy) = instance
            .dispatch()
            .instance
            .destroy_debug_report_callback_ext
        {
            destroy(instance.lower(), callback, p_allocator);
        }
    }
}

/// Below the layers.
pub(crate) mod terminator {
    use std::ffi::c_char;

    use dispatch_tables::vk;

    use crate::lock;
    use crate::object::callbacks::{Callback, ReportMessage};
    use crate::object::driver::Driver;
    use crate::object::instance::Instance;
    use crate::object::messenger::{self, REPORT};

    /// Creates a report callback in every driver that has them, and among the callbacks that
    /// hear the loader.
    ///
    /// # Safety
    ///
    /// Vulkan's valid usage.
    pub(crate) unsafe extern "system" fn create_debug_report_callback_ext(
        instance: vk::Instance,
        p_create_info: *const vk::DebugReportCallbackCreateInfoEXT,
        p_allocator: *const vk::AllocationCallbacks,
        p_callback: *mut vk::DebugReportCallbackEXT,
    ) -> vk::Result {
        let on_driver = |driver: &Driver| {
            let create = driver.instance_table.create_debug_report_callback_ext?;
            let mut handle = vk::DebugReportCallbackEXT::NULL;
            // SAFETY: valid usage; the driver's own instance.
            match unsafe { create(driver.instance, p_create_info, p_allocator, &mut handle) } {
                vk::Result::SUCCESS => Some(Ok(handle.as_raw())),
                error => Some(Err(error)),
            }
        };
        // SAFETY: valid usage.
        unsafe {
            let Some(instance) = Instance::of(instance) else {
                return vk::Result::ERROR_INITIALIZATION_FAILED;
            };
            let callback = Callback::from(&*p_create_info);
            match messenger::create(instance, &REPORT, callback, p_allocator, on_driver) {
                Ok(handle) => {
                    p_callback.write(vk::DebugReportCallbackEXT::from_raw(handle));
                    vk::Result::SUCCESS
                }
                Err(error) => error,
            }
        }
    }

    /// Destroys a report callback everywhere.
    ///
    /// # Safety
    ///
    /// Vulkan's valid usage.
    pub(crate) unsafe extern "system" fn destroy_debug_report_callback_ext(
        instance: vk::Instance,
        callback: vk::DebugReportCallbackEXT,
        p_allocator: *const vk::AllocationCallbacks,
    ) {
        // SAFETY: valid usage.
        unsafe {
            if let Some(instance) = Instance::of(instance) {
                messenger::destroy(instance, &REPORT, callback.as_raw(), p_allocator);
            }
        }
    }

    /// Tells an application's message to every driver that listens, then to the instance's
    /// callbacks.
    ///
    /// # Safety
    ///
    /// Vulkan's valid usage.
    pub(crate) unsafe extern "system" fn debug_report_message_ext(
        instance: vk::Instance,
        flags: vk::DebugReportFlagsEXT,
        object_type: vk::DebugReportObjectTypeEXT,
        object: u64,
        location: usize,
        message_code: i32,
        p_layer_prefix: *const c_char,
        p_message: *const c_char,
    ) {
        let _lock = lock::acquire();
        // SAFETY: valid usage.
        unsafe {
            let Some(instance) = Instance::of(instance) else {
                return;
            };
            for driver in instance.drivers() {
                if let Some(report) = driver.instance_table.debug_report_message_ext {
                    report(
                        driver.instance,
                        flags,
                        object_type,
                        object,
                        location,
                        message_code,
                        p_layer_prefix,
                        p_message,
                    );
                }
            }
            instance.callbacks.deliver_report(&ReportMessage {
                flags,
                object_type,
                object,
                location,
                code: message_code,
                layer_prefix: p_layer_prefix,
                text: p_message,
            });
        }
    }
}
