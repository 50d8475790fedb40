//! The messages that a journal keeps while an instance is created: rejections, which explain an
//! instance without drivers, or everything, for the report of `VK_LOADER_REPORT`.

use alloc::vec::Vec;
use core::sync::atomic::Ordering;

use loader_discovery::event::Explanation;
use loader_discovery::event::line::Line;

use crate::sync::{AtomicU32, Mutex};

/// A message as text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Note {
    /// Level and topic (drivers.md B.1).
    pub(crate) bits: u32,
    pub(crate) text: Vec<u8>,
    /// The name of the message, such as `ManifestRejection::NoIcd`; empty if the message decides
    /// nothing.
    pub(crate) event: &'static str,
    /// The file or layer that the message is about; empty if the message decides nothing.
    pub(crate) subject: Vec<u8>,
    pub(crate) reason: Vec<u8>,
    pub(crate) cure: Vec<u8>,
    /// The line of the log about a rejection; empty for other messages.
    pub(crate) own_line: Vec<u8>,
}

impl Note {
    /// `own_line` is the line of the log about a rejection.
    pub(super) fn new(bits: u32, text: &Line, explanation: &Explanation, own_line: &Line) -> Self {
        let bytes = |line: &Line| line.as_bytes().to_vec();
        let Explanation { event, subject, reason, cure, .. } = explanation;
        let (subject, reason, cure) = (bytes(subject), bytes(reason), bytes(cure));
        Self { bits, text: bytes(text), event, subject, reason, cure, own_line: bytes(own_line) }
    }

    /// Whether the message says why a file or layer that was found takes no part.
    pub(crate) fn leaves_out(&self) -> bool {
        let of_missing = ["LayerEvent::RequestedLayerMissing", "LayerEvent::InstanceLayerMissing"];
        !self.event.is_empty() && !of_missing.contains(&self.event)
    }

    /// Whether the message rejects a file.
    pub(crate) fn rejects(&self) -> bool {
        !self.own_line.is_empty()
    }
}

/// The messages to keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keep {
    Nothing,
    Rejections,
    Everything,
}

/// The kept messages, oldest first.
#[derive(Default)]
pub(crate) struct Notes {
    /// A [`Keep`], readable without the mutex.
    keep: AtomicU32,
    kept: Mutex<Vec<Note>>,
}

impl Notes {
    pub(super) const fn new() -> Self {
        Self { keep: AtomicU32::new(Keep::Nothing as u32), kept: Mutex::new(Vec::new()) }
    }

    /// Keeps these messages from now on, and those that are already kept.
    pub(super) fn keep(&self, keep: Keep) {
        self.keep.store(keep as u32, Ordering::Relaxed);
    }

    /// Whether a message is kept that rejects a file, or one that does not.
    pub(super) fn keeps(&self, rejects: bool) -> bool {
        let keep = self.keep.load(Ordering::Relaxed);
        keep == Keep::Everything as u32 || rejects && keep == Keep::Rejections as u32
    }

    pub(super) fn push(&self, note: Note) {
        self.kept.lock().push(note);
    }

    pub(super) fn len(&self) -> usize {
        self.kept.lock().len()
    }

    /// The rejections after the first `skip` notes.
    pub(super) fn rejections(&self, skip: usize) -> Vec<Note> {
        self.kept.lock().iter().skip(skip).filter(|note| note.rejects()).cloned().collect()
    }

    pub(super) fn all(&self) -> Vec<Note> {
        self.kept.lock().clone()
    }

    /// Drops the kept messages, and keeps none from now on.
    pub(super) fn end(&self) {
        self.keep(Keep::Nothing);
        drop(core::mem::take(&mut *self.kept.lock()));
    }
}
