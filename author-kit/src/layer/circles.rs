//! The modules of a layer import each other in no circle, so that a reader can begin with those that
//! import nothing.

use std::collections::BTreeSet;

use crate::imports::imports;

#[test]
fn modules_import_each_other_in_no_circle() {
    let mut left = imports("layer/mod.rs", &["use crate::layer::", "use super::"]);
    let expected = ["lists", "objects", "own", "registered"].map(str::to_owned);
    assert!(left["introspection"].is_superset(&BTreeSet::from(expected)), "{left:?}");
    loop {
        let none_left =
            |imports: &BTreeSet<String>| !imports.iter().any(|one| left.contains_key(one));
        let Some(next) = left.iter().find(|(_, imports)| none_left(imports)) else { break };
        let next = next.0.clone();
        left.remove(&next);
    }
    assert!(left.is_empty(), "{left:?}");
}
