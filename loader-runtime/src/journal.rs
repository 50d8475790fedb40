//! Where every stage reports what it decides and does, at that moment (drivers.md B).
//!
//! A [`Journal`] offers each event first to the instance's debug messengers, then writes it to
//! stderr if the filter lets it through, so that the line which explains a crash is out before the
//! crash. A journal that is made for a report keeps the events as well. Messages without an
//! instance go to [`LOADER`].

use std::ffi::CStr;
use std::sync::PoisonError;
use std::sync::atomic::Ordering;

use crate::event::line::{D, DRV, E, FATAL, I, LAY, Line, PERF, Rendered, VAL, W};
use crate::event::{Entry, Event};
use crate::sync::{AtomicU32, Mutex, MutexGuard};
use crate::system::stderr;

/// The journal of messages that belong to no instance: the library's start, the global queries and
/// invalid handles (drivers.md B.2).
pub(crate) static LOADER: Journal = Journal::new();

/// The filter latched from `VK_LOADER_DEBUG` when the library was loaded.
static GLOBAL_FILTER: AtomicU32 = AtomicU32::new(0);

/// Which messages go to stderr: the bits of drivers.md B.1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct LogFilter(pub(crate) u32);

impl LogFilter {
    /// The keywords of `VK_LOADER_DEBUG`; a token means the first that it is a prefix of.
    const KEYWORDS: [(&'static [u8], u32); 10] = [
        (b"all", u32::MAX),
        (b"warn", W),
        (b"info", I),
        (b"perf", PERF),
        (b"error", E),
        (b"debug", D),
        (b"layer", LAY),
        (b"driver", DRV),
        (b"implem", DRV),
        (b"icd", DRV),
    ];

    /// Reads the value of `VK_LOADER_DEBUG` (drivers.md B.1); unset means no messages.
    pub(crate) fn parse(value: Option<&[u8]>) -> Self {
        let bits = value
            .unwrap_or_default()
            .split(|byte| *byte == b',')
            .filter(|token| !token.is_empty())
            .filter_map(|token| Self::KEYWORDS.iter().find(|(word, _)| word.starts_with(token)))
            .fold(0, |bits, (_, bit)| bits | bit);
        Self(bits)
    }

    /// Makes this the filter of every journal that has none of its own. Called when the library is
    /// loaded, and when a settings file brings a filter of its own (drivers.md K.7).
    pub(crate) fn latch(self) {
        GLOBAL_FILTER.store(self.0, Ordering::Relaxed);
    }

    /// The latched filter.
    pub(crate) fn latched() -> Self {
        Self(GLOBAL_FILTER.load(Ordering::Relaxed))
    }

    fn lets_through(self, bits: u32) -> bool {
        (self.0 | FATAL) & bits != 0
    }
}

/// `VkDebugUtilsMessageSeverityFlagBitsEXT` of a loader message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Severity(pub(crate) u32);

/// `VkDebugUtilsMessageTypeFlagsEXT` of a loader message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MessageTypes(pub(crate) u32);

impl Severity {
    pub(crate) const VERBOSE: Self = Self(0x0001);
    pub(crate) const INFO: Self = Self(0x0010);
    pub(crate) const WARNING: Self = Self(0x0100);
    pub(crate) const ERROR: Self = Self(0x1000);

    /// The first that applies (drivers.md B.8); `None` is delivered to nobody.
    fn of(bits: u32) -> Option<Self> {
        let order = [
            (I, Self::INFO),
            (W, Self::WARNING),
            (E, Self::ERROR),
            (D, Self::VERBOSE),
            (LAY | DRV, Self::INFO),
        ];
        order.iter().find(|(bit, _)| bits & bit != 0).map(|(_, severity)| *severity)
    }
}

impl MessageTypes {
    pub(crate) const GENERAL: Self = Self(0x1);
    pub(crate) const GENERAL_AND_VALIDATION: Self = Self(0x3);
    pub(crate) const PERFORMANCE: Self = Self(0x4);

    fn of(bits: u32) -> Self {
        match bits {
            bits if bits & PERF != 0 => Self::PERFORMANCE,
            bits if bits & VAL != 0 => Self::GENERAL_AND_VALIDATION,
            _ => Self::GENERAL,
        }
    }
}

/// A message as debug messengers are given it: the text has no header and at most 511 bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Message<'a> {
    pub(crate) severity: Severity,
    pub(crate) types: MessageTypes,
    pub(crate) text: &'a CStr,
}

