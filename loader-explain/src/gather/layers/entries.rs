//! The entry of each layer: what its manifest says, why it is enabled or not, and whether its library
//! can be opened.

use std::collections::{BTreeSet, HashMap, HashSet};

use loader_discovery::event::{LayerEvent, LayerManifestRejection, Silent};
use loader_discovery::json::{ReadJson as _, Uncached};
use loader_discovery::layers::{LayerScan, library_path};
use loader_discovery::manifest::layer::{self as manifest, LayerKind};
use loader_discovery::manifest::layer_file;
use loader_discovery::message_name;
use loader_discovery::select::layers::activate::{Activation, EnabledBy};

use crate::child::{Errand, Line};
use crate::fact::{Fact, explain, text, version};
use crate::gather::details::{missing, with_access};
use crate::gather::searches::Found;
use crate::gather::settings::Settings;
use crate::gather::{Request, ending, without_layer};
use crate::own_event::OwnEvent;
use crate::report::{Explanation, Layer, Verdict};
use crate::what_if::WhatIf;

/// The maximum number of facts of a layer, and of its manifest, in a report: a hostile manifest has
/// thousands of layers, and a fault in each.
const MAX_FACTS: usize = 64;

pub(super) struct Entries<'a> {
    system: &'a WhatIf,
    request: &'a Request,
    settings: &'a Settings,
    scan: &'a LayerScan,
    facts: &'a [Fact],
    about: HashMap<&'a str, Vec<usize>>,
    available: HashMap<(&'a str, &'a [u8]), usize>,
    active: HashMap<usize, EnabledBy>,
}

impl<'a> Entries<'a> {
    /// What the entries of this scan are made from.
    pub(super) fn new(
        system: &'a WhatIf,
        request: &'a Request,
        settings: &'a Settings,
        scan: &'a LayerScan,
        activation: &Activation,
        facts: &'a [Fact],
    ) -> Entries<'a> {
        let active = activation.listed.iter().map(|active| (active.layer, active.enabled_by));
        Entries {
            system,
            request,
            settings,
            scan,
            facts,
            about: by_subject(facts),
            available: by_name_and_manifest(&scan.layers),
            active: active.collect(),
        }
    }

    /// The layers of the manifests that the searches found, then those of the settings file.
    pub(super) fn all(&self, found: &[Found]) -> Vec<Layer> {
        let mut layers: Vec<Layer> =
            found.iter().flat_map(|found| self.of_manifest(found)).collect();
        layers.extend(self.of_settings(&layers));
        layers.extend(self.off_in_settings(&layers));
        layers
    }

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
            fact.table() == LayerManifestRejection::TABLE && fact.field("layer").is_some()
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
            fact.name == message_name!(LayerEvent::OffInSettings)
                && !known.contains(&fact.field("layer"))
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
            problem: None,
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
            enabled_by: enabled_by.map(|by| enabled_in_words(layer, *by)),
            verdict: Verdict::Accepted,
            problem: None,
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
        let without = without_layer(&layer.name, self.request, self.settings);
        let ending = ending(&opening, &library, Some(&without));
        let mut facts = with_access(self.system, opening.facts);
        match opening.answer {
            Some(Line::Layer(Some(path))) => {
                described.library = Some(path);
                described.verdict = Verdict::Used;
                described.problem = explain(ending.as_slice());
            }
            _ => {
                facts.extend(ending);
                described.verdict = explain(&facts).map_or(Verdict::Accepted, Verdict::Rejected);
            }
        }
        described.facts.extend(facts);
    }

    fn about(&self, subjects: &[&str]) -> Vec<Fact> {
        let of = |subject: &&str| self.about.get(*subject).into_iter().flatten().take(MAX_FACTS);
        let places: BTreeSet<usize> = subjects.iter().flat_map(of).copied().collect();
        places.iter().filter_map(|place| self.facts.get(*place)).cloned().collect()
    }
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

/// Why the layer is enabled, with the variable that an implicit layer demands.
fn enabled_in_words(layer: &manifest::Layer, by: EnabledBy) -> String {
    match (&layer.enable_environment, by) {
        (Some(variable), EnabledBy::Implicit) => {
            format!("enabled by {}={}", variable.name, variable.value)
        }
        _ => by.in_words().to_owned(),
    }
}

/// The first available layer with each name and manifest.
fn by_name_and_manifest(layers: &[manifest::Layer]) -> HashMap<(&str, &[u8]), usize> {
    let places = layers.iter().enumerate().rev();
    places.map(|(place, layer)| ((layer.name.as_str(), &*layer.manifest), place)).collect()
}
