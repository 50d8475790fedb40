//! Whole files: their names, JSON and top-level keys (layers.md 1.1 to 1.3, 1.8).

use tests::{Sandbox, Value, json};

use super::{A, B, Case, case, check, enumerate, file, lines, names, object, silent};

fn a() -> Value {
    object(A, &json!({}))
}

fn b() -> Value {
    object(B, &json!({}))
}

/// A manifest in the old form, `layer`, with additional members after it.
fn single(version: &str, more: &str) -> String {
    format!(r#"{{"file_format_version":"{version}","layer":{}{more}}}"#, a())
}

fn list(version: &str, layers: &Value) -> String {
    json!({ "file_format_version": version, "layers": layers }).to_string()
}

const INVALID: &str = "loader_get_json: Invalid JSON file {}.";
const NO_NAME: &str = "Layer located at {} didn't find required layer value \"name\" in manifest JSON file, skipping this layer";

/// 1.1 row 1: only exact file-name endings are accepted.
#[test]
fn s1_1_only_names_in_json_are_manifests() {
    let mut sandbox = Sandbox::new();
    for name in [".json", "a.json", "b.JSON", "c.Json", "d.json5", "e.json.bak", "f"] {
        let layer = object(&format!("VK_LAYER_{name}"), &json!({}));
        sandbox.write(format!("layers/{name}"), file("1.2.1", &layer));
    }
    sandbox.env("VK_LAYER_PATH", sandbox.path("layers"));
    let outcome = sandbox.run(|| enumerate());
    let mut found = names(&outcome);
    found.sort_unstable();
    assert_eq!(found, ["VK_LAYER_.json", "VK_LAYER_a.json"]);
}

/// 1.1 row 2: the scan continues after unreadable files.
#[test]
fn s1_1_unreadable_files_are_passed_over() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "all");
    sandbox.write("directory.json/inside", "");
    sandbox.write("good.json", file("1.2.1", &a()));
    let paths = ["missing.json", "directory.json", "good.json"]
        .map(|name| sandbox.path(name).display().to_string());
    sandbox.env("VK_LAYER_PATH", paths.join(":"));
    let outcome = sandbox.run(|| enumerate());
    assert_eq!(names(&outcome), [A]);
    let [missing, directory, _] = paths;
    outcome
        .expect_message("ERROR", &format!("loader_get_json: Failed to open JSON file {missing}"))
        .expect_message(
            "ERROR",
            &format!("loader_get_json: Failed to read entire JSON file {directory}"),
        );
}

