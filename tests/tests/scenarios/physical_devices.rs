//! Physical devices: wrapping, order, repeated enumeration (drivers.md J, callpath.md 2.1, 7.5).

use std::collections::BTreeSet;
use std::ptr;

use dispatch_tables::vk;
use tests::objects::{self, InstanceObject, TrampolineObject};
use tests::{Instance, InstanceRequest, Loader, MockDriver, Sandbox, Value, call, json};

/// The groups of an instance.
fn groups(instance: &Instance) -> Vec<vk::PhysicalDeviceGroupProperties> {
    let enumerate = |count: &mut u32, groups| {
        let result = call!(instance.commands.enumerate_physical_device_groups(
            instance.handle,
            count,
            groups
        ));
        assert_eq!(result, vk::Result::SUCCESS);
        *count as usize
    };
    let mut count = 0;
    let mut groups = vec![Default::default(); enumerate(&mut count, ptr::null_mut())];
    assert_eq!(enumerate(&mut count, groups.as_mut_ptr()), groups.len());
    groups
}

/// callpath.md 1.3, 1.5, 1.6, 2.1, 2.2, drivers.md J.1, J.2: the application gets the loader's
/// wrappers, the driver its own handles. The mock driver ends the process when it receives any
/// other handle.
#[test]
fn physical_devices_are_wrapped_and_unwrapped() {
    let mut sandbox = Sandbox::new();
    sandbox.driver(
        "mock",
        json!({ "physical_devices": [{ "name": "Mock A" }, { "name": "Mock B" }] }),
    );
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let devices = instance.physical_devices();
        assert_eq!(devices.len(), 2);
        // SAFETY: the instance is alive.
        let object: InstanceObject = unsafe { objects::read(instance.handle.as_raw()) };
        for device in &devices {
            // SAFETY: the instance is alive, and so are its physical devices.
            let wrapper: TrampolineObject = unsafe { objects::read(device.as_raw()) };
            assert_eq!(wrapper.table, object.table);
            assert_eq!(wrapper.magic, 0x10AD_ED02_0210_ADED);
        }
        let mut names: Vec<String> =
            devices.iter().map(|&device| instance.device_name(device)).collect();
        names.sort();
        assert_eq!(names, ["Mock A", "Mock B"]);
        instance.destroy();
    });
    outcome.expect_success();
}

/// drivers.md J.1, J.3: handles stay the same while the driver reports the device (layers.md 13.1).
#[test]
fn handles_are_stable_over_enumerations() {
    let mut sandbox = Sandbox::new();
    sandbox.driver(
        "mock",
        json!({ "physical_devices": [{ "device_id": 1 }, { "device_id": 2 }, { "device_id": 3 }] }),
    );
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let devices = instance.physical_devices();
        assert_eq!(instance.physical_devices(), devices);
        let mut count = 1;
        let mut first = [vk::PhysicalDevice::NULL];
        let result = call!(instance.commands.enumerate_physical_devices(
            instance.handle,
            &mut count,
            first.as_mut_ptr()
        ));
        assert_eq!((result, count), (vk::Result::INCOMPLETE, 1));
        assert_eq!(first[0], devices[0]);
        assert_eq!(instance.physical_devices(), devices, "also after a partial enumeration");
        instance.destroy();
    });
    outcome.expect_success();
}

/// drivers.md J.1, J.3, J.4: thousands of devices of two drivers come in the sorted order, with the
/// same handles in every enumeration and in the groups, also after some vanished for a time.
#[test]
fn thousands_of_devices_keep_their_handles_and_order() {
    const OF_EACH: usize = 1500;
    let mut sandbox = Sandbox::new();
    // The ids of one driver are even and fall, those of the other are odd and rise.
    let ids = [
        (0..OF_EACH).map(|number| 2 * (OF_EACH - number)).collect::<Vec<_>>(),
        (0..OF_EACH).map(|number| 2 * number + 1).collect(),
    ];
    for (name, ids) in ["one", "two"].into_iter().zip(ids) {
        let devices: Vec<Value> = ids
            .iter()
            .map(|id| json!({ "name": id.to_string(), "vendor_id": 0, "device_id": id }))
            .collect();
        sandbox.driver(name, json!({ "physical_devices": devices, "record": false }));
    }
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let all = instance.physical_devices();
        let names: Vec<String> = all.iter().map(|&device| instance.device_name(device)).collect();
        let sorted: Vec<String> = (1..=2 * OF_EACH).map(|id| id.to_string()).collect();
        assert_eq!(names, sorted);
        let distinct: BTreeSet<_> = all.iter().collect();
        assert_eq!(distinct.len(), all.len());
        assert_eq!(instance.physical_devices(), all);
        let groups: Vec<_> =
            groups(&instance).iter().map(|group| group.physical_devices[0]).collect();
        assert_eq!(groups, all);

        let (one, two) = ("drivers/libone.so", "drivers/libtwo.so");
        MockDriver::set_present(&Sandbox::child_path(one), &[]);
        MockDriver::set_present(&Sandbox::child_path(two), &(0..OF_EACH).rev().collect::<Vec<_>>());
        let odd: Vec<_> = all.iter().copied().step_by(2).collect();
        assert_eq!(instance.physical_devices(), odd);
        MockDriver::set_present(&Sandbox::child_path(one), &(0..OF_EACH).collect::<Vec<_>>());
        assert_eq!(instance.physical_devices(), all);
        instance.destroy();
    });
    outcome.expect_success();
}

