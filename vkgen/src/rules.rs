//! The facts about the loader that the registry lacks, in one table. Comments name the sections of
//! the contract.
//!
//! [`emit::loader`](crate::emit::loader) reads the table. A command without a row is classed by its
//! level and its first extension alone: a plain trampoline, and for a physical-device command a
//! terminator that calls the driver (callpath.md 1.2, 1.8). If that is not certain, generation
//! fails and asks for a row. A row about names that a registry lacks is ignored, because one table
//! serves all versions; a test refuses a row that changes nothing for the pinned registry.

mod row;

#[cfg(test)]
mod tests;

pub use row::{Code, Missing, NotEnabled, Row, Rules, Targets, Terminator, Trampoline};
pub(crate) use row::{command, plain, row, written};

use Terminator as Term;
use Trampoline as Tramp;

/// The commands that make a surface of a window, or of a plane of a display.
const WINDOW_SURFACES: [&str; 10] = [
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
];

/// The loader's rules.
pub const LOADER: Rules<'static> = Rules {
    commands: COMMANDS,
    owned: OWNED,
    handles: HANDLES,
    gates: GATES,
    exported: EXPORTED,
    absent: ABSENT,
    window_systems: WINDOW_SYSTEMS,
    platforms: PLATFORMS,
};

/// callpath.md 2.1, 6.2
const OWNED: &[&str] = &[
    "VkInstance",
    "VkPhysicalDevice",
    "VkSurfaceKHR",
    "VkDebugUtilsMessengerEXT",
    "VkDebugReportCallbackEXT",
];

