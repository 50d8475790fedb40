//! The facts about the loader that the registry lacks, in one table. Each row names a section of
//! the contract.
//!
//! [`emit::loader`](crate::emit::loader) reads the table. A command without a row is classed by its
//! level and its first extension alone: a plain trampoline, and for a physical-device command a
//! terminator that calls the driver (callpath.md 1.2, 1.8). If that is not certain, generation
//! fails and asks for a row. Generation also fails if a row names nothing in the registry or
//! changes nothing.

mod row;

pub use row::{
    CommandRule, DeviceTerminatorRule, ExtensionRule, GateRule, HandleRule, Missing, NotEnabled,
    PlatformRule, Rules, Targets, Terminator, Trampoline,
};
pub(crate) use row::{command, device_terminator, extension, gate, handle, platform};

use std::panic::Location;

use registry::model::Position;
use registry::{Registry, pin};

use Terminator as Term;
use Trampoline as Tramp;

/// Whether the registry is older than the pinned one, for which the rules are written, and so may
/// lack names of the rules.
pub(crate) fn are_newer(registry: &Registry) -> bool {
    registry.release() < pin::pin().release()
}

/// The place of a row as findings have it.
pub(crate) fn position(place: &Location<'_>) -> Position {
    Position { file: place.file().to_owned(), line: place.line(), column: place.column() }
}

/// The loader's rules.
pub const LOADER: Rules<'static> = Rules {
    commands: COMMANDS,
    handles: HANDLES,
    gates: GATES,
    device_terminators: DEVICE_TERMINATORS,
    exported: EXPORTED,
    absent: ABSENT,
    window_systems: WINDOW_SYSTEMS,
    platforms: PLATFORMS,
};

