//! Enumeration (layers.md 4), meta-layers (3.6), the settings file (3.8) and lookups (14).

use dispatch_tables::vk;
use tests::{InstanceRequest, Loader, call, json, text};

use super::{LAYER_NOT_PRESENT, chain, listed, result, run, sandbox};

/// What is enumerated although it would not work, and too little room.
#[test]
fn s4_1_enumeration_does_not_look_into_libraries() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("off", json!({}), json!({}));
    sandbox.explicit_layer(
        "broken",
        json!({ "library_path": "./none.so", "api_version": "9.9.9" }),
        json!({}),
    );
    sandbox.env("DISABLE_off", "1");
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        assert_eq!(
            loader.layer_names(),
            ["VK_LAYER_MOCK_off", "VK_LAYER_MOCK_broken"]
        );
        let mut count = 1;
        let mut one = [vk::LayerProperties::default(); 2];
        let result = call!(
            loader
                .globals
                .enumerate_instance_layer_properties(&mut count, one.as_mut_ptr())
        );
        assert_eq!((result, count), (vk::Result::INCOMPLETE, 1));
        assert_eq!(
            text(&one[1].layer_name),
            "",
            "nothing past the caller's room"
        );
    });
    outcome.expect_success();
    assert!(!outcome.stderr.contains("Loading layer library"));
}

/// Extensions by layer name, and whose extensions the list without a name has.
#[test]
fn s4_2_extensions_of_layers() {
    let mut sandbox = sandbox();
    let list =
        |name: &str| json!({ "instance_extensions": [{ "name": name, "spec_version": "9" }] });
    sandbox.implicit_layer("on", list("VK_MOCK_on"), json!({}));
    sandbox.implicit_layer("off", list("VK_MOCK_off"), json!({}));
    sandbox.implicit_layer("same", list("VK_KHR_surface"), json!({}));
    sandbox.explicit_layer("named", list("VK_MOCK_named"), json!({}));
    sandbox
        .env("DISABLE_off", "1")
        .env("VK_INSTANCE_LAYERS", "VK_LAYER_MOCK_named");
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        let all = loader.instance_extensions();
        let version = |name: &str| {
            let found = all.iter().find(|e| text(&e.extension_name) == name);
            found.map(|extension| extension.spec_version)
        };
        assert_eq!(version("VK_MOCK_on"), Some(9));
        assert_eq!(version("VK_MOCK_off"), None);
        assert_eq!(
            version("VK_MOCK_named"),
            None,
            "explicit layers are not in the list"
        );
        assert_ne!(
            version("VK_KHR_surface"),
            Some(9),
            "the driver's comes first"
        );
        let off = loader
            .extensions_of_layer("VK_LAYER_MOCK_off")
            .expect("a layer that is off");
        assert_eq!(text(&off[0].extension_name), "VK_MOCK_off");
        let none = loader.extensions_of_layer("VK_LAYER_MOCK_none").err();
        assert_eq!(none, Some(vk::Result::ERROR_LAYER_NOT_PRESENT));
        let bad = loader.extensions_of_layer("\u{1}").err();
        assert_eq!(bad, Some(vk::Result::ERROR_EXTENSION_NOT_PRESENT));
    });
    outcome.expect_success();
}

/// vkEnumerateDeviceExtensionProperties: implicit layers add to the driver's, explicit ones only by name.
#[test]
fn s4_4_device_extensions_of_layers() {
    let mut sandbox = sandbox();
    let list = |name: &str| json!({ "device_extensions": [{ "name": name, "spec_version": "9" }] });
    sandbox.implicit_layer("i", list("VK_MOCK_i"), json!({}));
    sandbox.explicit_layer("e", list("VK_MOCK_e"), json!({}));
    sandbox.env("VK_INSTANCE_LAYERS", "VK_LAYER_MOCK_e");
    let outcome = sandbox.run(|| {
        let instance = Loader::open()
            .create_instance(&InstanceRequest::default())
            .expect("vkCreateInstance");
        let device = instance.physical_devices()[0];
        let ask = |layer: Option<&std::ffi::CStr>| {
            let mut count = 16;
            let mut list = [vk::ExtensionProperties::default(); 16];
            let layer = layer.map_or(std::ptr::null(), |layer| layer.as_ptr());
            let commands = instance.physical_device_commands;
            let result = call!(commands.enumerate_device_extension_properties(
                device,
                layer,
                &mut count,
                list.as_mut_ptr()
            ));
            assert_eq!(result, vk::Result::SUCCESS);
            list[..count as usize]
                .iter()
                .map(|e| text(&e.extension_name))
                .collect::<Vec<_>>()
        };
        assert_eq!(ask(None), ["VK_KHR_swapchain", "VK_MOCK_i"]);
        assert_eq!(ask(Some(c"VK_LAYER_MOCK_e")), ["VK_MOCK_e"]);
        assert_eq!(ask(Some(c"VK_LAYER_MOCK_none")), Vec::<String>::new());
        instance.destroy();
    });
    outcome.expect_success();
}

