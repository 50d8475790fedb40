//! Emits the rows of commands: their parameters, as members of a structure with a slot of eight
//! bytes each, and what they do to the handles that they return or take.

use registry::Diagnostic;
use registry::model::CType;

use super::field::Owner;
use super::members::Members;
use super::rules;
use crate::emit::{OutputFile, RowsFile};
use crate::names;
use crate::resolve::{Api, Command, Table, Verb};
use crate::rules::Row;

/// Emits `generated/commands.rs`.
pub(super) fn emit(api: &Api, members: &Members<'_>) -> Result<OutputFile, Vec<Diagnostic>> {
    let mut file = RowsFile::new(
        "The parameters of every command. Unsafe class: none; `structure/row.rs` says what a row is.",
        "each_command",
    );
    for table in Table::ALL {
        let commands = api.entries(table).filter(|command| command.alias_of.is_none());
        let rows =
            commands.map(|command| row(api, members, command)).collect::<Result<Vec<_>, _>>()?;
        file.group(&table.group(), rows.into_iter());
    }
    Ok(file.finish("author-kit/src/generated/commands.rs"))
}

/// `Device CREATE_BUFFER create_buffer vkCreateBuffer 32 true Creates(0) [device 0: …]`; of a command that
/// command buffers record also the type of its functions, and its fields by other names:
/// `PFN_vkCmdDrawIndirectCount [cmd_draw_indirect_count_khr]`.
fn row(api: &Api, members: &Members<'_>, command: &Command) -> Result<String, Vec<Diagnostic>> {
    let owner = Owner::command(&command.name, &command.signature);
    let rows = members.rows(&owner)?;
    let carries = carries(members, &owner);
    Ok(format!(
        "{} {} {} {} {} {carries} {} [{}]{}",
        command.level.name(),
        names::command_constant(&command.name),
        command.field,
        command.name,
        8 * owner.fields.len(),
        effect(members, command, &owner),
        rows.join(", "),
        recorded(api, command).unwrap_or_default()
    ))
}

fn recorded(api: &Api, command: &Command) -> Option<String> {
    let group = api.groups.get(command.group).filter(|_| command.verb == Verb::Records)?;
    let others = group.members.iter().filter(|member| **member != group.canonical);
    let fields = others.filter_map(|member| Some(api.commands.get(*member)?.field.as_str()));
    let fields = fields.collect::<Vec<_>>().join(", ");
    Some(format!(" {} [{fields}]", names::command_pointer(&command.name)))
}

/// Whether a parameter is or leads to a handle.
pub(super) fn carries(members: &Members<'_>, owner: &Owner<'_>) -> bool {
    let carries = |ty: &CType| members.carries.handles(ty.innermost());
    owner.fields.iter().any(|field| field.handle().is_some() || carries(&field.ty))
}

/// The effect of the command on handles, `Creates`, `Gets` or `Ends`, with the place of the owner
/// of the returned handle, or of the handle that the command ends.
fn effect(members: &Members<'_>, command: &Command, owner: &Owner<'_>) -> String {
    if command.verb == Verb::Ends || Row::about(rules::ENDS, owner.name).is_some() {
        let is_handle =
            |index: &usize| owner.fields.get(*index).is_some_and(|field| field.handle().is_some());
        let last = (0..owner.fields.len()).rev().find(is_handle).unwrap_or(0);
        return format!("Ends({})", 8 * last);
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
    let Some(parent) = parent else { return "parameter(0)".to_owned() };
    for (index, field) in owner.fields.iter().enumerate() {
        match &field.ty {
            CType::Named(name) if name == parent => return format!("parameter({})", 8 * index),
            CType::Pointer { constant: true, to } => {
                let structure = to.innermost();
                if let Some(member) = members.member_of_type(structure, parent) {
                    let (ty, member) = (names::type_name(structure), names::member(member));
                    let inner = format!("offset_of!(vk::{ty}, {member})");
                    return format!("member_of({}, {inner})", 8 * index);
                }
            }
            _ => {}
        }
    }
    "parameter(0)".to_owned()
}
