//! Elevated privileges: the parts of the environment that the loader ignores in a setuid program
//! (drivers.md A.2, K.1; layers.md 2.1).

use std::ffi::CString;
use std::fs::{self, Permissions};
use std::io::Error;
use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::fs::{FileTypeExt as _, PermissionsExt as _};
use std::path::Path;
use std::process::Command;

use dispatch_tables::vk;
use tests::{InstanceRequest, Loader, Outcome, Sandbox, artifacts, json, programs};

/// Queries the extensions, creates an instance, and creates another with an unknown extension,
/// through the library that its argument names.
const PROGRAM: &str = r#"
#include <dlfcn.h>
#include <stdio.h>
typedef void (*function)(void);
typedef function (*lookup)(void *, const char *);
typedef int (*query)(const char *, unsigned *, void *);
typedef int (*creation)(const void *, const void *, void **);
typedef int (*enumeration)(void *, unsigned *, void *);
struct info { int type; const void *next; unsigned flags; const void *application; unsigned layers;
              const void *layer_names; unsigned extensions; const void *extension_names; };
int main(int count, char **arguments) {
    void *library = dlopen(arguments[count - 1], RTLD_NOW | RTLD_LOCAL);
    if (!library) { puts(dlerror()); return 1; }
    lookup get = (lookup)dlsym(library, "vkGetInstanceProcAddr");
    unsigned found = 0;
    ((query)get(NULL, "vkEnumerateInstanceExtensionProperties"))(NULL, &found, NULL);
    struct info info = { .type = 1 };
    void *instance = NULL;
    int result = ((creation)get(NULL, "vkCreateInstance"))(&info, NULL, &instance);
    if (result == 0)
        ((enumeration)get(instance, "vkEnumeratePhysicalDevices"))(instance, &found, NULL);
    const char *name = "VK_MOCK_unheard_of";
    info.extensions = 1;
    info.extension_names = &name;
    if (((creation)get(NULL, "vkCreateInstance"))(&info, NULL, &instance) == 0) return 2;
    puts("done");
    return 0;
}
"#;

/// Variables that name files or directories. An elevated process ignores them.
const PLACES: [&str; 13] = [
    "VK_DRIVER_FILES",
    "VK_ICD_FILENAMES",
    "VK_ADD_DRIVER_FILES",
    "VK_LOADER_ICD_PACKAGES",
    "VK_LAYER_PATH",
    "VK_ADD_LAYER_PATH",
    "VK_IMPLICIT_LAYER_PATH",
    "VK_ADD_IMPLICIT_LAYER_PATH",
    "XDG_CONFIG_HOME",
    "XDG_CONFIG_DIRS",
    "XDG_DATA_HOME",
    "XDG_DATA_DIRS",
    "HOME",
];

/// Runs the setuid program, which belongs to root, as root or as nobody.
fn run(sandbox: &Sandbox, program: &Path, elevated: bool) -> Outcome {
    run_on(&artifacts::loader(), sandbox, program, elevated)
}

/// [`run`] with another loader.
fn run_on(loader: &Path, sandbox: &Sandbox, program: &Path, elevated: bool) -> Outcome {
    let mut command = if elevated {
        let mut command = Command::new("setpriv");
        command.args(["--reuid", "65534", "--regid", "65534", "--clear-groups"]);
        command.arg(program);
        command
    } else {
        Command::new(program)
    };
    sandbox.execute(command.arg(loader))
}

/// Compiles the program and makes it setuid. All users may enter the sandbox.
fn setuid_program(sandbox: &Sandbox) -> std::path::PathBuf {
    let source = sandbox.write("program.c", PROGRAM);
    let program = sandbox.path("program");
    let mut compiler = programs::c_compiler();
    compiler.arg("-o").arg(&program).arg(&source).arg("-ldl");
    let output = compiler.output().expect("cc is needed: `apt-get install gcc`");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let set = |path: &Path, mode| fs::set_permissions(path, Permissions::from_mode(mode));
    set(&sandbox.path(""), 0o755).expect("the sandbox's mode");
    set(&program, 0o4755).expect("the program's mode");
    program
}

