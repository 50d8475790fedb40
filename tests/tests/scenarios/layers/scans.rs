//! The list of layers: the full scan stage by stage, and the scan before an instance (layers.md
//! 3.1, 3.2).

use tests::{Loader, Outcome, Value, json, text};

use super::manifests::object;
use super::{OVERRIDE, chain, overriding, printed, result, run, sandbox, settings};

/// The short names of the enumerated layers.
fn enumerated(outcome: &Outcome) -> Vec<&str> {
    let names = printed(outcome, "enumerated").split(',').filter(|name| !name.is_empty());
    names.map(|name| name.strip_prefix("VK_LAYER_MOCK_").unwrap_or(name)).collect()
}

/// Stages 2 to 9, each by its result; enumeration omits nothing of it (4.1).
#[test]
fn s3_1_full_scan() {
    let mut sandbox = sandbox();
    let elsewhere = sandbox.path("elsewhere").display().to_string();
    sandbox.explicit_layer("not_searched", json!({}), json!({}));
    let pruned = json!({ "app_keys": ["/usr/bin/other"], "override_paths": ["/nowhere"] });
    sandbox.layer_manifest(true, "pruned", &overriding(&pruned));
    sandbox.implicit_layer("blacklisted", json!({}), json!({}));
    sandbox.implicit_layer("twice", json!({}), json!({}));
    sandbox.implicit_layer("disabled", json!({}), json!({}));
    let active = json!({
        "component_layers": ["VK_LAYER_MOCK_disabled"], "override_paths": [elsewhere],
        "blacklisted_layers": ["VK_LAYER_MOCK_blacklisted"],
    });
    sandbox.layer_manifest(true, "active", &overriding(&active));
    let layers = json!({ "file_format_version": "1.2.1", "layers": [
        object("VK_LAYER_MOCK_meta", &json!({ "library_path": null, "component_layers": ["VK_LAYER_MOCK_disabled"] })),
        object("VK_LAYER_MOCK_invalid", &json!({ "library_path": null, "component_layers": ["VK_LAYER_MOCK_not_searched"] })),
        object("VK_LAYER_MOCK_of_devices", &json!({ "type": "DEVICE" })),
        object("VK_LAYER_MOCK_malformed", &json!({ "description": null })),
        object("VK_LAYER_MOCK_other", &json!({ "library_arch": if cfg!(target_pointer_width = "64") { "32" } else { "64" } })),
        object("VK_LAYER_MOCK_blacklisted", &json!({})),
        object("VK_LAYER_MOCK_twice", &json!({})),
        object(OVERRIDE, &json!({ "library_path": null, "component_layers": [], "app_keys": ["/usr/bin/other"] })),
        object("VK_LAYER_MOCK_last", &json!({})),
    ] });
    sandbox.write("elsewhere/all.json", layers.to_string());
    sandbox.env("VK_LOADER_LAYERS_DISABLE", "*_disabled");
    let outcome = run!(sandbox);
    assert_eq!(result(&outcome), 0);
    assert_eq!(enumerated(&outcome), ["twice", OVERRIDE, "meta", "last"], "{}", outcome.stderr);
    outcome
        .expect_message("WARNING | LAYER", &format!("Override layer has override path {elsewhere}"))
        .expect_message("INFO | LAYER", "Meta-layer \"VK_LAYER_MOCK_meta\" all 1 component layers appear to be valid.")
        .expect_message("DEBUG", "Removing meta-layer VK_LAYER_MOCK_invalid from instance layer list since it appears invalid.");
    assert!(!outcome.stderr.contains("Override layer has override path /nowhere"));
    // Each stage logs the layers that the earlier stages kept.
    let position = |text: &str| {
        let found = outcome.messages().iter().rposition(|(_, told)| told.contains(text));
        found.unwrap_or_else(|| panic!("{text}\n{}", outcome.stderr))
    };
    let stages = [
        "Found manifest file",
        "--Override layer found but not used",
        "Override layer has override path",
        "Searching for explicit layer manifest files",
        "Removing meta-layer VK_LAYER_MOCK_invalid",
        "is in the blacklist",
        "forced disabled because name matches filter",
        "because it is a duplicate of",
    ];
    let positions = stages[1..].iter().map(|text| position(text)).collect::<Vec<_>>();
    assert!(positions.is_sorted(), "{stages:?} at {positions:?}\n{}", outcome.stderr);
    assert!(position("Searching for implicit layer manifest files") < positions[0]);
}

/// Stage 4: the paths of an inactive override layer have no effect.
#[test]
fn s3_1_paths_of_an_override_that_is_off() {
    let mut sandbox = sandbox();
    sandbox.layer_manifest(
        true,
        "override",
        &overriding(&json!({ "override_paths": ["/nowhere"] })),
    );
    sandbox.explicit_layer("e", json!({}), json!({}));
    sandbox.env("DISABLE_override", "1");
    let outcome = run!(sandbox);
    assert_eq!(enumerated(&outcome), [OVERRIDE, "e"]);
    assert!(!outcome.stderr.contains("override path /nowhere"));
}

