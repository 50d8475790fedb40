//! The entry of each layer: what its manifest says, why it is enabled or not, and whether its library
//! can be opened.

use std::collections::{BTreeSet, HashMap};

use loader_discovery::event::{Event, LayerEvent};
use loader_discovery::layers::{LayerScan, library_path};
use loader_discovery::manifest::candidates::LeftOutLayer;
use loader_discovery::manifest::layer as manifest;
use loader_discovery::select::layers::activate::{Activation, EnabledBy, Off};

use crate::child::{Errand, Line};
use crate::fact::{Fact, explain, text, version};
use crate::gather::details::{Explainer, unopened};
use crate::gather::settings::Settings;
use crate::gather::{Request, ending, without_layer};
use crate::report::{Layer, Verdict};

/// The maximum number of facts of a layer, and of its manifest, in a report: a hostile manifest has
/// thousands of layers, and a fault in each.
const MAX_FACTS: usize = 64;

pub(super) struct Entries<'a> {
    explainer: Explainer<'a>,
    request: &'a Request,
    settings: &'a Settings,
    facts: &'a [Fact],
    about: HashMap<&'a str, Vec<usize>>,
}

impl<'a> Entries<'a> {
    /// Makes entries with the `facts` about each layer.
    pub(super) fn new(
        explainer: Explainer<'a>,
        request: &'a Request,
        settings: &'a Settings,
        facts: &'a [Fact],
    ) -> Entries<'a> {
        Entries { explainer, request, settings, facts, about: by_subject(facts) }
    }

    /// The layers in the order in which the searches found their manifests, then those of the
    /// settings file.
    pub(super) fn all(
        &self,
        scan: &LayerScan,
        activation: &Activation,
        found: &[String],
    ) -> Vec<Layer> {
        let left_out = scan.left_out.iter().map(|layer| self.left_out(layer));
        let available = scan.layers.iter().enumerate().map(|(index, layer)| {
            let active = activation.listed.iter().find(|active| active.layer == index);
            let off = activation.off.get(index).copied().flatten();
            match (active, off) {
                (None, Some(off)) => self.off(layer, off),
                (active, _) => self.enabled(layer, active.map(|active| active.enabled_by)),
            }
        });
        let mut layers: Vec<Layer> = left_out.chain(available).collect();
        let places = found.iter().enumerate().rev();
        let places: HashMap<&str, usize> =
            places.map(|(place, found)| (found.as_str(), place)).collect();
        layers.sort_by_key(|layer| {
            places.get(layer.manifest.as_str()).copied().unwrap_or(usize::MAX)
        });
        layers
    }

    /// A layer that is not available, or a manifest without a usable layer.
    fn left_out(&self, left_out: &LeftOutLayer) -> Layer {
        let explanation = self.explainer.explanation(&left_out.cause);
        let verdict = match &left_out.cause {
            Event::LayerEvent(LayerEvent::OffInSettings { .. }) => Verdict::Off(explanation),
            _ => Verdict::Rejected(explanation),
        };
        if let Some(layer) = &left_out.layer {
            return Layer { verdict, ..self.describe(layer) };
        }
        Layer {
            name: left_out.name.clone(),
            manifest: text(&left_out.manifest),
            kind: left_out.kind.in_words().to_owned(),
            verdict,
            facts: vec![self.explainer.fact(&left_out.cause)],
            ..Layer::default()
        }
    }

    /// An available layer that is not enabled.
    fn off(&self, layer: &manifest::Layer, off: Off) -> Layer {
        let explanation = self.explainer.explanation(&off.event(layer).into());
        Layer { verdict: Verdict::Off(explanation), ..self.describe(layer) }
    }

    fn enabled(&self, layer: &manifest::Layer, by: Option<EnabledBy>) -> Layer {
        let mut enabled = self.describe(layer);
        enabled.enabled_by = by.map(|by| enabled_in_words(layer, by));
        match &enabled.library {
            None if self.request.load => enabled.verdict = Verdict::Used,
            None => {}
            Some(_) if self.request.load => self.open(layer, &mut enabled),
            Some(library) => {
                enabled.verdict = unopened(self.explainer.system, library, &enabled.manifest);
            }
        }
        enabled
    }

    fn describe(&self, layer: &manifest::Layer) -> Layer {
        let names = |extensions: &[manifest::LayerExtension]| {
            extensions.iter().map(|extension| extension.name.clone()).collect()
        };
        let manifest = text(&layer.manifest);
        Layer {
            name: Some(layer.name.clone()),
            facts: self.about(&[&layer.name, &manifest]),
            manifest,
            kind: layer.kind.in_words().to_owned(),
            library: library_path(layer).map(text),
            api_version: Some(version(layer.api_version)),
            instance_extensions: names(&layer.instance_extensions),
            device_extensions: names(&layer.device_extensions),
            ..Layer::default()
        }
    }

    /// Opens the layer in a child.
    fn open(&self, layer: &manifest::Layer, described: &mut Layer) {
        let errand = Errand::Layer { manifest: layer.manifest.clone(), name: layer.name.clone() };
        let library = library_path(layer).map(text).unwrap_or_default();
        let opening = self.request.open(&errand);
        let without = without_layer(&layer.name, self.request, self.settings);
        let ending = ending(&opening, &library, Some(&without));
        let mut facts = opening.facts;
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
