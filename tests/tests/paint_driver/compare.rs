//! The same clears, copies, blits and resolves with paint-driver and with lavapipe, both on our loader.
//! Copies and integers are compared byte for byte. Numbers that are converted may differ by one step of the
//! format, and filtered ones by what a filter of eight fractional bits loses: the specification allows both.

use std::ptr::{self, null};
use std::slice;

use author_kit::common::texels::{Color, Encoding};
use dispatch_tables::vk::{self, Format as F, ImageAspectFlags as Aspect};
use tests::programs::lavapipe;
use tests::{Device, Instance, InstanceRequest, Loader, Sandbox, artifacts, call};

const GENERAL: vk::ImageLayout = vk::ImageLayout::GENERAL;

/// Formats, and the bits of their components from the lowest, in the order of the bytes.
const FLOATS: &[(F, &[u32])] = &[
    (F::R8_UNORM, &[8]),
    (F::R8G8_UNORM, &[8; 2]),
    (F::R8G8B8A8_UNORM, &[8; 4]),
    (F::B8G8R8A8_UNORM, &[8; 4]),
    (F::R8G8B8A8_SNORM, &[8; 4]),
    (F::R8G8B8A8_SRGB, &[8; 4]),
    (F::B8G8R8A8_SRGB, &[8; 4]),
    (F::A8B8G8R8_UNORM_PACK32, &[8; 4]),
    (F::R5G6B5_UNORM_PACK16, &[5, 6, 5]),
    (F::A1R5G5B5_UNORM_PACK16, &[5, 5, 5, 1]),
    (F::A2B10G10R10_UNORM_PACK32, &[10, 10, 10, 2]),
    (F::R16G16B16A16_UNORM, &[16; 4]),
    (F::R16G16B16A16_SNORM, &[16; 4]),
    (F::R16_SFLOAT, &[16]),
    (F::R16G16B16A16_SFLOAT, &[16; 4]),
    (F::R32G32_SFLOAT, &[32; 2]),
    (F::R32G32B32A32_SFLOAT, &[32; 4]),
    (F::B10G11R11_UFLOAT_PACK32, &[11, 11, 10]),
];
const UNSIGNED: &[(F, &[u32])] = &[
    (F::R8_UINT, &[8]),
    (F::R8G8B8A8_UINT, &[8; 4]),
    (F::A2B10G10R10_UINT_PACK32, &[10, 10, 10, 2]),
    (F::R16G16_UINT, &[16; 2]),
    (F::R32G32B32A32_UINT, &[32; 4]),
];
const SIGNED: &[(F, &[u32])] = &[
    (F::R8G8B8A8_SINT, &[8; 4]),
    (F::R16G16B16A16_SINT, &[16; 4]),
    (F::R32_SINT, &[32]),
    (F::R32G32_SINT, &[32; 2]),
];

/// A world with both drivers.
fn world() -> Sandbox {
    let mut sandbox = Sandbox::new();
    let ours = sandbox.driver_manifest("paint_icd.json", artifacts::paint_driver(), "1.3.0");
    let both = format!("{}:{}", ours.display(), lavapipe().display());
    sandbox.env("VK_DRIVER_FILES", both);
    sandbox
}

/// Runs a comparison with a device of paint-driver, and one of lavapipe.
fn compare(comparison: fn([&Machine; 2])) {
    let request = InstanceRequest { api_version: vk::API_VERSION_1_3, ..Default::default() };
    let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
    let machine = |name: &str| {
        let mut gpus = instance.physical_devices().into_iter();
        let gpu = gpus.find(|&gpu| instance.device_name(gpu).starts_with(name));
        Machine::new(&instance, gpu.expect(name))
    };
    let [ours, theirs] = ["paint driver", "llvmpipe"].map(machine);
    comparison([&ours, &theirs]);
    ours.destroy();
    theirs.destroy();
    instance.destroy();
}

/// A device with a command buffer, and a buffer through which the texels of images go.
struct Machine {
    device: Device,
    pool: vk::CommandPool,
    commands: vk::CommandBuffer,
    memory_type: u32,
    buffer: vk::Buffer,
    memory: vk::DeviceMemory,
    bytes: *mut u8,
}

/// The bytes of the buffer.
const ROOM: usize = 1 << 16;

#[derive(Clone, Copy)]
struct Image {
    handle: vk::Image,
    memory: vk::DeviceMemory,
    format: F,
    extent: [u32; 2],
}

