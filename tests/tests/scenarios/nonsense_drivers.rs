//! Drivers that return nonsense: the loader logs a message, and the other drivers work (drivers.md
//! E.5, I.2, I.7, J.3, J.4, J.7).

use std::ptr;

use dispatch_tables::vk;
use tests::{Instance, InstanceRequest, Loader, Outcome, Sandbox, Value, call, json};

const DEVICES: &str = "vkEnumeratePhysicalDevices";
const GROUPS: &str = "vkEnumeratePhysicalDeviceGroups";
const EXTENSIONS: &str = "vkEnumerateInstanceExtensionProperties";

fn create() -> Result<Instance, vk::Result> {
    Loader::open().create_instance(&InstanceRequest::default())
}

/// A driver with these false counts and three devices, beside a good driver whose device is called
/// `good`.
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
    sandbox.env("VK_LOADER_DISABLE_SELECT", "1").env("VK_LOADER_DEBUG", "error,warn");
    (sandbox, driver.library.to_string_lossy().into_owned())
}

#[track_caller]
fn expect<'a>(
    outcome: &Outcome,
    printed: &str,
    library: &str,
    messages: impl IntoIterator<Item = (&'a str, &'a str)>,
) {
    outcome.expect_success();
    let line = format!("<{printed}>");
    assert!(outcome.stdout.contains(&line), "no {line}:\n{}{}", outcome.stdout, outcome.stderr);
    let messages = messages.into_iter();
    let messages: Vec<_> =
        messages.map(|(level, text)| (level, text.replace('%', library))).collect();
    let mut said = outcome.messages();
    said.dedup();
    let expected: Vec<_> = messages.iter().map(|(level, text)| (*level, text.as_str())).collect();
    assert_eq!(said, expected);
}

/// drivers.md J.3: device counts that are too small, too large, or grow; devices without a handle.
#[test]
fn j3_wrong_counts_of_devices() {
    const FAILED: &str = "setup_loader_term_phys_devs: Call to 'vkEnumeratePhysicalDevices' in ICD % failed with error code 5";
    const MANY: &str = "setup_loader_term_phys_devs: ICD % reports 4294967295 physical devices; at most 65536 are supported. Skipping this driver.";
    const NULL: &str = "setup_loader_term_phys_devs: ICD % enumerates physical devices that have no handle. Skipping these devices.";
    for (claim, devices, message) in [
        (json!({ "counted": 2 }), "good", Some(FAILED)),
        (json!({ "counted": 0 }), "good", Some(FAILED)),
        (json!({ "counted": u32::MAX }), "good", Some(MANY)),
        (json!({ "counted": 50 }), "good a b c", None),
        (json!({ "filled": 1000 }), "good a b c", None),
        (json!({ "filled": 1 }), "good a", None),
        (json!({ "counted": 5, "filled": 5 }), "good a b c", Some(NULL)),
    ] {
        let (sandbox, library) = sandbox(json!({ DEVICES: claim }), &json!({}));
        let outcome = sandbox.run(|| {
            let instance = create().expect("vkCreateInstance");
            println!("<{}>", instance.device_names().join(" "));
            instance.destroy();
        });
        expect(&outcome, devices, &library, message.map(|text| ("ERROR", text)));
    }
}

/// drivers.md J.7: the same for groups, and more members than a group can hold.
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
        expect(&outcome, groups, &library, message.map(|text| ("ERROR", text)));
    }
}

