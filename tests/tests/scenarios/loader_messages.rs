//! The loader's own messages in debug-utils messengers and debug-report callbacks (drivers.md B.8).

use std::ffi::{CStr, c_char, c_void};
use std::ptr;
use std::sync::Mutex;
use std::sync::mpsc;
use std::time::Duration;

use dispatch_tables::vk;
use tests::{Instance, InstanceRequest, Loader, Sandbox, call, json};

/// The messages that all callbacks of the process received, one line each.
static HEARD: Mutex<Vec<String>> = Mutex::new(Vec::new());

fn take() -> Vec<String> {
    std::mem::take(&mut *HEARD.lock().expect("no callback panicked"))
}

fn hear(line: String) {
    HEARD.lock().expect("no callback panicked").push(line);
}

/// The text at a pointer from the loader.
///
/// # Safety
///
/// `pointer` is a C string.
unsafe fn text(pointer: *const c_char) -> String {
    // SAFETY: the caller guarantees a C string.
    unsafe { CStr::from_ptr(pointer) }.to_string_lossy().into_owned()
}

/// Records `NAME TEXT`; the messenger's user data is the name.
unsafe extern "system" fn name_it(
    _: vk::DebugUtilsMessageSeverityFlagsEXT,
    _: vk::DebugUtilsMessageTypeFlagsEXT,
    data: *const vk::DebugUtilsMessengerCallbackDataEXT,
    user: *mut c_void,
) -> vk::Bool32 {
    // SAFETY: the loader passes valid callback data and the user data of `messenger`.
    let line = unsafe { format!("{} {}", text(user.cast_const().cast()), text((*data).p_message)) };
    eprintln!("heard {line}");
    hear(line);
    vk::TRUE
}

/// As [`name_it`], for report callbacks.
unsafe extern "system" fn name_report(
    _: vk::DebugReportFlagsEXT,
    _: vk::DebugReportObjectTypeEXT,
    _: u64,
    _: usize,
    _: i32,
    _: *const c_char,
    message: *const c_char,
    user: *mut c_void,
) -> vk::Bool32 {
    // SAFETY: the loader passes a C string and the user data of the callback, which is a C string
    // too.
    hear(unsafe { format!("{} {}", text(user.cast_const().cast()), text(message)) });
    vk::TRUE
}

fn messenger(name: &'static CStr, next: *const c_void) -> vk::DebugUtilsMessengerCreateInfoEXT {
    vk::DebugUtilsMessengerCreateInfoEXT {
        p_next: next,
        message_severity: vk::DebugUtilsMessageSeverityFlagsEXT::from_raw(0x1111),
        message_type: vk::DebugUtilsMessageTypeFlagsEXT::from_raw(7),
        pfn_user_callback: Some(name_it),
        p_user_data: name.as_ptr().cast_mut().cast(),
        ..Default::default()
    }
}

fn report(name: &'static CStr, next: *const c_void) -> vk::DebugReportCallbackCreateInfoEXT {
    vk::DebugReportCallbackCreateInfoEXT {
        p_next: next,
        flags: vk::DebugReportFlagsEXT::from_raw(0x1F),
        pfn_callback: Some(name_report),
        p_user_data: name.as_ptr().cast_mut().cast(),
        ..Default::default()
    }
}

fn pointer<T>(structure: &T) -> *const c_void {
    ptr::from_ref(structure).cast()
}

fn create(next: *const c_void, extensions: &[&str]) -> Result<Instance, vk::Result> {
    Loader::open().create_instance(&InstanceRequest { next, extensions, ..Default::default() })
}

/// Adds a messenger to an instance with VK_EXT_debug_utils.
fn add(
    instance: &Instance,
    info: &vk::DebugUtilsMessengerCreateInfoEXT,
) -> vk::DebugUtilsMessengerEXT {
    let mut handle = vk::DebugUtilsMessengerEXT::NULL;
    let result = call!(instance.commands.create_debug_utils_messenger_ext(
        instance.handle,
        info,
        ptr::null(),
        &mut handle
    ));
    assert_eq!(result, vk::Result::SUCCESS);
    handle
}

