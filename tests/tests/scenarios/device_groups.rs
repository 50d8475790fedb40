//! Groups of physical devices (drivers.md J.7, I.6).

use std::ptr;

use dispatch_tables::vk;
use tests::{Instance, InstanceRequest, Loader, MockDriver, Sandbox, call, json};

const EXTENSION: &str = "VK_KHR_device_group_creation";

fn create(extensions: &[&str]) -> Instance {
    let request = InstanceRequest { extensions, ..Default::default() };
    Loader::open().create_instance(&request).expect("vkCreateInstance")
}

/// Enumerates groups with room for `room` groups, or only counts: the result, the count, and the
/// device names of each group.
fn enumerate(instance: &Instance, room: Option<u32>) -> (i32, u32, Vec<String>) {
    let mut count = room.unwrap_or(99);
    let mut groups = vec![vk::PhysicalDeviceGroupProperties::default(); 16];
    let array = room.map_or(ptr::null_mut(), |_| groups.as_mut_ptr());
    let result = call!(instance.commands.enumerate_physical_device_groups(
        instance.handle,
        &mut count,
        array
    ));
    let written = groups.iter().filter(|group| group.physical_device_count > 0);
    let names = written.map(|group| {
        let members = &group.physical_devices[..group.physical_device_count as usize];
        let names: Vec<String> =
            members.iter().map(|&device| instance.device_name(device)).collect();
        names.join("+")
    });
    let names = names.collect();
    (result.as_raw(), count, names)
}

/// Without a pointer to the count the command does nothing (callpath.md 2.3, 7.5).
#[test]
fn j7_a_null_count_is_refused() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    sandbox.env("VK_LOADER_DEBUG", "error");
    let outcome = sandbox.run(|| {
        let instance = create(&[]);
        let result = call!(instance.commands.enumerate_physical_device_groups(
            instance.handle,
            ptr::null_mut(),
            ptr::null_mut()
        ));
        assert_eq!(result, vk::Result::ERROR_INITIALIZATION_FAILED);
        instance.destroy();
    });
    outcome.expect_success();
    let text = "vkEnumeratePhysicalDeviceGroups: Received NULL pointer for physical device group count return value.";
    assert_eq!(outcome.messages(), [("ERROR", text)]);
}

/// With the extension enabled, the extension's name gives the same function, and the loader calls
/// the drivers under that name (callpath.md 1.10).
#[test]
fn j7_the_extension_chooses_the_drivers_function() {
    for enabled in [false, true] {
        let mut sandbox = Sandbox::new();
        let mock = sandbox.driver("mock", json!({}));
        sandbox.set_argument(if enabled { EXTENSION } else { "" });
        let outcome = sandbox.run(|| {
            let enabled = !Sandbox::argument().is_empty();
            let instance = create(if enabled { &[EXTENSION] } else { &[] });
            let lookup = |name| instance.loader.proc_addr(instance.handle, name);
            let alias = lookup(c"vkEnumeratePhysicalDeviceGroupsKHR").map(|found| found as usize);
            let core = lookup(c"vkEnumeratePhysicalDeviceGroups").map(|found| found as usize);
            assert_eq!(alias, core.filter(|_| enabled));
            assert_eq!(enumerate(&instance, None).1, 1);
            instance.destroy();
        });
        outcome.expect_success();
        let log = mock.log();
        let asked = ["vkEnumeratePhysicalDeviceGroups", "vkEnumeratePhysicalDeviceGroupsKHR"]
            .map(|name| log.count(name));
        assert_eq!(asked, if enabled { [0, 1] } else { [1, 0] });
    }
}

/// A count query enumerates the devices first if nobody has done so, and adds up the counts of the
/// drivers.
#[test]
fn j7_groups_are_counted_driver_by_driver() {
    let mut sandbox = Sandbox::new();
    let devices = json!([{ "name": "a" }, { "name": "b" }, { "name": "c" }]);
    let one =
        sandbox.driver("one", json!({ "physical_devices": devices, "device_groups": [[0, 2]] }));
    sandbox.driver("two", json!({}));
    let outcome = sandbox.run(|| {
        let instance = create(&[]);
        assert_eq!(enumerate(&instance, None), (0, 3, vec![]));
        instance.destroy();
    });
    outcome.expect_success();
    assert_eq!(one.log().count("vkEnumeratePhysicalDevices"), 2);
}

