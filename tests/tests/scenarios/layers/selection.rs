//! Which layers are on, in which order (layers.md 3.3 to 3.5, 3.7, 3.9, 3.10).

use tests::{Sandbox, json};

use super::{LAYER_NOT_PRESENT, chain, result, run, sandbox};

/// What becomes of a layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// In the chain.
    On,
    /// Enumerated, not in the chain.
    Off,
    /// Not even enumerated.
    Gone,
    /// vkCreateInstance fails with VK_ERROR_LAYER_NOT_PRESENT.
    Refused,
}
use Fate::{Gone, Off, On, Refused};

/// Environment, whether the application asks for the layer, what becomes of it.
type Row = (&'static [(&'static str, &'static str)], bool, Fate);

const LAYER: &str = "VK_LAYER_MOCK_it";

/// An implicit layer, by row of the matrix.
const IMPLICIT: &[Row] = &[
    (&[], false, On),
    (&[("DISABLE_it", "1")], false, Off),
    (&[("DISABLE_it", "")], false, Off),
    (
        &[("DISABLE_it", "1"), ("VK_LOADER_LAYERS_ENABLE", LAYER)],
        false,
        Off,
    ),
    (
        &[("DISABLE_it", "1"), ("VK_INSTANCE_LAYERS", LAYER)],
        false,
        On,
    ),
    (&[("DISABLE_it", "1")], true, On),
    (&[("VK_LOADER_LAYERS_DISABLE", LAYER)], false, Gone),
    (&[("VK_LOADER_LAYERS_DISABLE", "~all~")], false, Gone),
    (&[("VK_LOADER_LAYERS_DISABLE", "~implicit~")], false, Gone),
    (&[("VK_LOADER_LAYERS_DISABLE", "~explicit~")], false, On),
    (&[("VK_LOADER_LAYERS_DISABLE", LAYER)], true, Refused),
    (
        &[
            ("VK_LOADER_LAYERS_DISABLE", LAYER),
            ("VK_LOADER_LAYERS_ENABLE", "*it"),
        ],
        false,
        On,
    ),
    (
        &[
            ("VK_LOADER_LAYERS_DISABLE", "*"),
            ("VK_LOADER_LAYERS_ALLOW", "vk_layer_mock_*"),
        ],
        false,
        On,
    ),
    (
        &[
            ("VK_LOADER_LAYERS_DISABLE", LAYER),
            ("VK_INSTANCE_LAYERS", LAYER),
        ],
        false,
        Gone,
    ),
];

/// An explicit layer.
const EXPLICIT: &[Row] = &[
    (&[], false, Off),
    (&[], true, On),
    (&[("DISABLE_it", "1")], true, On),
    (&[("VK_INSTANCE_LAYERS", LAYER)], false, On),
    (&[("VK_LOADER_LAYERS_ENABLE", "~all~")], false, On),
    (&[("VK_LOADER_LAYERS_DISABLE", LAYER)], false, Gone),
    (&[("VK_LOADER_LAYERS_DISABLE", "~explicit~")], true, Refused),
    (&[("VK_LOADER_LAYERS_DISABLE", "~implicit~")], true, On),
    (
        &[
            ("VK_LOADER_LAYERS_DISABLE", "*mock*"),
            ("VK_LOADER_LAYERS_ENABLE", LAYER),
        ],
        false,
        On,
    ),
    (
        &[
            ("VK_LOADER_LAYERS_DISABLE", LAYER),
            ("VK_LOADER_LAYERS_ALLOW", LAYER),
        ],
        false,
        Off,
    ),
    (
        &[
            ("VK_LOADER_LAYERS_DISABLE", LAYER),
            ("VK_LOADER_LAYERS_ALLOW", LAYER),
        ],
        true,
        On,
    ),
    (
        &[
            ("VK_LOADER_LAYERS_DISABLE", LAYER),
            ("VK_INSTANCE_LAYERS", LAYER),
        ],
        false,
        Gone,
    ),
];

/// An implicit layer with an enable variable.
const WITH_ENABLE_VARIABLE: &[Row] = &[
    (&[], false, Off),
    (&[("ENABLE_it", "yes")], false, On),
    (&[("ENABLE_it", "YES")], false, Off),
    (&[("ENABLE_it", "")], false, Off),
    (&[("ENABLE_it", "yes"), ("DISABLE_it", "0")], false, Off),
    (&[("VK_LOADER_LAYERS_ENABLE", LAYER)], false, On),
    (&[("VK_LOADER_LAYERS_ALLOW", LAYER)], false, Off),
    (&[("VK_INSTANCE_LAYERS", LAYER)], false, On),
    (&[], true, On),
];

/// An implicit layer beside an active override layer that lists or blacklists it.
const COMPONENT: &[Row] = &[
    (&[], false, On),
    (&[("DISABLE_it", "1")], false, On),
    (&[("VK_LOADER_LAYERS_DISABLE", LAYER)], false, Gone),
    (
        &[("DISABLE_override", "1"), ("DISABLE_it", "1")],
        false,
        Off,
    ),
];
const BLACKLISTED: &[Row] = &[
    (&[], false, Gone),
    (&[], true, Refused),
    (&[("VK_LOADER_LAYERS_ENABLE", LAYER)], false, Gone),
    (&[("VK_INSTANCE_LAYERS", LAYER)], false, Gone),
    (&[("DISABLE_override", "1")], false, On),
];

/// Lays out one row.
fn lay_out(table: &str, (variables, requested, _): Row) -> (Sandbox, tests::Value) {
    let mut sandbox = sandbox();
    let override_layer = |more: tests::Value| {
        let mut object = json!({
            "name": "VK_LAYER_LUNARG_override", "type": "GLOBAL", "api_version": "1.4.0",
            "implementation_version": "1", "description": "override", "component_layers": [],
            "disable_environment": { "DISABLE_override": "1" },
        });
        for (key, value) in more.as_object().into_iter().flatten() {
            object[key] = value.clone();
        }
        json!({ "file_format_version": "1.2.1", "layers": [object] })
    };
    match table {
        "component" => {
            let file = override_layer(json!({ "component_layers": [LAYER] }));
            sandbox.layer_manifest(true, "override", &file);
        }
        "blacklisted" => {
            let file = override_layer(json!({ "blacklisted_layers": [LAYER] }));
            sandbox.layer_manifest(true, "override", &file);
        }
        _ => {}
    }
    match table {
        "explicit" => sandbox.explicit_layer("it", json!({}), json!({})),
        "enable variable" => {
            let variable = json!({ "enable_environment": { "ENABLE_it": "yes" } });
            sandbox.implicit_layer("it", variable, json!({}))
        }
        _ => sandbox.implicit_layer("it", json!({}), json!({})),
    };
    for (name, value) in variables {
        sandbox.env(name, value);
    }
    let layers = if requested { json!([LAYER]) } else { json!([]) };
    (sandbox, json!({ "layers": layers }))
}

/// Every row of the matrix, and what 3.3 and 3.4 say besides (drivers.md A.5).
#[test]
fn s3_10_precedence_matrix() {
    let tables = [
        ("implicit", IMPLICIT),
        ("explicit", EXPLICIT),
        ("enable variable", WITH_ENABLE_VARIABLE),
        ("component", COMPONENT),
        ("blacklisted", BLACKLISTED),
    ];
    for (table, rows) in tables {
        for &row in rows {
            let (mut sandbox, argument) = lay_out(table, row);
            let outcome = run!(sandbox, argument);
            let fate = match (result(&outcome), chain(&sandbox).as_slice()) {
                (LAYER_NOT_PRESENT, []) => Refused,
                (0, [it]) if it == "it" => On,
                (0, []) if super::is_enumerated(&outcome, LAYER) => Off,
                (0, []) => Gone,
                other => panic!("{table} {row:?}: {other:?}\n{}", outcome.stderr),
            };
            assert_eq!(fate, row.2, "{table} {row:?}\n{}", outcome.stderr);
        }
    }
}

/// The order of the phases, first occurrence of a name, and the warnings (drivers.md A.5).
#[test]
fn s3_5_phases_follow_each_other() {
    let mut sandbox = sandbox();
    for name in ["i1", "i2", "i3"] {
        sandbox.implicit_layer(name, json!({}), json!({}));
    }
    for name in ["e1", "e2", "e3", "e4"] {
        sandbox.explicit_layer(name, json!({ "api_version": "1.1.0" }), json!({}));
    }
    sandbox
        .env(
            "VK_INSTANCE_LAYERS",
            "VK_LAYER_MOCK_e3:VK_LAYER_MOCK_i2:VK_LAYER_MOCK_none",
        )
        .env("VK_LOADER_LAYERS_ENABLE", "*e4,*e2");
    let outcome = run!(
        sandbox,
        json!({ "layers": ["VK_LAYER_MOCK_e1", "VK_LAYER_MOCK_e2", "VK_LAYER_MOCK_i1"] })
    );
    assert_eq!(result(&outcome), 0);
    assert_eq!(chain(&sandbox), ["i1", "i3", "e3", "i2", "e2", "e4", "e1"]);
    let value = "VK_LAYER_MOCK_e3:VK_LAYER_MOCK_i2:VK_LAYER_MOCK_none";
    outcome
        .expect_message(
            "WARNING | LAYER",
            &format!("env var 'VK_INSTANCE_LAYERS' defined and adding layers \"{value}\""),
        )
        .expect_message(
            "ERROR | LAYER",
            "Layer \"VK_LAYER_MOCK_none\" was not found but was requested by env var VK_INSTANCE_LAYERS!",
        )
        .expect_message(
            "WARNING | LAYER",
            "Layer \"VK_LAYER_MOCK_e4\" forced enabled due to env var 'VK_LOADER_LAYERS_ENABLE'",
        )
        .expect_message(
            "WARNING | LAYER",
            "Layer VK_LAYER_MOCK_e1 uses API version 1.1 which is older than the application specified API version of 1.3. May cause issues.",
        );
}

/// A longer name in VK_INSTANCE_LAYERS hides an implicit layer.
#[test]
fn s3_5_substring_of_vk_instance_layers() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("foo", json!({}), json!({}));
    sandbox.env("VK_INSTANCE_LAYERS", "VK_LAYER_MOCK_fooBar");
    let outcome = run!(sandbox);
    assert_eq!(result(&outcome), 0);
    assert_eq!(chain(&sandbox), Vec::<String>::new());
}