/// `vkCreateX(device, &info, NULL, &mut handle)`.
macro_rules! create {
    ($device:expr, $create:ident, $info:expr) => {{
        let (device, info, mut handle) = ($device, $info, Default::default());
        let made = call!(device.commands.$create(device.handle, &info, null(), &mut handle));
        assert_eq!(made, vk::Result::SUCCESS, stringify!($create));
        handle
    }};
}

fn part(aspect_mask: Aspect) -> vk::ImageSubresourceLayers {
    vk::ImageSubresourceLayers { aspect_mask, layer_count: 1, ..Default::default() }
}

fn range(aspect_mask: Aspect) -> vk::ImageSubresourceRange {
    vk::ImageSubresourceRange { aspect_mask, level_count: 1, layer_count: 1, ..Default::default() }
}

fn box_of([width, height]: [u32; 2]) -> vk::Extent3D {
    vk::Extent3D { width, height, depth: 1 }
}

impl Machine {
    fn new(instance: &Instance, gpu: vk::PhysicalDevice) -> Self {
        let features =
            vk::PhysicalDeviceFeatures { texture_compression_bc: vk::TRUE, ..Default::default() };
        let device = instance.create_device_with(gpu, &[], &features);
        let (pool, commands) = device.command_buffer();
        let mut types = vk::PhysicalDeviceMemoryProperties::default();
        let table = instance.physical_device_commands;
        call!(table.get_physical_device_memory_properties(gpu, &mut types));
        let wanted = vk::MemoryPropertyFlags::HOST_VISIBLE | vk::MemoryPropertyFlags::HOST_COHERENT;
        let mut at = 0..types.memory_type_count;
        let memory_type =
            at.find(|&at| types.memory_types[at as usize].property_flags.contains(wanted));
        let memory_type = memory_type.expect("every driver has such memory");
        let buffer: vk::Buffer = create!(
            device,
            create_buffer,
            vk::BufferCreateInfo {
                size: ROOM as u64,
                usage: vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST,
                ..Default::default()
            }
        );
        let mut needs = vk::MemoryRequirements::default();
        call!(device.commands.get_buffer_memory_requirements(device.handle, buffer, &mut needs));
        let memory: vk::DeviceMemory =
            create!(device, allocate_memory, allocation(&needs, memory_type));
        call!(device.commands.bind_buffer_memory(device.handle, buffer, memory, 0));
        let mut bytes = ptr::null_mut();
        let flags = vk::MemoryMapFlags::empty();
        let whole = vk::WHOLE_SIZE;
        call!(device.commands.map_memory(device.handle, memory, 0, whole, flags, &mut bytes));
        let bytes = bytes.cast();
        Self { device, pool, commands, memory_type, buffer, memory, bytes }
    }

    fn destroy(self) {
        let Self { device, pool, buffer, memory, .. } = self;
        call!(device.commands.destroy_command_pool(device.handle, pool, null()));
        call!(device.commands.destroy_buffer(device.handle, buffer, null()));
        call!(device.commands.free_memory(device.handle, memory, null()));
        device.destroy();
    }

    /// Records commands between two barriers, and waits for their execution.
    fn run(&self, record: impl FnOnce(&Device, vk::CommandBuffer)) {
        let (device, commands) = (&self.device, self.commands);
        let flags = vk::CommandPoolResetFlags::empty();
        call!(device.commands.reset_command_pool(device.handle, self.pool, flags));
        call!(device.commands.begin_command_buffer(commands, &Default::default()));
        self.barrier(&[]);
        record(device, commands);
        self.barrier(&[]);
        assert_eq!(call!(device.commands.end_command_buffer(commands)), vk::Result::SUCCESS);
        let info = vk::SubmitInfo {
            command_buffer_count: 1,
            p_command_buffers: &commands,
            ..Default::default()
        };
        let queue = device.queue();
        let fence = vk::Fence::NULL;
        let submitted = call!(device.commands.queue_submit(queue, 1, &info, fence));
        assert_eq!(submitted, vk::Result::SUCCESS);
        assert_eq!(call!(device.commands.queue_wait_idle(queue)), vk::Result::SUCCESS);
    }