fn sandbox() -> Sandbox {
    // SAFETY: geteuid has no preconditions.
    let user = unsafe { libc::geteuid() };
    assert_eq!(user, 0, "this test makes a program setuid root: run it as root");
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "all");
    sandbox
}

/// drivers.md A.1, A.2, layers.md 2.1: variables that name files or directories are ignored, though
/// each has an effect without elevation (layers.md 12.2, 12.3).
#[test]
#[ignore = "needs root and setpriv (util-linux)"]
fn elevated_programs_ignore_places_of_the_environment() {
    for variable in PLACES {
        let mut sandbox = sandbox();
        let program = setuid_program(&sandbox);
        let place = sandbox.path("mine");
        for other in PLACES.iter().filter(|other| **other != variable) {
            if other.starts_with("XDG") || *other == "HOME" {
                sandbox.env(other, "");
            }
        }
        sandbox.env(variable, &place);
        let is_told = |outcome: &Outcome| outcome.stderr.contains(place.to_str().expect("UTF-8"));
        assert!(is_told(&run(&sandbox, &program, false)), "{variable}");
        let outcome = run(&sandbox, &program, true);
        assert!(outcome.stdout.contains("done"), "{}", outcome.stdout);
        assert!(!is_told(&outcome), "{variable}:\n{}", outcome.stderr);
    }
}

/// drivers.md A.1, A.2, K.1: the user's settings file is ignored as well.
#[test]
#[ignore = "needs root and setpriv (util-linux)"]
fn elevated_programs_ignore_the_users_settings() {
    let sandbox = sandbox();
    let program = setuid_program(&sandbox);
    let settings = json!({ "file_format_version": "1.0.0", "settings": { "layers": [] } });
    sandbox.write(
        "config-home/vulkan/loader_settings.d/vk_loader_settings.json",
        settings.to_string(),
    );
    let used = "Using layer configurations found in loader settings from";
    assert!(run(&sandbox, &program, false).stderr.contains(used));
    assert!(!run(&sandbox, &program, true).stderr.contains(used));
}

/// docs/security.md, "What a report overwrites": an elevated process writes none, though the file
/// system would let it.
#[test]
#[ignore = "needs root and setpriv (util-linux)"]
fn elevated_programs_write_no_report() {
    let mut sandbox = sandbox();
    let program = setuid_program(&sandbox);
    let report = sandbox.path("report.json");
    sandbox.env("VK_LOADER_REPORT", &report);
    run(&sandbox, &program, false);
    fs::remove_file(&report).expect("a report");
    run(&sandbox, &program, true);
    assert!(!report.exists());
}

/// docs/security.md, "What a report overwrites": a report is written into a character device, which
/// stays one. The nodes are this test's own: of the null device, and of the one that is always full.
#[test]
#[ignore = "needs root"]
fn a_report_is_written_into_a_device() {
    for (minor, full) in [(3, false), (7, true)] {
        let mut sandbox = sandbox();
        let node = sandbox.path("node");
        if !Sandbox::is_application() {
            let name = CString::new(node.as_os_str().as_bytes()).expect("a path without NUL");
            let mode = libc::S_IFCHR | 0o600;
            // SAFETY: `name` is a C string.
            let result = unsafe { libc::mknod(name.as_ptr(), mode, libc::makedev(1, minor)) };
            assert_eq!(result, 0, "{}", Error::last_os_error());
        }
        sandbox.env("VK_DRIVER_FILES", "").env("VK_LOADER_REPORT", &node);
        let outcome = sandbox.run(|| {
            let instance = Loader::open().create_instance(&InstanceRequest::default());
            assert_eq!(instance.err(), Some(vk::Result::ERROR_INCOMPATIBLE_DRIVER));
        });
        outcome.expect_success();
        let failed = "of VK_LOADER_REPORT cannot be written: No space left on device";
        assert_eq!(outcome.stderr.contains(failed), full, "{}", outcome.stderr);
        assert!(fs::metadata(&node).expect("the node").file_type().is_char_device());
    }
}