/// The debug messengers of one instance, as the journal sees them.
#[derive(Clone, Copy)]
pub(crate) struct Sink {
    context: *const (),
    deliver: unsafe fn(*const (), &Message<'_>),
}

// SAFETY: `Sink::new` asks for a context that any thread may deliver to.
unsafe impl Send for Sink {}
// SAFETY: as above.
unsafe impl Sync for Sink {}

impl Sink {
    /// # Safety
    ///
    /// `deliver(context, ..)` must be sound from any thread for as long as a journal holds the
    /// sink. It may call into the journal again: nothing is borrowed while it runs.
    pub(crate) const unsafe fn new(
        context: *const (),
        deliver: unsafe fn(*const (), &Message<'_>),
    ) -> Self {
        Self { context, deliver }
    }

    fn deliver(self, message: &Message<'_>) {
        // SAFETY: promised to `Sink::new`.
        unsafe { (self.deliver)(self.context, message) }
    }
}

/// Renders events to debug messengers and to stderr, and keeps them if it was made to.
pub(crate) struct Journal {
    /// The instance's own `stderr_log` mask (drivers.md B.2); 0 leaves the latched filter in force.
    own_filter: AtomicU32,
    sink: Mutex<Option<Sink>>,
    keep: Option<Keep>,
}

/// Keeps events for a report. The function is here so that a library without reports does not hold
/// it.
struct Keep {
    detach: for<'a> fn(Event<'a>) -> Event<'static>,
    kept: Mutex<Vec<Event<'static>>>,
}

impl Journal {
    /// A journal that writes to stderr under the latched filter and keeps nothing.
    pub(crate) const fn new() -> Self {
        Self { own_filter: AtomicU32::new(0), sink: Mutex::new(None), keep: None }
    }

    /// A journal that also keeps every event, for a report about one call. Journals of instances do
    /// not: they would grow for as long as the application runs.
    #[cfg_attr(not(test), allow(dead_code, reason = "for reports"))]
    pub(crate) const fn keeping() -> Self {
        Self {
            own_filter: AtomicU32::new(0),
            sink: Mutex::new(None),
            keep: Some(Keep { detach: |event| event.detach(), kept: Mutex::new(Vec::new()) }),
        }
    }

    /// Replaces the latched filter for this journal; 0 puts the latched filter in force again.
    pub(crate) fn set_filter(&self, filter: LogFilter) {
        self.own_filter.store(filter.0, Ordering::Relaxed);
    }

    /// Sets or removes the debug messengers that are offered each event first.
    pub(crate) fn set_sink(&self, sink: Option<Sink>) {
        *locked(&self.sink) = sink;
    }

    /// Reports one event: messengers first, whatever the filter says, then stderr (B.8).
    pub(crate) fn record<'a>(&self, entry: impl Entry<'a>) {
        self.tell(entry.bits(), &|line| entry.put(line));
        if let Some(keep) = &self.keep {
            let event = (keep.detach)(entry.into());
            locked(&keep.kept).push(event);
        }
    }

    /// Offers a message to the messengers and writes it, if anybody is to have it.
    fn tell(&self, bits: u32, put: &dyn Fn(&mut Line)) {
        let sink = *locked(&self.sink);
        let printed = self.filter().lets_through(bits);
        if printed || (sink.is_some() && bits != 0) {
            let mut line = Line::new();
            put(&mut line);
            offer(sink, bits, line.as_c_str());
            if printed {
                stderr::write(Rendered::new(bits, line.as_c_str()).as_bytes());
            }
        }
    }

    /// What this journal has kept so far, oldest first; it goes on with an empty list.
    #[cfg_attr(not(test), allow(dead_code, reason = "for reports"))]
    pub(crate) fn take_kept(&self) -> Vec<Event<'static>> {
        let keep = self.keep.as_ref();
        keep.map(|keep| std::mem::take(&mut *locked(&keep.kept))).unwrap_or_default()
    }

    fn filter(&self) -> LogFilter {
        match self.own_filter.load(Ordering::Relaxed) {
            0 => LogFilter::latched(),
            own => LogFilter(own),
        }
    }
}

fn offer(sink: Option<Sink>, bits: u32, text: &CStr) {
    if let (Some(sink), Some(severity)) = (sink, Severity::of(bits)) {
        let types = MessageTypes::of(bits);
        sink.deliver(&Message { severity, types, text });
    }
}

