//! The instance chain (layers.md 7, 10, 13.1, 13.2).

use tests::json;

use super::{EXTENSION_NOT_PRESENT, result, run, sandbox};

/// The loader's nodes in front of the application's, the links (7.4), the instance in the out
/// parameter (7.5), and the application's create info unchanged (12.2, LLP_LOADER_8) (7.1, 13.3,
/// 14.3) (drivers.md C.5) (callpath.md 2.1, 2.4, 10).
#[test]
fn s7_3_nodes_and_links() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("above", json!({}), json!({}));
    let below = sandbox.explicit_layer("below", json!({}), json!({}));
    let outcome =
        run!(sandbox, json!({ "layers": [below.name], "extensions": ["VK_KHR_surface"] }));
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

/// The loader's nodes reach drivers too. The link node is present if any layer is active, loaded or
/// not; its link is NULL at that point (13.3).
#[test]
fn s7_3_drivers_see_the_loaders_nodes() {
    for (what, nodes, links) in [
        ("no layer", 3, json!(null)),
        ("a layer", 4, json!(false)),
        ("a layer that does not load", 4, json!(false)),
    ] {
        let mut sandbox = tests::Sandbox::new();
        let driver = sandbox.driver("driver", json!({}));
        let manifest = match what {
            "a layer" => json!({}),
            _ => json!({ "library_path": "./none.so" }),
        };
        if what != "no layer" {
            sandbox.implicit_layer("it", manifest, json!({}));
        }
        let outcome = run!(sandbox);
        assert_eq!(result(&outcome), 0);
        let log = driver.log();
        let created = log.details("vkCreateInstance").next().expect("a creation");
        assert_eq!(created["chain"], json!(vec![47; nodes]), "{what}");
        assert_eq!(created["links"], links, "{what}");
        assert_eq!(created["layers"], 0, "{what}");
    }
}

/// An instance's version decides whether vkGetInstanceProcAddr finds global commands with that
/// instance (14.1): the application's version without its patch, or 1.0.
#[test]
fn s7_1_the_version_of_an_instance() {
    use dispatch_tables::vk;
    let outcome = sandbox().run(|| {
        let loader = tests::Loader::open();
        for (version, is_older) in [
            (None, true),
            (Some(0), true),
            (Some(vk::API_VERSION_1_3 - 1), true),
            (Some(vk::API_VERSION_1_3), false),
            (Some(vk::API_VERSION_1_3 + 7), false),
        ] {
            let application = vk::ApplicationInfo {
                api_version: version.unwrap_or_default(),
                ..Default::default()
            };
            let info = vk::InstanceCreateInfo {
                p_application_info: version.map_or(std::ptr::null(), |_| &raw const application),
                ..Default::default()
            };
            let mut instance = vk::Instance::NULL;
            let globals = &loader.globals;
            let result =
                tests::call!(globals.create_instance(&info, std::ptr::null(), &mut instance));
            assert_eq!(result, vk::Result::SUCCESS);
            let found = loader.proc_addr(instance, c"vkCreateInstance").is_some();
            assert_eq!(found, is_older, "{version:?}");
        }
    });
    outcome.expect_success();
}

/// vkCreateInstance is looked up with the loader's instance.
#[test]
fn s7_5_old_layers_get_an_instance() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("it", json!({}), json!({ "record_lookups": true }));
    let outcome = run!(sandbox);
    assert_eq!(result(&outcome), 0);
    assert_ne!(sandbox.layers().lookup_handles("it", "vkCreateInstance")[0], 0);
}

