//! Whatever the input, the reader answers: it does not panic, overflow its stack or run on.

use registry::read::{Source, read};

use crate::support::{core, extension, try_read, try_read_text, vk_xml};

/// A registry that touches every part of the reader.
fn everything() -> String {
    let fragment = format!(
        r#"<types>
<type category="funcpointer">typedef void (VKAPI_PTR *<name>PFN_a</name>)(const <type>char</type>* p);</type>
<type category="handle" objtypeenum="VK_E_A"><type>VK_DEFINE_HANDLE</type>(<name>VkH</name>)</type>
<type category="enum" name="VkE"/><type category="struct" name="VkS"><member values="VK_E_A"><type>VkE</type> <name>sType</name></member>
<member len="3"><type>uint32_t</type> <name>a</name>:3</member><member>const <type>VkS</type>* const* <name>b</name>[<enum>VK_N</enum>]</member></type>
<type category="struct" name="VkT" alias="VkS"/></types>
<enums name="C" type="constants"><enum name="VK_N" type="uint32_t" value="(~0U)"/></enums>
<enums name="VkE" type="enum"><enum name="VK_E_A" value="-1"/></enums>
<commands><command><proto><type>void</type> <name>vkA</name></proto><param optional="true"><type>VkH</type> <name>h</name></param></command>
<command name="vkB" alias="vkA"/></commands>{}{}"#,
        core(r#"<type name="VkT"/><type name="PFN_a"/><command name="vkB"/>"#),
        extension(
            "VK_x",
            1,
            r#"<require depends="(VK_VERSION_1_0,VK_x)+VkS::a"><enum extends="VkE" offset="1" dir="-" name="VK_E_B"/></require>"#
        ),
    );
    vk_xml(&fragment)
}

#[test]
fn the_whole_of_it_is_accepted() {
    let outcome = try_read_text(&everything()).unwrap();
    assert!(outcome.warnings.is_empty(), "{:#?}", outcome.warnings);
}

#[test]
fn every_beginning_of_a_registry_is_answered() {
    let text = everything();
    for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
        assert!(try_read_text(&text[..end]).is_err(), "{end}");
    }
}

#[test]
fn every_single_change_of_a_registry_is_answered() {
    let text = everything();
    for at in 0..text.len() {
        for change in ["", "9", "<", ",", "ü"] {
            let (Some(before), Some(after)) = (text.get(..at), text.get(at + 1..)) else {
                continue;
            };
            // Whether it is still a registry differs; that there is an answer is the point.
            let _answer = try_read_text(&format!("{before}{change}{after}"));
        }
    }
}

#[test]
fn every_registry_without_one_of_its_lines_is_answered() {
    let text = everything();
    for without in 0..text.lines().count() {
        let kept: Vec<_> = text
            .lines()
            .enumerate()
            .filter(|&(line, _)| line != without)
            .map(|(_, line)| line)
            .collect();
        let _answer = try_read_text(&kept.join("\n"));
    }
}

#[test]
fn deep_nesting_is_answered() {
    const DEPTH: usize = 50_000;
    let inside = |open: &str, close: &str| format!("{}{}", open.repeat(DEPTH), close.repeat(DEPTH));
    for (open, close) in [
        ("<a>", "</a>"),
        ("<types>", "</types>"),
        ("<type>", "</type>"),
        ("<require>", "</require>"),
    ] {
        let _answer = try_read(&inside(open, close));
        let _answer = try_read(&format!(
            "<types><type category=\"struct\" name=\"VkS\"><member>{}</member></type></types>",
            inside(open, close)
        ));
    }
}

#[test]
fn long_chains_are_answered() {
    const LENGTH: usize = 20_000;
    let aliases: String = (0..LENGTH)
        .map(|n| format!("<type category=\"struct\" name=\"VkA{n}\" alias=\"VkA{}\"/>", n + 1))
        .collect();
    let fragment = format!(
        "<types>{aliases}<type category=\"struct\" name=\"VkA{LENGTH}\"/></types>{}",
        core("<type name=\"VkA0\"/>")
    );
    assert_eq!(try_read(&fragment).unwrap().registry.types.len(), LENGTH + 1);
    let circle = format!(
        "<types>{aliases}<type category=\"struct\" name=\"VkA{LENGTH}\" alias=\"VkA0\"/></types>{}",
        core("<type name=\"VkA0\"/>")
    );
    assert_eq!(try_read(&circle).unwrap_err().len(), LENGTH + 1);
}

#[test]
fn the_files_may_be_exchanged() {
    let text = everything();
    let _answer = read(
        Source { name: "vk.xml", text: "<registry/>" },
        Source { name: "video.xml", text: &text },
    );
    let _answer =
        read(Source { name: "vk.xml", text: &text }, Source { name: "video.xml", text: &text });
}
