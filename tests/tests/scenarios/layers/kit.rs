//! Layers made with author-kit, with the manifests that their build scripts write.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::ptr;

use dispatch_tables::vk;
use tests::{InstanceRequest, Loader, Messages, Sandbox, artifacts, call, json};

use crate::real_drivers::{XServer, lavapipe, program};

const COUNT: &str = "VK_LAYER_EXAMPLE_count";

/// A sandbox with the layer that counts submits and draws, which writes to `counts.txt`.
fn counting() -> Sandbox {
    let mut sandbox = Sandbox::new();
    sandbox.built_layer("libcount_layer.so", COUNT);
    sandbox.env("VK_EXAMPLE_COUNT_PATH", sandbox.path("counts.txt"));
    sandbox.env("VK_INSTANCE_LAYERS", COUNT);
    sandbox
}

fn counts(sandbox: &Sandbox) -> String {
    fs::read_to_string(sandbox.path("counts.txt")).expect("the layer's file")
}

/// The application calls by the names of extensions; the hooks have the core names. The layer's
/// message reaches the application's messenger.
#[test]
fn s14_2_the_counting_layer_counts_every_spelling() {
    let mut sandbox = counting();
    sandbox.env("VK_LOADER_DEBUG", "error");
    let extensions = ["VK_KHR_synchronization2", "VK_KHR_draw_indirect_count"];
    sandbox.driver("driver", json!({ "physical_devices": [{ "extensions": extensions }] }));
    let outcome = sandbox.run(|| {
        let messages: &'static Messages = Box::leak(Box::default());
        let request = InstanceRequest {
            api_version: vk::API_VERSION_1_1,
            extensions: &["VK_EXT_debug_utils"],
            ..Default::default()
        };
        let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
        let mut messenger = vk::DebugUtilsMessengerEXT::NULL;
        let info = messages.messenger();
        call!(instance.commands.create_debug_utils_messenger_ext(
            instance.handle,
            &info,
            ptr::null(),
            &mut messenger
        ));
        let extensions = ["VK_KHR_synchronization2", "VK_KHR_draw_indirect_count"];
        let device = instance.create_device(instance.physical_devices()[0], &extensions);
        let (pool, buffer) = device.command_buffer();
        for _ in 0..3 {
            call!(device.commands.cmd_draw(buffer, 3, 1, 0, 0));
        }
        let null = vk::Buffer::NULL;
        call!(device.commands.cmd_draw_indirect_count_khr(buffer, null, 0, null, 0, 1, 0));
        let queue = device.queue();
        call!(device.commands.queue_submit(queue, 0, ptr::null(), vk::Fence::NULL));
        call!(device.commands.queue_submit2_khr(queue, 0, ptr::null(), vk::Fence::NULL));
        call!(device.commands.destroy_command_pool(device.handle, pool, ptr::null()));
        messages.take();
        device.destroy();
        let info = vk::DebugUtilsMessageSeverityFlagsEXT::INFO;
        let message = (info, "count".to_owned(), "submits 2, draws 4".to_owned());
        assert!(messages.take().contains(&message));
        call!(instance.commands.destroy_debug_utils_messenger_ext(
            instance.handle,
            messenger,
            ptr::null()
        ));
        instance.destroy();
    });
    outcome.expect_success();
    assert_eq!(outcome.stderr, "", "no error");
    assert_eq!(counts(&sandbox), "submits 2, draws 4\n");
}

/// vkcube records a draw for every image of its swapchain, and submits every frame.
#[test]
#[ignore = "needs mesa-vulkan-drivers, vulkan-tools, libvulkan1, xvfb"]
fn the_counting_layer_counts_the_same_under_both_loaders() {
    let server = XServer::start();
    let count = |loader: &Path| {
        let mut sandbox = counting();
        let libraries = sandbox.write("lib/README", "").with_file_name("");
        symlink(loader, libraries.join("libvulkan.so.1")).expect("a link to the loader");
        sandbox.env("LD_LIBRARY_PATH", libraries).env("VK_DRIVER_FILES", lavapipe());
        sandbox.env("DISPLAY", server.display());
        let mut cube = program("vkcube", "vulkan-tools");
        sandbox.execute(cube.args(["--c", "50"])).expect_success();
        counts(&sandbox)
    };
    let [ours, theirs] = [artifacts::our_loader(), artifacts::system_loader()].map(|it| count(&it));
    assert_eq!(ours, theirs);
    let number = |name: &str| -> u32 {
        let (_, after) = ours.split_once(name).expect("a number");
        after.trim().split(',').next().and_then(|text| text.parse().ok()).expect("a number")
    };
    assert!(number("submits") >= 50, "{ours}");
    assert!(number("draws") >= 2, "{ours}");
}
