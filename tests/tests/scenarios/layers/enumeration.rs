//! Enumeration (layers.md 4) and lookups (14).

use std::ffi::CStr;

use dispatch_tables::vk;
use tests::{InstanceRequest, Loader, Sandbox, call, json, text};

use super::sandbox;

/// Layers that are enumerated although they cannot be used (drivers.md H.2).
#[test]
fn s4_1_enumeration_does_not_look_into_libraries() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("off", json!({}), json!({}));
    let broken = json!({ "library_path": "./none.so", "api_version": "9.9.9" });
    sandbox.explicit_layer("broken", broken, json!({}));
    let refusing = json!({ "negotiate": { "result": -3 } });
    sandbox
        .explicit_layer("refusing", json!({}), refusing)
        .hide_symbols(&["vkGetInstanceProcAddr"]);
    sandbox.env("DISABLE_off", "1");
    let outcome = sandbox.run(|| {
        let expected = ["off", "broken", "refusing"].map(|name| format!("VK_LAYER_MOCK_{name}"));
        assert_eq!(Loader::open().layer_names(), expected);
    });
    outcome.expect_success();
    assert!(!outcome.stderr.contains("Loading layer library"));
}

/// The two-call idiom: results for arrays of various sizes (drivers.md H.2).
#[test]
fn s4_1_room_for_layers() {
    let mut sandbox = sandbox();
    for name in ["a", "b", "c"] {
        sandbox.explicit_layer(name, json!({}), json!({}));
    }
    let outcome = sandbox.run(|| {
        let enumerate = Loader::open().globals.enumerate_instance_layer_properties;
        let enumerate = enumerate.expect("vkEnumerateInstanceLayerProperties");
        let mut count = 99;
        // SAFETY: the count is writable, and the array is NULL.
        let result = unsafe { enumerate(&mut count, std::ptr::null_mut()) };
        assert_eq!((result, count), (vk::Result::SUCCESS, 3));
        for (room, result, written) in [
            (0, vk::Result::INCOMPLETE, 0),
            (2, vk::Result::INCOMPLETE, 2),
            (3, vk::Result::SUCCESS, 3),
            (4, vk::Result::SUCCESS, 3),
        ] {
            let mut layers = [vk::LayerProperties::default(); 4];
            let mut count = room;
            // SAFETY: the count is at most the length of the array, which is four.
            let found = unsafe { enumerate(&mut count, layers.as_mut_ptr()) };
            assert_eq!((found, count), (result, written), "{room}");
            let names = layers.map(|layer| text(&layer.layer_name));
            let expected = ["a", "b", "c", ""].map(|name| match name {
                "" => String::new(),
                name => format!("VK_LAYER_MOCK_{name}"),
            });
            let (written, rest) = names.split_at(written as usize);
            assert_eq!(written, &expected[..written.len()]);
            assert!(rest.iter().all(String::is_empty), "nothing past the caller's room");
        }
    });
    outcome.expect_success();
}

