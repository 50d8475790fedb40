//! C programs and libraries that link the loader as the applications of a distribution do
//! (callpath.md 12).

use std::path::{Path, PathBuf};
use std::process::Command;

use dispatch_tables::vk;
use tests::{InstanceRequest, Loader, Sandbox, artifacts, json, programs};

/// `direct.c`, compiled with `-lvulkan`.
pub(crate) fn direct(sandbox: &mut Sandbox) -> PathBuf {
    let program = sandbox.path("direct");
    compile(sandbox, include_str!("direct.c"), &program, &[]);
    program
}

/// Compiles `source` with `-lvulkan`. The directory contains the library under its installed names,
/// and programs of the sandbox find the library there.
pub(crate) fn compile(sandbox: &mut Sandbox, source: &str, output: &Path, options: &[&str]) {
    let source = sandbox.write("source.c", source);
    sandbox.set_loader(&artifacts::loader().canonicalize().expect("the loader"));
    let mut compiler = programs::c_compiler();
    compiler
        .args(["-std=c11", "-Wall", "-Wextra", "-Werror"])
        .args(options)
        .arg("-o")
        .arg(output)
        .arg(&source);
    compiler.arg("-L").arg(sandbox.path("lib")).arg("-lvulkan");
    let output = compiler.output().expect("cc is needed: `apt-get install gcc`");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// callpath.md 12: a program calls 1.0 core functions directly, without vkGetInstanceProcAddr.
#[test]
fn a_c_program_calls_exported_commands_directly() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({ "physical_devices": [{ "name": "Mock GPU in C" }] }));
    let program = direct(&mut sandbox);
    let outcome = sandbox.execute(&mut Command::new(program));
    outcome.expect_success();
    assert_eq!(outcome.stdout, "Mock GPU in C\nfilled\n");
    let names = mock.log().names();
    for name in [
        "vkCreateDevice",
        "vkAllocateCommandBuffers",
        "vkCmdFillBuffer",
        "vkQueueSubmit",
        "vkDestroyInstance",
    ] {
        assert!(names.iter().any(|called| called == name), "{name} in {names:?}");
    }
}

/// drivers.md E.2, last paragraph, and a difference: a library that links the loader and has no
/// Vulkan functions of its own is no driver.
#[test]
fn e2_a_library_that_links_the_loader_is_no_driver() {
    let mut sandbox = Sandbox::new();
    let thin = sandbox.driver("thin", json!({}));
    sandbox.driver("good", json!({}));
    if !Sandbox::is_application() {
        let options = ["-shared", "-fPIC", "-Wl,--no-as-needed"];
        let source = "int not_a_driver(void);\nint not_a_driver(void) { return 0; }\n";
        compile(&mut sandbox, source, &thin.library, &options);
    }
    sandbox.env("VK_LOADER_DEBUG", "error");
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        assert!(loader.instance_extensions().len() > 4);
        let created = loader.create_instance(&InstanceRequest::default());
        let instance = created.expect("vkCreateInstance");
        assert_eq!(instance.physical_devices().len(), 1);
        instance.destroy();
    });
    outcome.expect_success();
    let library = thin.manifest.with_file_name("./libthin.so");
    let text = format!(
        "loader_add_instance_extensions: {}'s vkEnumerateInstanceExtensionProperties points to the loader, this would lead to infinite recursion.",
        library.display()
    );
    outcome.expect_message("ERROR", &text);
    let manifest = thin.manifest.display().to_string();
    let reason = "has a library that only links the loader and defines no function of a driver";
    outcome.expect_rejection("ERROR", &manifest, reason);
}

/// drivers.md C.3: the loader opens directories and manifests through libc, so a preloaded library
/// can redirect these calls.
///
/// Stricter than the contract: the library that stands before libc redirects the functions that
/// this loader calls. A loader that reads directories with `opendir` is not redirected.
#[test]
fn a_library_before_libc_shows_other_files() {
    let mut sandbox = Sandbox::new();
    let driver = sandbox.library("libmock.so", &json!({}));
    let manifest = json!({
        "file_format_version": "1.0.1",
        "ICD": { "library_path": driver, "api_version": "1.1.0" },
    });
    sandbox.write("redirected/vulkan/icd.d/mock.json", manifest.to_string());
    let library = sandbox.path("libredirect.so");
    if !Sandbox::is_application() {
        let options = ["-shared", "-fPIC", "-ldl"];
        compile(&mut sandbox, include_str!("redirect.c"), &library, &options);
    }
    sandbox.env("LD_PRELOAD", &library);
    sandbox.env("REAL_ROOT", sandbox.path("redirected"));
    sandbox.env("XDG_DATA_DIRS", "/redirected");
    let outcome = sandbox.run(|| {
        let created = Loader::open().create_instance(&InstanceRequest::default());
        created.expect("vkCreateInstance").destroy();
    });
    outcome.expect_success();
}

