//! Surfaces and swapchains (callpath.md 5).

use std::ptr;

use dispatch_tables::vk;
use tests::{Instance, InstanceRequest, Loader, Sandbox, call, json};

fn instance() -> Instance {
    let extensions =
        ["VK_KHR_surface", "VK_EXT_headless_surface", "VK_KHR_get_surface_capabilities2"];
    let request = InstanceRequest { extensions: &extensions, ..Default::default() };
    Loader::open().create_instance(&request).expect("vkCreateInstance")
}

pub(super) fn headless(instance: &Instance) -> vk::SurfaceKHR {
    let mut surface = vk::SurfaceKHR::NULL;
    let info = vk::HeadlessSurfaceCreateInfoEXT::default();
    let result = call!(instance.commands.create_headless_surface_ext(
        instance.handle,
        &info,
        ptr::null(),
        &mut surface
    ));
    assert_eq!(result, vk::Result::SUCCESS);
    surface
}

fn swapchain_info(surface: vk::SurfaceKHR) -> vk::SwapchainCreateInfoKHR {
    vk::SwapchainCreateInfoKHR {
        surface,
        min_image_count: 3,
        image_format: vk::Format::B8G8R8A8_UNORM,
        image_extent: vk::Extent2D { width: 64, height: 64 },
        image_array_layers: 1,
        image_usage: vk::ImageUsageFlags::COLOR_ATTACHMENT,
        ..Default::default()
    }
}

/// callpath.md 1.6, 5.2, 5.4: the driver is called at the first use of a surface, and only once
/// (layers.md 12.3, 13.1).
#[test]
fn driver_surfaces_are_made_at_first_use() {
    let mut sandbox = Sandbox::new();
    let used = sandbox.driver("used", json!({ "physical_devices": [{ "name": "used" }] }));
    let unused = sandbox
        .driver("unused", json!({ "physical_devices": [{ "name": "unused", "type": "cpu" }] }));
    let outcome = sandbox.run(|| {
        let instance = instance();
        let surface = headless(&instance);
        let device = instance.physical_devices()[0];
        assert_eq!(instance.device_name(device), "used");
        let commands = instance.physical_device_commands;
        for _ in 0..2 {
            let mut capabilities = vk::SurfaceCapabilitiesKHR::default();
            let result = call!(commands.get_physical_device_surface_capabilities_khr(
                device,
                surface,
                &mut capabilities
            ));
            assert_eq!((result, capabilities.min_image_count), (vk::Result::SUCCESS, 2));
        }
        let mut supported = vk::FALSE;
        let result = call!(commands.get_physical_device_surface_support_khr(
            device,
            0,
            surface,
            &mut supported
        ));
        assert_eq!((result, supported), (vk::Result::SUCCESS, vk::TRUE));
        call!(instance.commands.destroy_surface_khr(instance.handle, surface, ptr::null()));
        instance.destroy();
    });
    outcome.expect_success();
    let log = used.log();
    assert_eq!(log.count("vkCreateHeadlessSurfaceEXT"), 1);
    assert_eq!(log.count("vkDestroySurfaceKHR"), 1);
    for query in
        ["vkGetPhysicalDeviceSurfaceCapabilitiesKHR", "vkGetPhysicalDeviceSurfaceSupportKHR"]
    {
        assert!(
            log.details(query).all(|detail| detail["own"] == true),
            "{query} gets the driver's own surface"
        );
    }
    assert_eq!(unused.log().count("vkCreateHeadlessSurfaceEXT"), 0);
}

/// callpath.md 1.6, 5.6, 5.7: all queries of the surface, in both versions.
#[test]
fn surfaces_are_queried() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let instance = instance();
        let surface = headless(&instance);
        let device = instance.physical_devices()[0];
        let commands = instance.physical_device_commands;
        let mut count = 0;
        let result = call!(commands.get_physical_device_surface_formats_khr(
            device,
            surface,
            &mut count,
            ptr::null_mut()
        ));
        assert_eq!((result, count), (vk::Result::SUCCESS, 2));
        let result = call!(commands.get_physical_device_surface_present_modes_khr(
            device,
            surface,
            &mut count,
            ptr::null_mut()
        ));
        assert_eq!((result, count), (vk::Result::SUCCESS, 2));
        let info = vk::PhysicalDeviceSurfaceInfo2KHR { surface, ..Default::default() };
        let mut capabilities = vk::SurfaceCapabilities2KHR::default();
        let result = call!(commands.get_physical_device_surface_capabilities2_khr(
            device,
            &info,
            &mut capabilities
        ));
        assert_eq!(
            (result, capabilities.surface_capabilities.max_image_count),
            (vk::Result::SUCCESS, 8)
        );
        let mut formats = [vk::SurfaceFormat2KHR::default(); 2];
        let result = call!(commands.get_physical_device_surface_formats2_khr(
            device,
            &info,
            &mut count,
            formats.as_mut_ptr()
        ));
        assert_eq!((result, count), (vk::Result::SUCCESS, 2));
        assert_eq!(formats[1].surface_format.format, vk::Format::B8G8R8A8_SRGB);
        instance.destroy();
    });
    outcome.expect_success();
}