/// Extensions by layer name, and the layers whose extensions are in the list without a name
/// (drivers.md H.3).
#[test]
fn s4_2_extensions_of_layers() {
    let mut sandbox = sandbox();
    let list =
        |name: &str| json!({ "instance_extensions": [{ "name": name, "spec_version": "9" }] });
    sandbox.implicit_layer("on", list("VK_MOCK_on"), json!({}));
    sandbox.implicit_layer("off", list("VK_MOCK_off"), json!({}));
    sandbox.implicit_layer("same", list("VK_KHR_surface"), json!({}));
    sandbox.implicit_layer("own", list("VK_EXT_debug_utils"), json!({}));
    sandbox.explicit_layer("named", list("VK_MOCK_named"), json!({}));
    sandbox.explicit_layer("filtered", list("VK_MOCK_filtered"), json!({}));
    sandbox
        .env("DISABLE_off", "1")
        .env("VK_INSTANCE_LAYERS", "VK_LAYER_MOCK_named")
        .env("VK_LOADER_LAYERS_DISABLE", "*filtered");
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        let listed = |list: &[vk::ExtensionProperties]| {
            let list = list.iter().map(|e| (text(&e.extension_name), e.spec_version));
            list.collect::<Vec<_>>()
        };
        let all = listed(&loader.instance_extensions());
        assert_eq!(listed(&loader.extensions_of_layer("").expect("no layer's")), all);
        let version =
            |name: &str| all.iter().find(|(known, _)| known == name).map(|(_, version)| *version);
        assert_eq!(version("VK_MOCK_on"), Some(9));
        assert_eq!(version("VK_MOCK_off"), None);
        assert_eq!(version("VK_MOCK_named"), None, "explicit layers are not in the list");
        assert_ne!(version("VK_KHR_surface"), Some(9), "the driver's comes first");
        for (own, revision) in [
            ("VK_EXT_debug_report", 10),
            ("VK_EXT_debug_utils", 2),
            ("VK_KHR_portability_enumeration", 1),
            ("VK_LUNARG_direct_driver_loading", 1),
        ] {
            assert_eq!(version(own), Some(revision), "{own} is the loader's own");
        }
        let position = |name: &str| all.iter().position(|(known, _)| known == name);
        assert!(position("VK_KHR_surface") < position("VK_EXT_debug_report"));
        assert!(position("VK_LUNARG_direct_driver_loading") < position("VK_MOCK_on"));
        for (layer, extension) in
            [("off", "VK_MOCK_off"), ("same", "VK_KHR_surface"), ("named", "VK_MOCK_named")]
        {
            let list =
                loader.extensions_of_layer(&format!("VK_LAYER_MOCK_{layer}")).expect("the layer's");
            assert_eq!(listed(&list), [(extension.to_owned(), 9)]);
        }
        let refused = |layer: &str| loader.extensions_of_layer(layer).err();
        for layer in ["VK_LAYER_MOCK_none", "VK_LAYER_MOCK_filtered", "vk_layer_mock_on"] {
            assert_eq!(refused(layer), Some(vk::Result::ERROR_LAYER_NOT_PRESENT), "{layer}");
        }
        for layer in ["\u{1}", &"x".repeat(257)] {
            assert_eq!(refused(layer), Some(vk::Result::ERROR_EXTENSION_NOT_PRESENT), "{layer}");
        }
    });
    outcome.expect_success();
    assert!(!outcome.stderr.contains("Loading layer library"));
}

/// The extensions of a layer that a variable or the settings file activates are not in the list,
/// but vkCreateInstance accepts them.
#[test]
fn s4_2_extensions_of_explicit_layers_can_be_enabled() {
    for (variable, value) in [
        ("VK_INSTANCE_LAYERS", "VK_LAYER_MOCK_it"),
        ("VK_LOADER_LAYERS_ENABLE", "*_it"),
        ("NONE", ""),
    ] {
        let mut sandbox = Sandbox::new();
        sandbox.driver("driver", json!({ "instance_extensions": [] }));
        let list = json!([{ "name": "VK_KHR_surface", "spec_version": "1" }]);
        sandbox.explicit_layer("it", json!({ "instance_extensions": list }), json!({}));
        sandbox.env(variable, value).env("EXPECTED", if variable == "NONE" { "-7" } else { "0" });
        let outcome = sandbox.run(|| {
            let loader = Loader::open();
            let names = loader.instance_extensions();
            assert!(names.iter().all(|e| text(&e.extension_name) != "VK_KHR_surface"));
            let request = InstanceRequest { extensions: &["VK_KHR_surface"], ..Default::default() };
            let result = loader.create_instance(&request).map(tests::Instance::destroy);
            let code = result.err().map_or(0, |error| error.as_raw()).to_string();
            assert_eq!(code, std::env::var("EXPECTED").expect("the expected result"));
        });
        outcome.expect_success();
    }
}

