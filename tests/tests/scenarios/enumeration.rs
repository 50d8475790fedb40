//! Repeated enumeration of physical devices, and the ID filters (drivers.md J.2, J.3, J.6).

use std::ffi::{CStr, c_char};
use std::sync::OnceLock;
use std::{mem, ptr};

use dispatch_tables::vk;
use libloading::os::unix::Library;
use tests::{Instance, InstanceRequest, Loader, MockDriver, Sandbox, Value, call, json};

fn create() -> Instance {
    Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance")
}

/// vkEnumeratePhysicalDevices with room for `room` devices, or only counting: result, count, names.
fn enumerate(instance: &Instance, room: Option<u32>) -> (i32, u32, Vec<String>) {
    let mut count = room.unwrap_or(99);
    let mut devices = vec![vk::PhysicalDevice::NULL; 16];
    let array = room.map_or(ptr::null_mut(), |_| devices.as_mut_ptr());
    let result =
        call!(instance.commands.enumerate_physical_devices(instance.handle, &mut count, array));
    devices.retain(|device| !device.is_null());
    let names = devices.iter().map(|&device| instance.device_name(device));
    (result.as_raw(), count, names.collect())
}

/// J.3: every call queries every driver for the count, then for the devices.
#[test]
fn j3_every_call_asks_every_driver() {
    let mut sandbox = Sandbox::new();
    let drivers = ["one", "two"].map(|name| sandbox.driver(name, json!({})));
    let outcome = sandbox.run(|| {
        let instance = create();
        assert_eq!(enumerate(&instance, None), (0, 2, vec![]));
        assert_eq!(enumerate(&instance, Some(2)).1, 2);
        instance.destroy();
    });
    outcome.expect_success();
    for driver in drivers {
        let log = driver.log();
        let calls = log.calls().filter(|call| call.name == "vkEnumeratePhysicalDevices");
        let fills: Vec<bool> = calls.map(|call| call.arguments[2] != 0).collect();
        assert_eq!(fills, [false, true, false, true]);
    }
}

/// J.3: the effect of a failing driver on other drivers, on the result and on the caller's count.
#[test]
fn j3_failing_drivers_contribute_nothing() {
    const OUT_OF_MEMORY: &str = "setup_loader_term_phys_devs: Call to 'vkEnumeratePhysicalDevices' in ICD % failed with error code VK_ERROR_OUT_OF_HOST_MEMORY";
    const FAILED: &str = "setup_loader_term_phys_devs: Call to 'vkEnumeratePhysicalDevices' in ICD % failed with error code -4";
    const NONE: &str =
        "setup_loader_term_phys_devs:  Failed to detect any valid GPUs in the current config";
    let good = json!({ "physical_devices": [{ "name": "good" }] });
    let failing = |code: i32| json!({ "results": { "vkEnumeratePhysicalDevices": code } });
    let late =
        json!({ "results_from": { "vkEnumeratePhysicalDevices": { "call": 2, "result": -4 } } });
    let empty = json!({ "physical_devices": [] });
    for (bad, other, expected, text) in [
        (failing(-4), Some(&good), "0 1 good", FAILED),
        (late, Some(&good), "0 1 good", FAILED),
        (failing(-1), Some(&good), "-1 16 ", OUT_OF_MEMORY),
        (failing(-4), None, "-3 16 ", NONE),
        (empty.clone(), None, "-3 16 ", NONE),
        (empty, Some(&good), "0 1 good", ""),
    ] {
        let mut sandbox = Sandbox::new();
        let bad = sandbox.driver("bad", bad);
        if let Some(other) = other {
            sandbox.driver("other", other.clone());
        }
        sandbox.env("VK_LOADER_DEBUG", "error");
        let outcome = sandbox.run(|| {
            let instance = create();
            let (counting, ..) = enumerate(&instance, None);
            let (result, count, names) = enumerate(&instance, Some(16));
            assert_eq!(counting, result, "counting alone ends likewise");
            println!("<{result} {count} {}>", names.join(" "));
            instance.destroy();
        });
        outcome.expect_success();
        let line = format!("<{expected}>");
        assert!(outcome.stdout.contains(&line), "{line}: {}", outcome.stdout);
        let text = text.replace('%', &bad.library.to_string_lossy());
        let said = outcome.messages();
        let is_told = said.contains(&("ERROR", text.as_str()));
        assert!(is_told || (text.is_empty() && said.is_empty()), "{text}:\n{}", outcome.stderr);
    }
}