    /// All commands before, all commands after, and the host.
    fn barrier(&self, images: &[vk::ImageMemoryBarrier]) {
        let all = vk::PipelineStageFlags::ALL_COMMANDS | vk::PipelineStageFlags::HOST;
        let access = vk::AccessFlags::MEMORY_READ | vk::AccessFlags::MEMORY_WRITE;
        let memory = vk::MemoryBarrier {
            src_access_mask: access,
            dst_access_mask: access,
            ..Default::default()
        };
        let (flags, count) = (vk::DependencyFlags::empty(), images.len() as u32);
        let (commands, of_images) = (self.commands, images.as_ptr());
        call!(self.device.commands.cmd_pipeline_barrier(
            commands,
            all,
            all,
            flags,
            1,
            &memory,
            0,
            null(),
            count,
            of_images
        ));
    }

    fn image(&self, format: F, extent: [u32; 2]) -> Image {
        use vk::ImageUsageFlags as Usage;
        let usage = Usage::TRANSFER_SRC | Usage::TRANSFER_DST;
        self.image_of(format, extent, usage, vk::SampleCountFlags::TYPE_1)
    }

    fn image_of(
        &self,
        format: F,
        extent: [u32; 2],
        usage: vk::ImageUsageFlags,
        samples: vk::SampleCountFlags,
    ) -> Image {
        let device = &self.device;
        let handle: vk::Image = create!(
            device,
            create_image,
            vk::ImageCreateInfo {
                image_type: vk::ImageType::TYPE_2D,
                format,
                extent: box_of(extent),
                mip_levels: 1,
                array_layers: 1,
                samples,
                usage,
                ..Default::default()
            }
        );
        let mut needs = vk::MemoryRequirements::default();
        call!(device.commands.get_image_memory_requirements(device.handle, handle, &mut needs));
        let memory: vk::DeviceMemory =
            create!(device, allocate_memory, allocation(&needs, self.memory_type));
        call!(device.commands.bind_image_memory(device.handle, handle, memory, 0));
        let aspects = match format {
            F::D16_UNORM | F::D32_SFLOAT => Aspect::DEPTH,
            F::D32_SFLOAT_S8_UINT => Aspect::DEPTH | Aspect::STENCIL,
            _ => Aspect::COLOR,
        };
        let barrier = vk::ImageMemoryBarrier {
            new_layout: GENERAL,
            src_queue_family_index: vk::QUEUE_FAMILY_IGNORED,
            dst_queue_family_index: vk::QUEUE_FAMILY_IGNORED,
            image: handle,
            subresource_range: range(aspects),
            ..Default::default()
        };
        self.run(|_, _| self.barrier(&[barrier]));
        Image { handle, memory, format, extent }
    }

    fn drop_images(&self, images: &[Image]) {
        let device = &self.device;
        for image in images {
            call!(device.commands.destroy_image(device.handle, image.handle, null()));
            call!(device.commands.free_memory(device.handle, image.memory, null()));
        }
    }

    /// The bytes of the buffer.
    #[allow(clippy::mut_from_ref, reason = "no command is executed meanwhile")]
    fn bytes(&self) -> &mut [u8] {
        // SAFETY: the memory is mapped, and nothing is executed.
        unsafe { slice::from_raw_parts_mut(self.bytes, ROOM) }
    }

    fn write(&self, image: Image, bytes: &[u8]) {
        self.bytes()[..bytes.len()].copy_from_slice(bytes);
        let copy = whole(image, Aspect::COLOR);
        self.run(|device, commands| {
            let (from, to) = (self.buffer, image.handle);
            call!(device.commands.cmd_copy_buffer_to_image(commands, from, to, GENERAL, 1, &copy));
        });
    }

    /// So many bytes of an aspect.
    fn read(&self, image: Image, aspect: Aspect, count: usize) -> Vec<u8> {
        self.bytes().fill(0xa5);
        let copy = whole(image, aspect);
        self.run(|device, commands| {
            let (from, to) = (image.handle, self.buffer);
            call!(device.commands.cmd_copy_image_to_buffer(commands, from, GENERAL, to, 1, &copy));
        });
        self.bytes()[..count].to_vec()
    }

    fn clear(&self, image: Image, color: &vk::ClearColorValue) {
        let (to, range) = (image.handle, range(Aspect::COLOR));
        self.run(|device, commands| {
            call!(device.commands.cmd_clear_color_image(commands, to, GENERAL, color, 1, &range));
        });
    }

