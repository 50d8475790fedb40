//! Generated selections and the properties that hold for all of them. Property tests generate cases
//! from random numbers, the fuzz target from its input.

use std::collections::BTreeSet;

use super::activate::{
    Activation, ActiveLayer, EnabledBy, Implicitly, activate, activate_by_settings,
};
use super::*;
use crate::Context;
use crate::event::{Event, KeptEvents, Message, Words};
use crate::manifest::candidates::LeftOutLayer;
use crate::manifest::layer::{LayerContent, LayerControl, OVERRIDE_LAYER};
use crate::system::virtual_system::VirtualSystem;

/// A layer. An implicit one is disabled by the variable `<name>_OFF`.
pub(super) fn layer(name: &str, kind: LayerKind) -> Layer {
    let variable = |suffix: &str| EnvironmentVariable {
        name: format!("{name}_{suffix}"),
        value: "1".to_owned(),
    };
    let manifest = format!("/{name}.json").into_bytes();
    let content = LayerContent::Library(b"/l.so".to_vec());
    Layer {
        api_version: 1 << 22 | 3 << 12,
        implementation_version: 1,
        disable_environment: (kind == LayerKind::Implicit).then(|| variable("OFF")),
        name: name.to_owned(),
        manifest,
        kind,
        content,
        ..Layer::default()
    }
}

/// Turns a layer into a meta-layer with these components.
pub(super) fn meta(mut layer: Layer, components: &[&str]) -> Layer {
    layer.content = LayerContent::Meta(components.iter().collect());
    layer
}

/// The layer environment of a process with these variables.
pub(super) fn environment(variables: &[(&str, &str)]) -> LayerEnvironment {
    let mut system = VirtualSystem::new();
    for (name, value) in variables {
        system.set(name, value);
    }
    let value = |wanted: &str| {
        variables.iter().find(|(name, _)| *name == wanted).map(|(_, value)| (*value).to_owned())
    };
    let mut environment = LayerEnvironment {
        filters: LayerFilters::read(Context::host(&system, &KeptEvents::new())).unwrap(),
        instance_layers: value("VK_INSTANCE_LAYERS"),
        ..LayerEnvironment::default()
    };
    for (name, value) in variables {
        environment.set((*name).into(), value.as_bytes().to_vec()).unwrap();
    }
    environment
}

/// Makes choices, one byte a choice. Without bytes left, every choice is the first alternative.
pub(super) struct Choices<'a>(pub &'a [u8]);

impl Choices<'_> {
    fn below(&mut self, limit: usize) -> usize {
        let (byte, rest) = self.0.split_first().unwrap_or((&0, &[]));
        self.0 = rest;
        usize::from(*byte).checked_rem(limit).unwrap_or_default()
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) + 1 == n
    }

    fn one_of<T: Copy>(&mut self, alternatives: &[T]) -> T {
        alternatives[self.below(alternatives.len())]
    }

    fn name(&mut self) -> String {
        let name = self.one_of(&["aa", "aab", "bb", "cc", "dd", OVERRIDE_LAYER]);
        name.to_owned()
    }

    fn names(&mut self, most: usize) -> Vec<String> {
        (0..self.below(most + 1)).map(|_| self.name()).collect()
    }

    fn filter(&mut self) -> String {
        match self.below(6) {
            0 => "~all~".to_owned(),
            1 => "~implicit~".to_owned(),
            2 => "a*".to_owned(),
            3 => {
                (0..self.below(12)).map(|_| self.one_of(&['a', 'b', '*', ',', '~', 'A'])).collect()
            }
            _ => self.names(3).join(","),
        }
    }
}

/// The input of a selection.
pub(super) struct Case {
    pub layers: Vec<Layer>,
    pub variables: Vec<(String, String)>,
    pub requested: Vec<String>,
}

impl Case {
    pub(super) fn new(choices: &mut Choices<'_>) -> Self {
        let count = choices.below(8);
        let mut layers: Vec<Layer> = (0..count).map(|_| one_layer(choices)).collect();
        // Walks return implicit layers first.
        layers.sort_by_key(|layer| layer.kind == LayerKind::Explicit);
        Self { layers, variables: variables(choices), requested: choices.names(3) }
    }
}

