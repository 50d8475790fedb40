//! Error numbers of Windows, which mean the same on every platform (drivers.md E.6).

use super::*;
use loader_discovery::event::line::DRIVER;

fn cause(library: &str, number: u32, exists: bool) -> (LibraryFailure<'_>, Refusal) {
    let (library, manifest) = (library.as_bytes(), &b"C:\\m.json"[..]);
    let named = NamedLibrary { library, manifest, topic: DRIVER };
    // A decision that read the words would find error 8 in each of these.
    let words = format!("Failed to open dynamic library with error 8{number}").into_bytes();
    let refusal = Refusal { kind: RefusalKind::of_windows(number), words };
    (of_refusal(&named, &refusal, exists), refusal)
}

#[test]
fn e6_numbers_of_windows_tell_the_cause() {
    use LibraryFailure as Cause;
    let is = |number, exists, test: fn(&Cause<'_>) -> bool| {
        let (cause, _) = cause("/l.dll", number, exists);
        assert!(test(&cause), "{number} {exists}: {cause:?}");
    };
    for number in [2, 3, 126] {
        is(number, false, |cause| matches!(cause, Cause::Missing { .. }));
        is(number, true, |cause| matches!(cause, Cause::Refused { .. }));
    }
    is(5, true, |cause| matches!(cause, Cause::Denied { .. }));
    for number in [8, 14] {
        is(number, true, |cause| matches!(cause, Cause::OutOfMemory { .. }));
    }
    is(193, true, |cause| matches!(cause, Cause::OtherFormat { .. }));
    for number in [1, 80, 87, 127, 1114] {
        is(number, true, |cause| matches!(cause, Cause::Refused { .. }));
    }
    let (bare, _) = cause("l.dll", 126, false);
    assert!(matches!(bare, Cause::NotFound { .. }), "{bare:?}");
}

/// On Windows, a lack of memory for one library ends the scan; an invalid parameter does not.
#[test]
fn e6_only_a_lack_of_memory_ends_the_scan() {
    let fault = |number, journal: &Journal| {
        let (cause, refusal) = cause("l.dll", number, true);
        record(journal, cause, Some(&refusal))
    };
    for (number, ends) in [(8, true), (14, true), (87, false), (193, false)] {
        let is_end = fault(number, &Journal::new()) == Fault::OutOfMemory;
        assert_eq!(is_end, ends, "{number}");
    }
    let rejected = |number| {
        let journal = Journal::keeping();
        record_driver(&journal, b"l.dll", &fault(number, &Journal::new()));
        journal.take_kept()
    };
    let library = || "l.dll".into();
    assert_eq!(rejected(87), [LibraryRejection::LoadFailed { library: library() }.into()]);
    assert_eq!(rejected(193), [LibraryRejection::WrongBitType { library: library() }.into()]);
}

#[test]
fn e6_the_words_of_the_linker_are_quoted_at_the_contracts_level() {
    for (number, level) in [(193, "INFO: "), (8, "ERROR:")] {
        let journal = Journal::keeping();
        let (cause, refusal) = cause("l.dll", number, true);
        record(&journal, cause, Some(&refusal));
        let line = format!("{level}          Failed to open dynamic library with error 8{number}");
        assert_eq!(journal.take_lines().last(), Some(&line));
    }
}
