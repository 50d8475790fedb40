//! Descriptor update templates: an update by one becomes the plain writes of vkUpdateDescriptorSets,
//! and a push the writes of vkCmdPushDescriptorSet2. So a driver implements the writes alone, and a
//! driver that records gets writes of a known size instead of data of unknown size.

use std::ffi::c_void;
use std::ptr;

use dispatch_tables::vk::{self, DescriptorType};

use super::pairs::stages_of;
use crate::common;
use crate::objects::{self, Common, device_table, object, slice};
use crate::structure::Arena;
use crate::structure::descriptors::{element_of, end_of_data};

/// The entries.
pub static ENTRIES: &[Common] = &[
    common!(CreateDescriptorUpdateTemplate, create, []),
    common!(
        DestroyDescriptorUpdateTemplate,
        destroy,
        [],
        beside[CREATE_DESCRIPTOR_UPDATE_TEMPLATE]
    ),
    common!(
        UpdateDescriptorSetWithTemplate,
        update,
        [UPDATE_DESCRIPTOR_SETS],
        beside[CREATE_DESCRIPTOR_UPDATE_TEMPLATE]
    ),
    common!(
        CmdPushDescriptorSetWithTemplate2,
        push,
        [CMD_PUSH_DESCRIPTOR_SET2],
        beside[CREATE_DESCRIPTOR_UPDATE_TEMPLATE]
    ),
];

/// A template: what its create info has, without pointers.
pub struct Template {
    /// What is updated, and where its data is.
    pub entries: Vec<vk::DescriptorUpdateTemplateEntry>,
    /// For sets or for pushes.
    pub template_type: vk::DescriptorUpdateTemplateType,
    /// The layout of a set, of a template for sets.
    pub set_layout: vk::DescriptorSetLayout,
    /// The bind point of a push.
    pub bind_point: vk::PipelineBindPoint,
}

impl Template {
    /// The bytes that an update reads, from the start of its data: for
    /// [`Recorder::template_size`](crate::recording::Recorder::template_size) of a driver that records
    /// pushes by template itself.
    #[must_use]
    pub fn size(&self) -> usize {
        end_of_data(&self.entries)
    }

    /// The writes of an update, in the template's order, with copies of what they point to.
    ///
    /// # Safety
    ///
    /// `data` is as the template says, and lives as long as the call.
    pub unsafe fn writes(
        &self,
        arena: &Arena,
        set: vk::DescriptorSet,
        data: *const c_void,
    ) -> Vec<vk::WriteDescriptorSet> {
        // SAFETY: the caller's promise.
        self.entries.iter().map(|entry| unsafe { write(arena, entry, set, data.cast()) }).collect()
    }
}

/// # Safety
///
/// The data has what the entry says.
unsafe fn write(
    arena: &Arena,
    entry: &vk::DescriptorUpdateTemplateEntry,
    dst_set: vk::DescriptorSet,
    data: *const u8,
) -> vk::WriteDescriptorSet {
    let plain = vk::WriteDescriptorSet {
        dst_set,
        dst_binding: entry.dst_binding,
        dst_array_element: entry.dst_array_element,
        descriptor_count: entry.descriptor_count,
        descriptor_type: entry.descriptor_type,
        ..Default::default()
    };
    let count = entry.descriptor_count;
    // SAFETY: the caller's promise.
    let (all, bytes) = unsafe { (gathered(arena, entry, data), data.add(entry.offset)) };
    let p_next = match entry.descriptor_type {
        DescriptorType::INLINE_UNIFORM_BLOCK => {
            // SAFETY: as above: such an entry counts bytes.
            let p_data = unsafe { arena.copy(bytes, count as usize) }.cast();
            let block = vk::WriteDescriptorSetInlineUniformBlock {
                data_size: count,
                p_data,
                ..Default::default()
            };
            arena.put(block).cast()
        }
        DescriptorType::ACCELERATION_STRUCTURE_KHR => arena
            .put(vk::WriteDescriptorSetAccelerationStructureKHR {
                acceleration_structure_count: count,
                p_acceleration_structures: all.cast(),
                ..Default::default()
            })
            .cast(),
        DescriptorType::ACCELERATION_STRUCTURE_NV => arena
            .put(vk::WriteDescriptorSetAccelerationStructureNV {
                acceleration_structure_count: count,
                p_acceleration_structures: all.cast(),
                ..Default::default()
            })
            .cast(),
        DescriptorType::TENSOR_ARM => arena
            .put(vk::WriteDescriptorSetTensorARM {
                tensor_view_count: count,
                p_tensor_views: all.cast(),
                ..Default::default()
            })
            .cast(),
        _ => ptr::null_mut(),
    };
    // A write reads the array of its type, and no other.
    vk::WriteDescriptorSet {
        p_next,
        p_image_info: all.cast(),
        p_buffer_info: all.cast(),
        p_texel_buffer_view: all.cast(),
        ..plain
    }
}

