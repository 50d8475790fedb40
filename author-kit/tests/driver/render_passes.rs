//! Render passes on a driver that has dynamic rendering alone: what the driver is told, as lines of text.

mod barriers;
mod operations;
mod structures;
mod whole;

use std::cell::RefCell;
use std::ptr::{from_ref, null};

use author_kit::common::render_passes::{self, ImageOfView, Views};
use author_kit::driver::{Description, Driver, entry, slice};
use dispatch_tables::vk::{self, ImageLayout, chain};
use dispatch_tables::{DeviceEntrypointTable, DeviceExtensionTable};

use crate::support::{DeviceOf, Instance, call, physical_device};

thread_local! {
    static LOG: RefCell<Vec<String>> = RefCell::default();
}

fn log(line: String) {
    LOG.with_borrow_mut(|lines| lines.push(line));
}

/// A view of number n is of image 100 + n. From 40 on, images have one layer, from 50 on three dimensions.
struct Numbered;

impl Views for Numbered {
    unsafe fn image(view: vk::ImageView) -> ImageOfView {
        let number = view.as_raw();
        let range = vk::ImageSubresourceRange {
            aspect_mask: vk::ImageAspectFlags::COLOR,
            base_mip_level: 3,
            level_count: 1,
            base_array_layer: 2,
            layer_count: if (40..50).contains(&number) { 1 } else { 8 },
        };
        ImageOfView { image: vk::Image::from_raw(100 + number), range, is_3d: number >= 50 }
    }
}

const TABLE: DeviceEntrypointTable = DeviceEntrypointTable {
    cmd_begin_rendering: Some(begin),
    cmd_end_rendering: Some(end),
    cmd_end_rendering2_khr: Some(end2),
    cmd_pipeline_barrier2: Some(barrier),
    cmd_set_rendering_input_attachment_indices: Some(set_indices),
    get_rendering_area_granularity: Some(granularity),
    ..DeviceEntrypointTable::EMPTY
};

static DRIVER: Driver = Driver::new(Description {
    device: TABLE,
    also: &[render_passes::entries::<Numbered>()],
    ..Description::new(
        vk::API_VERSION_1_3,
        |_| {
            let mut one = physical_device();
            one.extensions = DeviceExtensionTable::EMPTY;
            Ok(vec![one])
        },
        |_, _| Ok(()),
    )
});

struct OfRendering;

impl entry::Exported for OfRendering {
    const DRIVER: &'static Driver = &DRIVER;
}

unsafe extern "system" fn begin(_: vk::CommandBuffer, info: *const vk::RenderingInfo) {
    // SAFETY: valid usage of the command.
    unsafe {
        let info = &*info;
        let (at, size) = (info.render_area.offset, info.render_area.extent);
        let area = format!("{},{} {}x{}", at.x, at.y, size.width, size.height);
        let flags = match info.flags.is_empty() {
            true => String::new(),
            false => format!(" {:?}", info.flags),
        };
        log(format!("begin {area} layers {} views {:#b}{flags}", info.layer_count, info.view_mask));
        for color in slice(info.p_color_attachments, info.color_attachment_count) {
            attachment("color", color);
        }
        if let Some(depth) = info.p_depth_attachment.as_ref() {
            attachment("depth", depth);
        }
        if let Some(stencil) = info.p_stencil_attachment.as_ref() {
            attachment("stencil", stencil);
        }
        chained(info);
    }
}

/// # Safety
///
/// The chain is valid.
unsafe fn chained(info: &vk::RenderingInfo) {
    // SAFETY: the caller's promise.
    unsafe {
        let rate = chain::find::<vk::RenderingFragmentShadingRateAttachmentInfoKHR, _>(info);
        if let Some(rate) = rate {
            let size = rate.shading_rate_attachment_texel_size;
            let (view, layout) = (rate.image_view.as_raw(), rate.image_layout);
            log(format!("  rate {view} {layout:?} {}x{}", size.width, size.height));
        }
        if let Some(map) = chain::find::<vk::RenderingFragmentDensityMapAttachmentInfoEXT, _>(info)
        {
            log(format!("  density {} {:?}", map.image_view.as_raw(), map.image_layout));
        }
        if let Some(samples) = chain::find::<vk::MultisampledRenderToSingleSampledInfoEXT, _>(info)
        {
            log(format!("  multisampled {:?}", samples.rasterization_samples));
        }
        if let Some(group) = chain::find::<vk::DeviceGroupRenderPassBeginInfo, _>(info) {
            let areas = slice(group.p_device_render_areas, group.device_render_area_count);
            let widths: Vec<_> = areas.iter().map(|area| area.extent.width).collect();
            log(format!("  group {} {widths:?}", group.device_mask));
        }
    }
}

