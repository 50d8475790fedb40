//! Clears four quarters of an image with ash, without a window, compares some pixels, and writes the picture to a file:
//! `ash-picture FILE`, 64 x 64 pixels of four bytes (red, green, blue, alpha). packaging/check-deb-programs runs the program.

use std::error::Error;

use ash::vk;

/// Width and height.
const SIZE: u32 = 64;

/// Half of the width, where a quarter ends.
const HALF: i32 = SIZE as i32 / 2;

/// The colours of the quarters: the left and right one above, then those below.
const COLOURS: [[u8; 4]; 4] =
    [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 0, 255]];

fn main() -> Result<(), Box<dyn Error>> {
    let file = std::env::args_os().nth(1).ok_or("ash-picture FILE")?;
    // SAFETY: the library that the dynamic linker finds is a Vulkan loader.
    let entry = unsafe { ash::Entry::load() }?;
    let application = vk::ApplicationInfo::default().api_version(vk::API_VERSION_1_3);
    let request = vk::InstanceCreateInfo::default().application_info(&application);
    // SAFETY: the structures live until the call returns.
    let instance = unsafe { entry.create_instance(&request, None) }?;
    let drawing = Drawing::new(&instance)?;
    drawing.record()?;
    let picture = drawing.submit()?;
    drawing.destroy();
    // SAFETY: the device is destroyed, and nothing of the instance is used after this.
    unsafe { instance.destroy_instance(None) };
    for (quarter, colour) in COLOURS.iter().enumerate() {
        let (column, row) = (16 + quarter % 2 * 32, 16 + quarter / 2 * 32);
        let place = (row * SIZE as usize + column) * 4;
        if picture[place..place + 4] != *colour {
            return Err(format!(
                "pixel {column}, {row} is {:?}, not {colour:?}",
                &picture[place..place + 4]
            )
            .into());
        }
    }
    std::fs::write(file, picture)?;
    Ok(())
}

/// A device, an image, and a buffer for the pixels of the image.
struct Drawing {
    device: ash::Device,
    queue: vk::Queue,
    pool: vk::CommandPool,
    commands: vk::CommandBuffer,
    image: vk::Image,
    image_memory: vk::DeviceMemory,
    view: vk::ImageView,
    buffer: vk::Buffer,
    buffer_memory: vk::DeviceMemory,
}

