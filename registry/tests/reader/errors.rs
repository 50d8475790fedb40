//! What the reader says about input that it cannot read: each finding has its code, its place and a
//! way out.

use crate::support::{core, extension, reject, try_read, try_read_text, values, vk_xml, warn};
use registry::model::EnumKind;
use registry::read::{Source, code, read};

fn first_of(text: &str) -> (String, &'static str) {
    let findings = try_read_text(text).expect_err("it must not be accepted");
    (findings[0].position.to_string(), findings[0].code)
}

#[test]
fn what_is_no_registry_is_refused() {
    for text in [
        "",
        " ",
        "no XML",
        "\0",
        "<registry>",
        "<a></b>",
        "<registry></registry><registry/>",
        "{\"json\": true}",
    ] {
        assert_eq!(first_of(text).1, code::NOT_XML, "{text}");
    }
    assert_eq!(first_of("<html/>"), ("vk.xml:1:1".to_owned(), code::WRONG_ROOT));
    assert_eq!(
        first_of("<registry>\n<types>\n</registry>"),
        ("vk.xml:3:1".to_owned(), code::NOT_XML)
    );
}

#[test]
fn a_file_that_is_cut_off_is_reported_at_its_end() {
    let text =
        "<registry>\n<types>\n  <type>\u{fc}<name>VkThing</name>\n</type></types></registry>";
    let ends = text.char_indices().map(|(at, _)| at);
    for end in ends.filter(|&end| end > "<registry>".len()) {
        let cut = &text[..end];
        let findings = try_read_text(cut).expect_err("it must not be accepted");
        let last = cut.rsplit('\n').next().unwrap_or_default();
        let line = cut.lines().count() as u32 + u32::from(last.is_empty());
        assert_eq!(findings[0].code, code::NOT_XML, "{cut}");
        assert_eq!(findings[0].position.line, line, "{cut}: {findings:?}");
        assert!(!findings[0].message.contains(" at "), "{}", findings[0].message);
    }
    assert_eq!(first_of("<registry>\n<types>\u{fc}").0, "vk.xml:2:9".to_owned());
}

#[test]
fn document_types_are_refused_with_their_entities() {
    let text = "<!DOCTYPE registry [<!ENTITY a \"aaaaaaaa\">]><registry>&a;</registry>";
    assert_eq!(first_of(text).1, code::NOT_XML);
}

#[test]
fn an_empty_registry_has_no_header_version() {
    assert_eq!(first_of("<registry/>").1, code::NO_HEADER_VERSION);
}

#[test]
fn findings_in_both_files_are_reported_together_and_by_place() {
    let findings =
        read(Source { name: "vk.xml", text: "" }, Source { name: "video.xml", text: "<html/>" })
            .unwrap_err();
    let found: Vec<_> =
        findings.iter().map(|finding| (finding.position.file.as_str(), finding.code)).collect();
    assert_eq!(found, [("video.xml", code::WRONG_ROOT), ("vk.xml", code::NOT_XML)]);
}

#[test]
fn unknown_elements_and_attributes_are_warned_of_once_each() {
    warn(code::UNKNOWN_ELEMENT, "<types>\n  §<novelty><deep/></novelty></types>");
    warn(code::UNKNOWN_ELEMENT, "§<novelty/><novelty/>");
    let (_, finding) = warn(
        code::UNKNOWN_ATTRIBUTE,
        "<tags><tag name=\"A\" §new=\"1\"/><tag name=\"B\" new=\"2\"/></tags>",
    );
    assert!(finding.message.contains("2 times"), "{}", finding.message);
    warn(
        code::UNKNOWN_ATTRIBUTE,
        "<commands>\n<command api=\"vulkansc\" name=\"vkA\" alias=\"vkB\" §ecport=\"\"/></commands>",
    );
}

#[test]
fn columns_count_characters_and_not_bytes() {
    warn(code::UNKNOWN_ATTRIBUTE, "<tags><tag author=\"Ünïcödé\" name=\"A\" §new=\"1\"/></tags>");
}

