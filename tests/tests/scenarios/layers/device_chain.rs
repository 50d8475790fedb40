//! The device chain (layers.md 8).

use std::ptr;

use dispatch_tables::vk;
use tests::{InstanceRequest, Loader, Sandbox, call, json};

use super::{result, run, sandbox};

/// The loader's nodes, the extensions, and the handle in the out parameter (12.2, LLP_LOADER_9)
/// (callpath.md 7.2, 10).
#[test]
fn s8_3_nodes() {
    let mut sandbox = sandbox();
    let layer = sandbox.implicit_layer("it", json!({}), json!({}));
    let outcome = run!(sandbox, json!({ "device": ["VK_KHR_swapchain"] }));
    assert_eq!(result(&outcome), 0);
    let seen = sandbox.layers().first("it", "vkCreateDevice");
    assert_eq!(seen["chain"], json!([[48, 1], [48, 0]]));
    assert_eq!(seen["extensions"], json!(["VK_KHR_swapchain"]));
    assert_eq!(seen["has_device"], true);
    outcome.expect_message(
        "INFO | LAYER",
        &format!("Inserted device layer \"{}\" ({})", layer.name, layer.library.display()),
    );
    outcome.expect_message("DRIVER", "vkCreateDevice layer callstack setup to:");
}

/// A layer without vkGetDeviceProcAddr is only in the instance chain (callpath.md 7.2).
#[test]
fn s8_3_a_layer_without_a_device_lookup_stays_out() {
    let mut sandbox = sandbox();
    let config = json!({ "negotiate": { "device": false }, "transparent": ["vkCreateDevice"] });
    let layer = sandbox.implicit_layer("it", json!({}), config);
    layer.hide_symbols(&["vkGetDeviceProcAddr"]);
    let outcome = run!(sandbox, json!({ "device": [] }));
    assert_eq!(result(&outcome), 0);
    assert_eq!(sandbox.layers().through("vkGetDeviceQueue"), Vec::<String>::new());
    outcome.expect_message(
        "INFO | LAYER",
        &format!("Failed to find vkGetDeviceProcAddr in layer \"{}\"", layer.library.display()),
    );
}

/// The warning about device layers comes only if they differ from the instance's (8.8) (drivers.md
/// C.6).
#[test]
fn s8_3_device_layer_names() {
    let warning = "loader_create_device_chain: Using deprecated and ignored 'ppEnabledLayerNames' member of 'VkDeviceCreateInfo' when creating a Vulkan device.";
    for (names, warned) in [("VK_LAYER_MOCK_it", false), ("VK_LAYER_MOCK_other", true)] {
        let mut sandbox = sandbox();
        sandbox.explicit_layer("it", json!({}), json!({}));
        sandbox.set_argument(names);
        let outcome = sandbox.run(|| {
            let request =
                tests::InstanceRequest { layers: &["VK_LAYER_MOCK_it"], ..Default::default() };
            let instance =
                tests::Loader::open().create_instance(&request).expect("vkCreateInstance");
            let name = std::ffi::CString::new(Sandbox::argument()).expect("a name");
            let names = [name.as_ptr()];
            let info = vk::DeviceCreateInfo {
                enabled_layer_count: 1,
                pp_enabled_layer_names: names.as_ptr(),
                ..Default::default()
            };
            let mut device = vk::Device::NULL;
            let result = tests::call!(instance.physical_device_commands.create_device(
                instance.physical_devices()[0],
                &info,
                std::ptr::null(),
                &mut device
            ));
            assert_eq!(result, vk::Result::SUCCESS);
            let destroy = instance.device_commands.destroy_device.expect("vkDestroyDevice");
            // SAFETY: the device is not used any more.
            unsafe { destroy(device, std::ptr::null()) };
            instance.destroy();
        });
        outcome.expect_success();
        let found = outcome.messages().contains(&("WARNING", warning));
        assert_eq!(found, warned, "{names}\n{}", outcome.stderr);
    }
}

