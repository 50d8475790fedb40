//! Descriptor updates by template, which the driver sees as plain writes.

use std::ffi::c_void;
use std::mem::offset_of;
use std::ptr::{from_ref, null};
use std::sync::Mutex;

use author_kit::common::{held, templates};
use author_kit::driver::{Description, Driver, entry, slice};
use dispatch_tables::DeviceEntrypointTable;
use dispatch_tables::vk::{self, DescriptorType, Handle};

use crate::support::{Instance, call, physical_device};

static WRITER: Driver = Driver::new(Description {
    device: DeviceEntrypointTable {
        update_descriptor_sets: Some(update),
        cmd_push_descriptor_set2: Some(push),
        ..DeviceEntrypointTable::EMPTY
    },
    also: &[held::ENTRIES],
    ..Description::new(vk::API_VERSION_1_3, |_| Ok(vec![physical_device()]), |_, _| Ok(()))
});

struct OfWriter;

impl entry::Exported for OfWriter {
    const DRIVER: &'static Driver = &WRITER;
}

/// What a write says: its binding, element, type, and what it reads of its own array.
type Written = (u32, u32, DescriptorType, Vec<u64>);

static WRITTEN: Mutex<Vec<Written>> = Mutex::new(Vec::new());

/// # Safety
///
/// Valid writes.
unsafe fn note(writes: *const vk::WriteDescriptorSet, count: u32) {
    // SAFETY: the caller's promise.
    let writes = unsafe { slice(writes, count) };
    let values = |write: &vk::WriteDescriptorSet| {
        let count = write.descriptor_count;
        // SAFETY: the caller's promise: each type has its array.
        unsafe {
            match write.descriptor_type {
                DescriptorType::SAMPLED_IMAGE => slice(write.p_image_info, count)
                    .iter()
                    .map(|it| it.image_view.as_u64())
                    .collect(),
                DescriptorType::STORAGE_BUFFER => {
                    slice(write.p_buffer_info, count).iter().map(|it| it.range).collect()
                }
                DescriptorType::INLINE_UNIFORM_BLOCK => {
                    let block =
                        vk::chain::find::<vk::WriteDescriptorSetInlineUniformBlock, _>(write);
                    let block = block.expect("the block");
                    let bytes = slice(block.p_data.cast::<u8>(), block.data_size);
                    bytes.iter().copied().map(u64::from).collect()
                }
                DescriptorType::ACCELERATION_STRUCTURE_KHR => {
                    let all =
                        vk::chain::find::<vk::WriteDescriptorSetAccelerationStructureKHR, _>(write);
                    let all = all.expect("the structures");
                    let all =
                        slice(all.p_acceleration_structures, all.acceleration_structure_count);
                    all.iter().map(|it| it.as_u64()).collect()
                }
                _ => slice(write.p_texel_buffer_view, count).iter().map(|it| it.as_u64()).collect(),
            }
        }
    };
    let written = writes
        .iter()
        .map(|it| (it.dst_binding, it.dst_array_element, it.descriptor_type, values(it)));
    WRITTEN.lock().unwrap().extend(written);
}

unsafe extern "system" fn update(
    _: vk::Device,
    count: u32,
    writes: *const vk::WriteDescriptorSet,
    copies: u32,
    _: *const vk::CopyDescriptorSet,
) {
    assert_eq!(copies, 0);
    // SAFETY: valid usage of the command.
    unsafe {
        assert!(slice(writes, count).iter().all(|write| write.dst_set.as_u64() == 77));
        note(writes, count);
    }
}

unsafe extern "system" fn push(_: vk::CommandBuffer, info: *const vk::PushDescriptorSetInfo) {
    // SAFETY: valid usage of the command.
    unsafe {
        assert_eq!((*info).stage_flags, vk::ShaderStageFlags::COMPUTE);
        assert_eq!(((*info).set, (*info).layout.as_u64()), (2, 5));
        note((*info).p_descriptor_writes, (*info).descriptor_write_count);
    }
}

/// An application's own structure, in which descriptors are apart.
#[repr(C)]
#[derive(Default)]
struct Data {
    block: [u8; 5],
    images: [(vk::DescriptorImageInfo, u64); 2],
    buffer: vk::DescriptorBufferInfo,
    views: [u64; 2],
    structures: [[u64; 3]; 2],
}

