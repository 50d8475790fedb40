//! Messages about invalid handles and unsupported commands (callpath.md 1.2, 1.8, 2.3). The fatal
//! ones are printed regardless of the filter, right before the process aborts.

use crate::event::{Text, messages};

messages! {
    /// An invalid handle, or a command that the driver of a handle does not support.
    pub(crate) enum HandleEvent<'a> {
        /// `<cmd>: Invalid <param> [VUID-<cmd>-<param>-parameter]` of a trampoline.
        Invalid { command: Text<'a>, parameter: Text<'a> } [FATAL | ERROR | VALIDATION] (command ": Invalid " parameter " [VUID-" command "-" parameter "-parameter]");
        /// A terminator got a handle of no device of the loader.
        InvalidDevice { command: Text<'a> } [FATAL | ERROR | VALIDATION] (command ": Invalid device handle");
        /// callpath.md 1.8: the command returns an error.
        UnsupportedByDriver { command: Text<'a> } [ERROR] ("ICD associated with VkPhysicalDevice does not support " command);
        /// callpath.md 1.8: the process aborts.
        FatallyUnsupportedByDriver { command: Text<'a> } [FATAL | ERROR] ("ICD associated with VkPhysicalDevice does not support " command);
    }
}
