//! Values of enumerations, and constants.

use registry::model::{Constant, EnumGroup, EnumValue, Registry};

use super::{
    BINARY, EVERYTHING, Fact, NAMES, NOBODY, Reader, View, What, attributes, optional,
    with_attributes,
};
use crate::emit::types::meant;

/// The facts of an enumeration and of its values.
pub(crate) fn enumeration(group: &EnumGroup) -> Vec<Fact> {
    let kind = format!("{:?}", group.kind).to_lowercase();
    let facts = vec![
        Fact::read_by(What::Words("width in bits"), group.width, EVERYTHING),
        Fact::new(What::Kind, kind),
    ];
    let mut facts = with_attributes(group, facts);
    facts.extend(group.values.iter().map(|one| value(group, one)));
    facts
}

fn value(group: &EnumGroup, value: &EnumValue) -> Fact {
    let name = &value.name;
    let alias = value.alias_of.as_ref();
    let alias = alias.map(|of| Fact::new(What::By(name.clone(), "is an alias of"), of));
    let attributes = attributes::facts(Some(name), &value.attributes);
    let text = format!("{name} = {}", group.kind.number(value));
    Fact {
        id: name.clone(),
        parts: alias.into_iter().chain(attributes).collect(),
        come: NOBODY,
        gone: NAMES,
        ..Fact::read_by(What::Value, text, BINARY)
    }
}

/// The number of every value.
pub(crate) fn numbers(group: &EnumGroup) -> impl Iterator<Item = (&str, i64)> {
    group.values.iter().map(|value| (value.name.as_str(), value.number))
}

pub(crate) fn constant(view: &View<'_>, constant: &Constant) -> Vec<Fact> {
    let text = constant.value.to_string();
    let value = Fact::read_by(What::Value, &text, BINARY);
    // A new length of an array changes the array's type in Rust.
    let length = view.lengths.contains(meant(constant)).then_some((Reader::Source, text));
    let facts = [
        optional(What::AliasOf, constant.alias_of.as_deref()),
        Some(Fact { relied_on: value.relied_on.into_iter().chain(length).collect(), ..value }),
        Some(Fact::read_by(What::Words("type"), constant.value.c_type(), &[Reader::Source])),
    ];
    with_attributes(constant, facts.into_iter().flatten().collect())
}

/// The constants, without the names and versions of extensions.
pub(crate) fn constants(registry: &Registry) -> impl Iterator<Item = &Constant> {
    let of_extension =
        |name: &str| name.ends_with("_SPEC_VERSION") || name.ends_with("_EXTENSION_NAME");
    let constants = registry.constants.iter();
    constants.filter(move |constant| !of_extension(&constant.name))
}
