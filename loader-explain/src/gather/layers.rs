//! The layers: what the searches found, which layers are enabled and why, and the call chain.

use std::collections::{BTreeSet, HashMap, HashSet};

use loader_discovery::event::{KeptEvents, Silent};
use loader_discovery::json::{ReadJson as _, Uncached};
use loader_discovery::layers::{LayerScan, LayerSources, library_path, scan_layers};
use loader_discovery::manifest::layer::{self as manifest, LayerControl, LayerKind};
use loader_discovery::manifest::layer_file;
use loader_discovery::search::BuildDirectories;
use loader_discovery::select::layers::activate::EnabledBy;
use loader_discovery::{Context, OutOfMemory};

use super::details::{enriched, missing};
use super::drivers::of_opening;
use super::settings::Settings;
use super::{Found, Request, layer_filter, searches};
use crate::child::{Errand, Line};
use crate::fact::{self, Fact, explain, text, version};
use crate::opening::Outcome;
use crate::own_event::OwnEvent;
use crate::report::{Explanation, Layer, Search, Verdict};
use crate::what_if::WhatIf;

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
    /// The variables that the manifests name.
    pub(super) switches: Vec<Switch>,
    pub(super) remarks: Vec<Fact>,
}

/// A variable with which a user turns a layer on or off.
pub(super) struct Switch {
    pub(super) variable: String,
    layer: String,
    action: Action,
}

enum Action {
    /// If the variable is set.
    Disable,
    /// If the variable has this value.
    Enable(String),
    /// None, because the settings file controls the layer.
    Settings,
}

impl Switch {
    /// The effect of the variable with this value.
    pub(super) fn effect(&self, value: Option<&str>) -> String {
        let Switch { variable, layer, action } = self;
        match action {
            Action::Disable => format!("disables {layer}"),
            Action::Enable(needed) if value == Some(needed) => format!("enables {layer}"),
            Action::Enable(needed) => format!("has no effect: {layer} needs {variable}={needed}"),
            Action::Settings => {
                format!("has no effect, because the settings file controls {layer}")
            }
        }
    }
}

/// The switches of the implicit layers.
fn switches(layers: &[manifest::Layer]) -> Vec<Switch> {
    let implicit = layers.iter().filter(|layer| layer.kind == LayerKind::Implicit);
    let of_layer = implicit.flat_map(|layer| {
        let enable = layer.enable_environment.iter();
        let enable = enable.map(|named| (named, Action::Enable(named.value.clone())));
        let disable = layer.disable_environment.iter().map(|named| (named, Action::Disable));
        enable.chain(disable).map(|(named, action)| Switch {
            variable: named.name.clone(),
            layer: layer.name.clone(),
            action: match layer.control {
                None | Some(LayerControl::Auto) => action,
                Some(LayerControl::On | LayerControl::Off) => Action::Settings,
            },
        })
    });
    of_layer.collect()
}

/// Scans and activates the layers as vkCreateInstance does.
pub(super) fn gather(
    system: &WhatIf,
    journal: &KeptEvents,
    request: &Request,
    settings: &Settings,
) -> Result<Layers, OutOfMemory> {
    let sources = LayerSources {
        context: Context::host(system, journal),
        json: &Uncached,
        settings: settings.in_force.as_ref(),
        directories: &BuildDirectories::BUILT,
        unbuilt_surfaces: &[],
    };
    let scan = scan_layers(sources)?;
    let requested: Vec<&[u8]> = request.layers.iter().map(|name| name.as_bytes()).collect();
    let activation = scan.activate(&requested, journal);
    let (searches, found, facts) = searches(system, fact::take(journal));
    let facts = settings.explained(enriched(system, facts));
    let walk = Walk {
        system,
        request,
        scan: &scan,
        facts: &facts,
        about: by_subject(&facts),
        available: by_name_and_manifest(&scan.layers),
        active: activation.listed.iter().map(|active| (active.layer, active.enabled_by)).collect(),
    };
    let mut layers: Vec<Layer> = found.iter().flat_map(|found| walk.of_manifest(found)).collect();
    layers.extend(walk.of_settings(&layers));
    layers.extend(walk.off_in_settings(&layers));
    let chained = activation.chained.iter().filter_map(|active| scan.layers.get(active.layer));
    Ok(Layers {
        searches,
        chain: chain(chained, &layers),
        unavailable: request.layers.iter().find(|name| !is_available(&scan, name)).cloned(),
        unopened: request.layers.iter().find(|name| is_unopened(&layers, name)).cloned(),
        switches: switches(&scan.layers),
        remarks: without_entry(&facts, &layers),
        layers,
    })
}

