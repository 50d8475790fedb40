//! `vkexplain lint`: the libraries of a manifest, the places of findings, SARIF.

#[allow(dead_code, reason = "the tests of this file need a part of it")]
#[path = "installation/mod.rs"]
mod installation;

use std::process::Command;

use serde_json::Value;

use installation::{Installation, elf_header};

fn lint(installation: &Installation, file: &str, arguments: &[&str]) -> String {
    let path = installation.path(file).display().to_string();
    installation.text(&[&["lint", &path], arguments].concat())
}

fn driver(library: &str) -> String {
    format!(
        r#"{{ "file_format_version": "1.0.1", "ICD": {{ "library_path": "{library}", "api_version": "1.3.0" }} }}"#
    )
}

#[test]
fn a_library_for_another_machine_is_a_finding() {
    let installation = Installation::new();
    installation.write("d.json", driver("./foreign.so"));
    // 243 is RISC-V; no machine that runs the tests is.
    installation.write("foreign.so", elf_header(243));
    let text = lint(&installation, "d.json", &["--library"]);
    let expected =
        "error[library-other-machine]: the manifest has a library for RISC-V: DIR/./foreign.so";
    assert!(text.contains(expected), "{text}");
    let mut of_32_bits = elf_header(3);
    of_32_bits[4] = 1;
    installation.write("foreign.so", of_32_bits);
    let text = lint(&installation, "d.json", &["--library"]);
    let expected = "error[library-other-class]: the manifest has a 32-bit library";
    assert!(text.contains(expected), "{text}");
    installation.write("foreign.so", "text");
    let text = lint(&installation, "d.json", &["--library"]);
    assert!(text.contains("error[library-not-elf]"), "{text}");
}

