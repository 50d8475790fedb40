//! The fuzz target of variables that hold lists.
#![allow(clippy::missing_panics_doc, reason = "a fuzz target reports a failure by a panic")]

use alloc::vec::Vec;

use super::{BuildDirectories, ManifestKind, ManifestSearch, find_manifests};
use crate::Context;
use crate::c_numbers::is_switched_on;
use crate::event::{KeptEvents, LogFilter};
use crate::select::device_filters::{IdRanges, MAX_RANGES};
use crate::select::device_order;
use crate::system::virtual_system::VirtualSystem;

/// A variable: as a list of files and directories, of log levels and of ID ranges, as a device, and
/// as a number.
pub fn environment_lists(data: &[u8]) {
    // Variables contain no NUL.
    let value = data.split(|byte| *byte == 0).next().unwrap_or_default();
    assert_eq!(LogFilter::parse(Some(value)), LogFilter::parse(Some(value)));
    check_id_ranges(value);
    device_order::parse_choice(value);
    is_switched_on(Some(value.to_vec()));
    for (name, kind) in [
        ("VK_DRIVER_FILES", ManifestKind::Driver),
        ("VK_ADD_DRIVER_FILES", ManifestKind::Driver),
        ("VK_ADD_LAYER_PATH", ManifestKind::ExplicitLayer),
        ("XDG_DATA_DIRS", ManifestKind::ImplicitLayer),
    ] {
        let mut system = VirtualSystem::new();
        system.set(name, value).file("/d/a.json", "").file("/d/b.txt", "");
        let found = find_manifests(
            Context::host(&system, &KeptEvents::new()),
            &ManifestSearch::of(kind),
            &BuildDirectories::BUILT,
        );
        let is_manifest = |path: &Vec<u8>| path.len() <= 2047;
        assert!(found.unwrap_or_default().iter().all(is_manifest));
    }
}

/// Parses an ID filter and checks properties that hold for every value.
fn check_id_ranges(value: &[u8]) {
    let (ranges, exceeded) = IdRanges::parse(value).unwrap();
    assert!(ranges.0.len() <= MAX_RANGES);
    assert!(!exceeded || ranges.0.len() == MAX_RANGES);
    for range in ranges.0.iter().filter(|range| !range.is_empty()) {
        assert!(ranges.admits(*range.start()) && ranges.admits(*range.end()));
    }
}
