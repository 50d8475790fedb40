//! Memory from the application's allocation callbacks, and refused allocations (callpath.md 8,
//! drivers.md I.1, I.3).

use std::ffi::{CString, c_char, c_void};
use std::ptr;
use std::sync::atomic::{AtomicI64, AtomicU32, AtomicU64, Ordering};

use dispatch_tables::vk;
use tests::{Instance, InstanceRequest, Loader, Messages, Sandbox, call, json};

/// Callbacks that count live allocations and refuse one request.
#[derive(Default)]
struct Allocator {
    live: AtomicI64,
    requests: AtomicU64,
    /// The number of the request to refuse, from 1; 0 for none.
    refused: AtomicU64,
    /// One bit for each scope of the requests so far.
    scopes: AtomicU32,
}

unsafe extern "system" fn allocate(
    user: *mut c_void,
    size: usize,
    alignment: usize,
    scope: vk::SystemAllocationScope,
) -> *mut c_void {
    // SAFETY: `callbacks` set this user data.
    let allocator = unsafe { &*user.cast::<Allocator>() };
    assert!(size > 0 && alignment <= 16, "malloc aligns to 16, not {alignment}");
    allocator.scopes.fetch_or(1 << scope.as_raw(), Ordering::Relaxed);
    let request = allocator.requests.fetch_add(1, Ordering::Relaxed) + 1;
    if request == allocator.refused.load(Ordering::Relaxed) {
        return ptr::null_mut();
    }
    allocator.live.fetch_add(1, Ordering::Relaxed);
    // SAFETY: malloc accepts any size. The memory is filled, so that code that relies on zeros
    // fails.
    unsafe {
        let memory = libc::malloc(size);
        libc::memset(memory, 0xcd, size)
    }
}

unsafe extern "system" fn free(user: *mut c_void, memory: *mut c_void) {
    if memory.is_null() {
        return;
    }
    // SAFETY: `callbacks` set this user data, and the memory came from malloc.
    unsafe {
        (*user.cast::<Allocator>()).live.fetch_sub(1, Ordering::Relaxed);
        libc::free(memory);
    }
}

unsafe extern "system" fn reallocate(
    _: *mut c_void,
    _: *mut c_void,
    _: usize,
    _: usize,
    _: vk::SystemAllocationScope,
) -> *mut c_void {
    ptr::null_mut()
}

