//! The checked-in tree is what vkgen makes of the pinned registry.

use std::path::Path;

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
            let warnings: String = outcome.warnings.iter().map(ToString::to_string).collect();
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

/// The crates whose sources are looked at: every member of the workspace with a folder of its own, in
/// which there is no other member.
fn crates() -> Vec<String> {
    let manifest = std::fs::read_to_string(workspace().join("Cargo.toml")).expect("a manifest");
    let (_, members) = manifest.split_once("\nmembers = [").expect("a list of members");
    let (members, _) = members.split_once(']').expect("the end of the list");
    let members: Vec<&str> = members.split('"').skip(1).step_by(2).collect();
    let is_alone = |name: &&&str| {
        let folder = format!("{name}/");
        !name.contains('/') && !members.iter().any(|other| other.starts_with(&folder))
    };
    let crates: Vec<String> =
        members.iter().filter(is_alone).map(|name| name.to_string()).collect();
    assert!(crates.len() > 6, "{crates:?}");
    crates
}

/// Calls `look` with every file below the folder, and the number of folders between the two.
fn walk(folder: &Path, depth: usize, look: &mut dyn FnMut(&Path, usize)) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() && !path.is_symlink() {
            walk(&path, depth + 1, look);
        } else {
            look(&path, depth);
        }
    }
}

/// A checkout on Windows has no links, so that no source may be one.
#[test]
fn no_source_is_a_link() {
    for name in crates() {
        for part in ["src", "tests"].map(|part| workspace().join(&name).join(part)) {
            if part.exists() {
                let mut look = |path: &Path, _| assert!(!path.is_symlink(), "{}", path.display());
                walk(&part, 1, &mut look);
            }
        }
    }
}

/// A crate is whole without the sources of other crates.
#[test]
fn no_module_is_a_file_of_another_crate() {
    let mut modules = 0;
    for name in crates() {
        let mut look = |path: &Path, depth: usize| {
            if path.extension().is_none_or(|extension| extension != "rs") {
                return;
            }
            let text = std::fs::read_to_string(path).expect("a source");
            for of in text.lines().filter_map(|line| line.trim().strip_prefix("#[path = ")) {
                modules += 1;
                assert!(of.matches("../").count() <= depth, "{}: {of}", path.display());
            }
        };
        walk(&workspace().join(name), 0, &mut look);
    }
    assert!(modules > 3, "{modules}");
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
