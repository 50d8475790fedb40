//! Messengers over made-up drivers (callpath.md 6.2, 7.4, 8).

#![allow(
    clippy::undocumented_unsafe_blocks,
    reason = "the tests keep to valid usage as an application does"
)]

use std::cell::Cell;
use std::ffi::{CStr, c_void};
use std::ptr;

use dispatch_tables::{Extension, InstanceEntrypointTable, PhysicalDeviceEntrypointTable, vk};

use crate::commands::terminators::{
    create_debug_utils_messenger_ext, destroy_debug_utils_messenger_ext,
};
use crate::debug::message::submit_debug_utils_message_ext;
use crate::event::SurfaceEvent;
use crate::tests::fake::{CountingAllocator, FakeDriver, FakeInstance, log, take_log};

thread_local! {
    /// The driver instance whose creations fail.
    static FAILING: Cell<usize> = const { Cell::new(0) };
}

unsafe extern "system" fn create_on_driver(
    instance: vk::Instance,
    _: *const vk::DebugUtilsMessengerCreateInfoEXT,
    _: *const vk::AllocationCallbacks,
    p_messenger: *mut vk::DebugUtilsMessengerEXT,
) -> vk::Result {
    let driver = instance.as_raw().addr();
    if FAILING.get() == driver {
        return vk::Result::ERROR_OUT_OF_DEVICE_MEMORY;
    }
    log(format!("create on {driver:#x}"));
    unsafe { *p_messenger = vk::DebugUtilsMessengerEXT::from_raw(driver as u64 + 1) };
    vk::Result::SUCCESS
}

unsafe extern "system" fn destroy_on_driver(
    instance: vk::Instance,
    messenger: vk::DebugUtilsMessengerEXT,
    _: *const vk::AllocationCallbacks,
) {
    log(format!("destroy {:#x} on {:p}", messenger.as_raw(), instance.as_raw()));
}

unsafe extern "system" fn hear(
    _: vk::DebugUtilsMessageSeverityFlagsEXT,
    _: vk::DebugUtilsMessageTypeFlagsEXT,
    data: *const vk::DebugUtilsMessengerCallbackDataEXT,
    _: *mut c_void,
) -> vk::Bool32 {
    let text = unsafe { CStr::from_ptr((*data).p_message) };
    log(format!("heard {}", text.to_str().unwrap()));
    vk::FALSE
}

fn with_messengers() -> FakeDriver {
    FakeDriver {
        interface_version: 5,
        extensions: &[Extension::EXT_DEBUG_UTILS],
        instance: InstanceEntrypointTable {
            create_debug_utils_messenger_ext: Some(create_on_driver),
            destroy_debug_utils_messenger_ext: Some(destroy_on_driver),
            ..InstanceEntrypointTable::EMPTY
        },
        physical_device: PhysicalDeviceEntrypointTable::EMPTY,
    }
}

fn without_messengers() -> FakeDriver {
    FakeDriver { instance: InstanceEntrypointTable::EMPTY, ..with_messengers() }
}

fn instance(p_allocator: *const vk::AllocationCallbacks) -> FakeInstance {
    let drivers = [with_messengers(), without_messengers(), with_messengers()];
    FakeInstance::new(p_allocator, &[Extension::EXT_DEBUG_UTILS], drivers)
}

fn create(
    instance: &FakeInstance,
    p_allocator: *const vk::AllocationCallbacks,
) -> Result<vk::DebugUtilsMessengerEXT, vk::Result> {
    let info = vk::DebugUtilsMessengerCreateInfoEXT {
        message_severity: vk::DebugUtilsMessageSeverityFlagsEXT::ERROR,
        message_type: vk::DebugUtilsMessageTypeFlagsEXT::GENERAL,
        pfn_user_callback: Some(hear),
        ..Default::default()
    };
    let mut messenger = vk::DebugUtilsMessengerEXT::NULL;
    let handle = instance.loader_handle();
    match unsafe { create_debug_utils_messenger_ext(handle, &info, p_allocator, &mut messenger) } {
        vk::Result::SUCCESS => Ok(messenger),
        error => Err(error),
    }
}

fn destroy(
    instance: &FakeInstance,
    messenger: vk::DebugUtilsMessengerEXT,
    p_allocator: *const vk::AllocationCallbacks,
) {
    unsafe { destroy_debug_utils_messenger_ext(instance.loader_handle(), messenger, p_allocator) };
}

