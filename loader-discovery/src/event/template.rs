//! The messages as a catalogue, which tests compare with drivers.md M.

use alloc::string::String;
use alloc::vec::Vec;

use super::line::{Address, Hex, MajorMinor, Text, Version};
use crate::system::SystemError;

/// The messages of one or more tables.
pub type Templates = Vec<Template>;

/// One message of a table.
#[derive(Clone, Debug)]
pub struct Template {
    /// The table and the message, such as `SearchEvent::FoundNone`.
    pub name: &'static str,
    /// The bits as the table writes them, such as `WARNING | DRIVER`.
    pub bits: &'static str,
    /// The text with `%` for each field.
    pub text: String,
    /// Whether the message has a reason and a cure.
    pub explains: bool,
}

/// The placeholder of a field type in a [`Template`].
pub trait Placeholder {
    /// `%` for each number or text that the field prints.
    const PLACEHOLDER: &'static str = "%";
}

impl Placeholder for Text<'_> {}
impl Placeholder for &'static str {}
impl Placeholder for u32 {}
impl Placeholder for i32 {}
impl Placeholder for usize {}
impl Placeholder for SystemError {}
impl Placeholder for Address {}
impl Placeholder for Hex {}
impl Placeholder for Version {
    const PLACEHOLDER: &'static str = "%.%.%";
}
impl Placeholder for MajorMinor {
    const PLACEHOLDER: &'static str = "%.%";
}
