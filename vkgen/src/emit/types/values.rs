//! The rows of enumerations and bitmasks: a constant each.

use std::collections::BTreeMap;

use registry::Report;
use registry::model::{EnumGroup, EnumKind};

use super::block;
use super::index::Index;
use crate::{Found, code, names};

/// The definition of an enumeration or mask, whose macro gets `head`, and the values as rows, `LOAD 0
/// "VK_ATTACHMENT_LOAD_OP_LOAD";`; and `aliases!` with those of second names, `NONE_EXT = NONE;`.
///
/// The two lists are separate because of compile time: if the lists are mixed, the compiler copies
/// for each row all that it knows of the rows before.
pub(super) fn definition(
    index: &Index<'_>,
    macro_name: &str,
    name: &str,
    head: &str,
    group: Option<&EnumGroup>,
) -> Found<String> {
    let (mut values, mut aliases) = (vec![head.to_owned()], Vec::new());
    let (mut numbers, mut report) = (BTreeMap::new(), Report::default());
    for (group, value) in
        group.iter().flat_map(|group| group.values.iter().map(move |one| (group, one)))
    {
        let name = rust_name(index, &group.name, &value.name);
        match numbers.get(&name) {
            // Spellings with and without `BIT` are one constant.
            Some(known) if *known == value.number => continue,
            Some(_) => {
                let message =
                    format!("{} is a second value `{name}` of {} in Rust", value.name, group.name);
                let help = "give one of them another Rust name in vkgen/src/names.rs";
                report.error(code::SAME_VALUE, value.position.clone(), message, help);
                continue;
            }
            None => _ = numbers.insert(name.clone(), value.number),
        }
        match &value.alias_of {
            None => {
                let number = literal(group, value.number);
                values.push(format!("{name} {number} {:?}", value.name));
            }
            Some(target) => {
                aliases.push(format!("{name} = {}", rust_name(index, &group.name, target)));
            }
        }
    }
    report.finish()?;
    if !aliases.is_empty() {
        aliases.insert(0, name.to_owned());
    }
    Ok(block(macro_name, &values) + &block("aliases", &aliases))
}

/// The Rust name of a value of `group`.
pub(super) fn rust_name(index: &Index<'_>, group: &str, value: &str) -> String {
    names::enumerant(group, value, &index.registry.tags)
}

/// Numbers of enumerations are decimal, masks from 10 on hexadecimal.
fn literal(group: &EnumGroup, number: i64) -> String {
    match group.kind {
        EnumKind::Bitmask if !(0..10).contains(&number) => format!("{number:#x}"),
        EnumKind::Enum | EnumKind::Bitmask => number.to_string(),
    }
}