const COMMANDS: &[Row<Code>] = &[
    // Global, instance, device: construction, teardown, enumeration, name lookup.
    // callpath.md 3.1, 3.4 to 3.6
    written(&["vkGetInstanceProcAddr", "vkGetDeviceProcAddr"], "lookup::above", "lookup::below"),
    // callpath.md 1.6, 1.7, 7.8
    written(
        &[
            "vkEnumerateInstanceVersion",
            "vkEnumerateInstanceExtensionProperties",
            "vkEnumerateInstanceLayerProperties",
        ],
        "pre_instance::above",
        "pre_instance::below",
    ),
    // callpath.md 1.6, 1.7, 7.4
    written(&["vkCreateInstance", "vkDestroyInstance"], "instance::above", "instance::below"),
    // callpath.md 1.6, 1.7, 7.5
    written(&["vkEnumeratePhysicalDevices"], "physical_devices::above", "physical_devices::below"),
    // callpath.md 1.6, 1.7, 7.6
    command(
        &["vkEnumerateDeviceExtensionProperties"],
        Tramp::Locked("ERROR_INITIALIZATION_FAILED"),
        Term::Query("physical_devices::below"),
    ),
    // callpath.md 1.6, 1.7, 7.6
    command(
        &["vkEnumerateDeviceLayerProperties"],
        Tramp::Written("physical_devices::above"),
        Term::Query("physical_devices::below"),
    ),
    // callpath.md 1.6, 1.7, 7.5
    written(
        &["vkEnumeratePhysicalDeviceGroups"],
        "physical_devices::above",
        "physical_devices::groups",
    ),
    // callpath.md 7.1, 7.2
    written(&["vkCreateDevice"], "device::above", "device::below"),
    // callpath.md 1.5, 7.3
    command(
        &["vkDestroyDevice", "vkGetDeviceQueue", "vkGetDeviceQueue2", "vkAllocateCommandBuffers"],
        Tramp::Written("device::above"),
        Term::None,
    ),
    // Queries of a physical device.
    // callpath.md 1.7, 1.10
    plain(
        &[
            "vkGetPhysicalDeviceFeatures",
            "vkGetPhysicalDeviceFormatProperties",
            "vkGetPhysicalDeviceProperties",
            "vkGetPhysicalDeviceQueueFamilyProperties",
            "vkGetPhysicalDeviceMemoryProperties",
            "vkGetPhysicalDeviceSparseImageFormatProperties",
        ],
        Term::PassedOn(Missing::Nothing),
    ),
    // callpath.md 1.10
    plain(
        &["vkGetPhysicalDeviceImageFormatProperties"],
        Term::PassedOn(Missing::InitializationFailed),
    ),
    // callpath.md 1.4, 1.10
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
        Tramp::Switched,
        Term::Promoted("physical_devices::emulation"),
    ),
    // callpath.md 1.4, 1.10
    command(
        &[
            "vkGetPhysicalDeviceExternalBufferProperties",
            "vkGetPhysicalDeviceExternalSemaphoreProperties",
            "vkGetPhysicalDeviceExternalFenceProperties",
        ],
        Tramp::Switched,
        Term::Promoted("physical_devices::emulation_external"),
    ),
    // callpath.md 1.4
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
    ),
    // callpath.md 1.4, 1.10
    plain(
        // The Khronos loader's trampoline of the core one crashes on NULL and passes garbage down;
        // ours checks as any other does.
        &["vkGetPhysicalDeviceToolProperties", "vkGetPhysicalDeviceToolPropertiesEXT"],
        Term::Query("physical_devices::tool_properties"),
    ),
    // callpath.md 1.4, 1.10
    plain(
        &["vkGetPhysicalDeviceExternalImageFormatPropertiesNV"],
        Term::Answered("physical_devices::emulation_external"),
    ),
    // Surfaces, swapchains, displays.
    // callpath.md 5.1
    plain(&WINDOW_SURFACES, Term::Surface(NotEnabled::ExtensionNotPresent)),
    // callpath.md 5.1
    plain(&["vkCreateHeadlessSurfaceEXT"], Term::Surface(NotEnabled::Success)),
    // callpath.md 5.5
    plain(&["vkDestroySurfaceKHR"], Term::Written("surfaces::below")),
    // callpath.md 1.10, 5.6, 5.7
    plain(
        &[
            "vkGetPhysicalDeviceSurfaceSupportKHR",
            "vkGetPhysicalDeviceSurfaceCapabilities2KHR",
            "vkGetPhysicalDeviceSurfaceFormats2KHR",
        ],
        Term::CheckedQuery("surfaces::query"),
    ),
    // callpath.md 1.10, 5.7
    plain(&["vkGetPhysicalDeviceSurfaceCapabilities2EXT"], Term::Query("surfaces::query")),
    // callpath.md 1.10, 5.6
    plain(
        &[
            "vkGetPhysicalDeviceSurfaceCapabilitiesKHR",
            "vkGetPhysicalDeviceSurfaceFormatsKHR",
            "vkGetPhysicalDeviceSurfacePresentModesKHR",
        ],
        Term::CheckedOfSurface,
    ),
    // callpath.md 1.10, 5.7
    plain(
        &["vkGetPhysicalDeviceSurfacePresentModes2EXT", "vkGetPhysicalDevicePresentRectanglesKHR"],
        Term::OfSurface,
    ),
    // callpath.md 5.6
    plain(
        &[
            "vkGetPhysicalDeviceXlibPresentationSupportKHR",
            "vkGetPhysicalDeviceXcbPresentationSupportKHR",
            "vkGetPhysicalDeviceWaylandPresentationSupportKHR",
            "vkGetPhysicalDeviceWin32PresentationSupportKHR",
        ],
        Term::PresentationSupport,
    ),
    // callpath.md 5.8
    written(&["vkCreateSwapchainKHR"], "surfaces::swapchain_above", "surfaces::swapchain_below"),
    // callpath.md 5.8
    plain(
        &[
            "vkCreateSharedSwapchainsKHR",
            "vkGetDeviceGroupSurfacePresentModesKHR",
            "vkGetDeviceGroupSurfacePresentModes2EXT",
        ],
        Term::Written("surfaces::swapchain_below"),
    ),
    // callpath.md 1.10, 5.9
    plain(
        &[
            "vkGetPhysicalDeviceDisplayPropertiesKHR",
            "vkGetPhysicalDeviceDisplayPlanePropertiesKHR",
            "vkGetDisplayPlaneSupportedDisplaysKHR",
            "vkGetDisplayModePropertiesKHR",
            "vkGetDisplayPlaneCapabilitiesKHR",
        ],
        Term::Checked(NotEnabled::Success, Missing::NoDisplays),
    ),
    // callpath.md 1.10, 5.9
    plain(
        &["vkCreateDisplayModeKHR"],
        Term::Checked(NotEnabled::ExtensionNotPresent, Missing::NoDisplayMode),
    ),
    // callpath.md 1.10, 5.9
    plain(
        &[
            "vkGetPhysicalDeviceDisplayProperties2KHR",
            "vkGetPhysicalDeviceDisplayPlaneProperties2KHR",
            "vkGetDisplayModeProperties2KHR",
            "vkGetDisplayPlaneCapabilities2KHR",
        ],
        Term::Answered("surfaces::display"),
    ),
    // callpath.md 1.10
    plain(&["vkAcquireXlibDisplayEXT"], Term::PassedOn(Missing::XlibDisplayNotAcquired)),
    // callpath.md 1.10
    plain(&["vkGetRandROutputDisplayEXT"], Term::PassedOn(Missing::NoRandrDisplay)),
    // callpath.md 1.10
    plain(
        // The command is an instance extension's and returns a result, but its terminator aborts.
        &["vkReleaseDisplayEXT"],
        Term::PassedOn(Missing::Abort),
    ),
    // Debug utils, debug report, debug marker.
    // callpath.md 6.2
    command(
        &["vkCreateDebugUtilsMessengerEXT", "vkDestroyDebugUtilsMessengerEXT"],
        Tramp::Locked("ERROR_EXTENSION_NOT_PRESENT"),
        Term::Messenger("Messenger"),
    ),
    // callpath.md 6.2
    plain(
        &["vkSubmitDebugUtilsMessageEXT", "vkDebugReportMessageEXT"],
        Term::Written("debug::message"),
    ),
    // callpath.md 6.2
    command(
        &["vkCreateDebugReportCallbackEXT", "vkDestroyDebugReportCallbackEXT"],
        Tramp::Locked("ERROR_EXTENSION_NOT_PRESENT"),
        Term::Messenger("Report"),
    ),
    // callpath.md 6.4
    command(
        &[
            "vkSetDebugUtilsObjectNameEXT",
            "vkSetDebugUtilsObjectTagEXT",
            "vkDebugMarkerSetObjectNameEXT",
            "vkDebugMarkerSetObjectTagEXT",
        ],
        Tramp::Named,
        Term::Named,
    ),
    // callpath.md 1.2, 1.8, 6.4
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
    ),
];