/// callpath.md 5.7: the newer queries, emulated with the older ones.
#[test]
fn surface_queries_of_the_second_generation_are_emulated() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({
        "missing": ["vkGetPhysicalDeviceSurfaceCapabilities2KHR", "vkGetPhysicalDeviceSurfaceFormats2KHR"],
    }));
    let outcome = sandbox.run(|| {
        let instance = instance();
        let info = vk::PhysicalDeviceSurfaceInfo2KHR {
            surface: headless(&instance),
            ..Default::default()
        };
        let device = instance.physical_devices()[0];
        let commands = instance.physical_device_commands;
        let mut capabilities = vk::SurfaceCapabilities2KHR::default();
        let result = call!(commands.get_physical_device_surface_capabilities2_khr(
            device,
            &info,
            &mut capabilities
        ));
        assert_eq!(
            (result, capabilities.surface_capabilities.max_image_count),
            (vk::Result::SUCCESS, 8)
        );
        let mut count = 1;
        let mut formats = [vk::SurfaceFormat2KHR::default(); 2];
        let result = call!(commands.get_physical_device_surface_formats2_khr(
            device,
            &info,
            &mut count,
            formats.as_mut_ptr()
        ));
        assert_eq!((result, count), (vk::Result::INCOMPLETE, 1));
        assert_eq!(formats[0].surface_format.format, vk::Format::B8G8R8A8_UNORM);
        assert_eq!(formats[1].surface_format.format, vk::Format::UNDEFINED);
        instance.destroy();
    });
    outcome.expect_success();
}

/// callpath.md 2.1, 5.3, 5.4 row 2, drivers.md E.3 version 3: drivers below interface version 3
/// read the loader's container.
#[test]
fn old_drivers_get_the_loaders_container() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({ "interface_version": 2 }));
    let outcome = sandbox.run(|| {
        let instance = instance();
        let surface = headless(&instance);
        let mut capabilities = vk::SurfaceCapabilitiesKHR::default();
        let result =
            call!(instance.physical_device_commands.get_physical_device_surface_capabilities_khr(
                instance.physical_devices()[0],
                surface,
                &mut capabilities
            ));
        assert_eq!(result, vk::Result::SUCCESS);
        call!(instance.commands.destroy_surface_khr(instance.handle, surface, ptr::null()));
        instance.destroy();
    });
    outcome.expect_success();
    let log = mock.log();
    assert_eq!(log.count("vkCreateHeadlessSurfaceEXT"), 0);
    let seen = log.details("vkGetPhysicalDeviceSurfaceCapabilitiesKHR").next().expect("the query");
    assert_eq!(seen["own"], false);
    assert_eq!(seen["platform"], 9, "VK_ICD_WSI_PLATFORM_HEADLESS");
}

