//! The shapes of what the emitters of the dispatch tables make of the miniature.

use vkgen::emit::{self, Content, Emitter};
use vkgen::format;

use crate::{assert_snapshot, miniature, miniature_api};

/// The emitters of dispatch-tables, and the summaries.
const KINDS: [&str; 10] = [
    "entrypoints",
    "lookup",
    "dispatch_tables",
    "extension_tables",
    "requirements",
    "trampolines",
    "commands",
    "extensions",
    "layouts",
    "signatures",
];

/// The only file of the emitter `kind`, without banner.
fn emitted(kind: &str) -> String {
    let emitter = emit::EMITTERS.iter().find(|emitter| emitter.kind == kind);
    let Emitter { emit, .. } = emitter.expect("there is such an emitter");
    let files = emit(&miniature(), &miniature_api()).expect("the miniature can be emitted");
    let [file] = files.as_slice() else { panic!("one file") };
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
fn dispatch_tables_have_a_slot_per_command_and_an_accessor_per_name() {
    assert_snapshot("dispatch_tables", &emitted("dispatch_tables"));
}

#[test]
fn extension_tables_have_a_field_per_extension() {
    assert_snapshot("extension_tables", &emitted("extension_tables"));
}

#[test]
fn requirements_are_lists_of_alternatives() {
    assert_snapshot("requirements", &emitted("requirements"));
}

#[test]
fn trampolines_are_numbered_by_slot() {
    assert_snapshot("trampolines", &emitted("trampolines"));
}

#[test]
fn the_summary_has_a_line_per_command() {
    assert_snapshot("commands", &emitted("commands"));
}

#[test]
fn the_summary_has_a_line_per_extension() {
    assert_snapshot("extensions", &emitted("extensions"));
}

#[test]
fn the_summary_has_a_line_per_type() {
    assert_snapshot("layouts", &emitted("layouts"));
}

#[test]
fn signatures_say_how_the_abi_passes_arguments() {
    assert_snapshot("signatures", &emitted("signatures"));
}

#[test]
fn emitters_depend_on_the_registry_alone() {
    for kind in KINDS {
        assert_eq!(emitted(kind), emitted(kind));
    }
}

/// Layouts are the same under every feature, platform and provisional setting: nothing is left out
/// anywhere.
#[test]
fn the_tables_depend_on_no_setting() {
    for kind in KINDS {
        assert!(!emitted(kind).contains("cfg"), "{kind}");
    }
    for kind in ["entrypoints", "dispatch_tables", "trampolines"] {
        assert!(emitted(kind).contains("cmd_try_this_amdx"), "{kind}");
    }
    for kind in ["entrypoints", "dispatch_tables"] {
        assert!(emitted(kind).contains("create_xcb_surface_khr"), "{kind}");
    }
}
