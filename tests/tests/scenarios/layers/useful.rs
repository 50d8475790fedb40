//! The layers of `tests/useful-layers`, which are written as a new author would: a frame limiter, a
//! device selector and a memory budget.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use dispatch_tables::vk::{self, chain::Chain};
use tests::{InstanceRequest, Loader, Sandbox, artifacts, call, json};

use crate::real_drivers::{XServer, lavapipe, program};

const LIBRARY: &str = "libuseful_layers.so";
const LIMITER: &str = "VK_LAYER_EXAMPLE_frame_limiter";
const SELECTOR: &str = "VK_LAYER_EXAMPLE_device_selector";
const BUDGET: &str = "VK_LAYER_EXAMPLE_memory_budget";
const VALIDATION: &str = "VK_LAYER_KHRONOS_validation";

/// Two threads, each with a device, present 5 frames each. Each device has its own pace.
#[test]
fn the_frame_limiter_holds_frames_back_on_every_thread() {
    let mut sandbox = Sandbox::new();
    let config = json!({ "physical_devices": [{ "extensions": ["VK_KHR_swapchain"] }] });
    let driver = sandbox.driver("driver", config);
    sandbox.built_layer(true, LIBRARY, LIMITER);
    sandbox.env("ENABLE_FRAME_LIMITER", "1").env("VK_EXAMPLE_FRAME_LIMITER_FPS", "50");
    let outcome = sandbox.run(|| {
        let request = InstanceRequest { extensions: &["VK_KHR_surface"], ..Default::default() };
        let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
        let begin = Instant::now();
        std::thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| {
                    let physical_device = instance.physical_devices()[0];
                    let device = instance.create_device(physical_device, &["VK_KHR_swapchain"]);
                    let info = vk::PresentInfoKHR::default();
                    for _ in 0..5 {
                        call!(device.commands.queue_present_khr(device.queue(), &info));
                    }
                    device.destroy();
                });
            }
        });
        // The first frame of each device does not wait.
        assert!(begin.elapsed() >= Duration::from_millis(80), "{:?}", begin.elapsed());
        instance.destroy();
    });
    outcome.expect_success();
    assert_eq!(driver.log().count("vkQueuePresentKHR"), 10);
}

/// Devices and groups in the chosen order, by both spellings of the command for groups.
#[test]
fn the_device_selector_puts_devices_and_groups_first_and_hides_others() {
    for (only, devices) in [("0", vec!["two", "one"]), ("1", vec!["two"])] {
        let mut sandbox = Sandbox::new();
        for name in ["one", "two"] {
            sandbox.driver(name, json!({ "physical_devices": [{ "name": name }] }));
        }
        sandbox.built_layer(false, LIBRARY, SELECTOR);
        sandbox.env("VK_INSTANCE_LAYERS", SELECTOR);
        sandbox.env("VK_EXAMPLE_DEVICE_SELECTOR_NAME", "two");
        sandbox.env("VK_EXAMPLE_DEVICE_SELECTOR_ONLY", only).set_argument(&devices.join(" "));
        let outcome = sandbox.run(|| {
            let request = InstanceRequest {
                api_version: vk::API_VERSION_1_1,
                extensions: &["VK_KHR_device_group_creation"],
                ..Default::default()
            };
            let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
            assert_eq!(instance.device_names().join(" "), Sandbox::argument());
            for is_core in [true, false] {
                let mut count = 8;
                let mut groups = [vk::PhysicalDeviceGroupProperties::default(); 8];
                let (places, handle) = (groups.as_mut_ptr(), instance.handle);
                let result = match is_core {
                    true => call!(
                        instance
                            .commands
                            .enumerate_physical_device_groups(handle, &mut count, places)
                    ),
                    false => call!(
                        instance
                            .commands
                            .enumerate_physical_device_groups_khr(handle, &mut count, places)
                    ),
                };
                assert_eq!(result, vk::Result::SUCCESS);
                let first = groups.iter().take(count as usize);
                let names: Vec<_> =
                    first.map(|group| instance.device_name(group.physical_devices[0])).collect();
                assert_eq!(names.join(" "), Sandbox::argument());
            }
            instance.destroy();
        });
        outcome.expect_success();
    }
}