/// A sandbox that causes messages of each kind.
fn sandbox() -> Sandbox {
    let mut sandbox = Sandbox::new();
    for name in ["good", "off"] {
        sandbox.driver(name, json!({}));
    }
    let list = ["missing.json", "drivers/off.json", "drivers/good.json"]
        .map(|name| sandbox.path(name).display().to_string());
    sandbox.env("VK_DRIVER_FILES", list.join(":")).env("VK_LOADER_DRIVERS_DISABLE", "off.json");
    sandbox.implicit_layer("it", json!({}), json!({}));
    sandbox
}

/// drivers.md B.8: VK_LOADER_DEBUG affects only stderr, and a messenger gets a message before it is
/// printed. The result of callbacks is ignored: here all return VK_TRUE.
#[test]
fn b8_messengers_come_before_stderr_whatever_the_filter() {
    for (filter, is_printed) in [("", false), ("info", true)] {
        let mut sandbox = sandbox();
        sandbox.env("VK_LOADER_DEBUG", filter);
        let outcome = sandbox.run(|| {
            let messenger = messenger(c"it", ptr::null());
            let instance = create(pointer(&messenger), &[]).expect("vkCreateInstance");
            instance.destroy();
        });
        outcome.expect_success();
        let text = "vkCreateInstance: applicationName: \"scenario\"";
        let lines: Vec<&str> = outcome.stderr.lines().filter(|line| line.contains(text)).collect();
        assert!(lines[0].starts_with("heard it "), "{lines:?}");
        assert_eq!(lines.len(), if is_printed { 2 } else { 1 }, "{lines:?}");
    }
}

/// All data that a messenger receives with a message, for [`b8_what_messengers_are_given`].
unsafe extern "system" fn describe(
    severity: vk::DebugUtilsMessageSeverityFlagsEXT,
    types: vk::DebugUtilsMessageTypeFlagsEXT,
    data: *const vk::DebugUtilsMessengerCallbackDataEXT,
    user: *mut c_void,
) -> vk::Bool32 {
    // SAFETY: the loader passes valid callback data with one object.
    unsafe {
        let data = &*data;
        assert_eq!(text(data.p_message_id_name), "Loader Message");
        assert_eq!(data.message_id_number, 0);
        assert!(data.p_next.is_null() && data.flags.is_empty());
        assert_eq!((data.queue_label_count, data.cmd_buf_label_count), (0, 0));
        assert!(data.p_queue_labels.is_null() && data.p_cmd_buf_labels.is_null());
        assert_eq!(data.object_count, 1);
        let object = &*data.p_objects;
        assert_eq!(object.object_type, vk::ObjectType::INSTANCE);
        assert!(object.p_next.is_null() && object.p_object_name.is_null());
        let instance = &mut *user.cast::<u64>();
        assert!(*instance == 0 || *instance == object.object_handle, "one instance");
        *instance = object.object_handle;
        let (severity, types) = (severity.as_raw(), types.as_raw());
        hear(format!("{severity:#x} {types} {}", text(data.p_message)));
    }
    vk::FALSE
}

/// As [`describe`], for report callbacks.
unsafe extern "system" fn describe_report(
    flags: vk::DebugReportFlagsEXT,
    object_type: vk::DebugReportObjectTypeEXT,
    object: u64,
    location: usize,
    code: i32,
    prefix: *const c_char,
    message: *const c_char,
    user: *mut c_void,
) -> vk::Bool32 {
    // SAFETY: the loader passes C strings, and the user data is that of the scenario.
    unsafe {
        assert_eq!(text(prefix), "Loader Message");
        assert_eq!((location, code), (0, 0));
        assert_eq!(object_type, vk::DebugReportObjectTypeEXT::INSTANCE);
        let instance = &mut *user.cast::<u64>();
        assert!(*instance == 0 || *instance == object, "one instance");
        *instance = object;
        hear(format!("report {:#x} {}", flags.as_raw(), text(message)));
    }
    vk::FALSE
}