/// drivers.md J.3: without sorting, the first of several equal handles of a driver counts, and the
/// driver's order stays.
#[test]
fn a_device_that_a_driver_repeats_is_listed_once() {
    let mut sandbox = Sandbox::new();
    let devices = ["a", "b", "c", "d"].map(|name| json!({ "name": name }));
    sandbox.driver("mock", json!({ "physical_devices": devices }));
    sandbox.driver("other", json!({ "physical_devices": [{ "name": "e" }] }));
    sandbox.env("VK_LOADER_DISABLE_SELECT", "1");
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let show = |devices: &[usize]| {
            MockDriver::set_present(&Sandbox::child_path("drivers/libmock.so"), devices);
            let devices = instance.physical_devices();
            devices.iter().map(|&device| instance.device_name(device)).collect::<String>()
        };
        assert_eq!(show(&[2, 0, 2, 2, 3, 0]), "ecad");
        assert_eq!(show(&[1, 1]), "eb");
        assert_eq!(show(&[0, 1, 2, 3]), "eabcd");
        instance.destroy();
    });
    outcome.expect_success();
}

/// drivers.md C.4, J.4: sorted by type, then PCI address, then IDs.
#[test]
fn physical_devices_are_sorted() {
    let mut sandbox = Sandbox::new();
    let pci = |name: &str, bus: u32| json!({ "name": name, "pci": [0, bus, 0, 0], "extensions": ["VK_EXT_pci_bus_info"] });
    sandbox.driver(
        "one",
        json!({ "physical_devices": [
        { "name": "cpu", "type": "cpu" },
        { "name": "integrated", "type": "integrated" },
        { "name": "discrete without PCI" },
    ] }),
    );
    sandbox.driver(
        "two",
        json!({ "physical_devices": [
        { "name": "virtual", "type": "virtual" },
        pci("discrete on bus 9", 9),
        pci("discrete on bus 2", 2),
        { "name": "other", "type": "other" },
    ] }),
    );
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let names: Vec<String> =
            instance.physical_devices().iter().map(|&d| instance.device_name(d)).collect();
        assert_eq!(
            names,
            [
                "discrete on bus 2",
                "discrete on bus 9",
                "discrete without PCI",
                "integrated",
                "virtual",
                "other",
                "cpu",
            ]
        );
        instance.destroy();
    });
    outcome.expect_success();
}

/// drivers.md J.5, I.2 step 1: without sorting, the last driver comes first.
#[test]
fn without_sorting_drivers_come_in_reverse_scan_order() {
    let mut sandbox = Sandbox::new();
    sandbox.driver(
        "one",
        json!({ "physical_devices": [{ "name": "cpu", "type": "cpu" }, { "name": "discrete" }] }),
    );
    sandbox
        .driver("two", json!({ "physical_devices": [{ "name": "virtual", "type": "virtual" }] }));
    sandbox.env("VK_LOADER_DISABLE_SELECT", "1");
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let names: Vec<String> =
            instance.physical_devices().iter().map(|&d| instance.device_name(d)).collect();
        assert_eq!(names, ["virtual", "cpu", "discrete"]);
        instance.destroy();
    });
    outcome.expect_success();
}

/// drivers.md J.4: the device that the user selects comes first.
#[test]
fn the_selected_device_comes_first() {
    let mut sandbox = Sandbox::new();
    sandbox.driver(
        "mock",
        json!({ "physical_devices": [
        { "name": "discrete", "device_id": 0xA },
        { "name": "cpu", "type": "cpu", "vendor_id": 0x1ABC, "device_id": 0xB },
    ] }),
    );
    sandbox.env("VK_LOADER_DEVICE_SELECT", "1abc:b");
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let names: Vec<String> =
            instance.physical_devices().iter().map(|&d| instance.device_name(d)).collect();
        assert_eq!(names, ["cpu", "discrete"]);
        instance.destroy();
    });
    outcome.expect_success();
}

