//! Structures of renderings: resolves, input attachments, shading rates, density maps, device groups.

use vk::ImageLayout as Layout;

use super::*;

const COLOR: Layout = Layout::COLOR_ATTACHMENT_OPTIMAL;
const BOTH: Layout = Layout::DEPTH_STENCIL_ATTACHMENT_OPTIMAL;
const LOADED: &str = "COLOR_ATTACHMENT_OPTIMAL LOAD STORE";

/// Integers have no average, an external format is resolved by the driver, and a reference to no
/// attachment is not resolved.
#[test]
fn colors_are_resolved_by_their_format() {
    let formats =
        [vk::Format::R8_UNORM, vk::Format::R8_UINT, vk::Format::R8_SINT, vk::Format::UNDEFINED];
    let attachments: Vec<_> = formats
        .iter()
        .flat_map(|&format| {
            let one = kept(format, COLOR);
            [vk::AttachmentDescription2 { samples: vk::SampleCountFlags::TYPE_4, ..one }, one]
        })
        .collect();
    let unused = to(vk::ATTACHMENT_UNUSED, COLOR);
    let drawn = [to(0, COLOR), to(2, COLOR), to(4, COLOR), unused, to(0, COLOR), unused];
    let resolved = [to(1, COLOR), to(3, COLOR), to(5, COLOR), to(7, COLOR), unused, unused];
    let subpass =
        vk::SubpassDescription2 { p_resolve_attachments: resolved.as_ptr(), ..colors(&drawn) };
    let told = told(&pass(&attachments, &[subpass], &[]), &[1, 2, 3, 4, 5, 6, 7, 8], 1);
    let to = |mode, view| format!("{mode} to {view} COLOR_ATTACHMENT_OPTIMAL");
    assert_told(
        &told[1..told.len() - 1],
        &[
            &format!("  color 1 {LOADED} {}", to("AVERAGE", 2)),
            &format!("  color 3 {LOADED} {}", to("SAMPLE_ZERO", 4)),
            &format!("  color 5 {LOADED} {}", to("SAMPLE_ZERO", 6)),
            &format!(
                "  color 0 UNDEFINED LOAD STORE {}",
                to("EXTERNAL_FORMAT_DOWNSAMPLE_ANDROID", 8)
            ),
            &format!("  color 1 {LOADED}"),
            "  color none",
        ],
    );
}

/// Depth and stencil have modes and layouts of their own.
#[test]
fn depth_and_stencil_are_resolved_each_by_its_mode() {
    let attachments = [kept(vk::Format::D24_UNORM_S8_UINT, BOTH); 2];
    let reference = to(0, BOTH);
    let stencil =
        vk::AttachmentReferenceStencilLayout { stencil_layout: BOTH, ..Default::default() };
    let resolve = vk::AttachmentReference2 { p_next: from_ref(&stencil).cast(), ..to(1, BOTH) };
    let with = |depth, stencil| {
        let chained = vk::SubpassDescriptionDepthStencilResolve {
            depth_resolve_mode: depth,
            stencil_resolve_mode: stencil,
            p_depth_stencil_resolve_attachment: &resolve,
            ..Default::default()
        };
        let subpass = vk::SubpassDescription2 {
            p_next: from_ref(&chained).cast(),
            p_depth_stencil_attachment: &reference,
            ..Default::default()
        };
        let told = told(&pass(&attachments, &[subpass], &[]), &[1, 2], 1);
        let line = |line: &String| line.replace("DEPTH_STENCIL_ATTACHMENT_OPTIMAL", "BOTH");
        told.iter().skip(1).map(line).collect::<Vec<_>>()
    };
    use vk::ResolveModeFlags as Mode;
    assert_eq!(
        with(Mode::MIN, Mode::SAMPLE_ZERO),
        [
            "  depth 1 BOTH LOAD STORE MIN to 2 BOTH",
            "  stencil 1 BOTH LOAD STORE SAMPLE_ZERO to 2 BOTH",
            "end",
        ]
    );
    assert_eq!(
        with(Mode::NONE, Mode::MAX),
        ["  depth 1 BOTH LOAD STORE", "  stencil 1 BOTH LOAD STORE MAX to 2 BOTH", "end",]
    );
}

