//! `<platforms>`, `<tags>` and `<types>`.

use super::attributes;
use super::code;
use super::draft::{Draft, Kind};
use super::signature;
use super::source::{File, Node, c_code, child_text, children, listed, name_in, text, words};
use crate::known::Known;
use crate::model::{
    BaseType, Bitmask, CType, Handle, Member, Platform, Struct, Tag, Type, TypeKind,
};

/// Reads platforms, tags and types.
pub(super) fn read(file: &File<'_>, draft: &mut Draft) {
    for node in listed(file, "platforms", "platform") {
        draft.registry.platforms.extend(platform(file, node));
    }
    for node in listed(file, "tags", "tag") {
        if let Some(name) = file.required(node, "name") {
            let attributes = attributes::kept(node);
            let position = file.at(node);
            draft.registry.tags.push(Tag { name: name.to_owned(), attributes, position });
        }
    }
    for node in listed(file, "types", "type") {
        let Some((name, kind)) = read_type(file, node) else { continue };
        let (mut attributes, position) = (attributes::kept(node), file.at(node));
        // Of these the field is `header`, or `bits`.
        if matches!(kind, TypeKind::External { .. } | TypeKind::Bitmask(_)) {
            attributes.0.retain(|(name, _)| name != "requires");
        }
        if let TypeKind::Struct(structure) = &kind {
            for name in &structure.extends {
                draft.refer(Kind::Type, name, position.clone());
            }
        }
        draft.registry.types.push(Type { name, kind, attributes, position });
    }
}

fn platform(file: &File<'_>, node: Node<'_>) -> Option<Platform> {
    let (name, protect) = (file.required(node, "name"), file.required(node, "protect"));
    Some(Platform {
        name: name?.to_owned(),
        protect: protect?.to_owned(),
        attributes: attributes::kept(node),
        position: file.at(node),
    })
}

fn read_type(file: &File<'_>, node: Node<'_>) -> Option<(String, TypeKind)> {
    let category = node.attribute("category");
    // Its name is inside its prototype or its C text.
    if category == Some("funcpointer") && node.attribute("alias").is_none() {
        let (name, signature) = signature::function_pointer(file, node)?;
        return Some((name, TypeKind::FunctionPointer(signature)));
    }
    let name = file.name_of(node)?;
    Some((name.to_owned(), kind(file, node, name)?))
}

fn kind(file: &File<'_>, node: Node<'_>, name: &str) -> Option<TypeKind> {
    if let Some(target) = node.attribute("alias") {
        return Some(TypeKind::Alias { target: target.to_owned() });
    }
    let members =
        || children(node, "member").filter_map(|member| signature::member(file, member)).collect();
    match node.attribute("category") {
        None => Some(TypeKind::External { header: text(node, "requires") }),
        Some("include") => Some(TypeKind::Include),
        Some("define") => Some(TypeKind::Define { text: without_comments(&c_code(node)) }),
        Some("basetype") => base_type(file, node).map(TypeKind::Base),
        Some("handle") => handle(file, node).map(TypeKind::Handle),
        Some("enum") => Some(TypeKind::Enum),
        Some("bitmask") => bitmask(file, node).map(TypeKind::Bitmask),
        Some("struct") => Some(TypeKind::Struct(structure(node, members()))),
        Some("union") => Some(TypeKind::Union(members())),
        Some(other) => {
            let message =
                format!("the type `{name}` has the unknown category `{other}` and was left out");
            let help = "correct `category`, or add the category to registry/src/read/types.rs";
            file.unknown_value(node, "category", message, help);
            None
        }
    }
}

/// The text without `//` comments and the white space around it.
fn without_comments(text: &str) -> String {
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default().trim_end());
    lines.collect::<Vec<_>>().join("\n").trim().to_owned()
}

/// `typedef T N;`, `typedef void* N;`, `typedef struct S* N;`, `typedef struct S N;`, `struct N;`,
/// or one of them behind the `#else` of an `#ifdef`.
fn base_type(file: &File<'_>, node: Node<'_>) -> Option<BaseType> {
    let code = c_code(node);
    let plain = match code.split_once("#else") {
        Some((_, plain)) => plain.split("#endif").next().unwrap_or_default(),
        None => &code,
    };
    let statement = plain.trim().trim_end_matches(';').trim();
    let Some(typedef) = statement.strip_prefix("typedef") else {
        if statement.starts_with("struct") {
            return Some(BaseType::OpaqueStruct);
        }
        let reason = "this is neither a typedef nor the declaration of a structure";
        return signature::bad_declaration(file, node, &code, reason);
    };
    let ty = signature::parse(file, node, typedef)?.ty;
    let is_tag = typedef.trim_start().starts_with("struct");
    Some(match &ty {
        CType::Named(_) if is_tag || ty.is(Known::Void) => BaseType::OpaqueStruct,
        CType::Pointer { to, .. } if is_tag || to.is(Known::Void) => BaseType::OpaquePointer,
        _ => BaseType::Typedef(ty),
    })
}

fn handle(file: &File<'_>, node: Node<'_>) -> Option<Handle> {
    let macros = [("VK_DEFINE_HANDLE", true), ("VK_DEFINE_NON_DISPATCHABLE_HANDLE", false)];
    let (must, help) = ("declared with", "name one of the two macros in the child <type>");
    Some(Handle {
        dispatchable: child_type(file, node, must, macros, help)?,
        parent: text(node, "parent"),
        object_type: text(node, "objtypeenum"),
    })
}

fn bitmask(file: &File<'_>, node: Node<'_>) -> Option<Bitmask> {
    let types = [("VkFlags", 32), ("VkFlags64", 64)];
    let width =
        child_type(file, node, "a", types, "name one of these two types in the child <type>")?;
    Some(Bitmask { width, bits: text(node, "bitvalues").or_else(|| text(node, "requires")) })
}

/// What the child `<type>` means, which is one of two names. Anything else is reported: the type
/// must be `must` one of them.
fn child_type<T>(
    file: &File<'_>,
    node: Node<'_>,
    must: &str,
    known: [(&str, T); 2],
    help: &str,
) -> Option<T> {
    let found = child_text(node, "type");
    let names = known.each_ref().map(|(name, _)| *name).join(" or ");
    let meaning = known.into_iter().find(|(name, _)| found == Some(name));
    if meaning.is_none() {
        let ty = name_in(node).map_or("the type".to_owned(), |name| format!("the type `{name}`"));
        let instead =
            found.map_or(", but has no child <type>".to_owned(), |one| format!(", not `{one}`"));
        let message = format!("{ty} must be {must} {names}{instead}");
        file.error(code::BAD_DECLARATION, file.at(node), message, help);
    }
    meaning.map(|(_, meaning)| meaning)
}

fn structure(node: Node<'_>, members: Vec<Member>) -> Struct {
    let extends = words(node, "structextends").filter(|name| !name.is_empty());
    Struct {
        members,
        extends: extends.map(str::to_owned).collect(),
        returned_only: node.attribute("returnedonly") == Some("true"),
        ..Struct::default()
    }
}