impl Drawing {
    /// On the first device that the loader lists, and its first queue family, which has graphics on every driver of Mesa.
    fn new(instance: &ash::Instance) -> Result<Drawing, Box<dyn Error>> {
        // SAFETY: the instance is valid, as are all handles below, which come from it. The structures live until their calls
        // return.
        unsafe {
            let gpu = *instance.enumerate_physical_devices()?.first().ok_or("no device")?;
            println!("{:?}", instance.get_physical_device_properties(gpu).device_name_as_c_str()?);
            let queues = [vk::DeviceQueueCreateInfo::default().queue_priorities(&[1.0])];
            let mut rendering =
                vk::PhysicalDeviceVulkan13Features::default().dynamic_rendering(true);
            let request = vk::DeviceCreateInfo::default()
                .queue_create_infos(&queues)
                .push_next(&mut rendering);
            let device = instance.create_device(gpu, &request, None)?;
            let image = device.create_image(&image_request(), None)?;
            let size = u64::from(SIZE * SIZE * 4);
            let usage = vk::BufferUsageFlags::TRANSFER_DST;
            let buffer = device
                .create_buffer(&vk::BufferCreateInfo::default().size(size).usage(usage), None)?;
            let kinds = instance.get_physical_device_memory_properties(gpu);
            let allocate = |need: vk::MemoryRequirements, flags| {
                let fits = |kind: &u32| {
                    need.memory_type_bits & 1 << kind != 0
                        && kinds.memory_types[*kind as usize].property_flags.contains(flags)
                };
                let kind = (0..kinds.memory_type_count)
                    .find(fits)
                    .ok_or(vk::Result::ERROR_OUT_OF_DEVICE_MEMORY)?;
                let request = vk::MemoryAllocateInfo::default()
                    .allocation_size(need.size)
                    .memory_type_index(kind);
                device.allocate_memory(&request, None)
            };
            let visible =
                vk::MemoryPropertyFlags::HOST_VISIBLE | vk::MemoryPropertyFlags::HOST_COHERENT;
            let buffer_memory = allocate(device.get_buffer_memory_requirements(buffer), visible)?;
            device.bind_buffer_memory(buffer, buffer_memory, 0)?;
            let image_memory = allocate(
                device.get_image_memory_requirements(image),
                vk::MemoryPropertyFlags::DEVICE_LOCAL,
            )?;
            device.bind_image_memory(image, image_memory, 0)?;
            let view = vk::ImageViewCreateInfo::default()
                .image(image)
                .view_type(vk::ImageViewType::TYPE_2D)
                .format(vk::Format::R8G8B8A8_UNORM)
                .subresource_range(whole_image());
            let view = device.create_image_view(&view, None)?;
            let pool = device.create_command_pool(&vk::CommandPoolCreateInfo::default(), None)?;
            let request =
                vk::CommandBufferAllocateInfo::default().command_pool(pool).command_buffer_count(1);
            let commands = device.allocate_command_buffers(&request)?[0];
            let queue = device.get_device_queue(0, 0);
            Ok(Drawing {
                device,
                queue,
                pool,
                commands,
                image,
                image_memory,
                view,
                buffer,
                buffer_memory,
            })
        }
    }

    /// Records the clears, and a copy of the image to the buffer.
    fn record(&self) -> Result<(), vk::Result> {
        let (device, commands) = (&self.device, self.commands);
        let attachments = [vk::RenderingAttachmentInfo::default()
            .image_view(self.view)
            .image_layout(vk::ImageLayout::GENERAL)
            .load_op(vk::AttachmentLoadOp::CLEAR)
            .store_op(vk::AttachmentStoreOp::STORE)
            .clear_value(clear_value(COLOURS[0]))];
        let area = vk::Rect2D {
            offset: vk::Offset2D::default(),
            extent: vk::Extent2D { width: SIZE, height: SIZE },
        };
        let rendering = vk::RenderingInfo::default()
            .render_area(area)
            .layer_count(1)
            .color_attachments(&attachments);
        let copy = vk::BufferImageCopy::default()
            .image_subresource(
                vk::ImageSubresourceLayers::default()
                    .aspect_mask(vk::ImageAspectFlags::COLOR)
                    .layer_count(1),
            )
            .image_extent(vk::Extent3D { width: SIZE, height: SIZE, depth: 1 });
        // SAFETY: the handles are the device's, the structures live until their calls return, and the image is in the
        // layout GENERAL from the first barrier on.
        unsafe {
            device.begin_command_buffer(commands, &vk::CommandBufferBeginInfo::default())?;
            self.wait_for_the_commands_before(vk::ImageLayout::UNDEFINED);
            device.cmd_begin_rendering(commands, &rendering);
            for (quarter, colour) in (0..).zip(COLOURS).skip(1) {
                let offset = vk::Offset2D { x: quarter % 2 * HALF, y: quarter / 2 * HALF };
                let rect = vk::Rect2D {
                    offset,
                    extent: vk::Extent2D { width: SIZE / 2, height: SIZE / 2 },
                };
                let clear = vk::ClearAttachment::default()
                    .aspect_mask(vk::ImageAspectFlags::COLOR)
                    .clear_value(clear_value(colour));
                device.cmd_clear_attachments(
                    commands,
                    &[clear],
                    &[vk::ClearRect { rect, base_array_layer: 0, layer_count: 1 }],
                );
            }
            device.cmd_end_rendering(commands);
            self.wait_for_the_commands_before(vk::ImageLayout::GENERAL);
            device.cmd_copy_image_to_buffer(
                commands,
                self.image,
                vk::ImageLayout::GENERAL,
                self.buffer,
                &[copy],
            );
            device.end_command_buffer(commands)
        }
    }