/// A chain of two layers: links from the bottom to the top, and the chain's picture in the log
/// (8.8).
#[test]
fn s8_3_order_and_call_stack() {
    let mut sandbox = sandbox();
    let variable = json!({ "enable_environment": { "ENABLE_i": "x" } });
    let implicit = sandbox.implicit_layer("i", variable, json!({}));
    let explicit = sandbox.explicit_layer("e", json!({}), json!({}));
    sandbox.env("ENABLE_i", "x");
    let outcome = run!(sandbox, json!({ "layers": [explicit.name], "device": [] }));
    assert_eq!(result(&outcome), 0);
    for command in ["vkCreateDevice", "vkGetDeviceQueue", "vkDestroyDevice"] {
        assert_eq!(sandbox.layers().through(command), ["i", "e"], "{command}");
    }
    let messages = outcome.messages();
    let inserted: Vec<_> = messages
        .iter()
        .filter_map(|(_, text)| {
            text.strip_prefix("Inserted device layer \"VK_LAYER_MOCK_")?.get(..1)
        })
        .collect();
    assert_eq!(inserted, ["e", "i"], "bottom first");
    let start = messages
        .iter()
        .position(|(_, text)| *text == "vkCreateDevice layer callstack setup to:")
        .expect("the heading");
    let frame = |text: &str| ("DRIVER", text.to_owned());
    let line = |text: String| ("LAYER", text);
    let layer = |layer: &tests::MockLayer, kind: &str, by: &str| {
        vec![
            line(format!("   {}", layer.name)),
            line(format!("           Type: {kind}")),
            line(format!("           Enabled By: {by}")),
            line("               Disable Env Var:  DISABLE_i".to_owned()),
            line(format!("           Manifest: {}", layer.manifest.display())),
            line(format!("           Library:  {}", layer.library.display())),
            line("     ||".to_owned()),
        ]
    };
    let head = ["   <Application>", "     ||", "   <Loader>", "     ||"].map(frame);
    let mut expected = head.to_vec();
    expected.extend(layer(&implicit, "Implicit", "Implicit Layer"));
    let mut lines = layer(&explicit, "Explicit", "By the Application");
    lines.remove(3);
    expected.extend(lines);
    expected.push(frame("   <Device>"));
    let picture: Vec<_> = messages[start + 1..]
        .iter()
        .take(expected.len())
        .map(|(level, text)| (*level, (*text).to_owned()))
        .collect();
    assert_eq!(picture, expected);
}

/// A top layer without vkCreateDevice (13.3).
#[test]
fn s8_3_a_chain_without_vk_create_device_fails() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("it", json!({}), json!({ "missing": ["vkCreateDevice"] }));
    let outcome = sandbox.run(|| {
        let instance = instance();
        assert_eq!(
            create(&instance, &vk::DeviceCreateInfo::default()),
            vk::Result::ERROR_INITIALIZATION_FAILED
        );
        instance.destroy();
    });
    outcome.expect_success().expect_message(
        "ERROR",
        "loader_create_device_chain: Failed to find 'vkCreateDevice' in layers or ICD",
    );
}

/// Only the first device group of a chain is read, above and below a layer: the driver receives its
/// own handles there. The handles of the second group are invalid, so reading them would crash.
#[test]
fn s8_3_s8_4_a_device_group_is_unwrapped_at_both_ends() {
    let mut sandbox = Sandbox::new();
    let driver = sandbox.driver("driver", json!({}));
    sandbox.implicit_layer("it", json!({}), json!({}));
    let outcome = sandbox.run(|| {
        let instance = instance();
        let physical = instance.physical_devices()[0];
        let garbage = vk::PhysicalDevice::from_raw(ptr::without_provenance_mut(0x10));
        let second = vk::DeviceGroupDeviceCreateInfo {
            physical_device_count: 1,
            p_physical_devices: &garbage,
            ..Default::default()
        };
        let group = vk::DeviceGroupDeviceCreateInfo {
            p_next: (&raw const second).cast(),
            physical_device_count: 1,
            p_physical_devices: &physical,
            ..Default::default()
        };
        let features = vk::PhysicalDeviceFeatures2 {
            p_next: (&raw const group).cast_mut().cast(),
            ..Default::default()
        };
        let info =
            vk::DeviceCreateInfo { p_next: (&raw const features).cast(), ..Default::default() };
        assert_eq!(create(&instance, &info), vk::Result::SUCCESS);
        assert_eq!(features.p_next.cast_const(), (&raw const group).cast());
        assert_eq!(group.p_next, (&raw const second).cast());
    });
    outcome.expect_success();
    let log = driver.log();
    let seen = log.details("vkCreateDevice").next().expect("a creation");
    let group = vk::StructureType::DEVICE_GROUP_DEVICE_CREATE_INFO.as_raw();
    let features = vk::StructureType::PHYSICAL_DEVICE_FEATURES_2.as_raw();
    assert_eq!(seen["chain"], json!([48, 48, features, group, group]));
    assert_eq!(seen["group_size"], 1, "and the driver recognised the member");
}

pub(super) fn instance() -> tests::Instance {
    Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance")
}