/// The call chain: those of the activated layers that take part.
fn chain<'a>(
    activated: impl Iterator<Item = &'a manifest::Layer>,
    layers: &[Layer],
) -> Vec<String> {
    let used = layers
        .iter()
        .filter(|layer| layer.verdict.takes_part())
        .map(|layer| (layer.name.as_deref(), layer.manifest.as_str()));
    let used: HashSet<(Option<&str>, &str)> = used.collect();
    let is_used = |layer: &&manifest::Layer| {
        used.contains(&(Some(layer.name.as_str()), text(&layer.manifest).as_str()))
    };
    once_each(&activated.filter(is_used).collect::<Vec<_>>())
}

/// Whether an application can request the layer.
fn is_available(scan: &LayerScan, name: &str) -> bool {
    !scan.off.iter().any(|off| off == name) && scan.layers.iter().any(|layer| layer.name == name)
}

/// Whether a layer of this name is enabled and none can be opened.
fn is_unopened(layers: &[Layer], name: &str) -> bool {
    let is_enabled =
        |layer: &&Layer| layer.name.as_deref() == Some(name) && layer.enabled_by.is_some();
    let mut enabled = layers.iter().filter(is_enabled).peekable();
    enabled.peek().is_some() && enabled.all(|layer| !layer.verdict.takes_part())
}

/// The facts about no layer and no manifest of the report.
fn without_entry(facts: &[Fact], layers: &[Layer]) -> Vec<Fact> {
    let entries = layers.iter().flat_map(|layer| [layer.name.as_deref(), Some(&layer.manifest)]);
    let entries: HashSet<&str> = entries.flatten().collect();
    let has_entry = |fact: &Fact| fact.subjects().any(|subject| entries.contains(subject));
    facts.iter().filter(|fact| !has_entry(fact)).cloned().collect()
}

/// The names of the layers of a chain. Of several layers of one name, the one next to the drivers is
/// in the chain (layers.md 6.2).
fn once_each(chained: &[&manifest::Layer]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for layer in chained.iter().rev() {
        if !names.contains(&layer.name) {
            names.push(layer.name.clone());
        }
    }
    names.reverse();
    names
}

/// The places of the facts about each file and layer.
fn by_subject(facts: &[Fact]) -> HashMap<&str, Vec<usize>> {
    let mut about: HashMap<&str, Vec<usize>> = HashMap::new();
    for (place, fact) in facts.iter().enumerate() {
        for subject in fact.subjects() {
            about.entry(subject).or_default().push(place);
        }
    }
    about
}

/// The first available layer with each name and manifest.
fn by_name_and_manifest(layers: &[manifest::Layer]) -> HashMap<(&str, &[u8]), usize> {
    let places = layers.iter().enumerate().rev();
    places.map(|(place, layer)| ((layer.name.as_str(), &*layer.manifest), place)).collect()
}

/// The maximum number of facts of a layer, and of its manifest, in a report: a hostile manifest has
/// thousands of layers, and a fault in each.
const MAX_FACTS: usize = 64;

struct Walk<'a> {
    system: &'a WhatIf,
    request: &'a Request,
    scan: &'a LayerScan,
    facts: &'a [Fact],
    about: HashMap<&'a str, Vec<usize>>,
    available: HashMap<(&'a str, &'a [u8]), usize>,
    active: HashMap<usize, EnabledBy>,
}

