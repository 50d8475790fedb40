//! The override layer, VK_LAYER_LUNARG_override (layers.md 3.7).

use tests::{InstanceRequest, Loader, Outcome, Sandbox, Value, json};

use super::manifests::{file, object};
use super::{
    LAYER_NOT_PRESENT, OVERRIDE, chain, is_enumerated, listed, overriding, result, run, sandbox,
};

/// Adds an override layer among the implicit layers.
fn add(sandbox: &mut Sandbox, name: &str, changes: &Value) {
    sandbox.layer_manifest(true, name, &overriding(changes));
}

/// The path of this program, in the form of `app_keys`.
fn program() -> String {
    std::env::current_exe().expect("this program").display().to_string()
}

/// The number of lines with this text.
fn count(outcome: &Outcome, text: &str) -> usize {
    outcome.messages().iter().filter(|(_, told)| *told == text).count()
}

/// An override layer for this program: it stays where it was found, its paths replace the search
/// for explicit layers, its blacklist removes layers, and it is listed after its components (12.2).
#[test]
fn s3_7_an_override_for_this_program() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("before", json!({}), json!({}));
    let paths = sandbox.path("elsewhere");
    let with = |keys: Value, component: &str| {
        json!({
            "component_layers": [component], "blacklisted_layers": ["VK_LAYER_MOCK_after"], "override_paths": [paths],
            "app_keys": keys, "api_version": "1.2.0",
        })
    };
    add(&mut sandbox, "other", &with(json!(["/usr/bin/other"]), "VK_LAYER_MOCK_none"));
    add(&mut sandbox, "global", &with(json!([]), "VK_LAYER_MOCK_none"));
    add(&mut sandbox, "ours", &with(json!(["/usr/bin/other", program()]), "VK_LAYER_MOCK_there"));
    sandbox.implicit_layer("last", json!({}), json!({}));
    sandbox.implicit_layer("after", json!({}), json!({}));
    let hidden = sandbox.explicit_layer("hidden", json!({}), json!({}));
    sandbox.layer_library("elsewhere/libthere.so", &[json!({ "name": "there" })]);
    let there = object("VK_LAYER_MOCK_there", &json!({ "library_path": "./libthere.so" }));
    sandbox.write("elsewhere/there.json", file("1.2.1", &there));
    let outcome = run!(sandbox);
    assert_eq!(result(&outcome), 0, "{}", outcome.stderr);
    assert_eq!(chain(&sandbox), ["before", "there", "last"], "{}", outcome.stderr);
    assert_eq!(listed(&outcome), ["before", "there", OVERRIDE, "last"]);
    assert!(is_enumerated(&outcome, OVERRIDE));
    assert!(!is_enumerated(&outcome, &hidden.name));
    let program = program();
    outcome
        .expect_message(
            "INFO | LAYER",
            &format!("--Override layer found but not used because app '{program}' is not in 'app_keys' list!"),
        )
        .expect_message("INFO | LAYER", &format!("Using the override layer for app key {program}"))
        .expect_message("WARNING | LAYER", &format!("Override layer has override path {}", paths.display()))
        .expect_message(
            "DEBUG",
            "loader_remove_layers_in_blacklist: Override layer is active and layer VK_LAYER_MOCK_after is in the blacklist inside of it. Removing that layer from current layer list.",
        );
}

