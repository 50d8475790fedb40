//! vkGetInstanceProcAddr and vkGetDeviceProcAddr for every name of the registry (callpath.md 3.1 to
//! 3.6).
//!
//! The tests state the rules of the contract independently of the loader, in the contract's own
//! terms, and compare the loader's results with them.

use std::collections::BTreeSet;
use std::ffi::{CStr, CString, c_void};

use dispatch_tables::{Command, Level, vk};
use dispatch_tables::{Extension, ExtensionKind};
use tests::{Instance, InstanceRequest, Loader, Sandbox, call, json};

/// Instance extensions that the mock drivers here advertise: all extensions that gate a name on
/// Linux.
pub(crate) const INSTANCE_EXTENSIONS: &[&str] = &[
    "VK_KHR_surface",
    "VK_KHR_display",
    "VK_KHR_xcb_surface",
    "VK_KHR_xlib_surface",
    "VK_KHR_wayland_surface",
    "VK_EXT_headless_surface",
    "VK_KHR_get_display_properties2",
    "VK_KHR_get_surface_capabilities2",
    "VK_KHR_get_physical_device_properties2",
    "VK_KHR_device_group_creation",
    "VK_KHR_external_memory_capabilities",
    "VK_KHR_external_semaphore_capabilities",
    "VK_KHR_external_fence_capabilities",
    "VK_NV_external_memory_capabilities",
    "VK_EXT_direct_mode_display",
    "VK_EXT_acquire_xlib_display",
    "VK_EXT_display_surface_counter",
    "VK_EXT_acquire_drm_display",
    "VK_EXT_debug_report",
    "VK_EXT_debug_utils",
];

/// The four names of 3.5 step 2.
const FIXED: [&CStr; 4] =
    [c"vkGetDeviceProcAddr", c"vkDestroyDevice", c"vkGetDeviceQueue", c"vkAllocateCommandBuffers"];

/// The four names of step 2.
const GLOBAL: [&CStr; 4] = [
    c"vkCreateInstance",
    c"vkEnumerateInstanceExtensionProperties",
    c"vkEnumerateInstanceLayerProperties",
    c"vkEnumerateInstanceVersion",
];

/// Whether a name is known on Linux: a core command, or a command whose first extension's platform
/// is compiled in (callpath.md 1.1).
pub(crate) fn is_known(command: Command) -> bool {
    let on_linux = |extension: &Extension| {
        extension
            .platform()
            .is_none_or(|p| ["xlib", "xlib_xrandr", "xcb", "wayland", "provisional"].contains(&p))
    };
    command.core_version().is_some() || command.extensions().first().is_some_and(on_linux)
}

/// Whether the library exports a command: a core command, or one of these extensions (callpath.md
/// 12).
pub(crate) fn is_exported(command: Command) -> bool {
    const EXTENSIONS: [&CStr; 10] = [
        c"VK_KHR_surface",
        c"VK_KHR_swapchain",
        c"VK_KHR_display",
        c"VK_KHR_display_swapchain",
        c"VK_KHR_get_surface_capabilities2",
        c"VK_KHR_get_display_properties2",
        c"VK_EXT_headless_surface",
        c"VK_KHR_xlib_surface",
        c"VK_KHR_xcb_surface",
        c"VK_KHR_wayland_surface",
    ];
    let first = command.extensions().first();
    command.core_version().is_some()
        || first.is_some_and(|first| EXTENSIONS.contains(&first.name()))
}

