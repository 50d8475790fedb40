//! Which commands `vkGetInstanceProcAddr` and `vkGetDeviceProcAddr` give (Vulkan specification,
//! "Command Function Pointers"), and where a driver finds them.
//!
//! [`Rules`] decides for one command at a time; [`Rules::SPECIFICATION`] and [`Rules::MESA`] are
//! the two that drivers use, [`Rules::LAYER`] is for layers. The tables' `get_if_supported` asks them. [`InstanceProcAddr`] is all
//! of a driver's `vkGetInstanceProcAddr`.

use crate::dispatch::{DeviceDispatchTable, InstanceDispatchTable, PhysicalDeviceDispatchTable};
use crate::entrypoint::InstanceEntrypointTable;
use crate::extension_table::DeviceExtensionTable;
use crate::lookup::{Command, Level};
use crate::requirement::{Enabled, Need};
use crate::vk::{PFN_vkVoidFunction, make_api_version};

/// The function that an application, loader or layer asks.
#[derive(Clone, Copy, Debug)]
pub enum Asked<'a> {
    /// `vkGetInstanceProcAddr` with a null instance.
    WithoutInstance,
    /// `vkGetInstanceProcAddr` with an instance.
    Instance(&'a Enabled<'a>),
    /// `vk_icdGetPhysicalDeviceProcAddr`, or a layer's, with an instance: for physical-device
    /// commands alone.
    PhysicalDevice(&'a Enabled<'a>),
    /// `vkGetDeviceProcAddr`.
    Device(&'a Enabled<'a>),
}

/// The points in which implementations differ about the commands that they return.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// An instance gives all global commands, and not `vkGetInstanceProcAddr` alone.
    pub globals_of_instance: bool,
    /// To an instance every device extension counts as available, and not those of
    /// [`Enabled::device_extensions`] alone.
    pub all_device_extensions_of_instance: bool,
    /// An extension that brings a command only together with others (`depends` in the registry)
    /// does not bring it alone.
    pub conditions: bool,
    /// Core commands of newer versions than [`Enabled::core_version`] are given: by an instance
    /// always, by a device unless `VK_KHR_maintenance5` is enabled, which forbids it. (Its feature
    /// is part of Vulkan 1.4, so from 1.4 on a device does not give them either.)
    pub newer_core_commands: bool,
    /// To an instance a name counts as enabled where any name of its command is: between an
    /// application and a layer a loader may change the spelling.
    pub any_name_of_instance: bool,
    /// `vkCreateDevice` is given without an instance: layers of 2016 look up that of the next layer
    /// with a null handle, which the loader allows, too (layers.md 7.6).
    pub create_device_without_instance: bool,
}

impl Rules {
    /// What the specification says (1.4, "Command Function Pointers"). Where it leaves a choice,
    /// core commands of newer versions without maintenance5, they are given: applications rely on
    /// it.
    pub const SPECIFICATION: Rules = Rules {
        globals_of_instance: false,
        all_device_extensions_of_instance: false,
        conditions: true,
        newer_core_commands: true,
        any_name_of_instance: false,
        create_device_without_instance: false,
    };

    /// What Mesa's drivers do.
    pub const MESA: Rules = Rules {
        globals_of_instance: true,
        all_device_extensions_of_instance: true,
        conditions: false,
        newer_core_commands: false,
        any_name_of_instance: false,
        create_device_without_instance: false,
    };

    /// The commands for which a layer returns its own functions. A layer passes every other lookup
    /// on, so it returns no command that is not enabled: the next layer or driver decides about newer
    /// core commands. A layer does not know which extensions the devices have.
    pub const LAYER: Rules = Rules {
        globals_of_instance: true,
        all_device_extensions_of_instance: true,
        conditions: true,
        newer_core_commands: false,
        any_name_of_instance: true,
        create_device_without_instance: true,
    };

