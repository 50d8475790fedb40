//! The fuzz target of the JSON dialect.
#![allow(clippy::missing_panics_doc, reason = "a fuzz target reports a failure by a panic")]

use alloc::vec;

use super::parse;

/// A text in the JSON dialect of manifests.
pub fn json(data: &[u8]) {
    let Ok(document) = parse(data.to_vec()) else {
        return;
    };
    let mut values = vec![document.root()];
    while let Some(value) = values.pop() {
        assert!(value.as_str().is_none_or(|text| !text.contains('\0')));
        assert!(value.print_fixed().unwrap().is_none_or(|text| text.len() <= 254));
        values.extend(value.children());
    }
    document.root().print().unwrap();
}