    /// Blits regions of offsets: of the source and of the target.
    fn blit(&self, from: Image, to: Image, filter: vk::Filter, regions: &[[[[i32; 2]; 2]; 2]]) {
        let corner = |[x, y]: [i32; 2], z| vk::Offset3D { x, y, z };
        let offsets = |[start, end]: [[i32; 2]; 2]| [corner(start, 0), corner(end, 1)];
        let region = |&[source, target]: &[[[i32; 2]; 2]; 2]| vk::ImageBlit {
            src_subresource: part(Aspect::COLOR),
            src_offsets: offsets(source),
            dst_subresource: part(Aspect::COLOR),
            dst_offsets: offsets(target),
        };
        let regions: Vec<_> = regions.iter().map(region).collect();
        let (count, regions) = (regions.len() as u32, regions.as_ptr());
        let (from, to) = (from.handle, to.handle);
        self.run(|device, commands| {
            call!(
                device
                    .commands
                    .cmd_blit_image(commands, from, GENERAL, to, GENERAL, count, regions, filter)
            );
        });
    }
}

fn allocation(needs: &vk::MemoryRequirements, memory_type_index: u32) -> vk::MemoryAllocateInfo {
    assert_ne!(needs.memory_type_bits & 1 << memory_type_index, 0, "memory for everything");
    vk::MemoryAllocateInfo { allocation_size: needs.size, memory_type_index, ..Default::default() }
}

/// A copy of all texels, one row after the other.
fn whole(image: Image, aspect: Aspect) -> vk::BufferImageCopy {
    let image_extent = box_of(image.extent);
    vk::BufferImageCopy { image_subresource: part(aspect), image_extent, ..Default::default() }
}

/// The bytes of an image.
fn size(extent: [u32; 2], fields: &[u32]) -> usize {
    (extent[0] * extent[1] * fields.iter().sum::<u32>() / 8) as usize
}

/// Bytes without a pattern.
fn noise(count: usize) -> Vec<u8> {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 24) as u8
    };
    std::iter::repeat_with(next).take(count).collect()
}

/// Texels of a format without pattern; floating point is from 1/8 to 2.
fn texels(format: F, count: usize) -> Vec<u8> {
    let mut bytes = noise(count);
    match format {
        F::R16G16B16A16_SFLOAT => {
            bytes.chunks_exact_mut(2).for_each(|half| half[1] = half[1] & 0x0f | 0x30);
        }
        F::R32G32B32A32_SFLOAT => {
            bytes.chunks_exact_mut(4).for_each(|word| (word[2], word[3]) = (word[2] | 0x80, 0x3e));
        }
        // -128 and -127 are one number.
        F::R8G8B8A8_SNORM => bytes.iter_mut().for_each(|byte| {
            if *byte == 0x80 {
                *byte = 0x81
            }
        }),
        _ => {}
    }
    bytes
}

/// The components as numbers.
fn components<'a>(bytes: &'a [u8], fields: &'a [u32]) -> impl Iterator<Item = u64> + 'a {
    let size = (fields.iter().sum::<u32>() / 8) as usize;
    bytes.chunks_exact(size).flat_map(move |texel| {
        let mut lowest = 0;
        fields.iter().map(move |bits| {
            let of = (lowest..lowest + bits).rev();
            lowest += bits;
            of.fold(0, |all, bit| all << 1 | u64::from(texel[bit as usize / 8] >> (bit % 8) & 1))
        })
    })
}

/// Compares with so many steps between numbers of the format. One bit has no number that is close.
#[track_caller]
fn assert_close(
    [ours, theirs]: [Vec<u8>; 2],
    (format, fields): (F, &[u32]),
    steps: u64,
    what: &str,
) {
    let is_signed = [F::R8G8B8A8_SNORM, F::R16G16B16A16_SNORM].contains(&format);
    let pairs = components(&ours, fields).zip(components(&theirs, fields));
    for (at, (our, their)) in pairs.enumerate() {
        let bits = fields[at % fields.len()];
        let apart = our.abs_diff(their);
        // A step below 0 is the largest number of all bits.
        let apart = if is_signed { apart.min((1 << bits) - apart) } else { apart };
        let steps = if bits == 1 { 0 } else { steps };
        assert!(apart <= steps, "{what}: component {at} is {our:#x}, with lavapipe {their:#x}");
    }
}

#[test]
#[ignore = "needs mesa-vulkan-drivers"]
fn clears_of_images_write_what_lavapipe_writes() {
    world().run(|| compare(clears)).expect_success();
}

