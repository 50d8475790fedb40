//! How author-kit copies and visits each structure and command of either registry, by the rows that
//! are generated for it.

use std::collections::BTreeMap;

use registry::Registry;

use super::model::{self, Changed};
use crate::emit::kit;
use crate::facts::{Fact, Reader, Thing, What};
use crate::input::Input;
use crate::names;

/// The structures and commands of both registries whose rows differ.
pub(super) fn compare(old: &Input, new: &Input) -> Vec<Changed> {
    let renamed = renamed(&new.api.registry);
    let fact = |(what, row): (String, String)| {
        Fact::read_by(What::Row(what), modern(&row, &renamed), &[Reader::Kit])
    };
    let things = |input: &Input| -> Vec<Thing> {
        let rows = kit::rows(&input.api).into_iter();
        rows.map(|(name, rows)| Thing { name, facts: rows.into_iter().map(fact).collect() })
            .collect()
    };
    model::compare(&things(old), &things(new)).changed
}

/// The Rust names of types that are other names of types, with the latter.
fn renamed(registry: &Registry) -> BTreeMap<String, String> {
    let aliases = registry.types.iter().filter(|ty| ty.kind.alias().is_some());
    let pairs = aliases.filter_map(|ty| {
        let target = registry.ty(&ty.name)?;
        Some((names::type_name(&ty.name), names::type_name(&target.name)))
    });
    pairs.collect()
}

/// The row with the types' newest names: a promoted type is the same type.
fn modern(row: &str, renamed: &BTreeMap<String, String>) -> String {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    let words = row.split_inclusive(|letter| !is_part(letter)).map(|word| {
        let name = word.trim_end_matches(|letter| !is_part(letter));
        match renamed.get(name) {
            Some(newest) => word.replacen(name, newest, 1),
            None => word.to_owned(),
        }
    });
    words.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_promoted_type_is_the_same_type() {
        let renamed = [("FooKHR".to_owned(), "Foo".to_owned())].into();
        let row = "behind(true, Kind::Structure(&rows::FooKHR), number::<vk::FooKHR2>(8))";
        assert_eq!(
            modern(row, &renamed),
            "behind(true, Kind::Structure(&rows::Foo), number::<vk::FooKHR2>(8))"
        );
    }
}
