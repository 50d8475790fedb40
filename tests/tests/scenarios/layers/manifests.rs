//! Layer manifests (layers.md 1) and where they are found (layers.md 2), with the loader's lines.

use tests::{Loader, Outcome, Sandbox, Value, json};

/// Prints what vkEnumerateInstanceLayerProperties gives: name, versions, description.
fn enumerate() {
    for layer in Loader::open().layer_properties() {
        println!(
            "\nlayer {} {:#x} {} {}",
            tests::text(&layer.layer_name),
            layer.spec_version,
            layer.implementation_version,
            tests::text(&layer.description)
        );
    }
}

/// The names that [`enumerate`] printed.
fn names(outcome: &Outcome) -> Vec<&str> {
    let lines = outcome.expect_success().stdout.lines();
    lines
        .filter_map(|line| line.strip_prefix("layer ")?.split(' ').next())
        .collect()
}

/// A layer object with everything that is required, changed.
fn object(name: &str, changes: &Value) -> Value {
    let mut object = json!({
        "name": name, "type": "INSTANCE", "library_path": "./none.so", "api_version": "1.3.0",
        "implementation_version": "7", "description": "a layer",
    });
    for (key, value) in changes.as_object().into_iter().flatten() {
        if value.is_null() {
            object.as_object_mut().map(|object| object.remove(key));
        } else {
            object[key] = value.clone();
        }
    }
    object
}

/// Runs the loader on one manifest; `{}` in texts is its path.
macro_rules! scan {
    ($is_implicit:expr, $text:expr) => {{
        let mut sandbox = Sandbox::new();
        sandbox.env("VK_LOADER_DEBUG", "all");
        let path = sandbox.write("layers/it.json", $text);
        let variable = if $is_implicit {
            "VK_IMPLICIT_LAYER_PATH"
        } else {
            "VK_LAYER_PATH"
        };
        sandbox.env(variable, &path);
        (sandbox.run(|| enumerate()), path.display().to_string())
    }};
}

/// What is said of a manifest.
#[track_caller]
fn expect(outcome: &Outcome, path: &str, level: &str, text: &str) {
    if !level.is_empty() {
        outcome.expect_message(level, &text.replace("{}", path));
    }
}

const A: &str = "VK_LAYER_MOCK_a";

