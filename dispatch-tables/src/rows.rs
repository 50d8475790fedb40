//! The rows of commands and extensions: the facts about each, as data. The modules of this crate
//! make constants, structures and tables of them. A number is a row's place, so a new row changes
//! no other.
//!
//! `each_command!(m)` (`generated/commands.rs`) calls the macro `m` with all commands, grouped by
//! table. A command is a row, and each other name of it a row below:
//!
//! ```text
//! Device CMD_DRAW cmd_draw set_cmd_draw vkCmdDraw PFN_vkCmdDraw CmdDraw 1.0 [KHR_A, KHR_B if [[1.1], [KHR_C, KHR_D]]];
//! = CMD_DRAW_EXT cmd_draw_ext set_cmd_draw_ext vkCmdDrawEXT PFN_vkCmdDrawEXT CmdDrawEXT [EXT_A];
//! ```
//!
//! is the level, the command's spellings, the core version if one brings the name, and the
//! extensions that bring it, each with the condition on which it does: Vulkan 1.1, or the two
//! extensions together.
//!
//! `each_extension!(m)` (`generated/extensions.rs`) does the same with all extensions, in the order
//! in which they are listed to applications. A row
//!
//! ```text
//! KHR_XCB_SURFACE khr_xcb_surface VK_KHR_xcb_surface 6 6 xcb [[KHR_SURFACE]];
//! ```
//!
//! is the extension's spellings, its number and version, its platform if it has one, and the
//! condition on which it may be enabled.
//! `seed` is the seed of the perfect hash of the names.

use crate::vk::make_api_version;

/// `numbered!(Command 13 CREATE_BUFFER vkCreateBuffer; …)`: the constants of a type whose values
/// are the places of rows, and the rows' names behind a perfect hash with the seed 13.
macro_rules! numbered {
    ($type:ident $seed:literal $($constant:ident $name:ident;)*) => {
        #[repr(u16)]
        #[allow(non_camel_case_types, reason = "the variants are constants' names")]
        enum Row {
            $($constant,)*
            End,
        }

        #[cfg_attr(doc, doc = concat!("The constants.", crate::vk::spec::numbers!($($constant $name;)*)))]
        impl $type {
            $(
                #[cfg_attr(doc, doc(hidden))]
                #[doc = stringify!($name)]
                pub const $constant: $type = $type(Row::$constant as u16);
            )*
        }

        impl $type {
            #[inline]
            const fn bytes_with_nul(self) -> &'static [u8] {
                crate::perfect_hash::text(NAMES.as_bytes(), &NAME_STARTS, self.index())
            }
        }

        /// The names end to end, each with its NUL.
        static NAMES: &str = concat!($(stringify!($name), "\0"),*);
        static NAME_STARTS: [u16; $type::COUNT + 1] =
            crate::rows::starts([$(stringify!($name).len() + 1),*]);

        /// The number of the only row that can have this name, which ends with its NUL.
        fn candidate(name: &[u8]) -> Option<u16> {
            /// `cargo check` computes statics and plain constants. Constants of generic types are
            /// computed where code is compiled: this one would take a sixth of the time.
            struct Seeded<const SEED: u64>;

            impl<const SEED: u64> Seeded<SEED> {
                const HASH: &crate::perfect_hash::PerfectHash<
                    { crate::generated::hash::buckets($type::COUNT) },
                    { crate::generated::hash::slots($type::COUNT) },
                > = &crate::perfect_hash::PerfectHash::new(NAMES.as_bytes(), &NAME_STARTS, SEED);
            }

            Seeded::<$seed>::HASH.candidate(name)
        }
    };
}
pub(crate) use numbered;

/// Where each of several texts begins when they stand end to end, and where the last one ends.
pub(crate) const fn starts<const TEXTS: usize, const STARTS: usize>(
    lengths: [usize; TEXTS],
) -> [u16; STARTS] {
    assert!(STARTS == TEXTS + 1);
    let mut starts = [0; STARTS];
    let (mut text, mut end) = (0, 0);
    while text < TEXTS {
        end += lengths[text];
        text += 1;
        assert!(end <= u16::MAX as usize, "vkgen refuses more than the tables can number");
        starts[text] = end as u16;
    }
    starts
}

/// Where each list of `lists` begins when their elements stand end to end, and where the last one
/// ends. `lists` is `[KHR_A KHR_B] [] [KHR_C]`: the compiler reads a list's elements from its text,
/// because an array for each list would take `cargo check` a fiftieth of its time.
pub(crate) const fn list_starts<const STARTS: usize>(lists: &str) -> [u16; STARTS] {
    let lists = lists.as_bytes();
    let mut starts = [0; STARTS];
    let (mut list, mut elements, mut at) = (0, 0, 0);
    let mut in_element = false;
    while at < lists.len() {
        let element = lists[at] == b'_' || lists[at].is_ascii_alphanumeric();
        if element && !in_element {
            elements += 1;
        }
        if lists[at] == b']' {
            list += 1;
            starts[list] = elements;
        }
        in_element = element;
        at += 1;
    }
    assert!(list + 1 == STARTS);
    starts
}

/// The slots of commands by the numbers of their groups, which go through all tables; `firsts` are the
/// first commands of the other tables than the first.
pub(crate) const fn slots<const COUNT: usize>(
    groups: [u16; COUNT],
    firsts: [usize; 2],
) -> [u16; COUNT] {
    let (physical_device, device) = (groups[firsts[0]], groups[firsts[1]]);
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
    let [major @ b'0'..=b'9', b'.', minor @ b'0'..=b'9'] = *text.as_bytes() else {
        panic!("a version has two digits: vkgen refuses others")
    };
    make_api_version(0, (major - b'0') as u32, (minor - b'0') as u32, 0)
}

/// The versions in `[1.4] [] [1.0]`, major and minor in four bits each: 0x14, 0 for none, 0x10.
pub(crate) const fn core_versions<const COUNT: usize>(versions: &str) -> [u8; COUNT] {
    let text = versions.as_bytes();
    let mut versions = [0; COUNT];
    let (mut version, mut at) = (0, 0);
    while at < text.len() {
        match text[at] {
            digit @ b'0'..=b'9' => versions[version] = versions[version] << 4 | (digit - b'0'),
            b']' => version += 1,
            _ => {}
        }
        at += 1;
    }
    assert!(version == COUNT);
    versions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_stand_end_to_end() {
        assert_eq!(list_starts("[KHR_A KHR_B] [] [A1 B_2\nC]"), [0, 2, 2, 5]);
        assert_eq!(list_starts(""), [0]);
    }

    #[test]
    fn texts_stand_end_to_end() {
        assert_eq!(starts([2, 0, 3]), [0, 2, 2, 5]);
        assert_eq!(starts([]), [0]);
    }

    #[test]
    fn slots_begin_anew_in_every_table() {
        assert_eq!(slots([0, 1, 1, 2, 3, 3, 4], [3, 4]), [0, 1, 1, 0, 0, 0, 1]);
    }

    #[test]
    fn versions_are_packed() {
        assert_eq!(version("1.4"), crate::vk::API_VERSION_1_4);
        assert_eq!(version("9.7"), make_api_version(0, 9, 7, 0));
        assert_eq!(core_versions("[1.4] []\n[1.0]"), [0x14, 0, 0x10]);
    }
}
