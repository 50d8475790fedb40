//! The messages of one vkCreateInstance in their order, for the end of its report.

use alloc::vec::Vec;

use loader_discovery::event::Words;

use crate::report::json::Json;
use crate::report::parts::fact;

/// The messages with a text.
#[derive(Debug, Default)]
pub(crate) struct Transcript {
    /// The path of the report.
    pub(super) path: Vec<u8>,
    /// The elements of a JSON array.
    messages: Json,
}

impl Transcript {
    /// No message yet, for the report at `path`.
    pub(super) fn new(path: Vec<u8>) -> Self {
        Self { path, messages: Json::default() }
    }

    /// Adds a message, unless it has no text.
    pub(crate) fn add(&mut self, words: &Words) {
        if !words.text.is_empty() {
            fact(&mut self.messages, words);
        }
    }

    /// Appends the messages to an array.
    pub(super) fn print(&self, json: &mut Json) {
        json.raw(&self.messages);
    }

    #[cfg(test)]
    pub(crate) fn into_text(self) -> String {
        String::from_utf8(self.messages.into_bytes().unwrap()).unwrap()
    }
}
