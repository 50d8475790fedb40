//! Accepted and rejected driver manifests, with the log lines (drivers.md D, G).

use super::*;
use crate::event::Event;
use crate::event::KeptEvents;
use crate::event::Observation;
use crate::json;
use crate::system::virtual_system::VirtualSystem;

struct Outcome {
    result: Result<DriverManifest, ()>,
    lines: Vec<String>,
    last: Option<Event<'static>>,
}

/// Checks a manifest `/d/m.json` with this text, and records the rejection like the walk.
fn judge(text: &str, portability: Portability) -> Outcome {
    let (system, journal) = (VirtualSystem::new(), KeptEvents::new());
    let context = Context::on(Platform::Linux, &system, &journal);
    let root = json::parse(text.into()).unwrap();
    let result = judge_driver(b"/d/m.json", root.root(), portability, context);
    let result = result.map_err(|fault| journal.record(fault.rejection().unwrap()));
    let last = journal.take_all();
    let again = KeptEvents::new();
    for event in &last {
        again.record(event.clone());
    }
    Outcome { result, lines: again.take_lines(), last: last.last().cloned() }
}

const FOUND: &str = "DRIVER:         Found ICD manifest file /d/m.json, version 1.0.0";
const NAMED: &str = "DEBUG | DRIVER: Searching for ICD drivers named ./l.so";

