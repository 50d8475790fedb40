//! The journal: every stage records its decisions and actions here as they happen (drivers.md B).
//!
//! A [`Journal`] passes each event to the debug messengers of its instance, then writes it to
//! stderr if the filter allows it. So the line that explains a crash is written before the crash.
//! A message that rejects a file is followed by a line with the reason and the cure. A report
//! has a [`Transcript`] of the messages. Messages without an instance go to [`LOADER`].

#[cfg(test)]
use alloc::vec::Vec;
use core::ffi::CStr;
use core::mem;
use core::sync::atomic::Ordering;

use dispatch_tables::vk::{
    DebugUtilsMessageSeverityFlagsEXT as Severity, DebugUtilsMessageTypeFlagsEXT as Types,
};
use loader_discovery::Grown;
use loader_discovery::event::line::{
    DEBUG, DRIVER, Detach, ERROR, INFO, LAYER, Line, PERFORMANCE, Rendered, VALIDATION, WARNING,
};
use loader_discovery::event::{Event as Decision, LogFilter, Message, Record, Row, Words};

use crate::event::{Event, LibraryEvent, Recordable, Text};
use crate::host::stderr;
use crate::report::{self, Transcript};
use crate::sync::{AtomicU32, Mutex};
#[cfg(feature = "tools")]
use crate::tools::{self, Seen};

/// The journal of messages without an instance: start of the library, global commands and invalid
/// handles (drivers.md B.2).
pub(crate) static LOADER: Journal = Journal::new();

/// The filter from `VK_LOADER_DEBUG`, latched when the library was loaded.
static GLOBAL_FILTER: AtomicU32 = AtomicU32::new(0);

/// Sets the filter of all journals without a filter of their own. Called when the library is
/// loaded, and when a settings file has a filter (drivers.md K.7).
pub(crate) fn latch_filter(filter: LogFilter) {
    GLOBAL_FILTER.store(filter.0, Ordering::Relaxed);
}

/// The first severity that applies (drivers.md B.8). Messengers do not get a message without one.
fn severity_of(bits: u32) -> Option<Severity> {
    let order = [
        (INFO, Severity::INFO),
        (WARNING, Severity::WARNING),
        (ERROR, Severity::ERROR),
        (DEBUG, Severity::VERBOSE),
        (LAYER | DRIVER, Severity::INFO),
    ];
    order.iter().find(|(bit, _)| bits & bit != 0).map(|(_, severity)| *severity)
}

fn types_of(bits: u32) -> Types {
    match bits {
        bits if bits & PERFORMANCE != 0 => Types::PERFORMANCE,
        bits if bits & VALIDATION != 0 => Types::GENERAL | Types::VALIDATION,
        _ => Types::GENERAL,
    }
}

/// The debug messengers of one instance, which every thread may call.
pub(crate) trait Messengers: Sync {
    /// Whether there is a messenger.
    fn are_present(&self) -> bool;

    /// Whether a messenger asked for messages of this kind.
    fn want(&self, severity: Severity, types: Types) -> bool;

    /// Passes a message on. The text has no header and at most 511 bytes. A messenger may call into
    /// the journal again: nothing is borrowed meanwhile.
    fn hear(&self, severity: Severity, types: Types, text: &CStr);
}

/// The messengers that a journal calls.
pub(crate) type Sink = &'static dyn Messengers;

/// Renders events for debug messengers and stderr.
pub(crate) struct Journal {
    /// The `stderr_log` mask of the instance (drivers.md B.2); 0 leaves the latched filter in
    /// force.
    own_filter: AtomicU32,
    pub(crate) sink: Mutex<Option<Sink>>,
    /// The messages so far, while an instance is created that has a report.
    transcript: Mutex<Option<Transcript>>,
    /// The events of a test's journal.
    #[cfg(test)]
    kept: Option<Mutex<Vec<Event<'static>>>>,
}

impl Journal {
    /// A journal under the latched filter.
    pub(crate) const fn new() -> Self {
        Self {
            own_filter: AtomicU32::new(0),
            sink: Mutex::new(None),
            transcript: Mutex::new(None),
            #[cfg(test)]
            kept: None,
        }
    }

    /// Replaces the latched filter for this journal; 0 puts the latched filter in force again.
    pub(crate) fn set_filter(&self, filter: LogFilter) {
        self.own_filter.store(filter.0, Ordering::Relaxed);
    }

    /// Sets or removes the debug messengers.
    ///
    /// # Safety
    ///
    /// The journal is not used after the messengers are gone.
    pub(crate) unsafe fn set_sink(&self, sink: Option<&dyn Messengers>) {
        // SAFETY: the caller promises that the messengers live as long as they are called.
        *self.sink.lock() =
            unsafe { mem::transmute::<Option<&dyn Messengers>, Option<Sink>>(sink) };
    }