/// Attachments of one sample are resolved without another attachment.
#[test]
fn multisampled_rendering_to_one_sample_is_resolved_to_itself() {
    let attachments = [kept(vk::Format::R8_UNORM, COLOR), kept(vk::Format::D16_UNORM, BOTH)];
    let resolve = vk::SubpassDescriptionDepthStencilResolve {
        depth_resolve_mode: vk::ResolveModeFlags::MIN,
        ..Default::default()
    };
    let samples = vk::MultisampledRenderToSingleSampledInfoEXT {
        p_next: from_ref(&resolve).cast_mut().cast(),
        multisampled_render_to_single_sampled_enable: vk::TRUE,
        rasterization_samples: vk::SampleCountFlags::TYPE_4,
        ..Default::default()
    };
    let (drawn, depth) = ([to(0, COLOR)], to(1, BOTH));
    let subpass = vk::SubpassDescription2 {
        p_next: from_ref(&samples).cast(),
        p_depth_stencil_attachment: &depth,
        ..colors(&drawn)
    };
    let told = told(&pass(&attachments, &[subpass], &[]), &[1, 2], 1);
    assert_told(
        &told[1..],
        &[
            &format!("  color 1 {LOADED} AVERAGE to 0 UNDEFINED"),
            "  depth 2 DEPTH_STENCIL_ATTACHMENT_OPTIMAL LOAD STORE MIN to 0 UNDEFINED",
            "  multisampled TYPE_4",
            "end",
        ],
    );
}

/// A driver that can is told which attachments are input attachments too.
#[test]
fn attachments_that_are_read_and_drawn_have_indices() {
    let general = Layout::GENERAL;
    let attachments = [
        kept(vk::Format::R8_UNORM, general),
        kept(vk::Format::R8_UNORM, general),
        kept(vk::Format::D24_UNORM_S8_UINT, general),
    ];
    let (drawn, depth) = ([to(0, general), to(1, general)], to(2, general));
    let input = |attachment, aspect_mask| vk::AttachmentReference2 {
        aspect_mask,
        ..to(attachment, general)
    };
    use vk::ImageAspectFlags as Aspects;
    let read =
        [to(vk::ATTACHMENT_UNUSED, general), input(2, Aspects::STENCIL), input(1, Aspects::COLOR)];
    let subpass = vk::SubpassDescription2 {
        p_depth_stencil_attachment: &depth,
        input_attachment_count: 3,
        p_input_attachments: read.as_ptr(),
        ..colors(&drawn)
    };
    let told = told(&pass(&attachments, &[subpass, colors(&drawn)], &[]), &[1, 2, 3], 1);
    let indices: Vec<_> = told.iter().filter(|line| line.starts_with("indices")).collect();
    assert_eq!(indices, ["indices [-1, 2] -1 1"]);
    let at = |start: &str| told.iter().position(|line| line.starts_with(start));
    assert!(at("indices") > at("begin"), "within the rendering");
}

/// No command but vkCmdExecuteCommands may stand where all contents are secondary command buffers, which
/// have the indices of their own.
#[test]
fn indices_are_for_subpasses_with_commands_of_their_own() {
    let general = Layout::GENERAL;
    let references = [to(0, general)];
    let subpass = vk::SubpassDescription2 {
        input_attachment_count: 1,
        p_input_attachments: references.as_ptr(),
        ..colors(&references)
    };
    let attachments = [kept(vk::Format::R8_UNORM, general)];
    let recorder = Recorder::new(&pass(&attachments, &[subpass; 3], &[]));
    let framebuffer = recorder.framebuffer(&[1], 1);
    recorder.begin(framebuffer, null());
    recorder.next(vk::SubpassContents::SECONDARY_COMMAND_BUFFERS);
    recorder.next(vk::SubpassContents::INLINE_AND_SECONDARY_COMMAND_BUFFERS_KHR);
    recorder.end();
    recorder.destroy(framebuffer);
    let told = LOG.take();
    let subpasses = told.split(|line| line == "end");
    let has = subpasses.map(|lines| lines.iter().any(|line| line.starts_with("indices")));
    assert_eq!(has.collect::<Vec<_>>(), [true, false, true, false]);
}

