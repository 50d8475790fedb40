//! What must be enabled for a command: versions, extensions, and the conditions between them.
//!
//! The registry says for every *name* what brings it: a core version, or extensions, and of an
//! extension it may say that it brings the command only together with others. An alias has
//! requirements of its own: `vkCmdDrawIndirectCountKHR` needs its extension even where Vulkan 1.2
//! brings `vkCmdDrawIndirectCount`.
//!
//! Conditions on features (`Struct::member`) count as met: this crate knows versions and extensions
//! only.
//!
//! ```
//! use dispatch_tables::{Command, DeviceExtensionTable, Enabled, InstanceExtensionTable, vk};
//!
//! let device_extensions = DeviceExtensionTable { khr_maintenance6: true, ..DeviceExtensionTable::EMPTY };
//! let enabled = Enabled {
//!     core_version: vk::API_VERSION_1_1,
//!     instance_extensions: &InstanceExtensionTable::EMPTY,
//!     device_extensions: &device_extensions,
//! };
//! assert!(Command::CMD_BIND_DESCRIPTOR_SETS2_KHR.is_enabled(&enabled));
//! let why_not = Command::CMD_PUSH_DESCRIPTOR_SET2_KHR.why_not(&enabled).unwrap();
//! assert_eq!(
//!     why_not.to_string(),
//!     "vkCmdPushDescriptorSet2KHR is not enabled: VK_KHR_push_descriptor is missing"
//! );
//! ```

use core::fmt;

use crate::extension::{Extension, ExtensionKind};
use crate::extension_table::{DeviceExtensionTable, InstanceExtensionTable};
use crate::generated::commands::each_command;
use crate::generated::extensions::each_extension;
use crate::lookup::Command;
use crate::vk;

/// The version and the extensions of an instance or device.
#[derive(Clone, Copy, Debug)]
pub struct Enabled<'a> {
    /// The core version, packed as `VK_MAKE_API_VERSION`; 0 is Vulkan 1.0, as in
    /// `VkApplicationInfo`. Of a device the version that it may be used with: the application's or
    /// the physical device's, whichever is less.
    pub core_version: u32,
    /// The instance extensions that the instance was created with.
    pub instance_extensions: &'a InstanceExtensionTable,
    /// Of a device: the device extensions that it was created with. Of an instance: those that are
    /// available, on whichever of its physical devices.
    pub device_extensions: &'a DeviceExtensionTable,
}

impl Enabled<'_> {
    /// Whether `need` is enabled.
    #[must_use]
    pub const fn has(&self, need: Need) -> bool {
        match need {
            Need::Version(version) => {
                version <= self.core_version || version == vk::API_VERSION_1_0
            }
            Need::Extension(extension) => match extension.kind() {
                ExtensionKind::Instance => self.instance_extensions.get(extension),
                ExtensionKind::Device => self.device_extensions.get(extension),
            },
        }
    }

    fn has_all(&self, needs: &[Need]) -> bool {
        needs.iter().all(|&need| self.has(need))
    }
}

/// Something that must be enabled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Need {
    /// This core version, packed as `VK_MAKE_API_VERSION`, or a newer one.
    Version(u32),
    /// This extension.
    Extension(Extension),
}

/// `Vulkan 1.3`, `VK_KHR_swapchain`.
impl fmt::Display for Need {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Need::Version(version) => {
                let (major, minor) =
                    (vk::api_version_major(version), vk::api_version_minor(version));
                write!(f, "Vulkan {major}.{minor}")
            }
            Need::Extension(extension) => {
                f.write_str(extension.name().to_str().unwrap_or_default())
            }
        }
    }
}

/// A condition (the registry's `depends`): alternatives, each of which needs one or several things.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Condition(&'static [&'static [Need]]);

impl Condition {
    /// The condition that always holds. It has one alternative, which needs nothing.
    pub const ALWAYS: Condition = Condition(&[&[]]);