/// The instance extension that gates an extension command (3.1 step 6, 3.2 or 3.3), if any.
fn gate(command: Command) -> Option<&'static CStr> {
    const ALWAYS: [&CStr; 7] = [
        c"vkCreateSwapchainKHR",
        c"vkDestroySwapchainKHR",
        c"vkGetSwapchainImagesKHR",
        c"vkAcquireNextImageKHR",
        c"vkAcquireNextImage2KHR",
        c"vkQueuePresentKHR",
        c"vkCreateSharedSwapchainsKHR",
    ];
    const WITH_SURFACE: [&CStr; 5] = [
        c"vkGetDeviceGroupPresentCapabilitiesKHR",
        c"vkGetDeviceGroupSurfacePresentModesKHR",
        c"vkGetPhysicalDevicePresentRectanglesKHR",
        c"vkGetPhysicalDeviceSurfaceCapabilities2KHR",
        c"vkGetPhysicalDeviceSurfaceFormats2KHR",
    ];
    let name = command.name();
    if ALWAYS.contains(&name) {
        return None;
    }
    if WITH_SURFACE.contains(&name) {
        return Some(c"VK_KHR_surface");
    }
    let first = command.extensions().first()?;
    (first.kind() == ExtensionKind::Instance).then_some(first.name())
}

/// callpath.md 3.1 for a valid instance and a driver without names of its own.
fn is_found(command: Command, api_version: u32, enabled: &[&str]) -> bool {
    let name = command.name();
    if name == c"vkGetInstanceProcAddr" {
        return true;
    }
    if GLOBAL.contains(&name) {
        return api_version < vk::API_VERSION_1_3;
    }
    if command.core_version().is_some() {
        return true;
    }
    is_known(command)
        && gate(command)
            .is_none_or(|gate| enabled.iter().any(|name| name.as_bytes() == gate.to_bytes()))
}

fn all_gates_driver(sandbox: &mut Sandbox) {
    sandbox.driver("mock", json!({ "instance_extensions": INSTANCE_EXTENSIONS }));
}

fn create(api_version: u32, extensions: &[&str]) -> Instance {
    let request = InstanceRequest { api_version, extensions, ..Default::default() };
    Loader::open().create_instance(&request).expect("vkCreateInstance")
}

/// Collects all differences from the rules, so that one run reports all of them.
pub(crate) fn compare(
    what: &str,
    expected: impl Fn(Command) -> bool,
    found: impl Fn(&CStr) -> vk::PFN_vkVoidFunction,
) {
    let wrong = |command: &Command| found(command.name()).is_some() != expected(*command);
    let wrong: Vec<Command> = Command::all().filter(wrong).collect();
    assert!(wrong.is_empty(), "{what}: {} names are not as expected: {wrong:?}", wrong.len());
}

/// callpath.md 1.1, 1.3: the number of all names and of those known on Linux, and of core commands by
/// level and by version. Another registry than the contract's has other extensions; the core
/// versions keep their commands.
#[test]
fn linux_knows_as_many_commands_as_are_listed_for_it() {
    let count = |chosen: &dyn Fn(Command) -> bool| {
        let all: Vec<Command> = Command::all().filter(|command| chosen(*command)).collect();
        let known = all.iter().filter(|command| is_known(**command)).count();
        (all.len(), known)
    };
    let listed = include_str!("../../src/generated/loader-commands.txt");
    let listed = listed.lines().filter(|line| line.starts_with("vk"));
    let on_linux =
        |line: &&str| line.ends_with(" -") || line.ends_with(" unix") || line.contains(" wsi_");
    let (names, on_linux) = (listed.clone().count(), listed.filter(on_linux).count());
    assert_eq!(count(&|_| true), (names, on_linux));
    let of_core =
        |level| count(&move |command| command.level() == level && command.core_version().is_some());
    assert_eq!(of_core(Level::Global), (5, 5));
    assert_eq!(of_core(Level::Instance), (3, 3));
    assert_eq!(of_core(Level::PhysicalDevice), (21, 21));
    assert_eq!(of_core(Level::Device), (205, 205));
    let versions = [
        vk::API_VERSION_1_0,
        vk::API_VERSION_1_1,
        vk::API_VERSION_1_2,
        vk::API_VERSION_1_3,
        vk::API_VERSION_1_4,
    ];
    let by_version =
        versions.map(|version| count(&move |command| command.core_version() == Some(version)).0);
    assert_eq!(by_version, [137, 28, 13, 37, 19]);
    let of_devices = Command::all().filter(|command| command.level() == Level::Device);
    let slots: BTreeSet<usize> = of_devices.clone().map(Command::slot).collect();
    assert!(of_devices.count() > slots.len(), "aliases of device commands");
}