fn entries() -> [vk::DescriptorUpdateTemplateEntry; 5] {
    let entry = |dst_binding, descriptor_type, descriptor_count, offset, stride| {
        vk::DescriptorUpdateTemplateEntry {
            dst_binding,
            dst_array_element: dst_binding * 10,
            descriptor_count,
            descriptor_type,
            offset,
            stride,
        }
    };
    let structures = offset_of!(Data, structures);
    [
        entry(0, DescriptorType::SAMPLED_IMAGE, 2, offset_of!(Data, images), 32),
        entry(1, DescriptorType::STORAGE_BUFFER, 1, offset_of!(Data, buffer), 0),
        entry(2, DescriptorType::UNIFORM_TEXEL_BUFFER, 2, offset_of!(Data, views), 8),
        entry(3, DescriptorType::INLINE_UNIFORM_BLOCK, 5, offset_of!(Data, block), 0),
        entry(4, DescriptorType::ACCELERATION_STRUCTURE_KHR, 2, structures, 24),
    ]
}

#[test]
fn updates_and_pushes_by_template_are_plain_writes() {
    let instance = Instance::create::<OfWriter>(&[], null(), null()).expect("vkCreateInstance");
    let device = instance.device();
    let entries = entries();
    let info = vk::DescriptorUpdateTemplateCreateInfo {
        descriptor_update_entry_count: 5,
        p_descriptor_update_entries: entries.as_ptr(),
        pipeline_bind_point: vk::PipelineBindPoint::COMPUTE,
        ..Default::default()
    };
    let (handle, mut template) = (device.handle, vk::DescriptorUpdateTemplate::NULL);
    let made = call!(device.commands.create_descriptor_update_template(
        handle,
        &info,
        null(),
        &mut template
    ));
    assert_eq!(made, vk::Result::SUCCESS);
    // SAFETY: the template is alive.
    let size = unsafe { templates::template(template) }.size();
    assert_eq!(size, size_of::<Data>() - 16, "the last structure has no stride behind it");

    let image = |view| {
        let image_view = vk::ImageView::from_u64(view);
        (vk::DescriptorImageInfo { image_view, ..Default::default() }, 0)
    };
    let data = Data {
        block: [1, 2, 3, 4, 5],
        images: [image(21), image(22)],
        buffer: vk::DescriptorBufferInfo { range: 31, ..Default::default() },
        views: [41, 42],
        structures: [[51, 0, 0], [52, 0, 0]],
    };
    let data = from_ref(&data).cast::<c_void>();
    let set = vk::DescriptorSet::from_u64(77);
    call!(device.commands.update_descriptor_set_with_template(handle, set, template, data));
    let updated = std::mem::take(&mut *WRITTEN.lock().unwrap());
    let expected = [
        (0, 0, DescriptorType::SAMPLED_IMAGE, vec![21, 22]),
        (1, 10, DescriptorType::STORAGE_BUFFER, vec![31]),
        (2, 20, DescriptorType::UNIFORM_TEXEL_BUFFER, vec![41, 42]),
        (3, 30, DescriptorType::INLINE_UNIFORM_BLOCK, vec![1, 2, 3, 4, 5]),
        (4, 40, DescriptorType::ACCELERATION_STRUCTURE_KHR, vec![51, 52]),
    ];
    assert_eq!(updated, expected);

    // The oldest form of a push becomes the newer ones, and then writes.
    let push = WRITER.tables().device.cmd_push_descriptor_set_with_template().expect("entries");
    let (pool, buffer) = device.command_buffer();
    let layout = vk::PipelineLayout::from_u64(5);
    // SAFETY: valid usage of the command, by the driver above.
    unsafe { push(buffer, template, layout, 2, data) };
    assert_eq!(std::mem::take(&mut *WRITTEN.lock().unwrap()), expected);
    call!(device.commands.destroy_command_pool(handle, pool, null()));
    call!(device.commands.destroy_descriptor_update_template(handle, template, null()));
    device.destroy();
    instance.destroy();
}
