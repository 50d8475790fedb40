//! Device configurations of the settings file: which devices an application sees, and their order
//! (drivers.md J.8, K.6).

use std::path::Path;
use std::ptr;

use dispatch_tables::vk;
use serde_json::Value;
use tests::{Instance, InstanceRequest, Loader, Outcome, Sandbox, call, json};

const HEADING: &str = "Selecting and ordering VkPhysicalDevices to match the loader settings device configurations list";
const DRIVER_VERSION: u32 = 5;

fn uuid(byte: u8) -> [u8; 16] {
    [byte; 16]
}

/// A device that `configuration(id)` matches.
fn device(id: u8) -> Value {
    json!({
        "name": format!("gpu{id}"),
        "device_id": id,
        "driver_version": DRIVER_VERSION,
        "uuids": [uuid(id), uuid(0xd0)],
    })
}

fn configuration(id: u8) -> Value {
    json!({ "deviceUUID": uuid(id), "driverUUID": uuid(0xd0), "driverVersion": DRIVER_VERSION })
}

/// A sandbox with a driver that has `devices`, and settings with `configurations`. The driver is in
/// the standard directories, because configurations disable the driver variables (K.6).
fn sandbox(devices: &[Value], configurations: &[Value]) -> Sandbox {
    let mut sandbox = Sandbox::new();
    let directory = Path::new("data/vulkan/icd.d");
    sandbox.driver_at(directory, "mock", &json!({ "physical_devices": devices }));
    sandbox.env("VK_LOADER_DEBUG", "all");
    write_settings(&sandbox, configurations);
    sandbox
}

fn write_settings(sandbox: &Sandbox, configurations: &[Value]) {
    let settings = json!({ "device_configurations": configurations });
    sandbox.write(
        "config-home/vulkan/loader_settings.d/vk_loader_settings.json",
        json!({ "file_format_version": "1.0.0", "settings": settings }).to_string(),
    );
}

/// A count query, then a fill: the fill's result, count and devices. `capacity` is the room for
/// devices, by default the result of the count query.
fn enumerate(instance: &Instance, capacity: Option<u32>) -> String {
    let mut counted = 77;
    let ask = |count: &mut u32, devices: *mut vk::PhysicalDevice| {
        call!(instance.commands.enumerate_physical_devices(instance.handle, count, devices))
            .as_raw()
    };
    let result = ask(&mut counted, ptr::null_mut());
    let mut count = capacity.unwrap_or(counted);
    let mut devices = vec![vk::PhysicalDevice::NULL; 16];
    let filled = ask(&mut count, devices.as_mut_ptr());
    devices.retain(|device| !device.is_null());
    let names: Vec<String> = devices.iter().map(|&device| instance.device_name(device)).collect();
    format!("{result} {counted}, {filled} {count}: {}", names.join(" "))
}

fn application(capacity: Option<u32>) -> String {
    let instance =
        Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
    let answer = enumerate(&instance, capacity);
    instance.destroy();
    answer
}

#[track_caller]
fn expect(outcome: &Outcome, answer: &str) {
    outcome.expect_success();
    let line = format!("<{answer}>");
    assert!(outcome.stdout.contains(&line), "no {line} in\n{}{}", outcome.stdout, outcome.stderr);
}