/// A layer of interface version 1 that looks up the next vkCreateInstance and has no device
/// functions.
const OLD_LAYER: &str = r#"
typedef void (*Function)(void);
typedef Function (*Lookup)(void *, const char *);
struct link { struct link *below; Lookup lookup; };
struct node { int type; struct node *next; int function; struct link *link; };
typedef int (*Create)(const struct node *, const void *, void **);

static Lookup below;

static int create(const struct node *info, const void *allocator, void **instance) {
    struct node *node = info->next;
    while (node->type != 47 || node->function != 0)
        node = node->next;
    below = node->link->lookup;
    node->link = node->link->below;
    return ((Create)below(0, "vkCreateInstance"))(info, allocator, instance);
}

static int is(const char *name, const char *wanted) {
    while (*name && *name == *wanted)
        name++, wanted++;
    return *name == *wanted;
}

Function vkGetInstanceProcAddr(void *instance, const char *name);
Function vkGetInstanceProcAddr(void *instance, const char *name) {
    return is(name, "vkCreateInstance") ? (Function)create : below(instance, name);
}
"#;

/// layers.md 6.2 step 6, 8.3 step 3, 9, and a difference: functions of the loader, which a layer's
/// library links, are not the layer's. One layer has no functions of its own, the other only
/// vkGetInstanceProcAddr.
#[test]
fn s6_2_functions_of_the_loader_are_no_layers() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    let functions = json!({ "vkEnumerateInstanceVersion": "vkEnumerateInstanceVersion" });
    let manifest = json!({ "pre_instance_functions": functions });
    let thin = sandbox.implicit_layer("thin", manifest, json!({}));
    let old = sandbox.implicit_layer("old", json!({}), json!({}));
    if !Sandbox::is_application() {
        let options = ["-shared", "-fPIC", "-Wl,--no-as-needed"];
        compile(&mut sandbox, "extern int nothing;\n", &thin.library, &options);
        compile(&mut sandbox, OLD_LAYER, &old.library, &options);
    }
    sandbox.env("VK_LOADER_DEBUG", "error,warn,info");
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        assert_eq!(loader.version(), vk::HEADER_VERSION_COMPLETE);
        let created = loader.create_instance(&InstanceRequest::default());
        let instance = created.expect("vkCreateInstance");
        let device = instance.create_device(instance.physical_devices()[0], &[]);
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
    let thin = thin.manifest.with_file_name("./libthin.so");
    let (thin, old) = (thin.display(), old.library.display());
    for (level, text) in [
        (
            "WARNING",
            format!(
                "vkEnumerateInstanceVersion: Unable to resolve symbol \"vkEnumerateInstanceVersion\" in implicit layer library \"{thin}\""
            ),
        ),
        (
            "ERROR | LAYER",
            format!(
                "loader_create_instance_chain: Failed to find 'vkGetInstanceProcAddr' in layer \"{thin}\""
            ),
        ),
        ("INFO | LAYER", format!("Failed to find vkGetDeviceProcAddr in layer \"{old}\"")),
    ] {
        outcome.expect_message(level, &text);
    }
}

/// callpath.md 1.2, 2.3: another loader in the process, whose calls of its own functions reach ours
/// because ours was loaded first: its objects have the right magic numbers and are not ours.
#[test]
fn objects_of_another_loader_are_invalid_1_2() {
    for (command, parameter) in [
        ("vkEnumeratePhysicalDevices", "instance"),
        ("vkDestroyInstance", "instance"),
        ("vkDeviceWaitIdle", "device"),
        ("vkGetPhysicalDeviceFeatures", "physicalDevice"),
        ("vkGetPhysicalDeviceProperties", "physicalDevice"),
    ] {
        let mut sandbox = Sandbox::new();
        let (library, program) = (sandbox.path("libforeign.so"), sandbox.path("program"));
        let alone = ["-shared", "-fPIC", "-Wl,--as-needed"];
        compile(&mut sandbox, include_str!("foreign.c"), &library, &alone);
        let source = "void foreign_call(const char *);\n\
            int main(int count, char **words) { (void)count; foreign_call(words[1]); return 0; }\n";
        let folder = format!("-L{}", sandbox.path("").display());
        let linked = [&folder, "-Wl,--no-as-needed", "-lforeign", "-Wl,--as-needed"];
        compile(&mut sandbox, source, &program, &linked);
        sandbox.env("LD_LIBRARY_PATH", sandbox.path(""));
        let mut command_line = Command::new(&program);
        let alone = sandbox.execute(command_line.arg(command));
        assert_eq!(alone.expect_success().stdout, "answered\n", "{command}");
        let preloaded = sandbox.execute(command_line.env("LD_PRELOAD", artifacts::loader()));
        let message =
            format!("{command}: Invalid {parameter} [VUID-{command}-{parameter}-parameter]");
        preloaded.expect_abort().expect_message("ERROR", &message);
    }
}
