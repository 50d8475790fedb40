//! Enumerants and flags by the names of their constants, as `Debug` prints them, and `Display` prints flags. Each
//! type's names are a constant that these alone refer to, so that a program has the names of the types
//! that it prints.

use core::fmt::{self, Debug, Formatter, LowerHex};

/// The constants' names and numbers, without second names. (An enumeration prints C's with `Display`.)
///
/// ```
/// use dispatch_tables::vk::Format;
///
/// let found = Format::NAMES.iter().find(|(name, _)| *name == "R8G8B8A8_UNORM");
/// assert_eq!(found, Some(("R8G8B8A8_UNORM", 37)));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Names<I: 'static> {
    /// The names with space between them: the compiler reads one text much faster than a text for
    /// each name.
    pub(crate) names: &'static str,
    pub(crate) numbers: &'static [I],
}

impl<I: Copy> Names<I> {
    /// Each name and its number, in the registry's order.
    pub fn iter(self) -> impl Iterator<Item = (&'static str, I)> {
        self.names.split_ascii_whitespace().zip(self.numbers.iter().copied())
    }

    /// The number that has this name.
    pub(crate) fn number(self, name: &str) -> Option<I> {
        self.iter().find(|(known, _)| *known == name).map(|(_, number)| number)
    }
}

/// The name of the first enumerant with this number; the number itself if there is none.
pub(crate) fn enumerant<I: Copy + PartialEq + Debug>(
    names: Names<I>,
    number: I,
    f: &mut Formatter<'_>,
) -> fmt::Result {
    match names.iter().find(|(_, known)| *known == number) {
        Some((name, _)) => f.pad(name),
        None => number.fmt(f),
    }
}

/// `SAMPLED | STORAGE | 0x40`: the name that means all of these bits, or the names whose bits are
/// among them, in the registry's order, and the rest as a number. No bits without a name are `0`.
pub(crate) fn flags<I: Copy + PartialEq + LowerHex>(
    names: Names<I>,
    bits: I,
    f: &mut Formatter<'_>,
) -> fmt::Result
where
    u64: From<I>,
{
    if let Some((name, _)) = names.iter().find(|(_, known)| *known == bits) {
        return f.pad(name);
    }
    let mut rest = u64::from(bits);
    let mut separator = "";
    for (name, flag) in names.iter() {
        let flag = u64::from(flag);
        if flag != 0 && rest & flag == flag {
            write!(f, "{separator}{name}")?;
            rest &= !flag;
            separator = " | ";
        }
    }
    match (rest, separator) {
        (0, "") => f.pad("0"),
        (0, _) => Ok(()),
        (rest, separator) => write!(f, "{separator}{rest:#x}"),
    }
}

/// Characters up to the first NUL, as a string literal.
#[cfg(feature = "debug")]
pub(crate) struct Text<'a>(pub(crate) &'a [core::ffi::c_char]);

#[cfg(feature = "debug")]
impl Debug for Text<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let bytes = self.0.iter().map(|&c| c as u8).take_while(|&byte| byte != 0);
        f.write_str("\"")?;
        bytes.flat_map(core::ascii::escape_default).try_for_each(|c| write!(f, "{}", c as char))?;
        f.write_str("\"")
    }
}

#[cfg(test)]
mod tests {
    use std::format;

    use crate::vk::{
        AccessFlags2, Format, ImageType, ImageUsageFlags, ObjectType, PresentModeKHR, Result,
        SampleCountFlags, StdVideoH264ProfileIdc,
    };

    #[test]
    fn enumerants_print_the_names_of_their_constants() {
        assert_eq!(format!("{:?}", Format::R8G8B8A8_UNORM), "R8G8B8A8_UNORM");
        assert_eq!(format!("[{:>10?}]", Format::UNDEFINED), "[ UNDEFINED]");
        assert_eq!(format!("{:?}", ObjectType::DEVICE), "DEVICE");
        assert_eq!(format!("{:?}", Result::ERROR_DEVICE_LOST), "ERROR_DEVICE_LOST");
    }

    /// `Display` is alike for all: C's names, for which people search.
    #[test]
    fn enumerants_display_as_in_the_specification() {
        assert_eq!(format!("{}", Result::ERROR_DEVICE_LOST), "VK_ERROR_DEVICE_LOST");
        assert_eq!(format!("{}", Format::R8_UNORM), "VK_FORMAT_R8_UNORM");
        assert_eq!(format!("{}", ImageType::TYPE_2D), "VK_IMAGE_TYPE_2D");
        assert_eq!(format!("[{:>26}]", PresentModeKHR::FIFO), "[  VK_PRESENT_MODE_FIFO_KHR]");
        let profile = StdVideoH264ProfileIdc::HIGH;
        assert_eq!(format!("{profile}"), "STD_VIDEO_H264_PROFILE_IDC_HIGH");
        assert_eq!(profile.name(), Some("STD_VIDEO_H264_PROFILE_IDC_HIGH"));
        assert_eq!(format!("{}", Format::from_raw(-5)), "VkFormat -5");
        assert_eq!(Format::from_raw(-5).name(), None);
        for format in Format::known() {
            let (name, constant) = (format.name().expect("known"), format!("{format:?}"));
            assert!(
                name.starts_with("VK_FORMAT_") && name.to_uppercase().ends_with(&constant),
                "{name}"
            );
        }
    }

    #[test]
    fn a_second_name_prints_the_first() {
        let alias = Format::G8B8G8R8_422_UNORM_KHR;
        assert_eq!(format!("{alias:?}"), "G8B8G8R8_422_UNORM");
        assert!(Format::NAMES.iter().all(|(name, _)| name != "G8B8G8R8_422_UNORM_KHR"));
    }

    #[test]
    fn unknown_enumerants_print_their_numbers() {
        assert_eq!(format!("{:?}", Format::from_raw(-5)), "-5");
    }

    #[test]
    fn sets_print_their_flags() {
        let usage = ImageUsageFlags::STORAGE | ImageUsageFlags::SAMPLED;
        assert_eq!(format!("{usage:?}"), "SAMPLED | STORAGE");
        let unknown = ImageUsageFlags::from_raw(0x8000_0000);
        assert_eq!(format!("{}", usage | unknown), "SAMPLED | STORAGE | 0x80000000");
        assert_eq!(format!("{unknown:?}"), "0x80000000");
        assert_eq!(format!("{:?}", ImageUsageFlags::empty()), "0");
        assert_eq!(format!("{:?}", AccessFlags2::empty()), "NONE");
        assert_eq!(format!("{:?}", SampleCountFlags::TYPE_4), "TYPE_4");
        assert_eq!(format!("{:?}", AccessFlags2::SHADER_STORAGE_WRITE), "SHADER_STORAGE_WRITE");
    }

    /// Every bit of every flag is printed once, whatever the names are.
    #[test]
    fn printed_flags_add_up() {
        for bits in [0x1f_u64, 0x7fff_ffff, u64::MAX, 0x8000_0000_0000_0001] {
            let text = format!("{:?}", AccessFlags2::from_raw(bits));
            let sum: u64 = text
                .split(" | ")
                .map(|part| match part.strip_prefix("0x") {
                    Some(hex) => u64::from_str_radix(hex, 16).expect("a number"),
                    None => {
                        let named = AccessFlags2::NAMES.iter().find(|(name, _)| *name == part);
                        named.expect("a flag's name").1
                    }
                })
                .sum();
            assert_eq!(sum, bits, "{text}");
        }
    }
}
