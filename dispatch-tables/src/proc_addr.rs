//! Which commands `vkGetInstanceProcAddr` and `vkGetDeviceProcAddr` give (Vulkan specification, "Command Function
//! Pointers"), and where a driver finds them.
//!
//! [`Rules`] decides for one command at a time; [`Rules::SPECIFICATION`] and [`Rules::MESA`] are the two that are in
//! use. The tables' `get_if_supported` asks them. [`InstanceProcAddr`] is all of a driver's `vkGetInstanceProcAddr`.

use crate::dispatch::{DeviceDispatchTable, InstanceDispatchTable, PhysicalDeviceDispatchTable};
use crate::entrypoint::InstanceEntrypointTable;
use crate::extension_table::DeviceExtensionTable;
use crate::lookup::{Command, Level};
use crate::requirement::{Enabled, Need};
use crate::vk::{API_VERSION_1_4, PFN_vkVoidFunction};

/// Who is asked for a function.
#[derive(Clone, Copy, Debug)]
pub enum Asked<'a> {
    /// `vkGetInstanceProcAddr` with a null instance.
    WithoutInstance,
    /// `vkGetInstanceProcAddr` with an instance.
    Instance(&'a Enabled<'a>),
    /// `vk_icdGetPhysicalDeviceProcAddr`, or a layer's, with an instance: for physical-device commands alone.
    PhysicalDevice(&'a Enabled<'a>),
    /// `vkGetDeviceProcAddr`.
    Device(&'a Enabled<'a>),
}

/// Where implementations differ in which commands they give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// An instance gives all global commands, and not `vkGetInstanceProcAddr` alone.
    pub globals_of_instance: bool,
    /// To an instance every device extension counts as available, and not those of [`Enabled::device_extensions`]
    /// alone.
    pub all_device_extensions_of_instance: bool,
    /// An extension that brings a command only together with others (`depends` in the registry) does not bring it
    /// alone.
    pub conditions: bool,
    /// Core commands of newer versions than [`Enabled::core_version`] are given: by an instance always, by a device
    /// unless `VK_KHR_maintenance5` is enabled, which forbids it. (Its feature is part of Vulkan 1.4, so from 1.4 on
    /// a device does not give them either.)
    pub newer_core_commands: bool,
}

impl Rules {
    /// What the specification says (1.4, "Command Function Pointers"). Where it leaves a choice, core commands of newer
    /// versions without maintenance5, they are given: applications rely on it.
    pub const SPECIFICATION: Rules = Rules {
        globals_of_instance: false,
        all_device_extensions_of_instance: false,
        conditions: true,
        newer_core_commands: true,
    };

    /// What Mesa's drivers do.
    pub const MESA: Rules = Rules {
        globals_of_instance: true,
        all_device_extensions_of_instance: true,
        conditions: false,
        newer_core_commands: false,
    };

    /// Whoever is `asked` for `command` may give it, if it has it.
    #[must_use]
    pub fn allow(&self, command: Command, asked: Asked<'_>) -> bool {
        match (asked, command.level()) {
            (Asked::WithoutInstance, level) => level == Level::Global,
            (Asked::Instance(_), Level::Global) => {
                self.globals_of_instance || command == Command::GET_INSTANCE_PROC_ADDR
            }
            (Asked::Instance(enabled), _)
            | (Asked::PhysicalDevice(enabled), Level::PhysicalDevice) => {
                self.allow_on_instance(command, enabled)
            }
            (Asked::Device(enabled), Level::Device) => self.allow_on_device(command, enabled),
            _ => false,
        }
    }

    fn allow_on_instance(&self, command: Command, enabled: &Enabled<'_>) -> bool {
        if self.newer_core_commands && command.core_version().is_some() {
            return true;
        }
        if !self.all_device_extensions_of_instance {
            return self.is_enabled(command, enabled);
        }
        let enabled = Enabled {
            device_extensions: &DeviceExtensionTable::ALL,
            ..*enabled
        };
        self.is_enabled(command, &enabled)
    }

