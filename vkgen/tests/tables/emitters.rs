//! The shapes of what the emitters of the dispatch tables make of the miniature.

use vkgen::emit::{self, Content, Emitter};
use vkgen::format;

use crate::{assert_snapshot, miniature, miniature_api};

/// The only file of the emitter `kind`, without banner.
fn emitted(kind: &str) -> String {
    let emitter = emit::EMITTERS.iter().find(|emitter| emitter.kind == kind);
    let Emitter { emit, .. } = emitter.expect("there is such an emitter");
    let files = emit(&miniature(), &miniature_api()).expect("the miniature can be emitted");
    let [file] = files.as_slice() else {
        panic!("one file")
    };
    match &file.content {
        Content::Rust(tokens) => format::rust(&tokens.to_string()).expect("valid Rust"),
        Content::Text(text) => text.clone(),
    }
}

#[test]
fn entrypoint_tables_have_a_field_per_name() {
    assert_snapshot("entrypoints", &emitted("entrypoints"));
}

#[test]
fn lookup_tables_number_commands_and_extensions() {
    assert_snapshot("lookup", &emitted("lookup"));
}

#[test]
fn the_summary_has_a_line_per_command() {
    assert_snapshot("commands", &emitted("commands"));
}

#[test]
fn emitters_depend_on_the_registry_alone() {
    for kind in ["entrypoints", "lookup", "commands"] {
        assert_eq!(emitted(kind), emitted(kind));
    }
}

#[test]
fn more_names_than_the_tables_can_number_are_refused() {
    let mut api = miniature_api();
    let one = api.commands[0].clone();
    for number in 0..4000 {
        let name = format!("vkCommandNumber{number}");
        api.commands.push(vkgen::resolve::Command {
            name,
            ..one.clone()
        });
    }
    let findings = emit::lookup::emit(&miniature(), &api).expect_err("too many");
    assert_eq!(findings[0].code, "G015");
    assert_eq!(findings[0].position, one.position);
}