/// Without any device there is no group, and the command returns an error; a count query still
/// writes the count.
#[test]
fn j7_no_device_is_an_error_for_groups() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("empty", json!({ "physical_devices": [] }));
    let outcome = sandbox.run(|| {
        let instance = create(&[]);
        assert_eq!(enumerate(&instance, None), (-3, 0, vec![]));
        assert_eq!(enumerate(&instance, Some(4)), (-3, 4, vec![]));
        instance.destroy();
    });
    outcome.expect_success();
}

/// Devices are sorted inside their groups, and groups by their first devices; messages list both
/// orders. An array that is too small receives the first groups.
#[test]
fn j7_groups_are_sorted_and_trimmed() {
    let mut sandbox = Sandbox::new();
    let device =
        |name: &str, kind: &str| json!({ "name": name, "type": kind, "device_id": name.len() });
    let devices = json!([
        device("cpu", "cpu"),
        device("virtual", "virtual"),
        device("discrete", "discrete"),
        device("other", "other")
    ]);
    sandbox.driver(
        "mock",
        json!({ "physical_devices": devices, "device_groups": [[0, 1], [3], [1, 2]] }),
    );
    sandbox.env("VK_LOADER_DEBUG", "info");
    let outcome = sandbox.run(|| {
        let instance = create(&[]);
        let sorted = ["discrete+virtual", "virtual+cpu", "other"];
        assert_eq!(enumerate(&instance, Some(3)), (0, 3, sorted.map(str::to_owned).to_vec()));
        eprintln!("trimmed");
        assert_eq!(enumerate(&instance, Some(1)), (5, 1, vec![sorted[0].to_owned()]));
        instance.destroy();
    });
    outcome.expect_success();
    let said: Vec<String> = outcome
        .messages()
        .iter()
        .filter(|(level, _)| *level == "INFO | DRIVER")
        .map(|(_, text)| (*text).to_owned())
        .skip_while(|text| !text.starts_with("linux_sort"))
        .collect();
    // The last lines contain the handle, too.
    let without_handle = |line: &String| match line.split_once(" 0x") {
        Some((before, _)) => format!("{before} handle"),
        None => line.clone(),
    };
    let block: Vec<String> = said.iter().take(18).map(without_handle).collect();
    assert_eq!(
        block,
        [
            "linux_sort_physical_device_groups:  Original order:",
            "           Group 0",
            "               [0] cpu",
            "               [1] virtual",
            "           Group 1",
            "               [0] other",
            "           Group 2",
            "               [0] virtual",
            "               [1] discrete",
            "linux_sort_physical_device_groups:  Sorted order:",
            "           Group 0",
            "               [0] discrete handle",
            "               [1] virtual handle",
            "           Group 1",
            "               [0] virtual handle",
            "               [1] cpu handle",
            "           Group 2",
            "               [0] other handle",
        ]
    );
    outcome.expect_message(
        "INFO",
        "terminator_EnumeratePhysicalDeviceGroups : Trimming device count from 3 to 1.",
    );
}

/// A line of the log without the handle between a device's name and its mark.
fn without_address(line: &str) -> String {
    let Some((name, rest)) = line.split_once(" 0x") else {
        return line.to_owned();
    };
    let mark = rest.trim_start_matches(|digit: char| digit.is_ascii_hexdigit());
    format!("{name}{mark}")
}

/// The selected device becomes the first of its group, and that group becomes the first group.
#[test]
fn j7_the_chosen_device_leads() {
    let mut sandbox = Sandbox::new();
    let device = |name: &str, kind: &str, id: u32| json!({ "name": name, "type": kind, "vendor_id": 1, "device_id": id });
    let devices =
        json!([device("gpu", "discrete", 1), device("cpu", "cpu", 2), device("chosen", "cpu", 3)]);
    sandbox.driver("mock", json!({ "physical_devices": devices, "device_groups": [[0], [1, 2]] }));
    sandbox.env("VK_LOADER_DEVICE_SELECT", "1:3").env("VK_LOADER_DEBUG", "driver");
    let outcome = sandbox.run(|| {
        let instance = create(&[]);
        let names = ["chosen+cpu", "gpu"].map(str::to_owned).to_vec();
        assert_eq!(enumerate(&instance, Some(3)), (0, 2, names));
        instance.destroy();
    });
    outcome.expect_success();
    let messages = outcome.messages().into_iter().map(|(_, text)| text);
    let told: Vec<String> =
        messages.skip_while(|text| !text.starts_with("linux_sort")).map(without_address).collect();
    let set = "linux_env_var_default_device:  Found 'VK_LOADER_DEVICE_SELECT' set to 1:3";
    assert_eq!(
        told,
        [
            "linux_sort_physical_device_groups:  Original order:",
            "           Group 0",
            "               [0] gpu",
            set,
            "           Group 1",
            "               [0] cpu",
            "               [1] chosen",
            set,
            "linux_env_var_default_device:  Found default at index 1 'chosen'",
            "linux_sort_physical_device_groups:  Sorted order:",
            "           Group 0",
            "               [0] chosen [default]",
            "               [1] cpu ",
            "           Group 1",
            "               [0] gpu ",
        ]
    );
}

