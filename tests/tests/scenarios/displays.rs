//! Displays, and the swapchain commands other than vkCreateSwapchainKHR (callpath.md 5.8, 5.9).

use std::ptr;

use dispatch_tables::vk;
use tests::{Instance, InstanceRequest, Loader, Sandbox, Value, call, json};

const EXTENSIONS: &[&str] = &[
    "VK_KHR_surface",
    "VK_KHR_display",
    "VK_KHR_get_display_properties2",
    "VK_EXT_headless_surface",
    "VK_EXT_acquire_xlib_display",
    "VK_EXT_direct_mode_display",
];

fn driver(sandbox: &mut Sandbox, mut config: Value) -> tests::MockDriver {
    config["instance_extensions"] = json!(EXTENSIONS);
    sandbox.driver("mock", config)
}

fn instance() -> Instance {
    let request = InstanceRequest { extensions: EXTENSIONS, ..Default::default() };
    Loader::open().create_instance(&request).expect("vkCreateInstance")
}

const DISPLAY: vk::DisplayKHR = vk::DisplayKHR::from_raw(0xD1);
const MODE: vk::DisplayModeKHR = vk::DisplayModeKHR::from_raw(0xE1);

/// Queries all lists of displays, planes and modes, and returns the answers.
fn lists(instance: &Instance, device: vk::PhysicalDevice) -> Value {
    let commands = instance.physical_device_commands;
    let mut counts = [9_u32; 7];
    let [displays, planes, of_plane, modes, displays2, planes2, modes2] = &mut counts;
    let mut display = [vk::DisplayPropertiesKHR::default(); 9];
    let mut display2 = [vk::DisplayProperties2KHR::default(); 9];
    let mut plane = [vk::DisplayPlanePropertiesKHR::default(); 9];
    let mut plane2 = [vk::DisplayPlaneProperties2KHR::default(); 9];
    let mut mode = [vk::DisplayModePropertiesKHR::default(); 9];
    let mut mode2 = [vk::DisplayModeProperties2KHR::default(); 9];
    let mut shown = [vk::DisplayKHR::NULL; 9];
    let (display_at, display2_at) = (display.as_mut_ptr(), display2.as_mut_ptr());
    let (plane_at, plane2_at) = (plane.as_mut_ptr(), plane2.as_mut_ptr());
    let (mode_at, mode2_at, shown_at) = (mode.as_mut_ptr(), mode2.as_mut_ptr(), shown.as_mut_ptr());
    #[rustfmt::skip]
    let results = [
        call!(commands.get_physical_device_display_properties_khr(device, displays, display_at)),
        call!(commands.get_physical_device_display_plane_properties_khr(device, planes, plane_at)),
        call!(commands.get_display_plane_supported_displays_khr(device, 0, of_plane, shown_at)),
        call!(commands.get_display_mode_properties_khr(device, DISPLAY, modes, mode_at)),
        call!(commands.get_physical_device_display_properties2_khr(device, displays2, display2_at)),
        call!(commands.get_physical_device_display_plane_properties2_khr(device, planes2, plane2_at)),
        call!(commands.get_display_mode_properties2_khr(device, DISPLAY, modes2, mode2_at)),
    ];
    assert_eq!(results, [vk::Result::SUCCESS; 7]);
    let display2 = display2.map(|display| display.display_properties);
    let handles = [display, display2].map(|list| list.map(|display| display.display.as_raw()));
    let plane2 = plane2[0].display_plane_properties;
    let mode2 = mode2[0].display_mode_properties;
    json!({
        "counts": counts,
        "displays": handles.map(|list| list[..3].to_vec()),
        "planes": [plane[0].current_stack_index, plane2.current_stack_index],
        "shown": shown[0].as_raw(),
        "modes": [mode[0].display_mode.as_raw(), mode2.display_mode.as_raw()],
    })
}

