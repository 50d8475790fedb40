//! Features that a layer adds to an application's `VkDeviceCreateInfo`: each goes into the structure that has
//! it.

use std::mem::offset_of;

use dispatch_tables::vk::chain::structures;
use dispatch_tables::vk::{self, BaseInStructure, Bool32, StructureType};

use super::{Features, ROWS, Row, row};
use crate::structure::{self, Arena};

/// The structure of Vulkan 1.0's features.
const CORE: StructureType = StructureType::PHYSICAL_DEVICE_FEATURES_2;

impl Features {
    /// Adds these features to those that a create info asks for: in the structure of the chain that has
    /// the feature, or else in `pEnabledFeatures` or in a new structure. False if one of them is in a
    /// structure that may not be written.
    ///
    /// # Safety
    ///
    /// The chain and `pEnabledFeatures` are valid, and the structures before `end` may be written.
    pub(crate) unsafe fn ask(
        &self,
        arena: &Arena,
        info: &mut vk::DeviceCreateInfo,
        end: *const BaseInStructure,
    ) -> bool {
        let mut all = true;
        for flat in (0..Self::NAMES.len()).filter(|flat| self.at(*flat)) {
            let offset =
                |row: &Row| row.members.iter().find(|(_, of)| *of == flat).map(|(at, _)| *at);
            let has = |structure: &*const BaseInStructure| {
                // SAFETY: the caller says that the chain is valid.
                row(unsafe { (**structure).s_type }).and_then(offset).is_some()
            };
            // SAFETY: as above.
            let mut chain = unsafe { structures(info.p_next) };
            let mut is_written = true;
            let found = chain.find(|structure| {
                is_written &= *structure != end;
                has(structure)
            });
            // SAFETY: the caller's promise; each structure has a `Bool32` at the offset.
            unsafe {
                if let Some(structure) = found {
                    all &= is_written;
                    let at = row((*structure).s_type).and_then(offset).filter(|_| is_written);
                    if let Some(at) = at {
                        structure.cast_mut().byte_add(at).cast::<Bool32>().write(vk::TRUE);
                    }
                } else if let Some(at) = row(CORE).and_then(offset) {
                    let core = info.p_enabled_features.as_ref().copied().unwrap_or_default();
                    let core = arena.put(core);
                    let at = at - offset_of!(vk::PhysicalDeviceFeatures2, features);
                    core.byte_add(at).cast::<Bool32>().write(vk::TRUE);
                    info.p_enabled_features = core;
                } else {
                    // The structure of an extension: that of a core version may not stand beside those
                    // that it took over.
                    let new = ROWS.iter().rev().find_map(|row| Some((row.s_type, offset(row)?)));
                    let new = new.and_then(|(ty, at)| Some((ty, at, structure::of_type(ty)?.size)));
                    let Some((s_type, at, size)) = new else { continue };
                    let place = arena.take(size);
                    place.write_bytes(0, size);
                    place
                        .cast::<BaseInStructure>()
                        .write(BaseInStructure { s_type, p_next: info.p_next.cast() });
                    place.add(at).cast::<Bool32>().write(vk::TRUE);
                    info.p_next = place.cast();
                }
            }
        }
        all
    }
}
