//! Load and store operations: by the first and the last use of each attachment, each aspect and each
//! view.

use vk::ImageLayout as Layout;
use vk::{AttachmentLoadOp as Load, AttachmentStoreOp as Store};

use super::*;

const COLOR: Layout = Layout::COLOR_ATTACHMENT_OPTIMAL;
const BOTH: Layout = Layout::DEPTH_STENCIL_ATTACHMENT_OPTIMAL;

/// The lines of renderings, without barriers.
fn renderings(told: &[String]) -> Vec<String> {
    let is_other = |line: &&String| {
        line.starts_with("  memory") || line.starts_with("  image") || line.starts_with("    ")
    };
    told.iter().filter(|line| !is_other(line) && *line != "barrier").cloned().collect()
}

/// The first use loads, the last use stores, and those between do both.
#[test]
fn operations_go_to_the_first_and_the_last_use() {
    let attachments = [
        color(Load::CLEAR, Store::DONT_CARE, [COLOR; 2]),
        color(Load::DONT_CARE, Store::STORE, [COLOR; 2]),
        color(Load::NONE, Store::NONE, [COLOR; 2]),
    ];
    let (first, second) = ([to(0, COLOR), to(2, COLOR)], [to(0, COLOR), to(1, COLOR)]);
    let info = pass(&attachments, &[colors(&first), colors(&second), colors(&first)], &[]);
    let told = told(&info, &[1, 2, 3], 5);
    assert_told(
        &told,
        &[
            "begin 1,2 3x4 layers 5 views 0b0",
            "  color 1 COLOR_ATTACHMENT_OPTIMAL CLEAR(0.5) STORE",
            "  color 3 COLOR_ATTACHMENT_OPTIMAL NONE STORE",
            "end",
            "begin 1,2 3x4 layers 5 views 0b0",
            "  color 1 COLOR_ATTACHMENT_OPTIMAL LOAD STORE",
            "  color 2 COLOR_ATTACHMENT_OPTIMAL DONT_CARE STORE",
            "end",
            "begin 1,2 3x4 layers 5 views 0b0",
            "  color 1 COLOR_ATTACHMENT_OPTIMAL LOAD DONT_CARE",
            "  color 3 COLOR_ATTACHMENT_OPTIMAL LOAD NONE",
            "end",
        ],
    );
}

/// Clear values are by the number of the attachment, and depth and stencil have operations of their own.
#[test]
fn depth_and_stencil_have_operations_of_their_own() {
    let of = |format| vk::AttachmentDescription2 {
        format,
        load_op: Load::CLEAR,
        store_op: Store::NONE,
        stencil_load_op: Load::LOAD,
        stencil_store_op: Store::STORE,
        ..kept(format, BOTH)
    };
    let unused = color(Load::CLEAR, Store::STORE, [COLOR; 2]);
    for (format, lines) in [
        (vk::Format::D24_UNORM_S8_UINT, &["depth CLEAR(1.5) NONE", "stencil LOAD STORE"][..]),
        (vk::Format::D16_UNORM, &["depth CLEAR(1.5) NONE"]),
        (vk::Format::S8_UINT, &["stencil LOAD STORE"]),
    ] {
        let reference = to(1, BOTH);
        let subpass = vk::SubpassDescription2 {
            p_depth_stencil_attachment: &reference,
            ..Default::default()
        };
        let told = told(&pass(&[unused, of(format)], &[subpass], &[]), &[1, 2], 1);
        let told: Vec<_> = told[1..told.len() - 1]
            .iter()
            .map(|line| line.trim().replace(&format!("2 {BOTH:?} "), ""))
            .collect();
        assert_eq!(told, lines, "{format:?}");
    }
}

