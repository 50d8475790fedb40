//! Elements that the model keeps as they are written: formats, SPIR-V capabilities, blocks of
//! deprecations. Each named one is a thing with facts.

use registry::model::{Element, Registry};

use super::{Fact, Thing, What};

/// The elements of all sections, by tag and name: `format VK_FORMAT_R8_UNORM`.
pub(crate) fn descriptions(registry: &Registry) -> Vec<Thing> {
    let all = registry.sections.iter().flat_map(|section| &section.children);
    let thing = |element: &Element| {
        let mut facts = Vec::new();
        collect(element, "", &mut facts);
        Thing { name: title(element), facts }
    };
    all.map(thing).collect()
}

/// The facts of the blocks of an extension or version.
pub(super) fn blocks(blocks: &[Element]) -> impl Iterator<Item = Fact> {
    let children =
        blocks.iter().flat_map(|block| block.children.iter().map(move |one| (block, one)));
    children.map(|(block, child)| {
        let words = [text(child), text(block)].into_iter().filter(|one| !one.is_empty());
        fact(format!("{} {}", block.tag, title(child)), words.collect::<Vec<_>>().join(", "))
    })
}

/// A fact that may have others of its sort beside it, whose changes are listed in pairs.
fn fact(key: String, text: String) -> Fact {
    Fact { renamed: Some(String::new()), ..Fact::one_of(What::Element(key), text) }
}

/// `component R`; the tag alone where the element has no name.
fn title(element: &Element) -> String {
    let name = element.attribute("name").or_else(|| element.attribute("struct"));
    [element.tag.as_str()].into_iter().chain(name).collect::<Vec<_>>().join(" ")
}

/// The attributes and the text of the element itself: `bits 8, numericFormat UNORM`.
fn text(element: &Element) -> String {
    let attributes = element.attributes.0.iter().filter(|(name, _)| name != "name");
    let attributes = attributes.map(|(name, value)| format!("{name} {value}"));
    let text = Some(element.text.clone()).filter(|text| !text.is_empty());
    attributes.chain(text).collect::<Vec<_>>().join(", ")
}

fn collect(element: &Element, path: &str, facts: &mut Vec<Fact>) {
    let attributes = element.attributes.0.iter().filter(|(name, _)| name != "name");
    facts.extend(attributes.map(|(name, value)| fact(format!("{path}{name}"), value.clone())));
    for child in &element.children {
        if child.children.is_empty() {
            facts.push(fact(format!("{path}{}", title(child)), text(child)));
        } else {
            collect(child, &format!("{path}{} ", title(child)), facts);
        }
    }
}
