//! Debug report, and the conversion of messages and objects between debug report and debug utils
//! (callpath.md 6.2 to 6.4).

use std::ffi::{CStr, c_char, c_void};
use std::ptr;
use std::sync::Mutex;

use dispatch_tables::{DeviceEntrypointTable, vk};
use tests::{Instance, InstanceRequest, Loader, Messages, Sandbox, call, json};

/// The arguments of a report callback.
type Report =
    (vk::DebugReportFlagsEXT, vk::DebugReportObjectTypeEXT, u64, usize, i32, String, String);

static REPORTS: Mutex<Vec<Report>> = Mutex::new(Vec::new());

unsafe extern "system" fn hear(
    flags: vk::DebugReportFlagsEXT,
    object_type: vk::DebugReportObjectTypeEXT,
    object: u64,
    location: usize,
    code: i32,
    prefix: *const c_char,
    message: *const c_char,
    _user: *mut c_void,
) -> vk::Bool32 {
    let text = |text| {
        // SAFETY: the loader passes C strings.
        let text = unsafe { CStr::from_ptr(text) };
        text.to_string_lossy().into_owned()
    };
    let (prefix, message) = (text(prefix), text(message));
    let report = (flags, object_type, object, location, code, prefix, message);
    REPORTS.lock().expect("the reports").push(report);
    vk::FALSE
}

fn reports() -> Vec<Report> {
    std::mem::take(&mut *REPORTS.lock().expect("the reports"))
}

const EXTENSIONS: &[&str] = &["VK_EXT_debug_report", "VK_EXT_debug_utils"];

fn instance() -> Instance {
    let request = InstanceRequest { extensions: EXTENSIONS, ..Default::default() };
    Loader::open().create_instance(&request).expect("vkCreateInstance")
}

fn report_callback(
    instance: &Instance,
    flags: vk::DebugReportFlagsEXT,
) -> vk::DebugReportCallbackEXT {
    let info = vk::DebugReportCallbackCreateInfoEXT {
        flags,
        pfn_callback: Some(hear),
        ..Default::default()
    };
    let mut callback = vk::DebugReportCallbackEXT::NULL;
    let result = call!(instance.commands.create_debug_report_callback_ext(
        instance.handle,
        &info,
        ptr::null(),
        &mut callback
    ));
    assert_eq!(result, vk::Result::SUCCESS);
    callback
}

/// A debug-utils message that the application submits reaches the report callback, converted.
fn submissions_are_reported(instance: &Instance) {
    let commands = instance.commands;
    let errors = vk::DebugReportFlagsEXT::ERROR;
    let words = || ("prefix".to_owned(), "words".to_owned());
    let object = vk::DebugUtilsObjectNameInfoEXT {
        object_type: vk::ObjectType::IMAGE,
        object_handle: 0x1234,
        ..Default::default()
    };
    let data = vk::DebugUtilsMessengerCallbackDataEXT {
        p_message_id_name: c"prefix".as_ptr(),
        message_id_number: 9,
        p_message: c"words".as_ptr(),
        object_count: 1,
        p_objects: &object,
        ..Default::default()
    };
    let general = vk::DebugUtilsMessageTypeFlagsEXT::GENERAL;
    let severity = vk::DebugUtilsMessageSeverityFlagsEXT::ERROR;
    let submit = |data| {
        call!(commands.submit_debug_utils_message_ext(instance.handle, severity, general, data));
    };
    submit(&data);
    let (prefix, text) = words();
    let image = vk::DebugReportObjectTypeEXT::IMAGE;
    assert_eq!(reports(), [(errors, image, 0x1234, 0, 9, prefix, text)]);
    submit(&vk::DebugUtilsMessengerCallbackDataEXT { object_count: 0, ..data });
    let (prefix, text) = words();
    let unknown = vk::DebugReportObjectTypeEXT::UNKNOWN;
    assert_eq!(reports(), [(errors, unknown, 0, 0, 9, prefix, text)]);
    submit(ptr::null());
    assert_eq!(reports(), [], "callpath.md 6.2: no data, nothing");
}

