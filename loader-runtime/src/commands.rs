//! What the loader has for each command. Each command is a row of `generated/commands.rs`: this
//! module makes the gates of the rows, [`trampolines`] and [`terminators`] their functions.
//!
//! ```text
//! if (wsi_xcb) #[unsafe(no_mangle)] [plain] [Enabled KHR_XCB_SURFACE] [surface XCB xcb]
//!     CREATE_XCB_SURFACE_KHR vkCreateXcbSurfaceKHR create_xcb_surface_khr {(instance: Instance, …) -> vk::Result};
//! ```
//!
//! is the condition under which a build has code for the command, whether the trampoline is
//! exported, the trampoline, the gate, the terminator, the command's spellings, and the signature
//! where a function is made of it. A command without code in any build has empty brackets. The
//! first parameter is the handle; its type stands without `vk::`, as the message about an invalid
//! handle has it.

pub(crate) mod function_table;
pub(crate) mod invalid;
pub(crate) mod terminators;
pub(crate) mod trampolines;
pub(crate) mod unsupported;

use dispatch_tables::{Command, Extension, Level, vk};

use crate::generated::commands::each_command;

/// When vkGetInstanceProcAddr gives a trampoline (callpath.md 3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gate {
    /// Step 1: whatever the instance is.
    Any,
    /// Step 2: without an instance, or with one whose application asked for less than 1.3.
    PreInstance,
    /// Steps 5, 7 and 8: with any instance.
    Instance,
    /// Steps 6 to 8: with an instance that has the extension enabled.
    Enabled(Extension),
}

/// When vkGetInstanceProcAddr gives the trampoline of `command`; none where this build has no code
/// for the command, so that its name is unknown.
#[inline]
pub(crate) fn gate(command: Command) -> Option<Gate> {
    GATES.get(command.index()).copied().flatten()
}

/// This build has code for `command`.
pub(crate) fn is_known(command: Command) -> bool {
    gate(command).is_some()
}

/// The number of commands of global, instance and physical-device level, which come first.
pub(crate) const ABOVE_DEVICE: usize = {
    let mut count = 0;
    while let Some(command) = Command::from_index(count)
        && !matches!(command.level(), Level::Device)
    {
        count += 1;
    }
    count
};

/// What stands in a table of functions for a command without code.
unsafe extern "system" fn absent() {}

/// Writes what a command created to `place`.
///
/// # Safety
/// `place` is writable if there is something to write.
pub(crate) unsafe fn written<T>(created: Result<T, vk::Result>, place: *mut T) -> vk::Result {
    // SAFETY: the caller promises a writable place.
    created.map_or_else(
        |code| code,
        |value| unsafe {
            place.write(value);
            vk::Result::SUCCESS
        },
    )
}

macro_rules! gates {
    ($($group:ident {$(
        $(if $cfg:tt)? $(#$attribute:tt)? [$($trampoline:tt)*] [$($gate:tt)*] [$($terminator:tt)*]
        $command:ident $name:ident $field:ident $signature:tt;
    )*})*) => {
        /// By [`Command::index`].
        pub(crate) static GATES: [Option<Gate>; Command::COUNT] =
            [$($(gate!([$($cfg)?] $($gate)*)),*),*];
    };
}

/// The gate of a row.
macro_rules! gate {
    ([]) => {
        None
    };
    ([$cfg:tt] $($gate:tt)+) => {
        if cfg!$cfg { gate!([] $($gate)+) } else { None }
    };
    ([] Enabled $extension:ident) => {
        Some(Gate::Enabled(Extension::$extension))
    };
    ([] $gate:ident) => {
        Some(Gate::$gate)
    };
}

each_command!(gates);
