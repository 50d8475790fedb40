//! Changes of layouts and dependencies of subpasses, as barriers between renderings.

use vk::ImageLayout as Layout;
use vk::{
    AccessFlags as Access, AttachmentLoadOp as Load, AttachmentStoreOp as Store,
    PipelineStageFlags as Stages,
};

use super::*;

const COLOR: Layout = Layout::COLOR_ATTACHMENT_OPTIMAL;
const READ: Layout = Layout::SHADER_READ_ONLY_OPTIMAL;
const BEGIN: &str = "begin 1,2 3x4 layers 1 views 0b0";

fn dependency(
    src_subpass: u32,
    dst_subpass: u32,
    (src_stage_mask, src_access_mask): (Stages, Access),
    (dst_stage_mask, dst_access_mask): (Stages, Access),
) -> vk::SubpassDependency2 {
    vk::SubpassDependency2 {
        src_subpass,
        dst_subpass,
        src_stage_mask,
        dst_stage_mask,
        src_access_mask,
        dst_access_mask,
        ..Default::default()
    }
}

const OUTPUT: (Stages, Access) = (Stages::COLOR_ATTACHMENT_OUTPUT, Access::COLOR_ATTACHMENT_WRITE);
const INPUT: (Stages, Access) = (Stages::FRAGMENT_SHADER, Access::INPUT_ATTACHMENT_READ);
const TRANSFER: (Stages, Access) = (Stages::TRANSFER, Access::TRANSFER_READ);

/// Drawn in the first subpass, read in the second.
fn drawn_and_read(dependencies: &[vk::SubpassDependency2]) -> Vec<String> {
    let attachments = [color(Load::CLEAR, Store::STORE, [Layout::UNDEFINED, Layout::GENERAL])];
    let (drawn, read) = ([to(0, COLOR)], [to(0, READ)]);
    told(&pass(&attachments, &[colors(&drawn), inputs(&read)], dependencies), &[1], 1)
}

#[test]
fn without_dependencies_layouts_change_by_the_implicit_ones() {
    assert_told(
        &drawn_and_read(&[]),
        &[
            "barrier",
            "  image 101 COLOR 2+1 UNDEFINED > COLOR_ATTACHMENT_OPTIMAL",
            "    NONE/NONE > ALL_COMMANDS/ATTACHMENTS",
            BEGIN,
            "  color 1 COLOR_ATTACHMENT_OPTIMAL CLEAR(0.5) STORE",
            "end",
            "barrier",
            "  image 101 COLOR 2+1 COLOR_ATTACHMENT_OPTIMAL > SHADER_READ_ONLY_OPTIMAL",
            "    ALL_COMMANDS/ATTACHMENTS > ALL_COMMANDS/ATTACHMENTS",
            BEGIN,
            "end",
            "barrier",
            "  image 101 COLOR 2+1 SHADER_READ_ONLY_OPTIMAL > GENERAL",
            "    ALL_COMMANDS/ATTACHMENTS > NONE/NONE",
        ],
    );
}

/// Each change takes the dependencies of its subpasses.
#[test]
fn layouts_change_between_what_dependencies_say() {
    let external = vk::SUBPASS_EXTERNAL;
    let told = drawn_and_read(&[
        dependency(external, 0, TRANSFER, OUTPUT),
        dependency(0, 1, OUTPUT, INPUT),
        dependency(1, external, INPUT, TRANSFER),
    ]);
    let output = "COLOR_ATTACHMENT_OUTPUT/COLOR_ATTACHMENT_WRITE";
    let input = "FRAGMENT_SHADER/INPUT_ATTACHMENT_READ";
    // Since synchronization2, the name of transfers is that of all of them.
    let transfer = "ALL_TRANSFER/TRANSFER_READ";
    let memory = |from: &str, to: &str| format!("  memory {from} > {to}");
    let scopes = |from: &str, to: &str| format!("    {from} > {to}");
    assert_told(
        &told,
        &[
            "barrier",
            &memory(transfer, output),
            "  image 101 COLOR 2+1 UNDEFINED > COLOR_ATTACHMENT_OPTIMAL",
            &scopes(transfer, output),
            BEGIN,
            "  color 1 COLOR_ATTACHMENT_OPTIMAL CLEAR(0.5) STORE",
            "end",
            "barrier",
            &memory(output, input),
            "  image 101 COLOR 2+1 COLOR_ATTACHMENT_OPTIMAL > SHADER_READ_ONLY_OPTIMAL",
            &scopes(output, input),
            BEGIN,
            "end",
            "barrier",
            &memory(input, transfer),
            "  image 101 COLOR 2+1 SHADER_READ_ONLY_OPTIMAL > GENERAL",
            &scopes(input, transfer),
        ],
    );
}