const COMMANDS: &[CommandRule] = &[
    // Global, instance, device: construction, teardown, enumeration, name lookup.
    command(
        &["vkGetInstanceProcAddr", "vkGetDeviceProcAddr"],
        Tramp::Written("lookup::above"),
        Term::Written("lookup::below"),
        "callpath.md 3.1, 3.4 to 3.6",
    ),
    command(
        &[
            "vkEnumerateInstanceVersion",
            "vkEnumerateInstanceExtensionProperties",
            "vkEnumerateInstanceLayerProperties",
        ],
        Tramp::Written("pre_instance::above"),
        Term::Written("pre_instance::below"),
        "callpath.md 1.6, 1.7, 7.8",
    ),
    command(
        &["vkCreateInstance", "vkDestroyInstance"],
        Tramp::Written("instance::above"),
        Term::Written("instance::below"),
        "callpath.md 1.6, 1.7, 7.4",
    ),
    command(
        &["vkEnumeratePhysicalDevices"],
        Tramp::Written("physical_devices::above"),
        Term::Written("physical_devices::below"),
        "callpath.md 1.6, 1.7, 7.5",
    ),
    command(
        &["vkEnumerateDeviceExtensionProperties"],
        Tramp::Locked(Missing::InitializationFailed),
        Term::Query("physical_devices::below"),
        "callpath.md 1.6, 1.7, 7.6",
    ),
    command(
        &["vkEnumerateDeviceLayerProperties"],
        Tramp::Written("physical_devices::above"),
        Term::Query("physical_devices::below"),
        "callpath.md 1.6, 1.7, 7.6",
    ),
    command(
        &["vkEnumeratePhysicalDeviceGroups"],
        Tramp::Written("physical_devices::above"),
        Term::Written("physical_devices::groups"),
        "callpath.md 1.6, 1.7, 7.5",
    ),
    command(
        &["vkCreateDevice"],
        Tramp::Written("device::above"),
        Term::Written("device::below"),
        "callpath.md 7.1, 7.2",
    ),
    command(
        &["vkDestroyDevice", "vkGetDeviceQueue", "vkGetDeviceQueue2", "vkAllocateCommandBuffers"],
        Tramp::Written("device::above"),
        Term::None,
        "callpath.md 1.5, 7.3",
    ),
    command(
        // The command returns a dispatchable handle, which the loader leaves as the driver made it.
        &["vkCreateExternalComputeQueueNV"],
        Tramp::Plain,
        Term::None,
        "callpath.md 1.5",
    ),
    command(
        // The object is the device or a child of it, whose handles are the driver's.
        &["vkSetPrivateData", "vkSetPrivateDataEXT", "vkGetPrivateData", "vkGetPrivateDataEXT"],
        Tramp::Plain,
        Term::None,
        "callpath.md 1.5",
    ),
    // Queries of a physical device.
    command(
        &[
            "vkGetPhysicalDeviceFeatures",
            "vkGetPhysicalDeviceFormatProperties",
            "vkGetPhysicalDeviceProperties",
            "vkGetPhysicalDeviceQueueFamilyProperties",
            "vkGetPhysicalDeviceMemoryProperties",
            "vkGetPhysicalDeviceSparseImageFormatProperties",
        ],
        Tramp::Plain,
        Term::PassedOn(Missing::Nothing),
        "callpath.md 1.7, 1.10",
    ),
    command(
        &["vkGetPhysicalDeviceImageFormatProperties"],
        Tramp::Plain,
        Term::PassedOn(Missing::InitializationFailed),
        "callpath.md 1.10",
    ),
    command(
        &[
            "vkGetPhysicalDeviceFeatures2",
            "vkGetPhysicalDeviceProperties2",
            "vkGetPhysicalDeviceFormatProperties2",
            "vkGetPhysicalDeviceImageFormatProperties2",
            "vkGetPhysicalDeviceQueueFamilyProperties2",
            "vkGetPhysicalDeviceMemoryProperties2",
            "vkGetPhysicalDeviceSparseImageFormatProperties2",
        ],
        Tramp::Switched("VK_KHR_get_physical_device_properties2"),
        Term::Promoted("physical_devices::emulation"),
        "callpath.md 1.4, 1.10",
    ),
    command(
        &["vkGetPhysicalDeviceExternalBufferProperties"],
        Tramp::Switched("VK_KHR_external_memory_capabilities"),
        Term::Promoted("physical_devices::emulation_external"),
        "callpath.md 1.4, 1.10",
    ),
    command(
        &["vkGetPhysicalDeviceExternalSemaphoreProperties"],
        Tramp::Switched("VK_KHR_external_semaphore_capabilities"),
        Term::Promoted("physical_devices::emulation_external"),
        "callpath.md 1.4, 1.10",
    ),
    command(
        &["vkGetPhysicalDeviceExternalFenceProperties"],
        Tramp::Switched("VK_KHR_external_fence_capabilities"),
        Term::Promoted("physical_devices::emulation_external"),
        "callpath.md 1.4, 1.10",
    ),
    command(
        &[
            "vkGetPhysicalDeviceFeatures2KHR",
            "vkGetPhysicalDeviceProperties2KHR",
            "vkGetPhysicalDeviceFormatProperties2KHR",
            "vkGetPhysicalDeviceImageFormatProperties2KHR",
            "vkGetPhysicalDeviceQueueFamilyProperties2KHR",
            "vkGetPhysicalDeviceMemoryProperties2KHR",
            "vkGetPhysicalDeviceSparseImageFormatProperties2KHR",
            "vkEnumeratePhysicalDeviceGroupsKHR",
            "vkGetPhysicalDeviceExternalBufferPropertiesKHR",
            "vkGetPhysicalDeviceExternalSemaphorePropertiesKHR",
            "vkGetPhysicalDeviceExternalFencePropertiesKHR",
        ],
        Tramp::Shared,
        Term::Shared,
        "callpath.md 1.4",
    ),
    command(
        // The Khronos loader's trampoline of the core one crashes on NULL and passes garbage down;
        // ours checks as any other does.
        &["vkGetPhysicalDeviceToolProperties", "vkGetPhysicalDeviceToolPropertiesEXT"],
        Tramp::Plain,
        Term::Query("physical_devices::tool_properties"),
        "callpath.md 1.4, 1.10",
    ),
    command(
        &["vkGetPhysicalDeviceExternalImageFormatPropertiesNV"],
        Tramp::Plain,
        Term::Answered("physical_devices::emulation_external"),
        "callpath.md 1.4, 1.10",
    ),
    // Surfaces, swapchains, displays.
    command(
        &[
            "vkCreateXlibSurfaceKHR",
            "vkCreateXcbSurfaceKHR",
            "vkCreateWaylandSurfaceKHR",
            "vkCreateWin32SurfaceKHR",
            "vkCreateAndroidSurfaceKHR",
            "vkCreateMacOSSurfaceMVK",
            "vkCreateIOSSurfaceMVK",
            "vkCreateMetalSurfaceEXT",
            "vkCreateImagePipeSurfaceFUCHSIA",
            "vkCreateDisplayPlaneSurfaceKHR",
        ],
        Tramp::Plain,
        Term::Surface(NotEnabled::ExtensionNotPresent),
        "callpath.md 5.1",
    ),
    command(
        &["vkCreateHeadlessSurfaceEXT"],
        Tramp::Plain,
        Term::Surface(NotEnabled::Success),
        "callpath.md 5.1",
    ),
    command(
        &["vkDestroySurfaceKHR"],
        Tramp::Plain,
        Term::Written("surfaces::below"),
        "callpath.md 5.5",
    ),
    command(
        &[
            "vkGetPhysicalDeviceSurfaceSupportKHR",
            "vkGetPhysicalDeviceSurfaceCapabilities2KHR",
            "vkGetPhysicalDeviceSurfaceFormats2KHR",
        ],
        Tramp::Plain,
        Term::CheckedQuery("surfaces::query"),
        "callpath.md 1.10, 5.6, 5.7",
    ),
    command(
        &["vkGetPhysicalDeviceSurfaceCapabilities2EXT"],
        Tramp::Plain,
        Term::Query("surfaces::query"),
        "callpath.md 1.10, 5.7",
    ),
    command(
        &[
            "vkGetPhysicalDeviceSurfaceCapabilitiesKHR",
            "vkGetPhysicalDeviceSurfaceFormatsKHR",
            "vkGetPhysicalDeviceSurfacePresentModesKHR",
        ],
        Tramp::Plain,
        Term::CheckedOfSurface,
        "callpath.md 1.10, 5.6",
    ),
    command(
        &["vkGetPhysicalDeviceSurfacePresentModes2EXT", "vkGetPhysicalDevicePresentRectanglesKHR"],
        Tramp::Plain,
        Term::OfSurface,
        "callpath.md 1.10, 5.7",
    ),
    command(
        &[
            "vkGetPhysicalDeviceXlibPresentationSupportKHR",
            "vkGetPhysicalDeviceXcbPresentationSupportKHR",
            "vkGetPhysicalDeviceWaylandPresentationSupportKHR",
            "vkGetPhysicalDeviceWin32PresentationSupportKHR",
        ],
        Tramp::Plain,
        Term::PresentationSupport,
        "callpath.md 5.6",
    ),
    command(
        &["vkCreateSwapchainKHR"],
        Tramp::Written("surfaces::swapchain_above"),
        Term::Written("surfaces::swapchain_below"),
        "callpath.md 5.8",
    ),
    command(
        &[
            "vkCreateSharedSwapchainsKHR",
            "vkGetDeviceGroupSurfacePresentModesKHR",
            "vkGetDeviceGroupSurfacePresentModes2EXT",
        ],
        Tramp::Plain,
        Term::Written("surfaces::swapchain_below"),
        "callpath.md 5.8",
    ),
    command(
        &[
            "vkGetPhysicalDeviceDisplayPropertiesKHR",
            "vkGetPhysicalDeviceDisplayPlanePropertiesKHR",
            "vkGetDisplayPlaneSupportedDisplaysKHR",
            "vkGetDisplayModePropertiesKHR",
            "vkGetDisplayPlaneCapabilitiesKHR",
        ],
        Tramp::Plain,
        Term::Checked(NotEnabled::Success, Missing::NoDisplays),
        "callpath.md 1.10, 5.9",
    ),
    command(
        &["vkCreateDisplayModeKHR"],
        Tramp::Plain,
        Term::Checked(NotEnabled::ExtensionNotPresent, Missing::NoDisplayMode),
        "callpath.md 1.10, 5.9",
    ),
    command(
        &[
            "vkGetPhysicalDeviceDisplayProperties2KHR",
            "vkGetPhysicalDeviceDisplayPlaneProperties2KHR",
            "vkGetDisplayModeProperties2KHR",
            "vkGetDisplayPlaneCapabilities2KHR",
        ],
        Tramp::Plain,
        Term::Answered("surfaces::display"),
        "callpath.md 1.10, 5.9",
    ),
    command(
        &["vkAcquireXlibDisplayEXT"],
        Tramp::Plain,
        Term::PassedOn(Missing::XlibDisplayNotAcquired),
        "callpath.md 1.10",
    ),
    command(
        &["vkGetRandROutputDisplayEXT"],
        Tramp::Plain,
        Term::PassedOn(Missing::NoRandrDisplay),
        "callpath.md 1.10",
    ),
    command(
        // The command is an instance extension's and returns a result, but its terminator aborts.
        &["vkReleaseDisplayEXT"],
        Tramp::Plain,
        Term::PassedOn(Missing::Abort),
        "callpath.md 1.10",
    ),
    // Debug utils, debug report, debug marker.
    command(
        &["vkCreateDebugUtilsMessengerEXT"],
        Tramp::Locked(Missing::ExtensionNotPresent),
        Term::Messenger("Messenger"),
        "callpath.md 6.2",
    ),
    command(
        &["vkDestroyDebugUtilsMessengerEXT"],
        Tramp::Locked(Missing::Nothing),
        Term::Messenger("Messenger"),
        "callpath.md 6.2",
    ),
    command(
        &["vkSubmitDebugUtilsMessageEXT", "vkDebugReportMessageEXT"],
        Tramp::Plain,
        Term::Written("debug::message"),
        "callpath.md 6.2",
    ),
    command(
        &["vkCreateDebugReportCallbackEXT"],
        Tramp::Locked(Missing::ExtensionNotPresent),
        Term::Messenger("Report"),
        "callpath.md 6.2",
    ),
    command(
        &["vkDestroyDebugReportCallbackEXT"],
        Tramp::Locked(Missing::Nothing),
        Term::Messenger("Report"),
        "callpath.md 6.2",
    ),
    command(
        &[
            "vkSetDebugUtilsObjectNameEXT",
            "vkSetDebugUtilsObjectTagEXT",
            "vkDebugMarkerSetObjectNameEXT",
            "vkDebugMarkerSetObjectTagEXT",
        ],
        Tramp::Named,
        Term::Named,
        "callpath.md 6.4",
    ),
    command(
        &[
            "vkQueueBeginDebugUtilsLabelEXT",
            "vkQueueEndDebugUtilsLabelEXT",
            "vkQueueInsertDebugUtilsLabelEXT",
            "vkCmdBeginDebugUtilsLabelEXT",
            "vkCmdEndDebugUtilsLabelEXT",
            "vkCmdInsertDebugUtilsLabelEXT",
        ],
        Tramp::NullSlotChecked,
        Term::Label,
        "callpath.md 1.2, 1.8, 6.4",
    ),
];

