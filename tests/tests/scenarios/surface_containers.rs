//! The loader's surfaces, as drivers below interface version 3 read them, and surfaces whose
//! extension is not enabled (callpath.md 5.1, 5.3).

use std::ffi::{CStr, c_void};
use std::ptr;

use dispatch_tables::{InstanceEntrypointTable, vk};
use tests::{Instance, InstanceRequest, Loader, Sandbox, call, json};

const EXTENSIONS: &[&str] = &[
    "VK_KHR_surface",
    "VK_KHR_wayland_surface",
    "VK_KHR_xcb_surface",
    "VK_KHR_xlib_surface",
    "VK_KHR_display",
    "VK_EXT_headless_surface",
];

fn instance(extensions: &[&str]) -> Instance {
    let request = InstanceRequest { extensions, ..Default::default() };
    Loader::open().create_instance(&request).expect("vkCreateInstance")
}

/// Creates a surface of each kind, in the order of the numbers of the platforms.
fn create_all(
    commands: &InstanceEntrypointTable,
    instance: vk::Instance,
    callbacks: *const vk::AllocationCallbacks,
) -> [(vk::Result, vk::SurfaceKHR); 5] {
    let wayland = vk::WaylandSurfaceCreateInfoKHR {
        display: ptr::without_provenance_mut(0x1111),
        surface: ptr::without_provenance_mut(0x2222),
        ..Default::default()
    };
    let xcb = vk::XcbSurfaceCreateInfoKHR {
        connection: ptr::without_provenance_mut(0x3333),
        window: 0x4444,
        ..Default::default()
    };
    let xlib = vk::XlibSurfaceCreateInfoKHR {
        dpy: ptr::without_provenance_mut(0x5555),
        window: 0x6666,
        ..Default::default()
    };
    let display = vk::DisplaySurfaceCreateInfoKHR {
        display_mode: vk::DisplayModeKHR::from_raw(0x7777),
        plane_index: 8,
        plane_stack_index: 9,
        ..Default::default()
    };
    let headless = vk::HeadlessSurfaceCreateInfoEXT::default();
    let mut made = [(vk::Result::SUCCESS, vk::SurfaceKHR::from_raw(0xABC)); 5];
    let [of_wayland, of_xcb, of_xlib, of_display, of_headless] = &mut made;
    #[rustfmt::skip]
    {
        of_wayland.0 = call!(commands.create_wayland_surface_khr(instance, &wayland, callbacks, &mut of_wayland.1));
        of_xcb.0 = call!(commands.create_xcb_surface_khr(instance, &xcb, callbacks, &mut of_xcb.1));
        of_xlib.0 = call!(commands.create_xlib_surface_khr(instance, &xlib, callbacks, &mut of_xlib.1));
        of_display.0 = call!(commands.create_display_plane_surface_khr(instance, &display, callbacks, &mut of_display.1));
        of_headless.0 = call!(commands.create_headless_surface_ext(instance, &headless, callbacks, &mut of_headless.1));
    };
    made
}

/// The platform, the first words of the platform's structure, and its size.
#[test]
fn old_drivers_read_every_kind_of_surface() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox
        .driver("mock", json!({ "interface_version": 2, "instance_extensions": EXTENSIONS }));
    let outcome = sandbox.run(|| {
        let instance = instance(EXTENSIONS);
        let device = instance.physical_devices()[0];
        let callbacks = vk::AllocationCallbacks {
            p_user_data: ptr::without_provenance_mut(0x8888),
            ..Default::default()
        };
        for callbacks in [ptr::null(), &raw const callbacks] {
            for (result, surface) in create_all(instance.commands, instance.handle, callbacks) {
                assert_eq!(result, vk::Result::SUCCESS);
                let mut supported = vk::FALSE;
                let commands = instance.physical_device_commands;
                call!(commands.get_physical_device_surface_support_khr(
                    device,
                    0,
                    surface,
                    &mut supported
                ));
                assert_eq!(supported, vk::TRUE);
            }
        }
        instance.destroy();
    });
    outcome.expect_success();
    let log = mock.log();
    let seen: Vec<_> = log
        .details("vkGetPhysicalDeviceSurfaceSupportKHR")
        .map(|detail| &detail["container"])
        .collect();
    assert_eq!(seen.len(), 10);
    // The display's mode has 64 bits; its planes are behind it.
    let (window_size, display_size, display, container_size) = if cfg!(target_arch = "x86") {
        (12, 40, [0x7777, 0], 92)
    } else {
        (24, 48, [0x7777, 9 << 32 | 8], 128)
    };
    let kinds = [
        (1, window_size, Some([0x1111_u64, 0x2222])),
        (3, window_size, Some([0x3333, 0x4444])),
        (4, window_size, Some([0x5555, 0x6666])),
        (8, display_size, Some(display)),
        (9, 4, None),
    ];
    for (index, container) in seen.into_iter().enumerate() {
        let (platform, size, words) = kinds[index % 5];
        assert_eq!(container["platform"], platform);
        if let Some(words) = words {
            let mut found = container["union"].clone();
            if platform == 3 {
                // The window has 32 bits and is followed by padding.
                found[1] = json!(found[1].as_u64().expect("a word") & 0xFFFF_FFFF);
            }
            assert_eq!(found, json!(words), "platform {platform}");
        }
        assert_eq!(
            container["sizes"],
            json!([4, size, display_size, container_size, index]),
            "platform {platform}"
        );
        let (has_callbacks, first) = if index < 5 { (0, 0) } else { (1, 0x8888) };
        assert_eq!(container["has_callbacks"], has_callbacks);
        assert_eq!(container["callbacks"], first);
    }
}

/// All surfaces except headless ones fail with an error, and nothing is written.
#[test]
fn surfaces_whose_extension_is_not_enabled_are_not_made() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({ "instance_extensions": EXTENSIONS }));
    sandbox.env("VK_LOADER_DEBUG", "error");
    let outcome = sandbox.run(|| {
        let instance = instance(&["VK_KHR_surface"]);
        let get = |name: &CStr| {
            let symbol = instance.loader.symbol(name.to_str().expect("ASCII"))?;
            // SAFETY: the exported symbols of commands are functions.
            unsafe { std::mem::transmute::<*const c_void, vk::PFN_vkVoidFunction>(symbol) }
        };
        // SAFETY: an exported symbol is the function of its command.
        let exported = unsafe { InstanceEntrypointTable::load(get) };
        let untouched = vk::SurfaceKHR::from_raw(0xABC);
        let made = create_all(&exported, instance.handle, ptr::null());
        let results = made.map(|(result, surface)| {
            assert_eq!(surface, untouched);
            result.as_raw()
        });
        assert_eq!(results, [-7, -7, -7, -7, 0]);
        instance.destroy();
    });
    outcome.expect_success();
    let errors: Vec<_> = outcome.messages().into_iter().map(|(_, text)| text).collect();
    for (extension, command) in [
        ("VK_KHR_wayland_surface", "vkCreateWaylandSurfaceKHR"),
        ("VK_KHR_xcb_surface", "vkCreateXcbSurfaceKHR"),
        ("VK_KHR_xlib_surface", "vkCreateXlibSurfaceKHR"),
        ("VK_KHR_display", "vkCreateDisplayPlaneSurfaceKHR"),
        ("VK_EXT_headless_surface", "vkCreateHeadlessSurfaceEXT"),
    ] {
        let named = errors.iter().filter(|text| text.contains(extension) && text.contains(command));
        assert_eq!(named.count(), 1, "{command} in {errors:?}");
    }
}
