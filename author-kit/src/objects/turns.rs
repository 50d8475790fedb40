//! Binary payloads made of a timeline, for drivers whose types have timelines alone.
//!
//! Each turn of signal and reset is the next value of the counter.

use std::sync::Arc;
use std::time::Duration;

use dispatch_tables::vk;

use super::locks::{Mutex, MutexGuard};
use super::object;
use super::payload::Payload;

/// A binary payload in turns.
pub(crate) struct Turns {
    timeline: Arc<dyn Payload>,
    turn: Mutex<Turn>,
}

/// The turn of now.
struct Turn {
    /// The value that is the signal.
    value: u64,
    /// The signal was submitted.
    is_submitted: bool,
}

impl Turn {
    fn end(&mut self) {
        if self.is_submitted {
            *self = Self { value: self.value + 1, is_submitted: false };
        }
    }
}

impl Turns {
    /// A payload whose signal is the value 1 of the timeline.
    pub(crate) fn new(timeline: Arc<dyn Payload>, is_signaled: bool) -> Self {
        let turn = Mutex::new(Turn { value: 1, is_submitted: is_signaled });
        Self { timeline, turn }
    }

    fn lock(&self) -> MutexGuard<'_, Turn> {
        object::lock(&self.turn)
    }

    /// What a queue waits for.
    pub(crate) fn to_wait_for(&self) -> (Arc<dyn Payload>, u64) {
        (Arc::clone(&self.timeline), self.lock().value)
    }

    /// What a queue signals; of the next turn, if the same work waits for this one.
    pub(crate) fn to_signal(&self) -> (Arc<dyn Payload>, u64) {
        let mut turn = self.lock();
        turn.end();
        turn.is_submitted = true;
        (Arc::clone(&self.timeline), turn.value)
    }
}

impl Payload for Turns {
    fn wait(&self, _: u64, timeout: Duration) -> Result<(), vk::Result> {
        let value = self.lock().value;
        self.timeline.wait(value, timeout)
    }

    fn signal(&self, _: u64) -> Result<(), vk::Result> {
        let (timeline, value) = self.to_signal();
        let signaled = timeline.signal(value);
        if signaled.is_err() {
            // The next signal has the same value, and nobody waits for this one.
            self.lock().is_submitted = false;
        }
        signaled
    }

    fn reset(&self) -> Result<(), vk::Result> {
        self.lock().end();
        Ok(())
    }
}