const HANDLES: &[HandleRule] = &[
    handle("VkDeviceGroupDeviceCreateInfo", &["vkCreateDevice"], "callpath.md 7.2"),
    handle(
        "VkPhysicalDeviceGroupProperties",
        &["vkEnumeratePhysicalDeviceGroups"],
        "callpath.md 7.5",
    ),
    handle(
        "VkSwapchainCreateInfoKHR",
        &["vkCreateSwapchainKHR", "vkCreateSharedSwapchainsKHR"],
        "callpath.md 5.8",
    ),
    handle(
        "VkPhysicalDeviceSurfaceInfo2KHR",
        &[
            "vkGetPhysicalDeviceSurfaceCapabilities2KHR",
            "vkGetPhysicalDeviceSurfaceFormats2KHR",
            "vkGetPhysicalDeviceSurfacePresentModes2EXT",
            "vkGetDeviceGroupSurfacePresentModes2EXT",
        ],
        "callpath.md 5.7, 5.8",
    ),
    handle(
        "VkDebugUtilsObjectNameInfoEXT",
        &["vkSetDebugUtilsObjectNameEXT", "vkSubmitDebugUtilsMessageEXT"],
        "callpath.md 6.2, 6.4",
    ),
    handle(
        // In a chain, the structure names what the command creates or describes: an object of the
        // device, whose handle is the driver's.
        "VkDebugUtilsObjectNameInfoEXT",
        &[
            "vkCreateComputePipelines",
            "vkCreateExecutionGraphPipelinesAMDX",
            "vkCreateGraphicsPipelines",
            "vkCreatePipelineBinariesKHR",
            "vkCreateRayTracingPipelinesKHR",
            "vkCreateRayTracingPipelinesNV",
            "vkCreateSampler",
            "vkCreateShadersEXT",
            "vkGetPipelineIndirectMemoryRequirementsNV",
            "vkGetPipelineKeyKHR",
            "vkWriteResourceDescriptorsEXT",
            "vkWriteSamplerDescriptorsEXT",
        ],
        "callpath.md 1.5",
    ),
    handle("VkDebugUtilsObjectTagInfoEXT", &["vkSetDebugUtilsObjectTagEXT"], "callpath.md 6.4"),
    handle("VkDebugMarkerObjectNameInfoEXT", &["vkDebugMarkerSetObjectNameEXT"], "callpath.md 6.4"),
    handle("VkDebugMarkerObjectTagInfoEXT", &["vkDebugMarkerSetObjectTagEXT"], "callpath.md 6.4"),
];

