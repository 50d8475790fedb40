//! Tests of sorting.

use super::*;

#[test]
fn a_list_is_sorted_whatever_its_order() {
    for length in 0..40_u32 {
        for step in [1, 7, 11] {
            // 41 is prime, so that no number comes twice.
            let mut list: Vec<u32> = (0..length).map(|n| n * step % 41).collect();
            let mut expected = list.clone();
            expected.sort_by_key(|number| u32::MAX - number);
            sort_by_key(&mut list, |number| u32::MAX - number);
            assert_eq!(list, expected);
        }
    }
    let mut equal = [3, 1, 3, 1, 2];
    sort_by_key(&mut equal, |number| *number);
    assert_eq!(equal, [1, 1, 2, 3, 3]);
}
