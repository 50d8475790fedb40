//! Threads that simultaneously do everything that the Vulkan specification allows (callpath.md 9).
//!
//! `just drd` runs this scenario under valgrind's drd. The threads share only objects that were
//! created before they started, and they are joined one by one. drd knows the order of these
//! events; everything else must be ordered by the loader. There are no layers, because each
//! instance opens their libraries again: glibc's dynamic linker then reads past the ends of
//! strings, which drd reports as a race with the next owner of that memory.

use std::ffi::{c_char, c_void};
use std::panic::AssertUnwindSafe;
use std::sync::Barrier;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{panic, process, ptr, thread};

use dispatch_tables::vk;
use tests::{Device, Instance, InstanceRequest, Loader, Sandbox, call, json};

use super::surfaces::headless;
use super::unknown_functions::{ANSWER, Lookups as _, call_empty, call_made_up, numbered};

/// How often each thread does its job.
const ROUNDS: usize = 6;
/// The number of threads with the same job.
const THREADS: usize = 2;
/// Made-up functions of each kind that both drivers have.
const UNKNOWN: usize = ROUNDS;
const EXTENSIONS: [&str; 4] =
    ["VK_KHR_surface", "VK_EXT_headless_surface", "VK_EXT_debug_utils", "VK_EXT_debug_report"];

/// The work of one thread in one round.
type Job = fn(&Shared, usize);

/// The jobs that run at the same time, each on [`THREADS`] threads.
const JOBS: [Job; 9] = [
    ask_before_an_instance,
    create_instances,
    enumerate_physical_devices,
    create_devices,
    look_up,
    call_unknown_functions,
    create_surfaces,
    create_messengers,
    tell_messages,
];

/// The objects that all threads use.
struct Shared {
    instance: Instance,
    physical_devices: Vec<vk::PhysicalDevice>,
    /// A device of driver one.
    device: Device,
    /// One surface for each round, for which no driver has its own surface yet.
    surfaces: Vec<vk::SurfaceKHR>,
}

impl Shared {
    fn new() -> Self {
        let instance = create_instance(Loader::open(), ptr::null());
        let physical_devices = instance.physical_devices();
        let is_one = |&&device: &&vk::PhysicalDevice| instance.device_name(device) == "one";
        let one = physical_devices.iter().find(is_one);
        Self {
            device: instance.create_device(*one.expect("the device of driver one"), &[]),
            surfaces: (0..ROUNDS).map(|_| headless(&instance)).collect(),
            physical_devices,
            instance,
        }
    }

    fn destroy(self) {
        let Self { instance, device, surfaces, .. } = self;
        surfaces.into_iter().for_each(|surface| destroy_surface(&instance, surface));
        device.destroy();
        instance.destroy();
    }
}

fn create_instance(loader: &'static Loader, next: *const c_void) -> Instance {
    let request = InstanceRequest { extensions: &EXTENSIONS, next, ..Default::default() };
    let instance = loader.create_instance(&request);
    instance.expect("vkCreateInstance")
}

fn ask_before_an_instance(shared: &Shared, _: usize) {
    let loader = shared.instance.loader;
    assert!(loader.version() >= vk::API_VERSION_1_4);
    assert!(loader.instance_extensions().len() >= EXTENSIONS.len());
    assert_eq!(loader.layer_names(), [""; 0]);
}

/// Creates and destroys instances, with a messenger in the chain.
fn create_instances(shared: &Shared, _: usize) {
    let heard = AtomicUsize::new(0);
    let messenger = messenger(&heard);
    let next = (&raw const messenger).cast();
    let instance = create_instance(shared.instance.loader, next);
    assert_eq!(instance.physical_devices().len(), shared.physical_devices.len());
    instance.destroy();
    assert_ne!(heard.into_inner(), 0);
}

fn enumerate_physical_devices(shared: &Shared, _: usize) {
    let instance = &shared.instance;
    assert_eq!(instance.physical_devices(), shared.physical_devices);
    let mut groups = 0;
    let result = call!(instance.commands.enumerate_physical_device_groups(
        instance.handle,
        &mut groups,
        ptr::null_mut()
    ));
    assert_eq!((result, groups), (vk::Result::SUCCESS, 2));
    let commands = instance.physical_device_commands;
    for &device in &shared.physical_devices {
        assert!(["one", "two"].contains(&instance.device_name(device).as_str()));
        let mut counts = [0; 2];
        let results = [
            call!(commands.enumerate_device_extension_properties(
                device,
                ptr::null(),
                &mut counts[0],
                ptr::null_mut()
            )),
            call!(commands.get_physical_device_tool_properties(
                device,
                &mut counts[1],
                ptr::null_mut()
            )),
        ];
        assert_eq!(results, [vk::Result::SUCCESS; 2]);
    }
}

