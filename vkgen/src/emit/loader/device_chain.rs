//! The structures that may stand in the chain of `VkDeviceCreateInfo` (callpath.md 7.2).

use registry::{Known, Registry};

use crate::emit::{OutputFile, RowsFile};
use crate::names;

/// Emits `generated/device_chain.rs`.
pub(super) fn emit(registry: &Registry) -> OutputFile {
    let root = Known::DeviceInfo.name();
    let chain = registry.chain_of(root).into_iter().filter(|(ty, ..)| ty.name != root);
    RowsFile::new(
        "loader-runtime/src/generated/device_chain.rs",
        "each_device_structure",
        "What may stand in the chain of `VkDeviceCreateInfo`: the value of `sType` and the structure.",
    )
    .group("structures", chain.map(|(ty, _, tag)| names::structure(ty, tag, &registry.tags)))
    .finish()
}
