//! The programs of `examples` and what they print.

use std::process::Command;

/// What the program prints, with these features and arguments.
fn printed(example: &str, features: &str) -> String {
    let output = Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--offline", "--example", example, "--features", features])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn a_drivers_table_serves_what_is_enabled() {
    let expected = "\
vkCmdTrace: null
vkTrimCommandPoolKHR: a function
vkCmdDraw: null
vkDeviceWaitIdle: a function
";
    assert_eq!(printed("driver_table", ""), expected);
}

#[test]
fn a_layers_hook_serves_every_name() {
    let expected = "\
the application calls vkQueueSubmit2KHR
the layer sees 2 submissions
the driver executes 2 submissions
the application calls vkQueueSubmit2
the layer sees 2 submissions
the driver executes 2 submissions
";
    assert_eq!(printed("layer_table", ""), expected);
}

#[test]
fn a_table_names_the_source_of_each_command() {
    let expected = "\
vkQueueWaitIdle: profiler, over another
vkDeviceWaitIdle: driver
vkTrimCommandPool: driver
vkTrimCommandPool: not the function of vkTrimCommandPoolKHR
";
    assert_eq!(printed("provenance", ""), expected);
}

#[test]
fn what_a_command_lacks_is_named() {
    let expected = "\
vkQueuePresentKHR is enabled
vkCmdBeginRendering is not enabled: Vulkan 1.3 is missing
vkCmdBeginRenderingKHR is not enabled: VK_KHR_dynamic_rendering is missing
vkCmdPushDescriptorSet2 is not enabled: Vulkan 1.4 is missing
vkCmdPushDescriptorSet2KHR is not enabled: VK_KHR_maintenance6 and VK_KHR_push_descriptor are missing
vkCmdDrawn is no command of this registry
";
    assert_eq!(printed("why_not", ""), expected);
}

#[test]
#[ignore = "needs Debian's mesa-vulkan-drivers and libvulkan1"]
fn an_application_submits_to_every_device_of_the_platforms_loader() {
    let devices = printed("application", "alloc,calls,commands,loaded");
    assert!(
        devices.contains("llvmpipe") && devices.contains(": VK_PHYSICAL_DEVICE_TYPE_CPU\n"),
        "{devices}"
    );
}