/// A dependency of an earlier subpass on the outside does not speak for an attachment that another
/// subpass uses last.
#[test]
fn final_layouts_go_by_the_subpass_of_the_last_use() {
    let told = drawn_and_read(&[dependency(0, vk::SUBPASS_EXTERNAL, OUTPUT, TRANSFER)]);
    assert_eq!(
        told[told.len() - 3..],
        [
            "  memory COLOR_ATTACHMENT_OUTPUT/COLOR_ATTACHMENT_WRITE > ALL_TRANSFER/TRANSFER_READ",
            "  image 101 COLOR 2+1 SHADER_READ_ONLY_OPTIMAL > GENERAL",
            "    ALL_COMMANDS/ATTACHMENTS > NONE/NONE",
        ]
    );
}

/// The lines of barriers of two subpasses with one attachment whose layout is always the same.
fn barriers(dependencies: &[vk::SubpassDependency2]) -> Vec<String> {
    let attachments = [kept(vk::Format::R8_UNORM, COLOR)];
    let (reference, other) = ([to(0, COLOR)], [to(0, COLOR)]);
    let told =
        told(&pass(&attachments, &[colors(&reference), colors(&other)], dependencies), &[1], 1);
    let is_of_barrier = |line: &&String| line.starts_with("barrier") || line.contains("memory");
    told.iter().filter(is_of_barrier).cloned().collect()
}

#[test]
fn a_dependency_of_a_subpass_on_itself_is_the_applications() {
    assert!(barriers(&[dependency(1, 1, OUTPUT, INPUT)]).is_empty());
}

/// Two equal dependencies are one barrier, others are one each.
#[test]
fn a_subpass_waits_for_each_dependency() {
    let told = barriers(&[
        dependency(0, 1, OUTPUT, INPUT),
        dependency(0, 1, OUTPUT, INPUT),
        dependency(0, 1, OUTPUT, OUTPUT),
    ]);
    let output = "COLOR_ATTACHMENT_OUTPUT/COLOR_ATTACHMENT_WRITE";
    assert_told(
        &told,
        &[
            "barrier",
            &format!("  memory {output} > FRAGMENT_SHADER/INPUT_ATTACHMENT_READ"),
            &format!("  memory {output} > {output}"),
        ],
    );
}

/// The chain's barrier replaces the masks of the dependency, which may be nonsense.
#[test]
fn a_memory_barrier_in_the_chain_replaces_the_masks() {
    let barrier = vk::MemoryBarrier2 {
        src_stage_mask: vk::PipelineStageFlags2::BLIT,
        src_access_mask: vk::AccessFlags2::TRANSFER_WRITE,
        dst_stage_mask: vk::PipelineStageFlags2::PRE_RASTERIZATION_SHADERS,
        dst_access_mask: vk::AccessFlags2::SHADER_STORAGE_READ,
        ..Default::default()
    };
    let p_next = from_ref(&barrier).cast();
    let told = barriers(&[vk::SubpassDependency2 { p_next, ..dependency(0, 1, OUTPUT, INPUT) }]);
    let line = "  memory BLIT/TRANSFER_WRITE > PRE_RASTERIZATION_SHADERS/SHADER_STORAGE_READ";
    assert_told(&told, &["barrier", line]);
}

