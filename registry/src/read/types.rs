//! `<platforms>`, `<tags>` and `<types>`.

use super::attributes;
use super::code;
use super::draft::Draft;
use super::signature;
use super::source::{File, Node, c_code, child_text, children};
use crate::model::{BaseType, Bitmask, CType, Handle, Platform, Struct, Tag, Type, TypeKind};

/// Reads platforms, tags and types.
pub(super) fn read(file: &File<'_>, draft: &mut Draft) {
    let root = file.root();
    for node in children(root, "platforms").flat_map(|list| children(list, "platform")) {
        let (Some(name), Some(protect)) =
            (file.required(node, "name"), file.required(node, "protect"))
        else {
            continue;
        };
        let platform = Platform {
            name: name.to_owned(),
            protect: protect.to_owned(),
            attributes: attributes::kept(node),
            position: file.at(node),
        };
        draft.registry.platforms.push(platform);
    }
    for node in children(root, "tags").flat_map(|list| children(list, "tag")) {
        if let Some(name) = file.required(node, "name") {
            let attributes = attributes::kept(node);
            let position = file.at(node);
            draft.registry.tags.push(Tag { name: name.to_owned(), attributes, position });
        }
    }
    for node in children(root, "types").flat_map(|list| children(list, "type")) {
        if let Some((name, kind)) = read_type(file, node) {
            let mut attributes = attributes::kept(node);
            // Of these the field is `header`, or `bits`.
            if matches!(kind, TypeKind::External { .. } | TypeKind::Bitmask(_)) {
                attributes.0.retain(|(name, _)| name != "requires");
            }
            draft.registry.types.push(Type { name, kind, attributes, position: file.at(node) });
        }
    }
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
        None => Some(TypeKind::External { header: node.attribute("requires").map(str::to_owned) }),
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
            file.warning(code::UNKNOWN_VALUE, file.at_attribute(node, "category"), message, help);
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
        signature::bad_declaration(
            file,
            node,
            &code,
            "this is neither a typedef nor the declaration of a structure",
        );
        return None;
    };
    let ty = signature::parse(file, node, typedef)?.ty;
    let is_tag = typedef.trim_start().starts_with("struct");
    Some(match &ty {
        CType::Named(name) if is_tag || name == "void" => BaseType::OpaqueStruct,
        CType::Pointer { to, .. } if is_tag || **to == CType::Named("void".to_owned()) => {
            BaseType::OpaquePointer
        }
        _ => BaseType::Typedef(ty),
    })
}

fn handle(file: &File<'_>, node: Node<'_>) -> Option<Handle> {
    let dispatchable = match child_text(node, "type") {
        Some("VK_DEFINE_HANDLE") => true,
        Some("VK_DEFINE_NON_DISPATCHABLE_HANDLE") => false,
        other => {
            let message = format!(
                "{} must be declared with VK_DEFINE_HANDLE or VK_DEFINE_NON_DISPATCHABLE_HANDLE{}",
                named(node),
                instead_of(other)
            );
            file.error(
                code::BAD_DECLARATION,
                file.at(node),
                message,
                "name one of the two macros in the child <type>",
            );
            return None;
        }
    };
    let attribute = |name| node.attribute(name).map(str::to_owned);
    Some(Handle {
        dispatchable,
        parent: attribute("parent"),
        object_type: attribute("objtypeenum"),
    })
}

fn bitmask(file: &File<'_>, node: Node<'_>) -> Option<Bitmask> {
    let width = match child_text(node, "type") {
        Some("VkFlags") => 32,
        Some("VkFlags64") => 64,
        other => {
            let message =
                format!("{} must be a VkFlags or VkFlags64{}", named(node), instead_of(other));
            file.error(
                code::BAD_DECLARATION,
                file.at(node),
                message,
                "name one of these two types in the child <type>",
            );
            return None;
        }
    };
    let bits = node.attribute("bitvalues").or_else(|| node.attribute("requires"));
    Some(Bitmask { width, bits: bits.map(str::to_owned) })
}

/// The type that a message is about.
fn named(node: Node<'_>) -> String {
    let name = node.attribute("name").or_else(|| child_text(node, "name"));
    name.map_or_else(|| "the type".to_owned(), |name| format!("the type `{name}`"))
}

/// What stands in the child `<type>` instead of a known macro or type.
fn instead_of(found: Option<&str>) -> String {
    found.map_or_else(|| ", but has no child <type>".to_owned(), |found| format!(", not `{found}`"))
}

fn structure(node: Node<'_>, members: Vec<crate::model::Member>) -> Struct {
    let extends = node.attribute("structextends").unwrap_or_default().split(',').map(str::trim);
    Struct {
        members,
        extends: extends.filter(|name| !name.is_empty()).map(str::to_owned).collect(),
        extended_by: Vec::new(),
        structure_type: None,
        returned_only: node.attribute("returnedonly") == Some("true"),
    }
}
