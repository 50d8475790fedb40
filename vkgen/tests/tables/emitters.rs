//! The shapes of what the emitters of the dispatch tables make of the miniature.

use std::time::{Duration, Instant};

use vkgen::emit::{self, Emitter};
use vkgen::resolve::resolve;

use crate::{assert_snapshot, miniature_api, miniature_with};

/// The files of the tables and of the tests, by the end of their paths.
const FILES: [&str; 3] = [
    "dispatch-tables/src/generated/commands.rs",
    "dispatch-tables/src/generated/extensions.rs",
    "tests/src/generated/signatures.rs",
];

/// The file whose path ends so, without banner.
fn emitted(path: &str) -> String {
    let emitters = emit::EMITTERS.iter().filter(|emitter| emitter.kind != "loader");
    let files = emitters.flat_map(|Emitter { emit, .. }| {
        emit(&miniature_api()).expect("the miniature can be emitted")
    });
    let mut files = files.filter(|file| file.path.to_string_lossy().ends_with(path));
    let file = files.next().expect("there is such a file");
    file.checked().expect("valid Rust").to_owned()
}

#[test]
fn commands_have_a_row_per_name() {
    assert_snapshot("rows-commands", &emitted("generated/commands.rs"));
}

#[test]
fn extensions_have_a_row_in_the_order_of_listing() {
    assert_snapshot("rows-extensions", &emitted("generated/extensions.rs"));
}

#[test]
fn signatures_say_how_the_abi_passes_arguments() {
    assert_snapshot("signatures", &emitted("signatures.rs"));
}

#[test]
fn emitters_depend_on_the_registry_alone() {
    for file in FILES {
        assert_eq!(emitted(file), emitted(file));
    }
}

/// Layouts are the same under every feature, platform and provisional setting: nothing is left out
/// anywhere.
#[test]
fn the_tables_depend_on_no_setting() {
    for file in FILES {
        assert!(!emitted(file).contains("cfg"), "{file}");
    }
    let commands = emitted(FILES[0]);
    for field in ["cmd_try_this_amdx", "create_xcb_surface_khr"] {
        assert!(commands.contains(field), "{field}");
    }
}

/// Every step ends soon for a registry of many more commands than the tables can hold.
#[test]
fn seventy_thousand_commands_are_answered() {
    let definition = |number: u32| {
        format!(
            "<command><proto><type>void</type> <name>vkCmdNew{number}EXT</name></proto><param><type>VkCommandBuffer</type> <name>commandBuffer</name></param></command>"
        )
    };
    let definitions: String = (0..70_000).map(definition).collect();
    let names: String =
        (0..70_000).map(|number| format!("<command name=\"vkCmdNew{number}EXT\"/>")).collect();
    let start = Instant::now();
    let registry = miniature_with(&[
        ("</commands>", &format!("{definitions}</commands>")),
        (
            "<command name=\"vkQueueWaitIdle\"/>",
            &format!("<command name=\"vkQueueWaitIdle\"/>{names}"),
        ),
    ]);
    let api = resolve(registry).expect("resolved").api;
    let findings: Vec<&str> = emit::EMITTERS
        .iter()
        .filter_map(|emitter| (emitter.emit)(&api).err())
        .flat_map(|found| found.into_iter().map(|finding| finding.code))
        .collect();
    assert!(findings.contains(&"G015"), "{findings:?}");
    assert!(start.elapsed() < Duration::from_secs(100), "{:?}", start.elapsed());
}