#[test]
fn unknown_words_are_warned_of() {
    warn(
        code::UNKNOWN_VALUE,
        "<commands><command §api=\"vulcan\" name=\"vkA\" alias=\"vkB\"/></commands>",
    );
    warn(code::UNKNOWN_VALUE, "<types><type name=\"VkT\" §category=\"novelty\"/></types>");
    let (_, finding) = warn(code::UNKNOWN_VALUE, "<enums name=\"VkE\" §type=\"novelty\"/>");
    assert!(finding.message.contains("the unknown type `novelty`,"), "{}", finding.message);
    let block = |values: &str| {
        let fragment = format!(
            "<types><type category=\"enum\" name=\"VkResult\"/></types><enums name=\"VkResult\" §type=\"novelty\">{values}</enums>
            <commands><command successcodes=\"VK_A\"><proto><type>void</type> <name>vkA</name></proto></command></commands>{}",
            core("<command name=\"vkA\"/><type name=\"VkResult\"/>")
        );
        warn(code::UNKNOWN_VALUE, &fragment)
    };
    // The values are read, so that no use of one is reported.
    let (registry, _) = block("<enum name=\"VK_A\" value=\"0\"/>");
    assert_eq!(values(&registry, "VkResult").len(), 1);
    let (registry, _) = block("<enum name=\"VK_A\" bitpos=\"0\"/>");
    assert_eq!(registry.enums[0].kind, EnumKind::Bitmask);
    warn(
        code::UNKNOWN_VALUE,
        &extension("VK_x", 1, "").replace("supported", "§provisional=\"yes\" supported"),
    );
    let (registry, _) = warn(
        code::UNKNOWN_VALUE,
        "<feature api=\"vulkan\" name=\"VK_VERSION_1_0\" §apitype=\"novelty\"/>",
    );
    assert!(!registry.features[0].internal);
}

#[test]
fn what_must_be_there_is_missed() {
    reject(code::MISSING, "<commands>§<command/></commands>");
    reject(code::MISSING, "<commands>§<command alias=\"vkB\"/></commands>");
    reject(code::MISSING, "<types>§<type category=\"struct\"/></types>");
    reject(code::MISSING, "<types>§<type category=\"struct\" alias=\"VkS\"/></types>");
    reject(code::MISSING, "<platforms>§<platform name=\"x\"/></platforms>");
    reject(code::MISSING, "§<enums type=\"enum\"/>");
    reject(code::MISSING, "<enums name=\"VkE\" type=\"enum\">§<enum name=\"VK_E\"/></enums>");
    reject(
        code::MISSING,
        "<feature api=\"vulkan\" name=\"VK_VERSION_1_0\"><require>§<type/></require></feature>",
    );
    reject(code::MISSING, &core("§<enum extends=\"VkE\" value=\"1\"/>"));
    reject(code::MISSING, &core("§<enum value=\"1\"/>"));
    reject(code::MISSING, "§<feature name=\"VK_VERSION_1_0\"/>");
    reject(
        code::MISSING,
        "<extensions>§<extension name=\"VK_x\" number=\"1\" type=\"device\" supported=\"vulkan\"/></extensions>",
    );
    reject(
        code::MISSING,
        "<extensions>§<extension name=\"VK_x\" supported=\"vulkan\"/></extensions>",
    );
}

#[test]
fn an_offset_in_a_feature_needs_an_extension_number() {
    reject(code::MISSING, &core("§<enum extends=\"VkE\" offset=\"0\" name=\"VK_A\"/>"));
}

#[test]
fn bad_numbers_are_refused() {
    let group = |value: &str| {
        format!("<enums name=\"VkE\" type=\"enum\"><enum name=\"VK_A\" {value}/></enums>")
    };
    for value in [
        "§value=\"one\"",
        "§value=\"\"",
        "§value=\"99999999999999999999\"",
        "§bitpos=\"64\"",
        "§bitpos=\"-1\"",
    ] {
        reject(code::BAD_NUMBER, &group(value));
    }
    reject(
        code::BAD_NUMBER,
        "<enums name=\"VkE\" type=\"enum\">§<enum name=\"VK_A\" value=\"2147483648\"/></enums>",
    );
    reject(
        code::BAD_NUMBER,
        "<enums name=\"VkE\" type=\"bitmask\">§<enum name=\"VK_A\" bitpos=\"32\"/></enums>",
    );
    reject(code::BAD_NUMBER, "<enums name=\"VkE\" type=\"bitmask\" §bitwidth=\"16\"/>");
    reject(
        code::BAD_NUMBER,
        "<enums name=\"C\" type=\"constants\"><enum name=\"VK_A\" type=\"uint32_t\" §value=\"(~0UL\"/></enums>",
    );
    reject(
        code::BAD_NUMBER,
        "<enums name=\"C\" type=\"constants\"><enum name=\"VK_A\" type=\"float\" §value=\"1e99f\"/></enums>",
    );
    reject(code::BAD_NUMBER, "<feature api=\"vulkan\" name=\"VK_VERSION_1_0\" §number=\"1\"/>");
    for number in ["128.0", "1.1024"] {
        reject(
            code::BAD_NUMBER,
            &format!("<feature api=\"vulkan\" name=\"VK_x\" §number=\"{number}\"/>"),
        );
    }
    reject(
        code::BAD_NUMBER,
        "<extensions><extension name=\"VK_x\" supported=\"vulkan\" §number=\"0\"/></extensions>",
    );
}

