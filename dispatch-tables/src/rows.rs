//! From rows to tables. The generated part of this crate says what there is to say about a command
//! or an extension in one row ([`commands!`], [`extensions!`]); the macros here make constants,
//! structures and tables of the rows. A number is a row's place, so a new row changes no other.

/// The commands, grouped by table. A command is a row, and each other name of it a row below:
///
/// ```text
/// Device CMD_DRAW cmd_draw set_cmd_draw vkCmdDraw PFN_vkCmdDraw 1.0 [KHR_A, KHR_B if [[1.1], [KHR_C, KHR_D]]];
/// = CMD_DRAW_EXT cmd_draw_ext set_cmd_draw_ext vkCmdDrawEXT PFN_vkCmdDrawEXT [EXT_A];
/// ```
///
/// is the level, the command's spellings, the core version if one brings the name, and the
/// extensions that bring it, each with a condition as [`condition!`] has it. `seed` is that of the
/// names' perfect hash.
macro_rules! commands {
    (
        seed $seed:literal;
        instance { $($instance:tt)* }
        physical_device { $($physical_device:tt)* }
        device { $($device:tt)* }
    ) => {
        use crate::extension::Extension;
        use crate::lookup::{Command, Level, PerfectHash};
        use crate::requirement::Condition;
        use crate::rows;
        use crate::vk;

        $crate::rows::names! { $seed $($instance)* $($physical_device)* $($device)* }
        $crate::rows::command_tables! {
            /// Global and instance commands by name.
            InstanceEntrypointTable,
            /// Global and instance commands: a slot each, whatever the number of its names.
            InstanceDispatchTable { $($instance)* }
        }
        $crate::rows::command_tables! {
            /// Physical-device commands by name.
            PhysicalDeviceEntrypointTable,
            /// Physical-device commands: a slot each, whatever the number of its names.
            PhysicalDeviceDispatchTable { $($physical_device)* }
        }
        $crate::rows::command_tables! {
            /// Device commands by name, those of queues and command buffers too.
            DeviceEntrypointTable,
            /// Device commands, those of queues and command buffers too: a slot each, whatever the
            /// number of its names.
            DeviceDispatchTable { $($device)* }
        }
        $crate::rows::trampolines! {
            /// A trampoline for every physical-device command.
            PhysicalDeviceDispatchTable { $($physical_device)* }
        }
        $crate::rows::trampolines! {
            /// A trampoline for every device command.
            DeviceDispatchTable { $($device)* }
        }
    };
}
pub(crate) use commands;

/// The rows of all commands name by name.
macro_rules! names {
    ($seed:literal $(
        $level:ident $constant:ident $field:ident $set:ident $name:ident $pointer:ident
        $($version:literal)? [$($by:tt)*];
        $(
            = $alias:ident $alias_field:ident $alias_set:ident $alias_name:ident
            $alias_pointer:ident $($alias_version:literal)? [$($alias_by:tt)*];
        )*
    )*) => {
        $crate::rows::command_facts! {
            $seed $(
                $level $constant $constant $name $($version)? [$($by)*];
                $($level $alias $constant $alias_name $($alias_version)? [$($alias_by)*];)*
            )*
        }

        /// Every command by the name that the others are aliases of.
        #[repr(u16)]
        enum Group {
            $($constant,)*
        }
    };
}
pub(crate) use names;

