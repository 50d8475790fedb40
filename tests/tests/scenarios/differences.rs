//! Intended differences from the Khronos loader (docs/differences.md) that no other scenario
//! covers.

use std::ffi::{c_char, c_void};
use std::{fs, ptr};

use dispatch_tables::vk;
use tests::{Instance, InstanceRequest, Loader, MockDriver, Outcome, Sandbox, call, json};

fn create_instance() -> Instance {
    Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance")
}

/// How many messages have exactly this text.
fn times_said(outcome: &Outcome, text: &str) -> usize {
    let messages = outcome.messages();
    messages.iter().filter(|(_, said)| *said == text).count()
}

/// drivers.md H, H.3: one search for implicit layers serves both the pre-instance hooks and the
/// list of extensions, unless a layer has a hook.
#[test]
fn implicit_layers_are_searched_once_for_their_extensions() {
    let hooks = json!({ "pre_instance_functions": {
        "vkEnumerateInstanceExtensionProperties": "hook_EnumerateInstanceExtensionProperties",
    }});
    // The harness queries the version first, which is one more search.
    for (manifest, searches) in [(json!({}), 1 + 1), (hooks, 2 + 1)] {
        let mut sandbox = Sandbox::new();
        sandbox.driver("driver", json!({}));
        sandbox.implicit_layer("it", manifest, json!({}));
        sandbox.env("VK_LOADER_DEBUG", "layer");
        let outcome = sandbox.run(|| {
            let mut count = 0;
            let globals = &Loader::open().globals;
            let result = call!(globals.enumerate_instance_extension_properties(
                ptr::null(),
                &mut count,
                ptr::null_mut()
            ));
            assert_eq!(result, vk::Result::SUCCESS);
        });
        outcome.expect_success();
        let text = "Searching for implicit layer manifest files";
        assert_eq!(times_said(&outcome, text), searches, "{}", outcome.stderr);
    }
}

/// drivers.md E.7, J.3: handles of vanished devices stay valid, their driver stays loaded, and a
/// device that reappears has its old handle.
#[test]
fn handles_of_vanished_devices_stay_good() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("steady", json!({ "physical_devices": [{ "name": "steady" }] }));
    let mock = sandbox.driver("mobile", json!({ "physical_devices": [{ "name": "mobile" }] }));
    let library = mock.library.to_str().expect("a path in UTF-8");
    sandbox.set_argument(library);
    let outcome = sandbox.run(|| {
        let instance = create_instance();
        let names = || {
            let devices = instance.physical_devices();
            devices
                .iter()
                .map(|&device| (instance.device_name(device), device))
                .collect::<std::collections::BTreeMap<_, _>>()
        };
        let before = names();
        assert_eq!(before.len(), 2);
        let library = Sandbox::argument();
        MockDriver::set_present(library.as_ref(), &[]);
        assert_eq!(names().into_keys().collect::<Vec<_>>(), ["steady"]);
        let maps = fs::read_to_string("/proc/self/maps").expect("the process's mappings");
        assert!(maps.contains("libmobile.so"), "{maps}");
        assert_eq!(instance.device_name(before["mobile"]), "mobile");
        MockDriver::set_present(library.as_ref(), &[0]);
        assert_eq!(names(), before);
        instance.destroy();
    });
    outcome.expect_success();
    assert_eq!(mock.log().count("vkDestroyInstance"), 1);
}

/// drivers.md J.6: the filter distinguishes drivers although a layer wraps the devices.
#[test]
fn the_driver_filter_sees_through_wrapped_devices() {
    for wrap in [false, true] {
        let mut sandbox = Sandbox::new();
        for (name, driver_id) in [("seven", 7), ("nine", 9)] {
            let device = json!({ "name": name, "driver_id": driver_id });
            sandbox.driver(name, json!({ "physical_devices": [device] }));
        }
        sandbox.implicit_layer("it", json!({}), json!({ "wrap": wrap }));
        sandbox.env("VK_LOADER_DRIVER_ID_FILTER", "9");
        let outcome = sandbox.run(|| {
            let instance = create_instance();
            let devices = instance.physical_devices();
            assert_eq!(devices.len(), 1);
            assert_eq!(instance.device_name(devices[0]), "nine");
            instance.destroy();
        });
        outcome.expect_success();
    }
}

/// layers.md 11.3: the loader asks a top layer with a renamed vkGetInstanceProcAddr for unknown
/// functions.
#[test]
fn a_top_layer_with_a_renamed_lookup_is_asked_for_unknown_functions() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("driver", json!({}));
    let config = json!({ "name": "renamed", "record_lookups": true });
    sandbox.layer_library("layers/librenamed.so", &[json!({}), config]);
    let layer = json!({
        "name": "VK_LAYER_MOCK_renamed", "type": "GLOBAL", "library_path": "./librenamed.so", "api_version": "1.3.0",
        "implementation_version": "1", "description": "renamed", "disable_environment": { "DISABLE_renamed": "1" },
        "functions": {
            "vkNegotiateLoaderLayerInterfaceVersion": "none",
            "vkGetInstanceProcAddr": "second_GetInstanceProcAddr",
            "vkGetDeviceProcAddr": "second_GetDeviceProcAddr",
        },
    });
    let file = json!({ "file_format_version": "1.2.1", "layers": [layer] });
    sandbox.layer_manifest(true, "renamed", &file);
    let outcome = sandbox.run(|| {
        let instance = create_instance();
        let found = instance.loader.proc_addr(instance.handle, c"vkNobodysMOCK");
        assert!(found.is_none());
        instance.destroy();
    });
    outcome.expect_success();
    let asked = ("renamed", "vkGetInstanceProcAddr", "vkNobodysMOCK");
    assert!(sandbox.layers().lookups().contains(&asked));
}

