//! The rows: a static for each structure, and a list of commands.

#![allow(non_upper_case_globals, reason = "a row has the name of its structure")]

use std::mem::offset_of;

use dispatch_tables::{Command, InstanceDispatchTable, Level, PhysicalDeviceDispatchTable, vk};

use super::row::{
    Count, Effect, Kind, Parameters, Structure, When, any_handle, behind, behind_each, chain,
    embedded, fixed, handle, member_of, number, number_behind, parameter, plain, quotient,
};
use crate::generated::commands::each_command;
use crate::generated::structures::each_structure;
use crate::structure::rows;

/// A row a structure; typed ones in the order of their types.
macro_rules! structures {
    (
        typed {$(
            $typed:ident $ty:ident $typed_carries:literal
            [$($typed_member:ident: $typed_row:expr),* $(,)?];
        )*}
        other {$(
            $other:ident $carries:literal [$($member:ident: $row:expr),* $(,)?];
        )*}
    ) => {
        $(structure! { $typed = vk::$typed, Some(vk::StructureType::$ty), $typed_carries, [$($typed_member: $typed_row),*] })*
        $(structure! { $other = vk::$other, None, $carries, [$($member: $row),*] })*

        /// The structures of chains, in the order of their types.
        static TYPED: &[&Structure] = &[$(&$typed),*];

        /// Every structure that has a row.
        pub static STRUCTURES: &[&Structure] = &[$(&$typed,)* $(&$other),*];
    };
}

macro_rules! structure {
    ($name:ident = $path:path, $ty:expr, $carries:literal, [$($member:ident: $row:expr),*]) => {
        #[doc = stringify!($name)]
        pub static $name: Structure = {
            #[allow(unused_imports, reason = "lengths name it")]
            use $path as S;
            Structure {
                name: stringify!($name),
                ty: $ty,
                size: size_of::<S>(),
                carries_handles: $carries,
                members: &[$($row.at(stringify!($member), offset_of!(S, $member))),*],
            }
        };
    };
}

each_structure!(structures);

// The loader's structures of the chains of vkCreateInstance and vkCreateDevice.
structure! {
    LayerInstanceCreateInfo = dispatch_tables::layer::LayerInstanceCreateInfo,
    Some(vk::StructureType::LOADER_INSTANCE_CREATE_INFO), false, [p_next: chain()]
}
structure! {
    LayerDeviceCreateInfo = dispatch_tables::layer::LayerDeviceCreateInfo,
    Some(vk::StructureType::LOADER_DEVICE_CREATE_INFO), false, [p_next: chain()]
}

/// The row of the structure with this `s_type`.
pub fn of_type(ty: vk::StructureType) -> Option<&'static Structure> {
    match ty {
        vk::StructureType::LOADER_INSTANCE_CREATE_INFO => Some(&LayerInstanceCreateInfo),
        vk::StructureType::LOADER_DEVICE_CREATE_INFO => Some(&LayerDeviceCreateInfo),
        _ => {
            let place =
                TYPED.binary_search_by_key(&Some(ty.as_raw()), |row| row.ty.map(|ty| ty.as_raw()));
            let place = place.ok()?;
            TYPED.get(place).copied()
        }
    }
}

macro_rules! commands {
    ($($group:ident {$(
        $level:ident $constant:ident $field:ident $name:ident $size:literal $carries:literal
        $effect:ident $(($($place:tt)*))? [$($parameter:ident $slot:literal: $row:expr),* $(,)?] $($pointer:ident [$($other:ident),*])?;
    )*})*) => {
        #[cfg(feature = "layer")]
        #[allow(dead_code, non_camel_case_types, reason = "the variants are constants' names, and global commands have no function")]
        enum Row {
            $($($constant,)*)*
        }

        /// The places of commands among [`COMMANDS`].
        #[cfg(feature = "layer")]
        #[allow(dead_code, reason = "global commands have no function")]
        pub(crate) mod place {
            $($(pub(crate) const $constant: usize = super::Row::$constant as usize;)*)*
        }

        /// The rows of commands, each command by the name that the others are aliases of.
        pub static COMMANDS: &[Parameters] = &[$($(
            Parameters {
                command: Command::$constant,
                level: Level::$level,
                slots: Structure {
                    name: stringify!($name),
                    ty: None,
                    size: $size,
                    carries_handles: $carries,
                    members: &[$($row.at(stringify!($parameter), $slot)),*],
                },
                effect: Effect::$effect $(($($place)*))?,
            },
        )*)*];
    };
}

each_command!(commands);

/// The row of a command, by any of its names.
pub fn of_command(command: Command) -> Option<&'static Parameters> {
    // The rows are in the order of the tables' slots.
    let before = match command.level() {
        Level::Global | Level::Instance => 0,
        Level::PhysicalDevice => InstanceDispatchTable::LEN,
        Level::Device => InstanceDispatchTable::LEN + PhysicalDeviceDispatchTable::LEN,
    };
    COMMANDS.get(before + command.slot())
}

#[cfg(test)]
mod order_tests {
    use super::*;

    #[test]
    fn every_name_finds_the_row_of_its_command() {
        for command in Command::all() {
            let row = of_command(command).map(|row| row.command);
            assert_eq!(row, command.names().next(), "{command:?}");
        }
    }
}