/// 1.1 and 1.2: whole files.
#[test]
fn s1_1_s1_2_files() {
    let a = || object(A, &json!({}));
    let b = || object("VK_LAYER_MOCK_b", &json!({}));
    let in_list = |version: &str, layers: Value| {
        json!({ "file_format_version": version, "layers": layers }).to_string()
    };
    let single = |version: &str, more: &str| {
        format!(
            r#"{{"file_format_version":"{version}","layer":{}{more}}}"#,
            a()
        )
    };
    let early = "loader_add_layer_properties: 'layers' tag not supported until file version 1.0.1, but {} is reporting version 1";
    let several = "loader_add_layer_properties: Multiple 'layer' nodes are deprecated starting in file version \"1.0.1\".  Please use 'layers' : [] array instead in {}.";
    let element = "loader_add_layer_properties: Array element in \"layers\" field in manifest JSON file {} is not an object.  Skipping this file";
    let rows: Vec<(String, &[&str], &str, &str)> = vec![
        (
            String::new(),
            &[],
            "ERROR",
            "loader_get_json: Invalid JSON file {}.",
        ),
        (
            "{".to_owned(),
            &[],
            "ERROR",
            "loader_get_json: Invalid JSON file {}.",
        ),
        (
            format!("{},}}", single("1.2.1", "").trim_end_matches('}')),
            &[],
            "ERROR",
            "loader_get_json: Invalid JSON file {}.",
        ),
        (format!("\u{feff}{}", single("1.2.1", "")), &[A], "", ""),
        (single("1.2.1", "") + " and more", &[A], "", ""),
        ("[]".to_owned(), &[], "", ""),
        (
            r#"{"layer":{}}"#.to_owned(),
            &[],
            "WARNING | LAYER",
            "loader_add_layer_properties: Manifest {} missing required field file_format_version",
        ),
        (
            r#"{"file_format_version":1.2,"layer":{}}"#.to_owned(),
            &[],
            "WARNING | LAYER",
            "loader_add_layer_properties: Manifest {} missing required field file_format_version",
        ),
        (
            single("1.2.1", ""),
            &[A],
            "INFO",
            "Found manifest file {} (file version 1.2.1)",
        ),
        (
            single("9.1.1", ""),
            &[A],
            "INFO | LAYER",
            "loader_add_layer_properties: {} has unknown layer manifest file version 9.1.1.  May cause errors.",
        ),
        (
            single("abc", ""),
            &[A],
            "INFO | LAYER",
            "loader_add_layer_properties: {} has unknown layer manifest file version 0.0.0.  May cause errors.",
        ),
        (
            single("1.2.1", r#","more":1"#),
            &[],
            "ERROR | LAYER",
            several,
        ),
        (
            single("1.0.0", r#","more":1"#),
            &[A],
            "WARNING",
            "Layer located at {} didn't find required layer value \"name\" in manifest JSON file, skipping this layer",
        ),
        (
            single("1.2.1", "").to_uppercase(),
            &["VK_LAYER_MOCK_A"],
            "",
            "",
        ),
        (
            in_list("1.0.0", json!([a()])),
            &[A],
            "WARNING | LAYER",
            early,
        ),
        (
            in_list("1.2.1", json!([a(), 1, b()])),
            &[A],
            "WARNING | LAYER",
            element,
        ),
        (
            in_list("1.2.1", json!([a(), {}, b()])),
            &[A, "VK_LAYER_MOCK_b"],
            "WARNING",
            "Layer located at {} didn't find required layer value \"name\" in manifest JSON file, skipping this layer",
        ),
        (
            in_list("1.2.1", json!({ "x": a(), "y": b() })),
            &[A, "VK_LAYER_MOCK_b"],
            "",
            "",
        ),
        (in_list("1.2.1", json!(1)), &[], "", ""),
        (
            r#"{"file_format_version":"1.2.1"}"#.to_owned(),
            &[],
            "WARNING | LAYER",
            "loader_add_layer_properties: Can not find 'layer' object in manifest JSON file {}.  Skipping this file.",
        ),
        (
            r#"{"file_format_version":"1.2.1","ICD":{}}"#.to_owned(),
            &[],
            "INFO",
            "Found manifest file {} (file version 1.2.1)",
        ),
    ];
    for (text, expected, level, message) in rows {
        let (outcome, path) = scan!(false, &text);
        assert_eq!(names(&outcome), expected, "{text}\n{}", outcome.stderr);
        expect(&outcome, &path, level, message);
    }
}

/// 1.4: keys of a layer object. The layer is implicit where the key matters for these alone.
#[test]
fn s1_4_keys() {
    let missing = |key: &str| {
        format!(
            "Layer located at {{}} didn't find required layer value \"{key}\" in manifest JSON file, skipping this layer"
        )
    };
    let long = "x".repeat(255);
    let fits = "x".repeat(254);
    let off = json!({ "OFF": "" });
    let neither = format!(
        "Layer \"{A}\" is missing both library_path and component_layers fields.  One or the other MUST be defined.  Skipping this layer"
    );
    let both = format!(
        "Layer \"{A}\" contains meta-layer-specific component_layers, but also defining layer library path.  Both are not compatible, so skipping this layer"
    );
    let no_disable = format!(
        "Layer \"{A}\" doesn't contain required layer object disable_environment in the manifest JSON file, skipping this layer"
    );
    let empty_disable = format!(
        "Layer \"{A}\" doesn't contain required child value in object disable_environment in the manifest JSON file, skipping this layer (Policy #LLP_LAYER_9)"
    );
    let rows: Vec<(bool, Value, bool, &str, String)> = vec![
        (
            false,
            json!({ "name": null }),
            false,
            "WARNING",
            missing("name"),
        ),
        (
            false,
            json!({ "name": 1 }),
            false,
            "WARNING",
            missing("name"),
        ),
        (
            false,
            json!({ "name": long }),
            false,
            "WARNING",
            missing("name"),
        ),
        (
            false,
            json!({ "name": "MOCK" }),
            true,
            "WARNING",
            "Layer name MOCK does not conform to naming standard (Policy #LLP_LAYER_3)".to_owned(),
        ),
        (
            false,
            json!({ "type": null }),
            false,
            "WARNING",
            missing("type"),
        ),
        (
            false,
            json!({ "type": "DEVICE" }),
            false,
            "WARNING | LAYER",
            format!("Device layers are deprecated. Skipping layer {A}"),
        ),
        (false, json!({ "type": "GLOBAL" }), true, "", String::new()),
        (
            false,
            json!({ "type": "instance" }),
            false,
            "",
            String::new(),
        ),
        (
            false,
            json!({ "api_version": null }),
            false,
            "WARNING",
            missing("api_version"),
        ),
        (
            false,
            json!({ "api_version": 1 }),
            false,
            "WARNING",
            missing("api_version"),
        ),
        (
            false,
            json!({ "api_version": "1.1.2.3" }),
            false,
            "INFO | LAYER",
            format!(
                "Layer \"{A}\" has an 'api_version' field which contains a non-zero variant value of 1.  Skipping Layer."
            ),
        ),
        (
            false,
            json!({ "implementation_version": 1 }),
            false,
            "WARNING",
            missing("implementation_version"),
        ),
        (
            false,
            json!({ "description": null }),
            false,
            "WARNING",
            missing("description"),
        ),
        (
            false,
            json!({ "description": long }),
            false,
            "WARNING",
            missing("description"),
        ),
        (
            false,
            json!({ "description": fits }),
            true,
            "",
            String::new(),
        ),
        (
            false,
            json!({ "component_layers": [] }),
            false,
            "WARNING",
            both,
        ),
        (
            false,
            json!({ "library_path": null }),
            false,
            "WARNING",
            neither.clone(),
        ),
        (
            false,
            json!({ "library_path": 1, "component_layers": [1] }),
            false,
            "WARNING",
            neither,
        ),
        (
            false,
            json!({ "library_path": null, "component_layers": [] }),
            true,
            "INFO | LAYER",
            format!("Encountered meta-layer \"{A}\""),
        ),
        (true, json!({}), false, "WARNING", no_disable),
        (
            true,
            json!({ "disable_environment": {} }),
            false,
            "WARNING",
            empty_disable.clone(),
        ),
        (
            true,
            json!({ "disable_environment": { "OFF": 1 } }),
            false,
            "WARNING",
            empty_disable,
        ),
        (
            true,
            json!({ "disable_environment": off }),
            true,
            "",
            String::new(),
        ),
        (
            false,
            json!({ "app_keys": ["x"] }),
            true,
            "WARNING | LAYER",
            format!(
                "Layer {A} contains app_keys, but any app_keys can only be provided by the override meta layer. These will be ignored."
            ),
        ),
        (
            false,
            json!({ "library_arch": "32" }),
            cfg!(target_pointer_width = "32"),
            "",
            String::new(),
        ),
        (
            false,
            json!({ "library_arch": "64" }),
            cfg!(target_pointer_width = "64"),
            "",
            String::new(),
        ),
        (
            false,
            json!({ "library_arch": "other" }),
            true,
            "",
            String::new(),
        ),
        (
            false,
            json!({ "functions": { "vkGetInstanceProcAddr": "x" } }),
            true,
            "INFO",
            format!(
                "Layer \"{A}\" using deprecated 'vkGetInstanceProcAddr' tag which was deprecated starting with JSON file version 1.1.0. The new vkNegotiateLoaderLayerInterfaceVersion function is preferred, though for compatibility reasons it may be desirable to continue using the deprecated tag."
            ),
        ),
        (
            false,
            json!({ "expiration": "1-1-1", "introduction": 1 }),
            true,
            "",
            String::new(),
        ),
    ];
    for (is_implicit, changes, accepted, level, message) in rows {
        let file = json!({ "file_format_version": "1.2.1", "layers": [object(A, &changes)] });
        let (outcome, path) = scan!(is_implicit, file.to_string());
        assert_eq!(
            names(&outcome).len(),
            usize::from(accepted),
            "{changes}\n{}",
            outcome.stderr
        );
        expect(&outcome, &path, level, &message);
    }
}

/// 1.3: what becomes of version numbers.
#[test]
fn s1_3_versions() {
    let rows = [
        ("1.2.3", "1", "0x402003 1"),
        ("1", "0x10", "0x400000 0"),
        ("", "12abc", "0x0 12"),
        ("1.2.70000", "5", "0x403170 5"),
        ("0.1.3.7", "1", "0x403007 1"),
    ];
    for (api, implementation, expected) in rows {
        let changes = json!({ "api_version": api, "implementation_version": implementation });
        let file = json!({ "file_format_version": "1.2.1", "layer": object(A, &changes) });
        let (outcome, _) = scan!(false, file.to_string());
        let line = format!("layer {A} {expected} a layer");
        assert!(
            outcome.stdout.lines().any(|printed| printed == line),
            "{api}: {}",
            outcome.stdout
        );
    }
}

/// 1.7: extension arrays, through vkEnumerateInstanceExtensionProperties of the layer.
#[test]
fn s1_7_extensions() {
    let mut sandbox = Sandbox::new();
    let list = json!([
        { "name": "VK_MOCK_a", "spec_version": "3" }, 1, { "spec_version": "1" }, { "name": "VK_MOCK_a", "spec_version": "4" },
        { "name": "VK_MOCK_b", "spec_version": 9 }, { "name": "VK_MOCK_c" }, { "name": "VK_EXT_directfb_surface" },
    ]);
    sandbox.explicit_layer("it", json!({ "instance_extensions": list }), json!({}));
    let outcome = sandbox.run(|| {
        let list = Loader::open()
            .extensions_of_layer("VK_LAYER_MOCK_it")
            .expect("extensions");
        let list: Vec<_> = list
            .iter()
            .map(|e| (tests::text(&e.extension_name), e.spec_version))
            .collect();
        let expected = [("VK_MOCK_a", 3), ("VK_MOCK_b", 0), ("VK_MOCK_c", 0)];
        assert_eq!(
            list,
            expected.map(|(name, version)| (name.to_owned(), version))
        );
    });
    outcome.expect_success();
}

/// 1.9: later copies of a name go. Ours removes all of them (docs/differences.md).
#[test]
fn s1_9_duplicates() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "all");
    let file = |what: &str| {
        let changes = json!({ "description": what, "disable_environment": { "OFF": "1" } });
        json!({ "file_format_version": "1.2.1", "layers": [object(A, &changes)] })
    };
    let first = sandbox.layer_manifest(true, "first", &file("first"));
    let second = sandbox.layer_manifest(false, "second", &file("second"));
    sandbox.layer_manifest(false, "third", &file("third"));
    let outcome = sandbox.run(|| enumerate());
    assert_eq!(names(&outcome), [A]);
    assert!(outcome.stdout.contains(" first"), "implicit beats explicit");
    let text = format!(
        "Removing layer {A} ({}) because it is a duplicate of {A} ({})",
        second.display(),
        first.display()
    );
    outcome.expect_message("WARNING", &text);
}