/// drivers.md A.1, A.2, layers.md 3.3: filters are ignored.
#[test]
#[ignore = "needs root, setpriv (util-linux) and mesa-vulkan-drivers"]
fn elevated_programs_ignore_filters() {
    let too_many = ["1"; 17].join(",");
    for (variable, value, message) in [
        ("VK_LOADER_DRIVERS_DISABLE", "*", "ignored because it was disabled by env var"),
        ("VK_LOADER_DRIVERS_SELECT", "none", "ignored because not selected by env var"),
        ("VK_LOADER_LAYERS_DISABLE", "*", "forced disabled because name matches filter of env var"),
        ("VK_LOADER_LAYERS_ENABLE", "*", "forced enabled due to env var"),
        ("VK_LOADER_DEVICE_ID_FILTER", too_many.as_str(), "Exceeded maximum number of filters"),
        ("VK_LOADER_VENDOR_ID_FILTER", too_many.as_str(), "Exceeded maximum number of filters"),
        ("VK_LOADER_DRIVER_ID_FILTER", too_many.as_str(), "Exceeded maximum number of filters"),
    ] {
        let mut sandbox = sandbox();
        let program = setuid_program(&sandbox);
        // The system's drivers are found with and without elevation.
        sandbox.env("XDG_DATA_DIRS", "").env(variable, value);
        let plain = run(&sandbox, &program, false);
        assert!(plain.stderr.contains(message), "{variable}:\n{}", plain.stderr);
        let elevated = run(&sandbox, &program, true);
        assert!(elevated.stdout.contains("done"), "{}", elevated.stdout);
        assert!(!elevated.stderr.contains(message), "{variable}:\n{}", elevated.stderr);
    }
}

/// drivers.md A.1, A.2, layers.md 2.1, 3.4: the other variables keep their effect, including a
/// layer's own.
#[test]
#[ignore = "needs root, setpriv (util-linux), mesa-vulkan-drivers and vkbasalt"]
fn elevated_programs_honour_the_rest() {
    let mut sandbox = sandbox();
    let program = setuid_program(&sandbox);
    let sorting = "linux_read_sorted_physical_devices:";
    let layer = "Insert instance layer \"VK_LAYER_MESA_device_select\"";
    let switched_on = "Insert instance layer \"VK_LAYER_VKBASALT_post_processing\"";
    let outcome = run(&sandbox, &program, true);
    outcome.expect_message("ERROR", "loader_validate_instance_extensions: Extension VK_MOCK_unheard_of not found in list of known instance extensions.");
    assert!(!outcome.stderr.contains(switched_on), "{}", outcome.stderr);
    for text in [sorting, layer] {
        assert!(
            outcome.stderr.contains(text),
            "{text}: is mesa-vulkan-drivers installed?\n{}",
            outcome.stderr
        );
    }
    sandbox
        .env("VK_LOADER_DISABLE_DYNAMIC_LIBRARY_UNLOADING", "1")
        .env("VK_INSTANCE_LAYERS", "VK_LAYER_absent")
        .env("VK_LOADER_DEVICE_SELECT", "1:2")
        .env("VK_LOADER_DISABLE_INST_EXT_FILTER", "1")
        .env("ENABLE_VKBASALT", "1");
    let outcome = run(&sandbox, &program, true);
    assert!(
        outcome.stderr.contains(switched_on),
        "{switched_on}: is vkbasalt installed?\n{}",
        outcome.stderr
    );
    outcome
        .expect_message(
            "ERROR",
            "loader_validate_instance_extensions: Instance extension VK_MOCK_unheard_of not supported by available ICDs or enabled layers.",
        )
        .expect_message("WARNING", "Vulkan Loader: library unloading is disabled")
        .expect_message(
            "ERROR | LAYER",
            "Layer \"VK_LAYER_absent\" was not found but was requested by env var VK_INSTANCE_LAYERS!",
        )
        .expect_message(
            "DEBUG | DRIVER",
            "linux_env_var_default_device:  Found 'VK_LOADER_DEVICE_SELECT' set to 1:2",
        );
    sandbox.env("VK_LOADER_DISABLE_SELECT", "1").env("NODEVICE_SELECT", "1");
    let outcome = run(&sandbox, &program, true);
    assert!(outcome.stdout.contains("done"), "{}", outcome.stdout);
    for text in [sorting, layer] {
        assert!(!outcome.stderr.contains(text), "{text}\n{}", outcome.stderr);
    }
}

