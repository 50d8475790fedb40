//! Layers that violate the rules of the commands that they intercept, and how the loader handles
//! their results.

use std::ptr;

use dispatch_tables::vk;
use tests::{Instance, InstanceRequest, Loader, Sandbox, call, json};

fn create() -> Instance {
    Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance")
}

/// Results and counts of enumerations into arrays with room for two.
fn enumerate_twos() -> [(i32, u32); 2] {
    let instance = create();
    let commands = instance.commands;
    let mut devices = [vk::PhysicalDevice::NULL; 2];
    let mut groups = [vk::PhysicalDeviceGroupProperties::default(); 2];
    let mut counts = [2; 2];
    let of_devices = call!(commands.enumerate_physical_devices(
        instance.handle,
        &mut counts[0],
        devices.as_mut_ptr()
    ));
    let of_groups = call!(commands.enumerate_physical_device_groups(
        instance.handle,
        &mut counts[1],
        groups.as_mut_ptr()
    ));
    if of_devices == vk::Result::SUCCESS && of_groups == vk::Result::SUCCESS {
        assert_eq!(instance.device_name(devices[0]), "only");
        assert_eq!(groups[0].physical_devices[0], devices[0]);
    }
    instance.destroy();
    [(of_devices.as_raw(), counts[0]), (of_groups.as_raw(), counts[1])]
}

/// drivers.md J.2, J.7: counts above the caller's room are reduced to that room. With a filter, the
/// array is the loader's, and an absurd count leads to an out-of-memory error.
#[test]
fn j2_j7_counts_above_the_room() {
    for (filter, expected) in [("", "(0, 2) (0, 2)"), ("0-0xffffffff", "(-1, 2) (-1, 2)")] {
        let mut sandbox = Sandbox::new();
        sandbox.driver("driver", json!({ "physical_devices": [{ "name": "only" }] }));
        let counts = json!({
            "vkEnumeratePhysicalDevices": u32::MAX,
            "vkEnumeratePhysicalDeviceGroups": u32::MAX,
        });
        sandbox.implicit_layer("claims", json!({}), json!({ "counts": counts }));
        if !filter.is_empty() {
            sandbox.env("VK_LOADER_VENDOR_ID_FILTER", filter);
        }
        let outcome = sandbox.run(|| {
            let [devices, groups] = enumerate_twos();
            println!("\ncounts {devices:?} {groups:?}");
        });
        assert_eq!(super::printed(&outcome, "counts"), expected, "{filter}");
    }
}

/// layers.md 8.4: a layer creates a second device after it destroyed the first. The loader keeps
/// one record, for the second device: unknown functions find the device once, and the record is
/// freed with that device.
#[test]
fn s8_4_a_device_is_created_again() {
    let mut sandbox = Sandbox::new();
    let names = ["vkFirstMOCK", "vkSecondMOCK", "vkThirdMOCK"];
    let driver = sandbox.driver("driver", json!({ "made_up_device_functions": names }));
    let again = json!({ "creates_devices_twice": true });
    sandbox.implicit_layer("again", json!({}), again);
    let outcome = sandbox.run(|| {
        let instance = create();
        let find = |name| assert!(instance.loader.proc_addr(instance.handle, name).is_some());
        let physical = instance.physical_devices()[0];
        find(c"vkFirstMOCK");
        let device = instance.create_device(physical, &[]);
        find(c"vkSecondMOCK");
        assert!(!device.queue().is_null());
        call!(device.commands.destroy_device(device.handle, ptr::null()));
        find(c"vkThirdMOCK");
        instance.destroy();
    });
    outcome.expect_success();
    let log = driver.log();
    for command in ["vkCreateDevice", "vkDestroyDevice"] {
        assert_eq!(log.count(command), 2, "{command}");
    }
}

/// drivers.md J.7: members beyond the capacity of a group are ignored, and the other members are
/// valid.
#[test]
fn j7_more_members_than_a_group_can_hold() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("driver", json!({ "physical_devices": [{ "name": "only" }] }));
    sandbox.implicit_layer("claims", json!({}), json!({ "group_members": 33 }));
    let outcome = sandbox.run(|| {
        let instance = create();
        let devices = instance.physical_devices();
        let mut group = vk::PhysicalDeviceGroupProperties::default();
        let mut count = 1;
        let result = call!(instance.commands.enumerate_physical_device_groups(
            instance.handle,
            &mut count,
            &mut group
        ));
        assert_eq!((result, count), (vk::Result::SUCCESS, 1));
        assert_eq!(group.physical_device_count, 32);
        assert_eq!(group.physical_devices[0], devices[0]);
        instance.destroy();
    });
    outcome.expect_success();
}

/// callpath.md 7.4, and a difference: drivers' instances are destroyed with the application's, also
/// if a layer does not pass vkDestroyInstance on.
#[test]
fn s7_8_a_layer_keeps_vk_destroy_instance_to_itself() {
    let mut sandbox = Sandbox::new();
    let driver = sandbox.driver("driver", json!({}));
    let keeps = json!({ "keeps_instances": true });
    sandbox.implicit_layer("keeps", json!({}), keeps);
    let outcome = sandbox.run(|| {
        let instance = create();
        instance.create_device(instance.physical_devices()[0], &[]);
        instance.destroy();
        let maps = std::fs::read_to_string("/proc/self/maps").expect("the mappings");
        assert!(!maps.contains("libdriver.so"), "{maps}");
    });
    outcome.expect_success();
    assert_eq!(driver.log().count("vkDestroyInstance"), 1);
}

/// callpath.md 7.1: a layer destroys the instance that the next layer or driver has made, and then
/// fails. Nothing is destroyed again, and the next instance works.
#[test]
fn s7_1_a_layer_destroys_the_instance_and_fails() {
    let mut sandbox = Sandbox::new();
    let driver = sandbox.driver("driver", json!({}));
    let config = json!({ "create_instance": { "destroy": true, "result_after": -3 } });
    sandbox.implicit_layer("it", json!({}), config);
    let outcome = sandbox.run(|| {
        let failed = Loader::open().create_instance(&InstanceRequest::default());
        assert_eq!(failed.err(), Some(vk::Result::ERROR_INITIALIZATION_FAILED));
        // SAFETY: the application of a scenario has one thread.
        unsafe { std::env::set_var("DISABLE_it", "1") };
        create().destroy();
    });
    outcome.expect_success();
    let log = driver.log();
    assert_eq!(["vkCreateInstance", "vkDestroyInstance"].map(|name| log.count(name)), [2, 2]);
}
