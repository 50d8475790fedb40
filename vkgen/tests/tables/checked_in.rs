//! The checked-in tree is what vkgen makes of the pinned registry.

use registry::acquire::{Acquired, Request, acquire, workspace};
use vkgen::banner;
use vkgen::diag;
use vkgen::emit::Content;
use vkgen::generate::{self, Options};

#[test]
fn every_generated_file_is_fresh() {
    let workspace = workspace();
    let options = Options {
        workspace: &workspace,
        check: true,
        deny_warnings: true,
        only: &[],
        xml: None,
        video_xml: None,
    };
    match generate::generate(&options) {
        Ok(outcome) => {
            assert!(outcome.differences.is_empty(), "{}", diag::checked(&outcome));
            let warnings: String = outcome.warnings.iter().map(diag::finding).collect();
            assert_eq!(warnings, "", "the pinned registry gives no warning");
        }
        Err(error) => panic!("{}", diag::error(&error)),
    }
}

/// The copyright and licence of generated files are what `vk.xml` and `video.xml` say of themselves,
/// without the years.
#[test]
fn banners_have_the_copyright_and_licence_of_the_registry() {
    let request = Request { workspace: &workspace(), xml: None, video_xml: None };
    let Acquired { vk, video, .. } = acquire(&request).expect("the pinned registry");
    let banner = banner::checked_in(&Content::Text(String::new()));
    for file in [vk, video] {
        let after = |start: &str| file.text.lines().find_map(|line| line.strip_prefix(start));
        let copyright = after("Copyright ").expect("a copyright line");
        let holder = copyright.trim_start_matches(|c: char| c.is_ascii_digit() || "- ".contains(c));
        let licence = after("SPDX-License-Identifier: ").expect("a licence line");
        for line in [
            format!("SPDX-FileCopyrightText: {holder}\n"),
            format!("SPDX-License-Identifier: {licence}\n"),
        ] {
            assert!(banner.contains(&line), "{line}{banner}");
        }
    }
}

/// A checkout on Windows has no links, so that no source may be one.
#[test]
fn no_source_is_a_link() {
    let crates = ["author-kit", "dispatch-tables", "registry", "vkgen"];
    let mut folders: Vec<_> = crates.map(|name| workspace().join(name).join("src")).into();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let entry = entry.expect("an entry");
            let kind = entry.file_type().expect("a kind");
            assert!(!kind.is_symlink(), "{}", entry.path().display());
            folders.extend(kind.is_dir().then(|| entry.path()));
        }
    }
}

/// A count that the application passes with its arrays is no result: without it a driver writes nothing.
#[test]
fn the_room_of_arrays_is_a_parameter_of_a_call() {
    let calls = workspace().join("dispatch-tables/src/generated/calls.txt");
    let calls = std::fs::read_to_string(calls).expect("a generated file");
    let command = "enumerate_physical_device_queue_family_performance_query_counters_khr(";
    let call = calls.lines().find(|line| line.starts_with(command)).expect("the command");
    assert!(call.contains("counter_count: &mut u32, counters: *mut"), "{call}");
    assert!(call.ends_with("-> Result<vk::Result, vk::Error>"), "{call}");
}
