//! The places of each search and the manifests in them, from the events of the search.

use loader_discovery::event::SearchEvent;
use loader_discovery::message_name;
use loader_discovery::system::System as _;

use crate::fact::Fact;
use crate::report::{Place, Search};
use crate::what_if::WhatIf;

const SEARCHING_DRIVERS: &str = message_name!(SearchEvent::SearchingDrivers);
const SEARCHING_LAYERS: &str = message_name!(SearchEvent::SearchingLayers);
const LOCATIONS: &str = message_name!(SearchEvent::Locations);
const LOCATION: &str = message_name!(SearchEvent::Location);
const FOUND_FILES: &str = message_name!(SearchEvent::FoundFiles);
const FOUND_FILE: &str = message_name!(SearchEvent::FoundFile);
const FOUND_NONE: &str = message_name!(SearchEvent::FoundNone);

/// Splits the events of searches from the others, and turns them into places.
pub(super) fn searches(system: &WhatIf, facts: Vec<Fact>) -> (Vec<Search>, Vec<Found>, Vec<Fact>) {
    let (mut searches, mut found, mut others) = (Vec::<Search>::new(), Vec::new(), Vec::new());
    for fact in facts {
        let kind = match fact.name.as_str() {
            SEARCHING_DRIVERS => Some("driver".to_owned()),
            SEARCHING_LAYERS => Some(format!("{} layer", fact.value("kind"))),
            _ => None,
        };
        if let Some(kind) = kind {
            searches.push(Search { kind, places: Vec::new() });
            continue;
        }
        let Some(search) = searches.last_mut() else {
            others.push(fact);
            continue;
        };
        match fact.name.as_str() {
            LOCATION => {
                let path = fact.value("element").to_owned();
                let exists = system.exists(path.as_bytes());
                search.places.push(Place { path, exists, manifests: 0 });
            }
            FOUND_FILE => {
                let manifest = fact.value("manifest").to_owned();
                let folder = manifest.rsplit_once('/').map_or("", |(folder, _)| folder);
                let is_here = |place: &&mut Place| {
                    place.path == manifest || place.path.trim_end_matches('/') == folder
                };
                if let Some(place) = search.places.iter_mut().find(is_here) {
                    place.manifests += 1;
                }
                found.push(Found { manifest, kind: search.kind.clone() });
            }
            LOCATIONS | FOUND_FILES | FOUND_NONE => {}
            _ => others.push(fact),
        }
    }
    (searches, found, others)
}

/// A manifest that a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) manifest: String,
    /// The kind of the search, such as `driver`.
    pub(super) kind: String,
}
