//! Descriptors in the data of an update template: the application's own structure, of which only the
//! template knows the layout. A driver makes plain writes of the data, and a layer replaces its handles.

use dispatch_tables::vk::{self, DescriptorType, ObjectType};

/// The bytes that an update reads, from the start of its data.
pub(crate) fn end_of_data(entries: &[vk::DescriptorUpdateTemplateEntry]) -> usize {
    entries.iter().map(end).max().unwrap_or_default()
}

/// Where an entry ends.
fn end(entry: &vk::DescriptorUpdateTemplateEntry) -> usize {
    let count = entry.descriptor_count as usize;
    let (size, handles) = element_of(entry.descriptor_type);
    match (count, handles.is_empty()) {
        (0, _) => 0,
        // Of bytes the count says how many there are, without a stride.
        (_, true) => entry.offset + count,
        _ => entry.offset + (count - 1) * entry.stride + size,
    }
}

/// Bytes of a descriptor in the data, and where its handles are. A descriptor without handles is a byte.
pub(crate) fn element_of(ty: DescriptorType) -> (usize, &'static [(usize, ObjectType)]) {
    const IMAGE: &[(usize, ObjectType)] = &[
        (std::mem::offset_of!(vk::DescriptorImageInfo, sampler), ObjectType::SAMPLER),
        (std::mem::offset_of!(vk::DescriptorImageInfo, image_view), ObjectType::IMAGE_VIEW),
    ];
    match ty {
        DescriptorType::SAMPLER
        | DescriptorType::COMBINED_IMAGE_SAMPLER
        | DescriptorType::SAMPLED_IMAGE
        | DescriptorType::STORAGE_IMAGE
        | DescriptorType::INPUT_ATTACHMENT
        | DescriptorType::SAMPLE_WEIGHT_IMAGE_QCOM
        | DescriptorType::BLOCK_MATCH_IMAGE_QCOM => (size_of::<vk::DescriptorImageInfo>(), IMAGE),
        DescriptorType::UNIFORM_TEXEL_BUFFER | DescriptorType::STORAGE_TEXEL_BUFFER => {
            (8, &[(0, ObjectType::BUFFER_VIEW)])
        }
        DescriptorType::UNIFORM_BUFFER
        | DescriptorType::STORAGE_BUFFER
        | DescriptorType::UNIFORM_BUFFER_DYNAMIC
        | DescriptorType::STORAGE_BUFFER_DYNAMIC => {
            (size_of::<vk::DescriptorBufferInfo>(), &[(0, ObjectType::BUFFER)])
        }
        DescriptorType::ACCELERATION_STRUCTURE_KHR => {
            (8, &[(0, ObjectType::ACCELERATION_STRUCTURE_KHR)])
        }
        DescriptorType::ACCELERATION_STRUCTURE_NV => {
            (8, &[(0, ObjectType::ACCELERATION_STRUCTURE_NV)])
        }
        DescriptorType::TENSOR_ARM => (8, &[(0, ObjectType::TENSOR_VIEW_ARM)]),
        _ => (1, &[]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The last descriptor has no stride behind it: the application's data may end there.
    #[test]
    fn an_entry_ends_with_its_last_descriptor() {
        let of = |ty, count| {
            end(&vk::DescriptorUpdateTemplateEntry {
                descriptor_type: ty,
                descriptor_count: count,
                offset: 8,
                stride: 100,
                ..Default::default()
            })
        };
        let size = size_of::<vk::DescriptorBufferInfo>();
        assert_eq!(of(DescriptorType::UNIFORM_BUFFER, 3), 8 + 2 * 100 + size);
        assert_eq!(of(DescriptorType::UNIFORM_BUFFER, 1), 8 + size);
        assert_eq!(of(DescriptorType::UNIFORM_BUFFER, 0), 0);
        assert_eq!(of(DescriptorType::INLINE_UNIFORM_BLOCK, 12), 8 + 12);
    }
}
