//! Drivers that answer nonsense: a line in the log, and the other drivers work (drivers.md E.5, I.2, I.7, J.3, J.7).

use std::ptr;

use dispatch_tables::vk;
use tests::{Instance, InstanceRequest, Loader, Outcome, Sandbox, Value, call, json};

const DEVICES: &str = "vkEnumeratePhysicalDevices";
const GROUPS: &str = "vkEnumeratePhysicalDeviceGroups";
const EXTENSIONS: &str = "vkEnumerateInstanceExtensionProperties";

fn create() -> Result<Instance, vk::Result> {
    Loader::open().create_instance(&InstanceRequest::default())
}

/// A driver that makes these claims about its three devices, beside a good one, whose device is called `good`.
fn sandbox(claims: Value, more: &Value) -> (Sandbox, String) {
    let mut sandbox = Sandbox::new();
    let mut config = json!({
        "claims": claims,
        "physical_devices": [{ "name": "a" }, { "name": "b" }, { "name": "c" }],
    });
    for (key, value) in more.as_object().into_iter().flatten() {
        config[key] = value.clone();
    }
    let driver = sandbox.driver("bad", config);
    sandbox.driver("good", json!({ "physical_devices": [{ "name": "good" }] }));
    sandbox
        .env("VK_LOADER_DISABLE_SELECT", "1")
        .env("VK_LOADER_DEBUG", "error,warn");
    (sandbox, driver.library.to_string_lossy().into_owned())
}

#[track_caller]
fn expect(outcome: &Outcome, printed: &str, library: &str, message: Option<(&str, &str)>) {
    outcome.expect_success();
    let line = format!("<{printed}>");
    assert!(
        outcome.stdout.contains(&line),
        "no {line}:\n{}{}",
        outcome.stdout,
        outcome.stderr
    );
    let message = message.map(|(level, text)| (level, text.replace('%', library)));
    let mut said = outcome.messages();
    said.dedup();
    let expected: Vec<_> = message
        .iter()
        .map(|(level, text)| (*level, text.as_str()))
        .collect();
    assert_eq!(said, expected);
}

/// drivers.md J.3: counts of devices that are too small, too large, or grow; devices without a handle.
#[test]
fn j3_wrong_counts_of_devices() {
    const FAILED: &str = "setup_loader_term_phys_devs: Call to 'vkEnumeratePhysicalDevices' in ICD % failed with error code 5";
    const MANY: &str = "setup_loader_term_phys_devs: ICD % claims to have 4294967295 physical devices, which nobody believes. Skipping this driver.";
    const NULL: &str = "setup_loader_term_phys_devs: ICD % enumerates physical devices that have no handle. Skipping these devices.";
    for (claim, devices, message) in [
        (json!({ "counted": 2 }), "good", Some(FAILED)),
        (json!({ "counted": 0 }), "good", Some(FAILED)),
        (json!({ "counted": u32::MAX }), "good", Some(MANY)),
        (json!({ "counted": 50 }), "good a b c", None),
        (json!({ "filled": 1000 }), "good a b c", None),
        (json!({ "filled": 1 }), "good a", None),
        (
            json!({ "counted": 5, "filled": 5 }),
            "good a b c",
            Some(NULL),
        ),
    ] {
        let (sandbox, library) = sandbox(json!({ DEVICES: claim }), &json!({}));
        let outcome = sandbox.run(|| {
            let instance = create().expect("vkCreateInstance");
            println!("<{}>", instance.device_names().join(" "));
            instance.destroy();
        });
        expect(
            &outcome,
            devices,
            &library,
            message.map(|text| ("ERROR", text)),
        );
    }
}

/// drivers.md J.7: the same of groups, and members beyond what a group can hold.
#[test]
fn j7_wrong_counts_of_groups() {
    const FAILED: &str = "terminator_EnumeratePhysicalDeviceGroups:  Failed during dispatch call of 'EnumeratePhysicalDeviceGroups' to ICD % to get count.";
    let many = json!({ "physical_devices": vec![json!({}); 40], "device_groups": [(0..40).collect::<Vec<_>>()] });
    let none = json!({});
    for (claim, more, groups, message) in [
        (json!({ "counted": 2 }), &none, "[1, 1, 1]", None),
        (json!({ "counted": u32::MAX }), &none, "[1]", Some(FAILED)),
        (json!({ "filled": 1000 }), &none, "[1, 1, 1, 1]", None),
        (json!({}), &many, "[1, 32]", None),
    ] {
        let (sandbox, library) = sandbox(json!({ GROUPS: claim }), more);
        let outcome = sandbox.run(|| {
            let instance = create().expect("vkCreateInstance");
            let mut groups = [vk::PhysicalDeviceGroupProperties::default(); 8];
            let mut count = 8;
            let result = call!(instance.commands.enumerate_physical_device_groups(
                instance.handle,
                &mut count,
                groups.as_mut_ptr()
            ));
            assert_eq!(result, vk::Result::SUCCESS);
            let sizes = groups.map(|group| group.physical_device_count);
            println!("<{:?}>", &sizes[..count as usize]);
            instance.destroy();
        });
        expect(
            &outcome,
            groups,
            &library,
            message.map(|text| ("ERROR", text)),
        );
    }
}

