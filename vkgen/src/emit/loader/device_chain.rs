//! The structures that may stand in the chain of `VkDeviceCreateInfo` (callpath.md 7.2).

use registry::Registry;
use registry::model::{Struct, TypeKind};

use crate::emit::{OutputFile, RowsFile};
use crate::names;

/// The structure that begins the chain.
const EXTENDED: &str = "VkDeviceCreateInfo";

/// Emits `generated/device_chain.rs`.
pub(super) fn emit(registry: &Registry, path: String) -> OutputFile {
    let mut file = RowsFile::new(
        "What may stand in the chain of `VkDeviceCreateInfo`: the value of `sType` and the structure.",
        "each_device_structure",
    );
    let rows = registry.types.iter().filter_map(|ty| {
        let TypeKind::Struct(structure) = &ty.kind else {
            return None;
        };
        let s_type = structure_type(structure)?;
        let variant = names::enumerant("VkStructureType", s_type, &registry.tags);
        Some(format!("{variant} {}", names::type_name(&ty.name)))
    });
    file.group("structures", rows);
    file.finish(path)
}

/// What stands in `sType`, if it is one of these structures.
fn structure_type(structure: &Struct) -> Option<&str> {
    let extends = structure.extends.iter().any(|name| name == EXTENDED);
    structure.members.first().filter(|_| extends)?.value.as_deref()
}
