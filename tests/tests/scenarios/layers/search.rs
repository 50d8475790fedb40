//! The search for layer manifests (layers.md 2), and its messages.

use tests::{Outcome, Sandbox, json};

use super::manifests::{enumerate, file, names, object};

const STANDARD: [&str; 4] = ["config-home", "config", "data-home", "data"];

/// Puts a manifest of each kind into each standard directory, and into directories that only
/// variables name. The name of a layer tells its kind and place; layers that must not be found have
/// other names.
fn lay_out_places(sandbox: &Sandbox) {
    for kind in ["implicit", "explicit"] {
        for place in STANDARD.iter().chain(&["here", "there"]) {
            let name = format!("VK_LAYER_{kind}_{place}");
            let changes = json!({ "disable_environment": { "OFF": "1" } });
            let text = file("1.2.1", &object(&name, &changes));
            let hidden = text.replace("VK_LAYER_", "VK_LAYER_NOT_");
            let directory = match *place {
                "here" | "there" => format!("{place}-{kind}"),
                _ => format!("{place}/vulkan/{kind}_layer.d"),
            };
            sandbox.write(format!("{directory}/it.json"), &text);
            sandbox.write(format!("{directory}/it.JSON"), &hidden);
            sandbox.write(format!("{directory}/deeper/it.json"), &hidden);
        }
    }
}

/// The directories of a variable's value, by their places.
fn value(sandbox: &Sandbox, variable: &str, places: &str) -> String {
    let kind = if variable.contains("IMPLICIT") { "implicit" } else { "explicit" };
    let path = |place: &str| match place {
        "" => String::new(),
        place if variable.starts_with("XDG") => sandbox.path(place).display().to_string(),
        place => sandbox.path(format!("{place}-{kind}")).display().to_string(),
    };
    let paths: Vec<String> = places.split(':').map(path).collect();
    paths.join(":")
}

/// Variables with places, and the places of the implicit and the explicit layers that are found.
type Row =
    (&'static [(&'static str, &'static str)], &'static [&'static str], &'static [&'static str]);

const ROWS: [Row; 12] = [
    (&[], &STANDARD, &STANDARD),
    (&[("VK_LAYER_PATH", "here")], &STANDARD, &["here"]),
    (&[("VK_LAYER_PATH", "")], &STANDARD, &[]),
    (
        &[("VK_ADD_LAYER_PATH", "here:there")],
        &STANDARD,
        &["here", "there", "config-home", "config", "data-home", "data"],
    ),
    (&[("VK_IMPLICIT_LAYER_PATH", "there")], &["there"], &STANDARD),
    (&[("VK_IMPLICIT_LAYER_PATH", "")], &[], &STANDARD),
    (
        &[("VK_IMPLICIT_LAYER_PATH", "there"), ("VK_ADD_IMPLICIT_LAYER_PATH", "here")],
        &["there"],
        &STANDARD,
    ),
    (
        &[("VK_ADD_IMPLICIT_LAYER_PATH", "there:here"), ("VK_ADD_LAYER_PATH", "")],
        &["there", "here", "config-home", "config", "data-home", "data"],
        &STANDARD,
    ),
    (
        &[("VK_LAYER_PATH", "here::here:there"), ("VK_ADD_LAYER_PATH", "there")],
        &STANDARD,
        &["here", "there"],
    ),
    (
        &[("XDG_CONFIG_DIRS", "data:config"), ("XDG_DATA_DIRS", "config-home")],
        &["config-home", "data", "config", "data-home"],
        &["config-home", "data", "config", "data-home"],
    ),
    (
        &[("XDG_CONFIG_HOME", "data-home"), ("XDG_DATA_HOME", "config:data")],
        &["data-home", "config", "data"],
        &["data-home", "config", "data"],
    ),
    (
        &[("XDG_DATA_HOME", ""), ("XDG_DATA_DIRS", "nowhere")],
        &["config-home", "config"],
        &["config-home", "config"],
    ),
];

/// 2.1 to 2.3, drivers.md A.1, C.2: which variables apply to which kind, and their order. All
/// implicit layers precede all explicit ones (12.2).
#[test]
fn s2_1_s2_2_search_paths() {
    for (variables, implicit, explicit) in ROWS {
        let mut sandbox = Sandbox::new();
        lay_out_places(&sandbox);
        for (variable, places) in variables {
            let value = value(&sandbox, variable, places);
            sandbox.env(variable, value);
        }
        let outcome = sandbox.run(|| enumerate());
        let named = |kind: &str, places: &[&str]| {
            let names = places.iter().map(|place| format!("VK_LAYER_{kind}_{place}"));
            names.collect::<Vec<_>>()
        };
        let expected = [named("implicit", implicit), named("explicit", explicit)].concat();
        assert_eq!(names(&outcome), expected, "{variables:?}");
    }
}

/// The messages of the last search for layers of a kind.
fn told(outcome: &Outcome, kind: &str) -> Vec<String> {
    let heading = format!("Searching for {kind} layer manifest files");
    let messages = outcome.messages();
    let last = messages.iter().rposition(|(_, text)| *text == heading);
    let last = last.unwrap_or_else(|| panic!("no search for {kind} layers:\n{}", outcome.stderr));
    assert_eq!(messages[last].0, "LAYER");
    let lines = messages[last + 1..]
        .iter()
        .take_while(|(level, text)| *level == "LAYER" && text.starts_with("   "));
    lines.map(|(_, text)| (*text).to_owned()).collect()
}

/// 2.2: the standard list if only HOME is set.
///
/// Stricter than the contract: distributions build their loader with other directories.
#[test]
fn s2_2_standard_directories_and_fallbacks() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "layer").env("HOME", "/nowhere");
    for variable in ["XDG_CONFIG_HOME", "XDG_CONFIG_DIRS", "XDG_DATA_HOME", "XDG_DATA_DIRS"] {
        sandbox.env(variable, "");
    }
    let outcome = sandbox.run(|| enumerate());
    outcome.expect_success();
    for kind in ["implicit", "explicit"] {
        let roots = [
            "/nowhere/.config",
            "/etc/xdg",
            "/usr/local/etc",
            "/etc",
            "/nowhere/.local/share",
            "/usr/local/share",
            "/usr/share",
        ];
        let directories = roots.map(|root| format!("      {root}/vulkan/{kind}_layer.d"));
        let lines = told(&outcome, kind);
        assert_eq!(lines[0], "   In following locations:");
        assert_eq!(lines[1..=7], directories, "{lines:#?}");
    }
}

/// 2.3: a search logs each of its elements once, existing or not, then the manifests found.
#[test]
fn s2_3_lines_of_a_search() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "all");
    let it = sandbox.write("here/it.json", file("1.2.1", &object("VK_LAYER_x", &json!({}))));
    sandbox.write("closed.txt", "");
    let [here, missing, nowhere, no_directory] = ["here", "missing.json", "nowhere", "closed.txt"]
        .map(|name| sandbox.path(name).display().to_string());
    let it = it.display().to_string();
    sandbox
        .env(
            "VK_LAYER_PATH",
            format!("{here}:{missing}::{nowhere}:{here}:{here}/:{no_directory}:{it}:"),
        )
        .env("VK_IMPLICIT_LAYER_PATH", &nowhere);
    let outcome = sandbox.run(|| enumerate());
    assert_eq!(names(&outcome), ["VK_LAYER_x"]);
    let expected = [
        "   In following locations:".to_owned(),
        format!("      {here}"),
        format!("      {missing}"),
        format!("      {nowhere}"),
        format!("      {here}/"),
        format!("      {no_directory}"),
        format!("      {it}"),
        "   Found the following files:".to_owned(),
        format!("      {here}/it.json"),
        format!("      {missing}"),
        format!("      {here}//it.json"),
        format!("      {it}"),
    ];
    assert_eq!(told(&outcome, "explicit"), expected);
    let none = [
        "   In following locations:".to_owned(),
        format!("      {nowhere}"),
        "   Found no files".to_owned(),
    ];
    assert_eq!(told(&outcome, "implicit"), none);
    outcome
        .expect_message("ERROR", &format!("loader_get_json: Failed to open JSON file {missing}"));
    let errors = outcome.messages().into_iter().filter(|(level, _)| *level == "ERROR");
    assert_eq!(errors.count(), 2, "one for each of two scans:\n{}", outcome.stderr);
}

