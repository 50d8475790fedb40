//! Tests of the map from names to numbers.

use alloc::collections::BTreeMap;

use super::*;

#[test]
fn a_name_has_the_last_number_that_it_was_given() {
    let mut map = NameMap::new();
    assert_eq!(map.insert(b"a".into(), 1), Ok(None));
    assert_eq!(map.insert(Cow::Owned(b"a".to_vec()), 2), Ok(Some(1)));
    assert_eq!((map.get(b"a"), map.get(b"b")), (Some(2), None));
    assert_eq!((map.add(b"b".as_slice()), map.add(b"b".to_vec())), (Ok(true), Ok(false)));
    assert!(map.contains(b"b") && !map.contains(b""));
}

#[test]
fn an_address_is_in_a_set_once() {
    let mut set = NameMap::new();
    let [first, second] = &[1, 2];
    assert_eq!((set.add_address(first), set.add_address(first)), (Ok(true), Ok(false)));
    assert!(set.has_address(first) && !set.has_address(second));
}

#[test]
fn a_map_answers_as_that_of_the_standard_library() {
    let (mut map, mut reference) = (NameMap::new(), BTreeMap::new());
    let mut state = 1_u32;
    for number in 0..20_000 {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        // Few letters, so that names are equal, and parts of each other; NUL and 0xff among them.
        let letters = state >> 20;
        let length = (state >> 8) as usize % 7;
        let name: Vec<u8> =
            (0..length).map(|at| [0, 1, b'a', 0xff][(letters >> (2 * at)) as usize & 3]).collect();
        assert_eq!(map.insert(name.clone().into(), number), Ok(reference.insert(name, number)));
    }
    assert!(reference.len() > 3000);
    for (name, number) in &reference {
        assert_eq!(map.get(name), Some(*number));
        assert_eq!(map.get(&[name.as_slice(), b"?"].concat()), None);
    }
}
