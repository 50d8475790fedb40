//! Messengers and report callbacks.

use std::ffi::{c_char, c_void};

use dispatch_tables::vk;

use super::{Application, allocator, broken, nothing};
use crate::worlds::world::Memory;

/// A messenger or report callback of the application.
pub(super) struct Messenger {
    handle: Handle,
    pub(super) instance: usize,
    memory: Memory,
}

enum Handle {
    Messenger(vk::DebugUtilsMessengerEXT),
    Report(vk::DebugReportCallbackEXT),
}

unsafe extern "system" fn ignore_message(
    _: vk::DebugUtilsMessageSeverityFlagsEXT,
    _: vk::DebugUtilsMessageTypeFlagsEXT,
    data: *const vk::DebugUtilsMessengerCallbackDataEXT,
    _: *mut c_void,
) -> vk::Bool32 {
    // SAFETY: the loader passes valid data.
    if unsafe { data.as_ref() }.is_none_or(|data| data.p_message.is_null()) {
        broken("a message without a text");
    }
    vk::FALSE
}

unsafe extern "system" fn ignore_report(
    _: vk::DebugReportFlagsEXT,
    _: vk::DebugReportObjectTypeEXT,
    _: u64,
    _: usize,
    _: i32,
    _: *const c_char,
    message: *const c_char,
    _: *mut c_void,
) -> vk::Bool32 {
    if message.is_null() {
        broken("a report without a text");
    }
    vk::FALSE
}

/// A messenger for everything.
pub(super) fn messenger_info() -> vk::DebugUtilsMessengerCreateInfoEXT {
    vk::DebugUtilsMessengerCreateInfoEXT {
        message_severity: vk::DebugUtilsMessageSeverityFlagsEXT::from_raw(0x1111),
        message_type: vk::DebugUtilsMessageTypeFlagsEXT::from_raw(7),
        pfn_user_callback: Some(ignore_message),
        ..Default::default()
    }
}

impl Application {
    pub(super) fn create_messenger(
        &mut self,
        place: usize,
        messenger: usize,
        report: bool,
        memory: Memory,
    ) {
        let Some(instance) =
            self.instances[place].as_ref().filter(|_| self.messengers[messenger].is_none())
        else {
            return nothing();
        };
        let extension = if report { "VK_EXT_debug_report" } else { "VK_EXT_debug_utils" };
        if !instance.has(extension) {
            return nothing();
        }
        let callbacks = allocator::callbacks(memory);
        // SAFETY: valid usage: the extension is enabled.
        let created = unsafe {
            if report {
                let info = vk::DebugReportCallbackCreateInfoEXT {
                    flags: vk::DebugReportFlagsEXT::from_raw(31),
                    pfn_callback: Some(ignore_report),
                    ..Default::default()
                };
                let mut handle = vk::DebugReportCallbackEXT::NULL;
                let create = instance.commands.create_debug_report_callback_ext;
                create.map(|f| {
                    (f(instance.handle, &info, callbacks, &mut handle), Handle::Report(handle))
                })
            } else {
                let mut handle = vk::DebugUtilsMessengerEXT::NULL;
                let create = instance.commands.create_debug_utils_messenger_ext;
                create.map(|f| {
                    (
                        f(instance.handle, &messenger_info(), callbacks, &mut handle),
                        Handle::Messenger(handle),
                    )
                })
            }
        };
        let Some((result, handle)) = created else {
            return say!("create messenger -> no command");
        };
        say!("create messenger {report} -> {}", result.as_raw());
        if result == vk::Result::SUCCESS {
            self.messengers[messenger] = Some(Messenger { handle, instance: place, memory });
        }
    }

    pub(super) fn submit_message(&self, place: usize) {
        let Some(instance) =
            self.instances[place].as_ref().filter(|instance| instance.has("VK_EXT_debug_utils"))
        else {
            return nothing();
        };
        let Some(submit) = instance.commands.submit_debug_utils_message_ext else {
            return nothing();
        };
        let data = vk::DebugUtilsMessengerCallbackDataEXT {
            p_message: c"hello".as_ptr(),
            ..Default::default()
        };
        let (severity, kind) = (
            vk::DebugUtilsMessageSeverityFlagsEXT::from_raw(1),
            vk::DebugUtilsMessageTypeFlagsEXT::from_raw(1),
        );
        // SAFETY: valid usage: the extension is enabled.
        unsafe { submit(instance.handle, severity, kind, &data) };
        say!("message submitted");
    }

    pub(super) fn destroy_messenger(&mut self, messenger: usize) {
        let Some(messenger) = self.messengers[messenger].take() else { return nothing() };
        let Some(instance) = &self.instances[messenger.instance] else { return nothing() };
        let callbacks = allocator::callbacks(messenger.memory.without_refusal());
        let commands = &instance.commands;
        // SAFETY: valid usage: the object is alive.
        unsafe {
            match messenger.handle {
                Handle::Messenger(handle) => commands
                    .destroy_debug_utils_messenger_ext
                    .map(|f| f(instance.handle, handle, callbacks)),
                Handle::Report(handle) => commands
                    .destroy_debug_report_callback_ext
                    .map(|f| f(instance.handle, handle, callbacks)),
            }
        };
        say!("messenger destroyed");
    }
}
