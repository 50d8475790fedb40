//! The loader settings file (drivers.md K).

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use dispatch_tables::vk;
use serde_json::Value;
use tests::{InstanceRequest, Loader, Outcome, Sandbox, json};

/// What the loader appends to a base directory, double slash and all (drivers.md K.1).
const RELATIVE: &str = "vulkan//loader_settings.d/vk_loader_settings.json";

/// Where most of these tests put their file.
fn write_settings(sandbox: &Sandbox, text: &str) -> PathBuf {
    sandbox.write(Path::new("config-home").join(RELATIVE), text)
}

/// A file with one settings object, for every program.
fn settings(object: &Value) -> String {
    json!({ "file_format_version": "1.0.0", "settings": object }).to_string()
}

/// The file that the loader says it uses.
fn used(outcome: &Outcome) -> Option<String> {
    let messages = outcome.expect_success().messages();
    let prefix = "Using layer configurations found in loader settings from ";
    messages
        .iter()
        .find_map(|(_, text)| text.strip_prefix(prefix))
        .map(str::to_owned)
}

/// The application of most of these tests: the names of its devices in their order, or why there are none.
fn device_names() -> String {
    match Loader::open().create_instance(&InstanceRequest::default()) {
        Ok(instance) => {
            let devices = instance.try_physical_devices().unwrap_or_default();
            let names: Vec<String> = devices
                .iter()
                .map(|&device| instance.device_name(device))
                .collect();
            instance.destroy();
            names.join(" ")
        }
        Err(error) => error.as_raw().to_string(),
    }
}

fn devices(outcome: &Outcome) -> String {
    let text = &outcome.expect_success().stdout;
    let list = text.split("devices <").nth(1).expect("the list of devices");
    list.split('>').next().unwrap_or_default().to_owned()
}

fn named(name: &str) -> Value {
    json!({ "physical_devices": [{ "name": name }] })
}

/// drivers.md K.1: the first of these places that has the file; what comes after it does not count.
#[test]
fn the_settings_file_is_found_in_order() {
    const PLACES: [&str; 6] = [
        "config-home",
        "data-home",
        "home/.config",
        "home/.local/share",
        "config",
        "data",
    ];
    for first in 0..PLACES.len() {
        let mut sandbox = Sandbox::new();
        sandbox.env("VK_LOADER_DEBUG", "info");
        if first >= 2 {
            sandbox.env("XDG_CONFIG_HOME", "").env("XDG_DATA_HOME", "");
        }
        let text = settings(&json!({ "layers": [] }));
        for place in &PLACES[first..] {
            sandbox.write(Path::new(place).join(RELATIVE), &text);
        }
        let outcome = sandbox.run(|| {
            Loader::open();
        });
        let expected = format!("{}/{RELATIVE}", sandbox.path(PLACES[first]).display());
        assert_eq!(used(&outcome), Some(expected));
    }
}

/// drivers.md K.1, B.4: the home directory does not count where the XDG variables are set.
#[test]
fn home_does_not_count_beside_xdg_settings() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "info");
    let text = settings(&json!({ "layers": [] }));
    for place in ["home/.config", "home/.local/share"] {
        sandbox.write(Path::new(place).join(RELATIVE), &text);
    }
    let outcome = sandbox.run(|| {
        Loader::open();
    });
    assert_eq!(used(&outcome), None);
    outcome.expect_message(
        "INFO",
        "No valid vk_loader_settings.json file found, no loader settings will be active",
    );
}

/// drivers.md K.1, and a difference: every element of a list of directories counts.
#[test]
fn later_elements_of_a_list_hold_settings_too() {
    let mut sandbox = Sandbox::new();
    let list = format!(
        "{}:{}",
        sandbox.path("nothing").display(),
        sandbox.path("second").display()
    );
    sandbox
        .env("VK_LOADER_DEBUG", "info")
        .env("XDG_CONFIG_DIRS", list);
    let text = settings(&json!({ "layers": [] }));
    let path = sandbox.path("second").join(RELATIVE);
    sandbox.write(Path::new("second").join(RELATIVE), text);
    let outcome = sandbox.run(|| {
        Loader::open();
    });
    assert_eq!(used(&outcome), Some(path.display().to_string()));
}

