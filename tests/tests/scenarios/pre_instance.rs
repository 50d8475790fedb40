//! Pre-instance functions (drivers.md H, B).

use std::ffi::CStr;
use std::path::Path;
use std::{fs, ptr};

use dispatch_tables::vk;
use tests::{InstanceRequest, Loader, Sandbox, call, json};

fn name(extension: &vk::ExtensionProperties) -> String {
    // SAFETY: the loader writes a NUL-terminated name.
    unsafe { CStr::from_ptr(extension.extension_name.as_ptr()) }.to_string_lossy().into_owned()
}

/// drivers.md H.1, L.1, callpath.md 1.3, 1.6, 7.8: the loader's own version, independent of
/// drivers: that of the registry, and of these packages.
///
/// Stricter than the contract: another loader has its own version.
#[test]
fn the_version_is_the_loaders_own() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({ "api_version": "1.1.0" }));
    let outcome = sandbox.run(|| {
        let version = Loader::open().version();
        assert_eq!(version, vk::HEADER_VERSION_COMPLETE);
        let parts = [vk::api_version_major, vk::api_version_minor, vk::api_version_patch];
        let parts = parts.map(|part| part(version).to_string());
        assert_eq!(parts.join("."), env!("CARGO_PKG_VERSION"));
    });
    outcome.expect_success();
    assert_eq!(mock.log().names(), Vec::<String>::new());
}

/// drivers.md H.1, NULL pointer (layers.md 9) (callpath.md 2.3).
#[test]
fn a_null_version_pointer_is_refused() {
    let outcome = Sandbox::new().run(|| {
        let loader = Loader::open();
        let result = call!(loader.globals.enumerate_instance_version(ptr::null_mut()));
        assert_eq!(result, vk::Result::ERROR_OUT_OF_HOST_MEMORY);
    });
    outcome.expect_success();
    // Printed although messages are not enabled.
    outcome.expect_message("ERROR", "vkEnumerateInstanceVersion: 'pApiVersion' must not be NULL (VUID-vkEnumerateInstanceVersion-pApiVersion-parameter");
}

/// drivers.md H step 1: each of the three queries reads the settings file again,
/// vkGetInstanceProcAddr does not.
#[test]
fn h_queries_read_the_settings_and_lookups_do_not() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "info");
    let directory = "config-home/vulkan/loader_settings.d";
    sandbox.write(format!("{directory}/other"), "");
    let directory = sandbox.path(directory);
    sandbox.set_argument(directory.to_str().expect("UTF-8"));
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        let path = Sandbox::argument() + "/vk_loader_settings.json";
        let ask = |what: &str| match what {
            "version" => drop(loader.version()),
            "layers" => drop(loader.layer_names()),
            "extensions" => drop(loader.instance_extensions()),
            _ => drop(loader.proc_addr(vk::Instance::NULL, c"vkCreateInstance")),
        };
        for what in ["lookup", "version", "lookup", "layers", "lookup", "extensions", "lookup"] {
            // Unchanged settings are not logged again, so the settings are invalid in between.
            fs::write(&path, "{").expect("no settings");
            loader.version();
            fs::write(
                &path,
                r#"{ "file_format_version": "1.0.0", "settings": { "stderr_log": ["info"] } }"#,
            )
            .expect("settings");
            eprintln!("step {what}");
            ask(what);
            eprintln!("step end");
        }
    });
    let steps = outcome.expect_success().stderr.split("step ");
    for step in steps.skip(1).filter(|step| !step.starts_with("end")) {
        let reads = step.contains("Using layer configurations found in loader settings from");
        assert_eq!(reads, !step.starts_with("lookup"), "{}", outcome.stderr);
    }
}

/// drivers.md H.2: all kinds of layers in the order of the list, without calling a driver.
#[test]
fn h2_all_layers_are_listed() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({}));
    for name in ["e1", "e2"] {
        sandbox.explicit_layer(name, json!({}), json!({}));
    }
    sandbox.implicit_layer("i", json!({}), json!({}));
    sandbox.meta_layer(false, "meta", json!({ "component_layers": ["VK_LAYER_MOCK_e2"] }));
    sandbox.env("DISABLE_i", "1");
    let outcome = sandbox.run(|| {
        let expected = ["i", "e1", "e2", "meta"].map(|name| format!("VK_LAYER_MOCK_{name}"));
        assert_eq!(Loader::open().layer_names(), expected);
    });
    outcome.expect_success();
    assert_eq!(mock.log().names(), [""; 0]);
}