fn attachment(kind: &str, info: &vk::RenderingAttachmentInfo) {
    if info.image_view.is_null() && info.resolve_image_view.is_null() {
        return log(format!("  {kind} none"));
    }
    let (view, layout) = (info.image_view.as_raw(), info.image_layout);
    let clear = match (info.load_op, kind) {
        // SAFETY: the test clears all attachments with floats, a depth of which is the first.
        (vk::AttachmentLoadOp::CLEAR, _) => unsafe {
            format!("({})", info.clear_value.color.float32[0])
        },
        _ => String::new(),
    };
    let (load, store) = (info.load_op, info.store_op);
    let resolve = match info.resolve_mode {
        vk::ResolveModeFlags::NONE => String::new(),
        mode => {
            let (to, layout) = (info.resolve_image_view.as_raw(), info.resolve_image_layout);
            format!(" {mode:?} to {to} {layout:?}")
        }
    };
    log(format!("  {kind} {view} {layout:?} {load:?}{clear} {store:?}{resolve}"));
}

unsafe extern "system" fn end(_: vk::CommandBuffer) {
    log("end".into());
}

unsafe extern "system" fn end2(_: vk::CommandBuffer, info: *const vk::RenderingEndInfoKHR) {
    // SAFETY: valid usage of the command.
    let offsets = unsafe {
        chain::find::<vk::RenderPassFragmentDensityMapOffsetEndInfoEXT, _>(&*info).expect("chained")
    };
    log(format!("end with {} offsets", offsets.fragment_density_offset_count));
}

unsafe extern "system" fn barrier(_: vk::CommandBuffer, info: *const vk::DependencyInfo) {
    // SAFETY: valid usage of the command.
    unsafe {
        let info = &*info;
        let flags = match info.dependency_flags.is_empty() {
            true => String::new(),
            false => format!(" {:?}", info.dependency_flags),
        };
        log(format!("barrier{flags}"));
        for of in slice(info.p_memory_barriers, info.memory_barrier_count) {
            let src = scope(of.src_stage_mask, of.src_access_mask);
            log(format!("  memory {src} > {}", scope(of.dst_stage_mask, of.dst_access_mask)));
        }
        for of in slice(info.p_image_memory_barriers, info.image_memory_barrier_count) {
            let (src, range) = (scope(of.src_stage_mask, of.src_access_mask), of.subresource_range);
            let dst = scope(of.dst_stage_mask, of.dst_access_mask);
            let layers = format!("{}+{}", range.base_array_layer, range.layer_count);
            let (image, old, new) = (of.image.as_raw(), of.old_layout, of.new_layout);
            let aspects = range.aspect_mask;
            assert_eq!((range.base_mip_level, range.level_count), (3, 1));
            assert_eq!(of.src_queue_family_index, vk::QUEUE_FAMILY_IGNORED);
            let locations = chain::find::<vk::SampleLocationsInfoEXT, _>(of);
            let samples = locations.map_or(String::new(), |of| {
                format!(" samples at {:?}", (*of.p_sample_locations).x)
            });
            log(format!("  image {image} {aspects:?} {layers} {old:?} > {new:?}{samples}"));
            log(format!("    {src} > {dst}"));
        }
    }
}

