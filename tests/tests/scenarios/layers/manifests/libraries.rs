//! The path of a layer's library (layers.md 1.5) and the names of its functions (1.6).

use std::env;
use std::path::Path;

use tests::{Loader, Sandbox, Value, json};

use super::{A, Case, case, check, file, object, silent};
use crate::layers::{LAYER_NOT_PRESENT, chain, result, run, sandbox};

/// A layer with the library `layers/sub/libit.so` and its manifest beside the directory `sub`.
fn lay_out(library_path: &str) -> (Sandbox, String) {
    let mut sandbox = sandbox();
    let library = sandbox.layer_library("layers/sub/libit.so", &[json!({ "name": "it" })]);
    let directory = sandbox.path("layers").display().to_string();
    let library_path = library_path.replace("{library}", &library.display().to_string());
    let layer = object("VK_LAYER_MOCK_it", &json!({ "library_path": library_path }));
    let manifest = json!({ "file_format_version": "1.2.1", "layers": [layer] });
    sandbox.layer_manifest(false, "it", &manifest);
    (sandbox, directory)
}

/// Absolute paths, paths relative to the manifest, which are not normalised, and names that the
/// dynamic linker finds.
#[test]
fn s1_5_forms_of_library_path() {
    for (library_path, opened) in [
        ("{library}", "{}/sub/libit.so"),
        ("./sub/libit.so", "{}/./sub/libit.so"),
        ("sub/libit.so", "{}/sub/libit.so"),
        ("../layers//sub/./libit.so", "{}/../layers//sub/./libit.so"),
        ("libit.so", "libit.so"),
    ] {
        let (mut sandbox, directory) = lay_out(library_path);
        sandbox.env("LD_LIBRARY_PATH", format!("{directory}/sub"));
        let outcome = run!(sandbox, json!({ "layers": ["VK_LAYER_MOCK_it"] }));
        assert_eq!(result(&outcome), 0, "{library_path}\n{}", outcome.stderr);
        assert_eq!(chain(&sandbox), ["it"], "{library_path}");
        let opened = opened.replace("{}", &directory);
        let inserted =
            format!("Insert instance layer \"VK_LAYER_MOCK_it\" ({directory}/sub/libit.so)");
        outcome
            .expect_message("DEBUG | LAYER", &format!("Loading layer library {opened}"))
            .expect_message("INFO | LAYER", &inserted);
    }
}

/// A bare name that the dynamic linker does not find is not searched beside the manifest.
#[test]
fn s1_5_bare_names_are_the_dynamic_linkers() {
    let (mut sandbox, _) = lay_out("libit.so");
    let outcome = run!(sandbox, json!({ "layers": ["VK_LAYER_MOCK_it"] }));
    assert_eq!(result(&outcome), LAYER_NOT_PRESENT);
    outcome.expect_message("ERROR | LAYER", "Requested layer \"VK_LAYER_MOCK_it\" failed to load!");
}

/// For a manifest path without a directory, library paths are relative to the working directory.
#[test]
fn s1_5_a_manifest_without_a_directory() {
    let (mut sandbox, directory) = lay_out("./sub/libit.so");
    sandbox.env("VK_LAYER_PATH", "it.json").set_argument(&directory);
    let outcome = sandbox.run(|| {
        env::set_current_dir(Path::new(&Sandbox::argument())).expect("the sandbox's directory");
        let request =
            tests::InstanceRequest { layers: &["VK_LAYER_MOCK_it"], ..Default::default() };
        let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
        instance.destroy();
    });
    outcome
        .expect_success()
        .expect_message("DEBUG | LAYER", "Loading layer library ./sub/libit.so");
    assert_eq!(chain(&sandbox), ["it"]);
}

/// An empty path is the program itself, which is no layer.
#[test]
fn s1_5_an_empty_path_is_the_program() {
    let (mut sandbox, _) = lay_out("");
    let outcome = run!(sandbox, json!({ "layers": ["VK_LAYER_MOCK_it"] }));
    assert_eq!(result(&outcome), LAYER_NOT_PRESENT);
    outcome.expect_message("DEBUG | LAYER", "Loading layer library ").expect_message(
        "ERROR | LAYER",
        "loader_create_instance_chain: Failed to find 'vkGetInstanceProcAddr' in layer \"\"",
    );
}