/// Names that vkCreateInstance refuses.
#[test]
fn s3_5_validation_of_requested_names() {
    let long = format!("VK_LAYER_{}", "x".repeat(300));
    let badly = "loader_validate_layers: ppEnabledLayerNames contains string that is too long or is badly formed";
    let rows = [
        (long.as_str(), badly),
        ("VK_LAYER_\u{1}", badly),
        ("VK_LAYER_\u{7f}", badly),
        (
            "VK_LAYER_none",
            "loader_validate_layers: Layer 0 does not exist in the list of available layers",
        ),
    ];
    for (name, message) in rows {
        let mut sandbox = sandbox();
        let outcome = run!(sandbox, json!({ "layers": [name] }));
        assert_eq!(result(&outcome), LAYER_NOT_PRESENT, "{name:?}");
        outcome.expect_message("ERROR", message);
    }
}

/// ppEnabledLayerNames is NULL.
#[test]
fn s3_5_null_array_of_names() {
    let sandbox = sandbox();
    let outcome = sandbox.run(|| {
        use dispatch_tables::vk;
        let info = vk::InstanceCreateInfo {
            enabled_layer_count: 1,
            ..Default::default()
        };
        let mut instance = vk::Instance::NULL;
        let loader = tests::Loader::open();
        let result = tests::call!(loader.globals.create_instance(
            &info,
            std::ptr::null(),
            &mut instance
        ));
        assert_eq!(result, vk::Result::ERROR_LAYER_NOT_PRESENT);
    });
    outcome.expect_success().expect_message(
        "ERROR",
        "loader_validate_layers: ppEnabledLayerNames is NULL but enabledLayerCount is greater than zero",
    );
}

