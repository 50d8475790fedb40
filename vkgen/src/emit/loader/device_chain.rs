//! The structures that may stand in the chain of `VkDeviceCreateInfo` (callpath.md 7.2).

use registry::{Known, Registry};

use crate::emit::{OutputFile, RowsFile};
use crate::names;

/// Emits `generated/device_chain.rs`.
pub(super) fn emit(registry: &Registry, path: String) -> OutputFile {
    let mut file = RowsFile::new(
        "What may stand in the chain of `VkDeviceCreateInfo`: the value of `sType` and the structure.",
        "each_device_structure",
    );
    let root = Known::DeviceInfo.name();
    let chain = registry.chain_of(root).into_iter().filter(|(ty, ..)| ty.name != root);
    let rows = chain.map(|(ty, _, tag)| {
        format!("{} {}", names::structure_type(tag, &registry.tags), names::type_name(&ty.name))
    });
    file.group("structures", rows);
    file.finish(path)
}
