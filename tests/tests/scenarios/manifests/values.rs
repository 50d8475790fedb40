//! The values in a manifest: JSON, versions and library paths (drivers.md D.1, D.3, D.4), and
//! unreadable files.

use tests::{Sandbox, json};

use super::Fate::{Accepted, Skipped};
use super::count_drivers;

/// drivers.md D.1: which texts are accepted, and which are `Invalid JSON`. `@` stands for a valid
/// manifest.
#[test]
fn d1_texts_that_are_json_and_that_are_not() {
    let nested = |depth: usize| {
        let (open, close) = ("[".repeat(depth), "]".repeat(depth));
        format!(r#"{{"deep": {open}{close}, @"#)
    };
    let accepted = [
        "\u{feff}{@".to_owned(),
        "{@ trailing".to_owned(),
        "{@}}]".to_owned(),
        "{@{\"ICD\":".to_owned(),
        "\u{0}\u{1}{\u{b}\u{c}\u{1f}@\t\r\n".to_owned(),
        r#"{"a": "\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00", @"#.to_owned(),
        r#"{"a": [1, -2.5e+3, 0, true, null, 99999999999999999999], @"#.to_owned(),
        nested(127),
    ];
    let refused = [
        "{// comment\n@".to_owned(),
        "{/* comment */@".to_owned(),
        "{'a': 1, @".to_owned(),
        r#"{"a": [1,], @"#.to_owned(),
        r#"{"a": {"b": 1,}, @"#.to_owned(),
        "{\"a\": \"\u{1}\", @".to_owned(),
        "{\"a\": \"\n\", @".to_owned(),
        r#"{"a": "\x", @"#.to_owned(),
        r#"{"a": "\u12g4", @"#.to_owned(),
        r#"{"a": "\ud800", @"#.to_owned(),
        r#"{"a": "\udc00\ud800", @"#.to_owned(),
        r#"{"a": +1, @"#.to_owned(),
        r#"{"a": 01, @"#.to_owned(),
        nested(128),
        nested(100_000),
    ];
    let order = r#""file_format_version": "1.0.0", "ICD": {"library_path": "./libbad.so", "api_version": "1.3.0"}}"#;
    let cases = accepted.iter().map(|text| (text, Accepted));
    for (text, fate) in cases.chain(refused.iter().map(|text| (text, Skipped))) {
        let mut sandbox = Sandbox::new();
        sandbox.library("libbad.so", &json!({}));
        let manifest = sandbox.write("it.json", text.replace('@', order));
        let good = sandbox.driver("good", json!({}));
        let both = format!("{}:{}", manifest.display(), good.manifest.display());
        sandbox.env("VK_DRIVER_FILES", both).env("VK_LOADER_DEBUG", "error");
        let outcome = sandbox.run(|| println!("devices <{}>", count_drivers()));
        let expected = if fate == Accepted { 2 } else { 1 };
        let expected = format!("devices <{expected}>");
        let shown: String = text.chars().take(80).collect();
        assert!(
            outcome.expect_success().stdout.contains(&expected),
            "{shown:?}\n{}",
            outcome.stderr
        );
        let invalid = format!("loader_get_json: Invalid JSON file {}.", manifest.display());
        let is_told = outcome.messages().contains(&("ERROR", invalid.as_str()));
        assert_eq!(is_told, fate == Skipped, "{shown:?}\n{}", outcome.stderr);
    }
}

/// drivers.md D.4: version strings, as the warning about an old interface prints them. Versions
/// below 1.1 cause no warning.
#[test]
fn d4_versions_as_they_are_understood() {
    let rows = [
        ("1.3.250", "1.3"),
        ("1.2", "1.2"),
        ("2", "2.0"),
        ("2.0.0", "2.0"),
        ("1.2rc.3", "1.2"),
        ("1..3", "1.3"),
        (" 1. 2", "1.2"),
        ("1.\"2\"", "1.2"),
        ("1\r\n2", "1.2"),
        ("0.1.2.3", "1.2"),
        ("65537.1.0", "1.1"),
        ("1.4.0.0.9", ""),
        ("1", ""),
        ("1.x.3", ""),
        ("1.0.99", ""),
        ("one", ""),
        ("", ""),
    ];
    for (version, understood) in rows {
        let mut sandbox = Sandbox::new();
        let library = sandbox.library("libold.so", &json!({ "interface_version": 4 }));
        let manifest = json!({
            "file_format_version": "1.0.0",
            "ICD": { "library_path": library, "api_version": version },
        });
        let manifest = sandbox.write("it.json", manifest.to_string());
        let good = sandbox.driver("good", json!({}));
        let both = format!("{}:{}", manifest.display(), good.manifest.display());
        sandbox.env("VK_DRIVER_FILES", both).env("VK_LOADER_DEBUG", "warn");
        let outcome = sandbox.run(|| println!("devices <{}>", count_drivers()));
        outcome.expect_success();
        let messages = outcome.messages();
        let start =
            format!("loader_scanned_icd_add: Driver {} supports Vulkan ", library.display());
        let told =
            messages.iter().find_map(|(_, text)| text.strip_prefix(&start)?.split(',').next());
        assert_eq!(told.unwrap_or_default(), understood, "{version:?}\n{}", outcome.stderr);
    }
}

/// drivers.md D.4: a version below 1.0, which there is none of, is reported; the driver is used.
#[test]
fn d4_versions_below_1_0_are_reported() {
    let rows =
        [("0.9.5", "0.9.5"), ("0.0.0.7", "0.0.7"), ("one", "0.0.0"), ("", "0.0.0"), ("1.0", "")];
    for (version, told) in rows {
        let mut sandbox = Sandbox::new();
        let driver = sandbox.driver("it", json!({ "api_version": version }));
        sandbox.library("drivers/libit.so", &json!({ "api_version": "1.0.0" }));
        sandbox.env("VK_LOADER_DEBUG", "warn");
        let outcome = sandbox.run(|| println!("devices <{}>", count_drivers()));
        assert!(outcome.expect_success().stdout.contains("devices <1>"), "{}", outcome.stdout);
        let messages = outcome.messages();
        let text = format!(
            "The api_version of driver manifest {} is {told}, and there is no Vulkan below 1.0. The driver counts as one of Vulkan 1.0.",
            driver.manifest.display()
        );
        let is_told = messages.contains(&("WARNING | DRIVER", text.as_str()));
        assert_eq!(is_told, !told.is_empty(), "{version:?}\n{}", outcome.stderr);
    }
}

/// drivers.md D.5 row 1, D.1, C.3: missing and unreadable files (layers.md 12.3).
#[test]
fn missing_and_unreadable_manifests_are_skipped() {
    let mut sandbox = Sandbox::new();
    let good = sandbox.driver("good", json!({}));
    sandbox.write("directory.json/file", "");
    let [missing, directory] =
        ["missing.json", "directory.json"].map(|name| sandbox.path(name).display().to_string());
    let list = format!("{missing}:{directory}:{}", good.manifest.display());
    sandbox.env("VK_DRIVER_FILES", list).env("VK_LOADER_DEBUG", "error");
    let outcome = sandbox.run(|| println!("devices <{}>", count_drivers()));
    outcome.expect_success();
    outcome
        .expect_message("ERROR", &format!("loader_get_json: Failed to open JSON file {missing}"));
    outcome.expect_message(
        "ERROR",
        &format!("loader_get_json: Failed to read entire JSON file {directory}"),
    );
    assert!(outcome.stdout.contains("devices <1>"), "{}", outcome.stdout);
}

/// drivers.md D.3, C.4 (dlopen), A.1 (LD_LIBRARY_PATH): the forms of `library_path`. The last
/// manifest is named without a directory, and its library with one.
#[test]
fn library_paths_are_resolved() {
    let mut sandbox = Sandbox::new();
    let absolute = sandbox.library("libraries/libabsolute.so", &json!({}));
    sandbox.library("libraries/librelative.so", &json!({}));
    sandbox.library("libraries/libhere.so", &json!({}));
    sandbox.library("searched/libbare.so", &json!({}));
    let manifests = [
        ("manifests/absolute.json", absolute.to_str().expect("UTF-8")),
        ("manifests/relative.json", "../libraries/librelative.so"),
        ("manifests/bare.json", "libbare.so"),
        ("here.json", "./libraries/libhere.so"),
    ];
    let list = manifests.map(|(name, library)| {
        let text = json!({
            "file_format_version": "1.0.0",
            "ICD": { "library_path": library, "api_version": "1.3.0" },
        });
        let manifest = sandbox.write(name, text.to_string());
        let is_bare = !name.contains('/');
        if is_bare { name.to_owned() } else { manifest.display().to_string() }
    });
    let here = sandbox.path("").display().to_string();
    sandbox
        .env("LD_LIBRARY_PATH", sandbox.path("searched"))
        .env("VK_DRIVER_FILES", list.join(":"))
        .set_argument(&here);
    let outcome = sandbox.run(|| {
        std::env::set_current_dir(Sandbox::argument()).expect("the sandbox");
        println!("devices <{}>", count_drivers());
    });
    outcome.expect_success();
    assert!(outcome.stdout.contains("devices <4>"), "{}", outcome.stdout);
}
