//! The entry of each layer: what its manifest says, why it is enabled or not, and whether its library
//! can be opened.

use std::collections::{BTreeSet, HashMap};

use loader_discovery::event::Event;
use loader_discovery::layers::{LayerScan, library_path};
use loader_discovery::manifest::candidates::LeftOutLayer;
use loader_discovery::manifest::layer as manifest;
use loader_discovery::select::layers::activate::{Activation, EnabledBy, Implicitly};
use loader_discovery::system::System as _;

use crate::child::Errand;
use crate::fact::{Fact, Why, text};
use crate::gather::{Case, hidden};
use crate::own_event;
use crate::report::{Explanation, Layer, ManifestKind, Part, Verdict};

/// The maximum number of facts of a layer, and of its manifest, in a report: a hostile manifest has
/// thousands of layers, and a fault in each.
const MAX_FACTS: usize = 64;

pub(super) struct Entries<'a> {
    case: Case<'a>,
    facts: &'a [Fact],
    /// The places of the facts about each file and layer.
    about: HashMap<&'a str, Vec<usize>>,
}

impl<'a> Entries<'a> {
    /// Makes entries with the `facts` about each layer.
    pub(super) fn new(case: Case<'a>, facts: &'a [Fact]) -> Entries<'a> {
        let mut about: HashMap<&str, Vec<usize>> = HashMap::new();
        for (place, fact) in facts.iter().enumerate() {
            fact.subjects().for_each(|subject| about.entry(subject).or_default().push(place));
        }
        Entries { case, facts, about }
    }

    /// The available layers, in the order of the scan.
    pub(super) fn available(&self, scan: &LayerScan, activation: &Activation) -> Vec<Layer> {
        let entry = |(index, layer): (usize, &manifest::Layer)| {
            let active = activation.listed.iter().find(|active| active.layer == index);
            match (active, activation.off.get(index).copied().flatten()) {
                (None, Some(off)) => {
                    let explanation =
                        self.case.explainer().fact(&Event::from(off.event(layer))).into();
                    self.with_verdict(layer, Verdict::Off(explanation))
                }
                (active, _) => self.enabled(layer, active.map(|active| active.enabled_by)),
            }
        };
        scan.layers.iter().enumerate().map(entry).collect()
    }

    /// A layer that is not available, or a manifest without a usable layer.
    pub(super) fn left_out(&self, left_out: &LeftOutLayer) -> Layer {
        let fact = self.case.explainer().fact(&left_out.cause);
        let mut explanation: Explanation = fact.clone().into();
        if let Some(gone) = left_out.layer.as_ref().and_then(|it| self.without_folders(it)) {
            explanation.why.reason += &format!("; it {}", gone.reason);
            explanation.why.cure = gone.cure;
        }
        let verdict = if left_out.is_off() { Verdict::Off } else { Verdict::Rejected };
        let verdict = verdict(explanation);
        if let Some(layer) = &left_out.layer {
            return self.with_verdict(layer, verdict);
        }
        let part = self.case.described(&left_out.manifest, None, None, vec![fact]);
        Layer {
            name: left_out.name.clone(),
            part: Part { verdict, ..part },
            kind: ManifestKind::Layer(left_out.kind),
            ..Layer::default()
        }
    }

    /// A layer that takes no part.
    fn with_verdict(&self, layer: &manifest::Layer, verdict: Verdict) -> Layer {
        let described = self.describe(layer);
        Layer { part: Part { verdict, ..described.part }, ..described }
    }

    fn enabled(&self, layer: &manifest::Layer, by: Option<EnabledBy>) -> Layer {
        let mut enabled = self.describe(layer);
        let gone = self.without_folders(layer);
        enabled.part.problem = gone
            .map(|Why { reason, cure }| Fact::own(own_event::FOLDERS_GONE, reason, cure).into());
        enabled.enabled_by = by.map(|by| match (&layer.enable_environment, by) {
            (Some(it), EnabledBy::Implicit(Implicitly::Variable)) => {
                format!("enabled by {}={}", it.name, it.value)
            }
            _ => by.in_words().to_owned(),
        });
        match library_path(layer) {
            Some(library) => self.open(layer, library, &mut enabled.part),
            None if self.case.request.loads() => enabled.part.verdict = Verdict::Used,
            None => {}
        }
        enabled
    }

    /// What is wrong with an override layer whose folders are gone: the loader searches nowhere else.
    fn without_folders(&self, layer: &manifest::Layer) -> Option<Why> {
        let lists: Vec<String> = layer.override_paths.iter().map(text).collect();
        let is_there = |folder: &str| self.case.system.exists(folder.as_bytes());
        if lists.is_empty() || lists.iter().flat_map(|list| list.split(':')).any(is_there) {
            return None;
        }
        let reason = format!("names folders that do not exist: {}", lists.join(", "));
        Some(Why { reason, cure: hidden::END_OF_OVERRIDE.to_owned() })
    }

    fn describe(&self, layer: &manifest::Layer) -> Layer {
        let names = |extensions: &[manifest::LayerExtension]| {
            extensions.iter().map(|extension| extension.name.clone()).collect()
        };
        let facts = self.about(&[&layer.name, &text(&layer.manifest)]);
        let version = Some(layer.api_version);
        let part = self.case.described(&layer.manifest, library_path(layer), version, facts);
        Layer {
            name: Some(layer.name.clone()),
            part: Part { instance_extensions: names(&layer.instance_extensions), ..part },
            kind: ManifestKind::Layer(layer.kind),
            device_extensions: names(&layer.device_extensions),
            ..Layer::default()
        }
    }

    /// Opens the layer in a child.
    fn open(&self, layer: &manifest::Layer, library: &[u8], described: &mut Part) {
        let (manifest, names) = (layer.manifest.clone(), layer.functions.clone());
        let functions = [names.negotiate, names.get_instance_proc_addr, names.get_device_proc_addr];
        let errand = Errand::Layer { manifest, library: library.to_vec(), functions };
        self.case.open(described, &errand, &self.case.without_layer(&layer.name));
    }

    fn about(&self, subjects: &[&str]) -> Vec<Fact> {
        let of = |subject: &&str| self.about.get(*subject).into_iter().flatten().take(MAX_FACTS);
        let places: BTreeSet<usize> = subjects.iter().flat_map(of).copied().collect();
        places.iter().filter_map(|place| self.facts.get(*place)).cloned().collect()
    }
}