/// A file under two names is one library to the dynamic linker, which keeps the first name.
#[test]
fn s1_5_a_path_that_differs_from_the_loaded_one() {
    let mut sandbox = sandbox();
    let below = sandbox.explicit_layer("below", json!({}), json!({}));
    let both = [json!({ "name": "below" }), json!({ "name": "above" })];
    sandbox.layer_library("layers/libbelow.so", &both);
    let link = sandbox.path("layers/liblink.so");
    if !link.exists() {
        std::fs::hard_link(&below.library, &link).expect("a second name for the library");
    }
    let changes = json!({
        "library_path": "./liblink.so",
        "functions": { NEGOTIATE: "second_NegotiateLoaderLayerInterfaceVersion" },
    });
    let above = sandbox.explicit_layer("above", changes, json!({}));
    let outcome = run!(sandbox, json!({ "layers": [above.name, below.name] }));
    assert_eq!(result(&outcome), 0);
    assert_eq!(chain(&sandbox), ["above", "below"]);
    outcome.expect_message(
        "WARNING | LAYER",
        &format!(
            "Path to given binary {} was found to differ from OS loaded path {}",
            link.display(),
            below.library.display()
        ),
    );
}

const NEGOTIATE: &str = "vkNegotiateLoaderLayerInterfaceVersion";
const INSTANCE: &str = "vkGetInstanceProcAddr";
const DEVICE: &str = "vkGetDeviceProcAddr";

/// The functions that the loader uses, recognised by the layer of the library that answers: the
/// first layer has the default names, the second has others (1.4, 1.8).
#[test]
fn s1_6_names_of_functions() {
    let negotiate = || json!({ NEGOTIATE: "second_NegotiateLoaderLayerInterfaceVersion" });
    let lookups =
        || json!({ INSTANCE: "second_GetInstanceProcAddr", DEVICE: "second_GetDeviceProcAddr" });
    let empty = || json!({ NEGOTIATE: "", INSTANCE: "", DEVICE: "" });
    let rows: [(&str, &str, Value, &[&str], &str); 8] = [
        ("negotiation by another name", "1.1.0", negotiate(), &[], "second"),
        ("ignored in older files", "1.0.1", negotiate(), &[], "first"),
        ("lookups by another name", "1.2.1", lookups(), &[NEGOTIATE], "second"),
        ("in older files too", "1.0.1", lookups(), &[NEGOTIATE], "second"),
        ("but negotiation comes first", "1.2.1", lookups(), &[], "first"),
        ("empty names are the usual ones", "1.2.1", empty(), &[], "first"),
        ("without negotiation too", "1.2.1", empty(), &[NEGOTIATE], "first"),
        (
            "no string is the usual name",
            "1.2.1",
            json!({ NEGOTIATE: 1, INSTANCE: 1, DEVICE: 1 }),
            &[],
            "first",
        ),
    ];
    for (what, version, functions, hidden, answering) in rows {
        let mut sandbox = sandbox();
        let layer = sandbox.explicit_layer("it", json!({}), json!({}));
        sandbox.layer_library(
            "layers/libit.so",
            &[json!({ "name": "first" }), json!({ "name": "second" })],
        );
        layer.hide_symbols(hidden);
        let changes = json!({ "library_path": "./libit.so", "functions": functions });
        let text = file(version, &object("VK_LAYER_MOCK_it", &changes));
        sandbox.write("layers/it.json", text);
        let outcome = run!(sandbox, json!({ "layers": [layer.name], "device": [] }));
        assert_eq!(result(&outcome), 0, "{what}\n{}", outcome.stderr);
        assert_eq!(chain(&sandbox), [answering], "{what}");
        assert_eq!(sandbox.layers().through("vkGetDeviceQueue"), [answering], "{what}");
    }
}

/// The messages about old names.
#[test]
fn s1_6_deprecated_names_are_remarked_on() {
    let deprecated = |function: &str| {
        format!(
            "Layer \"{A}\" using deprecated '{function}' tag which was deprecated starting with JSON file version 1.1.0. The new vkNegotiateLoaderLayerInterfaceVersion function is preferred, though for compatibility reasons it may be desirable to continue using the deprecated tag."
        )
    };
    let with = |version: &str, functions: Value| {
        file(version, &object(A, &json!({ "functions": functions })))
    };
    let both = || json!({ INSTANCE: "x", DEVICE: "y" });
    let cases: [Case; 2] = [INSTANCE, DEVICE]
        .map(|function| case(with("1.1.0", both()), &[A], "INFO", &deprecated(function)));
    check!(false, cases);
}

/// There is no message if the name is not old, or if the file is.
#[test]
fn s1_6_other_names_are_not() {
    for text in [
        file("1.0.1", &object(A, &json!({ "functions": { INSTANCE: "x" } }))),
        file("1.2.1", &object(A, &json!({ "functions": { INSTANCE: "x", NEGOTIATE: "y" } }))),
        file("1.2.1", &object(A, &json!({ "functions": { INSTANCE: 1 } }))),
    ] {
        let (sandbox, _) = silent(text.clone(), &[]).lay_out(false);
        let outcome = sandbox.run(|| super::enumerate());
        assert_eq!(super::names(&outcome), [A]);
        assert!(!outcome.stderr.contains("deprecated"), "{text}");
    }
}
