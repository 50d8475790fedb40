//! The example driver in dispatch-tables' documentation (`dispatch-tables/docs/driver.rs`), loaded
//! by our loader.

use std::ffi::CStr;
use std::{mem, ptr};

use dispatch_tables::{InstanceEntrypointTable, vk};
use tests::{InstanceRequest, Loader, Sandbox, artifacts};

/// The commands of `VK_KHR_get_physical_device_properties2`.
const PROPERTIES2: [&CStr; 7] = [
    c"vkGetPhysicalDeviceFeatures2KHR",
    c"vkGetPhysicalDeviceProperties2KHR",
    c"vkGetPhysicalDeviceFormatProperties2KHR",
    c"vkGetPhysicalDeviceImageFormatProperties2KHR",
    c"vkGetPhysicalDeviceQueueFamilyProperties2KHR",
    c"vkGetPhysicalDeviceMemoryProperties2KHR",
    c"vkGetPhysicalDeviceSparseImageFormatProperties2KHR",
];

/// A sandbox with the example driver only.
fn sandbox() -> Sandbox {
    let mut sandbox = Sandbox::new();
    let manifest = sandbox.driver_manifest("page.json", artifacts::page_driver(), "1.1.0");
    sandbox.env("VK_DRIVER_FILES", manifest);
    sandbox.env("VK_LOADER_DEBUG", "warn");
    sandbox
}

#[test]
fn the_page_is_a_driver() {
    let outcome = sandbox().run(|| {
        let loader = Loader::open();
        let names: Vec<_> = loader.instance_extensions();
        let lists = |name: &CStr| {
            // SAFETY: the loader writes NUL-terminated names.
            names
                .iter()
                .any(|listed| unsafe { CStr::from_ptr(listed.extension_name.as_ptr()) == name })
        };
        assert!(lists(c"VK_KHR_get_physical_device_properties2"));
        let request = InstanceRequest {
            api_version: vk::API_VERSION_1_0,
            extensions: &["VK_KHR_get_physical_device_properties2"],
            ..Default::default()
        };
        let instance = loader.create_instance(&request).expect("vkCreateInstance");
        let [gpu] = instance.physical_devices()[..] else {
            panic!("one physical device");
        };
        assert_eq!(instance.device_name(gpu), "A page of code");

        // The driver has the command only under its newer name.
        let by_alias = instance
            .physical_device_commands
            .get_physical_device_properties2_khr
            .expect("the extension is enabled");
        let mut properties = vk::PhysicalDeviceProperties2::default();
        // SAFETY: `gpu` is a live physical device, and the structure is valid.
        unsafe { by_alias(gpu, &mut properties) };
        assert_eq!(properties.properties.api_version, vk::API_VERSION_1_1);

        // The driver has all commands of the extension: otherwise the loader would emulate the
        // missing ones, with a warning about each chained structure.
        let commands = &instance.physical_device_commands;
        let mut subgroups = vk::PhysicalDeviceSubgroupProperties::default();
        let mut features = vk::PhysicalDeviceFeatures2 {
            p_next: (&raw mut subgroups).cast(),
            ..Default::default()
        };
        let get = commands.get_physical_device_features2_khr.expect("enabled");
        // SAFETY: `gpu` is a live physical device, and the structure is valid.
        unsafe { get(gpu, &mut features) };
        let mut count = 1;
        let mut family = vk::QueueFamilyProperties2::default();
        let get = commands.get_physical_device_queue_family_properties2_khr.expect("enabled");
        // SAFETY: `gpu` is a live physical device, and there is room for one family.
        unsafe { get(gpu, &mut count, &mut family) };
        assert_eq!((count, family.queue_family_properties.queue_count), (1, 1));

        let device = instance.create_device(gpu, &["VK_KHR_maintenance1"]);
        let wait = device.commands.device_wait_idle.expect("core");
        // SAFETY: the device is alive.
        assert_eq!(unsafe { wait(device.handle) }, vk::Result::SUCCESS);
        assert!(device.commands.trim_command_pool_khr.is_some());
        assert!(device.commands.create_buffer.is_none());
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
    assert_eq!(outcome.stderr, "", "nothing to warn of");
}

#[test]
fn the_page_asked_directly_gives_what_is_enabled() {
    // SAFETY: loading a driver has no preconditions.
    let library = unsafe { libloading::Library::new(artifacts::page_driver()) }.expect("the page");
    // SAFETY: a driver exports this symbol with this type.
    let get = unsafe {
        *library
            .get::<vk::PFN_vkGetInstanceProcAddr>("vk_icdGetInstanceProcAddr")
            .expect("the driver's function")
    };
    // SAFETY: the instance is NULL, and the names are C strings.
    let without_instance =
        |name: &CStr| unsafe { get(vk::Instance::NULL, name.as_ptr()) }.is_some();
    assert!(without_instance(c"vkCreateInstance"));
    assert!(without_instance(c"vkGetInstanceProcAddr"));
    assert!(!without_instance(c"vkEnumerateInstanceLayerProperties"), "the page has none");
    assert!(!without_instance(c"vkDestroyInstance"));
    assert!(!without_instance(c"vkNoSuchCommand"));

    let commands =
        // SAFETY: the instance is NULL, and the name is a C string. The driver returns functions for
        // their commands' names.
        unsafe { InstanceEntrypointTable::load(|name| get(vk::Instance::NULL, name.as_ptr())) };
    let extension = c"VK_KHR_get_physical_device_properties2".as_ptr();
    for enabled in [false, true] {
        let info = vk::InstanceCreateInfo {
            enabled_extension_count: enabled.into(),
            pp_enabled_extension_names: &extension,
            ..Default::default()
        };
        let mut instance = vk::Instance::NULL;
        let create = commands.create_instance.expect("global");
        // SAFETY: `info` is valid, there are no callbacks, and `instance` is writable.
        let created = unsafe { create(&info, ptr::null(), &mut instance) };
        assert_eq!(created, vk::Result::SUCCESS);
        for name in PROPERTIES2 {
            // SAFETY: the instance is the driver's, and the name is a C string.
            let given = unsafe { get(instance, name.as_ptr()) };
            assert_eq!(given.is_some(), enabled, "{name:?}");
        }
        // SAFETY: the instance is the driver's, and the type is that of the named command.
        let destroy: vk::PFN_vkDestroyInstance =
            unsafe { mem::transmute(get(instance, c"vkDestroyInstance".as_ptr()).expect("core")) };
        // SAFETY: the instance is not used any more.
        unsafe { destroy(instance, ptr::null()) };
    }
}

#[test]
fn the_page_refuses_what_it_does_not_support_and_says_which() {
    let outcome = sandbox().run(|| {
        let request = InstanceRequest {
            extensions: &["VK_EXT_debug_utils", "VK_KHR_device_group_creation"],
            ..Default::default()
        };
        let refused = Loader::open().create_instance(&request).expect_err("not supported");
        assert_eq!(refused, vk::Result::ERROR_EXTENSION_NOT_PRESENT);
    });
    outcome.expect_success();
}