fn one_layer(choices: &mut Choices<'_>) -> Layer {
    let kind = choices.one_of(&[LayerKind::Implicit, LayerKind::Explicit]);
    let mut one = layer(&choices.name(), kind);
    if kind == LayerKind::Implicit && choices.one_in(3) {
        one.enable_environment =
            Some(EnvironmentVariable { name: format!("{}_ON", one.name), value: "1".to_owned() });
    }
    if one.is_override() || choices.one_in(4) {
        let components = choices.names(3);
        let components: Vec<&str> = components.iter().map(String::as_str).collect();
        one = meta(one, &components);
    }
    if one.is_override() && choices.one_in(2) {
        one.blacklisted_layers = [choices.name()].iter().collect();
    }
    one.control = choices.one_of(&[
        None,
        Some(LayerControl::Auto),
        Some(LayerControl::On),
        Some(LayerControl::Off),
    ]);
    one
}

fn variables(choices: &mut Choices<'_>) -> Vec<(String, String)> {
    let mut variables = Vec::new();
    for filter in ["ENABLE", "DISABLE", "ALLOW"] {
        if choices.one_in(3) {
            variables.push((format!("VK_LOADER_LAYERS_{filter}"), choices.filter()));
        }
    }
    if choices.one_in(3) {
        variables.push(("VK_INSTANCE_LAYERS".to_owned(), choices.names(3).join(":")));
    }
    for suffix in ["ON", "OFF"] {
        if choices.one_in(2) {
            variables.push((format!("{}_{suffix}", choices.name()), "1".to_owned()));
        }
    }
    variables
}

/// The results of a case.
#[derive(Debug, PartialEq)]
pub(super) struct Selection {
    pub available: Vec<Layer>,
    pub left_out: Vec<LeftOutLayer>,
    pub activation: Activation,
    /// The activation in the order of a settings file with layers.
    pub by_settings: Activation,
    pub events: Vec<Event<'static>>,
    pub events_by_settings: Vec<Event<'static>>,
}

impl Case {
    fn environment(&self) -> LayerEnvironment {
        let variables = self.variables.iter();
        let variables = variables.map(|(name, value)| (name.as_str(), value.as_str()));
        environment(&variables.collect::<Vec<_>>())
    }
}

impl Selection {
    pub(super) fn of(case: &Case) -> Self {
        let journal = KeptEvents::new();
        let mut environment = case.environment();
        let mut layers =
            LayerCandidates { remaining: case.layers.clone(), ..LayerCandidates::default() };
        select_available(&mut layers, &mut environment, &journal).unwrap();
        let LayerCandidates { remaining: available, left_out } = layers;
        let requested: Vec<&[u8]> = case.requested.iter().map(String::as_bytes).collect();
        let activation = activate(&available, &environment, &requested, &journal).unwrap();
        let events = journal.take_all();
        let by_settings = activate_by_settings(&available, &environment, &requested, &journal);
        Self {
            available,
            left_out,
            activation,
            by_settings: by_settings.unwrap(),
            events,
            events_by_settings: journal.take_all(),
        }
    }

    fn name(&self, active: &ActiveLayer) -> &str {
        &self.available[active.layer].name
    }

    pub(super) fn has_no_name_twice(&self) {
        let available: Vec<&str> = self.available.iter().map(|layer| layer.name.as_str()).collect();
        let names_of = |list: &[ActiveLayer]| -> Vec<&str> {
            list.iter().map(|active| self.name(active)).collect()
        };
        let Activation { listed, chained, .. } = &self.activation;
        for names in [available, names_of(listed), names_of(chained)] {
            let set: BTreeSet<&str> = names.iter().copied().collect();
            assert_eq!(set.len(), names.len(), "{names:?}");
        }
    }

    pub(super) fn chains_the_list_without_metas(&self) {
        for activation in [&self.activation, &self.by_settings] {
            let mut listed = activation.listed.clone();
            listed.retain(|active| !self.available[active.layer].is_meta());
            assert_eq!(listed, activation.chained);
        }
    }

    pub(super) fn has_phases_in_order(&self) {
        let phase = |by: EnabledBy| match by {
            EnabledBy::Implicit(_) => Some(1),
            EnabledBy::InstanceLayers => Some(2),
            EnabledBy::EnableFilter => Some(3),
            EnabledBy::Application => Some(4),
            EnabledBy::Settings | EnabledBy::Meta => None,
        };
        let chained = self.activation.chained.iter();
        let phases: Vec<i32> = chained.filter_map(|active| phase(active.enabled_by)).collect();
        assert!(phases.is_sorted(), "{phases:?}");
    }

