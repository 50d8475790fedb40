//! The generated tables against the contract's own lists: what vkgen derives from the registry must
//! come out as the contract has it.

use std::collections::BTreeSet;

use dispatch_tables::{Command, Level};

use crate::commands::terminators::{device_terminator, terminator};
use crate::commands::trampolines::trampoline;
use crate::commands::{Gate, gate, is_known};
use crate::device::terminators::device_terminator_gate;
use crate::generated::extensions::KNOWN_INSTANCE_EXTENSIONS;

/// drivers.md H.4, in its order, without what other platforms have.
const KNOWN: &[&str] = &[
    "VK_KHR_surface",
    "VK_KHR_display",
    "VK_KHR_xlib_surface",
    "VK_KHR_xcb_surface",
    "VK_KHR_wayland_surface",
    "VK_KHR_get_physical_device_properties2",
    "VK_KHR_device_group_creation",
    "VK_KHR_external_memory_capabilities",
    "VK_KHR_external_semaphore_capabilities",
    "VK_KHR_external_fence_capabilities",
    "VK_KHR_get_surface_capabilities2",
    "VK_KHR_get_display_properties2",
    "VK_KHR_surface_protected_capabilities",
    "VK_KHR_portability_enumeration",
    "VK_KHR_surface_maintenance1",
    "VK_EXT_debug_report",
    "VK_NV_external_memory_capabilities",
    "VK_EXT_validation_flags",
    "VK_EXT_direct_mode_display",
    "VK_EXT_acquire_xlib_display",
    "VK_EXT_display_surface_counter",
    "VK_EXT_swapchain_colorspace",
    "VK_EXT_debug_utils",
    "VK_EXT_validation_features",
    "VK_EXT_headless_surface",
    "VK_EXT_surface_maintenance1",
    "VK_EXT_acquire_drm_display",
    "VK_GOOGLE_surfaceless_query",
    "VK_LUNARG_direct_driver_loading",
    "VK_EXT_layer_settings",
    "VK_NV_display_stereo",
];

