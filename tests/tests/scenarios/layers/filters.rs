//! The filter variables, and the conditions that activate implicit layers (layers.md 3.3, 3.4).

use tests::json;

use super::{LAYER_NOT_PRESENT, chain, is_enumerated, result, run, sandbox};

const LAYER: &str = "VK_LAYER_MOCK_it";

/// The grammar of the disable filter (drivers.md A.4, A.5), applied to an explicit layer that the
/// application names.
#[test]
fn s3_3_grammar_of_filters() {
    let behind = |count: usize, last: &str| {
        let before: String = (0..count).map(|index| format!("x{index},")).collect();
        before + last
    };
    let seventeenth = behind(16, "*it");
    let [all_behind_fifteen, all_behind_sixteen, explicit_behind_sixteen] =
        [behind(15, "~all~"), behind(16, "~all~"), behind(16, "~explicit~")];
    let sixteenth_behind_specials = format!("~unknown~,~other~,{}", behind(15, "*it"));
    let rows = [
        ("vk_layer_mock_IT", true),
        ("VK_LAYER_MOCK_i", false),
        ("VK_LAYER_MOCK_*", true),
        ("*_it", true),
        ("*_i", false),
        ("*mock*", true),
        ("*", true),
        ("**", true),
        ("~all~", true),
        ("~ALL~", true),
        ("***", false),
        ("VK_*_it", false),
        ("VK_LAYER_MOCK_i?", false),
        (",,VK_LAYER_MOCK_it,", true),
        ("a, VK_LAYER_MOCK_it", false),
        ("VK_LAYER_MOCK_it ", false),
        ("~explicit~", true),
        ("~implicit~", false),
        ("~unknown~", false),
        (&seventeenth, false),
        (&sixteenth_behind_specials, true),
        (&all_behind_fifteen, true),
        (&all_behind_sixteen, false),
        (&explicit_behind_sixteen, false),
    ];
    for (filter, disabled) in rows {
        let mut sandbox = sandbox();
        sandbox.explicit_layer("it", json!({}), json!({}));
        sandbox.env("VK_LOADER_LAYERS_DISABLE", filter);
        let outcome = run!(sandbox, json!({ "layers": ["VK_LAYER_MOCK_it"] }));
        let expected = if disabled { LAYER_NOT_PRESENT } else { 0 };
        assert_eq!(result(&outcome), expected, "{filter}\n{}", outcome.stderr);
    }
}

/// ENABLE and ALLOW know one special token, which counts as one of the sixteen; a token longer than
/// a name does not match that name.
#[test]
fn s3_3_enable_and_allow_have_one_special_token() {
    let behind = |count: usize, token: &str| vec!["~unknown~"; count].join(",") + "," + token;
    let rows = [
        ("VK_LAYER_it", "~all~".to_owned(), true),
        ("VK_LAYER_it", "*".to_owned(), true),
        ("VK_LAYER_it", "~explicit~".to_owned(), false),
        ("VK_LAYER_it", "~implicit~".to_owned(), false),
        ("VK_LAYER_it", behind(15, "*it"), true),
        ("VK_LAYER_it", behind(16, "*it"), false),
        ("four", "~all~".to_owned(), false),
        ("four", "*".to_owned(), true),
        ("fives", "~all~".to_owned(), true),
        ("x", "**".to_owned(), false),
    ];
    for (name, filter, matches) in rows {
        for (variable, by_application) in
            [("VK_LOADER_LAYERS_ENABLE", false), ("VK_LOADER_LAYERS_ALLOW", true)]
        {
            let mut sandbox = sandbox();
            sandbox.explicit_layer("it", json!({ "name": name }), json!({}));
            sandbox.env("VK_LOADER_LAYERS_DISABLE", "*").env(variable, &filter);
            let layers = if by_application && matches { json!([name]) } else { json!([]) };
            let outcome = run!(sandbox, json!({ "layers": layers }));
            assert_eq!(result(&outcome), 0);
            assert_eq!(is_enumerated(&outcome, name), matches, "{variable}={filter} {name}");
            assert_eq!(!chain(&sandbox).is_empty(), matches, "{variable}={filter} {name}");
        }
    }
}

fn disabled(name: &str) -> String {
    format!(
        "Layer \"{name}\" forced disabled because name matches filter of env var 'VK_LOADER_LAYERS_DISABLE'."
    )
}

/// A layer that is filtered out is gone: VK_INSTANCE_LAYERS cannot activate it, and its extensions
/// cannot be queried (3.10).
#[test]
fn s3_3_disabled_layers_are_gone() {
    let extension =
        json!({ "instance_extensions": [{ "name": "VK_MOCK_x", "spec_version": "1" }] });
    for is_implicit in [true, false] {
        let mut sandbox = sandbox();
        if is_implicit {
            sandbox.implicit_layer("it", extension.clone(), json!({}));
        } else {
            sandbox.explicit_layer("it", extension.clone(), json!({}));
        }
        sandbox
            .env("VK_LOADER_LAYERS_DISABLE", "*_it")
            .env("VK_INSTANCE_LAYERS", "VK_LAYER_MOCK_it");
        let outcome = sandbox.run(|| {
            let loader = tests::Loader::open();
            let extensions = loader.extensions_of_layer("VK_LAYER_MOCK_it").err();
            assert_eq!(extensions, Some(dispatch_tables::vk::Result::ERROR_LAYER_NOT_PRESENT));
            loader.create_instance(&Default::default()).expect("vkCreateInstance").destroy();
        });
        outcome.expect_success().expect_message("WARNING | LAYER", &disabled("VK_LAYER_MOCK_it")).expect_message(
            "ERROR | LAYER",
            "Layer \"VK_LAYER_MOCK_it\" was not found but was requested by env var VK_INSTANCE_LAYERS!",
        );
        assert!(chain(&sandbox).is_empty());
    }
}

