//! The device commands that have a terminator: what must be enabled for it (callpath.md 3.6), and
//! the driver's functions, made of a row each (`generated/device_terminators.rs`).

use dispatch_tables::{Command, Extension, vk};

use crate::generated::device_terminators::each_device_terminator;

/// What must be enabled for the terminator of a device command.
#[derive(Clone, Copy, Debug)]
pub(crate) enum DeviceTerminatorGate {
    /// One of these, requested of the driver's device and supported by it.
    DeviceExtension(&'static [Extension]),
    /// This one, with the instance.
    InstanceExtension(Extension),
}

/// A row is the kind of extension that must be enabled and the extensions of which one must be, a
/// command, its field, and its type; the condition of the targets comes first, if not all have the
/// terminator:
///
/// ```text
/// [device KHR_SWAPCHAIN] CREATE_SWAPCHAIN_KHR create_swapchain_khr PFN_vkCreateSwapchainKHR;
/// ```
macro_rules! device_terminators {
    (device {$(
        $(if $cfg:tt)? [$kind:ident $($extension:ident),*]
        $command:ident $field:ident $pointer:ident;
    )*}) => {
        /// What must be enabled for the terminator of `command`; none for a command that ends in
        /// the driver.
        pub(crate) fn device_terminator_gate(command: Command) -> Option<DeviceTerminatorGate> {
            match command {
                $($(#[cfg $cfg])? Command::$command => Some(gate!($kind $($extension),*)),)*
                _ => None,
            }
        }

        /// The commands that have a terminator. That of vkGetDeviceProcAddr needs nothing enabled,
        /// and has the place of each terminator that only other targets have.
        pub(crate) const COMMANDS: &[Command] = &[
            Command::GET_DEVICE_PROC_ADDR,
            $(
                $(#[cfg $cfg])? Command::$command,
                $(#[cfg(not $cfg)] Command::GET_DEVICE_PROC_ADDR,)?
            )*
        ];

        /// The driver's own functions for those device commands that have a terminator.
        #[derive(Clone, Copy, Debug)]
        pub(crate) struct DriverDeviceTable {
            $($(#[cfg $cfg])? pub(crate) $field: Option<vk::$pointer>,)*
        }

        impl DriverDeviceTable {
            /// No function at all.
            pub(crate) const EMPTY: Self = Self { $($(#[cfg $cfg])? $field: None),* };

            /// Fills every slot with what `get` gives for its command.
            ///
            /// # Safety
            /// `get` returns null or a function of the command's type.
            pub(crate) unsafe fn load(mut get: impl FnMut(Command) -> vk::PFN_vkVoidFunction) -> Self {
                Self {$(
                    // SAFETY: the caller promises that the function has this type.
                    $(#[cfg $cfg])? $field: unsafe {
                        core::mem::transmute::<vk::PFN_vkVoidFunction, Option<vk::$pointer>>(
                            get(Command::$command),
                        )
                    },
                )*}
            }
        }
    };
}

/// The gate of a row.
macro_rules! gate {
    (instance $extension:ident) => {
        DeviceTerminatorGate::InstanceExtension(Extension::$extension)
    };
    (device $($extension:ident),*) => {
        DeviceTerminatorGate::DeviceExtension(&[$(Extension::$extension),*])
    };
}

each_device_terminator!(device_terminators);
