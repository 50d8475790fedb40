//! Filling a dispatch table from another entity: a layer from the next one in its chain, an application from the
//! loader.
//!
//! Every command is asked for by its names in turn, so a slot is filled whichever of them the other side knows.
//!
//! A function that is not null is not one that may be called: layers and loaders give functions for whatever they know
//! of, drivers give core commands of versions that were not asked for, and some have given functions that crash. So
//! where there are several names to choose from, and where an empty slot is to mean "not there", use `load_enabled`:
//! it asks for no other names than those that versions and extensions enable.
//!
//! ```
//! use dispatch_tables::{DeviceDispatchTable, vk};
//!
//! unsafe extern "system" fn get_device_proc_addr(
//!     _: vk::Device,
//!     name: *const std::ffi::c_char,
//! ) -> vk::PFN_vkVoidFunction {
//!     unsafe extern "system" fn draw_indirect_count() {}
//!     // SAFETY: it is called with strings.
//!     let name = unsafe { std::ffi::CStr::from_ptr(name) };
//!     (name == c"vkCmdDrawIndirectCountAMD").then_some(draw_indirect_count)
//! }
//!
//! // SAFETY: the function does nothing with the device.
//! let table = unsafe { DeviceDispatchTable::load(get_device_proc_addr, vk::Device::NULL) };
//! assert!(table.cmd_draw_indirect_count().is_some());
//! assert!(table.cmd_draw().is_none());
//! ```

use core::mem::transmute;

use crate::dispatch::{DeviceDispatchTable, InstanceDispatchTable, PhysicalDeviceDispatchTable};
use crate::entrypoint::{
    DeviceEntrypointTable, InstanceEntrypointTable, PhysicalDeviceEntrypointTable,
};
use crate::lookup::Command;
use crate::requirement::Enabled;
use crate::vk::{
    Device, Instance, PFN_vkGetDeviceProcAddr, PFN_vkGetInstanceProcAddr, PFN_vkVoidFunction,
};

/// Loads `$table`, whose commands a `$pfn` gives for a `$handle`. `$own` is the command that such a function is of, if
/// it is one of the table's: its slot gets the very function that the caller has, and nobody is asked for it.
macro_rules! load {
    ($table:ident, $entrypoints:ident, $pfn:ident, $handle:ident, $own:expr) => {
        impl $table {
            /// A table of what `get` gives, whatever that may be.
            ///
            /// `get` is asked for the commands in the order of their slots, each by the name that the others are
            /// aliases of; then, in the registry's order, for the aliases of commands that it did not give. It must
            /// give null or a function of that command's type; only the caller of a slot relies on it.
            pub fn load_with(mut get: impl FnMut(Command) -> PFN_vkVoidFunction) -> Self {
                let mut table = Self::EMPTY;
                let slots = table.as_array_mut();
                for (slot, &command) in slots.iter_mut().zip(Self::COMMANDS) {
                    *slot = get(command);
                }
                for &command in $entrypoints::COMMANDS {
                    let slot = &mut slots[command.slot()];
                    if slot.is_none() && Self::COMMANDS[command.slot()] != command {
                        *slot = get(command);
                    }
                }
                table
            }

            /// A table of all that `get` gives for `handle`, by whichever name.
            ///
            /// # Safety
            ///
            /// `get` may be called with `handle`, and gives null or functions of the commands' types.
            #[must_use]
            pub unsafe fn load(get: $pfn, handle: $handle) -> Self {
                // SAFETY: the caller says what `ask` asks for.
                Self::load_with(|command| unsafe { Self::ask(get, handle, command) })
            }

            /// A table of what `get` gives for `handle` by the names that are enabled. `get` is not asked for others;
            /// a command without an enabled name stays empty.
            ///
            /// # Safety
            ///
            /// As for [`Self::load`].
            #[must_use]
            pub unsafe fn load_enabled(get: $pfn, handle: $handle, enabled: &Enabled<'_>) -> Self {
                Self::load_with(|command| match command.is_enabled(enabled) {
                    // SAFETY: the caller says what `ask` asks for.
                    true => unsafe { Self::ask(get, handle, command) },
                    false => None,
                })
            }

            /// # Safety
            ///
            /// As for [`Self::load`].
            unsafe fn ask(get: $pfn, handle: $handle, command: Command) -> PFN_vkVoidFunction {
                if $own == Some(command) {
                    // SAFETY: whoever takes the function from the table gives it its type back.
                    return unsafe { transmute::<$pfn, PFN_vkVoidFunction>(get) };
                }
                // SAFETY: the caller says that `get` may be called with the handle; a command's name ends with a NUL.
                unsafe { get(handle, command.name().as_ptr()) }
            }
        }
    };
}

load!(
    InstanceDispatchTable,
    InstanceEntrypointTable,
    PFN_vkGetInstanceProcAddr,
    Instance,
    Some(Command::GET_INSTANCE_PROC_ADDR)
);
load!(
    PhysicalDeviceDispatchTable,
    PhysicalDeviceEntrypointTable,
    PFN_vkGetInstanceProcAddr,
    Instance,
    None::<Command>
);
load!(
    DeviceDispatchTable,
    DeviceEntrypointTable,
    PFN_vkGetDeviceProcAddr,
    Device,
    Some(Command::GET_DEVICE_PROC_ADDR)
);
