//! What the resolver and the emitters of the tables say, `G0..`.

use registry::Diagnostic;
use registry::model::CType;
use vkgen::emit::kit;
use vkgen::emit::tables::{self, commands};
use vkgen::emit::tests::signatures;
use vkgen::resolve::{AliasGroup, Api, Level, resolve};

use super::assert_findings;
use crate::{miniature_api, miniature_with};

fn no_lookup(api: &Api) -> Vec<Diagnostic> {
    commands::emit(api).expect_err("it is refused")
}

#[test]
fn names_that_cannot_be_looked_up_are_reported() {
    let mut short = miniature_api();
    short.commands[2].name = "vk".to_owned();
    assert_findings("G014", &no_lookup(&short));
}

#[test]
fn more_names_than_the_tables_can_number_are_reported() {
    let mut api = miniature_api();
    let one = api.commands[0].clone();
    api.commands.extend((0..4000).map(|number| {
        let mut command = one.clone();
        command.name = format!("vkCommandNumber{number}");
        command
    }));
    let added = 0..api.commands.len();
    api.groups = added.map(|id| AliasGroup { canonical: id, members: vec![id] }).collect();
    assert_findings("G015", &no_lookup(&api));
}

#[test]
fn conditions_with_countless_alternatives_are_reported() {
    let mut condition = "(VK_VERSION_1_1,VK_KHR_draw_count)".to_owned();
    let mut extensions = String::new();
    for bit in 0..6 {
        let [one, other] = [2 * bit, 2 * bit + 1].map(|number| {
            let name = format!("VK_KHR_bit{number}");
            extensions.push_str(&format!(
                r#"<extension name="{name}" number="{}" type="device" supported="vulkan"><require><enum value="1" name="VK_KHR_BIT{number}_SPEC_VERSION"/></require></extension>"#,
                700 + number
            ));
            name
        });
        condition.push_str(&format!("+({one},{other})"));
    }
    let registry = miniature_with(&[
        (r#"depends="VK_VERSION_1_1,VK_KHR_draw_count""#, &format!(r#"depends="{condition}""#)),
        ("</extensions>", &format!("{extensions}</extensions>")),
    ]);
    let api = resolve(registry).expect("resolved").api;
    let findings = tables::extensions::emit(&api);
    assert_findings("G016", &findings.expect_err("it is refused"));
}

#[test]
fn a_structure_that_is_passed_by_value_is_reported() {
    let mut api = miniature_api();
    api.commands[0].signature.returns = CType::Named("VkExtent2D".to_owned());
    let findings = signatures::emit(&api);
    assert_findings("G017", &findings.expect_err("it is refused"));
}

#[test]
fn a_command_that_no_trampoline_is_long_enough_for_is_reported() {
    let mut api = miniature_api();
    // Commands of instances have no such trampolines.
    for level in [Level::Instance, Level::Device] {
        let command = api.commands.iter_mut().find(|command| command.level == level);
        let signature = &mut command.expect("there is one").signature;
        let one = signature.params[0].clone();
        signature.params = vec![one; 17];
    }
    let findings = commands::emit(&api);
    assert_findings("G018", &findings.expect_err("it is refused"));
}

#[test]
fn a_format_that_the_table_cannot_hold_is_reported() {
    let registry = miniature_with(&[
        (
            r#"<type name="VkObjectType" category="enum"/>"#,
            r#"<type name="VkObjectType" category="enum"/><type name="VkFormat" category="enum"/>"#,
        ),
        (
            "<commands>",
            r#"<enums name="VkFormat" type="enum"><enum value="9" name="VK_FORMAT_R8"/></enums><commands>"#,
        ),
        (r#"<type name="VkObjectType"/>"#, r#"<type name="VkObjectType"/><type name="VkFormat"/>"#),
        (
            "</registry>",
            r#"<formats><format name="VK_FORMAT_R8" class="8-bit" blockSize="1" texelsPerBlock="1"><component name="R" bits="8" numericFormat="UNIQUE"/></format></formats></registry>"#,
        ),
    ]);
    let findings = resolve(registry).expect("resolved").api.formats();
    assert_findings("G019", &findings.expect_err("it is refused"));
}

#[test]
fn a_length_that_names_no_parameter_is_reported() {
    let registry = miniature_with(&[(
        "<param>const <type>char</type>* <name>pName</name></param>",
        r#"<param len="nobody">const <type>char</type>* <name>pName</name></param>"#,
    )]);
    let api = resolve(registry).expect("the registry is resolved").api;
    assert_findings("G020", &kit::emit(&api).expect_err("it is refused"));
}

/// A walk steps over elements by their size.
#[test]
fn elements_with_handles_and_a_stride_are_refused() {
    let strided = r#"<param><type>uint32_t</type> <name>count</name></param>
        <param><type>uint32_t</type> <name>stride</name></param>
        <param len="count" stride="stride">const <type>VkDevice</type>* <name>pDevices</name></param>"#;
    let registry =
        miniature_with(&[("<param>const <type>char</type>* <name>pName</name></param>", strided)]);
    let api = resolve(registry).expect("the registry is resolved").api;
    assert_findings("G021", &kit::emit(&api).expect_err("it is refused"));
}
