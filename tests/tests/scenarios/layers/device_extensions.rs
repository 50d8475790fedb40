//! Device extensions: who lists them, and who checks their names (layers.md 8.2).

use std::ffi::CString;
use std::ptr;

use dispatch_tables::vk;
use tests::{InstanceRequest, Loader, Sandbox, Value, call, json};

use super::device_chain::{create, instance};
use super::{result, sandbox};

/// The loader's own checks of extension names, before it calls any layer.
#[test]
fn s8_2_checks_of_extension_names() {
    let unsupported = |name: &str| {
        format!(
            "loader_validate_device_extensions: Device extension {name} not supported by selected physical device or enabled layers."
        )
    };
    let malformed = "loader_validate_device_extensions: Device ppEnabledExtensionNames contains string that is too long or is badly formed";
    let rows = [
        (json!(["VK_KHR_swapchain"]), 0, String::new()),
        (json!([null, "VK_KHR_swapchain", null]), 0, String::new()),
        (json!("no array"), 0, String::new()),
        (json!(["VK_MOCK_of_layer"]), 0, String::new()),
        (json!(["VK_MOCK_none"]), -7, unsupported("VK_MOCK_none")),
        (json!(["VK_MOCK_\u{1}"]), -7, malformed.to_owned()),
        (json!(["x".repeat(300)]), -7, malformed.to_owned()),
    ];
    for (names, expected, text) in rows {
        let mut sandbox = sandbox();
        let extension = json!([{ "name": "VK_MOCK_of_layer", "spec_version": "1" }]);
        sandbox.implicit_layer("it", json!({ "device_extensions": extension }), json!({}));
        sandbox.set_argument(&names.to_string());
        let outcome = sandbox.run(|| {
            let names: Value = serde_json::from_str(&Sandbox::argument()).expect("the argument");
            let texts: Vec<_> = names
                .as_array()
                .into_iter()
                .flatten()
                .map(|name| name.as_str().map(|name| CString::new(name).expect("no NUL")))
                .collect();
            let pointers: Vec<_> = texts
                .iter()
                .map(|text| text.as_ref().map_or(ptr::null(), |text| text.as_ptr()))
                .collect();
            let info = vk::DeviceCreateInfo {
                enabled_extension_count: u32::try_from(pointers.len().max(1)).expect("few"),
                pp_enabled_extension_names: if names.is_array() {
                    pointers.as_ptr()
                } else {
                    ptr::null()
                },
                ..Default::default()
            };
            let instance = instance();
            println!("\nresult {}", create(&instance, &info).as_raw());
        });
        assert_eq!(result(&outcome), expected, "{names}\n{}", outcome.stderr);
        let reached = sandbox.layers().through("vkCreateDevice").len();
        assert_eq!(reached, usize::from(expected == 0), "{names}");
        if expected != 0 {
            outcome
                .expect_message("ERROR", &text)
                .expect_message("ERROR", "vkCreateDevice: Failed to validate extensions in list");
        }
    }
}

/// The list of extensions comes through the instance chain: a layer's error fails vkCreateDevice,
/// and a truncated list is used as it is (13.3).
#[test]
fn s8_2_the_list_of_extensions_is_the_chains() {
    for (from_layer, expected) in [(-1, -1), (-3, -3), (5, 0)] {
        let mut sandbox = sandbox();
        let results = json!({ "vkEnumerateDeviceExtensionProperties": from_layer });
        sandbox.implicit_layer("above", json!({}), json!({}));
        sandbox.implicit_layer("it", json!({}), json!({ "results": results }));
        let outcome = sandbox.run(|| {
            let instance = instance();
            println!("\nresult {}", create(&instance, &vk::DeviceCreateInfo::default()).as_raw());
        });
        assert_eq!(result(&outcome), expected, "{}", outcome.stderr);
        let through = sandbox.layers().through("vkEnumerateDeviceExtensionProperties");
        assert_eq!(through[..2], ["above", "it"]);
        if expected < 0 {
            outcome.expect_message("ERROR", "vkCreateDevice: Failed to add extensions to list");
        }
    }
}

/// A device without extensions is queried once: there is nothing to fill in.
#[test]
fn s8_2_an_empty_list_of_extensions_is_not_asked_for() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("bare", json!({ "physical_devices": [{ "extensions": [] }] }));
    sandbox.implicit_layer("it", json!({}), json!({}));
    let outcome = sandbox.run(|| {
        let instance = instance();
        let created = create(&instance, &vk::DeviceCreateInfo::default());
        println!("\nresult {}", created.as_raw());
    });
    assert_eq!(result(&outcome), 0);
    let layers = sandbox.layers();
    let asked = layers.through("vkEnumerateDeviceExtensionProperties");
    assert_eq!(asked, ["it"], "{}", outcome.stderr);
}

/// drivers.md I.7: a layer's extension is enumerated, accepted and not passed to the driver, and
/// its command reaches the layer (callpath.md 7.1).
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
        let request = InstanceRequest { layers: &["VK_LAYER_MOCK_hdr"], ..Default::default() };
        let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
        let physical = instance.physical_devices()[0];
        let device = instance.create_device(physical, &["VK_EXT_hdr_metadata"]);
        call!(device.commands.set_hdr_metadata_ext(device.handle, 7, ptr::null(), ptr::null()));
        call!(instance.device_commands.set_hdr_metadata_ext(
            device.handle,
            8,
            ptr::null(),
            ptr::null()
        ));
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
    let layers = sandbox.layers();
    let calls = layers.calls().filter(|call| call.command == "vkSetHdrMetadataEXT");
    let counts: Vec<_> = calls.map(|call| call.data["count"].clone()).collect();
    assert_eq!(counts, [7, 8]);
    outcome.expect_message("DEBUG | DRIVER", &format!("vkCreateDevice extension VK_EXT_hdr_metadata not available for devices associated with ICD {}", driver.library.display()));
}