/// drivers.md K.1: a broken file is the file; later places are not tried.
#[test]
fn a_broken_settings_file_is_not_passed_over() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "all");
    let broken = write_settings(&sandbox, "{");
    let good = settings(&json!({ "layers": [] }));
    sandbox.write(Path::new("data-home").join(RELATIVE), good);
    let outcome = sandbox.run(|| {
        Loader::open();
    });
    assert_eq!(used(&outcome), None);
    let expected = format!("loader_get_json: Invalid JSON file {}.", broken.display());
    outcome.expect_message("ERROR", &expected);
}

/// One row of drivers.md K.2: what the file says, and a message that it brings about (`%` stands for its path).
struct Row {
    text: &'static str,
    message: Option<(&'static str, &'static str)>,
    is_used: bool,
}

const fn row(
    text: &'static str,
    message: Option<(&'static str, &'static str)>,
    is_used: bool,
) -> Row {
    Row {
        text,
        message,
        is_used,
    }
}

const NO_VERSION: (&str, &str) = (
    "DEBUG",
    "Loader settings file from % missing required field file_format_version - no loader settings will be active",
);
const NONE_FOR_PROGRAM: (&str, &str) = (
    "DEBUG",
    "Loader settings file from % missing global settings and none of the app specific settings matched the current application - no loader settings will be active",
);
const NOTHING_VALID: (&str, &str) = (
    "INFO",
    "vk_loader_settings.json file found at \"%\" but did not contain any valid settings.",
);

const SCHEMA: &[Row] = &[
    row(
        "{",
        Some(("ERROR", "loader_get_json: Invalid JSON file %.")),
        false,
    ),
    row("[]", None, false),
    row(r#"{"settings": {"layers": []}}"#, Some(NO_VERSION), false),
    row(
        r#"{"file_format_version": 1, "settings": {"layers": []}}"#,
        Some(NO_VERSION),
        false,
    ),
    row(
        r#"{"file_format_version": "1.0.0"}"#,
        Some((
            "DEBUG",
            "Loader settings file from % missing required settings objects: Either one of the \"settings\" or \"settings_array\" objects must be present - no loader settings will be active",
        )),
        false,
    ),
    row(
        r#"{"file_format_version": "1.0.0", "settings_array": [1]}"#,
        Some((
            "DEBUG",
            "Loader settings file from % has a settings element that is not an object",
        )),
        false,
    ),
    row(
        r#"{"file_format_version": "1.0.0", "settings_array": [{"layers": []}, 1]}"#,
        Some((
            "DEBUG",
            "Loader settings file from % has a settings element that is not an object",
        )),
        true,
    ),
    row(
        r#"{"file_format_version": "1.0.0", "settings_array": []}"#,
        Some(NONE_FOR_PROGRAM),
        false,
    ),
    row(
        r#"{"file_format_version": "1.0.0", "settings": {"app_keys": ["/nowhere"], "layers": []}}"#,
        Some(NONE_FOR_PROGRAM),
        false,
    ),
    row(
        r#"{"file_format_version": "1.0.0", "settings": {"unknown": 1}}"#,
        Some(NOTHING_VALID),
        false,
    ),
    row(
        r#"{"file_format_version": "1.0.0", "settings": {"additional_drivers_use_exclusively": true}}"#,
        Some(NOTHING_VALID),
        false,
    ),
    row(
        r#"{"file_format_version": "1.0.0", "settings": {"layers": [1]}}"#,
        Some(NOTHING_VALID),
        false,
    ),
    row(
        r#"{"file_format_version": "1.0.0", "settings": {"layers": [{"control": "on", "name": "VK_LAYER_x"}]}}"#,
        Some(NOTHING_VALID),
        false,
    ),
    row(
        r#"{"file_format_version": "1.0.0", "settings": {"layers": [{"control": "perhaps", "name": "VK_LAYER_x", "path": "/x.json"}]}}"#,
        Some(("DEBUG", "Control: auto")),
        true,
    ),
    row(
        r#"{"file_format_version": "1.0.0", "settings": {"LAYERS": []}}"#,
        Some(("DEBUG", "Layer Configurations count = 0")),
        true,
    ),
    row(
        r#"{"file_format_version": "1.0.0", "settings": {"additional_drivers": [{"path": "/x.json"}, {"path": 1}]}}"#,
        Some(NOTHING_VALID),
        false,
    ),
    row(
        r#"{"file_format_version": "1.0.0", "settings": {"additional_drivers": [{"path": "/x.json"}], "additional_drivers_use_exclusively": 1}}"#,
        Some(("DEBUG", "Use Additional Drivers Exclusively = false")),
        true,
    ),
    row(
        r#"{"file_format_version": "1.0.0", "settings": {"device_configurations": [1]}}"#,
        Some(NOTHING_VALID),
        false,
    ),
    row(
        r#"{"file_format_version": "1.0.0", "settings": {"device_configurations": [{"deviceUUID": [1], "driverUUID": [2], "driverVersion": 3}]}}"#,
        Some(("DEBUG", "Device Configurations count = 0")),
        true,
    ),
    row(
        r#"{"file_format_version": "1.0.0", "settings": {"device_configurations": [{
            "deviceUUID": [0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,255], "driverUUID": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
            "driverVersion": 3, "deviceName": 5, "driverName": "d"}]}}"#,
        Some(("DEBUG", "deviceUUID: 00010203-0405-0607-0809-0a0b0c0d0eff")),
        true,
    ),
    row(
        r#"{"file_format_version": "1.0.0", "settings": {"stderr_log": ["bogus", "Error"]}}"#,
        Some(NOTHING_VALID),
        false,
    ),
    row(
        r#"{"file_format_version": "1.0.0", "settings": {"stderr_log": "error"}}"#,
        Some(NOTHING_VALID),
        false,
    ),
    row(
        r#"{"file_format_version": "1.0.0", "settings": {"stderr_log": ["bogus", "error", 1, "info"]}}"#,
        Some((
            "DEBUG",
            "Loader Settings Filters for Logging to Standard Error: ERROR",
        )),
        true,
    ),
    row(
        r#"{"file_format_version": "1.0.0", "settings": {"stderr_log": ["all"], "log_locations": 1}}"#,
        Some((
            "DEBUG",
            "Loader Settings Filters for Logging to Standard Error: ERROR | WARNING | INFO | DEBUG | PERF | DRIVER | LAYER",
        )),
        true,
    ),
];

