//! When the loader opens and closes driver libraries (drivers.md E.7).

use std::{env, fs, ptr};

use dispatch_tables::vk;
use libloading::os::unix::Library;
use tests::{
    Instance, InstanceRequest, Loader, Messages, MockDriver, Sandbox, artifacts, call, json,
};

/// Whether a driver's library is open.
fn is_open(driver: &str) -> bool {
    let maps = fs::read_to_string("/proc/self/maps").expect("the process's mappings");
    maps.contains(&format!("lib{driver}.so"))
}

fn create() -> Result<Instance, vk::Result> {
    Loader::open().create_instance(&InstanceRequest::default())
}

/// Calls that need no driver open none.
#[test]
fn e7_queries_about_the_loader_and_layers_open_no_driver() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        loader.version();
        loader.layer_names();
        let unknown = loader.extensions_of_layer("VK_LAYER_MOCK_unheard_of");
        assert_eq!(unknown.err(), Some(vk::Result::ERROR_LAYER_NOT_PRESENT));
        assert!(!is_open("mock"));
    });
    outcome.expect_success();
    assert_eq!(mock.log().names().len(), 0);
}

/// The first query of extensions opens the drivers, which stay open until an instance is destroyed.
#[test]
fn driver_libraries_are_closed_with_the_last_instance() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        loader.instance_extensions();
        assert!(is_open("mock"), "kept open after the first enumeration");
        let instances = [create(), create()].map(|made| made.expect("vkCreateInstance"));
        for instance in instances {
            assert!(is_open("mock"));
            instance.destroy();
        }
        assert!(!is_open("mock"));
    });
    outcome.expect_success();
}

/// An instance opens the drivers that it finds. If its creation fails, it closes only those, and
/// not drivers that a query opened.
#[test]
fn e7_a_failed_creation_closes_what_it_opened() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({ "results": { "vkCreateInstance": -4 } }));
    let outcome = sandbox.run(|| {
        for was_open in [false, true] {
            if was_open {
                Loader::open().instance_extensions();
            }
            let error = create().map(|_| ()).expect_err("the driver fails");
            assert_eq!(error, vk::Result::ERROR_INCOMPATIBLE_DRIVER);
            assert_eq!(is_open("mock"), was_open);
        }
    });
    outcome.expect_success();
}

/// The library of a driver that fails stays with the instance that asked it, as the others do.
#[test]
fn e7_a_driver_that_fails_stays_open_until_the_instance_ends() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("failing", json!({ "results": { "vkCreateInstance": -4 } }));
    sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let instance = create().expect("vkCreateInstance");
        assert_eq!([is_open("failing"), is_open("mock")], [true, true]);
        instance.physical_devices();
        assert_eq!([is_open("failing"), is_open("mock")], [true, true]);
        instance.destroy();
        assert_eq!([is_open("failing"), is_open("mock")], [false, false]);
    });
    outcome.expect_success();
}

/// Destroying any instance closes all drivers that queries opened.
#[test]
fn e7_the_end_of_any_instance_closes_what_queries_opened() {
    let mut sandbox = Sandbox::new();
    let [own, other] = ["own", "other"].map(|name| sandbox.driver(name, json!({})));
    sandbox.env("VK_DRIVER_FILES", &own.manifest);
    sandbox.set_argument(other.manifest.to_str().expect("a path in UTF-8"));
    let outcome = sandbox.run(|| {
        let instance = create().expect("vkCreateInstance");
        // SAFETY: no other thread of this process accesses the environment.
        unsafe { env::set_var("VK_DRIVER_FILES", Sandbox::argument()) };
        Loader::open().instance_extensions();
        assert!(is_open("own") && is_open("other"));
        instance.destroy();
        assert!(!is_open("own") && !is_open("other"));
    });
    outcome.expect_success();
}

