//! Physical-device commands that a driver lacks and that the loader does not emulate (callpath.md
//! 1.8, 1.9).

use std::ffi::CStr;

use dispatch_tables::vk;
use tests::{InstanceRequest, Loader, Sandbox, call, forked, json};

use crate::proc_addr::INSTANCE_EXTENSIONS;

/// A command's behaviour if the driver lacks it.
enum Lacking {
    Abort,
    NotPresent,
}

/// callpath.md 1.9, with the row of vkReleaseDisplayEXT in 1.10: the generated terminators.
const LACKING: &[(&CStr, Lacking)] = &[
    (c"vkAcquireDrmDisplayEXT", Lacking::NotPresent),
    (c"vkGetDrmDisplayEXT", Lacking::NotPresent),
    (c"vkReleaseDisplayEXT", Lacking::Abort),
    (c"vkGetPhysicalDeviceVideoCapabilitiesKHR", Lacking::Abort),
    (c"vkGetPhysicalDeviceVideoFormatPropertiesKHR", Lacking::Abort),
    (c"vkEnumeratePhysicalDeviceQueueFamilyPerformanceQueryCountersKHR", Lacking::Abort),
    (c"vkGetPhysicalDeviceQueueFamilyPerformanceQueryPassesKHR", Lacking::Abort),
    (c"vkGetPhysicalDeviceFragmentShadingRatesKHR", Lacking::Abort),
    (c"vkGetPhysicalDeviceVideoEncodeQualityLevelPropertiesKHR", Lacking::Abort),
    (c"vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR", Lacking::Abort),
    (c"vkGetPhysicalDeviceCalibrateableTimeDomainsKHR", Lacking::Abort),
    (c"vkGetPhysicalDeviceCalibrateableTimeDomainsEXT", Lacking::Abort),
    (c"vkGetPhysicalDeviceDescriptorSizeEXT", Lacking::Abort),
    (c"vkGetPhysicalDeviceMultisamplePropertiesEXT", Lacking::Abort),
    (c"vkGetPhysicalDeviceCooperativeMatrixPropertiesNV", Lacking::Abort),
    (c"vkGetPhysicalDeviceSupportedFramebufferMixedSamplesCombinationsNV", Lacking::Abort),
    (c"vkGetPhysicalDeviceExternalTensorPropertiesARM", Lacking::Abort),
    (c"vkGetPhysicalDeviceOpticalFlowImageFormatsNV", Lacking::Abort),
    (c"vkGetPhysicalDeviceCooperativeVectorPropertiesNV", Lacking::Abort),
    (c"vkGetPhysicalDeviceQueueFamilyDataGraphPropertiesARM", Lacking::Abort),
    (c"vkGetPhysicalDeviceQueueFamilyDataGraphProcessingEnginePropertiesARM", Lacking::Abort),
    (c"vkGetPhysicalDeviceQueueFamilyDataGraphEngineOperationPropertiesARM", Lacking::Abort),
    (c"vkGetPhysicalDeviceQueueFamilyDataGraphOpticalFlowImageFormatsARM", Lacking::Abort),
    (c"vkGetPhysicalDeviceCooperativeMatrixFlexibleDimensionsPropertiesNV", Lacking::Abort),
    (c"vkEnumeratePhysicalDeviceQueueFamilyPerformanceCountersByRegionARM", Lacking::Abort),
    (c"vkEnumeratePhysicalDeviceShaderInstrumentationMetricsARM", Lacking::Abort),
    (c"vkGetPhysicalDeviceCooperativeMatrixProperties2EXT", Lacking::Abort),
];

/// callpath.md 1.7, 1.10, 5.9.
///
/// Stricter than the contract: all these commands share one text. The Khronos loader has more words
/// for vkReleaseDisplayEXT.
#[test]
fn physical_device_commands_that_a_driver_lacks() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "error");
    let missing: Vec<_> = LACKING.iter().map(|(name, _)| name.to_str().expect("ASCII")).collect();
    sandbox.driver(
        "mock",
        json!({ "gate": false, "instance_extensions": INSTANCE_EXTENSIONS, "missing": missing }),
    );
    let outcome = sandbox.run(|| {
        type AnyCommand = unsafe extern "system" fn(vk::PhysicalDevice, u64, u64, u64, u64) -> i32;
        let request = InstanceRequest { extensions: INSTANCE_EXTENSIONS, ..Default::default() };
        let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
        let device = instance.physical_devices()[0];
        for (name, lacking) in LACKING {
            let function = instance.loader.proc_addr(instance.handle, name);
            let function = function.unwrap_or_else(|| panic!("{name:?}"));
            // SAFETY: the pointer is that of a physical-device command, whose terminator reads only
            // its first argument.
            let function: AnyCommand = unsafe { std::mem::transmute(function) };
            let ended = forked(|| {
                // SAFETY: `device` is a physical device, and the terminator reads only this
                // argument.
                let result = unsafe { function(device, 0, 0, 0, 0) };
                assert_eq!(result, vk::Result::ERROR_EXTENSION_NOT_PRESENT.as_raw());
            });
            let name = name.to_str().expect("ASCII");
            let name = name.strip_prefix("vk").expect("a command");
            let message = format!("ICD associated with VkPhysicalDevice does not support {name}\n");
            assert!(ended.stderr.ends_with(&message), "{name}: {ended:?}");
            match lacking {
                Lacking::Abort => assert!(ended.aborted(), "{name}: {ended:?}"),
                Lacking::NotPresent => assert!(ended.status.success(), "{name}: {ended:?}"),
            }
        }
        instance.destroy();
    });
    outcome.expect_success();
}

/// callpath.md 1.9 lists all of them: no other command has such a terminator.
#[test]
fn the_commands_that_a_driver_may_lack_are_the_contracts() {
    let summary = include_str!("../../src/generated/loader-commands.txt");
    let lines = summary.lines().filter(|line| !line.ends_with(" none"));
    let here = lines.filter(|line| line.ends_with(" -") || line.ends_with(" unix"));
    let passed_on = here.filter(|line| {
        ["driver-or-abort", "driver-or-not-present"]
            .contains(&line.split(' ').nth(2).unwrap_or_default())
    });
    let mut passed_on: Vec<&str> = passed_on.filter_map(|line| line.split(' ').next()).collect();
    let mut listed: Vec<_> =
        LACKING.iter().map(|(name, _)| name.to_str().expect("ASCII")).collect();
    passed_on.sort_unstable();
    listed.sort_unstable();
    assert_eq!(passed_on, listed);
}

/// callpath.md 7.3: a device of a driver without vkDestroyDevice is forgotten, and the instance still
/// works.
#[test]
fn a_driver_may_lack_vk_destroy_device() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({ "missing": ["vkDestroyDevice"] }));
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        for _ in 0..2 {
            let device = instance.create_device(instance.physical_devices()[0], &[]);
            assert!(!device.queue().is_null());
            call!(instance.device_commands.destroy_device(device.handle, std::ptr::null()));
        }
        instance.destroy();
    });
    outcome.expect_success();
    let log = mock.log();
    let counts = ["vkCreateDevice", "vkDestroyDevice", "vkDestroyInstance"];
    assert_eq!(counts.map(|name| log.count(name)), [2, 0, 1]);
}
