//! Environment variables: which are listed, what each does, and misspelt ones.

use crate::installation::Installation;

#[test]
fn every_variable_of_the_loader_that_is_set_is_listed() {
    let names = loader_discovery::variables::all().map(|(name, _)| name);
    let mut installation = Installation::new();
    let names: Vec<&str> = names.collect();
    for name in &names {
        installation.set(name, "0");
    }
    for options in [&["--no-load"][..], &["--elevated"]] {
        let text = installation.all(options);
        for name in &names {
            assert!(text.contains(&format!("{name}=0  ")), "{name} in {text}");
        }
    }
    let text = installation.all(&["--elevated"]);
    for filter in ["DEVICE", "VENDOR", "DRIVER"] {
        let ignored = format!("VK_LOADER_{filter}_ID_FILTER=0  ignored, because the process has");
        assert!(text.contains(&ignored), "{text}");
    }
}

#[test]
fn a_variable_that_names_nothing() {
    let mut installation = Installation::new();
    installation.set("VK_DRIVER_FILES", "/NOWHERE.json");
    let text = installation.all(&[]);
    assert!(
        text.contains("VK_DRIVER_FILES=/NOWHERE.json  replaces the search for drivers"),
        "{text}"
    );
    assert!(text.contains("    VK_DRIVER_FILES: /NOWHERE.json does not exist\n"), "{text}");
    assert!(text.contains("it cannot be opened: no such file or directory"), "{text}");
    let why = installation.text(&["why", "VK_DRIVER_FILES", "--no-load"]);
    insta::assert_snapshot!(why, @r#"
    variable VK_DRIVER_FILES is set to "/NOWHERE.json": replaces the search for drivers; /NOWHERE.json does not exist
      cure: correct the variable, or unset VK_DRIVER_FILES
    "#);
    let cure = "cure: unset VK_DRIVER_FILES, which replaces the search for drivers, or correct the \
                path in its value";
    assert!(text.contains(cure), "{text}");
    assert!(
        text.contains(
            "└ vkCreateInstance returns VK_ERROR_INCOMPATIBLE_DRIVER: every driver is rejected"
        ),
        "{text}"
    );
}

/// A variable that changes nothing does not look as if it did.
#[test]
fn variables_without_effect_say_so() {
    let mut installation = Installation::new();
    installation.driver("./gone.so");
    for (variable, value, effect) in [
        ("VK_LOADER_DRIVERS_DISABLE", "none", "has no effect\n"),
        ("VK_LOADER_DRIVERS_DISABLE", "none,x*", "leaves out drivers whose manifest matches one"),
        ("VK_LOADER_DRIVERS_DISABLE", "", "has no effect with this value\n"),
        ("VK_LOADER_DRIVERS_SELECT", "none", "leaves out drivers whose manifest matches none"),
        ("VK_LOADER_LAYERS_DISABLE", "~implicit~", "has no effect\n"),
        ("VK_LOADER_DRIVER_DISABLE", "*", "has no effect\n"),
        ("VK_LOADER_DISABLE_SELECT", "0", "has no effect with this value\n"),
        ("VK_LOADER_DISABLE_SELECT", "1", "leaves the devices in the order"),
        ("VK_LOADER_DISABLE_DYNAMIC_LIBRARY_UNLOADING", "2", "has no effect with this value\n"),
        ("VK_LOADER_DEBUG", "wraning", "has no effect with this value\n"),
        ("VK_ADD_DRIVER_FILES", "/a.json", "has no effect, because VK_DRIVER_FILES is set\n"),
        ("VK_DRIVER_FILES", "", "replaces the search for drivers by an empty list\n"),
        ("XDG_CONFIG_HOME", "", "has no effect with this value\n"),
        ("VK_LOADER_LAYERS_DISABLE", "~implict~", "has no effect\n"),
        ("VK_LOADER_DEVICE_SELECT", "bogus", "has no effect with this value\n"),
        ("VK_LOADER_DEVICE_SELECT", "10005:0", "puts a device first\n"),
        ("VK_INSTANCE_LAYERS", "VK_LAYER_NOPE", "has no effect\n"),
        ("XDG_DATA_DIRS", "", "has no effect with this value\n"),
    ] {
        let text = installation.all(&["--no-load", "--set", &format!("{variable}={value}")]);
        assert!(text.contains(&format!("{variable}={value}  {effect}")), "{text}");
    }
}

#[test]
fn an_empty_list_replaces_the_search_for_drivers() {
    let mut installation = Installation::new();
    for (value, state) in [("", "is empty"), ("/nowhere", "leads to no driver")] {
        installation.set("VK_DRIVER_FILES", value);
        let reason = format!(
            "VK_ERROR_INCOMPATIBLE_DRIVER: VK_DRIVER_FILES {state} and replaces the search for \
             drivers\n    cure: unset VK_DRIVER_FILES to use the system's drivers\n"
        );
        let text = installation.all(&[]);
        assert!(text.contains(&reason), "{text}");
    }
}

#[test]
fn filters_and_their_misspellings() {
    let mut installation = Installation::new();
    installation.driver("./gone.so");
    let disabled = installation.all(&["--set", "VK_LOADER_DRIVERS_DISABLE=*"]);
    assert!(
        disabled.contains("it is disabled: VK_LOADER_DRIVERS_DISABLE matches x.json"),
        "{disabled}"
    );
    let none = "matches no file name of a driver manifest";
    for (value, expected) in [
        ("y.json", format!("y.json {none}; the nearest one is x.json\n")),
        ("jsn", format!("jsn {none}; the nearest one is x.json\n")),
        ("X.js", format!("X.js {none}; *x.js* matches x.json\n")),
        ("x*,radeon*", format!("radeon* {none}\n")),
    ] {
        let useless = installation.all(&["--set", &format!("VK_LOADER_DRIVERS_DISABLE={value}")]);
        assert!(useless.contains(&expected), "{useless}");
    }
    let misspelt = installation.all(&["--set", "VK_LOADER_DRIVER_DISABLE=*"]);
    assert!(misspelt.contains("the nearest one is VK_LOADER_DRIVERS_DISABLE"), "{misspelt}");
}

#[test]
fn home_is_searched_where_no_other_variable_is_set() {
    let mut installation = Installation::new();
    let effect = |installation: &Installation| {
        let report = installation.report(&["--no-load"]);
        let variables = report["environment"].as_array().expect("variables").clone();
        let home = variables.iter().find(|variable| variable["name"] == "HOME");
        home.expect("HOME")["effect"].as_str().expect("an effect").to_owned()
    };
    assert_eq!(effect(&installation), "its .config and .local/share are searched");
    installation.set("XDG_CONFIG_HOME", "/configuration");
    assert_eq!(effect(&installation), "its .local/share is searched");
    installation.set("XDG_DATA_HOME", "/data");
    assert_eq!(
        effect(&installation),
        "not searched, because XDG_CONFIG_HOME and XDG_DATA_HOME are set"
    );
}

#[test]
fn a_variable_of_a_layer_names_the_layer() {
    let installation = Installation::new();
    let variables = serde_json::json!({
        "enable_environment": { "ENABLE_A": "1" }, "disable_environment": { "DISABLE_A": "1" },
    });
    installation.layer("implicit", "VK_LAYER_test_a", variables);
    for (setting, effect) in [
        ("ENABLE_A=1", "enables VK_LAYER_test_a"),
        ("ENABLE_A=0", "has no effect: VK_LAYER_test_a needs ENABLE_A=1"),
        ("DISABLE_A=0", "disables VK_LAYER_test_a"),
    ] {
        let text = installation.all(&["--no-load", "--set", setting]);
        assert!(text.contains(&format!("  {setting}  {effect}\n")), "{text}");
    }
}
