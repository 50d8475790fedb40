//! VK_EXT_debug_utils and VK_EXT_debug_report: messengers, names and labels
//! ([`messages`](crate::objects::messages)). Tags are accepted and not kept.

use std::ffi::{CStr, CString, c_char};
use std::sync::Arc;

use dispatch_tables::vk;

use crate::common;
use crate::objects::messages::Messenger;
use crate::objects::object::ObjectBase;
use crate::objects::{self, Common, object};

/// The entries.
pub static ENTRIES: &[Common] = &[
    common!(CreateDebugUtilsMessengerEXT, create_messenger, []),
    common!(
        DestroyDebugUtilsMessengerEXT,
        destroy_messenger,
        [],
        beside[CREATE_DEBUG_UTILS_MESSENGER_EXT]
    ),
    common!(
        SubmitDebugUtilsMessageEXT,
        submit_message,
        [],
        beside[CREATE_DEBUG_UTILS_MESSENGER_EXT]
    ),
    common!(CreateDebugReportCallbackEXT, create_callback, []),
    common!(
        DestroyDebugReportCallbackEXT,
        destroy_callback,
        [],
        beside[CREATE_DEBUG_REPORT_CALLBACK_EXT]
    ),
    common!(DebugReportMessageEXT, report_message, [], beside[CREATE_DEBUG_REPORT_CALLBACK_EXT]),
    common!(SetDebugUtilsObjectNameEXT, set_name, []),
    common!(SetDebugUtilsObjectTagEXT, set_tag, []),
    common!(QueueBeginDebugUtilsLabelEXT, queue_begin_label, []),
    common!(QueueEndDebugUtilsLabelEXT, queue_end_label, []),
    common!(QueueInsertDebugUtilsLabelEXT, queue_insert_label, []),
    common!(CmdBeginDebugUtilsLabelEXT, cmd_begin_label, [], beside[ALLOCATE_COMMAND_BUFFERS]),
    common!(CmdEndDebugUtilsLabelEXT, cmd_end_label, [], beside[ALLOCATE_COMMAND_BUFFERS]),
    common!(CmdInsertDebugUtilsLabelEXT, cmd_insert_label, []),
];

/// # Safety
///
/// Valid usage of a command that creates a messenger.
unsafe fn add<H: vk::Handle>(
    instance: vk::Instance,
    messenger: Messenger,
    callbacks: *const vk::AllocationCallbacks,
    place: *mut H,
) -> vk::Result {
    // SAFETY: the caller's promise.
    unsafe {
        let instance = objects::instance(instance);
        let messenger = Arc::new(messenger);
        let created = object::create(instance.allocator, callbacks, messenger.clone());
        if created.is_ok() {
            instance.messengers.add(messenger);
        }
        object::store(created, place)
    }
}

/// # Safety
///
/// Valid usage of a command that destroys a messenger.
unsafe fn remove(instance: vk::Instance, messenger: impl vk::Handle) {
    if messenger.as_u64() != 0 {
        // SAFETY: the caller's promise.
        unsafe {
            let kept = object::get::<Arc<Messenger>>(messenger);
            objects::instance(instance).messengers.remove(kept);
            object::destroy::<Arc<Messenger>>(messenger);
        }
    }
}

unsafe extern "system" fn create_messenger(
    instance: vk::Instance,
    info: *const vk::DebugUtilsMessengerCreateInfoEXT,
    callbacks: *const vk::AllocationCallbacks,
    messenger: *mut vk::DebugUtilsMessengerEXT,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe { add(instance, Messenger::Utils(*info), callbacks, messenger) }
}

unsafe extern "system" fn destroy_messenger(
    instance: vk::Instance,
    messenger: vk::DebugUtilsMessengerEXT,
    _: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage of the command.
    unsafe { remove(instance, messenger) };
}