    /// Copies every message from now on, for this transcript's report.
    pub(crate) fn start_transcript(&self, transcript: Transcript) {
        *self.transcript.lock() = Some(transcript);
    }

    /// The messages since [`Self::start_transcript`], if there was one.
    pub(crate) fn end_transcript(&self) -> Option<Transcript> {
        self.transcript.lock().take()
    }

    /// Records that a call of a library begins, which may end the process: an unfinished report
    /// then names the call.
    #[inline(never)]
    pub(crate) fn calling(&self, library: Text<'_>, function: &'static str) {
        if let Some(transcript) = &*self.transcript.lock() {
            report::write_step(transcript, &library, function);
        }
        self.record(LibraryEvent::Calling { library, function });
    }

    /// Records one event: passes it to the messengers regardless of the filter, then to stderr
    /// (B.8). Not inlined, so that the messages of a table have one function that drops them.
    #[inline(never)]
    pub(crate) fn record<'a>(&self, message: impl Recordable<'a>) {
        self.record_kept(&message);
    }

    /// Records the event that ends the process.
    #[cold]
    pub(crate) fn end<'a>(&self, message: impl Recordable<'a>) -> ! {
        self.record_kept(&message);
        crate::host::abort()
    }

    /// [`Self::record`] for an event that the caller keeps.
    pub(crate) fn record_kept<'a>(&self, message: &impl Recordable<'a>) {
        self.deliver(message);
        #[cfg(feature = "tools")]
        if let Some(observe) = tools::observer() {
            observe(Seen::of(&message.clone().into()));
        }
        #[cfg(test)]
        if let Some(kept) = &self.kept {
            kept.lock().extend(message.clone().into().detach());
        }
    }

    /// Records why a driver or layer takes no part, and returns the message as the cause.
    pub(crate) fn decide<'a, M>(&self, message: M) -> Grown<Event<'static>>
    where
        M: Recordable<'a> + Detach<Detached: Into<Event<'static>>>,
    {
        self.record_kept(&message);
        // Detached first, so that the library needs no code to detach messages that decide nothing.
        Ok(message.detach()?.into())
    }

    /// Delivers a message to the transcript, the messengers and stderr. Renders it only if one of
    /// them receives it.
    #[inline(never)]
    fn deliver(&self, message: &dyn Message) {
        let Row { bits, rejects, .. } = message.row();
        let types = types_of(bits);
        let sink = *self.sink.lock();
        let receiver = sink.zip(severity_of(bits));
        let receiver = receiver.filter(|(sink, severity)| sink.want(*severity, types));
        let printed = self.filter().lets_through(bits);
        let is_copied = self.transcript.lock().is_some();
        if receiver.is_none() && !printed && !is_copied {
            return;
        }
        let words = Words::of(message);
        if let Some(transcript) = &mut *self.transcript.lock() {
            transcript.add(&words);
        }
        let own_line = if rejects { words.why_line() } else { Line::new() };
        let send = |line: &Line| {
            if let Some((sink, severity)) = receiver {
                sink.hear(severity, types, line.as_c_str());
            }
            if printed {
                stderr::write(Rendered::of_message(bits, line.as_c_str()).as_bytes());
            }
        };
        // A message may have an explanation in place of a text.
        if !words.text.is_empty() || own_line.is_empty() {
            send(&words.text);
        }
        if !own_line.is_empty() {
            send(&own_line);
        }
    }

    /// Whether somebody may receive a message: the log, a messenger, a report, or a program that
    /// explains decisions.
    pub(crate) fn has_receiver(&self) -> bool {
        #[cfg(feature = "tools")]
        if tools::observer().is_some() {
            return true;
        }
        #[cfg(test)]
        if self.kept.is_some() {
            return true;
        }
        let has_messenger = self.sink.lock().is_some_and(Messengers::are_present);
        has_messenger || self.filter().0 != 0 || self.transcript.lock().is_some()
    }

    /// Whether the log has printed a message with these bits, and no messenger waits for errors.
    pub(crate) fn has_shown(&self, bits: u32) -> bool {
        let sink = *self.sink.lock();
        let is_heard =
            sink.is_some_and(|sink| sink.want(Severity::ERROR, types_of(ERROR | DRIVER)));
        !is_heard && self.filter().lets_through(bits)
    }

    fn filter(&self) -> LogFilter {
        match self.own_filter.load(Ordering::Relaxed) {
            0 => LogFilter(GLOBAL_FILTER.load(Ordering::Relaxed)),
            own => LogFilter(own),
        }
    }
}

impl Record for Journal {
    fn take(&self, event: &Decision<'_>) {
        self.record_kept(event);
    }
}

#[cfg(test)]
mod tests;
