//! A small driver in C (`driver.c`), built with `cc` from the output of `vkgen entrypoints --lang
//! c` for the pinned registry, and with Debian's Vulkan headers, which are older; loaded by our
//! loader.

use std::path::{Path, PathBuf};
use std::process::Command;

use dispatch_tables::vk;
use object::{Object, ObjectSymbol};
use registry::acquire;
use tests::{InstanceRequest, Loader, Sandbox};
use vkgen::driver::{self, Options};
use vkgen::input;

/// The path of `libvulkan-dev`'s header, which the generated header includes.
const HEADER: &str = "/usr/include/vulkan/vulkan.h";
/// The registry that the package's headers were made from.
const REGISTRY: &str = vkgen::replay::DEBIAN;

/// Builds the driver with these macros of the headers. In the child it is already built.
fn build(sandbox: &Sandbox, macros: &[&str]) -> PathBuf {
    let library = sandbox.path("libdrv.so");
    if library.exists() {
        return library;
    }
    assert!(Path::new(HEADER).exists(), "{HEADER} is missing: `apt-get install libvulkan-dev`");
    let input = input::load(&acquire::workspace(), None).expect("the pinned registry");
    let options = Options {
        name: "drv".to_owned(),
        prefixes: vec!["drv".to_owned()],
        device_prefixes: vec!["fast".to_owned()],
    };
    let headers =
        input::load(&acquire::workspace(), Some(REGISTRY)).expect("the headers' registry");
    let files = driver::c::emit(&input.api, &headers.api.registry, &options, "");
    sandbox.write("drv_entrypoints.h", files.header);
    let tables = sandbox.write("drv_entrypoints.c", files.source);
    let commands = sandbox.write("driver.c", include_str!("driver.c"));
    let output = Command::new("cc")
        .args(["-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-Wmissing-prototypes"])
        .args(["-O2", "-fPIC", "-shared", "-fvisibility=hidden"])
        .args(macros)
        .arg("-o")
        .arg(&library)
        .args([tables, commands])
        .output()
        .expect("cc is needed: `apt-get install gcc`");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    library
}

#[test]
#[ignore = "needs libvulkan-dev"]
fn an_application_gets_a_device_from_a_driver_in_c() {
    let mut sandbox = Sandbox::new();
    let manifest = sandbox.driver_manifest("drv.json", build(&sandbox, &[]), "1.1.0");
    sandbox.env("VK_DRIVER_FILES", manifest);
    let outcome = sandbox.run(|| {
        let request = InstanceRequest {
            api_version: vk::API_VERSION_1_0,
            extensions: &["VK_KHR_get_physical_device_properties2"],
            ..Default::default()
        };
        let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
        let [gpu] = instance.physical_devices()[..] else {
            panic!("one physical device");
        };
        assert_eq!(instance.device_name(gpu), "A driver in C");

        let device = instance.create_device(gpu, &["VK_KHR_maintenance1"]);
        let wait = device.commands.device_wait_idle.expect("core");
        // SAFETY: the device is alive.
        let waited = unsafe { wait(device.handle) };
        assert_eq!(waited, vk::Result::SUCCESS, "the faster variant is called");
        assert!(device.commands.trim_command_pool_khr.is_some());
        assert!(device.commands.trim_command_pool.is_none(), "Vulkan 1.1");
        assert!(device.commands.create_buffer.is_none(), "not implemented");
        device.destroy();
        instance.destroy();

        let request = InstanceRequest {
            extensions: &["VK_EXT_debug_utils", "VK_KHR_device_group_creation"],
            ..Default::default()
        };
        let refused = Loader::open().create_instance(&request);
        assert_eq!(refused.expect_err("not supported"), vk::Result::ERROR_EXTENSION_NOT_PRESENT);
    });
    outcome.expect_success();
}

/// mesa.md 5.2: weak references that are not dynamic symbols do not bind to another driver's
/// functions.
#[test]
#[ignore = "needs libvulkan-dev"]
fn what_is_not_implemented_is_no_dynamic_symbol() {
    let sandbox = Sandbox::new();
    let library = std::fs::read(build(&sandbox, &[])).expect("read");
    let library = object::File::parse(&*library).expect("a shared object");
    let symbols = || library.dynamic_symbols();
    let exported = symbols().filter(|symbol| symbol.is_definition());
    let mut exported: Vec<_> = exported.filter_map(|symbol| symbol.name().ok()).collect();
    exported.sort_unstable();
    assert_eq!(exported, ["vk_icdGetInstanceProcAddr", "vk_icdNegotiateLoaderICDInterfaceVersion"]);
    let commands = symbols().filter_map(|symbol| symbol.name().ok());
    let commands: Vec<_> =
        commands.filter(|name| name.starts_with("drv_") || name.starts_with("fast_")).collect();
    assert!(commands.is_empty(), "{commands:?}");
}

/// The C source asserts that the layout of the tables does not depend on the declarations in the
/// headers.
#[test]
#[ignore = "needs libvulkan-dev"]
fn platforms_and_provisional_extensions_keep_the_layout() {
    let macros = [
        "-DVK_USE_PLATFORM_ANDROID_KHR",
        "-DVK_USE_PLATFORM_VI_NN",
        "-DVK_USE_PLATFORM_WAYLAND_KHR",
        "-DVK_ENABLE_BETA_EXTENSIONS",
    ];
    build(&Sandbox::new(), &macros);
}
