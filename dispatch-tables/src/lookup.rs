//! Commands by name, and the registry's facts about each command.
//!
//! A [`Command`] is a number that this crate gives to every name that a core version or an
//! extension brings, aliases included. One perfect hash over all names finds it: two
//! multiplications per 32 bytes of the name, two table reads, one comparison. The tables are made of
//! the generated rows (`generated/commands.rs`), one a command.

use core::ffi::{CStr, c_char};
use core::fmt;

use crate::extension::{Extension, Name};
use crate::generated::commands::each_command;
use crate::rows::{self, numbered};
use crate::vk;

/// A Vulkan command by one of its names: any command of `vk.xml`, for each platform.
///
/// The constants are named after the command: `Command::CREATE_BUFFER` is `vkCreateBuffer`. The
/// numbers are those of one version of this crate: neither store nor send them.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Command(pub(crate) u16);

/// The kind of object that a command is called on, by the first parameter (Vulkan specification, "Command Function
/// Pointers").
///
/// The parents of the first parameter's handle decide, so `vkGetExternalComputeQueueDataNV` is a
/// device command.
#[repr(u8)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Nothing: `vkCreateInstance`; also `vkGetInstanceProcAddr`, which takes no instance as well
    /// as one.
    Global,
    /// An instance.
    Instance,
    /// A physical device.
    PhysicalDevice,
    /// A device, or a child of it such as a queue or command buffer.
    Device,
}

impl Command {
    /// The number of commands.
    pub const COUNT: usize = Row::End as usize;

    /// The command of this name, `c"vkCreateBuffer"`; none if the registry has none.
    #[must_use]
    pub fn from_name(name: &(impl Name + ?Sized)) -> Option<Command> {
        Self::of_bytes(name.as_c_str().to_bytes_with_nul())
    }

    fn of_bytes(name: &[u8]) -> Option<Command> {
        let id = candidate(name)?;
        let command = Command(id);
        (command.bytes_with_nul() == name).then_some(command)
    }

    /// The command of the name at `name`; none for a null pointer. Nothing past the name's NUL is
    /// read.
    ///
    /// # Safety
    ///
    /// `name` is null or points to a string that ends with a NUL.
    #[inline]
    #[must_use]
    pub unsafe fn from_ptr(name: *const c_char) -> Option<Command> {
        if name.is_null() {
            return None;
        }
        // SAFETY: not null, and the caller vouches for the NUL.
        Command::from_name(unsafe { CStr::from_ptr(name) })
    }

    /// The command of this number, [`Command::index`]; none from [`Command::COUNT`] on.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Command> {
        if index < Command::COUNT { Some(Command(index as u16)) } else { None }
    }

    /// Every command: those of the instance table, of the physical-device table, of the device
    /// table, each in the order of its entries. That order is the registry's, but aliases
    /// follow the command that they are aliases of.
    pub fn all() -> impl ExactSizeIterator<Item = Command> + DoubleEndedIterator + Clone {
        (0..Command::COUNT as u16).map(Command)
    }

    /// The command's number, below [`Command::COUNT`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The command's name, `c"vkCreateBuffer"`.
    #[must_use]
    pub const fn name(self) -> &'static CStr {
        // SAFETY: vkgen ends every name in the table with a NUL, and no name of the registry
        // contains one.
        unsafe { CStr::from_bytes_with_nul_unchecked(self.bytes_with_nul()) }
    }

    /// What the command is called on.
    #[inline(always)]
    #[must_use]
    pub const fn level(self) -> Level {
        LEVELS[self.index()]
    }

    /// The command's index in the entrypoint table of its level; global commands are in the
    /// instance table.
    #[inline]
    #[must_use]
    pub const fn entry_index(self) -> usize {
        match self.index() {
            index @ DEVICE.. => index - DEVICE,
            index @ PHYSICAL_DEVICE.. => index - PHYSICAL_DEVICE,
            index => index,
        }
    }

    /// The index of the command's alias group among the groups of its level's table: the names of
    /// one command have one slot.
    #[inline]
    #[must_use]
    pub const fn slot(self) -> usize {
        SLOTS[self.index()] as usize
    }

    /// All names of this command: this one, the one that the others are aliases of, and the other
    /// aliases, in the order of [`Command::all`].
    pub fn names(self) -> impl ExactSizeIterator<Item = Command> + Clone {
        let same = |index: &usize| SLOTS[*index] == SLOTS[self.index()];
        let before = (0..self.index()).rev().take_while(same).count();
        let after = (self.index() + 1..Command::COUNT).take_while(same).count();
        let first = self.index() - before;
        (first..first + before + 1 + after).map(|index| Command(index as u16))
    }

    /// The core version that brings this name, packed as `VK_MAKE_API_VERSION`; none if only
    /// extensions bring it.
    #[inline(always)]
    #[must_use]
    pub const fn core_version(self) -> Option<u32> {
        match CORE_VERSIONS[self.index()] {
            0 => None,
            version => Some(vk::make_api_version(0, version as u32 >> 4, version as u32 & 15, 0)),
        }
    }

    /// The extensions that bring this name, in the registry's order; the first one classifies the
    /// command.
    #[inline]
    #[must_use]
    pub fn extensions(self) -> &'static [Extension] {
        let starts = Lists::<false>::STARTS;
        &EXTENSIONS[starts[self.index()] as usize..starts[self.index() + 1] as usize]
    }
}