/// Calls all other display commands, and returns results and answers.
fn single_answers(instance: &Instance, device: vk::PhysicalDevice) -> Value {
    let commands = instance.physical_device_commands;
    let mut capabilities = vk::DisplayPlaneCapabilitiesKHR {
        max_dst_extent: vk::Extent2D { width: 7, height: 7 },
        ..Default::default()
    };
    let mut capabilities2 = vk::DisplayPlaneCapabilities2KHR { capabilities, ..Default::default() };
    let info = vk::DisplayPlaneInfo2KHR { mode: MODE, plane_index: 5, ..Default::default() };
    let create_info = vk::DisplayModeCreateInfoKHR::default();
    let mut created = vk::DisplayModeKHR::from_raw(7);
    let mut of_output = vk::DisplayKHR::from_raw(7);
    let x = ptr::without_provenance_mut(0x1111);
    let results = [
        call!(commands.get_display_plane_capabilities_khr(device, MODE, 5, &mut capabilities)),
        call!(commands.get_display_plane_capabilities2_khr(device, &info, &mut capabilities2)),
        call!(commands.create_display_mode_khr(
            device,
            DISPLAY,
            &create_info,
            ptr::null(),
            &mut created
        )),
        call!(commands.acquire_xlib_display_ext(device, x, DISPLAY)),
        call!(commands.get_rand_r_output_display_ext(device, x, 0x2222, &mut of_output)),
    ];
    let capabilities = [capabilities, capabilities2.capabilities];
    let extents = capabilities.map(|found| found.max_dst_extent);
    json!({
        "results": results.map(vk::Result::as_raw),
        "extents": extents.map(|extent| [extent.width, extent.height]),
        "created": created.as_raw(),
        "of_output": of_output.as_raw(),
    })
}

/// The answers of a driver with displays, the same in both versions of the queries.
fn everything() -> Value {
    json!([
        {
            "counts": [2, 1, 1, 1, 2, 1, 1],
            "displays": [[0xD1, 0xD2, 0], [0xD1, 0xD2, 0]],
            "planes": [3, 3],
            "shown": 0xD1,
            "modes": [0xE1, 0xE1],
        },
        {
            "results": [0, 0, 0, 0, 0],
            "extents": [[0xE1, 5], [0xE1, 5]],
            "created": 0xD2,
            "of_output": 0xD2,
        },
    ])
}

/// The answers for a driver without these commands.
fn nothing() -> Value {
    json!([
        {
            "counts": [0, 0, 0, 0, 0, 0, 0],
            "displays": [[0, 0, 0], [0, 0, 0]],
            "planes": [0, 0],
            "shown": 0,
            "modes": [0, 0],
        },
        {
            "results": [0, 0, -3, -3, 0],
            "extents": [[0, 0], [0, 0]],
            "created": 7,
            "of_output": 0,
        },
    ])
}

/// The commands of VK_KHR_display, and those of VK_KHR_get_display_properties2.
const FIRST: [&str; 6] = [
    "vkGetPhysicalDeviceDisplayPropertiesKHR",
    "vkGetPhysicalDeviceDisplayPlanePropertiesKHR",
    "vkGetDisplayPlaneSupportedDisplaysKHR",
    "vkGetDisplayModePropertiesKHR",
    "vkGetDisplayPlaneCapabilitiesKHR",
    "vkCreateDisplayModeKHR",
];
const SECOND: [&str; 4] = [
    "vkGetPhysicalDeviceDisplayProperties2KHR",
    "vkGetPhysicalDeviceDisplayPlaneProperties2KHR",
    "vkGetDisplayModeProperties2KHR",
    "vkGetDisplayPlaneCapabilities2KHR",
];

/// The messages about missing commands when everything is queried, with `%` for the driver.
fn told(missing: &[&str]) -> Vec<(&'static str, String)> {
    let lacking = |command: &str| {
        let level = if command == "vkCreateDisplayModeKHR" { "ERROR" } else { "WARNING" };
        (level, format!("ICD for selected physical device does not export {command}!"))
    };
    let emulated = |command: &str| ("INFO", format!("{command}: Emulating call in ICD \"%\""));
    let of_x = [
        (
            "vkAcquireXlibDisplayEXT",
            "vkAcquireXLibDisplayEXT: Emulating call in ICD \"%\" by returning error",
        ),
        (
            OF_X[1],
            "vkGetRandROutputDisplayEXT: Emulating call in ICD \"%\" by returning null display",
        ),
    ];
    let mut all = Vec::new();
    all.extend(FIRST[..4].iter().map(|command| (*command, lacking(command))));
    all.extend(SECOND[..3].iter().map(|command| (*command, emulated(command))));
    all.push((FIRST[4], lacking(FIRST[4])));
    all.push((SECOND[3], emulated(SECOND[3])));
    all.push((FIRST[5], lacking(FIRST[5])));
    all.extend(of_x.map(|(command, text)| (command, ("INFO", text.to_owned()))));
    all.retain(|(command, _)| missing.contains(command));
    all.into_iter().map(|(_, message)| message).collect()
}