/// callpath.md 3.1 steps 1 to 3 (layers.md 11.1, 14.1).
#[test]
fn without_an_instance_only_global_names_are_found() {
    let outcome = Sandbox::new().run(|| {
        let loader = Loader::open();
        let expected = |command: Command| {
            command.name() == c"vkGetInstanceProcAddr" || GLOBAL.contains(&command.name())
        };
        compare("NULL instance", expected, |name| loader.proc_addr(vk::Instance::NULL, name));
    });
    outcome.expect_success();
}

/// callpath.md 3.1 step 1, 3.5 step 2: the answer for these names does not depend on the handle,
/// which is invalid here.
#[test]
fn some_names_are_found_whatever_the_handle_is() {
    let outcome = Sandbox::new().run(|| {
        let loader = Loader::open();
        let nowhere = std::ptr::without_provenance_mut(1);
        let exported = |name: &str| loader.symbol(name).map(<*const c_void>::addr);
        let found = loader.proc_addr(vk::Instance::from_raw(nowhere), c"vkGetInstanceProcAddr");
        let found = found.map(|function| function as usize);
        assert_eq!(found, exported("vkGetInstanceProcAddr"));

        let get = loader.symbol("vkGetDeviceProcAddr").expect("exported");
        // SAFETY: the symbol has this type in every Vulkan loader.
        let get: vk::PFN_vkGetDeviceProcAddr = unsafe { std::mem::transmute(get) };
        for name in FIXED {
            // SAFETY: for these names the loader does not read the device (callpath.md 3.5 step 2).
            let found = unsafe { get(vk::Device::from_raw(nowhere), name.as_ptr()) };
            let found = found.map(|function| function as usize);
            assert_eq!(found, exported(&name.to_string_lossy()), "{name:?}");
        }
    });
    outcome.expect_success();
}

/// callpath.md 1.3, 1.6, 3.1, 3.2, 3.3 steps 5 to 8, with no gate, each single gate and all gates
/// enabled (layers.md 7.1, 11.1, 14.1).
#[test]
fn instance_lookups_follow_the_gates() {
    let mut sandbox = Sandbox::new();
    all_gates_driver(&mut sandbox);
    let outcome = sandbox.run(|| {
        for api_version in
            [0, vk::API_VERSION_1_0, vk::API_VERSION_1_2, vk::API_VERSION_1_3, vk::API_VERSION_1_4]
        {
            for enabled in [&[][..], INSTANCE_EXTENSIONS] {
                let instance = create(api_version, enabled);
                let found = |name: &CStr| instance.loader.proc_addr(instance.handle, name);
                compare(
                    &format!("{api_version:#x}"),
                    |command| is_found(command, api_version, enabled),
                    found,
                );
                instance.destroy();
            }
        }
        for extension in INSTANCE_EXTENSIONS {
            for api_version in [vk::API_VERSION_1_0, vk::API_VERSION_1_4] {
                let enabled = [*extension];
                let instance = create(api_version, &enabled);
                let found = |name: &CStr| instance.loader.proc_addr(instance.handle, name);
                compare(extension, |command| is_found(command, api_version, &enabled), found);
                instance.destroy();
            }
        }
    });
    outcome.expect_success();
}

/// callpath.md 3.1: unknown names, and exact spelling (layers.md 14.1).
#[test]
fn unknown_and_misspelt_names_are_not_found() {
    let mut sandbox = Sandbox::new();
    all_gates_driver(&mut sandbox);
    let outcome = sandbox.run(|| {
        let instance = create(vk::API_VERSION_1_0, &[]);
        for name in [
            c"",
            c"vk",
            c"vkcreatebuffer",
            c"vkCreateBuffer ",
            c"CreateBuffer",
            c"vkMockUnheardOf",
            c"xkCreateBuffer",
        ] {
            assert!(instance.loader.proc_addr(instance.handle, name).is_none(), "{name:?}");
        }
        instance.destroy();
    });
    outcome.expect_success();
}

