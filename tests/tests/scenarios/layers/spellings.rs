//! Hooks and the names of a command: a hook is called for every spelling that is enabled, and for no
//! other (layers.md 14.1, 14.2).

use std::ffi::CStr;
use std::ptr;

use dispatch_tables::vk;
use tests::{InstanceRequest, Loader, Sandbox, call, json};

use super::lookups::library_of;

/// A sandbox with a layer named `it`, above a driver with these device extensions.
fn sandbox(device_extensions: &[&str], layer: tests::Value) -> Sandbox {
    let mut sandbox = Sandbox::new();
    let config = json!({ "physical_devices": [{ "extensions": device_extensions }] });
    sandbox.driver("driver", config);
    let extensions = [json!({ "name": "VK_EXT_hdr_metadata", "spec_version": "2" })];
    sandbox.implicit_layer("it", json!({ "device_extensions": extensions }), layer);
    sandbox
}

/// The layer hooks the core names alone, the application calls by those of the extensions.
#[test]
fn s14_2_an_extensions_spelling_does_not_pass_by_a_hook() {
    let sandbox = sandbox(&["VK_KHR_synchronization2"], json!({}));
    let outcome = sandbox.run(|| {
        let request = InstanceRequest {
            api_version: vk::API_VERSION_1_0,
            extensions: &["VK_KHR_device_group_creation", "VK_KHR_get_physical_device_properties2"],
            ..Default::default()
        };
        let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
        let mut count = 0;
        let result = call!(instance.commands.enumerate_physical_device_groups_khr(
            instance.handle,
            &mut count,
            ptr::null_mut()
        ));
        assert_eq!((result, count), (vk::Result::SUCCESS, 1));
        let gpu = instance.physical_devices()[0];
        let mut properties = vk::PhysicalDeviceProperties2::default();
        call!(
            instance
                .physical_device_commands
                .get_physical_device_properties2_khr(gpu, &mut properties)
        );
        let device = instance.create_device(gpu, &["VK_KHR_synchronization2"]);
        call!(device.commands.queue_submit2_khr(device.queue(), 0, ptr::null(), vk::Fence::NULL));
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
    let layers = sandbox.layers();
    for command in
        ["vkEnumeratePhysicalDeviceGroups", "vkGetPhysicalDeviceProperties2", "vkQueueSubmit2"]
    {
        assert_eq!(layers.through(command), ["it"], "{command}");
    }
}

/// The layer leaves names that are not enabled to the driver. The mock driver has core commands of
/// newer versions, as Vulkan allows.
#[test]
fn s14_2_a_hook_is_not_given_for_names_that_are_not_enabled() {
    let sandbox = sandbox(&["VK_KHR_synchronization2"], json!({ "hdr_metadata": true }));
    let outcome = sandbox.run(|| {
        let request =
            InstanceRequest { api_version: vk::API_VERSION_1_1, ..InstanceRequest::default() };
        let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
        let gpu = instance.physical_devices()[0];
        let from = |extensions: &[&str], names: [&CStr; 3]| {
            let device = instance.create_device(gpu, extensions);
            let found = names.map(|name| {
                let get = instance.device_commands.get_device_proc_addr;
                // SAFETY: the device is alive, and names are C strings.
                library_of(unsafe { get.expect("core")(device.handle, name.as_ptr()) })
            });
            device.destroy();
            found
        };
        let names = [c"vkQueueSubmit2", c"vkQueueSubmit2KHR", c"vkSetHdrMetadataEXT"];
        let driver = Some("libdriver.so".to_owned());
        assert_eq!(from(&[], names), [driver.clone(), None, None]);
        let it = Some("libit.so".to_owned());
        let extensions = ["VK_KHR_synchronization2", "VK_EXT_hdr_metadata"];
        assert_eq!(from(&extensions, names), [driver, it.clone(), it]);
        instance.destroy();
    });
    outcome.expect_success();
}
