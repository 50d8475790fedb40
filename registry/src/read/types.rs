//! `<platforms>`, `<tags>` and `<types>`.

use super::attributes;
use super::code;
use super::draft::{Draft, Kind};
use super::signature;
use super::source::{Node, c_code, child_text, children, listed, name_in, text, words};
use crate::known::Known;
use crate::model::{
    BaseType, Bitmask, CType, Handle, Member, Platform, Struct, Tag, Type, TypeKind,
};

/// Reads platforms, tags and types.
pub(super) fn read(root: Node<'_>, draft: &mut Draft) {
    for node in listed(root, "platforms", "platform") {
        draft.registry.platforms.extend(platform(node));
    }
    for node in listed(root, "tags", "tag") {
        let name = node.required("name").map(str::to_owned);
        let (attributes, position) = (attributes::kept(node), node.at());
        draft.registry.tags.extend(name.map(|name| Tag { name, attributes, position }));
    }
    for node in listed(root, "types", "type") {
        let Some((name, kind)) = read_type(node) else { continue };
        let (mut attributes, position) = (attributes::kept(node), node.at());
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

fn platform(node: Node<'_>) -> Option<Platform> {
    let (name, protect) = (node.required("name"), node.required("protect"));
    Some(Platform {
        name: name?.to_owned(),
        protect: protect?.to_owned(),
        attributes: attributes::kept(node),
        position: node.at(),
    })
}

fn read_type(node: Node<'_>) -> Option<(String, TypeKind)> {
    let category = node.attribute("category");
    // Its name is inside its prototype or its C text.
    if category == Some("funcpointer") && node.attribute("alias").is_none() {
        let (name, signature) = signature::function_pointer(node)?;
        return Some((name, TypeKind::FunctionPointer(signature)));
    }
    let name = node.name_of()?;
    Some((name.to_owned(), kind(node, name)?))
}

fn kind(node: Node<'_>, name: &str) -> Option<TypeKind> {
    if let Some(target) = node.attribute("alias") {
        return Some(TypeKind::Alias { target: target.to_owned() });
    }
    let members =
        || children(node, "member").filter_map(|member| signature::member(member)).collect();
    match node.attribute("category") {
        None => Some(TypeKind::External { header: text(node, "requires") }),
        Some("include") => Some(TypeKind::Include),
        Some("define") => Some(TypeKind::Define { text: without_comments(&c_code(node)) }),
        Some("basetype") => base_type(node).map(TypeKind::Base),
        Some("handle") => handle(node).map(TypeKind::Handle),
        Some("enum") => Some(TypeKind::Enum),
        Some("bitmask") => bitmask(node).map(TypeKind::Bitmask),
        Some("struct") => Some(TypeKind::Struct(structure(node, members()))),
        Some("union") => Some(TypeKind::Union(members())),
        Some(other) => {
            let message =
                format!("the type `{name}` has the unknown category `{other}` and was left out");
            let help = "correct `category`, or add the category to registry/src/read/types.rs";
            node.unknown_value("category", message, help);
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
fn base_type(node: Node<'_>) -> Option<BaseType> {
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
        return signature::bad_declaration(node, &code, reason);
    };
    let ty = signature::parse(node, typedef)?.ty;
    let is_tag = typedef.trim_start().starts_with("struct");
    Some(match &ty {
        CType::Named(_) if is_tag || ty.is(Known::Void) => BaseType::OpaqueStruct,
        CType::Pointer { to, .. } if is_tag || to.is(Known::Void) => BaseType::OpaquePointer,
        _ => BaseType::Typedef(ty),
    })
}

fn handle(node: Node<'_>) -> Option<Handle> {
    let macros = [("VK_DEFINE_HANDLE", true), ("VK_DEFINE_NON_DISPATCHABLE_HANDLE", false)];
    let (must, help) = ("declared with", "name one of the two macros in the child <type>");
    Some(Handle {
        dispatchable: child_type(node, must, macros, help)?,
        parent: text(node, "parent"),
        object_type: text(node, "objtypeenum"),
    })
}

fn bitmask(node: Node<'_>) -> Option<Bitmask> {
    let types = [("VkFlags", 32), ("VkFlags64", 64)];
    let width = child_type(node, "a", types, "name one of these two types in the child <type>")?;
    Some(Bitmask { width, bits: text(node, "bitvalues").or_else(|| text(node, "requires")) })
}

/// What the child `<type>` means, which is one of two names. Anything else is reported: the type
/// must be `must` one of them.
fn child_type<T>(node: Node<'_>, must: &str, known: [(&str, T); 2], help: &str) -> Option<T> {
    let found = child_text(node, "type");
    let names = known.each_ref().map(|(name, _)| *name).join(" or ");
    let meaning = known.into_iter().find(|(name, _)| found == Some(name));
    meaning.map(|(_, meaning)| meaning).or_else(|| {
        let ty = name_in(node).map_or("the type".to_owned(), |name| format!("the type `{name}`"));
        let instead = found
            .map_or(", but has no child <type>".to_owned(), |found| format!(", not `{found}`"));
        let message = format!("{ty} must be {must} {names}{instead}");
        node.error(code::BAD_DECLARATION, message, help)
    })
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