/// callpath.md 3.1 step 6, 3.2 and 3.3: extension, then the names that it gates, without `vk`.
const GATED: &[(&str, &[&str])] = &[
    (
        "VK_EXT_debug_report",
        &["CreateDebugReportCallbackEXT", "DestroyDebugReportCallbackEXT", "DebugReportMessageEXT"],
    ),
    (
        "VK_EXT_debug_utils",
        &[
            "CreateDebugUtilsMessengerEXT",
            "DestroyDebugUtilsMessengerEXT",
            "SubmitDebugUtilsMessageEXT",
            "SetDebugUtilsObjectNameEXT",
            "SetDebugUtilsObjectTagEXT",
            "QueueBeginDebugUtilsLabelEXT",
            "QueueEndDebugUtilsLabelEXT",
            "QueueInsertDebugUtilsLabelEXT",
            "CmdBeginDebugUtilsLabelEXT",
            "CmdEndDebugUtilsLabelEXT",
            "CmdInsertDebugUtilsLabelEXT",
        ],
    ),
    (
        "VK_KHR_surface",
        &[
            "DestroySurfaceKHR",
            "GetPhysicalDeviceSurfaceSupportKHR",
            "GetPhysicalDeviceSurfaceCapabilitiesKHR",
            "GetPhysicalDeviceSurfaceFormatsKHR",
            "GetPhysicalDeviceSurfacePresentModesKHR",
            "GetDeviceGroupPresentCapabilitiesKHR",
            "GetDeviceGroupSurfacePresentModesKHR",
            "GetPhysicalDevicePresentRectanglesKHR",
            "GetPhysicalDeviceSurfaceCapabilities2KHR",
            "GetPhysicalDeviceSurfaceFormats2KHR",
        ],
    ),
    (
        "VK_KHR_wayland_surface",
        &["CreateWaylandSurfaceKHR", "GetPhysicalDeviceWaylandPresentationSupportKHR"],
    ),
    ("VK_KHR_xcb_surface", &["CreateXcbSurfaceKHR", "GetPhysicalDeviceXcbPresentationSupportKHR"]),
    (
        "VK_KHR_xlib_surface",
        &["CreateXlibSurfaceKHR", "GetPhysicalDeviceXlibPresentationSupportKHR"],
    ),
    ("VK_EXT_headless_surface", &["CreateHeadlessSurfaceEXT"]),
    (
        "VK_KHR_display",
        &[
            "GetPhysicalDeviceDisplayPropertiesKHR",
            "GetPhysicalDeviceDisplayPlanePropertiesKHR",
            "GetDisplayPlaneSupportedDisplaysKHR",
            "GetDisplayModePropertiesKHR",
            "CreateDisplayModeKHR",
            "GetDisplayPlaneCapabilitiesKHR",
            "CreateDisplayPlaneSurfaceKHR",
        ],
    ),
    (
        "VK_KHR_get_display_properties2",
        &[
            "GetPhysicalDeviceDisplayProperties2KHR",
            "GetPhysicalDeviceDisplayPlaneProperties2KHR",
            "GetDisplayModeProperties2KHR",
            "GetDisplayPlaneCapabilities2KHR",
        ],
    ),
    (
        "VK_KHR_get_physical_device_properties2",
        &[
            "GetPhysicalDeviceFeatures2KHR",
            "GetPhysicalDeviceProperties2KHR",
            "GetPhysicalDeviceFormatProperties2KHR",
            "GetPhysicalDeviceImageFormatProperties2KHR",
            "GetPhysicalDeviceQueueFamilyProperties2KHR",
            "GetPhysicalDeviceMemoryProperties2KHR",
            "GetPhysicalDeviceSparseImageFormatProperties2KHR",
        ],
    ),
    ("VK_KHR_device_group_creation", &["EnumeratePhysicalDeviceGroupsKHR"]),
    ("VK_KHR_external_memory_capabilities", &["GetPhysicalDeviceExternalBufferPropertiesKHR"]),
    (
        "VK_KHR_external_semaphore_capabilities",
        &["GetPhysicalDeviceExternalSemaphorePropertiesKHR"],
    ),
    ("VK_KHR_external_fence_capabilities", &["GetPhysicalDeviceExternalFencePropertiesKHR"]),
    ("VK_NV_external_memory_capabilities", &["GetPhysicalDeviceExternalImageFormatPropertiesNV"]),
    ("VK_EXT_direct_mode_display", &["ReleaseDisplayEXT"]),
    ("VK_EXT_acquire_xlib_display", &["AcquireXlibDisplayEXT", "GetRandROutputDisplayEXT"]),
    ("VK_EXT_display_surface_counter", &["GetPhysicalDeviceSurfaceCapabilities2EXT"]),
    ("VK_EXT_acquire_drm_display", &["AcquireDrmDisplayEXT", "GetDrmDisplayEXT"]),
];

/// callpath.md 3.6, without `vk`.
const DEVICE_TERMINATED: &[&str] = &[
    "CreateSwapchainKHR",
    "GetDeviceGroupSurfacePresentModesKHR",
    "CreateSharedSwapchainsKHR",
    "DebugMarkerSetObjectTagEXT",
    "DebugMarkerSetObjectNameEXT",
    "SetDebugUtilsObjectNameEXT",
    "SetDebugUtilsObjectTagEXT",
    "QueueBeginDebugUtilsLabelEXT",
    "QueueEndDebugUtilsLabelEXT",
    "QueueInsertDebugUtilsLabelEXT",
    "CmdBeginDebugUtilsLabelEXT",
    "CmdEndDebugUtilsLabelEXT",
    "CmdInsertDebugUtilsLabelEXT",
];

fn name(command: Command) -> String {
    let name = command.name().to_str().expect("names are ASCII");
    name.strip_prefix("vk").expect("names begin with vk").to_owned()
}

