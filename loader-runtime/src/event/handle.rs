//! Messages about handles that are not what the command needs (callpath.md 1.2, 2.3). Each is
//! printed whatever the filter says, right before the process is aborted.

use super::{Text, messages};

messages! {
    /// A handle that a command cannot work with.
    pub(crate) enum HandleEvent<'a> {
        /// `<cmd>: Invalid <param> [VUID-<cmd>-<param>-parameter]` of a trampoline.
        Invalid { command: Text<'a>, parameter: Text<'a> } [FATAL | ERROR | VALIDATION] (command ": Invalid " parameter " [VUID-" command "-" parameter "-parameter]");
        /// A terminator got a handle that belongs to no device of the loader.
        InvalidDevice { command: Text<'a> } [FATAL | ERROR | VALIDATION] (command ": Invalid device handle");
        /// callpath.md 1.8: the caller gets an error code.
        UnsupportedByDriver { command: Text<'a> } [ERROR] ("ICD associated with VkPhysicalDevice does not support " command);
        /// callpath.md 1.8: the process is aborted.
        FatallyUnsupportedByDriver { command: Text<'a> } [FATAL | ERROR] ("ICD associated with VkPhysicalDevice does not support " command);
    }
}
