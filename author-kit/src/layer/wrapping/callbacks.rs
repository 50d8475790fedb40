//! Messages about objects: the application's callbacks get the application's handles.

use std::ffi::{c_char, c_void};
use std::sync::Arc;

use dispatch_tables::Command;
use dispatch_tables::vk::{self, StructureType};

use super::objects::{self, Data, upper_of};
use crate::structure::row::of_report;
use crate::structure::{Arena, Extent, copy_with, read_slot, write_slot};

/// An application's callback.
struct Callback<F> {
    function: F,
    user_data: *mut c_void,
}

// SAFETY: the application lets its callback be called on any thread.
unsafe impl<F> Send for Callback<F> {}
// SAFETY: as above; nothing changes after creation.
unsafe impl<F> Sync for Callback<F> {}

type Utils = Callback<vk::PFN_vkDebugUtilsMessengerCallbackEXT>;
type Report = Callback<vk::PFN_vkDebugReportCallbackEXT>;
type MemoryReport = Callback<vk::PFN_vkDeviceMemoryReportCallbackEXT>;

/// Replaces the callback of a create info by the kit's, which gets the application's.
macro_rules! replace {
    ($info:expr, $callback:ident, $own:ident) => {{
        let info = &mut *$info;
        let callback = Callback { function: info.$callback, user_data: info.p_user_data };
        let callback = Arc::new(callback);
        info.$callback = Some($own);
        info.p_user_data = Arc::as_ptr(&callback).cast_mut().cast();
        callback as Data
    }};
}

/// Replaces the callback of the command's create info, in a copy.
///
/// # Safety
///
/// The slots hold the arguments of a valid call.
pub(super) unsafe fn replace_parameter(
    command: Command,
    slots: &mut [u64],
    arena: &Arena,
) -> objects::Data {
    // SAFETY: the caller's guarantee; the second parameter is the create info.
    unsafe {
        if command == Command::CREATE_DEBUG_UTILS_MESSENGER_EXT {
            let info: *const vk::DebugUtilsMessengerCreateInfoEXT = read_slot(slots, 1);
            let copy = arena.put(*info);
            write_slot(slots, 1, copy);
            return replace!(copy, pfn_user_callback, utils);
        }
        let info: *const vk::DebugReportCallbackCreateInfoEXT = read_slot(slots, 1);
        let copy = arena.put(*info);
        write_slot(slots, 1, copy);
        replace!(copy, pfn_callback, report)
    }
}

/// Replaces the callbacks in the chain of a vkCreateInstance or vkCreateDevice, whose copy this is.
/// The result must live as long as the instance or device.
///
/// # Safety
///
/// The chain is valid, and a copy as far as its structures are known.
pub(super) unsafe fn replace_callbacks(chain: *const c_void) -> Vec<Data> {
    let mut kept = Vec::new();
    let mut next = chain.cast_mut().cast::<vk::BaseOutStructure>();
    // SAFETY: the caller guarantees a valid chain of copies up to the first unknown structure; the
    // three structures are known.
    unsafe {
        while !next.is_null() && crate::structure::of_type((*next).s_type).is_some() {
            match (*next).s_type {
                StructureType::DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT => {
                    let info = next.cast::<vk::DebugUtilsMessengerCreateInfoEXT>();
                    kept.push(replace!(info, pfn_user_callback, utils));
                }
                StructureType::DEBUG_REPORT_CALLBACK_CREATE_INFO_EXT => {
                    let info = next.cast::<vk::DebugReportCallbackCreateInfoEXT>();
                    kept.push(replace!(info, pfn_callback, report));
                }
                StructureType::DEVICE_DEVICE_MEMORY_REPORT_CREATE_INFO_EXT => {
                    let info = next.cast::<vk::DeviceDeviceMemoryReportCreateInfoEXT>();
                    kept.push(replace!(info, pfn_user_callback, memory_report));
                }
                _ => {}
            }
            next = (*next).p_next;
        }
    }
    kept
}

unsafe extern "system" fn utils(
    severity: vk::DebugUtilsMessageSeverityFlagsEXT,
    types: vk::DebugUtilsMessageTypeFlagsEXT,
    data: *const vk::DebugUtilsMessengerCallbackDataEXT,
    user_data: *mut c_void,
) -> vk::Bool32 {
    // SAFETY: the user data is the callback that `replace!` put there, and the message is valid.
    unsafe {
        let callback = &*user_data.cast::<Utils>();
        let Some(function) = callback.function else { return vk::FALSE };
        let arena = Arena::new();
        let data = copy_with(&arena, Extent::Handles, &*data, |mut place| {
            place.set(upper_of(place.ty, place.get()));
        });
        function(severity, types, data, callback.user_data)
    }
}

#[allow(clippy::too_many_arguments, reason = "the callback's type")]
unsafe extern "system" fn report(
    flags: vk::DebugReportFlagsEXT,
    ty: vk::DebugReportObjectTypeEXT,
    object: u64,
    location: usize,
    code: i32,
    prefix: *const c_char,
    message: *const c_char,
    user_data: *mut c_void,
) -> vk::Bool32 {
    // SAFETY: the user data is the callback that `replace!` put there, and the message is valid.
    unsafe {
        let callback = &*user_data.cast::<Report>();
        let Some(function) = callback.function else { return vk::FALSE };
        let object = upper_of(of_report(ty), object);
        function(flags, ty, object, location, code, prefix, message, callback.user_data)
    }
}

unsafe extern "system" fn memory_report(
    data: *const vk::DeviceMemoryReportCallbackDataEXT,
    user_data: *mut c_void,
) {
    // SAFETY: the user data is the callback that `replace!` put there, and the report is valid.
    unsafe {
        let callback = &*user_data.cast::<MemoryReport>();
        let Some(function) = callback.function else { return };
        let object_handle = upper_of((*data).object_type, (*data).object_handle);
        let data = vk::DeviceMemoryReportCallbackDataEXT { object_handle, ..*data };
        function(&data, callback.user_data);
    }
}
