//! The shapes of what the emitters of author-kit make of a miniature.

use vkgen::emit::kit;
use vkgen::resolve::resolve;

use crate::{assert_snapshot, registries};

/// Compares an emitted file, without its banner, with the snapshot `kit-<stem>`.
fn assert_emitted(stem: &str) {
    let registry = registries::KIT.with(&[]);
    let api = resolve(registry).expect("the miniature is resolved").api;
    let files = kit::emit(&api).expect("the miniature can be emitted");
    let file = files.iter().find(|file| file.path.ends_with(format!("generated/{stem}.rs")));
    let file = file.expect("there is such a file");
    assert_snapshot(&format!("kit-{stem}"), file.checked().expect("valid Rust"));
}

#[test]
fn modules_have_the_feature_that_needs_them() {
    assert_emitted("mod");
}

#[test]
fn structures_say_where_their_pointers_handles_and_unions_are() {
    assert_emitted("structures");
}

#[test]
fn commands_say_where_their_pointers_and_handles_are() {
    assert_emitted("commands");
}

#[test]
fn commands_are_written_in_terms_of_newer_ones() {
    assert_emitted("pairs");
}

#[test]
fn dynamic_state_is_grouped_by_the_shape_of_the_parameters() {
    assert_emitted("dynamic");
}

#[test]
fn features_have_a_flat_member_each() {
    assert_emitted("features");
}

#[test]
fn properties_have_a_flat_member_each() {
    assert_emitted("properties");
}

#[test]
fn signatures_have_names_and_types() {
    assert_emitted("signatures");
}