fn submit(instance: &FakeInstance, severity: vk::DebugUtilsMessageSeverityFlagsEXT, text: &CStr) {
    let data =
        vk::DebugUtilsMessengerCallbackDataEXT { p_message: text.as_ptr(), ..Default::default() };
    let types = vk::DebugUtilsMessageTypeFlagsEXT::GENERAL;
    unsafe { submit_debug_utils_message_ext(instance.loader_handle(), severity, types, &data) };
}

#[test]
fn a_messenger_exists_in_every_driver_that_has_them_6_2() {
    let instance = instance(ptr::null());
    let messenger = create(&instance, ptr::null()).unwrap();
    // Drivers stand in term order: the reverse of the scan order.
    assert_eq!(take_log(), ["create on 0x1020", "create on 0x1000"]);
    submit(&instance, vk::DebugUtilsMessageSeverityFlagsEXT::ERROR, c"one");
    submit(&instance, vk::DebugUtilsMessageSeverityFlagsEXT::INFO, c"two");
    assert_eq!(take_log(), ["heard one"]);
    destroy(&instance, messenger, ptr::null());
    assert_eq!(take_log(), ["destroy 0x1021 on 0x1020", "destroy 0x1001 on 0x1000"]);
    submit(&instance, vk::DebugUtilsMessageSeverityFlagsEXT::ERROR, c"three");
    destroy(&instance, vk::DebugUtilsMessengerEXT::NULL, ptr::null());
    assert!(take_log().is_empty());
}

/// callpath.md 6.1.
#[test]
fn callbacks_of_the_create_info_are_registered_last_first_b8() {
    unsafe extern "system" fn report(
        _: vk::DebugReportFlagsEXT,
        _: vk::DebugReportObjectTypeEXT,
        _: u64,
        _: usize,
        _: i32,
        _: *const std::ffi::c_char,
        text: *const std::ffi::c_char,
        _: *mut c_void,
    ) -> vk::Bool32 {
        let text = unsafe { CStr::from_ptr(text) };
        log(format!("reported {}", text.to_str().unwrap()));
        vk::FALSE
    }
    let messenger = vk::DebugUtilsMessengerCreateInfoEXT {
        message_severity: vk::DebugUtilsMessageSeverityFlagsEXT::ERROR,
        message_type: vk::DebugUtilsMessageTypeFlagsEXT::GENERAL,
        pfn_user_callback: Some(hear),
        ..Default::default()
    };
    let reporter = vk::DebugReportCallbackCreateInfoEXT {
        p_next: ptr::from_ref(&messenger).cast(),
        flags: vk::DebugReportFlagsEXT::ERROR,
        pfn_callback: Some(report),
        ..Default::default()
    };
    let instance = instance(ptr::null());
    let chain = ptr::from_ref(&reporter).cast();
    unsafe {
        crate::debug::above::register_creation_callbacks(
            &crate::lock::acquire(),
            instance.get(),
            chain,
        )
    }
    .unwrap();
    submit(&instance, vk::DebugUtilsMessageSeverityFlagsEXT::ERROR, c"x");
    assert_eq!(take_log(), ["reported x", "heard x"]);
}

#[test]
fn the_loaders_messages_are_heard_b8() {
    let instance = instance(ptr::null());
    unsafe { instance.get().journal().set_sink(Some(&instance.get().callbacks)) };
    let messenger = create(&instance, ptr::null()).unwrap();
    take_log();
    instance.get().journal().record(SurfaceEvent::ExtensionNotEnabled {
        extension: "VK_KHR_surface".into(),
        command: "vkX".into(),
    });
    assert_eq!(take_log(), ["heard VK_KHR_surface extension not enabled. vkX not executed!"]);
    destroy(&instance, messenger, ptr::null());
}

#[test]
fn a_failing_driver_takes_the_messenger_back_everywhere_6_2() {
    let instance = instance(ptr::null());
    FAILING.set(0x1000);
    let error = Err(vk::Result::ERROR_OUT_OF_DEVICE_MEMORY);
    assert_eq!(create(&instance, ptr::null()), error);
    assert_eq!(take_log(), ["create on 0x1020", "destroy 0x1021 on 0x1020"]);
    FAILING.set(0x1020);
    assert_eq!(create(&instance, ptr::null()), error);
    // The Khronos loader would destroy the handle that the first attempt left at the same index.
    assert!(take_log().is_empty());
    FAILING.set(0);
    submit(&instance, vk::DebugUtilsMessageSeverityFlagsEXT::ERROR, c"nobody");
    assert!(take_log().is_empty());
}

