//! Meta-layers (layers.md 3.6).

use tests::{Loader, Outcome, Sandbox, json, text};

use super::{
    EXTENSION_NOT_PRESENT, LAYER_NOT_PRESENT, chain, is_enumerated, listed, result, run, sandbox,
};

/// Adds an explicit meta-layer with these components, by their short names.
fn meta(sandbox: &mut Sandbox, name: &str, components: &[&str]) {
    let components: Vec<String> = components.iter().map(|name| full(name)).collect();
    sandbox.meta_layer(false, name, json!({ "component_layers": components }));
}

fn full(name: &str) -> String {
    format!("VK_LAYER_MOCK_{name}")
}

/// Adds explicit layers with libraries.
fn plain(sandbox: &mut Sandbox, names: &[&str]) {
    for name in names {
        sandbox.explicit_layer(name, json!({}), json!({}));
    }
}

const HEAD: &str = "verify_meta_layer_component_layers: ";

fn recursive(meta: &str, component: &str) -> String {
    format!(
        "{HEAD}Recursive dependency between Meta-layer VK_LAYER_MOCK_{meta} and  Meta-layer VK_LAYER_MOCK_{component}.  Skipping this layer."
    )
}

fn missing(meta: &str, component: &str, index: u32) -> String {
    format!(
        "{HEAD}Meta-layer VK_LAYER_MOCK_{meta} can't find component layer VK_LAYER_MOCK_{component} at index {index}.  Skipping this layer."
    )
}

fn incomplete(meta: &str, component: &str) -> String {
    format!(
        "Meta-layer VK_LAYER_MOCK_{meta} component layer VK_LAYER_MOCK_{component} can not find all component layers.  Skipping this layer."
    )
}

/// The short names of the enumerated layers.
fn enumerated(outcome: &Outcome) -> Vec<&str> {
    let names = super::printed(outcome, "enumerated").split(',');
    names.map(|name| name.strip_prefix("VK_LAYER_MOCK_").unwrap_or(name)).collect()
}