const GATES: &[GateRule] = &[gate(
    &[
        "vkGetDeviceGroupPresentCapabilitiesKHR",
        "vkGetDeviceGroupSurfacePresentModesKHR",
        "vkGetPhysicalDevicePresentRectanglesKHR",
        "vkGetPhysicalDeviceSurfaceCapabilities2KHR",
        "vkGetPhysicalDeviceSurfaceFormats2KHR",
    ],
    "VK_KHR_surface",
    "callpath.md 3.2",
)];

const DEVICE_TERMINATORS: &[DeviceTerminatorRule] = &[
    device_terminator(&["vkCreateSwapchainKHR"], &["VK_KHR_swapchain"], "callpath.md 3.6"),
    device_terminator(
        &["vkGetDeviceGroupSurfacePresentModesKHR"],
        &["VK_KHR_swapchain", "VK_KHR_device_group"],
        "callpath.md 3.6",
    ),
    device_terminator(
        &["vkGetDeviceGroupSurfacePresentModes2EXT"],
        &["VK_EXT_full_screen_exclusive"],
        "callpath.md 3.6",
    ),
    device_terminator(
        &["vkCreateSharedSwapchainsKHR"],
        &["VK_KHR_display_swapchain"],
        "callpath.md 3.6",
    ),
    device_terminator(
        &["vkDebugMarkerSetObjectTagEXT", "vkDebugMarkerSetObjectNameEXT"],
        &["VK_EXT_debug_marker"],
        "callpath.md 3.6",
    ),
    device_terminator(
        &[
            "vkSetDebugUtilsObjectNameEXT",
            "vkSetDebugUtilsObjectTagEXT",
            "vkQueueBeginDebugUtilsLabelEXT",
            "vkQueueEndDebugUtilsLabelEXT",
            "vkQueueInsertDebugUtilsLabelEXT",
            "vkCmdBeginDebugUtilsLabelEXT",
            "vkCmdEndDebugUtilsLabelEXT",
            "vkCmdInsertDebugUtilsLabelEXT",
        ],
        &["VK_EXT_debug_utils"],
        "callpath.md 3.6",
    ),
];