/// drivers.md J.8, J.3, K.6: devices appear in the file's order; the messages.
#[test]
fn devices_come_in_the_order_of_the_configurations() {
    let mut missing = configuration(9);
    missing["deviceName"] = json!("nine");
    let mut nameless_driver = missing.clone();
    nameless_driver["driverName"] = json!("driver of nine");
    let devices = [device(1), device(2), device(3)];
    let configurations =
        [configuration(3), missing, configuration(1), nameless_driver, configuration(8)];
    let sandbox = sandbox(&devices, &configurations);
    let outcome = sandbox.run(|| println!("<{}>", application(None)));
    // Five configurations and three devices count as the smaller number; the fill returns the
    // devices that match.
    expect(&outcome, "0 3, 0 2: gpu3 gpu1");
    outcome
        .expect_message("INFO", HEADING)
        .expect_message(
            "DEBUG",
            "pPhysicalDevices array index 0 is set to \"gpu3\" (mock, version 5) ",
        )
        .expect_message(
            "DEBUG",
            "pPhysicalDevices array index 1 is set to \"gpu1\" (mock, version 5) ",
        )
        .expect_message(
            "INFO",
            "VkPhysicalDevice \"gpu2\" did not appear in the settings file device configurations list, so was not added to the pPhysicalDevices array",
        );
    let missing = "loader_apply_settings_device_configurations: settings file contained device_configuration which does not appear in the enumerated VkPhysicalDevices. Missing VkPhysicalDevice with ";
    let text = |byte: u8| {
        let [two, six] = [2, 6].map(|count| format!("{byte:02x}").repeat(count));
        format!("{two}{two}-{two}-{two}-{two}-{six}")
    };
    for text in [
        format!(
            "deviceName: \"nine\", deviceUUID: {}, driverUUID: {}, driverVersion: 5",
            text(9),
            text(0xd0)
        ),
        format!(
            "deviceName: \"nine\", deviceUUID: {}, driverName: driver of nine, driverUUID: {}, driverVersion: 5",
            text(9),
            text(0xd0)
        ),
        format!("deviceUUID: {}, driverUUID: {}, driverVersion: 5", text(8), text(0xd0)),
    ] {
        outcome.expect_message("WARNING", &format!("{missing}{text}"));
    }
}

/// drivers.md J.8: an array that is too small, and a device that is configured twice.
#[test]
fn a_device_is_given_as_often_as_it_is_listed() {
    let devices = [device(1), device(2)];
    let twice = [configuration(2), configuration(2), configuration(1)];
    let sandbox = sandbox(&devices, &twice);
    let outcome = sandbox.run(|| {
        println!("<{}>", application(None));
        println!("<{}>", application(Some(3)));
        println!("<{}>", application(Some(1)));
    });
    expect(&outcome, "0 2, 5 2: gpu2 gpu2");
    expect(&outcome, "0 2, 0 3: gpu2 gpu2 gpu1");
    expect(&outcome, "0 2, 5 1: gpu2");
}

/// drivers.md J.8: a fill ends at the first device beyond the room of the array; no messages about
/// later devices.
#[test]
fn a_fill_ends_where_the_array_does() {
    let devices = [device(1), device(2), device(3)];
    let configurations = [1, 2, 8].map(configuration);
    let sandbox = sandbox(&devices, &configurations);
    let outcome = sandbox.run(|| println!("<{}>", application(Some(1))));
    expect(&outcome, "0 3, 5 1: gpu1");
    let messages = outcome.messages().into_iter().map(|(_, text)| text);
    let told: Vec<&str> = messages.skip_while(|text| *text != HEADING).collect();
    assert_eq!(
        told,
        [HEADING, "pPhysicalDevices array index 0 is set to \"gpu1\" (mock, version 5) ",]
    );
}

/// drivers.md J.8: no match, because there are no configurations or no devices; the count stays
/// unchanged.
#[test]
fn no_configured_device_is_an_error() {
    let mut other_driver = configuration(1);
    other_driver["driverUUID"] = json!(uuid(1));
    let mut other_version = configuration(1);
    other_version["driverVersion"] = json!(6);
    let mut old = device(1);
    old["api_version"] = json!("1.0.0");
    let cases = [
        (device(1), vec![]),
        (device(1), vec![other_driver]),
        (device(1), vec![other_version]),
        (old, vec![configuration(1)]),
    ];
    for (device, configurations) in cases {
        let sandbox = sandbox(&[device], &configurations);
        let outcome = sandbox.run(|| println!("<{}>", application(Some(7))));
        let counted = configurations.len();
        expect(&outcome, &format!("0 {counted}, -3 7: "));
        outcome.expect_message(
            "WARNING",
            "loader_apply_settings_device_configurations: None of the settings file device configurations had deviceUUID's that corresponded to enumerated VkPhysicalDevices. Returning VK_ERROR_INITIALIZATION_FAILED",
        );
    }
}

