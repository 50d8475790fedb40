//! Messages to the application's messengers.
//!
//! A layer has no business on stderr: an application that wants messages has a messenger. The
//! commands of the next layer or of the loader reach every messenger of the instance, and those in
//! the chain of vkCreateInstance while an instance is created. At the end of a device or instance the
//! Khronos loader 1.3.239 holds a lock that it takes again for a message: a layer that is to work with
//! this loader sends none there.

use std::ffi::{CStr, CString};

use dispatch_tables::vk;

use super::InstanceBase;

/// How severe a message is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// For the layer's own author.
    Verbose,
    /// Worth knowing.
    Info,
    /// Probably a mistake.
    Warning,
    /// A mistake.
    Error,
}

impl InstanceBase {
    /// Sends a message through VK_EXT_debug_utils, or else through VK_EXT_debug_report. False if the
    /// application has enabled neither.
    pub fn message(&self, severity: Severity, id: &CStr, text: &str) -> bool {
        let text = CString::new(text.replace('\0', " ")).unwrap_or_default();
        if let Some(submit) = self.next.submit_debug_utils_message_ext() {
            let data = vk::DebugUtilsMessengerCallbackDataEXT {
                p_message_id_name: id.as_ptr(),
                p_message: text.as_ptr(),
                ..Default::default()
            };
            let general = vk::DebugUtilsMessageTypeFlagsEXT::GENERAL;
            // SAFETY: valid usage of the command: the texts live until it returns.
            unsafe { submit(self.handle, of_utils(severity), general, &data) };
            return true;
        }
        if let Some(report) = self.next.debug_report_message_ext() {
            let (kind, flags) = (vk::DebugReportObjectTypeEXT::INSTANCE, of_report(severity));
            let object = self.handle.as_raw() as u64;
            // SAFETY: valid usage of the command: the texts live until it returns.
            unsafe {
                report(self.handle, flags, kind, object, 0, 0, id.as_ptr(), text.as_ptr());
            };
            return true;
        }
        false
    }
}

fn of_utils(severity: Severity) -> vk::DebugUtilsMessageSeverityFlagsEXT {
    match severity {
        Severity::Verbose => vk::DebugUtilsMessageSeverityFlagsEXT::VERBOSE,
        Severity::Info => vk::DebugUtilsMessageSeverityFlagsEXT::INFO,
        Severity::Warning => vk::DebugUtilsMessageSeverityFlagsEXT::WARNING,
        Severity::Error => vk::DebugUtilsMessageSeverityFlagsEXT::ERROR,
    }
}

fn of_report(severity: Severity) -> vk::DebugReportFlagsEXT {
    match severity {
        Severity::Verbose => vk::DebugReportFlagsEXT::DEBUG,
        Severity::Info => vk::DebugReportFlagsEXT::INFORMATION,
        Severity::Warning => vk::DebugReportFlagsEXT::WARNING,
        Severity::Error => vk::DebugReportFlagsEXT::ERROR,
    }
}
