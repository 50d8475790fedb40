//! The messages as a catalogue, which tests compare with drivers.md M.

use alloc::string::String;
use alloc::vec::Vec;

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