/// A layer changes the version and adds an extension. Driver and loader use both: below 1.3, global
/// commands are found with an instance, and the extension is enabled (7.1 step 8 too) (13.3).
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
        let instance = tests::Loader::open().create_instance(&request).expect("vkCreateInstance");
        assert!(
            instance.commands.create_headless_surface_ext.is_some(),
            "the extension that the layer added is enabled"
        );
        assert_eq!(request.api_version, dispatch_tables::vk::API_VERSION_1_3);
        assert!(
            instance.loader.proc_addr(instance.handle, c"vkCreateInstance").is_some(),
            "the layer's version counts"
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

/// An extension that no registry names is refused to an application, but a layer's addition reaches
/// the driver that advertises the extension (drivers.md I.2).
#[test]
fn i2_unknown_extensions_of_a_layer_reach_the_driver() {
    let mut sandbox = tests::Sandbox::new();
    let driver = sandbox.driver("driver", json!({ "instance_extensions": ["VK_MOCK_unheard_of"] }));
    let names = ["VK_MOCK_unheard_of", "VK_MOCK_of_nobody"];
    let change = json!({ "create_instance": { "add_extensions": names } });
    sandbox.implicit_layer("change", json!({}), change);
    let outcome = run!(sandbox);
    assert_eq!(result(&outcome), 0);
    let log = driver.log();
    let created = log.details("vkCreateInstance").next().expect("a creation");
    let extensions = created["extensions"].as_array().expect("names");
    assert!(extensions.contains(&json!("VK_MOCK_unheard_of")), "{extensions:?}");
    assert!(!extensions.contains(&json!("VK_MOCK_of_nobody")), "{extensions:?}");
}

/// Extensions of an active layer, explicit or implicit, are accepted, those of other layers are not
/// (7.1 step 5; 6.4; 14.4; drivers.md I.4).
#[test]
fn s7_2_extensions_of_layers() {
    let manifest = json!({ "instance_extensions": [{ "name": "VK_EXT_layer_settings", "spec_version": "2" }] });
    let unknown =
        json!({ "instance_extensions": [{ "name": "VK_MOCK_unheard_of", "spec_version": "1" }] });
    let rows = [
        (&manifest, true, "VK_EXT_layer_settings", 0),
        (&manifest, false, "VK_EXT_layer_settings", EXTENSION_NOT_PRESENT),
        (&unknown, true, "VK_MOCK_unheard_of", EXTENSION_NOT_PRESENT),
    ];
    for (manifest, on, extension, expected) in rows {
        let mut sandbox = sandbox();
        sandbox.implicit_layer("i", json!({ "instance_extensions": [{ "name": "VK_EXT_validation_features", "spec_version": "2" }] }), json!({}));
        let layer = sandbox.explicit_layer("it", manifest.clone(), json!({}));
        let layers = if on { json!([layer.name]) } else { json!([]) };
        let outcome = run!(
            sandbox,
            json!({ "layers": layers, "extensions": ["VK_EXT_validation_features", extension] })
        );
        assert_eq!(result(&outcome), expected, "{extension}\n{}", outcome.stderr);
        if extension == "VK_MOCK_unheard_of" {
            outcome.expect_message("ERROR", "loader_validate_instance_extensions: Extension VK_MOCK_unheard_of not found in list of known instance extensions.");
        } else if !on {
            outcome.expect_message("ERROR", "loader_validate_instance_extensions: Instance extension VK_EXT_layer_settings not supported by available ICDs or enabled layers.");
        }
    }
}

/// A NULL name, and a NULL array of names.
#[test]
fn s7_2_malformed_names_of_extensions() {
    let outcome = sandbox().run(|| {
        use dispatch_tables::vk;
        let globals = &tests::Loader::open().globals;
        let names = [c"VK_KHR_surface\x01".as_ptr()];
        for names in [names.as_ptr(), std::ptr::null()] {
            let info = vk::InstanceCreateInfo {
                enabled_extension_count: 1,
                pp_enabled_extension_names: names,
                ..Default::default()
            };
            let mut instance = vk::Instance::NULL;
            let result =
                tests::call!(globals.create_instance(&info, std::ptr::null(), &mut instance));
            assert_eq!(result, vk::Result::ERROR_EXTENSION_NOT_PRESENT);
        }
    });
    outcome.expect_success();
    for text in [
        "ppEnabledExtensionNames contains string that is too long or is badly formed",
        "Instance ppEnabledExtensionNames is NULL but enabledExtensionCount is greater than zero",
    ] {
        assert!(outcome.stderr.contains(text), "{text}\n{}", outcome.stderr);
    }
}

/// VkLayerSettingsCreateInfoEXT stays in the chain for layers and drivers (7.3).
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
    assert!(seen["chain"].as_array().expect("a chain").contains(&json!(1_000_496_000)));
}

