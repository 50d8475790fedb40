//! Copies of structures and parameters with every kind of member.

use std::ffi::{CStr, c_char};
use std::ptr::null;

use dispatch_tables::Command;
use dispatch_tables::vk::{self, ObjectType};

use super::row::Kind;
use super::*;

/// The handles that a walk has found, by type and number.
type Seen = Vec<(ObjectType, u64)>;

fn copy_and_add<T: vk::chain::Structure>(
    arena: &Arena,
    extent: Extent,
    source: &T,
) -> (*mut T, Seen) {
    let mut seen = Vec::new();
    // SAFETY: the tests make valid structures.
    let copy = unsafe {
        copy_with(arena, extent, source, |mut place| {
            seen.push((place.ty, place.get()));
            place.set(place.get() + 100);
        })
    };
    (copy, seen)
}

#[test]
fn structures_are_found_by_their_type() {
    for row in rows::COMMANDS.iter().flat_map(|row| row.slots.members) {
        let Kind::Structure(row) = row.kind else { continue };
        if let Some(ty) = row.ty {
            assert!(std::ptr::eq(of_type(ty).expect("a row"), row), "{}", row.name);
        }
    }
    assert_eq!(of_type(vk::StructureType::SUBMIT_INFO).map(|row| row.name), Some("SubmitInfo"));
    assert!(of_type(vk::StructureType::from_raw(-1)).is_none());
}

#[test]
fn arrays_texts_and_chains_are_copied() {
    let names = [c"one".as_ptr(), c"three".as_ptr()];
    let priorities = [0.5_f32, 1.5];
    let queue = vk::DeviceQueueCreateInfo {
        queue_count: 2,
        p_queue_priorities: priorities.as_ptr(),
        ..Default::default()
    };
    let unknown = vk::BaseInStructure { s_type: vk::StructureType::from_raw(-7), p_next: null() };
    let devices = [1, 2].map(|number| vk::PhysicalDevice::from_raw(number as *mut _));
    let group = vk::DeviceGroupDeviceCreateInfo {
        p_next: (&raw const unknown).cast(),
        physical_device_count: 2,
        p_physical_devices: devices.as_ptr(),
        ..Default::default()
    };
    let features = vk::PhysicalDeviceVulkan11Features {
        p_next: (&raw const group).cast_mut().cast(),
        multiview: 1,
        ..Default::default()
    };
    let info = vk::DeviceCreateInfo {
        p_next: (&raw const features).cast(),
        queue_create_info_count: 1,
        p_queue_create_infos: &queue,
        enabled_extension_count: 2,
        pp_enabled_extension_names: names.as_ptr(),
        ..Default::default()
    };
    let arena = Arena::new();
    let (copy, seen) = copy_and_add(&arena, Extent::All, &info);
    assert_eq!(seen, [(ObjectType::PHYSICAL_DEVICE, 1), (ObjectType::PHYSICAL_DEVICE, 2)]);
    // SAFETY: the copy is a valid structure, as the original is.
    unsafe {
        let copy = &*copy;
        let copied = *copy.pp_enabled_extension_names.add(1);
        assert_eq!(CStr::from_ptr(copied), c"three");
        assert_ne!(copied, names[1]);
        assert_ne!(copy.p_queue_create_infos, &raw const queue);
        assert_ne!((*copy.p_queue_create_infos).p_queue_priorities, priorities.as_ptr());
        assert_eq!(*(*copy.p_queue_create_infos).p_queue_priorities.add(1), 1.5);
        let copied = copy.p_next.cast::<vk::PhysicalDeviceVulkan11Features>();
        assert!(copied != &raw const features && (*copied).multiview == 1);
        let copied = (*copied).p_next.cast::<vk::DeviceGroupDeviceCreateInfo>();
        assert_eq!((*(*copied).p_physical_devices.add(1)).as_raw() as usize, 102);
        assert_eq!(devices[1].as_raw() as usize, 2, "the original stays as it was");
        assert_eq!((*copied).p_next, (&raw const unknown).cast(), "its size is unknown");
    }
}