/// What there is to say about every name, by [`Command::index`](crate::lookup::Command::index).
macro_rules! command_facts {
    ($seed:literal $(
        $level:ident $constant:ident $group:ident $name:ident
        $($version:literal)? [$($extension:ident $(if $condition:tt)?),*];
    )*) => {
        #[repr(u16)]
        enum Row {
            $($constant,)*
            End,
        }

        impl Command {
            $(
                #[doc = concat!("`", stringify!($name), "`")]
                pub const $constant: Command = Command(Row::$constant as u16);
            )*
        }

        pub(crate) const COUNT: usize = Row::End as usize;
        pub(crate) static NAMES: &str = concat!($(stringify!($name), "\0"),*);
        pub(crate) static NAME_STARTS: [u16; COUNT + 1] =
            rows::starts([$(stringify!($name).len() + 1),*]);
        pub(crate) static HASH: PerfectHash<
            { crate::hash::buckets(COUNT) },
            { crate::hash::slots(COUNT) },
        > = PerfectHash::new(NAMES.as_bytes(), &NAME_STARTS, $seed);
        pub(crate) static LEVELS: [Level; COUNT] = [$(Level::$level),*];
        pub(crate) static SLOTS: [u16; COUNT] = rows::slots(
            [$(Group::$group as u16),*],
            [InstanceDispatchTable::LEN, PhysicalDeviceDispatchTable::LEN],
        );
        /// Major and minor version in four bits each; 0 for none.
        pub(crate) static CORE_VERSIONS: [u8; COUNT] =
            [$(0 $(| rows::version_bits(stringify!($version)))?),*];
        pub(crate) static EXTENSION_STARTS: [u16; COUNT + 1] =
            rows::starts([$(<[&str]>::len(&[$(stringify!($extension)),*])),*]);
        /// The extensions of all commands, end to end.
        pub(crate) static EXTENSIONS: &[Extension] = &[$($(Extension::$extension,)*)*];
        /// On what conditions extensions bring commands, in the order of these. Those that are not
        /// listed do always.
        pub(crate) static CONDITIONS: &[(Command, Extension, Condition)] = &[$($($((
            Command::$constant,
            Extension::$extension,
            $crate::rows::condition!($condition),
        ),)?)*)*];
    };
}
pub(crate) use command_facts;

/// The entrypoint table and the dispatch table of these rows.
macro_rules! command_tables {
    (
        $(#[$entrypoints_doc:meta])* $entrypoints:ident,
        $(#[$dispatch_doc:meta])* $dispatch:ident {$(
            $level:ident $constant:ident $field:ident $set:ident $name:ident $pointer:ident
            $($version:literal)? [$($by:tt)*];
            $(
                = $alias:ident $alias_field:ident $alias_set:ident $alias_name:ident
                $alias_pointer:ident $($alias_version:literal)? [$($alias_by:tt)*];
            )*
        )*}
    ) => {
        $(#[$entrypoints_doc])*
        #[repr(C)]
        pub struct $entrypoints {
            $(
                #[doc = concat!(
                    "`", stringify!($name), "`: `", stringify!($($version)? $($by)*), "`",
                )]
                pub $field: Option<vk::$pointer>,
                $(
                    #[doc = concat!(
                        "`", stringify!($alias_name), "`: `",
                        stringify!($($alias_version)? $($alias_by)*), "`",
                    )]
                    pub $alias_field: Option<vk::$alias_pointer>,
                )*
            )*
        }

        impl $entrypoints {
            /// The number of entries.
            pub const LEN: usize = size_of::<Self>() / size_of::<vk::PFN_vkVoidFunction>();
            /// A table without entries.
            pub const EMPTY: Self = Self { $($field: None, $($alias_field: None,)*)* };
            /// The commands in the order of their entries.
            pub const COMMANDS: &'static [Command; Self::LEN] =
                &[$(Command::$constant, $(Command::$alias,)*)*];
        }

        $(#[$dispatch_doc])*
        #[repr(C)]
        pub struct $dispatch {
            $($field: Option<vk::$pointer>,)*
        }

        impl $dispatch {
            /// The number of slots.
            pub const LEN: usize = size_of::<Self>() / size_of::<vk::PFN_vkVoidFunction>();
            /// The commands in the order of their slots, each by the name that the others are
            /// aliases of.
            pub const COMMANDS: &'static [Command; Self::LEN] = &[$(Command::$constant),*];
            /// A table without functions.
            pub const EMPTY: Self = Self { $($field: None),* };
        }

        /// The function of each name: that of its command's slot.
        impl $dispatch {
            $(
                #[doc = concat!("`", stringify!($name), "`")]
                #[inline]
                #[must_use]
                pub const fn $field(&self) -> Option<vk::$pointer> {
                    self.$field
                }

                #[doc = concat!("Puts a function for `", stringify!($name), "` into its slot.")]
                #[inline]
                pub const fn $set(&mut self, function: Option<vk::$pointer>) {
                    self.$field = function;
                }

                $(
                    #[doc = concat!("`", stringify!($alias_name), "`")]
                    #[inline]
                    #[must_use]
                    pub const fn $alias_field(&self) -> Option<vk::$alias_pointer> {
                        self.$field
                    }

                    #[doc = concat!("Puts a function for `", stringify!($alias_name), "` into its slot.")]
                    #[inline]
                    pub const fn $alias_set(&mut self, function: Option<vk::$alias_pointer>) {
                        self.$field = function;
                    }
                )*
            )*
        }
    };
}
pub(crate) use command_tables;

