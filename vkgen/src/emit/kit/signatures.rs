//! Emits the signatures of commands, and the structures behind their parameters, for the tests of
//! author-kit: all members by name, type and length. The rows repeat the registry, so that the
//! tests do not depend on conclusions of the other emitters.

use std::collections::BTreeSet;

use registry::Registry;
use registry::model::{CType, Struct, TypeKind};

use super::pairs;
use crate::emit::{OutputFile, RowsFile};
use crate::names;
use crate::resolve::{Api, Command};
use crate::rust_type::{Scope, member_type, param_type};

/// Emits `generated/signatures.rs`.
pub(super) fn emit(registry: &Registry, api: &Api) -> OutputFile {
    let mut file = RowsFile::new(
        "Parameters and members, for tests. Unsafe class: none; `facts.rs` says what a row is.",
        "each_signature",
    );
    let in_pairs: BTreeSet<&str> =
        pairs::pairs(api).flat_map(|(old, new)| [old.name.as_str(), new.name.as_str()]).collect();
    let wanted = |command: &&Command| {
        command.alias_of.is_none()
            && (command.name.starts_with("vkCmd") || in_pairs.contains(command.name.as_str()))
    };
    let commands: Vec<&Command> = api.commands.iter().filter(wanted).collect();
    let mut structures = Structures { registry, found: BTreeSet::new() };
    // Recorded commands come first, because their structures have chains.
    for recorded in [true, false] {
        let commands = commands.iter().filter(|one| one.name.starts_with("vkCmd") == recorded);
        for param in commands.flat_map(|command| &command.signature.params) {
            structures.add(param.ty.innermost(), recorded);
        }
    }
    file.group("commands", commands.iter().map(|command| row(registry, command)));
    file.group("structures", structures.rows().into_iter());
    file.finish("author-kit/src/generated/signatures.rs")
}

/// `CMD_DRAW PFN_vkCmdDraw cmd_draw [command_buffer: vk::CommandBuffer => …, …] Nothing`.
fn row(registry: &Registry, command: &Command) -> String {
    let params = command.signature.params.iter().map(|param| {
        let ty = param_type(&param.ty, Scope::Vk).to_string();
        let c_type = match &param.ty {
            CType::Array { of, .. } => CType::Pointer { constant: true, to: of.clone() },
            ty => ty.clone(),
        };
        field(registry, &param.name, &ty, &c_type, param.len.as_deref())
    });
    format!(
        "{} {} {} [{}] {}",
        names::command_constant(&command.name),
        names::command_pointer(&command.name),
        command.field,
        params.collect::<Vec<_>>().join(", "),
        if command.signature.returns == CType::default() { "Nothing" } else { "Result" }
    )
}

/// `p_regions: *const vk::BufferCopy => "pRegions" Const vk::BufferCopy "regionCount" "VkBufferCopy"`.
fn field(registry: &Registry, name: &str, ty: &str, c_type: &CType, len: Option<&str>) -> String {
    let (kind, element) = match c_type {
        CType::Pointer { to, .. } if matches!(**to, CType::Pointer { .. }) => {
            let CType::Pointer { to, .. } = &**to else { return String::new() };
            ("Pointers", member_type(to, Scope::Vk).to_string())
        }
        CType::Pointer { constant, to } => {
            let element = match &**to {
                CType::Named(name) if name == "void" => "u8".to_owned(),
                to => member_type(to, Scope::Vk).to_string(),
            };
            (if *constant { "Const" } else { "Mut" }, element)
        }
        _ => ("Value", "()".to_owned()),
    };
    let rust = names::ident(&names::member(name));
    let innermost = registry.ty(c_type.innermost()).map_or(c_type.innermost(), |ty| &ty.name);
    let len = len.unwrap_or_default();
    let text = format!("{rust}: {ty} => {name:?} {kind} {element}, {len:?} {innermost:?}");
    text.replace(" :: ", "::").replace(" ;", ";")
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
        let Some(ty) = self.registry.ty(name) else { return };
        let TypeKind::Struct(structure) = &ty.kind else { return };
        if structure.members.iter().any(|member| member.bits.is_some())
            || !self.found.insert(&ty.name)
        {
            return;
        }
        for member in &structure.members {
            self.add(member.ty.innermost(), chains);
        }
        if chains {
            for other in self.chained(&ty.name).collect::<Vec<_>>() {
                self.add(other, chains);
            }
        }
    }

    /// The structures that may be in the chain of the one of that name.
    fn chained(&self, name: &str) -> impl Iterator<Item = &'r str> {
        self.registry.types.iter().filter_map(move |other| {
            let TypeKind::Struct(Struct { extends, .. }) = &other.kind else { return None };
            let mut bases = extends.iter().filter_map(|base| self.registry.ty(base));
            bases.any(|base| base.name == name).then_some(other.name.as_str())
        })
    }

    /// `"VkBufferCopy" BufferCopy [] [] [src_offset: vk::DeviceSize => …, …]`.
    fn rows(&self) -> Vec<String> {
        let rows = self.found.iter().filter_map(|name| {
            let TypeKind::Struct(structure) = &self.registry.ty(name)?.kind else { return None };
            let value = structure.members.first().and_then(|member| member.value.as_deref());
            let value =
                value.map(|value| names::enumerant("VkStructureType", value, &self.registry.tags));
            let members = structure.members.iter().map(|member| {
                let ty = member_type(&member.ty, Scope::Vk).to_string();
                field(self.registry, &member.name, &ty, &member.ty, member.len.as_deref())
            });
            let members = members.collect::<Vec<_>>().join(", ");
            let (rust, value) = (names::type_name(name), value.unwrap_or_default());
            let chained: Vec<String> = self.chained(name).map(|name| format!("{name:?}")).collect();
            Some(format!("{name:?} {rust} [{value}] [{}] [{members}]", chained.join(", ")))
        });
        rows.collect()
    }
}
