//! Checks what attributes say in words: result codes, queues, lengths, synchronization; and that no
//! two structures or enumerants claim one number. The generator uses few of these words, but
//! readers of the model and of comparisons rely on them.

use std::collections::HashMap;

use super::code;
use super::schema::has_word;
use crate::known::Known;
use crate::model::{
    Command, EnumGroup, Len, Member, Path, Position, Registry, StructureType, Type,
};
use crate::report::Report;

/// The names of queues before they were enumerants of `VkQueueFlagBits`.
const OLD_QUEUES: &str =
    "graphics compute transfer sparse_binding decode encode opticalflow data_graph protected";

/// Reports words that mean nothing, and numbers that mean two things.
pub(super) fn check(registry: &Registry, report: &mut Report) {
    let results = registry.known_group(Known::Result);
    let queues = registry.known_group(Known::QueueFlags);
    for command in registry.commands.iter().filter(|command| command.alias_of.is_none()) {
        enumerants(command, "successcodes", results, "", report);
        enumerants(command, "errorcodes", results, "", report);
        enumerants(command, "queues", queues, OLD_QUEUES, report);
    }
    structure_types(registry, report);
    for group in &registry.enums {
        numbers(group, report);
    }
}

/// Each word of the attribute is a value of the group, or one of the other words.
fn enumerants(
    command: &Command,
    attribute: &str,
    group: Option<&EnumGroup>,
    others: &str,
    report: &mut Report,
) {
    let Some(words) = command.attributes.get(attribute) else { return };
    let known = |word: &str| group.is_some_and(|group| group.value(word).is_some());
    for word in words.split(',').map(str::trim) {
        if !known(word) && !has_word(others, word) {
            let message = format!("unknown word `{word}` in `{attribute}` of {}", command.name);
            unknown_word(&command.position, message, report);
        }
    }
}

/// Checks what members or parameters say of each other.
pub(super) fn siblings(registry: &Registry, siblings: &[Member], report: &mut Report) {
    for one in siblings {
        for len in &one.len {
            if !is_length(registry, len, siblings) {
                let message = format!(
                    "`len` of `{}` is `{len}`, which names no parameter, member or constant",
                    one.name
                );
                let help = "correct `len`: it names a parameter or member of the same list, a constant, or is `null-terminated`";
                report.warning(code::UNKNOWN_LENGTH, &one.position, message, help);
            }
        }
        for word in one.attributes.get("externsync").unwrap_or_default().split(',') {
            let path = word.trim().strip_prefix("maybe:").unwrap_or(word.trim());
            if !matches!(path, "" | "true" | "false" | "maybe")
                && !is_path(registry, path, siblings)
            {
                let message = format!("unknown word `{word}` in `externsync` of `{}`", one.name);
                unknown_word(&one.position, message, report);
            }
        }
    }
}

fn is_length(registry: &Registry, len: &Len, siblings: &[Member]) -> bool {
    let constant = |name| registry.constant(name).is_some();
    match len {
        Len::Text | Len::Number(_) => true,
        Len::Of(path) | Len::Quotient(path, ..) => {
            constant(&path.name) || is_there(registry, path, siblings)
        }
        Len::Times(_, name) => constant(name),
        Len::Prose(text) => text.starts_with("latexmath:") || text.starts_with('*'),
    }
}

/// `pInfo->count`, or `pInfos[].handle` of each element.
fn is_path(registry: &Registry, text: &str, siblings: &[Member]) -> bool {
    Path::parse(&text.replace("[]", "")).is_some_and(|path| is_there(registry, &path, siblings))
}

/// A sibling, and the member of the structure that it points to.
fn is_there(registry: &Registry, path: &Path, siblings: &[Member]) -> bool {
    let Some(sibling) = siblings.iter().find(|one| one.name == path.name) else { return false };
    path.member.as_ref().is_none_or(|member| {
        let structure = registry.structure(sibling.ty.innermost());
        structure.is_some_and(|(_, structure)| structure.member(member).is_some())
    })
}

fn unknown_word(position: &Position, message: String, report: &mut Report) {
    let help = "correct the word, or add its meaning to registry/src/read/words.rs";
    report.warning(code::UNKNOWN_VALUE, position, message, help);
}

/// No two structures have one value of `sType`.
fn structure_types(registry: &Registry, report: &mut Report) {
    let mut seen: HashMap<i64, &Type> = HashMap::new();
    for (ty, structure) in registry.structures() {
        let Some(StructureType { value, number }) = &structure.structure_type else { continue };
        let Some(first) = seen.insert(*number, ty) else { continue };
        let message =
            format!("`{}` and `{}` both have the structure type {value}", first.name, ty.name);
        let help = "correct `values` of one `sType`: each structure has its own";
        let position = structure.s_type().map_or(&ty.position, |member| &member.position);
        report.error(code::SAME_STRUCTURE_TYPE, position, message, help);
    }
}

/// Of two enumerants with one number, one must be an alias.
fn numbers(group: &EnumGroup, report: &mut Report) {
    let mut seen = HashMap::new();
    for value in group.values.iter().filter(|value| value.alias_of.is_none()) {
        let Some(first) = seen.insert(value.number, value) else { continue };
        let message = format!(
            "`{}` and `{}` both have the number {}, and neither is an alias of the other",
            first.name, value.name, value.number
        );
        let help = "correct one of the numbers, or make one name an alias";
        report.warning(code::SAME_NUMBER, &value.position, message, help);
    }
}