/// vkEnumerateDeviceLayerProperties lists active meta-layers and layers in the order of activation,
/// for arrays of any size, and does not call the layers.
#[test]
fn s4_3_layers_of_a_device() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("i", json!({}), json!({ "record_lookups": true }));
    sandbox.explicit_layer("a", json!({}), json!({}));
    sandbox.explicit_layer("off", json!({}), json!({}));
    sandbox.meta_layer(false, "m", json!({ "component_layers": ["VK_LAYER_MOCK_a"] }));
    let outcome = sandbox.run(|| {
        let request = InstanceRequest { layers: &["VK_LAYER_MOCK_m"], ..Default::default() };
        let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
        let device = instance.physical_devices()[0];
        let ask = |count: &mut u32, layers: *mut vk::LayerProperties| {
            call!(
                instance
                    .physical_device_commands
                    .enumerate_device_layer_properties(device, count, layers)
            )
        };
        let mut count = 0;
        assert_eq!((ask(&mut count, std::ptr::null_mut()), count), (vk::Result::SUCCESS, 3));
        for (room, result, written) in [(2, vk::Result::INCOMPLETE, 2), (4, vk::Result::SUCCESS, 3)]
        {
            let mut layers = [vk::LayerProperties::default(); 4];
            let mut count = room;
            assert_eq!((ask(&mut count, layers.as_mut_ptr()), count), (result, written));
            let names = layers.map(|layer| text(&layer.layer_name));
            let expected = ["i", "a", "m"].map(|name| format!("VK_LAYER_MOCK_{name}"));
            assert_eq!(names[..written as usize], expected[..written as usize]);
        }
        instance.destroy();
    });
    outcome.expect_success();
    assert!(sandbox.layers().through("vkEnumerateDeviceLayerProperties").is_empty());
}

/// A layer may call the command in the next layer or driver nevertheless.
#[test]
fn s4_3_layers_that_call_the_layer_query_below_themselves_are_logged() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("it", json!({}), json!({ "asks_for_device_layers": true }));
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        instance.device_name(instance.physical_devices()[0]);
        instance.destroy();
    });
    outcome.expect_success().expect_message(
        "ERROR",
        "Encountered the vkEnumerateDeviceLayerProperties terminator.  This means a layer improperly continued.",
    );
    assert_eq!(sandbox.layers().first("it", "vkGetPhysicalDeviceProperties")["device_layers"], -3);
}

/// Enumerates device extensions with a layer name (None for NULL) and room (None for a count
/// query). Returns result, count and names.
pub(super) fn device_extensions(
    instance: &tests::Instance,
    layer: Option<&CStr>,
    room: Option<u32>,
) -> (vk::Result, u32, Vec<String>) {
    let device = instance.physical_devices()[0];
    let mut list = [vk::ExtensionProperties::default(); 16];
    let mut count = room.unwrap_or(99);
    let result = call!(instance.physical_device_commands.enumerate_device_extension_properties(
        device,
        layer.map_or(std::ptr::null(), CStr::as_ptr),
        &mut count,
        room.map_or(std::ptr::null_mut(), |_| list.as_mut_ptr())
    ));
    let names = list.iter().map(|e| text(&e.extension_name)).filter(|name| !name.is_empty());
    (result, count, names.collect())
}

