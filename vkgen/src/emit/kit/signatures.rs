//! Emits the signatures of commands, and the structures behind their parameters, for the tests of
//! author-kit: all members by name, type and length. The rows repeat the registry, so that the
//! tests do not depend on conclusions of the other emitters.

use std::collections::BTreeSet;

use registry::model::{CType, Member};
use registry::{Known, Registry};

use super::pairs;
use crate::emit::{OutputFile, RowsFile, commas};
use crate::names;
use crate::resolve::{Api, Command, Verb};
use crate::rust_type::member_text;

/// Emits `generated/signatures.rs`.
pub(super) fn emit(api: &Api) -> OutputFile {
    let registry = &api.registry;
    let in_pairs: BTreeSet<usize> =
        pairs::pairs(api).into_iter().flat_map(|(old, new)| [old.id, new.id]).collect();
    let wanted = |one: &&Command| one.verb == Verb::Records || in_pairs.contains(&one.id);
    let commands: Vec<&Command> = api.originals().filter(wanted).collect();
    let mut structures = Structures { registry, found: BTreeSet::new() };
    // Recorded commands come first, because their structures have chains.
    for recorded in [true, false] {
        let commands = commands.iter().filter(|one| (one.verb == Verb::Records) == recorded);
        for param in commands.flat_map(|command| &command.signature.params) {
            structures.add(param.ty.innermost(), recorded);
        }
    }
    RowsFile::new(
        "author-kit/tests/generated/signatures.rs",
        "each_signature",
        "Parameters and members, for tests. Unsafe class: none; `facts.rs` says what a row is.",
    )
    .group("commands", commands.iter().map(|command| row(registry, command)))
    .group("structures", structures.rows())
    .finish()
}

/// `CMD_DRAW PFN_vkCmdDraw cmd_draw [command_buffer: vk::CommandBuffer => …, …] Nothing`.
fn row(registry: &Registry, command: &Command) -> String {
    let params = command.signature.params.iter().map(|param| {
        let c_type = match &param.ty {
            CType::Array { of, constant, .. } => {
                CType::Pointer { constant: *constant, to: of.clone() }
            }
            ty => ty.clone(),
        };
        field(registry, param, &c_type)
    });
    format!(
        "{} {} {} [{}] {}",
        command.constant,
        command.pointer,
        command.field,
        commas(params),
        if command.returns(Known::Void) { "Nothing" } else { "Result" }
    )
}

/// `p_regions: *const vk::BufferCopy => "pRegions" Const vk::BufferCopy "regionCount" "VkBufferCopy"`.
fn field(registry: &Registry, member: &Member, ty: &CType) -> String {
    let (kind, element) = match ty {
        CType::Pointer { constant, to } => match &**to {
            CType::Pointer { to, .. } => ("Pointers", member_text(to)),
            to => {
                let element = if to.is(Known::Void) { "u8".to_owned() } else { member_text(to) };
                (if *constant { "Const" } else { "Mut" }, element)
            }
        },
        _ => ("Value", "()".to_owned()),
    };
    let (rust, name) = (names::field(&member.name), &member.name);
    let innermost = registry.ty(ty.innermost()).map_or(ty.innermost(), |ty| &ty.name);
    let len = member.len.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
    let ty = member_text(ty);
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
            let tag = structure.structure_type.as_ref();
            let value = tag.map(|tag| names::structure_type(tag, &self.registry.tags));
            let members = structure.members.iter();
            let members = members.map(|member| field(self.registry, member, &member.ty));
            let extends = structure.extends.iter().map(|name| format!("{name:?}"));
            let (rust, value) = (names::type_name(name), value.unwrap_or_default());
            Some(format!("{name:?} {rust} [{value}] [{}] [{}]", commas(extends), commas(members)))
        });
        rows.collect()
    }
}
