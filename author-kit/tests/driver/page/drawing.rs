//! Render passes and graphics pipelines by the kit's structures.

use std::ptr::null;
use std::sync::atomic::{AtomicU64, Ordering};

use author_kit::common::render_passes::{self, ImageOfView, Views};
use author_kit::driver::{
    self, Common, Description, Driver, command_buffer, entry, object, objects, slice,
};
use author_kit::dynamic::{self, DynamicState, HasState};
use author_kit::graphics::GraphicsState;
use dispatch_tables::{DeviceEntrypointTable, vk};

use crate::support::{DeviceOf, Instance, call, physical_device};

// page: render passes
// An image view of this driver.
struct View {
    image: vk::Image,
    range: vk::ImageSubresourceRange,
}

// How a barrier of the kit finds the image of a view.
struct OwnViews;

impl Views for OwnViews {
    unsafe fn image(view: vk::ImageView) -> ImageOfView {
        // SAFETY: the view is alive, and one of this driver.
        let view = unsafe { object::get::<View>(view) };
        // This driver has no images of three dimensions.
        ImageOfView { image: view.image, range: view.range, is_3d: false }
    }
}

// Beside vkCmdBeginRendering, vkCmdEndRendering and vkCmdPipelineBarrier2 in `device`: for `also`.
const RENDER_PASSES: &[Common] = render_passes::entries::<OwnViews>();
// page

// page: graphics
// Where the dynamic state of this driver's command buffers is.
struct InBuffer;

impl HasState for InBuffer {
    unsafe fn with(buffer: vk::CommandBuffer, set: impl FnOnce(&mut DynamicState)) {
        // SAFETY: the command buffer is alive, and recorded by one thread at a time.
        set(unsafe { command_buffer(buffer).data() });
    }
}

const DRAWING: DeviceEntrypointTable = DeviceEntrypointTable {
    create_graphics_pipelines: Some(create_graphics_pipelines),
    destroy_pipeline: Some(destroy_pipeline),
    cmd_bind_pipeline: Some(cmd_bind_pipeline),
    // The commands vkCmdSet*.
    ..dynamic::entrypoints::<InBuffer>()
};

unsafe extern "system" fn create_graphics_pipelines(
    device: vk::Device,
    _: vk::PipelineCache,
    count: u32,
    infos: *const vk::GraphicsPipelineCreateInfo,
    callbacks: *const vk::AllocationCallbacks,
    pipelines: *mut vk::Pipeline,
) -> vk::Result {
    let mut result = vk::Result::SUCCESS;
    // SAFETY: valid usage of the command; all pipelines are of this function.
    unsafe {
        for (at, info) in slice(infos, count).iter().enumerate() {
            let state = GraphicsState::new(info, |library| object::get(library));
            let parent = objects::device(device).allocator();
            let created = object::create(parent, callbacks, state);
            result = created.err().unwrap_or(result);
            *pipelines.add(at) = created.unwrap_or(vk::Pipeline::NULL);
        }
    }
    result
}

unsafe extern "system" fn destroy_pipeline(
    _: vk::Device,
    pipeline: vk::Pipeline,
    _: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage of the command.
    unsafe { object::destroy::<GraphicsState>(pipeline) };
}

unsafe extern "system" fn cmd_bind_pipeline(
    buffer: vk::CommandBuffer,
    _: vk::PipelineBindPoint,
    pipeline: vk::Pipeline,
) {
    // SAFETY: valid usage of the command: both are alive.
    let (state, pipeline) =
        unsafe { (command_buffer(buffer).data(), object::get::<GraphicsState>(pipeline)) };
    pipeline.fill(state);
}
// page

/// Told of the image in the barrier of a render pass.
unsafe extern "system" fn barrier_of_page(_: vk::CommandBuffer, info: *const vk::DependencyInfo) {
    // SAFETY: valid usage of the command.
    let image = unsafe { (*(*info).p_image_memory_barriers).image };
    BARRIER.store(image.as_raw(), Ordering::Relaxed);
}

static BARRIER: AtomicU64 = AtomicU64::new(0);

