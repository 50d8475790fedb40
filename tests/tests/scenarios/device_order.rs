//! The order of physical devices (drivers.md J.4, J.5).

use std::path::Path;

use dispatch_tables::vk;
use tests::{InstanceRequest, Loader, Outcome, Sandbox, Value, json};

/// The application: returns the names of its devices.
fn device_names() -> String {
    let instance =
        Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
    let names = instance.device_names().join(" ");
    instance.destroy();
    names
}

#[track_caller]
fn expect(outcome: &Outcome, names: &str) {
    outcome.expect_success();
    let line = format!("<{names}>");
    assert!(outcome.stdout.contains(&line), "no {line}:\n{}{}", outcome.stdout, outcome.stderr);
}

/// A device with a PCI address.
fn pci(name: &str, place: [u32; 4]) -> Value {
    json!({ "name": name, "pci": place, "extensions": ["VK_EXT_pci_bus_info"], "vendor_id": 1, "device_id": 1 })
}

fn plain(name: &str, kind: &str, vendor: u32, device: u32) -> Value {
    json!({ "name": name, "type": kind, "vendor_id": vendor, "device_id": device })
}

/// J.4, the sort key: type, then PCI domain, bus, device and function; devices without PCI address
/// follow, by both IDs. Devices with equal keys keep their order.
#[test]
fn j4_the_key_decides() {
    let in_order = [
        pci("a", [0, 0, 0, 0]),
        pci("b", [0, 0, 0, 1]),
        pci("c", [0, 0, 1, 0]),
        pci("d", [0, 1, 0, 0]),
        pci("e", [1, 0, 0, 0]),
        plain("f", "discrete", 0xF0, 0xF0),
        plain("g", "discrete", 0xF0, 0xF1),
        plain("h", "discrete", 0x01, 0x03),
        plain("i", "integrated", 0, 0),
        plain("j", "virtual", 0, 0),
        plain("k", "other", 0, 0),
        plain("l", "cpu", 7, 2),
        plain("m", "cpu", 2, 7),
        plain("n", "cpu", 7, 2),
    ];
    // Reversed, except that the three devices with equal keys keep their order.
    let mut given = in_order.to_vec();
    given[..11].reverse();
    for split in [0, 4] {
        let mut sandbox = Sandbox::new();
        let (first, second) = given.split_at(split);
        // The driver that is found last comes first, with its devices.
        sandbox.driver("second", json!({ "physical_devices": second }));
        sandbox.driver("first", json!({ "physical_devices": first }));
        let outcome = sandbox.run(|| println!("<{}>", device_names()));
        expect(&outcome, "a b c d e f g h i j k l m n");
    }
}

/// J.4: the values of the variable that switch sorting off.
#[test]
fn j4_sorting_can_be_switched_off() {
    for (value, names) in [
        ("", "gpu cpu"),
        ("0", "gpu cpu"),
        ("true", "gpu cpu"),
        ("1", "cpu gpu"),
        ("2", "cpu gpu"),
        ("-1", "cpu gpu"),
    ] {
        let mut sandbox = Sandbox::new();
        let devices = [plain("cpu", "cpu", 0, 0), plain("gpu", "discrete", 0, 0)];
        sandbox.driver("mock", json!({ "physical_devices": devices }));
        sandbox.env("VK_LOADER_DISABLE_SELECT", value);
        let outcome = sandbox.run(|| println!("<{}>", device_names()));
        expect(&outcome, names);
    }
}

/// J.4: the device that the user selects, and the messages. Without sorting, the variable is
/// ignored.
#[test]
fn j4_a_device_can_be_chosen() {
    let found = |index: u32, name: &str| {
        format!("linux_env_var_default_device:  Found default at index {index} '{name}'")
    };
    for (value, disable, names, expected) in [
        ("1abc:b", "0", "cpu gpu1 gpu2", Some(found(2, "cpu"))),
        ("0x1ABC:0X000B", "0", "cpu gpu1 gpu2", Some(found(2, "cpu"))),
        ("1:2 and more", "0", "gpu1 gpu2 cpu", Some(found(0, "gpu1"))),
        ("1:77", "0", "gpu1 gpu2 cpu", None),
        ("gpu1", "0", "gpu1 gpu2 cpu", None),
        ("", "0", "gpu1 gpu2 cpu", None),
        ("1abc", "0", "gpu1 gpu2 cpu", None),
        ("1abc:b", "1", "gpu1 gpu2 cpu", None),
    ] {
        let mut sandbox = Sandbox::new();
        let devices = [
            plain("gpu1", "discrete", 1, 2),
            plain("gpu2", "discrete", 1, 2),
            plain("cpu", "cpu", 0x1ABC, 0xB),
        ];
        sandbox.driver("mock", json!({ "physical_devices": devices }));
        sandbox
            .env("VK_LOADER_DEVICE_SELECT", value)
            .env("VK_LOADER_DISABLE_SELECT", disable)
            .env("VK_LOADER_DEBUG", "debug,driver");
        let outcome = sandbox.run(|| println!("<{}>", device_names()));
        expect(&outcome, names);
        let mut said = outcome.messages();
        said.retain(|(_, text)| text.starts_with("linux_env_var_default_device"));
        said.dedup();
        let set = format!(
            "linux_env_var_default_device:  Found 'VK_LOADER_DEVICE_SELECT' set to {value}"
        );
        let mut messages = vec![("DEBUG | DRIVER", set.as_str())];
        messages.extend(expected.iter().map(|text| ("INFO | DRIVER", text.as_str())));
        if disable == "1" {
            messages.clear();
        }
        // Each enumeration logs; one counts and one fills.
        assert_eq!(said, if expected.is_some() { messages.repeat(2) } else { messages }, "{value}");
    }
}

