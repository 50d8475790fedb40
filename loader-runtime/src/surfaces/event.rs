//! Messages of surfaces, displays and swapchains (callpath.md 1.10, 5.6, 5.8, 5.9).

use crate::event::{Text, messages};

messages! {
    /// Failures of surface, display and swapchain commands.
    pub(crate) enum SurfaceEvent<'a> {
        ExtensionNotEnabled { extension: Text<'a>, command: Text<'a> } [ERROR] (extension " extension not enabled. " command " not executed!");
        UnknownStructure { command: Text<'a>, s_type: i32 } [ERROR] (command ": the pNext chain of pCreateInfo contains a structure of type " s_type ", which this command does not support");
        NullOutput { command: Text<'a>, parameter: &'static str } [FATAL | ERROR] ("NULL pointer passed into " command " for " parameter "!");
        NullSwapchainInfo [FATAL | ERROR | VALIDATION] ("vkCreateSwapchainKHR: Invalid pCreateInfo pointer [VUID-vkCreateSwapchainKHR-pCreateInfo-parameter]");
        DriverLacksCommand { command: Text<'a> } [ERROR] ("ICD for selected physical device does not export " command "!");
        DriverLacksDisplayCommand { command: Text<'a> } [WARNING] ("ICD for selected physical device does not export " command "!");
        XlibDisplayNotAcquired { library: Text<'a> } [INFO] ("vkAcquireXLibDisplayEXT: Emulating call in ICD \"" library "\" by returning error");
        NoRandrDisplay { library: Text<'a> } [INFO] ("vkGetRandROutputDisplayEXT: Emulating call in ICD \"" library "\" by returning null display");
        /// The trampoline records it too, and aborts (callpath.md 1.2 P, 5.8).
        NoSwapchainFunction [FATAL | ERROR | VALIDATION] ("vkCreateSwapchainKHR: Driver's function pointer was NULL, returning VK_SUCCESS. Was the VK_KHR_swapchain extension enabled?");
        NoSharedSwapchainsFunction [ERROR] ("vkCreateSharedSwapchainsKHR Terminator: Driver's function pointer was NULL, returning VK_SUCCESS. Was the VK_KHR_display_swapchain extension enabled?");
        NoGroupPresentModesFunction [ERROR] ("vkGetDeviceGroupSurfacePresentModesKHR: Driver's function pointer was NULL, returning VK_SUCCESS. Was either Vulkan 1.1 and VK_KHR_swapchain enabled or both the VK_KHR_device_group and VK_KHR_surface extensions enabled when using Vulkan 1.0?");
    }
}
