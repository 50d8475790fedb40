//! The data of descriptor update templates: the application's own structure, of which only the
//! template knows where the handles are.

use dispatch_tables::Command;
use dispatch_tables::vk;

use super::objects;
use crate::structure::descriptors::{element_of, end_of_data};
use crate::structure::{Arena, read_slot, write_slot};

/// Where the handles of a template's data are.
pub(super) struct Template {
    entries: Vec<vk::DescriptorUpdateTemplateEntry>,
}

impl Template {
    /// # Safety
    ///
    /// The create info is valid.
    pub(super) unsafe fn of(info: *const vk::DescriptorUpdateTemplateCreateInfo) -> Self {
        // SAFETY: the caller's guarantee.
        let info = unsafe { &*info };
        let count = info.descriptor_update_entry_count as usize;
        let first = info.p_descriptor_update_entries;
        let entries = match first.is_null() {
            true => Vec::new(),
            // SAFETY: the caller guarantees as many entries as the count says.
            false => unsafe { std::slice::from_raw_parts(first, count) }.to_vec(),
        };
        Self { entries }
    }

    /// A copy of the data with the next layer's handles.
    ///
    /// # Safety
    ///
    /// The data is as the template says.
    unsafe fn copy(&self, data: *const u8, arena: &Arena) -> *const u8 {
        let bytes = end_of_data(&self.entries);
        // SAFETY: the caller guarantees the data, which ends with its last entry.
        unsafe {
            let copy = arena.copy(data, bytes);
            for entry in &self.entries {
                for index in 0..entry.descriptor_count as usize {
                    let element = copy.add(entry.offset + index * entry.stride);
                    for (offset, ty) in element_of(entry.descriptor_type).1 {
                        let place = element.add(*offset).cast::<u64>();
                        let handle = place.read_unaligned();
                        place.write_unaligned(objects::lower_of(*ty, handle));
                    }
                }
            }
            copy
        }
    }
}

/// The slots of a command's template and data.
fn slots_of(command: Command) -> Option<(usize, usize)> {
    match command {
        Command::UPDATE_DESCRIPTOR_SET_WITH_TEMPLATE => Some((2, 3)),
        Command::CMD_PUSH_DESCRIPTOR_SET_WITH_TEMPLATE => Some((1, 4)),
        _ => None,
    }
}

/// The data of a command with a template, for the next layer.
///
/// # Safety
///
/// The slots hold the application's arguments of a valid call.
pub(super) unsafe fn data(command: Command, slots: &[u64], arena: &Arena) -> Option<*const u8> {
    // SAFETY: the caller guarantees valid arguments, of the types of the command's parameters.
    unsafe {
        let (template, data): (u64, *const u8) = match slots_of(command) {
            Some((template, data)) => (read_slot(slots, template), read_slot(slots, data)),
            None if command == Command::CMD_PUSH_DESCRIPTOR_SET_WITH_TEMPLATE2 => {
                let info = &*read_slot::<*const vk::PushDescriptorSetWithTemplateInfo>(slots, 1);
                (info.descriptor_update_template.as_raw(), info.p_data.cast())
            }
            None => return None,
        };
        Some(objects::kept::<Template>(template)?.copy(data, arena))
    }
}

/// Puts the data into the slots of the next layer.
///
/// # Safety
///
/// The slots hold the next layer's arguments; a structure among them is a copy.
pub(super) unsafe fn put(command: Command, slots: &mut [u64], data: Option<*const u8>) {
    let Some(data) = data else { return };
    match slots_of(command) {
        Some((_, slot)) => write_slot(slots, slot, data),
        // SAFETY: the caller guarantees a copy: the structure carries handles.
        None => unsafe {
            let info: *mut vk::PushDescriptorSetWithTemplateInfo = read_slot(slots, 1);
            (*info).p_data = data.cast();
        },
    }
}