/// drivers.md H.3 step 3, I.1 step 12: whatever count a driver returns, the loader reads no more
/// extensions than the driver counted first. An absurd count, a list that grows for ever, and a
/// result that is neither VK_SUCCESS nor an error, cost the driver its extensions alone.
#[test]
fn i1_wrong_counts_of_extensions() {
    const MANY: &str = "loader_add_instance_extensions: ICD % reports 4294967295 instance extensions; at most 65536 are supported. Ignoring the extensions of this driver.";
    let no_result = |code: i32| {
        format!(
            "loader_add_instance_extensions: ICD % returns {code} from vkEnumerateInstanceExtensionProperties, which is neither VK_SUCCESS nor an error. Ignoring the extensions of this driver."
        )
    };
    for (claim, result, message) in [
        (json!({ "filled": 1000 }), None, None),
        (json!({ "counted": 500 }), None, None),
        (json!({ "counted": 1 }), None, Some(no_result(5))),
        (json!({ "counted": u32::MAX }), None, Some(MANY.to_owned())),
        (json!({}), Some(1), Some(no_result(1))),
        (json!({}), Some(-1234), Some(no_result(-1234))),
        (json!({}), Some(i32::MIN), Some(no_result(i32::MIN))),
    ] {
        let results = result.map_or(json!({}), |code| json!({ "results": { EXTENSIONS: code } }));
        let (sandbox, library) = sandbox(json!({ EXTENSIONS: claim }), &results);
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
        expect(&outcome, "0 0", &library, message.as_deref().map(|text| ("ERROR", text)));
    }
}

/// drivers.md E.5, I.2: a driver that returns success and a NULL instance is treated as lacking
/// every command.
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

/// drivers.md I.7: a NULL device, and a device whose first word is not the one that the driver
/// interface requires.
#[test]
fn i7_devices_without_handle_or_magic() {
    let failed = [
        ("ERROR | DRIVER", "terminator_CreateDevice: Failed in ICD % vkCreateDevice call"),
        ("ERROR", "vkCreateDevice:  Failed to create device chain."),
    ];
    let null = json!({ "results": { "vkCreateDevice": 0 } });
    for (config, answer, messages) in [
        (&null, "-3", &failed[..]),
        (&json!({ "loader_word": 0 }), "0", &[]),
        (&json!({ "loader_word": 0xDEAD_BEEF_u32 }), "0", &[]),
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
        expect(&outcome, answer, &library, messages.iter().copied());
    }
}

/// drivers.md I.7: false counts of device extensions, and a driver that fails to enumerate them
/// (layers.md 13.3).
#[test]
fn i7_wrong_counts_of_device_extensions() {
    const COMMAND: &str = "vkEnumerateDeviceExtensionProperties";
    const UNCOUNTED: &str = "loader_add_device_extensions: Error getting physical device extension info count from library Unknown";
    const FAILED: &str = "vkCreateDevice: Failed to add extensions to list";
    let results = json!({ "results": { COMMAND: -4 } });
    let none = json!({});
    let failed = [("ERROR", UNCOUNTED), ("ERROR", FAILED)];
    for (claim, more, answer, messages) in [
        (json!({ "filled": 1000 }), &none, "0", &[][..]),
        (json!({ "counted": 500 }), &none, "0", &[]),
        (json!({ "counted": u32::MAX }), &none, "-1", &failed[1..]),
        (json!({}), &results, "-4", &failed),
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
        expect(&outcome, answer, &library, messages.iter().copied());
    }
}

/// drivers.md I.7, layers.md 4.4: a driver returns more or fewer extensions than the array holds,
/// with and without a layer that adds one.
#[test]
fn i7_more_device_extensions_than_the_room_for_them() {
    const COMMAND: &str = "vkEnumerateDeviceExtensionProperties";
    let layer = json!({ "device_extensions": [{ "name": "VK_MOCK_more", "spec_version": "1" }] });
    for (filled, with_layer, room, answer) in [
        (65_536, false, 8, "0 8"),
        (65_536, true, 8, "5 8"),
        (u32::MAX, false, 8, "0 8"),
        (u32::MAX, true, 8, "5 8"),
        (u32::MAX, false, 1, "5 1"),
        (0, false, 1, "5 0"),
    ] {
        let two = json!({ "extensions": ["VK_KHR_swapchain", "VK_KHR_maintenance5"] });
        let more = json!({ "physical_devices": [two] });
        let (mut sandbox, library) = sandbox(json!({ COMMAND: { "filled": filled } }), &more);
        sandbox.set_argument(&room.to_string());
        if with_layer {
            sandbox.implicit_layer("more", layer.clone(), json!({}));
        }
        let outcome = sandbox.run(|| {
            let instance = create().expect("vkCreateInstance");
            let mut list = [vk::ExtensionProperties::default(); 8];
            let mut count = Sandbox::argument().parse().expect("the room");
            let commands = instance.physical_device_commands;
            let result = call!(commands.enumerate_device_extension_properties(
                instance.physical_devices()[1],
                ptr::null(),
                &mut count,
                list.as_mut_ptr()
            ));
            println!("<{} {count}>", result.as_raw());
            instance.destroy();
        });
        expect(&outcome, answer, &library, None);
    }
}

