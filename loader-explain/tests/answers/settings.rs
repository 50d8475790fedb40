//! A settings file in force: what it replaces (drivers.md K, layers.md 3.8).

use serde_json::json;

use crate::installation::Installation;

/// An installation whose settings file has these settings.
fn with_settings(settings: &serde_json::Value) -> Installation {
    let mut installation = Installation::new();
    let folder = installation.path("configuration").display().to_string();
    installation.set("XDG_CONFIG_HOME", &folder);
    let text = json!({ "file_format_version": "1.0.0", "settings": settings }).to_string();
    installation.write("configuration/vulkan/loader_settings.d/vk_loader_settings.json", text);
    installation
}

fn only_layer() -> serde_json::Value {
    json!({ "layers": [{ "name": "VK_LAYER_test_only", "path": "/d/only.json", "control": "on" }] })
}

#[test]
fn a_layer_that_the_file_leaves_out_is_named_with_the_file() {
    let mut installation = with_settings(&only_layer());
    installation.layer("explicit", "VK_LAYER_test_b", json!({}));
    installation.driver("./gone.so");
    let why = installation.text(&["why", "VK_LAYER_test_b"]);
    insta::assert_snapshot!(why, @r"
    explicit layer VK_LAYER_test_b (DIR/explicit/VK_LAYER_test_b.json) is not considered: the settings file DIR/configuration/vulkan//loader_settings.d/vk_loader_settings.json names the only layers
      cure: add the layer in vkconfig, or remove the settings file
    ");
    let by_path = installation.path("explicit/VK_LAYER_test_b.json");
    assert_eq!(installation.text(&["why", crate::path_text(&by_path)]), why);
    let text = installation.all(&["--layer", "VK_LAYER_test_b"]);
    let (_, chain) = text.split_once("Call chain\n").expect("a call chain");
    let (chain, _) = chain.split_once("\n\n").expect("an end");
    insta::assert_snapshot!(chain, @r"
    application
    └ vkCreateInstance returns VK_ERROR_LAYER_NOT_PRESENT: the application requests VK_LAYER_test_b, which is not considered: the settings file DIR/configuration/vulkan//loader_settings.d/vk_loader_settings.json names the only layers
      cure: add the layer in vkconfig, or remove the settings file
    ");
    let unknown = installation.all(&["--layer", "VK_LAYER_test_gone"]);
    let cure = "cure: correct the name, or install the layer and add it to the settings file";
    assert!(unknown.contains(cure), "{unknown}");
    let page = installation.text(&["--format", "html"]);
    assert!(page.contains("not considered: VK_LAYER_test_b, "), "{page}");
}

#[test]
fn a_missing_manifest_is_named_with_the_file_that_names_it() {
    let installation = with_settings(&only_layer());
    insta::assert_snapshot!(installation.text(&["why", "VK_LAYER_test_only"]), @r"
    explicit layer VK_LAYER_test_only (/d/only.json) cannot be opened: no such file or directory
      cure: correct the path in the settings file DIR/configuration/vulkan//loader_settings.d/vk_loader_settings.json
    ");
    insta::assert_snapshot!(installation.text(&["why", "/d/only.json"]), @r"
    explicit layer VK_LAYER_test_only (/d/only.json) cannot be opened: no such file or directory
      cure: correct the path in the settings file DIR/configuration/vulkan//loader_settings.d/vk_loader_settings.json
    ");
}

#[test]
fn a_manifest_of_no_search_has_a_cure_that_the_file_permits() {
    let installation = with_settings(&only_layer());
    let other = installation.write("other.json", "{}");
    let answer = installation.text(&["why", crate::path_text(&other)]);
    assert!(answer.contains("cure: name the manifest in the settings file DIR/"), "{answer}");
}

#[test]
fn a_settings_file_in_another_folder_has_the_places_as_its_cure() {
    let installation = Installation::new();
    let elsewhere = installation.write("settings.d/vk_loader_settings.json", "{}");
    let answer = installation.text(&["why", crate::path_text(&elsewhere)]);
    let expected = "is not the settings file that the loader reads\n  cure: copy it to one of the \
                    places of settings files; the first that exists counts: DIR/nothing/.config/";
    assert!(answer.contains(expected), "{answer}");
}

#[test]
fn a_variable_that_the_file_replaces_has_no_effect() {
    let exclusive = json!({
        "additional_drivers": [{ "path": "/d/driver.json" }],
        "additional_drivers_use_exclusively": true,
    });
    let log = json!({ "stderr_log": ["error"] });
    let devices = json!({ "device_configurations": [] });
    let unordered = json!({ "layers": [{ "control": "unordered_layer_location" }] });
    for (settings, variable, key) in [
        (only_layer(), "VK_LAYER_PATH", Some("layers")),
        (only_layer(), "VK_ADD_IMPLICIT_LAYER_PATH", Some("layers")),
        (only_layer(), "VK_ADD_DRIVER_FILES", None),
        (unordered, "VK_LAYER_PATH", None),
        (exclusive.clone(), "VK_DRIVER_FILES", Some("additional_drivers_use_exclusively")),
        (exclusive, "VK_LOADER_DEVICE_SELECT", None),
        (log.clone(), "VK_LOADER_DEBUG", Some("stderr_log")),
        (log, "VK_DRIVER_FILES", None),
        (devices.clone(), "VK_LOADER_DEVICE_SELECT", Some("device_configurations")),
        (devices.clone(), "VK_LOADER_DRIVERS_SELECT", Some("device_configurations")),
        (devices, "VK_LOADER_DEVICE_ID_FILTER", None),
    ] {
        let mut installation = with_settings(&settings);
        installation.set(variable, "error");
        let text = installation.all(&["--no-load"]);
        let line = text.lines().find(|line| line.starts_with(&format!("  {variable}=")));
        let line = line.unwrap_or_else(|| panic!("{variable}: {text}"));
        match key {
            Some(key) => {
                let effect = format!("has no effect, because the settings file has `{key}`");
                assert!(line.ends_with(&effect), "{line}");
            }
            None => assert!(!line.contains("settings file"), "{line}"),
        }
    }
}

#[test]
fn a_file_that_demands_drivers_of_its_own_is_the_reason_for_none() {
    let installation = with_settings(&json!({
        "additional_drivers": [{ "path": "/d/driver.json" }],
        "additional_drivers_use_exclusively": true,
    }));
    let report = installation.report(&[]);
    assert_eq!(report["failure"]["reason"], "every driver is rejected");
    let effects = &report["settings"]["effects"];
    assert_eq!(*effects, json!(["names the only drivers"]));
}

/// The switch of an implicit layer that the file leaves out, such as MANGOHUD.
#[test]
fn the_switch_of_a_layer_that_the_file_leaves_out_has_no_effect() {
    let mut installation = with_settings(&only_layer());
    let switches = json!({
        "enable_environment": { "MANGO": "1" }, "disable_environment": { "NO_MANGO": "1" },
    });
    installation.layer("implicit", "VK_LAYER_test_mango", switches);
    for name in ["MANGO", "NO_MANGO"] {
        installation.set(name, "1");
        let expected = format!(
            "variable {name} is set to \"1\": has no effect, because the settings file has `layers`\n"
        );
        assert_eq!(installation.text(&["why", name]), expected);
    }
}
