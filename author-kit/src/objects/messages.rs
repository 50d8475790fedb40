//! Messages to the application's messengers, of VK_EXT_debug_utils and VK_EXT_debug_report.
//!
//! A messenger is called without a lock, so its function may create and destroy messengers.

use std::ffi::{CStr, CString, c_void};
use std::sync::Arc;

use dispatch_tables::vk::{
    self, DebugReportFlagsEXT as Report, DebugUtilsMessageSeverityFlagsEXT as Severity,
    DebugUtilsMessageTypeFlagsEXT as Kind,
};

use super::dispatchable::{Device, Instance};
use super::locks::{Mutex, MutexGuard};
use super::object;

/// A messenger or report callback.
#[derive(Clone, Copy)]
pub(crate) enum Messenger {
    Utils(vk::DebugUtilsMessengerCreateInfoEXT),
    Report(vk::DebugReportCallbackCreateInfoEXT),
}

/// The messengers of an instance.
#[derive(Default)]
pub(crate) struct Messengers(Mutex<Vec<Arc<Messenger>>>);

/// A message: what VkDebugUtilsMessengerCallbackDataEXT says, and how severe that is.
pub struct Message<'a> {
    /// How severe.
    pub severity: Severity,
    /// Of what kind.
    pub kind: Kind,
    /// A short name of the message.
    pub id: &'a CStr,
    /// The text.
    pub text: &'a str,
    /// What the message is about: devices and objects of devices.
    pub objects: &'a [(vk::ObjectType, u64)],
}

impl Messengers {
    /// Those in the chain of vkCreateInstance, which hear of the creation alone.
    ///
    /// # Safety
    ///
    /// The chain is valid.
    pub(crate) unsafe fn of_creation(info: &vk::InstanceCreateInfo) -> Self {
        let mut found = Vec::new();
        // SAFETY: the caller's promise; the type says which structure a link is.
        unsafe {
            for link in vk::chain::structures(info.p_next) {
                match (*link).s_type {
                    vk::StructureType::DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT => {
                        found.push(Arc::new(Messenger::Utils(*link.cast())));
                    }
                    vk::StructureType::DEBUG_REPORT_CALLBACK_CREATE_INFO_EXT => {
                        found.push(Arc::new(Messenger::Report(*link.cast())));
                    }
                    _ => {}
                }
            }
        }
        Self(Mutex::new(found))
    }

    fn list(&self) -> MutexGuard<'_, Vec<Arc<Messenger>>> {
        object::lock(&self.0)
    }

    pub(crate) fn add(&self, messenger: Arc<Messenger>) {
        self.list().push(messenger);
    }

    pub(crate) fn remove(&self, messenger: &Arc<Messenger>) {
        self.list().retain(|other| !Arc::ptr_eq(other, messenger));
    }

    /// Sends a message to all whom it concerns.
    pub(crate) fn send(&self, message: &Message<'_>) {
        let messengers = self.list().clone();
        if messengers.is_empty() {
            return;
        }
        let text = CString::new(message.text.replace('\0', " ")).unwrap_or_default();
        let names = message.objects.iter().map(|&(object_type, handle)| name(object_type, handle));
        let names: Vec<Option<CString>> = names.collect();
        let objects = message.objects.iter().zip(&names);
        let objects = objects.map(|(&(object_type, object_handle), name)| {
            let p_object_name = name.as_ref().map_or(std::ptr::null(), |name| name.as_ptr());
            vk::DebugUtilsObjectNameInfoEXT {
                object_type,
                object_handle,
                p_object_name,
                ..Default::default()
            }
        });
        let objects: Vec<_> = objects.collect();
        let (queue_names, buffer_names) = (
            labels(message.objects, vk::ObjectType::QUEUE),
            labels(message.objects, vk::ObjectType::COMMAND_BUFFER),
        );
        let (queue_labels, buffer_labels) = (label_infos(&queue_names), label_infos(&buffer_names));
        let data = vk::DebugUtilsMessengerCallbackDataEXT {
            p_message_id_name: message.id.as_ptr(),
            p_message: text.as_ptr(),
            queue_label_count: queue_labels.len() as u32,
            p_queue_labels: queue_labels.as_ptr(),
            cmd_buf_label_count: buffer_labels.len() as u32,
            p_cmd_buf_labels: buffer_labels.as_ptr(),
            object_count: objects.len() as u32,
            p_objects: objects.as_ptr(),
            ..Default::default()
        };
        for messenger in messengers {
            // SAFETY: the texts and arrays live until the application's function returns.
            unsafe { messenger.call(message.severity, message.kind, &data) };
        }
    }

    /// vkSubmitDebugUtilsMessageEXT.
    ///
    /// # Safety
    ///
    /// The data is valid.
    pub(crate) unsafe fn submit(
        &self,
        severity: Severity,
        kind: Kind,
        data: &vk::DebugUtilsMessengerCallbackDataEXT,
    ) {
        let messengers = self.list().clone();
        for messenger in messengers.iter().filter(|one| matches!(***one, Messenger::Utils(_))) {
            // SAFETY: the caller's promise.
            unsafe { messenger.call(severity, kind, data) };
        }
    }

    /// vkDebugReportMessageEXT: the last five are the arguments of the callback.
    ///
    /// # Safety
    ///
    /// The strings are valid.
    pub(crate) unsafe fn report(
        &self,
        flags: Report,
        object: (vk::DebugReportObjectTypeEXT, u64),
        place: (usize, i32),
        prefix: *const std::ffi::c_char,
        text: *const std::ffi::c_char,
    ) {
        let messengers = self.list().clone();
        for messenger in messengers {
            let Messenger::Report(info) = *messenger else { continue };
            let Some(callback) = info.pfn_callback.filter(|_| info.flags.intersects(flags)) else {
                continue;
            };
            // SAFETY: the caller's promise, and the application's function and data.
            unsafe {
                callback(
                    flags,
                    object.0,
                    object.1,
                    place.0,
                    place.1,
                    prefix,
                    text,
                    info.p_user_data,
                )
            };
        }
    }
}

