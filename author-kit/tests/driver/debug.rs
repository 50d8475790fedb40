//! Messengers, names and labels.

use std::cell::Cell;
use std::ffi::{CStr, c_char, c_void};
use std::ptr::{from_ref, null};
use std::sync::Mutex;

use author_kit::driver::{Description, Driver, Message, entry};
use dispatch_tables::DeviceEntrypointTable;
use dispatch_tables::vk::{
    self, DebugUtilsMessageSeverityFlagsEXT as Severity, DebugUtilsMessageTypeFlagsEXT as Kind,
};

use crate::support::{Instance, OfTest, call, physical_device, typed};

/// What a callback has heard: text, names of objects, labels of queues.
pub(crate) type Heard = Mutex<Vec<(String, Vec<String>, Vec<String>)>>;

/// # Safety
///
/// Null or a string.
unsafe fn text(text: *const c_char) -> String {
    match text.is_null() {
        true => String::new(),
        // SAFETY: the caller's promise.
        false => unsafe { CStr::from_ptr(text) }.to_string_lossy().into(),
    }
}

unsafe extern "system" fn hear(
    _: Severity,
    _: Kind,
    data: *const vk::DebugUtilsMessengerCallbackDataEXT,
    user_data: *mut c_void,
) -> vk::Bool32 {
    use author_kit::driver::slice;
    // SAFETY: the data of a callback, and the test's `Heard`.
    unsafe {
        let data = &*data;
        let objects = slice(data.p_objects, data.object_count).iter();
        let labels = slice(data.p_queue_labels, data.queue_label_count).iter();
        (*user_data.cast::<Heard>()).lock().unwrap().push((
            text(data.p_message),
            objects.map(|object| text(object.p_object_name)).collect(),
            labels.map(|label| text(label.p_label_name)).collect(),
        ));
    }
    vk::FALSE
}

unsafe extern "system" fn hear_report(
    flags: vk::DebugReportFlagsEXT,
    _: vk::DebugReportObjectTypeEXT,
    _: u64,
    _: usize,
    _: i32,
    _: *const c_char,
    message: *const c_char,
    user_data: *mut c_void,
) -> vk::Bool32 {
    assert!(flags.contains(vk::DebugReportFlagsEXT::ERROR));
    // SAFETY: the data of a callback, and the test's `Heard`.
    unsafe {
        (*user_data.cast::<Heard>()).lock().unwrap().push((text(message), vec![], vec![]));
    }
    vk::FALSE
}

pub(crate) fn messenger(heard: &Heard) -> vk::DebugUtilsMessengerCreateInfoEXT {
    vk::DebugUtilsMessengerCreateInfoEXT {
        message_severity: Severity::ERROR,
        message_type: Kind::VALIDATION,
        pfn_user_callback: Some(hear),
        p_user_data: from_ref(heard).cast_mut().cast(),
        ..Default::default()
    }
}

pub(crate) fn texts(heard: &Heard) -> Vec<String> {
    heard.lock().unwrap().drain(..).map(|(text, ..)| text).collect()
}

#[test]
fn a_creation_that_fails_says_why() {
    let heard = Heard::default();
    let info = messenger(&heard);
    let create = |extensions: &[&CStr]| {
        Instance::create::<OfTest>(extensions, from_ref(&info).cast(), null()).err()
    };
    assert!(create(&[c"VK_KHR_display"]).is_some());
    assert!(create(&[c"VK_KHR_get_surface_capabilities2"]).is_some());
    let expected = [
        "VK_KHR_display is not supported",
        "VK_KHR_get_surface_capabilities2 needs VK_KHR_surface",
    ];
    assert_eq!(texts(&heard), expected);
}