/// The first physical-device command.
const PHYSICAL_DEVICE: usize = first(Level::PhysicalDevice);
/// The first device command.
const DEVICE: usize = first(Level::Device);

/// The number of the first command of this level or a later one.
const fn first(level: Level) -> usize {
    let mut index = 0;
    while (LEVELS[index] as u8) < level as u8 {
        index += 1;
    }
    index
}

impl fmt::Debug for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Command").field(&self.name()).finish()
    }
}

/// The rows of all commands ([`crate::rows`]) name by name.
macro_rules! names {
    (
        seed $seed:literal;
        instance { $($instance:tt)* }
        physical_device { $($physical_device:tt)* }
        device { $($device:tt)* }
    ) => {
        names! { $seed $($instance)* $($physical_device)* $($device)* }
    };
    ($seed:literal $(
        $level:ident $constant:ident $field:ident $set:ident $name:ident $pointer:ident $ty:ident
        $($version:literal)? [$($by:tt)*];
        $(
            = $alias:ident $alias_field:ident $alias_set:ident $alias_name:ident
            $alias_pointer:ident $alias_ty:ident $($alias_version:literal)? [$($alias_by:tt)*];
        )*
    )*) => {
        command_facts! {
            $seed $(
                $level $constant $constant $name $($version)? [$($by)*];
                $($level $alias $constant $alias_name $($alias_version)? [$($alias_by)*];)*
            )*
        }

        /// Every command by the name that the others are aliases of.
        #[repr(u16)]
        #[allow(non_camel_case_types, reason = "the variants are constants' names")]
        enum Group {
            $($constant,)*
        }
    };
}

/// The facts about every name, by [`Command::index`].
macro_rules! command_facts {
    ($seed:literal $(
        $level:ident $constant:ident $group:ident $name:ident
        $($version:literal)? [$($extension:ident $(if $condition:tt)?),*];
    )*) => {
        numbered!(Command $seed $($constant $name;)*);

        static LEVELS: [Level; Command::COUNT] = [$(Level::$level),*];
        static SLOTS: [u16; Command::COUNT] =
            rows::slots([$(Group::$group as u16),*], [PHYSICAL_DEVICE, DEVICE]);
        /// Major and minor version in four bits each; 0 for none.
        static CORE_VERSIONS: [u8; Command::COUNT] =
            rows::core_versions(stringify!($([$($version)?])*));

        /// Of a generic type, because `cargo check` computes no constants of these.
        struct Lists<const UNUSED: bool>;

        impl<const UNUSED: bool> Lists<UNUSED> {
            /// Where the extensions of each command begin.
            const STARTS: &[u16; Command::COUNT + 1] =
                &rows::list_starts(stringify!($([$($extension)*])*));
        }

        /// The extensions of all commands, end to end.
        static EXTENSIONS: &[Extension] = &[$($(Extension::$extension,)*)*];
    };
}

each_command!(names);

#[cfg(test)]
mod tests {
    use std::ffi::CString;
    use std::vec::Vec;

    use super::*;

    fn find(name: &[u8]) -> Option<Command> {
        Command::from_name(&CString::new(name).expect("no NUL within"))
    }

    /// callpath.md 1.8.
    #[test]
    fn every_name_finds_its_command() {
        for command in Command::all() {
            assert_eq!(Command::from_name(command.name()), Some(command));
            assert_eq!(Command::from_index(command.index()), Some(command));
        }
        assert_eq!(Command::all().count(), Command::COUNT);
        assert_eq!(Command::from_index(Command::COUNT), None);
    }

