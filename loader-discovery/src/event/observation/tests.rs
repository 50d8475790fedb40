//! Tests of observations.

use super::*;
use crate::event::JsonFailure;
use crate::system::{ErrorKind, SystemError};

#[test]
fn an_observation_has_name_text_and_fields() {
    let description = "permission denied".into();
    let seen = Observation::of(&JsonFailure::Open {
        path: "/a.json".into(),
        error: SystemError { kind: ErrorKind::Denied, number: 13 },
        description,
        access: " (mode 600, owner root)".into(),
        cure: "make the file readable".into(),
    });
    assert_eq!(seen.name, "JsonFailure::Open");
    assert_eq!(seen.text, "loader_get_json: Failed to open JSON file /a.json");
    assert_eq!((seen.field("path"), seen.field("error")), (Some("/a.json"), Some("13")));
    assert_eq!(seen.field("detail"), None);
    let why = seen.why.expect("a decision");
    assert_eq!(why.reason, "cannot be opened: permission denied (mode 600, owner root)");
    assert_eq!(why.cure, "make the file readable");
}
