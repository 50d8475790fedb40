//! Where the stages hand their events.

use std::cell::RefCell;

use super::line::{Line, Rendered};
use super::{Event, Message};

/// Takes the events of every stage. `loader-runtime`'s journal prints them; [`KeptEvents`] keeps
/// them for a report.
pub trait Record {
    /// Takes one event, at the moment of the decision.
    fn take(&self, event: Event<'_>);
}

impl dyn Record + '_ {
    /// [`Record::take`] for a message of any table.
    pub fn record<'a>(&self, message: impl Into<Event<'a>>) {
        self.take(message.into());
    }
}

/// Drops every event.
#[derive(Clone, Copy, Debug)]
pub struct Silent;

impl Record for Silent {
    fn take(&self, _event: Event<'_>) {}
}

/// Keeps every event, oldest first.
#[derive(Debug, Default)]
pub struct KeptEvents(RefCell<Vec<Event<'static>>>);

impl KeptEvents {
    /// No events yet.
    pub const fn new() -> Self {
        Self(RefCell::new(Vec::new()))
    }

    /// [`Record::take`] for a message of any table.
    pub fn record<'a>(&self, message: impl Into<Event<'a>>) {
        self.take(message.into());
    }

    /// The events so far; the list starts again empty.
    pub fn take_all(&self) -> Vec<Event<'static>> {
        self.0.take()
    }

    /// The events so far as log lines without `[Vulkan Loader]` and newline. Events that the log
    /// does not print are left out. The list starts again empty.
    pub fn take_lines(&self) -> Vec<String> {
        self.take_all().iter().filter(|event| event.bits() != 0).map(log_line).collect()
    }
}

impl Record for KeptEvents {
    fn take(&self, event: Event<'_>) {
        self.0.borrow_mut().push(event.detach());
    }
}

/// Header and text of `message`, without `[Vulkan Loader]` and newline.
pub fn log_line(message: &impl Message) -> String {
    let mut line = Line::new();
    message.put(&mut line);
    let rendered = Rendered::new(message.bits(), line.as_c_str());
    let text = String::from_utf8_lossy(rendered.as_bytes());
    text.trim_start_matches("[Vulkan Loader] ").trim_end_matches('\n').to_owned()
}