    /// Whether the function `asked` may return `command`.
    #[must_use]
    pub fn allow(&self, command: Command, asked: Asked<'_>) -> bool {
        match (asked, command.level()) {
            (Asked::WithoutInstance, Level::Global) => true,
            (Asked::WithoutInstance, _) => {
                self.create_device_without_instance && command == Command::CREATE_DEVICE
            }
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
        let device_extensions = match self.all_device_extensions_of_instance {
            true => &DeviceExtensionTable::ALL,
            false => enabled.device_extensions,
        };
        let enabled = Enabled { device_extensions, ..*enabled };
        match self.any_name_of_instance {
            true => command.names().any(|name| self.is_enabled(name, &enabled)),
            false => self.is_enabled(command, &enabled),
        }
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
        version.into_iter().chain(extensions).any(|need| enabled.has(need))
    }
}

/// Core commands of newer versions must not be given. By name and number, so that this compiles
/// with tables of registries that know neither.
fn has_maintenance5(enabled: &Enabled<'_>) -> bool {
    enabled.core_version >= make_api_version(0, 1, 4, 0)
        || enabled.device_extensions.get_by_name(c"VK_KHR_maintenance5")
}

/// `get_if_supported` of the table `$table`, of which `$asked` is asked.
macro_rules! get_if_supported {
    ($table:ident, $asked:ident) => {
        impl $table {
            /// The function of `command`, if `rules` allow to give it where this much is enabled;
            /// none otherwise, and none where the slot is empty.
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
                self.get(command).filter(|_| rules.allow(command, Asked::$asked(enabled)))
            }
        }
    };
}

get_if_supported!(InstanceDispatchTable, Instance);
get_if_supported!(PhysicalDeviceDispatchTable, PhysicalDevice);
get_if_supported!(DeviceDispatchTable, Device);

/// The answer of `vkGetInstanceProcAddr` without an instance: the global commands of `entrypoints`.
#[must_use]
pub fn get_global(entrypoints: &InstanceEntrypointTable, command: Command) -> PFN_vkVoidFunction {
    match command.level() {
        Level::Global => entrypoints.get(command),
        _ => None,
    }
}

/// The tables and facts from which a driver's instance answers `vkGetInstanceProcAddr`.
///
/// An instance's own commands are in its dispatch table. The physical device or device that another
/// command will be called on is not known yet, so an instance returns
/// [trampolines](crate::trampoline) for them.
#[derive(Clone, Copy, Debug)]
pub struct InstanceProcAddr<'a> {
    /// The rules by which commands are returned.
    pub rules: &'a Rules,
    /// The version and the extensions of the instance.
    pub enabled: Enabled<'a>,
    /// The driver's entrypoints: global commands belong to no instance.
    pub globals: &'a InstanceEntrypointTable,
    /// The instance's commands.
    pub instance: &'a InstanceDispatchTable,
    /// The commands of physical devices: [`PhysicalDeviceDispatchTable::trampolines`].
    pub physical_device: &'a PhysicalDeviceDispatchTable,
    /// The commands of devices: [`DeviceDispatchTable::trampolines`].
    pub device: &'a DeviceDispatchTable,
}

