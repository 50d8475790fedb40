//! Framebuffers, contents of subpasses, what pipelines and secondary command buffers get, and which
//! drivers have the entries.

use author_kit::common::render_passes::{HostViews, inheritance_rendering, pipeline_rendering};
use author_kit::common::{held, host_images, host_memory};
use author_kit::driver::{Entrypoints, Tables, objects};
use author_kit::graphics::GraphicsState;
use dispatch_tables::Command;
use vk::ImageLayout as Layout;

use super::*;

const COLOR: Layout = Layout::COLOR_ATTACHMENT_OPTIMAL;

/// The views of an imageless framebuffer come with the beginning of the render pass.
#[test]
fn an_imageless_framebuffer_gets_its_views_later() {
    let attachments = [kept(vk::Format::R8_UNORM, COLOR)];
    let references = [to(0, COLOR)];
    let recorder = Recorder::new(&pass(&attachments, &[colors(&references)], &[]));
    let format = vk::Format::R8_UNORM;
    let image = vk::FramebufferAttachmentImageInfo {
        usage: vk::ImageUsageFlags::COLOR_ATTACHMENT,
        width: 8,
        height: 9,
        layer_count: 2,
        view_format_count: 1,
        p_view_formats: &format,
        ..Default::default()
    };
    let images = vk::FramebufferAttachmentsCreateInfo {
        attachment_image_info_count: 1,
        p_attachment_image_infos: &image,
        ..Default::default()
    };
    let info = vk::FramebufferCreateInfo {
        p_next: from_ref(&images).cast(),
        flags: vk::FramebufferCreateFlags::IMAGELESS,
        render_pass: recorder.pass,
        attachment_count: 1,
        // Ignored.
        p_attachments: std::ptr::dangling(),
        width: 8,
        height: 8,
        layers: 1,
        ..Default::default()
    };
    let (handle, mut framebuffer) = (recorder.device.handle, vk::Framebuffer::NULL);
    let device = &recorder.device;
    call!(device.commands.create_framebuffer(handle, &info, null(), &mut framebuffer));
    // SAFETY: the framebuffer is alive.
    let object = unsafe { render_passes::framebuffer(framebuffer) };
    assert_eq!((object.views.len(), object.extent), (0, (8, 8)));
    assert_eq!((object.images[0].extent, object.images[0].layers), ((8, 9), 2));
    assert_eq!(object.images[0].view_formats, [format]);
    let view = vk::ImageView::from_raw(30);
    let views = vk::RenderPassAttachmentBeginInfo {
        attachment_count: 1,
        p_attachments: &view,
        ..Default::default()
    };
    recorder.run(framebuffer, from_ref(&views).cast());
    recorder.destroy(framebuffer);
    assert_eq!(LOG.take()[1], "  color 30 COLOR_ATTACHMENT_OPTIMAL LOAD STORE");
}

/// Contents and the flags of subpass and render pass become flags of the rendering.
#[test]
fn contents_and_flags_are_those_of_the_rendering() {
    let dithered = vk::SubpassDescription2 {
        flags: vk::SubpassDescriptionFlags::ENABLE_LEGACY_DITHERING_EXT,
        ..Default::default()
    };
    let info = vk::RenderPassCreateInfo2 {
        flags: vk::RenderPassCreateFlags::PER_LAYER_FRAGMENT_DENSITY_VALVE,
        ..pass(&[], &[colors(&[]), dithered, colors(&[])], &[])
    };
    let recorder = Recorder::new(&info);
    let framebuffer = recorder.framebuffer(&[], 1);
    recorder.begin(framebuffer, null());
    recorder.next(vk::SubpassContents::SECONDARY_COMMAND_BUFFERS);
    recorder.next(vk::SubpassContents::INLINE_AND_SECONDARY_COMMAND_BUFFERS_KHR);
    recorder.end();
    recorder.destroy(framebuffer);
    let flags = |line: &String| line.split_once("views 0b0 ").map(|(_, flags)| flags.to_owned());
    let flags: Vec<_> = LOG.take().iter().filter_map(flags).collect();
    let per_layer = "PER_LAYER_FRAGMENT_DENSITY_VALVE";
    let secondary = "CONTENTS_SECONDARY_COMMAND_BUFFERS";
    assert_eq!(
        flags,
        [
            per_layer.into(),
            format!("{secondary} | ENABLE_LEGACY_DITHERING_EXT | {per_layer}"),
            format!("{secondary} | CONTENTS_INLINE_KHR | {per_layer}"),
        ]
    );
}

