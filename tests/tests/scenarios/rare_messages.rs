//! Messages that no other scenario causes (drivers.md M).

use std::ptr;

use dispatch_tables::vk;
use tests::{Instance, InstanceRequest, Loader, Sandbox, call, json};

fn create(extensions: &[&str]) -> Instance {
    let request = InstanceRequest { extensions, ..Default::default() };
    Loader::open().create_instance(&request).expect("vkCreateInstance")
}

/// Commands that abort if a parameter for their result is NULL, with that parameter.
#[test]
fn m_null_parameters_of_surfaces_and_swapchains() {
    const QUERIES: [(&str, &str); 4] = [
        ("vkGetPhysicalDeviceSurfaceSupportKHR", "pSupported"),
        ("vkGetPhysicalDeviceSurfaceCapabilitiesKHR", "pSurfaceCapabilities"),
        ("vkGetPhysicalDeviceSurfaceFormatsKHR", "pSurfaceFormatCount"),
        ("vkGetPhysicalDeviceSurfacePresentModesKHR", "pPresentModeCount"),
    ];
    let queries = QUERIES.map(|(command, parameter)| {
        let text = format!("NULL pointer passed into {command} for {parameter}!");
        (command, text)
    });
    let swapchain = (
        "vkCreateSwapchainKHR",
        "vkCreateSwapchainKHR: Invalid pCreateInfo pointer [VUID-vkCreateSwapchainKHR-pCreateInfo-parameter]".to_owned(),
    );
    for (command, text) in queries.into_iter().chain([swapchain]) {
        let mut sandbox = Sandbox::new();
        sandbox.driver("mock", json!({}));
        sandbox.set_argument(command);
        let outcome = sandbox.run(|| {
            let instance = create(&["VK_KHR_surface"]);
            let (gpu, surface) = (instance.physical_devices()[0], vk::SurfaceKHR::NULL);
            let commands = instance.physical_device_commands;
            match Sandbox::argument().as_str() {
                "vkGetPhysicalDeviceSurfaceSupportKHR" => {
                    call!(commands.get_physical_device_surface_support_khr(
                        gpu,
                        0,
                        surface,
                        ptr::null_mut()
                    ))
                }
                "vkGetPhysicalDeviceSurfaceCapabilitiesKHR" => {
                    call!(commands.get_physical_device_surface_capabilities_khr(
                        gpu,
                        surface,
                        ptr::null_mut()
                    ))
                }
                "vkGetPhysicalDeviceSurfaceFormatsKHR" => {
                    let null = ptr::null_mut();
                    call!(commands.get_physical_device_surface_formats_khr(
                        gpu,
                        surface,
                        null,
                        ptr::null_mut()
                    ))
                }
                "vkGetPhysicalDeviceSurfacePresentModesKHR" => {
                    let null = ptr::null_mut();
                    call!(commands.get_physical_device_surface_present_modes_khr(
                        gpu,
                        surface,
                        null,
                        ptr::null_mut()
                    ))
                }
                _ => {
                    let device = instance.create_device(gpu, &["VK_KHR_swapchain"]);
                    let mut swapchain = vk::SwapchainKHR::NULL;
                    call!(device.commands.create_swapchain_khr(
                        device.handle,
                        ptr::null(),
                        ptr::null(),
                        &mut swapchain
                    ))
                }
            };
        });
        outcome.expect_abort().expect_message("ERROR", &text);
    }
}

/// A driver without groups that fails while its devices replace the groups, when they are counted
/// and when they are listed; and a driver that fails when vkCreateDevice counts its extensions.
#[test]
fn m_drivers_that_fail_late() {
    const DEVICES: &str = "vkEnumeratePhysicalDevices";
    const EXTENSIONS: &str = "vkEnumerateDeviceExtensionProperties";
    let groups = "terminator_EnumeratePhysicalDeviceGroups:  Failed during dispatch call of 'EnumeratePhysicalDevices' to ICD % to get plain phys dev count.";
    let content = "terminator_EnumeratePhysicalDeviceGroups:  Failed during dispatch call of 'EnumeratePhysicalDeviceGroups' to ICD % to get content.";
    let extensions = "loader_add_device_extensions: Error getting physical device extension info count from library %";
    for (command, call, text) in
        [(DEVICES, 1, groups), (DEVICES, 4, content), (EXTENSIONS, 7, extensions)]
    {
        let mut sandbox = Sandbox::new();
        let groups = ["vkEnumeratePhysicalDeviceGroups", "vkEnumeratePhysicalDeviceGroupsKHR"];
        let mock = sandbox.driver(
            "mock",
            json!({ "missing": groups, "results_from": { command: { "call": call, "result": -3 } } }),
        );
        sandbox.env("VK_LOADER_DEBUG", "error").set_argument(command);
        let outcome = sandbox.run(|| {
            let instance = create(&[]);
            if Sandbox::argument() == EXTENSIONS {
                let info = vk::DeviceCreateInfo::default();
                let mut device = vk::Device::NULL;
                let result = call!(instance.physical_device_commands.create_device(
                    instance.physical_devices()[0],
                    &info,
                    ptr::null(),
                    &mut device
                ));
                assert_eq!(result, vk::Result::ERROR_INITIALIZATION_FAILED);
            } else {
                let mut count = 4;
                let mut groups = [vk::PhysicalDeviceGroupProperties::default(); 4];
                call!(instance.commands.enumerate_physical_device_groups(
                    instance.handle,
                    &mut count,
                    groups.as_mut_ptr()
                ));
            }
            instance.destroy();
        });
        let text = text.replace('%', &mock.library.display().to_string());
        outcome.expect_success().expect_message("ERROR", &text);
    }
}