/// callpath.md 3.1 step 5, ARCHITECTURE.md: an exported command has one address (layers.md 11.1,
/// 14.1).
#[test]
fn lookups_give_the_exported_addresses() {
    let mut sandbox = Sandbox::new();
    all_gates_driver(&mut sandbox);
    let outcome = sandbox.run(|| {
        let instance = create(vk::API_VERSION_1_0, INSTANCE_EXTENSIONS);
        let mut exported = 0;
        for command in Command::all() {
            let name = command.name().to_str().expect("ASCII");
            let Some(symbol) = instance.loader.symbol(name) else {
                continue;
            };
            let found = instance.loader.proc_addr(instance.handle, command.name());
            assert_eq!(found.map(|function| function as *const c_void), Some(symbol), "{name}");
            exported += 1;
        }
        println!("exported {exported}");
        instance.destroy();
    });
    outcome.expect_success();
    assert!(outcome.stdout.contains("exported 2"), "{}", outcome.stdout);
}

/// callpath.md 3.3: the aliases of 1.4 have the address of the core command.
#[test]
fn promoted_physical_device_commands_share_their_trampoline() {
    let mut sandbox = Sandbox::new();
    all_gates_driver(&mut sandbox);
    let outcome = sandbox.run(|| {
        let instance = create(vk::API_VERSION_1_1, INSTANCE_EXTENSIONS);
        let mut shared = 0;
        for command in Command::all()
            .filter(|command| matches!(command.level(), Level::Instance | Level::PhysicalDevice))
        {
            let name = command.name().to_str().expect("ASCII");
            let Some(core) = name.strip_suffix("KHR") else {
                continue;
            };
            let core_name = CString::new(core).expect("no NUL");
            if Command::from_name(&core_name)
                .is_none_or(|core| core.core_version() != Some(vk::API_VERSION_1_1))
            {
                continue;
            }
            let address = |name: &CStr| {
                instance.loader.proc_addr(instance.handle, name).map(|f| f as *const c_void)
            };
            assert_eq!(address(command.name()), address(&core_name), "{name}");
            shared += 1;
        }
        assert_eq!(shared, 11);
        instance.destroy();
    });
    outcome.expect_success();
}

/// The library that contains a function.
pub(crate) fn library_of(function: vk::PFN_vkVoidFunction) -> String {
    let address = function.expect("a function") as *const c_void;
    let mut info = std::mem::MaybeUninit::<libc::Dl_info>::zeroed();
    // SAFETY: dladdr fills the structure if it finds a library.
    let name = unsafe {
        assert_ne!(libc::dladdr(address, info.as_mut_ptr()), 0, "no library at {address:?}");
        CStr::from_ptr(info.assume_init().dli_fname)
    };
    name.to_string_lossy().rsplit('/').next().unwrap_or_default().to_owned()
}