/// Both have layouts that change like those of other attachments.
#[test]
fn shading_rates_and_density_maps_are_in_the_chain() {
    let (rate, map) = (
        Layout::FRAGMENT_SHADING_RATE_ATTACHMENT_OPTIMAL_KHR,
        Layout::FRAGMENT_DENSITY_MAP_OPTIMAL_EXT,
    );
    let general = kept(vk::Format::R8_UINT, Layout::GENERAL);
    let attachments = [general, vk::AttachmentDescription2 { final_layout: map, ..general }];
    let reference = to(0, rate);
    let chained = vk::FragmentShadingRateAttachmentInfoKHR {
        p_fragment_shading_rate_attachment: &reference,
        shading_rate_attachment_texel_size: vk::Extent2D { width: 16, height: 8 },
        ..Default::default()
    };
    let subpass =
        vk::SubpassDescription2 { p_next: from_ref(&chained).cast(), ..Default::default() };
    let density = vk::RenderPassFragmentDensityMapCreateInfoEXT {
        fragment_density_map_attachment: vk::AttachmentReference { attachment: 1, layout: map },
        ..Default::default()
    };
    let info = vk::RenderPassCreateInfo2 {
        p_next: from_ref(&density).cast(),
        ..pass(&attachments, &[subpass], &[])
    };
    let told = told(&info, &[1, 2], 1);
    let told: Vec<_> = told.into_iter().filter(|line| !line.starts_with("    ")).collect();
    assert_told(
        &told,
        &[
            "barrier",
            "  image 101 COLOR 2+1 GENERAL > FRAGMENT_SHADING_RATE_ATTACHMENT_OPTIMAL_KHR",
            "  image 102 COLOR 2+1 GENERAL > FRAGMENT_DENSITY_MAP_OPTIMAL_EXT",
            "begin 1,2 3x4 layers 1 views 0b0",
            "  rate 1 FRAGMENT_SHADING_RATE_ATTACHMENT_OPTIMAL_KHR 16x8",
            "  density 2 FRAGMENT_DENSITY_MAP_OPTIMAL_EXT",
            "end",
            "barrier",
            "  image 101 COLOR 2+1 FRAGMENT_SHADING_RATE_ATTACHMENT_OPTIMAL_KHR > GENERAL",
        ],
    );
}

/// Every rendering has what the application chains to vkCmdBeginRenderPass2, which is gone by then.
#[test]
fn areas_of_a_device_group_are_those_of_every_subpass() {
    let recorder = Recorder::new(&pass(&[], &[colors(&[]), colors(&[])], &[]));
    let framebuffer = recorder.framebuffer(&[], 1);
    {
        let area =
            |width| vk::Rect2D { extent: vk::Extent2D { width, height: 1 }, ..Default::default() };
        let areas = Box::new([area(7), area(9)]);
        let group = Box::new(vk::DeviceGroupRenderPassBeginInfo {
            device_mask: 3,
            device_render_area_count: 2,
            p_device_render_areas: areas.as_ptr(),
            ..Default::default()
        });
        recorder.begin(framebuffer, from_ref(&*group).cast());
    }
    recorder.next(vk::SubpassContents::INLINE);
    recorder.end();
    recorder.destroy(framebuffer);
    let begin = "begin 1,2 3x4 layers 1 views 0b0";
    let group = "  group 3 [7, 9]";
    assert_told(&LOG.take(), &[begin, group, "end", begin, group, "end"]);
}

/// What the application chains to the end of a subpass goes to the newer end of a rendering.
#[test]
fn the_end_of_a_subpass_may_have_a_chain() {
    let recorder = Recorder::new(&pass(&[], &[colors(&[])], &[]));
    let framebuffer = recorder.framebuffer(&[], 1);
    recorder.begin(framebuffer, null());
    let offset = vk::Offset2D::default();
    let chained = vk::RenderPassFragmentDensityMapOffsetEndInfoEXT {
        fragment_density_offset_count: 1,
        p_fragment_density_offsets: &offset,
        ..Default::default()
    };
    let end = vk::SubpassEndInfo { p_next: from_ref(&chained).cast(), ..Default::default() };
    let device = &recorder.device;
    call!(device.commands.cmd_end_render_pass2(recorder.buffer, &end));
    recorder.destroy(framebuffer);
    assert_eq!(LOG.take()[1], "end with 1 offsets");
}
