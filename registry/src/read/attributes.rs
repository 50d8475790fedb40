//! What the model keeps of an element besides its fields: every attribute that has neither a field
//! nor a row of [`PASSED_OVER`], known or not. `vkgen diff` compares fields and kept attributes, so
//! that a new attribute of the registry cannot be forgotten.

use super::schema;
use super::source::Node;
use crate::model::Attributes;

/// The attributes that have fields in the model, by element: what they mean is compared there.
const FIELDS: &[(&str, &[&str])] = &[
    ("platform", &["name", "protect"]),
    ("tag", &["name"]),
    (
        "type",
        &[
            "name",
            "category",
            "alias",
            "bitvalues",
            "parent",
            "objtypeenum",
            "structextends",
            "returnedonly",
        ],
    ),
    ("member", &["values"]),
    ("enums", &["name", "type", "bitwidth"]),
    (
        "enum",
        &["name", "value", "bitpos", "alias", "type", "offset", "extnumber", "dir", "extends"],
    ),
    ("command", &["name", "alias"]),
    ("feature", &["name", "apitype", "number", "depends"]),
    (
        "extension",
        &[
            "name",
            "number",
            "type",
            "platform",
            "provisional",
            "depends",
            "requires",
            "requiresCore",
            "promotedto",
            "deprecatedby",
            "obsoletedby",
        ],
    ),
    ("require", &["depends", "feature", "extension"]),
];

/// The attributes that neither the model nor a comparison has, with the element (`*` is any) and the
/// reason.
pub const PASSED_OVER: &[(&str, &str, &str)] = &[
    ("*", "comment", "prose for those who read the XML"),
    ("*", "api", "decides whether the element is read at all"),
    ("feature", "sortorder", "orders the output of Khronos's own generators"),
    ("extension", "sortorder", "orders the output of Khronos's own generators"),
    ("extension", "author", "names people, not the API"),
    ("extension", "contact", "names people, not the API"),
    ("tag", "author", "names people, not the API"),
    ("tag", "contact", "names people, not the API"),
    ("unused", "start", "reserves numbers that have no name yet"),
    ("unused", "end", "reserves numbers that have no name yet"),
    ("unused", "vendor", "reserves numbers that have no name yet"),
    ("enums", "vendor", "reserves numbers that have no name yet"),
    ("enums", "start", "reserves numbers that have no name yet"),
    ("enums", "end", "reserves numbers that have no name yet"),
];

/// Whether the attribute of the element is in [`PASSED_OVER`].
pub fn is_passed_over(element: &str, attribute: &str) -> bool {
    PASSED_OVER.iter().any(|&(of, name, _)| name == attribute && (of == "*" || of == element))
}

/// Every attribute that the reader knows, with the path of its element: `types/type/member`. Those
/// of other elements give a warning.
pub fn known() -> Vec<(String, &'static str)> {
    schema::known_attributes()
}

/// The attributes of the element that the model keeps as they are written.
pub(super) fn kept(node: Node<'_>) -> Attributes {
    let element = node.tag_name().name();
    let fields = FIELDS.iter().find(|(known, _)| *known == element).map(|(_, fields)| *fields);
    let fields = fields.unwrap_or_default();
    let kept = node
        .attributes()
        .filter(|one| !fields.contains(&one.name()) && !is_passed_over(element, one.name()));
    Attributes(kept.map(|one| (one.name().to_owned(), one.value().to_owned())).collect())
}