impl Allocator {
    fn callbacks(&'static self) -> &'static vk::AllocationCallbacks {
        Box::leak(Box::new(vk::AllocationCallbacks {
            p_user_data: ptr::from_ref(self).cast_mut().cast(),
            pfn_allocation: Some(allocate),
            pfn_reallocation: Some(reallocate),
            pfn_free: Some(free),
            ..Default::default()
        }))
    }

    /// Calls `work` again and again, refusing its first request, then its second, and so on, until
    /// `work` makes no such request. Each refusal must lead to VK_ERROR_OUT_OF_HOST_MEMORY and
    /// leave no memory behind; with `lists_grow`, lists of the instance may stay longer. `undo`
    /// undoes a successful `work`. Returns the number of requests and their scopes.
    fn refuse_each<T>(
        &self,
        what: &str,
        lists_grow: bool,
        mut work: impl FnMut() -> Result<T, vk::Result>,
        undo: impl FnOnce(T),
    ) -> (u64, u32) {
        let live = self.live.load(Ordering::Relaxed);
        self.scopes.store(0, Ordering::Relaxed);
        for refused in 1.. {
            self.requests.store(0, Ordering::Relaxed);
            self.refused.store(refused, Ordering::Relaxed);
            let result = work();
            self.refused.store(0, Ordering::Relaxed);
            let requests = self.requests.load(Ordering::Relaxed);
            match result {
                Ok(made) => {
                    assert!(requests < refused, "{what}: refusal {refused} was not reported");
                    undo(made);
                    let left = self.live.load(Ordering::Relaxed);
                    assert!(left == live || lists_grow, "{what}: undone");
                    return (requests, self.scopes.load(Ordering::Relaxed));
                }
                Err(code) => {
                    assert_eq!(
                        code,
                        vk::Result::ERROR_OUT_OF_HOST_MEMORY,
                        "{what}: request {refused} of {requests}"
                    );
                    let left = self.live.load(Ordering::Relaxed);
                    assert!(
                        left == live || lists_grow,
                        "{what}: request {refused} left {left}, not {live}"
                    );
                }
            }
        }
        unreachable!("{what} never ends")
    }
}

fn bit(scope: vk::SystemAllocationScope) -> u32 {
    1 << scope.as_raw()
}

/// vkCreateInstance with a messenger in the chain.
fn create_instance(
    loader: &'static Loader,
    messages: &'static Messages,
    callbacks: &vk::AllocationCallbacks,
) -> Result<vk::Instance, vk::Result> {
    let names = [
        "VK_EXT_debug_utils",
        "VK_KHR_surface",
        "VK_EXT_headless_surface",
        "VK_KHR_get_surface_capabilities2",
    ]
    .map(|name| CString::new(name).expect("a name"));
    let names: Vec<*const c_char> = names.iter().map(|name| name.as_ptr()).collect();
    let messenger = messages.messenger();
    let application =
        vk::ApplicationInfo { api_version: vk::API_VERSION_1_3, ..Default::default() };
    let info = vk::InstanceCreateInfo {
        p_next: (&raw const messenger).cast(),
        p_application_info: &application,
        enabled_extension_count: 4,
        pp_enabled_extension_names: names.as_ptr(),
        ..Default::default()
    };
    let mut instance = vk::Instance::NULL;
    let result = call!(loader.globals.create_instance(&info, callbacks, &mut instance));
    result.result().map(|()| instance)
}

fn create_device(
    instance: &Instance,
    physical_device: vk::PhysicalDevice,
    callbacks: &vk::AllocationCallbacks,
) -> Result<vk::Device, vk::Result> {
    let queue = vk::DeviceQueueCreateInfo {
        queue_count: 1,
        p_queue_priorities: &1.0,
        ..Default::default()
    };
    let names = [c"VK_KHR_swapchain".as_ptr()];
    let info = vk::DeviceCreateInfo {
        queue_create_info_count: 1,
        p_queue_create_infos: &queue,
        enabled_extension_count: 1,
        pp_enabled_extension_names: names.as_ptr(),
        ..Default::default()
    };
    let mut device = vk::Device::NULL;
    let result = call!(instance.physical_device_commands.create_device(
        physical_device,
        &info,
        callbacks,
        &mut device
    ));
    result.result().map(|()| device)
}

/// The calls on an instance that are tested with refusals, beginning with the first enumeration.
fn use_instance(
    instance: &Instance,
    allocator: &Allocator,
    callbacks: &vk::AllocationCallbacks,
    messages: &'static Messages,
) {
    type Scope = vk::SystemAllocationScope;
    // The instance keeps wrappers, so each wrapper is allocated only once.
    for refused in 1.. {
        allocator.requests.store(0, Ordering::Relaxed);
        allocator.refused.store(refused, Ordering::Relaxed);
        let result = instance.try_physical_devices();
        allocator.refused.store(0, Ordering::Relaxed);
        match result {
            Err(code) => assert_eq!(code, vk::Result::ERROR_OUT_OF_HOST_MEMORY),
            Ok(devices) => {
                assert!(refused > 1 && devices.len() == 2);
                break;
            }
        }
    }
    let physical_device = instance.physical_devices()[0];

    let (requests, scopes) = allocator.refuse_each(
        "vkCreateDevice",
        false,
        || create_device(instance, physical_device, callbacks),
        |device| call!(instance.device_commands.destroy_device(device, callbacks)),
    );
    assert!(requests > 2 && scopes & bit(Scope::DEVICE) != 0);

    refuse_unknown_name(instance, allocator);

    // The first object of a kind allocates the instance's list for that kind, which stays.
    for lists_grow in [true, false] {
        refuse_surface(instance, allocator, callbacks, lists_grow);
        refuse_messenger(instance, allocator, callbacks, messages, lists_grow);
    }
}

/// Without memory to store its name, an unknown function is not found; the next lookup of the name
/// finds it.
fn refuse_unknown_name(instance: &Instance, allocator: &Allocator) {
    let lookup = || instance.loader.proc_addr(instance.handle, c"vkMadeUp");
    allocator.scopes.store(0, Ordering::Relaxed);
    allocator.requests.store(0, Ordering::Relaxed);
    allocator.refused.store(1, Ordering::Relaxed);
    assert!(lookup().is_none());
    allocator.refused.store(0, Ordering::Relaxed);
    assert!(lookup().is_some());
    assert_eq!(allocator.scopes.load(Ordering::Relaxed), bit(vk::SystemAllocationScope::INSTANCE));
}

fn refuse_surface(
    instance: &Instance,
    allocator: &Allocator,
    callbacks: &vk::AllocationCallbacks,
    lists_grow: bool,
) {
    type Scope = vk::SystemAllocationScope;
    let info = vk::HeadlessSurfaceCreateInfoEXT::default();
    let (requests, scopes) = allocator.refuse_each(
        "vkCreateHeadlessSurfaceEXT",
        lists_grow,
        || {
            let mut surface = vk::SurfaceKHR::NULL;
            let result = call!(instance.commands.create_headless_surface_ext(
                instance.handle,
                &info,
                callbacks,
                &mut surface
            ));
            result.result().map(|()| surface)
        },
        |surface| {
            let handle = instance.handle;
            call!(instance.commands.destroy_surface_khr(handle, surface, callbacks));
        },
    );
    assert!(requests > 0 && scopes & bit(Scope::OBJECT) != 0);
}

fn refuse_messenger(
    instance: &Instance,
    allocator: &Allocator,
    callbacks: &vk::AllocationCallbacks,
    messages: &'static Messages,
    lists_grow: bool,
) {
    type Scope = vk::SystemAllocationScope;
    let info = messages.messenger();
    let (requests, scopes) = allocator.refuse_each(
        "vkCreateDebugUtilsMessengerEXT",
        lists_grow,
        || {
            let mut messenger = vk::DebugUtilsMessengerEXT::NULL;
            let result = call!(instance.commands.create_debug_utils_messenger_ext(
                instance.handle,
                &info,
                callbacks,
                &mut messenger
            ));
            result.result().map(|()| messenger)
        },
        |messenger| {
            call!(instance.commands.destroy_debug_utils_messenger_ext(
                instance.handle,
                messenger,
                callbacks
            ));
        },
    );
    assert!(requests > 1 && scopes & bit(Scope::OBJECT) != 0);
}

/// callpath.md 6.1, 7.1, 8, drivers.md B.8, layers.md 13.5: every single refusal is reported as the
/// contract says, frees everything and leaves the loader usable.
#[test]
fn every_refused_request_is_reported_and_leaves_nothing() {
    let mut sandbox = Sandbox::new();
    let two = json!({
        "physical_devices": [{ "name": "one" }, { "name": "two" }],
        "made_up_device_functions": ["vkMadeUp"],
    });
    sandbox.driver("mock", two);
    // One active layer, and one inactive layer, whose message is stored with the instance.
    let layer = json!({
        "file_format_version": "1.2.0",
        "layer": {
            "name": "VK_LAYER_TESTS_idle",
            "type": "GLOBAL",
            "library_path": "./libidle.so",
            "api_version": "1.3.0",
            "implementation_version": "1",
            "description": "A layer that is never on",
            "device_extensions": [{ "name": "VK_EXT_idle", "spec_version": "1", "entrypoints": ["vkIdle"] }],
        },
    });
    let manifest = "data-home/vulkan/explicit_layer.d/idle.json";
    sandbox.write(manifest, layer.to_string());
    sandbox.implicit_layer("on", json!({}), json!({}));
    let outcome = sandbox.run(|| {
        type Scope = vk::SystemAllocationScope;
        let allocator: &'static Allocator = Box::leak(Box::default());
        let messages: &'static Messages = Box::leak(Box::default());
        let callbacks = allocator.callbacks();
        let loader = Loader::open();
        let (requests, scopes) = allocator.refuse_each(
            "vkCreateInstance",
            false,
            || create_instance(loader, messages, callbacks),
            |handle| {
                let instance = Instance::load(loader, handle);
                call!(instance.commands.destroy_instance(handle, callbacks));
            },
        );
        assert!(requests > 10, "{requests} requests");
        for scope in [Scope::INSTANCE, Scope::OBJECT] {
            assert_ne!(scopes & bit(scope), 0, "{scope:?}");
        }
        let handle = create_instance(loader, messages, callbacks).expect("vkCreateInstance");
        let instance = Instance::load(loader, handle);
        use_instance(&instance, allocator, callbacks, messages);
        call!(instance.commands.destroy_instance(handle, callbacks));
        assert_eq!(allocator.live.load(Ordering::Relaxed), 0);
    });
    outcome.expect_success();
}

/// callpath.md 14 (21): memory of an object created without callbacks is not freed with callbacks
/// that the application passes only at destruction.
#[test]
fn memory_goes_back_where_it_came_from() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    sandbox.implicit_layer("on", json!({}), json!({}));
    let outcome = sandbox.run(|| {
        let allocator: &'static Allocator = Box::leak(Box::default());
        let callbacks = allocator.callbacks();
        let instance = Loader::open().create_instance(&InstanceRequest::default());
        let instance = instance.expect("vkCreateInstance");
        let device = instance.create_device(instance.physical_devices()[0], &[]);
        call!(device.commands.destroy_device(device.handle, callbacks));
        assert_eq!(allocator.live.load(Ordering::Relaxed), 0, "vkDestroyDevice");
        call!(instance.commands.destroy_instance(instance.handle, callbacks));
        assert_eq!(allocator.live.load(Ordering::Relaxed), 0, "vkDestroyInstance");
    });
    outcome.expect_success();
}