    #[test]
    fn a_name_with_one_byte_changed_is_no_command() {
        for command in Command::all() {
            let mut name = command.name().to_bytes().to_vec();
            for at in 0..name.len() {
                let right = name[at];
                for wrong in 1..=u8::MAX {
                    if wrong == right {
                        continue;
                    }
                    name[at] = wrong;
                    // `vkCmdSetViewport...NV` and the like differ from each other in more than one
                    // byte, but a digit may tell two commands apart.
                    if let Some(found) = find(&name) {
                        assert_eq!(found.name().to_bytes(), name);
                    }
                }
                name[at] = right;
            }
        }
    }

    #[test]
    fn prefixes_and_extensions_of_a_name_are_no_command_unless_they_are_named_so() {
        let names: Vec<&[u8]> = Command::all().map(|command| command.name().to_bytes()).collect();
        for name in &names {
            for end in 0..name.len() {
                let prefix = &name[..end];
                assert_eq!(find(prefix).is_some(), names.contains(&prefix), "{prefix:?}");
            }
            for more in 1..=u8::MAX {
                let mut longer = name.to_vec();
                longer.push(more);
                assert_eq!(
                    find(&longer).is_some(),
                    names.contains(&longer.as_slice()),
                    "{longer:?}"
                );
            }
        }
    }

    #[test]
    fn empty_null_and_huge_names_are_no_command() {
        assert_eq!(find(b""), None);
        assert_eq!(find(&std::vec![b'v'; 1 << 20]), None);
        // SAFETY: null is allowed.
        assert_eq!(unsafe { Command::from_ptr(core::ptr::null()) }, None);
        // SAFETY: a literal with its NUL.
        let found = unsafe { Command::from_ptr(c"vkCreateBuffer".as_ptr()) };
        assert_eq!(found, Some(Command::CREATE_BUFFER));
    }

    /// callpath.md 1.1: the handle's parents decide.
    #[test]
    fn levels_follow_the_first_parameter() {
        assert_eq!(Command::CREATE_INSTANCE.level(), Level::Global);
        assert_eq!(Command::GET_INSTANCE_PROC_ADDR.level(), Level::Global);
        assert_eq!(Command::DESTROY_INSTANCE.level(), Level::Instance);
        assert_eq!(Command::CREATE_DEVICE.level(), Level::PhysicalDevice);
        assert_eq!(Command::GET_DEVICE_PROC_ADDR.level(), Level::Device);
        assert_eq!(Command::QUEUE_SUBMIT.level(), Level::Device);
        assert_eq!(Command::CMD_DRAW.level(), Level::Device);
        assert_eq!(Command::GET_EXTERNAL_COMPUTE_QUEUE_DATA_NV.level(), Level::Device);
    }

    #[test]
    fn the_names_of_one_command_have_one_slot_and_entries_of_their_own() {
        let core = Command::CMD_DRAW_INDIRECT_COUNT;
        for alias in [Command::CMD_DRAW_INDIRECT_COUNT_KHR, Command::CMD_DRAW_INDIRECT_COUNT_AMD] {
            assert_eq!(alias.slot(), core.slot());
            assert_ne!(alias.entry_index(), core.entry_index());
        }
        assert_ne!(Command::CMD_DRAW.slot(), core.slot());
    }

    #[test]
    fn the_names_of_a_command_are_those_of_its_slot() {
        for command in Command::all() {
            let is_of_table = |other: &Command| {
                let table = |level| if level == Level::Global { Level::Instance } else { level };
                table(other.level()) == table(command.level())
            };
            let same =
                Command::all().filter(is_of_table).filter(|other| other.slot() == command.slot());
            assert!(command.names().eq(same), "{command:?}");
        }
    }

    #[test]
    fn what_brings_a_command_is_known() {
        assert_eq!(Command::CREATE_BUFFER.core_version(), Some(1 << 22));
        assert_eq!(Command::CMD_BEGIN_RENDERING.core_version(), Some(1 << 22 | 3 << 12));
        assert_eq!(Command::CREATE_BUFFER.extensions(), []);
        assert_eq!(Command::QUEUE_PRESENT_KHR.core_version(), None);
        assert_eq!(Command::QUEUE_PRESENT_KHR.extensions(), [Extension::KHR_SWAPCHAIN]);
        assert_eq!(
            Command::GET_DEVICE_GROUP_PRESENT_CAPABILITIES_KHR.extensions(),
            [Extension::KHR_SWAPCHAIN, Extension::KHR_DEVICE_GROUP]
        );
    }

    #[test]
    fn a_command_prints_its_name() {
        assert_eq!(std::format!("{:?}", Command::CMD_DRAW), "Command(\"vkCmdDraw\")");
    }
}
