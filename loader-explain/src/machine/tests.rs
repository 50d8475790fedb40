//! Tests of the date at the head of the page.

use super::date;

#[test]
fn dates_in_utc() {
    for (seconds, expected) in [
        (0, "1970-01-01 00:00 UTC"),
        (951_782_399, "2000-02-28 23:59 UTC"),
        (951_782_400, "2000-02-29 00:00 UTC"),
        (1_709_251_199, "2024-02-29 23:59 UTC"),
        (1_735_689_600, "2025-01-01 00:00 UTC"),
        (4_107_542_400, "2100-03-01 00:00 UTC"),
    ] {
        assert_eq!(date(seconds), expected);
    }
}