fn known_commands() -> impl Iterator<Item = Command> {
    Command::all().filter(|command| is_known(*command))
}

#[test]
fn h4_the_known_instance_extensions_are_in_the_contracts_order() {
    let names: Vec<_> = KNOWN_INSTANCE_EXTENSIONS
        .iter()
        .map(|extension| extension.name().to_str().expect("names are ASCII"))
        .collect();
    assert_eq!(names, KNOWN);
}

#[test]
fn c31_exactly_the_contracts_names_are_gated_by_an_extension() {
    let gated: BTreeSet<_> = known_commands()
        .filter_map(|command| match gate(command)? {
            Gate::Enabled(extension) => {
                Some((extension.name().to_str().expect("ASCII").to_owned(), name(command)))
            }
            _ => None,
        })
        .collect();
    let wanted: BTreeSet<_> = GATED
        .iter()
        .flat_map(|(extension, names)| names.iter().map(move |name| (extension, name)))
        .map(|(extension, name)| ((*extension).to_owned(), (*name).to_owned()))
        .collect();
    assert_eq!(gated, wanted);
}

#[test]
fn c31_the_global_commands_have_gates_of_their_own() {
    let with = |wanted| -> Vec<_> {
        let commands = known_commands().filter(|command| gate(*command) == Some(wanted));
        commands.map(name).collect()
    };
    assert_eq!(with(Gate::Any), ["GetInstanceProcAddr"]);
    assert_eq!(
        with(Gate::PreInstance),
        [
            "CreateInstance",
            "EnumerateInstanceVersion",
            "EnumerateInstanceLayerProperties",
            "EnumerateInstanceExtensionProperties"
        ]
    );
}

#[test]
fn c14_the_khr_aliases_have_the_address_of_the_core_trampoline() {
    let pairs = [
        (Command::GET_PHYSICAL_DEVICE_FEATURES2_KHR, Command::GET_PHYSICAL_DEVICE_FEATURES2),
        (Command::ENUMERATE_PHYSICAL_DEVICE_GROUPS_KHR, Command::ENUMERATE_PHYSICAL_DEVICE_GROUPS),
        (
            Command::GET_PHYSICAL_DEVICE_EXTERNAL_FENCE_PROPERTIES_KHR,
            Command::GET_PHYSICAL_DEVICE_EXTERNAL_FENCE_PROPERTIES,
        ),
    ];
    for (alias, core) in pairs {
        let address = |command| trampoline(command).map(|function| function as usize);
        assert!(address(alias).is_some());
        assert_eq!(address(alias), address(core), "{}", name(alias));
    }
}

#[test]
fn c31_platforms_that_this_target_lacks_have_unknown_names() {
    for command in [Command::CREATE_WIN32_SURFACE_KHR, Command::GET_MEMORY_WIN32_HANDLE_KHR] {
        assert!(trampoline(command).is_none(), "{}", name(command));
    }
}

/// callpath.md 1.7.
#[test]
fn c17_every_known_command_above_the_device_has_a_terminator() {
    for command in known_commands() {
        let ends_above_the_device = command.level() != Level::Device;
        assert_eq!(terminator(command).is_some(), ends_above_the_device, "{}", name(command));
    }
}

/// callpath.md 1.7, 1.8, 3.6.
#[test]
fn c36_the_device_commands_with_a_terminator_are_the_contracts() {
    let terminated: BTreeSet<_> = known_commands()
        .filter(|command| device_terminator_gate(*command).is_some())
        .map(name)
        .collect();
    assert_eq!(terminated, DEVICE_TERMINATED.iter().map(|n| (*n).to_owned()).collect());
    for command in known_commands().filter(|command| command.level() == Level::Device) {
        let ends_here =
            device_terminator_gate(command).is_some() || command == Command::GET_DEVICE_PROC_ADDR;
        assert_eq!(device_terminator(command).is_some(), ends_here, "{}", name(command));
    }
}