fn scope(stages: vk::PipelineStageFlags2, access: vk::AccessFlags2) -> String {
    let (stages, access) = (format!("{stages:?}"), format!("{access:?}"));
    let all = "INPUT_ATTACHMENT_READ | COLOR_ATTACHMENT_READ | COLOR_ATTACHMENT_WRITE | \
               DEPTH_STENCIL_ATTACHMENT_READ | DEPTH_STENCIL_ATTACHMENT_WRITE";
    format!("{stages}/{}", access.replace(all, "ATTACHMENTS"))
}

unsafe extern "system" fn set_indices(
    _: vk::CommandBuffer,
    info: *const vk::RenderingInputAttachmentIndexInfo,
) {
    // SAFETY: valid usage of the command.
    unsafe {
        let info = &*info;
        let colors = slice(info.p_color_attachment_input_indices, info.color_attachment_count);
        let colors: Vec<_> = colors.iter().map(|&index| index as i32).collect();
        let of = |index: *const u32| *index as i32;
        let depth = of(info.p_depth_input_attachment_index);
        let stencil = of(info.p_stencil_input_attachment_index);
        log(format!("indices {colors:?} {depth} {stencil}"));
    }
}

/// Twelve pixels wide with colors, eight without; nothing, which is a driver's fault, with views.
unsafe extern "system" fn granularity(
    _: vk::Device,
    info: *const vk::RenderingAreaInfo,
    to: *mut vk::Extent2D,
) {
    // SAFETY: valid usage of the command.
    unsafe {
        let width = if (*info).color_attachment_count > 0 { 12 } else { 8 };
        let is_faulty = (*info).view_mask != 0;
        *to = if is_faulty { vk::Extent2D::default() } else { vk::Extent2D { width, height: 4 } };
    }
}

/// An attachment of one sample.
fn color(
    load_op: vk::AttachmentLoadOp,
    store_op: vk::AttachmentStoreOp,
    [initial_layout, final_layout]: [ImageLayout; 2],
) -> vk::AttachmentDescription2 {
    vk::AttachmentDescription2 {
        format: vk::Format::R8G8B8A8_UNORM,
        samples: vk::SampleCountFlags::TYPE_1,
        load_op,
        store_op,
        stencil_load_op: vk::AttachmentLoadOp::DONT_CARE,
        stencil_store_op: vk::AttachmentStoreOp::DONT_CARE,
        initial_layout,
        final_layout,
        ..Default::default()
    }
}

/// An attachment that keeps layout and content.
fn kept(format: vk::Format, layout: ImageLayout) -> vk::AttachmentDescription2 {
    let (load, store) = (vk::AttachmentLoadOp::LOAD, vk::AttachmentStoreOp::STORE);
    let one = color(load, store, [layout; 2]);
    vk::AttachmentDescription2 { format, stencil_load_op: load, stencil_store_op: store, ..one }
}

fn to(attachment: u32, layout: ImageLayout) -> vk::AttachmentReference2 {
    vk::AttachmentReference2 { attachment, layout, ..Default::default() }
}

/// A subpass with color attachments.
fn colors(references: &[vk::AttachmentReference2]) -> vk::SubpassDescription2 {
    vk::SubpassDescription2 {
        color_attachment_count: references.len() as u32,
        p_color_attachments: references.as_ptr(),
        ..Default::default()
    }
}

/// A subpass with input attachments alone.
fn inputs(references: &[vk::AttachmentReference2]) -> vk::SubpassDescription2 {
    vk::SubpassDescription2 {
        input_attachment_count: references.len() as u32,
        p_input_attachments: references.as_ptr(),
        ..Default::default()
    }
}

fn pass(
    attachments: &[vk::AttachmentDescription2],
    subpasses: &[vk::SubpassDescription2],
    dependencies: &[vk::SubpassDependency2],
) -> vk::RenderPassCreateInfo2 {
    vk::RenderPassCreateInfo2 {
        attachment_count: attachments.len() as u32,
        p_attachments: attachments.as_ptr(),
        subpass_count: subpasses.len() as u32,
        p_subpasses: subpasses.as_ptr(),
        dependency_count: dependencies.len() as u32,
        p_dependencies: dependencies.as_ptr(),
        ..Default::default()
    }
}