/// What is read only, and not accessed at the end, is not written between.
#[test]
fn an_attachment_without_a_store_operation_is_not_written_between() {
    let read = Layout::DEPTH_STENCIL_READ_ONLY_OPTIMAL;
    let depth =
        vk::AttachmentDescription2 { store_op: Store::NONE, ..kept(vk::Format::D16_UNORM, read) };
    let reference = to(0, read);
    let subpass =
        vk::SubpassDescription2 { p_depth_stencil_attachment: &reference, ..Default::default() };
    let told = told(&pass(&[depth], &[subpass, subpass], &[]), &[1], 1);
    let line = "  depth 1 DEPTH_STENCIL_READ_ONLY_OPTIMAL LOAD NONE";
    let begin = "begin 1,2 3x4 layers 1 views 0b0";
    assert_told(&told, &[begin, line, "end", begin, line, "end"]);
}

/// A reference to no attachment leaves a gap.
#[test]
fn an_unused_reference_is_no_attachment() {
    let attachments = [color(Load::LOAD, Store::STORE, [COLOR; 2])];
    let references = [to(vk::ATTACHMENT_UNUSED, COLOR), to(0, COLOR)];
    let none = to(vk::ATTACHMENT_UNUSED, BOTH);
    let subpass = vk::SubpassDescription2 {
        p_depth_stencil_attachment: &none,
        p_resolve_attachments: [none; 2].as_ptr(),
        p_input_attachments: &none,
        input_attachment_count: 1,
        ..colors(&references)
    };
    assert_told(
        &told(&pass(&attachments, &[subpass], &[]), &[1], 1),
        &[
            "begin 1,2 3x4 layers 1 views 0b0",
            "  color none",
            "  color 1 COLOR_ATTACHMENT_OPTIMAL LOAD STORE",
            "end",
        ],
    );
}

/// Each view has a first and a last use. A rendering of its own clears the views that are new where
/// others are not.
#[test]
fn views_are_loaded_and_stored_each_for_itself() {
    let attachments = [color(Load::CLEAR, Store::DONT_CARE, [COLOR; 2])];
    let reference = [to(0, COLOR)];
    let of = |view_mask| vk::SubpassDescription2 { view_mask, ..colors(&reference) };
    let told = told(&pass(&attachments, &[of(0b01), of(0b11), of(0b10)], &[]), &[1], 1);
    assert_eq!(
        renderings(&told),
        [
            "begin 1,2 3x4 layers 1 views 0b1",
            "  color 1 COLOR_ATTACHMENT_OPTIMAL CLEAR(0.5) STORE",
            "end",
            "begin 1,2 3x4 layers 1 views 0b10",
            "  color 1 COLOR_ATTACHMENT_OPTIMAL CLEAR(0.5) STORE",
            "end",
            "begin 1,2 3x4 layers 1 views 0b11",
            "  color 1 COLOR_ATTACHMENT_OPTIMAL LOAD STORE",
            "end",
            "begin 1,2 3x4 layers 1 views 0b10",
            "  color 1 COLOR_ATTACHMENT_OPTIMAL LOAD DONT_CARE",
            "end",
        ]
    );
    let stages = "EARLY_FRAGMENT_TESTS | LATE_FRAGMENT_TESTS | COLOR_ATTACHMENT_OUTPUT";
    let written = "COLOR_ATTACHMENT_WRITE | DEPTH_STENCIL_ATTACHMENT_WRITE";
    let before = format!("  memory {stages}/{written}");
    let after = format!("FRAGMENT_SHADER | {stages}/ATTACHMENTS");
    assert_eq!(told[6..8], ["barrier", &format!("{before} > {after}")]);
}

/// Whoever reads what was cleared waits: a shader an input attachment, and the rasterization a shading
/// rate, in a subpass that has one.
#[test]
fn a_cleared_shading_rate_is_waited_for() {
    let rate = color(Load::CLEAR, Store::STORE, [Layout::GENERAL; 2]);
    let reference = to(0, Layout::GENERAL);
    let chained = vk::FragmentShadingRateAttachmentInfoKHR {
        p_fragment_shading_rate_attachment: &reference,
        ..Default::default()
    };
    let subpass =
        vk::SubpassDescription2 { p_next: from_ref(&chained).cast(), ..Default::default() };
    let told = told(&pass(&[rate], &[subpass], &[]), &[1], 1);
    let barrier = told.iter().position(|line| line == "barrier").expect("after the clear");
    let after = told[barrier + 1].split_once(" > ").expect("two scopes").1;
    let stages = "FRAGMENT_SHADER | EARLY_FRAGMENT_TESTS | LATE_FRAGMENT_TESTS | \
                  COLOR_ATTACHMENT_OUTPUT | FRAGMENT_SHADING_RATE_ATTACHMENT_KHR";
    let access = "ATTACHMENTS | FRAGMENT_SHADING_RATE_ATTACHMENT_READ_KHR";
    assert_eq!(after, format!("{stages}/{access}"));
}