/// The places with a handle that the loader replaces or writes into, and the commands whose arguments
/// lead there: their code treats the handle, or may pass the handle on. Each place has a row, so that
/// a second handle of a command is not hidden by the first.
const HANDLES: &[Row<&str>] = &[
    // callpath.md 7.4
    row(&["vkCreateInstance"], "pInstance"),
    // callpath.md 7.5
    row(&["vkEnumeratePhysicalDevices"], "pPhysicalDevices"),
    // callpath.md 1.5
    row(&["vkGetDeviceQueue", "vkGetDeviceQueue2"], "pQueue"),
    row(&["vkAllocateCommandBuffers"], "pCommandBuffers"),
    // The command returns a dispatchable handle, which the loader leaves as the driver made it.
    row(&["vkCreateExternalComputeQueueNV"], "pExternalQueue"),
    // The object is the device or a child of it, whose handles are the driver's.
    row(&["vkSetPrivateData", "vkGetPrivateData"], "objectHandle"),
    // callpath.md 5.1
    row(&WINDOW_SURFACES, "pSurface"),
    row(&["vkCreateHeadlessSurfaceEXT"], "pSurface"),
    // callpath.md 5.5 to 5.8
    row(
        &[
            "vkDestroySurfaceKHR",
            "vkGetPhysicalDeviceSurfaceSupportKHR",
            "vkGetPhysicalDeviceSurfaceCapabilitiesKHR",
            "vkGetPhysicalDeviceSurfaceCapabilities2EXT",
            "vkGetPhysicalDeviceSurfaceFormatsKHR",
            "vkGetPhysicalDeviceSurfacePresentModesKHR",
            "vkGetPhysicalDevicePresentRectanglesKHR",
            "vkGetDeviceGroupSurfacePresentModesKHR",
        ],
        "surface",
    ),
    // callpath.md 6.2
    row(&["vkCreateDebugUtilsMessengerEXT"], "pMessenger"),
    row(&["vkDestroyDebugUtilsMessengerEXT"], "messenger"),
    row(&["vkCreateDebugReportCallbackEXT"], "pCallback"),
    row(&["vkDestroyDebugReportCallbackEXT"], "callback"),
    row(&["vkDebugReportMessageEXT"], "object"),
    // callpath.md 7.2
    row(&["vkCreateDevice"], "VkDeviceGroupDeviceCreateInfo::pPhysicalDevices"),
    // callpath.md 7.5
    row(&["vkEnumeratePhysicalDeviceGroups"], "VkPhysicalDeviceGroupProperties::physicalDevices"),
    // callpath.md 5.8
    row(
        &["vkCreateSwapchainKHR", "vkCreateSharedSwapchainsKHR"],
        "VkSwapchainCreateInfoKHR::surface",
    ),
    // callpath.md 5.7, 5.8
    row(
        &[
            "vkGetPhysicalDeviceSurfaceCapabilities2KHR",
            "vkGetPhysicalDeviceSurfaceFormats2KHR",
            "vkGetPhysicalDeviceSurfacePresentModes2EXT",
            "vkGetDeviceGroupSurfacePresentModes2EXT",
        ],
        "VkPhysicalDeviceSurfaceInfo2KHR::surface",
    ),
    // callpath.md 6.2, 6.4
    row(
        &["vkSetDebugUtilsObjectNameEXT", "vkSubmitDebugUtilsMessageEXT"],
        "VkDebugUtilsObjectNameInfoEXT::objectHandle",
    ),
    // callpath.md 1.5
    // In a chain, the structure names what the command creates or describes: an object of the
    // device, whose handle is the driver's.
    row(
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
        "VkDebugUtilsObjectNameInfoEXT::objectHandle",
    ),
    // callpath.md 6.4
    row(&["vkSetDebugUtilsObjectTagEXT"], "VkDebugUtilsObjectTagInfoEXT::objectHandle"),
    // callpath.md 6.4
    row(&["vkDebugMarkerSetObjectNameEXT"], "VkDebugMarkerObjectNameInfoEXT::object"),
    // callpath.md 6.4
    row(&["vkDebugMarkerSetObjectTagEXT"], "VkDebugMarkerObjectTagInfoEXT::object"),
];

