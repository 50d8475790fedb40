//! Hostile directories and lists, which must neither hang nor crash the search.

use super::*;
use crate::Context;
use crate::event::Event;
use crate::event::KeptEvents;
use crate::json::{ReadJson as _, Uncached};
use crate::manifest::{Portability, judge_driver};
use crate::system::ReadError;
use crate::system::virtual_system::errors;

#[test]
fn thousands_of_manifests_are_found_in_listing_order() {
    let mut system = VirtualSystem::new();
    system.set("VK_DRIVER_FILES", "/d");
    let paths: Vec<String> = (0..5000).rev().map(|n| format!("/d/{n}.json")).collect();
    for path in &paths {
        system.file(path, "{}");
    }
    assert_eq!(manifests(&system).0, paths);
}

#[test]
fn thousands_of_elements_stay_in_order_and_once_each() {
    let mut system = VirtualSystem::new();
    let paths: Vec<String> = (0..5000).map(|n| format!("/{n}.json")).collect();
    let twice = [paths.join(":"), paths.join("::")].join(":");
    system.set("VK_DRIVER_FILES", &twice);
    assert_eq!(manifests(&system).0, paths);
}

#[test]
fn twenty_thousand_directories_are_searched() {
    let mut system = VirtualSystem::new();
    let directories: Vec<String> = (0..20_000).map(|n| format!("/{n}")).collect();
    system.set("XDG_CONFIG_DIRS", directories.join(":"));
    let manifests_of = [0, 19_999].map(|n| format!("/{n}/vulkan/icd.d/it.json"));
    for manifest in &manifests_of {
        system.file(manifest, "{}");
    }
    assert_eq!(manifests(&system).0, manifests_of);
}

#[test]
fn separators_alone_are_nothing() {
    let mut system = VirtualSystem::new();
    system.set("VK_DRIVER_FILES", ":".repeat(100_000));
    assert!(manifests(&system).0.is_empty());
}

#[test]
fn loops_and_links_to_nothing_are_listed_like_files() {
    let mut system = VirtualSystem::new();
    system.set("VK_DRIVER_FILES", "/d:/loop:/d/loop/x");
    system
        .link("/d/self.json", "self.json")
        .link("/d/there.json", "back.json")
        .link("/d/back.json", "there.json")
        .link("/loop", "/loop")
        .link("/d/loop", "../d/loop");
    let listed = ["/d/self.json", "/d/there.json", "/d/back.json"];
    assert_eq!(manifests(&system).0, listed);
}

#[test]
fn links_to_directories_are_searched_and_chains_of_links_followed() {
    let mut system = VirtualSystem::new();
    system.set("VK_DRIVER_FILES", "/a:/l/0");
    system.file("/d/x.json", "").link("/a", "/d");
    for n in 0..30 {
        system.link(&format!("/l/{n}"), &format!("{}", n + 1));
    }
    system.link("/l/30", "/d");
    assert_eq!(manifests(&system).0, ["/a/x.json", "/l/0/x.json"]);
}

/// drivers.md C.3, layers.md 2.3.
#[test]
fn long_names_are_cut_where_the_peers_buffers_end() {
    let mut system = VirtualSystem::new();
    let directory = format!("/{}", "d".repeat(2000));
    let name = format!("{}.json", "n".repeat(200));
    system.set("VK_DRIVER_FILES", &directory);
    system.file(format!("{directory}/{name}"), "");
    let found = manifests(&system).0;
    assert_eq!(found, [format!("{directory}/{name}")[..2047].to_owned()]);
}

#[test]
fn names_are_bytes() {
    let mut system = VirtualSystem::new();
    system.set("VK_DRIVER_FILES", "/d");
    let names: [&[u8]; 4] = [b"\xff\xfe.json", b"\x01\n\t.json", b" .json", "ü€𝄞.json".as_bytes()];
    for name in names {
        system.file([b"/d/", name].concat(), "");
    }
    let journal = KeptEvents::new();
    let found = find_manifests(
        Context::host(&system, &journal),
        &ManifestSearch::of(ManifestKind::Driver),
        &DEFAULTS,
    );
    assert_eq!(found.unwrap(), names.map(|name| [b"/d/", name].concat()));
}