/// Stage 9 after stage 8: if a filter removes the first copy of a name, the next copy is used.
#[test]
fn s3_1_filters_come_before_duplicates() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("it", json!({}), json!({ "name": "implicit" }));
    sandbox.explicit_layer(
        "copy",
        json!({ "name": "VK_LAYER_MOCK_it" }),
        json!({ "name": "explicit" }),
    );
    sandbox.env("VK_LOADER_LAYERS_DISABLE", "~implicit~");
    let outcome = run!(sandbox, json!({ "layers": ["VK_LAYER_MOCK_it"] }));
    assert_eq!(result(&outcome), 0);
    assert_eq!(chain(&sandbox), ["explicit"]);
}

/// Stages 2 to 10 with a marker in the settings file: the regular layers pass all stages, the
/// file's own layers do not.
#[test]
fn s3_1_regular_layers_beside_the_settings_file() {
    let mut sandbox = sandbox();
    for name in ["listed", "regular"] {
        sandbox.explicit_layer(name, json!({}), json!({}));
    }
    let meta =
        |name: &str| (name.to_owned(), json!({ "component_layers": ["VK_LAYER_MOCK_none"] }));
    for (name, manifest) in [meta("listed_meta"), meta("regular_meta")] {
        sandbox.meta_layer(false, &name, manifest);
    }
    settings::write(
        &sandbox,
        &[
            ("unordered_layer_location", json!({})),
            ("listed", json!({})),
            ("listed_meta", json!({})),
        ],
    );
    sandbox.env("VK_LOADER_LAYERS_DISABLE", "*listed*");
    let outcome = run!(sandbox);
    assert_eq!(enumerated(&outcome), ["regular", "listed", "listed_meta"]);
}

/// A layer with an instance extension of its own, `VK_MOCK_<name>`.
fn with_extension(name: &str, changes: &Value) -> Value {
    let extension = json!([{ "name": format!("VK_MOCK_{name}"), "spec_version": "1" }]);
    let mut manifest = json!({ "instance_extensions": extension });
    for (key, value) in changes.as_object().into_iter().flatten() {
        manifest[key] = value.clone();
    }
    manifest
}

/// Prints the layers whose extensions are enumerated without an instance.
fn print_extensions() {
    let list = Loader::open().instance_extensions();
    let names = list.iter().map(|e| text(&e.extension_name));
    let names: Vec<String> =
        names.filter_map(|name| Some(name.strip_prefix("VK_MOCK_")?.to_owned())).collect();
    println!("\nextensions {}", names.join(","));
}

fn extensions(outcome: &Outcome) -> Vec<&str> {
    printed(outcome, "extensions").split(',').filter(|name| !name.is_empty()).collect()
}

/// 3.2 steps 2 and 3: explicit manifests are read if there is an active override layer or another
/// implicit meta-layer. Then only those layers stay that some meta-layer lists, even an inactive
/// one.
#[test]
fn s3_2_explicit_layers_before_an_instance() {
    let mut other_meta = overriding(&json!({ "component_layers": ["VK_LAYER_MOCK_e"] }));
    other_meta["layers"][0]["name"] = json!("VK_LAYER_MOCK_meta");
    let override_layer = overriding(&json!({ "component_layers": ["VK_LAYER_MOCK_e"] }));
    let broken_override = overriding(&json!({ "component_layers": ["VK_LAYER_MOCK_none"] }));
    let rows = [
        (None, false, false, &[][..]),
        (Some(&broken_override), false, true, &[][..]),
        (Some(&override_layer), false, true, &["e"][..]),
        (Some(&override_layer), true, false, &[][..]),
        (Some(&other_meta), false, true, &["e"][..]),
        (Some(&other_meta), true, true, &["e"][..]),
    ];
    for (implicit, is_off, is_searched, expected) in rows {
        let mut sandbox = sandbox();
        if let Some(manifest) = implicit {
            sandbox.layer_manifest(true, "meta", manifest);
        }
        sandbox.explicit_layer("e", with_extension("e", &json!({})), json!({}));
        sandbox.explicit_layer("outsider", with_extension("outsider", &json!({})), json!({}));
        if is_off {
            sandbox.env("DISABLE_override", "1");
        }
        let outcome = sandbox.run(|| print_extensions());
        assert_eq!(extensions(&outcome), expected, "{implicit:?} off {is_off}\n{}", outcome.stderr);
        let heading = ("LAYER", "Searching for explicit layer manifest files");
        assert_eq!(outcome.messages().contains(&heading), is_searched, "{implicit:?} off {is_off}");
        // An override layer that goes for its missing component leaves no meta-layer to be in.
        let removed = (
            "DEBUG",
            "loader_remove_layers_not_in_implicit_meta_layers : Implicit meta-layers are active, and layer VK_LAYER_MOCK_outsider is not list inside of any.  So removing layer from current layer list.",
        );
        let is_told = outcome.messages().contains(&removed);
        assert_eq!(is_told, !expected.is_empty(), "{implicit:?} off {is_off}");
    }
}

