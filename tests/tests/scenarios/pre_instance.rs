//! What is asked before there is an instance (drivers.md H, B).

use std::ffi::CStr;
use std::ptr;

use dispatch_tables::vk;
use tests::{InstanceRequest, Loader, Sandbox, call, json};

fn name(extension: &vk::ExtensionProperties) -> String {
    // SAFETY: the loader ends the name with a NUL.
    unsafe { CStr::from_ptr(extension.extension_name.as_ptr()) }
        .to_string_lossy()
        .into_owned()
}

/// drivers.md H.1: the loader's own version, whatever drivers say.
#[test]
fn the_version_is_the_loaders_own() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({ "api_version": "1.1.0" }));
    let outcome = sandbox.run(|| {
        let version = Loader::open().version();
        println!(
            "version {}.{}",
            vk::api_version_major(version),
            vk::api_version_minor(version)
        );
    });
    outcome.expect_success();
    assert!(outcome.stdout.contains("version 1."), "{}", outcome.stdout);
    assert_eq!(mock.log().names(), Vec::<String>::new());
}

/// drivers.md H.1, NULL pointer (layers.md 9).
#[test]
fn a_null_version_pointer_is_refused() {
    let outcome = Sandbox::new().run(|| {
        let loader = Loader::open();
        let result = call!(loader.globals.enumerate_instance_version(ptr::null_mut()));
        assert_eq!(result, vk::Result::ERROR_OUT_OF_HOST_MEMORY);
    });
    outcome.expect_success();
    let text = "vkEnumerateInstanceVersion: 'pApiVersion' must not be NULL (VUID-vkEnumerateInstanceVersion-pApiVersion-parameter";
    assert!(outcome.stderr.contains(text), "{}", outcome.stderr);
}

/// drivers.md H.3: known extensions of all drivers in scan order, then the loader's own.
#[test]
fn extensions_are_merged_filtered_and_completed() {
    let mut sandbox = Sandbox::new();
    sandbox.driver(
        "first",
        json!({ "instance_extensions": ["VK_KHR_surface", "VK_MOCK_unheard_of"] }),
    );
    sandbox.driver(
        "second",
        json!({ "instance_extensions": ["VK_KHR_surface", "VK_KHR_get_surface_capabilities2"] }),
    );
    let outcome = sandbox.run(|| {
        let names: Vec<String> = Loader::open()
            .instance_extensions()
            .iter()
            .map(name)
            .collect();
        assert_eq!(
            names,
            [
                "VK_KHR_surface",
                "VK_KHR_get_surface_capabilities2",
                "VK_EXT_debug_report",
                "VK_EXT_debug_utils",
                "VK_KHR_portability_enumeration",
                "VK_LUNARG_direct_driver_loading",
            ]
        );
    });
    outcome.expect_success();
}

/// drivers.md H.3, A.1: the filter can be turned off (layers.md 7.2).
#[test]
fn unknown_extensions_pass_when_the_filter_is_off() {
    let mut sandbox = Sandbox::new();
    sandbox.driver(
        "mock",
        json!({ "instance_extensions": ["VK_MOCK_unheard_of"] }),
    );
    sandbox.env("VK_LOADER_DISABLE_INST_EXT_FILTER", "1");
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        assert_eq!(name(&loader.instance_extensions()[0]), "VK_MOCK_unheard_of");
        let request = InstanceRequest {
            extensions: &["VK_MOCK_unheard_of"],
            ..Default::default()
        };
        loader
            .create_instance(&request)
            .expect("vkCreateInstance")
            .destroy();
    });
    outcome.expect_success();
}

/// drivers.md H.3 steps 7, 8: without drivers, and with too little room.
#[test]
fn extensions_are_enumerated_without_drivers_and_in_parts() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_DRIVER_FILES", "");
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        assert_eq!(loader.instance_extensions().len(), 4, "the loader's own");
        let mut count = 2;
        let mut items = [vk::ExtensionProperties::default(); 4];
        let result = call!(loader.globals.enumerate_instance_extension_properties(
            ptr::null(),
            &mut count,
            items.as_mut_ptr()
        ));
        assert_eq!((result, count), (vk::Result::INCOMPLETE, 2));
        assert_eq!(name(&items[1]), "VK_EXT_debug_utils");
        assert_eq!(
            items[2].extension_name[0], 0,
            "nothing is written past the caller's room"
        );
    });
    outcome.expect_success();
}

/// drivers.md H.3: layer names.
#[test]
fn extensions_of_an_unknown_layer_are_an_error() {
    let outcome = Sandbox::new().run(|| {
        let mut count = 0;
        let loader = Loader::open();
        let result = call!(loader.globals.enumerate_instance_extension_properties(
            c"VK_LAYER_MOCK_unheard_of".as_ptr(),
            &mut count,
            ptr::null_mut()
        ));
        assert_eq!(result, vk::Result::ERROR_LAYER_NOT_PRESENT);
    });
    outcome.expect_success();
}

/// drivers.md H.2: no layers here.
#[test]
fn no_layers_are_found_in_an_empty_sandbox() {
    let outcome = Sandbox::new().run(|| {
        let mut count = 99;
        let loader = Loader::open();
        let result = call!(
            loader
                .globals
                .enumerate_instance_layer_properties(&mut count, ptr::null_mut())
        );
        assert_eq!((result, count), (vk::Result::SUCCESS, 0));
    });
    outcome.expect_success();
}

/// drivers.md B.1 to B.4: nothing is printed unless asked for; the banner comes first, at load.
#[test]
fn messages_follow_vk_loader_debug() {
    let cases = [
        ("", 0),
        ("error", 0),
        ("info", 1),
        ("all", 1),
        ("i", 1),
        ("infos", 0),
        ("warn,info", 1),
        (" info", 0),
    ];
    for (value, banners) in cases {
        let mut sandbox = Sandbox::new();
        sandbox.env("VK_LOADER_DEBUG", value);
        let outcome = sandbox.run(|| {
            let version = Loader::open().version();
            let [major, minor, patch] = [
                vk::api_version_major,
                vk::api_version_minor,
                vk::api_version_patch,
            ]
            .map(|part| part(version));
            println!("banner <Vulkan Loader Version {major}.{minor}.{patch}>");
        });
        outcome.expect_success();
        let banner = outcome
            .stdout
            .split(['<', '>'])
            .nth(1)
            .expect("the version");
        let printed = outcome
            .messages()
            .iter()
            .filter(|message| **message == ("INFO", banner))
            .count();
        assert_eq!(
            printed, banners,
            "VK_LOADER_DEBUG={value}:\n{}",
            outcome.stderr
        );
    }
}

/// drivers.md B.3: 32 columns, and what does not fit.
#[test]
fn messages_start_at_column_32() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    sandbox.env("VK_LOADER_DEBUG", "all");
    let outcome = sandbox.run(|| {
        Loader::open()
            .create_instance(&InstanceRequest::default())
            .expect("vkCreateInstance")
            .destroy();
    });
    outcome.expect_success();
    assert!(
        outcome
            .stderr
            .contains("\n[Vulkan Loader] DRIVER:         Searching for driver manifest files\n")
    );
    assert!(outcome.stderr.contains(
        "\n[Vulkan Loader] DEBUG | DRIVER: Searching for ICD drivers named ./libmock.so\n"
    ));
}
