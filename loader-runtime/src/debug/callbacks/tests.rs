//! Who hears which message, and when (callpath.md 6.1, drivers.md B.8).

#![allow(clippy::undocumented_unsafe_blocks, reason = "listeners and messages outlive the calls")]

use std::ffi::CString;
use std::sync::Mutex;

use vk::{
    DebugReportFlagsEXT as Flags, DebugUtilsMessageSeverityFlagsEXT as Severity,
    DebugUtilsMessageTypeFlagsEXT as Types,
};

use super::*;

const ALL_TYPES: Types = Types::from_raw(0x7);

/// Who was told what, in the order of the calls.
#[derive(Default)]
struct Heard(Mutex<Vec<String>>);

impl Heard {
    fn write(&self, line: String) {
        self.0.lock().unwrap().push(line);
    }

    fn take(&self) -> Vec<String> {
        std::mem::take(&mut *self.0.lock().unwrap())
    }

    /// A listener with a name of its own among those of this test.
    fn listener(&self, name: &'static str) -> Listener<'_> {
        Listener { heard: self, name, act: Box::new(|| ()) }
    }
}

struct Listener<'a> {
    heard: &'a Heard,
    name: &'static str,
    act: Box<dyn Fn() + 'a>,
}

impl Listener<'_> {
    fn messenger(&self, severities: Severity) -> Callback {
        Callback::Messenger {
            severities,
            types: ALL_TYPES,
            function: Some(hear_message),
            user_data: ptr::from_ref(self).cast_mut().cast(),
        }
    }

    fn report(&self, flags: Flags) -> Callback {
        let user_data = ptr::from_ref(self).cast_mut().cast();
        Callback::Report { flags, function: Some(hear_report), user_data }
    }
}

fn text(pointer: *const c_char) -> String {
    unsafe { CStr::from_ptr(pointer) }.to_str().unwrap().to_owned()
}