/// The messenger of a device's creation, and one that a report callback is.
#[test]
fn messengers_and_report_callbacks_hear_of_what_they_asked_for() {
    let (heard, reported) = (Heard::default(), Heard::default());
    let extensions = [c"VK_EXT_debug_utils", c"VK_EXT_debug_report"];
    let instance = Instance::create::<OfTest>(&extensions, null(), null()).expect("created");
    let handle = instance.handle;
    let mut utils = vk::DebugUtilsMessengerEXT::NULL;
    let info = messenger(&heard);
    call!(instance.commands.create_debug_utils_messenger_ext(handle, &info, null(), &mut utils));
    let mut report = vk::DebugReportCallbackEXT::NULL;
    let info = vk::DebugReportCallbackCreateInfoEXT {
        flags: vk::DebugReportFlagsEXT::ERROR,
        pfn_callback: Some(hear_report),
        p_user_data: from_ref(&reported).cast_mut().cast(),
        ..Default::default()
    };
    call!(instance.commands.create_debug_report_callback_ext(handle, &info, null(), &mut report));

    let refused = instance.create_device(&[c"VK_KHR_maintenance5"], &Default::default(), 0).err();
    assert_eq!(refused, Some(vk::Result::ERROR_EXTENSION_NOT_PRESENT));
    let expected = ["VK_KHR_maintenance5 is not supported"];
    assert_eq!(texts(&heard), expected);
    assert_eq!(texts(&reported), expected);
    let features = vk::PhysicalDeviceFeatures { wide_lines: vk::TRUE, ..Default::default() };
    assert!(instance.create_device(&[], &features, 0).is_err());
    let expected = ["VkPhysicalDeviceFeatures::wideLines is not supported"];
    assert_eq!(texts(&heard), expected);
    assert_eq!(texts(&reported), expected);

    let own = vk::DebugUtilsMessengerCallbackDataEXT {
        p_message: c"from the application".as_ptr(),
        ..Default::default()
    };
    for (severity, kind) in [
        (Severity::ERROR, Kind::VALIDATION),
        (Severity::WARNING, Kind::VALIDATION),
        (Severity::ERROR, Kind::GENERAL),
    ] {
        call!(instance.commands.submit_debug_utils_message_ext(handle, severity, kind, &own));
    }
    assert_eq!(texts(&heard), ["from the application"], "the messenger asked for one of them");
    for flags in [vk::DebugReportFlagsEXT::ERROR, vk::DebugReportFlagsEXT::DEBUG] {
        let unknown = vk::DebugReportObjectTypeEXT::UNKNOWN;
        let (id, text) = (c"id".as_ptr(), c"a report".as_ptr());
        call!(
            instance.commands.debug_report_message_ext(handle, flags, unknown, 0, 0, 0, id, text)
        );
    }
    assert_eq!(texts(&reported), ["a report"]);
    assert_eq!(texts(&heard), [""; 0]);

    call!(instance.commands.destroy_debug_utils_messenger_ext(handle, utils, null()));
    call!(instance.commands.destroy_debug_report_callback_ext(handle, report, null()));
    assert!(instance.create_device(&[c"VK_KHR_maintenance5"], &Default::default(), 0).is_err());
    assert_eq!((texts(&heard).len(), texts(&reported).len()), (0, 0));
    instance.destroy();
}

#[test]
fn names_and_labels_go_with_messages_about_their_objects() {
    let heard = Heard::default();
    let instance =
        Instance::create::<OfTest>(&[c"VK_EXT_debug_utils"], null(), null()).expect("created");
    let mut utils = vk::DebugUtilsMessengerEXT::NULL;
    let (handle, info) = (instance.handle, messenger(&heard));
    call!(instance.commands.create_debug_utils_messenger_ext(handle, &info, null(), &mut utils));
    let device = instance.device();
    let (queue, fence) = (device.queue(0), device.fence());
    let objects =
        [(vk::ObjectType::QUEUE, queue.as_raw() as u64), (vk::ObjectType::FENCE, fence.as_raw())];
    for ((object_type, object_handle), name) in objects.into_iter().zip([c"queue", c"fence"]) {
        let name = vk::DebugUtilsObjectNameInfoEXT {
            object_type,
            object_handle,
            p_object_name: name.as_ptr(),
            ..Default::default()
        };
        let set = call!(device.commands.set_debug_utils_object_name_ext(device.handle, &name));
        assert_eq!(set, vk::Result::SUCCESS);
    }
    for name in [c"frame", c"shadows"] {
        let label = vk::DebugUtilsLabelEXT { p_label_name: name.as_ptr(), ..Default::default() };
        call!(device.commands.queue_begin_debug_utils_label_ext(queue, &label));
    }
    let message = Message { objects: &objects, ..Message::error(c"id", "about") };
    device.object().message(&message);
    call!(device.commands.queue_end_debug_utils_label_ext(queue));
    device.object().message(&message);
    let names = ["queue".to_owned(), "fence".to_owned()];
    let labels = ["frame".to_owned(), "shadows".to_owned()];
    let expected = [
        ("about".to_owned(), names.to_vec(), labels.to_vec()),
        ("about".to_owned(), names.to_vec(), labels[..1].to_vec()),
    ];
    assert_eq!(*heard.lock().unwrap(), expected);
    call!(device.commands.destroy_fence(device.handle, fence, null()));
    device.destroy();
    call!(instance.commands.destroy_debug_utils_messenger_ext(handle, utils, null()));
    instance.destroy();
}