/// J.3: devices appear and vanish. Devices that stay keep their handles, vanished devices can still
/// be queried, and a device that reappears has its old handle.
#[test]
fn j3_devices_come_and_go() {
    let mut sandbox = Sandbox::new();
    let devices =
        ["first", "second", "third"].map(|name| json!({ "name": name, "device_id": name.len() }));
    sandbox.driver("mock", json!({ "physical_devices": devices }));
    sandbox.env("VK_LOADER_DEBUG", "debug,driver");
    let outcome = sandbox.run(|| {
        let library = Sandbox::child_path("drivers/libmock.so");
        let show = |devices: &[usize]| MockDriver::set_present(&library, devices);
        let instance = create();
        show(&[0, 2]);
        let two = instance.physical_devices();
        show(&[0, 1, 2]);
        eprintln!("all");
        let three = instance.physical_devices();
        eprintln!("fewer");
        let at = |name: &str| {
            let mut found = three.iter().filter(|device| instance.device_name(**device) == name);
            *found.next().expect("the device")
        };
        assert!(two.iter().all(|device| three.contains(device)));
        show(&[1]);
        assert_eq!(instance.physical_devices(), [at("second")]);
        for gone in &two {
            // The wrapper still exists, and so does the mock driver's device.
            assert!(["first", "third"].contains(&instance.device_name(*gone).as_str()));
        }
        show(&[]);
        assert_eq!(instance.try_physical_devices(), Err(vk::Result::ERROR_INITIALIZATION_FAILED));
        show(&[2, 1, 0]);
        let mut again = instance.physical_devices();
        again.sort();
        let mut all = three.clone();
        all.sort();
        assert_eq!(again, all);
        instance.destroy();
    });
    outcome.expect_success();
    let grown = outcome.stderr.split("all\n").nth(1).expect("the second part");
    let grown = grown.split("fewer\n").next().expect("the second part");
    let copied: Vec<&str> = grown
        .lines()
        .filter_map(|line| line.split_once("Copying old device ").map(|(_, places)| places))
        .collect();
    // Three devices by type, then by ID: names of five letters precede names of six. One count
    // query, one fill.
    assert_eq!(copied[..2], ["0 into new device 0", "1 into new device 1"], "{grown}");
}

/// J.3: an array that is too small: messages and result.
#[test]
fn j3_a_short_array_is_trimmed() {
    let mut sandbox = Sandbox::new();
    sandbox.driver(
        "mock",
        json!({ "physical_devices": [{ "name": "a" }, { "name": "b" }, { "name": "c" }] }),
    );
    sandbox.env("VK_LOADER_DEBUG", "info");
    let outcome = sandbox.run(|| {
        let instance = create();
        for (room, result) in [(0, 5), (2, 5), (3, 0), (9, 0)] {
            let (given, count, names) = enumerate(&instance, Some(room));
            assert_eq!((given, count), (result, room.min(3)));
            assert_eq!(names.len(), count as usize);
        }
        instance.destroy();
    });
    outcome.expect_success();
    let trimmed: Vec<&str> = outcome
        .messages()
        .iter()
        .filter(|(level, text)| *level == "INFO" && text.contains("Trimming"))
        .map(|(_, text)| *text)
        .collect();
    let text = |to: u32| {
        format!("terminator_EnumeratePhysicalDevices : Trimming device count from 3 to {to}.")
    };
    assert_eq!(trimmed, [text(0), text(2)]);
}