/// A device with a render pass, and a command buffer.
struct Recorder {
    instance: Instance,
    device: DeviceOf,
    pass: vk::RenderPass,
    pool: vk::CommandPool,
    buffer: vk::CommandBuffer,
    subpasses: u32,
}

impl Recorder {
    fn new(info: &vk::RenderPassCreateInfo2) -> Self {
        let instance = Instance::create::<OfRendering>(&[], null(), null()).expect("created");
        let device = instance.device();
        let mut pass = vk::RenderPass::NULL;
        call!(device.commands.create_render_pass2(device.handle, info, null(), &mut pass));
        let (pool, buffer) = device.command_buffer();
        Self { instance, device, pass, pool, buffer, subpasses: info.subpass_count }
    }

    /// A framebuffer with the views of these numbers.
    fn framebuffer(&self, views: &[u64], layers: u32) -> vk::Framebuffer {
        let views: Vec<_> = views.iter().map(|&view| vk::ImageView::from_raw(view)).collect();
        let info = vk::FramebufferCreateInfo {
            render_pass: self.pass,
            attachment_count: views.len() as u32,
            p_attachments: views.as_ptr(),
            width: 8,
            height: 8,
            layers,
            ..Default::default()
        };
        let (device, mut framebuffer) = (&self.device, vk::Framebuffer::NULL);
        let handle = device.handle;
        call!(device.commands.create_framebuffer(handle, &info, null(), &mut framebuffer));
        framebuffer
    }

    /// Begins the render pass, with clear values 0.5, 1.5, 2.5, ….
    fn begin(&self, framebuffer: vk::Framebuffer, chain: *const std::ffi::c_void) {
        let clear = |at: u16| vk::ClearValue {
            color: vk::ClearColorValue { float32: [f32::from(at) + 0.5; 4] },
        };
        let values: Vec<_> = (0..4).map(clear).collect();
        let info = vk::RenderPassBeginInfo {
            p_next: chain,
            render_pass: self.pass,
            framebuffer,
            render_area: vk::Rect2D {
                offset: vk::Offset2D { x: 1, y: 2 },
                extent: vk::Extent2D { width: 3, height: 4 },
            },
            clear_value_count: 4,
            p_clear_values: values.as_ptr(),
            ..Default::default()
        };
        let (device, inline) = (&self.device, vk::SubpassBeginInfo::default());
        call!(device.commands.cmd_begin_render_pass2(self.buffer, &info, &inline));
    }

    fn next(&self, contents: vk::SubpassContents) {
        let begin = vk::SubpassBeginInfo { contents, ..Default::default() };
        let (device, end) = (&self.device, vk::SubpassEndInfo::default());
        call!(device.commands.cmd_next_subpass2(self.buffer, &begin, &end));
    }

    fn end(&self) {
        let (device, end) = (&self.device, vk::SubpassEndInfo::default());
        call!(device.commands.cmd_end_render_pass2(self.buffer, &end));
    }

    /// All subpasses.
    fn run(&self, framebuffer: vk::Framebuffer, chain: *const std::ffi::c_void) {
        self.begin(framebuffer, chain);
        (1..self.subpasses).for_each(|_| self.next(vk::SubpassContents::INLINE));
        self.end();
    }

    fn destroy(self, framebuffer: vk::Framebuffer) {
        let (commands, handle) = (&self.device, self.device.handle);
        call!(commands.commands.destroy_framebuffer(handle, framebuffer, null()));
        call!(commands.commands.destroy_render_pass(handle, self.pass, null()));
        call!(commands.commands.destroy_command_pool(handle, self.pool, null()));
        self.device.destroy();
        self.instance.destroy();
    }
}

/// What the driver is told of a render pass with a framebuffer of these views.
fn told(info: &vk::RenderPassCreateInfo2, views: &[u64], layers: u32) -> Vec<String> {
    let recorder = Recorder::new(info);
    let framebuffer = recorder.framebuffer(views, layers);
    recorder.run(framebuffer, null());
    recorder.destroy(framebuffer);
    LOG.take()
}

/// Compares line by line.
#[track_caller]
fn assert_told(told: &[String], expected: &[&str]) {
    assert_eq!(told, expected, "\n{}", told.join("\n"));
}
