//! A message as plain data, for programs that explain decisions.
#![expect(clippy::disallowed_methods, reason = "tools use it; the loader does not")]

use alloc::string::String;
use alloc::vec::Vec;

use super::line::Line;
use super::{Named, Words};

/// A recorded message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Observation {
    /// The table and the message, such as `ManifestRejection::NoIcd`.
    pub name: &'static str,
    /// Level and topic bits (drivers.md B.1); 0 for a message that the log does not print.
    pub bits: u32,
    /// The text without header; empty for a message that the log does not print.
    pub text: String,
    /// The name and printed value of each field.
    pub fields: Vec<(&'static str, String)>,
    /// What is wrong with a file or layer, and what to do about that. `None` if the message decides
    /// nothing.
    pub why: Option<Why>,
}

/// A decision in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// What is wrong.
    pub reason: String,
    /// What to do.
    pub cure: String,
}

impl Observation {
    /// Copies the message.
    pub fn of(message: &impl Named) -> Self {
        let (name, names) = message.names();
        let mut fields = Vec::new();
        message.with_fields(&mut |values| {
            let values = values.iter().map(|value| Line::of(*value).to_text());
            fields = names.iter().copied().zip(values).collect();
        });
        let Words { bits, text, why } = Words::of(message);
        let in_words = || Why { reason: why.reason.to_text(), cure: why.cure.to_text() };
        let why = why.is_some().then(in_words);
        Self { name, bits, text: text.to_text(), fields, why }
    }

    /// The printed value of a field.
    pub fn field(&self, name: &str) -> Option<&str> {
        let named = self.fields.iter().find(|(field, _)| *field == name);
        named.map(|(_, value)| value.as_str())
    }
}

#[cfg(test)]
mod tests;