/// Which of several override layers is used, recognised by its component; how many are removed, and
/// the messages about them (1.4).
#[test]
fn s3_7_pruning() {
    let (ours, other, global) = (|| json!([program()]), || json!(["/usr/bin/other"]), || json!([]));
    let not_ours = format!(
        "--Override layer found but not used because app '{}' is not in 'app_keys' list!",
        program()
    );
    let second_ours = "remove_all_non_valid_override_layers: Multiple override layers where the same path in app_keys was found. Using the first layer found";
    let second_global = "remove_all_non_valid_override_layers: Multiple global override layers found. Using the first global layer found";
    let used_ours = format!("Using the override layer for app key {}", program());
    let used_global = "Using the global override layer";
    let duplicate = "Removing layer VK_LAYER_LUNARG_override";
    let rows: Vec<(Vec<Value>, &[&str], Vec<&str>)> = vec![
        (vec![json!(null)], &["0"], vec![used_global]),
        (vec![global()], &["0"], vec![used_global]),
        (vec![ours()], &["0"], vec![&used_ours]),
        (vec![other()], &[], vec![&not_ours]),
        (vec![json!([program() + "x"])], &[], vec![&not_ours]),
        (vec![json!([format!("{} ", program()), 1, program()])], &[], vec![&not_ours]),
        (vec![global(), global()], &["0"], vec![second_global, used_global]),
        (vec![ours(), ours()], &["0"], vec![second_ours, &used_ours]),
        (vec![global(), ours()], &["1"], vec![&used_ours]),
        (vec![ours(), global()], &["0"], vec![&used_ours]),
        (vec![other(), ours()], &["1"], vec![&not_ours, &used_ours]),
        (vec![ours(), other()], &["0"], vec![&used_ours, duplicate]),
        (vec![other(), global(), global()], &["1"], vec![&not_ours, second_global, used_global]),
    ];
    for (keys, used, told) in rows {
        let mut sandbox = sandbox();
        for (index, keys) in keys.iter().enumerate() {
            let name = format!("VK_LAYER_MOCK_{index}");
            let mut changes = json!({ "component_layers": [name] });
            if !keys.is_null() {
                changes["app_keys"] = keys.clone();
            }
            add(&mut sandbox, &format!("override{index}"), &changes);
            sandbox.explicit_layer(&index.to_string(), json!({}), json!({}));
        }
        let outcome = run!(sandbox);
        assert_eq!(result(&outcome), 0);
        assert_eq!(chain(&sandbox), used, "{keys:?}\n{}", outcome.stderr);
        for text in [&not_ours, second_ours, second_global, &used_ours, used_global, duplicate] {
            let is_told = outcome.messages().iter().any(|(_, line)| line.starts_with(text));
            assert_eq!(is_told, told.contains(&text), "{keys:?}: {text}");
        }
    }
}

/// Its disable variable and the disable filter disable an override layer with all its effects; an
/// expiration date does not (1.4).
#[test]
fn s3_7_s1_4_when_it_is_on() {
    let rows: [(&[(&str, &str)], bool); 6] = [
        (&[], true),
        (&[("DISABLE_override", "")], false),
        (&[("VK_LOADER_LAYERS_DISABLE", OVERRIDE)], false),
        (&[("VK_LOADER_LAYERS_DISABLE", "~implicit~"), ("VK_LOADER_LAYERS_ALLOW", OVERRIDE)], true),
        (&[("DISABLE_override", "1"), ("VK_LOADER_LAYERS_ENABLE", OVERRIDE)], false),
        (&[("VK_LOADER_LAYERS_DISABLE", OVERRIDE), ("VK_LOADER_LAYERS_ENABLE", OVERRIDE)], true),
    ];
    for (variables, is_on) in rows {
        let mut sandbox = sandbox();
        let changes = json!({
            "component_layers": ["VK_LAYER_MOCK_a"], "blacklisted_layers": ["VK_LAYER_MOCK_b"],
            "expiration": "2001-1-1-0-0",
        });
        add(&mut sandbox, "override", &changes);
        sandbox.explicit_layer("a", json!({}), json!({}));
        sandbox.explicit_layer("b", json!({}), json!({}));
        for (name, value) in variables {
            sandbox.env(name, value);
        }
        let outcome = run!(sandbox);
        assert_eq!(chain(&sandbox) == ["a"], is_on, "{variables:?}\n{}", outcome.stderr);
        assert_eq!(is_enumerated(&outcome, "VK_LAYER_MOCK_b"), !is_on, "{variables:?}");
    }
}