    /// The alternatives: the condition holds where all that one of them needs is enabled.
    pub fn alternatives(self) -> impl ExactSizeIterator<Item = &'static [Need]> + Clone {
        self.0.iter().copied()
    }

    /// Whether the condition holds.
    #[must_use]
    pub fn is_met(self, enabled: &Enabled<'_>) -> bool {
        self.alternatives().any(|needs| enabled.has_all(needs))
    }
}

/// Lists the alternatives.
impl fmt::Debug for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.alternatives()).finish()
    }
}

impl Extension {
    /// What must be enabled for this extension to be enabled.
    #[must_use]
    pub fn condition(self) -> Condition {
        EXTENSION_CONDITIONS[self.index()]
    }
}

/// One way to get a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// What brings the command.
    pub by: Need,
    /// What else must be enabled for that.
    pub with: &'static [Need],
}

impl Way {
    /// All that this way needs.
    pub fn needs(self) -> impl Iterator<Item = Need> + Clone {
        core::iter::once(self.by).chain(self.with.iter().copied())
    }
}

impl Command {
    /// The extensions that bring this name and the conditions on which they do.
    pub fn conditional_extensions(
        self,
    ) -> impl ExactSizeIterator<Item = (Extension, Condition)> + Clone {
        let first = COMMAND_CONDITIONS.partition_point(|&(command, ..)| command < self);
        let own =
            COMMAND_CONDITIONS[first..].iter().take_while(move |&&(command, ..)| command == self);
        self.extensions().iter().map(move |&extension| {
            let condition = own.clone().find(|&&(_, by, _)| by == extension);
            (extension, condition.map_or(Condition::ALWAYS, |&(.., condition)| condition))
        })
    }

    /// The ways to get this name: by its core version if it has one, and by each of its extensions.
    pub fn ways(self) -> impl Iterator<Item = Way> + Clone {
        let core = self.core_version().map(|version| Way { by: Need::Version(version), with: &[] });
        let extensions = self.conditional_extensions().flat_map(|(extension, condition)| {
            condition.alternatives().map(move |with| Way { by: Need::Extension(extension), with })
        });
        core.into_iter().chain(extensions)
    }

    /// Whether this name may be used: everything that one of its [ways](Self::ways) needs is
    /// enabled.
    #[must_use]
    pub fn is_enabled(self, enabled: &Enabled<'_>) -> bool {
        let by_version =
            self.core_version().is_some_and(|version| enabled.has(Need::Version(version)));
        by_version
            || self.conditional_extensions().any(|(extension, condition)| {
                enabled.has(Need::Extension(extension)) && condition.is_met(enabled)
            })
    }

    /// Why this name may not be used; none if it may.
    #[must_use]
    pub fn why_not<'a>(self, enabled: &Enabled<'a>) -> Option<WhyNot<'a>> {
        (!self.is_enabled(enabled)).then_some(WhyNot { command: self, enabled: *enabled })
    }
}

/// Why a command may not be used. It prints as a sentence: `vkFoo is not enabled: Vulkan 1.3 is
/// missing, or VK_KHR_foo and VK_KHR_bar are`.
#[derive(Clone, Copy, Debug)]
pub struct WhyNot<'a> {
    /// The command, by the name that was asked for.
    pub command: Command,
    enabled: Enabled<'a>,
}

impl<'a> WhyNot<'a> {
    /// By way to get the command: what is missing for it, at least one thing.
    pub fn missing(&self) -> impl Iterator<Item = impl Iterator<Item = Need> + Clone + 'a> + 'a {
        let enabled = self.enabled;
        self.command.ways().map(move |way| way.needs().filter(move |&need| !enabled.has(need)))
    }
}

impl fmt::Display for WhyNot<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.command.name().to_str().unwrap_or_default();
        write!(f, "{name} is not enabled: ")?;
        for (index, missing) in self.missing().enumerate() {
            if index > 0 {
                f.write_str(", or ")?;
            }
            let mut count = 0;
            for need in missing {
                let and = if count == 0 { "" } else { " and " };
                write!(f, "{and}{need}")?;
                count += 1;
            }
            f.write_str(match (count, index) {
                (1, 0) => " is missing",
                (_, 0) => " are missing",
                (1, _) => " is",
                _ => " are",
            })?;
        }
        Ok(())
    }
}

