//! Layers: why they are off, and the call chain.

use serde_json::{Value, json};

use crate::installation::Installation;

#[test]
fn layers_say_why_they_are_off() {
    let installation = Installation::new();
    let variables = json!({
        "enable_environment": { "ENABLE_A": "1" }, "disable_environment": { "DISABLE_A": "1" },
    });
    installation.layer("implicit", "VK_LAYER_test_a", variables);
    installation.layer("explicit", "VK_LAYER_test_b", json!({}));
    installation.write("implicit/liblayer.so", "");
    installation.write("explicit/liblayer.so", "");
    let why = |name: &str, options: &[&str]| {
        let answer = installation.text(&[&["why", name, "--no-load"], options].concat());
        answer.lines().map(str::to_owned).collect::<Vec<_>>().join("\n")
    };
    insta::assert_snapshot!(why("VK_LAYER_test_a", &[]), @r"
    implicit layer VK_LAYER_test_a (DIR/implicit/VK_LAYER_test_a.json) is enabled only by ENABLE_A=1
      cure: set ENABLE_A=1
    ");
    insta::assert_snapshot!(why("VK_LAYER_test_a", &["--set", "DISABLE_A=1"]), @r"
    implicit layer VK_LAYER_test_a (DIR/implicit/VK_LAYER_test_a.json) is disabled, because DISABLE_A is set
      cure: unset DISABLE_A
    ");
    insta::assert_snapshot!(why("VK_LAYER_test_a", &["--set", "ENABLE_A=1"]), @"implicit layer VK_LAYER_test_a (DIR/implicit/VK_LAYER_test_a.json) is enabled by ENABLE_A=1 (not opened)");
    insta::assert_snapshot!(why("VK_LAYER_test_b", &[]), @r"
    explicit layer VK_LAYER_test_b (DIR/explicit/VK_LAYER_test_b.json) is an explicit layer, and nothing requests it
      cure: set VK_LOADER_LAYERS_ENABLE=VK_LAYER_test_b, or request it in vkCreateInstance
    ");
    insta::assert_snapshot!(why("VK_LAYER_test_b", &["--layer", "VK_LAYER_test_b"]), @"explicit layer VK_LAYER_test_b (DIR/explicit/VK_LAYER_test_b.json) is requested by the application (not opened)");
    insta::assert_snapshot!(why("VK_LAYER_test_b", &["--set", "VK_LOADER_LAYERS_DISABLE=*_b"]), @r"
    explicit layer VK_LAYER_test_b (DIR/explicit/VK_LAYER_test_b.json) is disabled: VK_LOADER_LAYERS_DISABLE matches its name or kind, with the pattern *_b
      cure: change the pattern, or name the layer in VK_LOADER_LAYERS_ALLOW
    ");
}

#[test]
fn a_meta_layer_names_its_missing_component() {
    let installation = Installation::new();
    installation.layer("explicit", "VK_LAYER_test_b", json!({}));
    let components = json!({ "library_path": null, "component_layers": ["VK_LAYER_test_b"] });
    installation.layer("explicit", "VK_LAYER_test_meta", components);
    let why = ["why", "VK_LAYER_test_meta", "--no-load", "--layer", "VK_LAYER_test_meta"];
    let enabled = installation.text(&why);
    assert!(enabled.contains("is requested by the application"), "{enabled}");
    let disabled = [&why[..], &["--set", "VK_LOADER_LAYERS_DISABLE=*_b"]].concat();
    let answer = installation.text(&disabled);
    assert!(answer.contains("whose component VK_LAYER_test_b was removed"), "{answer}");
}

#[test]
fn the_call_chain_ends_where_a_requested_layer_is_missing() {
    let mut installation = Installation::new();
    installation.driver("libvulkan.so");
    installation.layer("explicit", "VK_LAYER_test_b", json!({}));
    let options = ["--no-load", "--layer", "VK_LAYER_test_b", "--layer", "VK_LAYER_test_gone"];
    let text = installation.all(&options);
    let (_, chain) = text.split_once("Call chain\n").expect("a call chain");
    insta::assert_snapshot!(chain, @r"
    application
    └ vkCreateInstance returns VK_ERROR_LAYER_NOT_PRESENT: the application requests VK_LAYER_test_gone, which is not installed
      cure: correct the name, or install the layer
    ");
    let report = installation.report(&options);
    assert_eq!(report["failure"]["result"], "VK_ERROR_LAYER_NOT_PRESENT");
    assert_eq!(report["chain"], json!([]));
    let opened = installation.report(&["--layer", "VK_LAYER_test_b"]);
    assert_eq!(opened["failure"]["result"], "VK_ERROR_INCOMPATIBLE_DRIVER", "drivers come first");
}

/// The library that is tried is that of the layer, also if a rejected layer before it has its name.
#[test]
fn a_rejected_layer_of_the_same_name_does_not_hide_the_library() {
    let installation = Installation::new();
    let good = installation.working_layer("good", "");
    let mut layers = ["/no/such/library.so", &good].map(|library| {
        json!({
            "name": "VK_LAYER_test_twice", "type": "GLOBAL", "api_version": "1.3.0",
            "library_path": library, "implementation_version": "1", "description": "a layer",
            "functions": { "vkGetInstanceProcAddr": "test_lookup" },
        })
    });
    // An implicit layer without such a variable is rejected.
    layers[1]["disable_environment"] = json!({ "DISABLE_TWICE": "1" });
    let manifest = json!({ "file_format_version": "1.2.0", "layers": layers });
    installation.write("implicit/twice.json", manifest.to_string());
    let report = installation.report(&[]);
    let all = report["layers"].as_array().expect("layers");
    let is_used = |layer: &Value| {
        layer["verdict"]["outcome"] == "used" && layer["library"] == "DIR/libgood.so"
    };
    assert!(all.iter().any(is_used), "{report:#}");
}

/// The layer that works is no substitute for the one that the application requests, too.
#[test]
fn a_requested_layer_without_a_library_ends_the_creation_beside_one_that_works() {
    let mut installation = Installation::new();
    installation.working_driver("if (list) list[0] = one; *count = 1; return 0;");
    let library = installation.working_layer("good", "");
    let functions = json!({ "vkGetInstanceProcAddr": "test_lookup" });
    let more = json!({ "library_path": library, "functions": functions });
    installation.layer("explicit", "VK_LAYER_test_good", more);
    installation.layer("explicit", "VK_LAYER_test_gone", json!({}));
    let layers = ["--layer", "VK_LAYER_test_gone", "--layer", "VK_LAYER_test_good"];
    let report = installation.report(&layers);
    assert_eq!(report["failure"]["result"], "VK_ERROR_LAYER_NOT_PRESENT");
    let reason = report["failure"]["reason"].as_str().expect("a reason");
    let expected =
        "the application requests VK_LAYER_test_gone, which has a library that does not exist";
    assert!(reason.starts_with(expected), "{report:#}");
}
