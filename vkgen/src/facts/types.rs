//! Types of every kind, without the values of enumerations.

use registry::c_text;
use registry::model::{BaseType, Bitmask, Handle, Type, TypeKind};

use super::{EVERYTHING, Fact, Reader, View, What, attributes, commands, members, optional};

/// The id of every type that another header declares.
const DECLARED: &str = "declared";

pub(crate) fn ty(view: &View<'_>, ty: &Type, other: &View<'_>) -> Vec<Fact> {
    let mut facts = Vec::from_iter(optional(What::AliasOf, ty.kind.alias()));
    let Some(meant) = view.registry.ty(&ty.name) else { return facts };
    // If both registries have the alias, the changes are listed under the name of its target.
    let there = other.registry.ty(&ty.name);
    if meant.name != ty.name && there.is_some_and(|there| there.name == meant.name) {
        return facts;
    }
    facts.push(kind(view, meant));
    facts.extend(attributes::facts(None, &meant.attributes));
    facts
}

/// The kind, whose parts are the definition: those of different kinds are not compared.
fn kind(view: &View<'_>, ty: &Type) -> Fact {
    let word = ty.kind.word();
    let id = if matches!(ty.kind, TypeKind::External { .. }) { DECLARED } else { word };
    let layout = format!("{:?}", view.layouts.of(&ty.name));
    Fact {
        id: id.to_owned(),
        key: id.to_owned(),
        renamed: Some(String::new()),
        relied_on: vec![
            (Reader::Source, id.to_owned()),
            (Reader::Abi, layout.clone()),
            (Reader::C, layout),
        ],
        parts: definition(view, ty),
        ..Fact::new(What::Kind, word)
    }
}

fn definition(view: &View<'_>, ty: &Type) -> Vec<Fact> {
    let text = |text: &str| Fact::new(What::Words("definition"), text);
    match &ty.kind {
        TypeKind::Struct(structure) => members::structure(view, &ty.name, structure),
        TypeKind::Union(members) => members::members(view, &ty.name, members),
        TypeKind::FunctionPointer(signature) => commands::signature(view, signature),
        TypeKind::Handle(one) => handle(one),
        TypeKind::Bitmask(mask) => bitmask(view, mask),
        // The macro of the header version changes each time, and the title has the version.
        TypeKind::Define { .. } if ty.name.starts_with("VK_HEADER_VERSION") => Vec::new(),
        TypeKind::Define { text: macro_ } => {
            let relied_on = vec![(Reader::C, head(macro_).unwrap_or_default().to_owned())];
            // The text of the macro on one line.
            let line = macro_.split_whitespace().collect::<Vec<_>>().join(" ");
            vec![Fact { relied_on, ..text(&line) }]
        }
        TypeKind::External { header } => {
            let file = header.as_deref().map(c_text::header_file);
            Vec::from_iter(optional(What::Words("declared in"), file.as_deref()))
        }
        TypeKind::Base(BaseType::Typedef(of)) => {
            let relied_on = view.relied_on(of);
            vec![Fact { relied_on, ..text(&c_text::declaration(of, "")) }]
        }
        TypeKind::Base(BaseType::OpaqueStruct) => vec![opaque("opaque structure")],
        TypeKind::Base(BaseType::OpaquePointer) => vec![opaque("opaque pointer")],
        TypeKind::Enum | TypeKind::Alias { .. } | TypeKind::Include => Vec::new(),
    }
}

fn opaque(text: &str) -> Fact {
    Fact::read_by(What::Words("definition"), text, EVERYTHING)
}

fn handle(one: &Handle) -> Vec<Fact> {
    let facts = [
        Some(Fact::read_by(What::Words("dispatchable"), one.dispatchable, EVERYTHING)),
        optional(What::Words("parent"), one.parent.as_deref()),
        optional(What::Words("object type"), one.object_type.as_deref()),
    ];
    facts.into_iter().flatten().collect()
}

fn bitmask(view: &View<'_>, mask: &Bitmask) -> Vec<Fact> {
    let width = Fact::read_by(What::Words("width in bits"), mask.width, EVERYTHING);
    // Renamed bits are the same bits.
    let bits = mask.bits.as_deref().map(|bits| Fact {
        key: view.names.of(bits).to_owned(),
        ..Fact::new(What::Words("bits"), bits)
    });
    std::iter::once(width).chain(bits).collect()
}

/// The part of a macro that its users write: the name, and the parameters if there are any. Users
/// compile with another body (`22U` for `22`) as before.
fn head(text: &str) -> Option<&str> {
    let definition = text.split_once("#define")?.1.trim_start();
    let name = definition.find(|one: char| one != '_' && !one.is_ascii_alphanumeric());
    let name = name.unwrap_or(definition.len());
    let has_parameters = definition[name..].starts_with('(');
    let end = if has_parameters { definition.find(')').unwrap_or(name) } else { name };
    Some(&definition[..end])
}