/// Creates devices with queues and command buffers, and command buffers of the shared device.
fn create_devices(shared: &Shared, round: usize) {
    let physical_device = shared.physical_devices[round % shared.physical_devices.len()];
    let own = shared.instance.create_device(physical_device, &["VK_KHR_swapchain"]);
    for device in [own, shared.device] {
        let commands = device.commands;
        let (pool, buffer) = device.command_buffer();
        let info = vk::CommandBufferBeginInfo::default();
        let recorded = [
            call!(commands.begin_command_buffer(buffer, &info)),
            call!(commands.end_command_buffer(buffer)),
        ];
        assert_eq!(recorded, [vk::Result::SUCCESS; 2]);
        if device.handle == own.handle {
            let submit = vk::SubmitInfo {
                command_buffer_count: 1,
                p_command_buffers: &buffer,
                ..Default::default()
            };
            let queue = own.queue();
            let submitted = [
                call!(commands.queue_submit(queue, 1, &submit, vk::Fence::NULL)),
                call!(commands.queue_wait_idle(queue)),
            ];
            assert_eq!(submitted, [vk::Result::SUCCESS; 2]);
        }
        call!(commands.free_command_buffers(device.handle, pool, 1, &buffer));
        call!(commands.destroy_command_pool(device.handle, pool, ptr::null()));
    }
    own.destroy();
}

fn look_up(shared: &Shared, _: usize) {
    let instance = &shared.instance;
    for name in
        [c"vkCreateDevice", c"vkGetPhysicalDeviceProperties", c"vkCmdDraw", c"vkQueueSubmit2"]
    {
        let known = instance.loader.proc_addr(instance.handle, name);
        assert!(known.is_some(), "{name:?}");
    }
    for name in [c"vkCmdDraw", c"vkQueueSubmit"] {
        let function = call!(
            instance.device_commands.get_device_proc_addr(shared.device.handle, name.as_ptr())
        );
        assert!(function.is_some(), "{name:?}");
    }
    assert!(instance.lookup("vkNobodysMOCK").is_none());
}

/// Looks up unknown functions, which assigns numbers and fills slots, while other threads call
/// through the slots. Messages of these calls are delivered without a lock.
fn call_unknown_functions(shared: &Shared, round: usize) {
    let function = shared.instance.lookup(&format!("vkMadeUp{round}"));
    assert_eq!(call_made_up(function, shared.device.handle), ANSWER);
    let function = shared.instance.lookup("vkOnlyTwo");
    assert_eq!(call_empty(function, shared.device.handle), vk::Result::ERROR_EXTENSION_NOT_PRESENT);
    let name = format!("vkGetPhysicalDeviceMadeUp{round}");
    let function = shared.instance.lookup(&name);
    for &device in &shared.physical_devices {
        assert_eq!(call_made_up(function, device), ANSWER);
    }
}

/// Uses surfaces of its own, and the shared ones, for which drivers create theirs at first use.
fn create_surfaces(shared: &Shared, round: usize) {
    let instance = &shared.instance;
    let own = headless(instance);
    for surface in [shared.surfaces[round], own] {
        for &device in &shared.physical_devices {
            let mut supported = vk::FALSE;
            let result =
                call!(instance.physical_device_commands.get_physical_device_surface_support_khr(
                    device,
                    0,
                    surface,
                    &mut supported
                ));
            assert_eq!((result, supported), (vk::Result::SUCCESS, vk::TRUE));
        }
    }
    destroy_surface(instance, own);
}

fn destroy_surface(instance: &Instance, surface: vk::SurfaceKHR) {
    call!(instance.commands.destroy_surface_khr(instance.handle, surface, ptr::null()));
}

/// Creates and destroys messengers and report callbacks.
fn create_messengers(shared: &Shared, _: usize) {
    let instance = &shared.instance;
    // Never freed: a message may be in delivery while the messenger is destroyed
    // (docs/differences.md).
    let heard: &[AtomicUsize; 2] = Box::leak(Box::default());
    let mut handle = vk::DebugUtilsMessengerEXT::NULL;
    let mut report = vk::DebugReportCallbackEXT::NULL;
    let results = [
        call!(instance.commands.create_debug_utils_messenger_ext(
            instance.handle,
            &messenger(&heard[0]),
            ptr::null(),
            &mut handle
        )),
        call!(instance.commands.create_debug_report_callback_ext(
            instance.handle,
            &report_callback(&heard[1]),
            ptr::null(),
            &mut report
        )),
    ];
    assert_eq!(results, [vk::Result::SUCCESS; 2]);
    submit_message(instance);
    call!(instance.commands.destroy_debug_report_callback_ext(
        instance.handle,
        report,
        ptr::null()
    ));
    call!(instance.commands.destroy_debug_utils_messenger_ext(
        instance.handle,
        handle,
        ptr::null()
    ));
    let has_heard = |counter: &AtomicUsize| counter.load(Ordering::Relaxed) != 0;
    assert!(heard.iter().all(has_heard));
}

