//! The layers: what the searches found, which layers are enabled and why, and the call chain.

use std::collections::{BTreeSet, HashMap, HashSet};

use loader_discovery::event::Event;
use loader_discovery::json::Uncached;
use loader_discovery::layers::{LayerScan, LayerSources, Wanted, library_path, scan_layers};
use loader_discovery::manifest::candidates::LeftOutLayer;
use loader_discovery::manifest::layer as manifest;
use loader_discovery::search::BuildDirectories;
use loader_discovery::select::layers::activate::{Activation, EnabledBy, Implicitly};
use loader_discovery::system::System as _;
use loader_discovery::{Context, OutOfMemory};

use super::searches::searches;
use super::{Case, hidden};
use crate::child::Errand;
use crate::fact::{Fact, Kind, PackedVersion, Why, text};
use crate::own_event;
use crate::report::{Explanation, Hidden, Layer, ManifestKind, Part, Search, Verdict, why_hidden};

/// The maximum number of facts of a layer, and of its manifest, in a report: a hostile manifest has
/// thousands of layers, and a fault in each.
const MAX_FACTS: usize = 64;

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

/// Scans and activates the layers as vkCreateInstance does.
pub(super) fn gather(case: Case<'_>) -> Result<Layers, OutOfMemory> {
    let context = Context::host(case.system, case.journal);
    let (settings, directories) = (case.settings.in_force.as_ref(), &BuildDirectories::BUILT);
    let sources =
        LayerSources { context, json: &Uncached, settings, directories, unbuilt_surfaces: &[] };
    let scan = scan_layers(sources, Wanted::All)?;
    let requested = &case.request.layers;
    let names: Vec<&[u8]> = requested.iter().map(|name| name.as_bytes()).collect();
    let activation = scan.activate(&names, case.journal)?;
    let (searches, found, others) = searches(case.system, case.journal.take_all());
    let facts: Vec<Fact> = others.iter().map(|message| case.explainer().fact(message)).collect();
    let entries = Entries::new(case, &facts);
    let available = entries.available(&scan, &activation);
    // Of several layers of one name, the one next to the drivers is in the chain (layers.md 6.2).
    let chained = activation.chained.iter().filter_map(|it| available.get(it.layer));
    let chained = chained.filter(|layer| layer.part.verdict.takes_part());
    let names: Vec<&String> = chained.filter_map(|layer| layer.name.as_ref()).collect();
    let is_last = |place: usize| !names[place + 1..].contains(&names[place]);
    let last = (0..names.len()).filter(|place| is_last(*place));
    let chain = last.map(|place| names[place].clone()).collect();
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

/// What the manifest of each layer says, why the layer is enabled or not, and whether its library can be opened.
struct Entries<'a> {
    case: Case<'a>,
    facts: &'a [Fact],
    /// The places of the facts about each file and layer.
    about: HashMap<&'a str, Vec<usize>>,
}

impl<'a> Entries<'a> {
    /// Makes entries with the `facts` about each layer.
    fn new(case: Case<'a>, facts: &'a [Fact]) -> Entries<'a> {
        let mut about: HashMap<&str, Vec<usize>> = HashMap::new();
        for (place, fact) in facts.iter().enumerate() {
            fact.subjects().for_each(|subject| about.entry(subject).or_default().push(place));
        }
        Entries { case, facts, about }
    }

    /// The available layers, in the order of the scan.
    fn available(&self, scan: &LayerScan, activation: &Activation) -> Vec<Layer> {
        let entry = |(index, layer): (usize, &manifest::Layer)| {
            let active = activation.listed.iter().find(|active| active.layer == index);
            match (active, activation.off.get(index).copied().flatten()) {
                (None, Some(off)) => {
                    let explanation =
                        self.case.explainer().fact(&Event::from(off.event(layer))).into();
                    self.describe(layer, Verdict::Off(explanation))
                }
                (active, _) => self.enabled(layer, active.map(|active| active.enabled_by)),
            }
        };
        scan.layers.iter().enumerate().map(entry).collect()
    }

    /// A layer that is not available, or a manifest without a usable layer.
    fn left_out(&self, left_out: &LeftOutLayer) -> Layer {
        let fact = self.case.explainer().fact(&left_out.cause);
        let mut explanation: Explanation = fact.clone().into();
        if let Some(gone) = left_out.layer.as_ref().and_then(|it| self.without_folders(it)) {
            explanation.why.reason += &format!("; it {}", gone.reason);
            explanation.why.cure = gone.cure;
        }
        let verdict = if left_out.is_off() { Verdict::Off } else { Verdict::Rejected };
        let verdict = verdict(explanation);
        if let Some(layer) = &left_out.layer {
            return self.describe(layer, verdict);
        }
        Layer {
            name: left_out.name.clone(),
            part: Part { verdict, ..self.case.part(&left_out.manifest, vec![fact]) },
            kind: ManifestKind::Layer(left_out.kind),
            ..Layer::default()
        }
    }

    fn enabled(&self, layer: &manifest::Layer, by: Option<EnabledBy>) -> Layer {
        let mut enabled = self.describe(layer, Verdict::Accepted);
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

    fn describe(&self, layer: &manifest::Layer, verdict: Verdict) -> Layer {
        let names = |extensions: &[manifest::LayerExtension]| {
            extensions.iter().map(|extension| extension.name.clone()).collect()
        };
        let facts = self.about(&[&layer.name, &text(&layer.manifest)]);
        let part = Part {
            verdict,
            library: library_path(layer).map(text),
            api_version: Some(PackedVersion(layer.api_version)),
            instance_extensions: names(&layer.instance_extensions),
            ..self.case.part(&layer.manifest, facts)
        };
        Layer {
            name: Some(layer.name.clone()),
            part,
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
