//! Attributes that the model keeps as text: one fact each, whatever their meaning.

use std::collections::BTreeSet;

use registry::model::Attributes;
use registry::read::attributes;

use super::{Fact, What};

/// The facts; `of` names the parameter, member or value that has the attributes.
pub(super) fn facts(of: Option<&str>, kept: &Attributes) -> Vec<Fact> {
    let mut seen = BTreeSet::new();
    let names = kept.0.iter().map(|(name, _)| name).filter(|name| seen.insert(*name));
    let facts = names.flat_map(|name| {
        let what = What::Attribute(name.clone(), of.map(str::to_owned));
        // An element may have several texts of the same name.
        let texts = kept.0.iter().filter(|(known, _)| known == name);
        let texts: Vec<&str> = texts.map(|(_, text)| text.as_str()).collect();
        if attributes::is_set(name) {
            let words = texts.iter().flat_map(|text| text.split(','));
            words.map(|word| Fact::one_of(what.clone(), word)).collect()
        } else {
            vec![Fact::new(what, texts.join("; "))]
        }
    });
    facts.collect()
}

/// Whether the facts are the words of a set, which is one text where all of it is new or gone.
pub(crate) fn is_set(what: &What) -> bool {
    matches!(what, What::Attribute(name, _) if attributes::is_set(name))
}