/// drivers.md H.3 step 3, I.1 step 12: whatever a driver claims of its extensions, no more is read than it counted; a list
/// that grows fails for all with the driver's code, one that nobody believes with lack of memory.
#[test]
fn i1_wrong_counts_of_extensions() {
    const FAILED: &str = "loader_add_instance_extensions: Error getting Instance extensions from %";
    for (claim, answer, message) in [
        (json!({ "filled": 1000 }), "0 0", None),
        (json!({ "counted": 500 }), "0 0", None),
        (json!({ "counted": 1 }), "5 5", Some(FAILED)),
        (json!({ "counted": u32::MAX }), "-1 -1", None),
    ] {
        let (sandbox, library) = sandbox(json!({ EXTENSIONS: claim }), &json!({}));
        let outcome = sandbox.run(|| {
            let mut count = 0;
            let globals = &Loader::open().globals;
            let result = call!(globals.enumerate_instance_extension_properties(
                ptr::null(),
                &mut count,
                ptr::null_mut()
            ));
            let created = create().map_or_else(vk::Result::as_raw, |instance| {
                instance.destroy();
                0
            });
            println!("<{} {created}>", result.as_raw());
        });
        expect(
            &outcome,
            answer,
            &library,
            message.map(|text| ("ERROR", text)),
        );
    }
}

/// drivers.md E.5, I.2: a driver that creates an instance and hands none out lacks every command.
#[test]
fn i2_an_instance_that_is_none() {
    let results = json!({ "results": { "vkCreateInstance": 0 } });
    let (sandbox, library) = sandbox(json!({}), &results);
    let outcome = sandbox.run(|| {
        let instance = create().expect("vkCreateInstance");
        assert_eq!(instance.device_names(), ["good"]);
        instance.destroy();
    });
    outcome.expect_success();
    let lacking = format!("Unable to load vkDestroyInstance from ICD {library}");
    outcome.expect_message("WARNING", &lacking);
}

/// drivers.md I.7: a device that is none, and one whose first word is not what the interface asks for.
#[test]
fn i7_devices_without_handle_or_magic() {
    const FAILED: &str = "terminator_CreateDevice: Failed in ICD % vkCreateDevice call";
    let null = json!({ "results": { "vkCreateDevice": 0 } });
    for (config, answer, message) in [
        (&null, "-3", Some(("ERROR | DRIVER", FAILED))),
        (&json!({ "loader_word": 0 }), "0", None),
        (&json!({ "loader_word": 0xDEAD_BEEF_u32 }), "0", None),
    ] {
        let (sandbox, library) = sandbox(json!({}), config);
        let outcome = sandbox.run(|| {
            let instance = create().expect("vkCreateInstance");
            let device = instance.physical_devices()[1];
            assert_eq!(instance.device_name(device), "a");
            let mut handle = vk::Device::NULL;
            let result = call!(instance.physical_device_commands.create_device(
                device,
                &vk::DeviceCreateInfo::default(),
                ptr::null(),
                &mut handle
            ));
            if result == vk::Result::SUCCESS {
                let commands = instance.device_commands;
                let info = vk::DeviceQueueInfo2::default();
                let mut queue = vk::Queue::NULL;
                call!(commands.get_device_queue2(handle, &info, &mut queue));
                call!(commands.destroy_device(handle, ptr::null()));
            } else {
                assert!(handle.is_null());
            }
            println!("<{}>", result.as_raw());
            instance.destroy();
        });
        expect(&outcome, answer, &library, message);
    }
}

/// drivers.md I.7: claims about device extensions, and a driver that fails to tell them.
#[test]
fn i7_wrong_counts_of_device_extensions() {
    const COMMAND: &str = "vkEnumerateDeviceExtensionProperties";
    const FAILED: &str = "vkCreateDevice: Failed to add extensions to list";
    let results = json!({ "results": { COMMAND: -4 } });
    let (none, failed) = (json!({}), Some(("ERROR", FAILED)));
    for (claim, more, answer, message) in [
        (json!({ "filled": 1000 }), &none, "0", None),
        (json!({ "counted": 500 }), &none, "0", None),
        (json!({ "counted": u32::MAX }), &none, "-1", failed),
        (json!({}), &results, "-4", failed),
    ] {
        let (sandbox, library) = sandbox(json!({ COMMAND: claim }), more);
        let outcome = sandbox.run(|| {
            let instance = create().expect("vkCreateInstance");
            let mut handle = vk::Device::NULL;
            let result = call!(instance.physical_device_commands.create_device(
                instance.physical_devices()[1],
                &vk::DeviceCreateInfo::default(),
                ptr::null(),
                &mut handle
            ));
            println!("<{}>", result.as_raw());
            call!(instance.device_commands.destroy_device(handle, ptr::null()));
            instance.destroy();
        });
        expect(&outcome, answer, &library, message);
    }
}
