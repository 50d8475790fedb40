//! Which variables the loader reads, and when (drivers.md A.1). `elevated.rs` tests programs with
//! elevated privileges.

use super::*;

/// drivers.md A.1: the loader uses the value that VK_LOADER_DEBUG had when the library was loaded.
#[test]
fn a1_the_log_filter_is_latched_at_load() {
    for (before, after) in [("", "all"), ("all", "")] {
        let mut sandbox = Sandbox::new();
        sandbox.driver("mock", json!({}));
        sandbox.env("VK_LOADER_DEBUG", before).set_argument(after);
        let outcome = sandbox.run(|| {
            Loader::open();
            // SAFETY: the application of a scenario has one thread.
            unsafe { env::set_var("VK_LOADER_DEBUG", Sandbox::argument()) };
            print_devices();
        });
        outcome.expect_success();
        let is_told = outcome.stderr.contains("Searching for driver manifest files");
        assert_eq!(is_told, before == "all", "{}", outcome.stderr);
    }
}

/// drivers.md A.1, B.4, E.7: only the value `1` at load keeps libraries of drivers and layers open.
#[test]
fn a1_unloading_is_disabled_by_1_at_load() {
    const VARIABLE: &str = "VK_LOADER_DISABLE_DYNAMIC_LIBRARY_UNLOADING";
    let rows = [
        ("1", "", true),
        ("1", "0", true),
        ("", "1", false),
        ("0", "1", false),
        ("11", "1", false),
        ("true", "1", false),
    ];
    for (before, after, stays) in rows {
        let mut sandbox = Sandbox::new();
        sandbox.driver("mock", json!({}));
        sandbox.implicit_layer("it", json!({}), json!({}));
        sandbox.env("VK_LOADER_DEBUG", "warn").env(VARIABLE, before).set_argument(after);
        let outcome = sandbox.run(|| {
            Loader::open();
            // SAFETY: the application of a scenario has one thread.
            unsafe { env::set_var(VARIABLE, Sandbox::argument()) };
            print_devices();
            let maps = fs::read_to_string("/proc/self/maps").expect("the mappings");
            let is_mapped = |name: &str| maps.contains(name);
            println!("seen <{} {}>", is_mapped("libmock.so"), is_mapped("libit.so"));
        });
        assert_eq!(seen(&outcome), [format!("{stays} {stays}")], "{before}");
        let warning = ("WARNING", "Vulkan Loader: library unloading is disabled");
        assert_eq!(outcome.messages().contains(&warning), stays, "{before}");
    }
}

/// Devices, known layers, layers in the call chain, and whether unknown extensions pass. Omits
/// devices and layers that the test did not add.
fn look() -> String {
    let loader = Loader::open();
    let own = |names: Vec<String>| {
        let names = names.iter().filter_map(|name| name.strip_prefix("VK_LAYER_MOCK_"));
        names.collect::<Vec<_>>().join(" ")
    };
    let known = own(loader.layer_names());
    let extensions = loader.instance_extensions();
    let mut unknown = extensions.iter();
    let unknown = unknown.any(|extension| text(&extension.extension_name) == "VK_MOCK_unheard_of");
    let filter = if unknown { "unfiltered" } else { "filtered" };
    let (devices, active) = match loader.create_instance(&InstanceRequest::default()) {
        Ok(instance) => {
            let devices = names_of_devices(&instance);
            let active = own(crate::layers::device_layers(&instance));
            instance.destroy();
            let own = devices.into_iter().filter(|name| name.len() == 1);
            (own.collect::<Vec<_>>().join(" "), active)
        }
        Err(error) => (error.as_raw().to_string(), String::new()),
    };
    format!("{devices} | {known} | {active} | {filter}")
}