    /// No layer is added or moved.
    pub(super) fn leaves_layers_in_their_order(&self, case: &Case) {
        let mut all = case.layers.iter();
        for layer in &self.available {
            let found = all.any(|one| one.name == layer.name && one.content == layer.content);
            assert!(found, "{} in {:?}", layer.name, case.layers);
        }
    }

    pub(super) fn has_nothing_that_a_filter_takes_away(&self, case: &Case) {
        let filters = case.environment().filters;
        for layer in &self.available {
            let allowed = filters.is_available(&layer.name, layer.kind);
            assert!(allowed, "{}: {:?}", layer.name, case.variables);
        }
    }

    /// An available layer that is no meta-layer and that the application requests is enabled,
    /// whatever the variables.
    pub(super) fn turns_on_what_the_application_asks_for(&self, case: &Case) {
        for layer in self.available.iter().filter(|layer| !layer.is_meta()) {
            let mut chained = self.activation.chained.iter();
            let is_on = chained.any(|active| self.name(active) == layer.name);
            let is_requested = case.requested.contains(&layer.name);
            assert!(is_on || !is_requested, "{}: {:?}", layer.name, case.variables);
        }
    }

    pub(super) fn turns_nothing_on_without_a_cause(&self, case: &Case) {
        let environment = case.environment();
        let named = environment.instance_layers.unwrap_or_default();
        for active in &self.activation.listed {
            let (layer, name) = (&self.available[active.layer], self.name(active));
            let has_cause = match active.enabled_by {
                EnabledBy::Implicit(Implicitly::Filter) => {
                    environment.filters.enable.match_name(name.as_bytes())
                }
                EnabledBy::Implicit(_) => layer.kind == LayerKind::Implicit,
                EnabledBy::InstanceLayers => named.split(':').any(|named| named == name),
                EnabledBy::EnableFilter => {
                    let enable = &environment.filters.enable;
                    layer.kind == LayerKind::Explicit && enable.match_name(name.as_bytes())
                }
                EnabledBy::Application => case.requested.iter().any(|requested| requested == name),
                EnabledBy::Meta => {
                    let mut components = self.available.iter().flat_map(Layer::components);
                    components.any(|component| component == layer.name.as_bytes())
                }
                EnabledBy::Settings => false,
            };
            assert!(has_cause, "{name} by {:?}: {:?}", active.enabled_by, case.variables);
        }
    }

    /// Layers enabled for themselves keep the order of the list. Components are left out: they take
    /// the place of their meta-layer.
    pub(super) fn keeps_the_settings_files_order(&self) {
        let own = self.by_settings.chained.iter();
        let own = own.filter(|active| active.enabled_by != EnabledBy::Meta);
        assert!(own.is_sorted_by_key(|active| active.layer), "{:?}", self.by_settings);
    }

    /// Each layer of the case is available or left out, and each available one is enabled or has a
    /// cause with a reason.
    pub(super) fn gives_a_reason_for_each_layer_left_out(&self, case: &Case) {
        let found = case.layers.len();
        assert_eq!(self.available.len() + self.left_out.len(), found, "{:?}", case.layers);
        for layer in &self.left_out {
            assert!(explains(&layer.cause), "{layer:?}");
        }
        for activation in [&self.activation, &self.by_settings] {
            for (index, layer) in self.available.iter().enumerate() {
                let is_on = activation.listed.iter().any(|active| self.name(active) == layer.name);
                let off = activation.off[index];
                assert_eq!(off.is_none(), is_on, "{layer:?}: {off:?}");
                assert!(off.is_none_or(|off| explains(&off.event(layer))), "{layer:?}: {off:?}");
            }
        }
    }
}

/// Whether a message has a reason.
fn explains(message: &dyn Message) -> bool {
    Words::of(message).why.is_some()
}

/// Generates a case from `bytes` and checks all properties.
pub fn check(bytes: &[u8]) {
    let case = Case::new(&mut Choices(bytes));
    let selection = Selection::of(&case);
    selection.has_no_name_twice();
    selection.chains_the_list_without_metas();
    selection.has_phases_in_order();
    selection.leaves_layers_in_their_order(&case);
    selection.has_nothing_that_a_filter_takes_away(&case);
    selection.turns_on_what_the_application_asks_for(&case);
    selection.turns_nothing_on_without_a_cause(&case);
    selection.keeps_the_settings_files_order();
    selection.gives_a_reason_for_each_layer_left_out(&case);
    assert_eq!(selection, Selection::of(&case));
}