/// Meta-layers with their components; the remaining meta-layers; the warnings, in order.
type Row<'a> = (&'a [(&'a str, &'a [&'a str])], &'a [&'a str], Vec<String>);

/// The checks of each component, in order: the first failure drops the meta-layer, with its message
/// (12.1, 12.2).
#[test]
fn s3_6_invalid_metas_are_dropped() {
    let itself = format!(
        "{HEAD}Meta-layer VK_LAYER_MOCK_m lists itself in its component layer list at index 1.  Skipping this layer."
    );
    let rows: Vec<Row<'_>> = vec![
        (&[("m", &["none"])], &["a"], vec![missing("m", "none", 0)]),
        (&[("m", &["a", "none"])], &["a"], vec![missing("m", "none", 1)]),
        (&[("m", &["a", "m"])], &["a"], vec![itself]),
        // A cycle: the second meta-layer is dropped because the first is gone.
        (
            &[("m", &["n"]), ("n", &["m"])],
            &["a"],
            vec![recursive("n", "m"), incomplete("m", "n"), missing("n", "m", 0)],
        ),
        // A diamond, and a nested meta-layer that is listed twice.
        (
            &[("m", &["n", "o"]), ("n", &["p"]), ("o", &["p"]), ("p", &["a"])],
            &["n", "o", "p", "a"],
            vec![recursive("o", "p"), incomplete("m", "o")],
        ),
        (&[("m", &["n", "n"]), ("n", &["a"])], &["n", "a"], vec![recursive("m", "n")]),
        (
            &[("m", &["n"]), ("n", &["a", "none"])],
            &["a"],
            vec![missing("n", "none", 1), incomplete("m", "n"), missing("n", "none", 1)],
        ),
    ];
    for (metas, surviving, warnings) in rows {
        let mut sandbox = sandbox();
        for (name, components) in metas {
            meta(&mut sandbox, name, components);
        }
        plain(&mut sandbox, &["a"]);
        let outcome = run!(sandbox, json!({ "layers": ["VK_LAYER_MOCK_m"] }));
        assert_eq!(result(&outcome), LAYER_NOT_PRESENT, "{metas:?}");
        assert_eq!(enumerated(&outcome), surviving, "{metas:?}");
        let told = outcome
            .messages()
            .into_iter()
            .filter(|(level, _)| *level == "WARNING")
            .map(|(_, text)| text);
        let told: Vec<&str> = told.collect();
        // vkEnumerateInstanceLayerProperties twice, and vkCreateInstance.
        assert_eq!(told, [warnings.clone(), warnings.clone(), warnings].concat(), "{metas:?}");
        outcome.expect_message(
            "DEBUG",
            "Removing meta-layer VK_LAYER_MOCK_m from instance layer list since it appears invalid.",
        );
    }
}

/// A component may be newer than its meta-layer; the patch of its version is ignored (3.9) (12.1).
#[test]
fn s3_6_components_are_not_older_than_their_meta() {
    for (of_meta, of_component, is_valid) in [
        ("1.4.0", "1.4.0", true),
        ("1.4.99", "1.4.0", true),
        ("1.3.0", "1.4.0", true),
        ("1.9.0", "2.0.0", true),
        ("1.9.0", "1.4.0", false),
        ("2.0.0", "1.4.0", false),
    ] {
        let mut sandbox = sandbox();
        sandbox.explicit_layer("a", json!({ "api_version": of_component }), json!({}));
        sandbox.meta_layer(
            false,
            "m",
            json!({ "component_layers": ["VK_LAYER_MOCK_a"], "api_version": of_meta }),
        );
        let outcome = run!(sandbox);
        assert_eq!(
            is_enumerated(&outcome, "VK_LAYER_MOCK_m"),
            is_valid,
            "{of_meta} of {of_component}"
        );
        if !is_valid {
            let short = |version: &str| version.trim_end_matches(".0").to_owned();
            let short = |version: &str| {
                if version == "2.0.0" { "2.0".to_owned() } else { short(version) }
            };
            let text = format!(
                "{HEAD}Meta-layer uses API version {}, but component layer 0 has API version {} that is lower.  Skipping this layer.",
                short(of_meta),
                short(of_component)
            );
            outcome.expect_message("WARNING", &text);
        }
    }
}

/// Meta-layers are expanded in place, follow their components in the list and are in no chain (4.3
/// too). Explicit and implicit components, repeated components and an empty list are allowed.
#[test]
fn s3_6_metas_expand() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("i", json!({}), json!({}));
    plain(&mut sandbox, &["a", "b", "c"]);
    meta(&mut sandbox, "empty", &[]);
    meta(&mut sandbox, "inner", &["b"]);
    meta(&mut sandbox, "outer", &["a", "inner", "i", "a", "empty"]);
    let layers = json!(["VK_LAYER_MOCK_outer", "VK_LAYER_MOCK_c", "VK_LAYER_MOCK_a"]);
    let outcome = run!(sandbox, json!({ "layers": layers }));
    assert_eq!(result(&outcome), 0);
    assert_eq!(chain(&sandbox), ["i", "a", "b", "c"]);
    assert_eq!(listed(&outcome), ["i", "a", "b", "inner", "empty", "outer", "c"]);
    outcome
        .expect_message(
            "INFO",
            "verify_meta_layer_component_layers: Adding meta-layer VK_LAYER_MOCK_outer which also contains meta-layer VK_LAYER_MOCK_inner",
        )
        .expect_message("INFO | LAYER", "Meta-layer \"VK_LAYER_MOCK_outer\" all 5 component layers appear to be valid.")
        .expect_message("INFO | LAYER", "Meta-layer \"VK_LAYER_MOCK_empty\" all 0 component layers appear to be valid.");
    for (index, name) in ["a", "inner", "i", "a", "empty"].into_iter().enumerate() {
        outcome.expect_message("LAYER", &format!("  [{index}] VK_LAYER_MOCK_{name}"));
    }
}

/// A component is filtered out: the other components are active, the meta-layer is not listed, but
/// a meta-layer around it is (12.1).
#[test]
fn s3_6_components_that_are_gone() {
    let mut sandbox = sandbox();
    plain(&mut sandbox, &["a", "b", "c"]);
    meta(&mut sandbox, "inner", &["a", "b"]);
    meta(&mut sandbox, "outer", &["inner", "c"]);
    sandbox.env("VK_LOADER_LAYERS_DISABLE", "*_a");
    let outcome = run!(sandbox, json!({ "layers": ["VK_LAYER_MOCK_outer"] }));
    assert_eq!(result(&outcome), 0);
    assert_eq!(chain(&sandbox), ["b", "c"]);
    assert_eq!(listed(&outcome), ["b", "c", "outer"]);
    outcome.expect_message(
        "WARNING | LAYER",
        "Failed to find layer name \"VK_LAYER_MOCK_a\" component layer \"VK_LAYER_MOCK_a\" to activate (Policy #LLP_LAYER_7)",
    );
}

/// A component that a filter disables in the settings file is skipped; the meta-layer is listed
/// nevertheless.
#[test]
fn s3_6_components_that_are_disabled() {
    let mut sandbox = sandbox();
    plain(&mut sandbox, &["a", "b"]);
    meta(&mut sandbox, "m", &["a", "b"]);
    super::settings::write(
        &sandbox,
        &[("m", json!({ "control": "on" })), ("a", json!({})), ("b", json!({}))],
    );
    sandbox.env("VK_LOADER_LAYERS_DISABLE", "*_a");
    let outcome = run!(sandbox);
    assert_eq!(chain(&sandbox), ["b"]);
    assert_eq!(listed(&outcome), ["b", "m"]);
    outcome.expect_message(
        "WARNING | LAYER",
        "Meta Layer \"VK_LAYER_MOCK_m\" component layer \"VK_LAYER_MOCK_a\" disabled.",
    );
}

/// The variables of an implicit component apply inside a meta-layer too, and the meta-layer is
/// listed without that component.
#[test]
fn s3_6_implicit_components_keep_their_variables() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("i", json!({}), json!({}));
    plain(&mut sandbox, &["a"]);
    meta(&mut sandbox, "m", &["i", "a"]);
    sandbox.env("DISABLE_i", "1");
    let outcome = run!(sandbox, json!({ "layers": ["VK_LAYER_MOCK_m"] }));
    assert_eq!(result(&outcome), 0);
    assert_eq!(chain(&sandbox), ["a"]);
    assert_eq!(listed(&outcome), ["a", "m"]);
}

/// Meta-layers in the settings file are not verified: one that contains itself is expanded once.
#[test]
fn s3_6_recursive_metas_of_the_settings_file() {
    let mut sandbox = sandbox();
    plain(&mut sandbox, &["a", "b"]);
    meta(&mut sandbox, "m", &["a", "n"]);
    meta(&mut sandbox, "n", &["m", "b"]);
    let auto = || json!({});
    super::settings::write(
        &sandbox,
        &[("m", json!({ "control": "on" })), ("n", auto()), ("a", auto()), ("b", auto())],
    );
    let outcome = run!(sandbox);
    assert_eq!(result(&outcome), 0);
    assert_eq!(chain(&sandbox), ["a", "b"]);
    assert_eq!(listed(&outcome), ["a", "b", "m"], "n is not complete");
    outcome.expect_message(
        "WARNING | LAYER",
        "loader_add_meta_layer: Meta-layer VK_LAYER_MOCK_m recursively references itself through its component layers. Skipping the recursive reference.",
    );
}

/// A meta-layer has its components' extensions at the time when the meta-layer is processed; an
/// extension of its own stays unchanged. These extensions are enumerated, but vkCreateInstance
/// checks only those of the components (4.2).
#[test]
fn s3_6_metas_have_their_components_extensions() {
    let mut sandbox = sandbox();
    let list = |names: &[&str]| {
        let list = names.iter().map(|name| json!({ "name": name, "spec_version": "1" }));
        list.collect::<Vec<_>>()
    };
    sandbox.meta_layer(false, "early", json!({ "component_layers": ["VK_LAYER_MOCK_inner"] }));
    let own = json!({
        "component_layers": ["VK_LAYER_MOCK_a", "VK_LAYER_MOCK_b"],
        "instance_extensions": [{ "name": "VK_MOCK_own", "spec_version": "1" }, { "name": "VK_MOCK_a", "spec_version": "9" }],
    });
    sandbox.meta_layer(false, "inner", own);
    sandbox.meta_layer(false, "late", json!({ "component_layers": ["VK_LAYER_MOCK_inner"] }));
    sandbox.explicit_layer(
        "a",
        json!({ "instance_extensions": list(&["VK_MOCK_a", "VK_MOCK_c"]) }),
        json!({}),
    );
    sandbox.explicit_layer("b", json!({ "instance_extensions": list(&["VK_MOCK_c"]), "device_extensions": list(&["VK_MOCK_d"]) }), json!({}));
    let outcome = sandbox.run(|| {
        let of = |layer: &str| {
            let list = Loader::open().extensions_of_layer(&full(layer)).expect("extensions");
            let mut list: Vec<_> =
                list.iter().map(|e| (text(&e.extension_name), e.spec_version)).collect();
            list.sort();
            list
        };
        let named = |list: &[(&str, u32)]| {
            list.iter().map(|(name, version)| ((*name).to_owned(), *version)).collect::<Vec<_>>()
        };
        let all = [("VK_MOCK_a", 9), ("VK_MOCK_c", 1), ("VK_MOCK_own", 1)];
        assert_eq!(of("inner"), named(&all));
        assert_eq!(of("late"), named(&all));
        assert_eq!(
            of("early"),
            named(&all[..1].iter().chain(&all[2..]).copied().collect::<Vec<_>>())
        );
    });
    outcome.expect_success();
    for (component, extension) in
        [("a", "instance extension VK_MOCK_c"), ("b", "device extension VK_MOCK_d")]
    {
        let (meta, component) = (full("inner"), full(component));
        let text = format!("Meta-layer {meta} component layer {component} adding {extension}");
        outcome.expect_message("DEBUG", &text);
    }
}

/// The extensions are in the order in which the meta-layer lists its components, not in the order
/// of the layers.
#[test]
fn s3_6_extensions_come_in_the_order_of_components() {
    let mut sandbox = sandbox();
    for name in ["a", "b"] {
        let list = json!([{ "name": format!("VK_MOCK_{name}"), "spec_version": "1" }]);
        sandbox.explicit_layer(name, json!({ "instance_extensions": list }), json!({}));
    }
    meta(&mut sandbox, "m", &["b", "a", "b"]);
    let outcome = sandbox.run(|| {
        let list = Loader::open().extensions_of_layer(&full("m"));
        let list = list.expect("extensions");
        let names: Vec<_> = list.iter().map(|e| text(&e.extension_name)).collect();
        assert_eq!(names, ["VK_MOCK_b", "VK_MOCK_a"]);
    });
    outcome.expect_success();
}

/// A meta-layer's own extensions cannot be enabled, only those of its components.
#[test]
fn s3_6_a_metas_own_extensions_cannot_be_enabled() {
    for (extension, expected) in
        [("VK_KHR_surface", 0), ("VK_EXT_swapchain_colorspace", EXTENSION_NOT_PRESENT)]
    {
        let mut sandbox = Sandbox::new();
        sandbox.driver("driver", json!({ "instance_extensions": [] }));
        let list = |name: &str| json!([{ "name": name, "spec_version": "1" }]);
        sandbox.explicit_layer(
            "a",
            json!({ "instance_extensions": list("VK_KHR_surface") }),
            json!({}),
        );
        let own = json!({ "component_layers": ["VK_LAYER_MOCK_a"], "instance_extensions": list("VK_EXT_swapchain_colorspace") });
        sandbox.meta_layer(false, "m", own);
        let outcome =
            run!(sandbox, json!({ "layers": ["VK_LAYER_MOCK_m"], "extensions": [extension] }));
        assert_eq!(result(&outcome), expected, "{extension}");
    }
}

/// The meta-layer's version is compared only with those of its components, never with the
/// application's.
#[test]
fn s3_6_no_warning_about_a_metas_own_version() {
    let mut sandbox = sandbox();
    sandbox.explicit_layer("a", json!({ "api_version": "1.0.0" }), json!({}));
    sandbox.meta_layer(
        false,
        "m",
        json!({ "component_layers": ["VK_LAYER_MOCK_a"], "api_version": "1.0.0" }),
    );
    let outcome = run!(sandbox, json!({ "layers": ["VK_LAYER_MOCK_m"] }));
    assert_eq!(result(&outcome), 0);
    assert!(!outcome.stderr.contains("LLP_LAYER_8"), "{}", outcome.stderr);
    assert!(!outcome.stderr.contains("Layer VK_LAYER_MOCK_m uses API version"));
}

/// A component without a library fails vkCreateInstance only if the application named the component
/// too.
#[test]
fn s3_6_components_that_do_not_load() {
    for (layers, expected) in [
        (json!(["VK_LAYER_MOCK_m"]), 0),
        (json!(["VK_LAYER_MOCK_m", "VK_LAYER_MOCK_broken"]), LAYER_NOT_PRESENT),
    ] {
        let mut sandbox = sandbox();
        sandbox.explicit_layer("broken", json!({ "library_path": "./none.so" }), json!({}));
        plain(&mut sandbox, &["a"]);
        meta(&mut sandbox, "m", &["broken", "a"]);
        let outcome = run!(sandbox, json!({ "layers": layers }));
        assert_eq!(result(&outcome), expected, "{layers}");
    }
}