#[test]
fn without_handles_nothing_is_copied() {
    let indices = [1, 2];
    let features = vk::PhysicalDeviceFeatures2::default();
    let info = vk::BufferCreateInfo {
        p_next: (&raw const features).cast(),
        sharing_mode: vk::SharingMode::CONCURRENT,
        queue_family_index_count: 2,
        p_queue_family_indices: indices.as_ptr(),
        ..Default::default()
    };
    let arena = Arena::new();
    let (copy, seen) = copy_and_add(&arena, Extent::Handles, &info);
    assert_eq!(seen, []);
    // SAFETY: the copy is a valid structure, as the original is.
    let copy = unsafe { &*copy };
    assert_eq!((copy.p_next, copy.p_queue_family_indices), (info.p_next, indices.as_ptr()));
}

#[test]
fn members_that_a_sibling_switches_off_are_not_read() {
    let nonsense = 8 as *const u32;
    let info = vk::BufferCreateInfo {
        queue_family_index_count: 2,
        p_queue_family_indices: nonsense,
        ..Default::default()
    };
    let arena = Arena::new();
    let (copy, _) = copy_and_add(&arena, Extent::All, &info);
    // SAFETY: the copy is a valid structure, as the original is.
    assert_eq!(unsafe { (*copy).p_queue_family_indices }, nonsense);
    let image = vk::DescriptorImageInfo {
        sampler: vk::Sampler::from_raw(1),
        image_view: vk::ImageView::from_raw(2),
        ..Default::default()
    };
    let write = vk::WriteDescriptorSet {
        dst_set: vk::DescriptorSet::from_raw(3),
        descriptor_count: 1,
        descriptor_type: vk::DescriptorType::COMBINED_IMAGE_SAMPLER,
        p_image_info: &image,
        p_buffer_info: nonsense.cast(),
        p_texel_buffer_view: nonsense.cast(),
        ..Default::default()
    };
    let (_, seen) = copy_and_add(&arena, Extent::All, &write);
    let types: Vec<_> = seen.into_iter().map(|(ty, _)| ty).collect();
    assert_eq!(types, [ObjectType::DESCRIPTOR_SET, ObjectType::SAMPLER, ObjectType::IMAGE_VIEW]);
    let framebuffer = vk::FramebufferCreateInfo {
        flags: vk::FramebufferCreateFlags::IMAGELESS,
        attachment_count: 3,
        p_attachments: nonsense.cast(),
        ..Default::default()
    };
    let (_, seen) = copy_and_add(&arena, Extent::All, &framebuffer);
    assert_eq!(seen, [(ObjectType::RENDER_PASS, 0)]);
}

#[test]
fn a_selector_says_what_a_union_holds() {
    let sampler = vk::Sampler::from_raw(5);
    let info = vk::DescriptorGetInfoEXT {
        ty: vk::DescriptorType::SAMPLER,
        data: vk::DescriptorDataEXT { p_sampler: &sampler },
        ..Default::default()
    };
    let arena = Arena::new();
    let (copy, seen) = copy_and_add(&arena, Extent::Handles, &info);
    assert_eq!(seen, [(ObjectType::SAMPLER, 5)]);
    // SAFETY: the copy is a valid structure, as the original is.
    assert_eq!(unsafe { (*(*copy).data.p_sampler).as_raw() }, 105);
    let address = vk::DescriptorGetInfoEXT {
        ty: vk::DescriptorType::ACCELERATION_STRUCTURE_KHR,
        data: vk::DescriptorDataEXT { acceleration_structure: 8 },
        ..Default::default()
    };
    assert_eq!(copy_and_add(&arena, Extent::All, &address).1, []);
}

#[test]
fn handles_whose_type_is_a_member_are_found() {
    let name = vk::DebugUtilsObjectNameInfoEXT {
        object_type: ObjectType::FENCE,
        object_handle: 9,
        ..Default::default()
    };
    let arena = Arena::new();
    assert_eq!(copy_and_add(&arena, Extent::Handles, &name).1, [(ObjectType::FENCE, 9)]);
    let marker = vk::DebugMarkerObjectNameInfoEXT {
        object_type: vk::DebugReportObjectTypeEXT::SURFACE_KHR,
        object: 4,
        ..Default::default()
    };
    assert_eq!(copy_and_add(&arena, Extent::Handles, &marker).1, [(ObjectType::SURFACE_KHR, 4)]);
}