/// The picture of the chain in the log (drivers.md B.6).
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
        .position(|line| *line == ("LAYER", "vkCreateInstance layer callstack setup to:"))
        .expect("the heading");
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
    let expected = expected.map(|text| ("LAYER", text));
    let picture: Vec<_> = messages[start + 1..]
        .iter()
        .take(expected.len())
        .map(|(level, text)| (*level, (*text).to_owned()))
        .collect();
    assert_eq!(picture, expected);
}

/// The reason for each layer in the picture.
#[test]
fn s7_7_who_enabled_a_layer() {
    let rows = [
        ("settings", "Loader Settings File (Vulkan Configurator)"),
        ("implicit", "Implicit Layer"),
        ("VK_INSTANCE_LAYERS", "Environment Variable VK_INSTANCE_LAYERS"),
        ("VK_LOADER_LAYERS_ENABLE", "Environment Variable VK_LOADER_LAYERS_ENABLE"),
        ("application", "By the Application"),
        ("meta", "Meta Layer (Vulkan Configurator)"),
    ];
    for (what, words) in rows {
        let mut sandbox = sandbox();
        let layer = if what == "implicit" {
            sandbox.implicit_layer("it", json!({}), json!({}))
        } else {
            sandbox.explicit_layer("it", json!({}), json!({}))
        };
        let mut names = json!([]);
        match what {
            "settings" => {
                let on = json!({ "name": layer.name, "path": layer.manifest, "control": "on" });
                let file =
                    json!({ "file_format_version": "1.0.0", "settings": { "layers": [on] } });
                let place = "config-home/vulkan/loader_settings.d/vk_loader_settings.json";
                sandbox.write(place, file.to_string());
            }
            "application" => names = json!([layer.name]),
            "meta" => {
                sandbox.meta_layer(true, "meta", json!({ "component_layers": [layer.name] }));
            }
            "implicit" => {}
            variable => {
                sandbox.env(variable, &layer.name);
            }
        }
        let outcome = run!(sandbox, json!({ "layers": names }));
        assert_eq!(result(&outcome), 0, "{what}");
        outcome.expect_message("LAYER", &format!("           Enabled By: {words}"));
    }
}

/// A layer that wraps instance, physical devices and device, between two that do not.
/// vkDestroyInstance receives the chain's handle (7.8).
#[test]
fn s13_2_a_wrapping_layer_works() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("above", json!({}), json!({}));
    sandbox.implicit_layer("wrap", json!({}), json!({ "wrap": true, "loader_data": true }));
    sandbox.implicit_layer("below", json!({}), json!({}));
    let outcome = sandbox.run(|| {
        let loader = tests::Loader::open();
        let instance = loader.create_instance(&Default::default()).expect("vkCreateInstance");
        let devices = instance.physical_devices();
        assert_eq!(devices, instance.physical_devices(), "handles stay the same (13.1)");
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
        assert_eq!(layers.through(command), ["above", "wrap", "below"], "{command}");
    }
}

/// Prints the application's handles, by the command that takes them.
fn print_handles() {
    let instance =
        tests::Loader::open().create_instance(&Default::default()).expect("vkCreateInstance");
    let physical = instance.physical_devices()[0];
    instance.device_name(physical);
    let device = instance.create_device(physical, &[]);
    let queue = device.queue();
    let (_, buffer) = device.command_buffer();
    tests::call!(device.commands.cmd_draw(buffer, 3, 1, 0, 0));
    tests::call!(device.commands.queue_wait_idle(queue));
    let handles = json!({
        "vkEnumeratePhysicalDevices": instance.handle.as_raw().addr(),
        "vkGetPhysicalDeviceProperties": physical.as_raw().addr(),
        "vkGetDeviceQueue": device.handle.as_raw().addr(),
        "vkQueueWaitIdle": queue.as_raw().addr(),
        "vkCmdDraw": buffer.as_raw().addr(),
    });
    println!("\nhandles {handles}");
    device.destroy();
    instance.destroy();
}

