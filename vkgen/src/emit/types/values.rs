//! The rows of enumerations and bitmasks: a constant each.

use std::collections::BTreeMap;

use registry::model::{EnumGroup, EnumKind, EnumValue};
use registry::{Diagnostic, Report};

use super::block;
use super::index::Index;
use crate::{code, names};

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
) -> Result<String, Vec<Diagnostic>> {
    let mut constants = Constants::default();
    constants.values.push(head.to_owned());
    for (group, value) in
        group.iter().flat_map(|group| group.values.iter().map(move |one| (group, one)))
    {
        constants.add(index, group, value);
    }
    constants.report.finish()?;
    let Constants { values, mut aliases, .. } = constants;
    if !aliases.is_empty() {
        aliases.insert(0, name.to_owned());
    }
    Ok(block(macro_name, &values) + &block("aliases", &aliases))
}

/// The constants of one type so far.
#[derive(Default)]
struct Constants {
    numbers: BTreeMap<String, i64>,
    values: Vec<String>,
    aliases: Vec<String>,
    report: Report,
}

impl Constants {
    fn add(&mut self, index: &Index<'_>, group: &EnumGroup, value: &EnumValue) {
        let name = rust_name(index, &group.name, &value.name);
        match self.numbers.get(&name) {
            // Spellings with and without `BIT` are one constant.
            Some(known) if *known == value.number => return,
            Some(_) => {
                let message =
                    format!("{} is a second value `{name}` of {} in Rust", value.name, group.name);
                let help = "give one of them another Rust name in vkgen/src/names.rs";
                self.report.error(code::SAME_VALUE, value.position.clone(), message, help);
                return;
            }
            None => {}
        }
        match &value.alias_of {
            None => {
                self.values.push(format!(
                    "{name} {} {:?}",
                    literal(group, value.number),
                    value.name
                ));
            }
            Some(target) => {
                let target = rust_name(index, &group.name, target);
                self.aliases.push(format!("{name} = {target}"));
            }
        }
        self.numbers.insert(name, value.number);
    }
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