const OF_X: [&str; 2] = ["vkAcquireXlibDisplayEXT", "vkGetRandROutputDisplayEXT"];

/// callpath.md 5.9, 1.10: queries that the driver has, queries that are emulated with the older
/// version, and queries that no driver has.
#[test]
fn displays_are_the_drivers_or_none() {
    let all = [&FIRST[..], &SECOND[..], &OF_X[..]].concat();
    for (missing, expected) in
        [(vec![], everything()), (SECOND.to_vec(), everything()), (all, nothing())]
    {
        let mut sandbox = Sandbox::new();
        sandbox.env("VK_LOADER_DEBUG", "error,warn,info");
        let mock = driver(&mut sandbox, json!({ "missing": missing }));
        let outcome = sandbox.run(|| {
            let instance = instance();
            let device = instance.physical_devices()[0];
            let found = [lists(&instance, device), single_answers(&instance, device)];
            println!("\nfound {}", json!(found));
            instance.destroy();
        });
        outcome.expect_success();
        let mut lines = outcome.stdout.lines();
        let found = lines.find_map(|line| line.strip_prefix("found "));
        let found: Value = serde_json::from_str(found.expect("a line")).expect("an answer");
        assert_eq!(found, expected, "without {missing:?}");
        let library = mock.library.to_string_lossy();
        let messages = outcome.messages().into_iter();
        let messages: Vec<(&str, String)> = messages
            .map(|(level, text)| (level, text.replace(&*library, "%")))
            .filter(|(_, text)| text.contains("does not export") || text.contains("Emulating"))
            .collect();
        assert_eq!(messages, told(&missing));
    }
}

/// callpath.md 1.6, 5.1, 5.2, 5.9: the driver receives the application's create info when the
/// surface is used.
#[test]
fn display_plane_surfaces_reach_the_driver_as_they_were_given() {
    let mut sandbox = Sandbox::new();
    let mock = driver(&mut sandbox, json!({}));
    let outcome = sandbox.run(|| {
        let instance = instance();
        let stereo = vk::DisplaySurfaceStereoCreateInfoNV::default();
        let info = vk::DisplaySurfaceCreateInfoKHR {
            p_next: (&raw const stereo).cast(),
            display_mode: MODE,
            plane_index: 1,
            plane_stack_index: 2,
            global_alpha: 0.5,
            image_extent: vk::Extent2D { width: 640, height: 480 },
            ..Default::default()
        };
        let mut surface = vk::SurfaceKHR::NULL;
        let (commands, none) = (instance.commands, ptr::null());
        let result = call!(commands.create_display_plane_surface_khr(
            instance.handle,
            &info,
            none,
            &mut surface
        ));
        assert_eq!(result, vk::Result::SUCCESS);
        let mut supported = vk::FALSE;
        let device = instance.physical_devices()[0];
        let queries = instance.physical_device_commands;
        call!(queries.get_physical_device_surface_support_khr(device, 0, surface, &mut supported));
        assert_eq!(supported, vk::TRUE);
        call!(commands.destroy_surface_khr(instance.handle, surface, none));
        instance.destroy();
    });
    outcome.expect_success();
    let log = mock.log();
    let seen = log.details("vkCreateDisplayPlaneSurfaceKHR").next();
    let seen = seen.expect("the driver's surface");
    assert_eq!(
        [&seen["mode"], &seen["plane"], &seen["stack"], &seen["width"]],
        [&json!(0xE1), &json!(1), &json!(2), &json!(640)]
    );
    assert_eq!(seen["alpha"], 0.5);
}