/// What comes first when several things are wrong: layers, drivers, extensions, layer libraries.
#[test]
fn s3_5_precedence_of_failures() {
    let layer = "VK_LAYER_MOCK_none";
    let broken = "VK_LAYER_MOCK_broken";
    let rows = [
        (
            false,
            json!({ "layers": [layer], "extensions": ["VK_KHR_none"] }),
            -6,
        ),
        (false, json!({ "extensions": ["VK_KHR_none"] }), -9),
        (
            true,
            json!({ "layers": [broken], "extensions": ["VK_KHR_none"] }),
            -7,
        ),
        (true, json!({ "layers": [broken] }), -6),
    ];
    for (has_driver, argument, expected) in rows {
        let mut sandbox = Sandbox::new();
        if has_driver {
            sandbox.driver("driver", json!({}));
        } else {
            sandbox.env("VK_DRIVER_FILES", "");
        }
        sandbox.explicit_layer("broken", json!({ "library_path": "./none.so" }), json!({}));
        let outcome = run!(sandbox, argument);
        assert_eq!(result(&outcome), expected, "{argument}");
    }
}

/// The grammar of the filter variables (drivers.md A.4, A.5), on an explicit layer that is named by the application.
#[test]
fn s3_3_grammar_of_filters() {
    let many = |last: &str| {
        let mut tokens: Vec<String> = (0..16).map(|index| format!("x{index}")).collect();
        tokens.push(last.to_owned());
        tokens.join(",")
    };
    let rows = [
        ("vk_layer_mock_IT".to_owned(), true),
        ("VK_LAYER_MOCK_*".to_owned(), true),
        ("*_it".to_owned(), true),
        ("*mock*".to_owned(), true),
        ("**".to_owned(), true),
        ("***".to_owned(), false),
        ("VK_*_it".to_owned(), false),
        ("VK_LAYER_MOCK_i?".to_owned(), false),
        (",,VK_LAYER_MOCK_it,".to_owned(), true),
        ("a, VK_LAYER_MOCK_it".to_owned(), false),
        ("~unknown~".to_owned(), false),
        (many("*it"), false),
        (
            format!(
                "~unknown~,{}",
                many("y").replace(",y", "").replacen("x0", "*it", 1)
            ),
            true,
        ),
    ];
    for (filter, disabled) in rows {
        let mut sandbox = sandbox();
        sandbox.explicit_layer("it", json!({}), json!({}));
        sandbox.env("VK_LOADER_LAYERS_DISABLE", &filter);
        let outcome = run!(sandbox, json!({ "layers": ["VK_LAYER_MOCK_it"] }));
        let expected = if disabled { LAYER_NOT_PRESENT } else { 0 };
        assert_eq!(result(&outcome), expected, "{filter}\n{}", outcome.stderr);
    }
}

