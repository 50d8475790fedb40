//! Turns search elements into the paths of manifest files (drivers.md C.3).

use alloc::vec::Vec;

use crate::Context;
use crate::event::{SearchEvent, Text};
use crate::memory::{self, Grow as _, Grown, bytes};
use crate::system::Platform;

/// The maximum length of a path: the buffers of the Khronos loader have 2048 bytes with the NUL.
const MAX_PATH: usize = 2047;

/// Whether a file of this name is a manifest. The name `.json` itself counts.
pub fn is_manifest_name(name: &[u8]) -> bool {
    name.ends_with(b".json")
}

/// Adds the manifests of one search element.
pub(super) fn add_manifests(
    context: Context<'_>,
    element: &[u8],
    manifests: &mut Vec<Vec<u8>>,
) -> Grown<()> {
    if !is_manifest_name(element) {
        add_directory(context, element, manifests)?;
    } else if element.len() > MAX_PATH {
        context.journal.record(SearchEvent::PathTooLong { path: element.into() });
    } else {
        manifests.try_push(manifest_path(context, element)?)?;
    }
    Ok(())
}

/// The path of a manifest that a search element names. For a bare `b.json`,
/// `b.json/b.json` is taken if it exists.
fn manifest_path(context: Context<'_>, element: &[u8]) -> Grown<Vec<u8>> {
    if element.contains(&context.platform().directory_separator()) {
        return bytes(element);
    }
    let mut nested = joined(context.platform(), element, element)?;
    nested.truncate(MAX_PATH);
    if context.system.exists(&nested) { Ok(nested) } else { bytes(element) }
}

/// Adds the manifests of a directory in the order of its listing. Skips a directory that cannot be
/// opened. A dangling link is added with its directory, and fails to open. (The Khronos loader adds
/// the bare name, a file of the current directory.)
fn add_directory(
    context: Context<'_>,
    directory: &[u8],
    manifests: &mut Vec<Vec<u8>>,
) -> Grown<()> {
    let listing = match context.system.list_directory(directory) {
        Ok(listing) => listing,
        Err(error) => return error.rejection().map(|_| ()),
    };
    for name in listing.names.into_iter().filter(|name| is_manifest_name(name)) {
        let mut path = joined(context.platform(), directory, &name)?;
        path.truncate(MAX_PATH);
        manifests.try_push(path)?;
    }
    if let Some(error) = listing.error {
        let description = Text::from(context.system.describe_error(error.rejection()?)?);
        let number = error.number;
        context.journal.record(SearchEvent::ReadDirectoryFailed { number, description });
    }
    Ok(())
}

pub(crate) fn joined(platform: Platform, directory: &[u8], name: &[u8]) -> Grown<Vec<u8>> {
    memory::joined(&[directory, &[platform.directory_separator()], name])
}
