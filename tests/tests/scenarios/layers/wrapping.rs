//! The layer of `tests/wrap-layer`, which wraps every handle by author-kit (layers.md 13.2).

use std::path::Path;
use std::ptr;

use dispatch_tables::vk;
use tests::{Instance, InstanceRequest, Loader, Messages, Sandbox, artifacts, call, json};

use crate::real_drivers::{XServer, lavapipe, program};

const WRAPPER: &str = "VK_LAYER_KIT_wrapper";
const VALIDATION: &str = "VK_LAYER_KHRONOS_validation";

/// An instance with a messenger; the messages.
pub(super) fn instance_with_messenger(
    loader: &'static Loader,
    api_version: u32,
) -> (Instance, &'static Messages) {
    let messages: &'static Messages = Box::leak(Box::default());
    let messenger = messages.messenger();
    let request =
        InstanceRequest { api_version, extensions: &["VK_EXT_debug_utils"], ..Default::default() };
    let instance = loader.create_instance(&request).expect("vkCreateInstance");
    let mut handle = vk::DebugUtilsMessengerEXT::NULL;
    call!(instance.commands.create_debug_utils_messenger_ext(
        instance.handle,
        &messenger,
        ptr::null(),
        &mut handle
    ));
    (instance, messages)
}

/// Physical devices and queues keep their handles; what the layer keeps for a buffer is found by the
/// application's handle.
#[test]
fn s13_2_a_wrapping_layer_gives_handles_of_its_own() {
    let mut sandbox = Sandbox::new();
    let driver = sandbox.driver("driver", json!({}));
    sandbox.built_layer(false, "libwrap_layer.so", WRAPPER);
    sandbox.env("VK_INSTANCE_LAYERS", WRAPPER);
    let outcome = sandbox.run(|| {
        let (instance, messages) = instance_with_messenger(Loader::open(), vk::API_VERSION_1_1);
        let physical_device = instance.physical_devices()[0];
        assert_eq!(instance.physical_devices()[0], physical_device);
        let device = instance.create_device(physical_device, &[]);
        assert_eq!(device.queue(), device.queue());
        let (pool, _) = device.command_buffer();
        call!(device.commands.queue_submit(device.queue(), 0, ptr::null(), vk::Fence::NULL));
        let info = vk::BufferCreateInfo { size: 64, ..Default::default() };
        let mut buffers = [vk::Buffer::NULL; 2];
        for buffer in &mut buffers {
            call!(device.commands.create_buffer(device.handle, &info, ptr::null(), buffer));
        }
        let mut requirements = vk::MemoryRequirements::default();
        messages.take();
        for buffer in buffers {
            call!(device.commands.get_buffer_memory_requirements(
                device.handle,
                buffer,
                &mut requirements
            ));
            call!(device.commands.destroy_buffer(device.handle, buffer, ptr::null()));
        }
        let heard = messages.take();
        let sizes =
            heard.iter().filter(|(_, id, text)| id == "wrapper" && text == "a buffer of 64 bytes");
        assert_eq!(sizes.count(), 2, "{heard:?}");
        call!(device.commands.destroy_command_pool(device.handle, pool, ptr::null()));
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
    let log = driver.log();
    let counts = ["vkCreateDevice", "vkDestroyDevice", "vkDestroyInstance"];
    assert_eq!(counts.map(|name| log.count(name)), [1, 1, 1]);
}

/// The wrapping layer above and below the validation layer, and the order of the two.
fn with_validation(sandbox: &mut Sandbox, is_above: bool) {
    let installed = Path::new("/usr/share/vulkan/explicit_layer.d");
    let manifest = installed.join("VkLayer_khronos_validation.json");
    assert!(manifest.exists(), "needed: `apt-get install vulkan-validationlayers`");
    sandbox.built_layer(false, "libwrap_layer.so", WRAPPER);
    let layers = format!("{}:{}", sandbox.path("layers").display(), installed.display());
    let order = if is_above { [WRAPPER, VALIDATION] } else { [VALIDATION, WRAPPER] };
    sandbox
        .env("VK_LAYER_PATH", layers)
        .env("VK_INSTANCE_LAYERS", order.join(":"))
        .env("VK_DRIVER_FILES", lavapipe());
}

/// vulkaninfo prints the same as without the layer, vkcube runs, and the validation layer is silent.
#[test]
#[ignore = "needs mesa-vulkan-drivers, vulkan-tools, libvulkan1, xvfb, vulkan-validationlayers"]
fn s13_2_programs_run_under_a_wrapping_layer_under_both_loaders() {
    let server = XServer::start();
    for loader in [artifacts::our_loader(), artifacts::system_loader()] {
        let run = |is_above, name: &str, arguments: &[&str]| {
            let mut sandbox = Sandbox::new();
            with_validation(&mut sandbox, is_above);
            sandbox.set_loader(&loader).env("DISPLAY", server.display());
            let mut command = program(name, "vulkan-tools");
            command.args(arguments).env("VK_LOADER_DEBUG", "layer");
            let outcome = sandbox.execute(&mut command);
            outcome.expect_success();
            let both = format!("{}{}", outcome.stdout, outcome.stderr);
            for library in ["libwrap_layer.so", "libVkLayer_khronos_validation.so"] {
                assert!(both.contains(library), "{both}");
            }
            for mistake in ["VUID", "UNASSIGNED", "Validation Error", "Validation Warning"] {
                assert!(!both.contains(mistake), "{name}, wrapper above: {is_above}\n{both}");
            }
        };
        for is_above in [true, false] {
            run(is_above, "vulkaninfo", &[]);
            run(is_above, "vkcube", &["--c", "200"]);
        }
    }
}

#[test]
#[ignore = "needs mesa-vulkan-drivers, libvulkan1, vulkan-validationlayers"]
fn s13_2_a_compute_program_runs_under_a_wrapping_layer_under_both_loaders() {
    let ours_and_theirs = [artifacts::our_loader, artifacts::system_loader];
    for (loader, is_above) in ours_and_theirs.iter().flat_map(|it| [(it, true), (it, false)]) {
        let mut sandbox = Sandbox::new();
        with_validation(&mut sandbox, is_above);
        sandbox.env("SCENARIO_LOADER", loader());
        let outcome = sandbox.run(|| {
            let (instance, messages) = instance_with_messenger(Loader::open(), vk::API_VERSION_1_2);
            crate::compute::run(&instance);
            let heard = messages.take();
            let mistakes: Vec<_> = heard
                .iter()
                // Information has such an ID too: the cache of shaders does not exist yet.
                .filter(|(severity, ..)| *severity != vk::DebugUtilsMessageSeverityFlagsEXT::INFO)
                .filter(|(_, id, _)| id.contains("VUID") || id.contains("UNASSIGNED"))
                .collect();
            assert!(mistakes.is_empty(), "{mistakes:?}");
            assert!(heard.iter().any(|(_, id, _)| id == "wrapper"), "{heard:?}");
            instance.destroy();
        });
        outcome.expect_success();
    }
}

/// How often each of four threads creates and destroys an instance with a device.
const ROUNDS: usize = 20;

/// Runs `create_and_destroy` on four threads.
fn four_threads() {
    let loader = Loader::open();
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| (0..ROUNDS).for_each(|_| create_and_destroy(loader)));
        }
    });
}

