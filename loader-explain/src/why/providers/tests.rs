//! Tests of the words for several providers.

use super::*;

#[test]
fn several_things_share_the_word_for_their_kind() {
    assert_eq!(all_of("driver", &[]), None);
    assert_eq!(all_of("driver", &["a.json"]).as_deref(), Some("the driver a.json"));
    let three = all_of("device", &["A", "B", "C"]);
    assert_eq!(three.as_deref(), Some("the devices A, B and C"));
}
