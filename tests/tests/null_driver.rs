//! The driver of examples/null-driver: an application draws and presents with it, and so do
//! Debian's programs, through our loader and through Debian's, and under the validation layer.

use std::path::{Path, PathBuf};
use std::ptr;

use dispatch_tables::vk;
use tests::programs::{self, XServer};
use tests::{Device, InstanceRequest, Loader, Outcome, Sandbox, artifacts, call};

/// Writes the driver's manifest.
fn manifest(sandbox: &Sandbox) -> PathBuf {
    sandbox.driver_manifest("null-driver_icd.json", artifacts::null_driver(), "1.3.0")
}

#[test]
fn an_application_draws_and_presents() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_DRIVER_FILES", manifest(&sandbox));
    sandbox.env("VK_LOADER_DEBUG", "error,warn");
    let outcome = sandbox.run(|| {
        let request = InstanceRequest {
            api_version: vk::API_VERSION_1_3,
            extensions: &["VK_KHR_surface", "VK_KHR_xcb_surface"],
            ..Default::default()
        };
        let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
        let [gpu] = instance.physical_devices()[..] else { panic!("one physical device") };
        let mut surface = vk::SurfaceKHR::NULL;
        // The loader keeps the connection for the driver, which does not use it.
        let info = vk::XcbSurfaceCreateInfoKHR {
            connection: ptr::dangling_mut(),
            window: 1,
            ..Default::default()
        };
        let (handle, none) = (instance.handle, ptr::null());
        let created =
            call!(instance.commands.create_xcb_surface_khr(handle, &info, none, &mut surface));
        assert_eq!(created, vk::Result::SUCCESS);
        let mut capabilities = vk::SurfaceCapabilitiesKHR::default();
        let commands = &instance.physical_device_commands;
        call!(commands.get_physical_device_surface_capabilities_khr(
            gpu,
            surface,
            &mut capabilities
        ));
        assert_eq!(capabilities.min_image_count, 2);

        let device = instance.create_device(gpu, &["VK_KHR_swapchain"]);
        let swapchain = swapchain(&device, surface);
        let frames: Vec<u32> = (0..5).map(|_| frame(&device, swapchain)).collect();
        assert_eq!(frames, [0, 1, 0, 1, 0]);
        call!(device.commands.destroy_swapchain_khr(device.handle, swapchain, none));
        device.destroy();
        call!(instance.commands.destroy_surface_khr(instance.handle, surface, none));
        instance.destroy();
    });
    outcome.expect_success();
    assert_eq!(outcome.stderr, "", "nothing to warn of");
}

fn swapchain(device: &Device, surface: vk::SurfaceKHR) -> vk::SwapchainKHR {
    let info = vk::SwapchainCreateInfoKHR {
        surface,
        min_image_count: 2,
        image_format: vk::Format::B8G8R8A8_UNORM,
        image_extent: vk::Extent2D { width: 64, height: 64 },
        image_array_layers: 1,
        image_usage: vk::ImageUsageFlags::COLOR_ATTACHMENT,
        present_mode: vk::PresentModeKHR::FIFO,
        ..Default::default()
    };
    let (mut swapchain, none) = (vk::SwapchainKHR::NULL, ptr::null());
    let handle = device.handle;
    let created = call!(device.commands.create_swapchain_khr(handle, &info, none, &mut swapchain));
    assert_eq!(created, vk::Result::SUCCESS);
    let (mut count, mut images) = (2, [vk::Image::NULL; 2]);
    let array = images.as_mut_ptr();
    call!(device.commands.get_swapchain_images_khr(handle, swapchain, &mut count, array));
    assert!(count == 2 && images.iter().all(|image| !image.is_null()));
    swapchain
}