fn clears(machines: [&Machine; 2]) {
    let floats = [
        [0.3, 0.7, 0.1, 0.9],
        [1.5, -0.5, 0.0, 1.0],
        [0.001, 0.04, 0.5, 0.2],
        [-0.0, f32::INFINITY, f32::NEG_INFINITY, -0.0],
        [1e9, 65535.0, -1e9, 65504.0],
    ]
    .map(|float32| vk::ClearColorValue { float32 });
    let unsigned = [[7, 200, 3, 1]].map(|uint32| vk::ClearColorValue { uint32 });
    let signed = [[-5, 100, -128, 127]].map(|int32| vk::ClearColorValue { int32 });
    let kinds = [(FLOATS, &floats[..], 1), (UNSIGNED, &unsigned, 0), (SIGNED, &signed, 0)];
    for (formats, colors, steps) in kinds {
        for (format, fields) in formats {
            for (at, color) in colors.iter().enumerate() {
                let cleared = machines.map(|machine| {
                    let image = machine.image(*format, [5, 3]);
                    machine.clear(image, color);
                    let bytes = machine.read(image, Aspect::COLOR, size([5, 3], fields));
                    machine.drop_images(&[image]);
                    bytes
                });
                assert_close(cleared, (*format, fields), steps, &format!("{format:?}, color {at}"));
            }
        }
    }
}

#[test]
#[ignore = "needs mesa-vulkan-drivers"]
fn clears_of_depth_and_stencil_write_what_lavapipe_writes() {
    world().run(|| compare(depth_clears)).expect_success();
}

fn depth_clears(machines: [&Machine; 2]) {
    let (depth, stencil) = (Aspect::DEPTH, Aspect::STENCIL);
    let parts: &[(F, &[(Aspect, u32)])] = &[
        (F::D16_UNORM, &[(depth, 16)]),
        (F::D32_SFLOAT, &[(depth, 32)]),
        (F::D32_SFLOAT_S8_UINT, &[(depth, 32), (stencil, 8)]),
    ];
    for (format, parts) in parts {
        let value = vk::ClearDepthStencilValue { depth: 0.7, stencil: 0x1234 };
        let all = parts.iter().fold(Aspect::empty(), |all, (aspect, _)| all | *aspect);
        let range = range(all);
        let images = machines.map(|machine| {
            let image = machine.image(*format, [5, 3]);
            machine.run(|device, commands| {
                let to = image.handle;
                call!(
                    device
                        .commands
                        .cmd_clear_depth_stencil_image(commands, to, GENERAL, &value, 1, &range)
                );
            });
            image
        });
        for &(aspect, bits) in *parts {
            let read =
                [0, 1].map(|at| machines[at].read(images[at], aspect, size([5, 3], &[bits])));
            let steps = u64::from(aspect == depth);
            assert_close(read, (*format, &[bits]), steps, &format!("{format:?} {aspect:?}"));
        }
        machines.iter().zip(images).for_each(|(machine, image)| machine.drop_images(&[image]));
    }
}

#[test]
#[ignore = "needs mesa-vulkan-drivers"]
fn copies_move_the_bytes_that_lavapipe_moves() {
    world().run(|| compare(copies)).expect_success();
}

fn copies(machines: [&Machine; 2]) {
    let formats = FLOATS.iter().chain(UNSIGNED).chain(SIGNED);
    for (format, fields) in formats {
        let bytes = texels(*format, size([8, 6], fields));
        let copied = machines.map(|machine| {
            let [from, to] = [[8, 6], [9, 7]].map(|extent| machine.image(*format, extent));
            machine.write(from, &bytes);
            machine.write(to, &vec![0; size([9, 7], fields)]);
            let region = vk::ImageCopy {
                src_subresource: part(Aspect::COLOR),
                src_offset: vk::Offset3D { x: 1, y: 2, z: 0 },
                dst_subresource: part(Aspect::COLOR),
                dst_offset: vk::Offset3D { x: 3, y: 1, z: 0 },
                extent: box_of([5, 3]),
            };
            // Rows of 11 texels in the buffer.
            let padded = vk::BufferImageCopy { buffer_row_length: 11, ..whole(to, Aspect::COLOR) };
            machine.bytes().fill(0xa5);
            machine.run(|device, commands| {
                let (source, target) = (from.handle, to.handle);
                call!(
                    device
                        .commands
                        .cmd_copy_image(commands, source, GENERAL, target, GENERAL, 1, &region)
                );
                machine.barrier(&[]);
                call!(device.commands.cmd_copy_image_to_buffer(
                    commands,
                    target,
                    GENERAL,
                    machine.buffer,
                    1,
                    &padded
                ));
            });
            machine.drop_images(&[from, to]);
            machine.bytes()[..size([11, 7], fields)].to_vec()
        });
        assert_eq!(copied[0], copied[1], "{format:?}");
    }
}