/// callpath.md 3.2.
const GATES: &[Row<&str>] = &[row(
    &[
        "vkGetDeviceGroupPresentCapabilitiesKHR",
        "vkGetDeviceGroupSurfacePresentModesKHR",
        "vkGetPhysicalDevicePresentRectanglesKHR",
        "vkGetPhysicalDeviceSurfaceCapabilities2KHR",
        "vkGetPhysicalDeviceSurfaceFormats2KHR",
    ],
    "VK_KHR_surface",
)];

const EXPORTED: &[&str] = &[
    // callpath.md 12
    "VK_KHR_surface",
    "VK_KHR_swapchain",
    "VK_KHR_display",
    "VK_KHR_display_swapchain",
    "VK_KHR_get_surface_capabilities2",
    "VK_KHR_get_display_properties2",
    "VK_EXT_headless_surface",
    "VK_KHR_xlib_surface",
    "VK_KHR_xcb_surface",
    "VK_KHR_wayland_surface",
    // drivers.md L.2
    "VK_KHR_win32_surface",
    "VK_KHR_android_surface",
    "VK_MVK_macos_surface",
    "VK_MVK_ios_surface",
    "VK_EXT_metal_surface",
    "VK_FUCHSIA_imagepipe_surface",
];

/// callpath.md 5.1.
const ABSENT: &[&str] = &["VK_NN_vi_surface", "VK_QNX_screen_surface", "VK_OHOS_surface"];

/// drivers.md H.3 step 4.
const WINDOW_SYSTEMS: &[&str] = &[
    "VK_KHR_wayland_surface",
    "VK_KHR_xcb_surface",
    "VK_KHR_xlib_surface",
    "VK_EXT_directfb_surface",
    "VK_QNX_screen_surface",
];

/// callpath.md 11.
const PLATFORMS: &[Row<Targets>] = &[
    row(&["xlib"], Targets::Build("wsi_xlib")),
    row(&["xlib_xrandr"], Targets::Build("wsi_xlib_xrandr")),
    row(&["xcb"], Targets::Build("wsi_xcb")),
    row(&["wayland"], Targets::Build("wsi_wayland")),
    row(&["provisional"], Targets::Unix),
    row(&["android"], Targets::Os(&["android"])),
    row(&["fuchsia"], Targets::Os(&["fuchsia"])),
    row(&["ios"], Targets::Os(&["ios"])),
    row(&["macos"], Targets::Os(&["macos"])),
    row(&["metal"], Targets::Os(&["ios", "macos"])),
    row(&["ohos"], Targets::Env("ohos")),
    row(&["screen"], Targets::Os(&["nto"])),
    row(&["vi"], Targets::Os(&["horizon"])),
    row(&["win32"], Targets::Os(&["windows"])),
    row(&["directfb", "ggp", "ubm"], Targets::None),
];