    fn allow_on_device(&self, command: Command, enabled: &Enabled<'_>) -> bool {
        let newer = self.newer_core_commands
            && command.core_version().is_some()
            && !has_maintenance5(enabled);
        newer || self.is_enabled(command, enabled)
    }

    fn is_enabled(&self, command: Command, enabled: &Enabled<'_>) -> bool {
        if self.conditions {
            return command.is_enabled(enabled);
        }
        let version = command.core_version().map(Need::Version);
        let extensions = command.extensions().iter().copied().map(Need::Extension);
        version
            .into_iter()
            .chain(extensions)
            .any(|need| enabled.has(need))
    }
}

/// Core commands of newer versions must not be given.
fn has_maintenance5(enabled: &Enabled<'_>) -> bool {
    enabled.device_extensions.khr_maintenance5 || enabled.core_version >= API_VERSION_1_4
}

/// `get_if_supported` of the table `$table`, of which `$asked` is asked.
macro_rules! get_if_supported {
    ($table:ident, $asked:ident) => {
        impl $table {
            /// The function of `command`, if `rules` allow to give it where this much is enabled; none otherwise, and
            /// none where the slot is empty.
            ///
            /// To say why there is none ask [`Command::why_not`].
            #[inline]
            #[must_use]
            pub fn get_if_supported(
                &self,
                command: Command,
                rules: &Rules,
                enabled: &Enabled<'_>,
            ) -> PFN_vkVoidFunction {
                self.get(command)
                    .filter(|_| rules.allow(command, Asked::$asked(enabled)))
            }
        }
    };
}

get_if_supported!(InstanceDispatchTable, Instance);
get_if_supported!(PhysicalDeviceDispatchTable, PhysicalDevice);
get_if_supported!(DeviceDispatchTable, Device);

/// What `vkGetInstanceProcAddr` gives without an instance: the global commands of `entrypoints`.
#[must_use]
pub fn get_global(entrypoints: &InstanceEntrypointTable, command: Command) -> PFN_vkVoidFunction {
    match command.level() {
        Level::Global => entrypoints.get(command),
        _ => None,
    }
}

/// What a driver's instance answers `vkGetInstanceProcAddr` from.
///
/// An instance's own commands are in its dispatch table. Of the commands of physical devices and devices nobody knows
/// yet which one they will be called on, so an instance gives [trampolines](crate::trampoline) for them.
#[derive(Clone, Copy, Debug)]
pub struct InstanceProcAddr<'a> {
    /// Which commands to give.
    pub rules: &'a Rules,
    /// What the instance has to offer.
    pub enabled: Enabled<'a>,
    /// The driver's entrypoints: global commands belong to no instance.
    pub globals: &'a InstanceEntrypointTable,
    /// The instance's commands.
    pub instance: &'a InstanceDispatchTable,
    /// The commands of physical devices: [`PhysicalDeviceDispatchTable::TRAMPOLINES`].
    pub physical_device: &'a PhysicalDeviceDispatchTable,
    /// The commands of devices: [`DeviceDispatchTable::TRAMPOLINES`].
    pub device: &'a DeviceDispatchTable,
}

impl InstanceProcAddr<'_> {
    /// What `vkGetInstanceProcAddr` gives.
    #[must_use]
    pub fn get(&self, command: Command) -> PFN_vkVoidFunction {
        self.function(command)
            .filter(|_| self.rules.allow(command, Asked::Instance(&self.enabled)))
    }

    /// What `vk_icdGetPhysicalDeviceProcAddr` gives: physical-device commands alone, so that the loader can tell them
    /// from others.
    #[must_use]
    pub fn get_physical_device(&self, command: Command) -> PFN_vkVoidFunction {
        self.physical_device
            .get_if_supported(command, self.rules, &self.enabled)
    }

    fn function(&self, command: Command) -> PFN_vkVoidFunction {
        match command.level() {
            Level::Global => self.globals.get(command),
            Level::Instance => self.instance.get(command),
            Level::PhysicalDevice => self.physical_device.get(command),
            Level::Device => self.device.get(command),
        }
    }
}
