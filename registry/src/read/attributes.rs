//! What the model keeps of an element besides its fields: every attribute that has neither a field
//! nor a row of [`PASSED_OVER`], known or not. `vkgen diff` compares fields and kept attributes, so
//! that a new attribute of the registry cannot be forgotten.

use std::collections::HashSet;
use std::sync::LazyLock;

use super::schema::{self, Element, has_word};
use super::source::Node;
use crate::model::Attributes;

/// The elements that have attributes with a field in the model, each with such an attribute: what
/// they mean is compared there.
static FIELDS: LazyLock<HashSet<(&str, &str)>> = LazyLock::new(|| {
    let fields =
        |element: &'static Element| element.fields.iter().map(|name| (element.name, *name));
    schema::all().into_iter().flat_map(|(_, element)| fields(element)).collect()
});

/// The attributes that neither the model nor a comparison has: their elements (`*` is any), their
/// names, and the reason.
pub const PASSED_OVER: &[(&str, &str, &str)] = &[
    ("*", "comment", "prose for those who read the XML"),
    ("*", "api", "decides whether the element is read at all"),
    ("feature extension", "sortorder", "orders the output of Khronos's own generators"),
    ("extension tag", "author contact", "names people, not the API"),
    ("enums unused", "start end vendor", "reserves numbers that have no name yet"),
];

/// The kept attributes that are sets of words, with commas between: a word comes or goes.
const SETS: &str =
    "successcodes errorcodes queues tasks cmdbufferlevel specialuse ratified supported export";

/// Whether the attribute is a set of words.
pub fn is_set(attribute: &str) -> bool {
    has_word(SETS, attribute)
}

/// Whether the attribute of the element is in [`PASSED_OVER`].
pub fn is_passed_over(element: &str, attribute: &str) -> bool {
    PASSED_OVER
        .iter()
        .any(|&(of, names, _)| has_word(names, attribute) && (of == "*" || has_word(of, element)))
}

/// Every attribute that the reader knows, with the path of its element: `types/type/member`. Those
/// of other elements give a warning.
pub fn known() -> Vec<(String, &'static str)> {
    let known = |(path, element): (String, &'static Element)| {
        element.attributes.iter().map(move |name| (path.clone(), *name))
    };
    schema::all().into_iter().flat_map(known).collect()
}

/// The attributes of the element that the model keeps as they are written.
pub(super) fn kept(node: Node<'_>) -> Attributes {
    let element = node.tag_name().name();
    of(node, |name| !FIELDS.contains(&(element, name)) && !is_passed_over(element, name))
}

/// The attributes with a name that is kept, as they are written.
pub(super) fn of(node: Node<'_>, is_kept: impl Fn(&str) -> bool) -> Attributes {
    let kept = node.attributes().filter(|one| is_kept(one.name()));
    Attributes(kept.map(|one| (one.name().to_owned(), one.value().to_owned())).collect())
}