/// callpath.md 1.6, 5.8: swapchains belong to the driver, and their surface is unwrapped.
#[test]
fn a_swapchain_is_made_on_the_drivers_surface() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let instance = instance();
        let surface = headless(&instance);
        let device = instance.create_device(instance.physical_devices()[0], &["VK_KHR_swapchain"]);
        let info = swapchain_info(surface);
        for commands in [instance.device_commands, device.commands] {
            let mut swapchain = vk::SwapchainKHR::NULL;
            let result = call!(commands.create_swapchain_khr(
                device.handle,
                &info,
                ptr::null(),
                &mut swapchain
            ));
            assert_eq!(result, vk::Result::SUCCESS);
            assert!(!swapchain.is_null());
            let mut count = 0;
            let result = call!(commands.get_swapchain_images_khr(
                device.handle,
                swapchain,
                &mut count,
                ptr::null_mut()
            ));
            assert_eq!((result, count), (vk::Result::SUCCESS, 3));
            let mut index = 9;
            let (semaphore, fence) = (vk::Semaphore::NULL, vk::Fence::NULL);
            let result = call!(commands.acquire_next_image_khr(
                device.handle,
                swapchain,
                0,
                semaphore,
                fence,
                &mut index
            ));
            assert_eq!((result, index), (vk::Result::SUCCESS, 0));
            let present = vk::PresentInfoKHR {
                swapchain_count: 1,
                p_swapchains: &swapchain,
                p_image_indices: &index,
                ..Default::default()
            };
            assert_eq!(
                call!(commands.queue_present_khr(device.queue(), &present)),
                vk::Result::SUCCESS
            );
            call!(commands.destroy_swapchain_khr(device.handle, swapchain, ptr::null()));
        }
        assert_eq!(info.surface, surface, "the application's structure is as it was");
        device.destroy();
        call!(instance.commands.destroy_surface_khr(instance.handle, surface, ptr::null()));
        instance.destroy();
    });
    outcome.expect_success();
    let log = mock.log();
    assert_eq!(log.count("vkCreateHeadlessSurfaceEXT"), 1);
    assert_eq!(log.details("vkCreateSwapchainKHR").count(), 2);
    assert!(log.details("vkCreateSwapchainKHR").all(|detail| detail["own"] == true));
    assert_eq!(log.count("vkQueuePresentKHR"), 2);
}

/// callpath.md 5.8: without the extension, vkCreateSwapchainKHR logs a message and aborts.
#[test]
fn a_swapchain_without_its_extension_aborts() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let instance = instance();
        let info = swapchain_info(headless(&instance));
        let device = instance.create_device(instance.physical_devices()[0], &[]);
        assert!(device.commands.create_swapchain_khr.is_none());
        let mut swapchain = vk::SwapchainKHR::NULL;
        call!(instance.device_commands.create_swapchain_khr(
            device.handle,
            &info,
            ptr::null(),
            &mut swapchain
        ));
    });
    outcome.expect_abort().expect_message(
        "ERROR",
        "vkCreateSwapchainKHR: Driver's function pointer was NULL, returning VK_SUCCESS. Was the VK_KHR_swapchain extension enabled?",
    );
}

/// callpath.md 1.6, 5.1: surfaces of window systems keep the application's create info.
#[test]
fn window_system_surfaces_reach_the_driver_as_they_were_given() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let extensions = [
            "VK_KHR_surface",
            "VK_KHR_xcb_surface",
            "VK_KHR_xlib_surface",
            "VK_KHR_wayland_surface",
        ];
        let request = InstanceRequest { extensions: &extensions, ..Default::default() };
        let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
        let mut surfaces = [vk::SurfaceKHR::NULL; 3];
        let xcb = vk::XcbSurfaceCreateInfoKHR {
            connection: ptr::without_provenance_mut(0x1111),
            window: 0x2222,
            ..Default::default()
        };
        let xlib = vk::XlibSurfaceCreateInfoKHR {
            dpy: ptr::without_provenance_mut(0x3333),
            window: 0x4444,
            ..Default::default()
        };
        let wayland = vk::WaylandSurfaceCreateInfoKHR {
            display: ptr::without_provenance_mut(0x5555),
            surface: ptr::without_provenance_mut(0x6666),
            ..Default::default()
        };
        let (commands, handle, none) = (instance.commands, instance.handle, ptr::null());
        let results = [
            call!(commands.create_xcb_surface_khr(handle, &xcb, none, &mut surfaces[0])),
            call!(commands.create_xlib_surface_khr(handle, &xlib, none, &mut surfaces[1])),
            call!(commands.create_wayland_surface_khr(handle, &wayland, none, &mut surfaces[2])),
        ];
        assert_eq!(results, [vk::Result::SUCCESS; 3]);
        let device = instance.physical_devices()[0];
        for surface in surfaces {
            let mut supported = vk::FALSE;
            let commands = instance.physical_device_commands;
            let result = call!(commands.get_physical_device_surface_support_khr(
                device,
                0,
                surface,
                &mut supported
            ));
            assert_eq!((result, supported), (vk::Result::SUCCESS, vk::TRUE));
            call!(instance.commands.destroy_surface_khr(handle, surface, none));
        }
        instance.destroy();
    });
    outcome.expect_success();
    let log = mock.log();
    let seen = |command| log.details(command).next().cloned().unwrap_or_default();
    let (xcb, xlib) = (seen("vkCreateXcbSurfaceKHR"), seen("vkCreateXlibSurfaceKHR"));
    let wayland = seen("vkCreateWaylandSurfaceKHR");
    assert_eq!((&xcb["connection"], &xcb["window"]), (&json!(0x1111), &json!(0x2222)));
    assert_eq!((&xlib["display"], &xlib["window"]), (&json!(0x3333), &json!(0x4444)));
    assert_eq!((&wayland["display"], &wayland["wl_surface"]), (&json!(0x5555), &json!(0x6666)));
}

