//! The condition on which a feature, an extension or a require block counts: `depends`, or what
//! stood for it until 2023.

use super::code;
use super::draft::{Draft, Kind};
use super::source::Node;
use crate::depends::{Depends, Leaf};

/// Makes an expression of an old attribute.
type Modernise = fn(&str) -> String;

/// Attributes of registries before 1.3.241 and how their text becomes a condition. An element that
/// has several needs all of them.
const OLD_FORMS: [(&str, Modernise); 4] = [
    // Of extensions: `1.1`, and a list of extensions that are all needed.
    ("requiresCore", |version| format!("VK_VERSION_{}", version.replace('.', "_"))),
    ("requires", |all| all.replace(',', "+")),
    // Of require blocks: a version, and a list of extensions one of which is needed.
    ("feature", str::to_owned),
    ("extension", str::to_owned),
];

/// Reads the condition of an element, if it has one.
pub(super) fn read(node: Node<'_>, draft: &mut Draft) -> Option<Depends> {
    if let Some(text) = node.attribute("depends") {
        return parse(node, "depends", text, draft);
    }
    let mut all = None;
    for (attribute, modern) in OLD_FORMS {
        let Some(text) = node.attribute(attribute) else {
            continue;
        };
        let one = parse(node, attribute, &modern(text), draft)?;
        all = Some(match all {
            None => one,
            Some(before) => Depends::And(Box::new(before), Box::new(one)),
        });
    }
    all
}

fn parse(node: Node<'_>, attribute: &str, text: &str, draft: &mut Draft) -> Option<Depends> {
    if text.is_empty() {
        return None;
    }
    match Depends::parse(text) {
        Ok(depends) => {
            for leaf in depends.leaves() {
                let (kind, name) = match leaf {
                    Leaf::Name(name) => (Kind::Interface, name.to_owned()),
                    Leaf::Feature(structure, member) => {
                        (Kind::Feature, format!("{structure}::{member}"))
                    }
                };
                draft.refer(kind, name, node.at_attribute(attribute));
            }
            Some(depends)
        }
        Err(reason) => {
            let shown: String = text.chars().take(120).collect();
            let message = format!("cannot read the condition `{shown}`: {reason}");
            let help =
                "correct the condition: it joins names by `,` (or) and `+` (and), with parentheses";
            node.error_at(attribute, code::BAD_DEPENDS, message, help)
        }
    }
}
