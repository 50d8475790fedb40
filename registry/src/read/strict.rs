//! Compares a file with the [`schema`](super::schema) table. An element, attribute or word that the
//! table lacks gives a warning, and is ignored.

use std::collections::BTreeMap;

use roxmltree::Node;

use super::code;
use super::schema::{REGISTRY, WORDS, has_word};
use super::source::File;

/// What is unknown, by code and message: the place where it was met first, as a byte offset, and
/// how often.
type Unknowns = BTreeMap<(&'static str, String), (usize, usize)>;

/// Warns of everything unknown, once per kind: a new attribute may stand on a thousand elements.
pub(super) fn check(file: &File<'_>) {
    let mut unknowns = Unknowns::new();
    // A list of its own instead of recursion: the file decides how deep its elements nest.
    let mut pending = vec![(*file.root(), &*REGISTRY)];
    while let Some((node, known)) = pending.pop() {
        attributes(node, &known.attributes, &mut unknowns);
        for child in node.children().filter(Node::is_element) {
            let name = child.tag_name().name();
            match known.children.iter().find(|element| element.name == name) {
                // Prose, of whatever elements.
                Some(_) if name == "comment" => {}
                Some(element) => pending.push((child, element)),
                None => {
                    let message = format!("unknown element <{name}> in <{}>", known.name);
                    note(&mut unknowns, code::UNKNOWN_ELEMENT, message, child.range().start);
                }
            }
        }
    }
    for ((code, message), (first, count)) in unknowns {
        let times =
            if count == 1 { String::new() } else { format!(" ({count} times, this is the first)") };
        let help = "look up the meaning in the registry's manual, then read or list the name in registry/src/read/schema.rs";
        file.warning(code, file.position(first), message + &times, help);
    }
}

fn attributes(node: Node<'_, '_>, known: &[&str], unknowns: &mut Unknowns) {
    let element = node.tag_name().name();
    for attribute in node.attributes() {
        let (name, at) = (attribute.name(), attribute.range().start);
        if !known.contains(&name) {
            let message = format!("unknown attribute `{name}` of <{element}>");
            note(unknowns, code::UNKNOWN_ATTRIBUTE, message, at);
        }
        let Some((_, words)) = WORDS.iter().find(|(lists, _)| has_word(lists, name)) else {
            continue;
        };
        for word in attribute.value().split(',').filter(|word| !has_word(words, word)) {
            let message = format!("unknown word `{word}` in `{name}` of <{element}>");
            note(unknowns, code::UNKNOWN_VALUE, message, at);
        }
    }
}

fn note(unknowns: &mut Unknowns, code: &'static str, message: String, at: usize) {
    let (first, count) = unknowns.entry((code, message)).or_insert((at, 0));
    *first = at.min(*first);
    *count += 1;
}
