//! The layers: what the searches found, which layers are enabled and why, and the call chain.

mod entries;

use std::collections::{HashMap, HashSet};

use loader_discovery::json::Uncached;
use loader_discovery::layers::{LayerSources, Wanted, scan_layers};
use loader_discovery::manifest::layer as manifest;
use loader_discovery::search::BuildDirectories;
use loader_discovery::settings::Settings as InForce;
use loader_discovery::{Context, OutOfMemory};

use super::Case;
use super::searches::searches;
use crate::fact::{Fact, Kind};
use crate::report::{Explanation, Hidden, Layer, Search, Verdict, why_hidden};
use entries::Entries;

/// The layers' part of a report.
pub(super) struct Layers {
    pub(super) searches: Vec<Search>,
    pub(super) layers: Vec<Layer>,
    pub(super) chain: Vec<String>,
    /// A layer that the application requests and that is not available, which ends vkCreateInstance
    /// before the search for drivers (layers.md 3.5).
    pub(super) unavailable: Option<String>,
    /// A layer that the application requests and whose library was rejected, which ends
    /// vkCreateInstance after the search for drivers (layers.md 6.3).
    pub(super) unopened: Option<String>,
    /// What the manifests of the available layers say.
    pub(super) available: Vec<manifest::Layer>,
    pub(super) remarks: Vec<Fact>,
}

impl Layers {
    /// Says of each layer that somebody wants and that is not found what hides the layer.
    pub(super) fn explain_missing(&mut self, hidden: &[Hidden]) {
        for fact in self.remarks.iter_mut().filter(|fact| fact.kind == Kind::Missing) {
            let known = fact.field("layer").and_then(|layer| why_hidden(hidden, layer)).cloned();
            fact.why = known.or(fact.why.take());
        }
    }

    /// Notes what goes wrong with the layer of this name when an instance is created.
    pub(super) fn note(&mut self, name: &str, problem: &Explanation) {
        for layer in &mut self.layers {
            if layer.name.as_deref() == Some(name) && layer.part.verdict == Verdict::Used {
                layer.part.problem = Some(problem.clone());
            }
        }
    }
}

/// Where the layers of a system with these settings are found.
pub(super) fn sources<'a>(context: Context<'a>, settings: Option<&'a InForce>) -> LayerSources<'a> {
    let directories = &BuildDirectories::BUILT;
    LayerSources { context, json: &Uncached, settings, directories, unbuilt_surfaces: &[] }
}

/// Scans and activates the layers as vkCreateInstance does.
pub(super) fn gather(case: Case<'_>) -> Result<Layers, OutOfMemory> {
    let context = Context::host(case.system, case.journal);
    let scan = scan_layers(sources(context, case.settings.in_force.as_ref()), Wanted::All)?;
    let requested = &case.request.layers;
    let names: Vec<&[u8]> = requested.iter().map(|name| name.as_bytes()).collect();
    let activation = scan.activate(&names, case.journal)?;
    let (searches, found, others) = searches(case.system, case.journal.take_all());
    let facts: Vec<Fact> = others.iter().map(|message| case.explainer().fact(message)).collect();
    let entries = Entries::new(case, &facts);
    let available = entries.available(&scan, &activation);
    let mut chain: Vec<String> = Vec::new();
    // Of several layers of one name, the one next to the drivers is in the chain (layers.md 6.2).
    for layer in activation.chained.iter().rev().filter_map(|it| available.get(it.layer)) {
        let names = layer.name.iter().filter(|_| layer.part.verdict.takes_part());
        names.for_each(|name| {
            if !chain.contains(name) {
                chain.insert(0, name.clone())
            }
        });
    }
    let mut layers: Vec<Layer> = scan.left_out.iter().map(|it| entries.left_out(it)).collect();
    layers.extend(available);
    // The order in which the searches found the manifests, then those of the settings file.
    let places = found.iter().enumerate().rev();
    let places: HashMap<&str, usize> = places.map(|(place, found)| (&**found, place)).collect();
    layers.sort_by_key(|layer| places.get(&*layer.part.manifest).copied().unwrap_or(usize::MAX));
    let is_available = |name: &&String| {
        !scan.is_off(name.as_bytes()) && scan.layers.iter().any(|layer| layer.name == **name)
    };
    Ok(Layers {
        searches,
        chain,
        unavailable: requested.iter().find(|name| !is_available(name)).cloned(),
        unopened: requested.iter().find(|name| is_unopened(&layers, name)).cloned(),
        remarks: without_entry(&facts, &layers),
        layers,
        available: scan.layers,
    })
}

/// Whether a layer of this name is enabled and none can be opened.
fn is_unopened(layers: &[Layer], name: &str) -> bool {
    let is_enabled =
        |layer: &&Layer| layer.name.as_deref() == Some(name) && layer.enabled_by.is_some();
    let mut enabled = layers.iter().filter(is_enabled).peekable();
    enabled.peek().is_some() && enabled.all(|layer| !layer.part.verdict.takes_part())
}

/// The facts about no layer and no manifest of the report.
fn without_entry(facts: &[Fact], layers: &[Layer]) -> Vec<Fact> {
    let entries =
        layers.iter().flat_map(|layer| [layer.name.as_deref(), Some(&layer.part.manifest)]);
    let entries: HashSet<&str> = entries.flatten().collect();
    let has_entry = |fact: &Fact| fact.subjects().any(|subject| entries.contains(subject));
    facts.iter().filter(|fact| !has_entry(fact)).cloned().collect()
}