/// callpath.md 5.4: a driver makes its own surface with the callbacks that the application brought to
/// the surface's creation.
#[test]
fn callbacks_of_a_surface_reach_the_driver_5_4() {
    let mut sandbox = Sandbox::new();
    let driver = sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let allocator: &'static Allocator = Box::leak(Box::default());
        let callbacks: *const vk::AllocationCallbacks = allocator.callbacks();
        let extensions = &["VK_KHR_surface", "VK_EXT_headless_surface"];
        let request = InstanceRequest { extensions, ..Default::default() };
        let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
        let info = vk::HeadlessSurfaceCreateInfoEXT::default();
        for callbacks in [std::ptr::null(), callbacks] {
            let mut surface = vk::SurfaceKHR::NULL;
            let result = call!(instance.commands.create_headless_surface_ext(
                instance.handle,
                &info,
                callbacks,
                &mut surface
            ));
            assert_eq!(result, vk::Result::SUCCESS);
            let result =
                call!(instance.physical_device_commands.get_physical_device_surface_support_khr(
                    instance.physical_devices()[0],
                    0,
                    surface,
                    &mut 0
                ));
            assert_eq!(result, vk::Result::SUCCESS);
            call!(instance.commands.destroy_surface_khr(instance.handle, surface, callbacks));
        }
        instance.destroy();
    });
    outcome.expect_success();
    let log = driver.log();
    let given: Vec<bool> = log
        .details("vkCreateHeadlessSurfaceEXT")
        .map(|detail| detail["has_callbacks"] == true)
        .collect();
    assert_eq!(given, [false, true]);
}