/// A pipeline and a secondary command buffer get formats, views and samples of a subpass.
#[test]
fn pipelines_and_secondary_command_buffers_get_the_subpass_in_newer_structures() {
    let depth = kept(vk::Format::D24_UNORM_S8_UINT, COLOR);
    let attachments = [kept(vk::Format::R8_UNORM, COLOR), depth]
        .map(|one| vk::AttachmentDescription2 { samples: vk::SampleCountFlags::TYPE_2, ..one });
    let references = [to(vk::ATTACHMENT_UNUSED, COLOR), to(0, COLOR)];
    let of_depth = to(1, COLOR);
    let subpass = vk::SubpassDescription2 {
        flags: vk::SubpassDescriptionFlags::ENABLE_LEGACY_DITHERING_EXT,
        view_mask: 6,
        p_depth_stencil_attachment: &of_depth,
        ..colors(&references)
    };
    let empty = vk::SubpassDescription2 { view_mask: 1, ..Default::default() };
    let recorder = Recorder::new(&pass(&attachments, &[empty, subpass], &[]));
    let pipeline = vk::GraphicsPipelineCreateInfo {
        render_pass: recorder.pass,
        subpass: 1,
        ..Default::default()
    };
    let inherited = vk::CommandBufferInheritanceInfo {
        render_pass: recorder.pass,
        subpass: 1,
        ..Default::default()
    };
    let begin = vk::CommandBufferBeginInfo {
        flags: vk::CommandBufferUsageFlags::RENDER_PASS_CONTINUE,
        p_inheritance_info: &inherited,
        ..Default::default()
    };
    let formats = [vk::Format::UNDEFINED, vk::Format::R8_UNORM];
    let depth = vk::Format::D24_UNORM_S8_UINT;
    // SAFETY: the render pass is alive.
    unsafe {
        let of = pipeline_rendering(&pipeline).expect("a render pass");
        assert_eq!(slice(of.p_color_attachment_formats, of.color_attachment_count), formats);
        assert_eq!((of.depth_attachment_format, of.stencil_attachment_format), (depth, depth));
        assert_eq!(of.view_mask, 6);
        let of = inheritance_rendering(&begin).expect("a render pass");
        assert_eq!(slice(of.p_color_attachment_formats, of.color_attachment_count), formats);
        assert_eq!((of.depth_attachment_format, of.stencil_attachment_format), (depth, depth));
        assert_eq!((of.view_mask, of.rasterization_samples.as_raw()), (6, 2));
        assert_eq!(of.flags, vk::RenderingFlags::ENABLE_LEGACY_DITHERING_EXT);
        // Without the flag, the handle may be nonsense.
        let nonsense = vk::CommandBufferInheritanceInfo {
            render_pass: vk::RenderPass::from_raw(1),
            ..Default::default()
        };
        let begin =
            vk::CommandBufferBeginInfo { p_inheritance_info: &nonsense, ..Default::default() };
        assert!(inheritance_rendering(&begin).is_none());
    }
    // Without a render pass, the chain says the same.
    let chained = vk::PipelineRenderingCreateInfo { view_mask: 9, ..Default::default() };
    let pipeline =
        vk::GraphicsPipelineCreateInfo { p_next: from_ref(&chained).cast(), ..Default::default() };
    // SAFETY: the chain is valid.
    assert_eq!(unsafe { pipeline_rendering(&pipeline) }.expect("chained").view_mask, 9);
    let framebuffer = recorder.framebuffer(&[], 1);
    recorder.destroy(framebuffer);
}

