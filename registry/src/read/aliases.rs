//! Follows the aliases of types, commands, constants and enumerants to their ends: commands get the
//! signatures of their targets, constants and enumerants their values.

use std::collections::BTreeSet;

use super::circles;
use super::code;
use crate::chains;
use crate::index::places;
use crate::model::{Named, Registry};
use crate::report::Report;

/// Reports the aliases that lead to nothing or in a circle; those that do not are followed.
pub(super) fn follow(registry: &mut Registry, report: &mut Report) {
    ends("type", &registry.types, |ty| ty.kind.alias(), report);

    let commands = &mut registry.commands;
    for (alias, target) in ends("command", commands, |one| one.alias_of.as_deref(), report) {
        commands[alias].signature = commands[target].signature.clone();
        commands[alias].alias_of = Some(commands[target].name.clone());
    }

    let constants = &mut registry.constants;
    for (alias, target) in ends("constant", constants, |one| one.alias_of.as_deref(), report) {
        constants[alias].value = constants[target].value.clone();
        constants[alias].alias_of = Some(constants[target].name.clone());
    }

    for values in registry.enums.iter_mut().map(|group| &mut group.values) {
        for (alias, target) in ends("enumerant", values, |one| one.alias_of.as_deref(), report) {
            values[alias].number = values[target].number;
            values[alias].alias_of = Some(values[target].name.clone());
        }
    }
}

/// Reports the circles of commands that nothing requires: pruning drops those.
pub(super) fn circles(registry: &Registry, report: &mut Report) {
    let commands = &registry.commands;
    let circles = in_circles(commands, |one| one.alias_of.as_deref());
    for command in commands.iter().filter(|command| circles.contains(command.name())) {
        circle("command", command, report);
    }
}

fn in_circles<T: Named>(all: &[T], target: fn(&T) -> Option<&str>) -> BTreeSet<&str> {
    let links = all.iter().map(|one| (one.name(), target(one).into_iter().collect()));
    circles::circles(&links.collect())
}

fn circle(what: &str, one: &impl Named, report: &mut Report) {
    let message = format!("the aliases of the {what} `{}` form a circle", one.name());
    let help = "replace one alias of the circle by a definition";
    report.error(code::ALIAS_LOOP, one.position(), message, help);
}

/// The index of every alias with that of the definition at its end; none at all where an alias has
/// no end.
fn ends<T: Named>(
    what: &str,
    all: &[T],
    target: fn(&T) -> Option<&str>,
    report: &mut Report,
) -> Vec<(usize, usize)> {
    let places = places(all);
    let circles = in_circles(all, target);
    let mut sound = true;
    for one in all {
        let name = one.name();
        match target(one) {
            Some(_) if circles.contains(name) => circle(what, one, report),
            Some(target) if !places.contains_key(target) => {
                let message =
                    format!("the {what} `{name}` is an alias of `{target}`, which is not defined");
                let help = "correct `alias`, or define the target";
                report.error(code::ALIAS_OF_NOTHING, one.position(), message, help);
            }
            _ => continue,
        }
        sound = false;
    }
    if !sound {
        return Vec::new();
    }
    let next = all.iter().map(|one| places.get(target(one)?).copied());
    let ends = chains::ends(&next.collect::<Vec<_>>()).into_iter().enumerate();
    ends.filter(|(place, end)| place != end).collect()
}