/// The descriptors of an entry as an array; null for an inline uniform block, whose bytes have no
/// stride.
///
/// # Safety
///
/// The data has what the entry says.
unsafe fn gathered(
    arena: &Arena,
    entry: &vk::DescriptorUpdateTemplateEntry,
    data: *const u8,
) -> *const u8 {
    if entry.descriptor_type == DescriptorType::INLINE_UNIFORM_BLOCK {
        return ptr::null();
    }
    let (size, _) = element_of(entry.descriptor_type);
    let array = arena.take(size * entry.descriptor_count as usize);
    for at in 0..entry.descriptor_count as usize {
        // SAFETY: the caller's promise; the array is new memory of as many descriptors.
        unsafe {
            let from = data.add(entry.offset + at * entry.stride);
            from.copy_to_nonoverlapping(array.add(at * size), size);
        }
    }
    array
}

/// The template of a handle.
///
/// # Safety
///
/// A live template of these entries.
pub unsafe fn template<'a>(handle: vk::DescriptorUpdateTemplate) -> &'a Template {
    // SAFETY: the caller's promise.
    unsafe { object::get(handle) }
}

unsafe extern "system" fn create(
    device: vk::Device,
    info: *const vk::DescriptorUpdateTemplateCreateInfo,
    callbacks: *const vk::AllocationCallbacks,
    template: *mut vk::DescriptorUpdateTemplate,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let (info, allocator) = (&*info, objects::device(device).allocator);
        let entries = slice(info.p_descriptor_update_entries, info.descriptor_update_entry_count);
        let made = Template {
            entries: entries.to_vec(),
            template_type: info.template_type,
            set_layout: info.descriptor_set_layout,
            bind_point: info.pipeline_bind_point,
        };
        object::store(object::create(allocator, callbacks, made), template)
    }
}

unsafe extern "system" fn destroy(
    _: vk::Device,
    template: vk::DescriptorUpdateTemplate,
    _: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage of the command.
    unsafe { object::destroy::<Template>(template) };
}

unsafe extern "system" fn update(
    device: vk::Device,
    set: vk::DescriptorSet,
    handle: vk::DescriptorUpdateTemplate,
    data: *const c_void,
) {
    // SAFETY: valid usage of the command; the table has what the entry requires.
    unsafe {
        let arena = Arena::new();
        let writes = template(handle).writes(&arena, set, data);
        let update = device_table(device).update_descriptor_sets().expect("required");
        update(device, writes.len() as u32, writes.as_ptr(), 0, ptr::null());
    }
}

unsafe extern "system" fn push(
    buffer: vk::CommandBuffer,
    info: *const vk::PushDescriptorSetWithTemplateInfo,
) {
    // SAFETY: valid usage of the command; the table has what the entry requires.
    unsafe {
        let (arena, info) = (Arena::new(), &*info);
        let template = template(info.descriptor_update_template);
        let writes = template.writes(&arena, vk::DescriptorSet::NULL, info.p_data);
        // The chain says how a null layout is to be understood.
        let pushed = vk::PushDescriptorSetInfo {
            p_next: info.p_next,
            stage_flags: stages_of(template.bind_point),
            layout: info.layout,
            set: info.set,
            descriptor_write_count: writes.len() as u32,
            p_descriptor_writes: writes.as_ptr(),
            ..Default::default()
        };
        device_table(buffer).cmd_push_descriptor_set2().expect("required")(buffer, &pushed);
    }
}