/// drivers.md H.3 steps 1, 2: each call scans again, and drivers stay open until an instance is
/// destroyed; a scan without usable drivers is no error.
#[test]
fn h3_each_call_scans_and_drivers_stay_open() {
    let mut sandbox = Sandbox::new();
    for name in ["first", "second"] {
        let extension = json!({ "instance_extensions": [format!("VK_MOCK_{name}")] });
        sandbox.driver_at(Path::new("manifests"), name, &extension);
    }
    let nothing = json!({ "file_format_version": "1.0.0", "ICD": { "library_path": "/none.so", "api_version": "1.3.0" } });
    sandbox.write("broken.json", nothing.to_string());
    let manifests = sandbox.path("manifests").display().to_string();
    sandbox
        .env("VK_DRIVER_FILES", &manifests)
        .env("VK_LOADER_DISABLE_INST_EXT_FILTER", "1")
        .set_argument(&manifests);
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        let directory = Sandbox::argument();
        let offers = |wanted: &str| {
            loader.instance_extensions().iter().any(|extension| name(extension) == wanted)
        };
        let is_open = |library: &str| {
            let maps = fs::read_to_string("/proc/self/maps").expect("the mappings");
            maps.contains(library)
        };
        fs::rename(directory.clone() + "/second.json", directory.clone() + "/second")
            .expect("hidden");
        assert!(!is_open("libfirst.so"));
        assert!(offers("VK_MOCK_first") && is_open("libfirst.so"));
        assert!(!offers("VK_MOCK_second") && !is_open("libsecond.so"));
        fs::rename(directory.clone() + "/second", directory.clone() + "/second.json")
            .expect("found");
        assert!(offers("VK_MOCK_second") && is_open("libsecond.so"));
        loader.create_instance(&InstanceRequest::default()).expect("vkCreateInstance").destroy();
        assert!(!is_open("libfirst.so") && !is_open("libsecond.so"));
        // SAFETY: the application of a scenario has one thread.
        unsafe {
            std::env::set_var("VK_DRIVER_FILES", directory + "/../broken.json:/missing.json")
        };
        assert_eq!(loader.instance_extensions().len(), 4, "the loader's own");
    });
    outcome.expect_success();
}

/// drivers.md H.3 step 3: the first driver that returns an error determines the result, in either
/// of its two calls.
#[test]
fn h3_a_driver_that_fails_fails_the_query() {
    const COMMAND: &str = "vkEnumerateInstanceExtensionProperties";
    for (call, result, text) in [
        (1, -1, "Error getting Instance extension count from"),
        (1, -3, "Error getting Instance extension count from"),
        (1, -1_000_069_000, "Error getting Instance extension count from"),
        (2, -2, "Error getting Instance extensions from"),
        (2, -64, "Error getting Instance extensions from"),
    ] {
        let mut sandbox = Sandbox::new();
        sandbox.driver("good", json!({}));
        let config = json!({ "results_from": { COMMAND: { "call": call, "result": result } } });
        let bad = sandbox.driver("bad", config);
        sandbox.driver("worse", json!({ "results": { COMMAND: -13 } }));
        sandbox.env("VK_LOADER_DEBUG", "error").set_argument(&result.to_string());
        let outcome = sandbox.run(|| {
            let globals = &Loader::open().globals;
            let mut count = 77;
            let result = call!(globals.enumerate_instance_extension_properties(
                ptr::null(),
                &mut count,
                ptr::null_mut()
            ));
            assert_eq!((result.as_raw().to_string(), count), (Sandbox::argument(), 77));
        });
        let message = format!("loader_add_instance_extensions: {text} {}", bad.library.display());
        outcome.expect_success().expect_message("ERROR", &message);
    }
}

/// drivers.md H.3 steps 4 to 7, callpath.md 11: extensions of window systems that this build does
/// not support are removed regardless of the filter, the first of two drivers gives the version,
/// the loader adds its own extensions if no driver has them, and implicit layers add any extension.
#[test]
fn h3_versions_and_window_systems() {
    for filter in ["0", "1"] {
        let mut sandbox = Sandbox::new();
        sandbox.driver(
            "first",
            json!({
                "instance_extensions": ["VK_KHR_surface", "VK_KHR_surface", "VK_EXT_directfb_surface"],
                "spec_versions": { "VK_KHR_surface": 7 },
            }),
        );
        sandbox.driver(
            "second",
            json!({
                "instance_extensions": ["VK_QNX_screen_surface", "VK_EXT_debug_utils", "VK_KHR_surface"],
                "spec_versions": { "VK_KHR_surface": 9, "VK_EXT_debug_utils": 99 },
            }),
        );
        let extensions = json!([
            { "name": "VK_MOCK_of_a_layer", "spec_version": "3" },
            { "name": "VK_EXT_debug_report", "spec_version": "33" },
        ]);
        sandbox.implicit_layer("on", json!({ "instance_extensions": extensions }), json!({}));
        sandbox.env("VK_LOADER_DISABLE_INST_EXT_FILTER", filter);
        let outcome = sandbox.run(|| {
            let list = Loader::open().instance_extensions();
            let list: Vec<_> =
                list.iter().map(|extension| (name(extension), extension.spec_version)).collect();
            let expected = [
                ("VK_KHR_surface", 7),
                ("VK_EXT_debug_utils", 99),
                ("VK_EXT_debug_report", 10),
                ("VK_KHR_portability_enumeration", 1),
                ("VK_LUNARG_direct_driver_loading", 1),
                ("VK_MOCK_of_a_layer", 3),
            ];
            assert_eq!(list, expected.map(|(name, version)| (name.to_owned(), version)));
        });
        outcome.expect_success();
    }
}

