//! `vkexplain lint`: the faults of manifests and settings files, and exit codes.

use std::ffi::CString;
use std::os::unix::ffi::OsStringExt as _;

use serde_json::{Value, json};

use crate::installation::Installation;
use crate::path_text;

/// The findings without the directory: place, severity, code and message.
fn lint(installation: &Installation, file: &str, arguments: &[&str]) -> String {
    let path = installation.path(file).display().to_string();
    installation.text(&[&["lint", &path], arguments].concat())
}

#[test]
fn lint_finds_the_faults_of_a_driver_manifest() {
    let installation = Installation::new();
    installation.write(
        "d.json",
        "{\n  \"file_format_version\": \"1.0.1\",\n  \"ICD\": {\n    \"libary_path\": \"./x.so\",\n    \
         \"api_version\": \"1.3\"\n  }\n}\n",
    );
    insta::assert_snapshot!(lint(&installation, "d.json", &[]), @r#"
    DIR/d.json:3:3: error[driver-no-library-path]: the driver manifest has no string `ICD.library_path`
      help: add the path of the driver's library
    DIR/d.json:4:5: warning[misspelt-key]: `libary_path` is no key of the format
      help: did you mean `library_path`?
    DIR/d.json:5:5: warning[api-version-form]: `api_version` is "1.3", not major.minor.patch
      help: write all three numbers, such as "1.3.0"
    "#);
    installation.write("other.json", r#"{ "name": "something else" }"#);
    let other = lint(&installation, "other.json", &[]);
    assert!(other.contains("other.json:1:1: error[no-manifest]"), "{other}");
    installation.write("bad.json", "{\n  \"ICD\": {,}\n}\n");
    let broken = lint(&installation, "bad.json", &[]);
    assert!(broken.contains("bad.json:2:11: error[json-invalid]"), "{broken}");
}

#[test]
fn lint_finds_the_faults_of_layers_and_settings() {
    let installation = Installation::new();
    installation.write(
        "l.json",
        r#"{ "file_format_version": "1.2.0", "layers": [
  { "name": "VK_LAYER_a", "type": "GLOBAL", "api_version": "1.3.0", "library_path": "liba.so",
    "implementation_version": "1", "description": "a", "description": "b" },
  { "name": "VK_LAYER_b", "type": "DEVICE", "api_version": "1.3.0", "library_path": "libb.so",
    "implementation_version": "1", "description": "b" }
] }"#,
    );
    insta::assert_snapshot!(lint(&installation, "l.json", &[]), @r#"
    DIR/l.json:3:56: warning[repeated-key]: `description` is repeated; the loader reads the first
      help: remove one of the two
    DIR/l.json:4:27: error[layer-device-layer]: the layer manifest is a device layer, and Vulkan has none any more
      help: install a newer version of the layer
    "#);
    installation.write("s.json", r#"{ "settings": {} }"#);
    insta::assert_snapshot!(lint(&installation, "s.json", &[]), @r#"
    DIR/s.json:1:1: warning[settings-no-format-version]: the settings file has no `file_format_version`
      help: write the file again with vkconfig
    "#);
}

#[test]
fn lint_finds_values_of_another_type_and_unknown_words() {
    let installation = Installation::new();
    installation.write(
        "d.json",
        r#"{ "file_format_version": "first", "ICD": {
    "library_path": 1, "api_version": 1.3,
    "is_portability_driver": "true", "library_arch": 64 } }"#,
    );
    insta::assert_snapshot!(lint(&installation, "d.json", &[]), @r#"
    DIR/d.json:1:3: warning[format-version-form]: `file_format_version` is "first", not major.minor.patch
      help: write all three numbers, such as "1.0.1"
    DIR/d.json:2:5: warning[wrong-type]: `library_path` is a number, not a string
      help: write a string; the loader opens this text for a driver, and ignores the value for a layer
    DIR/d.json:2:24: warning[wrong-type]: `api_version` is a number, not a string
      help: write a string; the loader takes a driver for one of Vulkan 1.0, and rejects a layer
    DIR/d.json:3:5: warning[wrong-type]: `is_portability_driver` is a string, not true or false
      help: write true or false; the loader reads false
    DIR/d.json:3:38: warning[wrong-type]: `library_arch` is a number, not a string
      help: write a string; the loader ignores the value
    "#);
    installation.write("f.json", r#"{ "file_format_version": 1, "ICD": [] }"#);
    insta::assert_snapshot!(lint(&installation, "f.json", &[]), @r#"
    DIR/f.json:1:3: error[driver-no-file-name]: the driver manifest has a `file_format_version` that is not a string
      help: write "file_format_version": "1.0.1"
    DIR/f.json:1:29: warning[wrong-type]: `ICD` is a list, not an object
      help: write an object
    "#);
    installation.write(
        "l.json",
        r#"{ "file_format_version": "1.2.0", "layer": { "name": "VK_LAYER_a", "type": "GLOBAL",
    "api_version": 1.3, "library_path": ["a.so"], "implementation_version": "1",
    "description": "a", "component_layers": null } }"#,
    );
    insta::assert_snapshot!(lint(&installation, "l.json", &[]), @r"
    DIR/l.json:2:5: error[layer-missing-value]: the layer manifest has an `api_version` that is not a string
      help: write a string
    DIR/l.json:2:25: warning[wrong-type]: `library_path` is a list, not a string
      help: write a string; the loader opens this text for a driver, and ignores the value for a layer
    ");
    installation.write(
        "s.json",
        r#"{ "file_format_version": "1.0.0", "settings_array": [{ "app_keys": ["/program"],
    "stderr_log": ["error", "warning"],
    "layers": [{ "name": "VK_LAYER_a", "path": "a.json", "control": "enabled",
                 "treat_as_implicit_manifest": 1 },
               { "control": "unordered_layer_location" }] }] }"#,
    );
    insta::assert_snapshot!(lint(&installation, "s.json", &[]), @r#"
    DIR/s.json:2:29: warning[unknown-word]: `stderr_log` has the unknown word "warning"
      help: write one of all, info, warn, perf, error, debug, layer, driver, validation; the loader ignores others
    DIR/s.json:3:58: warning[unknown-word]: `control` has the unknown word "enabled"
      help: write one of auto, on, off, unordered_layer_location; the loader takes others for auto
    DIR/s.json:4:18: warning[wrong-type]: `treat_as_implicit_manifest` is a number, not true or false
      help: write true or false; the loader reads false
    "#);
}

#[test]
fn lint_reports_a_file_that_cannot_be_read_once() {
    let installation = Installation::new();
    let file = format!("{{ \"a\": \"{}\" }}", "x".repeat(16 << 20));
    installation.write("large.json", file);
    insta::assert_snapshot!(lint(&installation, "large.json", &[]), @r"
    DIR/large.json:1:1: error[json-too-large]: the file is larger than 16777216 bytes
      help: a manifest has about a thousand bytes; reinstall the package that owns the file
    ");
    installation.write("parts.json", format!("{{ \"a\": [0{}] }}", ",0".repeat(1 << 18)));
    insta::assert_snapshot!(lint(&installation, "parts.json", &[]), @r"
    DIR/parts.json:1:1: error[json-too-many-parts]: the file has more than 262144 keys, values and escapes
      help: correct the file; a manifest has some hundreds
    ");
    insta::assert_snapshot!(lint(&installation, "gone.json", &[]), @r"
    DIR/gone.json:1:1: error[json-open]: the file cannot be opened: no such file or directory
      help: correct the path
    ");
}

#[test]
fn lint_reports_what_is_no_document() {
    let installation = Installation::new();
    installation.write("n.json", "0 garbage");
    let text = lint(&installation, "n.json", &[]);
    assert!(text.starts_with("DIR/n.json:1:1: error[no-document]"), "{text}");
    installation.write("n.json", "{}\ngarbage");
    let text = lint(&installation, "n.json", &[]);
    assert!(text.starts_with("DIR/n.json:1:1: warning[no-document]"), "{text}");
    installation.write("n.json", "{\n\"file_format_version\": 1, \"policy\": \"all\" } // garbage");
    // The loader reads the value, so its faults are findings, too.
    let text = lint(&installation, "n.json", &[]);
    assert!(text.starts_with("DIR/n.json:1:1: warning[no-document]"), "{text}");
    assert!(text.contains("DIR/n.json:2:1: warning[wrong-type]"), "{text}");
    let pipe = CString::new(installation.path("pipe.json").into_os_string().into_vec());
    // SAFETY: the path is a C string.
    assert_eq!(unsafe { libc::mkfifo(pipe.expect("a path").as_ptr(), 0o600) }, 0);
    let text = lint(&installation, "pipe.json", &[]);
    assert!(text.contains("error[json-"), "{text}");
}

#[test]
fn lint_exits_for_continuous_integration() {
    let installation = Installation::new();
    let good = r#"{ "file_format_version": "1.0.1", "ICD": { "library_path": "libx.so", "api_version": "1.3.0" } }"#;
    let path = installation.write("good.json", good);
    let path = path_text(&path);
    let output = installation.run(&["lint", path]);
    assert!(output.status.success() && output.stdout.is_empty(), "{output:?}");
    let warned = good.replace("1.3.0", "1.3");
    installation.write("good.json", warned);
    assert!(installation.run(&["lint", path]).status.success());
    assert!(!installation.run(&["lint", path, "--deny-warnings"]).status.success());
    let sarif = installation.text(&["lint", path, "--format", "sarif"]);
    let sarif: Value = serde_json::from_str(&sarif).expect("JSON");
    assert_eq!(sarif["version"], "2.1.0");
    let result = &sarif["runs"][0]["results"][0];
    assert_eq!(
        (&result["ruleId"], &result["level"]),
        (&json!("api-version-form"), &json!("warning"))
    );
}

#[test]
fn lint_warns_of_commands_that_another_library_can_replace() {
    let installation = Installation::new();
    let source = "void vkCmdDraw(void) {} void vk_icdGetInstanceProcAddr(void) {}";
    let manifest = r#"{ "file_format_version": "1.0.1", "ICD": { "library_path": "./libNAME.so", "api_version": "1.3.0" } }"#;
    for (name, arguments, expected) in
        [("loose", &[][..], true), ("bound", &["-Wl,-Bsymbolic"][..], false)]
    {
        installation.library(name, source, arguments);
        installation.write(&format!("{name}.json"), manifest.replace("NAME", name));
        let text = lint(&installation, &format!("{name}.json"), &["--library"]);
        assert_eq!(text.contains("library-without-bsymbolic"), expected, "{text}");
    }
}