/// Active and inactive layers, two layers of one name, of which the last is used, and unknown
/// names. All calls pass through the layers, and the driver never receives a layer's name.
#[test]
fn s4_4_device_extensions_by_layer() {
    let mut sandbox = Sandbox::new();
    let driver = sandbox.driver("driver", json!({}));
    sandbox.env("VK_LOADER_DEBUG", "all");
    let list = |name: &str| json!({ "device_extensions": [{ "name": name, "spec_version": "9" }] });
    sandbox.implicit_layer("i", list("VK_MOCK_i"), json!({}));
    sandbox.explicit_layer("first", list("VK_MOCK_first"), json!({}));
    let mut second = list("VK_MOCK_second");
    second["name"] = json!("VK_LAYER_MOCK_first");
    sandbox.explicit_layer("second", second, json!({}));
    let entry =
        |name: &str| json!({ "name": "VK_LAYER_MOCK_first", "control": "auto" , "path": name });
    let paths = ["first", "second"]
        .map(|name| sandbox.path(format!("layers/{name}.json")).display().to_string());
    let settings = json!({ "file_format_version": "1.0.0", "settings": { "layers": [
        entry(&paths[0]), entry(&paths[1]), { "control": "unordered_layer_location" },
    ] } });
    sandbox.write(
        "config-home/vulkan/loader_settings.d/vk_loader_settings.json",
        settings.to_string(),
    );
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let ask = |layer: &CStr| device_extensions(&instance, Some(layer), Some(16));
        let names =
            |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        assert_eq!(ask(c"VK_LAYER_MOCK_i"), (vk::Result::SUCCESS, 1, names(&["VK_MOCK_i"])));
        assert_eq!(
            ask(c"VK_LAYER_MOCK_first"),
            (vk::Result::SUCCESS, 1, names(&["VK_MOCK_second"]))
        );
        assert_eq!(ask(c"VK_LAYER_MOCK_none"), (vk::Result::SUCCESS, 0, Vec::new()));
        assert_eq!(ask(c"\x01"), (vk::Result::ERROR_EXTENSION_NOT_PRESENT, 16, Vec::new()));
        let null = instance.physical_device_commands.enumerate_device_extension_properties;
        let device = instance.physical_devices()[0];
        // SAFETY: the loader handles a NULL count.
        let result = unsafe {
            null.expect("the command")(
                device,
                std::ptr::null(),
                std::ptr::null_mut(),
                std::ptr::null_mut(),
            )
        };
        assert_eq!(result, vk::Result::INCOMPLETE);
        assert_eq!(ask(c""), device_extensions(&instance, None, Some(16)));
        instance.destroy();
    });
    outcome.expect_success().expect_message(
        "ERROR",
        "vkEnumerateDeviceExtensionProperties:  pLayerName is too long or is badly formed",
    );
    let calls = sandbox.layers().through("vkEnumerateDeviceExtensionProperties").len();
    assert_eq!(calls, 7, "every call goes through the layer");
    let log = driver.log();
    let seen: Vec<u64> = log
        .calls()
        .filter(|call| call.name == "vkEnumerateDeviceExtensionProperties")
        .map(|call| call.arguments[1])
        .collect();
    assert!(!seen.is_empty() && seen.iter().all(|layer| *layer == 0), "{seen:?}");
}

/// Without a layer's name: the driver's extensions, then those that implicit layers add, for arrays
/// of any size. A layer whose library does not load adds its extensions too, and vkCreateDevice
/// accepts them (8.2).
#[test]
fn s4_4_device_extensions_of_all() {
    let mut sandbox = sandbox();
    let list = json!([{ "name": "VK_KHR_swapchain", "spec_version": "9" }, { "name": "VK_MOCK_i", "spec_version": "9" }]);
    sandbox.implicit_layer("i", json!({ "device_extensions": list }), json!({}));
    let list = json!([{ "name": "VK_MOCK_broken", "spec_version": "9" }]);
    let changes = json!({ "device_extensions": list, "library_path": "./none.so" });
    sandbox.implicit_layer("broken", changes, json!({}));
    let list = json!([{ "name": "VK_MOCK_e", "spec_version": "9" }]);
    sandbox.explicit_layer("e", json!({ "device_extensions": list }), json!({}));
    sandbox.env("VK_INSTANCE_LAYERS", "VK_LAYER_MOCK_e");
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let all = ["VK_KHR_swapchain", "VK_MOCK_i", "VK_MOCK_broken"].map(str::to_owned);
        for (room, result, count, written) in [
            (None, vk::Result::SUCCESS, 3, 0),
            (Some(0), vk::Result::INCOMPLETE, 0, 0),
            (Some(1), vk::Result::INCOMPLETE, 1, 1),
            (Some(2), vk::Result::INCOMPLETE, 2, 2),
            (Some(3), vk::Result::SUCCESS, 3, 3),
            (Some(9), vk::Result::SUCCESS, 3, 3),
        ] {
            let found = device_extensions(&instance, None, room);
            assert_eq!(found, (result, count, all[..written].to_vec()), "{room:?}");
        }
        let physical = instance.physical_devices()[0];
        instance.create_device(physical, &["VK_MOCK_broken"]).destroy();
        instance.destroy();
    });
    outcome.expect_success();
}

