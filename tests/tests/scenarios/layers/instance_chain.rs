//! The instance chain (layers.md 7, 10, 13.1, 13.2).

use tests::json;

use super::{EXTENSION_NOT_PRESENT, result, run, sandbox};

/// The loader's nodes in front of the application's, the links, the instance in the out parameter, and the
/// application's request as it was.
#[test]
fn s7_3_nodes_and_links() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("above", json!({}), json!({}));
    let below = sandbox.explicit_layer("below", json!({}), json!({}));
    let outcome = run!(
        sandbox,
        json!({ "layers": [below.name], "extensions": ["VK_KHR_surface"] })
    );
    assert_eq!(result(&outcome), 0);
    let layers = sandbox.layers();
    let [top, bottom] = ["above", "below"].map(|name| layers.first(name, "vkCreateInstance"));
    for call in [&top, &bottom] {
        assert_eq!(call["chain"], json!([[47, 3], [47, 2], [47, 1], [47, 0]]));
        assert_eq!(call["loader_features"], 0);
        assert_eq!(call["layers"], json!([below.name]));
        assert_eq!(call["extensions"], json!(["VK_KHR_surface"]));
        assert_eq!(call["has_instance"], true, "layers.md 7.5");
    }
    assert_eq!((&top["links"], &bottom["links"]), (&json!(2), &json!(1)));
}

/// vkCreateInstance is asked for with the loader's instance.
#[test]
fn s7_5_old_layers_get_an_instance() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("it", json!({}), json!({ "record_lookups": true }));
    let outcome = run!(sandbox);
    assert_eq!(result(&outcome), 0);
    let log = std::fs::read_to_string(sandbox.path("layers.log")).expect("the log");
    let first = log
        .lines()
        .find(|line| line.contains("\"lookup\":\"vkCreateInstance\""))
        .expect("a lookup");
    assert!(first.contains("\"handle\":true"), "{first}");
}

/// A layer changes the version and adds an extension; the driver and the loader go by that.
#[test]
fn s7_5_layers_change_version_and_extensions() {
    let mut sandbox = tests::Sandbox::new();
    let driver = sandbox.driver("driver", json!({}));
    let change = json!({ "create_instance": {
        "api_version": 0x0040_1000, "add_extensions": ["VK_KHR_surface", "VK_EXT_headless_surface"],
    }});
    sandbox.implicit_layer("change", json!({}), change);
    let outcome = sandbox.run(|| {
        let request = tests::InstanceRequest::default();
        let instance = tests::Loader::open()
            .create_instance(&request)
            .expect("vkCreateInstance");
        assert!(
            instance.commands.create_headless_surface_ext.is_some(),
            "the extension that the layer added is enabled"
        );
        instance.destroy();
    });
    outcome.expect_success();
    let log = driver.log();
    let created = log.details("vkCreateInstance").next().expect("a creation");
    assert_eq!(created["api_version"], 0x0040_1000);
    assert_eq!(created["layers"], 0, "drivers get no layers");
    let extensions = created["extensions"].as_array().expect("names");
    assert!(extensions.contains(&json!("VK_EXT_headless_surface")));
}

/// Extensions of a layer that is on are accepted, of others not (layers.md 7.2, drivers.md I.4).
#[test]
fn s7_2_extensions_of_layers() {
    let manifest = json!({ "instance_extensions": [{ "name": "VK_EXT_layer_settings", "spec_version": "2" }] });
    let unknown =
        json!({ "instance_extensions": [{ "name": "VK_MOCK_unheard_of", "spec_version": "1" }] });
    let rows = [
        (&manifest, true, "VK_EXT_layer_settings", 0),
        (
            &manifest,
            false,
            "VK_EXT_layer_settings",
            EXTENSION_NOT_PRESENT,
        ),
        (&unknown, true, "VK_MOCK_unheard_of", EXTENSION_NOT_PRESENT),
    ];
    for (manifest, on, extension, expected) in rows {
        let mut sandbox = sandbox();
        let layer = sandbox.explicit_layer("it", manifest.clone(), json!({}));
        let layers = if on { json!([layer.name]) } else { json!([]) };
        let outcome = run!(
            sandbox,
            json!({ "layers": layers, "extensions": [extension] })
        );
        assert_eq!(
            result(&outcome),
            expected,
            "{extension}\n{}",
            outcome.stderr
        );
        if extension == "VK_MOCK_unheard_of" {
            outcome.expect_message("ERROR", "loader_validate_instance_extensions: Extension VK_MOCK_unheard_of not found in list of known instance extensions.");
        } else if !on {
            outcome.expect_message("ERROR", "loader_validate_instance_extensions: Instance extension VK_EXT_layer_settings not supported by available ICDs or enabled layers.");
        }
    }
}