/// What the callback below needs.
struct Recursive {
    instance: vk::Instance,
    destroy: vk::PFN_vkDestroyDebugUtilsMessengerEXT,
    messenger: Cell<vk::DebugUtilsMessengerEXT>,
}

unsafe extern "system" fn destroy_itself(
    _: Severity,
    _: Kind,
    _: *const vk::DebugUtilsMessengerCallbackDataEXT,
    user_data: *mut c_void,
) -> vk::Bool32 {
    // SAFETY: the test's `Recursive`, once.
    unsafe {
        let this = &*user_data.cast::<Recursive>();
        (this.destroy)(this.instance, this.messenger.get(), null());
    }
    vk::FALSE
}

/// Messengers are called without a lock (mesa.md 6.9).
#[test]
fn a_callback_may_destroy_a_messenger() {
    let instance =
        Instance::create::<OfTest>(&[c"VK_EXT_debug_utils"], null(), null()).expect("created");
    let destroy = instance.get(c"vkDestroyDebugUtilsMessengerEXT");
    // SAFETY: the type is the command's.
    let destroy = unsafe { typed(destroy) };
    let this = Recursive { instance: instance.handle, destroy, messenger: Cell::default() };
    let info = vk::DebugUtilsMessengerCreateInfoEXT {
        message_severity: Severity::ERROR,
        message_type: Kind::GENERAL,
        pfn_user_callback: Some(destroy_itself),
        p_user_data: from_ref(&this).cast_mut().cast(),
        ..Default::default()
    };
    let mut messenger = vk::DebugUtilsMessengerEXT::NULL;
    let handle = instance.handle;
    call!(instance.commands.create_debug_utils_messenger_ext(
        handle,
        &info,
        null(),
        &mut messenger
    ));
    this.messenger.set(messenger);
    let data = vk::DebugUtilsMessengerCallbackDataEXT::default();
    for _ in 0..2 {
        let (error, general) = (Severity::ERROR, Kind::GENERAL);
        call!(instance.commands.submit_debug_utils_message_ext(handle, error, general, &data));
    }
    instance.destroy();
}

/// A driver with tags and labels of its own, which writes down what they receive.
static MARKED: Driver = Driver::new(Description {
    device: DeviceEntrypointTable {
        set_debug_utils_object_name_ext: Some(receive_name),
        set_debug_utils_object_tag_ext: Some(receive_tag),
        cmd_begin_debug_utils_label_ext: Some(receive_label),
        cmd_insert_debug_utils_label_ext: Some(receive_label),
        cmd_end_debug_utils_label_ext: Some(receive_end),
        ..DeviceEntrypointTable::EMPTY
    },
    ..Description::new(vk::API_VERSION_1_3, |_| Ok(vec![physical_device()]), |_, _| Ok(()))
});

struct OfMarked;

impl entry::Exported for OfMarked {
    const DRIVER: &'static Driver = &MARKED;
}

static RECEIVED: Mutex<Vec<String>> = Mutex::new(Vec::new());

fn receive(text: String) -> vk::Result {
    RECEIVED.lock().unwrap().push(text);
    vk::Result::INCOMPLETE
}