/// A dependency may be of regions if all are and no layout changes; the barrier is never of views, which
/// mean nothing outside of a rendering, and always of as many devices as some dependency is.
#[test]
fn flags_never_make_a_barrier_weaker_than_its_dependencies() {
    use vk::DependencyFlags as Flags;
    let of = |flags| vk::SubpassDependency2 {
        dependency_flags: flags,
        view_offset: 1,
        ..dependency(0, 1, OUTPUT, INPUT)
    };
    let first = |dependencies: &[vk::SubpassDependency2]| barriers(dependencies)[0].clone();
    assert_eq!(first(&[of(Flags::BY_REGION)]), "barrier BY_REGION");
    assert_eq!(first(&[of(Flags::BY_REGION | Flags::VIEW_LOCAL)]), "barrier BY_REGION");
    assert_eq!(first(&[of(Flags::BY_REGION), of(Flags::DEVICE_GROUP)]), "barrier DEVICE_GROUP");
    let by_region = vk::SubpassDependency2 {
        dependency_flags: Flags::BY_REGION,
        ..dependency(0, 1, OUTPUT, INPUT)
    };
    // Layouts change in all regions.
    assert!(!drawn_and_read(&[by_region]).contains(&"barrier BY_REGION".into()));
}

/// What no subpass uses changes its layout all the same.
#[test]
fn an_attachment_without_use_gets_its_final_layout() {
    let attachments = [color(Load::CLEAR, Store::STORE, [Layout::UNDEFINED, READ])];
    assert_told(
        &told(&pass(&attachments, &[colors(&[])], &[]), &[1], 1),
        &[
            BEGIN,
            "end",
            "barrier",
            "  image 101 COLOR 2+1 UNDEFINED > SHADER_READ_ONLY_OPTIMAL",
            "    ALL_COMMANDS/ATTACHMENTS > NONE/NONE",
        ],
    );
}

/// Its other name may have been used by an earlier subpass.
#[test]
fn an_attachment_that_may_alias_waits_for_earlier_subpasses() {
    let image = |flags: vk::AttachmentDescriptionFlags| {
        let second = vk::AttachmentDescription2 {
            flags,
            ..color(Load::CLEAR, Store::STORE, [Layout::UNDEFINED, COLOR])
        };
        let attachments = [kept(vk::Format::R8_UNORM, COLOR), second];
        let (one, other) = ([to(0, COLOR)], [to(1, COLOR)]);
        let dependencies = [dependency(0, 1, OUTPUT, OUTPUT)];
        let info = pass(&attachments, &[colors(&one), colors(&other)], &dependencies);
        let told = told(&info, &[1, 2], 1);
        let at = told.iter().position(|line| line.contains("image 102")).expect("a change");
        told[at + 1].clone()
    };
    let output = "COLOR_ATTACHMENT_OUTPUT/COLOR_ATTACHMENT_WRITE";
    let alias = vk::AttachmentDescriptionFlags::MAY_ALIAS;
    assert_eq!(image(alias), format!("    {output} > {output}"));
    let none = vk::AttachmentDescriptionFlags::empty();
    assert_eq!(image(none), "    NONE/NONE > ALL_COMMANDS/ATTACHMENTS");
}

/// The lines of images of a depth/stencil attachment with these layouts: before, in the subpass, after.
fn depth_stencil(
    format: vk::Format,
    depth: [Layout; 3],
    stencil: Option<[Layout; 3]>,
) -> Vec<String> {
    let of_stencil = stencil.unwrap_or_default();
    let description = vk::AttachmentDescriptionStencilLayout {
        stencil_initial_layout: of_stencil[0],
        stencil_final_layout: of_stencil[2],
        ..Default::default()
    };
    let reference = vk::AttachmentReferenceStencilLayout {
        stencil_layout: of_stencil[1],
        ..Default::default()
    };
    let chained = |pointer| if stencil.is_some() { pointer } else { null() };
    let attachment = vk::AttachmentDescription2 {
        p_next: chained(from_ref(&description).cast()),
        format,
        ..color(Load::LOAD, Store::STORE, [depth[0], depth[2]])
    };
    let reference = vk::AttachmentReference2 {
        p_next: chained(from_ref(&reference).cast()),
        ..to(0, depth[1])
    };
    let subpass =
        vk::SubpassDescription2 { p_depth_stencil_attachment: &reference, ..Default::default() };
    let told = told(&pass(&[attachment], &[subpass], &[]), &[1], 1);
    let image = |line: &String| line.strip_prefix("  image 101 ").map(str::to_owned);
    told.iter().filter_map(image).collect()
}

