//! The receivers of events.

use alloc::borrow::ToOwned as _;
use alloc::string::String;
use alloc::vec::Vec;
use core::cell::RefCell;

use super::line::{Detach, Rendered};
use super::{Event, Message, Words};
use crate::Grown;

/// Receives the events of all stages. The journal of `loader-runtime` prints them; [`KeptEvents`]
/// stores them for vkexplain and tests.
pub trait Record {
    /// Receives one event at the moment of the decision.
    fn take(&self, event: &Event<'_>);
}

impl dyn Record + '_ {
    /// Passes a message of any table to [`Record::take`]. Not inlined, so that the messages of a
    /// table have one function that drops them.
    #[inline(never)]
    pub fn record<'a>(&self, message: impl Into<Event<'a>>) {
        self.take(&message.into());
    }

    /// Records why a file, driver or layer takes no part, and returns the message as the cause.
    pub fn decide(
        &self,
        message: impl Detach<Detached: Into<Event<'static>>>,
    ) -> Grown<Event<'static>> {
        // Detached before it is an event: the library has no code for the tables that decide nothing.
        let event = message.detach()?.into();
        self.take(&event);
        Ok(event)
    }
}

/// Discards all events.
#[derive(Clone, Copy, Debug)]
pub struct Silent;

impl Record for Silent {
    fn take(&self, _event: &Event<'_>) {}
}

/// Stores all events, oldest first.
#[derive(Debug, Default)]
pub struct KeptEvents(RefCell<Vec<Event<'static>>>);

impl KeptEvents {
    /// An empty list.
    pub const fn new() -> Self {
        Self(RefCell::new(Vec::new()))
    }

    /// Passes a message of any table to [`Record::take`].
    pub fn record<'a>(&self, message: impl Into<Event<'a>>) {
        self.take(&message.into());
    }

    /// Removes and returns the stored events.
    pub fn take_all(&self) -> Vec<Event<'static>> {
        self.0.take()
    }

    /// Removes the stored events and returns them as log lines without `[Vulkan Loader]` and
    /// newline. Events that the log does not print are left out.
    #[expect(clippy::disallowed_methods, reason = "tools use it; the loader does not")]
    pub fn take_lines(&self) -> Vec<String> {
        self.take_all()
            .iter()
            .filter(|event| event.bits() != 0)
            .map(|event| log_line(event))
            .collect()
    }
}

impl Record for KeptEvents {
    #[expect(clippy::disallowed_methods, reason = "tools use it; the loader does not")]
    fn take(&self, event: &Event<'_>) {
        self.0.borrow_mut().extend(event.clone().detach());
    }
}

/// The header and text of a message, without `[Vulkan Loader]` and newline. A message without a text
/// is printed as its explanation.
#[expect(clippy::disallowed_methods, reason = "tools use it; the loader does not")]
pub fn log_line(message: &dyn Message) -> String {
    let words = Words::of(message);
    let line = if words.text.is_empty() { words.why_line() } else { words.text };
    let rendered = Rendered::of_message(words.bits, line.as_c_str());
    let text = String::from_utf8_lossy(rendered.as_bytes());
    text.trim_start_matches("[Vulkan Loader] ").trim_end_matches('\n').to_owned()
}