/// The conditions in the rows of all commands ([`crate::rows`]).
macro_rules! command_conditions {
    (
        seed $seed:literal;
        instance { $($instance:tt)* }
        physical_device { $($physical_device:tt)* }
        device { $($device:tt)* }
    ) => {
        command_conditions! { $($instance)* $($physical_device)* $($device)* }
    };
    ($(
        $level:tt $constant:ident $field:ident $set:ident $name:ident $pointer:ident $ty:ident
        $($version:literal)? [$($extension:ident $(if $condition:tt)?),*];
    )*) => {
        /// On what conditions extensions bring commands, in the order of these. Those that are not
        /// listed do always.
        static COMMAND_CONDITIONS: &[(Command, Extension, Condition)] = &[$($($((
            Command::$constant,
            Extension::$extension,
            condition!($condition),
        ),)?)*)*];
    };
}

/// The conditions in the rows of all extensions.
macro_rules! extension_conditions {
    (
        seed $seed:literal;
        instance { $($instance:tt)* }
        device { $($device:tt)* }
    ) => {
        extension_conditions! { $($instance)* $($device)* }
    };
    ($(
        $constant:ident $field:ident $name:ident $number:literal $version:literal
        $($platform:ident)? [$($condition:tt)*];
    )*) => {
        /// What each extension depends on.
        static EXTENSION_CONDITIONS: [Condition; Extension::COUNT] = [$(condition!([$($condition)*])),*];
    };
}

/// A [`Condition`]: `[[1.1], [KHR_A, KHR_B]]` is Vulkan 1.1, or the two extensions together.
macro_rules! condition {
    ([$([$($need:tt),*]),*]) => {
        Condition(&[$(&[$(need!($need)),*]),*])
    };
}

/// A [`Need`]: `1.1` or `KHR_SURFACE`.
macro_rules! need {
    ($version:literal) => {
        crate::requirement::Need::Version(crate::rows::version(stringify!($version)))
    };
    ($extension:ident) => {
        crate::requirement::Need::Extension(crate::Extension::$extension)
    };
}

each_command!(command_conditions);
each_extension!(extension_conditions);

#[cfg(test)]
mod tests {
    use std::string::ToString;
    use std::vec::Vec;

    use super::*;

