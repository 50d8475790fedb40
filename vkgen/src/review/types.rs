//! The facts of the FFI types: enumerants, members, parameters, constants, aliases.

use super::items::{Item, items, split, word_of};
use super::layout::Types;

/// The facts of a file of types.
pub(super) fn facts(text: &str, types: &Types) -> Vec<String> {
    items(text).iter().flat_map(|item| of_item(item, types)).collect()
}

fn of_item(item: &str, types: &Types) -> Vec<String> {
    match Item::of(item) {
        Item::Import => Vec::new(),
        Item::Structure(head, members, is_compared) => {
            structure(head, &members, if is_compared { ", compares" } else { "" }, types)
        }
        Item::Values(head, rows) => {
            let name = word_of(head, 0);
            let value = |row: &str| format!("{name}::{row}").replacen(' ', " = ", 1);
            std::iter::once(head.to_owned()).chain(rows.into_iter().map(value)).collect()
        }
        Item::Aliases(name, rows) => rows.iter().map(|row| format!("{name}::{row}")).collect(),
        Item::BitFields(name, fields) => {
            fields.iter().map(|field| format!("{name} {}", closed_up(field))).collect()
        }
        Item::Rows(rows) => rows.iter().flat_map(|row| of_row(row)).collect(),
        Item::Type(name, ty) if name.starts_with("PFN_") => callback(name, ty),
        Item::Type(..) | Item::Constant(..) | Item::Handle(_) | Item::Other => {
            vec![closed_up(item.trim_start_matches("pub ").trim_end_matches(';'))]
        }
    }
}

/// The text without the spaces beside brackets that had lines of their own.
fn closed_up(text: &str) -> String {
    text.replace("( ", "(").replace(" )", ")")
}

fn structure(head: &str, members: &[(&str, &str)], compares: &str, types: &Types) -> Vec<String> {
    let (title, extended) = head.split_once(": ").unwrap_or((head, ""));
    let name = word_of(title, 1);
    let layout = types.of(name).map(|(size, align)| format!(": size {size}, align {align}"));
    // The two members that all structures of chains begin with are words in the structure's line.
    let chain = match members {
        [("s_type", "StructureType"), ("p_next", chain), ..] => Some(format!(", chain {chain}")),
        _ => None,
    };
    let shown = if chain.is_some() { 2 } else { 0 };
    let extended =
        if extended.is_empty() { String::new() } else { format!(", extends {extended}") };
    let (layout, chain) = (layout.unwrap_or_default(), chain.unwrap_or_default());
    let mut facts = vec![[title, &layout, &chain, &extended, compares].concat()];
    let offsets = types.offsets(name);
    for (index, (member, ty)) in members.iter().enumerate().skip(shown) {
        let offset = offsets.get(index).map(|offset| format!(" at {offset}"));
        facts.push(format!("{name}.{member}: {ty}{}", offset.unwrap_or_default()));
    }
    facts
}

/// The facts of a row of `functions!` or `second_names!`.
fn of_row(row: &str) -> Vec<String> {
    if row.contains(" = ") { vec![format!("type {row}")] } else { function(row, "") }
}

/// `PFN_vkFreeFunction`, and `Option<unsafe extern "system" fn(p_user_data: *mut c_void)>`.
fn callback(name: &str, ty: &str) -> Vec<String> {
    match ty.trim_end_matches('>').split_once(" fn(") {
        Some((_, signature)) => function(&format!("{name} ({signature}"), ", or null"),
        None => vec![format!("type {name} = {ty}")],
    }
}

/// `PFN_vkX vkX (params) -> Result`: a line for the result, and one for each parameter.
fn function(text: &str, null: &str) -> Vec<String> {
    let name = text.split(' ').next().unwrap_or_default();
    let (head, result) = text.rsplit_once(')').unwrap_or((text, ""));
    let params = head.split_once('(').map_or("", |(_, params)| params);
    let result = result.trim_matches([',', ' ', '-', '>']);
    let result = if result.is_empty() { "()" } else { result };
    let params = split(params, ',').into_iter().enumerate();
    let params = params.map(|(index, param)| format!("{name} {index} {param}"));
    std::iter::once(format!("{name} -> {result}{null}")).chain(params).collect()
}