/// drivers.md K.2, row by row (layers.md 3.8).
#[test]
fn settings_files_of_every_shape_are_read_or_turned_down() {
    for row in SCHEMA {
        let mut sandbox = Sandbox::new();
        sandbox.env("VK_LOADER_DEBUG", "all");
        let path = write_settings(&sandbox, row.text);
        let outcome = sandbox.run(|| {
            Loader::open();
        });
        let path = path.display().to_string();
        if let Some((level, text)) = row.message {
            outcome.expect_message(level, &text.replace('%', &path));
        }
        assert_eq!(used(&outcome).is_some(), row.is_used, "{}", row.text);
    }
}

/// drivers.md K.3: the first element with this program's path, else the first without `app_keys` (layers.md 3.8).
#[test]
fn settings_are_matched_with_the_program() {
    let program = env::current_exe().expect("the test program");
    let element = |keys: Option<&str>, word: &str| match keys {
        Some(key) => json!({ "app_keys": [key], "stderr_log": [word] }),
        None => json!({ "stderr_log": [word] }),
    };
    let other = element(Some("/nowhere"), "perf");
    let own = element(program.to_str(), "error");
    let (first, second) = (element(None, "info"), element(None, "warn"));
    let cases = [
        (json!([other, own, first]), "ERROR"),
        (json!([first, other, own]), "ERROR"),
        (json!([other, first, second]), "INFO"),
        (json!([first, second]), "INFO"),
    ];
    for (array, filter) in cases {
        let mut sandbox = Sandbox::new();
        sandbox.env("VK_LOADER_DEBUG", "all");
        let text =
            json!({ "file_format_version": "1.0.0", "settings": second, "settings_array": array });
        write_settings(&sandbox, &text.to_string());
        let outcome = sandbox.run(|| {
            Loader::open();
        });
        let expected = format!("Loader Settings Filters for Logging to Standard Error: {filter}");
        outcome.expect_success().expect_message("DEBUG", &expected);
    }
}

/// drivers.md K.3, and a difference: keys that follow `settings` are not taken for settings.
#[test]
fn keys_beside_settings_are_no_settings() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "all");
    write_settings(
        &sandbox,
        r#"{"file_format_version": "1.0.0", "settings": {"app_keys": ["/nowhere"]}, "zebra": {"stderr_log": ["error"]}}"#,
    );
    let outcome = sandbox.run(|| {
        Loader::open();
    });
    assert_eq!(used(&outcome), None);
}