impl Walk<'_> {
    /// The layers of one manifest, with those that a later stage removed.
    fn of_manifest(&self, found: &Found) -> Vec<Layer> {
        let kind = if found.kind.starts_with("implicit") {
            LayerKind::Implicit
        } else {
            LayerKind::Explicit
        };
        let path = found.manifest.as_bytes();
        let document = Uncached.read(self.system, path);
        let layers = document
            .map(|document| layer_file::layers(path, document.root(), kind, &[], &Silent))
            .unwrap_or_default();
        let mut entries = self.rejected_layers(found);
        if layers.is_empty() && entries.is_empty() {
            return vec![self.rejected(found, None, self.about(&[&found.manifest]))];
        }
        entries.extend(layers.iter().map(|layer| self.describe(layer)));
        entries
    }

    /// The layers that the judgement of the manifest rejected.
    fn rejected_layers(&self, found: &Found) -> Vec<Layer> {
        let facts = self.about(&[&found.manifest]);
        let rejections = facts.into_iter().filter(|fact| {
            fact.name.starts_with("LayerManifestRejection::") && fact.field("layer").is_some()
        });
        rejections
            .map(|fact| {
                let name = fact.field("layer").map(str::to_owned);
                self.rejected(found, name, vec![fact])
            })
            .collect()
    }

    /// The layers of the settings file whose manifests no search found.
    fn of_settings(&self, known: &[Layer]) -> Vec<Layer> {
        let named = known.iter().map(|known| (known.name.as_deref(), known.manifest.as_str()));
        let known: HashSet<_> = named.collect();
        let is_new = |layer: &&manifest::Layer| {
            !known.contains(&(Some(layer.name.as_str()), text(&layer.manifest).as_str()))
        };
        self.scan.layers.iter().filter(is_new).map(|layer| self.describe(layer)).collect()
    }

    /// The layers that the settings file turns off, and whose manifests no search found.
    fn off_in_settings(&self, known: &[Layer]) -> Vec<Layer> {
        let known: HashSet<Option<&str>> =
            known.iter().map(|layer| layer.name.as_deref()).collect();
        let off = self.facts.iter().filter(|fact| {
            fact.name == "LayerEvent::OffInSettings" && !known.contains(&fact.field("layer"))
        });
        let found = Found { manifest: "(no manifest found)".into(), kind: "layer".into() };
        off.map(|fact| {
            let name = fact.field("layer").map(str::to_owned);
            let mut layer = self.rejected(&found, name, vec![fact.clone()]);
            if let Verdict::Rejected(explanation) = layer.verdict {
                layer.verdict = Verdict::Off(explanation);
            }
            layer
        })
        .collect()
    }

    fn rejected(&self, found: &Found, name: Option<String>, facts: Vec<Fact>) -> Layer {
        let verdict = explain(&facts).map_or(Verdict::Accepted, Verdict::Rejected);
        Layer {
            name,
            manifest: found.manifest.clone(),
            kind: found.kind.clone(),
            library: None,
            api_version: None,
            instance_extensions: Vec::new(),
            device_extensions: Vec::new(),
            enabled_by: None,
            verdict,
            facts,
        }
    }

    fn describe(&self, layer: &manifest::Layer) -> Layer {
        let index = self.available.get(&(layer.name.as_str(), &*layer.manifest));
        let enabled_by = index.and_then(|index| self.active.get(index));
        let facts = self.about(&[&layer.name, &text(&layer.manifest)]);
        let names = |extensions: &[manifest::LayerExtension]| {
            extensions.iter().map(|extension| extension.name.clone()).collect()
        };
        let mut described = Layer {
            name: Some(layer.name.clone()),
            manifest: text(&layer.manifest),
            kind: layer.kind.in_words().to_owned(),
            library: library_path(layer).map(text),
            api_version: Some(version(layer.api_version)),
            instance_extensions: names(&layer.instance_extensions),
            device_extensions: names(&layer.device_extensions),
            enabled_by: enabled_by.map(|by| by.in_words().to_owned()),
            verdict: Verdict::Accepted,
            facts,
        };
        if enabled_by.is_none() {
            described.verdict = self.left_out(layer, index.is_some(), &described.facts);
        } else if self.request.load {
            if layer.is_meta() {
                described.verdict = Verdict::Used;
            } else {
                self.open(layer, &mut described);
            }
        } else if let Some(library) = library_path(layer) {
            let missing = missing(self.system, &text(library));
            described.verdict = missing.map_or(Verdict::Accepted, Verdict::Rejected);
        }
        described
    }

    /// Why a layer is not enabled.
    fn left_out(&self, layer: &manifest::Layer, is_available: bool, facts: &[Fact]) -> Verdict {
        let unknown = || Explanation {
            event: OwnEvent::Unexplained.name().to_owned(),
            reason: "is not enabled".to_owned(),
            cure: "see the events of the JSON report".to_owned(),
        };
        let explanation = explain(facts).unwrap_or_else(unknown);
        let is_off = is_available || self.scan.off.contains(&layer.name);
        if is_off { Verdict::Off(explanation) } else { Verdict::Rejected(explanation) }
    }

    /// Opens the layer in a child.
    fn open(&self, layer: &manifest::Layer, described: &mut Layer) {
        let errand = Errand::Layer { manifest: layer.manifest.clone(), name: layer.name.clone() };
        let library = library_path(layer).map(text).unwrap_or_default();
        let opening = self.request.open(&errand);
        let filter = layer_filter(&layer.name);
        let facts = of_opening(self.system, &opening, &library, &filter);
        described.verdict = match opening.outcome {
            Outcome::Answered(Line::Layer(Some(path))) => {
                described.library = Some(path);
                Verdict::Used
            }
            _ => explain(&facts).map_or(Verdict::Accepted, Verdict::Rejected),
        };
        described.facts.extend(facts);
    }

    fn about(&self, subjects: &[&str]) -> Vec<Fact> {
        let of = |subject: &&str| self.about.get(*subject).into_iter().flatten().take(MAX_FACTS);
        let places: BTreeSet<usize> = subjects.iter().flat_map(of).copied().collect();
        places.iter().filter_map(|place| self.facts.get(*place)).cloned().collect()
    }
}
