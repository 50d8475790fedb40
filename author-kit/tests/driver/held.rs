//! Objects that drivers on the CPU take over: those that hold their create info, descriptor sets,
//! memory, images.

use std::ptr::{from_ref, null};

use author_kit::common::{
    descriptors, events, held, host_copies, host_images, host_memory, queries, shaders,
};
use author_kit::driver::{Description, Driver, entry};
use dispatch_tables::vk;

use crate::memory::Memory;
use crate::support::{Instance, OfTest, call, physical_device};

/// A driver with all objects that the kit has on the CPU.
pub(crate) static CPU: Driver = Driver::new(Description {
    also: &[
        host_memory::ENTRIES,
        host_images::ENTRIES,
        host_copies::ENTRIES,
        held::ENTRIES,
        descriptors::ENTRIES,
        queries::ENTRIES,
    ],
    ..Description::new(vk::API_VERSION_1_3, |_| Ok(vec![physical_device()]), |_, _| Ok(()))
});

pub(crate) struct OfCpu;

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

/// A module and its create info have one identifier, which other code and flags change.
#[test]
fn shaders_are_identified_by_their_code() {
    let tables = CPU.tables();
    let instance = Instance::create::<OfCpu>(&[], null(), null()).expect("vkCreateInstance");
    let device = instance.device();
    let (handle, code) = (device.handle, [7_u32, 8, 9]);
    let of_info = |code: &[u32]| {
        let info = vk::ShaderModuleCreateInfo {
            code_size: size_of_val(code),
            p_code: code.as_ptr(),
            ..Default::default()
        };
        let mut of_info = vk::ShaderModuleIdentifierEXT::default();
        let identify = tables.device.get_shader_module_create_info_identifier_ext();
        // SAFETY: valid usage of the command.
        unsafe { identify.expect("an entry")(handle, &info, &mut of_info) };
        let (mut module, mut of_module) =
            (vk::ShaderModule::NULL, vk::ShaderModuleIdentifierEXT::default());
        call!(device.commands.create_shader_module(handle, &info, null(), &mut module));
        let identify = tables.device.get_shader_module_identifier_ext().expect("an entry");
        // SAFETY: valid usage of the command.
        unsafe { identify(handle, module, &mut of_module) };
        call!(device.commands.destroy_shader_module(handle, module, null()));
        let identifier = of_info.identifier[..of_info.identifier_size as usize].to_vec();
        assert_eq!(identifier, of_module.identifier[..of_module.identifier_size as usize]);
        identifier
    };
    assert_eq!(of_info(&code), of_info(&code));
    let others = [&code[..2], &[7, 8, 10], &[8, 7, 9]].map(of_info);
    assert!(others.iter().all(|other| other.len() == 16 && *other != of_info(&code)));
    // FNV-1a of 128 bits has this hash of nothing but a word of zeros, the flags.
    let expected = (0..4).fold(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d_u128, |hash, _| {
        hash.wrapping_mul((1 << 88) + 0x13b)
    });
    assert_eq!(of_info(&[]), expected.to_le_bytes());
    device.destroy();
    instance.destroy();
}

#[test]
fn the_code_of_a_stage_is_its_modules_or_its_chains() {
    let instance = Instance::create::<OfCpu>(&[], null(), null()).expect("vkCreateInstance");
    let device = instance.device();
    let (handle, mut module) = (device.handle, vk::ShaderModule::NULL);
    let of = |code: &[u32]| vk::ShaderModuleCreateInfo {
        code_size: size_of_val(code),
        p_code: code.as_ptr(),
        ..Default::default()
    };
    let (code, chained) = ([1_u32, 2], [3_u32, 4, 5]);
    call!(device.commands.create_shader_module(handle, &of(&code), null(), &mut module));
    let chained = of(&chained);
    let first = |stage: &vk::PipelineShaderStageCreateInfo| {
        // SAFETY: module and chain are alive.
        unsafe { shaders::code(stage).map(|info| *info.p_code) }
    };
    let p_next = from_ref(&chained).cast();
    let stage = vk::PipelineShaderStageCreateInfo { p_next, module, ..Default::default() };
    assert_eq!(first(&stage), Some(1));
    let stage = vk::PipelineShaderStageCreateInfo { p_next, ..Default::default() };
    assert_eq!(first(&stage), Some(3));
    assert_eq!(first(&vk::PipelineShaderStageCreateInfo::default()), None);
    // SAFETY: both are valid.
    unsafe { assert_ne!(shaders::hash(&chained), shaders::hash(&of(&code))) };
    call!(device.commands.destroy_shader_module(handle, module, null()));
    device.destroy();
    instance.destroy();
}

/// A deferred operation is complete from the start, and a pipeline has no executables.
#[test]
fn nothing_is_deferred_and_nothing_is_executable() {
    let table = &CPU.tables().device;
    let memory = Memory::default();
    let callbacks = memory.callbacks();
    let instance = Instance::create::<OfCpu>(&[], null(), null()).expect("vkCreateInstance");
    let device = instance.device();
    let (handle, mut operation) = (device.handle, vk::DeferredOperationKHR::NULL);
    let (mut count, mut properties) = (1, vk::PipelineExecutablePropertiesKHR::default());
    let pipeline = vk::PipelineInfoKHR::default();
    // SAFETY: valid usage of the commands.
    unsafe {
        let create = table.create_deferred_operation_khr().expect("an entry");
        assert_eq!(create(handle, &callbacks, &mut operation), vk::Result::SUCCESS);
        assert_eq!(memory.live(), 1);
        let join = table.deferred_operation_join_khr().expect("an entry");
        assert_eq!(join(handle, operation), vk::Result::SUCCESS);
        let result = table.get_deferred_operation_result_khr().expect("an entry");
        assert_eq!(result(handle, operation), vk::Result::SUCCESS);
        let concurrency = table.get_deferred_operation_max_concurrency_khr().expect("an entry");
        assert_eq!(concurrency(handle, operation), 1);
        table.destroy_deferred_operation_khr().expect("an entry")(handle, operation, &callbacks);
        assert_eq!(memory.live(), 0);
        let executables = table.get_pipeline_executable_properties_khr().expect("an entry");
        let listed = executables(handle, &pipeline, &mut count, &mut properties);
        assert_eq!((listed, count), (vk::Result::SUCCESS, 0));
    }
    device.destroy();
    instance.destroy();
}