#[test]
fn bad_offsets_are_refused() {
    for attributes in [
        "§offset=\"1000\"",
        "§offset=\"-1\"",
        "offset=\"0\" §dir=\"+\"",
        "offset=\"0\" §extnumber=\"0\"",
        "offset=\"0\" §extnumber=\"4294967296\"",
    ] {
        let block =
            format!("<require><enum extends=\"VkE\" name=\"VK_A\" {attributes}/></require>");
        reject(code::BAD_NUMBER, &extension("VK_KHR_x", 1, &block));
    }
}

#[test]
fn declarations_that_are_no_c_are_refused() {
    let member = |declaration: &str| {
        format!(
            "<types><type category=\"struct\" name=\"VkS\">§<member>{declaration}</member></type></types>"
        )
    };
    for declaration in [
        "",
        "<type>int</type>",
        "<name>a</name>",
        "<type>int</type> <name>a</name>[",
        "<type>int</type> <name>a</name>(*)(void)",
    ] {
        reject(code::BAD_DECLARATION, &member(declaration));
    }
    reject(
        code::BAD_DECLARATION,
        "<types>§<type category=\"basetype\">using <name>VkB</name>;</type></types>",
    );
    reject(
        code::BAD_DECLARATION,
        "<types>§<type category=\"handle\"><type>HANDLE</type>(<name>VkB</name>)</type></types>",
    );
    reject(
        code::BAD_DECLARATION,
        "<types>§<type category=\"bitmask\">typedef <type>VkFlags8</type> <name>VkB</name>;</type></types>",
    );
    reject(
        code::BAD_DECLARATION,
        "<types>§<type category=\"funcpointer\">typedef void <name>PFN_a</name>;</type></types>",
    );
    reject(
        code::BAD_DECLARATION,
        "<types>§<type category=\"funcpointer\">typedef void (VKAPI_PTR *<name>PFN_a</name>)(int);</type></types>",
    );
}

#[test]
fn the_header_version_is_a_number() {
    let text = vk_xml("").replace("</name> 7", "</name> seven");
    assert_eq!(first_of(&text), ("vk.xml:5:1".to_owned(), code::NO_HEADER_VERSION));
    let text = vk_xml("").replace("</name> 7", "</name> 4096");
    assert_eq!(first_of(&text), ("vk.xml:5:1".to_owned(), code::BAD_NUMBER));
}

#[test]
fn findings_name_what_they_are_about() {
    let said = |fragment: &str| {
        let findings = try_read(fragment).unwrap_err();
        findings.into_iter().map(|one| one.message).collect::<Vec<_>>().join("; ")
    };
    for (fragment, part) in [
        ("<platforms><platform name=\"x\"/></platforms>", "<platform name=\"x\"> has no attribute"),
        (
            "<enums name=\"E\" type=\"enum\"><enum name=\"A\" value=\"x\"/></enums>",
            "<enum name=\"A\">",
        ),
        ("<types><type category=\"handle\" name=\"VkH\"/></types>", "`VkH` must"),
        (
            "<types><type category=\"bitmask\">typedef <type>int</type> <name>VkM</name>;</type></types>",
            "`VkM` must be a VkFlags or VkFlags64, not `int`",
        ),
    ] {
        let said = said(fragment);
        assert!(said.contains(part), "{said}");
    }
}