/// A policy file, and the vendors in a driver's manifest (docs/gpu-policy.md).
#[test]
fn policies_are_checked() {
    let installation = Installation::new();
    let policy = |text: &str| {
        installation.write("loader_policy.json", text);
        lint(&installation, "loader_policy.json", &[])
    };
    let right =
        policy(r#"{ "policy": "awake", "rules": [{ "engines": ["DXVK"], "policy": "all" }] }"#);
    assert_eq!(right, "");
    let wrong =
        policy(r#"{ "policy": "awake", "rules": [{ "engines": "DXVK", "policy": "presnt" }] }"#);
    assert!(wrong.contains("`engines` is a string, not a list"), "{wrong}");
    assert!(wrong.contains("`policy` has the unknown word \"presnt\""), "{wrong}");
    let driver = driver("libd.so").replace("} }", r#"}, "hardware": { "pci_vendors": ["AMD"] } }"#);
    installation.write("d.json", driver);
    let text = lint(&installation, "d.json", &[]);
    assert!(text.contains("warning[vendor-form]"), "{text}");
}

/// A folder stands for the JSON files in it; without a name, everything that the loader finds is read.
#[test]
fn folders_and_the_installed_system_are_read() {
    let mut installation = Installation::new();
    installation.write("folder/b.json", "{");
    installation.write("folder/a.json", "[]");
    installation.write("folder/a.txt", "{");
    let text = lint(&installation, "folder", &[]);
    let order = (text.find("folder/a.json"), text.find("folder/b.json"));
    assert!(matches!(order, (Some(a), Some(b)) if a < b) && !text.contains("a.txt"), "{text}");
    installation.manifest("{");
    installation.write("explicit/layer.json", "[]");
    let output = installation.run(&["lint"]);
    assert_eq!(output.status.code(), Some(1));
    let text = installation.text(&["lint"]);
    assert!(text.contains("DIR/x.json") && text.contains("DIR/explicit/layer.json"), "{text}");
}

#[test]
fn a_folder_that_cannot_be_read_is_named() {
    let installation = Installation::new();
    let output = installation.run(&["lint", "/gone"]);
    assert!(String::from_utf8_lossy(&output.stdout).contains("/gone"), "{output:?}");
    assert_eq!(output.status.code(), Some(1));
}

/// Nobody writes into the pipe, so reading it would not end.
#[test]
fn a_library_that_is_a_pipe_is_a_finding() {
    let installation = Installation::new();
    installation.write("d.json", driver("./pipe.so"));
    let made = Command::new("mkfifo").arg(installation.path("pipe.so")).status();
    assert!(made.expect("mkfifo").success());
    let text = lint(&installation, "d.json", &["--library"]);
    let expected = "error[library-not-a-file]: the manifest has a library that is a FIFO";
    assert!(text.contains(expected), "{text}");
}

/// The loader takes a layer for an implicit one by the folder of the manifest.
#[test]
fn a_layer_is_implicit_by_its_folder_whatever_path_leads_there() {
    let installation = Installation::new();
    installation.layer("implicit_layer.d", "a", serde_json::json!({}));
    let from = |folder: &str, path: &str| {
        let mut program = installation.command(&["lint", path]);
        let output = program.current_dir(installation.path(folder)).output().expect("vkexplain");
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    let code = "error[layer-no-disable-environment]";
    assert!(from("implicit_layer.d", "a.json").contains(code));
    assert!(from(".", "implicit_layer.d/a.json").contains(code));
    installation.layer("implicit_layer.d.old", "a", serde_json::json!({}));
    assert!(!from("implicit_layer.d.old", "a.json").contains(code));
}

#[test]
fn a_missing_dependency_is_a_finding() {
    let installation = Installation::new();
    let needed = installation.library("gone", "int gone(void) { return 0; }", &[]);
    installation.library("needs", "int gone(void); int here(void) { return gone(); }", &[&needed]);
    installation.write("d.json", driver("./libneeds.so"));
    let text = lint(&installation, "d.json", &["--library"]);
    assert!(!text.contains("library-needs-library"), "{text}");
    std::fs::remove_file(needed).expect("the library is there");
    let text = lint(&installation, "d.json", &["--library"]);
    let expected = "error[library-needs-library]: the manifest has the library DIR/./libneeds.so, \
                    which needs ";
    assert!(text.contains(expected), "{text}");
    assert!(text.contains("libgone.so, which is not installed"), "{text}");
}

#[test]
fn the_libraries_of_several_layers_are_checked() {
    let installation = Installation::new();
    let loose = "void vkCmdDraw(void) {} void vkNegotiateLoaderLayerInterfaceVersion(void) {}";
    installation.library("loose", loose, &[]);
    let layer = |name: &str, library: &str| {
        format!(
            r#"{{ "name": "VK_LAYER_{name}", "type": "GLOBAL", "api_version": "1.3.0",
                 "library_path": "{library}", "implementation_version": "1", "description": "x" }}"#
        )
    };
    let layers = [layer("a", "liba.so"), layer("b", "./libloose.so")].join(",\n");
    let manifest = format!(r#"{{ "file_format_version": "1.2.0", "layers": [{layers}] }}"#);
    installation.write("l.json", manifest);
    let text = lint(&installation, "l.json", &["--library"]);
    assert!(text.contains("l.json:4:18: warning[library-without-bsymbolic]"), "{text}");
    let bare = "l.json:2:18: error[library-refused]: liba.so: error while loading shared libraries";
    assert!(text.contains(bare), "{text}");
    assert_eq!(text.lines().count(), 4, "{text}");
}

#[test]
fn a_folder_and_a_library_without_an_entry_are_findings() {
    let installation = Installation::new();
    installation.write("d.json", driver("./folder.so"));
    std::fs::create_dir(installation.path("folder.so")).expect("a folder");
    let text = lint(&installation, "d.json", &["--library"]);
    let expected = "error[library-not-a-file]: the manifest has a library that is a directory";
    assert!(text.contains(expected), "{text}");
    installation.write("d.json", driver("./libempty.so"));
    installation.library("empty", "void nothing(void) {}", &[]);
    let text = lint(&installation, "d.json", &["--library"]);
    assert!(
        text.contains("warning[library-without-entry]: DIR/./libempty.so exports no"),
        "{text}"
    );
}

#[test]
fn the_second_of_two_keys_is_not_checked() {
    let installation = Installation::new();
    let twice = r#""library_path": "libx.so", "library_path": "/gone.so""#;
    installation.write("d.json", driver("libx.so").replace(r#""library_path": "libx.so""#, twice));
    let text = lint(&installation, "d.json", &[]);
    assert!(text.contains("warning[repeated-key]"), "{text}");
    assert!(!text.contains("library-missing"), "{text}");
}

#[test]
fn the_cure_of_a_missing_library_depends_on_its_path() {
    let installation = Installation::new();
    installation.write("d.json", driver("/gone.so"));
    let text = lint(&installation, "d.json", &[]);
    assert!(text.contains("help: correct the path, or install the library there"), "{text}");
    installation.write("d.json", driver("./gone.so"));
    let text = lint(&installation, "d.json", &[]);
    assert!(text.contains("a relative path starts at the folder of the manifest"), "{text}");
}

#[test]
fn a_required_value_of_another_type_is_not_called_missing() {
    let installation = Installation::new();
    let layer = |version: &str| {
        format!(
            r#"{{ "file_format_version": "1.2.0", "layer": {{ "name": "VK_LAYER_a",
"type": "GLOBAL", {version}"library_path": "a.so", "implementation_version": "1",
"description": "a" }} }}"#
        )
    };
    installation.write("l.json", layer(r#""api_version": 1.3, "#));
    insta::assert_snapshot!(lint(&installation, "l.json", &[]), @r"
    DIR/l.json:2:19: error[layer-missing-value]: the layer manifest has an `api_version` that is not a string
      help: write a string
    ");
    installation.write("l.json", layer(""));
    insta::assert_snapshot!(lint(&installation, "l.json", &[]), @r"
    DIR/l.json:1:35: error[layer-missing-value]: the layer manifest has no `api_version`
      help: add the key
    ");
}

#[test]
fn missing_manifests_of_a_settings_file_are_findings() {
    let installation = Installation::new();
    let here = installation.write("here.json", "{}").display().to_string();
    let settings = format!(
        r#"{{ "file_format_version": "1.0.0", "settings": {{
"layers": [{{ "name": "VK_LAYER_a", "path": "/gone/a.json", "control": "on" }},
           {{ "name": "VK_LAYER_b", "path": "{here}", "control": "on" }}],
"additional_drivers": [{{ "path": "/gone/d.json" }}] }} }}"#
    );
    installation.write("s.json", settings);
    insta::assert_snapshot!(lint(&installation, "s.json", &[]), @r"
    DIR/s.json:2:36: error[settings-path-missing]: the manifest /gone/a.json does not exist
      help: correct the path, or write the file again with vkconfig
    DIR/s.json:4:26: error[settings-path-missing]: the manifest /gone/d.json does not exist
      help: correct the path, or write the file again with vkconfig
    ");
}

#[test]
fn a_list_of_layers_in_an_old_manifest_has_a_help() {
    let installation = Installation::new();
    let manifest = r#"{ "file_format_version": "1.0.0", "layers": [] }"#;
    installation.write("l.json", manifest);
    let text = lint(&installation, "l.json", &[]);
    let help = "help: write \"file_format_version\": \"1.0.1\" or a later one";
    assert!(text.contains("[layer-layers-too-early]") && text.contains(help), "{text}");
}

/// The loader uses these files; the finding has no line of its log.
#[test]
fn a_manifest_that_the_loader_uses_with_doubts_has_a_finding_of_its_own() {
    let installation = Installation::new();
    let layer = r#""name": "test_a", "type": "GLOBAL", "library_path": "./liba.so",
        "api_version": "1.3.0", "implementation_version": "1", "description": "a layer""#;
    let driver = r#""ICD": { "library_path": "libx.so", "api_version": "0.9.0" }"#;
    let lint = |text: String| {
        installation.write("m.json", text);
        lint(&installation, "m.json", &[])
    };
    insta::assert_snapshot!(lint(format!(r#"{{ "file_format_version": "9.9.9", {driver} }}"#)), @r#"
    DIR/m.json:1:3: warning[driver-unknown-format-version]: the loader does not know the file version 9.9.9
      help: write a version that the loader knows, such as "1.0.1"
    DIR/m.json:1:71: warning[driver-api-version-below1]: the driver manifest has an `api_version` that reads as 0.9.0, so that the driver counts as one of Vulkan 1.0
      help: write a text such as "1.3.0", the highest Vulkan version of the driver
    "#);
    let more = r#""app_keys": ["/a"], "component_layers": ["VK_LAYER_b"], "override_paths": ["/b"],
        "pre_instance_functions": {}"#;
    let meta = layer.replace(r#""library_path": "./liba.so","#, "");
    for (version, layer) in [("1.0.0", &meta), ("1.1.2", &meta), ("7.0.0", &layer.to_owned())] {
        let text =
            format!(r#"{{ "file_format_version": "{version}", "layer": {{ {layer}, {more} }} }}"#);
        let found = lint(text);
        assert!(!found.contains("loader_") && found.contains("warning["), "{found}");
    }
    let text = format!(r#"{{ "file_format_version": "1.0.0", "layer": {{ {layer}, {more} }} }}"#);
    insta::assert_snapshot!(lint(text), @r"
    DIR/m.json:1:46: warning[layer-name-not-standard]: the name test_a does not follow the standard
      help: begin the name with VK_LAYER_
    DIR/m.json:1:82: error[library-missing]: the library DIR/./liba.so does not exist
      help: correct the path; a relative path starts at the folder of the manifest
    DIR/m.json:2:110: error[layer-library-and-components]: the layer manifest has both `library_path` and `component_layers`
      help: keep one of them
    ");
}

/// A semicolon ends a line, on which a key is.
#[test]
fn each_fault_of_a_driver_is_at_its_key() {
    let installation = Installation::new();
    let mut found = String::new();
    for (name, members) in [
        ("no-path", r#""api_version": "1.3.0""#),
        ("no-version", r#""library_path": "libx.so""#),
        ("empty-path", r#""api_version": "1.3.0"; "library_path": """#),
        ("variant", r#""library_path": "libx.so"; "api_version": "1.1.3.0""#),
        ("word-size", r#""library_path": "libx.so", "api_version": "1.3.0"; "library_arch": "32""#),
    ] {
        let members = members.replace("; ", ",\n");
        let text = format!("{{ \"file_format_version\": \"1.0.1\",\n\"ICD\": {{\n{members} }} }}");
        let file = format!("{name}.json");
        installation.write(&file, text);
        found += &lint(&installation, &file, &[]);
    }
    insta::assert_snapshot!(found, @r#"
    DIR/no-path.json:2:1: error[driver-no-library-path]: the driver manifest has no string `ICD.library_path`
      help: add the path of the driver's library
    DIR/no-version.json:2:1: error[driver-no-api-version]: the driver manifest has no `ICD.api_version`
      help: add the highest Vulkan version of the driver, such as "1.3.0"
    DIR/empty-path.json:4:1: error[driver-empty-library-path]: the driver manifest has an empty `ICD.library_path`
      help: write the path of the driver's library
    DIR/variant.json:4:1: error[driver-variant]: the driver manifest is for the API variant 1, not for Vulkan
      help: use this driver with a loader for its API
    DIR/variant.json:4:1: warning[api-version-form]: `api_version` is "1.1.3.0", not major.minor.patch
      help: write all three numbers, such as "1.3.0"
    DIR/word-size.json:4:1: error[driver-wrong-architecture]: the driver manifest has the `library_arch` 32, and this program has 64
      help: install the driver's package for this architecture
    "#);
}

/// As above.
#[test]
fn each_fault_of_a_layer_is_at_its_key() {
    let installation = Installation::new();
    let mut found = String::new();
    for (name, version, members) in [
        (
            "components",
            "1.0.0",
            r#""type": "GLOBAL"; "api_version": "1.3.0"; "component_layers": ["VK_LAYER_b"]"#,
        ),
        (
            "override",
            "1.0.1",
            r#""type": "GLOBAL"; "api_version": "1.3.0"; "component_layers": ["VK_LAYER_b"]; "override_paths": ["/b"]"#,
        ),
        (
            "keys",
            "1.2.0",
            r#""type": "GLOBAL"; "api_version": "1.3.0"; "library_path": "liba.so"; "app_keys": ["/a"]"#,
        ),
        (
            "early",
            "1.1.0",
            r#""type": "GLOBAL"; "api_version": "1.3.0"; "library_path": "liba.so"; "pre_instance_functions": {}"#,
        ),
        (
            "explicit",
            "1.2.0",
            r#""type": "GLOBAL"; "api_version": "1.3.0"; "library_path": "liba.so"; "pre_instance_functions": {}"#,
        ),
        (
            "version",
            "7.0.0",
            r#""type": "GLOBAL"; "api_version": "1.3.0"; "library_path": "liba.so""#,
        ),
        ("neither", "1.2.0", r#""type": "GLOBAL"; "api_version": "1.3.0""#),
        ("type", "1.2.0", r#""api_version": "1.3.0"; "type": "LOCAL"; "library_path": "liba.so""#),
        (
            "variant",
            "1.2.0",
            r#""type": "GLOBAL"; "api_version": "1.1.3.0"; "library_path": "liba.so""#,
        ),
        (
            "disable",
            "1.2.0",
            r#""type": "GLOBAL"; "api_version": "1.3.0"; "library_path": "liba.so"; "disable_environment": {}"#,
        ),
        (
            "word-size",
            "1.2.0",
            r#""type": "GLOBAL"; "api_version": "1.3.0"; "library_path": "liba.so"; "library_arch": "32""#,
        ),
    ] {
        let members = members.replace("; ", ",\n");
        let text = format!(
            "{{ \"file_format_version\": \"{version}\",\n\"layer\": {{ \"name\": \"VK_LAYER_a\",\n\
             \"implementation_version\": \"1\", \"description\": \"a\",\n{members} }} }}"
        );
        let file = format!("{name}.json");
        installation.write(&file, text);
        found += &lint(&installation, &file, &[]);
    }
    insta::assert_snapshot!(found, @r#"
    DIR/components.json:6:1: warning[layer-components-too-early]: `component_layers` of VK_LAYER_a needs the file version 1.1.0
      help: write "file_format_version": "1.1.0" or a later one
    DIR/override.json:6:1: warning[layer-components-too-early]: `component_layers` of VK_LAYER_a needs the file version 1.1.0
      help: write "file_format_version": "1.1.0" or a later one
    DIR/override.json:7:1: warning[layer-override-paths-too-early]: `override_paths` of VK_LAYER_a needs the file version 1.1.0
      help: write "file_format_version": "1.1.0" or a later one
    DIR/keys.json:7:1: warning[layer-app-keys-ignored]: `app_keys` of VK_LAYER_a has no effect: only the override layer can have it
      help: remove `app_keys`
    DIR/early.json:7:1: warning[layer-pre-instance-too-early]: `pre_instance_functions` needs the file version 1.1.2
      help: write "file_format_version": "1.1.2" or a later one
    DIR/explicit.json:7:1: warning[layer-pre-instance-explicit]: `pre_instance_functions` has no effect for an explicit layer
      help: remove the section, or install the manifest as an implicit layer
    DIR/version.json:1:3: warning[layer-unknown-format-version]: the loader does not know the file version 7.0.0
      help: write a version that the loader knows, such as "1.0.1"
    DIR/neither.json:2:1: error[layer-neither-library-nor-components]: the layer manifest has neither `library_path` nor `component_layers`
      help: add one of them
    DIR/type.json:5:1: error[layer-unknown-type]: the layer manifest has an unknown `type`
      help: write "INSTANCE" or "GLOBAL"
    DIR/variant.json:5:1: error[layer-variant]: the layer manifest is for the API variant 1, not for Vulkan
      help: use this layer with a loader for its API
    DIR/variant.json:5:1: warning[api-version-form]: `api_version` is "1.1.3.0", not major.minor.patch
      help: write all three numbers, such as "1.3.0"
    DIR/disable.json:7:1: error[layer-disable-environment-empty]: the layer manifest has an empty `disable_environment`
      help: write a variable and a value
    DIR/word-size.json:7:1: error[layer-wrong-architecture]: the layer manifest has the `library_arch` 32, and this program has 64
      help: install the layer's package for this architecture
    "#);
}

#[test]
fn a_settings_element_that_is_no_object_is_at_its_list() {
    let installation = Installation::new();
    let settings = "{ \"file_format_version\": \"1.0.0\",\n\"settings_array\": [1] }";
    installation.write("s.json", settings);
    insta::assert_snapshot!(lint(&installation, "s.json", &[]), @r"
    DIR/s.json:2:1: warning[settings-not-an-object]: the settings file has a settings element that is no object
      help: write the file again with vkconfig
    ");
}

/// A variable may have the name of a key.
#[test]
fn variables_are_named_by_the_author() {
    let installation = Installation::new();
    let manifest = r#"{ "file_format_version": "1.2.0", "layer": { "name": "VK_LAYER_a", "type": "GLOBAL",
"library_path": "liba.so", "api_version": "1.3.0", "implementation_version": "1", "description": "a",
"enable_environment": { "LAYER": "1" }, "disable_environment": { "NO_LAYERS": "1" } } }"#;
    installation.write("l.json", manifest);
    assert_eq!(lint(&installation, "l.json", &[]), "");
}

#[test]
fn sarif_has_uris_and_helps() {
    let installation = Installation::new();
    installation.write("a b.json", driver("./gone.so"));
    let text = lint(&installation, "a b.json", &["--format", "sarif"]);
    let sarif: Value = serde_json::from_str(&text).expect("JSON");
    let run = &sarif["runs"][0];
    let place = &run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"];
    assert_eq!(place["uri"], "file://DIR/a%20b.json");
    let help = "a relative path starts at the folder of the manifest";
    let message = run["results"][0]["message"]["text"].as_str().expect("a message");
    assert!(message.contains("\nhelp: ") && message.contains(help), "{message}");
    let rule = &run["tool"]["driver"]["rules"][0];
    assert_eq!(rule["id"], "library-missing");
    assert!(rule["help"]["text"].as_str().expect("a help").contains(help), "{rule}");
}

/// The functions by which Android's loader, which has no manifests, asks a library for its layers.
const LISTS: &str = r#"
#include <stdint.h>
#include <string.h>
struct layer { char name[256]; uint32_t spec, version; char description[256]; };
struct extension { char name[256]; uint32_t version; };
static const struct layer layers[] = {{"VK_LAYER_a", 0, 3, "a"}};
static const struct extension extensions[] = {{"VK_EXT_hdr_metadata", 2}, {"VK_A_b", 1}};
#define LIST(type, array) \
    if (!out) { *count = sizeof array / sizeof *array; return 0; } \
    memcpy(out, array, *count * sizeof *array); return 0
void vkNegotiateLoaderLayerInterfaceVersion(void) {}
int vkEnumerateInstanceLayerProperties(uint32_t *count, struct layer *out) { LIST(layer, layers); }
int vkEnumerateInstanceExtensionProperties(const char *name, uint32_t *count, struct extension *out) {
    *count = 0; return strcmp(name, "VK_LAYER_a") ? -6 : 0;
}
int vkEnumerateDeviceExtensionProperties(void *device, const char *name, uint32_t *count,
                                         struct extension *out) {
    if (device || strcmp(name, "VK_LAYER_a")) return -6;
    LIST(extension, extensions);
}
"#;

/// A layer whose library is `liblists.so`.
fn of_lists(name: &str, version: &str, more: &str) -> String {
    format!(
        r#"{{ "file_format_version": "1.2.0", "layer": {{ "name": "{name}", "type": "GLOBAL",
"library_path": "./liblists.so", "api_version": "1.3.0", "description": "a",
"implementation_version": "{version}",
{more} }} }}"#
    )
}

#[test]
fn a_manifest_that_differs_from_its_library_has_a_finding_for_each_difference() {
    let installation = Installation::new();
    installation.library("lists", LISTS, &["-Wl,-Bsymbolic"]);
    let lint = |manifest: String| {
        installation.write("l.json", manifest);
        lint(&installation, "l.json", &["--library"])
    };
    let both = r#"{ "name": "VK_EXT_hdr_metadata", "spec_version": "2" },
        { "name": "VK_A_b", "spec_version": "1" }"#;
    let text = lint(of_lists("VK_LAYER_a", "3", &format!(r#""device_extensions": [{both}]"#)));
    assert_eq!(text, "", "no difference");
    insta::assert_snapshot!(lint(of_lists("VK_LAYER_b", "3", r#""device_extensions": []"#)), @r"
    DIR/l.json:1:46: warning[library-differs]: the library has no layer VK_LAYER_b, but VK_LAYER_a
      help: write the same in the manifest and in the library; the loader believes the manifest, and an application calls the library
    ");
    let other = r#""instance_extensions": [{ "name": "VK_A_c", "spec_version": "1" }],
"device_extensions": [{ "name": "VK_EXT_hdr_metadata", "spec_version": "3" }]"#;
    insta::assert_snapshot!(lint(of_lists("VK_LAYER_a", "1", other)), @r#"
    DIR/l.json:3:1: warning[library-differs]: `implementation_version` is "1", and "3" in the library
      help: write the same in the manifest and in the library; the loader believes the manifest, and an application calls the library
    DIR/l.json:4:1: warning[library-differs]: `instance_extensions`: only the manifest has version 1 of VK_A_c
      help: write the same in the manifest and in the library; the loader believes the manifest, and an application calls the library
    DIR/l.json:5:1: warning[library-differs]: `device_extensions`: only the library has version 2 of VK_EXT_hdr_metadata
      help: write the same in the manifest and in the library; the loader believes the manifest, and an application calls the library
    DIR/l.json:5:1: warning[library-differs]: `device_extensions`: only the library has version 1 of VK_A_b
      help: write the same in the manifest and in the library; the loader believes the manifest, and an application calls the library
    DIR/l.json:5:1: warning[library-differs]: `device_extensions`: only the manifest has version 3 of VK_EXT_hdr_metadata
      help: write the same in the manifest and in the library; the loader believes the manifest, and an application calls the library
    "#);
}

#[test]
fn a_library_that_crashes_or_fails_when_it_is_asked_has_no_difference() {
    let installation = Installation::new();
    let manifest = of_lists("VK_LAYER_a", "1", r#""device_extensions": []"#);
    installation.write("l.json", manifest);
    for body in ["__builtin_trap();", "return -3;"] {
        let source = format!(
            "void vkNegotiateLoaderLayerInterfaceVersion(void) {{}}\n\
             int vkEnumerateInstanceLayerProperties(void) {{ {body} }}\n"
        );
        installation.library("lists", &source, &["-Wl,-Bsymbolic"]);
        assert_eq!(lint(&installation, "l.json", &["--library"]), "", "{body}");
    }
}