/// A messenger that counts its messages.
fn messenger(heard: &AtomicUsize) -> vk::DebugUtilsMessengerCreateInfoEXT {
    vk::DebugUtilsMessengerCreateInfoEXT {
        message_severity: vk::DebugUtilsMessageSeverityFlagsEXT::from_raw(0x1111),
        message_type: vk::DebugUtilsMessageTypeFlagsEXT::from_raw(7),
        pfn_user_callback: Some(hear_message),
        p_user_data: ptr::from_ref(heard).cast_mut().cast(),
        ..Default::default()
    }
}

unsafe extern "system" fn hear_message(
    _: vk::DebugUtilsMessageSeverityFlagsEXT,
    _: vk::DebugUtilsMessageTypeFlagsEXT,
    _: *const vk::DebugUtilsMessengerCallbackDataEXT,
    heard: *mut c_void,
) -> vk::Bool32 {
    // SAFETY: the user data is the counter of `messenger`, which is never freed.
    unsafe { &*heard.cast::<AtomicUsize>() }.fetch_add(1, Ordering::Relaxed);
    vk::FALSE
}

/// A report callback that counts its messages.
fn report_callback(heard: &AtomicUsize) -> vk::DebugReportCallbackCreateInfoEXT {
    vk::DebugReportCallbackCreateInfoEXT {
        flags: vk::DebugReportFlagsEXT::from_raw(0x1f),
        pfn_callback: Some(hear_report),
        p_user_data: ptr::from_ref(heard).cast_mut().cast(),
        ..Default::default()
    }
}

unsafe extern "system" fn hear_report(
    _: vk::DebugReportFlagsEXT,
    _: vk::DebugReportObjectTypeEXT,
    _: u64,
    _: usize,
    _: i32,
    _: *const c_char,
    _: *const c_char,
    heard: *mut c_void,
) -> vk::Bool32 {
    // SAFETY: the user data is the counter of `report_callback`, which is never freed.
    unsafe { &*heard.cast::<AtomicUsize>() }.fetch_add(1, Ordering::Relaxed);
    vk::FALSE
}

fn submit_message(instance: &Instance) {
    let data = vk::DebugUtilsMessengerCallbackDataEXT {
        p_message_id_name: c"from a thread".as_ptr(),
        p_message: c"hello".as_ptr(),
        ..Default::default()
    };
    call!(instance.commands.submit_debug_utils_message_ext(
        instance.handle,
        vk::DebugUtilsMessageSeverityFlagsEXT::WARNING,
        vk::DebugUtilsMessageTypeFlagsEXT::GENERAL,
        &data
    ));
}

/// Causes messages: one that the application submits, and those of the loader about sorting
/// physical devices.
fn tell_messages(shared: &Shared, _: usize) {
    submit_message(&shared.instance);
    shared.instance.physical_devices();
}

/// callpath.md 9: applications may do simultaneously what the specification allows.
#[test]
fn threads_do_at_once_what_needs_no_external_synchronization() {
    let mut sandbox = Sandbox::new();
    for name in ["one", "two"] {
        let mut device_functions = numbered("vkMadeUp", UNKNOWN);
        if name == "two" {
            device_functions.push("vkOnlyTwo".to_owned());
        }
        sandbox.driver(
            name,
            json!({
                "physical_devices": [{ "name": name }],
                "instance_extensions": EXTENSIONS,
                "made_up_device_functions": device_functions,
                "made_up_physical_device_functions": numbered("vkGetPhysicalDeviceMadeUp", UNKNOWN),
                "record": false,
            }),
        );
    }
    let outcome = sandbox.run(|| {
        let shared = Shared::new();
        // drd does not see this barrier: it starts the threads together without ordering their
        // accesses.
        let start = Barrier::new(JOBS.len() * THREADS);
        thread::scope(|scope| {
            let threads = JOBS.iter().flat_map(|job| [job; THREADS]).map(|job| {
                scope.spawn(|| {
                    for round in 0..ROUNDS {
                        start.wait();
                        // A thread that fails ends the process; otherwise the others would wait for
                        // it.
                        panic::catch_unwind(AssertUnwindSafe(|| job(&shared, round)))
                            .unwrap_or_else(|_| process::abort());
                    }
                })
            });
            for thread in threads.collect::<Vec<_>>() {
                thread.join().expect("the thread's job");
            }
        });
        shared.destroy();
    });
    outcome.expect_success();
}