/// The message about a manifest with this content.
fn judged(system: &VirtualSystem, path: &str) -> Option<String> {
    let journal = KeptEvents::new();
    let context = Context::host(system, &journal);
    match Uncached.read(context, path.as_bytes()) {
        Ok(root) => {
            match judge_driver(path.as_bytes(), root.0.root(), Portability::Include, context) {
                Ok(_) => return None,
                Err(fault) => journal.record(fault.rejection().unwrap()),
            }
        }
        Err(failure) => journal.record(failure),
    }
    let kept: Vec<Event<'_>> = journal.take_all();
    let journal = KeptEvents::new();
    journal.record(kept.last().unwrap().clone());
    journal.take_lines().pop()
}

fn judged_text(content: impl Into<Vec<u8>>) -> Option<String> {
    let mut system = VirtualSystem::new();
    system.file("/m.json", content);
    judged(&system, "/m.json")
}

const INVALID: &str = "ERROR:          loader_get_json: Invalid JSON file /m.json.";

#[test]
fn d1_megabytes_are_read_up_to_the_limit() {
    let manifest = |filler: &str| {
        format!(
            r#"{{"filler": {filler}, "file_format_version": "1.0.0",
            "ICD": {{"library_path": "l.so", "api_version": "1.3.0"}}}}"#
        )
    };
    let string = manifest(&format!("\"{}\"", "x".repeat(1 << 20)));
    assert_eq!(judged_text(string), None);
    let array = manifest(&format!("[{}1]", "1,".repeat(50_000)));
    assert_eq!(judged_text(array), None);
    let blanks = manifest(&format!("1{}", " ".repeat(1 << 20)));
    assert_eq!(judged_text(blanks), None);
    let limit = crate::json::MAX_FILE_SIZE;
    let line = judged_text(vec![b' '; limit + 1]).unwrap();
    assert!(line.ends_with(&format!("/m.json is larger than {limit} bytes")), "{line}");
    assert_eq!(judged_text(vec![b' '; 1 << 20]).as_deref(), Some(INVALID));
    assert_eq!(judged_text(vec![0; 1 << 20]).as_deref(), Some(INVALID));
}

#[test]
fn d1_deep_nesting_is_refused_and_does_not_exhaust_the_stack() {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
        for depth in [129, 1000, 30_000] {
            let unclosed = open.repeat(depth);
            assert_eq!(judged_text(unclosed).as_deref(), Some(INVALID), "{open} {depth}");
            let closed = open.repeat(depth) + "1" + &close.repeat(depth);
            assert_eq!(judged_text(closed).as_deref(), Some(INVALID), "{open} {depth}");
        }
    }
    let within = format!("{}1{}", "[".repeat(128), "]".repeat(128));
    assert!(judged_text(within).unwrap().contains("file_format_version"));
}

/// drivers.md D.5, layers.md 1.1.
#[test]
fn d5_files_that_cannot_be_read_are_logged() {
    let mut system = VirtualSystem::new();
    system.directory("/directory.json").link("/loop.json", "/loop.json");
    for (path, error) in [
        ("/forbidden.json", ReadError::Open(errors::DENIED)),
        ("/size.json", ReadError::Size(errors::TOO_LARGE)),
        ("/short.json", ReadError::Short),
        ("/broken.json", ReadError::Read(errors::INPUT_OUTPUT)),
        ("/huge.json", ReadError::Allocate),
    ] {
        system.unreadable(path, error);
    }
    for (path, problem) in [
        ("/missing.json", "Failed to open JSON file"),
        ("/loop.json", "Failed to open JSON file"),
        ("/forbidden.json", "Failed to open JSON file"),
        ("/size.json", "Failed to read file size of JSON file"),
        ("/directory.json", "Failed to read entire JSON file"),
        ("/short.json", "Failed to read entire JSON file"),
        ("/broken.json", "Failed to read entire JSON file"),
        ("/huge.json", "Failed to allocate memory to read JSON file"),
    ] {
        let expected = format!("ERROR:          loader_get_json: {problem} {path}");
        assert_eq!(judged(&system, path), Some(expected));
    }
}