/// Regions of 16 by 12 texels to 48 by 48: all of the source, twice as large and mirrored, a part
/// smaller, and texels as they are. No center of a texel is between two of the source.
const REGIONS: &[[[[i32; 2]; 2]; 2]] = &[
    [[[0, 0], [16, 12]], [[0, 24], [32, 0]]],
    [[[1, 0], [16, 9]], [[32, 0], [37, 3]]],
    [[[16, 12], [0, 0]], [[0, 30], [16, 42]]],
];
const SOURCE: [u32; 2] = [16, 12];
const TARGET: [u32; 2] = [48, 48];

/// The texels of a target of another format, which is empty but for the regions.
fn blitted(
    machine: &Machine,
    [(source, from), (target, to)]: [(F, &[u32]); 2],
    filter: vk::Filter,
) -> Vec<u8> {
    let images = [machine.image(source, SOURCE), machine.image(target, TARGET)];
    machine.write(images[0], &texels(source, size(SOURCE, from)));
    machine.clear(images[1], &vk::ClearColorValue { uint32: [0; 4] });
    machine.blit(images[0], images[1], filter, REGIONS);
    let bytes = machine.read(images[1], Aspect::COLOR, size(TARGET, to));
    machine.drop_images(&images);
    bytes
}

#[test]
#[ignore = "needs mesa-vulkan-drivers"]
fn nearest_blits_convert_as_lavapipe_does() {
    world().run(|| compare(nearest_blits)).expect_success();
}

fn nearest_blits(machines: [&Machine; 2]) {
    for (formats, steps) in [(FLOATS, 1), (UNSIGNED, 0), (SIGNED, 0)] {
        for &from in formats.iter().filter(|(format, _)| is_source(*format)) {
            for &to in formats.iter().filter(|(format, _)| is_target(*format)) {
                let filter = vk::Filter::NEAREST;
                let read = machines.map(|machine| blitted(machine, [from, to], filter));
                let what = format!("{:?} to {:?}", from.0, to.0);
                if is_coarse(from.0) && from.0 != to.0 {
                    assert_near([&read[0], &read[1]], to.0, EIGHT_BITS, &what);
                } else {
                    let steps = if from.0 == to.0 { 0 } else { steps };
                    assert_close(read, to, steps, &what);
                }
            }
        }
    }
}

/// Lavapipe does not blit to this one, and need not.
fn is_target(format: F) -> bool {
    format != F::B10G11R11_UFLOAT_PACK32
}

/// Lavapipe reads these as eight bits, or by a polynomial.
fn is_coarse(format: F) -> bool {
    [F::R8G8B8A8_SRGB, F::B8G8R8A8_SRGB, F::R5G6B5_UNORM_PACK16, F::A1R5G5B5_UNORM_PACK16]
        .contains(&format)
}

/// Formats of which noise can be written.
fn is_source(format: F) -> bool {
    ![F::R16_SFLOAT, F::R32G32_SFLOAT, F::B10G11R11_UFLOAT_PACK32].contains(&format)
}

#[test]
#[ignore = "needs mesa-vulkan-drivers"]
fn linear_blits_filter_as_lavapipe_does() {
    world().run(|| compare(linear_blits)).expect_success();
}

fn linear_blits(machines: [&Machine; 2]) {
    for &from in FLOATS.iter().filter(|(format, _)| is_source(*format)) {
        for &to in FLOATS.iter().filter(|(format, _)| is_target(*format)) {
            let filter = vk::Filter::LINEAR;
            let [ours, theirs] = machines.map(|machine| blitted(machine, [from, to], filter));
            assert_near([&ours, &theirs], to.0, FILTERED, &format!("{:?} to {:?}", from.0, to.0));
        }
    }
}

/// What two weights of eight bits lose of a range of 2.
const FILTERED: f64 = 2.0 * 2.0 / 256.0;
/// What lavapipe loses where it reads texels as eight bits first, or by its polynomial for the curve of sRGB.
const EIGHT_BITS: f64 = 1.0 / 256.0;