#[test]
fn depth_and_stencil_change_together_or_each_for_itself() {
    let format = vk::Format::D24_UNORM_S8_UINT;
    let both = Layout::DEPTH_STENCIL_ATTACHMENT_OPTIMAL;
    let (depth, read) = (Layout::DEPTH_ATTACHMENT_OPTIMAL, Layout::STENCIL_READ_ONLY_OPTIMAL);
    assert_eq!(
        depth_stencil(format, [Layout::UNDEFINED, both, both], None),
        ["DEPTH | STENCIL 2+1 UNDEFINED > DEPTH_STENCIL_ATTACHMENT_OPTIMAL"]
    );
    let told = depth_stencil(format, [Layout::UNDEFINED, depth, READ], Some([both, read, read]));
    assert_eq!(
        told,
        [
            "DEPTH 2+1 UNDEFINED > DEPTH_ATTACHMENT_OPTIMAL",
            "STENCIL 2+1 DEPTH_STENCIL_ATTACHMENT_OPTIMAL > STENCIL_READ_ONLY_OPTIMAL",
            "DEPTH 2+1 DEPTH_ATTACHMENT_OPTIMAL > SHADER_READ_ONLY_OPTIMAL",
        ]
    );
    // Of a format with one aspect, that aspect alone.
    let told = depth_stencil(vk::Format::S8_UINT, [both, depth, READ], Some([READ, read, read]));
    assert_eq!(told, ["STENCIL 2+1 SHADER_READ_ONLY_OPTIMAL > STENCIL_READ_ONLY_OPTIMAL"]);
    let told = depth_stencil(vk::Format::D16_UNORM, [both; 3], Some([READ, read, both]));
    assert!(told.is_empty(), "{told:?}");
    let told = depth_stencil(vk::Format::S8_UINT, [both, read, read], None);
    assert_eq!(told, ["STENCIL 2+1 DEPTH_STENCIL_ATTACHMENT_OPTIMAL > STENCIL_READ_ONLY_OPTIMAL"]);
}

/// An input attachment that is read in one aspect may say nothing of the other.
#[test]
fn the_layouts_of_what_is_drawn_to_count() {
    let (depth, stencil) = (Layout::DEPTH_READ_ONLY_OPTIMAL, Layout::STENCIL_ATTACHMENT_OPTIMAL);
    let of_stencil =
        vk::AttachmentReferenceStencilLayout { stencil_layout: stencil, ..Default::default() };
    let drawn = vk::AttachmentReference2 { p_next: from_ref(&of_stencil).cast(), ..to(0, depth) };
    let read =
        vk::AttachmentReference2 { aspect_mask: vk::ImageAspectFlags::DEPTH, ..to(0, depth) };
    let read = [read];
    let subpass = vk::SubpassDescription2 { p_depth_stencil_attachment: &drawn, ..inputs(&read) };
    let attachment = kept(vk::Format::D24_UNORM_S8_UINT, Layout::GENERAL);
    let told = told(&pass(&[attachment], &[subpass], &[]), &[1], 1);
    assert_eq!(told[1], "  image 101 DEPTH 2+1 GENERAL > DEPTH_READ_ONLY_OPTIMAL");
    assert_eq!(told[3], "  image 101 STENCIL 2+1 GENERAL > STENCIL_ATTACHMENT_OPTIMAL");
}