/// Of several groups whose device VK_LOADER_DEVICE_SELECT names, the first one leads, so that groups
/// and devices agree on the first device, whatever else would decide (drivers.md J.7).
#[test]
fn j7_chosen_groups_keep_the_order_of_the_drivers() {
    for kinds in [["cpu", "discrete"], ["discrete", "cpu"]] {
        let mut sandbox = Sandbox::new();
        for kind in kinds {
            let device = json!({ "name": kind, "type": kind, "vendor_id": 1, "device_id": 3 });
            sandbox.driver(kind, json!({ "physical_devices": [device] }));
        }
        sandbox.env("VK_LOADER_DEVICE_SELECT", "1:3");
        let outcome = sandbox.run(|| {
            let instance = create(&[]);
            let first = instance.device_names().swap_remove(0);
            let (_, _, groups) = enumerate(&instance, Some(2));
            assert_eq!(groups[0], first);
            instance.destroy();
        });
        outcome.expect_success();
    }
}

/// A device that appeared after the last enumeration of devices is unknown in a group.
#[test]
fn j7_unknown_devices_are_an_error() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({ "physical_devices": [{}, {}] }));
    sandbox.env("VK_LOADER_DEBUG", "error");
    let outcome = sandbox.run(|| {
        let library = Sandbox::child_path("drivers/libmock.so");
        MockDriver::set_present(&library, &[0]);
        let instance = create(&[]);
        assert_eq!(instance.physical_devices().len(), 1);
        MockDriver::set_present(&library, &[0, 1]);
        assert_eq!(enumerate(&instance, Some(4)), (-3, 4, vec![]));
        assert_eq!(instance.physical_devices().len(), 2);
        assert_eq!(enumerate(&instance, Some(4)).1, 2);
        instance.destroy();
    });
    outcome.expect_success();
    let text = "terminator_EnumeratePhysicalDeviceGroups:  Failed to find GPU 0 in group 1 returned by 'EnumeratePhysicalDeviceGroups' in list returned by 'EnumeratePhysicalDevices'";
    assert_eq!(outcome.messages(), [("ERROR", text)]);
}

/// A driver without groups gets one group for each device (callpath.md 1.10).
#[test]
fn j7_without_the_command_each_device_is_a_group() {
    let mut sandbox = Sandbox::new();
    let devices = json!([{ "name": "a" }, { "name": "b" }]);
    sandbox.driver(
        "old",
        json!({ "api_version": "1.0.0", "instance_extensions": [], "physical_devices": devices }),
    );
    sandbox.env("VK_LOADER_DISABLE_SELECT", "1");
    let outcome = sandbox.run(|| {
        let instance = create(&[]);
        assert_eq!(enumerate(&instance, None).1, 2);
        assert_eq!(enumerate(&instance, Some(2)), (0, 2, ["a", "b"].map(str::to_owned).to_vec()));
        instance.destroy();
    });
    outcome.expect_success();
}

/// An enumeration that fails in one of two drivers leaves no half of a list behind: the groups
/// that are asked for next are those of all drivers.
#[test]
fn j7_groups_after_an_enumeration_that_failed_halfway() {
    let failing = json!({ "results_from": { "vkEnumeratePhysicalDevices": { "call": 1, "last": 1, "result": -1 } } });
    for configurations in [[json!({}), failing.clone()], [failing.clone(), json!({})]] {
        let mut sandbox = Sandbox::new();
        let names = ["a", "b"].into_iter().zip(configurations);
        let manifests = names.map(|(name, mut config)| {
            config["physical_devices"] = json!([{ "name": name }]);
            sandbox.driver(name, config).manifest.display().to_string()
        });
        let manifests = manifests.collect::<Vec<_>>().join(":");
        sandbox.env("VK_DRIVER_FILES", manifests).env("VK_LOADER_DISABLE_SELECT", "1");
        let outcome = sandbox.run(|| {
            let instance = create(&[]);
            let failed = instance.try_physical_devices();
            assert_eq!(failed, Err(vk::Result::ERROR_OUT_OF_HOST_MEMORY));
            let names = ["b", "a"].map(str::to_owned).to_vec();
            assert_eq!(enumerate(&instance, Some(4)), (0, 2, names));
            instance.destroy();
        });
        outcome.expect_success();
    }
}
