//! Tests of version strings.

use super::*;

#[test]
fn d4_version_strings() {
    let cases = [
        ("1.2.3", [0, 1, 2, 3]),
        ("1.2", [0, 1, 2, 0]),
        ("1", [0, 1, 0, 0]),
        ("", [0, 0, 0, 0]),
        ("abc", [0, 0, 0, 0]),
        ("1.x.3", [0, 1, 0, 3]),
        ("1.2rc.3", [0, 1, 2, 3]),
        ("2.1.2.3", [2, 1, 2, 3]),
        ("0.1.2.3", [0, 1, 2, 3]),
        ("1..3", [0, 1, 3, 0]),
        ("\"1.2\"\r\n3", [0, 1, 2, 3]),
        ("1.2.3.4.5", [1, 2, 3, 4]),
        ("1.2.70000", [0, 1, 3, 368]),
        ("65537.1.0", [0, 1, 1, 0]),
        (" 1. 2.+3", [0, 1, 2, 3]),
        ("1.2.99999999999999999999999", [0, 1, 15, 4095]),
    ];
    for (text, parts) in cases {
        let version = ApiVersion::parse(text);
        let read = [version.variant(), version.major(), version.minor(), version.patch()];
        assert_eq!(read, parts, "{text:?}");
    }
}

#[test]
fn d4_comparisons_ignore_the_patch() {
    assert!(ApiVersion::parse("1.1.0").is_at_least(ApiVersion::parse("1.1.200")));
    assert!(!ApiVersion::parse("1.0.200").is_at_least(ApiVersion::V1_1));
    assert!(ApiVersion::parse("2.0.0").is_at_least(ApiVersion::V1_1));
    assert!(ApiVersion::parse("1.0").is_at_least(ApiVersion(0)));
}