/// drivers.md D.1, K.2: versions of 2^31 and more match (a difference); a negative number stands
/// for its bit pattern.
#[test]
fn driver_versions_match_over_the_whole_range() {
    for number in [json!(0xffff_fffe_u32), json!(4_294_967_294.75), json!(-2)] {
        let mut gpu = device(1);
        gpu["driver_version"] = json!(0xffff_fffe_u32);
        let mut configured = configuration(1);
        configured["driverVersion"] = number;
        let sandbox = sandbox(&[gpu], &[configured]);
        let outcome = sandbox.run(|| println!("<{}>", application(None)));
        expect(&outcome, "0 1, 0 1: gpu1");
    }
}

/// drivers.md D.1, K.2, and a difference: a configuration whose version is out of range is ignored.
#[test]
fn driver_versions_out_of_range_are_none() {
    for number in [json!(4_294_967_296_u64), json!(-2_147_483_649_i64), json!(1e20), json!("5")] {
        let mut gpu = device(1);
        gpu["driver_version"] = json!(i32::MAX);
        let mut configured = configuration(1);
        configured["driverVersion"] = number.clone();
        let sandbox = sandbox(&[gpu, device(2)], &[configured, configuration(2)]);
        let outcome = sandbox.run(|| println!("<{}>", application(None)));
        expect(&outcome, "0 1, 0 1: gpu2");
    }
}

/// drivers.md J.8: messages name the driver from Vulkan 1.2 on, or with VK_KHR_driver_properties.
#[test]
fn a_1_1_device_without_driver_properties_has_no_driver_name() {
    for (extensions, text) in [
        (json!([]), "(driver version 5) "),
        (json!(["VK_KHR_driver_properties"]), "(mock, version 5) "),
    ] {
        let mut gpu = device(1);
        gpu["api_version"] = json!("1.1.0");
        gpu["extensions"] = extensions;
        let sandbox = sandbox(&[gpu], &[configuration(1)]);
        let outcome = sandbox.run(|| println!("<{}>", application(None)));
        expect(&outcome, "0 1, 0 1: gpu1");
        let message = format!("pPhysicalDevices array index 0 is set to \"gpu1\" {text}");
        outcome.expect_message("DEBUG", &message);
    }
}

/// drivers.md J.6, K.6: ID filters apply to the configured devices.
#[test]
fn id_filters_apply_to_configured_devices() {
    let devices = [device(1), device(2), device(3)];
    let configurations = [3, 3, 1, 2].map(configuration);
    let mut sandbox = sandbox(&devices, &configurations);
    sandbox.env("VK_LOADER_DEVICE_ID_FILTER", "1,3");
    let outcome = sandbox.run(|| println!("<{}>", application(None)));
    // The count is three devices, so only the first three of four entries are used.
    expect(&outcome, "0 3, 0 3: gpu3 gpu3 gpu1");
}

/// drivers.md J.7: groups with a hidden device are not reported, but the count query includes them;
/// the order stays.
#[test]
fn groups_with_hidden_devices_are_dropped() {
    let mut sandbox = Sandbox::new();
    let config = json!({
        "physical_devices": [device(1), device(2), device(3)],
        "device_groups": [[0, 1], [2]],
    });
    sandbox.driver_at(Path::new("data/vulkan/icd.d"), "mock", &config);
    sandbox.env("VK_LOADER_DEBUG", "info");
    write_settings(&sandbox, &[configuration(3), configuration(1)]);
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let mut count = 0;
        let ask = |count: &mut u32, groups: *mut vk::PhysicalDeviceGroupProperties| {
            let enumerate = instance.commands.enumerate_physical_device_groups;
            // SAFETY: `groups` is NULL or has room for `count` groups.
            unsafe { enumerate.expect("the command")(instance.handle, count, groups) }
        };
        assert_eq!(ask(&mut count, ptr::null_mut()), vk::Result::SUCCESS);
        assert_eq!(count, 2);
        let mut groups = [vk::PhysicalDeviceGroupProperties::default(); 2];
        assert_eq!(ask(&mut count, groups.as_mut_ptr()), vk::Result::SUCCESS);
        assert_eq!((count, groups[0].physical_device_count), (1, 1));
        assert_eq!(instance.device_name(groups[0].physical_devices[0]), "gpu3");
        instance.destroy();
    });
    outcome.expect_success();
    let dropped = "terminator_EnumeratePhysicalDeviceGroups: Physical device group 0 contains a VkPhysicalDevice which the settings file device configurations exclude, so the group was not reported.";
    outcome.expect_message("INFO", dropped);
}