/// The mock driver that [`shares_its_device`] wraps.
static MOCK: OnceLock<vk::PFN_vkGetInstanceProcAddr> = OnceLock::new();
/// The one device that all instances of that driver have.
static DEVICE: OnceLock<usize> = OnceLock::new();

/// A direct driver whose instances all have the same device.
unsafe extern "system" fn shares_its_device(
    instance: vk::Instance,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    unsafe extern "system" fn devices(
        instance: vk::Instance,
        count: *mut u32,
        devices: *mut vk::PhysicalDevice,
    ) -> vk::Result {
        let device = *DEVICE.get_or_init(|| {
            let mut device = vk::PhysicalDevice::NULL;
            // SAFETY: this is the mock driver's own command with its own instance.
            unsafe {
                let get = MOCK.get().expect("the mock driver");
                let found = get(instance, c"vkEnumeratePhysicalDevices".as_ptr());
                let enumerate: vk::PFN_vkEnumeratePhysicalDevices =
                    mem::transmute(found.expect("the command"));
                enumerate(instance, &mut 1, &mut device);
            }
            device.as_raw().expose_provenance()
        });
        // SAFETY: valid usage: `count` is writable, and `devices` is NULL or has room for `*count`
        // elements.
        unsafe {
            count.write(1);
            if !devices.is_null() {
                devices
                    .write(vk::PhysicalDevice::from_raw(ptr::with_exposed_provenance_mut(device)));
            }
        }
        vk::Result::SUCCESS
    }
    // SAFETY: the driver interface guarantees a C string and an instance of the mock driver, and
    // the loader casts the result back to the type of its command.
    unsafe {
        if CStr::from_ptr(name) == c"vkEnumeratePhysicalDevices" {
            let function: unsafe extern "system" fn() = mem::transmute(devices as *const ());
            return Some(function);
        }
        MOCK.get().expect("the mock driver")(instance, name)
    }
}

/// J.3: a handle that two drivers return is two devices if devices are sorted, and one if not.
#[test]
fn j3_one_handle_of_two_drivers() {
    for (disable, expected) in [("0", 2), ("1", 1)] {
        let mut sandbox = Sandbox::new();
        sandbox.library("direct/libshared.so", &json!({}));
        sandbox.env("VK_LOADER_DISABLE_SELECT", disable).set_argument(&expected.to_string());
        let outcome = sandbox.run(|| {
            // SAFETY: the path is that of a driver's library, which stays open, and the symbol has
            // this type by the driver interface.
            MOCK.get_or_init(|| unsafe {
                let library = Library::new(Sandbox::child_path("direct/libshared.so"));
                let library = mem::ManuallyDrop::new(library.expect("the driver"));
                *library.get("vk_icdGetInstanceProcAddr").expect("an export")
            });
            let element = vk::DirectDriverLoadingInfoLUNARG {
                pfn_get_instance_proc_addr: Some(shares_its_device),
                ..Default::default()
            };
            let elements = [element; 2];
            let list = vk::DirectDriverLoadingListLUNARG {
                driver_count: 2,
                p_drivers: elements.as_ptr(),
                ..Default::default()
            };
            let request = InstanceRequest {
                extensions: &["VK_LUNARG_direct_driver_loading"],
                next: ptr::from_ref(&list).cast(),
                ..Default::default()
            };
            let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
            let mut devices = instance.physical_devices();
            assert_eq!(devices.len().to_string(), Sandbox::argument());
            devices.sort();
            devices.dedup();
            assert_eq!(devices.len().to_string(), Sandbox::argument(), "a wrapper each");
            instance.destroy();
        });
        outcome.expect_success();
    }
}