/// The variables of drivers.md A.1 that are read in each call, with their effects. The two
/// variables that are read at load have their own tests.
const ROWS: &[(Variables<'_>, &str)] = &[
    (&[], "a b | i h e | i | filtered"),
    (&[("VK_DRIVER_FILES", "{}/elsewhere/c.json")], "c | i h e | i | filtered"),
    (&[("VK_ICD_FILENAMES", "{}/elsewhere/c.json")], "c | i h e | i | filtered"),
    (&[("VK_ADD_DRIVER_FILES", "{}/elsewhere/c.json")], "a b c | i h e | i | filtered"),
    (&[("VK_LAYER_PATH", "{}/explicit")], "a b | i h f | i | filtered"),
    (&[("VK_ADD_LAYER_PATH", "{}/explicit")], "a b | i h f e | i | filtered"),
    (&[("VK_IMPLICIT_LAYER_PATH", "{}/implicit")], "a b | g e | g | filtered"),
    (&[("VK_ADD_IMPLICIT_LAYER_PATH", "{}/implicit")], "a b | g i h e | g i | filtered"),
    (&[("VK_LOADER_DRIVERS_SELECT", "a.json")], "a | i h e | i | filtered"),
    (&[("VK_LOADER_DRIVERS_DISABLE", "a.json")], "b | i h e | i | filtered"),
    (&[("VK_LOADER_LAYERS_ENABLE", "*_e")], "a b | i h e | i e | filtered"),
    (&[("VK_LOADER_LAYERS_DISABLE", "*_i")], "a b | h e |  | filtered"),
    (&[("VK_LOADER_LAYERS_DISABLE", "~all~")], "a b |  |  | filtered"),
    (&[("VK_LOADER_LAYERS_DISABLE", "~implicit~")], "a b | e |  | filtered"),
    (&[("VK_LOADER_LAYERS_DISABLE", "~explicit~")], "a b | i h | i | filtered"),
    (
        &[("VK_LOADER_LAYERS_DISABLE", "**"), ("VK_LOADER_LAYERS_ALLOW", "*_i,*_e")],
        "a b | i e | i | filtered",
    ),
    (
        &[("VK_INSTANCE_LAYERS", "VK_LAYER_MOCK_e:VK_LAYER_MOCK_h")],
        "a b | i h e | i e h | filtered",
    ),
    (&[("VK_INSTANCE_LAYERS", "vk_layer_mock_e")], "a b | i h e | i | filtered"),
    (&[("VK_LOADER_DISABLE_INST_EXT_FILTER", "1")], "a b | i h e | i | unfiltered"),
    (&[("VK_LOADER_DISABLE_INST_EXT_FILTER", " -3x")], "a b | i h e | i | unfiltered"),
    (&[("VK_LOADER_DISABLE_INST_EXT_FILTER", "0")], "a b | i h e | i | filtered"),
    (&[("VK_LOADER_DISABLE_INST_EXT_FILTER", "0x1")], "a b | i h e | i | filtered"),
    (&[("VK_LOADER_DISABLE_INST_EXT_FILTER", "true")], "a b | i h e | i | filtered"),
    (&[("VK_LOADER_DISABLE_SELECT", "1")], "b a | i h e | i | filtered"),
    (&[("VK_LOADER_DISABLE_SELECT", "0")], "a b | i h e | i | filtered"),
    (&[("VK_LOADER_DISABLE_SELECT", "yes")], "a b | i h e | i | filtered"),
    (&[("VK_LOADER_DEVICE_SELECT", "1b:2b")], "b a | i h e | i | filtered"),
    (&[("VK_LOADER_DEVICE_SELECT", "0x1B:0x2B")], "b a | i h e | i | filtered"),
    (&[("VK_LOADER_DEVICE_SELECT", "27:43")], "a b | i h e | i | filtered"),
    (&[("VK_LOADER_DEVICE_ID_FILTER", "0x2b")], "b | i h e | i | filtered"),
    (&[("VK_LOADER_VENDOR_ID_FILTER", "0x1b")], "b | i h e | i | filtered"),
    (&[("VK_LOADER_DRIVER_ID_FILTER", "0x3b")], "b | i h e | i | filtered"),
    (&[("VK_LOADER_SEARCH_ONLY_IN_BUNDLE", "1")], "a b | i h e | i | filtered"),
    (&[("XDG_CONFIG_HOME", "{}/other")], "a b c | i h e | i | filtered"),
    (&[("XDG_CONFIG_DIRS", "{}/other")], "a b c | i h e | i | filtered"),
    (&[("XDG_DATA_HOME", "{}/other")], "a b c | i h e | i | filtered"),
    (&[("XDG_DATA_DIRS", "{}/other")], "c |  |  | filtered"),
    (&[("XDG_CONFIG_HOME", ""), ("HOME", "{}/nowhere:{}/here")], "a b c | i h e | i | filtered"),
    (&[("DISABLE_i", "1")], "a b | i h e |  | filtered"),
    (&[("DISABLE_i", "")], "a b | i h e |  | filtered"),
    (&[("ENABLE_h", "yes")], "a b | i h e | i h | filtered"),
    (&[("ENABLE_h", "no")], "a b | i h e | i | filtered"),
    (&[("ENABLE_h", "yes"), ("DISABLE_h", "0")], "a b | i h e | i | filtered"),
    (&[("VK_DEVICE_LAYERS", "VK_LAYER_MOCK_e")], "a b | i h e | i | filtered"),
    (
        &[
            ("VK_DRIVER_FILES", ""),
            ("VK_ICD_FILENAMES", "{}/elsewhere/c.json"),
            ("VK_ADD_DRIVER_FILES", "{}/elsewhere/c.json"),
        ],
        "-9 | i h e |  | filtered",
    ),
    (
        &[("VK_ICD_FILENAMES", ""), ("VK_ADD_DRIVER_FILES", "{}/elsewhere/c.json")],
        "-9 | i h e |  | filtered",
    ),
    (&[("VK_ADD_DRIVER_FILES", "")], "a b | i h e | i | filtered"),
    (&[("VK_LAYER_PATH", ""), ("VK_ADD_LAYER_PATH", "{}/explicit")], "a b | i h | i | filtered"),
    (
        &[("VK_IMPLICIT_LAYER_PATH", ""), ("VK_ADD_IMPLICIT_LAYER_PATH", "{}/implicit")],
        "a b | e |  | filtered",
    ),
    (&[], "a b | i h e | i | filtered"),
];

/// Creates the drivers and layers that [`ROWS`] select from.
fn lay_out() -> Sandbox {
    let mut sandbox = Sandbox::new();
    let list = ["data-a", "data-b"].map(|name| sandbox.path(name).display().to_string());
    sandbox.env("XDG_DATA_DIRS", list.join(":"));
    // Sorted, the order is a, b, c; unsorted, b precedes a.
    for (directory, name, kind, ids) in [
        ("data-a/vulkan/icd.d", "a", "discrete", [0x1a, 0x2a, 0x3a]),
        ("data-b/vulkan/icd.d", "b", "integrated", [0x1b, 0x2b, 0x3b]),
        ("elsewhere", "c", "virtual", [0x1c, 0x2c, 0x3c]),
        ("other/vulkan/icd.d", "c", "virtual", [0x1c, 0x2c, 0x3c]),
        ("nowhere/.config/vulkan/icd.d", "d", "cpu", [0x1d, 0x2d, 0x3d]),
        ("here/.config/vulkan/icd.d", "c", "virtual", [0x1c, 0x2c, 0x3c]),
    ] {
        let config = json!({
            "instance_extensions": ["VK_MOCK_unheard_of"],
            "physical_devices": [{
                "name": name, "type": kind, "vendor_id": ids[0], "device_id": ids[1], "driver_id": ids[2],
            }],
        });
        sandbox.driver_at(Path::new(directory), name, &config);
    }
    for (directory, name) in [
        ("data-a/vulkan/implicit_layer.d", "i"),
        ("data-b/vulkan/implicit_layer.d", "h"),
        ("data-a/vulkan/explicit_layer.d", "e"),
        ("explicit", "f"),
        ("implicit", "g"),
    ] {
        let library =
            sandbox.layer_library(format!("{directory}/lib{name}.so"), &[json!({ "name": name })]);
        let mut object = json!({
            "name": format!("VK_LAYER_MOCK_{name}"), "type": "GLOBAL", "library_path": library,
            "api_version": "1.4.0", "implementation_version": "1", "description": name,
            "disable_environment": { format!("DISABLE_{name}"): "1" },
        });
        if name == "h" {
            object["enable_environment"] = json!({ "ENABLE_h": "yes" });
        }
        let file = json!({ "file_format_version": "1.2.1", "layers": [object] });
        sandbox.write(format!("{directory}/{name}.json"), file.to_string());
    }
    sandbox
}

/// drivers.md A.1, C.2, C.6: all other variables are read in every call.
#[test]
fn a1_variables_are_read_at_every_call() {
    let mut sandbox = lay_out();
    set_rows(&mut sandbox, ROWS.iter().map(|(variables, _)| *variables));
    let outcome = sandbox.run(|| for_each_row(look));
    expect_rows(&outcome, ROWS.iter().copied());
}