/// Compares colors with what may be lost, and a step of the format.
#[track_caller]
fn assert_near([ours, theirs]: [&[u8]; 2], format: F, lost: f64, what: &str) {
    let encoding = Encoding::new(format, Aspect::COLOR).expect("an encoding");
    let colors = |bytes: &[u8]| -> Vec<[f64; 4]> {
        let texels = bytes.chunks_exact(encoding.size()).map(|texel| encoding.decode(texel));
        let floats =
            texels.map(|color| if let Color::Float(color) = color { color } else { [0.0; 4] });
        floats.collect()
    };
    let step = |channel| match (format, channel) {
        (F::A1R5G5B5_UNORM_PACK16, 3) => 1.0,
        (F::A2B10G10R10_UNORM_PACK32, 3) => 1.0 / 3.0,
        (F::R5G6B5_UNORM_PACK16 | F::A1R5G5B5_UNORM_PACK16, _) => 1.0 / 31.0,
        _ => 1.0 / 127.0,
    };
    for (at, (our, their)) in colors(ours).into_iter().zip(colors(theirs)).enumerate() {
        for (channel, (our, their)) in our.into_iter().zip(their).enumerate() {
            let apart = (our - their).abs();
            let is_near = apart <= lost + step(channel);
            assert!(is_near, "{what}: texel {at}, channel {channel}: {our}, with lavapipe {their}");
        }
    }
}

#[test]
#[ignore = "needs mesa-vulkan-drivers"]
fn blits_from_compressed_images_read_what_lavapipe_reads() {
    world().run(|| compare(compressed_blits)).expect_success();
}

fn compressed_blits(machines: [&Machine; 2]) {
    let (small, large) = (64, 128);
    let (bytes, floats) = (F::R8G8B8A8_UNORM, F::R32G32B32A32_SFLOAT);
    for (format, bits, target) in [
        (F::BC1_RGB_UNORM_BLOCK, small, bytes),
        (F::BC1_RGBA_UNORM_BLOCK, small, bytes),
        (F::BC1_RGBA_SRGB_BLOCK, small, F::R8G8B8A8_SRGB),
        (F::BC2_UNORM_BLOCK, large, bytes),
        (F::BC3_UNORM_BLOCK, large, bytes),
        (F::BC4_UNORM_BLOCK, small, floats),
        (F::BC4_SNORM_BLOCK, small, floats),
        (F::BC5_UNORM_BLOCK, large, floats),
        (F::BC5_SNORM_BLOCK, large, floats),
        (F::BC6H_UFLOAT_BLOCK, large, floats),
        (F::BC6H_SFLOAT_BLOCK, large, floats),
        (F::BC7_UNORM_BLOCK, large, bytes),
        (F::BC7_SRGB_BLOCK, large, F::R8G8B8A8_SRGB),
    ] {
        let (extent, [width, height]) = ([22, 14], [22, 14]);
        let blocks = noise(6 * 4 * bits / 8);
        let read = machines.map(|machine| {
            let images = [format, target].map(|format| machine.image(format, extent));
            machine.write(images[0], &blocks);
            let all = [[0, 0], [width, height]];
            machine.blit(images[0], images[1], vk::Filter::NEAREST, &[[all, all]]);
            let fields = if target == floats { [32; 4] } else { [8; 4] };
            let bytes = machine.read(images[1], Aspect::COLOR, size(extent, &fields));
            machine.drop_images(&images);
            bytes
        });
        if target == floats {
            assert_near([&read[0], &read[1]], target, EIGHT_BITS, &format!("{format:?}"));
        } else {
            // Between the two colors of a block, lavapipe is up to two steps lower.
            assert_close(read, (target, &[8; 4]), 2, &format!("{format:?}"));
        }
    }
}

#[test]
#[ignore = "needs mesa-vulkan-drivers"]
fn a_render_pass_clears_and_resolves_what_lavapipe_does() {
    world().run(|| compare(render_passes)).expect_success();
}

