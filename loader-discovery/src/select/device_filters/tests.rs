//! Tests of the ID filters.

use super::*;

#[test]
#[expect(clippy::reversed_empty_ranges, reason = "the range of such a token")]
fn tokens_are_ids_or_ranges_drivers_a6() {
    let cases: [(&[u8], RangeInclusive<u32>); 7] = [
        (b"7", 7..=7),
        (b"0x10:0x20", 0x10..=0x20),
        (b"3-5", 3..=5),
        (b"10:", 10..=0),
        (b"zz", 0..=0),
        (b"0x0A ", 0xA..=0),
        (b"010", 8..=8),
    ];
    for (token, expected) in cases {
        assert_eq!(range(token), expected, "{token:?}");
    }
}

#[test]
fn a_variable_that_is_not_set_admits_everything_drivers_j6() {
    assert!(IdRanges::default().admits(5));
    assert!(!IdRanges(vec![1..=3]).admits(5));
    #[expect(clippy::reversed_empty_ranges, reason = "the range of `5:3`")]
    let nothing = IdRanges(vec![5..=3]);
    assert!(!nothing.admits(4));
}
