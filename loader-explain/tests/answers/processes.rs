//! Libraries that crash, hang or end the process, and the report that goes on.

use std::process::Stdio;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::installation::Installation;
use crate::verdict;

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
    let facts = report["layers"][0]["facts"].as_array().expect("facts");
    assert!(facts.iter().any(|fact| fact["name"] == "Child::Crashed"), "{report:#}");
}

/// The last two sections of the text.
fn chain_and_devices(installation: &Installation) -> String {
    let text = installation.all(&[]);
    text.split_once("Call chain\n").expect("a call chain").1.to_owned()
}

/// The end of the process is the end of vkCreateInstance.
#[test]
fn a_driver_that_crashes_is_the_reason_for_no_instance() {
    let mut installation = Installation::new();
    let negotiate = "int vk_icdNegotiateLoaderICDInterfaceVersion(unsigned *version)";
    let library = installation.library("x", &format!("{negotiate} {{ __builtin_trap(); }}"), &[]);
    installation.driver(&library);
    let report = installation.report(&[]);
    assert_eq!(report["failure"]["result"], Value::Null);
    assert_eq!(report["chain"], json!([]));
    insta::assert_snapshot!(chain_and_devices(&installation), @r"
      application
      └ vkCreateInstance does not return: DIR/x.json crashes with signal 4 in vk_icdNegotiateLoaderICDInterfaceVersion
        cure: report this to the vendor of DIR/libx.so; disable it with VK_LOADER_DRIVERS_DISABLE=x.json until then

    Physical devices
      the enumeration is not tried, because vkCreateInstance does not return
      cure: as above
    ");
}

/// A driver that crashes only when the application creates its instance.
#[test]
fn a_driver_that_crashes_in_its_creation_of_an_instance_is_named() {
    let mut installation = Installation::new();
    let source = include_str!("../installation/driver.c")
        .replace("DEVICES", "*count = 0; return 0;")
        .replace("(void)info, (void)allocator;", "__builtin_trap();");
    let library = installation.library("driver", &source, &[]);
    installation.driver(&library);
    insta::assert_snapshot!(chain_and_devices(&installation), @r"
      application
      └ vkCreateInstance does not return: DIR/x.json crashes with signal 4 in vkCreateInstance
        cure: report this to the vendor of DIR/libdriver.so; disable it with VK_LOADER_DRIVERS_DISABLE=x.json until then

    Physical devices
      the enumeration is not tried, because vkCreateInstance does not return
      cure: as above
    ");
}

/// A layer whose vkCreateInstance has this body.
fn layer_that_creates(installation: &Installation, body: &str) {
    let source = format!(
        "#include <string.h>
        typedef void (*function)(void);
        static int create(void) {{ {body} }}
        function test_lookup(void *instance, const char *name) {{
            (void)instance;
            return strcmp(name, \"vkCreateInstance\") == 0 ? (function)create : 0;
        }}"
    );
    let library = installation.library("layer", &source, &[]);
    let functions = json!({ "vkGetInstanceProcAddr": "test_lookup" });
    let more = json!({
        "library_path": library, "functions": functions,
        "disable_environment": { "DISABLE_B": "1" },
    });
    installation.layer("implicit", "VK_LAYER_test_b", more);
}

#[test]
fn the_layer_that_crashes_or_refuses_in_vkcreateinstance_is_named() {
    let chain = |body: &str| {
        let mut installation = Installation::new();
        installation.working_driver("if (list) list[0] = one; *count = 1; return 0;");
        layer_that_creates(&installation, body);
        chain_and_devices(&installation)
    };
    insta::assert_snapshot!(chain("__builtin_trap();"), @r"
      application
      └ vkCreateInstance does not return: VK_LAYER_test_b crashes with signal 4 in vkCreateInstance
        cure: report this to the vendor of VK_LAYER_test_b; disable it with VK_LOADER_LAYERS_DISABLE=VK_LAYER_test_b until then

    Physical devices
      the enumeration crashes with signal 4 in vkCreateInstance; cure: as above
    ");
    insta::assert_snapshot!(chain("return -3;"), @r"
      application
      └ vkCreateInstance returns VK_ERROR_INITIALIZATION_FAILED: the layer VK_LAYER_test_b fails
        cure: disable it with VK_LOADER_LAYERS_DISABLE=VK_LAYER_test_b

    Physical devices
      the enumeration fails: vkCreateInstance returned VK_ERROR_INITIALIZATION_FAILED
      cure: as above
    ");
}

#[test]
fn drivers_that_create_no_instance_are_the_reason_for_none() {
    let mut installation = Installation::new();
    installation.driver_that_creates_no_instance();
    let report = installation.report(&[]);
    assert_eq!(report["failure"]["result"], "VK_ERROR_INCOMPATIBLE_DRIVER", "{report:#}");
    assert_eq!(report["failure"]["reason"], "every driver is rejected");
    let verdict = &report["drivers"][0]["verdict"];
    assert_eq!(verdict["outcome"], "rejected");
    assert_eq!(verdict["event"], "InstanceEvent::DriverCreateFailed");
    assert_eq!(
        verdict["reason"],
        "creates no instance: vkCreateInstance returns -3, VK_ERROR_INITIALIZATION_FAILED"
    );
}

/// The verdict is the cause for which the loader leaves the driver out, not an earlier message with a
/// reason: this driver's first query fails, and later ones do not.
#[test]
fn the_verdict_is_the_cause_and_no_earlier_message() {
    let mut installation = Installation::new();
    let first_fails = "if (!getenv(\"ASKED\")) { setenv(\"ASKED\", \"1\", 1); return -3; }\n";
    let source = include_str!("../installation/driver.c")
        .replace("DEVICES", "*count = 0; return 0;")
        .replace("*created = instance;\n    return 0;", "return -3;")
        .replace("(void)layer, (void)properties;\n", first_fails);
    let library = installation.library("driver", &source, &[]);
    installation.driver(&library);
    let report = installation.report(&[]);
    let driver = &report["drivers"][0];
    let messages = driver["facts"].as_array().expect("facts");
    let is_earlier = |fact: &Value| fact["name"] == "StartupEvent::ExtensionCountFailed";
    assert!(messages.iter().any(is_earlier), "{report:#}");
    assert_eq!(driver["verdict"]["event"], "InstanceEvent::DriverCreateFailed", "{report:#}");
}

/// Lack of memory ends vkCreateInstance and rejects no driver (drivers.md I.2).
#[test]
fn a_driver_that_lacks_memory_is_used_and_fails() {
    let mut installation = Installation::new();
    installation.driver_with("*created = instance;\n    return 0;", "return -1;");
    let report = installation.report(&[]);
    assert_eq!(report["failure"]["result"], "VK_ERROR_OUT_OF_HOST_MEMORY", "{report:#}");
    let driver = &report["drivers"][0];
    assert_eq!(driver["verdict"]["outcome"], "used");
    let reason = "fails: vkCreateInstance returned VK_ERROR_OUT_OF_HOST_MEMORY";
    assert_eq!(driver["problem"]["reason"], reason);
}

/// An instance can be created; the end of the process comes with the end of the library.
#[test]
fn a_driver_that_crashes_when_it_is_closed_is_used() {
    let mut installation = Installation::new();
    let source = include_str!("../installation/driver.c")
        .replace("DEVICES", "if (list) list[0] = one; *count = 1; return 0;")
        + "__attribute__((destructor)) static void crash(void) { __builtin_trap(); }";
    let library = installation.library("driver", &source, &[]);
    installation.driver(&library);
    let report = installation.report(&[]);
    assert_eq!(report["failure"], Value::Null, "{report:#}");
    assert_eq!(report["drivers"][0]["verdict"]["outcome"], "used");
    assert_eq!(report["devices"]["devices"][0]["name"], "Device of the test");
    let reason = "crashes with signal 4 in a function that runs when the library is closed";
    assert_eq!(report["drivers"][0]["problem"]["reason"], reason);
}

/// A variable disables no layer that the settings file turns on.
#[test]
fn the_layer_of_a_settings_file_that_crashes_has_a_cure_in_the_file() {
    let mut installation = Installation::new();
    installation.working_driver("if (list) list[0] = one; *count = 1; return 0;");
    layer_that_creates(&installation, "__builtin_trap();");
    let manifest = installation.path("implicit/VK_LAYER_test_b.json").display().to_string();
    let folder = installation.path("configuration").display().to_string();
    installation.set("XDG_CONFIG_HOME", &folder);
    let layer = json!({ "name": "VK_LAYER_test_b", "path": manifest, "control": "on" });
    let text = json!({ "file_format_version": "1.0.0", "settings": { "layers": [layer] } });
    let file = "configuration/vulkan/loader_settings.d/vk_loader_settings.json";
    installation.write(file, text.to_string());
    let report = installation.report(&[]);
    let cure = report["failure"]["cure"].as_str().expect("a cure");
    assert!(
        cure.contains("set `control` of VK_LAYER_test_b to `off` in the settings file"),
        "{cure}"
    );
    assert_eq!(report["drivers"][0]["devices"], 1, "{report:#}");
    let why = installation.text(&["why", "VK_LAYER_test_b"]);
    assert!(why.contains("; it crashes with signal 4 in vkCreateInstance"), "{why}");
}

/// Layers in the user's folder of configuration take part also where the settings file is replaced, so
/// that no other layer is blamed.
#[test]
fn a_layer_beside_the_settings_file_is_not_blamed_on_another() {
    let mut installation = Installation::new();
    installation.working_driver("if (list) list[0] = one; *count = 1; return 0;");
    installation.variables.retain(|(name, _)| name != "VK_IMPLICIT_LAYER_PATH");
    let folder = installation.path("configuration").display().to_string();
    installation.set("XDG_CONFIG_HOME", &folder);
    layer_that_creates(&installation, "return -3;");
    let beside = installation.path("configuration/vulkan/implicit_layer.d");
    std::fs::create_dir_all(&beside).expect("a folder");
    let failing = installation.path("implicit/VK_LAYER_test_b.json");
    std::fs::rename(failing, beside.join("b.json")).expect("a manifest");
    let more = json!({
        "library_path": installation.working_layer("good", ""),
        "functions": { "vkGetInstanceProcAddr": "test_lookup" },
    });
    installation.layer("explicit", "VK_LAYER_test_good", more);
    let good = installation.path("explicit/VK_LAYER_test_good.json").display().to_string();
    let layers = json!([
        { "name": "VK_LAYER_test_good", "path": good, "control": "on" },
        { "control": "unordered_layer_location" },
    ]);
    let settings = json!({ "file_format_version": "1.0.0", "settings": { "layers": layers } });
    let file = "configuration/vulkan/loader_settings.d/vk_loader_settings.json";
    installation.write(file, settings.to_string());
    let report = installation.report(&[]);
    assert_eq!(report["chain"].as_array().map(Vec::len), Some(2), "{report:#}");
    assert_eq!(report["failure"]["reason"], "the layer VK_LAYER_test_b fails", "{report:#}");
    assert_eq!(report["drivers"][0]["devices"], 1);
}

#[test]
fn a_driver_that_cannot_be_asked_alone_has_no_number_of_devices() {
    let mut installation = Installation::new();
    installation.working_driver("if (list) list[0] = one; *count = 1; return 0;");
    let folder = installation.path("configuration").display().to_string();
    installation.set("XDG_CONFIG_HOME", &folder);
    let settings = json!({ "file_format_version": "1.0.0", "settings": { "layers": [] } });
    let file = "configuration/vulkan/loader_settings.d/vk_loader_settings.json";
    installation.write(file, settings.to_string());
    installation.set("TMPDIR", "/no/such/folder");
    let report = installation.report(&[]);
    assert_eq!(report["drivers"][0]["devices"], Value::Null, "{report:#}");
    assert_eq!(report["devices"]["devices"].as_array().map(Vec::len), Some(1));
}

/// A library may use the processor for ever.
#[cfg(target_os = "linux")]
#[test]
fn a_child_ends_with_the_program_that_started_it() {
    let mut installation = Installation::new();
    let negotiate = "vk_icdNegotiateLoaderICDInterfaceVersion";
    let pid = installation.path("pid");
    let source = format!(
        "#include <stdio.h>
        #include <unistd.h>
        int {negotiate}(unsigned *version) {{
            FILE *file = fopen(\"{}\", \"w\");
            fprintf(file, \"%d\\n\", getpid());
            fclose(file);
            for (;;) pause();
        }}",
        pid.display()
    );
    let library = installation.library("x", &source, &[]);
    installation.driver(&library);
    let mut program = installation.command(&[]).stdout(Stdio::null()).spawn().expect("vkexplain");
    let child = loop {
        match std::fs::read_to_string(&pid).unwrap_or_default().strip_suffix('\n') {
            Some(child) => break child.to_owned(),
            None => std::thread::sleep(Duration::from_millis(5)),
        }
    };
    program.kill().expect("the program runs");
    program.wait().expect("an end");
    let state = format!("/proc/{child}/stat");
    let runs = || std::fs::read_to_string(&state).is_ok_and(|stat| !stat.contains(") Z "));
    let start = Instant::now();
    while runs() {
        assert!(start.elapsed() < Duration::from_secs(8), "{state}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn a_requested_layer_that_crashes_is_not_to_be_requested() {
    let mut installation = Installation::new();
    installation.working_driver("if (list) list[0] = one; *count = 1; return 0;");
    layer_that_creates(&installation, "__builtin_trap();");
    let implicit = installation.path("implicit/VK_LAYER_test_b.json");
    std::fs::rename(implicit, installation.path("explicit/b.json")).expect("a manifest");
    let report = installation.report(&["--layer", "VK_LAYER_test_b"]);
    let cure = report["failure"]["cure"].as_str().expect("a cure");
    assert!(cure.ends_with("; do not request it until then"), "{cure}");
}

/// SIGKILL comes from outside: no fault of code sends it.
#[test]
fn a_process_that_is_killed_does_not_crash() {
    let mut installation = Installation::new();
    installation.working_driver("int raise(int); raise(9); return 0;");
    let why = installation.text(&["why", "x.json"]);
    assert!(why.contains("; it is killed with signal 9 in vkEnumeratePhysicalDevices"), "{why}");
}
