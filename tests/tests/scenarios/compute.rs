//! A compute program on a real driver, Mesa's lavapipe: a shader reads one buffer and writes
//! another, and every element is checked.

use std::slice;

use dispatch_tables::vk;
use tests::{Device, Instance, InstanceRequest, Loader, Sandbox, call};

use crate::real_drivers::lavapipe;

/// `square.spvasm`: `output[i] = input[i] * input[i] + 1`.
const SHADER: &[u8] = include_bytes!("compute/square.spv");
const GROUP_SIZE: u32 = 64;
const ELEMENTS: u32 = 16 * GROUP_SIZE;
const BYTES: u64 = ELEMENTS as u64 * 4;

/// `call!` for commands that return a `VkResult`.
macro_rules! succeed {
    ($($table:ident).+ ( $($argument:expr),* $(,)? )) => {
        assert_eq!(call!($($table).+($($argument),*)), vk::Result::SUCCESS, stringify!($($table).+))
    };
}

/// `vkCreateX(device, &info, NULL, &mut handle)`.
macro_rules! create {
    ($device:ident.$create:ident($info:expr)) => {{
        let info = $info;
        let mut handle = Default::default();
        succeed!($device.commands.$create($device.handle, &info, std::ptr::null(), &mut handle));
        handle
    }};
}

#[test]
#[ignore = "needs mesa-vulkan-drivers"]
fn a_compute_shader_reads_and_writes_buffers() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_DRIVER_FILES", lavapipe());
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        run(&instance);
        instance.destroy();
    });
    outcome.expect_success();
}

/// Runs the shader on the first device of an instance.
pub(crate) fn run(instance: &Instance) {
    let physical_device = instance.physical_devices()[0];
    let device = instance.create_device(physical_device, &[]);
    compute(device, host_memory_type(instance, physical_device));
}

/// Runs the shader once, checks its output, and destroys everything, including the device.
fn compute(device: Device, memory_type: u32) {
    let mut input = buffer(device, memory_type);
    let mut output = buffer(device, memory_type);
    for (value, element) in (0..).zip(elements(device, &mut input)) {
        *element = value;
    }
    let shader = Shader::create(device);
    let (descriptor_pool, set) =
        descriptors(device, shader.set_layout, [input.buffer, output.buffer]);
    let (pool, commands) = device.command_buffer();
    record(device, commands, &shader, set);
    submit_and_wait(device, commands);

    for (value, element) in (0_u32..).zip(elements(device, &mut output)) {
        assert_eq!(*element, value * value + 1, "element {value}");
    }
    let none = std::ptr::null();
    call!(device.commands.destroy_command_pool(device.handle, pool, none));
    call!(device.commands.destroy_descriptor_pool(device.handle, descriptor_pool, none));
    shader.destroy(device);
    for Buffer { buffer, memory } in [input, output] {
        call!(device.commands.destroy_buffer(device.handle, buffer, none));
        call!(device.commands.free_memory(device.handle, memory, none));
    }
    device.destroy();
}

/// A host-visible and coherent memory type.
fn host_memory_type(instance: &Instance, physical_device: vk::PhysicalDevice) -> u32 {
    let mut properties = vk::PhysicalDeviceMemoryProperties::default();
    call!(
        instance
            .physical_device_commands
            .get_physical_device_memory_properties(physical_device, &mut properties)
    );
    let wanted = vk::MemoryPropertyFlags::HOST_VISIBLE | vk::MemoryPropertyFlags::HOST_COHERENT;
    let types = &properties.memory_types[..properties.memory_type_count as usize];
    (0..)
        .zip(types)
        .find(|(_, memory)| memory.property_flags.contains(wanted))
        .map(|(index, _)| index)
        .expect("every driver has such memory")
}

struct Buffer {
    buffer: vk::Buffer,
    memory: vk::DeviceMemory,
}

fn buffer(device: Device, memory_type: u32) -> Buffer {
    let buffer = create!(device.create_buffer(vk::BufferCreateInfo {
        size: BYTES,
        usage: vk::BufferUsageFlags::STORAGE_BUFFER,
        ..Default::default()
    }));
    let mut requirements = vk::MemoryRequirements::default();
    call!(device.commands.get_buffer_memory_requirements(device.handle, buffer, &mut requirements));
    assert_ne!(
        requirements.memory_type_bits & (1 << memory_type),
        0,
        "mappable memory holds buffers"
    );
    let memory = create!(device.allocate_memory(vk::MemoryAllocateInfo {
        allocation_size: requirements.size,
        memory_type_index: memory_type,
        ..Default::default()
    }));
    succeed!(device.commands.bind_buffer_memory(device.handle, buffer, memory, 0));
    Buffer { buffer, memory }
}

/// The elements of a buffer. The memory stays mapped until it is freed.
fn elements(device: Device, buffer: &mut Buffer) -> &mut [u32] {
    let mut pointer = std::ptr::null_mut();
    let flags = vk::MemoryMapFlags::empty();
    succeed!(device.commands.map_memory(
        device.handle,
        buffer.memory,
        0,
        vk::WHOLE_SIZE,
        flags,
        &mut pointer
    ));
    // SAFETY: the mapping holds that many aligned elements, and no other code uses it.
    unsafe { slice::from_raw_parts_mut(pointer.cast(), ELEMENTS as usize) }
}

