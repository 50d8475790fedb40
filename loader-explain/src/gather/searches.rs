//! The places of each search and the manifests in them, from the events of the search.

use std::io;

use loader_discovery::event::{Event, SearchEvent};
use loader_discovery::search::is_manifest_name;
use loader_discovery::system::{ErrorKind, System as _};

use crate::fact::{file_name, text};
use crate::report::{ManifestKind, Place, Search};
use crate::what_if::WhatIf;

/// Splits the events of searches from the others, and turns them into places. Returns the paths of the
/// manifests that were found, too.
pub(super) fn searches(
    system: &WhatIf,
    events: Vec<Event<'static>>,
) -> (Vec<Search>, Vec<String>, Vec<Event<'static>>) {
    let (mut searches, mut found, mut others) = (Vec::<Search>::new(), Vec::new(), Vec::new());
    for event in events {
        let Event::SearchEvent(step) = &event else {
            others.push(event);
            continue;
        };
        let places = searches.last_mut().map(|search| &mut search.places);
        match step {
            SearchEvent::SearchingDrivers => searches.push(Search::default()),
            SearchEvent::SearchingLayers { kind } => {
                let kind = ManifestKind::Layer(*kind);
                searches.push(Search { kind, places: Vec::new() });
            }
            SearchEvent::Location { element, .. } => {
                if let Some(places) = places {
                    places.push(place(system, element.as_bytes()));
                }
            }
            SearchEvent::FoundAt { place, count } => {
                if let Some(place) = places.and_then(|places| places.get_mut(*place)) {
                    place.manifests = *count;
                }
            }
            SearchEvent::FoundFile { manifest, .. } => found.push(text(manifest.as_bytes())),
            SearchEvent::Locations { .. }
            | SearchEvent::FoundFiles { .. }
            | SearchEvent::FoundNone { .. } => {}
            _ => others.push(event),
        }
    }
    (searches, found, others)
}

/// A place of a search, before the number of its manifests is known.
fn place(system: &WhatIf, element: &[u8]) -> Place {
    let path = text(element);
    let listing = system.list_directory(element);
    let is_denied = listing.as_ref().is_err_and(|error| error.kind == ErrorKind::Denied);
    let exists = is_denied || system.exists(element);
    let names = listing.map(|listing| listing.names).unwrap_or_default();
    let folder = path.trim_end_matches('/');
    let passed_over = names.iter().filter(|name| looks_like_manifest(name));
    let passed_over = passed_over.map(|name| format!("{folder}/{}", text(name))).collect();
    // Beside manifests, folders of almost this name are backups.
    let has_manifest = names.iter().any(|name| is_manifest_name(name));
    let misnamed = if has_manifest { Vec::new() } else { misnamed(system, folder) };
    let is_no_folder = is_no_folder(system, folder);
    Place { path, exists, is_denied, is_no_folder, passed_over, misnamed, manifests: 0 }
}

/// The names of the folders in which searches look, except those in variables.
pub(crate) const FOLDERS: [&str; 3] = ["icd.d", "explicit_layer.d", "implicit_layer.d"];

/// Whether a file, or a link to nothing, has the path of a folder of manifests. A link to /dev/null is there on purpose.
fn is_no_folder(system: &WhatIf, folder: &str) -> bool {
    let path = system.path_on_host(folder);
    let leads_nowhere = || {
        let target = path.metadata();
        path.is_symlink() && target.is_err_and(|error| error.kind() == io::ErrorKind::NotFound)
    };
    FOLDERS.contains(&file_name(folder)) && (path.is_file() || leads_nowhere())
}

/// The folders with manifests beside a folder of manifests that have almost its name.
fn misnamed(system: &WhatIf, folder: &str) -> Vec<String> {
    let Some((parent, name)) = folder.rsplit_once('/').filter(|(_, it)| FOLDERS.contains(it))
    else {
        return Vec::new();
    };
    let listing = system.list_directory(parent.as_bytes());
    let names = listing.map(|listing| listing.names).unwrap_or_default();
    let is_almost = |other: &String| {
        let is_backup = other.starts_with(name) && other.len() > name.len();
        let distance = strsim::osa_distance(&other.to_lowercase(), name);
        !is_backup && !FOLDERS.contains(&other.as_str()) && distance <= 2
    };
    let almost = names.iter().map(|name| text(name)).filter(is_almost);
    let has_manifest = |path: &String| {
        let inside = system.list_directory(path.as_bytes());
        inside.is_ok_and(|inside| inside.names.iter().any(|name| is_manifest_name(name)))
    };
    almost.map(|other| format!("{parent}/{other}")).filter(has_manifest).collect()
}

/// Whether a name that no search finds is that of a manifest which somebody renamed.
fn looks_like_manifest(name: &[u8]) -> bool {
    let has_part = name.to_ascii_lowercase().windows(5).any(|part| part == b".json");
    has_part && !is_manifest_name(name)
}

/// Whether a name is that of a manifest by a mistake, and no backup.
pub(crate) fn is_misnamed(name: &str) -> bool {
    let lower = name.to_ascii_lowercase();
    !is_manifest_name(name.as_bytes()) && (lower.ends_with(".json") || lower.ends_with(".json.txt"))
}

#[cfg(test)]
mod tests;
