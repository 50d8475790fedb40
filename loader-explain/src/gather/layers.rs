//! The layers: what the searches found, which layers are enabled and why, and the call chain.

use loader_discovery::event::{KeptEvents, Silent};
use loader_discovery::json::{ReadJson as _, Uncached};
use loader_discovery::layers::{LayerScan, LayerSources, library_path, scan_layers};
use loader_discovery::manifest::layer::{self as manifest, LayerKind};
use loader_discovery::manifest::layer_file;
use loader_discovery::search::BuildDirectories;
use loader_discovery::select::layers::activate::Activation;
use loader_discovery::settings::Settings;
use loader_discovery::{Context, OutOfMemory};

use super::drivers::of_opening;
use super::{Found, Request, enriched, searches};
use crate::child::{Errand, Line};
use crate::devices::ApiVersion;
use crate::fact::{self, Fact, explain, text};
use crate::opening::Outcome;
use crate::report::{Explanation, Layer, Search, Verdict};
use crate::what_if::WhatIf;

/// The layers' part of a report.
pub(super) struct Layers {
    pub(super) searches: Vec<Search>,
    pub(super) layers: Vec<Layer>,
    pub(super) chain: Vec<String>,
    pub(super) remarks: Vec<Fact>,
}

/// Scans and activates the layers as vkCreateInstance does.
pub(super) fn gather(
    system: &WhatIf,
    journal: &KeptEvents,
    request: &Request,
    settings: Option<&Settings>,
) -> Result<Layers, OutOfMemory> {
    let sources = LayerSources {
        context: Context::host(system, journal),
        json: &Uncached,
        settings,
        directories: &BuildDirectories::BUILT,
        unbuilt_surfaces: &[],
    };
    let scan = scan_layers(sources)?;
    let requested: Vec<&[u8]> = request.layers.iter().map(|name| name.as_bytes()).collect();
    let activation = scan.activate(&requested, journal);
    let (searches, found, facts) = searches(system, fact::take(journal));
    let facts = enriched(facts);
    let walk = Walk { system, request, scan: &scan, activation: &activation, facts: &facts };
    let mut layers: Vec<Layer> = found.iter().flat_map(|found| walk.of_manifest(found)).collect();
    layers.extend(walk.of_settings(&layers));
    let chained = activation.chained.iter().filter_map(|active| scan.layers.get(active.layer));
    let failed = |name: &str| {
        let is_it = |layer: &&Layer| layer.name.as_deref() == Some(name);
        let layer = layers.iter().find(is_it);
        layer.is_some_and(|layer| matches!(layer.verdict, Verdict::Rejected(_)))
    };
    let chain = chained.map(|layer| layer.name.clone()).filter(|name| !failed(name)).collect();
    let is_unclaimed = |fact: &&Fact| {
        let subjects =
            layers.iter().flat_map(|layer| [layer.name.as_deref(), Some(&layer.manifest)]);
        !subjects.flatten().any(|subject| fact.is_about(subject))
    };
    let remarks = facts.iter().filter(is_unclaimed).cloned().collect();
    Ok(Layers { searches, layers, chain, remarks })
}

struct Walk<'a> {
    system: &'a WhatIf,
    request: &'a Request,
    scan: &'a LayerScan,
    activation: &'a Activation,
    facts: &'a [Fact],
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
        if layers.is_empty() {
            return vec![self.rejected_manifest(found)];
        }
        layers.iter().map(|layer| self.describe(layer)).collect()
    }

    /// The layers of the settings file whose manifests no search found.
    fn of_settings(&self, known: &[Layer]) -> Vec<Layer> {
        let is_new = |layer: &&manifest::Layer| {
            let path = text(&layer.manifest);
            !known.iter().any(|known| {
                known.manifest == path && known.name.as_deref() == Some(layer.name.as_str())
            })
        };
        self.scan.layers.iter().filter(is_new).map(|layer| self.describe(layer)).collect()
    }

    fn rejected_manifest(&self, found: &Found) -> Layer {
        let facts = self.about(&[&found.manifest]);
        let verdict = explain(&facts).map_or(Verdict::Accepted, Verdict::Rejected);
        Layer {
            name: None,
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
        let is_it =
            |known: &manifest::Layer| known.name == layer.name && known.manifest == layer.manifest;
        let index = self.scan.layers.iter().position(is_it);
        let active = self.activation.listed.iter().find(|active| Some(active.layer) == index);
        let facts = self.about(&[&layer.name, &text(&layer.manifest)]);
        let names = |extensions: &[manifest::LayerExtension]| {
            extensions.iter().map(|extension| extension.name.clone()).collect()
        };
        let mut described = Layer {
            name: Some(layer.name.clone()),
            manifest: text(&layer.manifest),
            kind: layer.kind.in_words().to_owned(),
            library: library_path(layer).map(text),
            api_version: Some(ApiVersion(layer.api_version).to_string()),
            instance_extensions: names(&layer.instance_extensions),
            device_extensions: names(&layer.device_extensions),
            enabled_by: active.map(|active| active.enabled_by.in_words().to_owned()),
            verdict: Verdict::Accepted,
            facts,
        };
        if active.is_none() {
            described.verdict = self.left_out(layer, index.is_some(), &described.facts);
        } else if self.request.load && !layer.is_meta() {
            self.open(layer, &mut described);
        }
        described
    }

    /// Why a layer is not enabled.
    fn left_out(&self, layer: &manifest::Layer, is_available: bool, facts: &[Fact]) -> Verdict {
        let unknown = || Explanation {
            event: "Layer::Unknown".to_owned(),
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
        let filter = format!("VK_LOADER_LAYERS_DISABLE={}", layer.name);
        let facts = of_opening(&opening, &library, &filter);
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
        let concerns = |fact: &&Fact| subjects.iter().any(|subject| fact.is_about(subject));
        self.facts.iter().filter(concerns).cloned().collect()
    }
}
