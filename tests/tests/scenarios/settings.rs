//! The loader settings file: its place and contents (drivers.md K.1 to K.3).

mod effects;

use std::env;
use std::path::{Path, PathBuf};

use serde_json::Value;
use tests::{InstanceRequest, Loader, Outcome, Sandbox, json};

/// The path that the loader appends to a base directory, including the double slash (drivers.md
/// K.1).
const RELATIVE: &str = "vulkan//loader_settings.d/vk_loader_settings.json";

/// Writes the file to the place that most of these tests use.
fn write_settings(sandbox: &Sandbox, text: &str) -> PathBuf {
    sandbox.write(Path::new("config-home").join(RELATIVE), text)
}

/// A file with one settings object, for every program.
fn settings(object: &Value) -> String {
    json!({ "file_format_version": "1.0.0", "settings": object }).to_string()
}

/// The path of the settings file, from the message about it.
fn used(outcome: &Outcome) -> Option<String> {
    let messages = outcome.expect_success().messages();
    let prefix = "Using layer configurations found in loader settings from ";
    messages.iter().find_map(|(_, text)| text.strip_prefix(prefix)).map(str::to_owned)
}

/// The application of most of these tests: returns the names of its devices in order, or the error.
fn device_names() -> String {
    match Loader::open().create_instance(&InstanceRequest::default()) {
        Ok(instance) => {
            let names = instance.device_names().join(" ");
            instance.destroy();
            names
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

/// drivers.md K.1, layers.md 3.8: the file is the first one that exists in these places; later
/// places are ignored.
#[test]
fn the_settings_file_is_found_in_order() {
    const PLACES: [&str; 6] =
        ["config-home", "data-home", "home/.config", "home/.local/share", "config", "data"];
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

/// drivers.md K.1, B.4, layers.md 3.8: the home directory is ignored if the XDG variables are set.
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

/// drivers.md K.1, and a difference: every directory of a list is searched.
#[test]
fn later_elements_of_a_list_hold_settings_too() {
    let mut sandbox = Sandbox::new();
    let list =
        format!("{}:{}", sandbox.path("nothing").display(), sandbox.path("second").display());
    sandbox.env("VK_LOADER_DEBUG", "info").env("XDG_CONFIG_DIRS", list);
    let text = settings(&json!({ "layers": [] }));
    let path = sandbox.path("second").join(RELATIVE);
    sandbox.write(Path::new("second").join(RELATIVE), text);
    let outcome = sandbox.run(|| {
        Loader::open();
    });
    assert_eq!(used(&outcome), Some(path.display().to_string()));
}

/// drivers.md K.1: a malformed file is used, and later places are ignored.
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

/// One row of drivers.md K.2: the contents of the file, and a message that they cause (`%` stands
/// for the path of the file).
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
    Row { text, message, is_used }
}

const NO_VERSION: (&str, &str) = (
    "DEBUG",
    "Loader settings file from % missing required field file_format_version - no loader settings will be active",
);
const NONE_FOR_PROGRAM: (&str, &str) = (
    "DEBUG",
    "Loader settings file from % missing global settings and none of the app specific settings matched the current application - no loader settings will be active",
);
const NOTHING_VALID: (&str, &str) =
    ("INFO", "vk_loader_settings.json file found at \"%\" but did not contain any valid settings.");

const SCHEMA: &[Row] = &[
    row("{", Some(("ERROR", "loader_get_json: Invalid JSON file %.")), false),
    row("[]", None, false),
    row(r#"{"settings": {"layers": []}}"#, Some(NO_VERSION), false),
    row(r#"{"file_format_version": 1, "settings": {"layers": []}}"#, Some(NO_VERSION), false),
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
        Some(("DEBUG", "Loader settings file from % has a settings element that is not an object")),
        false,
    ),
    row(
        r#"{"file_format_version": "1.0.0", "settings_array": [{"layers": []}, 1]}"#,
        Some(("DEBUG", "Loader settings file from % has a settings element that is not an object")),
        true,
    ),
    row(r#"{"file_format_version": "1.0.0", "settings_array": []}"#, Some(NONE_FOR_PROGRAM), false),
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
        Some(("DEBUG", "Loader Settings Filters for Logging to Standard Error: ERROR")),
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

/// drivers.md C.4, K.3: the first element with this program's path, otherwise the first without
/// `app_keys` (layers.md 3.8).
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

/// drivers.md K.7: `validation` has no name among the filters; alone it results in an empty list.
#[test]
fn k7_a_filter_without_a_name_is_not_logged() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "all");
    write_settings(
        &sandbox,
        r#"{"file_format_version": "1.0.0", "settings": {"stderr_log": ["validation"]}}"#,
    );
    let outcome = sandbox.run(|| {
        Loader::open();
    });
    outcome.expect_success();
    assert!(used(&outcome).is_some());
    assert!(!outcome.stderr.contains("Loader Settings Filters"));
}

/// drivers.md K.3, and a difference: keys after `settings` are not used as settings.
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

/// drivers.md K.2, K.7: an unreadable file causes a message, and counts as no settings.
#[test]
fn k2_a_file_that_cannot_be_read_is_no_settings() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "all");
    let directory = sandbox.path("config-home").join(RELATIVE);
    if !Sandbox::is_application() {
        std::fs::create_dir_all(&directory).expect("a directory in place of the file");
    }
    let outcome = sandbox.run(|| {
        Loader::open();
    });
    assert_eq!(used(&outcome), None);
    let path = directory.display();
    let text = format!("loader_get_json: Failed to read entire JSON file {path}");
    outcome.expect_message("ERROR", &text);
}
