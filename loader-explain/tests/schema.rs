//! docs/vkexplain.schema.json describes each field of a report, and its version is that of the report.

#[allow(dead_code, reason = "the tests of this file need a part of it")]
#[path = "installation/mod.rs"]
mod installation;

use std::fs;

use installation::Installation;
use serde_json::{Value, json};

fn schema() -> Value {
    serde_json::from_str(include_str!("../../docs/vkexplain.schema.json")).expect("JSON")
}

/// What is wrong with a value, by the keywords that the schema uses. A field without a description is a fault, too.
fn faults(whole: &Value, rule: &Value, value: &Value, path: &str) -> Vec<String> {
    let fault = |what: &str| vec![format!("{path}: {what}: {value}")];
    for (keyword, argument) in rule.as_object().expect("a rule") {
        let found = match keyword.as_str() {
            "$ref" => {
                let pointer = argument.as_str().expect("a reference").trim_start_matches('#');
                faults(whole, whole.pointer(pointer).expect("a definition"), value, path)
            }
            "anyOf" => {
                let all: Vec<Vec<String>> = argument
                    .as_array()
                    .expect("rules")
                    .iter()
                    .map(|one| faults(whole, one, value, path))
                    .collect();
                if all.iter().any(Vec::is_empty) { Vec::new() } else { all.concat() }
            }
            "const" if argument != value => fault("another constant"),
            "enum" if !argument.as_array().expect("values").contains(value) => {
                fault("an unknown word")
            }
            "type" if !has_type(argument, value) => fault("another type"),
            "pattern" if value.as_str().is_some_and(|text| text.split('.').count() != 3) => {
                fault("no version")
            }
            "required" if value.is_object() => {
                let names = argument.as_array().expect("names").iter().filter_map(Value::as_str);
                names.filter(|name| value.get(name).is_none()).flat_map(fault).collect()
            }
            "items" => {
                let items = value.as_array().into_iter().flatten().enumerate();
                items
                    .flat_map(|(at, item)| faults(whole, argument, item, &format!("{path}[{at}]")))
                    .collect()
            }
            "properties" => {
                let fields = value.as_object().into_iter().flatten();
                fields
                    .flat_map(|(name, field)| match argument.get(name) {
                        Some(rule) => faults(whole, rule, field, &format!("{path}.{name}")),
                        None => fault(&format!("the schema has no `{name}`")),
                    })
                    .collect()
            }
            _ => Vec::new(),
        };
        if !found.is_empty() {
            return found;
        }
    }
    Vec::new()
}

fn has_type(types: &Value, value: &Value) -> bool {
    let name = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    types == name || types.as_array().is_some_and(|types| types.contains(&json!(name)))
}

fn check(report: &Value) {
    let schema = schema();
    assert_eq!(faults(&schema, &schema, report, "report"), Vec::<String>::new());
}

/// Each part of a report is there: devices, a filter, layers on and off, settings, a failure, a remark.
#[test]
fn reports_have_the_fields_of_the_schema() {
    let mut installation = Installation::new();
    check(&installation.report(&[]));
    installation.working_driver("if (list) list[0] = one; *count = 1; return 0;");
    installation.layer("explicit", "VK_LAYER_test_b", json!({}));
    installation.layer("implicit", "VK_LAYER_test_broken", json!({}));
    check(&installation.report(&["--layer", "VK_LAYER_test_gone"]));
    check(&installation.report(&["--set", "VK_LOADER_VENDOR_ID_FILTER=1"]));
    check(&installation.report(&["--set", "VK_DRIVERS_FILES=x", "--no-load"]));
    let folder = installation.path("configuration").display().to_string();
    installation.set("XDG_CONFIG_HOME", &folder);
    let file = "configuration/vulkan/loader_settings.d/vk_loader_settings.json";
    let settings = json!({ "file_format_version": "1.0.0", "settings": { "layers": [
        { "name": "VK_LAYER_test_a", "path": "/a.json", "control": "on" },
    ] } });
    installation.write(file, settings.to_string());
    check(&installation.report(&[]));
    installation.write(file, "{");
    check(&installation.report(&[]));
}

/// The report that the loader writes.
#[test]
fn the_report_of_an_application_has_them_too() {
    use std::io::Write as _;
    let mut installation = Installation::new();
    installation.working_driver("if (list) list[0] = one; *count = 1; return 0;");
    let path = installation.path("report.json");
    let mut program = installation.without_options(&["__child"]);
    program.env("VK_LOADER_REPORT", &path).stdin(std::process::Stdio::piped());
    let mut child = program.stdout(std::process::Stdio::null()).spawn().expect("an application");
    let errand = json!({ "Devices": {
        "layers": [], "api_version": 1 << 22, "portability": false, "driver": null,
    }});
    child
        .stdin
        .take()
        .expect("a pipe")
        .write_all(errand.to_string().as_bytes())
        .expect("an errand");
    assert!(child.wait().expect("the end").success());
    check(&serde_json::from_slice(&fs::read(path).expect("a report")).expect("JSON"));
}

/// The test would notice a field that is gone, new or of another type.
#[test]
fn another_report_has_faults() {
    let schema = schema();
    let report = Installation::new().report(&["--no-load"]);
    let with = |key: &str, value: Value| {
        let mut other = report.clone();
        other[key] = value;
        faults(&schema, &schema, &other, "report").len()
    };
    assert_eq!(with("chain", json!([])), 0);
    assert_eq!(with("chain", json!([1])), 1);
    assert_eq!(with("novelty", json!(1)), 1);
    assert_eq!(with("schema", json!(2)), 1);
    let mut other = report.clone();
    other.as_object_mut().expect("an object").remove("drivers");
    assert_eq!(faults(&schema, &schema, &other, "report").len(), 1);
}
