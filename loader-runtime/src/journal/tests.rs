//! Who receives which message, and in which form (drivers.md B.8).

use loader_discovery::event::ManifestRejection;
use loader_discovery::event::line::{FATAL, Piece};

use super::*;
use crate::event::{
    CallStackEvent, InstanceEvent, LibraryEvent, PhysicalDeviceEvent, StartupEvent,
};

impl Journal {
    /// A journal that also stores every event.
    pub(crate) fn keeping() -> Self {
        Self { kept: Some(Mutex::new(Vec::new())), ..Self::new() }
    }

    /// Removes and returns the stored events, oldest first.
    pub(crate) fn take_kept(&self) -> Vec<Event<'static>> {
        self.kept.as_ref().map(|kept| std::mem::take(&mut *kept.lock())).unwrap_or_default()
    }

    /// Removes the stored events and returns the logged ones, one line each.
    pub(crate) fn take_lines(&self) -> Vec<String> {
        use loader_discovery::event::log_line;
        let kept = self.take_kept();
        kept.iter().filter(|event| event.bits() != 0).map(|event| log_line(event)).collect()
    }
}

#[test]
fn b8_severity_and_type_follow_the_bits() {
    let cases = [
        (INFO, Some(Severity::INFO), Types::GENERAL),
        (WARNING | LAYER, Some(Severity::WARNING), Types::GENERAL),
        (ERROR | DRIVER, Some(Severity::ERROR), Types::GENERAL),
        (DEBUG | DRIVER, Some(Severity::VERBOSE), Types::GENERAL),
        (INFO | ERROR, Some(Severity::INFO), Types::GENERAL),
        (LAYER, Some(Severity::INFO), Types::GENERAL),
        (DRIVER, Some(Severity::INFO), Types::GENERAL),
        (PERFORMANCE, None, Types::PERFORMANCE),
        (PERFORMANCE | WARNING, Some(Severity::WARNING), Types::PERFORMANCE),
        (FATAL | ERROR | VALIDATION, Some(Severity::ERROR), Types::GENERAL | Types::VALIDATION),
    ];
    for (bits, severity, types) in cases {
        assert_eq!(severity_of(bits), severity, "bits {bits:#x}");
        assert_eq!(types_of(bits), types, "bits {bits:#x}");
    }
}

/// Messengers that store the messages of the severities that they want.
struct Received {
    wanted: Severity,
    messages: Mutex<Vec<(Severity, String)>>,
}

impl Messengers for Received {
    fn are_present(&self) -> bool {
        true
    }

    fn want(&self, severity: Severity, _: Types) -> bool {
        severity.intersects(self.wanted)
    }

    fn hear(&self, severity: Severity, _: Types, text: &CStr) {
        self.messages.lock().push((severity, text.to_str().unwrap().to_owned()));
    }
}

const ALL: Severity = Severity::from_raw(u32::MAX);

fn received(wanted: Severity) -> Received {
    Received { wanted, messages: Mutex::new(Vec::new()) }
}

#[test]
fn b8_messengers_hear_everything_whatever_the_filter() {
    let received = received(ALL);
    let journal = Journal::new();
    journal.record(InstanceEvent::NoDrivers);
    // SAFETY: `received` outlives the use of the journal.
    unsafe { journal.set_sink(Some(&received)) };
    journal.record(LibraryEvent::Calling { library: "x".into(), function: "dlopen" });
    journal.record(CallStackEvent::Loader { topic: LAYER });
    journal.record(PhysicalDeviceEvent::CopyingOldDevice { old: 1, new: 2 });
    // SAFETY: there are no messengers to outlive.
    unsafe { journal.set_sink(None) };
    journal.record(InstanceEvent::NoDrivers);
    let expected = [
        (Severity::INFO, "   <Loader>".to_owned()),
        (Severity::VERBOSE, "Copying old device 1 into new device 2".to_owned()),
    ];
    assert_eq!(*received.messages.lock(), expected);
}

/// A message of these bits that counts how often it is rendered.
struct Counting<'a>(u32, &'a AtomicU32);

impl Message for Counting<'_> {
    fn row(&self) -> Row {
        Row { texts: (b"x", 0), bits: self.0, rejects: false }
    }

    fn with_fields(&self, take: &mut dyn FnMut(&[&dyn Piece])) {
        self.1.fetch_add(1, Ordering::Relaxed);
        take(&[]);
    }
}

#[test]
fn a_message_that_nobody_receives_is_not_rendered() {
    let received = received(Severity::ERROR);
    let journal = Journal::new();
    // SAFETY: `received` outlives the use of the journal.
    unsafe { journal.set_sink(Some(&received)) };
    let rendered = AtomicU32::new(0);
    for bits in [INFO, WARNING | LAYER, PERFORMANCE, ERROR | DRIVER] {
        journal.deliver(&Counting(bits, &rendered));
    }
    assert_eq!(rendered.load(Ordering::Relaxed), 1);
    assert_eq!(*received.messages.lock(), [(Severity::ERROR, "x".to_owned())]);
}

#[test]
fn a_rejection_is_followed_by_reason_and_cure_at_its_level() {
    let received = received(ALL);
    let journal = Journal::new();
    // SAFETY: `received` outlives the use of the journal.
    unsafe { journal.set_sink(Some(&received)) };
    journal.record(Decision::from(ManifestRejection::NoIcd { manifest: "/m.json".into() }));
    let own = "/m.json is not used: it has no `ICD` object. To mend this, add the object `ICD` \
               with `library_path` and `api_version`.";
    let received = received.messages.lock();
    assert_eq!(received.len(), 2);
    assert_eq!(received.last(), Some(&(Severity::WARNING, own.to_owned())));
}

#[test]
fn a_transcript_has_the_messages_with_a_text() {
    let journal = Journal::new();
    journal.record(CallStackEvent::Loader { topic: LAYER });
    journal.start_transcript(Transcript::default());
    journal.record(CallStackEvent::Application { topic: LAYER });
    let manifest = "/m.json".into();
    journal.record(Decision::from(ManifestRejection::LayerManifest { manifest }));
    let transcript = journal.end_transcript().unwrap().into_text();
    let expected = r#"{"name":"","level":"silent","text":"   <Application>"}"#;
    assert_eq!(transcript, expected);
    assert!(journal.end_transcript().is_none());
}

#[test]
fn a_keeping_journal_keeps_silent_events_too() {
    let journal = Journal::keeping();
    let library = String::from("libA.so");
    journal.record(StartupEvent::UnloadingDisabled);
    let function = "dlopen";
    journal.record(LibraryEvent::Calling { library: library.as_str().into(), function });
    drop(library);
    let kept = journal.take_kept();
    assert_eq!(kept.len(), 2);
    let calling = LibraryEvent::Calling { library: "libA.so".into(), function };
    assert_eq!(kept.last(), Some(&Event::from(calling)));
    assert!(journal.take_kept().is_empty());
}
