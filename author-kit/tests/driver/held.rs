//! Objects that drivers on the CPU take over: those that hold their create info, descriptor sets,
//! memory, images.

use std::ptr::{from_ref, null};

use author_kit::common::{descriptors, events, held, host_images, host_memory};
use author_kit::driver::{Description, Driver, entry};
use dispatch_tables::vk;

use crate::memory::Memory;
use crate::support::{Instance, OfTest, call, physical_device};

static CPU: Driver = Driver::new(Description {
    also: &[host_memory::ENTRIES, host_images::ENTRIES, held::ENTRIES, descriptors::ENTRIES],
    ..Description::new(vk::API_VERSION_1_3, |_| Ok(vec![physical_device()]), |_, _| Ok(()))
});

struct OfCpu;

impl entry::Exported for OfCpu {
    const DRIVER: &'static Driver = &CPU;
}

#[test]
fn an_object_holds_a_copy_of_its_create_info_and_chain() {
    let instance = Instance::create::<OfCpu>(&[], null(), null()).expect("vkCreateInstance");
    let device = instance.device();
    let (handle, mut layout) = (device.handle, vk::DescriptorSetLayout::NULL);
    {
        let flags = [vk::DescriptorBindingFlags::PARTIALLY_BOUND; 2];
        let flags = vk::DescriptorSetLayoutBindingFlagsCreateInfo {
            binding_count: 2,
            p_binding_flags: flags.as_ptr(),
            ..Default::default()
        };
        let binding = |binding| vk::DescriptorSetLayoutBinding {
            binding,
            descriptor_count: 9,
            ..Default::default()
        };
        let bindings = [binding(3), binding(4)];
        let info = vk::DescriptorSetLayoutCreateInfo {
            p_next: from_ref(&flags).cast(),
            binding_count: 2,
            p_bindings: bindings.as_ptr(),
            ..Default::default()
        };
        let created =
            call!(device.commands.create_descriptor_set_layout(handle, &info, null(), &mut layout));
        assert_eq!(created, vk::Result::SUCCESS);
    }
    // SAFETY: the layout is alive.
    unsafe {
        let info = held::info::<vk::DescriptorSetLayoutCreateInfo>(layout);
        let bindings = author_kit::driver::slice(info.p_bindings, info.binding_count);
        assert_eq!(bindings.iter().map(|one| one.binding).collect::<Vec<_>>(), [3, 4]);
        let flags = vk::chain::find::<vk::DescriptorSetLayoutBindingFlagsCreateInfo, _>(info);
        let flags = *flags.expect("the chain").p_binding_flags.add(1);
        assert_eq!(flags, vk::DescriptorBindingFlags::PARTIALLY_BOUND);
    }

    let (mut pool, info) = (vk::DescriptorPool::NULL, vk::DescriptorPoolCreateInfo::default());
    call!(device.commands.create_descriptor_pool(handle, &info, null(), &mut pool));
    let layouts = [layout; 3];
    let info = vk::DescriptorSetAllocateInfo {
        descriptor_pool: pool,
        descriptor_set_count: 3,
        p_set_layouts: layouts.as_ptr(),
        ..Default::default()
    };
    let mut sets = [vk::DescriptorSet::NULL; 3];
    let allocated =
        call!(device.commands.allocate_descriptor_sets(handle, &info, sets.as_mut_ptr()));
    assert_eq!(allocated, vk::Result::SUCCESS);
    // SAFETY: the set is alive.
    assert_eq!(unsafe { descriptors::layout(sets[2]) }, layout);
    call!(device.commands.free_descriptor_sets(handle, pool, 1, sets.as_ptr()));
    let none = vk::DescriptorPoolResetFlags::empty();
    call!(device.commands.reset_descriptor_pool(handle, pool, none));
    call!(device.commands.allocate_descriptor_sets(handle, &info, sets.as_mut_ptr()));
    call!(device.commands.destroy_descriptor_pool(handle, pool, null()));
    call!(device.commands.destroy_descriptor_set_layout(handle, layout, null()));
    device.destroy();
    instance.destroy();
}