/// drivers.md J.4: a device whose extensions cannot be enumerated is sorted without a PCI address.
#[test]
fn j4_unbelievable_extensions_do_not_stop_the_sort() {
    const FAILED: &str = "loader_add_device_extensions: Error getting physical device extension info count from library %";
    let claims = json!({ "vkEnumerateDeviceExtensionProperties": { "counted": u32::MAX } });
    let (mut sandbox, library) = sandbox(claims, &json!({}));
    sandbox.env("VK_LOADER_DISABLE_SELECT", "0");
    let outcome = sandbox.run(|| {
        let instance = create().expect("vkCreateInstance");
        println!("<{}>", instance.device_names().join(" "));
        instance.destroy();
    });
    expect(&outcome, "good a b c", &library, Some(("ERROR", FAILED)));
}

/// drivers.md J.4, J.7: the same in groups: a device whose extensions cannot be counted or filled is
/// sorted without a PCI address, and so is its group.
#[test]
fn j7_unbelievable_extensions_do_not_stop_the_sort_of_groups() {
    const COMMAND: &str = "vkEnumerateDeviceExtensionProperties";
    for (claims, more) in [
        (json!({ COMMAND: { "counted": u32::MAX } }), json!({})),
        (json!({ COMMAND: { "filled": u32::MAX } }), json!({})),
        (json!({}), json!({ "results": { COMMAND: -4 } })),
        (json!({}), json!({ "results_from": { COMMAND: { "call": 2, "result": -4 } } })),
    ] {
        let (mut sandbox, _) = sandbox(claims, &more);
        sandbox.env("VK_LOADER_DISABLE_SELECT", "0");
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
            let groups = groups[..count as usize].iter();
            let names = groups.map(|group| instance.device_name(group.physical_devices[0]));
            println!("<{}>", names.collect::<Vec<_>>().join(" "));
            instance.destroy();
        });
        outcome.expect_success();
        assert!(outcome.stdout.contains("<good a b c>"), "{}{}", outcome.stdout, outcome.stderr);
    }
}

/// A small pseudorandom generator with a fixed sequence.
struct Numbers(u64);

impl Numbers {
    /// A number below `end`.
    fn below(&mut self, end: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or_default() % end
    }

    fn of<T: Clone>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())].clone()
    }

    /// True once in `times` calls on average.
    fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }
}