/// The devices that an application sees through filters; the argument has `version` and
/// `extensions`.
fn filtered() -> String {
    let argument: Value = serde_json::from_str(&Sandbox::argument()).expect("the argument");
    let extensions: &[&str] = if argument["extension"] == true {
        &["VK_KHR_get_physical_device_properties2"]
    } else {
        &[]
    };
    let version = argument["version"].as_u64().unwrap_or(vk::API_VERSION_1_3.into());
    let request = InstanceRequest {
        api_version: u32::try_from(version).expect("a version"),
        extensions,
        ..Default::default()
    };
    let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
    let (counting, counted, _) = enumerate(&instance, None);
    let (short, one, _) = enumerate(&instance, Some(1));
    let (result, count, names) = enumerate(&instance, Some(16));
    instance.destroy();
    format!("{counting} {counted}, {short} {one}, {result} {count}: {}", names.join(" "))
}

/// J.2 step 2, J.6: which devices pass, the count, and the end of a fill. A 1.0 application without
/// the extension cannot query the driver's ID (callpath.md 7.5).
#[test]
fn j6_filters_decide_over_devices() {
    const DRIVER_ID: &str = "VK_LOADER_DRIVER_ID_FILTER";
    const VENDOR_ID: &str = "VK_LOADER_VENDOR_ID_FILTER";
    const DEVICE_ID: &str = "VK_LOADER_DEVICE_ID_FILTER";
    let none = json!({});
    let old = json!({ "version": vk::API_VERSION_1_0 });
    let old_with_extension = json!({ "version": vk::API_VERSION_1_0, "extension": true });
    // Variables, the application's version and extensions, the visible devices.
    type Row<'a> = (&'a [(&'a str, &'a str)], &'a Value, &'a str);
    let rows: [Row<'_>; 9] = [
        (&[], &none, "0 3, 5 1, 0 3: a b c"),
        (&[(VENDOR_ID, "2")], &none, "0 2, 5 1, 0 2: b c"),
        (&[(DEVICE_ID, "1-2")], &none, "0 2, 5 1, 0 2: a b"),
        (&[(DRIVER_ID, "8")], &none, "0 1, 0 1, 0 1: c"),
        (&[(DRIVER_ID, "8")], &old_with_extension, "0 1, 0 1, 0 1: c"),
        (&[(DRIVER_ID, "7-8")], &old, "0 0, 0 0, 0 0: "),
        (&[(VENDOR_ID, "2"), (DEVICE_ID, "1-2")], &none, "0 1, 0 1, 0 1: b"),
        (&[(VENDOR_ID, "1"), (DRIVER_ID, "8")], &none, "0 0, 0 0, 0 0: "),
        (&[(VENDOR_ID, "77")], &none, "0 0, 0 0, 0 0: "),
    ];
    for (variables, argument, expected) in rows {
        let mut sandbox = Sandbox::new();
        let device = |name: &str, vendor: u32, device: u32, driver: u32| json!({ "name": name, "vendor_id": vendor, "device_id": device, "driver_id": driver });
        let devices = [device("a", 1, 1, 7), device("b", 2, 2, 7), device("c", 2, 3, 8)];
        sandbox.driver("mock", json!({ "physical_devices": devices }));
        sandbox.env("VK_LOADER_DISABLE_SELECT", "1").set_argument(&argument.to_string());
        for (name, value) in variables {
            sandbox.env(name, value);
        }
        let outcome = sandbox.run(|| println!("<{}>", filtered()));
        outcome.expect_success();
        let line = format!("<{expected}>");
        assert!(outcome.stdout.contains(&line), "{variables:?}: {line}: {}", outcome.stdout);
    }
}

/// J.6: a driver without the core query is asked by the extension's, if the instance enables the
/// extension.
#[test]
fn j6_the_extensions_query_serves_where_the_core_one_is_missing() {
    for (extension, expected) in [(true, "0 1, 0 1, 0 1: a"), (false, "0 0, 0 0, 0 0: ")] {
        let mut sandbox = Sandbox::new();
        let devices = json!([{ "name": "a", "driver_id": 7 }]);
        let missing = json!(["vkGetPhysicalDeviceProperties2"]);
        sandbox.driver("mock", json!({ "physical_devices": devices, "missing": missing }));
        sandbox.env("VK_LOADER_DRIVER_ID_FILTER", "7");
        let request = json!({ "version": vk::API_VERSION_1_1, "extension": extension });
        sandbox.set_argument(&request.to_string());
        let outcome = sandbox.run(|| println!("<{}>", filtered()));
        outcome.expect_success();
        let line = format!("<{expected}>");
        assert!(outcome.stdout.contains(&line), "{line}: {}", outcome.stdout);
    }
}