unsafe extern "system" fn hear_message(
    _: Severity,
    types: Types,
    data: *const vk::DebugUtilsMessengerCallbackDataEXT,
    user_data: *mut c_void,
) -> vk::Bool32 {
    let (listener, data) = unsafe { (&*user_data.cast::<Listener<'_>>(), &*data) };
    let objects = unsafe { std::slice::from_raw_parts(data.p_objects, data.object_count as usize) };
    let objects: Vec<_> = objects.iter().map(|object| object.object_handle).collect();
    let (id, message) = (text(data.p_message_id_name), text(data.p_message));
    let types = types.as_raw();
    listener.heard.write(format!("{}: {id}: {message} {objects:?} {types}", listener.name));
    (listener.act)();
    vk::FALSE
}

unsafe extern "system" fn hear_report(
    flags: Flags,
    object_type: vk::DebugReportObjectTypeEXT,
    object: u64,
    _: usize,
    _: i32,
    prefix: *const c_char,
    message: *const c_char,
    user_data: *mut c_void,
) -> vk::Bool32 {
    let listener = unsafe { &*user_data.cast::<Listener<'_>>() };
    let (prefix, message) = (text(prefix), text(message));
    let (flags, kind) = (flags.as_raw(), object_type.as_raw());
    listener.heard.write(format!("{}: {prefix}: {message} {kind}:{object} {flags}", listener.name));
    (listener.act)();
    vk::FALSE
}

fn say(callbacks: &InstanceCallbacks, severity: Severity, message: &str) {
    let message = CString::new(message).unwrap();
    callbacks.hear(severity, Types::GENERAL, &message);
}

#[test]
fn loader_messages_reach_both_kinds_newest_first() {
    let lock = &lock::acquire();
    let heard = Heard::default();
    let (first, second) = (heard.listener("first"), heard.listener("second"));
    let callbacks = InstanceCallbacks::new(99);
    let errors = first.messenger(Severity::ERROR);
    callbacks.add(lock, 1, errors, None, HostAllocator::NONE).unwrap();
    let reports = second.report(Flags::ERROR | Flags::INFORMATION);
    callbacks.add(lock, 2, reports, None, HostAllocator::NONE).unwrap();
    let wanted = |severity| callbacks.want(severity, Types::GENERAL);
    assert!(wanted(Severity::INFO) && wanted(Severity::ERROR));
    assert!(!wanted(Severity::VERBOSE) && !wanted(Severity::WARNING));
    say(&callbacks, Severity::INFO, "hello");
    say(&callbacks, Severity::ERROR, "ouch");
    let expected = [
        "second: Loader Message: hello 1:99 1",
        "second: Loader Message: ouch 1:99 8",
        "first: Loader Message: ouch [99] 1",
    ];
    assert_eq!(heard.take(), expected);
}

#[test]
fn creation_callbacks_listen_during_creation_and_destruction_only() {
    let lock = &lock::acquire();
    let heard = Heard::default();
    let (first, second) = (heard.listener("first"), heard.listener("second"));
    let callbacks = InstanceCallbacks::new(99);
    for (handle, callback) in
        [(1, first.messenger(Severity::INFO)), (2, second.report(Flags::INFORMATION))]
    {
        callbacks.add_for_creation(lock, handle, callback, HostAllocator::NONE).unwrap();
    }
    say(&callbacks, Severity::INFO, "a");
    callbacks.creation_succeeded();
    say(&callbacks, Severity::INFO, "b");
    callbacks.begin_destroy(lock);
    say(&callbacks, Severity::INFO, "c");
    callbacks.free_all(lock);
    say(&callbacks, Severity::INFO, "d");
    let expected = [
        "second: Loader Message: a 1:99 1",
        "first: Loader Message: a [99] 1",
        "second: Loader Message: c 1:99 1",
        "first: Loader Message: c [99] 1",
    ];
    assert_eq!(heard.take(), expected);
}

#[test]
fn report_messages_reach_messengers_converted() {
    let lock = &lock::acquire();
    let heard = Heard::default();
    let listener = heard.listener("messenger");
    let callbacks = InstanceCallbacks::new(99);
    let warnings = listener.messenger(Severity::WARNING);
    callbacks.add(lock, 1, warnings, None, HostAllocator::NONE).unwrap();
    let mut message = ReportMessage {
        flags: Flags::PERFORMANCE_WARNING,
        object_type: vk::DebugReportObjectTypeEXT::QUEUE,
        object: 7,
        location: 0,
        code: 5,
        layer_prefix: c"prefix".as_ptr(),
        text: c"slow".as_ptr(),
    };
    callbacks.deliver_report(&message);
    message.flags = Flags::ERROR;
    callbacks.deliver_report(&message);
    assert_eq!(heard.take(), ["messenger: prefix: slow [7] 4"]);
}

/// callpath.md 6.2: `pObjects` means nothing while `objectCount` is 0.
#[test]
fn a_message_about_nothing_is_reported_about_nothing() {
    let lock = &lock::acquire();
    let heard = Heard::default();
    let listener = heard.listener("report");
    let callbacks = InstanceCallbacks::new(99);
    let errors = listener.report(Flags::ERROR);
    callbacks.add(lock, 1, errors, None, HostAllocator::NONE).unwrap();
    let data = vk::DebugUtilsMessengerCallbackDataEXT {
        p_message_id_name: c"id".as_ptr(),
        p_message: c"nothing".as_ptr(),
        object_count: 0,
        p_objects: ptr::without_provenance(1),
        ..Default::default()
    };
    callbacks.deliver(&UtilsMessage {
        severity: Severity::ERROR,
        types: Types::GENERAL,
        data: &data,
    });
    assert_eq!(heard.take(), ["report: id: nothing 0:0 8"]);
}

#[test]
fn a_callback_may_remove_itself_and_others() {
    let lock = &lock::acquire();
    let heard = Heard::default();
    let callbacks = InstanceCallbacks::new(99);
    let last = heard.listener("last");
    let mut middle = heard.listener("middle");
    middle.act =
        Box::new(|| [1, 2].into_iter().for_each(|handle| callbacks.remove(lock, handle, None)));
    let first = heard.listener("first");
    for (handle, listener) in [(1, &last), (2, &middle), (3, &first)] {
        let callback = listener.messenger(Severity::INFO);
        callbacks.add(lock, handle, callback, None, HostAllocator::NONE).unwrap();
    }
    say(&callbacks, Severity::INFO, "x");
    say(&callbacks, Severity::INFO, "y");
    let expected = [
        "first: Loader Message: x [99] 1",
        "middle: Loader Message: x [99] 1",
        "first: Loader Message: y [99] 1",
    ];
    assert_eq!(heard.take(), expected);
}

#[test]
fn messages_may_be_delivered_while_callbacks_come_and_go() {
    let lock = &lock::acquire();
    let heard = Heard::default();
    let listener = heard.listener("any");
    let callbacks = InstanceCallbacks::new(99);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| (0..500).for_each(|_| say(&callbacks, Severity::INFO, "x")));
        }
        for handle in 0..500 {
            let callback = listener.messenger(Severity::INFO);
            callbacks.add(lock, handle, callback, None, HostAllocator::NONE).unwrap();
            callbacks.remove(lock, handle, None);
        }
    });
    assert!(!callbacks.are_present());
}