/// vkCreateDevice for the first physical device. A created device is not destroyed.
pub(super) fn create(instance: &tests::Instance, info: &vk::DeviceCreateInfo) -> vk::Result {
    let mut device = vk::Device::NULL;
    call!(instance.physical_device_commands.create_device(
        instance.physical_devices()[0],
        info,
        ptr::null(),
        &mut device
    ))
}

/// The messages about the driver, and its failure. If a layer fails after the driver created its
/// device, the layer must destroy the device: the loader never does.
#[test]
fn s8_4_s8_5_the_drivers_part() {
    let failing_layer = json!({ "create_device": { "result_after": -3 } });
    for (from_driver, layer, expected) in [
        (json!({}), json!({}), 0),
        (json!({ "vkCreateDevice": -4 }), json!({}), -4),
        (json!({}), failing_layer, -3),
    ] {
        let fails = from_driver != json!({});
        let mut sandbox = Sandbox::new();
        sandbox.env("VK_LOADER_DEBUG", "all");
        let driver = sandbox.driver("driver", json!({ "results": from_driver }));
        sandbox.implicit_layer("it", json!({}), layer);
        let outcome = sandbox.run(|| {
            let instance = instance();
            println!("\nresult {}", create(&instance, &vk::DeviceCreateInfo::default()).as_raw());
            instance.destroy();
        });
        assert_eq!(result(&outcome), expected);
        let library = driver.library.display();
        outcome.expect_message(
            "DRIVER",
            &format!("       Using \"Mock GPU\" with driver: \"{library}\""),
        );
        let failure =
            format!("terminator_CreateDevice: Failed in ICD {library} vkCreateDevice call");
        let chain = "vkCreateDevice:  Failed to create device chain.";
        let told = |message| outcome.messages().contains(&message);
        assert_eq!(told(("ERROR | DRIVER", &failure)), fails, "{expected}");
        assert_eq!(told(("ERROR", chain)), expected != 0, "{expected}");
        assert_eq!(driver.log().count("vkCreateDevice"), 1, "{expected}");
        assert_eq!(driver.log().count("vkDestroyDevice"), 0, "{expected}");
    }
}

/// Only the layers below see a device that a layer creates for itself. The loader queries its
/// extensions through that layer's vkGetInstanceProcAddr (8.3) (callpath.md 2.4).
#[test]
fn s8_6_a_device_of_a_layers_own() {
    let mut sandbox = Sandbox::new();
    let driver = sandbox.driver("driver", json!({}));
    sandbox.implicit_layer("above", json!({}), json!({}));
    sandbox.implicit_layer("owner", json!({}), json!({ "own_device": "additional" }));
    sandbox.implicit_layer("below", json!({}), json!({}));
    let outcome = run!(sandbox, json!({ "device": [] }));
    assert_eq!(result(&outcome), 0);
    let layers = sandbox.layers();
    let made = layers.first("owner", "vkLayerCreateDevice");
    assert_eq!((&made["result"], &made["has_next"]), (&json!(0), &json!(true)));
    assert_eq!(layers.through("vkCreateDevice"), ["above", "owner", "below", "below"]);
    assert_eq!(layers.through("vkDestroyDevice"), ["above", "owner", "below", "below"]);
    assert_eq!(driver.log().count("vkCreateDevice"), 2);
    assert_eq!(driver.log().count("vkDestroyDevice"), 2);
    let asked: Vec<_> = layers
        .calls()
        .skip_while(|call| call.command != "vkCreateDevice")
        .filter(|call| call.command == "vkEnumerateDeviceExtensionProperties")
        .map(|call| call.layer)
        .collect();
    assert_eq!(asked[..2], ["owner", "below"], "and not the layer above");
}

/// A device group that a layer requests holds the layer's handles: the driver receives its own.
#[test]
fn s8_6_a_device_group_of_a_layers_own() {
    let mut sandbox = Sandbox::new();
    let driver = sandbox.driver("driver", json!({}));
    sandbox.implicit_layer("owner", json!({}), json!({ "own_device": "group" }));
    let outcome = run!(sandbox, json!({ "device": [] }));
    assert_eq!(result(&outcome), 0, "{}", outcome.stderr);
    let log = driver.log();
    let sizes: Vec<_> =
        log.details("vkCreateDevice").map(|call| call["group_size"].clone()).collect();
    assert_eq!(sizes[1], 1, "recognised by the driver");
}

