//! Tests of which event explains.

use super::*;

/// The dynamic linker's error explains more than the general rejection after it.
#[test]
fn the_more_precise_event_explains() {
    let fact = |name: &str, reason: &str| {
        let own = Fact::own(OwnEvent::Failed, reason.to_owned(), "mend".to_owned());
        Fact { name: name.to_owned(), ..own }
    };
    let facts = [
        fact("LibraryEvent::LinkerError", ""),
        fact("LibraryFailure::OtherMachine", "has a library for AArch64: /a.so"),
        fact("LibraryRejection::LoadFailed", "has a library that cannot be loaded"),
    ];
    let explanation = explain(&facts).expect("an explanation");
    assert_eq!(explanation.event, "LibraryFailure::OtherMachine");
    assert_eq!(explanation.reason, "has a library for AArch64: /a.so");
    assert_eq!(explain(&[]), None);
}
