//! Messages of surfaces, displays and swapchains (callpath.md 5). The contract gives their
//! bits, not their words.

use super::{Text, messages};

messages! {
    /// What goes wrong with surfaces.
    pub(crate) enum SurfaceEvent<'a> {
        ExtensionNotEnabled { extension: Text<'a>, command: Text<'a> } [E] (extension " extension not enabled. " command " not executed!");
        UnknownStructure { command: Text<'a>, s_type: i32 } [E] (command ": the pNext chain of pCreateInfo contains a structure of type " s_type ", which this surface cannot be created with");
        NullOutput { command: Text<'a>, parameter: &'static str } [FATAL | E | VAL] (command ": NULL pointer passed into " parameter " for return value! [VUID-" command "-" parameter "-parameter]");
        NullInput { command: Text<'a>, parameter: &'static str } [FATAL | E | VAL] (command ": NULL pointer passed into " parameter " [VUID-" command "-" parameter "-parameter]");
        DriverLacksCommand { library: Text<'a>, command: Text<'a> } [E] ("ICD \"" library "\" does not export " command);
        DriverLacksDisplayCommand { library: Text<'a>, command: Text<'a> } [W] ("ICD \"" library "\" does not export " command);
        CannotAcquireDisplay { library: Text<'a>, command: Text<'a> } [I] (command ": ICD \"" library "\" does not support taking displays from an X server");
        /// The one missing device command that has a message of its own (callpath.md 1.2 P, 5.8).
        SwapchainNotEnabled [FATAL | E | VAL] ("vkCreateSwapchainKHR: Driver's function pointer was NULL. Was the VK_KHR_swapchain extension enabled?");
        NoSwapchainFunction [FATAL | E | VAL] ("vkCreateSwapchainKHR: Driver's function pointer was NULL, returning VK_SUCCESS. Was the VK_KHR_swapchain extension enabled?");
        NoDriverFunction { command: Text<'a> } [E] (command ": Driver's function pointer was NULL, returning VK_SUCCESS. Was the extension enabled?");
    }
}
