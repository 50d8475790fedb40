//! What holds for every selection, tried on some thousand made-up ones.

use std::collections::BTreeSet;

use super::activate::{Activation, EnabledBy, activate};
use super::tests::{environment, layer, meta};
use super::*;
use crate::event::{Event, Text};

/// Numbers that look random and are the same in every run (xorshift).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % limit as u64).expect("below a usize")
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    fn name(&mut self) -> String {
        ["aa", "aab", "bb", "cc", "dd", "VK_LAYER_LUNARG_override"][self.below(6)].to_owned()
    }

    fn names(&mut self, most: usize, separator: &str) -> String {
        let count = self.below(most + 1);
        let names: Vec<String> = (0..count).map(|_| self.name()).collect();
        names.join(separator)
    }
}

/// What goes into one selection.
struct Case {
    layers: Vec<Layer>,
    variables: Vec<(String, String)>,
    requested: Vec<String>,
}

fn case(numbers: &mut Numbers) -> Case {
    let mut layers = Vec::new();
    for _ in 0..numbers.below(8) {
        let kind = [LayerKind::Implicit, LayerKind::Explicit][numbers.below(2)];
        let mut one = layer(&numbers.name(), kind);
        if kind == LayerKind::Implicit && numbers.one_in(3) {
            one.enable_environment = Some(EnvironmentVariable {
                name: format!("{}_ON", one.name),
                value: "1".to_owned(),
            });
        }
        if one.is_override() || numbers.one_in(4) {
            let components = numbers.names(3, ":");
            let components: Vec<&str> = components.split(':').filter(|n| !n.is_empty()).collect();
            one = meta(one, &components);
        }
        if one.is_override() && numbers.one_in(2) {
            one.blacklisted_layers = vec![numbers.name()];
        }
        layers.push(one);
    }
    // Implicit manifests come first in every scan.
    layers.sort_by_key(|layer| layer.kind == LayerKind::Explicit);
    let mut variables = Vec::new();
    for filter in ["ENABLE", "DISABLE", "ALLOW"] {
        if numbers.one_in(3) {
            let value = match numbers.below(5) {
                0 => "~all~".to_owned(),
                1 => "~implicit~".to_owned(),
                2 => "a*".to_owned(),
                _ => numbers.names(3, ","),
            };
            variables.push((format!("VK_LOADER_LAYERS_{filter}"), value));
        }
    }
    if numbers.one_in(3) {
        variables.push(("VK_INSTANCE_LAYERS".to_owned(), numbers.names(3, ":")));
    }
    for suffix in ["ON", "OFF"] {
        if numbers.one_in(2) {
            variables.push((format!("{}_{suffix}", numbers.name()), "1".to_owned()));
        }
    }
    let requested = numbers.names(3, ":");
    let requested = requested.split(':').filter(|name| !name.is_empty());
    Case {
        layers,
        variables,
        requested: requested.map(str::to_owned).collect(),
    }
}

fn run(case: &Case) -> (Vec<Layer>, Activation, Vec<Event<'static>>) {
    let journal = Journal::keeping();
    let variables: Vec<(&str, &str)> = case
        .variables
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()))
        .collect();
    let mut environment = environment(&variables);
    let available = available(case.layers.clone(), &mut environment, &journal);
    let requested: Vec<&[u8]> = case.requested.iter().map(String::as_bytes).collect();
    let activation = activate(&available, &environment, &requested, &journal);
    (available, activation, journal.take_kept())
}

/// The layer that an event gives a reason for.
fn left_out<'a>(event: &'a Event<'static>) -> Option<&'a Text<'static>> {
    let Event::LayerEvent(event) = event else {
        return None;
    };
    match event {
        LayerEvent::DisabledByFilter { layer }
        | LayerEvent::ImplicitForcedOff { layer }
        | LayerEvent::ImplicitOff { layer, .. }
        | LayerEvent::NotRequested { layer }
        | LayerEvent::HiddenByInstanceLayers { layer }
        | LayerEvent::Blacklisted { layer }
        | LayerEvent::Duplicate { removed: layer, .. }
        | LayerEvent::MetaRemoved { layer } => Some(layer),
        LayerEvent::MetaComponentDisabled { component, .. } => Some(component),
        _ => None,
    }
}

fn selections(check: impl Fn(&Case, &[Layer], &Activation, &[Event<'static>])) {
    let mut numbers = Numbers(0x9E37_79B9_7F4A_7C15);
    for _ in 0..5000 {
        let case = case(&mut numbers);
        let (available, activation, events) = run(&case);
        check(&case, &available, &activation, &events);
    }
}

fn name(layers: &[Layer], index: usize) -> &str {
    &layers[index].name
}

#[test]
fn no_name_is_available_listed_or_chained_twice() {
    selections(|case, available, activation, _| {
        let names: Vec<&str> = available.iter().map(|layer| layer.name.as_str()).collect();
        let lists = [&activation.listed, &activation.chained];
        let lists = lists.map(|list| list.iter().map(|on| name(available, on.layer)).collect());
        for list in lists.into_iter().chain([names]) {
            let list: Vec<&str> = list;
            let set: BTreeSet<&str> = list.iter().copied().collect();
            assert_eq!(set.len(), list.len(), "{list:?} of {:?}", case.variables);
        }
    });
}

#[test]
fn the_chain_is_the_list_without_metas_and_in_the_same_order() {
    selections(|_, available, activation, _| {
        let listed: Vec<_> = activation
            .listed
            .iter()
            .filter(|on| !available[on.layer].is_meta())
            .copied()
            .collect();
        assert_eq!(listed, activation.chained);
    });
}

#[test]
fn phases_follow_each_other() {
    selections(|_, _, activation, _| {
        let phase = |by: EnabledBy| match by {
            EnabledBy::Implicit => Some(1),
            EnabledBy::InstanceLayers => Some(2),
            EnabledBy::EnableFilter => Some(3),
            EnabledBy::Application => Some(4),
            EnabledBy::Settings | EnabledBy::Meta => None,
        };
        let phases: Vec<i32> = activation
            .chained
            .iter()
            .filter_map(|on| phase(on.enabled_by))
            .collect();
        assert!(phases.is_sorted(), "{phases:?}");
    });
}

#[test]
fn every_layer_left_out_has_a_reason() {
    selections(|case, available, activation, events| {
        for layer in &case.layers {
            let is_on = |on: &activate::ActiveLayer| name(available, on.layer) == layer.name;
            if activation.listed.iter().any(is_on) || layer.is_meta() {
                continue;
            }
            let reason = events
                .iter()
                .filter_map(left_out)
                .any(|told| *told == Text::from(layer.name.as_str()));
            assert!(reason, "{}: {:?} {events:?}", layer.name, case.variables);
        }
    });
}

#[test]
fn the_same_case_gives_the_same_answer() {
    selections(|case, _, activation, events| {
        let (_, again, events_again) = run(case);
        assert_eq!((activation, events), (&again, events_again.as_slice()));
    });
}