/// callpath.md 1.6, 6.2: one list of callbacks receives both kinds of messages; drivers receive
/// only reports.
#[test]
fn report_callbacks_hear_what_messengers_hear() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({ "instance_extensions": EXTENSIONS }));
    let without = sandbox.driver("without", json!({ "instance_extensions": [] }));
    let outcome = sandbox.run(|| {
        let instance = instance();
        let commands = instance.commands;
        let messages: &'static Messages = Box::leak(Box::default());
        let mut messenger = vk::DebugUtilsMessengerEXT::NULL;
        let result = call!(commands.create_debug_utils_messenger_ext(
            instance.handle,
            &messages.messenger(),
            ptr::null(),
            &mut messenger
        ));
        assert_eq!(result, vk::Result::SUCCESS);
        let errors = vk::DebugReportFlagsEXT::ERROR;
        let callback = report_callback(&instance, errors);

        let report = |flags| {
            call!(commands.debug_report_message_ext(
                instance.handle,
                flags,
                vk::DebugReportObjectTypeEXT::BUFFER,
                0x1234_5678_9ABC,
                77,
                -5,
                c"prefix".as_ptr(),
                c"words".as_ptr()
            ));
        };
        report(errors);
        let words = || ("prefix".to_owned(), "words".to_owned());
        let (prefix, text) = words();
        let buffer = vk::DebugReportObjectTypeEXT::BUFFER;
        assert_eq!(reports(), [(errors, buffer, 0x1234_5678_9ABC, 77, -5, prefix, text)]);
        let (prefix, text) = words();
        let severity = vk::DebugUtilsMessageSeverityFlagsEXT::ERROR;
        assert_eq!(messages.take(), [(severity, prefix, text)]);

        report(vk::DebugReportFlagsEXT::WARNING);
        assert_eq!(reports(), [], "its flags do not match");
        let severity = vk::DebugUtilsMessageSeverityFlagsEXT::WARNING;
        let (prefix, text) = words();
        assert_eq!(messages.take(), [(severity, prefix, text)]);

        submissions_are_reported(&instance);

        call!(commands.destroy_debug_report_callback_ext(instance.handle, callback, ptr::null()));
        report(errors);
        assert_eq!(reports(), [], "it is destroyed");
        let null = vk::DebugReportCallbackEXT::NULL;
        call!(commands.destroy_debug_report_callback_ext(instance.handle, null, ptr::null()));
        call!(commands.destroy_debug_utils_messenger_ext(instance.handle, messenger, ptr::null()));
        instance.destroy();
    });
    outcome.expect_success();
    let log = mock.log();
    assert_eq!(log.count("vkDebugReportMessageEXT"), 3);
    assert_eq!(log.count("vkSubmitDebugUtilsMessageEXT"), 0);
    assert_eq!(log.count("vkCreateDebugReportCallbackEXT"), 1);
    assert_eq!(log.count("vkDestroyDebugReportCallbackEXT"), 1);
    assert_eq!(without.log().count("vkDebugReportMessageEXT"), 0);
}

/// callpath.md 6.1, 6.2, 6.3: the loader's own messages by flag, also to callbacks in the chain.
#[test]
fn report_callbacks_hear_the_loader() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({ "instance_extensions": EXTENSIONS }));
    let outcome = sandbox.run(|| {
        let information = vk::DebugReportFlagsEXT::INFORMATION;
        let info = vk::DebugReportCallbackCreateInfoEXT {
            flags: information,
            pfn_callback: Some(hear),
            ..Default::default()
        };
        let request = InstanceRequest { next: (&raw const info).cast(), ..Default::default() };
        let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
        let heard = reports();
        let (flags, object_type, object, location, code, prefix, text) =
            heard.first().expect("a message during creation");
        assert_eq!((*flags, *location, *code), (information, 0, 0));
        assert_eq!(*object_type, vk::DebugReportObjectTypeEXT::INSTANCE);
        assert_eq!(*object, instance.handle.as_raw() as u64);
        assert_eq!(prefix, "Loader Message");
        assert!(text.starts_with("vkCreateInstance: applicationName"), "{text}");
        instance.physical_devices();
        assert_eq!(reports(), [], "detached once the instance is there");
        instance.destroy();
    });
    outcome.expect_success();
}