/// A driver's error is returned unchanged, and the caller's count stays.
#[test]
fn s4_4_drivers_that_fail() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("driver", json!({ "results": { "vkEnumerateDeviceExtensionProperties": -1 } }));
    sandbox.env("VK_LOADER_DISABLE_SELECT", "1");
    let list = json!([{ "name": "VK_MOCK_i", "spec_version": "9" }]);
    sandbox.implicit_layer("i", json!({ "device_extensions": list }), json!({}));
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let refused = vk::Result::ERROR_OUT_OF_HOST_MEMORY;
        assert_eq!(device_extensions(&instance, None, Some(3)), (refused, 3, Vec::new()));
        assert_eq!(device_extensions(&instance, None, None), (refused, 99, Vec::new()));
        instance.destroy();
    });
    outcome.expect_success();
}

/// The application gets trampolines of the loader from vkGetInstanceProcAddr. From
/// vkGetDeviceProcAddr it gets functions of the top layer, except for commands that set dispatch
/// pointers.
#[test]
fn s14_1_s14_2_lookups_through_layers() {
    let mut sandbox = sandbox();
    let config = json!({ "missing": ["vk_layerGetPhysicalDeviceProcAddr"] });
    sandbox.implicit_layer("it", json!({}), config);
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        let instance =
            loader.create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        assert!(loader.proc_addr(instance.handle, c"vk_layerGetPhysicalDeviceProcAddr").is_none());
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

/// 14.2: the application gets the layers' lookup of physical-device functions where a layer passes
/// its name down, and there alone.
#[test]
fn s14_2_the_layers_lookup_where_a_layer_passes_it_down() {
    for (layer, is_found) in [
        (None, false),
        (Some(json!({ "missing": ["vk_layerGetPhysicalDeviceProcAddr"] })), false),
        (Some(json!({})), true),
    ] {
        let mut sandbox = sandbox();
        if let Some(config) = &layer {
            sandbox.implicit_layer("it", json!({}), config.clone());
        }
        let outcome = sandbox.run(|| {
            let instance = Loader::open()
                .create_instance(&InstanceRequest::default())
                .expect("vkCreateInstance");
            let name = c"vk_layerGetPhysicalDeviceProcAddr";
            println!("\nfound {}", instance.loader.proc_addr(instance.handle, name).is_some());
            instance.destroy();
        });
        assert_eq!(super::printed(&outcome, "found"), is_found.to_string(), "{layer:?}");
    }
}

/// 12.3, LDP_LOADER_12: the loader asks drivers for extensions, but never for those of a layer.
#[test]
fn no_driver_is_asked_for_the_extensions_of_a_layer() {
    let mut sandbox = tests::Sandbox::new();
    let driver = sandbox.driver("driver", json!({}));
    sandbox.implicit_layer("it", json!({}), json!({}));
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        assert!(!loader.instance_extensions().is_empty());
        for name in ["VK_LAYER_MOCK_it", "VK_LAYER_MOCK_none"] {
            let of_layer = loader.extensions_of_layer(name).map(|list| list.len());
            assert_ne!(of_layer, Ok(1), "{name} has none or is not there");
        }
        let instance =
            loader.create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let device = instance.physical_devices()[0];
        for name in [None, Some(c"VK_LAYER_MOCK_it"), Some(c"VK_LAYER_MOCK_none")] {
            let mut count = 0;
            let result =
                call!(instance.physical_device_commands.enumerate_device_extension_properties(
                    device,
                    name.map_or(std::ptr::null(), |name| name.as_ptr()),
                    &mut count,
                    std::ptr::null_mut()
                ));
            assert_eq!(result, vk::Result::SUCCESS, "{name:?}");
            assert_eq!(count, u32::from(name.is_none()), "{name:?}");
        }
        instance.destroy();
    });
    outcome.expect_success();
    let log = driver.log();
    for (command, name) in
        [("vkEnumerateInstanceExtensionProperties", 0), ("vkEnumerateDeviceExtensionProperties", 1)]
    {
        let calls: Vec<_> = log.calls().filter(|call| call.name == command).collect();
        assert!(!calls.is_empty(), "{command}");
        assert!(calls.iter().all(|call| call.arguments[name] == 0), "{command}");
    }
}