/// vkAllocateDescriptorSets: if one set fails, all handles are null.
#[test]
fn a_failed_allocation_of_descriptor_sets_leaves_none() {
    let memory = Memory::default();
    let callbacks = memory.callbacks();
    let instance = Instance::create::<OfCpu>(&[], null(), &callbacks).expect("vkCreateInstance");
    let device = instance.device();
    let (handle, mut pool) = (device.handle, vk::DescriptorPool::NULL);
    let info = vk::DescriptorPoolCreateInfo::default();
    call!(device.commands.create_descriptor_pool(handle, &info, null(), &mut pool));
    let before = memory.live();
    memory.fail_after(2);
    let layouts = [vk::DescriptorSetLayout::NULL; 3];
    let info = vk::DescriptorSetAllocateInfo {
        descriptor_pool: pool,
        descriptor_set_count: 3,
        p_set_layouts: layouts.as_ptr(),
        ..Default::default()
    };
    let mut sets = [vk::DescriptorSet::from_raw(7); 3];
    let failed = call!(device.commands.allocate_descriptor_sets(handle, &info, sets.as_mut_ptr()));
    assert_eq!(failed, vk::Result::ERROR_OUT_OF_HOST_MEMORY);
    assert_eq!((sets, memory.live()), ([vk::DescriptorSet::NULL; 3], before));
    call!(device.commands.destroy_descriptor_pool(handle, pool, null()));
    device.destroy();
    call!(instance.commands.destroy_instance(instance.handle, &callbacks));
    assert_eq!(memory.live(), 0);
}

#[test]
fn an_image_is_as_large_as_its_texels_and_starts_where_it_is_bound() {
    let instance = Instance::create::<OfCpu>(&[], null(), null()).expect("vkCreateInstance");
    let device = instance.device();
    let (handle, mut image) = (device.handle, vk::Image::NULL);
    let info = vk::ImageCreateInfo {
        format: vk::Format::R8G8B8A8_UNORM,
        extent: vk::Extent3D { width: 10, height: 7, depth: 1 },
        mip_levels: 1,
        array_layers: 2,
        samples: vk::SampleCountFlags::TYPE_1,
        ..Default::default()
    };
    call!(device.commands.create_image(handle, &info, null(), &mut image));
    let mut needs = vk::MemoryRequirements::default();
    call!(device.commands.get_image_memory_requirements(handle, image, &mut needs));
    assert_eq!((needs.size, needs.alignment), (576, 64), "560 bytes");
    let (mut layout, subresource) =
        (vk::SubresourceLayout::default(), vk::ImageSubresource::default());
    call!(device.commands.get_image_subresource_layout(handle, image, &subresource, &mut layout));
    assert_eq!((layout.row_pitch, layout.size), (40, 560));

    let mut memory = vk::DeviceMemory::NULL;
    let info = vk::MemoryAllocateInfo { allocation_size: 1024, ..Default::default() };
    call!(device.commands.allocate_memory(handle, &info, null(), &mut memory));
    call!(device.commands.bind_image_memory(handle, image, memory, 64));
    // SAFETY: both are alive.
    unsafe { assert_eq!(host_images::start(image), host_memory::address(memory, 64)) };
    let info = vk::MemoryAllocateInfo { allocation_size: 1 << 50, ..Default::default() };
    let mut too_much = vk::DeviceMemory::NULL;
    let failed = call!(device.commands.allocate_memory(handle, &info, null(), &mut too_much));
    assert_eq!(failed, vk::Result::ERROR_OUT_OF_DEVICE_MEMORY);
    call!(device.commands.destroy_image(handle, image, null()));
    call!(device.commands.free_memory(handle, memory, null()));
    device.destroy();
    instance.destroy();
}

#[test]
fn the_host_sets_and_resets_events() {
    let instance = Instance::create::<OfTest>(&[], null(), null()).expect("vkCreateInstance");
    let device = instance.device();
    let (handle, mut event) = (device.handle, vk::Event::NULL);
    let info = vk::EventCreateInfo::default();
    call!(device.commands.create_event(handle, &info, null(), &mut event));
    assert_eq!(call!(device.commands.get_event_status(handle, event)), vk::Result::EVENT_RESET);
    call!(device.commands.set_event(handle, event));
    assert_eq!(call!(device.commands.get_event_status(handle, event)), vk::Result::EVENT_SET);
    // SAFETY: the event is alive.
    assert!(unsafe { events::of(event) }.load(std::sync::atomic::Ordering::Relaxed));
    call!(device.commands.reset_event(handle, event));
    assert_eq!(call!(device.commands.get_event_status(handle, event)), vk::Result::EVENT_RESET);
    call!(device.commands.destroy_event(handle, event, null()));
    device.destroy();
    instance.destroy();
}
