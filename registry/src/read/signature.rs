//! Parameters and results of commands and of function pointers (in both of their forms), and members
//! of structures.

use super::attributes;
use super::code;
use super::declarator::{self, Declaration};
use super::source::{self, Node, c_code, children, text, words};
use crate::model::{Len, Member, Role, Signature};

/// Reads `<proto>` and `<param>`: the function's name and signature.
pub(super) fn function(node: Node<'_>) -> Option<(String, Signature)> {
    let Some(proto) = children(node, "proto").next() else {
        let message = format!("{} has neither <proto> nor `alias`", source::show(node));
        let help = "add <proto>, or the attribute `alias` with the name of the command's target";
        return node.error(code::MISSING, message, help);
    };
    let Declaration { name, ty, .. } = declaration(proto)?;
    let params = children(node, "param").filter_map(|param| member(param)).collect();
    Some((name, Signature { returns: ty, params }))
}

/// Reads a `<member>` or `<param>`.
pub(super) fn member(node: Node<'_>) -> Option<Member> {
    let Declaration { name, ty, bits } = declaration(node)?;
    Some(Member {
        role: role(node, &name),
        name,
        ty,
        bits,
        value: text(node, "values"),
        optional: words(node, "optional").map(|level| level == "true").collect(),
        len: len(node),
        stride: text(node, "stride"),
        selector: text(node, "selector"),
        selection: words(node, "selection").map(str::to_owned).collect(),
        alias: children(node, "name").next().and_then(|name| text(name, "alias")),
        attributes: attributes::kept(node),
        position: node.at(),
    })
}

fn declaration(node: Node<'_>) -> Option<Declaration> {
    parse(node, &c_code(node))
}

/// Parses C code that stands in the node; what does not parse is reported.
pub(super) fn parse(node: Node<'_>, code: &str) -> Option<Declaration> {
    declarator::parse(code).map_or_else(|reason| bad_declaration(node, code, &reason), Some)
}

/// Reports C code that the reader cannot take apart. The `None` takes the place of the declaration.
pub(super) fn bad_declaration<T>(node: Node<'_>, code: &str, reason: &str) -> Option<T> {
    let shown: String =
        code.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(120).collect();
    let message = format!("cannot read the declaration `{shown}`: {reason}");
    let help = "correct the declaration, or extend the parser in registry/src/read/declarator.rs";
    node.error(code::BAD_DECLARATION, message, help)
}

/// The part that needs no other definition; [`crate::index`] finds the handles.
fn role(node: Node<'_>, name: &str) -> Role {
    match (name, node.attribute("objecttype")) {
        ("sType", _) => Role::SType,
        ("pNext", _) => Role::Chain,
        (_, Some(named_by)) => Role::AnyHandle { named_by: named_by.to_owned() },
        _ => Role::Value,
    }
}

/// `altlen` says in C what `len` says as a formula.
fn len(node: Node<'_>) -> Vec<Len> {
    let attribute = if node.has_attribute("altlen") { "altlen" } else { "len" };
    words(node, attribute).map(Len::parse).collect()
}

/// Reads a function pointer: `<proto>` and `<param>`, or the C text of registries before 2026.
pub(super) fn function_pointer(node: Node<'_>) -> Option<(String, Signature)> {
    if children(node, "proto").next().is_some() {
        return function(node);
    }
    let code = c_code(node);
    let Some((returns, name, params)) = split_typedef(&code) else {
        let reason = "this is not the typedef of a function pointer";
        return bad_declaration(node, &code, reason);
    };
    // The declarator wants a name, which the return type lacks.
    let returns = parse(node, &format!("{returns} {name}"))?.ty;
    Some((name.to_owned(), Signature { returns, params: text_params(node, params)? }))
}

/// `typedef R (VKAPI_PTR *NAME)(PARAMS);` gives R, NAME and PARAMS.
fn split_typedef(code: &str) -> Option<(&str, &str, &str)> {
    let code = code.trim().strip_prefix("typedef")?.strip_suffix(';')?;
    let (returns, rest) = code.split_once('(')?;
    let (pointer, params) = rest.split_once(')')?;
    let name = pointer.trim().strip_prefix("VKAPI_PTR")?.trim_start().strip_prefix('*')?.trim();
    let params = params.trim().strip_prefix('(')?.strip_suffix(')')?;
    Some((returns, name, params))
}

fn text_params(node: Node<'_>, params: &str) -> Option<Vec<Member>> {
    if matches!(params.trim(), "" | "void") {
        return Some(Vec::new());
    }
    let param = |code: &str| {
        let Declaration { name, ty, .. } = parse(node, code)?;
        Some(Member { name, ty, position: node.at(), ..Member::default() })
    };
    params.split(',').map(param).collect()
}