/// drivers.md K.4, B.2: `stderr_log` takes the place of VK_LOADER_DEBUG for the instance; without it that one counts
/// (layers.md 3.8).
#[test]
fn stderr_log_replaces_vk_loader_debug() {
    let cases = [
        (json!({ "stderr_log": ["driver"] }), "", true),
        (json!({ "stderr_log": ["error"] }), "driver", false),
        (json!({ "layers": [] }), "driver", true),
        (json!({ "layers": [] }), "error", false),
    ];
    for (object, variable, told) in cases {
        let mut sandbox = Sandbox::new();
        let mock = sandbox.driver("mock", json!({}));
        sandbox.env("VK_LOADER_DEBUG", variable);
        write_settings(&sandbox, &settings(&object));
        let outcome = sandbox.run(|| {
            // Opened without a global query, which would read the settings for the process.
            let path = env::var_os("SCENARIO_LOADER").expect("the loader");
            create_without_global_query(Path::new(&path));
        });
        outcome.expect_success();
        let text = format!(
            "Found ICD manifest file {}, version 1.0.1",
            mock.manifest.display()
        );
        let is_told = outcome.messages().contains(&("DRIVER", text.as_str()));
        assert_eq!(is_told, told, "{object} {variable}:\n{}", outcome.stderr);
    }
}

/// vkCreateInstance as the process's first call.
fn create_without_global_query(path: &Path) {
    // SAFETY: a Vulkan loader; its commands have the types of the registry and get valid arguments.
    unsafe {
        let library = libloading::Library::new(path).expect("the loader");
        let create = library
            .get::<vk::PFN_vkCreateInstance>("vkCreateInstance")
            .expect("vkCreateInstance");
        let destroy = library
            .get::<vk::PFN_vkDestroyInstance>("vkDestroyInstance")
            .expect("vkDestroyInstance");
        let info = vk::InstanceCreateInfo::default();
        let mut instance = vk::Instance::NULL;
        assert_eq!(
            create(&info, std::ptr::null(), &mut instance),
            vk::Result::SUCCESS
        );
        destroy(instance, std::ptr::null());
    }
}

/// drivers.md K.6, E.1 step 4, J.5: additional drivers come first in the scan, the last of them first of all; or they
/// alone count. What is no manifest by its name is passed over, wherever it stands (a difference).
#[test]
fn additional_drivers_are_scanned_first_or_alone() {
    for (exclusively, expected) in [(false, "found one two"), (true, "one two")] {
        let mut sandbox = Sandbox::new();
        sandbox.driver("found", named("found"));
        sandbox.env("VK_LOADER_DISABLE_SELECT", "1");
        let [one, two] = ["one", "two"].map(|name| {
            let driver = sandbox.driver_at(Path::new("additional"), name, &named(name));
            json!({ "path": driver.manifest })
        });
        let object = json!({
            "additional_drivers": [one, two, { "path": "/not/a/manifest" }],
            "additional_drivers_use_exclusively": exclusively,
        });
        write_settings(&sandbox, &settings(&object));
        assert_eq!(
            devices(&sandbox.run(|| println!("devices <{}>", device_names()))),
            expected
        );
    }
}

/// drivers.md K.6: filters by file name hold for additional drivers as well.
#[test]
fn additional_drivers_obey_the_driver_filters() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("found", named("found"));
    sandbox.env("VK_LOADER_DRIVERS_DISABLE", "one.json");
    let driver = sandbox.driver_at(Path::new("additional"), "one", &named("one"));
    let object = json!({ "additional_drivers": [{ "path": driver.manifest }] });
    write_settings(&sandbox, &settings(&object));
    assert_eq!(
        devices(&sandbox.run(|| println!("devices <{}>", device_names()))),
        "found"
    );
}

/// drivers.md K.6: exclusively, with settings that are active and no driver in them, leaves none.
#[test]
fn exclusively_without_drivers_leaves_no_driver() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("found", named("found"));
    let object = json!({ "layers": [], "additional_drivers_use_exclusively": true });
    write_settings(&sandbox, &settings(&object));
    let expected = vk::Result::ERROR_INCOMPATIBLE_DRIVER.as_raw().to_string();
    assert_eq!(
        devices(&sandbox.run(|| println!("devices <{}>", device_names()))),
        expected
    );
}