/// Draws and presents one frame, waits for it, and returns the image's index.
fn frame(device: &Device, swapchain: vk::SwapchainKHR) -> u32 {
    let (handle, none) = (device.handle, ptr::null());
    let semaphores = [(); 2].map(|()| {
        let (info, mut semaphore) = (vk::SemaphoreCreateInfo::default(), vk::Semaphore::NULL);
        call!(device.commands.create_semaphore(handle, &info, none, &mut semaphore));
        semaphore
    });
    let (info, mut fence) = (vk::FenceCreateInfo::default(), vk::Fence::NULL);
    call!(device.commands.create_fence(handle, &info, none, &mut fence));
    let (mut index, no_fence) = (9, vk::Fence::NULL);
    let acquired = call!(device.commands.acquire_next_image_khr(
        handle,
        swapchain,
        u64::MAX,
        semaphores[0],
        no_fence,
        &mut index
    ));
    assert_eq!(acquired, vk::Result::SUCCESS);

    let (pool, commands) = device.command_buffer();
    call!(device.commands.begin_command_buffer(commands, &vk::CommandBufferBeginInfo::default()));
    call!(device.commands.cmd_draw(commands, 3, 1, 0, 0));
    assert_eq!(call!(device.commands.end_command_buffer(commands)), vk::Result::SUCCESS);
    let info = vk::SubmitInfo {
        wait_semaphore_count: 1,
        p_wait_semaphores: &semaphores[0],
        p_wait_dst_stage_mask: &vk::PipelineStageFlags::COLOR_ATTACHMENT_OUTPUT,
        command_buffer_count: 1,
        p_command_buffers: &commands,
        signal_semaphore_count: 1,
        p_signal_semaphores: &semaphores[1],
        ..Default::default()
    };
    let submitted = call!(device.commands.queue_submit(device.queue(), 1, &info, fence));
    assert_eq!(submitted, vk::Result::SUCCESS);
    let mut shown = vk::Result::NOT_READY;
    let info = vk::PresentInfoKHR {
        wait_semaphore_count: 1,
        p_wait_semaphores: &semaphores[1],
        swapchain_count: 1,
        p_swapchains: &swapchain,
        p_image_indices: &index,
        p_results: &mut shown,
        ..Default::default()
    };
    let presented = call!(device.commands.queue_present_khr(device.queue(), &info));
    assert_eq!((presented, shown), (vk::Result::SUCCESS, vk::Result::SUCCESS));
    let waited = call!(device.commands.wait_for_fences(handle, 1, &fence, vk::TRUE, u64::MAX));
    assert_eq!(waited, vk::Result::SUCCESS);
    assert_eq!(call!(device.commands.queue_wait_idle(device.queue())), vk::Result::SUCCESS);

    call!(device.commands.destroy_fence(handle, fence, none));
    for semaphore in semaphores {
        call!(device.commands.destroy_semaphore(handle, semaphore, none));
    }
    call!(device.commands.destroy_command_pool(handle, pool, none));
    index
}

/// Runs a program with arguments under a virtual X server, through a loader, on the null driver of
/// this installed manifest or of the tests' own.
fn run(
    loader: &Path,
    installed: Option<&Path>,
    program: &[&str],
    variables: &[(&str, &str)],
) -> Outcome {
    let mut sandbox = Sandbox::new();
    let manifest = installed.map_or_else(|| manifest(&sandbox), Path::to_path_buf);
    sandbox.set_loader(loader).set_driver(&manifest).env("XDG_DATA_DIRS", "/usr/share");
    for (name, value) in variables {
        sandbox.env(name, value);
    }
    let server = XServer::start();
    sandbox.env("DISPLAY", server.display());
    let (name, arguments) = program.split_first().expect("a program");
    let outcome = sandbox.execute(programs::program(name, "vulkan-tools").args(arguments));
    outcome.expect_success();
    outcome
}

/// Installs the driver for a user whose home is the sandbox, by the one command of the README. The
/// result is the manifest, which the command prints.
fn install(sandbox: &Sandbox) -> PathBuf {
    let output = sandbox.installer("null-driver", "data home").output().expect("a shell");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8_lossy(&output.stdout);
    let (_, manifest) = text.trim().split_once("VK_DRIVER_FILES=").expect("the manifest's path");
    assert!(text.contains(&*sandbox.path("data home/vulkan/icd.d").to_string_lossy()), "{text}");
    PathBuf::from(manifest)
}

#[test]
#[ignore = "needs vulkan-tools, xvfb, libvulkan1"]
fn debians_programs_run_on_the_installed_driver_through_both_loaders() {
    let sandbox = Sandbox::new();
    let manifest = install(&sandbox);
    for loader in [artifacts::our_loader(), artifacts::system_loader()] {
        let info = run(&loader, Some(&manifest), &["vulkaninfo"], &[]).stdout;
        assert!(info.contains("null driver") && info.contains("dynamicRendering"), "{info}");
        let cube = run(&loader, Some(&manifest), &["vkcube", "--c", "200"], &[]).stderr;
        assert!(cube.contains("Selected GPU 0: null driver"), "{cube}");
    }
}

#[test]
#[ignore = "needs vulkan-tools, xvfb, libvulkan1, vulkan-validationlayers"]
fn the_validation_layer_has_nothing_to_say() {
    let layer = [("VK_INSTANCE_LAYERS", "VK_LAYER_KHRONOS_validation")];
    for loader in [artifacts::our_loader(), artifacts::system_loader()] {
        let cube = run(&loader, None, &["vkcube", "--validate", "--c", "50"], &layer);
        let said = format!("{}{}", cube.stdout, cube.stderr);
        assert!(said.contains("Selected GPU 0: null driver"), "{said}");
        // With --validate, vkcube ends without the layer, and prints all of the layer's messages,
        // which have a VUID or a name of the layer.
        let is_validation = ["VUID", "UNASSIGNED", "VALIDATION -"];
        assert!(!is_validation.iter().any(|word| said.contains(word)), "{said}");
    }
}
