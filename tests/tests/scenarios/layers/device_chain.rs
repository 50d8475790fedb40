//! The device chain (layers.md 8).

use tests::{Sandbox, json};

use super::{result, run, sandbox};

/// The loader's nodes, the extensions and the handle in the out parameter.
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
        &format!(
            "Inserted device layer \"{}\" ({})",
            layer.name,
            layer.library.display()
        ),
    );
    outcome.expect_message("DRIVER", "vkCreateDevice layer callstack setup to:");
}

/// A layer without vkGetDeviceProcAddr is in the instance chain alone.
#[test]
fn s8_3_a_layer_without_a_device_lookup_stays_out() {
    let mut sandbox = sandbox();
    let config = json!({ "negotiate": { "device": false }, "transparent": ["vkCreateDevice"] });
    let layer = sandbox.implicit_layer("it", json!({}), config);
    layer.hide_symbols(&["vkGetDeviceProcAddr"]);
    let outcome = run!(sandbox, json!({ "device": [] }));
    assert_eq!(result(&outcome), 0);
    assert_eq!(
        sandbox.layers().through("vkGetDeviceQueue"),
        Vec::<String>::new()
    );
    outcome.expect_message(
        "INFO | LAYER",
        &format!(
            "Failed to find vkGetDeviceProcAddr in layer \"{}\"",
            layer.library.display()
        ),
    );
}

/// The warning about device layers comes only when they differ from the instance's.
#[test]
fn s8_3_device_layer_names() {
    let warning = "loader_create_device_chain: Using deprecated and ignored 'ppEnabledLayerNames' member of 'VkDeviceCreateInfo' when creating a Vulkan device.";
    for (names, warned) in [("VK_LAYER_MOCK_it", false), ("VK_LAYER_MOCK_other", true)] {
        let mut sandbox = sandbox();
        sandbox.explicit_layer("it", json!({}), json!({}));
        sandbox.set_argument(names);
        let outcome = sandbox.run(|| {
            use dispatch_tables::vk;
            let request = tests::InstanceRequest {
                layers: &["VK_LAYER_MOCK_it"],
                ..Default::default()
            };
            let instance = tests::Loader::open()
                .create_instance(&request)
                .expect("vkCreateInstance");
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
            let destroy = instance
                .device_commands
                .destroy_device
                .expect("vkDestroyDevice");
            // SAFETY: a device that is not used any more.
            unsafe { destroy(device, std::ptr::null()) };
            instance.destroy();
        });
        outcome.expect_success();
        let found = outcome.messages().contains(&("WARNING", warning));
        assert_eq!(found, warned, "{names}\n{}", outcome.stderr);
    }
}

/// drivers.md I.7: an extension that a layer brings: enumerated, accepted, kept from the driver, and its command reaches the layer.
#[test]
fn s8_2_a_layers_own_device_extension() {
    let mut sandbox = Sandbox::new();
    let driver = sandbox.driver("driver", json!({}));
    let manifest = json!({ "device_extensions": [
        { "name": "VK_EXT_hdr_metadata", "spec_version": "2", "entrypoints": ["vkSetHdrMetadataEXT"] },
    ]});
    sandbox.env("VK_LOADER_DEBUG", "all");
    sandbox.explicit_layer("hdr", manifest, json!({ "hdr_metadata": true }));
    let outcome = sandbox.run(|| {
        let request = tests::InstanceRequest {
            layers: &["VK_LAYER_MOCK_hdr"],
            ..Default::default()
        };
        let instance = tests::Loader::open()
            .create_instance(&request)
            .expect("vkCreateInstance");
        let physical = instance.physical_devices()[0];
        let device = instance.create_device(physical, &["VK_EXT_hdr_metadata"]);
        tests::call!(device.commands.set_hdr_metadata_ext(
            device.handle,
            7,
            std::ptr::null(),
            std::ptr::null()
        ));
        tests::call!(instance.device_commands.set_hdr_metadata_ext(
            device.handle,
            8,
            std::ptr::null(),
            std::ptr::null()
        ));
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
    let layers = sandbox.layers();
    let calls = layers
        .calls()
        .filter(|call| call.command == "vkSetHdrMetadataEXT");
    let counts: Vec<_> = calls.map(|call| call.data["count"].clone()).collect();
    assert_eq!(counts, [7, 8]);
    outcome.expect_message("DEBUG | DRIVER", &format!("vkCreateDevice extension VK_EXT_hdr_metadata not available for devices associated with ICD {}", driver.library.display()));
}

/// A device that a layer makes for itself is seen by the layers below it alone.
#[test]
fn s8_6_a_device_of_a_layers_own() {
    let mut sandbox = Sandbox::new();
    let driver = sandbox.driver("driver", json!({}));
    sandbox.implicit_layer("above", json!({}), json!({}));
    sandbox.implicit_layer("owner", json!({}), json!({ "own_device": true }));
    sandbox.implicit_layer("below", json!({}), json!({}));
    let outcome = run!(sandbox, json!({ "device": [] }));
    assert_eq!(result(&outcome), 0);
    let layers = sandbox.layers();
    let made = layers.first("owner", "vkLayerCreateDevice");
    assert_eq!(
        (&made["result"], &made["has_next"]),
        (&json!(0), &json!(true))
    );
    assert_eq!(
        layers.through("vkCreateDevice"),
        ["above", "owner", "below", "below"]
    );
    assert_eq!(
        layers.through("vkDestroyDevice"),
        ["above", "owner", "below", "below"]
    );
    assert_eq!(driver.log().count("vkCreateDevice"), 2);
    assert_eq!(driver.log().count("vkDestroyDevice"), 2);
}

/// A layer that overwrites the out parameter ends the process (drivers.md I.7).
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