/// The lines of filters, and that ENABLE knows only one special token.
#[test]
fn s3_3_filters_say_what_they_do() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("i", json!({}), json!({}));
    sandbox.explicit_layer("e", json!({}), json!({}));
    sandbox
        .env("VK_LOADER_LAYERS_DISABLE", "*_i")
        .env("VK_LOADER_LAYERS_ENABLE", "~explicit~");
    let outcome = run!(sandbox);
    assert_eq!(chain(&sandbox), Vec::<String>::new());
    outcome.expect_message(
        "WARNING | LAYER",
        "Layer \"VK_LAYER_MOCK_i\" forced disabled because name matches filter of env var 'VK_LOADER_LAYERS_DISABLE'.",
    );
}

/// What each filter says of a layer, once in one vkCreateInstance (drivers.md A.5; the Khronos loader says it twice).
#[test]
fn a5_filters_say_once_what_they_do() {
    const DISABLE: &str = "VK_LOADER_LAYERS_DISABLE";
    const ENABLE: &str = "VK_LOADER_LAYERS_ENABLE";
    let disabled = "Layer \"VK_LAYER_MOCK_it\" forced disabled because name matches filter of env var 'VK_LOADER_LAYERS_DISABLE'.";
    let implicit_on = "Implicit layer \"VK_LAYER_MOCK_it\" forced enabled due to env var 'VK_LOADER_LAYERS_ENABLE'.";
    let explicit_on =
        "Layer \"VK_LAYER_MOCK_it\" forced enabled due to env var 'VK_LOADER_LAYERS_ENABLE'";
    let named = "env var 'VK_INSTANCE_LAYERS' defined and adding layers \"VK_LAYER_MOCK_it\"";
    let missing =
        "Layer \"VK_LAYER_MOCK_it\" was not found but was requested by env var VK_INSTANCE_LAYERS!";
    let rows: [(bool, &[(&str, &str)], &[(&str, &str)]); 9] = [
        (true, &[(DISABLE, "*")], &[("WARNING | LAYER", disabled)]),
        (false, &[(DISABLE, "*")], &[("WARNING | LAYER", disabled)]),
        (true, &[(ENABLE, "*")], &[("WARNING | LAYER", implicit_on)]),
        (true, &[(ENABLE, "*"), ("ENABLE_it", "yes")], &[]),
        (false, &[(ENABLE, "*")], &[("WARNING | LAYER", explicit_on)]),
        (
            false,
            &[(DISABLE, "*"), (ENABLE, "*")],
            &[("WARNING | LAYER", explicit_on)],
        ),
        (
            true,
            &[(DISABLE, "*"), ("VK_LOADER_LAYERS_ALLOW", "*")],
            &[],
        ),
        (
            false,
            &[("VK_INSTANCE_LAYERS", LAYER)],
            &[("WARNING | LAYER", named)],
        ),
        (
            false,
            &[("VK_INSTANCE_LAYERS", LAYER), (DISABLE, "*")],
            &[
                ("WARNING | LAYER", disabled),
                ("WARNING | LAYER", named),
                ("ERROR | LAYER", missing),
            ],
        ),
    ];
    for (is_implicit, variables, expected) in rows {
        let mut sandbox = sandbox();
        if is_implicit {
            let variable = json!({ "enable_environment": { "ENABLE_it": "yes" } });
            sandbox.implicit_layer("it", variable, json!({}));
        } else {
            sandbox.explicit_layer("it", json!({}), json!({}));
        }
        for (name, value) in variables {
            sandbox.env(name, value);
        }
        let outcome = sandbox.run(|| {
            let loader = tests::Loader::open();
            eprintln!("[Vulkan Loader] start: ");
            let instance = loader.create_instance(&Default::default());
            instance.expect("vkCreateInstance").destroy();
        });
        outcome.expect_success();
        let told: Vec<_> = outcome
            .messages()
            .into_iter()
            .skip_while(|(level, _)| *level != "start")
            .filter(|(_, text)| text.contains("env var"))
            .collect();
        assert_eq!(told, expected, "{variables:?}\n{}", outcome.stderr);
    }
}