/// A driver with several random faults.
fn any_nonsense(numbers: &mut Numbers) -> Value {
    const CODES: [i32; 8] = [0, 1, 5, -3, -4, -9, -1000, i32::MIN];
    const NO_ERRORS: [i32; 5] = [0, 1, 5, -1000, i32::MIN];
    const COUNTS: [u32; 8] = [0, 1, 2, 3, 33, 65_536, 65_537, u32::MAX];
    const COMMANDS: [&str; 11] = [
        EXTENSIONS,
        "vkCreateInstance",
        "vkDestroyInstance",
        "vkEnumerateInstanceVersion",
        DEVICES,
        GROUPS,
        "vkEnumerateDeviceExtensionProperties",
        "vkGetPhysicalDeviceProperties2",
        "vkGetDeviceProcAddr",
        "vkCreateDevice",
        "vk_icdGetPhysicalDeviceProcAddr",
    ];
    let mut config = json!({
        "physical_devices": [{ "name": "a" }, { "name": "b", "extensions": ["VK_EXT_pci_bus_info"] }],
        "device_groups": [[0, 1]],
        "api_version": numbers.of(&["1.0.0", "1.1.0", "1.3.0"]),
        "interface_version": numbers.below(10),
        "loader_word": numbers.below(3),
        "gate": numbers.once_in(2),
    });
    let mut objects = [json!({}), json!({})];
    for command in COMMANDS {
        if numbers.once_in(8) {
            let codes = match command {
                // Results instead of a function: only NULL, because the loader calls any other value.
                "vkGetDeviceProcAddr" => &CODES[..1],
                // An error ends vkCreateInstance.
                EXTENSIONS => &NO_ERRORS,
                _ => &CODES[..],
            };
            objects[0][command] = json!(numbers.of(codes));
        }
        if numbers.once_in(6) {
            objects[1][command] =
                json!({ "counted": numbers.of(&COUNTS), "filled": numbers.of(&COUNTS) });
        }
    }
    [config["results"], config["claims"]] = objects;
    let missing: Vec<&str> = COMMANDS.into_iter().filter(|_| numbers.once_in(12)).collect();
    config["missing"] = json!(missing);
    if numbers.once_in(4) {
        config["negotiated"] = json!(numbers.of(&COUNTS));
        config["negotiate_result"] = json!(numbers.of(&CODES));
    }
    if numbers.once_in(4) {
        config["instance_version"] = json!(numbers.of(&COUNTS));
    }
    config
}

/// Uses an instance as applications do, and its devices if there are any.
fn use_everything() {
    let instance = create().expect("vkCreateInstance");
    let devices = instance.try_physical_devices().expect("the good driver's device");
    let mut names = Vec::new();
    for &device in &devices {
        names.push(instance.device_name(device));
        let commands = instance.physical_device_commands;
        let mut features = vk::PhysicalDeviceFeatures2::default();
        call!(commands.get_physical_device_features2(device, &mut features));
        let mut handle = vk::Device::NULL;
        let info = vk::DeviceCreateInfo::default();
        let result = call!(commands.create_device(device, &info, ptr::null(), &mut handle));
        if result == vk::Result::SUCCESS {
            call!(instance.device_commands.get_device_proc_addr(handle, c"vkQueueSubmit".as_ptr()));
            call!(instance.device_commands.destroy_device(handle, ptr::null()));
        }
    }
    assert!(names.iter().any(|name| name == "good"), "{names:?}");
    let mut count = 64;
    let mut groups = [vk::PhysicalDeviceGroupProperties::default(); 64];
    let handle = instance.handle;
    call!(instance.commands.enumerate_physical_device_groups(
        handle,
        &mut count,
        groups.as_mut_ptr()
    ));
    instance.destroy();
}

/// Whatever faults one driver has, the other driver works; excluded are lack of memory and errors
/// of the query of instance extensions. NONSENSE_ROUNDS sets the number of random drivers.
#[test]
fn any_nonsense_leaves_the_other_driver_working() {
    let rounds = std::env::var("NONSENSE_ROUNDS").ok().and_then(|rounds| rounds.parse().ok());
    let mut numbers = Numbers(1);
    for round in 0..rounds.unwrap_or(60) {
        let config = any_nonsense(&mut numbers);
        let mut sandbox = Sandbox::new();
        sandbox.driver("bad", config.clone());
        sandbox.driver("good", json!({ "physical_devices": [{ "name": "good" }] }));
        let outcome = sandbox.run(|| {
            Loader::open().instance_extensions();
            use_everything();
        });
        assert!(
            outcome.status.success(),
            "round {round}, {}\n{config}\n{}",
            outcome.status,
            outcome.stderr
        );
    }
}
