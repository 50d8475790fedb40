//! Follows the aliases of types, commands, constants and enumerants to their ends: commands get the
//! signatures of their targets, constants and enumerants their values.

use std::collections::HashMap;

use super::circles::{self, Graph};
use super::code;
use crate::chains;
use crate::model::{Position, Registry};
use crate::report::Report;

/// A definition, or an alias with its target.
struct Link<'a> {
    name: &'a str,
    target: Option<&'a str>,
    position: &'a Position,
}

/// Reports the aliases that lead to nothing or in a circle; those that do not are followed.
pub(super) fn follow(registry: &mut Registry, report: &mut Report) {
    let types = registry.types.iter().map(|ty| Link {
        name: &ty.name,
        target: ty.kind.alias(),
        position: &ty.position,
    });
    ends("type", &types.collect::<Vec<_>>(), report);

    let commands = &mut registry.commands;
    let links = commands.iter().map(|one| link(&one.name, &one.alias_of, &one.position));
    let followed = ends("command", &links.collect::<Vec<_>>(), report);
    for (alias, target) in followed {
        commands[alias].signature = commands[target].signature.clone();
        commands[alias].alias_of = Some(commands[target].name.clone());
    }

    let constants = &mut registry.constants;
    let links = constants.iter().map(|one| link(&one.name, &one.alias_of, &one.position));
    let followed = ends("constant", &links.collect::<Vec<_>>(), report);
    for (alias, target) in followed {
        constants[alias].value = constants[target].value.clone();
        constants[alias].alias_of = Some(constants[target].name.clone());
    }

    for group in &mut registry.enums {
        let values = &mut group.values;
        let links = values.iter().map(|one| link(&one.name, &one.alias_of, &one.position));
        let followed = ends("enumerant", &links.collect::<Vec<_>>(), report);
        for (alias, target) in followed {
            values[alias].number = values[target].number;
            values[alias].alias_of = Some(values[target].name.clone());
        }
    }
}

/// Reports the circles of commands that nothing requires: pruning drops those.
pub(super) fn circles(registry: &Registry, report: &mut Report) {
    let commands = &registry.commands;
    let graph: Graph<'_> = commands
        .iter()
        .map(|one| (one.name.as_str(), one.alias_of.as_deref().into_iter().collect()))
        .collect();
    let circles = circles::circles(&graph);
    for command in commands.iter().filter(|command| circles.contains(command.name.as_str())) {
        circle("command", &command.name, &command.position, report);
    }
}

fn circle(what: &str, name: &str, position: &Position, report: &mut Report) {
    let message = format!("the aliases of the {what} `{name}` form a circle");
    let help = "replace one alias of the circle by a definition";
    report.error(code::ALIAS_LOOP, position.clone(), message, help);
}

fn link<'a>(name: &'a str, target: &'a Option<String>, position: &'a Position) -> Link<'a> {
    Link { name, target: target.as_deref(), position }
}

/// The index of every alias with that of the definition at its end; none at all where an alias has
/// no end.
fn ends(what: &str, links: &[Link<'_>], report: &mut Report) -> Vec<(usize, usize)> {
    let places: HashMap<&str, usize> =
        links.iter().enumerate().map(|(place, link)| (link.name, place)).collect();
    let graph: Graph<'_> =
        links.iter().map(|link| (link.name, link.target.into_iter().collect())).collect();
    let circles = circles::circles(&graph);
    let mut sound = true;
    for Link { name, target, position } in links {
        let Some(target) = target else { continue };
        if circles.contains(name) {
            circle(what, name, position, report);
        } else if !places.contains_key(target) {
            let message =
                format!("the {what} `{name}` is an alias of `{target}`, which is not defined");
            let help = "correct `alias`, or define the target";
            report.error(code::ALIAS_OF_NOTHING, (*position).clone(), message, help);
        } else {
            continue;
        }
        sound = false;
    }
    if !sound {
        return Vec::new();
    }
    let next = links.iter().map(|link| link.target.and_then(|target| places.get(target).copied()));
    let ends = chains::ends(&next.collect::<Vec<_>>()).into_iter().enumerate();
    ends.filter(|(place, end)| place != end).collect()
}