const EXPORTED: &[ExtensionRule] = &[
    extension("VK_KHR_surface", "callpath.md 12"),
    extension("VK_KHR_swapchain", "callpath.md 12"),
    extension("VK_KHR_display", "callpath.md 12"),
    extension("VK_KHR_display_swapchain", "callpath.md 12"),
    extension("VK_KHR_get_surface_capabilities2", "callpath.md 12"),
    extension("VK_KHR_get_display_properties2", "callpath.md 12"),
    extension("VK_EXT_headless_surface", "callpath.md 12"),
    extension("VK_KHR_xlib_surface", "callpath.md 12"),
    extension("VK_KHR_xcb_surface", "callpath.md 12"),
    extension("VK_KHR_wayland_surface", "callpath.md 12"),
    extension("VK_KHR_win32_surface", "drivers.md L.2"),
    extension("VK_KHR_android_surface", "drivers.md L.2"),
    extension("VK_MVK_macos_surface", "drivers.md L.2"),
    extension("VK_MVK_ios_surface", "drivers.md L.2"),
    extension("VK_EXT_metal_surface", "drivers.md L.2"),
    extension("VK_FUCHSIA_imagepipe_surface", "drivers.md L.2"),
];

const ABSENT: &[ExtensionRule] = &[
    extension("VK_NN_vi_surface", "callpath.md 5.1"),
    extension("VK_QNX_screen_surface", "callpath.md 5.1"),
    extension("VK_OHOS_surface", "callpath.md 5.1"),
];