/// An implicit layer's API version does not decide (layers.md 3.9).
#[test]
fn s3_9_old_implicit_layers_are_on() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("old", json!({ "api_version": "1.0.0" }), json!({}));
    let outcome = run!(sandbox);
    assert_eq!(result(&outcome), 0);
    assert_eq!(chain(&sandbox), ["old"]);
}

/// The override layer: position, blacklist, override paths, app keys.
#[test]
fn s3_7_override_layer() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("before", json!({}), json!({}));
    let program = std::env::current_exe().expect("this program");
    let paths = sandbox.path("elsewhere");
    let object = |keys: tests::Value, component: &str| {
        json!({ "file_format_version": "1.2.1", "layers": [{
            "name": "VK_LAYER_LUNARG_override", "type": "GLOBAL", "api_version": "1.2.0",
            "implementation_version": "1", "description": "override",
            "component_layers": [component], "blacklisted_layers": ["VK_LAYER_MOCK_after"],
            "override_paths": [paths], "app_keys": keys,
            "disable_environment": { "DISABLE_override": "1" },
        }] })
    };
    let elsewhere = object(json!(["/usr/bin/other"]), "VK_LAYER_MOCK_none");
    sandbox.layer_manifest(true, "other", &elsewhere);
    let global = object(json!([]), "VK_LAYER_MOCK_none");
    sandbox.layer_manifest(true, "global", &global);
    let ours = object(json!(["/usr/bin/other", program]), "VK_LAYER_MOCK_there");
    sandbox.layer_manifest(true, "ours", &ours);
    sandbox.implicit_layer("after", json!({}), json!({}));
    let hidden = sandbox.explicit_layer("hidden", json!({}), json!({}));
    sandbox.layer_library("elsewhere/libthere.so", &[json!({ "name": "there" })]);
    sandbox.write(
        "elsewhere/there.json",
        json!({ "file_format_version": "1.2.1", "layer": {
            "name": "VK_LAYER_MOCK_there", "type": "GLOBAL", "library_path": "./libthere.so",
            "api_version": "1.3.0", "implementation_version": "1", "description": "there",
        }})
        .to_string(),
    );
    let outcome = run!(sandbox);
    assert_eq!(result(&outcome), 0, "{}", outcome.stderr);
    assert_eq!(chain(&sandbox), ["before", "there"], "{}", outcome.stderr);
    assert_eq!(
        super::listed(&outcome),
        ["before", "there", "VK_LAYER_LUNARG_override"]
    );
    assert!(!super::is_enumerated(&outcome, &hidden.name));
    outcome
        .expect_message(
            "INFO | LAYER",
            &format!("--Override layer found but not used because app '{}' is not in 'app_keys' list!", program.display()),
        )
        .expect_message("INFO | LAYER", &format!("Using the override layer for app key {}", program.display()))
        .expect_message("WARNING | LAYER", &format!("Override layer has override path {}", paths.display()))
        .expect_message(
            "DEBUG",
            "loader_remove_layers_in_blacklist: Override layer is active and layer VK_LAYER_MOCK_after is in the blacklist inside of it. Removing that layer from current layer list.",
        );
}
