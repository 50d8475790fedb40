//! Driver manifests by content: every malformed input of drivers.md D.5, and accepted inputs of
//! D.2.

use tests::{Sandbox, json};

use super::Fate::{self, Accepted, Skipped};
use super::count_drivers;

/// A manifest, the messages about it (`%` stands for its path), and the result.
struct Case {
    name: &'static str,
    manifest: &'static str,
    messages: &'static [(&'static str, &'static str)],
    fate: Fate,
}

const fn case(
    name: &'static str,
    manifest: &'static str,
    messages: &'static [(&'static str, &'static str)],
    fate: Fate,
) -> Case {
    Case { name, manifest, messages, fate }
}

/// drivers.md D.5, row by row.
const MALFORMED: &[Case] = &[
    case("empty", "", &[("ERROR", "loader_get_json: Invalid JSON file %.")], Skipped),
    case("not_json", "ICD", &[("ERROR", "loader_get_json: Invalid JSON file %.")], Skipped),
    case(
        "array",
        "[1]",
        &[(
            "WARNING | DRIVER",
            "loader_parse_icd_manifest: ICD JSON % does not have a 'file_format_version' field. Skipping ICD JSON.",
        )],
        Skipped,
    ),
    case(
        "no_version",
        r#"{"ICD": {"library_path": "./libbad.so", "api_version": "1.3.0"}}"#,
        &[(
            "WARNING | DRIVER",
            "loader_parse_icd_manifest: ICD JSON % does not have a 'file_format_version' field. Skipping ICD JSON.",
        )],
        Skipped,
    ),
    case(
        "version_is_a_number",
        r#"{"file_format_version": 1, "ICD": {"library_path": "./libbad.so", "api_version": "1.3.0"}}"#,
        &[
            (
                "WARNING | DRIVER",
                "loader_parse_icd_manifest: Failed retrieving ICD JSON % 'file_format_version' field. Skipping ICD JSON",
            ),
            ("ERROR", "loader_scanned_icd_add: A NULL filename was used, skipping this ICD"),
        ],
        Skipped,
    ),
    case(
        "unknown_version",
        r#"{"file_format_version": "1.0.2", "ICD": {"library_path": "./libbad.so", "api_version": "1.3.0"}}"#,
        &[(
            "INFO | DRIVER",
            "loader_parse_icd_manifest: % has unknown icd manifest file version 1.0.2. May cause errors.",
        )],
        Accepted,
    ),
    case(
        "no_icd",
        r#"{"file_format_version": "1.0.0"}"#,
        &[(
            "WARNING | DRIVER",
            "loader_parse_icd_manifest: Can not find 'ICD' object in ICD JSON file %. Skipping ICD JSON",
        )],
        Skipped,
    ),
    case("a_layer", r#"{"file_format_version": "1.0.0", "layer": {}}"#, &[], Skipped),
    case(
        "icd_is_an_array",
        r#"{"file_format_version": "1.0.0", "ICD": [1]}"#,
        &[(
            "WARNING | DRIVER",
            "loader_parse_icd_manifest: Failed to find 'library_path' object in ICD JSON file %. Skipping ICD JSON.",
        )],
        Skipped,
    ),
    case(
        "no_library_path",
        r#"{"file_format_version": "1.0.0", "ICD": {"api_version": "1.3.0"}}"#,
        &[(
            "WARNING | DRIVER",
            "loader_parse_icd_manifest: Failed to find 'library_path' object in ICD JSON file %. Skipping ICD JSON.",
        )],
        Skipped,
    ),
    case(
        "empty_library_path",
        r#"{"file_format_version": "1.0.0", "ICD": {"library_path": "", "api_version": "1.3.0"}}"#,
        &[(
            "WARNING | DRIVER",
            "loader_parse_icd_manifest: ICD JSON % 'library_path' field is empty. Skipping ICD JSON.",
        )],
        Skipped,
    ),
    case(
        "library_path_is_a_number",
        r#"{"file_format_version": "1.0.0", "ICD": {"library_path": 5, "api_version": "1.3.0"}}"#,
        &[(
            "ERROR | DRIVER",
            "loader_icd_scan: Failed loading library associated with ICD JSON 5. Ignoring this JSON",
        )],
        Skipped,
    ),
    case(
        "no_api_version",
        r#"{"file_format_version": "1.0.0", "ICD": {"library_path": "./libbad.so"}}"#,
        &[(
            "WARNING | DRIVER",
            "loader_parse_icd_manifest: ICD JSON % does not have an 'api_version' field. Skipping ICD JSON.",
        )],
        Skipped,
    ),
    case(
        "api_version_is_a_number",
        r#"{"file_format_version": "1.0.0", "ICD": {"library_path": "./libbad.so", "api_version": 1.3}}"#,
        &[(
            "WARNING | DRIVER",
            "loader_parse_icd_manifest: Failed retrieving ICD JSON % 'api_version' field. Skipping ICD JSON.",
        )],
        Accepted,
    ),
    case(
        "api_variant",
        r#"{"file_format_version": "1.0.0", "ICD": {"library_path": "./libbad.so", "api_version": "2.1.3.0"}}"#,
        &[(
            "INFO | DRIVER",
            "loader_parse_icd_manifest: Driver's ICD JSON % 'api_version' field contains a non-zero variant value of 2.  Skipping ICD JSON.",
        )],
        Skipped,
    ),
    case(
        "portability",
        r#"{"file_format_version": "1.0.1", "ICD": {"library_path": "./libbad.so", "api_version": "1.3.0", "is_portability_driver": true}}"#,
        &[],
        Skipped,
    ),
    case(
        "wrong_architecture",
        r#"{"file_format_version": "1.0.1", "ICD": {"library_path": "./libbad.so", "api_version": "1.3.0", "library_arch": "OTHER"}}"#,
        &[(
            "INFO",
            "loader_parse_icd_manifest: Driver library architecture doesn't match the current running architecture, skipping this driver",
        )],
        Skipped,
    ),
    case(
        "text",
        "\"text\"",
        &[(
            "WARNING | DRIVER",
            "loader_parse_icd_manifest: ICD JSON % does not have a 'file_format_version' field. Skipping ICD JSON.",
        )],
        Skipped,
    ),
    case(
        "null",
        "null",
        &[(
            "WARNING | DRIVER",
            "loader_parse_icd_manifest: ICD JSON % does not have a 'file_format_version' field. Skipping ICD JSON.",
        )],
        Skipped,
    ),
    case("some_layers", r#"{"file_format_version": "1.0.0", "Layers": []}"#, &[], Skipped),
    case(
        "icd_is_a_text",
        r#"{"file_format_version": "1.0.0", "ICD": "x"}"#,
        &[(
            "WARNING | DRIVER",
            "loader_parse_icd_manifest: Failed to find 'library_path' object in ICD JSON file %. Skipping ICD JSON.",
        )],
        Skipped,
    ),
    case(
        "library_path_is_a_bool",
        r#"{"file_format_version": "1.0.0", "ICD": {"library_path": true, "api_version": "1.3.0"}}"#,
        &[(
            "ERROR | DRIVER",
            "loader_icd_scan: Failed loading library associated with ICD JSON true. Ignoring this JSON",
        )],
        Skipped,
    ),
    case(
        "library_path_is_an_array",
        r#"{"file_format_version": "1.0.0", "ICD": {"library_path": [1, "x"], "api_version": "1.3.0"}}"#,
        &[(
            "ERROR | DRIVER",
            "loader_icd_scan: Failed loading library associated with ICD JSON [1, x]. Ignoring this JSON",
        )],
        Skipped,
    ),
    case(
        "library_path_with_escapes",
        r#"{"file_format_version": "1.0.0", "ICD": {"library_path": "a\\b\u0001c", "api_version": "1.3.0"}}"#,
        &[(
            "ERROR | DRIVER",
            "loader_icd_scan: Failed loading library associated with ICD JSON a\\bu0001c. Ignoring this JSON",
        )],
        Skipped,
    ),
    case(
        "api_version_is_a_number_and_nothing_else_is_checked",
        r#"{"file_format_version": "1.0.0", "ICD": {"library_path": "./libbad.so", "api_version": 1.3, "library_arch": "OTHER", "is_portability_driver": true}}"#,
        &[(
            "WARNING | DRIVER",
            "loader_parse_icd_manifest: Failed retrieving ICD JSON % 'api_version' field. Skipping ICD JSON.",
        )],
        Accepted,
    ),
    case(
        "portability_in_an_old_format",
        r#"{"file_format_version": "1.0.0", "ICD": {"library_path": "./libbad.so", "api_version": "1.3.0", "is_portability_driver": true}}"#,
        &[],
        Skipped,
    ),
    case(
        "wrong_architecture_in_an_old_format",
        r#"{"file_format_version": "0.9.0", "ICD": {"library_path": "./libbad.so", "api_version": "1.3.0", "library_arch": "OTHER"}}"#,
        &[(
            "INFO",
            "loader_parse_icd_manifest: Driver library architecture doesn't match the current running architecture, skipping this driver",
        )],
        Skipped,
    ),
    case(
        "an_architecture_that_begins_with_32",
        r#"{"file_format_version": "1.0.0", "ICD": {"library_path": "./libbad.so", "api_version": "1.3.0", "library_arch": "OTHERbit"}}"#,
        &[(
            "INFO",
            "loader_parse_icd_manifest: Driver library architecture doesn't match the current running architecture, skipping this driver",
        )],
        Skipped,
    ),
];

/// drivers.md D.1, D.2, D.4: odd inputs that are accepted.
const ODD: &[Case] = &[
    case(
        "byte_order_mark_and_trailing_text",
        "\u{feff}{\"file_format_version\": \"1.0.0\", \"ICD\": {\"library_path\": \"./libbad.so\", \"api_version\": \"1.3.0\"}} and so on",
        &[],
        Accepted,
    ),
    case(
        "keys_in_any_case",
        r#"{"File_Format_Version": "1.0.0", "icd": {"LIBRARY_PATH": "./libbad.so", "Api_Version": "1.3.0"}}"#,
        &[],
        Accepted,
    ),
    case(
        "the_first_of_two_keys",
        r#"{"file_format_version": "1.0.0", "ICD": {"library_path": "./libbad.so", "library_path": "./none.so", "api_version": "1.3.0"}}"#,
        &[],
        Accepted,
    ),
    case(
        "a_short_version",
        r#"{"file_format_version": "1", "ICD": {"library_path": "./libbad.so", "api_version": "1"}}"#,
        &[],
        Accepted,
    ),
    case(
        "unknown_keys_and_architectures",
        r#"{"file_format_version": "1.0.0", "more": 1, "ICD": {"library_path": "./libbad.so", "api_version": "1.3.0", "library_arch": "128"}}"#,
        &[],
        Accepted,
    ),
    case(
        "an_old_format",
        r#"{"file_format_version": "0.0.1", "ICD": {"library_path": "./libbad.so", "api_version": "1.3.0", "x": 1}}"#,
        &[],
        Accepted,
    ),
    case(
        "format_1_0_1",
        r#"{"file_format_version": "1.0.1", "ICD": {"library_path": "./libbad.so", "api_version": "1.3.0", "x": 1}}"#,
        &[],
        Accepted,
    ),
    case(
        "architecture_64",
        r#"{"file_format_version": "1.0.0", "ICD": {"library_path": "./libbad.so", "api_version": "1.3.0", "library_arch": "THIS"}}"#,
        &[],
        Accepted,
    ),
    case(
        "an_architecture_that_ends_in_32",
        r#"{"file_format_version": "1.0.0", "ICD": {"library_path": "./libbad.so", "api_version": "1.3.0", "library_arch": "x86_32"}}"#,
        &[],
        Accepted,
    ),
    case(
        "an_architecture_that_is_a_number",
        r#"{"file_format_version": "1.0.0", "ICD": {"library_path": "./libbad.so", "api_version": "1.3.0", "library_arch": 32}}"#,
        &[],
        Accepted,
    ),
    case(
        "portability_that_is_a_number",
        r#"{"file_format_version": "1.0.1", "ICD": {"library_path": "./libbad.so", "api_version": "1.3.0", "is_portability_driver": 1}}"#,
        &[],
        Accepted,
    ),
    case(
        "portability_that_is_a_text",
        r#"{"file_format_version": "1.0.1", "ICD": {"library_path": "./libbad.so", "api_version": "1.3.0", "is_portability_driver": "true"}}"#,
        &[],
        Accepted,
    ),
    case(
        "portability_that_is_false",
        r#"{"file_format_version": "1.0.1", "ICD": {"library_path": "./libbad.so", "api_version": "1.3.0", "is_portability_driver": false}}"#,
        &[],
        Accepted,
    ),
    case(
        "format_1_1_0",
        r#"{"file_format_version": "1.1.0", "ICD": {"library_path": "./libbad.so", "api_version": "1.3.0", "x": 1}}"#,
        &[(
            "INFO | DRIVER",
            "loader_parse_icd_manifest: % has unknown icd manifest file version 1.1.0. May cause errors.",
        )],
        Accepted,
    ),
    case(
        "format_2",
        r#"{"file_format_version": "2", "ICD": {"library_path": "./libbad.so", "api_version": "1.3.0", "x": 1}}"#,
        &[(
            "INFO | DRIVER",
            "loader_parse_icd_manifest: % has unknown icd manifest file version 2.0.0. May cause errors.",
        )],
        Accepted,
    ),
];

/// The width of this program's pointers, and the width of other programs.
const THESE_BITS: &str = if cfg!(target_pointer_width = "64") { "64" } else { "32" };
const OTHER_BITS: &str = if cfg!(target_pointer_width = "64") { "32" } else { "64" };

/// drivers.md D.1, D.2, D.4 and D.5; layers.md 12.3.
#[test]
fn malformed_manifests_are_skipped_with_a_message() {
    for case in MALFORMED.iter().chain(ODD) {
        let mut sandbox = Sandbox::new();
        sandbox.library("manifests/libbad.so", &json!({}));
        let manifest = case.manifest.replace("OTHER", OTHER_BITS).replace("THIS", THESE_BITS);
        let bad = sandbox.write(format!("manifests/{}.json", case.name), manifest);
        let good = sandbox.driver("good", json!({}));
        let both = format!("{}:{}", bad.display(), good.manifest.display());
        sandbox.env("VK_DRIVER_FILES", both).env("VK_LOADER_DEBUG", "all");
        let outcome = sandbox.run(|| println!("devices <{}>", count_drivers()));
        outcome.expect_success();
        for (level, text) in case.messages {
            outcome.expect_message(level, &text.replace('%', &bad.to_string_lossy()));
        }
        let expected = if case.fate == Accepted { "devices <2>" } else { "devices <1>" };
        assert!(
            outcome.stdout.contains(expected),
            "{}: {}\n{}",
            case.name,
            outcome.stdout,
            outcome.stderr
        );
        if case.messages.is_empty() {
            let warnings =
                outcome.messages().iter().filter(|(level, _)| level.contains("WARNING")).count();
            assert_eq!(warnings, 0, "{}:\n{}", case.name, outcome.stderr);
        }
    }
}
