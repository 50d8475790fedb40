//! Promises of early documents to layers and applications (docs/coverage.md): some still hold, the
//! others are harmless.

use std::path::Path;

use dispatch_tables::vk;
use tests::{InstanceRequest, Loader, Sandbox, json, text};

/// layers.md 7.6: old layers look up vkCreateDevice with a NULL instance in the next layer or
/// driver. Here the lower layer gets the loader's function, and the upper layer that of the lower.
#[test]
fn layers_get_vk_create_device_without_naming_an_instance() {
    let mut sandbox = Sandbox::new();
    let driver = sandbox.driver("driver", json!({}));
    for name in ["above", "below"] {
        let config = json!({ "asks_without_instance": true, "record_lookups": true });
        sandbox.implicit_layer(name, json!({}), config);
    }
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let device = instance.create_device(instance.physical_devices()[0], &[]);
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
    let layers = sandbox.layers();
    assert_eq!(layers.through("vkCreateDevice"), ["above", "below"]);
    assert_eq!(layers.through("vkDestroyDevice"), ["above", "below"]);
    let asked = layers.lookup_handles("below", "vkCreateDevice");
    assert!(asked.contains(&0), "{asked:?}");
    assert_eq!(driver.log().count("vkCreateDevice"), 1);
}

/// drivers.md C.6: `VK_DEVICE_LAYERS` is not read.
#[test]
fn vk_device_layers_switches_nothing_on() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("driver", json!({}));
    let layer = sandbox.explicit_layer("it", json!({}), json!({}));
    sandbox.env("VK_DEVICE_LAYERS", &layer.name).env("VK_LOADER_DEBUG", "all");
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let device = instance.create_device(instance.physical_devices()[0], &[]);
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
    let calls: Vec<_> = sandbox.layers().calls().collect();
    assert!(calls.is_empty(), "{calls:?}");
    assert!(!outcome.stderr.contains("VK_DEVICE_LAYERS"));
}

/// drivers.md C.3: a bare file name is a file of the current directory, not of the standard
/// directories, where loaders of 2016 searched.
#[test]
fn bare_file_names_in_vk_icd_filenames_are_of_the_current_directory() {
    for (directory, expected) in [("here", 1), ("data/vulkan/icd.d", 0)] {
        let mut sandbox = Sandbox::new();
        sandbox.driver_at(Path::new(directory), "mock", &json!({}));
        let here = sandbox.write("here/empty", []);
        let here = here.parent().expect("a directory");
        sandbox
            .env("VK_ICD_FILENAMES", "mock.json")
            .env("VK_LOADER_DEBUG", "error")
            .set_argument(here.to_str().expect("a path in UTF-8"));
        let outcome = sandbox.run(|| {
            std::env::set_current_dir(Sandbox::argument()).expect("the directory");
            let instance = Loader::open().create_instance(&InstanceRequest::default());
            let devices = instance.map_or(0, |instance| instance.physical_devices().len());
            println!("devices <{devices}>");
        });
        outcome.expect_success();
        let devices = format!("devices <{expected}>");
        assert!(outcome.stdout.contains(&devices), "{}", outcome.stdout);
        if expected == 0 {
            let text = "loader_get_json: Failed to open JSON file mock.json";
            outcome.expect_message("ERROR", text);
        }
    }
}

/// drivers.md H.3 step 4, H.4, callpath.md 5.1: Mir surfaces were removed from Vulkan; a driver
/// that still has them does not make them available.
#[test]
fn mir_surfaces_are_unknown() {
    let mut sandbox = Sandbox::new();
    sandbox.driver(
        "driver",
        json!({ "instance_extensions": ["VK_KHR_surface", "VK_KHR_mir_surface"] }),
    );
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        let extensions = loader.instance_extensions();
        let names: Vec<String> = extensions.iter().map(|e| text(&e.extension_name)).collect();
        assert!(names.contains(&"VK_KHR_surface".to_owned()), "{names:?}");
        assert!(!names.contains(&"VK_KHR_mir_surface".to_owned()), "{names:?}");
        let request = InstanceRequest {
            extensions: &["VK_KHR_surface", "VK_KHR_mir_surface"],
            ..Default::default()
        };
        let refused = loader.create_instance(&request).err();
        assert_eq!(refused, Some(vk::Result::ERROR_EXTENSION_NOT_PRESENT));
        let instance =
            loader.create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        for name in [c"vkCreateMirSurfaceKHR", c"vkGetPhysicalDeviceMirPresentationSupportKHR"] {
            assert!(loader.proc_addr(instance.handle, name).is_none(), "{name:?}");
            assert!(loader.symbol(&name.to_string_lossy()).is_none(), "{name:?}");
        }
        instance.destroy();
    });
    outcome.expect_success();
}