impl InstanceProcAddr<'_> {
    /// The answer of `vkGetInstanceProcAddr`.
    #[must_use]
    pub fn get(&self, command: Command) -> PFN_vkVoidFunction {
        self.function(command).filter(|_| self.rules.allow(command, Asked::Instance(&self.enabled)))
    }

    /// The answer of `vk_icdGetPhysicalDeviceProcAddr`: physical-device commands alone, so that the
    /// loader can tell them from others.
    #[must_use]
    pub fn get_physical_device(&self, command: Command) -> PFN_vkVoidFunction {
        self.physical_device.get_if_supported(command, self.rules, &self.enabled)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::extension_table::InstanceExtensionTable;
    use crate::test_functions::{function, number};
    use crate::vk;

    const INSTANCE_EXTENSIONS: InstanceExtensionTable = InstanceExtensionTable {
        khr_surface: true,
        ext_debug_utils: true,
        ..InstanceExtensionTable::EMPTY
    };

    const DEVICE_EXTENSIONS: DeviceExtensionTable = DeviceExtensionTable {
        khr_fragment_shading_rate: true,
        khr_maintenance6: true,
        ..DeviceExtensionTable::EMPTY
    };

    const ENABLED: Enabled<'static> = Enabled {
        core_version: vk::API_VERSION_1_1,
        instance_extensions: &INSTANCE_EXTENSIONS,
        device_extensions: &DEVICE_EXTENSIONS,
    };

    /// What is given to whom: without an instance, by an instance, for its physical devices, by a
    /// device.
    type Row = [bool; 4];

    const NOBODY: Row = [false; 4];
    const NO_INSTANCE: Row = [true, false, false, false];
    const NO_INSTANCE_AND_INSTANCE: Row = [true, true, false, false];
    const INSTANCE: Row = [false, true, false, false];
    const PHYSICAL_DEVICE: Row = [false, true, true, false];
    const DEVICE: Row = [false, true, false, true];

    /// Every class of command: by its level, and by what brings it and whether that is enabled,
    /// first by the specification (mesa.md 3.7), then by Mesa (mesa.md 3.5, 3.6, appendix B).
    const ROWS: &[(Command, Row, Row)] = &[
        // Global.
        (Command::CREATE_INSTANCE, NO_INSTANCE, NO_INSTANCE_AND_INSTANCE),
        (Command::ENUMERATE_INSTANCE_VERSION, NO_INSTANCE, NO_INSTANCE_AND_INSTANCE),
        (Command::ENUMERATE_INSTANCE_EXTENSION_PROPERTIES, NO_INSTANCE, NO_INSTANCE_AND_INSTANCE),
        (Command::ENUMERATE_INSTANCE_LAYER_PROPERTIES, NO_INSTANCE, NO_INSTANCE_AND_INSTANCE),
        (Command::GET_INSTANCE_PROC_ADDR, NO_INSTANCE_AND_INSTANCE, NO_INSTANCE_AND_INSTANCE),
        // Instance: core, an enabled extension, another one.
        (Command::DESTROY_INSTANCE, INSTANCE, INSTANCE),
        (Command::ENUMERATE_PHYSICAL_DEVICE_GROUPS, INSTANCE, INSTANCE),
        (Command::DESTROY_SURFACE_KHR, INSTANCE, INSTANCE),
        (Command::CREATE_XCB_SURFACE_KHR, NOBODY, NOBODY),
        // Physical device: core, newer core, an enabled instance extension, another one, its
        // alias's extension, an available device extension, another one.
        (Command::GET_PHYSICAL_DEVICE_FEATURES, PHYSICAL_DEVICE, PHYSICAL_DEVICE),
        (Command::GET_PHYSICAL_DEVICE_FEATURES2, PHYSICAL_DEVICE, PHYSICAL_DEVICE),
        (Command::GET_PHYSICAL_DEVICE_TOOL_PROPERTIES, PHYSICAL_DEVICE, NOBODY),
        (Command::GET_PHYSICAL_DEVICE_SURFACE_SUPPORT_KHR, PHYSICAL_DEVICE, PHYSICAL_DEVICE),
        (Command::GET_PHYSICAL_DEVICE_DISPLAY_PROPERTIES_KHR, NOBODY, NOBODY),
        (Command::GET_PHYSICAL_DEVICE_FEATURES2_KHR, NOBODY, NOBODY),
        (Command::GET_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATES_KHR, PHYSICAL_DEVICE, PHYSICAL_DEVICE),
        (Command::GET_PHYSICAL_DEVICE_COOPERATIVE_MATRIX_PROPERTIES_KHR, NOBODY, PHYSICAL_DEVICE),
        // Device: core, newer core, an enabled extension, another one, an extension whose condition
        // is not met, the alias of a core command, an enabled instance extension; of a queue, a
        // command buffer, another child.
        (Command::CREATE_BUFFER, DEVICE, DEVICE),
        (Command::QUEUE_SUBMIT, DEVICE, DEVICE),
        (Command::CMD_DRAW, DEVICE, DEVICE),
        (Command::GET_DEVICE_PROC_ADDR, DEVICE, DEVICE),
        (Command::CMD_BEGIN_RENDERING, DEVICE, NOBODY),
        (Command::CMD_SET_FRAGMENT_SHADING_RATE_KHR, DEVICE, DEVICE),
        (Command::CMD_DRAW_MESH_TASKS_EXT, NOBODY, INSTANCE),
        (Command::CMD_PUSH_DESCRIPTOR_SET2_KHR, NOBODY, DEVICE),
        (Command::BIND_BUFFER_MEMORY2_KHR, NOBODY, INSTANCE),
        (Command::SET_DEBUG_UTILS_OBJECT_NAME_EXT, DEVICE, DEVICE),
        (Command::GET_EXTERNAL_COMPUTE_QUEUE_DATA_NV, NOBODY, INSTANCE),
    ];

    fn row(rules: &Rules, command: Command) -> Row {
        [
            Asked::WithoutInstance,
            Asked::Instance(&ENABLED),
            Asked::PhysicalDevice(&ENABLED),
            Asked::Device(&ENABLED),
        ]
        .map(|asked| rules.allow(command, asked))
    }

    #[test]
    fn every_class_of_command_is_given_as_the_specification_says() {
        for &(command, specification, _) in ROWS {
            assert_eq!(row(&Rules::SPECIFICATION, command), specification, "{command:?}");
        }
    }

    #[test]
    fn every_class_of_command_is_given_as_mesa_does() {
        for &(command, _, mesa) in ROWS {
            assert_eq!(row(&Rules::MESA, command), mesa, "{command:?}");
        }
    }

    /// A layer passes on what its instance or device did not enable. On an instance all names of a
    /// command are enabled together, because the loader calls vkEnumeratePhysicalDeviceGroups for
    /// either name (callpath.md 1.4).
    #[test]
    fn a_layers_functions_are_given_for_what_is_enabled() {
        let with_groups = InstanceExtensionTable {
            khr_device_group_creation: true,
            ..InstanceExtensionTable::EMPTY
        };
        let device_extensions =
            DeviceExtensionTable { khr_synchronization2: true, ..DeviceExtensionTable::EMPTY };
        let enabled = Enabled {
            core_version: vk::API_VERSION_1_0,
            instance_extensions: &with_groups,
            device_extensions: &device_extensions,
        };
        let nothing = Enabled { instance_extensions: &InstanceExtensionTable::EMPTY, ..enabled };
        let allow = |command, asked| Rules::LAYER.allow(command, asked);
        let groups = Command::ENUMERATE_PHYSICAL_DEVICE_GROUPS;
        for name in groups.names() {
            assert!(allow(name, Asked::Instance(&enabled)), "{name:?}");
            assert!(!allow(name, Asked::Instance(&nothing)), "{name:?}");
        }
        assert!(allow(Command::QUEUE_SUBMIT2_KHR, Asked::Device(&enabled)));
        assert!(!allow(Command::QUEUE_SUBMIT2, Asked::Device(&enabled)));
        assert!(allow(Command::CREATE_INSTANCE, Asked::Instance(&nothing)));
        assert!(allow(Command::SET_HDR_METADATA_EXT, Asked::Instance(&nothing)));
        assert!(!allow(Command::SET_HDR_METADATA_EXT, Asked::Device(&nothing)));
    }

    /// Before an instance exists, layers are asked for vkCreateDevice, and for no other command of an
    /// instance or device.
    #[test]
    fn only_a_layer_gives_device_creation_without_an_instance() {
        let without = |rules: &Rules| {
            let asked = |command| rules.allow(command, Asked::WithoutInstance);
            [Command::CREATE_INSTANCE, Command::CREATE_DEVICE, Command::DESTROY_DEVICE].map(asked)
        };
        assert_eq!(without(&Rules::LAYER), [true, true, false]);
        assert_eq!(without(&Rules::SPECIFICATION), [true, false, false]);
    }

    /// A device with maintenance5 has no core commands of newer versions; its instance may have.
    #[test]
    fn maintenance5_takes_newer_core_commands_from_a_device() {
        let device_extensions =
            DeviceExtensionTable { khr_maintenance5: true, ..DeviceExtensionTable::EMPTY };
        let enabled = Enabled { device_extensions: &device_extensions, ..ENABLED };
        let rules = Rules::SPECIFICATION;
        let newer = Command::CMD_BEGIN_RENDERING;
        assert!(rules.allow(newer, Asked::Device(&ENABLED)));
        assert!(!rules.allow(newer, Asked::Device(&enabled)));
        assert!(rules.allow(newer, Asked::Instance(&enabled)));
        assert!(rules.allow(Command::CREATE_BUFFER, Asked::Device(&enabled)));
        let requested = Enabled { core_version: vk::API_VERSION_1_3, ..enabled };
        assert!(rules.allow(newer, Asked::Device(&requested)));
    }

    #[test]
    fn either_choice_of_the_specification_can_be_made() {
        let rules = Rules { newer_core_commands: false, ..Rules::SPECIFICATION };
        assert!(!rules.allow(Command::CMD_BEGIN_RENDERING, Asked::Device(&ENABLED)));
    }

    /// mesa.md 3.5, appendix B, word for word, for every command: a second evaluator of Mesa's
    /// rules.
    #[test]
    fn mesas_rules_are_those_of_its_generated_switch() {
        let by_mesa = |command: Command, device: Option<&DeviceExtensionTable>| {
            if let Some(version) = command.core_version() {
                return version <= ENABLED.core_version;
            }
            command.extensions().iter().any(|&extension| {
                let is_device = InstanceExtensionTable::place(extension).is_none();
                match device {
                    Some(device) if is_device => device.get(extension),
                    None if is_device => true,
                    _ => INSTANCE_EXTENSIONS.get(extension),
                }
            })
        };
        for command in Command::all() {
            let [_, instance, physical_device, device] = row(&Rules::MESA, command);
            match command.level() {
                Level::Global => assert!(instance, "{command:?}"),
                _ => assert_eq!(instance, by_mesa(command, None), "{command:?}"),
            }
            if command.level() == Level::PhysicalDevice {
                assert_eq!(physical_device, instance, "{command:?}");
            }
            if command.level() == Level::Device {
                assert_eq!(device, by_mesa(command, Some(&DEVICE_EXTENSIONS)), "{command:?}");
            }
        }
    }

    #[test]
    fn a_table_gives_what_it_has_and_the_rules_allow() {
        let mut table = DeviceDispatchTable::EMPTY;
        for command in [Command::CMD_DRAW, Command::BIND_BUFFER_MEMORY2] {
            // SAFETY: nobody calls the functions.
            unsafe { table.as_array_mut()[command.slot()] = function(1) };
        }
        let get =
            |command| number(table.get_if_supported(command, &Rules::SPECIFICATION, &ENABLED));
        assert_eq!(get(Command::CMD_DRAW), Some(1));
        assert_eq!(get(Command::BIND_BUFFER_MEMORY2), Some(1));
        assert_eq!(get(Command::BIND_BUFFER_MEMORY2_KHR), None);
        assert_eq!(get(Command::CREATE_BUFFER), None);
        assert_eq!(get(Command::DESTROY_INSTANCE), None);
    }

    #[test]
    fn an_instance_answers_from_the_table_of_the_commands_level() {
        let mut globals = InstanceEntrypointTable::EMPTY;
        // SAFETY: nobody calls the functions.
        unsafe { globals.as_array_mut().fill(function(0)) };
        let mut instance = InstanceDispatchTable::EMPTY;
        // SAFETY: nobody calls the functions.
        unsafe { instance.as_array_mut().fill(function(1)) };
        let mut physical_device = PhysicalDeviceDispatchTable::EMPTY;
        // SAFETY: nobody calls the functions.
        unsafe { physical_device.as_array_mut().fill(function(2)) };
        let mut device = DeviceDispatchTable::EMPTY;
        // SAFETY: nobody calls the functions.
        unsafe { device.as_array_mut().fill(function(3)) };
        let mesa = InstanceProcAddr {
            rules: &Rules::MESA,
            enabled: ENABLED,
            globals: &globals,
            instance: &instance,
            physical_device: &physical_device,
            device: &device,
        };
        let get = |command| number(mesa.get(command));
        assert_eq!(get(Command::CREATE_INSTANCE), Some(0));
        assert_eq!(get(Command::DESTROY_INSTANCE), Some(1));
        assert_eq!(get(Command::CREATE_DEVICE), Some(2));
        assert_eq!(get(Command::CREATE_BUFFER), Some(3));
        assert_eq!(get(Command::CREATE_XCB_SURFACE_KHR), None);
        let get = |command| number(mesa.get_physical_device(command));
        assert_eq!(get(Command::CREATE_DEVICE), Some(2));
        assert_eq!(get(Command::DESTROY_INSTANCE), None);
        assert_eq!(get(Command::CREATE_BUFFER), None);
        assert_eq!(number(get_global(&globals, Command::CREATE_INSTANCE)), Some(0));
        assert_eq!(number(get_global(&globals, Command::DESTROY_INSTANCE)), None);
    }
}
