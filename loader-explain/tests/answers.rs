//! What a person reads about broken installations. Each test lays out manifests and libraries in a
//! directory and runs `vkexplain` on it.

mod installation;

use std::ffi::CString;
use std::fs;
use std::os::unix::ffi::OsStringExt as _;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use installation::{Installation, elf_header};

/// Reason and cure of the only driver.
fn verdict(installation: &Installation) -> String {
    let report = installation.report(&["--time-limit", "2"]);
    let [driver] = report["drivers"].as_array().expect("drivers").as_slice() else {
        panic!("{report:#}");
    };
    let verdict = &driver["verdict"];
    let part = |name: &str| verdict[name].as_str().unwrap_or_default().to_owned();
    format!("{}: {}\ncure: {}", part("outcome"), part("reason"), part("cure"))
}

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
    assert!(verdict.contains("needs the unknown symbol missing_function"), "{verdict}");
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
    assert!(verdict.contains("needs the unknown symbol missing_function"), "{verdict}");
}

/// The process that the driver leaves behind holds the pipe to the report open.
#[test]
fn a_driver_that_leaves_a_process_behind_does_not_hold_up_the_report() {
    for (name, leave) in [("group", ""), ("session", "setsid();")] {
        let mut installation = Installation::new();
        let source = format!(
            "#include <unistd.h>
            __attribute__((constructor)) static void start(void) {{
                if (fork() == 0) {{ {leave} sleep(60); _exit(0); }}
            }}
            int vk_icdNegotiateLoaderICDInterfaceVersion(unsigned *version) {{ return *version * 0; }}"
        );
        let library = installation.library(name, &source, &[]);
        installation.driver(&library);
        let start = std::time::Instant::now();
        let verdict = verdict(&installation);
        assert!(verdict.contains("rejected"), "{verdict}");
        assert!(start.elapsed().as_secs() < 50, "waits for the process that is left behind");
    }
}

#[test]
fn every_variable_of_the_loader_that_is_set_is_listed() {
    let names = loader_discovery::variables::all().map(|(name, _)| name);
    let mut installation = Installation::new();
    let names: Vec<&str> =
        names.filter(|name| name.starts_with("VK_LOADER_D") && !name.contains("DRIVERS")).collect();
    for name in &names {
        installation.set(name, "0");
    }
    let text = installation.text(&["--no-load"]);
    for name in names {
        assert!(text.contains(&format!("{name}=0  ")), "{name} in {text}");
    }
}

const ONE: &str = "if (list) list[0] = one; *count = 1; return 0;";

#[test]
fn a_driver_that_works_has_its_number_of_devices() {
    let mut installation = Installation::new();
    installation.working_driver(ONE);
    let text = installation.text(&[]);
    assert!(text.contains("DIR/libdriver.so, Vulkan 1.3.0, interface 5, 1 device\n"), "{text}");
    assert!(text.contains("  0. Device of the test, other, no PCI address"), "{text}");
    let why = installation.text(&["why", "x.json"]);
    assert_eq!(why, "driver DIR/x.json is used: DIR/libdriver.so, interface 5, 1 device\n");
}

#[test]
fn a_driver_without_a_device_has_a_cure() {
    let mut installation = Installation::new();
    installation.working_driver("*count = 0; return 0;");
    let why = installation.text(&["why", "x.json"]);
    assert!(why.contains("interface 5; it enumerates no device"), "{why}");
    assert!(why.contains("cure: if it should, see whether the kernel's driver is loaded"), "{why}");
}

#[test]
fn the_driver_that_crashes_when_devices_are_enumerated_is_named() {
    let mut installation = Installation::new();
    installation.working_driver("__builtin_trap();");
    let text = installation.text(&[]);
    let crash = "crashes with signal 4 in vkEnumeratePhysicalDevices";
    assert!(text.contains(&format!("      it {crash}\n")), "{text}");
    assert!(text.contains("disable it with VK_LOADER_DRIVERS_DISABLE=x.json"), "{text}");
    assert!(text.contains(&format!("the enumeration {crash}\n")), "{text}");
}