/// The application's structure has a budget, which the layer limits.
#[test]
fn the_memory_budget_is_limited_in_the_applications_chain() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("driver", json!({}));
    sandbox.built_layer(false, LIBRARY, BUDGET);
    sandbox.env("VK_INSTANCE_LAYERS", BUDGET).env("VK_EXAMPLE_MEMORY_BUDGET_MIB", "64");
    let outcome = sandbox.run(|| {
        let request = InstanceRequest { api_version: vk::API_VERSION_1_1, ..Default::default() };
        let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
        let mut budget = vk::PhysicalDeviceMemoryBudgetPropertiesEXT {
            heap_budget: [1 << 40; 16],
            ..Default::default()
        };
        let mut properties = Chain::new(vk::PhysicalDeviceMemoryProperties2::default());
        properties.push(&mut budget);
        call!(instance.physical_device_commands.get_physical_device_memory_properties2(
            instance.physical_devices()[0],
            properties.as_mut_ptr()
        ));
        assert!(properties.memory_properties.memory_heap_count > 0);
        assert_eq!(budget.heap_budget[0], 64 << 20);
        instance.destroy();
    });
    outcome.expect_success();
}

/// Debian's programs, on both loaders, with the validation layer above and below the three layers; the
/// frame limiter is implicit.
#[test]
#[ignore = "needs mesa-vulkan-drivers, vulkan-tools, libvulkan1, xvfb, vulkan-validationlayers"]
fn programs_run_under_the_three_layers_beside_validation_under_both_loaders() {
    let server = XServer::start();
    let installed = Path::new("/usr/share/vulkan/explicit_layer.d");
    for loader in [artifacts::our_loader(), artifacts::system_loader()] {
        for (order, name, arguments) in [
            ([VALIDATION, SELECTOR, BUDGET], "vkcube", ["--c", "40"].as_slice()),
            ([SELECTOR, BUDGET, VALIDATION], "vkcube", &["--c", "40"]),
            ([VALIDATION, SELECTOR, BUDGET], "vulkaninfo", &[]),
        ] {
            let mut sandbox = Sandbox::new();
            sandbox.built_layer(false, LIBRARY, SELECTOR);
            sandbox.built_layer(false, LIBRARY, BUDGET);
            // Older loaders have no variable for implicit layers.
            let implicit = sandbox.write("data-home/vulkan/implicit_layer.d/README", "");
            let manifest = format!("{LIMITER}.json");
            let built = artifacts::built(LIBRARY);
            let written = built.parent().expect("deps").with_file_name(&manifest);
            for (from, to) in [(&built, LIBRARY), (&written, &manifest)] {
                fs::copy(from, implicit.with_file_name(to)).expect("copied");
            }
            let layers = format!("{}:{}", sandbox.path("layers").display(), installed.display());
            sandbox
                .set_loader(&loader)
                .env("VK_LAYER_PATH", layers)
                .env("VK_INSTANCE_LAYERS", order.join(":"))
                .env("VK_DRIVER_FILES", lavapipe())
                .env("DISPLAY", server.display())
                .env("ENABLE_FRAME_LIMITER", "1")
                .env("VK_EXAMPLE_FRAME_LIMITER_FPS", "60")
                .env("VK_EXAMPLE_DEVICE_SELECTOR_NAME", "llvmpipe")
                .env("VK_LOADER_DEBUG", "layer");
            let begin = Instant::now();
            let outcome = sandbox.execute(program(name, "vulkan-tools").args(arguments));
            outcome.expect_success();
            let both = format!("{}{}", outcome.stdout, outcome.stderr);
            for layer in [LIBRARY, "libVkLayer_khronos_validation.so"] {
                assert!(both.contains(layer), "{both}");
            }
            for mistake in ["VUID", "Validation Error", "panicked"] {
                assert!(!both.contains(mistake), "{name} {order:?}\n{both}");
            }
            if name == "vkcube" {
                assert!(begin.elapsed() >= Duration::from_millis(650), "40 frames at 60 Hz");
            }
        }
    }
}
