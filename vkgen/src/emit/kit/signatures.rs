//! Emits the signatures of commands, and the structures behind their parameters, for the tests of
//! author-kit: all members by name, type and length. The rows repeat the registry, so that the
//! tests do not depend on conclusions of the other emitters.

use std::collections::BTreeSet;

use registry::model::{CType, Member};
use registry::{Known, Registry};

use super::pairs;
use crate::emit::{OutputFile, RowsFile};
use crate::names;
use crate::resolve::{Api, Command, Verb};
use crate::rust_type::{member_text, param_text};

/// Emits `generated/signatures.rs`.
pub(super) fn emit(api: &Api) -> OutputFile {
    let registry = &api.registry;
    let mut file = RowsFile::new(
        "Parameters and members, for tests. Unsafe class: none; `facts.rs` says what a row is.",
        "each_signature",
    );
    let in_pairs: BTreeSet<&str> = pairs::pairs(api)
        .into_iter()
        .flat_map(|(old, new)| [old.name.as_str(), new.name.as_str()])
        .collect();
    let wanted = |command: &&Command| {
        command.alias_of.is_none()
            && (command.verb == Verb::Records || in_pairs.contains(command.name.as_str()))
    };
    let commands: Vec<&Command> = api.commands.iter().filter(wanted).collect();
    let mut structures = Structures { registry, found: BTreeSet::new() };
    // Recorded commands come first, because their structures have chains.
    for recorded in [true, false] {
        let commands = commands.iter().filter(|one| (one.verb == Verb::Records) == recorded);
        for param in commands.flat_map(|command| &command.signature.params) {
            structures.add(param.ty.innermost(), recorded);
        }
    }
    file.group("commands", commands.iter().map(|command| row(registry, command)));
    file.group("structures", structures.rows().into_iter());
    file.finish("author-kit/tests/generated/signatures.rs")
}

/// `CMD_DRAW PFN_vkCmdDraw cmd_draw [command_buffer: vk::CommandBuffer => …, …] Nothing`.
fn row(registry: &Registry, command: &Command) -> String {
    let params = command.signature.params.iter().map(|param| {
        let ty = param_text(&param.ty);
        let c_type = match &param.ty {
            CType::Array { of, .. } => CType::Pointer { constant: true, to: of.clone() },
            ty => ty.clone(),
        };
        field(registry, param, &ty, &c_type)
    });
    format!(
        "{} {} {} [{}] {}",
        names::command_constant(&command.name),
        names::command_pointer(&command.name),
        command.field,
        params.collect::<Vec<_>>().join(", "),
        if command.signature.returns.is(Known::Void) { "Nothing" } else { "Result" }
    )
}

/// `p_regions: *const vk::BufferCopy => "pRegions" Const vk::BufferCopy "regionCount" "VkBufferCopy"`.
fn field(registry: &Registry, member: &Member, ty: &str, c_type: &CType) -> String {
    let (kind, element) = match c_type {
        CType::Pointer { to, .. } if matches!(**to, CType::Pointer { .. }) => {
            let CType::Pointer { to, .. } = &**to else { return String::new() };
            ("Pointers", member_text(to))
        }
        CType::Pointer { constant, to } => {
            let element = match &**to {
                to if to.is(Known::Void) => "u8".to_owned(),
                to => member_text(to),
            };
            (if *constant { "Const" } else { "Mut" }, element)
        }
        _ => ("Value", "()".to_owned()),
    };
    let rust = names::ident(&names::member(&member.name));
    let innermost = registry.ty(c_type.innermost()).map_or(c_type.innermost(), |ty| &ty.name);
    let len: Vec<String> = member.len.iter().map(ToString::to_string).collect();
    let (name, len) = (&member.name, len.join(","));
    format!("{rust}: {ty} => {name:?} {kind} {element}, {len:?} {innermost:?}")
}

/// The structures that parameters lead to.
struct Structures<'r> {
    registry: &'r Registry,
    found: BTreeSet<&'r str>,
}

impl<'r> Structures<'r> {
    /// Adds the structure of that name, those that it has or points to, and those of its chain
    /// (`chains`).
    fn add(&mut self, name: &str, chains: bool) {
        let Some((ty, structure)) = self.registry.structure(name) else { return };
        let has_bit_fields = structure.members.iter().any(|member| member.bits.is_some());
        if has_bit_fields || !self.found.insert(&ty.name) {
            return;
        }
        let chained = structure.extended_by.iter().filter(|_| chains).map(String::as_str);
        let members = structure.members.iter().map(|member| member.ty.innermost());
        for other in members.chain(chained) {
            self.add(other, chains);
        }
    }

    /// `"VkBufferCopy" BufferCopy [] [] [src_offset: vk::DeviceSize => …, …]`: the type, the structures that
    /// it extends, the members.
    fn rows(&self) -> Vec<String> {
        let rows = self.found.iter().filter_map(|name| {
            let (_, structure) = self.registry.structure(name)?;
            let value = structure.structure_type.as_ref();
            let value = value.map(|tag| names::structure_type(tag, &self.registry.tags));
            let members = structure.members.iter();
            let members =
                members.map(|one| field(self.registry, one, &member_text(&one.ty), &one.ty));
            let members = members.collect::<Vec<_>>().join(", ");
            let (rust, value) = (names::type_name(name), value.unwrap_or_default());
            let extends: Vec<String> =
                structure.extends.iter().map(|name| format!("{name:?}")).collect();
            Some(format!("{name:?} {rust} [{value}] [{}] [{members}]", extends.join(", ")))
        });
        rows.collect()
    }
}