#[test]
fn a_device_that_a_filter_leaves_out_is_named_with_the_filter() {
    let mut installation = Installation::new();
    installation.working_driver(ONE);
    installation.set("VK_LOADER_VENDOR_ID_FILTER", "0x8086");
    let text = installation.text(&[]);
    let left_out = "left out by VK_LOADER_VENDOR_ID_FILTER: Device of the test, other";
    assert!(text.contains(left_out), "{text}");
    assert!(text.contains("cure: unset VK_LOADER_VENDOR_ID_FILTER\n"), "{text}");
    let why = installation.text(&["why", "Device of the test"]);
    assert!(why.contains("is left out by VK_LOADER_VENDOR_ID_FILTER"), "{why}");
    let page = installation.text(&["--format", "html"]);
    assert!(page.contains(left_out), "{page}");
}

#[test]
fn a_library_that_is_not_there_is_rejected_although_nothing_is_opened() {
    let mut installation = Installation::new();
    installation.driver("/no/such/libgpu.so");
    let text = installation.text(&["--no-load"]);
    assert!(text.contains("it has a library that does not exist: /no/such/libgpu.so"), "{text}");
}

#[test]
fn a_part_of_a_name_leads_to_the_name() {
    let mut installation = Installation::new();
    installation.driver("gone.so");
    installation.layer("explicit", "VK_LAYER_test_validation", json!({}));
    let why = |name| installation.text(&["why", name, "--no-load"]);
    assert!(why("validation").ends_with("Did you mean VK_LAYER_test_validation?\n"));
    assert!(why(".jso").ends_with("Did you mean x.json?\n"));
}

#[test]
fn a_variable_that_names_nothing() {
    let mut installation = Installation::new();
    installation.set("VK_DRIVER_FILES", "/NOWHERE.json");
    let text = installation.text(&[]);
    assert!(
        text.contains("VK_DRIVER_FILES=/NOWHERE.json  replaces the search for drivers"),
        "{text}"
    );
    assert!(text.contains("it cannot be opened: no such file or directory"), "{text}");
    let cure = "cure: unset VK_DRIVER_FILES, which replaces the search for drivers, or correct the \
                path in its value";
    assert!(text.contains(cure), "{text}");
    assert!(
        text.contains(
            "└ vkCreateInstance returns VK_ERROR_INCOMPATIBLE_DRIVER: every driver is rejected"
        ),
        "{text}"
    );
}

#[test]
fn a_driver_that_crashes_hangs_or_exits_does_not_end_the_report() {
    let negotiate = "int vk_icdNegotiateLoaderICDInterfaceVersion(unsigned *version)";
    let cases = [
        ("crash", format!("{negotiate} {{ __builtin_trap(); }}"), "crashes with signal"),
        (
            "hang",
            format!("{negotiate} {{ for (;;) __asm__ volatile(\"\"); }}"),
            "does not return from",
        ),
        (
            "exit",
            format!("#include <stdlib.h>\n{negotiate} {{ exit(3); }}"),
            "ends the process with code 3 in",
        ),
    ];
    for (name, source, expected) in cases {
        let mut installation = Installation::new();
        let library = installation.library(name, &source, &[]);
        installation.driver(&library);
        let verdict = verdict(&installation);
        assert!(verdict.contains(expected), "{verdict}");
        assert!(verdict.contains("vk_icdNegotiateLoaderICDInterfaceVersion"), "{verdict}");
        assert!(verdict.contains("VK_LOADER_DRIVERS_DISABLE=x.json"), "{verdict}");
    }
}