/// VkLayerSettingsCreateInfoEXT stays in the chain for layers and drivers.
#[test]
fn s14_4_layer_settings_pass_through() {
    let mut sandbox = tests::Sandbox::new();
    let driver = sandbox.driver("driver", json!({}));
    let extension = json!([{ "name": "VK_EXT_layer_settings", "spec_version": "2" }]);
    sandbox.implicit_layer("it", json!({ "instance_extensions": extension }), json!({}));
    let outcome = sandbox.run(|| {
        let settings = dispatch_tables::vk::LayerSettingsCreateInfoEXT::default();
        let request = tests::InstanceRequest {
            extensions: &["VK_EXT_layer_settings"],
            next: std::ptr::from_ref(&settings).cast(),
            ..Default::default()
        };
        let instance = tests::Loader::open().create_instance(&request);
        instance.expect("vkCreateInstance").destroy();
    });
    outcome.expect_success();
    let seen = sandbox.layers().first("it", "vkCreateInstance");
    assert_eq!(seen["chain"][4], 1_000_496_000);
    let log = driver.log();
    let seen = log.details("vkCreateInstance").next().expect("a creation");
    assert!(
        seen["chain"]
            .as_array()
            .expect("a chain")
            .contains(&json!(1_000_496_000))
    );
}

/// The picture of the chain (drivers.md B.6).
#[test]
fn s7_7_call_stack() {
    let mut sandbox = sandbox();
    let variable = json!({ "enable_environment": { "ENABLE_i": "x" } });
    let implicit = sandbox.implicit_layer("i", variable, json!({}));
    let explicit = sandbox.explicit_layer("e", json!({}), json!({}));
    sandbox.env("ENABLE_i", "x");
    let outcome = run!(sandbox, json!({ "layers": [explicit.name] }));
    assert_eq!(result(&outcome), 0);
    let messages = outcome.messages();
    let start = messages
        .iter()
        .position(|(_, text)| *text == "vkCreateInstance layer callstack setup to:")
        .expect("the heading");
    let picture: Vec<&str> = messages[start + 1..]
        .iter()
        .map(|(_, text)| *text)
        .collect();
    let expected = [
        "   <Application>".to_owned(),
        "     ||".to_owned(),
        "   <Loader>".to_owned(),
        "     ||".to_owned(),
        format!("   {}", implicit.name),
        "           Type: Implicit".to_owned(),
        "           Enabled By: Implicit Layer".to_owned(),
        "               Disable Env Var:  DISABLE_i".to_owned(),
        "               This layer was enabled because Env Var ENABLE_i was set to Value x"
            .to_owned(),
        format!("           Manifest: {}", implicit.manifest.display()),
        format!("           Library:  {}", implicit.library.display()),
        "     ||".to_owned(),
        format!("   {}", explicit.name),
        "           Type: Explicit".to_owned(),
        "           Enabled By: By the Application".to_owned(),
        format!("           Manifest: {}", explicit.manifest.display()),
        format!("           Library:  {}", explicit.library.display()),
        "     ||".to_owned(),
        "   <Drivers>".to_owned(),
    ];
    assert_eq!(picture[..expected.len()], expected);
}

/// A layer that wraps instance, physical devices and device, between two that do not.
#[test]
fn s13_2_a_wrapping_layer_works() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("above", json!({}), json!({}));
    sandbox.implicit_layer(
        "wrap",
        json!({}),
        json!({ "wrap": true, "loader_data": true }),
    );
    sandbox.implicit_layer("below", json!({}), json!({}));
    let outcome = sandbox.run(|| {
        let loader = tests::Loader::open();
        let instance = loader
            .create_instance(&Default::default())
            .expect("vkCreateInstance");
        let devices = instance.physical_devices();
        assert_eq!(
            devices,
            instance.physical_devices(),
            "handles stay the same (13.1)"
        );
        assert_eq!(instance.device_name(devices[0]), "Mock GPU");
        let device = instance.create_device(devices[0], &[]);
        let (_, buffer) = device.command_buffer();
        device.queue();
        tests::call!(device.commands.cmd_draw(buffer, 3, 1, 0, 0));
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
    let layers = sandbox.layers();
    for command in [
        "vkGetPhysicalDeviceProperties",
        "vkCreateDevice",
        "vkGetDeviceQueue",
        "vkCmdDraw",
        "vkDestroyDevice",
        "vkDestroyInstance",
    ] {
        assert_eq!(
            layers.through(command),
            ["above", "wrap", "below"],
            "{command}"
        );
    }
}

/// What the loader writes into a layer's objects.
#[test]
fn s10_loader_data_callbacks() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("it", json!({}), json!({ "loader_data": true }));
    let outcome = run!(sandbox, json!({ "device": [] }));
    assert_eq!(result(&outcome), 0);
    let layers = sandbox.layers();
    for command in ["vkSetInstanceLoaderData", "vkSetDeviceLoaderData"] {
        let tried = layers.first("it", command);
        assert_eq!(tried["result"], 0, "{command}");
        assert_eq!(tried["matches"], true, "{command}");
        assert_eq!(tried["refused"], -3, "{command}");
    }
    let early = layers.first("it", "vkSetDeviceLoaderData of the placeholder");
    assert_eq!(early["result"], -3);
    outcome.expect_message(
        "ERROR",
        "vkSetInstanceDispatch: Can not retrieve Instance dispatch table.",
    );
}