/// The table of trampolines to the commands of these rows.
macro_rules! trampolines {
    (
        $(#[$doc:meta])* $dispatch:ident {$(
            $level:ident $constant:ident $field:ident $set:ident $name:ident $pointer:ident
            $($version:literal)? [$($by:tt)*];
            $(
                = $alias:ident $alias_field:ident $alias_set:ident $alias_name:ident
                $alias_pointer:ident $($alias_version:literal)? [$($alias_by:tt)*];
            )*
        )*}
    ) => {
        impl $dispatch {
            $(#[$doc])*
            pub const TRAMPOLINES: Self = Self {
                $($field: crate::trampoline::trampoline::<{ Command::$constant.0 }, _>(),)*
            };
        }
    };
}
pub(crate) use trampolines;

/// The extensions, grouped by table, in the order in which they are listed to applications. A row:
///
/// ```text
/// KHR_XCB_SURFACE khr_xcb_surface VK_KHR_xcb_surface 6 6 xcb [[KHR_SURFACE]];
/// ```
///
/// is the extension's spellings, its number and version, its platform if it has one, and what it
/// depends on as [`condition!`] has it. `seed` is that of the names' perfect hash.
macro_rules! extensions {
    (
        seed $seed:literal;
        instance { $($instance:tt)* }
        device { $($device:tt)* }
    ) => {
        use crate::extension::Extension;
        use crate::lookup::PerfectHash;
        use crate::requirement::Condition;
        use crate::rows;

        $crate::rows::extension_facts! { $seed $($instance)* $($device)* }
        $crate::rows::extension_table! {
            /// Extensions of an instance, by name.
            InstanceExtensionTable { $($instance)* }
        }
        $crate::rows::extension_table! {
            /// Extensions of a device, by name.
            DeviceExtensionTable { $($device)* }
        }
    };
}
pub(crate) use extensions;

/// What the rows of all extensions say, by [`Extension::index`](crate::extension::Extension::index).
macro_rules! extension_facts {
    ($seed:literal $(
        $constant:ident $field:ident $name:ident $number:literal $version:literal
        $($platform:ident)? [$($condition:tt)*];
    )*) => {
        #[repr(u16)]
        enum Row {
            $($constant,)*
            End,
        }

        impl Extension {
            $(
                #[doc = concat!("`", stringify!($name), "`")]
                pub const $constant: Extension = Extension(Row::$constant as u16);
            )*
        }

        pub(crate) const COUNT: usize = Row::End as usize;
        pub(crate) static NAMES: &str = concat!($(stringify!($name), "\0"),*);
        pub(crate) static NAME_STARTS: [u16; COUNT + 1] =
            rows::starts([$(stringify!($name).len() + 1),*]);
        pub(crate) static HASH: PerfectHash<
            { crate::hash::buckets(COUNT) },
            { crate::hash::slots(COUNT) },
        > = PerfectHash::new(NAMES.as_bytes(), &NAME_STARTS, $seed);
        pub(crate) static NUMBERS: [u32; COUNT] = [$($number),*];
        pub(crate) static SPEC_VERSIONS: [u32; COUNT] = [$($version),*];
        pub(crate) static PLATFORMS: [Option<&str>; COUNT] =
            [$(rows::first(&[$(stringify!($platform))?])),*];
        /// What each extension depends on.
        pub(crate) static CONDITIONS: [Condition; COUNT] =
            [$($crate::rows::condition!([$($condition)*])),*];
    };
}
pub(crate) use extension_facts;

