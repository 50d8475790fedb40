//! Which layers are active, and their order (layers.md 3.5, 3.9, 3.10).

use dispatch_tables::vk;
use tests::{InstanceRequest, Loader, Outcome, Sandbox, json};

use super::{EXTENSION_NOT_PRESENT, LAYER_NOT_PRESENT, chain, result, run, sandbox};

/// The result for a layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// In the chain.
    On,
    /// Enumerated, not in the chain.
    Off,
    /// Not enumerated.
    Gone,
    /// vkCreateInstance fails with VK_ERROR_LAYER_NOT_PRESENT.
    Refused,
}
use Fate::{Gone, Off, On, Refused};

/// Environment, whether the application names the layer, the result.
type Row = (&'static [(&'static str, &'static str)], bool, Fate);

const LAYER: &str = "VK_LAYER_MOCK_it";

/// An implicit layer, by row of the matrix.
const IMPLICIT: &[Row] = &[
    (&[], false, On),
    (&[("DISABLE_it", "1")], false, Off),
    (&[("DISABLE_it", "")], false, Off),
    (&[("DISABLE_it", "1"), ("VK_LOADER_LAYERS_ENABLE", LAYER)], false, Off),
    (&[("DISABLE_it", "1"), ("VK_INSTANCE_LAYERS", LAYER)], false, On),
    (&[("DISABLE_it", "1")], true, On),
    (&[("VK_LOADER_LAYERS_DISABLE", LAYER)], false, Gone),
    (&[("VK_LOADER_LAYERS_DISABLE", "~all~")], false, Gone),
    (&[("VK_LOADER_LAYERS_DISABLE", "~implicit~")], false, Gone),
    (&[("VK_LOADER_LAYERS_DISABLE", "~explicit~")], false, On),
    (&[("VK_LOADER_LAYERS_DISABLE", LAYER)], true, Refused),
    (&[("VK_LOADER_LAYERS_DISABLE", LAYER), ("VK_LOADER_LAYERS_ENABLE", "*it")], false, On),
    (
        &[("VK_LOADER_LAYERS_DISABLE", "*"), ("VK_LOADER_LAYERS_ALLOW", "vk_layer_mock_*")],
        false,
        On,
    ),
    (&[("VK_LOADER_LAYERS_DISABLE", LAYER), ("VK_INSTANCE_LAYERS", LAYER)], false, Gone),
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
    (&[("VK_LOADER_LAYERS_DISABLE", "*mock*"), ("VK_LOADER_LAYERS_ENABLE", LAYER)], false, On),
    (&[("VK_LOADER_LAYERS_DISABLE", LAYER), ("VK_LOADER_LAYERS_ALLOW", LAYER)], false, Off),
    (&[("VK_LOADER_LAYERS_DISABLE", LAYER), ("VK_LOADER_LAYERS_ALLOW", LAYER)], true, On),
    (&[("VK_LOADER_LAYERS_DISABLE", LAYER), ("VK_INSTANCE_LAYERS", LAYER)], false, Gone),
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

/// A layer that an active override layer lists or blacklists.
const COMPONENT: &[Row] = &[
    (&[], false, On),
    (&[("DISABLE_it", "1")], false, On),
    (&[("VK_LOADER_LAYERS_DISABLE", LAYER)], false, Gone),
    (&[("DISABLE_override", "1"), ("DISABLE_it", "1")], false, Off),
];
const BLACKLISTED: &[Row] = &[
    (&[], false, Gone),
    (&[], true, Refused),
    (&[("VK_LOADER_LAYERS_ENABLE", LAYER)], false, Gone),
    (&[("VK_INSTANCE_LAYERS", LAYER)], false, Gone),
    (&[("DISABLE_override", "1")], false, On),
];
const BLACKLISTED_EXPLICIT: &[Row] = &[
    (&[], false, Gone),
    (&[], true, Refused),
    (&[("VK_LOADER_LAYERS_ENABLE", LAYER)], false, Gone),
    (&[("VK_LOADER_LAYERS_ENABLE", LAYER)], true, Refused),
    (&[("VK_INSTANCE_LAYERS", LAYER)], false, Gone),
    (&[("DISABLE_override", "1")], false, Off),
    (&[("DISABLE_override", "1")], true, On),
];

/// Creates the layers of one row.
fn lay_out(table: &str, (variables, requested, _): Row) -> (Sandbox, tests::Value) {
    let mut sandbox = sandbox();
    match table {
        "component" => {
            let file = super::overriding(&json!({ "component_layers": [LAYER] }));
            sandbox.layer_manifest(true, "override", &file);
        }
        "blacklisted" | "blacklisted explicit" => {
            let file = super::overriding(&json!({ "blacklisted_layers": [LAYER] }));
            sandbox.layer_manifest(true, "override", &file);
        }
        _ => {}
    }
    match table {
        "explicit" | "blacklisted explicit" => sandbox.explicit_layer("it", json!({}), json!({})),
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

/// Every row of the matrix, and thereby the effects of filters (3.3) and of the conditions for
/// implicit layers (3.4); drivers.md A.5 (3.5; 12.2, LLP_LOADER_6 and LLP_LOADER_7).
#[test]
fn s3_10_precedence_matrix() {
    let tables = [
        ("implicit", IMPLICIT),
        ("explicit", EXPLICIT),
        ("enable variable", WITH_ENABLE_VARIABLE),
        ("component", COMPONENT),
        ("blacklisted", BLACKLISTED),
        ("blacklisted explicit", BLACKLISTED_EXPLICIT),
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

/// The order of the phases, repeated names, of which the first counts, and the warnings (drivers.md
/// A.5) (3.9).
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
        .env("VK_INSTANCE_LAYERS", "VK_LAYER_MOCK_e3:VK_LAYER_MOCK_i2:VK_LAYER_MOCK_none")
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

/// Names in VK_INSTANCE_LAYERS must match exactly; meta-layers of every phase are expanded in
/// place.
#[test]
fn s3_5_names_and_metas_of_each_phase() {
    let mut sandbox = sandbox();
    for name in ["a", "b", "c", "d", "e"] {
        sandbox.explicit_layer(name, json!({}), json!({}));
    }
    let of = |name: &str| json!({ "component_layers": [format!("VK_LAYER_MOCK_{name}")] });
    sandbox.meta_layer(true, "m1", of("d"));
    sandbox.meta_layer(false, "m2", of("c"));
    sandbox.meta_layer(false, "m3", of("b"));
    sandbox.meta_layer(false, "m4", of("a"));
    sandbox
        .env("VK_INSTANCE_LAYERS", "vk_layer_mock_e::VK_LAYER_MOCK_m2:")
        .env("VK_LOADER_LAYERS_ENABLE", "*m3");
    let outcome = run!(sandbox, json!({ "layers": ["VK_LAYER_MOCK_m4", "VK_LAYER_MOCK_c"] }));
    assert_eq!(result(&outcome), 0);
    assert_eq!(chain(&sandbox), ["d", "c", "b", "a"]);
    assert_eq!(super::listed(&outcome), ["d", "m1", "c", "m2", "b", "m3", "a", "m4"]);
    outcome.expect_message(
        "ERROR | LAYER",
        "Layer \"vk_layer_mock_e\" was not found but was requested by env var VK_INSTANCE_LAYERS!",
    );
}

/// VK_INSTANCE_LAYERS counts as defined even if it contains no name.
#[test]
fn s3_5_an_empty_vk_instance_layers_is_logged() {
    for value in ["", "::"] {
        let mut sandbox = sandbox();
        sandbox.implicit_layer("i", json!({}), json!({}));
        sandbox.env("VK_INSTANCE_LAYERS", value);
        let outcome = run!(sandbox);
        assert_eq!(result(&outcome), 0);
        assert_eq!(chain(&sandbox), ["i"]);
        outcome.expect_message(
            "WARNING | LAYER",
            &format!("env var 'VK_INSTANCE_LAYERS' defined and adding layers \"{value}\""),
        );
    }
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

/// Names that vkCreateInstance rejects.
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

/// Names around the limit of 256 bytes, valid and invalid UTF-8, and a NULL name: the first bad
/// name ends the check.
#[test]
fn s3_5_names_that_are_too_long_or_badly_formed() {
    let badly = "loader_validate_layers: ppEnabledLayerNames contains string that is too long or is badly formed";
    let unknown = "loader_validate_layers: Layer 1 does not exist in the list of available layers";
    for (name, message) in [
        ("null", badly),
        ("257", badly),
        ("256", unknown),
        ("cut", badly),
        ("stray", badly),
        ("whole", unknown),
    ] {
        let mut sandbox = sandbox();
        sandbox.explicit_layer("good", json!({}), json!({}));
        sandbox.set_argument(name);
        let outcome = sandbox.run(|| {
            use dispatch_tables::vk;
            let bytes = match Sandbox::argument().as_str() {
                "257" => vec![b'x'; 257],
                "256" => vec![b'x'; 256],
                "cut" => b"VK_LAYER_\xf0\x9f\x8c".to_vec(),
                "stray" => b"VK_LAYER_\x8d".to_vec(),
                _ => "VK_LAYER_\u{1f30d}".as_bytes().to_vec(),
            };
            let text = std::ffi::CString::new(bytes).expect("no NUL");
            let second =
                if Sandbox::argument() == "null" { std::ptr::null() } else { text.as_ptr() };
            let names = [c"VK_LAYER_MOCK_good".as_ptr(), second, c"".as_ptr()];
            let info = vk::InstanceCreateInfo {
                enabled_layer_count: 3,
                pp_enabled_layer_names: names.as_ptr(),
                ..Default::default()
            };
            let mut instance = vk::Instance::NULL;
            let globals = &tests::Loader::open().globals;
            let result =
                tests::call!(globals.create_instance(&info, std::ptr::null(), &mut instance));
            assert_eq!(result, vk::Result::ERROR_LAYER_NOT_PRESENT);
        });
        outcome.expect_success().expect_message("ERROR", message);
    }
}

/// ppEnabledLayerNames is NULL (6.4).
#[test]
fn s3_5_null_array_of_names() {
    let sandbox = sandbox();
    let outcome = sandbox.run(|| {
        use dispatch_tables::vk;
        let info = vk::InstanceCreateInfo { enabled_layer_count: 1, ..Default::default() };
        let mut instance = vk::Instance::NULL;
        let loader = tests::Loader::open();
        let result =
            tests::call!(loader.globals.create_instance(&info, std::ptr::null(), &mut instance));
        assert_eq!(result, vk::Result::ERROR_LAYER_NOT_PRESENT);
    });
    outcome.expect_success().expect_message(
        "ERROR",
        "loader_validate_layers: ppEnabledLayerNames is NULL but enabledLayerCount is greater than zero",
    );
}

/// The precedence of several errors: layers, drivers, extensions, layer libraries (7.1).
#[test]
fn s3_5_precedence_of_failures() {
    let layer = "VK_LAYER_MOCK_none";
    let broken = "VK_LAYER_MOCK_broken";
    let rows = [
        (false, json!({ "layers": [layer], "extensions": ["VK_KHR_none"] }), -6),
        (false, json!({ "extensions": ["VK_KHR_none"] }), -9),
        (true, json!({ "layers": [broken], "extensions": ["VK_KHR_none"] }), -7),
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

/// An implicit layer's API version does not affect its activation (layers.md 3.9).
#[test]
fn s3_9_old_implicit_layers_are_on() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("old", json!({ "api_version": "1.0.0" }), json!({}));
    let outcome = run!(sandbox);
    assert_eq!(result(&outcome), 0);
    assert_eq!(chain(&sandbox), ["old"]);
}

/// The warning about an old layer belongs to the activation, which a creation that fails for its
/// extensions does not reach (3.5).
#[test]
fn s3_5_no_old_layer_in_a_creation_without_activation() {
    for (extensions, expected, warnings) in
        [(json!([]), 0, 1), (json!(["VK_KHR_none"]), EXTENSION_NOT_PRESENT, 0)]
    {
        let mut sandbox = sandbox();
        sandbox.explicit_layer("old", json!({ "api_version": "1.1.0" }), json!({}));
        let layers = json!(["VK_LAYER_MOCK_old"]);
        let outcome = run!(sandbox, json!({ "layers": layers, "extensions": extensions }));
        assert_eq!(result(&outcome), expected);
        assert_eq!(old_layer_warnings(&outcome), warnings, "{}", outcome.stderr);
    }
}

/// Major and minor version alone make a layer old: the variant of the application's version and
/// the patch do not count (3.5).
#[test]
fn s3_5_variants_make_no_layer_old() {
    for (variant, minor, warnings) in [(0, 2, 0), (0, 3, 1), (1, 2, 0), (7, 1, 0), (1, 3, 1)] {
        let mut sandbox = sandbox();
        sandbox.explicit_layer("old", json!({ "api_version": "1.2.0" }), json!({}));
        let version = vk::make_api_version(variant, 1, minor, 5);
        sandbox.set_argument(&version.to_string());
        let outcome = sandbox.run(|| {
            let request = InstanceRequest {
                api_version: Sandbox::argument().parse().expect("a version"),
                layers: &["VK_LAYER_MOCK_old"],
                ..Default::default()
            };
            Loader::open().create_instance(&request).expect("vkCreateInstance").destroy();
        });
        outcome.expect_success();
        assert_eq!(old_layer_warnings(&outcome), warnings, "{variant} {minor}\n{}", outcome.stderr);
    }
}

/// How many warnings say that a layer is older than the application.
fn old_layer_warnings(outcome: &Outcome) -> usize {
    let is_one = |(_, text): &(&str, &str)| text.contains("older than the application specified");
    outcome.messages().into_iter().filter(is_one).count()
}