/// drivers.md K.7: when the global settings are read, kept, replaced and reset. The application queries the extensions
/// after each step; a driver that only the settings name has one of its own.
#[test]
fn global_settings_are_read_at_every_query() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("found", json!({ "instance_extensions": [] }));
    let extra = json!({ "instance_extensions": ["VK_KHR_display"] });
    let driver = sandbox.driver_at(Path::new("additional"), "extra", &extra);
    sandbox.env("VK_LOADER_DEBUG", "info");
    let active = settings(&json!({ "additional_drivers": [{ "path": driver.manifest }] }));
    sandbox.set_argument(&active);
    let outcome = sandbox.run(|| {
        let base = PathBuf::from(env::var_os("XDG_CONFIG_HOME").expect("XDG_CONFIG_HOME"));
        let path = base.join(RELATIVE);
        fs::create_dir_all(path.parent().expect("a directory")).expect("its directory");
        let loader = Loader::open();
        let query = |what: &str| {
            eprintln!("step {what}");
            let list = loader.instance_extensions();
            // SAFETY: names end in NUL.
            let name = |item: &vk::ExtensionProperties| unsafe {
                std::ffi::CStr::from_ptr(item.extension_name.as_ptr()).to_owned()
            };
            let found = list.iter().any(|item| name(item) == *c"VK_KHR_display");
            println!("<{what} {found}>");
        };
        query("absent");
        fs::write(&path, Sandbox::argument()).expect("the settings");
        query("active");
        query("unchanged");
        fs::remove_file(&path).expect("the settings");
        query("removed");
        fs::write(&path, r#"{"settings": {}}"#).expect("the settings");
        query("unversioned");
        fs::write(&path, "{").expect("the settings");
        query("invalid");
        fs::write(&path, Sandbox::argument()).expect("the settings");
        query("active-again");
        fs::write(&path, r#"{"file_format_version": "1", "settings": {}}"#).expect("the settings");
        query("empty");
    });
    outcome.expect_success();
    for (step, found) in [
        ("absent", false),
        ("active", true),
        ("unchanged", true),
        ("removed", true),
        ("unversioned", true),
        ("invalid", false),
        ("active-again", true),
        ("empty", false),
    ] {
        let line = format!("<{step} {found}>");
        assert!(
            outcome.stdout.contains(&line),
            "{line}:\n{}",
            outcome.stdout
        );
    }
    let logged = |step: &str| {
        let section = outcome
            .stderr
            .split("step ")
            .find(|text| text.starts_with(step));
        section.is_some_and(|text| text.contains("Using layer configurations found"))
    };
    assert!(logged("active\n"), "{}", outcome.stderr);
    assert!(!logged("unchanged\n"), "{}", outcome.stderr);
    assert!(logged("active-again\n"), "{}", outcome.stderr);
}

/// drivers.md K.7, B.2: a filter of the settings file takes the place of VK_LOADER_DEBUG for the process and stays.
#[test]
fn a_global_filter_is_not_taken_back() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "");
    write_settings(&sandbox, &settings(&json!({ "stderr_log": ["info"] })));
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        let base = PathBuf::from(env::var_os("XDG_CONFIG_HOME").expect("XDG_CONFIG_HOME"));
        fs::write(base.join(RELATIVE), "{}").expect("the settings");
        eprintln!("removed");
        fs::remove_file(base.join(RELATIVE)).expect("the settings");
        loader.version();
    });
    let after = outcome.expect_success().stderr.split("removed\n").nth(1);
    let after = after.expect("the second part");
    assert!(
        after.contains("No valid vk_loader_settings.json file found"),
        "{after}"
    );
}

/// drivers.md K.7: an instance's settings are its own.
#[test]
fn creating_an_instance_leaves_the_global_settings_alone() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("found", json!({ "instance_extensions": [] }));
    let extra = json!({ "instance_extensions": ["VK_KHR_display"] });
    let driver = sandbox.driver_at(Path::new("additional"), "extra", &extra);
    let object = json!({ "additional_drivers": [{ "path": driver.manifest }] });
    sandbox.set_argument(&settings(&object));
    let outcome = sandbox.run(|| {
        let base = PathBuf::from(env::var_os("XDG_CONFIG_HOME").expect("XDG_CONFIG_HOME"));
        let path = base.join(RELATIVE);
        fs::create_dir_all(path.parent().expect("a directory")).expect("its directory");
        let loader = Loader::open();
        fs::write(&path, Sandbox::argument()).expect("the settings");
        let request = InstanceRequest {
            extensions: &["VK_KHR_display"],
            ..Default::default()
        };
        let instance = loader.create_instance(&request).expect("vkCreateInstance");
        fs::remove_file(&path).expect("the settings");
        println!("extensions <{}>", loader.instance_extensions().len());
        instance.destroy();
    });
    outcome.expect_success();
    // The four of the loader itself (drivers.md H.3 step 6).
    assert!(
        outcome.stdout.contains("extensions <4>"),
        "{}",
        outcome.stdout
    );
}