fn manifest(icd: &str) -> String {
    format!(r#"{{"file_format_version": "1.0.0", "ICD": {icd}}}"#)
}

#[test]
fn d2_a_manifest_in_order() {
    let outcome = judge(
        &manifest(r#"{"library_path": "./l.so", "api_version": "1.3.250"}"#),
        Portability::Skip,
    );
    assert_eq!(outcome.lines, [FOUND, NAMED]);
    let manifest = outcome.result.unwrap();
    assert_eq!(manifest.path, b"/d/m.json");
    assert_eq!(manifest.library, b"/d/./l.so");
    assert_eq!(manifest.api_version, ApiVersion::parse("1.3.250"));
}

const NO_FORMAT: &str = "WARNING | DRIVER: loader_parse_icd_manifest: ICD JSON /d/m.json does not have a 'file_format_version' field. Skipping ICD JSON.";
const NO_LIBRARY: &str = "WARNING | DRIVER: loader_parse_icd_manifest: Failed to find 'library_path' object in ICD JSON file /d/m.json. Skipping ICD JSON.";

/// Malformed containers and their log lines.
const FILES: &[(&str, &[&str])] = &[
    ("[]", &[NO_FORMAT]),
    ("\"x\"", &[NO_FORMAT]),
    ("{\"ICD\": {}}", &[NO_FORMAT]),
    (
        "{\"file_format_version\": 1, \"ICD\": {}}",
        &[
            "WARNING | DRIVER: loader_parse_icd_manifest: Failed retrieving ICD JSON /d/m.json 'file_format_version' field. Skipping ICD JSON",
            "ERROR:          loader_scanned_icd_add: A NULL filename was used, skipping this ICD",
        ],
    ),
    (
        "{\"file_format_version\": \"1.0.0\"}",
        &[
            FOUND,
            "WARNING | DRIVER: loader_parse_icd_manifest: Can not find 'ICD' object in ICD JSON file /d/m.json. Skipping ICD JSON",
        ],
    ),
    ("{\"file_format_version\": \"1.0.0\", \"layer\": 1}", &[FOUND]),
    ("{\"file_format_version\": \"1.0.0\", \"Layers\": []}", &[FOUND]),
];

/// Malformed `ICD` values and the log lines after the first.
const ICDS: &[(&str, &[&str])] = &[
    ("[]", &[NO_LIBRARY]),
    ("\"x\"", &[NO_LIBRARY]),
    (r#"{"api_version": "1.0.0"}"#, &[NO_LIBRARY]),
    (
        r#"{"library_path": "", "api_version": "1.0.0"}"#,
        &[
            "WARNING | DRIVER: loader_parse_icd_manifest: ICD JSON /d/m.json 'library_path' field is empty. Skipping ICD JSON.",
        ],
    ),
    (
        r#"{"library_path": "./l.so"}"#,
        &[
            NAMED,
            "WARNING | DRIVER: loader_parse_icd_manifest: ICD JSON /d/m.json does not have an 'api_version' field. Skipping ICD JSON.",
        ],
    ),
    (
        r#"{"library_path": "./l.so", "api_version": "1.1.0.0", "is_portability_driver": true}"#,
        &[
            NAMED,
            "INFO | DRIVER:  loader_parse_icd_manifest: Driver's ICD JSON /d/m.json 'api_version' field contains a non-zero variant value of 1.  Skipping ICD JSON.",
        ],
    ),
    (
        r#"{"library_path": "./l.so", "api_version": "1.0", "is_portability_driver": true, "library_arch": "32"}"#,
        &[NAMED],
    ),
    (
        r#"{"library_path": "./l.so", "api_version": "1.0", "library_arch": "32"}"#,
        &[
            NAMED,
            "INFO:           loader_parse_icd_manifest: Driver library architecture doesn't match the current running architecture, skipping this driver",
        ],
    ),
];

#[test]
fn d5_malformed_manifests_are_turned_down_with_their_lines() {
    let files = FILES.iter().map(|(text, lines)| ((*text).to_owned(), lines.to_vec()));
    let icds = ICDS.iter().map(|(icd, lines)| (manifest(icd), [&[FOUND], *lines].concat()));
    for (text, lines) in files.chain(icds) {
        let outcome = judge(&text, Portability::Skip);
        assert_eq!(outcome.lines, lines, "{text}");
        assert!(outcome.result.is_err(), "{text}");
        assert!(matches!(outcome.last, Some(Event::ManifestRejection(_))), "{text}");
    }
}

#[test]
fn d5_an_api_version_that_is_no_string_is_loaded_unchecked() {
    let text = manifest(
        r#"{"library_path": "l.so", "api_version": 1.3, "library_arch": "32", "is_portability_driver": true}"#,
    );
    let outcome = judge(&text, Portability::Skip);
    assert_eq!(
        outcome.lines[2],
        "WARNING | DRIVER: loader_parse_icd_manifest: Failed retrieving ICD JSON /d/m.json 'api_version' field. Skipping ICD JSON."
    );
    assert_eq!(outcome.result.unwrap().api_version, ApiVersion(0));
}

#[test]
fn d2_format_versions() {
    let cases = [
        ("0.0.0", None),
        ("0.9.9", None),
        ("1.0.0", None),
        ("1.0.1", None),
        ("1.0.2", Some("1.0.2")),
        ("1.1.0", Some("1.1.0")),
        ("2.0.0", Some("2.0.0")),
        ("", None),
    ];
    for (version, unknown) in cases {
        let text = format!(
            r#"{{"file_format_version": "{version}", "ICD": {{"library_path": "l", "api_version": "1.0"}}}}"#
        );
        let outcome = judge(&text, Portability::Skip);
        assert!(outcome.result.is_ok(), "{version}");
        let line = outcome.lines.iter().find(|line| line.contains("unknown")).cloned();
        let expected = unknown.map(|version| {
            format!(
                "INFO | DRIVER:  loader_parse_icd_manifest: /d/m.json has unknown icd manifest file version {version}. May cause errors."
            )
        });
        assert_eq!(line, expected, "{version}");
    }
}

#[test]
fn d2_a_library_path_of_any_type_is_stringified() {
    let cases = [
        ("5", "5"),
        ("true", "true"),
        ("{\"a\":1}", "{\n\ta:\t1\n}"),
        ("null", "null"),
        ("[\"x\"]", "[x]"),
    ];
    for (value, library) in cases {
        let text = manifest(&format!(r#"{{"library_path": {value}, "api_version": "1.0.0"}}"#));
        let manifest = judge(&text, Portability::Skip).result.unwrap();
        assert_eq!(String::from_utf8(manifest.library).unwrap(), library, "{value}");
    }
}

#[test]
fn d2_other_keys_types_and_architectures_do_not_matter() {
    for extra in [
        r#""library_arch": "64""#,
        r#""library_arch": "x86_32""#,
        r#""library_arch": 32"#,
        r#""is_portability_driver": 1"#,
        r#""is_portability_driver": "true""#,
        r#""is_portability_driver": false"#,
        r#""unknown": {}"#,
    ] {
        let text =
            manifest(&format!(r#"{{"library_path": "l", "api_version": "1.0.0", {extra}}}"#));
        assert!(judge(&text, Portability::Skip).result.is_ok(), "{extra}");
    }
}

#[test]
fn d1_keys_are_found_in_any_case() {
    let text = r#"{"FILE_format_version": "1.0.0",
        "icd": {"Library_Path": "a", "library_path": "b", "API_VERSION": "1.1.0"}}"#;
    assert_eq!(judge(text, Portability::Skip).result.unwrap().library, b"a");
}

#[test]
fn g_portability_drivers_are_used_where_they_are_wanted() {
    let text =
        manifest(r#"{"library_path": "l", "api_version": "1.0.0", "is_portability_driver": true}"#);
    assert!(judge(&text, Portability::Include).result.is_ok());
    let skipped = judge(&text, Portability::Skip);
    let reason = ManifestRejection::PortabilityDriver { manifest: b"/d/m.json"[..].into() };
    assert_eq!(skipped.last, Some(Event::from(reason)));
}

#[test]
fn d3_library_paths() {
    let cases = [
        ("/m/a.json", "/abs/l.so", "/abs/l.so"),
        ("/m/a.json", "./l.so", "/m/./l.so"),
        ("/m/a.json", "../l.so", "/m/../l.so"),
        ("/m/a.json", "sub/l.so", "/m/sub/l.so"),
        ("/m/a.json", "l.so", "l.so"),
        ("m//a.json", "x/l.so", "m//x/l.so"),
        ("a.json", "./l.so", "./l.so"),
    ];
    for (manifest, library, expected) in cases {
        let resolved = resolve_library(Platform::Linux, manifest.as_bytes(), library.as_bytes());
        assert_eq!(String::from_utf8(resolved.unwrap()).unwrap(), expected, "{manifest} {library}");
    }
}

#[test]
fn d3_library_paths_on_windows() {
    let cases = [
        ("C:\\m\\a.json", "D:\\l.dll", "D:\\l.dll"),
        ("C:\\m\\a.json", "\\l.dll", "\\l.dll"),
        ("C:\\m\\a.json", ".\\l.dll", "C:\\m\\.\\l.dll"),
        ("C:\\m\\a.json", "./l.dll", "./l.dll"),
        ("C:\\m\\a.json", "l.dll", "l.dll"),
        ("a.json", "s\\l.dll", "s\\l.dll"),
    ];
    for (manifest, library, expected) in cases {
        let (manifest, library) = (manifest.as_bytes(), library.as_bytes());
        let resolved = resolve_library(Platform::Windows, manifest, library);
        assert_eq!(String::from_utf8(resolved.unwrap()).unwrap(), expected);
    }
}

/// A key that has another type, or too long a text, is not called absent.
#[test]
fn s1_4_keys_without_a_usable_text_have_their_reason() {
    let reason = |key: &str, value: &str| {
        let mut keys = vec![
            ("name", "\"VK_LAYER_a\"".to_owned()),
            ("type", "\"GLOBAL\"".to_owned()),
            ("api_version", "\"1.3.0\"".to_owned()),
            ("implementation_version", "\"1\"".to_owned()),
            ("description", "\"a\"".to_owned()),
            ("library_path", "\"a.so\"".to_owned()),
        ];
        keys.retain(|(known, _)| *known != key);
        keys.extend((!value.is_empty()).then(|| (key, value.to_owned())));
        let keys: Vec<_> = keys.iter().map(|(key, value)| format!("\"{key}\": {value}")).collect();
        let text = format!(
            "{{ \"file_format_version\": \"1.2.0\", \"layer\": {{ {} }} }}",
            keys.join(", ")
        );
        let (system, journal) = (VirtualSystem::new(), KeptEvents::new());
        let context = Context::on(Platform::Linux, &system, &journal);
        let root = json::parse(text.into()).unwrap();
        let kind = layer::LayerKind::Explicit;
        let mut found = candidates::LayerCandidates::default();
        layer_file::layers(b"/l.json", root.root(), kind, &[], context, &mut found).unwrap();
        assert!(found.remaining.is_empty());
        let seen = journal.take_all();
        Observation::of(seen.last().unwrap()).why.unwrap().reason
    };
    assert_eq!(reason("api_version", ""), "has no `api_version`");
    assert_eq!(reason("api_version", "1.3"), "has an `api_version` that is not a string");
    assert_eq!(reason("type", "[]"), "has a `type` that is not a string");
    let long = format!("\"{}\"", "x".repeat(300));
    let too_long = "has a `name` of more bytes than Vulkan has room for";
    assert_eq!(reason("name", &long), too_long);
}
