//! The crate that `vkgen entrypoints --lang rust` writes is a driver: it is built unchanged, and
//! our loader loads it.

use std::fs;

use dispatch_tables::vk;
use registry::acquire;
use tests::{InstanceRequest, Loader, Sandbox, artifacts};
use vkgen::driver::{self, Options};

/// Builds the crate, which must give no warnings. In the child it is already built.
fn build(sandbox: &Sandbox) {
    let built = sandbox.path("target/debug/libdrv.so");
    if built.exists() {
        return;
    }
    let options = Options {
        name: "drv".to_owned(),
        prefixes: vec!["drv".to_owned(), "wsi".to_owned()],
        device_prefixes: vec!["gen9".to_owned()],
    };
    let workspace = acquire::workspace();
    for file in driver::rust::emit(&options, Some(&workspace.join("dispatch-tables"))) {
        sandbox.write(file.path, file.text);
    }
    // A common target directory for all runs, because the tables take a while to compile.
    let target = workspace.join("target/rust-driver");
    artifacts::build_crate(&sandbox.path(""), &target);
    sandbox.write("target/debug/README", "");
    fs::copy(target.join("debug/libdrv.so"), built).expect("copied");
}

#[test]
fn an_application_gets_a_device_from_the_crate_as_it_is_written() {
    let mut sandbox = Sandbox::new();
    build(&sandbox);
    sandbox.env("VK_DRIVER_FILES", sandbox.path("drv_icd.json"));
    sandbox.env("VK_LOADER_DEBUG", "error,warn");
    let outcome = sandbox.run(|| {
        let request = InstanceRequest { api_version: vk::API_VERSION_1_1, ..Default::default() };
        let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
        let [gpu] = instance.physical_devices()[..] else {
            panic!("one physical device");
        };
        assert_eq!(instance.device_name(gpu), "drv");
        let device = instance.create_device(gpu, &["VK_KHR_maintenance1"]);
        let wait = device.commands.device_wait_idle.expect("core");
        // SAFETY: the device is alive.
        assert_eq!(unsafe { wait(device.handle) }, vk::Result::SUCCESS);
        assert!(device.commands.trim_command_pool_khr.is_some());
        assert!(device.commands.create_buffer.is_none(), "not implemented");
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
    assert_eq!(outcome.stderr, "", "nothing to warn of");
}
