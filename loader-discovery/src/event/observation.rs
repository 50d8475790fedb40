//! A message as plain data, for programs that explain decisions.
#![expect(clippy::disallowed_methods, reason = "tools use it; the loader does not")]

use alloc::string::String;
use alloc::vec::Vec;

use super::line::Line;
use super::{Explanation, Message};

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
    pub fn of(message: &impl Message) -> Self {
        let mut fields = Vec::new();
        message.with_fields(&mut |values| {
            let values = values.iter().map(|value| Line::of(*value).to_text());
            fields = message.names().1.iter().copied().zip(values).collect();
        });
        let mut text = Line::new();
        message.put(&mut text);
        let mut explanation = Explanation::default();
        message.explain(&mut explanation);
        let in_words =
            || Why { reason: explanation.reason.to_text(), cure: explanation.cure.to_text() };
        Self {
            name: message.name(),
            bits: message.bits(),
            text: text.to_text(),
            fields,
            why: explanation.is_some().then(in_words),
        }
    }

    /// The printed value of a field.
    pub fn field(&self, name: &str) -> Option<&str> {
        let named = self.fields.iter().find(|(field, _)| *field == name);
        named.map(|(_, value)| value.as_str())
    }
}

#[cfg(test)]
mod tests;