static DRAWS: Driver = Driver::new(Description {
    device: DeviceEntrypointTable {
        cmd_begin_rendering: Some(driver::nothing()),
        cmd_end_rendering: Some(driver::nothing()),
        cmd_pipeline_barrier2: Some(barrier_of_page),
        ..DRAWING
    },
    also: &[RENDER_PASSES],
    new_command_buffer: |buffer| {
        buffer.set_data(DynamicState::default());
        Ok(())
    },
    ..Description::new(vk::API_VERSION_1_3, |_| Ok(vec![physical_device()]), |_, _| Ok(()))
});

struct OfDraws;

impl entry::Exported for OfDraws {
    const DRIVER: &'static Driver = &DRAWS;
}

/// A render pass whose barrier has the image of the page's view.
fn run_render_pass(device: &DeviceOf, buffer: vk::CommandBuffer) {
    let handle = device.handle;
    let attachment =
        vk::AttachmentDescription { final_layout: vk::ImageLayout::GENERAL, ..Default::default() };
    let subpass = vk::SubpassDescription::default();
    let info = vk::RenderPassCreateInfo {
        attachment_count: 1,
        p_attachments: &attachment,
        subpass_count: 1,
        p_subpasses: &subpass,
        ..Default::default()
    };
    let mut pass = vk::RenderPass::NULL;
    call!(device.commands.create_render_pass(handle, &info, null(), &mut pass));
    let view = View { image: vk::Image::from_raw(77), range: Default::default() };
    // SAFETY: the device is alive, and no callbacks are given.
    let view: vk::ImageView = unsafe {
        object::create(objects::device(handle).allocator(), null(), view).expect("memory")
    };
    let info = vk::FramebufferCreateInfo {
        attachment_count: 1,
        p_attachments: &view,
        layers: 1,
        ..Default::default()
    };
    let mut framebuffer = vk::Framebuffer::NULL;
    call!(device.commands.create_framebuffer(handle, &info, null(), &mut framebuffer));
    let info = vk::RenderPassBeginInfo { render_pass: pass, framebuffer, ..Default::default() };
    call!(device.commands.cmd_begin_render_pass(buffer, &info, vk::SubpassContents::INLINE));
    call!(device.commands.cmd_end_render_pass(buffer));
    assert_eq!(BARRIER.load(Ordering::Relaxed), 77);
    call!(device.commands.destroy_framebuffer(handle, framebuffer, null()));
    call!(device.commands.destroy_render_pass(handle, pass, null()));
    // SAFETY: the view is one of this test.
    unsafe { object::destroy::<View>(view) };
}

#[test]
fn a_driver_of_the_page_has_render_passes_and_binds_pipelines() {
    let instance = Instance::create::<OfDraws>(&[], null(), null()).expect("created");
    let device = instance.device();
    let (pool, buffer) = device.command_buffer();
    run_render_pass(&device, buffer);
    let rasterization =
        vk::PipelineRasterizationStateCreateInfo { line_width: 2.0, ..Default::default() };
    let info = vk::GraphicsPipelineCreateInfo {
        p_rasterization_state: &rasterization,
        ..Default::default()
    };
    let (handle, cache, mut pipeline) =
        (device.handle, vk::PipelineCache::NULL, vk::Pipeline::NULL);
    let created = call!(device.commands.create_graphics_pipelines(
        handle,
        cache,
        1,
        &info,
        null(),
        &mut pipeline
    ));
    assert_eq!(created, vk::Result::SUCCESS);
    call!(device.commands.cmd_set_line_width(buffer, 3.0));
    call!(device.commands.cmd_bind_pipeline(buffer, vk::PipelineBindPoint::GRAPHICS, pipeline));
    // SAFETY: the command buffer is alive, and nobody else uses it.
    let state = unsafe { command_buffer(buffer).data::<DynamicState>() };
    assert_eq!(state.line_width.value(), Some(&(2.0,)));
    call!(device.commands.destroy_pipeline(handle, pipeline, null()));
    call!(device.commands.destroy_command_pool(handle, pool, null()));
    device.destroy();
    instance.destroy();
}
