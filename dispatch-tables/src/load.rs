//! Filling a dispatch table by lookups: a layer asks the next layer or driver, an application asks
//! the loader.
//!
//! Each command is looked up by its names in turn, so a slot is filled if any name of its command is
//! known.
//!
//! Not every function that is returned may be called: layers and loaders return functions for every
//! name that they know, drivers return core commands of versions that were not asked for, and some
//! have returned functions that crash. `load_enabled` looks up only the names that versions and
//! extensions enable. Use it where a command has several names, and where an empty slot must mean
//! that the command is not there.
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

/// Loads `$table`, whose commands a `$pfn` gives for a `$handle`. `$own` is the command that such a
/// function is of, if it is one of the table's: its slot gets the caller's own function without a
/// lookup.
macro_rules! load {
    ($table:ident, $entrypoints:ident, $pfn:ident, $handle:ident, $own:expr) => {
        impl $table {
            /// A table of all functions that `get` gives.
            ///
            /// `get` is asked for the commands in the order of their slots, each by the name that
            /// the others are aliases of; then, in the registry's order, for the aliases of
            /// commands that it did not give.
            ///
            /// # Safety
            ///
            /// `get` gives none or a function of the command's type.
            pub unsafe fn load_with(mut get: impl FnMut(Command) -> PFN_vkVoidFunction) -> Self {
                let mut table = Self::EMPTY;
                // SAFETY: the caller says that the functions are of their commands' types.
                let slots = unsafe { table.as_array_mut() };
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
            /// `get` may be called with `handle`, and gives null or functions of the commands'
            /// types.
            #[must_use]
            pub unsafe fn load(get: $pfn, handle: $handle) -> Self {
                // SAFETY: the caller says what `ask` and `load_with` ask for.
                unsafe { Self::load_with(|command| Self::ask(get, handle, command)) }
            }

            /// A table of what `get` gives for `handle` by the names that are enabled. `get` is not
            /// asked for others; a command without an enabled name stays empty.
            ///
            /// # Safety
            ///
            /// As for [`Self::load`].
            #[must_use]
            pub unsafe fn load_enabled(get: $pfn, handle: $handle, enabled: &Enabled<'_>) -> Self {
                // SAFETY: the caller says what `ask` and `load_with` ask for.
                unsafe {
                    Self::load_with(|command| match command.is_enabled(enabled) {
                        true => Self::ask(get, handle, command),
                        false => None,
                    })
                }
            }

            /// # Safety
            ///
            /// As for [`Self::load`].
            unsafe fn ask(get: $pfn, handle: $handle, command: Command) -> PFN_vkVoidFunction {
                if $own == Some(command) {
                    // SAFETY: whoever takes the function from the table gives it its type back.
                    return unsafe { transmute::<$pfn, PFN_vkVoidFunction>(get) };
                }
                // SAFETY: the caller says that `get` may be called with the handle; a command's
                // name ends with a NUL.
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

#[cfg(test)]
mod tests {
    use core::cell::RefCell;
    use core::ffi::c_char;
    use core::ptr::fn_addr_eq;
    use std::vec::Vec;

    use super::*;
    use crate::extension_table::{DeviceExtensionTable, InstanceExtensionTable};
    use crate::test_functions::{function, number};
    use crate::vk;

    /// What the other side gives for a name that it was not to be asked for.
    const POISON: usize = 5;

    /// The other side: it knows some names well and gives poison for all others.
    struct Implementation {
        good: fn(Command) -> bool,
        asked: RefCell<Vec<Command>>,
    }

    impl Implementation {
        fn new(good: fn(Command) -> bool) -> Implementation {
            Implementation { good, asked: RefCell::default() }
        }

        fn device(&self) -> Device {
            Device::from_raw(core::ptr::from_ref(self).cast_mut().cast())
        }

        fn instance(&self) -> Instance {
            Instance::from_raw(core::ptr::from_ref(self).cast_mut().cast())
        }

        fn get(&self, name: *const c_char) -> PFN_vkVoidFunction {
            // SAFETY: the tables ask with names.
            let command = unsafe { Command::from_ptr(name) }?;
            self.asked.borrow_mut().push(command);
            function(if (self.good)(command) { 0 } else { POISON })
        }
    }

    unsafe extern "system" fn device_proc_addr(
        device: Device,
        name: *const c_char,
    ) -> PFN_vkVoidFunction {
        // SAFETY: the device is an implementation.
        unsafe { &*device.as_raw().cast::<Implementation>() }.get(name)
    }

    unsafe extern "system" fn instance_proc_addr(
        instance: Instance,
        name: *const c_char,
    ) -> PFN_vkVoidFunction {
        // SAFETY: the instance is an implementation.
        unsafe { &*instance.as_raw().cast::<Implementation>() }.get(name)
    }

    #[test]
    fn the_first_name_is_the_one_that_the_others_are_aliases_of() {
        let mut asked = Vec::new();
        let get = |command| {
            asked.push(command);
            None
        };
        // SAFETY: there is no function.
        unsafe { DeviceDispatchTable::load_with(get) };
        assert_eq!(asked.len(), DeviceEntrypointTable::LEN);
        let (canonical, aliases) = asked.split_at(DeviceDispatchTable::LEN);
        assert_eq!(canonical, DeviceDispatchTable::COMMANDS);
        let draws: Vec<Command> = asked
            .iter()
            .copied()
            .filter(|command| command.slot() == Command::CMD_DRAW_INDIRECT_COUNT.slot())
            .collect();
        assert_eq!(
            draws,
            [
                Command::CMD_DRAW_INDIRECT_COUNT,
                Command::CMD_DRAW_INDIRECT_COUNT_KHR,
                Command::CMD_DRAW_INDIRECT_COUNT_AMD
            ]
        );
        assert!(aliases.is_sorted());
    }

    #[test]
    fn a_slot_is_filled_by_whichever_name_is_known() {
        for known in DeviceEntrypointTable::COMMANDS {
            let get = |command| if command == *known { function(1) } else { None };
            // SAFETY: nobody calls the function.
            let table = unsafe { DeviceDispatchTable::load_with(get) };
            assert_eq!(number(table.get(*known)), Some(1), "{known:?}");
        }
    }

    #[test]
    fn a_name_that_has_given_a_function_is_the_last_to_be_asked() {
        let mut asked = Vec::new();
        let get = |command| {
            asked.push(command);
            function(0)
        };
        // SAFETY: nobody calls the functions.
        unsafe { DeviceDispatchTable::load_with(get) };
        assert_eq!(asked, DeviceDispatchTable::COMMANDS);
    }

    /// mesa.md 3.3: what gives the functions keeps its own slot.
    #[test]
    fn the_function_that_gives_the_others_is_its_own_slots() {
        let everything = Implementation::new(|_| true);
        // SAFETY: the handles are implementations.
        let (device, instance) = unsafe {
            (
                DeviceDispatchTable::load(device_proc_addr, everything.device()),
                InstanceDispatchTable::load(instance_proc_addr, everything.instance()),
            )
        };
        let own = device.get_device_proc_addr().expect("the slot is filled");
        assert!(fn_addr_eq(own, device_proc_addr as vk::PFN_vkGetDeviceProcAddr));
        let own = instance.get_instance_proc_addr().expect("the slot is filled");
        assert!(fn_addr_eq(own, instance_proc_addr as vk::PFN_vkGetInstanceProcAddr));
        let asked = everything.asked.borrow();
        assert!(!asked.contains(&Command::GET_DEVICE_PROC_ADDR));
        assert!(!asked.contains(&Command::GET_INSTANCE_PROC_ADDR));
    }

    #[test]
    fn physical_devices_are_loaded_from_their_instance() {
        let everything = Implementation::new(|_| true);
        // SAFETY: the instance is an implementation.
        let table =
            unsafe { PhysicalDeviceDispatchTable::load(instance_proc_addr, everything.instance()) };
        assert_eq!(number(table.get(Command::CREATE_DEVICE)), Some(0));
        assert_eq!(everything.asked.borrow().as_slice(), PhysicalDeviceDispatchTable::COMMANDS);
    }

    /// mesa.md 10.4: not null is not callable.
    #[test]
    fn no_function_of_a_name_that_is_not_enabled_gets_into_a_slot() {
        let instance_extensions =
            InstanceExtensionTable { khr_surface: true, ..InstanceExtensionTable::EMPTY };
        let device_extensions = DeviceExtensionTable {
            khr_swapchain: true,
            khr_draw_indirect_count: true,
            khr_maintenance6: true,
            ..DeviceExtensionTable::EMPTY
        };
        let enabled = Enabled {
            core_version: vk::API_VERSION_1_1,
            instance_extensions: &instance_extensions,
            device_extensions: &device_extensions,
        };
        // As much is good as above, said in another way.
        let implementation = Implementation::new(|command| {
            let core = [vk::API_VERSION_1_0, vk::API_VERSION_1_1];
            let extensions = ["surface", "swapchain", "draw_indirect_count", "maintenance6"];
            command.core_version().is_some_and(|version| core.contains(&version))
                || command.extensions().iter().any(|extension| {
                    let name = extension.name().to_str().expect("ASCII");
                    extensions.contains(&name.strip_prefix("VK_KHR_").unwrap_or_default())
                }) && !command.name().to_bytes().starts_with(b"vkCmdPushDescriptorSet")
        });
        // SAFETY: the handles are implementations.
        let (device, physical_device, instance) = unsafe {
            (
                DeviceDispatchTable::load_enabled(
                    device_proc_addr,
                    implementation.device(),
                    &enabled,
                ),
                PhysicalDeviceDispatchTable::load_enabled(
                    instance_proc_addr,
                    implementation.instance(),
                    &enabled,
                ),
                InstanceDispatchTable::load_enabled(
                    instance_proc_addr,
                    implementation.instance(),
                    &enabled,
                ),
            )
        };
        for command in implementation.asked.borrow().iter() {
            assert!((implementation.good)(*command), "{command:?}");
        }
        for command in Command::all().filter(|&command| {
            command != Command::GET_DEVICE_PROC_ADDR && command != Command::GET_INSTANCE_PROC_ADDR
        }) {
            let slot =
                (device.get(command)).or(physical_device.get(command)).or(instance.get(command));
            assert_ne!(number(slot), Some(POISON), "{command:?}");
        }
        // The extension's name fills the slot that the core name of a newer version must not.
        assert_eq!(number(device.get(Command::CMD_DRAW_INDIRECT_COUNT)), Some(0));
        assert!(device.cmd_begin_rendering().is_none());
        assert!(device.cmd_push_descriptor_set2().is_none());
        assert!(instance.destroy_surface_khr().is_some());
        assert!(physical_device.get_physical_device_features2().is_some());
    }

    #[test]
    fn without_versions_poison_is_not_told_apart() {
        let implementation = Implementation::new(|command| command == Command::CMD_DRAW);
        // SAFETY: the device is an implementation.
        let table = unsafe { DeviceDispatchTable::load(device_proc_addr, implementation.device()) };
        assert_eq!(number(table.get(Command::CMD_DRAW)), Some(0));
        assert_eq!(number(table.get(Command::CMD_BEGIN_RENDERING)), Some(POISON));
    }
}