struct Shader {
    module: vk::ShaderModule,
    set_layout: vk::DescriptorSetLayout,
    layout: vk::PipelineLayout,
    pipeline: vk::Pipeline,
}

impl Shader {
    fn create(device: Device) -> Self {
        let words: Vec<u32> =
            SHADER.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
        let module = create!(device.create_shader_module(vk::ShaderModuleCreateInfo {
            code_size: SHADER.len(),
            p_code: words.as_ptr(),
            ..Default::default()
        }));
        let bindings = [0, 1].map(|binding| vk::DescriptorSetLayoutBinding {
            binding,
            descriptor_type: vk::DescriptorType::STORAGE_BUFFER,
            descriptor_count: 1,
            stage_flags: vk::ShaderStageFlags::COMPUTE,
            ..Default::default()
        });
        let set_layout =
            create!(device.create_descriptor_set_layout(vk::DescriptorSetLayoutCreateInfo {
                binding_count: 2,
                p_bindings: bindings.as_ptr(),
                ..Default::default()
            }));
        let layout = create!(device.create_pipeline_layout(vk::PipelineLayoutCreateInfo {
            set_layout_count: 1,
            p_set_layouts: &set_layout,
            ..Default::default()
        }));
        let pipeline = pipeline(device, module, layout);
        Self { module, set_layout, layout, pipeline }
    }

    fn destroy(self, device: Device) {
        let none = std::ptr::null();
        let (commands, device) = (device.commands, device.handle);
        call!(commands.destroy_pipeline(device, self.pipeline, none));
        call!(commands.destroy_pipeline_layout(device, self.layout, none));
        call!(commands.destroy_descriptor_set_layout(device, self.set_layout, none));
        call!(commands.destroy_shader_module(device, self.module, none));
    }
}

fn pipeline(device: Device, module: vk::ShaderModule, layout: vk::PipelineLayout) -> vk::Pipeline {
    let info = vk::ComputePipelineCreateInfo {
        stage: vk::PipelineShaderStageCreateInfo {
            stage: vk::ShaderStageFlags::COMPUTE,
            module,
            p_name: c"main".as_ptr(),
            ..Default::default()
        },
        layout,
        ..Default::default()
    };
    let mut pipeline = vk::Pipeline::NULL;
    let (cache, none) = (vk::PipelineCache::NULL, std::ptr::null());
    succeed!(device.commands.create_compute_pipelines(
        device.handle,
        cache,
        1,
        &info,
        none,
        &mut pipeline
    ));
    pipeline
}

/// A descriptor set with the two buffers, and its pool.
fn descriptors(
    device: Device,
    layout: vk::DescriptorSetLayout,
    buffers: [vk::Buffer; 2],
) -> (vk::DescriptorPool, vk::DescriptorSet) {
    let size =
        vk::DescriptorPoolSize { ty: vk::DescriptorType::STORAGE_BUFFER, descriptor_count: 2 };
    let pool = create!(device.create_descriptor_pool(vk::DescriptorPoolCreateInfo {
        max_sets: 1,
        pool_size_count: 1,
        p_pool_sizes: &size,
        ..Default::default()
    }));
    let info = vk::DescriptorSetAllocateInfo {
        descriptor_pool: pool,
        descriptor_set_count: 1,
        p_set_layouts: &layout,
        ..Default::default()
    };
    let mut set = vk::DescriptorSet::NULL;
    succeed!(device.commands.allocate_descriptor_sets(device.handle, &info, &mut set));
    for (binding, buffer) in (0..).zip(buffers) {
        let range =
            vk::DescriptorBufferInfo { buffer, range: vk::WHOLE_SIZE, ..Default::default() };
        let write = vk::WriteDescriptorSet {
            dst_set: set,
            dst_binding: binding,
            descriptor_count: 1,
            descriptor_type: vk::DescriptorType::STORAGE_BUFFER,
            p_buffer_info: &range,
            ..Default::default()
        };
        call!(device.commands.update_descriptor_sets(
            device.handle,
            1,
            &write,
            0,
            std::ptr::null()
        ));
    }
    (pool, set)
}

fn record(device: Device, commands: vk::CommandBuffer, shader: &Shader, set: vk::DescriptorSet) {
    let (table, compute) = (device.commands, vk::PipelineBindPoint::COMPUTE);
    succeed!(table.begin_command_buffer(commands, &vk::CommandBufferBeginInfo::default()));
    call!(table.cmd_bind_pipeline(commands, compute, shader.pipeline));
    call!(table.cmd_bind_descriptor_sets(
        commands,
        compute,
        shader.layout,
        0,
        1,
        &set,
        0,
        std::ptr::null()
    ));
    call!(table.cmd_dispatch(commands, ELEMENTS / GROUP_SIZE, 1, 1));
    succeed!(table.end_command_buffer(commands));
}

fn submit_and_wait(device: Device, commands: vk::CommandBuffer) {
    let queue = device.queue();
    let fence = create!(device.create_fence(vk::FenceCreateInfo::default()));
    let submit = vk::SubmitInfo {
        command_buffer_count: 1,
        p_command_buffers: &commands,
        ..Default::default()
    };
    succeed!(device.commands.queue_submit(queue, 1, &submit, fence));
    succeed!(device.commands.wait_for_fences(device.handle, 1, &fence, vk::TRUE, u64::MAX));
    call!(device.commands.destroy_fence(device.handle, fence, std::ptr::null()));
}