/// The message of each filter about a layer appears once per vkCreateInstance (3.3, 3.4, drivers.md
/// A.5; twice in the Khronos loader).
#[test]
fn a5_filters_say_once_what_they_do() {
    const DISABLE: &str = "VK_LOADER_LAYERS_DISABLE";
    const ENABLE: &str = "VK_LOADER_LAYERS_ENABLE";
    let disabled = "Layer \"VK_LAYER_MOCK_it\" forced disabled because name matches filter of env var 'VK_LOADER_LAYERS_DISABLE'.";
    let implicit_on = "Implicit layer \"VK_LAYER_MOCK_it\" forced enabled due to env var 'VK_LOADER_LAYERS_ENABLE'.";
    let explicit_on =
        "Layer \"VK_LAYER_MOCK_it\" forced enabled due to env var 'VK_LOADER_LAYERS_ENABLE'";
    let ignored = "Layer \"VK_LAYER_MOCK_it\" ignored because it has been disabled by env var 'VK_LOADER_LAYERS_DISABLE'";
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
            &[("WARNING | LAYER", ignored), ("WARNING | LAYER", explicit_on)],
        ),
        (true, &[(DISABLE, "*"), ("VK_LOADER_LAYERS_ALLOW", "*")], &[]),
        (false, &[("VK_INSTANCE_LAYERS", LAYER)], &[("WARNING | LAYER", named)]),
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

/// The first scan logs that an implicit layer is disabled, the second that it is removed.
#[test]
fn s3_4_disabled_implicit_layers_are_logged() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("it", json!({}), json!({}));
    sandbox.env("VK_LOADER_LAYERS_DISABLE", "~implicit~");
    let outcome = run!(sandbox);
    outcome
        .expect_message(
            "WARNING | LAYER",
            "Implicit layer \"VK_LAYER_MOCK_it\" forced disabled because name matches filter of env var 'VK_LOADER_LAYERS_DISABLE'.",
        )
        .expect_message("WARNING | LAYER", &disabled(LAYER));
}

/// 3.5 P3: where both filters match an explicit layer, it is on, though a line says that it is
/// ignored, also if `VK_INSTANCE_LAYERS` has enabled it before.
#[test]
fn s3_5_layers_that_both_filters_match() {
    let forced =
        format!("Layer \"{LAYER}\" forced enabled due to env var 'VK_LOADER_LAYERS_ENABLE'");
    let ignored = format!(
        "Layer \"{LAYER}\" ignored because it has been disabled by env var 'VK_LOADER_LAYERS_DISABLE'"
    );
    for (disable, allow, is_ignored) in [
        ("~all~", "", true),
        ("~explicit~", "", true),
        ("*it", "", true),
        ("~implicit~", "", false),
        ("~all~", "*it", false),
    ] {
        for named in ["", LAYER] {
            let mut sandbox = sandbox();
            sandbox.explicit_layer("it", json!({}), json!({}));
            sandbox
                .env("VK_INSTANCE_LAYERS", named)
                .env("VK_LOADER_LAYERS_DISABLE", disable)
                .env("VK_LOADER_LAYERS_ALLOW", allow)
                .env("VK_LOADER_LAYERS_ENABLE", "*it");
            let outcome = run!(sandbox);
            assert_eq!(result(&outcome), 0);
            assert_eq!(chain(&sandbox), ["it"], "{disable}");
            let is_one = |(_, text): &(&str, &str)| text.contains(LAYER) && text.ends_with("ABLE'");
            let told: Vec<_> = outcome.messages().into_iter().filter(is_one).collect();
            let ignored = is_ignored.then_some(("WARNING | LAYER", ignored.as_str()));
            let forced = named.is_empty().then_some(("WARNING | LAYER", forced.as_str()));
            let expected: Vec<_> = ignored.into_iter().chain(forced).collect();
            assert_eq!(told, expected, "{disable} {allow}\n{}", outcome.stderr);
        }
    }
}

/// 3.4 row 1: the value is compared exactly, including case and the empty value; rows 2a to 4 are
/// rows of the matrix (3.10).
#[test]
fn s3_4_enable_variables() {
    for (wanted, value, is_on) in [
        ("yes", "yes", true),
        ("yes", "Yes", false),
        ("yes", "yes ", false),
        ("yes", "", false),
        ("", "", true),
        ("", "x", false),
    ] {
        let mut sandbox = sandbox();
        sandbox.implicit_layer(
            "it",
            json!({ "enable_environment": { "ENABLE_it": wanted } }),
            json!({}),
        );
        sandbox.env("ENABLE_it", value);
        assert_eq!(result(&run!(sandbox)), 0);
        assert_eq!(!chain(&sandbox).is_empty(), is_on, "{wanted:?} {value:?}");
    }
}
