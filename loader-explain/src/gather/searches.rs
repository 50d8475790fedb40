//! The places of each search and the manifests in them, from the events of the search.

use loader_discovery::event::{Event, SearchEvent};
use loader_discovery::system::System as _;

use crate::fact::text;
use crate::report::{Place, Search};
use crate::what_if::WhatIf;

/// Splits the events of searches from the others, and turns them into places. Returns the paths of the
/// manifests that were found, too.
pub(super) fn searches(
    system: &WhatIf,
    events: Vec<Event<'static>>,
) -> (Vec<Search>, Vec<String>, Vec<Event<'static>>) {
    let (mut searches, mut found, mut others) = (Vec::<Search>::new(), Vec::new(), Vec::new());
    for event in events {
        let step = match &event {
            Event::SearchEvent(step) => Some(step),
            _ => None,
        };
        match (step, searches.last_mut()) {
            (Some(SearchEvent::SearchingDrivers), _) => {
                searches.push(Search { kind: "driver".to_owned(), places: Vec::new() });
            }
            (Some(SearchEvent::SearchingLayers { kind }), _) => {
                searches.push(Search { kind: format!("{kind} layer"), places: Vec::new() });
            }
            (Some(SearchEvent::Location { element, .. }), Some(search)) => {
                let path = text(element.as_bytes());
                let exists = system.exists(path.as_bytes());
                search.places.push(Place { path, exists, manifests: 0 });
            }
            (Some(SearchEvent::FoundFile { manifest, .. }), Some(search)) => {
                let manifest = text(manifest.as_bytes());
                count(search, &manifest);
                found.push(manifest);
            }
            (
                Some(
                    SearchEvent::Locations { .. }
                    | SearchEvent::FoundFiles { .. }
                    | SearchEvent::FoundNone { .. },
                ),
                Some(_),
            ) => {}
            _ => others.push(event),
        }
    }
    (searches, found, others)
}

/// Counts a manifest at its place.
fn count(search: &mut Search, manifest: &str) {
    let folder = manifest.rsplit_once('/').map_or("", |(folder, _)| folder);
    let is_here =
        |place: &&mut Place| place.path == manifest || place.path.trim_end_matches('/') == folder;
    if let Some(place) = search.places.iter_mut().find(is_here) {
        place.manifests += 1;
    }
}