/// The extension table of these rows.
macro_rules! extension_table {
    (
        $(#[$doc:meta])* $table:ident
        {$(
            $constant:ident $field:ident $name:ident $number:literal $version:literal
            $($platform:ident)? [$($condition:tt)*];
        )*}
    ) => {
        $(#[$doc])*
        #[repr(C)]
        pub struct $table {
            $(
                #[doc = concat!("`", stringify!($name), "`")]
                pub $field: bool,
            )*
        }

        impl $table {
            /// The number of extensions that it has room for.
            pub const LEN: usize = size_of::<Self>();
            /// The extensions in the order of their fields.
            pub const EXTENSIONS: &'static [Extension; Self::LEN] = &[$(Extension::$constant),*];
        }
    };
}
pub(crate) use extension_table;

/// A [`Condition`](crate::requirement::Condition): `[[1.1], [KHR_A, KHR_B]]` is Vulkan 1.1, or the
/// two extensions together.
macro_rules! condition {
    ([$([$($need:tt),*]),*]) => {
        Condition(&[$(&[$($crate::rows::need!($need)),*]),*])
    };
}
pub(crate) use condition;

/// A [`Need`](crate::requirement::Need): `1.1` or `KHR_SURFACE`.
macro_rules! need {
    ($version:literal) => {
        crate::requirement::Need::Version(rows::version(stringify!($version)))
    };
    ($extension:ident) => {
        crate::requirement::Need::Extension(Extension::$extension)
    };
}
pub(crate) use need;

use crate::vk::make_api_version;

/// The first of texts, if there is one.
pub(crate) const fn first(texts: &[&'static str]) -> Option<&'static str> {
    match texts {
        [text, ..] => Some(text),
        [] => None,
    }
}

/// Where each of several lists begins when they stand end to end, and where the last one ends.
pub(crate) const fn starts<const LISTS: usize, const STARTS: usize>(
    lengths: [usize; LISTS],
) -> [u16; STARTS] {
    assert!(STARTS == LISTS + 1);
    let mut starts = [0; STARTS];
    let (mut list, mut end) = (0, 0);
    while list < LISTS {
        end += lengths[list];
        list += 1;
        assert!(end <= u16::MAX as usize, "vkgen refuses more than the tables can number");
        starts[list] = end as u16;
    }
    starts
}

/// The slots of commands by the numbers of their groups, which go through all tables; `lengths` are
/// the numbers of slots of the first two.
pub(crate) const fn slots<const COUNT: usize>(
    groups: [u16; COUNT],
    lengths: [usize; 2],
) -> [u16; COUNT] {
    let (physical_device, device) = (lengths[0] as u16, (lengths[0] + lengths[1]) as u16);
    let mut slots = groups;
    let mut at = 0;
    while at < COUNT {
        slots[at] -= match groups[at] {
            group if group >= device => device,
            group if group >= physical_device => physical_device,
            _ => 0,
        };
        at += 1;
    }
    slots
}

/// `1.4` as `VK_MAKE_API_VERSION` packs it.
pub(crate) const fn version(text: &str) -> u32 {
    let bits = version_bits(text) as u32;
    make_api_version(0, bits >> 4, bits & 15, 0)
}

/// `1.4` as 0x14.
pub(crate) const fn version_bits(text: &str) -> u8 {
    let [major @ b'0'..=b'9', b'.', minor @ b'0'..=b'9'] = *text.as_bytes() else {
        panic!("a version has two digits: vkgen refuses others")
    };
    (major - b'0') << 4 | (minor - b'0')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_stand_end_to_end() {
        assert_eq!(starts([2, 0, 3]), [0, 2, 2, 5]);
        assert_eq!(starts([]), [0]);
    }

    #[test]
    fn slots_begin_anew_in_every_table() {
        assert_eq!(slots([0, 1, 1, 2, 3, 3, 4], [2, 1]), [0, 1, 1, 0, 0, 0, 1]);
    }

    #[test]
    fn versions_are_packed() {
        assert_eq!(version("1.4"), crate::vk::API_VERSION_1_4);
        assert_eq!(version_bits("1.0"), 0x10);
    }
}
