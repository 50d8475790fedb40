//! Emits the rows of the commands that set dynamic state, by the shape of their parameters. A command
//! of another shape (structures with chains, several arrays) has no row.

use registry::layout::{LP64, Layouts};
use registry::model::{CType, Member, TypeKind};
use registry::{Known, Registry};

use crate::emit::{OutputFile, RowsFile};
use crate::names;
use crate::resolve::{Api, Command, Table};
use crate::rust_type::{Scope, member_text, parameters};

/// Emits `generated/dynamic.rs`.
pub(super) fn emit(api: &Api) -> OutputFile {
    let registry = &api.registry;
    let layouts = Layouts::new(registry, LP64);
    let rows = api.originals_of(Table::Device).filter_map(|command| {
        let state = state(registry, command)?;
        let (group, of) = shape(registry, &layouts, command.signature.params.get(1..)?)?;
        let field = command.field.trim_start_matches("cmd_set_");
        Some((group, format!("{} {field} {state} {of}", command.field)))
    });
    let rows: Vec<(&str, String)> = rows.collect();
    let groups = ["values", "faces", "arrays", "ranges", "lists"].map(|group| {
        let rows = rows.iter().filter(move |(of, _)| *of == group);
        (group, rows.map(|(_, row)| row.clone()))
    });
    RowsFile::new(
        "author-kit/src/generated/dynamic.rs",
        "each_dynamic",
        "Commands that set dynamic state. Unsafe class: none; `dynamic.rs` says what a row is.",
    )
    .groups(groups)
    .finish()
}

/// The group of a row by the parameters behind the command buffer, and their words in the row.
fn shape(
    registry: &Registry,
    layouts: &Layouts<'_>,
    params: &[Member],
) -> Option<(&'static str, String)> {
    let is_number = |param: &Member| param.ty.is(Known::U32);
    let element = |param: &Member, count: &Member| match &param.ty {
        CType::Pointer { constant: true, to } if param.count() == Some(&count.name) => {
            is_gapless(registry, layouts, to).then(|| member_text(to))
        }
        _ => None,
    };
    Some(match params {
        [array] if matches!(array.ty, CType::Array { .. }) => ("arrays", member_text(&array.ty)),
        [first, count, array] if is_number(first) && is_number(count) && !array.len.is_empty() => {
            ("ranges", element(array, count)?)
        }
        [count, array] if is_number(count) && !array.len.is_empty() => {
            ("lists", element(array, count)?)
        }
        values if values.iter().all(|value| matches!(value.ty, CType::Named(_))) => {
            let faces = values.first()?.ty.is(Known::StencilFaces);
            let others = parameters(&values[usize::from(faces)..], Scope::Vk);
            (if faces { "faces" } else { "values" }, format!("({others})"))
        }
        _ => return None,
    })
}

/// Whether the type has no padding and no pointer.
fn is_gapless(registry: &Registry, layouts: &Layouts<'_>, ty: &CType) -> bool {
    let CType::Named(name) = ty else { return false };
    match registry.ty(name).map(|ty| &ty.kind) {
        Some(TypeKind::Struct(structure)) => {
            let size = |ty: &CType| layouts.of_c_type(ty).map_or(0, |layout| layout.size);
            let members = || structure.members.iter().map(|member| &member.ty);
            members().map(size).sum::<u64>() == size(ty)
                && members().all(|member| is_gapless(registry, layouts, member))
        }
        Some(TypeKind::Union(_)) => false,
        _ => true,
    }
}

/// The dynamic state that a command sets: the state whose name has the same words.
fn state(registry: &Registry, command: &Command) -> Option<String> {
    let plain = |name: &str| {
        let stem = name.strip_suffix(names::vendor(name, &registry.tags)).unwrap_or(name);
        stem.replace('_', "").to_lowercase()
    };
    let words = plain(command.type_name.strip_prefix("CmdSet")?);
    let group = registry.known_group(Known::DynamicState)?;
    let values = group.values.iter().filter(|value| value.alias_of.is_none());
    let mut names = values.map(|value| names::enumerant(&group.name, &value.name, &registry.tags));
    names.find(|name| plain(name) == words)
}