/// J.6: filters apply to the chain's enumeration and pass on its errors.
#[test]
fn j6_failures_are_returned() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({ "physical_devices": [] }));
    sandbox.env("VK_LOADER_VENDOR_ID_FILTER", "1").set_argument("{}");
    let outcome = sandbox.run(|| {
        let instance = create();
        for room in [None, Some(7)] {
            assert_eq!(enumerate(&instance, room), (-3, room.unwrap_or(99), vec![]));
        }
        instance.destroy();
    });
    outcome.expect_success();
}

/// J.6: vendor and device ID are queried through the layers, the driver's ID directly in the
/// driver.
#[test]
fn j6_layers_see_the_questions_about_ids() {
    let mut sandbox = Sandbox::new();
    let mock =
        sandbox.driver("mock", json!({ "physical_devices": [{ "name": "it", "driver_id": 8 }] }));
    sandbox.implicit_layer("it", json!({}), json!({}));
    sandbox.env("VK_LOADER_DISABLE_SELECT", "1").env("VK_LOADER_DRIVER_ID_FILTER", "8");
    let outcome = sandbox.run(|| {
        let instance = create();
        assert_eq!(enumerate(&instance, None).1, 1);
        instance.destroy();
    });
    outcome.expect_success();
    let layers = sandbox.layers();
    assert_eq!(layers.through("vkGetPhysicalDeviceProperties"), ["it"]);
    assert_eq!(layers.through("vkGetPhysicalDeviceProperties2").len(), 0);
    assert_eq!(mock.log().count("vkGetPhysicalDeviceProperties2"), 1);
}

/// J.6: a group passes if all its devices pass, also if groups appear between the two calls.
#[test]
fn j6_groups_pass_whole() {
    let rows = [
        ("2-3", json!({}), "[1]"),
        ("1-3", json!({}), "[2, 1]"),
        ("9", json!({}), "[]"),
        ("1-3", json!({ "vkEnumeratePhysicalDeviceGroups": { "counted": 1 } }), "[2]"),
    ];
    for (filter, claims, expected) in rows {
        let mut sandbox = Sandbox::new();
        let devices = [1, 2, 3].map(|id| json!({ "device_id": id }));
        let config =
            json!({ "physical_devices": devices, "device_groups": [[0, 1]], "claims": claims });
        sandbox.driver("mock", config);
        sandbox.env("VK_LOADER_DISABLE_SELECT", "1").env("VK_LOADER_DEVICE_ID_FILTER", filter);
        let outcome = sandbox.run(|| {
            let instance = create();
            let mut count = 0;
            let ask = |count: &mut u32, groups: *mut vk::PhysicalDeviceGroupProperties| {
                call!(instance.commands.enumerate_physical_device_groups(
                    instance.handle,
                    count,
                    groups
                ))
            };
            assert_eq!(ask(&mut count, ptr::null_mut()), vk::Result::SUCCESS);
            let mut groups = vec![vk::PhysicalDeviceGroupProperties::default(); count as usize];
            let filled = ask(&mut count, groups.as_mut_ptr());
            assert_eq!(filled, vk::Result::SUCCESS);
            let sizes: Vec<u32> = groups.iter().map(|group| group.physical_device_count).collect();
            println!("<{sizes:?}>");
            instance.destroy();
        });
        outcome.expect_success();
        let line = format!("<{expected}>");
        assert!(outcome.stdout.contains(&line), "{filter}: {line}: {}", outcome.stdout);
    }
}