/// The handles of an object in application, upper layer, lower layer and driver; equal numbers
/// stand for equal handles. Only for instances and physical devices does the loader return objects
/// of its own (7.5, 8.1, 8.4, 8.5) (7.1, 7.8, 13.3).
#[test]
fn s13_1_what_each_level_sees() {
    let rows = [
        ("vkEnumeratePhysicalDevices", [1, 1, 1, 2], [1, 2, 1, 3]),
        ("vkGetPhysicalDeviceProperties", [1, 2, 2, 3], [1, 2, 3, 4]),
        ("vkGetDeviceQueue", [1, 1, 1, 1], [1, 1, 2, 2]),
        ("vkQueueWaitIdle", [1, 1, 1, 1], [1, 1, 1, 1]),
        ("vkCmdDraw", [1, 1, 1, 1], [1, 1, 1, 1]),
    ];
    for wraps in [false, true] {
        let mut sandbox = tests::Sandbox::new();
        let driver = sandbox.driver("driver", json!({}));
        sandbox.implicit_layer("above", json!({}), json!({}));
        sandbox.implicit_layer("middle", json!({}), json!({ "wrap": wraps }));
        sandbox.implicit_layer("below", json!({}), json!({}));
        let outcome = sandbox.run(|| print_handles());
        let application: tests::Value =
            serde_json::from_str(super::printed(&outcome, "handles")).expect("handles");
        let (layers, log) = (sandbox.layers(), driver.log());
        for (command, plain, wrapped) in rows {
            let calls: Vec<_> = log.calls().filter(|call| call.name == command).collect();
            let last = calls.last().expect("a call of the driver").arguments[0];
            let of_layer = |layer: &str| match command {
                "vkQueueWaitIdle" => application[command].clone(),
                _ => layers.first(layer, command)["handle"].clone(),
            };
            let handles =
                [application[command].clone(), of_layer("above"), of_layer("below"), json!(last)];
            let expected = if wraps { wrapped } else { plain };
            for (one, other) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
                assert_eq!(
                    handles[one] == handles[other],
                    expected[one] == expected[other],
                    "{command}, wrapped {wraps}: {one} and {other} of {handles:?}"
                );
            }
        }
    }
}

/// The words that the loader writes into a layer's objects. The value of vkCreateDevice's out
/// parameter on the way down is no device yet (7.3) (callpath.md 1.5, 2.4).
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

/// Layers get the callbacks only through the chain of structures.
#[test]
fn s10_loader_data_callbacks_are_found_nowhere_else() {
    let mut sandbox = sandbox();
    let names = [
        "vkSetInstanceLoaderData",
        "vkSetDeviceLoaderData",
        "vkSetInstanceDispatch",
        "vkSetDeviceDispatch",
    ];
    sandbox.implicit_layer("it", json!({}), json!({ "probe": names }));
    let outcome = run!(sandbox, json!({ "device": [] }));
    assert_eq!(result(&outcome), 0);
    let layers = sandbox.layers();
    let probes: Vec<_> = layers
        .calls()
        .filter(|call| call.command.starts_with("probe") && call.command != "probe_links")
        .collect();
    assert_eq!(probes.len(), 2 * names.len());
    for probe in probes {
        for through in ["null", "instance", "physical_device", "device"] {
            assert!(probe.data[through].is_null(), "{:?}", probe.data);
        }
    }
    let loader = std::fs::read(tests::artifacts::loader()).expect("the loader");
    let file = object::File::parse(&*loader).expect("a shared object");
    let exports: Vec<_> = object::Object::dynamic_symbols(&file)
        .filter_map(|symbol| object::ObjectSymbol::name(&symbol).ok())
        .collect();
    assert!(exports.contains(&"vkCreateInstance"));
    assert!(names.iter().all(|name| !exports.contains(name)));
}
