//! The messages of one vkCreateInstance in their order, for the end of its report.

use loader_discovery::event::Explanation;
use loader_discovery::event::line::Line;

use crate::report::json::Json;
use crate::report::parts::fact;

/// The messages with a text, as elements of a JSON array.
#[derive(Debug, Default)]
pub(crate) struct Transcript(Json);

impl Transcript {
    /// Adds a message, unless it has no text.
    pub(crate) fn add(&mut self, bits: u32, text: &Line, explanation: &Explanation) {
        if !text.is_empty() {
            fact(&mut self.0, bits, text, explanation);
        }
    }

    /// Appends the messages to an array.
    pub(super) fn print(&self, json: &mut Json) {
        json.raw(&self.0);
    }

    #[cfg(test)]
    pub(crate) fn into_text(self) -> String {
        String::from_utf8(self.0.into_bytes()).unwrap()
    }
}