/// J.4: the messages about sorting, with their spaces, and the commands that sorting calls in a
/// driver.
#[test]
fn j4_a_sort_is_logged() {
    let mut sandbox = Sandbox::new();
    let devices = [plain("cpu", "cpu", 1, 1), plain("gpu", "discrete", 2, 2), pci("pci", [0; 4])];
    let mock = sandbox.driver("mock", json!({ "physical_devices": devices }));
    sandbox.env("VK_LOADER_DEVICE_SELECT", "1:1").env("VK_LOADER_DEBUG", "info");
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let mut count = 0;
        let commands = instance.commands;
        let result = tests::call!(commands.enumerate_physical_devices(
            instance.handle,
            &mut count,
            std::ptr::null_mut()
        ));
        assert_eq!((result, count), (vk::Result::SUCCESS, 3));
        instance.destroy();
    });
    outcome.expect_success();
    let said: Vec<&str> = outcome
        .messages()
        .iter()
        .filter(|(level, _)| *level == "INFO | DRIVER")
        .map(|(_, text)| *text)
        .skip_while(|text| !text.starts_with("linux_read"))
        .collect();
    assert_eq!(
        said,
        [
            "linux_read_sorted_physical_devices:",
            "     Original order:",
            "           [0] cpu",
            "           [1] gpu",
            "           [2] pci",
            "linux_env_var_default_device:  Found default at index 0 'cpu'",
            "     Sorted order:",
            "           [0] cpu  [default]",
            "           [1] pci  ",
            "           [2] gpu  ",
        ]
    );
    let log = mock.log();
    assert_eq!(log.count("vkGetPhysicalDeviceProperties"), 3);
    assert_eq!(log.count("vkGetPhysicalDeviceProperties2"), 1, "of the device with the extension");
    // Each of the other two devices has one extension: one count query and one fill.
    assert_eq!(log.count("vkEnumerateDeviceExtensionProperties"), 6);
}

/// J.4: if a driver cannot list the extensions of its devices, with whatever result, these have no
/// PCI address and are sorted by the other keys.
#[test]
fn j4_devices_without_a_list_of_extensions_are_sorted_by_the_rest() {
    for code in [-1, -3, 5] {
        let mut sandbox = Sandbox::new();
        let devices = [pci("b", [0, 1, 0, 0]), pci("a", [0, 0, 0, 0])];
        let mut cpu = pci("cpu", [0; 4]);
        cpu["type"] = json!("cpu");
        let devices = [&[cpu], &devices[..]].concat();
        let results = json!({ "vkEnumerateDeviceExtensionProperties": code });
        sandbox.driver("mock", json!({ "physical_devices": devices, "results": results }));
        let outcome = sandbox.run(|| println!("<{}>", device_names()));
        expect(&outcome, "b a cpu");
    }
}

/// J.5: without sorting, the order is the reversed order of the search: drivers of the settings
/// file and of VK_ADD_DRIVER_FILES are found first and come last.
#[test]
fn j5_what_is_added_comes_last() {
    let mut sandbox = Sandbox::new();
    let named = |name: &str| json!({ "physical_devices": [plain(&format!("{name}1"), "cpu", 0, 0), plain(&format!("{name}2"), "discrete", 0, 0)] });
    let place = |directory: &str, name: &str| {
        sandbox.driver_at(Path::new(directory), name, &named(name)).manifest
    };
    place("data/vulkan/icd.d", "standard");
    let added = place("elsewhere", "added");
    let in_settings = place("elsewhere", "settings");
    sandbox.write(
        "config-home/vulkan/loader_settings.d/vk_loader_settings.json",
        json!({
            "file_format_version": "1.0.0",
            "settings": { "additional_drivers": [{ "path": in_settings }] },
        })
        .to_string(),
    );
    sandbox
        .env("VK_ADD_DRIVER_FILES", added)
        .env("VK_LOADER_DISABLE_SELECT", "1")
        .env("VK_LOADER_DRIVERS_SELECT", "standard.json,added.json,settings.json");
    let outcome = sandbox.run(|| println!("<{}>", device_names()));
    expect(&outcome, "standard1 standard2 added1 added2 settings1 settings2");
}