/// Tags and names an object with every such command; the application's structures must stay
/// unchanged.
fn tag_and_mark(
    commands: &DeviceEntrypointTable,
    device: vk::Device,
    object_type: vk::ObjectType,
    report_type: vk::DebugReportObjectTypeEXT,
    object: u64,
) {
    let tag = vk::DebugUtilsObjectTagInfoEXT {
        object_type,
        object_handle: object,
        tag_name: 5,
        ..Default::default()
    };
    let marker_tag = vk::DebugMarkerObjectTagInfoEXT {
        object_type: report_type,
        object,
        tag_name: 6,
        ..Default::default()
    };
    let marker_name = vk::DebugMarkerObjectNameInfoEXT {
        object_type: report_type,
        object,
        p_object_name: c"mine".as_ptr(),
        ..Default::default()
    };
    let results = [
        call!(commands.set_debug_utils_object_tag_ext(device, &tag)),
        call!(commands.debug_marker_set_object_tag_ext(device, &marker_tag)),
        call!(commands.debug_marker_set_object_name_ext(device, &marker_name)),
    ];
    assert_eq!(results, [vk::Result::SUCCESS; 3]);
    let objects = [tag.object_handle, marker_tag.object, marker_name.object];
    assert_eq!(objects, [object; 3]);
}

/// callpath.md 1.2, 6.4: the driver receives its own objects in tags, and in names of
/// VK_EXT_debug_marker.
#[test]
fn tags_and_markers_carry_the_drivers_handles() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver(
        "mock",
        json!({
            "instance_extensions": ["VK_EXT_debug_utils", "VK_KHR_surface", "VK_EXT_headless_surface"],
            "physical_devices": [{ "extensions": ["VK_EXT_debug_marker", "VK_KHR_swapchain"] }],
        }),
    );
    let outcome = sandbox.run(|| {
        let request = InstanceRequest {
            extensions: &["VK_EXT_debug_utils", "VK_KHR_surface", "VK_EXT_headless_surface"],
            ..Default::default()
        };
        let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
        let physical_device = instance.physical_devices()[0];
        let device =
            instance.create_device(physical_device, &["VK_EXT_debug_marker", "VK_KHR_swapchain"]);
        let mut surface = vk::SurfaceKHR::NULL;
        let result = call!(instance.commands.create_headless_surface_ext(
            instance.handle,
            &Default::default(),
            ptr::null(),
            &mut surface
        ));
        assert_eq!(result, vk::Result::SUCCESS);
        use vk::{DebugReportObjectTypeEXT as Report, ObjectType as Utils};
        let objects = [
            (Utils::PHYSICAL_DEVICE, Report::PHYSICAL_DEVICE, physical_device.as_raw() as u64),
            (Utils::INSTANCE, Report::INSTANCE, instance.handle.as_raw() as u64),
            (Utils::SURFACE_KHR, Report::SURFACE_KHR, surface.as_raw()),
            (Utils::BUFFER, Report::BUFFER, 0x1234_5678_9ABC),
        ];
        // Through the loader's trampolines, found with either lookup function.
        for commands in [instance.device_commands, device.commands] {
            for (utils, report, object) in objects {
                tag_and_mark(commands, device.handle, utils, report, object);
            }
        }
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
    let log = mock.log();
    let created = log.details("vkCreateInstance").next().expect("an instance");
    let surface = log.details("vkCreateHeadlessSurfaceEXT").next();
    let expected = [
        created["physical_devices"][0].clone(),
        created["instance"].clone(),
        surface.expect("the driver's surface")["surface"].clone(),
        json!(0x1234_5678_9ABC_u64),
    ];
    for (command, name) in [
        ("vkSetDebugUtilsObjectTagEXT", json!(5)),
        ("vkDebugMarkerSetObjectTagEXT", json!(6)),
        ("vkDebugMarkerSetObjectNameEXT", json!("mine")),
    ] {
        let noted: Vec<_> = log.details(command).collect();
        assert!(noted.iter().all(|detail| detail["name"] == name), "{noted:?}");
        let handles: Vec<_> = noted.iter().map(|detail| detail["handle"].clone()).collect();
        assert_eq!(handles, [expected.clone(), expected.clone()].concat(), "{command}");
    }
}