fn create_and_destroy(loader: &'static Loader) {
    let instance = loader.create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
    let device = instance.create_device(instance.physical_devices()[0], &[]);
    // The layer gives a queue the loader's word each time.
    (0..20).for_each(|_| assert_eq!(device.queue(), device.queue()));
    let (pool, _) = device.command_buffer();
    call!(device.commands.destroy_command_pool(device.handle, pool, ptr::null()));
    device.destroy();
    instance.destroy();
}

#[test]
fn s13_2_threads_create_and_destroy_under_a_wrapping_layer() {
    let mut sandbox = Sandbox::new();
    let driver = sandbox.driver("driver", json!({}));
    sandbox.built_layer(false, "libwrap_layer.so", WRAPPER);
    sandbox.env("VK_INSTANCE_LAYERS", WRAPPER);
    sandbox.run(|| four_threads()).expect_success();
    assert_eq!(driver.log().count("vkDestroyDevice"), 4 * ROUNDS);
}

/// The Khronos loader 1.3.239 has no lock in the function by which a layer asks for the loader's word.
#[test]
#[ignore = "needs libvulkan1"]
fn s13_2_threads_create_and_destroy_under_a_wrapping_layer_on_the_systems_loader() {
    let mut sandbox = Sandbox::new();
    let driver = sandbox.driver("driver", json!({}));
    sandbox.built_layer(false, "libwrap_layer.so", WRAPPER);
    sandbox.env("VK_INSTANCE_LAYERS", WRAPPER).env("SCENARIO_LOADER", artifacts::system_loader());
    sandbox.run(|| four_threads()).expect_success();
    assert_eq!(driver.log().count("vkDestroyDevice"), 4 * ROUNDS);
}