/// drivers.md J.7: if no device is visible, enumerating groups fails as well.
#[test]
fn groups_without_visible_devices_are_an_error() {
    let sandbox = sandbox(&[device(1)], &[]);
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let mut count = 1;
        let mut group = vk::PhysicalDeviceGroupProperties::default();
        let result = call!(instance.commands.enumerate_physical_device_groups(
            instance.handle,
            &mut count,
            &mut group
        ));
        assert_eq!(result, vk::Result::ERROR_INITIALIZATION_FAILED);
        instance.destroy();
    });
    outcome.expect_success();
}

/// drivers.md C.2, K.6, E.1 step 3: configured devices disable the driver variables.
#[test]
fn driver_variables_do_not_count_beside_configurations() {
    for variable in ["VK_DRIVER_FILES", "VK_ICD_FILENAMES", "VK_ADD_DRIVER_FILES"] {
        let mut sandbox = sandbox(&[device(1)], &[configuration(1), configuration(2)]);
        let other = json!({ "physical_devices": [device(2)] });
        let other = sandbox.driver_at(Path::new("elsewhere"), "other", &other);
        sandbox
            .env(variable, other.manifest)
            .env("VK_LOADER_DRIVERS_SELECT", "other.json")
            .env("VK_LOADER_DRIVERS_DISABLE", "*");
        let outcome = sandbox.run(|| println!("<{}>", application(None)));
        expect(&outcome, "0 1, 0 1: gpu1");
    }
}

/// drivers.md K.6, I.2 step 5: a 1.1 driver receives API version 1.1 from a 1.0 application.
/// Nothing changes for a 1.0 driver, for a 1.1 application, or when no device is configured.
#[test]
fn the_version_is_raised_for_configured_devices() {
    let listed = vec![configuration(1)];
    for (requested, driver, configurations, seen) in [
        (vk::API_VERSION_1_0, "1.3.0", &listed, vk::API_VERSION_1_1),
        (0, "1.1.0", &listed, vk::API_VERSION_1_1),
        (vk::API_VERSION_1_2, "1.3.0", &listed, vk::API_VERSION_1_2),
        (vk::API_VERSION_1_0, "1.0.0", &listed, vk::API_VERSION_1_0),
        (vk::API_VERSION_1_0, "1.3.0", &vec![], vk::API_VERSION_1_0),
    ] {
        let mut sandbox = Sandbox::new();
        let config = json!({ "api_version": driver, "physical_devices": [device(1)] });
        let mock = sandbox.driver_at(Path::new("data/vulkan/icd.d"), "mock", &config);
        sandbox.env("VK_LOADER_DEBUG", "info").set_argument(&requested.to_string());
        write_settings(&sandbox, configurations);
        let outcome = sandbox.run(|| {
            let request = InstanceRequest {
                api_version: Sandbox::argument().parse().expect("a version"),
                ..Default::default()
            };
            Loader::open().create_instance(&request).expect("vkCreateInstance").destroy();
        });
        outcome.expect_success();
        let log = mock.log();
        let detail = log.details("vkCreateInstance").next();
        assert_eq!(detail.expect("the driver's vkCreateInstance")["api_version"], seen);
        let raised = format!(
            "terminator_CreateInstance: Raising the VkApplicationInfo::apiVersion from 1.0 to 1.1 on driver \"{}\" so that the loader settings file is able to use this driver in the device_configuration selection logic.",
            mock.library.display()
        );
        assert_eq!(
            outcome.messages().contains(&("INFO", raised.as_str())),
            seen == vk::API_VERSION_1_1,
            "{}",
            outcome.stderr
        );
    }
}