/// The state of a pipeline takes formats and indices of the render pass.
#[test]
fn the_state_of_a_pipeline_has_the_formats_of_its_render_pass() {
    let general = Layout::GENERAL;
    let attachments = [kept(vk::Format::R8_UNORM, general), kept(vk::Format::S8_UINT, general)];
    let (drawn, stencil, rate) = ([to(0, general)], to(1, general), to(0, general));
    let rate = vk::FragmentShadingRateAttachmentInfoKHR {
        p_fragment_shading_rate_attachment: &rate,
        ..Default::default()
    };
    let subpass = vk::SubpassDescription2 {
        p_next: from_ref(&rate).cast(),
        flags: vk::SubpassDescriptionFlags::ENABLE_LEGACY_DITHERING_EXT,
        view_mask: 2,
        input_attachment_count: 1,
        p_input_attachments: drawn.as_ptr(),
        p_depth_stencil_attachment: &stencil,
        ..colors(&drawn)
    };
    let recorder = Recorder::new(&pass(&attachments, &[subpass], &[]));
    let info = vk::GraphicsPipelineCreateInfo { render_pass: recorder.pass, ..Default::default() };
    // SAFETY: the render pass is alive, and there are no libraries.
    let state = unsafe { GraphicsState::new(&info, |_| unreachable!()) };
    let rendering = state.rendering;
    use vk::PipelineCreateFlags2 as Flags;
    let of_rate = Flags::RENDERING_FRAGMENT_SHADING_RATE_ATTACHMENT_KHR;
    assert_eq!(state.flags, of_rate | Flags::ENABLE_LEGACY_DITHERING_EXT);
    assert_eq!((rendering.view_mask, rendering.depth), (2, vk::Format::UNDEFINED));
    assert_eq!(rendering.colors, [vk::Format::R8_UNORM]);
    assert_eq!(rendering.stencil, vk::Format::S8_UINT);
    let indices = rendering.input_indices.expect("the subpass reads what it draws");
    assert_eq!((&indices.color[..], indices.stencil), (&[0][..], Some(vk::ATTACHMENT_UNUSED)));
    let framebuffer = recorder.framebuffer(&[], 1);
    recorder.destroy(framebuffer);
}

/// The older commands, by the kit's pairs.
#[test]
fn the_older_commands_reach_the_same_renderings() {
    let attachment = vk::AttachmentDescription {
        format: vk::Format::R8_UNORM,
        samples: vk::SampleCountFlags::TYPE_1,
        initial_layout: COLOR,
        final_layout: COLOR,
        ..Default::default()
    };
    let reference = vk::AttachmentReference { attachment: 0, layout: COLOR };
    let subpass = vk::SubpassDescription {
        color_attachment_count: 1,
        p_color_attachments: &reference,
        ..Default::default()
    };
    let info = vk::RenderPassCreateInfo {
        attachment_count: 1,
        p_attachments: &attachment,
        subpass_count: 1,
        p_subpasses: &subpass,
        ..Default::default()
    };
    let recorder = Recorder::new(&pass(&[], &[], &[]));
    let (device, buffer) = (&recorder.device, recorder.buffer);
    let mut older = vk::RenderPass::NULL;
    call!(device.commands.create_render_pass(device.handle, &info, null(), &mut older));
    let framebuffer = recorder.framebuffer(&[4], 1);
    let info = vk::RenderPassBeginInfo { render_pass: older, framebuffer, ..Default::default() };
    let inline = vk::SubpassContents::INLINE;
    call!(device.commands.cmd_begin_render_pass(buffer, &info, inline));
    call!(device.commands.cmd_end_render_pass(buffer));
    call!(device.commands.destroy_render_pass(device.handle, older, null()));
    recorder.destroy(framebuffer);
    assert_told(
        &LOG.take(),
        &[
            "begin 0,0 0x0 layers 1 views 0b0",
            "  color 4 COLOR_ATTACHMENT_OPTIMAL LOAD STORE",
            "end",
        ],
    );
}

/// A command buffer that is reset within a render pass forgets it.
#[test]
fn a_reset_command_buffer_is_in_no_render_pass() {
    let recorder = Recorder::new(&pass(&[], &[colors(&[])], &[]));
    let framebuffer = recorder.framebuffer(&[], 1);
    recorder.begin(framebuffer, null());
    let flags = vk::CommandBufferResetFlags::empty();
    let device = &recorder.device;
    call!(device.commands.reset_command_buffer(recorder.buffer, flags));
    LOG.take();
    recorder.end();
    assert!(LOG.take().is_empty());
    recorder.run(framebuffer, null());
    assert_eq!(LOG.take().len(), 2);
    recorder.destroy(framebuffer);
}

/// The granularity that suits the renderings of all subpasses, where a driver says one.
#[test]
fn the_granularity_suits_all_subpasses() {
    let attachments = [kept(vk::Format::R8_UNORM, COLOR)];
    let references = [to(0, COLOR)];
    let faulty = vk::SubpassDescription2 { view_mask: 1, ..colors(&[]) };
    let subpasses = [faulty, colors(&references), colors(&[]), faulty];
    let recorder = Recorder::new(&pass(&attachments, &subpasses, &[]));
    let (handle, mut area) = (recorder.device.handle, vk::Extent2D::default());
    let commands = &recorder.device;
    call!(commands.commands.get_render_area_granularity(handle, recorder.pass, &mut area));
    assert_eq!((area.width, area.height), (24, 4));
    let framebuffer = recorder.framebuffer(&[], 1);
    recorder.destroy(framebuffer);
}