/// Its paths hide only explicit layers, possibly its own components: then the override layer is
/// dropped, but its paths stay in effect.
#[test]
fn s3_7_override_paths_that_hide_its_component() {
    let mut sandbox = sandbox();
    let paths = [sandbox.path("nowhere")];
    sandbox.implicit_layer("i", json!({}), json!({}));
    let changes = json!({
        "component_layers": ["VK_LAYER_MOCK_e"], "override_paths": paths, "blacklisted_layers": ["VK_LAYER_MOCK_i"],
    });
    add(&mut sandbox, "override", &changes);
    sandbox.explicit_layer("e", json!({}), json!({}));
    let outcome = run!(sandbox);
    assert_eq!(chain(&sandbox), ["i"], "its blacklist does not count");
    assert!(!is_enumerated(&outcome, OVERRIDE) && !is_enumerated(&outcome, "VK_LAYER_MOCK_e"));
    outcome.expect_message(
        "WARNING",
        "verify_meta_layer_component_layers: Meta-layer VK_LAYER_LUNARG_override can't find component layer VK_LAYER_MOCK_e at index 0.  Skipping this layer.",
    );
}

/// The blacklist removes layers of both kinds by exact name, up to its first element that is no
/// string (1.4) (12.2). The override layer itself stays.
#[test]
fn s3_7_s1_4_blacklist() {
    let mut sandbox = sandbox();
    let list = json!([
        "VK_LAYER_LUNARG_override",
        "VK_LAYER_MOCK_i",
        "VK_LAYER_MOCK_e",
        "vk_layer_mock_f",
        "VK_LAYER_MOCK_*",
        1,
        "VK_LAYER_MOCK_g"
    ]);
    add(&mut sandbox, "override", &json!({ "blacklisted_layers": list }));
    sandbox.implicit_layer("i", json!({}), json!({}));
    for name in ["e", "f", "g"] {
        sandbox.explicit_layer(name, json!({}), json!({}));
    }
    let outcome = run!(sandbox, json!({ "layers": ["VK_LAYER_MOCK_e"] }));
    assert_eq!(result(&outcome), LAYER_NOT_PRESENT);
    for (name, is_there) in [("i", false), ("e", false), ("f", true), ("g", true)] {
        assert_eq!(is_enumerated(&outcome, &format!("VK_LAYER_MOCK_{name}")), is_there, "{name}");
    }
    assert!(is_enumerated(&outcome, "VK_LAYER_LUNARG_override"));
}

/// An implicit component is active although its disable variable is set, but not if a filter
/// removed it (3.4).
#[test]
fn s3_7_implicit_components() {
    for (variable, value, is_on) in
        [("DISABLE_i", "1", true), ("VK_LOADER_LAYERS_DISABLE", "*_i", false)]
    {
        let mut sandbox = sandbox();
        add(&mut sandbox, "override", &json!({ "component_layers": ["VK_LAYER_MOCK_i"] }));
        sandbox.implicit_layer("i", json!({}), json!({}));
        sandbox.env(variable, value);
        let outcome = run!(sandbox);
        assert_eq!(result(&outcome), 0);
        assert_eq!(chain(&sandbox) == ["i"], is_on, "{variable}");
    }
}

/// An override layer among the explicit layers is neither active by itself nor limited to a
/// program, but its blacklist is in effect.
#[test]
fn s3_7_an_explicit_override() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("i", json!({}), json!({}));
    sandbox.explicit_layer("a", json!({}), json!({}));
    let changes = json!({
        "component_layers": ["VK_LAYER_MOCK_a"], "blacklisted_layers": ["VK_LAYER_MOCK_i"],
        "app_keys": ["/usr/bin/other"], "override_paths": ["/nowhere"],
    });
    sandbox.layer_manifest(false, "override", &overriding(&changes));
    let outcome = run!(sandbox);
    assert_eq!(result(&outcome), 0);
    assert!(chain(&sandbox).is_empty(), "{}", outcome.stderr);
    assert!(is_enumerated(&outcome, OVERRIDE));
    assert!(!is_enumerated(&outcome, "VK_LAYER_MOCK_i"));
    assert_eq!(count(&outcome, "Override layer has override path /nowhere"), 0);
}