unsafe extern "system" fn submit_message(
    instance: vk::Instance,
    severity: vk::DebugUtilsMessageSeverityFlagsEXT,
    kind: vk::DebugUtilsMessageTypeFlagsEXT,
    data: *const vk::DebugUtilsMessengerCallbackDataEXT,
) {
    // SAFETY: valid usage of the command.
    unsafe { objects::instance(instance).messengers.submit(severity, kind, &*data) };
}

unsafe extern "system" fn create_callback(
    instance: vk::Instance,
    info: *const vk::DebugReportCallbackCreateInfoEXT,
    callbacks: *const vk::AllocationCallbacks,
    callback: *mut vk::DebugReportCallbackEXT,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe { add(instance, Messenger::Report(*info), callbacks, callback) }
}

unsafe extern "system" fn destroy_callback(
    instance: vk::Instance,
    callback: vk::DebugReportCallbackEXT,
    _: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage of the command.
    unsafe { remove(instance, callback) };
}

unsafe extern "system" fn report_message(
    instance: vk::Instance,
    flags: vk::DebugReportFlagsEXT,
    object_type: vk::DebugReportObjectTypeEXT,
    object: u64,
    location: usize,
    code: i32,
    prefix: *const c_char,
    text: *const c_char,
) {
    // SAFETY: valid usage of the command.
    unsafe {
        let (object, place) = ((object_type, object), (location, code));
        objects::instance(instance).messengers.report(flags, object, place, prefix, text);
    }
}

unsafe extern "system" fn set_name(
    _: vk::Device,
    info: *const vk::DebugUtilsObjectNameInfoEXT,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let info = &*info;
        if let Some(base) = object::base(info.object_type, info.object_handle) {
            let name = text(info.p_object_name);
            *object::lock(&base.name) = Some(name).filter(|name| !name.is_empty());
        }
    }
    vk::Result::SUCCESS
}

unsafe extern "system" fn set_tag(
    _: vk::Device,
    _: *const vk::DebugUtilsObjectTagInfoEXT,
) -> vk::Result {
    vk::Result::SUCCESS
}

/// # Safety
///
/// Null or a string.
unsafe fn text(text: *const c_char) -> CString {
    match text.is_null() {
        true => CString::default(),
        // SAFETY: the caller's promise.
        false => unsafe { CStr::from_ptr(text) }.to_owned(),
    }
}

/// # Safety
///
/// The structure is valid.
unsafe fn open(base: &ObjectBase, label: *const vk::DebugUtilsLabelEXT) {
    // SAFETY: the caller's promise.
    object::lock(&base.labels).push(unsafe { text((*label).p_label_name) });
}

unsafe extern "system" fn queue_begin_label(
    queue: vk::Queue,
    label: *const vk::DebugUtilsLabelEXT,
) {
    // SAFETY: valid usage of the command.
    unsafe { open(&objects::queue(queue).base, label) };
}

unsafe extern "system" fn queue_end_label(queue: vk::Queue) {
    // SAFETY: valid usage of the command.
    object::lock(&unsafe { objects::queue(queue) }.base.labels).pop();
}

/// A label of one place is over at once.
unsafe extern "system" fn queue_insert_label(_: vk::Queue, _: *const vk::DebugUtilsLabelEXT) {}

unsafe extern "system" fn cmd_begin_label(
    buffer: vk::CommandBuffer,
    label: *const vk::DebugUtilsLabelEXT,
) {
    // SAFETY: valid usage of the command.
    unsafe { open(&objects::command_buffer(buffer).base, label) };
}

unsafe extern "system" fn cmd_end_label(buffer: vk::CommandBuffer) {
    // SAFETY: valid usage of the command.
    object::lock(&unsafe { objects::command_buffer(buffer) }.base.labels).pop();
}

/// A label of one place is over at once.
unsafe extern "system" fn cmd_insert_label(_: vk::CommandBuffer, _: *const vk::DebugUtilsLabelEXT) {
}