fn headless(instance: &Instance) -> vk::SurfaceKHR {
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

/// callpath.md 1.6, 5.8: every surface in the array is unwrapped, and the application's structures
/// are unchanged afterwards.
#[test]
fn shared_swapchains_are_made_on_the_drivers_surfaces() {
    let mut sandbox = Sandbox::new();
    let extensions = json!(["VK_KHR_swapchain", "VK_KHR_display_swapchain"]);
    let mock = driver(&mut sandbox, json!({ "physical_devices": [{ "extensions": extensions }] }));
    let outcome = sandbox.run(|| {
        let instance = instance();
        let device = instance.create_device(
            instance.physical_devices()[0],
            &["VK_KHR_swapchain", "VK_KHR_display_swapchain"],
        );
        let surfaces = [headless(&instance), headless(&instance)];
        let infos =
            surfaces.map(|surface| vk::SwapchainCreateInfoKHR { surface, ..Default::default() });
        for commands in [instance.device_commands, device.commands] {
            let mut swapchains = [vk::SwapchainKHR::NULL; 2];
            let result = call!(commands.create_shared_swapchains_khr(
                device.handle,
                2,
                infos.as_ptr(),
                ptr::null(),
                swapchains.as_mut_ptr()
            ));
            assert_eq!(result, vk::Result::SUCCESS);
            assert!(swapchains.iter().all(|swapchain| !swapchain.is_null()));
            let mut modes = vk::DeviceGroupPresentModeFlagsKHR::empty();
            let result = call!(commands.get_device_group_surface_present_modes_khr(
                device.handle,
                surfaces[1],
                &mut modes
            ));
            let local = vk::DeviceGroupPresentModeFlagsKHR::LOCAL;
            assert_eq!((result, modes), (vk::Result::SUCCESS, local));
        }
        assert_eq!(infos.map(|info| info.surface), surfaces);
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
    let log = mock.log();
    assert_eq!(log.count("vkCreateHeadlessSurfaceEXT"), 2);
    let (shared, modes) = ("vkCreateSharedSwapchainsKHR", "vkGetDeviceGroupSurfacePresentModesKHR");
    for (command, surfaces) in [(shared, 4), (modes, 2)] {
        let noted: Vec<_> = log.details(command).collect();
        assert_eq!(noted.len(), surfaces, "{command}");
        assert!(noted.iter().all(|detail| detail["own"] == true), "{command}");
    }
}

/// callpath.md 5.8: a command that the driver lacks succeeds without effect, and a message names
/// the extensions that would provide it.
#[test]
fn swapchain_commands_that_the_driver_lacks_succeed() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "error");
    let (shared, modes) = ("vkCreateSharedSwapchainsKHR", "vkGetDeviceGroupSurfacePresentModesKHR");
    let extensions = json!(["VK_KHR_swapchain", "VK_KHR_display_swapchain"]);
    driver(
        &mut sandbox,
        json!({ "physical_devices": [{ "extensions": extensions }], "missing": [shared, modes] }),
    );
    let outcome = sandbox.run(|| {
        let instance = instance();
        let device = instance.create_device(
            instance.physical_devices()[0],
            &["VK_KHR_swapchain", "VK_KHR_display_swapchain"],
        );
        let commands = instance.device_commands;
        let info = vk::SwapchainCreateInfoKHR::default();
        let mut swapchain = vk::SwapchainKHR::from_raw(7);
        let mut modes = vk::DeviceGroupPresentModeFlagsKHR::LOCAL;
        let results = [
            call!(commands.create_shared_swapchains_khr(
                device.handle,
                1,
                &info,
                ptr::null(),
                &mut swapchain
            )),
            call!(commands.get_device_group_surface_present_modes_khr(
                device.handle,
                vk::SurfaceKHR::NULL,
                &mut modes
            )),
        ];
        assert_eq!(results, [vk::Result::SUCCESS; 2]);
        assert_eq!(swapchain.as_raw(), 7);
        assert_eq!(modes, vk::DeviceGroupPresentModeFlagsKHR::LOCAL);
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
    let null = "Driver's function pointer was NULL, returning VK_SUCCESS. Was";
    let expected = [
        format!("{shared} Terminator: {null} the VK_KHR_display_swapchain extension enabled?"),
        format!(
            "{modes}: {null} either Vulkan 1.1 and VK_KHR_swapchain enabled or both the VK_KHR_device_group and VK_KHR_surface extensions enabled when using Vulkan 1.0?"
        ),
    ];
    assert_eq!(outcome.messages(), expected.each_ref().map(|text| ("ERROR", text.as_str())));
}
