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
    let arch = if cfg!(target_pointer_width = "64") { "32" } else { "64" };
    installation.manifest(format!(
        r#"{{"file_format_version": "1.0.1",
            "ICD": {{"library_path": "./x.so", "api_version": "1.3.0", "library_arch": "{arch}"}}}}"#
    ));
    insta::assert_snapshot!(verdict(&installation), @r"
    rejected: is for another machine: its `library_arch` differs from this program's
    cure: install the driver's package for this architecture
    ");
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
    assert!(
        text.contains("no driver: vkCreateInstance returns VK_ERROR_INCOMPATIBLE_DRIVER"),
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

#[test]
fn filters_and_their_misspellings() {
    let mut installation = Installation::new();
    installation.driver("./gone.so");
    let disabled = installation.text(&["--set", "VK_LOADER_DRIVERS_DISABLE=*"]);
    assert!(
        disabled.contains("it is disabled: VK_LOADER_DRIVERS_DISABLE matches x.json"),
        "{disabled}"
    );
    let useless = installation.text(&["--set", "VK_LOADER_DRIVERS_DISABLE=y.json"]);
    assert!(
        useless.contains(
            "y.json matches no file name of a driver manifest; the nearest one is x.json"
        ),
        "{useless}"
    );
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
    explicit layer VK_LAYER_test_b (DIR/explicit/VK_LAYER_test_b.json) is disabled: VK_LOADER_LAYERS_DISABLE matches its name or kind
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
    let command = installation.text(&["why", "vkCmdDraw", "--no-load"]);
    assert_eq!(command, "command vkCmdDraw needs Vulkan 1.0\n");
    let unknown = installation.run(&["why", "nonsense", "--no-load"]);
    assert!(!unknown.status.success());
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
                    are unknown: the enumeration failed: vkCreateInstance returned \
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
    assert!(dom.contains("<li>no driver</li>"), "{dom}");
}

#[test]
fn manual_and_completions_come_from_the_command_line() {
    let installation = Installation::new();
    assert!(installation.text(&["man"]).contains(".TH vkexplain 1"));
    for shell in ["bash", "zsh", "fish"] {
        assert!(installation.text(&["completions", shell]).contains("no-load"), "{shell}");
    }
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
    let extension = run(&["why", "VK_KHR_swapchain"]);
    assert!(extension.contains("is provided by the device llvmpipe"), "{extension}");
}
