//! Every finding of the reader, `R...`, as it is printed: code, place, way out.

use registry::Diagnostic;

use crate::support::{core, extension, try_read, try_read_text, vk_xml};

/// Compares the findings, of which the first has this code, with
/// `snapshots/diagnostics/<code>.snap`.
#[track_caller]
fn assert_findings(code: &str, findings: &[Diagnostic]) {
    assert_eq!(findings.first().map(|finding| finding.code), Some(code));
    let text: String = findings.iter().map(ToString::to_string).collect();
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../../../snapshots/diagnostics");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(code, text));
}

/// What is found in a `vk.xml` around a fragment: errors, or else warnings.
fn findings(fragment: &str) -> Vec<Diagnostic> {
    try_read(fragment).map_or_else(|errors| errors, |outcome| outcome.warnings)
}

/// A type that the first version requires.
fn required(name: &str, xml: &str) -> String {
    let core = core(&format!(r#"<type name="{name}"/>"#));
    format!("<types>{xml}</types>\n{core}")
}

/// A structure with these members, which the first version requires.
fn structure(members: &str) -> String {
    required("VkS", &format!(r#"<type category="struct" name="VkS">{members}</type>"#))
}

#[test]
fn what_is_no_registry_is_reported() {
    let text = |text: &str| try_read_text(text).expect_err("no registry");
    assert_findings("R001", &text("<registry>\n<types>\n</registry>"));
    assert_findings("R002", &text("<html/>"));
    let seven = vk_xml("").replace("</name> 7", "</name> seven");
    let versions = [text("<registry/>"), text(&seven)].concat();
    assert_findings("R018", &versions);
}

#[test]
fn what_the_schema_does_not_have_is_reported() {
    assert_findings("R003", &findings("<types>\n  <novelty/></types><novelty/>"));
    let twice = r#"<tags><tag name="A" new="1"/><tag name="B" new="2"/></tags>"#;
    assert_findings("R004", &findings(twice));
    let words = [
        findings(r#"<types><type name="VkT" category="novelty"/></types>"#),
        findings(r#"<commands><command api="vulcan" name="vkA" alias="vkB"/></commands>"#),
    ];
    assert_findings("R005", &words.concat());
}

#[test]
fn what_is_missing_is_reported() {
    let missing = [
        findings("<commands><command/></commands>"),
        findings(r#"<platforms><platform name="x"/></platforms>"#),
        findings(r#"<enums name="VkE" type="enum"><enum name="VK_E"/></enums>"#),
        findings(&core(r#"<enum extends="VkE" offset="0" name="VK_A"/>"#)),
    ];
    assert_findings("R006", &missing.concat());
}

#[test]
fn what_cannot_be_taken_apart_is_reported() {
    let group = |value: &str| {
        format!(r#"<enums name="VkE" type="enum"><enum name="VK_A" {value}/></enums>"#)
    };
    let offset = r#"<require><enum extends="VkE" name="VK_A" offset="1000"/></require>"#;
    let numbers = [
        findings(&group(r#"value="one""#)),
        findings(&group(r#"value="2147483648""#)),
        findings(&group(r#"bitpos="64""#)),
        findings(&extension("VK_KHR_x", 1, offset)),
    ];
    assert_findings("R007", &numbers.concat());
    let declarations = [
        findings(&structure("<member><name>a</name></member>")),
        findings(&structure("<member><type>int</type> <name>a</name>(*)(void)</member>")),
        findings(r#"<types><type category="basetype">using <name>VkB</name>;</type></types>"#),
    ];
    assert_findings("R008", &declarations.concat());
    let depends = r#"<feature api="vulkan" name="VK_VERSION_1_0" depends="VK_VERSION_1_0,"/>"#;
    assert_findings("R016", &findings(depends));
    let number = r#"<feature api="vulkan" name="VK_something"/>"#;
    assert_findings("R017", &findings(number));
    let name = r#"<tags><tag name="9"/></tags>"#;
    assert_findings("R021", &findings(name));
    let header = core(r#"<type name="vk_video/common.h"/>"#);
    assert_findings("R024", &findings(&header));
}

#[test]
fn what_is_said_twice_is_reported() {
    let twice = [
        findings(
            r#"<types><type category="struct" name="VkS"/><type category="union" name="VkS"/></types>"#,
        ),
        findings(&format!("{}{}", extension("VK_KHR_x", 1, ""), extension("VK_KHR_y", 1, ""))),
    ];
    assert_findings("R009", &twice.concat());
    let value = core(r#"<type name="VkE"/><enum name="VK_A" extends="VkE" value="1"/>"#);
    let value = format!(
        r#"<types><type category="enum" name="VkE"/></types>
        <enums name="VkE" type="enum"><enum name="VK_A" value="0"/></enums>{value}"#
    );
    assert_findings("R012", &findings(&value));
}

#[test]
fn what_leads_nowhere_is_reported() {
    let alias = r#"<type category="struct" name="VkS" alias="VkNo"/>"#;
    assert_findings("R010", &findings(&required("VkS", alias)));
    let circle = r#"<type category="struct" name="VkS" alias="VkT"/><type category="struct" name="VkT" alias="VkS"/>"#;
    assert_findings("R011", &findings(&required("VkS", circle)));
    let group = core(r#"<enum name="VK_A" extends="VkNo" value="1"/>"#);
    assert_findings("R013", &findings(&group));
    let types = [
        findings(&core(r#"<type name="VkNo"/>"#)),
        findings(&structure("<member><type>VkNo</type> <name>a</name></member>")),
    ];
    assert_findings("R014", &types.concat());
    let names = [
        findings(&core(r#"<command name="vkNo"/>"#)),
        findings(r#"<feature api="vulkan" name="VK_VERSION_1_0" depends="VK_VERSION_9_9"/>"#),
        findings(r#"<feature api="vulkan" name="VK_VERSION_1_0" depends="VkNo::feature"/>"#),
    ];
    assert_findings("R015", &names.concat());
}

#[test]
fn what_has_no_layout_is_reported() {
    let length = "<member><type>int</type> <name>a</name>[<enum>VK_LEN</enum>]</member>";
    assert_findings("R019", &findings(&structure(length)));
    let widths = required(
        "VkF",
        r#"<type requires="VkB" category="bitmask">typedef <type>VkFlags</type> <name>VkF</name>;</type><type category="enum" name="VkB"/>"#,
    );
    let widths = format!(r#"{widths}<enums name="VkB" type="bitmask" bitwidth="64"/>"#);
    assert_findings("R020", &findings(&widths));
    let sizeless = "<member><type>void</type> <name>a</name></member>";
    assert_findings("R025", &findings(&structure(sizeless)));
    let no_bits = widths.replace(r#"type="bitmask" bitwidth="64""#, r#"type="enum""#);
    assert_findings("R026", &findings(&no_bits));
    let itself = "<member><type>VkS</type> <name>s</name>[2]</member>";
    assert_findings("R022", &findings(&structure(itself)));
    let bits = "<member><type>uint32_t</type> <name>a</name>:33</member>";
    assert_findings("R023", &findings(&structure(bits)));
}

#[test]
fn words_and_numbers_that_mean_nothing_or_two_things_are_reported() {
    let group =
        |name: &str, values: &str| format!(r#"<enums name="{name}" type="enum">{values}</enums>"#);
    let types = group("VkStructureType", r#"<enum name="VK_STRUCTURE_TYPE_A" value="1"/>"#);
    let head = r#"<member values="VK_STRUCTURE_TYPE_A"><type>VkStructureType</type> <name>sType</name></member>"#;
    let ty = r#"<type name="VkStructureType" category="enum"/>"#;
    let structures = ["VkA", "VkB"]
        .map(|name| format!("<type category=\"struct\" name=\"{name}\">{head}</type>\n"));
    let all = format!(r#"<types>{ty}{}</types>"#, structures.concat());
    let needed = core(r#"<type name="VkA"/><type name="VkB"/>"#);
    assert_findings("R027", &findings(&format!("{all}\n{types}{needed}")));
    let twice = group("VkE", r#"<enum name="VK_E_A" value="1"/><enum name="VK_E_B" value="1"/>"#);
    let twice = required("VkE", r#"<type name="VkE" category="enum"/>"#) + &twice;
    assert_findings("R028", &findings(&twice));
    let member = |attribute: &str| {
        format!(r#"<member {attribute}><type>uint32_t</type>* <name>a</name></member>"#)
    };
    assert_findings("R029", &findings(&structure(&member(r#"len="count""#))));
    let command = |attributes: &str| {
        let command = format!(
            r#"<command {attributes}><proto><type>void</type> <name>vkA</name></proto></command>"#
        );
        format!("<commands>{command}</commands>{}", core(r#"<command name="vkA"/>"#))
    };
    let words = [
        command(r#"successcodes="VK_SUCESS" errorcodes="VK_ERROR""#),
        command(r#"queues="grafics" cmdbufferlevel="third" tasks="act""#),
        structure(&member(r#"externsync="always""#)),
    ];
    let words: Vec<Diagnostic> = words.iter().flat_map(|text| findings(text)).collect();
    assert!(words.iter().all(|finding| finding.code == "R005"), "{words:#?}");
    assert_eq!(words.len(), 6);
    let lost = command("").replace(&core(r#"<command name="vkA"/>"#), "");
    assert_findings("R030", &findings(&lost));
}

#[test]
fn features_and_circles_that_nothing_else_names_are_reported() {
    let feature = core(r#"<feature name="no" struct="VkS"/>"#);
    assert_eq!(findings(&feature).first().map(|finding| finding.code), Some("R015"));
    let circle = r#"<commands><command name="vkA" alias="vkB"/><command name="vkB" alias="vkA"/></commands>"#;
    let found = findings(circle);
    assert_eq!(found.iter().filter(|finding| finding.code == "R011").count(), 2, "{found:#?}");
}
