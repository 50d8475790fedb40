//! Drivers that cannot be used: the reason and the cure of each.

use std::fs;

use serde_json::json;

use crate::installation::{Installation, elf_header};
use crate::verdict;

#[test]
fn a_library_that_does_not_exist() {
    let mut installation = Installation::new();
    installation.driver("./gone.so");
    insta::assert_snapshot!(verdict(&installation), @r"
    rejected: has a library that does not exist: DIR/./gone.so
    cure: reinstall the package that owns the manifest, or remove the manifest
    ");
    let mut bare = Installation::new();
    bare.driver("libvulkan_gone.so");
    insta::assert_snapshot!(verdict(&bare), @r"
    rejected: has a library that is in no folder of the dynamic linker: libvulkan_gone.so
    cure: reinstall the package that owns the manifest; `library_path` has no folder, so the library must be where `ldconfig -p` or LD_LIBRARY_PATH finds it
    ");
}

#[test]
fn a_library_for_another_machine() {
    let mut installation = Installation::new();
    // 243 is RISC-V; no machine that runs the tests is.
    installation.write("foreign.so", elf_header(243));
    installation.driver("./foreign.so");
    let verdict = verdict(&installation);
    assert!(verdict.starts_with("rejected: has a library for RISC-V"), "{verdict}");
}

#[test]
fn another_library_arch() {
    let mut installation = Installation::new();
    let (arch, own) = if cfg!(target_pointer_width = "64") { ("32", "64") } else { ("64", "32") };
    installation.manifest(format!(
        r#"{{"file_format_version": "1.0.1",
            "ICD": {{"library_path": "./x.so", "api_version": "1.3.0", "library_arch": "{arch}"}}}}"#
    ));
    let expected = format!(
        "rejected: has the `library_arch` {arch}, and this program has {own}\n\
         cure: install the driver's package for this architecture"
    );
    assert_eq!(verdict(&installation), expected);
}

