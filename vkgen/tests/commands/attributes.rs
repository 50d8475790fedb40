//! No change of an attribute is without a line: each attribute that the reader knows is changed in a
//! registry that has all of them, one at a time, and `vkgen diff` must say so, unless the one list
//! of what is passed over has the attribute.

use std::ops::Range;

use registry::read::attributes::{is_passed_over, known};
use roxmltree::{Document, Node};
use vkgen::diff::{Format, render, review};
use vkgen::input::{Input, read};

use crate::acquired;
use crate::registries::ATTRIBUTES;

/// An attribute in the registry's text.
struct Place {
    /// Where its value stands.
    value: Range<usize>,
    text: String,
}

/// The elements' tags from the root, which is left out: `types/type/member`.
fn path(node: Node<'_, '_>) -> String {
    let mut tags: Vec<&str> = node
        .ancestors()
        .filter(|one| one.is_element() && !one.has_tag_name("registry"))
        .map(|one| one.tag_name().name())
        .collect();
    tags.reverse();
    tags.join("/")
}

/// The last two tags of a path.
fn tail(path: &str) -> String {
    let mut tags: Vec<&str> = path.rsplit('/').take(2).collect();
    tags.reverse();
    tags.join("/").replace("extension/re", "feature/re")
}

fn places(document: &Document<'_>, wanted: &str, name: &str) -> Vec<Place> {
    // Blocks of features and extensions are alike.
    let wanted = tail(wanted);
    let nodes = document.descendants().filter(|node| node.is_element());
    let nodes = nodes.filter(|node| tail(&path(*node)) == wanted);
    let attributes = nodes.filter_map(|node| node.attribute_node(name));
    let places =
        attributes.map(|one| Place { value: one.range_value(), text: one.value().to_owned() });
    places.collect()
}

/// What may stand instead: other values of the same attribute, and what is no value of it.
fn candidates(document: &Document<'_>, place: &Place, name: &str) -> Vec<String> {
    let all = document.descendants().filter(|node| node.is_element());
    let others = all.filter_map(|node| node.attribute(name)).map(str::to_owned);
    let own = ["X", "2", "9", "31", "1.1", "true", "false", "32", "64", "", "uint64_t"]
        .map(str::to_owned);
    let names = document.descendants().filter(|node| node.is_element());
    let names = names.filter_map(|node| node.attribute("name")).map(str::to_owned);
    let longer = format!("{}X", place.text);
    // XML has quotes as entities.
    let candidates =
        others.chain([longer]).chain(own).chain(names).map(|text| text.replace('"', "&quot;"));
    let mut candidates: Vec<String> = candidates.filter(|text| *text != place.text).collect();
    candidates.sort();
    candidates.dedup();
    candidates
}

fn input(text: &str) -> Option<Input> {
    read(acquired("attributes.xml", text, "<registry/>")).ok()
}

/// A change of one of these attributes that the reader takes has a line; the error is why none has.
fn has_line(
    document: &Document<'_>,
    old: &Input,
    (path, name): (&str, &str),
) -> Result<(), String> {
    let places = places(document, path, name);
    if places.is_empty() {
        return Err(format!("{path} has no `{name}` in the registry of attributes"));
    }
    let mut silent = Vec::new();
    for place in &places {
        for other in candidates(document, place, name) {
            let mut text = ATTRIBUTES.vk.to_owned();
            if name == "name" {
                // What refers to the name has the other one, too.
                text = renamed(&text, &place.text);
            } else {
                text.replace_range(place.value.clone(), &other);
            }
            let Some(new) = input(&text) else { continue };
            let review = review(old, &new);
            let nothing = nothing(old);
            if render(&review, Format::Text) != nothing.0
                && render(&review, Format::Json) != nothing.1
            {
                return Ok(());
            }
            silent.push(format!("`{}` to `{other}`", place.text));
        }
    }
    Err(format!("`{name}` of {path}: no line for {silent:?}"))
}

/// The text with another name in place of one, wherever that stands as a whole.
fn renamed(text: &str, name: &str) -> String {
    let in_name = |one: char| one.is_alphanumeric() || one == '_';
    let parts: Vec<&str> = text.split(name).collect();
    let mut renamed = parts[0].to_owned();
    for pair in parts.windows(2) {
        let whole = !pair[0].ends_with(in_name) && !pair[1].starts_with(in_name);
        renamed.push_str(name);
        renamed.push_str(if whole { "9" } else { "" });
        renamed.push_str(pair[1]);
    }
    renamed
}

/// The comparisons of a registry with itself.
fn nothing(old: &Input) -> (String, String) {
    let same = review(old, old);
    (render(&same, Format::Text), render(&same, Format::Json))
}

#[test]
fn each_attribute_has_a_line_or_a_reason_to_be_passed_over() {
    let document = Document::parse(ATTRIBUTES.vk).expect("XML");
    let old = read(acquired("attributes.xml", ATTRIBUTES.vk, "<registry/>"));
    let old = old.unwrap_or_else(|error| panic!("{error:?}"));
    assert!(old.warnings.is_empty(), "{:?}", old.warnings);
    let known = known();
    assert!(known.len() > 100);
    let element = |path: &str| path.rsplit('/').next().unwrap_or_default().to_owned();
    let compared = known.iter().filter(|(path, name)| !is_passed_over(&element(path), name));
    let silent: Vec<String> =
        compared.filter_map(|(path, name)| has_line(&document, &old, (path, name)).err()).collect();
    assert!(silent.is_empty(), "{silent:#?}");
}

/// A new attribute of the registry is a warning for the generator, and a line of the comparison.
#[test]
fn an_unknown_attribute_has_a_line() {
    let old = input(ATTRIBUTES.vk).expect("a registry");
    let text = ATTRIBUTES.vk.replace(" queues=", " novelty=\"yes\" queues=");
    let new = input(&text).expect("a registry");
    assert!(render(&review(&old, &new), Format::Text).contains("novelty yes (new)"));
}