/// callpath.md 8: arrays whose size the caller chooses are not on the stack. If such an allocation
/// is refused, a query with a result returns the error, and a void query sets the count to 0.
#[test]
fn counts_of_any_size_do_not_exhaust_the_stack() {
    let mut sandbox = Sandbox::new();
    sandbox.driver(
        "mock",
        json!({ "missing": [
            "vkGetPhysicalDeviceQueueFamilyProperties2",
            "vkGetPhysicalDeviceQueueFamilyProperties2KHR",
            "vkGetPhysicalDeviceSurfaceFormats2KHR",
        ]}),
    );
    let outcome = sandbox.run(|| {
        // A queue family has 24 bytes, and threads of test programs have stacks of 2 MiB.
        const COUNT: u32 = 1 << 20;
        let allocator: &'static Allocator = Box::leak(Box::default());
        let callbacks = allocator.callbacks();
        let loader = Loader::open();
        let handle = create_instance(loader, Box::leak(Box::default()), callbacks);
        let handle = handle.expect("vkCreateInstance");
        let instance = Instance::load(loader, handle);
        let device = instance.physical_devices()[0];
        let commands = instance.physical_device_commands;
        let mut families = vec![vk::QueueFamilyProperties2::default(); COUNT as usize];
        let mut formats = vec![vk::SurfaceFormat2KHR::default(); COUNT as usize];
        let mut surface = vk::PhysicalDeviceSurfaceInfo2KHR::default();
        let info = vk::HeadlessSurfaceCreateInfoEXT::default();
        let result = call!(instance.commands.create_headless_surface_ext(
            handle,
            &info,
            callbacks,
            &mut surface.surface
        ));
        assert_eq!(result, vk::Result::SUCCESS);
        let mut ask = || {
            let (mut family_count, mut format_count) = (COUNT, COUNT);
            call!(commands.get_physical_device_queue_family_properties2(
                device,
                &mut family_count,
                families.as_mut_ptr()
            ));
            let result = call!(commands.get_physical_device_surface_formats2_khr(
                device,
                &surface,
                &mut format_count,
                formats.as_mut_ptr()
            ));
            (family_count, result, format_count)
        };
        // Creates the driver's surface, and wrappers, which stay.
        ask();
        let live = allocator.live.load(Ordering::Relaxed);
        let (families, result, formats) = ask();
        assert_eq!(result, vk::Result::SUCCESS);
        assert!((1..COUNT).contains(&families) && (1..COUNT).contains(&formats));
        for (refused, expected) in [
            (1, (0, vk::Result::SUCCESS, formats)),
            (2, (families, vk::Result::ERROR_OUT_OF_HOST_MEMORY, COUNT)),
        ] {
            allocator.requests.store(0, Ordering::Relaxed);
            allocator.refused.store(refused, Ordering::Relaxed);
            assert_eq!(ask(), expected, "request {refused}");
            allocator.refused.store(0, Ordering::Relaxed);
            assert_eq!(allocator.live.load(Ordering::Relaxed), live);
        }
        let commands = instance.commands;
        call!(commands.destroy_surface_khr(handle, surface.surface, callbacks));
        call!(commands.destroy_instance(handle, callbacks));
    });
    outcome.expect_success();
}