impl Messenger {
    /// # Safety
    ///
    /// The data is valid.
    unsafe fn call(
        &self,
        severity: Severity,
        kind: Kind,
        data: &vk::DebugUtilsMessengerCallbackDataEXT,
    ) {
        match self {
            Self::Utils(info) => {
                let asked = info.message_severity.intersects(severity)
                    && info.message_type.intersects(kind);
                if let Some(callback) = info.pfn_user_callback.filter(|_| asked) {
                    // SAFETY: the application's function, with its own data.
                    unsafe { callback(severity, kind, data, info.p_user_data) };
                }
            }
            Self::Report(info) => {
                let flags = of_report(severity);
                if let Some(callback) = info.pfn_callback.filter(|_| info.flags.intersects(flags)) {
                    let kind = vk::DebugReportObjectTypeEXT::UNKNOWN;
                    let (id, text) = (data.p_message_id_name, data.p_message);
                    let user_data: *mut c_void = info.p_user_data;
                    // SAFETY: the application's function, with its own data.
                    unsafe { callback(flags, kind, 0, 0, 0, id, text, user_data) };
                }
            }
        }
    }
}

fn of_report(severity: Severity) -> Report {
    match severity {
        Severity::ERROR => Report::ERROR,
        Severity::WARNING => Report::WARNING,
        Severity::INFO => Report::INFORMATION,
        _ => Report::DEBUG,
    }
}

/// The name that the application gave an object.
fn name(object_type: vk::ObjectType, handle: u64) -> Option<CString> {
    // SAFETY: who sends a message about an object guarantees that the object is alive.
    let base = unsafe { object::base(object_type, handle) };
    object::lock(&base?.name).clone()
}

/// The open labels of objects of one type.
fn labels(objects: &[(vk::ObjectType, u64)], of_type: vk::ObjectType) -> Vec<CString> {
    let of_type = objects.iter().filter(|(object_type, _)| *object_type == of_type);
    // SAFETY: as in `name`.
    let bases = of_type.filter_map(|&(kind, handle)| unsafe { object::base(kind, handle) });
    bases.flat_map(|base| object::lock(&base.labels).clone()).collect()
}

fn label_infos(names: &[CString]) -> Vec<vk::DebugUtilsLabelEXT> {
    let info = |name: &CString| vk::DebugUtilsLabelEXT {
        p_label_name: name.as_ptr(),
        ..Default::default()
    };
    names.iter().map(info).collect()
}

impl Instance {
    /// Sends a message to the application's messengers. The objects must be alive.
    pub fn message(&self, message: &Message<'_>) {
        self.messengers.send(message);
    }

    /// Sends an error that has no object.
    pub(crate) fn error(&self, id: &CStr, text: &str) {
        self.message(&Message::error(id, text));
    }
}

impl Device {
    /// Sends a message to the application's messengers. The objects must be alive.
    pub fn message(&self, message: &Message<'_>) {
        self.instance().message(message);
    }
}

impl<'a> Message<'a> {
    /// An error of the driver that is about no object.
    #[must_use]
    pub fn general_error(id: &'a CStr, text: &'a str) -> Self {
        Self { kind: Kind::GENERAL, ..Self::error(id, text) }
    }

    /// An error of validation that is about no object.
    #[must_use]
    pub fn error(id: &'a CStr, text: &'a str) -> Self {
        Self { severity: Severity::ERROR, kind: Kind::VALIDATION, id, text, objects: &[] }
    }
}