/// callpath.md 1.3, 1.6, 3.5: which names give the driver's function, the loader's, or NULL
/// (layers.md 14.2).
#[test]
fn device_lookups_give_the_drivers_functions() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({
        "api_version": "1.2.0",
        "instance_extensions": INSTANCE_EXTENSIONS,
        "physical_devices": [{ "api_version": "1.2.0", "extensions": ["VK_KHR_swapchain", "VK_EXT_mesh_shader", "VK_EXT_debug_marker"] }],
    }));
    let outcome = sandbox.run(|| {
        let enabled = ["VK_KHR_swapchain", "VK_EXT_mesh_shader", "VK_EXT_debug_marker"];
        let instance = create(vk::API_VERSION_1_0, &["VK_EXT_debug_utils"]);
        let device = instance.create_device(instance.physical_devices()[0], &enabled);
        let get = instance.device_commands.get_device_proc_addr.expect("vkGetDeviceProcAddr");
        // SAFETY: the device is alive.
        let found = |name: &CStr| unsafe { get(device.handle, name.as_ptr()) };
        // Only the driver's rule applies, none of the loader's: a 1.0 instance gets 1.2 commands
        // (3.5 step 6).
        let expected = |command: Command| {
            let core = command.core_version().is_some_and(|version| version <= vk::API_VERSION_1_2);
            let extension = |extension: &Extension| {
                let name = extension.name().to_bytes();
                name == b"VK_EXT_debug_utils"
                    || enabled.iter().any(|enabled| enabled.as_bytes() == name)
            };
            command.level() == Level::Device && (core || command.extensions().iter().any(extension))
        };
        compare("vkGetDeviceProcAddr", expected, found);
        for name in [
            c"vkCmdDraw",
            c"vkCreateBuffer",
            c"vkQueueSubmit",
            c"vkCmdDrawMeshTasksEXT",
            c"vkQueuePresentKHR",
        ] {
            assert_eq!(library_of(found(name)), "libmock.so", "{name:?}");
        }
        for name in [
            c"vkGetDeviceProcAddr",
            c"vkDestroyDevice",
            c"vkGetDeviceQueue",
            c"vkGetDeviceQueue2",
            c"vkAllocateCommandBuffers",
            c"vkCreateSwapchainKHR",
            c"vkSetDebugUtilsObjectNameEXT",
            c"vkQueueBeginDebugUtilsLabelEXT",
            c"vkDebugMarkerSetObjectNameEXT",
        ] {
            assert_ne!(library_of(found(name)), "libmock.so", "{name:?}");
        }
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
}

/// callpath.md 3.5 steps 3 and 7: a name that is no device command is looked up in the chain, known
/// to the loader or not.
#[test]
fn device_lookups_of_other_names_are_the_chains() {
    const ANSWERED: [&CStr; 3] =
        [c"vkCreateDevice", c"vkGetPhysicalDeviceProperties", c"vkNobodyKnows"];
    let mut sandbox = Sandbox::new();
    sandbox
        .driver("mock", json!({ "made_up_device_functions": ANSWERED.map(CStr::to_string_lossy) }));
    let outcome = sandbox.run(|| {
        let instance = create(vk::API_VERSION_1_0, &[]);
        let device = instance.create_device(instance.physical_devices()[0], &[]);
        let found = |name: &CStr| {
            call!(instance.device_commands.get_device_proc_addr(device.handle, name.as_ptr()))
        };
        for name in ANSWERED {
            assert_eq!(library_of(found(name)), "libmock.so", "{name:?}");
        }
        assert!(found(c"vkDestroyInstance").is_none());
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
}

/// callpath.md 2.3, 3.5 steps 1, 2, 5: bad names, and invalid devices (layers.md 14.2).
#[test]
fn device_lookups_without_a_device_give_four_names() {
    let mut sandbox = Sandbox::new();
    all_gates_driver(&mut sandbox);
    let outcome = sandbox.run(|| {
        let instance = create(vk::API_VERSION_1_0, &[]);
        let get = instance.device_commands.get_device_proc_addr.expect("vkGetDeviceProcAddr");
        static GARBAGE: [u64; 4] = [0; 4];
        for handle in [vk::Device::NULL, vk::Device::from_raw(GARBAGE.as_ptr().cast_mut().cast())] {
            // SAFETY: the loader returns NULL for an invalid device (callpath.md 2.3).
            let found = |name: &CStr| unsafe { get(handle, name.as_ptr()) };
            compare("no device", |command| FIXED.contains(&command.name()), found);
        }
        // SAFETY: the loader returns NULL for a NULL device (callpath.md 3.5 step 1).
        assert!(unsafe { get(vk::Device::NULL, std::ptr::null()) }.is_none());
        instance.destroy();
    });
    outcome.expect_success();
}