const WINDOW_SYSTEMS: &[ExtensionRule] = &[
    extension("VK_KHR_wayland_surface", "drivers.md H.3 step 4"),
    extension("VK_KHR_xcb_surface", "drivers.md H.3 step 4"),
    extension("VK_KHR_xlib_surface", "drivers.md H.3 step 4"),
    extension("VK_EXT_directfb_surface", "drivers.md H.3 step 4"),
    extension("VK_QNX_screen_surface", "drivers.md H.3 step 4"),
];

const PLATFORMS: &[PlatformRule] = &[
    platform("xlib", Targets::Build("wsi_xlib"), "callpath.md 11"),
    platform("xlib_xrandr", Targets::Build("wsi_xlib_xrandr"), "callpath.md 11"),
    platform("xcb", Targets::Build("wsi_xcb"), "callpath.md 11"),
    platform("wayland", Targets::Build("wsi_wayland"), "callpath.md 11"),
    platform("provisional", Targets::Unix, "callpath.md 11"),
    platform("android", Targets::Os(&["android"]), "callpath.md 11"),
    platform("fuchsia", Targets::Os(&["fuchsia"]), "callpath.md 11"),
    platform("ios", Targets::Os(&["ios"]), "callpath.md 11"),
    platform("macos", Targets::Os(&["macos"]), "callpath.md 11"),
    platform("metal", Targets::Os(&["ios", "macos"]), "callpath.md 11"),
    platform("ohos", Targets::Env("ohos"), "callpath.md 11"),
    platform("screen", Targets::Os(&["nto"]), "callpath.md 11"),
    platform("vi", Targets::Os(&["horizon"]), "callpath.md 11"),
    platform("win32", Targets::Os(&["windows"]), "callpath.md 11"),
    platform("directfb", Targets::None, "callpath.md 11"),
    platform("ggp", Targets::None, "callpath.md 11"),
    platform("ubm", Targets::None, "callpath.md 11"),
];