#[test]
fn arrays_of_arrays_have_the_lengths_of_the_structures() {
    let infos = [1, 3].map(|count| vk::AccelerationStructureBuildGeometryInfoKHR {
        geometry_count: count,
        ..Default::default()
    });
    let range = |count| vk::AccelerationStructureBuildRangeInfoKHR {
        primitive_count: count,
        ..Default::default()
    };
    let (first, second) = ([range(10)], [range(20), range(21), range(22)]);
    let ranges = [first.as_ptr(), second.as_ptr()];
    let mut slots = [0; 4];
    write_slot(&mut slots, 1, 2_u32);
    write_slot(&mut slots, 2, infos.as_ptr());
    write_slot(&mut slots, 3, ranges.as_ptr());
    let row = of_command(Command::CMD_BUILD_ACCELERATION_STRUCTURES_KHR).expect("a command");
    let arena = Arena::new();
    // SAFETY: the slots hold valid arguments.
    unsafe {
        copy_parameters(&arena, row, &mut slots);
        let copied: *const *const vk::AccelerationStructureBuildRangeInfoKHR = read_slot(&slots, 3);
        assert_ne!(copied, ranges.as_ptr());
        assert_ne!(*copied.add(1), second.as_ptr());
        assert_eq!((*(*copied.add(1)).add(2)).primitive_count, 22);
    }
}

#[test]
fn counts_are_computed_as_the_registry_says() {
    let arena = Arena::new();
    let code = [1_u32, 2, 3];
    let module =
        vk::ShaderModuleCreateInfo { code_size: 12, p_code: code.as_ptr(), ..Default::default() };
    let (copy, _) = copy_and_add(&arena, Extent::All, &module);
    // SAFETY: the copy is a valid structure, as the original is.
    assert_eq!(unsafe { *(*copy).p_code.add(2) }, 3);
    // Every second word is another structure's: the stride is 16 bytes, the last element has 8.
    let draws = [1_u32, 2, 0, 0, 3, 4];
    let mut slots = [0; 6];
    write_slot(&mut slots, 1, 2_u32);
    write_slot(&mut slots, 2, draws.as_ptr());
    write_slot(&mut slots, 5, 16_u32);
    let row = of_command(Command::CMD_DRAW_MULTI_EXT).expect("a command");
    // SAFETY: the slots hold valid arguments.
    unsafe {
        copy_parameters(&arena, row, &mut slots);
        let copied: *const u32 = read_slot(&slots, 2);
        assert_ne!(copied, draws.as_ptr());
        assert_eq!(std::slice::from_raw_parts(copied, 6), draws);
    }
}

#[test]
fn written_handles_are_visited_where_they_are() {
    let mut properties = [1, 2].map(|number| vk::DisplayPropertiesKHR {
        display: vk::DisplayKHR::from_raw(number),
        ..Default::default()
    });
    let count: *const u32 = &2;
    let mut slots = [0; 3];
    write_slot(&mut slots, 1, count);
    write_slot(&mut slots, 2, properties.as_mut_ptr());
    let row = of_command(Command::GET_PHYSICAL_DEVICE_DISPLAY_PROPERTIES_KHR).expect("a command");
    // SAFETY: the slots hold valid arguments.
    unsafe { visit_written(row, &mut slots, |mut place| place.set(place.get() + 100)) };
    assert_eq!(properties.map(|properties| properties.display.as_raw()), [101, 102]);
}

#[test]
fn text_parameters_are_copied() {
    let name = c"vkSomething".as_ptr();
    let mut slots = [0; 2];
    write_slot(&mut slots, 1, name);
    let row = of_command(Command::GET_DEVICE_PROC_ADDR).expect("a command");
    let arena = Arena::new();
    // SAFETY: the slots hold valid arguments.
    unsafe {
        copy_parameters(&arena, row, &mut slots);
        let copied: *const c_char = read_slot(&slots, 1);
        assert!(copied != name && CStr::from_ptr(copied) == c"vkSomething");
    }
}
