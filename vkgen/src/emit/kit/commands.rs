//! Emits the rows of commands: their parameters, as members of a structure with a slot of eight
//! bytes each, and what they do to the handles that they return or take.

use registry::Report;
use registry::model::CType;

use super::field::Owner;
use super::members::Members;
use super::rules;
use crate::emit::{OutputFile, RowsFile, commas};
use crate::resolve::{Api, Command, Verb};
use crate::rules::Row;
use crate::{Found, names};

/// Emits `generated/commands.rs`.
pub(super) fn emit(api: &Api, members: &Members<'_>) -> Found<OutputFile> {
    let mut report = Report::default();
    let file = RowsFile::new(
        "author-kit/src/generated/commands.rs",
        "each_command",
        "The parameters of every command. Unsafe class: none; `structure/row.rs` says what a row is.",
    );
    let file = file.tables(|table| {
        let rows = api.originals_of(table).map(|command| row(api, members, command));
        rows.filter_map(|row| report.good(row)).collect::<Vec<_>>()
    });
    report.finish().map(|_| file.finish())
}

/// `Device CREATE_BUFFER create_buffer vkCreateBuffer 32 true Creates(0) [device 0: …]`; of a command that
/// command buffers record also the type of its functions, and its fields by other names:
/// `PFN_vkCmdDrawIndirectCount [cmd_draw_indirect_count_khr]`.
fn row(api: &Api, members: &Members<'_>, command: &Command) -> Found<String> {
    let owner = Owner::command(&command.name, &command.signature);
    let rows = members.rows(&owner)?.into_iter();
    let rows = rows.map(|(index, name, row)| format!("{name} {}: {row}", 8 * index));
    let mut row = format!(
        "{} {} {} {} {} {} {} [{}]",
        command.level.name(),
        command.constant,
        command.field,
        command.name,
        8 * owner.fields.len(),
        carries(members, &owner),
        effect(members, command, &owner),
        commas(rows),
    );
    if command.verb == Verb::Records {
        let others = api.names_of(command).skip(1).map(|other| &other.field);
        row += &format!(" {} [{}]", command.pointer, commas(others));
    }
    Ok(row)
}

/// Whether a parameter is or leads to a handle.
pub(super) fn carries(members: &Members<'_>, owner: &Owner<'_>) -> bool {
    let carries = |ty: &CType| members.carries.handles(ty.innermost());
    owner.fields.iter().any(|field| field.handle().is_some() || carries(&field.ty))
}

/// The effect of the command on handles, `Creates`, `Gets` or `Ends`, with the place of the owner
/// of the returned handle, or of the handle that the command ends.
fn effect(members: &Members<'_>, command: &Command, owner: &Owner<'_>) -> String {
    if command.verb == Verb::Ends || rules::ENDS.contains(&owner.name) {
        let last = owner.fields.iter().rposition(|field| field.handle().is_some());
        return format!("Ends({})", 8 * last.unwrap_or(0));
    }
    let mut outputs = owner.fields.iter().filter_map(|field| match &field.ty {
        CType::Pointer { constant: false, to } => {
            field.handle().or_else(|| members.first_handle(to.innermost()))
        }
        _ => None,
    });
    let Some(output) = outputs.next() else { return "None".to_owned() };
    let place = owner_of(members, owner, output);
    format!("{}({place})", if command.verb == Verb::Asks { "Gets" } else { "Creates" })
}

/// The place of a new handle's owner: a parameter or a member of the handle's parent type.
fn owner_of(members: &Members<'_>, owner: &Owner<'_>, output: &str) -> String {
    let ruled = Row::about(rules::OWNERS, owner.name).map(|row| row.says.name());
    let parent = ruled.or_else(|| members.parent(output));
    let place = |index: usize, ty: &CType| match ty {
        CType::Named(name) if Some(name.as_str()) == parent => {
            Some(format!("parameter({})", 8 * index))
        }
        CType::Pointer { constant: true, to } => {
            let structure = to.innermost();
            let member = names::member(members.member_of_type(structure, parent?)?);
            let inner = format!("offset_of!(vk::{}, {member})", names::type_name(structure));
            Some(format!("member_of({}, {inner})", 8 * index))
        }
        _ => None,
    };
    let mut places = owner.fields.iter().enumerate();
    let found = places.find_map(|(index, field)| place(index, &field.ty));
    found.unwrap_or_else(|| "parameter(0)".to_owned())
}