/// A messenger that a driver refuses leaves its slot to the next one: failing creations do not use
/// slots up.
#[test]
fn a_refused_messenger_gives_its_slot_back_6_2() {
    let slot = |messenger: vk::DebugUtilsMessengerEXT| unsafe {
        ptr::with_exposed_provenance::<u32>(messenger.as_raw() as usize).read()
    };
    let instance = instance(ptr::null());
    let first = create(&instance, ptr::null()).unwrap();
    for failing in [0x1000, 0x1020, 0x1000] {
        FAILING.set(failing);
        create(&instance, ptr::null()).unwrap_err();
    }
    FAILING.set(0);
    let second = create(&instance, ptr::null()).unwrap();
    assert_eq!((slot(first), slot(second)), (0, 1));
    destroy(&instance, first, ptr::null());
    destroy(&instance, second, ptr::null());
    take_log();
}

#[test]
fn forgotten_messengers_go_with_the_instance_7_4() {
    let memory = CountingAllocator::default();
    let callbacks = memory.callbacks();
    let own = CountingAllocator::default();
    let own_callbacks = own.callbacks();
    let instance = instance(&callbacks);
    create(&instance, ptr::null()).unwrap();
    create(&instance, &own_callbacks).unwrap();
    take_log();
    drop(instance);
    assert_eq!(take_log().len(), 4);
    assert_eq!((memory.live.get(), own.live.get()), (0, 0));
}

#[test]
fn nodes_come_from_the_messengers_own_allocator_8() {
    let memory = CountingAllocator::default();
    let callbacks = memory.callbacks();
    let (creator, destroyer) = (CountingAllocator::default(), CountingAllocator::default());
    let instance = instance(&callbacks);
    let messenger = create(&instance, &creator.callbacks()).unwrap();
    assert_eq!(creator.live.get(), 1);
    assert_eq!(*creator.scopes.borrow(), [vk::SystemAllocationScope::OBJECT]);
    // Compatible callbacks free what each other allocated.
    destroy(&instance, messenger, &destroyer.callbacks());
    assert_eq!(destroyer.live.get(), -1);
}

#[test]
fn callbacks_without_a_function_that_is_needed_own_no_node_8() {
    let instance = instance(ptr::null());
    let (creator, destroyer) = (CountingAllocator::default(), CountingAllocator::default());
    let lacking = vk::AllocationCallbacks { pfn_free: None, ..creator.callbacks() };
    let messenger = create(&instance, &lacking).unwrap();
    assert_eq!(creator.live.get(), 0);
    destroy(&instance, messenger, &destroyer.callbacks());
    assert_eq!(destroyer.live.get(), 0);
}

/// callpath.md 8, 14 (21).
#[test]
fn an_index_goes_back_to_the_instances_callbacks_6_2() {
    let memory = CountingAllocator::default();
    let callbacks = memory.callbacks();
    let instance = instance(&callbacks);
    // Lists stay when they have grown.
    let first = create(&instance, ptr::null()).unwrap();
    destroy(&instance, first, ptr::null());
    let before = memory.live.get();
    let own = CountingAllocator::default();
    let own_callbacks = own.callbacks();
    let messenger = create(&instance, &own_callbacks).unwrap();
    assert_eq!((memory.live.get(), own.live.get()), (before + 1, 1));
    destroy(&instance, messenger, &own_callbacks);
    assert_eq!((memory.live.get(), own.live.get()), (before, 0));
}

/// Creates a messenger while one allocation is refused; true when none was needed any more.
fn create_refusing(refused: u64) -> bool {
    let memory = CountingAllocator::default();
    let callbacks = memory.callbacks();
    let instance = instance(&callbacks);
    memory.refuse(refused);
    let outcome = create(&instance, ptr::null());
    let done = memory.refuse(0) < refused;
    let expected = if done { Ok(()) } else { Err(vk::Result::ERROR_OUT_OF_HOST_MEMORY) };
    assert_eq!(outcome.map(|_| ()), expected, "refused {refused}");
    drop(instance);
    assert_eq!(memory.live.get(), 0, "refused {refused}");
    let calls = take_log();
    let created = calls.iter().filter(|line| line.starts_with("create")).count();
    assert_eq!(created * 2, calls.len(), "{calls:?}");
    done
}

#[test]
fn every_refused_allocation_is_rolled_back_8() {
    // The index, the slot list, an array per driver and the callback's node.
    let refusals = (1..).take_while(|refused| !create_refusing(*refused)).count();
    assert_eq!(refusals, 6);
}