/// Each severity and type of drivers.md B.8, and the fields of callback data, for both kinds of
/// callbacks.
#[test]
fn b8_what_messengers_are_given() {
    let sandbox = sandbox();
    let outcome = sandbox.run(|| {
        let mut instances = [0_u64; 2];
        let [first, second] = &mut instances;
        let report = vk::DebugReportCallbackCreateInfoEXT {
            pfn_callback: Some(describe_report),
            p_user_data: ptr::from_mut(first).cast(),
            ..report(c"", ptr::null())
        };
        let messenger = vk::DebugUtilsMessengerCreateInfoEXT {
            pfn_user_callback: Some(describe),
            p_user_data: ptr::from_mut(second).cast(),
            ..messenger(c"", pointer(&report))
        };
        let next = pointer(&messenger);
        let instance =
            create(next, &["VK_EXT_debug_utils", "VK_EXT_debug_report"]).expect("vkCreateInstance");
        let mut handle = vk::DebugReportCallbackEXT::NULL;
        let result = call!(instance.commands.create_debug_report_callback_ext(
            instance.handle,
            &report,
            ptr::null(),
            &mut handle
        ));
        assert_eq!(result, vk::Result::SUCCESS);
        let created = add(&instance, &messenger);
        let result = call!(instance.commands.enumerate_physical_devices(
            instance.handle,
            ptr::null_mut(),
            ptr::null_mut()
        ));
        assert_eq!(result, vk::Result::ERROR_INITIALIZATION_FAILED);
        call!(instance.commands.destroy_debug_utils_messenger_ext(
            instance.handle,
            created,
            ptr::null()
        ));
        call!(instance.commands.destroy_debug_report_callback_ext(
            instance.handle,
            handle,
            ptr::null()
        ));
        assert_eq!(instances, [instance.handle.as_raw() as u64; 2]);
        instance.destroy();
        println!("\n{}", take().join("\n"));
    });
    outcome.expect_success();
    // Severity and types of debug utils, flags of debug report, start of the text.
    for (severity, types, flags, start) in [
        ("0x10", 1, "0x1", "vkCreateInstance: applicationName"),
        ("0x100", 1, "0x2", "Driver \"off.json\" ignored"),
        ("0x1000", 1, "0x8", "loader_get_json: Failed to open JSON file"),
        ("0x1", 1, "0x10", "Searching for ICD drivers named"),
        ("0x10", 1, "0x1", "Searching for driver manifest files"),
        ("0x10", 1, "0x1", "Searching for explicit layer manifest files"),
        ("0x10", 1, "0x1", "Insert instance layer"),
        ("0x1000", 3, "0x8", "vkEnumeratePhysicalDevices: Received NULL pointer"),
    ] {
        for line in [format!("{severity} {types} {start}"), format!("report {flags} {start}")] {
            let is_heard = outcome.stdout.lines().any(|heard| heard.starts_with(&line));
            assert!(is_heard, "{line}\n{}", outcome.stdout);
        }
    }
    assert!(!outcome.stdout.contains("Vulkan Loader Version"), "the banner has no instance");
}

/// The lifetime of callbacks around an instance, steps 1 to 4 of drivers.md B.8.
#[test]
fn b8_callbacks_around_an_instance() {
    let sandbox = sandbox();
    let outcome = sandbox.run(|| {
        let last = report(c"report-2", ptr::null());
        let second = messenger(c"messenger-2", pointer(&last));
        let middle = messenger(c"messenger-1", pointer(&second));
        let first = report(c"report-1", pointer(&middle));
        let in_chain = ["report-2", "report-1", "messenger-2", "messenger-1"];
        // Without either extension.
        let instance = create(pointer(&first), &[]).expect("vkCreateInstance");
        let heard = take();
        for (line, name) in heard.iter().zip(in_chain) {
            let expected = format!("{name} vkCreateInstance: applicationName: ");
            assert!(line.starts_with(&expected), "{line}");
        }
        assert!(heard.iter().any(|line| line.ends_with("   <Drivers>")));
        instance.physical_devices();
        assert_eq!(take(), [""; 0], "detached");
        instance.destroy();
        let heard = take();
        let unloading: Vec<_> = heard
            .iter()
            .filter_map(|line| line.split_once(" Unloading layer library "))
            .map(|(name, _)| name)
            .collect();
        assert_eq!(unloading, in_chain, "attached again to the end");

        let instance = create(pointer(&first), &["VK_EXT_debug_utils"]).expect("vkCreateInstance");
        add(&instance, &messenger(c"forgotten", ptr::null()));
        take();
        instance.physical_devices();
        let heard = take();
        assert!(
            !heard.is_empty() && heard.iter().all(|line| line.starts_with("forgotten ")),
            "{heard:?}"
        );
        instance.destroy();
        let heard = take();
        assert!(
            !heard.is_empty() && !heard.iter().any(|line| line.starts_with("forgotten ")),
            "{heard:?}"
        );
    });
    outcome.expect_success();
}