/// 2.1 to 2.3, drivers.md A.1, C.2: variables and directories. A manifest stands in each place, named after it.
#[test]
fn s2_search_paths() {
    let standard = ["config-home", "config", "data-home", "data"];
    let rows: [(&[(&str, &str)], &[&str], &[&str]); 7] = [
        (&[], &standard, &standard),
        (&[("VK_LAYER_PATH", "here")], &standard, &["here"]),
        (&[("VK_LAYER_PATH", "")], &standard, &[]),
        (
            &[("VK_ADD_LAYER_PATH", "here:there")],
            &standard,
            &[
                "here",
                "there",
                "config-home",
                "config",
                "data-home",
                "data",
            ],
        ),
        (
            &[("VK_IMPLICIT_LAYER_PATH", "there")],
            &["there"],
            &standard,
        ),
        (
            &[
                ("VK_ADD_IMPLICIT_LAYER_PATH", "there:here"),
                ("VK_ADD_LAYER_PATH", ""),
            ],
            &[
                "there",
                "here",
                "config-home",
                "config",
                "data-home",
                "data",
            ],
            &standard,
        ),
        (
            &[
                ("VK_LAYER_PATH", "here::here:there"),
                ("VK_ADD_LAYER_PATH", "data"),
            ],
            &standard,
            &["here", "there"],
        ),
    ];
    for (variables, implicit, explicit) in rows {
        let mut sandbox = Sandbox::new();
        for kind in ["implicit", "explicit"] {
            for place in standard.iter().chain(&["here", "there"]) {
                let name = format!("VK_LAYER_{kind}_{place}");
                let changes = json!({ "disable_environment": { "OFF": "1" } });
                let file =
                    json!({ "file_format_version": "1.2.1", "layers": [object(&name, &changes)] });
                let directory = match *place {
                    "here" | "there" => format!("{place}-{kind}"),
                    _ => format!("{place}/vulkan/{kind}_layer.d"),
                };
                sandbox.write(format!("{directory}/it.json"), file.to_string());
                sandbox.write(
                    format!("{directory}/it.JSON"),
                    file.to_string().replace("VK_LAYER_", "VK_LAYER_NOT_"),
                );
                sandbox.write(
                    format!("{directory}/deeper/it.json"),
                    file.to_string().replace("VK_LAYER_", "VK_LAYER_NOT_"),
                );
            }
        }
        for (variable, value) in variables {
            let kind = if variable.contains("IMPLICIT") {
                "implicit"
            } else {
                "explicit"
            };
            let paths: Vec<String> = value
                .split(':')
                .map(|place| {
                    if place.is_empty() {
                        String::new()
                    } else {
                        sandbox
                            .path(format!("{place}-{kind}"))
                            .display()
                            .to_string()
                    }
                })
                .collect();
            sandbox.env(variable, paths.join(":"));
        }
        let outcome = sandbox.run(|| enumerate());
        let expected: Vec<String> = implicit
            .iter()
            .map(|place| format!("VK_LAYER_implicit_{place}"))
            .chain(
                explicit
                    .iter()
                    .map(|place| format!("VK_LAYER_explicit_{place}")),
            )
            .collect();
        assert_eq!(names(&outcome), expected, "{variables:?}");
    }
}
