//! The facts of the FFI types: enumerants, members, parameters, constants, aliases.

use super::items::{inside, items, split};
use super::layout::{Types, members};

/// The facts of a file of types.
pub(super) fn facts(text: &str, types: &Types) -> Vec<String> {
    items(text).iter().flat_map(|item| of_item(item, types)).collect()
}

fn of_item(item: &str, types: &Types) -> Vec<String> {
    let body = |start: &str| Some(inside(item.strip_prefix(start)?, '{', '}')?.trim());
    if item.starts_with("use ") || item.starts_with("pub use ") {
        Vec::new()
    } else if let Some(body) = body("plain_data! ") {
        structure(body, types, "")
    } else if let Some(body) = body("compared! ") {
        structure(body, types, ", compares")
    } else if let Some(body) = body("enumeration! ").or_else(|| body("flags! ")) {
        values(body)
    } else if let Some(body) = body("aliases! ") {
        aliases(body)
    } else if let Some(body) = item.strip_prefix("impl ") {
        bit_fields(body)
    } else if let Some(body) = body("functions! ").or_else(|| body("second_names! ")) {
        functions(body)
    } else if let Some(callback) =
        item.strip_prefix("pub type ").filter(|it| it.starts_with("PFN_"))
    {
        self::callback(callback)
    } else if let Some(item) = item.strip_prefix("pub ") {
        vec![item.trim_end_matches(';').to_owned()]
    } else {
        vec![item.trim_end_matches(';').replace("( ", "(").replace(" )", ")")]
    }
}

/// `struct A = VkA, A: Base Other; pub b: u32; ...`
fn structure(body: &str, types: &Types, compares: &str) -> Vec<String> {
    let head = split(body, ';').first().copied().unwrap_or_default();
    let (title, extended) = head.split_once(": ").unwrap_or((head, ""));
    let name = title.split([' ', ',']).nth(1).unwrap_or_default();
    let layout = types.of(name).map(|(size, align)| format!(": size {size}, align {align}"));
    let members: Vec<(&str, &str)> = members(body).collect();
    // The two members that all structures of chains begin with are words in the structure's line.
    let chain = match members.as_slice() {
        [("s_type", "StructureType"), ("p_next", chain), ..] => Some(format!(", chain {chain}")),
        _ => None,
    };
    let shown = if chain.is_some() { 2 } else { 0 };
    let extended =
        if extended.is_empty() { String::new() } else { format!(", extends {extended}") };
    let (layout, chain) = (layout.unwrap_or_default(), chain.unwrap_or_default());
    let head = [title, &layout, &chain, &extended, compares].concat();
    let mut facts = vec![head];
    let offsets = types.offsets(name);
    for (index, (member, ty)) in members.into_iter().enumerate().skip(shown) {
        let offset = offsets.get(index).map(|offset| format!(" at {offset}"));
        facts.push(format!("{name}.{member}: {ty}{}", offset.unwrap_or_default()));
    }
    facts
}

/// `A = VkA, i32; FIRST 0 "VK_A_FIRST"; SECOND 1 "VK_A_SECOND";`
fn values(body: &str) -> Vec<String> {
    let rows = split(body, ';');
    let Some((head, values)) = rows.split_first() else { return Vec::new() };
    let name = head.split([' ', ':']).next().unwrap_or_default();
    let value = |row: &&str| format!("{name}::{row}").replacen(' ', " = ", 1);
    std::iter::once((*head).to_owned()).chain(values.iter().map(value)).collect()
}

/// `A; ONE = OTHER;`
fn aliases(body: &str) -> Vec<String> {
    let rows = split(body, ';');
    let Some((name, rows)) = rows.split_first() else { return Vec::new() };
    rows.iter().map(|row| format!("{name}::{row}")).collect()
}

/// `A { bit_field!(bitfield_0 : u32, 0, 0xff, get_b, set_b); ... }`
fn bit_fields(body: &str) -> Vec<String> {
    let Some((name, rest)) = body.split_once(' ') else { return Vec::new() };
    let fields = split(inside(rest, '{', '}').unwrap_or_default(), ';');
    fields
        .iter()
        .map(|field| format!("{name} {}", field.replace("( ", "(").replace(" )", ")")))
        .collect()
}

/// The facts of rows of `functions!` and `second_names!`.
fn functions(body: &str) -> Vec<String> {
    let row = |row: &&str| match row.split_once(" = ") {
        Some(_) => vec![format!("type {row}")],
        None => function(row, ""),
    };
    split(body, ';').iter().flat_map(row).collect()
}

/// `PFN_vkFreeFunction = Option<unsafe extern "system" fn(p_user_data: *mut c_void)>;`
fn callback(text: &str) -> Vec<String> {
    let function_type = text.split_once(" = ").and_then(|(name, ty)| {
        let (_, function) = ty.trim_matches([';', '>']).split_once(" fn(")?;
        Some(self::function(&format!("{name} ({function}"), ", or null"))
    });
    function_type.unwrap_or_else(|| vec![format!("type {}", text.trim_end_matches(';'))])
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