/// drivers.md J.2 step 3: when devices are enumerated, a driver without devices is named in a
/// message, its instance is destroyed and its library closed. Devices that it gets later stay
/// invisible until the next instance (layers.md 12.3) (callpath.md 7.5).
#[test]
fn a_driver_without_devices_is_unloaded() {
    let mut sandbox = Sandbox::new();
    let late = sandbox.driver("late", json!({ "instance_extensions": ["VK_EXT_debug_utils"] }));
    sandbox.driver("good", json!({ "instance_extensions": ["VK_EXT_debug_utils"] }));
    sandbox.env("VK_LOADER_DEBUG", "driver");
    let outcome = sandbox.run(|| {
        let library = Sandbox::child_path("drivers/liblate.so");
        MockDriver::set_present(&library, &[]);
        let loader = Loader::open();
        loader.instance_extensions();
        let request = InstanceRequest { extensions: &["VK_EXT_debug_utils"], ..Default::default() };
        let instance = loader.create_instance(&request).expect("vkCreateInstance");
        let messages: &'static Messages = Box::leak(Box::default());
        let mut messenger = vk::DebugUtilsMessengerEXT::NULL;
        let result = call!(instance.commands.create_debug_utils_messenger_ext(
            instance.handle,
            &messages.messenger(),
            ptr::null(),
            &mut messenger
        ));
        assert_eq!(result, vk::Result::SUCCESS);
        assert_eq!(instance.physical_devices().len(), 1);
        assert!(!is_open("late"));
        MockDriver::set_present(&library, &[0]);
        assert_eq!(instance.physical_devices().len(), 1);
        call!(instance.commands.destroy_debug_utils_messenger_ext(
            instance.handle,
            messenger,
            ptr::null()
        ));
        instance.destroy();
        let next = create().expect("vkCreateInstance");
        assert_eq!(next.physical_devices().len(), 2);
        next.destroy();
    });
    outcome.expect_success();
    let removing = format!(
        "Removing driver {} due to not having any physical devices",
        late.library.display()
    );
    outcome.expect_message("INFO | DRIVER", &removing);
    let log = late.log();
    assert_eq!(log.count("vkDestroyDebugUtilsMessengerEXT"), 1);
    let calls = log.names();
    let ended = calls.iter().position(|name| name == "vkDestroyInstance");
    let messengers_end = calls.iter().position(|name| name == "vkDestroyDebugUtilsMessengerEXT");
    assert!(messengers_end < ended, "{calls:?}");
}

/// Counting devices, and enumerating groups, closes no drivers.
#[test]
fn e7_counts_and_groups_unload_nothing() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("empty", json!({ "physical_devices": [] }));
    sandbox.driver("good", json!({}));
    let outcome = sandbox.run(|| {
        let instance = create().expect("vkCreateInstance");
        let commands = instance.commands;
        let mut count = 0;
        let mut groups = [vk::PhysicalDeviceGroupProperties::default(); 2];
        for array in [ptr::null_mut(), groups.as_mut_ptr()] {
            let result = call!(commands.enumerate_physical_device_groups(
                instance.handle,
                &mut count,
                array
            ));
            assert_eq!((result, count), (vk::Result::SUCCESS, 1));
        }
        let result = call!(commands.enumerate_physical_devices(
            instance.handle,
            &mut count,
            ptr::null_mut()
        ));
        assert_eq!((result, count), (vk::Result::SUCCESS, 1));
        assert!(is_open("empty"));
        instance.destroy();
    });
    outcome.expect_success();
}

/// Unloading the loader closes the drivers that queries opened (drivers.md L.1).
#[test]
fn e7_the_end_of_the_loader_closes_drivers() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        // SAFETY: the constructor of a Vulkan loader has no preconditions.
        let library = unsafe { Library::new(artifacts::loader()) }.expect("the loader");
        // SAFETY: the exported command of this name has this type.
        let enumerate = unsafe {
            *library
                .get::<vk::PFN_vkEnumerateInstanceExtensionProperties>(
                    "vkEnumerateInstanceExtensionProperties",
                )
                .expect("an export")
        };
        let mut count = 0;
        // SAFETY: the count is writable, and the array is NULL.
        let result = unsafe { enumerate(ptr::null(), &mut count, ptr::null_mut()) };
        assert_eq!(result, vk::Result::SUCCESS);
        assert!(is_open("mock"));
        library.close().expect("dlclose");
        assert!(!is_open("mock"));
    });
    outcome.expect_success();
}

/// With the variable set, all libraries stay open.
#[test]
fn e7_unloading_can_be_switched_off() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    sandbox.env("VK_LOADER_DISABLE_DYNAMIC_LIBRARY_UNLOADING", "1").env("VK_LOADER_DEBUG", "warn");
    let outcome = sandbox.run(|| {
        create().expect("vkCreateInstance").destroy();
        assert!(is_open("mock"));
    });
    outcome
        .expect_success()
        .expect_message("WARNING", "Vulkan Loader: library unloading is disabled");
}