unsafe extern "system" fn receive_name(
    _: vk::Device,
    info: *const vk::DebugUtilsObjectNameInfoEXT,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    let (info, name) = unsafe { (&*info, text((*info).p_object_name)) };
    receive(format!("{:?} {:?} {} {name}", info.s_type, info.object_type, info.object_handle))
}

unsafe extern "system" fn receive_tag(
    _: vk::Device,
    info: *const vk::DebugUtilsObjectTagInfoEXT,
) -> vk::Result {
    // SAFETY: valid usage of the command, whose tag is an array of bytes in this test.
    let (info, tag) = unsafe {
        (&*info, std::slice::from_raw_parts((*info).p_tag.cast::<u8>(), (*info).tag_size))
    };
    let vk::DebugUtilsObjectTagInfoEXT { s_type, object_type, object_handle, tag_name, .. } = info;
    receive(format!("{s_type:?} {object_type:?} {object_handle} {tag_name} {tag:?}"))
}

unsafe extern "system" fn receive_label(
    _: vk::CommandBuffer,
    label: *const vk::DebugUtilsLabelEXT,
) {
    // SAFETY: valid usage of the command.
    let (label, name) = unsafe { (&*label, text((*label).p_label_name)) };
    receive(format!("{:?} {name} {:?}", label.s_type, label.color));
}

unsafe extern "system" fn receive_end(_: vk::CommandBuffer) {
    receive("end".to_owned());
}

/// mesa.md 6.13: the tag of VK_EXT_debug_marker became a structure with the type of a name.
#[test]
fn debug_markers_are_names_tags_and_labels() {
    use vk::DebugReportObjectTypeEXT as Older;
    let instance = Instance::create::<OfMarked>(&[], null(), null()).expect("created");
    let table = &MARKED.tables().device;
    let device = instance.device();
    let types = [
        (Older::BUFFER, "BUFFER"),
        (Older::SWAPCHAIN_KHR, "SWAPCHAIN_KHR"),
        (Older::VALIDATION_CACHE_EXT, "VALIDATION_CACHE_EXT"),
        (Older::ACCELERATION_STRUCTURE_KHR, "ACCELERATION_STRUCTURE_KHR"),
    ];
    for (object_type, expected) in types {
        let info = vk::DebugMarkerObjectNameInfoEXT {
            object_type,
            object: 7,
            p_object_name: c"it".as_ptr(),
            ..Default::default()
        };
        let set = table.debug_marker_set_object_name_ext().expect("an entry");
        // SAFETY: valid usage of the command.
        assert_eq!(unsafe { set(device.handle, &info) }, vk::Result::INCOMPLETE);
        let received = RECEIVED.lock().unwrap().pop();
        assert_eq!(received.unwrap(), format!("DEBUG_UTILS_OBJECT_NAME_INFO_EXT {expected} 7 it"));
    }
    let tag = vk::DebugMarkerObjectTagInfoEXT {
        object_type: Older::IMAGE,
        object: 8,
        tag_name: 9,
        tag_size: 2,
        p_tag: [1_u8, 2].as_ptr().cast(),
        ..Default::default()
    };
    let marker = vk::DebugMarkerMarkerInfoEXT {
        p_marker_name: c"pass".as_ptr(),
        color: [1.0, 0.5, 0.0, 1.0],
        ..Default::default()
    };
    // SAFETY: valid usage; a command buffer begins as a device does.
    unsafe {
        let buffer = vk::CommandBuffer::from_raw(device.handle.as_raw());
        table.debug_marker_set_object_tag_ext().expect("an entry")(device.handle, &tag);
        table.cmd_debug_marker_begin_ext().expect("an entry")(buffer, &marker);
        table.cmd_debug_marker_insert_ext().expect("an entry")(buffer, &marker);
        table.cmd_debug_marker_end_ext().expect("an entry")(buffer);
    }
    let label = "DEBUG_UTILS_LABEL_EXT pass [1.0, 0.5, 0.0, 1.0]";
    let tag = "DEBUG_UTILS_OBJECT_TAG_INFO_EXT IMAGE 8 9 [1, 2]";
    assert_eq!(*RECEIVED.lock().unwrap(), [tag, label, label, "end"]);
    device.destroy();
    instance.destroy();
}