/// The names of drivers.md H.4 that this build accepts, in the document's order.
const KNOWN: [&str; 31] = [
    "VK_KHR_surface",
    "VK_KHR_display",
    "VK_KHR_xlib_surface",
    "VK_KHR_xcb_surface",
    "VK_KHR_wayland_surface",
    "VK_KHR_get_physical_device_properties2",
    "VK_KHR_device_group_creation",
    "VK_KHR_external_memory_capabilities",
    "VK_KHR_external_semaphore_capabilities",
    "VK_KHR_external_fence_capabilities",
    "VK_KHR_get_surface_capabilities2",
    "VK_KHR_get_display_properties2",
    "VK_KHR_surface_protected_capabilities",
    "VK_KHR_portability_enumeration",
    "VK_KHR_surface_maintenance1",
    "VK_EXT_debug_report",
    "VK_NV_external_memory_capabilities",
    "VK_EXT_validation_flags",
    "VK_EXT_direct_mode_display",
    "VK_EXT_acquire_xlib_display",
    "VK_EXT_display_surface_counter",
    "VK_EXT_swapchain_colorspace",
    "VK_EXT_debug_utils",
    "VK_EXT_validation_features",
    "VK_EXT_headless_surface",
    "VK_EXT_surface_maintenance1",
    "VK_EXT_acquire_drm_display",
    "VK_GOOGLE_surfaceless_query",
    "VK_LUNARG_direct_driver_loading",
    "VK_EXT_layer_settings",
    "VK_NV_display_stereo",
];

/// drivers.md H.4, callpath.md 11: exactly these of a driver's extensions pass; extensions of other
/// platforms or of devices, and made-up ones, do not.
#[test]
fn h4_known_extensions_pass() {
    let unknown = [
        "VK_KHR_android_surface",
        "VK_KHR_win32_surface",
        "VK_GGP_stream_descriptor_surface",
        "VK_NN_vi_surface",
        "VK_MVK_ios_surface",
        "VK_MVK_macos_surface",
        "VK_FUCHSIA_imagepipe_surface",
        "VK_EXT_metal_surface",
        "VK_EXT_directfb_surface",
        "VK_QNX_screen_surface",
        "VK_OHOS_surface",
        "VK_SEC_ubm_surface",
        "VK_KHR_swapchain",
        "VK_MOCK_unheard_of",
        "vk_khr_surface",
        "VK_KHR_surfac",
    ];
    let mut sandbox = Sandbox::new();
    let offered: Vec<_> = unknown.iter().chain(&KNOWN).collect();
    sandbox.driver("mock", json!({ "instance_extensions": offered }));
    let outcome = sandbox.run(|| {
        let list = Loader::open().instance_extensions();
        let names: Vec<_> = list.iter().map(name).collect();
        assert_eq!(names, KNOWN);
    });
    outcome.expect_success();
}

/// drivers.md H.3, callpath.md 1.3, 1.6, 11: known extensions of all drivers in scan order, then
/// the loader's own.
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
        let names: Vec<String> = Loader::open().instance_extensions().iter().map(name).collect();
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

/// drivers.md H.3, A.1: a variable switches the filter off (layers.md 4.2, 7.2).
#[test]
fn unknown_extensions_pass_when_the_filter_is_off() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({ "instance_extensions": ["VK_MOCK_unheard_of"] }));
    sandbox.env("VK_LOADER_DISABLE_INST_EXT_FILTER", "1");
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        assert_eq!(name(&loader.instance_extensions()[0]), "VK_MOCK_unheard_of");
        let request = InstanceRequest { extensions: &["VK_MOCK_unheard_of"], ..Default::default() };
        loader.create_instance(&request).expect("vkCreateInstance").destroy();
    });
    outcome.expect_success();
}

/// drivers.md H.3 steps 7, 8: without drivers, and with an array that is too small.
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
        assert_eq!(items[2].extension_name[0], 0, "nothing is written past the caller's room");
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

/// drivers.md H.2, callpath.md 1.3, 1.6: an empty sandbox has no layers.
#[test]
fn no_layers_are_found_in_an_empty_sandbox() {
    let outcome = Sandbox::new().run(|| {
        let mut count = 99;
        let loader = Loader::open();
        let result =
            call!(loader.globals.enumerate_instance_layer_properties(&mut count, ptr::null_mut()));
        assert_eq!((result, count), (vk::Result::SUCCESS, 0));
    });
    outcome.expect_success();
}

/// drivers.md L.1, B.1 to B.4: nothing is printed unless enabled; the version is logged first, at
/// load.
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
            let [major, minor, patch] =
                [vk::api_version_major, vk::api_version_minor, vk::api_version_patch]
                    .map(|part| part(version));
            println!("banner <Vulkan Loader Version {major}.{minor}.{patch}>");
        });
        outcome.expect_success();
        let banner = outcome.stdout.split(['<', '>']).nth(1).expect("the version");
        let printed =
            outcome.messages().iter().filter(|message| **message == ("INFO", banner)).count();
        assert_eq!(printed, banners, "VK_LOADER_DEBUG={value}:\n{}", outcome.stderr);
    }
}
