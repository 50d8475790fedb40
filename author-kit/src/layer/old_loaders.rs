//! What a layer does where a loader or application lacks the newer way: messages by
//! VK_EXT_debug_report, and the loader's word copied from the parent.

use std::ffi::{CStr, c_char};
use std::sync::Mutex;

use dispatch_tables::{
    DeviceDispatchTable, DeviceExtensionTable, InstanceDispatchTable, InstanceExtensionTable,
    PhysicalDeviceDispatchTable, vk,
};

use super::messages::Severity;
use super::{DeviceBase, InstanceBase};

unsafe extern "system" fn get_instance(
    _: vk::Instance,
    _: *const c_char,
) -> vk::PFN_vkVoidFunction {
    None
}

unsafe extern "system" fn get_device(_: vk::Device, _: *const c_char) -> vk::PFN_vkVoidFunction {
    None
}

/// An instance of a loader without callbacks.
fn instance(object: &mut [usize; 2]) -> InstanceBase {
    let handle = vk::Instance::from_raw(object.as_mut_ptr().cast());
    InstanceBase {
        handle,
        lower: handle,
        next: InstanceDispatchTable::EMPTY,
        next_physical_device: PhysicalDeviceDispatchTable::EMPTY,
        next_get_instance_proc_addr: get_instance,
        next_get_physical_device_proc_addr: None,
        api_version: vk::API_VERSION_1_0,
        extensions: InstanceExtensionTable::EMPTY,
        own_get_instance_proc_addr: get_instance,
        device_callbacks: None,
        own_extensions: Vec::new(),
        wrapped: None,
    }
}

#[test]
fn new_objects_get_their_parents_word() {
    let mut object = [0_usize; 2];
    let (mut of_instance, mut of_device) = ([11, 0], [22, 0]);
    let instance = instance(&mut of_instance);
    // SAFETY: the objects begin with a word.
    unsafe { instance.set_loader_data(object.as_mut_ptr().cast()) };
    assert_eq!(object, [11, 0]);
    let handle = vk::Device::from_raw(of_device.as_mut_ptr().cast());
    let device = DeviceBase {
        handle,
        lower: handle,
        physical_device: vk::PhysicalDevice::NULL,
        next: DeviceDispatchTable::EMPTY,
        next_get_device_proc_addr: get_device,
        api_version: vk::API_VERSION_1_0,
        extensions: DeviceExtensionTable::EMPTY,
        instance_extensions: InstanceExtensionTable::EMPTY,
        own_extensions: Vec::new(),
        wrapped: None,
    };
    // SAFETY: as above.
    unsafe { device.set_loader_data(object.as_mut_ptr().cast()) };
    assert_eq!(object, [22, 0]);
}

/// Flags, type and number of the object, ID and text of a message.
type Report = (vk::DebugReportFlagsEXT, vk::DebugReportObjectTypeEXT, u64, String, String);

static REPORTS: Mutex<Vec<Report>> = Mutex::new(Vec::new());

#[allow(clippy::too_many_arguments, reason = "the command's type")]
unsafe extern "system" fn debug_report_message(
    _: vk::Instance,
    flags: vk::DebugReportFlagsEXT,
    ty: vk::DebugReportObjectTypeEXT,
    object: u64,
    _: usize,
    _: i32,
    prefix: *const c_char,
    message: *const c_char,
) {
    // SAFETY: valid usage of the command: both are texts.
    let [prefix, message] = [prefix, message]
        .map(|text| unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned());
    REPORTS.lock().expect("no panic").push((flags, ty, object, prefix, message));
}

unsafe extern "system" fn submit_debug_utils_message(
    _: vk::Instance,
    severity: vk::DebugUtilsMessageSeverityFlagsEXT,
    _: vk::DebugUtilsMessageTypeFlagsEXT,
    data: *const vk::DebugUtilsMessengerCallbackDataEXT,
) {
    // SAFETY: valid usage of the command: both are texts.
    let [id, text] = unsafe { [(*data).p_message_id_name, (*data).p_message] }
        .map(|text| unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned());
    SUBMITTED.lock().expect("no panic").push((severity, id, text));
}

static SUBMITTED: Mutex<Vec<(vk::DebugUtilsMessageSeverityFlagsEXT, String, String)>> =
    Mutex::new(Vec::new());

#[test]
fn messages_have_severity_name_and_text() {
    let mut object = [0_usize; 2];
    let mut instance = instance(&mut object);
    instance.next.set_submit_debug_utils_message_ext(Some(submit_debug_utils_message));
    for severity in [Severity::Verbose, Severity::Info, Severity::Warning, Severity::Error] {
        assert!(instance.message(severity, c"kit", "a text"));
    }
    let flags = [
        vk::DebugUtilsMessageSeverityFlagsEXT::VERBOSE,
        vk::DebugUtilsMessageSeverityFlagsEXT::INFO,
        vk::DebugUtilsMessageSeverityFlagsEXT::WARNING,
        vk::DebugUtilsMessageSeverityFlagsEXT::ERROR,
    ];
    let expected = flags.map(|flags| (flags, "kit".to_owned(), "a text".to_owned()));
    assert_eq!(*SUBMITTED.lock().expect("no panic"), expected);
}

#[test]
fn messages_go_through_debug_report_where_debug_utils_is_not_enabled() {
    let mut object = [0_usize; 2];
    let mut instance = instance(&mut object);
    assert!(!instance.message(Severity::Error, c"kit", "nobody listens"));
    instance.next.set_debug_report_message_ext(Some(debug_report_message));
    assert!(instance.message(Severity::Warning, c"kit", "a\0b"));
    assert!(instance.message(Severity::Verbose, c"kit", "c"));
    assert!(instance.message(Severity::Info, c"kit", "d"));
    assert!(instance.message(Severity::Error, c"kit", "e"));
    let (ty, number) = (vk::DebugReportObjectTypeEXT::INSTANCE, instance.handle.as_raw() as u64);
    let report = |flags, text: &str| (flags, ty, number, "kit".to_owned(), text.to_owned());
    let expected = [
        report(vk::DebugReportFlagsEXT::WARNING, "a b"),
        report(vk::DebugReportFlagsEXT::DEBUG, "c"),
        report(vk::DebugReportFlagsEXT::INFORMATION, "d"),
        report(vk::DebugReportFlagsEXT::ERROR, "e"),
    ];
    assert_eq!(*REPORTS.lock().expect("no panic"), expected);
}