/// 2.3: a base directory from the environment may itself be a manifest.
#[test]
fn s2_3_a_manifest_in_an_xdg_variable() {
    let mut sandbox = Sandbox::new();
    let changes = json!({ "disable_environment": { "OFF": "1" } });
    let it = sandbox.write("it.json", file("1.2.1", &object("VK_LAYER_x", &changes)));
    sandbox.env("XDG_DATA_DIRS", &it).env("VK_LOADER_DEBUG", "layer");
    let outcome = sandbox.run(|| enumerate());
    assert_eq!(names(&outcome), ["VK_LAYER_x"]);
    for kind in ["implicit", "explicit"] {
        let file = format!("      {}", it.display());
        assert_eq!(
            told(&outcome, kind).iter().filter(|line| **line == file).count(),
            2,
            "searched and found"
        );
    }
}

/// 2.1, 2.3, drivers.md C.2: override paths take precedence over VK_LAYER_PATH, with a message, and
/// suppress VK_ADD_LAYER_PATH.
#[test]
fn s2_3_override_paths_beat_the_layer_path() {
    let mut sandbox = super::sandbox();
    let [there, elsewhere] =
        ["there", "elsewhere"].map(|name| sandbox.path(name).display().to_string());
    let paths = format!("{there}:{elsewhere}");
    sandbox.layer_manifest(
        true,
        "override",
        &super::overriding(&json!({ "override_paths": [paths] })),
    );
    sandbox.explicit_layer("hidden", json!({}), json!({}));
    let added = object("VK_LAYER_added", &json!({}));
    sandbox.write("added/it.json", file("1.2.1", &added));
    let added = sandbox.path("added");
    sandbox.env("VK_ADD_LAYER_PATH", added);
    sandbox.write("elsewhere/it.json", file("1.2.1", &object("VK_LAYER_x", &json!({}))));
    let outcome = sandbox.run(|| enumerate());
    assert_eq!(names(&outcome), ["VK_LAYER_LUNARG_override", "VK_LAYER_x"]);
    let hidden = sandbox.path("layers/hidden.json");
    let ignored = "Ignoring VK_LAYER_PATH. The Override layer is active and has override paths set, which takes priority. VK_LAYER_PATH is set to";
    outcome
        .expect_message("INFO | LAYER", &format!("{ignored} {}", hidden.display()))
        .expect_message("INFO | LAYER", &there)
        .expect_message("INFO | LAYER", &elsewhere);
    let text = format!("Override layer has override path {there}:{elsewhere}");
    outcome.expect_message("WARNING | LAYER", &text);
    assert!(told(&outcome, "implicit").iter().all(|line| !line.contains(&there)));
}
