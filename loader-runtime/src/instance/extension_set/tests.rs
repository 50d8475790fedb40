//! Extensions in a set.

use super::*;

#[test]
fn holds_what_was_inserted_and_nothing_else() {
    let set = ExtensionSet::new();
    set.insert(Extension::KHR_SURFACE);
    set.insert(Extension::EXT_DEBUG_UTILS);
    assert!(set.contains(Extension::KHR_SURFACE));
    assert!(set.contains(Extension::EXT_DEBUG_UTILS));
    assert!(!set.contains(Extension::KHR_DISPLAY));
}