/// Step 5 of drivers.md B.8: a failing creation logs its reason to its own callbacks; later
/// creations do not use these.
#[test]
fn b8_callbacks_go_with_a_failed_creation() {
    let sandbox = sandbox();
    let outcome = sandbox.run(|| {
        let messenger = messenger(c"it", ptr::null());
        let failed = create(pointer(&messenger), &["VK_KHR_none"]);
        assert_eq!(failed.err(), Some(vk::Result::ERROR_EXTENSION_NOT_PRESENT));
        let told = "it loader_validate_instance_extensions: Extension VK_KHR_none not found in list of known instance extensions.";
        assert!(take().iter().any(|line| line == told));
        create(ptr::null(), &[]).expect("vkCreateInstance").destroy();
        assert_eq!(take(), [""; 0]);
    });
    outcome.expect_success();
}

/// Creates another instance while the first one is being created, and lets another thread try the
/// same.
unsafe extern "system" fn create_another(
    _: vk::DebugUtilsMessageSeverityFlagsEXT,
    _: vk::DebugUtilsMessageTypeFlagsEXT,
    _: *const vk::DebugUtilsMessengerCallbackDataEXT,
    user: *mut c_void,
) -> vk::Bool32 {
    // SAFETY: the user data is that of the scenario below.
    let finished = unsafe { &mut *user.cast::<Option<mpsc::Receiver<()>>>() };
    if finished.is_none() {
        create(ptr::null(), &[]).expect("vkCreateInstance in a callback").destroy();
        let (sender, receiver) = mpsc::channel();
        std::thread::spawn(move || {
            create(ptr::null(), &[]).expect("vkCreateInstance elsewhere").destroy();
            sender.send(()).expect("the scenario waits");
        });
        let waited = receiver.recv_timeout(Duration::from_millis(300));
        assert_eq!(waited, Err(mpsc::RecvTimeoutError::Timeout), "the lock is held");
        *finished = Some(receiver);
    }
    vk::FALSE
}

/// Step 6 of drivers.md B.8, callpath.md 9: callbacks run under the loader lock, which the same
/// thread may take again: callbacks of vkCreateInstance, and of a message that the application
/// submits.
#[test]
fn b8_callbacks_run_under_the_lock() {
    let sandbox = sandbox();
    let outcome = sandbox.run(|| {
        Loader::open();
        let finished: *mut Option<mpsc::Receiver<()>> = Box::into_raw(Box::default());
        let messenger = vk::DebugUtilsMessengerCreateInfoEXT {
            pfn_user_callback: Some(create_another),
            p_user_data: finished.cast(),
            ..messenger(c"", ptr::null())
        };
        let goes_on = || {
            // SAFETY: `finished` was made above, and no callback runs now.
            let finished = unsafe { (*finished).take() };
            finished
                .expect("the callback ran")
                .recv_timeout(Duration::from_secs(60))
                .expect("the other thread goes on");
        };
        let instance =
            create(pointer(&messenger), &["VK_EXT_debug_utils"]).expect("vkCreateInstance");
        goes_on();
        add(&instance, &messenger);
        call!(instance.commands.submit_debug_utils_message_ext(
            instance.handle,
            vk::DebugUtilsMessageSeverityFlagsEXT::WARNING,
            vk::DebugUtilsMessageTypeFlagsEXT::GENERAL,
            &vk::DebugUtilsMessengerCallbackDataEXT::default()
        ));
        goes_on();
        // The messages at the end are ignored. SAFETY: `finished` was made above, and no callback
        // runs now.
        unsafe { *finished = Some(mpsc::channel().1) };
        instance.destroy();
    });
    outcome.expect_success();
}