/// An attachment of four samples is cleared in an area, in a rectangle again, and resolved.
fn render_passes(machines: [&Machine; 2]) {
    for (format, fields) in FLOATS.iter().filter(|(format, _)| is_attachment(*format)) {
        let read = machines.map(|machine| {
            use vk::ImageUsageFlags as Usage;
            let usage = Usage::COLOR_ATTACHMENT | Usage::TRANSFER_SRC | Usage::TRANSFER_DST;
            let samples = [vk::SampleCountFlags::TYPE_4, vk::SampleCountFlags::TYPE_1];
            let images = samples.map(|samples| machine.image_of(*format, [8, 6], usage, samples));
            machine.clear(images[1], &vk::ClearColorValue { float32: [0.0; 4] });
            render(machine, images);
            let bytes = machine.read(images[1], Aspect::COLOR, size([8, 6], fields));
            machine.drop_images(&images);
            bytes
        });
        assert_close(read, (*format, fields), 1, &format!("{format:?}"));
    }
}

/// Every implementation draws to these.
fn is_attachment(format: F) -> bool {
    ![F::R8G8B8A8_SNORM, F::R16G16B16A16_UNORM, F::R16G16B16A16_SNORM, F::B10G11R11_UFLOAT_PACK32]
        .contains(&format)
}

fn render(machine: &Machine, images: [Image; 2]) {
    let device = &machine.device;
    let views = images.map(|image| -> vk::ImageView {
        create!(
            device,
            create_image_view,
            vk::ImageViewCreateInfo {
                image: image.handle,
                view_type: vk::ImageViewType::TYPE_2D,
                format: image.format,
                subresource_range: range(Aspect::COLOR),
                ..Default::default()
            }
        )
    });
    let pass = create_pass(device, images[0].format);
    let framebuffer: vk::Framebuffer = create!(
        device,
        create_framebuffer,
        vk::FramebufferCreateInfo {
            render_pass: pass,
            attachment_count: 2,
            p_attachments: views.as_ptr(),
            width: 8,
            height: 6,
            layers: 1,
            ..Default::default()
        }
    );
    let rect = |x, y, width, height| vk::Rect2D {
        offset: vk::Offset2D { x, y },
        extent: vk::Extent2D { width, height },
    };
    let color = |float32| vk::ClearValue { color: vk::ClearColorValue { float32 } };
    let values = [color([0.3, 0.7, 0.1, 0.9]); 2];
    let begin = vk::RenderPassBeginInfo {
        render_pass: pass,
        framebuffer,
        render_area: rect(0, 0, 8, 6),
        clear_value_count: 2,
        p_clear_values: values.as_ptr(),
        ..Default::default()
    };
    let clear = vk::ClearAttachment {
        aspect_mask: Aspect::COLOR,
        clear_value: color([0.9, 0.2, 0.6, 0.4]),
        ..Default::default()
    };
    let place = vk::ClearRect { rect: rect(2, 1, 3, 4), base_array_layer: 0, layer_count: 1 };
    machine.run(|device, commands| {
        let inline = vk::SubpassContents::INLINE;
        call!(device.commands.cmd_begin_render_pass(commands, &begin, inline));
        call!(device.commands.cmd_clear_attachments(commands, 1, &clear, 1, &place));
        call!(device.commands.cmd_end_render_pass(commands));
    });
    call!(device.commands.destroy_framebuffer(device.handle, framebuffer, null()));
    call!(device.commands.destroy_render_pass(device.handle, pass, null()));
    for view in views {
        call!(device.commands.destroy_image_view(device.handle, view, null()));
    }
}

fn create_pass(device: &Device, format: F) -> vk::RenderPass {
    let attachment = |samples, load_op| vk::AttachmentDescription {
        format,
        samples,
        load_op,
        store_op: vk::AttachmentStoreOp::STORE,
        initial_layout: GENERAL,
        final_layout: GENERAL,
        ..Default::default()
    };
    let attachments = [
        attachment(vk::SampleCountFlags::TYPE_4, vk::AttachmentLoadOp::CLEAR),
        attachment(vk::SampleCountFlags::TYPE_1, vk::AttachmentLoadOp::DONT_CARE),
    ];
    let [drawn, resolved] =
        [0, 1].map(|attachment| vk::AttachmentReference { attachment, layout: GENERAL });
    let subpass = vk::SubpassDescription {
        color_attachment_count: 1,
        p_color_attachments: &drawn,
        p_resolve_attachments: &resolved,
        ..Default::default()
    };
    create!(
        device,
        create_render_pass,
        vk::RenderPassCreateInfo {
            attachment_count: 2,
            p_attachments: attachments.as_ptr(),
            subpass_count: 1,
            p_subpasses: &subpass,
            ..Default::default()
        }
    )
}