/// 3.2 steps 4 to 6: the blacklist is ignored, each layer must be active by the rules for implicit
/// layers, including components of the override layer, and later copies are removed. The test
/// observes the layers' hooks, which are called in reverse order.
#[test]
fn s3_2_layers_before_an_instance() {
    let rows: [(&[(&str, &str)], &[&str]); 5] = [
        (&[], &["i", "blacklisted", "component"]),
        (&[("DISABLE_component", "1")], &["i", "blacklisted"]),
        (
            &[("VK_LOADER_LAYERS_DISABLE", "~implicit~"), ("VK_LOADER_LAYERS_ALLOW", "*override")],
            &[],
        ),
        (&[("VK_LOADER_LAYERS_DISABLE", "*_e,*_i")], &["blacklisted", "component"]),
        (&[("VK_LOADER_LAYERS_DISABLE", "~explicit~")], &["i", "blacklisted", "component"]),
    ];
    let command = "vkEnumerateInstanceVersion";
    let hooks = json!({ "pre_instance_functions": { command: "hook_EnumerateInstanceVersion" } });
    for (variables, expected) in rows {
        let mut sandbox = sandbox();
        let changes = json!({
            "component_layers": ["VK_LAYER_MOCK_component", "VK_LAYER_MOCK_e"],
            "blacklisted_layers": ["VK_LAYER_MOCK_blacklisted"],
        });
        sandbox.layer_manifest(true, "override", &overriding(&changes));
        for name in ["component", "blacklisted", "i"] {
            sandbox.implicit_layer(name, hooks.clone(), json!({}));
        }
        let mut copy = hooks.clone();
        copy["name"] = json!("VK_LAYER_MOCK_i");
        sandbox.implicit_layer("copy", copy, json!({}));
        sandbox.explicit_layer("e", json!({}), json!({}));
        for (name, value) in variables {
            sandbox.env(name, value);
        }
        let outcome = sandbox.run(|| {
            Loader::open();
        });
        outcome.expect_success();
        assert_eq!(
            sandbox.layers().through(command),
            expected,
            "{variables:?}\n{}",
            outcome.stderr
        );
        let explicit = "Implicit layer \"VK_LAYER_MOCK_e\" forced disabled because name matches filter of env var 'VK_LOADER_LAYERS_DISABLE'.";
        let is_told = outcome.messages().contains(&("WARNING | LAYER", explicit));
        assert_eq!(
            is_told,
            !matches!(variables, [] | [("DISABLE_component", _)] | [(_, "~explicit~")]),
            "{variables:?}"
        );
    }
}

/// 3.2 steps 1 and 7: only active implicit layers of the settings file are used. If there is one,
/// regular layers have no hooks, though vkCreateInstance puts them into its chain.
#[test]
fn s3_2_settings_before_an_instance() {
    let implicit =
        |control: &str| json!({ "control": control, "treat_as_implicit_manifest": true });
    let marker = || ("unordered_layer_location", json!({}));
    let rows: Vec<(Vec<(&str, Value)>, &[&str])> = vec![
        (
            vec![
                ("a", implicit("auto")),
                ("b", implicit("off")),
                ("e", json!({ "control": "on" })),
            ],
            &["a"],
        ),
        (vec![("off", implicit("on")), marker(), ("b", implicit("auto"))], &["b"]),
        (vec![("off", implicit("auto"))], &[]),
        (vec![("e", json!({ "control": "on" })), marker()], &["a", "b"]),
        (vec![("a", implicit("auto")), marker()], &["a"]),
    ];
    for (layers, expected) in rows {
        let mut sandbox = sandbox();
        for name in ["a", "b", "off"] {
            sandbox.implicit_layer(name, with_extension(name, &json!({})), json!({}));
        }
        sandbox.explicit_layer("e", with_extension("e", &json!({})), json!({}));
        sandbox.env("DISABLE_off", "1");
        settings::write(&sandbox, &layers);
        let outcome = sandbox.run(|| {
            print_extensions();
            super::try_instance(&json!({})).expect("vkCreateInstance").destroy();
        });
        assert_eq!(extensions(&outcome), expected, "{layers:?}\n{}", outcome.stderr);
        if layers.len() == 2 && layers[0].0 == "a" {
            assert_eq!(chain(&sandbox), ["a", "b"], "the regular one too");
        }
    }
}
