//! Tests that a name is found wherever a text has it.

use super::*;

#[test]
fn a_name_is_found_at_every_place() {
    for before in 0..20 {
        for behind in 0..20 {
            let text = format!("{}V_name{}", "V_".repeat(before), "x".repeat(behind));
            assert!(may_contain(text.as_bytes(), "V_name"), "{text}");
            assert!(!may_contain(text.as_bytes(), "V_nam_"), "{text}");
        }
    }
}

/// An escape can be a part of the name.
#[test]
fn an_escape_may_be_any_character() {
    assert!(may_contain(br#"{"name": "\u0056_name"}"#, "V_name"));
    assert!(!may_contain(br#"{"path": "C:\\vulkan\n"}"#, "V_name"));
    assert!(!may_contain(b"", "V_name"));
}