/// The layers of the framebuffer; with multiview those of the views of any subpass; of an image with
/// three dimensions the whole level; never more than there are.
#[test]
fn layouts_change_of_the_layers_that_are_rendered() {
    let layers = |view: u64, layers: u32, masks: &[u32]| {
        let attachments = [color(Load::CLEAR, Store::STORE, [Layout::UNDEFINED, COLOR])];
        let reference = [to(0, COLOR)];
        let of = |&view_mask: &u32| vk::SubpassDescription2 { view_mask, ..colors(&reference) };
        let subpasses: Vec<_> = masks.iter().map(of).collect();
        let told = told(&pass(&attachments, &subpasses, &[]), &[view], layers);
        let image = |line: &String| {
            let rest = line.strip_prefix("  image ")?;
            rest.split(' ').nth(2).map(str::to_owned)
        };
        told.iter().filter_map(image).collect::<Vec<_>>()
    };
    assert_eq!(layers(1, 3, &[0]), ["2+3"]);
    assert_eq!(layers(40, 3, &[0]), ["2+1"]);
    assert_eq!(layers(50, 3, &[0]), ["0+1"]);
    assert_eq!(layers(1, 1, &[0b0001, 0b0110]), ["2+3"]);
    assert_eq!(layers(1, 1, &[0b0001, 0b1100]), ["2+1", "4+2"]);
    assert_eq!(layers(50, 1, &[0b1001]), ["0+1"]);
    assert_eq!(layers(40, 1, &[0b1001]), ["2+1"]);
    assert_eq!(layers(1, 1, &[1 << 31 | 1]), ["2+1"]);
}

/// A depth image may have been drawn with sample locations, which a change away from that layout needs.
#[test]
fn changes_of_depth_have_the_sample_locations_of_the_last_use() {
    let location = |x| vk::SampleLocationEXT { x, y: 0.0 };
    let (first, after) = ([location(0.25)], [location(0.75)]);
    let of = |array: &[vk::SampleLocationEXT]| vk::SampleLocationsInfoEXT {
        sample_locations_count: array.len() as u32,
        p_sample_locations: array.as_ptr(),
        ..Default::default()
    };
    let initial =
        vk::AttachmentSampleLocationsEXT { attachment_index: 1, sample_locations_info: of(&first) };
    let post =
        vk::SubpassSampleLocationsEXT { subpass_index: 0, sample_locations_info: of(&after) };
    let chained = vk::RenderPassSampleLocationsBeginInfoEXT {
        attachment_initial_sample_locations_count: 1,
        p_attachment_initial_sample_locations: &initial,
        post_subpass_sample_locations_count: 1,
        p_post_subpass_sample_locations: &post,
        ..Default::default()
    };
    let both = Layout::DEPTH_STENCIL_ATTACHMENT_OPTIMAL;
    let depth = vk::AttachmentDescription2 {
        initial_layout: READ,
        final_layout: READ,
        ..kept(vk::Format::D16_UNORM, READ)
    };
    let unused = kept(vk::Format::R8_UNORM, COLOR);
    let reference = to(1, both);
    let subpass =
        vk::SubpassDescription2 { p_depth_stencil_attachment: &reference, ..Default::default() };
    let recorder = Recorder::new(&pass(&[unused, depth], &[subpass], &[]));
    let framebuffer = recorder.framebuffer(&[1, 2], 1);
    recorder.run(framebuffer, from_ref(&chained).cast());
    recorder.destroy(framebuffer);
    let told = LOG.take();
    let images: Vec<_> = told.iter().filter(|line| line.contains("image")).collect();
    let (read, both) = ("SHADER_READ_ONLY_OPTIMAL", "DEPTH_STENCIL_ATTACHMENT_OPTIMAL");
    assert_eq!(
        images,
        [
            &format!("  image 102 DEPTH 2+1 {read} > {both} samples at 0.25"),
            &format!("  image 102 DEPTH 2+1 {both} > {read} samples at 0.75"),
        ]
    );
}