/// A layer returns the device that it created for itself to the application, instead of calling
/// down: calls still begin at the top of the chain, and each device is destroyed (13.3).
#[test]
fn s8_6_a_layers_device_in_place_of_calling_down() {
    let mut sandbox = Sandbox::new();
    let driver = sandbox.driver("driver", json!({}));
    let above = json!({ "made_up_device_functions": ["vkAboveMOCK"] });
    sandbox.implicit_layer("above", json!({}), above);
    sandbox.implicit_layer("owner", json!({}), json!({ "own_device": "substitute" }));
    sandbox.implicit_layer("below", json!({}), json!({}));
    let outcome = sandbox.run(|| {
        let instance = instance();
        let device = instance.create_device(instance.physical_devices()[0], &[]);
        let (_, buffer) = device.command_buffer();
        call!(device.commands.cmd_draw(buffer, 3, 1, 0, 0));
        call!(instance.device_commands.cmd_draw(buffer, 4, 1, 0, 0));
        let get = instance.device_commands.get_device_proc_addr.expect("a command");
        // SAFETY: the device is alive, and the name is a C string.
        let unknown = unsafe { get(device.handle, c"vkAboveMOCK".as_ptr()) };
        assert!(unknown.is_some(), "lookups begin at the top, too");
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
    let layers = sandbox.layers();
    let all = ["above", "owner", "below"];
    assert_eq!(layers.through("vkCreateDevice"), all);
    assert_eq!(layers.through("vkCmdDraw"), all.repeat(2));
    assert_eq!(layers.through("vkDestroyDevice"), all);
    assert_eq!(driver.log().count("vkCreateDevice"), 1);
    assert_eq!(driver.log().count("vkDestroyDevice"), 1);
}

/// A layer that returns success, but neither calls down nor returns a device of its own (13.3).
#[test]
fn s8_5_success_without_a_device_is_an_error() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("it", json!({}), json!({ "create_device": { "result": 0 } }));
    let outcome = sandbox.run(|| {
        let instance = instance();
        let result = create(&instance, &vk::DeviceCreateInfo::default());
        assert_eq!(result, vk::Result::ERROR_INITIALIZATION_FAILED);
        instance.destroy();
    });
    outcome
        .expect_success()
        .expect_message("ERROR", "vkCreateDevice: The layers returned VK_SUCCESS and no device");
}

/// A layer that wraps devices without setting the loader's word: the first command that reads the
/// word aborts with a message that names the command (12.1, LLP_LAYER_19; 13.3).
#[test]
fn s8_7_a_device_without_the_loaders_word_ends_the_process() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("it", json!({}), json!({ "wrap": true, "forget_loader_data": true }));
    let outcome = sandbox.run(|| {
        let instance = instance();
        let device = instance.create_device(instance.physical_devices()[0], &[]);
        call!(instance.device_commands.destroy_device(vk::Device::NULL, ptr::null()));
        println!("\nresult 0");
        device.destroy();
    });
    outcome.expect_abort();
    assert!(outcome.stdout.contains("\nresult 0"), "NULL is nothing to destroy");
    outcome.expect_message(
        "ERROR",
        "vkDestroyDevice: Invalid device [VUID-vkDestroyDevice-device-parameter]",
    );
}

/// A layer that overwrites the out parameter makes the loader abort (12.1, LLP_LAYER_22; drivers.md
/// I.7) (callpath.md 7.2).
#[test]
fn s8_4_an_overwritten_device_ends_the_process() {
    for (overwrite, text) in [
        (
            "null",
            "terminator_CreateDevice: Loader device pointer null encountered.  Possibly set by active layer. (Policy #LLP_LAYER_22)",
        ),
        (
            "garbage",
            "The expected value is 0x10ADED040410ADED. Device value possibly corrupted by active layer (Policy #LLP_LAYER_22).  ",
        ),
    ] {
        let mut sandbox = sandbox();
        sandbox.implicit_layer(
            "bad",
            json!({}),
            json!({ "create_device": { "overwrite": overwrite } }),
        );
        let outcome = run!(sandbox, json!({ "device": [] }));
        outcome.expect_abort();
        let found = outcome
            .messages()
            .iter()
            .any(|(level, message)| *level == "ERROR" && message.ends_with(text));
        assert!(found, "{}", outcome.stderr);
    }
}

/// Device layers do not exist any more.
#[test]
fn s8_8_device_layers_are_skipped() {
    let mut sandbox = sandbox();
    sandbox.explicit_layer("device", json!({ "type": "DEVICE" }), json!({}));
    let outcome = run!(sandbox);
    assert!(!super::is_enumerated(&outcome, "VK_LAYER_MOCK_device"));
    outcome.expect_message(
        "WARNING | LAYER",
        "Device layers are deprecated. Skipping layer VK_LAYER_MOCK_device",
    );
}