/// The data of a journal is whole at every unlock, so a poisoned lock says nothing.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
impl Journal {
    /// Header and text of what was kept and has text, one line each.
    pub(crate) fn take_lines(&self) -> Vec<String> {
        let kept = self.take_kept();
        let told = kept.iter().filter(|event| event.bits() != 0);
        told.map(|event| {
            let mut line = Line::new();
            event.put(&mut line);
            let rendered = Rendered::new(event.bits(), line.as_c_str());
            let text = String::from_utf8_lossy(rendered.as_bytes()).into_owned();
            text.trim_start_matches("[Vulkan Loader] ").trim_end_matches('\n').to_owned()
        })
        .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{
        CallStackEvent, InstanceEvent, LibraryEvent, PhysicalDeviceEvent, StartupEvent,
    };

    #[test]
    fn b1_tokens_are_prefixes_of_keywords() {
        let cases: [(&str, u32); 24] = [
            ("", 0),
            ("all", u32::MAX),
            ("a", u32::MAX),
            ("ALL", 0),
            ("e", E),
            ("err", E),
            ("error", E),
            ("errors", 0),
            ("warn", W),
            ("warning", 0),
            (" error", 0),
            ("d", D),
            ("de", D),
            ("dr", DRV),
            ("driver", DRV),
            ("i", I),
            ("in", I),
            ("im", DRV),
            ("ic", DRV),
            ("l", LAY),
            ("p", PERF),
            ("error,warn", E | W),
            (",,error,,", E),
            ("error,bogus,layer", E | LAY),
        ];
        for (value, bits) in cases {
            assert_eq!(LogFilter::parse(Some(value.as_bytes())).0, bits, "{value:?}");
        }
        assert_eq!(LogFilter::parse(None).0, 0);
    }

    #[test]
    fn b1_a_message_passes_with_any_of_its_bits_and_fatal_always() {
        assert!(LogFilter(DRV).lets_through(W | DRV));
        assert!(LogFilter(W).lets_through(W | DRV));
        assert!(!LogFilter(I).lets_through(W | DRV));
        assert!(LogFilter(0).lets_through(FATAL | E | VAL));
        assert!(!LogFilter(u32::MAX).lets_through(0));
    }

    #[test]
    fn b8_severity_and_type_follow_the_bits() {
        let cases = [
            (I, Some(Severity::INFO), MessageTypes::GENERAL),
            (W | LAY, Some(Severity::WARNING), MessageTypes::GENERAL),
            (E | DRV, Some(Severity::ERROR), MessageTypes::GENERAL),
            (D | DRV, Some(Severity::VERBOSE), MessageTypes::GENERAL),
            (I | E, Some(Severity::INFO), MessageTypes::GENERAL),
            (LAY, Some(Severity::INFO), MessageTypes::GENERAL),
            (DRV, Some(Severity::INFO), MessageTypes::GENERAL),
            (PERF, None, MessageTypes::PERFORMANCE),
            (PERF | W, Some(Severity::WARNING), MessageTypes::PERFORMANCE),
            (FATAL | E | VAL, Some(Severity::ERROR), MessageTypes::GENERAL_AND_VALIDATION),
        ];
        for (bits, severity, types) in cases {
            assert_eq!(Severity::of(bits), severity, "bits {bits:#x}");
            assert_eq!(MessageTypes::of(bits), types, "bits {bits:#x}");
        }
    }

    type Heard = Mutex<Vec<(Severity, String)>>;

    /// A sink that writes down what it hears, and asks the journal something while it does.
    fn hear(heard: *const (), message: &Message<'_>) {
        // SAFETY: the tests below pass a `Heard` that outlives the journal.
        let heard = unsafe { &*heard.cast::<Heard>() };
        let text = message.text.to_str().unwrap().to_owned();
        heard.lock().unwrap().push((message.severity, text));
    }

    #[test]
    fn b8_messengers_hear_everything_whatever_the_filter() {
        let heard: Heard = Mutex::new(Vec::new());
        let journal = Journal::new();
        journal.record(InstanceEvent::NoDrivers);
        // SAFETY: `heard` outlives the journal's use of it; `hear` locks it.
        let sink = unsafe { Sink::new((&raw const heard).cast(), hear) };
        journal.set_sink(Some(sink));
        journal.record(LibraryEvent::DriverLoaded { library: "x".into(), interface: 7 });
        journal.record(CallStackEvent::Loader);
        journal.record(PhysicalDeviceEvent::CopyingOldDevice { old: 1, new: 2 });
        journal.set_sink(None);
        journal.record(InstanceEvent::NoDrivers);
        let expected = [
            (Severity::INFO, "   <Loader>".to_owned()),
            (Severity::VERBOSE, "Copying old device 1 into new device 2".to_owned()),
        ];
        assert_eq!(heard.into_inner().unwrap(), expected);
    }

    #[test]
    fn a_keeping_journal_keeps_silent_events_too() {
        let journal = Journal::keeping();
        let library = String::from("libA.so");
        journal.record(StartupEvent::UnloadingDisabled);
        journal
            .record(LibraryEvent::DriverLoaded { library: library.as_str().into(), interface: 7 });
        drop(library);
        let kept = journal.take_kept();
        assert_eq!(kept.len(), 2);
        let loaded = LibraryEvent::DriverLoaded { library: "libA.so".into(), interface: 7 };
        assert_eq!(kept.last(), Some(&Event::from(loaded)));
        assert!(journal.take_kept().is_empty());
    }
}
