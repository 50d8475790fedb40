//! What the resolver and the emitters of the tables say, `G0..`.

use registry::Diagnostic;
use registry::depends::Depends;
use registry::model::CType;
use vkgen::emit::tables::{lookup, requirements, trampolines};
use vkgen::emit::tests::signatures;
use vkgen::resolve::{Api, Extension, Level};

use super::assert_findings;
use crate::{miniature, miniature_api};

fn no_lookup(api: &Api) -> Vec<Diagnostic> {
    lookup::emit(&miniature(), api).expect_err("it is refused")
}

#[test]
fn names_that_cannot_be_looked_up_are_reported() {
    let mut short = miniature_api();
    short.commands[2].name = "vk".to_owned();
    let mut twice = miniature_api();
    twice.commands[2].name = twice.commands[1].name.clone();
    assert_findings("G014", &[no_lookup(&short), no_lookup(&twice)].concat());
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
    assert_findings("G015", &no_lookup(&api));
}

#[test]
fn conditions_with_countless_alternatives_are_reported() {
    let mut api = miniature_api();
    let either = "(VK_VERSION_1_1,VK_KHR_draw_count)";
    let names: Vec<String> = (0..13).map(|bit| format!("VK_KHR_bit{bit}")).collect();
    let one = api.extensions[0].clone();
    let named = |name: &String| Extension { name: name.clone(), ..one.clone() };
    api.extensions.extend(names.iter().map(named));
    let pairs = names.windows(2).step_by(2);
    let pairs: Vec<String> = pairs.map(|pair| format!("({})", pair.join(","))).collect();
    let condition = format!("{either}+{}", pairs.join("+"));
    api.extensions[0].depends = Depends::parse(&condition).ok();
    let findings = requirements::emit(&miniature(), &api);
    assert_findings("G016", &findings.expect_err("it is refused"));
}

#[test]
fn a_structure_that_is_passed_by_value_is_reported() {
    let mut api = miniature_api();
    api.commands[0].signature.returns = CType::Named("VkExtent2D".to_owned());
    let findings = signatures::emit(&miniature(), &api);
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
    let findings = trampolines::emit(&miniature(), &api);
    assert_findings("G018", &findings.expect_err("it is refused"));
}