/// callpath.md 5.1: without its extension, a headless surface "succeeds", and the other kinds fail.
#[test]
fn surfaces_without_their_extension_are_refused() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        let instance =
            loader.create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        assert!(
            instance.commands.create_headless_surface_ext.is_none(),
            "vkGetInstanceProcAddr is gated"
        );
        let exported = |name: &str| loader.symbol(name).expect("an exported command");
        let untouched = vk::SurfaceKHR::from_raw(0xABC);
        let mut surface = untouched;
        let info = vk::XcbSurfaceCreateInfoKHR::default();
        // SAFETY: the exported command of this name has this type.
        let result = unsafe {
            let create: vk::PFN_vkCreateXcbSurfaceKHR =
                std::mem::transmute(exported("vkCreateXcbSurfaceKHR"));
            create(instance.handle, &info, ptr::null(), &mut surface)
        };
        assert_eq!((result, surface), (vk::Result::ERROR_EXTENSION_NOT_PRESENT, untouched));
        let info = vk::HeadlessSurfaceCreateInfoEXT::default();
        // SAFETY: the exported command of this name has this type, and the arguments are valid.
        let result = unsafe {
            let create: vk::PFN_vkCreateHeadlessSurfaceEXT =
                std::mem::transmute(exported("vkCreateHeadlessSurfaceEXT"));
            create(instance.handle, &info, ptr::null(), &mut surface)
        };
        assert_eq!((result, surface), (vk::Result::SUCCESS, untouched));
        instance.destroy();
    });
    outcome.expect_success();
}

/// callpath.md 5.5, 9: threads create, use and destroy their own surfaces, while the slot lists and
/// the driver's list of surfaces grow.
#[test]
fn surfaces_come_and_go_on_several_threads() {
    const THREADS: usize = 4;
    const ROUNDS: usize = 20;
    const AT_ONCE: usize = 20;
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let instance = instance();
        let device = instance.physical_devices()[0];
        let use_and_destroy = |surface| {
            let mut supported = vk::FALSE;
            let result =
                call!(instance.physical_device_commands.get_physical_device_surface_support_khr(
                    device,
                    0,
                    surface,
                    &mut supported
                ));
            assert_eq!((result, supported), (vk::Result::SUCCESS, vk::TRUE));
            call!(instance.commands.destroy_surface_khr(instance.handle, surface, ptr::null()));
        };
        std::thread::scope(|scope| {
            for _ in 0..THREADS {
                scope.spawn(|| {
                    for _ in 0..ROUNDS {
                        let surfaces = [(); AT_ONCE].map(|()| headless(&instance));
                        surfaces.into_iter().for_each(use_and_destroy);
                    }
                });
            }
        });
        instance.destroy();
    });
    outcome.expect_success();
    let log = mock.log();
    let all = THREADS * ROUNDS * AT_ONCE;
    assert_eq!(log.count("vkCreateHeadlessSurfaceEXT"), all);
    assert_eq!(log.count("vkDestroySurfaceKHR"), all);
    let queries = log.details("vkGetPhysicalDeviceSurfaceSupportKHR");
    assert!(queries.into_iter().all(|detail| detail["own"] == true));
}

/// callpath.md 1.3, 1.6, 7.4: vkDestroyInstance destroys the surfaces that the application forgot.
#[test]
fn surfaces_left_over_are_destroyed_with_the_instance() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let instance = instance();
        let surface = headless(&instance);
        let mut supported = vk::FALSE;
        call!(instance.physical_device_commands.get_physical_device_surface_support_khr(
            instance.physical_devices()[0],
            0,
            surface,
            &mut supported
        ));
        instance.destroy();
    });
    outcome.expect_success();
    assert_eq!(mock.log().count("vkDestroySurfaceKHR"), 1);
}