/// 1.1 rows 3 and 5 to 8: the JSON dialect (12.1).
#[test]
fn s1_1_json_dialect() {
    let good = || single("1.2.1", "");
    let deep = |levels: usize| {
        let value = "[".repeat(levels) + &"]".repeat(levels);
        format!(r#"{{"deep":{value},{}"#, &good()[1..])
    };
    check!(
        false,
        [
            case("", &[], "ERROR", INVALID),
            case("{", &[], "ERROR", INVALID),
            silent(format!("\u{feff}{}", good()), &[A]),
            silent(good().replace(':', "\u{1}:\u{b}\u{1f} "), &[A]),
            case(format!("{{/* no */{}", &good()[1..]), &[], "ERROR", INVALID),
            case(format!("// no\n{}", good()), &[], "ERROR", INVALID),
            case(format!("{},}}", good().trim_end_matches('}')), &[], "ERROR", INVALID),
            silent(good() + " and { more", &[A]),
            silent(deep(100), &[A]),
            case(deep(1001), &[], "ERROR", INVALID),
            silent(format!(r#"{{"number":-1.5e+3,{}"#, &good()[1..]), &[A]),
            case(format!(r#"{{"number":x1,{}"#, &good()[1..]), &[], "ERROR", INVALID),
            case(format!(r#"{{"text":"\x",{}"#, &good()[1..]), &[], "ERROR", INVALID),
            silent("[]", &[]),
            silent("\"text\"", &[]),
            silent("1", &[]),
        ]
    );
}

/// 1.1 row 7: names in lists are decoded like the names of layers.
#[test]
fn s1_1_control_characters_of_components() {
    let name = "VK_LAYER_x\u{1}";
    let meta = json!({ "library_path": null, "component_layers": [name] });
    check!(
        false,
        [silent(
            list("1.2.1", &json!([object(name, &json!({})), object(A, &meta)])),
            &["VK_LAYER_xu0001", A]
        )]
    );
}

/// 1.1 rows 6 and 7: keys in any case, of which the first is used, and escapes.
#[test]
fn s1_1_keys_and_escapes() {
    let rows = [
        (
            r#"{"NAME":"VK_LAYER_first","name":"VK_LAYER_second","#,
            "VK_LAYER_first 0x403000 7 a layer",
        ),
        (r#"{"name":"VK_LAYER_\u0041\/\"\\","#, "VK_LAYER_A/\"\\ 0x403000 7 a layer"),
        (
            r#"{"name":"VK_LAYER_x","Description":"\ud83c\udf0d\t\u0001\u001f.","#,
            "VK_LAYER_x 0x403000 7 \u{1f30d}\tu0001u001f.",
        ),
    ];
    for (beginning, expected) in rows {
        let without_name = object(A, &json!({ "name": null })).to_string();
        let layer = format!("{beginning}{}", &without_name[1..]);
        let (sandbox, _) =
            silent(format!(r#"{{"File_Format_Version":"1.2.1","LAYERS":[{layer}]}}"#), &[])
                .lay_out(false);
        let outcome = sandbox.run(|| enumerate());
        assert_eq!(lines(&outcome), [expected], "{beginning}\n{}", outcome.stderr);
    }
}

/// 1.2: the keys of the root, and the known versions (1.3) (12.1).
#[test]
fn s1_2_top_level_keys() {
    let no_version =
        "loader_add_layer_properties: Manifest {} missing required field file_format_version";
    let found = |version: &str| format!("Found manifest file {{}} (file version {version})");
    let unknown = |version: &str| {
        format!(
            "loader_add_layer_properties: {{}} has unknown layer manifest file version {version}.  May cause errors."
        )
    };
    let mut cases = vec![
        case("{}", &[], "WARNING | LAYER", no_version),
        case(r#"{"layer":{}}"#, &[], "WARNING | LAYER", no_version),
        case(r#"{"file_format_version":1.2,"layer":{}}"#, &[], "WARNING | LAYER", no_version),
        silent(
            json!({ "file_format_version": "1.2.1", "layer": b(), "layers": [a()] }).to_string(),
            &[A],
        ),
        silent(r#"{"file_format_version":"1.2.1","ICD":{}}"#, &[]),
        case(r#"{"file_format_version":"1.2.1","ICD":{}}"#, &[], "INFO", &found("1.2.1")),
        silent(format!(r#"{{"other":{{"layers":1}},{}"#, &single("1.2.1", "")[1..]), &[A]),
    ];
    for version in ["1.0.0", "1.0.1", "1.1.0", "1.1.1", "1.1.2", "1.2.0", "1.2.1"] {
        cases.push(case(single(version, ""), &[A], "INFO", &found(version)));
    }
    for (version, told) in [
        ("1.1.3", "1.1.3"),
        ("1.2.2", "1.2.2"),
        ("9.1.1", "9.1.1"),
        ("", "0.0.0"),
        ("abc", "0.0.0"),
    ] {
        cases.push(case(single(version, ""), &[A], "INFO | LAYER", &unknown(told)));
    }
    check!(false, cases);
}

/// 1.2: known versions cause no message.
#[test]
fn s1_2_known_versions_are_not_remarked_on() {
    for version in ["1.0.0", "1.0.1", "1.1.0", "1.1.1", "1.1.2", "1.2.0", "1.2.1"] {
        let (sandbox, _) = silent(single(version, ""), &[]).lay_out(false);
        let outcome = sandbox.run(|| enumerate());
        assert_eq!(names(&outcome), [A]);
        assert!(!outcome.stderr.contains("unknown layer manifest file version"), "{version}");
    }
}

/// 1.2.1: `layers`.
#[test]
fn s1_2_1_lists_of_layers() {
    let early = "loader_add_layer_properties: 'layers' tag not supported until file version 1.0.1, but {} is reporting version 1";
    let element = "loader_add_layer_properties: Array element in \"layers\" field in manifest JSON file {} is not an object.  Skipping this file";
    check!(
        false,
        [
            case(list("1.0.0", &json!([a()])), &[A], "WARNING | LAYER", early),
            case(
                list(".0.1", &json!([a()])),
                &[A],
                "WARNING | LAYER",
                &early.replace("reporting version 1", "reporting version .0")
            ),
            silent(list("1.2.1", &json!({ "x": a(), "y": b() })), &[A, B]),
            silent(list("1.2.1", &json!(1)), &[]),
            silent(list("1.2.1", &json!("text")), &[]),
            case(list("1.2.1", &json!([a(), 1, b()])), &[A], "WARNING | LAYER", element),
            case(list("1.2.1", &json!([a(), {}, b()])), &[A, B], "WARNING", NO_NAME),
        ]
    );
}

/// 1.2.2: `layer`, after which there must be no other member.
#[test]
fn s1_2_2_a_single_layer() {
    let none = "loader_add_layer_properties: Can not find 'layer' object in manifest JSON file {}.  Skipping this file.";
    let several = "loader_add_layer_properties: Multiple 'layer' nodes are deprecated starting in file version \"1.0.1\".  Please use 'layers' : [] array instead in {}.";
    let version_last = format!(r#"{{"layer":{},"file_format_version":"1.2.1"}}"#, a());
    let two = |version: &str| single(version, &format!(r#","layer":{}"#, b()));
    check!(
        false,
        [
            case(r#"{"file_format_version":"1.2.1"}"#, &[], "WARNING | LAYER", none),
            silent(single("1.2.1", ""), &[A]),
            case(version_last, &[], "ERROR | LAYER", several),
            case(single("1.0.1", r#","more":1"#), &[], "ERROR | LAYER", several),
            case(two("1.2.1"), &[], "ERROR | LAYER", several),
            case(single("1.0.0", r#","more":1"#), &[A], "WARNING", NO_NAME),
            silent(two("1.0.0"), &[A, B]),
        ]
    );
}

/// 1.3: parsing of version numbers (1.4, 4.1).
#[test]
fn s1_3_versions() {
    let rows = [
        ("1.2.3", "1", "0x402003 1"),
        ("1", "0x10", "0x400000 0"),
        ("", "12abc", "0x0 12"),
        ("abc", "-1", "0x0 4294967295"),
        ("9.1.1", "4294967295", "0x2401001 4294967295"),
        ("1.x2.3y", " 5", "0x400003 5"),
        ("1.2.70000", "5", "0x403170 5"),
        ("0.1.3.7", "1", "0x403007 1"),
        ("1\n3\r\"9", "1", "0x403009 1"),
        ("1..3.", "1", "0x403000 1"),
        ("65537.65538.3", "1", "0x402003 1"),
        ("0.1.2.3.4", "1", "0x402003 1"),
    ];
    for (api, implementation, expected) in rows {
        let changes = json!({ "api_version": api, "implementation_version": implementation });
        let (sandbox, _) = silent(file("1.2.1", &object(A, &changes)), &[]).lay_out(false);
        let outcome = sandbox.run(|| enumerate());
        assert_eq!(lines(&outcome), [format!("{A} {expected} a layer")], "{api:?}");
    }
}

/// 1.8: the features of each format version, and which of them an older file has. The rest of its
/// row is 1.2.2 for 1.0.0, 1.6 for 1.1.0.
#[test]
fn s1_8_features_of_older_files() {
    let with = |version: &str, changes: Value| file(version, &object(A, &changes));
    let meta = || json!({ "library_path": null, "component_layers": [] });
    let paths = || json!({ "override_paths": ["/nowhere"] });
    let early_meta = format!(
        "Layer \"{A}\" contains meta-layer-specific component_layers, but using older JSON file version."
    );
    let early_paths = format!(
        "Layer \"{A}\" contains meta-layer-specific override paths, but using older JSON file version."
    );
    let early_hooks = "Found pre_instance_functions section in layer from \"{}\". This section is only valid in manifest version 1.1.2 or later. The section will be ignored";
    let hooks = || json!({ "pre_instance_functions": { "vkEnumerateInstanceVersion": "x" } });
    let early_list = "loader_add_layer_properties: 'layers' tag not supported until file version 1.0.1, but {} is reporting version 1";
    let words = || json!({ "introduction": "x", "url": "x", "platforms": ["LINUX"], "status": "STABLE", "features": {} });
    let other = if cfg!(target_pointer_width = "64") { "32" } else { "64" };
    let architecture = "The library architecture in layer {} doesn't match the current running architecture, skipping this layer";
    let cases: Vec<Case> = vec![
        silent(single("1.0.0", &format!(r#","layer":{}"#, b())), &[A, B]),
        case(with("1.0.0", json!({})), &[A], "WARNING | LAYER", early_list),
        silent(with("1.0.1", json!({})), &[A]),
        case(with("1.0.1", meta()), &[A], "WARNING", &early_meta),
        case(with("1.0.1", paths()), &[A], "WARNING", &early_paths),
        silent(with("1.1.0", meta()), &[A]),
        silent(with("1.1.0", paths()), &[A]),
        case(with("1.1.1", hooks()), &[A], "ERROR", early_hooks),
        silent(with("1.0.1", words()), &[A]),
        silent(with("1.2.0", words()), &[A]),
        case(with("1.0.1", json!({ "library_arch": other })), &[], "INFO", architecture),
        case(with("1.2.1", json!({ "library_arch": other })), &[], "INFO", architecture),
    ];
    check!(false, cases);
}