    fn enabled<'a>(
        core_version: u32,
        instance_extensions: &'a InstanceExtensionTable,
        device_extensions: &'a DeviceExtensionTable,
    ) -> Enabled<'a> {
        Enabled { core_version, instance_extensions, device_extensions }
    }

    const NO_INSTANCE: InstanceExtensionTable = InstanceExtensionTable::EMPTY;
    const NO_DEVICE: DeviceExtensionTable = DeviceExtensionTable::EMPTY;

    #[test]
    fn a_core_command_needs_its_version() {
        let command = Command::CMD_BEGIN_RENDERING;
        let old = enabled(vk::API_VERSION_1_2, &NO_INSTANCE, &DeviceExtensionTable::ALL);
        assert!(!command.is_enabled(&old));
        assert!(command.is_enabled(&enabled(vk::API_VERSION_1_3, &NO_INSTANCE, &NO_DEVICE)));
        let patched = vk::make_api_version(0, 1, 3, 200);
        assert!(command.is_enabled(&enabled(patched, &NO_INSTANCE, &NO_DEVICE)));
    }

    /// Vulkan specification, VkApplicationInfo: an apiVersion of 0 is 1.0.
    #[test]
    fn no_version_is_the_first() {
        let none = enabled(0, &NO_INSTANCE, &NO_DEVICE);
        assert!(Command::CREATE_BUFFER.is_enabled(&none));
        assert!(!Command::BIND_BUFFER_MEMORY2.is_enabled(&none));
    }

    #[test]
    fn an_alias_needs_its_extension_whatever_the_version() {
        let newest = enabled(vk::API_VERSION_1_4, &NO_INSTANCE, &NO_DEVICE);
        assert!(Command::CMD_DRAW_INDIRECT_COUNT.is_enabled(&newest));
        assert!(!Command::CMD_DRAW_INDIRECT_COUNT_KHR.is_enabled(&newest));
    }

    #[test]
    fn any_of_several_extensions_will_do() {
        for device_extensions in [
            DeviceExtensionTable { ext_shader_object: true, ..NO_DEVICE },
            DeviceExtensionTable { ext_extended_dynamic_state: true, ..NO_DEVICE },
        ] {
            let enabled = enabled(vk::API_VERSION_1_0, &NO_INSTANCE, &device_extensions);
            assert!(Command::CMD_SET_CULL_MODE_EXT.is_enabled(&enabled));
        }
    }

    #[test]
    fn a_device_command_may_need_an_instance_extension() {
        let instance_extensions = InstanceExtensionTable { ext_debug_utils: true, ..NO_INSTANCE };
        let command = Command::SET_DEBUG_UTILS_OBJECT_NAME_EXT;
        assert!(command.is_enabled(&enabled(0, &instance_extensions, &NO_DEVICE)));
        assert!(!command.is_enabled(&enabled(0, &NO_INSTANCE, &DeviceExtensionTable::ALL)));
    }

    #[test]
    fn why_not_names_what_is_missing_by_way() {
        let nothing = enabled(vk::API_VERSION_1_0, &NO_INSTANCE, &NO_DEVICE);
        let why_not =
            |command: Command| command.why_not(&nothing).expect("not enabled").to_string();
        assert_eq!(
            why_not(Command::CMD_BEGIN_RENDERING),
            "vkCmdBeginRendering is not enabled: Vulkan 1.3 is missing"
        );
        assert_eq!(
            why_not(Command::CMD_SET_CULL_MODE_EXT),
            "vkCmdSetCullModeEXT is not enabled: VK_EXT_extended_dynamic_state is missing, or VK_EXT_shader_object is"
        );
        assert_eq!(
            why_not(Command::CMD_PUSH_DESCRIPTOR_SET2_KHR),
            "vkCmdPushDescriptorSet2KHR is not enabled: \
             VK_KHR_maintenance6 and VK_KHR_push_descriptor are missing"
        );
        assert!(Command::CREATE_BUFFER.why_not(&nothing).is_none());
    }

    #[test]
    fn every_command_has_a_way_and_every_way_alone_enables_it() {
        for command in Command::all() {
            let ways: Vec<Way> = command.ways().collect();
            assert!(!ways.is_empty(), "{command:?}");
            for way in ways {
                let mut version = vk::API_VERSION_1_0;
                let (mut instance_extensions, mut device_extensions) = (NO_INSTANCE, NO_DEVICE);
                for need in way.needs() {
                    match need {
                        Need::Version(needed) => version = version.max(needed),
                        Need::Extension(extension) => {
                            let _ = instance_extensions.set(extension, true)
                                || device_extensions.set(extension, true);
                        }
                    }
                }
                let enabled = enabled(version, &instance_extensions, &device_extensions);
                assert!(command.is_enabled(&enabled), "{command:?}");
                assert!(command.why_not(&enabled).is_none());
            }
        }
    }

    #[test]
    fn extensions_have_conditions_too() {
        let swapchain = Extension::KHR_SWAPCHAIN.condition();
        let surface = InstanceExtensionTable { khr_surface: true, ..NO_INSTANCE };
        assert!(!swapchain.is_met(&enabled(vk::API_VERSION_1_4, &NO_INSTANCE, &NO_DEVICE)));
        assert!(swapchain.is_met(&enabled(vk::API_VERSION_1_0, &surface, &NO_DEVICE)));
        assert_eq!(Extension::KHR_SURFACE.condition(), Condition::ALWAYS);
    }
}