/// The report names the function in which a layer crashes, as for a driver.
#[test]
fn a_layer_that_crashes_in_its_negotiation() {
    let installation = Installation::new();
    let negotiate = "vkNegotiateLoaderLayerInterfaceVersion";
    let source = format!("int {negotiate}(void *interface) {{ __builtin_trap(); }}");
    let library = installation.library("layer", &source, &[]);
    installation.layer("explicit", "VK_LAYER_test_b", json!({ "library_path": library }));
    let report = installation.report(&["--layer", "VK_LAYER_test_b"]);
    let reason = report["layers"][0]["verdict"]["reason"].to_string();
    assert!(reason.contains("crashes with signal") && reason.contains(negotiate), "{report:#}");
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

/// A variable that changes nothing does not look as if it did.
#[test]
fn variables_without_effect_say_so() {
    let mut installation = Installation::new();
    installation.driver("./gone.so");
    for (variable, value, effect) in [
        ("VK_LOADER_DRIVERS_DISABLE", "none", "has no effect\n"),
        ("VK_LOADER_DRIVERS_DISABLE", "none,x*", "leaves out drivers whose manifest matches one"),
        ("VK_LOADER_DRIVERS_DISABLE", "", "has no effect with this value\n"),
        ("VK_LOADER_DRIVERS_SELECT", "none", "leaves out drivers whose manifest matches none"),
        ("VK_LOADER_LAYERS_DISABLE", "~implicit~", "disables layers\n"),
        ("VK_LOADER_DRIVER_DISABLE", "*", "has no effect\n"),
        ("VK_LOADER_DISABLE_SELECT", "0", "has no effect with this value\n"),
        ("VK_LOADER_DISABLE_SELECT", "1", "leaves the devices in the order"),
        ("VK_LOADER_DISABLE_DYNAMIC_LIBRARY_UNLOADING", "2", "has no effect with this value\n"),
        ("VK_LOADER_DEBUG", "wraning", "has no effect with this value\n"),
        ("VK_ADD_DRIVER_FILES", "/a.json", "has no effect, because VK_DRIVER_FILES is set\n"),
        ("VK_DRIVER_FILES", "", "replaces the search for drivers by an empty list\n"),
    ] {
        let text = installation.text(&["--no-load", "--set", &format!("{variable}={value}")]);
        assert!(text.contains(&format!("{variable}={value}  {effect}")), "{text}");
    }
}

#[test]
fn an_empty_list_replaces_the_search_for_drivers() {
    let mut installation = Installation::new();
    for (value, state) in [("", "is empty"), ("/nowhere", "leads to no driver")] {
        installation.set("VK_DRIVER_FILES", value);
        let reason = format!(
            "VK_ERROR_INCOMPATIBLE_DRIVER: VK_DRIVER_FILES {state} and replaces the search for \
             drivers; unset VK_DRIVER_FILES to use the system's drivers"
        );
        let text = installation.text(&[]);
        assert!(text.contains(&reason), "{text}");
    }
}

/// The loader's own report has the same schema and another source.
#[test]
fn a_report_names_its_schema_and_its_source() {
    let report = Installation::new().report(&["--no-load"]);
    assert_eq!((&report["schema"], &report["source"]), (&json!(1), &json!("vkexplain")));
}

#[test]
fn filters_and_their_misspellings() {
    let mut installation = Installation::new();
    installation.driver("./gone.so");
    let disabled = installation.text(&["--set", "VK_LOADER_DRIVERS_DISABLE=*"]);
    assert!(
        disabled.contains("it is disabled: VK_LOADER_DRIVERS_DISABLE matches x.json"),
        "{disabled}"
    );
    let none = "matches no file name of a driver manifest";
    for (value, expected) in [
        ("y.json", format!("y.json {none}; the nearest one is x.json\n")),
        ("jsn", format!("jsn {none}; the nearest one is x.json\n")),
        ("X.js", format!("X.js {none}; *x.js* matches x.json\n")),
        ("x*,radeon*", format!("radeon* {none}\n")),
    ] {
        let useless = installation.text(&["--set", &format!("VK_LOADER_DRIVERS_DISABLE={value}")]);
        assert!(useless.contains(&expected), "{useless}");
    }
    let misspelt = installation.text(&["--set", "VK_LOADER_DRIVER_DISABLE=*"]);
    assert!(misspelt.contains("the nearest one is VK_LOADER_DRIVERS_DISABLE"), "{misspelt}");
}

#[test]
fn layers_say_why_they_are_off() {
    let installation = Installation::new();
    let variables = json!({
        "enable_environment": { "ENABLE_A": "1" }, "disable_environment": { "DISABLE_A": "1" },
    });
    installation.layer("implicit", "VK_LAYER_test_a", variables);
    installation.layer("explicit", "VK_LAYER_test_b", json!({}));
    installation.write("implicit/liblayer.so", "");
    installation.write("explicit/liblayer.so", "");
    let why = |name: &str, options: &[&str]| {
        let answer = installation.text(&[&["why", name, "--no-load"], options].concat());
        answer.lines().map(str::to_owned).collect::<Vec<_>>().join("\n")
    };
    insta::assert_snapshot!(why("VK_LAYER_test_a", &[]), @r"
    implicit layer VK_LAYER_test_a (DIR/implicit/VK_LAYER_test_a.json) is enabled only by ENABLE_A=1
      cure: set ENABLE_A=1
    ");
    insta::assert_snapshot!(why("VK_LAYER_test_a", &["--set", "DISABLE_A=1"]), @r"
    implicit layer VK_LAYER_test_a (DIR/implicit/VK_LAYER_test_a.json) is disabled, because DISABLE_A is set
      cure: unset DISABLE_A
    ");
    insta::assert_snapshot!(why("VK_LAYER_test_a", &["--set", "ENABLE_A=1"]), @"implicit layer VK_LAYER_test_a (DIR/implicit/VK_LAYER_test_a.json) is enabled because it is implicit (not opened)");
    insta::assert_snapshot!(why("VK_LAYER_test_b", &[]), @r"
    explicit layer VK_LAYER_test_b (DIR/explicit/VK_LAYER_test_b.json) is an explicit layer, and nothing requests it
      cure: set VK_LOADER_LAYERS_ENABLE=VK_LAYER_test_b, or request it in vkCreateInstance
    ");
    insta::assert_snapshot!(why("VK_LAYER_test_b", &["--layer", "VK_LAYER_test_b"]), @"explicit layer VK_LAYER_test_b (DIR/explicit/VK_LAYER_test_b.json) is requested by the application (not opened)");
    insta::assert_snapshot!(why("VK_LAYER_test_b", &["--set", "VK_LOADER_LAYERS_DISABLE=*_b"]), @r"
    explicit layer VK_LAYER_test_b (DIR/explicit/VK_LAYER_test_b.json) is disabled: VK_LOADER_LAYERS_DISABLE matches its name or kind, with the pattern *_b
      cure: change the pattern, or name the layer in VK_LOADER_LAYERS_ALLOW
    ");
}

#[test]
fn a_meta_layer_names_its_missing_component() {
    let installation = Installation::new();
    installation.layer("explicit", "VK_LAYER_test_b", json!({}));
    let components = json!({ "library_path": null, "component_layers": ["VK_LAYER_test_b"] });
    installation.layer("explicit", "VK_LAYER_test_meta", components);
    let why = ["why", "VK_LAYER_test_meta", "--no-load", "--layer", "VK_LAYER_test_meta"];
    let enabled = installation.text(&why);
    assert!(enabled.contains("is requested by the application"), "{enabled}");
    let disabled = [&why[..], &["--set", "VK_LOADER_LAYERS_DISABLE=*_b"]].concat();
    let answer = installation.text(&disabled);
    assert!(answer.contains("whose component VK_LAYER_test_b was removed"), "{answer}");
}

#[test]
fn commands_and_unknown_names() {
    let installation = Installation::new();
    let own = installation.text(&["why", "VK_KHR_portability_enumeration", "--no-load"]);
    assert_eq!(own, "extension VK_KHR_portability_enumeration is provided by the loader\n");
    for nobody in ["VK_NO_SUCH", ""] {
        assert!(!installation.run(&["why", nobody, "--no-load"]).status.success(), "{nobody}");
    }
    let unknown = installation.run(&["why", "nonsense", "--no-load"]);
    assert!(!unknown.status.success());
}

#[test]
fn a_core_command_names_its_providers_and_obstacles() {
    let mut installation = Installation::new();
    installation.driver("gone.so");
    let why =
        |command: &str, options: &[&str]| installation.text(&[&["why", command], options].concat());
    insta::assert_snapshot!(why("vkCmdBeginRendering", &["--no-load"]), @r"
    command vkCmdBeginRendering needs Vulkan 1.3
    Vulkan 1.3 is provided by the driver DIR/x.json (Vulkan 1.3.0)
    ");
    insta::assert_snapshot!(why("vkCmdPushConstants2", &["--no-load"]), @r"
    command vkCmdPushConstants2 needs Vulkan 1.4
    Vulkan 1.4 is too new for the driver DIR/x.json (Vulkan 1.3.0)
    ");
    insta::assert_snapshot!(why("vkEnumeratePhysicalDevices", &["--no-load"]), @r"
    command vkEnumeratePhysicalDevices needs Vulkan 1.0
    Vulkan 1.0 is provided by the loader
    ");
    insta::assert_snapshot!(why("vkCmdDraw", &[]), @r"
    command vkCmdDraw needs Vulkan 1.0
    Vulkan 1.0 cannot be used: vkCreateInstance returns VK_ERROR_INCOMPATIBLE_DRIVER: every driver is rejected
    driver DIR/x.json has a library that is in no folder of the dynamic linker: gone.so
      cure: reinstall the package that owns the manifest; `library_path` has no folder, so the library must be where `ldconfig -p` or LD_LIBRARY_PATH finds it
    ");
    let none = installation.text(&["why", "vkCmdDraw", "--set", "VK_DRIVER_FILES="]);
    insta::assert_snapshot!(none, @r"
    command vkCmdDraw needs Vulkan 1.0
    Vulkan 1.0 cannot be used: vkCreateInstance returns VK_ERROR_INCOMPATIBLE_DRIVER: VK_DRIVER_FILES is empty and replaces the search for drivers; unset VK_DRIVER_FILES to use the system's drivers
    ");
}

#[test]
fn misspelt_names_have_a_near_one() {
    let mut installation = Installation::new();
    installation.driver("./gone.so");
    installation.layer("explicit", "VK_LAYER_KHRONOS_validation", json!({}));
    for (misspelt, near) in [
        ("VK_LAYER_KHRONOS_validaton", "VK_LAYER_KHRONOS_validation"),
        ("vkCmdDarw", "vkCmdDraw"),
        ("VK_KHR_swapchian", "VK_KHR_swapchain"),
        ("VK_LAYER_KHRONOS_validation.jso", "VK_LAYER_KHRONOS_validation.json"),
    ] {
        let answer = installation.text(&["why", misspelt, "--no-load"]);
        assert!(answer.ends_with(&format!(" Did you mean {near}?\n")), "{answer}");
    }
    let answer = installation.text(&["why", "nonsense", "--no-load"]);
    assert!(answer.ends_with("no device.\n"), "{answer}");
}

#[test]
fn a_manifest_may_be_named_by_any_path() {
    let mut installation = Installation::new();
    installation.driver("./gone.so");
    let name = installation.path("explicit/../x.json");
    let answer = installation.text(&["why", path_text(&name)]);
    assert!(answer.starts_with("driver DIR/x.json has a library that does not exist"), "{answer}");
    let other = installation.write("other.json", "{}");
    insta::assert_snapshot!(installation.text(&["why", path_text(&other)]), @r"
    file DIR/other.json is found by no search for manifests
      cure: move it to a folder that the loader searches (`vkexplain` lists them), or name the manifest of a driver in VK_ADD_DRIVER_FILES, the folder of a layer in VK_ADD_LAYER_PATH
    ");
}

#[test]
fn the_call_chain_ends_where_a_requested_layer_is_missing() {
    let mut installation = Installation::new();
    installation.driver("libvulkan.so");
    installation.layer("explicit", "VK_LAYER_test_b", json!({}));
    let options = ["--no-load", "--layer", "VK_LAYER_test_b", "--layer", "VK_LAYER_test_gone"];
    let text = installation.text(&options);
    let (_, chain) = text.split_once("Call chain\n").expect("a call chain");
    insta::assert_snapshot!(chain, @r"
    application
    └ vkCreateInstance returns VK_ERROR_LAYER_NOT_PRESENT: the application requests VK_LAYER_test_gone, which is not available
    ");
    let report = installation.report(&options);
    assert_eq!(report["failure"]["result"], "VK_ERROR_LAYER_NOT_PRESENT");
    assert_eq!(report["chain"], json!([]));
    let opened = installation.report(&["--layer", "VK_LAYER_test_b"]);
    assert_eq!(opened["failure"]["result"], "VK_ERROR_INCOMPATIBLE_DRIVER", "drivers come first");
}

#[test]
fn home_is_searched_where_no_other_variable_is_set() {
    let mut installation = Installation::new();
    let effect = |installation: &Installation| {
        let report = installation.report(&["--no-load"]);
        let variables = report["environment"].as_array().expect("variables").clone();
        let home = variables.iter().find(|variable| variable["name"] == "HOME");
        home.expect("HOME")["effect"].as_str().expect("an effect").to_owned()
    };
    assert_eq!(effect(&installation), "its .config and .local/share are searched");
    installation.set("XDG_CONFIG_HOME", "/configuration");
    assert_eq!(effect(&installation), "its .local/share is searched");
    installation.set("XDG_DATA_HOME", "/data");
    assert_eq!(
        effect(&installation),
        "not searched, because XDG_CONFIG_HOME and XDG_DATA_HOME are set"
    );
}

#[test]
fn an_elevated_process_ignores_variables() {
    let mut installation = Installation::new();
    installation.driver("./gone.so");
    let text = installation.text(&["--elevated"]);
    assert!(text.contains("ignored, because the process has elevated privileges"), "{text}");
    assert!(!text.contains("x.json\n"), "{text}");
}

#[test]
fn another_root_is_searched_instead_of_this_one() {
    let mut installation = Installation::new();
    let folder = installation.path("root/usr/share/vulkan/icd.d");
    fs::create_dir_all(&folder).expect("a folder");
    let manifest = r#"{"file_format_version": "1.0.1", "ICD": {"library_path": "libgpu.so", "api_version": "1.3.0"}}"#;
    fs::write(folder.join("gpu.json"), manifest).expect("a manifest");
    installation.variables.retain(|(name, _)| name != "XDG_DATA_DIRS");
    let root = installation.path("root");
    let manifest = root.join("usr/share/vulkan/icd.d/../icd.d/gpu.json");
    let why = installation.text(&["why", "--root", path_text(&root), path_text(&manifest)]);
    assert!(why.starts_with("driver /usr/share/vulkan/icd.d/gpu.json is used"), "{why}");
    let gone = installation.run(&["--root", "/no/such/folder"]);
    let message = String::from_utf8_lossy(&gone.stderr);
    assert!(!gone.status.success(), "{message}");
    assert!(message.contains("the folder cannot be opened: No such file"), "{message}");
    let report = installation.report(&["--root", path_text(&root)]);
    let driver = &report["drivers"][0];
    assert_eq!(driver["manifest"], "/usr/share/vulkan/icd.d/gpu.json");
    assert_eq!(driver["verdict"]["outcome"], "accepted");
}

fn path_text(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

/// Control characters of a manifest reach no terminal.
#[test]
fn names_cannot_steer_the_terminal() {
    let installation = Installation::new();
    installation.layer(
        "explicit",
        "VK_LAYER_test_b",
        json!({ "name": "VK_LAYER_\u{1b}[31m\nforged" }),
    );
    let text = installation.text(&["--no-load"]);
    assert!(!text.contains('\u{1b}') && !text.contains("\nforged"), "{text}");
}

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
    DIR/l.json:2:5: error[layer-missing-value]: the layer manifest has a `api_version` that is not a string
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
    let pipe = CString::new(installation.path("pipe.json").into_os_string().into_vec());
    // SAFETY: the path is a C string.
    assert_eq!(unsafe { libc::mkfifo(pipe.expect("a path").as_ptr(), 0o600) }, 0);
    let text = lint(&installation, "pipe.json", &[]);
    assert!(text.contains("error[json-"), "{text}");
}

/// Nothing enumerates devices if vkCreateInstance fails.
#[test]
fn extensions_of_unknown_devices() {
    let mut installation = Installation::new();
    installation.driver("./gone.so");
    let text = installation.text(&["why", "VK_KHR_swapchain"]);
    let expected = "extension VK_KHR_swapchain is provided by no driver or layer, and the devices \
                    are unknown: the enumeration fails: vkCreateInstance returned \
                    VK_ERROR_INCOMPATIBLE_DRIVER";
    assert!(text.starts_with(expected), "{text}");
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

#[test]
fn the_page_is_self_contained_and_escapes_names() {
    let mut installation = Installation::new();
    installation.driver("./gone.so");
    installation.layer("explicit", "VK_LAYER_test_b", json!({ "name": "VK_LAYER_<b>&" }));
    let page = installation.text(&["--format", "html"]);
    assert!(page.contains("VK_LAYER_&lt;b&gt;&amp;") && !page.contains("VK_LAYER_<b>"), "{page}");
    assert!(page.contains("it has a library that does not exist: DIR/./gone.so"), "{page}");
    assert!(!page.contains("http") && !page.contains("<script"), "{page}");
}

/// A browser reads the page and finds each driver and layer in it.
#[test]
#[ignore = "needs Debian's chromium"]
fn a_browser_shows_the_page() {
    let mut installation = Installation::new();
    installation.driver("./gone.so");
    installation.layer("explicit", "VK_LAYER_test_b", json!({}));
    let page = installation.run(&["--format", "html"]).stdout;
    let page = installation.write("report.html", page);
    let output = Command::new("chromium")
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom"])
        .arg(format!("file://{}", page.display()))
        .output()
        .expect("chromium (`apt-get install chromium`)");
    let dom = String::from_utf8_lossy(&output.stdout);
    assert_eq!(dom.matches("<summary>").count(), 5, "{dom}");
    assert_eq!(dom.matches("<details open").count(), 1, "{dom}");
    assert!(dom.contains("<li>vkCreateInstance returns VK_ERROR_INCOMPATIBLE_DRIVER"), "{dom}");
}

/// The drivers of Debian, opened for real.
#[test]
#[ignore = "needs Debian's mesa-vulkan-drivers"]
fn lavapipe_is_used_and_provides_its_extensions() {
    let run = |arguments: &[&str]| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_vkexplain"));
        let output = program.args(arguments).output().expect("vkexplain");
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    let report: Value = serde_json::from_str(&run(&["--format", "json"])).expect("JSON");
    let drivers = report["drivers"].as_array().expect("drivers");
    let is_lavapipe = |driver: &&Value| driver["library"].to_string().contains("libvulkan_lvp.so");
    let lavapipe = drivers.iter().find(is_lavapipe);
    let lavapipe = lavapipe.expect("lavapipe (`apt-get install mesa-vulkan-drivers`)");
    assert_eq!(lavapipe["verdict"]["outcome"], "used", "{lavapipe:#}");
    assert_eq!(report["devices"]["order"], "sorted: by type, PCI address and IDs");
    assert!(run(&[]).contains(", CPU, no PCI address, IDs 10005:0000, Vulkan "));
    let device = run(&["why", "llvmpipe"]);
    assert!(device.contains("of vkEnumeratePhysicalDevices"), "{device}");
    let command = run(&["why", "vkCmdBindPipeline"]);
    assert!(command.contains("\nVulkan 1.0 is provided by the device llvmpipe"), "{command}");
    assert!(command.contains("; the manifests state the driver /"), "{command}");
    let extension = run(&["why", "VK_KHR_swapchain"]);
    assert!(extension.contains("is provided by the device llvmpipe"), "{extension}");
}