fn enumerate_groups(
    instance: &Instance,
    groups: &mut [vk::PhysicalDeviceGroupProperties],
) -> (vk::Result, u32) {
    let mut count = u32::try_from(groups.len()).expect("few groups");
    let result = call!(instance.commands.enumerate_physical_device_groups(
        instance.handle,
        &mut count,
        groups.as_mut_ptr()
    ));
    (result, count)
}

/// drivers.md J.7: the application's structures keep their type and chain in every call.
#[test]
fn group_properties_keep_their_chain() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let instance = create_instance();
        let mut chained = [vk::BaseOutStructure::default(), vk::BaseOutStructure::default()];
        for next in &mut chained {
            let next: *mut c_void = ptr::from_mut(next).cast();
            let mut groups =
                [vk::PhysicalDeviceGroupProperties { p_next: next, ..Default::default() }];
            let answer = enumerate_groups(&instance, &mut groups);
            assert_eq!(answer, (vk::Result::SUCCESS, 1));
            assert_eq!(groups[0].physical_device_count, 1);
            assert_eq!(groups[0].p_next, next);
            assert_eq!(groups[0].s_type, vk::StructureType::PHYSICAL_DEVICE_GROUP_PROPERTIES);
        }
        instance.destroy();
    });
    outcome.expect_success();
}

/// drivers.md J.7: a group has the order of this call, also if an earlier call sorted the devices.
#[test]
fn groups_have_the_order_of_the_call() {
    let mut sandbox = Sandbox::new();
    let devices = json!([{ "type": "integrated" }, { "type": "discrete" }]);
    sandbox.driver("mock", json!({ "physical_devices": devices, "device_groups": [[0, 1]] }));
    let outcome = sandbox.run(|| {
        let instance = create_instance();
        let [sorted, unsorted] = ["0", "1"].map(|value| {
            // SAFETY: the process has one thread.
            unsafe { std::env::set_var("VK_LOADER_DISABLE_SELECT", value) };
            let mut groups = [vk::PhysicalDeviceGroupProperties::default()];
            let answer = enumerate_groups(&instance, &mut groups);
            assert_eq!(answer, (vk::Result::SUCCESS, 1));
            let [first, second, ..] = groups[0].physical_devices;
            [first, second]
        });
        assert_eq!(sorted, [unsorted[1], unsorted[0]]);
        instance.destroy();
    });
    outcome.expect_success();
}

/// drivers.md J.7: if a driver fails while groups are filled, the application gets the error and no
/// groups of an earlier call.
#[test]
fn a_driver_that_fails_to_fill_its_groups_leaves_the_array_alone() {
    let mut sandbox = Sandbox::new();
    // The first enumeration makes two calls, for count and array; the second one fails at the
    // array.
    let late = json!({ "vkEnumeratePhysicalDeviceGroups": { "call": 4, "result": -4 } });
    sandbox.driver("mock", json!({ "results_from": late }));
    let outcome = sandbox.run(|| {
        let instance = create_instance();
        let mut groups = [vk::PhysicalDeviceGroupProperties::default()];
        let answer = enumerate_groups(&instance, &mut groups);
        assert_eq!(answer, (vk::Result::SUCCESS, 1));
        let mut groups = [vk::PhysicalDeviceGroupProperties::default(); 3];
        let answer = enumerate_groups(&instance, &mut groups);
        assert_eq!(answer, (vk::Result::ERROR_DEVICE_LOST, 3));
        assert!(groups.iter().all(|group| group.physical_device_count == 0));
        instance.destroy();
    });
    outcome.expect_success();
}

/// callpath.md 3.1, 3.5: a lookup of a NULL name returns NULL.
#[test]
fn a_null_name_is_not_found() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        type Lookup<T> = unsafe extern "system" fn(T, *const c_char) -> vk::PFN_vkVoidFunction;
        let instance = create_instance();
        let device = instance.create_device(instance.physical_devices()[0], &[]);
        let symbol = |name: &str| instance.loader.symbol(name).expect("an export");
        // SAFETY: the exported commands of these names have these types, and the handles are valid
        // or NULL.
        unsafe {
            let by_instance: Lookup<vk::Instance> =
                std::mem::transmute(symbol("vkGetInstanceProcAddr"));
            let by_device: Lookup<vk::Device> = std::mem::transmute(symbol("vkGetDeviceProcAddr"));
            assert!(by_instance(vk::Instance::NULL, ptr::null()).is_none());
            assert!(by_instance(instance.handle, ptr::null()).is_none());
            assert!(by_device(device.handle, ptr::null()).is_none());
        }
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
}