#[test]
fn broken_json_has_line_and_column() {
    let mut installation = Installation::new();
    installation.manifest("{\n  \"ICD\": {\n    \"library_path\": \"./x.so\",\n  }\n}\n");
    insta::assert_snapshot!(verdict(&installation), @r"
    rejected: is no valid JSON: line 4, column 3: trailing comma
    cure: correct the file there, or reinstall the package that owns it
    ");
}

#[test]
fn a_missing_dependency_is_named() {
    let mut installation = Installation::new();
    let dependency = installation.library("dependency", "int answer(void) { return 42; }", &[]);
    let source = "int answer(void); int ask(void) { return answer(); }";
    let library = installation.library("needs", source, &[&dependency]);
    fs::remove_file(&dependency).expect("the dependency");
    installation.driver(&library);
    let verdict = verdict(&installation);
    assert!(
        verdict.contains("which needs DIR/libdependency.so, which is not installed"),
        "{verdict}"
    );
}

#[test]
fn an_unresolved_symbol_is_named() {
    let mut installation = Installation::new();
    let source = "int missing_function(void); int ask(void) { return missing_function(); }";
    let library = installation.library("lazy", source, &["-Wl,-z,now"]);
    installation.driver(&library);
    let verdict = verdict(&installation);
    assert!(verdict.contains("undefined symbol: missing_function"), "{verdict}");
    assert!(verdict.contains("LD_BIND_NOW=1"), "{verdict}");
}

/// Most libraries are linked lazily: the dynamic linker ends the process at the first call.
#[test]
fn an_unresolved_symbol_is_named_although_the_library_opens() {
    let mut installation = Installation::new();
    let source = "int missing_function(void);
        int vk_icdNegotiateLoaderICDInterfaceVersion(unsigned *version) {
            return *version + missing_function();
        }";
    let library = installation.library("lazy", source, &["-Wl,-z,lazy"]);
    installation.driver(&library);
    let verdict = verdict(&installation);
    assert!(verdict.contains("undefined symbol: missing_function"), "{verdict}");
}

#[test]
fn a_library_that_is_not_there_is_rejected_although_nothing_is_opened() {
    let mut installation = Installation::new();
    installation.driver("/no/such/libgpu.so");
    let text = installation.all(&["--no-load"]);
    assert!(text.contains("it has a library that does not exist: /no/such/libgpu.so"), "{text}");
}

/// Each driver has a cure of its own, which names the driver.
#[test]
fn a_filter_that_selects_nothing_has_one_cure() {
    let mut installation = Installation::new();
    for name in ["a.json", "b.json"] {
        installation.write(
            &format!("drivers/{name}"),
            r#"{ "file_format_version": "1.0.1", "ICD": { "library_path": "./x.so", "api_version": "1.3.0" } }"#,
        );
    }
    let folder = installation.path("drivers").display().to_string();
    installation.set("VK_DRIVER_FILES", &folder);
    installation.set("VK_LOADER_DRIVERS_SELECT", "c*");
    let report = installation.report(&["--no-load"]);
    assert_eq!(
        report["failure"]["cure"],
        "unset VK_LOADER_DRIVERS_SELECT, or correct its patterns"
    );
    assert_eq!(report["drivers"].as_array().map(Vec::len), Some(2));
}

#[test]
fn a_library_that_is_no_driver() {
    let mut installation = Installation::new();
    let library = installation.library("plain", "int answer(void) { return 42; }", &[]);
    installation.driver(&library);
    let verdict = verdict(&installation);
    assert!(verdict.contains("has a library that is no Vulkan driver"), "{verdict}");
}

/// drivers.md K.6: the loader skips the path without a word.
#[test]
fn a_driver_of_the_settings_file_must_be_named_json() {
    let mut installation = Installation::new();
    installation.set("VK_DRIVER_FILES", "");
    let configuration = installation.path("configuration").display().to_string();
    installation.set("XDG_CONFIG_HOME", &configuration);
    let folder = "configuration/vulkan/loader_settings.d";
    fs::create_dir_all(installation.path(folder)).expect("a folder");
    let settings = json!({
        "file_format_version": "1.0.0",
        "settings": { "additional_drivers": [{ "path": "/d/driver.txt" }] },
    });
    let file = format!("{folder}/vk_loader_settings.json");
    installation.write(&file, settings.to_string());
    insta::assert_snapshot!(verdict(&installation), @"
    rejected: is not named *.json
    cure: rename the manifest, and correct the path in the settings file
    ");
}

/// A path of bytes that are no text leads to the same driver when it is asked for its devices.
#[test]
fn a_driver_whose_path_is_not_utf8_is_asked_for_its_devices() {
    use std::os::unix::ffi::OsStrExt as _;
    let mut installation = Installation::new();
    installation.working_driver("if (list) list[0] = one; *count = 1; return 0;");
    let path = installation.directory.path().join(std::ffi::OsStr::from_bytes(b"\xff.json"));
    std::fs::rename(installation.path("x.json"), &path).expect("a manifest");
    let mut program = installation.command(&["--format", "json"]);
    let output = program.env("VK_DRIVER_FILES", &path).output().expect("vkexplain");
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("a report");
    assert_eq!(report["drivers"][0]["devices"], 1, "{report:#}");
}

/// The library and the manifest are values for a program.
#[test]
fn the_library_that_ld_library_path_brings_is_a_fact() {
    let mut installation = Installation::new();
    installation.library("bare", "int nothing;", &[]);
    installation.driver("libbare.so");
    let folder = installation.directory.path().display().to_string();
    installation.set("LD_LIBRARY_PATH", &folder);
    let report = installation.report(&["--no-load"]);
    let facts = report["drivers"][0]["facts"].as_array().expect("facts");
    let brought = facts.iter().find(|fact| fact["name"] == "Library::Brought");
    let expected = json!({ "library": "DIR/libbare.so", "manifest": "DIR/x.json" });
    assert_eq!(brought.map(|fact| &fact["fields"]), Some(&expected), "{report:#}");
}