/// drivers.md J.3: enumerating no device is an error, and failing drivers contribute no devices
/// (layers.md 12.3).
#[test]
fn no_device_at_all_is_an_error() {
    let cases = [
        json!({ "physical_devices": [] }),
        json!({ "results": { "vkEnumeratePhysicalDevices": -3 } }),
    ];
    for config in cases {
        let mut sandbox = Sandbox::new();
        sandbox.driver("mock", config);
        let outcome = sandbox.run(|| {
            let instance = Loader::open()
                .create_instance(&InstanceRequest::default())
                .expect("vkCreateInstance");
            assert_eq!(
                instance.try_physical_devices(),
                Err(vk::Result::ERROR_INITIALIZATION_FAILED)
            );
            instance.destroy();
        });
        outcome.expect_success();
    }
}

/// drivers.md J.2 step 1: the message is independent of filters (callpath.md 2.3).
#[test]
fn a_null_count_is_refused() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    sandbox.env("VK_LOADER_DEBUG", "");
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let result = call!(instance.commands.enumerate_physical_devices(
            instance.handle,
            ptr::null_mut(),
            ptr::null_mut()
        ));
        assert_eq!(result, vk::Result::ERROR_INITIALIZATION_FAILED);
        instance.destroy();
    });
    outcome.expect_success().expect_message(
        "ERROR",
        "vkEnumeratePhysicalDevices: Received NULL pointer for physical device count return value. [VUID-vkEnumeratePhysicalDevices-pPhysicalDeviceCount-parameter]",
    );
}

/// drivers.md J.7, callpath.md 1.3, 1.6: groups contain the same handles as the enumeration of
/// devices.
#[test]
fn groups_hold_the_enumerated_handles() {
    let mut sandbox = Sandbox::new();
    sandbox.driver(
        "mock",
        json!({
            "physical_devices": [{ "device_id": 1 }, { "device_id": 2 }, { "device_id": 3 }],
            "device_groups": [[1, 2]],
        }),
    );
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let devices = instance.physical_devices();
        let groups = groups(&instance);
        let mut sizes: Vec<u32> = groups.iter().map(|group| group.physical_device_count).collect();
        sizes.sort_unstable();
        assert_eq!(sizes, [1, 2]);
        for group in &groups {
            for device in &group.physical_devices[..group.physical_device_count as usize] {
                assert!(devices.contains(device), "{device:?}");
            }
        }
        instance.destroy();
    });
    outcome.expect_success();
}

/// callpath.md 1.10: commands that an old driver lacks are emulated (layers.md 12.3).
#[test]
fn queries_that_a_1_0_driver_lacks_are_emulated() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver(
        "mock",
        json!({
            "api_version": "1.0.0",
            "instance_extensions": [],
            "physical_devices": [{ "name": "old", "api_version": "1.0.0" }],
        }),
    );
    sandbox.driver("new", json!({ "physical_devices": [{ "name": "new" }] }));
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        for device in instance.physical_devices() {
            let mut multiview = vk::PhysicalDeviceMultiviewFeatures {
                multiview: 7,
                multiview_geometry_shader: 7,
                ..Default::default()
            };
            let is_old = instance.device_name(device) == "old";
            let mut features = vk::PhysicalDeviceFeatures2 {
                p_next: (&raw mut multiview).cast(),
                ..Default::default()
            };
            call!(
                instance
                    .physical_device_commands
                    .get_physical_device_features2(device, &mut features)
            );
            assert_eq!(features.features.robust_buffer_access, vk::TRUE);
            assert_eq!(multiview.multiview, if is_old { vk::FALSE } else { vk::TRUE });
            let mut memory = vk::PhysicalDeviceMemoryProperties2::default();
            call!(
                instance
                    .physical_device_commands
                    .get_physical_device_memory_properties2(device, &mut memory)
            );
            assert_eq!(memory.memory_properties.memory_type_count, 1);
            let mut count = 0;
            call!(instance.physical_device_commands.get_physical_device_queue_family_properties2(
                device,
                &mut count,
                ptr::null_mut()
            ));
            assert_eq!(count, 2);
        }
        instance.destroy();
    });
    outcome.expect_success();
    let log = mock.log();
    assert_eq!(log.count("vkGetPhysicalDeviceFeatures"), 1);
    assert_eq!(log.count("vkGetPhysicalDeviceFeatures2"), 0);
}
