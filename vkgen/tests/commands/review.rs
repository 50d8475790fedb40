//! The review of the generated facts: each changed fact is a changed line, and nothing else is.

use std::collections::BTreeSet;
use std::path::Path;

use registry::acquire::workspace;
use vkgen::compare::RenderedFile;
use vkgen::review::review;

use crate::bump::rendered;

/// A parameter of another type, members that change places, an enumerant of another value, another
/// length, another version of an extension.
const CHANGES: [(&str, &str); 5] = [
    (
        "<param><type>float</type> <name>lineWidth</name></param>",
        "<param><type>double</type> <name>lineWidth</name></param>",
    ),
    (
        "name=\"VkOffset2D\">
            <member><type>int32_t</type>        <name>x</name></member>
            <member><type>int32_t</type>        <name>y</name></member>",
        "name=\"VkOffset2D\">
            <member><type>int32_t</type>        <name>y</name></member>
            <member><type>int32_t</type>        <name>x</name></member>",
    ),
    ("value=\"1\" name=\"VK_FILTER_LINEAR\"", "value=\"91\" name=\"VK_FILTER_LINEAR\""),
    ("<member len=\"waitSemaphoreCount\">", "<member len=\"signalSemaphoreCount\">"),
    (
        "value=\"25\" name=\"VK_KHR_SURFACE_SPEC_VERSION\"",
        "value=\"26\" name=\"VK_KHR_SURFACE_SPEC_VERSION\"",
    ),
];

#[test]
fn every_changed_fact_is_a_changed_line() {
    let change = |vk: &str| {
        CHANGES.iter().fold(vk.to_owned(), |text, (old, new)| {
            assert!(text.contains(old), "{old}");
            text.replacen(old, new, 1)
        })
    };
    let path = Path::new(vkgen::review::PATH);
    let before = std::fs::read_to_string(workspace().join(path)).expect("the review");
    let after = rendered(change).remove(path).expect("the review");
    let changed = only_in("-", &before, &after) + &only_in("+", &after, &before);
    insta::assert_snapshot!(changed, @r#"
    - kit dynamic values cmd_set_line_width line_width LINE_WIDTH (line_width: f32)
    - kit structures typed BindSparseInfo: p_wait_semaphores: behind(true, handle::<vk::Semaphore>(), Count::Of(number::<u32>(offset_of!(S, wait_semaphore_count))))
    - tables calls device cmd_set_line_width vkCmdSetLineWidth (command_buffer: vk::CommandBuffer, line_width: f32) (command_buffer, line_width) {void}
    - tables extensions instance KHR_SURFACE khr_surface VK_KHR_surface 1 25 [[]]
    - vk PFN_vkCmdSetLineWidth 1 line_width: f32
    - vk Filter::LINEAR = 1 "VK_FILTER_LINEAR"
    - vk Offset2D.x: i32 at 0
    - vk Offset2D.y: i32 at 4
    - loader commands device #[unsafe(no_mangle)] [plain] [Instance] [] CMD_SET_LINE_WIDTH vkCmdSetLineWidth cmd_set_line_width {(command_buffer: CommandBuffer, line_width: f32)}
    + kit dynamic values cmd_set_line_width line_width LINE_WIDTH (line_width: f64)
    + kit structures typed BindSparseInfo: p_wait_semaphores: behind(true, handle::<vk::Semaphore>(), Count::Of(number::<u32>(offset_of!(S, signal_semaphore_count))))
    + tables calls device cmd_set_line_width vkCmdSetLineWidth (command_buffer: vk::CommandBuffer, line_width: f64) (command_buffer, line_width) {void}
    + tables extensions instance KHR_SURFACE khr_surface VK_KHR_surface 1 26 [[]]
    + vk PFN_vkCmdSetLineWidth 1 line_width: f64
    + vk Filter::LINEAR = 91 "VK_FILTER_LINEAR"
    + vk Offset2D.y: i32 at 0
    + vk Offset2D.x: i32 at 4
    + loader commands device #[unsafe(no_mangle)] [plain] [Instance] [] CMD_SET_LINE_WIDTH vkCmdSetLineWidth cmd_set_line_width {(command_buffer: CommandBuffer, line_width: f64)}
    "#);
}

/// Faults of emitters, in the text that they have emitted: a command's type with another command's
/// functions, and a structure that does not compare.
#[test]
fn every_faulty_row_is_a_changed_line() {
    let faults = [
        ("commands.rs", "PFN_vkCmdDraw CmdDraw ", "PFN_vkCmdDraw CmdDispatch "),
        ("vk/structs.rs", "compared! { struct Offset2D ", "plain_data! { struct Offset2D "),
    ];
    let right: Vec<RenderedFile> = rendered(str::to_owned)
        .into_iter()
        .map(|(path, text)| RenderedFile { path, text })
        .collect();
    let mut faulty = right.clone();
    for (name, old, new) in faults {
        let path = Path::new("dispatch-tables/src/generated").join(name);
        let file = faulty.iter_mut().find(|file| file.path == path).expect(name);
        assert!(file.text.contains(old), "{old}");
        file.text = file.text.replacen(old, new, 1);
    }
    let (before, after) = (review(&right).text, review(&faulty).text);
    insta::assert_snapshot!(only_in("+", &after, &before), @r"
    + tables commands device Device CMD_DRAW cmd_draw set_cmd_draw vkCmdDraw PFN_vkCmdDraw CmdDispatch 1.0 []
    + vk struct Offset2D = VkOffset2D: size 8, align 4
    ");
}

/// The lines of `text` that `other` lacks.
fn only_in(mark: &str, text: &str, other: &str) -> String {
    let other: BTreeSet<&str> = other.lines().collect();
    let lines = text.lines().filter(|line| !other.contains(line));
    lines.map(|line| format!("{mark} {line}\n")).collect()
}
