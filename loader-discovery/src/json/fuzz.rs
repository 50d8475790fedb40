//! The fuzz target of the JSON dialect.
#![allow(clippy::missing_panics_doc, reason = "a fuzz target reports a failure by a panic")]

use alloc::vec;

use super::keys::Keep;
use super::{Data, parse, parse_to_keep};

/// A text in the JSON dialect of manifests.
pub fn json(data: &[u8]) {
    let Ok(document) = parse_to_keep(data.to_vec(), Keep::All) else {
        return;
    };
    let mut values = vec![document.root()];
    while let Some(value) = values.pop() {
        if let Data::String(text) = value.data() {
            assert!(!text.contains('\0'));
            assert!(value.print_fixed().is_none_or(|text| text.len() <= 254));
        }
        values.extend(value.children());
    }
    document.root().print();
    assert_eq!(parse_to_keep(data.to_vec(), Keep::All), Ok(document));
    // Values that the loader does not keep are checked like the others, except for numbers beyond a
    // double.
    assert!(parse(data.to_vec()).is_ok());
}