/// Metas expand in place, follow their components in the list and are in no chain (4.3 too).
#[test]
fn s3_6_metas_expand() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("i", json!({}), json!({}));
    for name in ["a", "b", "c"] {
        sandbox.explicit_layer(name, json!({}), json!({}));
    }
    sandbox.meta_layer(
        false,
        "inner",
        json!({ "component_layers": ["VK_LAYER_MOCK_b"] }),
    );
    let components = json!(["VK_LAYER_MOCK_a", "VK_LAYER_MOCK_inner", "VK_LAYER_MOCK_i"]);
    sandbox.meta_layer(false, "outer", json!({ "component_layers": components }));
    let outcome = run!(
        sandbox,
        json!({ "layers": ["VK_LAYER_MOCK_outer", "VK_LAYER_MOCK_c", "VK_LAYER_MOCK_a"] })
    );
    assert_eq!(result(&outcome), 0);
    assert_eq!(chain(&sandbox), ["i", "a", "b", "c"]);
    assert_eq!(listed(&outcome), ["i", "a", "b", "inner", "outer", "c"]);
    outcome.expect_message(
        "INFO | LAYER",
        "Meta-layer \"VK_LAYER_MOCK_outer\" all 3 component layers appear to be valid.",
    );
}

/// Each check of a meta's components, with its line.
#[test]
fn s3_6_invalid_metas() {
    let head = "verify_meta_layer_component_layers: ";
    let rows = [
        (
            json!({ "component_layers": ["VK_LAYER_MOCK_none"] }),
            format!(
                "{head}Meta-layer VK_LAYER_MOCK_meta can't find component layer VK_LAYER_MOCK_none at index 0.  Skipping this layer."
            ),
        ),
        (
            json!({ "component_layers": ["VK_LAYER_MOCK_a"], "api_version": "1.9.0" }),
            format!(
                "{head}Meta-layer uses API version 1.9, but component layer 0 has API version 1.4 that is lower.  Skipping this layer."
            ),
        ),
        (
            json!({ "component_layers": ["VK_LAYER_MOCK_a", "VK_LAYER_MOCK_meta"] }),
            format!(
                "{head}Meta-layer VK_LAYER_MOCK_meta lists itself in its component layer list at index 1.  Skipping this layer."
            ),
        ),
    ];
    for (manifest, message) in rows {
        let mut sandbox = sandbox();
        sandbox.explicit_layer("a", json!({}), json!({}));
        sandbox.meta_layer(false, "meta", manifest);
        let outcome = run!(sandbox, json!({ "layers": ["VK_LAYER_MOCK_meta"] }));
        assert_eq!(result(&outcome), LAYER_NOT_PRESENT);
        outcome
            .expect_message("WARNING", &message)
            .expect_message("DEBUG", "Removing meta-layer VK_LAYER_MOCK_meta from instance layer list since it appears invalid.");
    }
}

/// A settings file with layers (drivers.md K.5): its order, its controls, and the place for all others.
#[test]
fn s3_8_settings_file() {
    for (unordered, expected) in [(true, vec!["b", "i", "a"]), (false, vec!["b", "a"])] {
        let mut sandbox = sandbox();
        sandbox.implicit_layer("i", json!({}), json!({}));
        let a = sandbox.explicit_layer("a", json!({}), json!({}));
        let b = sandbox.explicit_layer("b", json!({}), json!({}));
        let c = sandbox.explicit_layer("c", json!({}), json!({}));
        let entry = |layer: &tests::MockLayer, control: &str| json!({ "name": layer.name, "path": layer.manifest, "control": control });
        let mut layers = vec![entry(&b, "on"), entry(&a, "auto"), entry(&c, "off")];
        if unordered {
            layers.insert(1, json!({ "control": "unordered_layer_location" }));
        }
        let file = json!({ "file_format_version": "1.0.0", "settings": { "layers": layers } });
        sandbox.write(
            "config-home/vulkan/loader_settings.d/vk_loader_settings.json",
            file.to_string(),
        );
        let outcome = run!(sandbox, json!({ "layers": [a.name] }));
        assert_eq!(result(&outcome), 0, "{}", outcome.stderr);
        assert_eq!(chain(&sandbox), expected, "{}", outcome.stderr);
        assert!(!super::is_enumerated(&outcome, &c.name));
    }
}

/// The application gets the loader's functions from vkGetInstanceProcAddr, and from vkGetDeviceProcAddr those of the
/// layer on top, but for the ones that set dispatch pointers.
#[test]
fn s14_1_s14_2_lookups_through_layers() {
    let mut sandbox = sandbox();
    let config = json!({ "missing": ["vk_layerGetPhysicalDeviceProcAddr"] });
    sandbox.implicit_layer("it", json!({}), config);
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        let instance = loader
            .create_instance(&InstanceRequest::default())
            .expect("vkCreateInstance");
        assert!(
            loader
                .proc_addr(instance.handle, c"vk_layerGetPhysicalDeviceProcAddr")
                .is_none()
        );
        let device = instance.create_device(instance.physical_devices()[0], &[]);
        let by_instance = instance.device_commands;
        let place = |command: vk::PFN_vkVoidFunction| command.map(|f| f as usize);
        let get = |name: &std::ffi::CStr| {
            let found = call!(by_instance.get_device_proc_addr(device.handle, name.as_ptr()));
            (place(found), place(loader.proc_addr(instance.handle, name)))
        };
        for name in [
            c"vkGetDeviceProcAddr",
            c"vkDestroyDevice",
            c"vkGetDeviceQueue",
            c"vkAllocateCommandBuffers",
        ] {
            let (device, instance) = get(name);
            assert_eq!(device, instance, "{name:?} is the loader's");
        }
        let (device_draw, instance_draw) = get(c"vkCmdDraw");
        assert_ne!(device_draw, instance_draw, "the layer's own");
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
}