/// Depth and stencil may have layouts of their own, one of which is read only.
#[test]
fn the_part_that_is_read_only_is_not_written_between() {
    use Layout as L;
    let of = |load_op, store_op, layout, stencil| vk::AttachmentDescription2 {
        load_op,
        store_op,
        stencil_load_op: load_op,
        stencil_store_op: store_op,
        initial_layout: layout,
        final_layout: layout,
        ..kept(stencil, layout)
    };
    let format = vk::Format::D24_UNORM_S8_UINT;
    for (layout, operations) in [
        (L::DEPTH_READ_ONLY_STENCIL_ATTACHMENT_OPTIMAL, ["NONE", "STORE"]),
        (L::DEPTH_ATTACHMENT_STENCIL_READ_ONLY_OPTIMAL, ["STORE", "NONE"]),
        (L::DEPTH_STENCIL_READ_ONLY_OPTIMAL, ["NONE", "NONE"]),
        (L::DEPTH_STENCIL_ATTACHMENT_OPTIMAL, ["STORE", "STORE"]),
    ] {
        let reference = to(0, layout);
        let subpass = vk::SubpassDescription2 {
            p_depth_stencil_attachment: &reference,
            ..Default::default()
        };
        for load in [Load::LOAD, Load::NONE] {
            let attachment = of(load, Store::NONE, layout, format);
            let told = told(&pass(&[attachment], &[subpass, subpass], &[]), &[1], 1);
            let lines = ["depth", "stencil"].iter().zip(operations);
            let lines: Vec<_> = lines
                .map(|(part, store)| format!("  {part} 1 {layout:?} {load:?} {store}"))
                .collect();
            assert_eq!(told[1..3], lines);
        }
    }
}

/// Stencil of a resolve attachment that no mode writes is cleared before.
#[test]
fn what_no_resolve_writes_is_cleared_before() {
    let format = vk::Format::D24_UNORM_S8_UINT;
    let source = kept(format, BOTH);
    let target = vk::AttachmentDescription2 { stencil_load_op: Load::CLEAR, ..source };
    let (reference, resolve) = (to(0, BOTH), to(1, BOTH));
    let chained = vk::SubpassDescriptionDepthStencilResolve {
        depth_resolve_mode: vk::ResolveModeFlags::SAMPLE_ZERO,
        p_depth_stencil_resolve_attachment: &resolve,
        ..Default::default()
    };
    let subpass = vk::SubpassDescription2 {
        p_next: from_ref(&chained).cast(),
        p_depth_stencil_attachment: &reference,
        ..Default::default()
    };
    let told = told(&pass(&[source, target], &[subpass], &[]), &[1, 2], 1);
    assert_eq!(
        renderings(&told),
        [
            "begin 1,2 3x4 layers 1 views 0b0",
            "  stencil 2 DEPTH_STENCIL_ATTACHMENT_OPTIMAL CLEAR(1.5) STORE",
            "end",
            "begin 1,2 3x4 layers 1 views 0b0",
            "  depth 1 DEPTH_STENCIL_ATTACHMENT_OPTIMAL LOAD STORE SAMPLE_ZERO to 2 \
         DEPTH_STENCIL_ATTACHMENT_OPTIMAL",
            "  stencil 1 DEPTH_STENCIL_ATTACHMENT_OPTIMAL LOAD STORE",
            "end",
        ]
    );
}