/// Explicit layers that nothing requests are read for an override layer even if nobody receives a
/// message: its blacklist and its components are in effect, however its name is written.
#[test]
fn s3_7_an_explicit_override_without_a_log() {
    for name in [OVERRIDE, r"VK_LAYER_LUNARG_overrid\u0065"] {
        let mut sandbox = sandbox();
        sandbox.env("VK_LOADER_DEBUG", "none").env("DISABLE_component", "1");
        for layer in ["i", "component", "other"] {
            sandbox.implicit_layer(layer, json!({}), json!({}));
        }
        let changes = json!({
            "component_layers": ["VK_LAYER_MOCK_component"], "blacklisted_layers": ["VK_LAYER_MOCK_i"],
        });
        let text = overriding(&changes).to_string().replace(OVERRIDE, name);
        let manifest = sandbox.layer_manifest(false, "override", &json!({}));
        sandbox.write(manifest, text);
        let outcome = sandbox.run(|| {
            let created = Loader::open().create_instance(&InstanceRequest::default());
            println!("created {}", created.is_ok());
        });
        assert!(outcome.stdout.contains("created true"), "{}", outcome.stderr);
        assert_eq!(chain(&sandbox), ["component", "other"], "{name}");
    }
}

/// An override layer with a library is an ordinary implicit layer; only its paths have an effect.
#[test]
fn s3_7_an_override_with_a_library() {
    let mut sandbox = sandbox();
    let paths = [sandbox.path("elsewhere")];
    let changes = json!({
        "name": OVERRIDE, "type": "GLOBAL", "blacklisted_layers": ["VK_LAYER_MOCK_i"], "override_paths": paths,
    });
    sandbox.implicit_layer("library", changes, json!({}));
    sandbox.implicit_layer("i", json!({}), json!({}));
    sandbox.explicit_layer("hidden", json!({}), json!({}));
    sandbox
        .write("elsewhere/there.json", file("1.2.1", &object("VK_LAYER_MOCK_there", &json!({}))));
    let outcome = run!(sandbox);
    assert_eq!(result(&outcome), 0);
    assert_eq!(chain(&sandbox), ["library", "i"]);
    assert!(is_enumerated(&outcome, "VK_LAYER_MOCK_there"));
    assert!(!is_enumerated(&outcome, "VK_LAYER_MOCK_hidden"));
}

/// Paths in a file of an older version are used, with a message (1.4), up to the first element that
/// is no string.
#[test]
fn s3_7_s1_4_paths_of_an_older_file() {
    let mut sandbox = sandbox();
    let [there, unread] = ["there", "unread"].map(|name| sandbox.path(name));
    let mut manifest = overriding(&json!({ "override_paths": [there, 1, unread] }));
    manifest["file_format_version"] = json!("1.0.1");
    sandbox.layer_manifest(true, "override", &manifest);
    for place in ["there", "unread"] {
        let layer = object(&format!("VK_LAYER_MOCK_{place}"), &json!({}));
        sandbox.write(format!("{place}/it.json"), file("1.2.1", &layer));
    }
    let outcome = run!(sandbox);
    assert!(is_enumerated(&outcome, "VK_LAYER_MOCK_there"));
    assert!(!is_enumerated(&outcome, "VK_LAYER_MOCK_unread"));
    outcome.expect_message(
        "WARNING",
        "Layer \"VK_LAYER_LUNARG_override\" contains meta-layer-specific override paths, but using older JSON file version.",
    );
}

/// A name that differs from the override layer's is an ordinary name (1.4).
#[test]
fn s3_7_the_name_decides() {
    for name in ["VK_LAYER_LUNARG_Override", "VK_LAYER_LUNARG_override2"] {
        let mut sandbox = sandbox();
        let changes = json!({
            "name": name, "blacklisted_layers": ["VK_LAYER_MOCK_i"], "override_paths": ["/nowhere"], "app_keys": ["/x"],
        });
        add(&mut sandbox, "nearly", &changes);
        sandbox.implicit_layer("i", json!({}), json!({}));
        sandbox.explicit_layer("e", json!({}), json!({}));
        let outcome = run!(sandbox);
        assert_eq!(chain(&sandbox), ["i"]);
        assert!(is_enumerated(&outcome, name) && is_enumerated(&outcome, "VK_LAYER_MOCK_e"));
    }
}
