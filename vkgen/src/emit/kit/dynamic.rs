//! Emits the rows of the commands that set dynamic state, by the shape of their parameters. A command
//! of another shape (structures with chains, several arrays) has no row.

use registry::layout::{LP64, Layouts};
use registry::model::{CType, Member, TypeKind};
use registry::{Known, Registry};

use crate::emit::{OutputFile, RowsFile};
use crate::names;
use crate::resolve::{Api, Command, Table};
use crate::rust_type::member_text;

/// Emits `generated/dynamic.rs`.
pub(super) fn emit(api: &Api) -> OutputFile {
    let registry = &api.registry;
    let mut file = RowsFile::new(
        "Commands that set dynamic state. Unsafe class: none; `dynamic.rs` says what a row is.",
        "each_dynamic",
    );
    let layouts = Layouts::new(registry, LP64);
    let groups = api.table_groups(Table::Device);
    let commands: Vec<(&Command, String, Shape)> = groups
        .filter_map(|group| {
            let command = &api.commands[group.canonical];
            let state = state(registry, &command.name)?;
            let shape = shape(registry, &layouts, command.signature.params.get(1..)?)?;
            Some((command, state, shape))
        })
        .collect();
    for group in ["values", "faces", "arrays", "ranges", "lists"] {
        let rows = commands.iter().filter(|(.., shape)| shape.group == group);
        file.group(
            group,
            rows.map(|(command, state, shape)| {
                let field = command.field.trim_start_matches("cmd_set_");
                let of = &shape.of;
                format!("{} {field} {state} {of}", command.field)
            }),
        );
    }
    file.finish("author-kit/src/generated/dynamic.rs")
}

/// The kinds of the parameters behind the command buffer, and their words in the row.
struct Shape {
    group: &'static str,
    of: String,
}

fn shape(registry: &Registry, layouts: &Layouts<'_>, params: &[Member]) -> Option<Shape> {
    let is_number = |param: &Member| param.ty.is(Known::U32);
    let element = |param: &Member, count: &Member| match &param.ty {
        CType::Pointer { constant: true, to } if param.count() == Some(&count.name) => {
            is_gapless(registry, layouts, to).then(|| member_text(to))
        }
        _ => None,
    };
    match params {
        [array] if matches!(array.ty, CType::Array { .. }) => {
            Some(Shape { group: "arrays", of: member_text(&array.ty) })
        }
        [first, count, array] if is_number(first) && is_number(count) && !array.len.is_empty() => {
            Some(Shape { group: "ranges", of: element(array, count)? })
        }
        [count, array] if is_number(count) && !array.len.is_empty() => {
            Some(Shape { group: "lists", of: element(array, count)? })
        }
        values if values.iter().all(|value| matches!(value.ty, CType::Named(_))) => {
            let faces = values.first()?.ty.is(Known::StencilFaces);
            let words = values[usize::from(faces)..].iter().map(|value| {
                format!("{}: {}", names::ident(&names::member(&value.name)), member_text(&value.ty))
            });
            let words = words.collect::<Vec<_>>().join(", ");
            let group = if faces { "faces" } else { "values" };
            Some(Shape { group, of: format!("({words})") })
        }
        _ => None,
    }
}

/// Whether the type has no padding and no pointer.
fn is_gapless(registry: &Registry, layouts: &Layouts<'_>, ty: &CType) -> bool {
    let CType::Named(name) = ty else { return false };
    match registry.ty(name).map(|ty| &ty.kind) {
        Some(TypeKind::Struct(structure)) => {
            let members = structure.members.iter();
            let sizes =
                members.clone().map(|one| layouts.of_c_type(&one.ty).map_or(0, |of| of.size));
            let size = layouts.of(name).map_or(0, |of| of.size);
            sizes.sum::<u64>() == size
                && members.clone().all(|one| is_gapless(registry, layouts, &one.ty))
        }
        Some(TypeKind::Union(_)) => false,
        _ => true,
    }
}

/// The dynamic state that a command sets: the state whose name has the same words.
fn state(registry: &Registry, command: &str) -> Option<String> {
    let plain = |name: &str| {
        let tag = registry.tags.iter().find(|tag| name.ends_with(tag.name.as_str()));
        let stem = tag.map_or(name, |tag| name.trim_end_matches(tag.name.as_str()));
        stem.replace('_', "").to_lowercase()
    };
    let words = plain(names::command_type(command).strip_prefix("CmdSet")?);
    let group = registry.known_group(Known::DynamicState)?;
    let values = group.values.iter().filter(|value| value.alias_of.is_none());
    let mut names = values.map(|value| names::enumerant(&group.name, &value.name, &registry.tags));
    names.find(|name| plain(name) == words)
}
