//! Where drivers are searched (drivers.md A.3, A.4, C.1, C.2).

use std::path::Path;

use tests::{InstanceRequest, Loader, Sandbox, json};

/// The application of all these scenarios: the names of the physical devices in their order.
fn device_names() -> String {
    let instance = Loader::open()
        .create_instance(&InstanceRequest::default())
        .expect("vkCreateInstance");
    let names: Vec<String> = instance
        .physical_devices()
        .iter()
        .map(|&d| instance.device_name(d))
        .collect();
    instance.destroy();
    names.join(",")
}

/// A sandbox with unsorted devices, so that the order shows the order of the search: reversed (drivers.md J.5).
fn sandbox() -> Sandbox {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DISABLE_SELECT", "1");
    sandbox
}

fn place(sandbox: &Sandbox, directory: &str, name: &str) -> String {
    let config = json!({ "physical_devices": [{ "name": name }] });
    sandbox
        .driver_at(Path::new(directory), name, &config)
        .manifest
        .to_str()
        .expect("a path in UTF-8")
        .to_owned()
}

fn devices(outcome: &tests::Outcome) -> Vec<&str> {
    outcome.expect_success();
    let list = outcome
        .stdout
        .split(['<', '>'])
        .nth(1)
        .expect("the list of devices");
    list.split(',').collect()
}

/// drivers.md C.1: the standard directories in order. The system's own (`/etc`, which no variable moves) are not part
/// of this test.
#[test]
fn the_standard_directories_are_searched_in_order() {
    let mut sandbox = sandbox();
    let two = [sandbox.path("data"), sandbox.path("data-2")]
        .map(|path| path.display().to_string())
        .join(":");
    sandbox
        .env("XDG_DATA_DIRS", two)
        .env("VK_LOADER_DRIVERS_SELECT", "mock_*");
    for (directory, name) in [
        ("config-home", "mock_config_home"),
        ("config", "mock_config"),
        ("data-home", "mock_data_home"),
        ("data", "mock_data"),
        ("data-2", "mock_data_2"),
        ("home/.config", "mock_not_searched_with_XDG_CONFIG_HOME"),
    ] {
        place(&sandbox, &format!("{directory}/vulkan/icd.d"), name);
    }
    let outcome = sandbox.run(|| println!("devices <{}>", device_names()));
    let expected = [
        "mock_data_2",
        "mock_data",
        "mock_data_home",
        "mock_config",
        "mock_config_home",
    ];
    assert_eq!(devices(&outcome), expected);
}

/// drivers.md C.1 rows 1 and 5: the home directory stands in for unset variables (empty is unset there).
#[test]
fn home_stands_in_for_xdg() {
    let mut sandbox = sandbox();
    sandbox
        .env("XDG_CONFIG_HOME", "")
        .env("XDG_DATA_HOME", "")
        .env("VK_LOADER_DRIVERS_SELECT", "mock_*");
    place(&sandbox, "home/.config/vulkan/icd.d", "mock_config");
    place(&sandbox, "home/.local/share/vulkan/icd.d", "mock_data");
    assert_eq!(
        devices(&sandbox.run(|| println!("devices <{}>", device_names()))),
        ["mock_data", "mock_config"]
    );
}

/// drivers.md C.2, A.1: which variable wins.
#[test]
fn driver_file_variables_replace_or_add() {
    let cases = [
        (
            &["VK_DRIVER_FILES", "VK_ICD_FILENAMES", "VK_ADD_DRIVER_FILES"][..],
            "VK_DRIVER_FILES",
        ),
        (
            &["VK_ICD_FILENAMES", "VK_ADD_DRIVER_FILES"],
            "VK_ICD_FILENAMES",
        ),
        (&["VK_ADD_DRIVER_FILES"], "standard,VK_ADD_DRIVER_FILES"),
        (&[], "standard"),
    ];
    for (variables, expected) in cases {
        let mut sandbox = sandbox();
        sandbox.env("VK_LOADER_DRIVERS_SELECT", "VK_*,standard*");
        place(&sandbox, "data/vulkan/icd.d", "standard");
        for variable in variables {
            let manifest = place(&sandbox, "elsewhere", variable);
            sandbox.env(variable, manifest);
        }
        let outcome = sandbox.run(|| println!("devices <{}>", device_names()));
        assert_eq!(devices(&outcome).join(","), expected);
    }
}

/// drivers.md A.3: files and directories in one list; empty elements vanish; a file named twice is taken once.
#[test]
fn path_lists_take_files_and_directories() {
    let mut sandbox = sandbox();
    let first = place(&sandbox, "a", "first");
    place(&sandbox, "b", "second");
    sandbox.write("b/ignored.txt", "not a manifest");
    let list = format!("::{first}::{}:{first}:", sandbox.path("b").display());
    sandbox.env("VK_DRIVER_FILES", list);
    assert_eq!(
        devices(&sandbox.run(|| println!("devices <{}>", device_names()))),
        ["second", "first"]
    );
}

/// drivers.md A.4: driver filters look at the manifest's file name.
#[test]
fn driver_filters_select_and_disable() {
    let cases = [
        ("VK_LOADER_DRIVERS_SELECT", "alpha*", "alpha"),
        ("VK_LOADER_DRIVERS_SELECT", "BETA.json", "beta"),
        ("VK_LOADER_DRIVERS_DISABLE", "*eta*", "alpha"),
        ("VK_LOADER_DRIVERS_DISABLE", "beta", "beta,alpha"),
        ("VK_LOADER_DRIVERS_SELECT", "*", "beta,alpha"),
    ];
    for (variable, value, expected) in cases {
        let mut sandbox = sandbox();
        for name in ["alpha", "beta"] {
            sandbox.driver(name, json!({ "physical_devices": [{ "name": name }] }));
        }
        sandbox.env(variable, value);
        let outcome = sandbox.run(|| println!("devices <{}>", device_names()));
        assert_eq!(devices(&outcome).join(","), expected, "{variable}={value}");
    }
}

/// drivers.md B.5: what a search says.
#[test]
fn a_search_is_logged() {
    let mut sandbox = sandbox();
    let mock = sandbox.driver("mock", json!({}));
    sandbox.env("VK_LOADER_DEBUG", "driver");
    let outcome = sandbox.run(|| println!("devices <{}>", device_names()));
    outcome.expect_success();
    let manifest = mock.manifest.display();
    let block = [
        "Searching for driver manifest files".to_owned(),
        "   In following locations:".to_owned(),
        format!("      {manifest}"),
        "   Found the following files:".to_owned(),
        format!("      {manifest}"),
        format!("Found ICD manifest file {manifest}, version 1.0.1"),
    ];
    let drivers: Vec<&str> = outcome
        .messages()
        .iter()
        .filter(|(level, _)| *level == "DRIVER")
        .map(|m| m.1)
        .collect();
    assert!(
        drivers.windows(block.len()).any(|lines| lines == block),
        "{}",
        outcome.stderr
    );
}
