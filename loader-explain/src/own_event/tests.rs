//! Tests of the names of events.

use std::collections::BTreeSet;

use super::OwnEvent;

/// A reader of reports tells the events apart by their names.
#[test]
fn each_event_has_a_name_of_its_own() {
    let names: BTreeSet<&str> = OwnEvent::ALL.iter().map(|event| event.name()).collect();
    assert_eq!(names.len(), OwnEvent::ALL.len());
}
