//! From search elements to manifest files (drivers.md C.3).

use crate::event::Record;
use crate::event::{SearchEvent, Text};
use crate::system::{DirectoryEntry, Platform, System};

/// The longest path that is looked at, as in the peer's fixed buffers.
const MAX_PATH: usize = 2047;

/// Whether a name is that of a manifest; a bare `.json` is one.
pub fn is_manifest_name(name: &[u8]) -> bool {
    name.ends_with(b".json")
}

/// Adds the manifests of one search element.
pub(super) fn add_manifests(
    platform: Platform,
    system: &dyn System,
    journal: &dyn Record,
    element: &[u8],
    manifests: &mut Vec<Vec<u8>>,
) {
    if !is_manifest_name(element) {
        add_directory(platform, system, journal, element, manifests);
    } else if element.len() > MAX_PATH {
        journal.record(SearchEvent::PathTooLong { path: element.into() });
    } else {
        manifests.push(manifest_of(platform, system, element));
    }
}

/// A file name without a directory is first looked for in a directory of its own name.
fn manifest_of(platform: Platform, system: &dyn System, element: &[u8]) -> Vec<u8> {
    if element.contains(&platform.directory_separator()) {
        return element.to_vec();
    }
    let mut nested = joined(platform, element, element);
    nested.truncate(MAX_PATH);
    if system.exists(&nested) { nested } else { element.to_vec() }
}

/// Adds the manifests of a directory as it lists them. One that cannot be opened is passed over.
fn add_directory(
    platform: Platform,
    system: &dyn System,
    journal: &dyn Record,
    directory: &[u8],
    manifests: &mut Vec<Vec<u8>>,
) {
    let Ok(listing) = system.list_directory(directory) else {
        return;
    };
    for DirectoryEntry { name, is_file } in listing.entries {
        if is_manifest_name(&name) {
            let mut path = joined(platform, directory, &name);
            path.truncate(MAX_PATH);
            // A dangling link keeps its bare name, which then fails to open.
            manifests.push(if is_file || system.exists(&path) { path } else { name });
        }
    }
    if let Some(errno) = listing.error {
        let description = Text::from(system.describe_error(errno));
        journal.record(SearchEvent::ReadDirectoryFailed { errno, description });
    }
}

pub(crate) fn joined(platform: Platform, directory: &[u8], name: &[u8]) -> Vec<u8> {
    [directory, &[platform.directory_separator()], name].concat()
}