/// A driver's own creation, which nobody calls.
unsafe extern "system" fn create<I>(
    _: vk::Device,
    _: *const I,
    _: *const vk::AllocationCallbacks,
    _: *mut vk::RenderPass,
) -> vk::Result {
    vk::Result::ERROR_UNKNOWN
}

/// The tables of a driver with these commands.
fn tables(device: DeviceEntrypointTable) -> Tables {
    let own = Entrypoints { device: &device, ..Entrypoints::EMPTY };
    let also = render_passes::entries::<Numbered>();
    let common = [author_kit::common::ALL, &[also]].concat();
    Tables::build(&[own], &common, vk::API_VERSION_1_3)
}

#[test]
fn the_entries_are_for_drivers_with_dynamic_rendering_and_no_render_passes() {
    const COMMANDS: [Command; 3] = [
        Command::CMD_BEGIN_RENDER_PASS2,
        Command::CMD_NEXT_SUBPASS2,
        Command::CMD_END_RENDER_PASS2,
    ];
    let has = |device| COMMANDS.map(|command| tables(device).has(command));
    assert_eq!(has(TABLE), [true; 3]);
    assert_eq!(has(DeviceEntrypointTable::EMPTY), [false; 3]);
    let no_barriers = DeviceEntrypointTable { cmd_pipeline_barrier2: None, ..TABLE };
    assert_eq!(has(no_barriers), [false; 3]);
    let own = DeviceEntrypointTable {
        create_render_pass2: Some(create::<vk::RenderPassCreateInfo2>),
        ..TABLE
    };
    assert_eq!(has(own), [false; 3]);
    let older = DeviceEntrypointTable {
        create_render_pass: Some(create::<vk::RenderPassCreateInfo>),
        ..TABLE
    };
    assert_eq!(has(older), [false; 3]);
    // The objects are for all that have none of their own.
    let objects = |device| {
        let tables = tables(device);
        [Command::CREATE_RENDER_PASS2, Command::DESTROY_RENDER_PASS, Command::CREATE_FRAMEBUFFER]
            .map(|command| tables.has(command))
    };
    assert_eq!(objects(DeviceEntrypointTable::EMPTY), [true; 3]);
    assert_eq!(objects(older), [false, false, true]);
}

/// A driver with views and images of the kit.
static ON_HOST: Driver = Driver::new(Description {
    device: TABLE,
    also: &[
        host_memory::ENTRIES,
        host_images::ENTRIES,
        held::ENTRIES,
        render_passes::entries::<HostViews>(),
    ],
    ..Description::new(vk::API_VERSION_1_3, |_| Ok(vec![physical_device()]), |_, _| Ok(()))
});

struct OnHost;

impl entry::Exported for OnHost {
    const DRIVER: &'static Driver = &ON_HOST;
}

#[test]
fn views_of_the_kit_know_their_images() {
    let instance = Instance::create::<OnHost>(&[], null(), null()).expect("created");
    let device = instance.device();
    for (image_type, layers) in [(vk::ImageType::TYPE_2D, 5), (vk::ImageType::TYPE_3D, 1)] {
        let info = vk::ImageCreateInfo {
            image_type,
            format: vk::Format::R8_UNORM,
            extent: vk::Extent3D { width: 4, height: 4, depth: 1 },
            mip_levels: 1,
            array_layers: layers,
            samples: vk::SampleCountFlags::TYPE_1,
            ..Default::default()
        };
        let mut image = vk::Image::NULL;
        call!(device.commands.create_image(device.handle, &info, null(), &mut image));
        let info = vk::ImageViewCreateInfo {
            image,
            view_type: vk::ImageViewType::TYPE_2D_ARRAY,
            subresource_range: vk::ImageSubresourceRange {
                base_array_layer: 1,
                layer_count: vk::REMAINING_ARRAY_LAYERS,
                ..Default::default()
            },
            ..Default::default()
        };
        let mut view = vk::ImageView::NULL;
        call!(device.commands.create_image_view(device.handle, &info, null(), &mut view));
        // SAFETY: the view is alive.
        let found = unsafe { HostViews::image(view) };
        assert_eq!(found.image, image);
        assert_eq!(found.is_3d, image_type == vk::ImageType::TYPE_3D);
        assert_eq!(found.range.layer_count, layers - 1);
        call!(device.commands.destroy_image_view(device.handle, view, null()));
        call!(device.commands.destroy_image(device.handle, image, null()));
    }
    // SAFETY: the device is alive.
    assert!(unsafe { objects::device_table(device.handle) }.cmd_begin_render_pass2().is_some());
    device.destroy();
    instance.destroy();
}
