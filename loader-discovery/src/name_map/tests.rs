//! Tests of the map from names to numbers.

use super::*;

#[test]
fn a_name_has_the_last_number_that_it_was_given() {
    let mut map = NameMap::new();
    assert_eq!(map.insert(b"a".into(), 1), None);
    assert_eq!(map.insert(Cow::Owned(b"a".to_vec()), 2), Some(1));
    assert_eq!((map.get(b"a"), map.get(b"b")), (Some(2), None));
    assert!(map.add(b"b".as_slice()) && !map.add(b"b".to_vec()));
    assert!(map.contains(b"b") && !map.contains(b""));
}

#[test]
fn an_address_is_in_a_set_once() {
    let mut set = NameMap::new();
    let [first, second] = &[1, 2];
    assert!(set.add_address(first) && !set.add_address(first));
    assert!(set.has_address(first) && !set.has_address(second));
}