/// docs/gpu-policy.md: an elevated process has no policy of the user's, and neither reads nor writes
/// records of drivers.
#[test]
#[ignore = "needs root, setpriv (util-linux) and mesa-vulkan-drivers"]
fn elevated_programs_keep_no_records() {
    let mut sandbox = sandbox();
    let program = setuid_program(&sandbox);
    let cache = sandbox.path("cache");
    sandbox.env("XDG_CACHE_HOME", &cache).env("VK_LOADER_DRIVER_POLICY", "present");
    sandbox.env("XDG_DATA_DIRS", "/usr/share");
    for elevated in [true, false] {
        let outcome = run(&sandbox, &program, elevated);
        assert!(outcome.stdout.contains("done"), "{}", outcome.stderr);
        assert_eq!(outcome.stderr.contains("Driver policy: "), !elevated, "{}", outcome.stderr);
        assert_eq!(cache.join("vulkan/loader_drivers").exists(), !elevated, "{}", outcome.stderr);
    }
}

/// docs/installing.md, `ELEVATED_LAYER_VARIABLES`: built with `OFF`, an elevated process takes no
/// layer from its environment and drops none because of it. Other processes do.
#[test]
#[ignore = "slow; needs root, setpriv (util-linux), mesa-vulkan-drivers and vkbasalt"]
fn a_build_option_takes_the_variables_of_layers_from_elevated_programs() {
    let mut sandbox = sandbox();
    let program = setuid_program(&sandbox);
    let variables = [("ELEVATED_LAYER_VARIABLES", "OFF")];
    let target = artifacts::build_loader("without-layer-variables", &[], &variables);
    // Nobody may not enter the target directory.
    let loader = sandbox.path("libvulkan.so.1");
    fs::copy(target.join("debug/libvulkan.so"), &loader).expect("a copy of the library");
    sandbox
        // The system's layers and drivers are found with and without elevation.
        .env("XDG_DATA_DIRS", "")
        .env("VK_INSTANCE_LAYERS", "VK_LAYER_absent")
        .env("ENABLE_VKBASALT", "1")
        .env("NODEVICE_SELECT", "1");
    let texts = |outcome: &Outcome| {
        assert!(outcome.stdout.contains("done"), "{}", outcome.stdout);
        [
            "was requested by env var VK_INSTANCE_LAYERS!",
            "Insert instance layer \"VK_LAYER_VKBASALT_post_processing\"",
            "Insert instance layer \"VK_LAYER_MESA_device_select\"",
        ]
        .map(|text| outcome.stderr.contains(text))
    };
    assert_eq!(texts(&run_on(&loader, &sandbox, &program, false)), [true, true, false]);
    assert_eq!(texts(&run_on(&loader, &sandbox, &program, true)), [false, false, true]);
    // The default is the Khronos loader's.
    assert_eq!(texts(&run(&sandbox, &program, true)), [true, true, false]);
}