    /// Records a barrier between all commands before and all after it, and moves the image from a layout to GENERAL.
    fn wait_for_the_commands_before(&self, layout: vk::ImageLayout) {
        let barrier = vk::ImageMemoryBarrier::default()
            .src_access_mask(vk::AccessFlags::MEMORY_WRITE)
            .dst_access_mask(vk::AccessFlags::MEMORY_READ | vk::AccessFlags::MEMORY_WRITE)
            .old_layout(layout)
            .new_layout(vk::ImageLayout::GENERAL)
            .src_queue_family_index(vk::QUEUE_FAMILY_IGNORED)
            .dst_queue_family_index(vk::QUEUE_FAMILY_IGNORED)
            .image(self.image)
            .subresource_range(whole_image());
        let all = vk::PipelineStageFlags::ALL_COMMANDS;
        // SAFETY: the command buffer is recording, and the image is in the layout.
        unsafe {
            self.device.cmd_pipeline_barrier(
                self.commands,
                all,
                all,
                vk::DependencyFlags::empty(),
                &[],
                &[],
                &[barrier],
            );
        }
    }

    /// Runs the recorded commands, and returns the pixels.
    fn submit(&self) -> Result<Vec<u8>, vk::Result> {
        let commands = [self.commands];
        let submission = vk::SubmitInfo::default().command_buffers(&commands);
        // SAFETY: the commands are recorded, and the memory is mapped once, in its whole length, after they ran.
        unsafe {
            self.device.queue_submit(self.queue, &[submission], vk::Fence::null())?;
            self.device.queue_wait_idle(self.queue)?;
            let pixels = self.device.map_memory(
                self.buffer_memory,
                0,
                vk::WHOLE_SIZE,
                vk::MemoryMapFlags::empty(),
            )?;
            Ok(std::slice::from_raw_parts(pixels.cast::<u8>(), (SIZE * SIZE * 4) as usize).to_vec())
        }
    }

    /// Destroys everything, the device last.
    fn destroy(self) {
        let device = &self.device;
        // SAFETY: the queue is idle, and nothing here is used after this.
        unsafe {
            device.destroy_command_pool(self.pool, None);
            device.destroy_image_view(self.view, None);
            device.destroy_image(self.image, None);
            device.destroy_buffer(self.buffer, None);
            device.free_memory(self.image_memory, None);
            device.free_memory(self.buffer_memory, None);
            device.destroy_device(None);
        }
    }
}

/// The image that the drawing makes.
fn image_request() -> vk::ImageCreateInfo<'static> {
    vk::ImageCreateInfo::default()
        .image_type(vk::ImageType::TYPE_2D)
        .format(vk::Format::R8G8B8A8_UNORM)
        .extent(vk::Extent3D { width: SIZE, height: SIZE, depth: 1 })
        .mip_levels(1)
        .array_layers(1)
        .samples(vk::SampleCountFlags::TYPE_1)
        .usage(vk::ImageUsageFlags::COLOR_ATTACHMENT | vk::ImageUsageFlags::TRANSFER_SRC)
}

/// The only level and layer of the image.
fn whole_image() -> vk::ImageSubresourceRange {
    vk::ImageSubresourceRange::default()
        .aspect_mask(vk::ImageAspectFlags::COLOR)
        .level_count(1)
        .layer_count(1)
}

/// A colour of bytes as the value of a clear.
fn clear_value(colour: [u8; 4]) -> vk::ClearValue {
    vk::ClearValue {
        color: vk::ClearColorValue { float32: colour.map(|channel| f32::from(channel) / 255.0) },
    }
}
