//! Follows the aliases of types, commands, constants and enumerants to their ends.

use std::collections::HashMap;

use super::circles::{self, Graph};
use super::code;
use super::report::Report;
use crate::model::{CommandKind, ConstantValue, EnumNumber, Position, Registry, TypeKind};

/// An alias's target, or none for a definition, and the place of either.
type Aliases<'a> = HashMap<&'a str, (Option<&'a str>, &'a Position)>;

/// Reports the aliases that lead to nothing or in a circle.
pub(super) fn check(registry: &Registry, report: &mut Report) {
    let types =
        registry.types.iter().map(|ty| (ty.name.as_str(), (type_target(&ty.kind), &ty.position)));
    check_kind("type", &types.collect(), report);
    let commands = registry.commands.iter();
    let commands = commands
        .map(|command| (command.name.as_str(), (command_target(&command.kind), &command.position)));
    check_kind("command", &commands.collect(), report);
    let constants = registry.constants.iter();
    let constants = constants.map(|constant| {
        (constant.name.as_str(), (constant_target(&constant.value), &constant.position))
    });
    check_kind("constant", &constants.collect(), report);
    for group in &registry.enums {
        let values = group
            .values
            .iter()
            .map(|value| (value.name.as_str(), (value_target(&value.value), &value.position)));
        check_kind("enumerant", &values.collect(), report);
    }
}

fn type_target(kind: &TypeKind) -> Option<&str> {
    if let TypeKind::Alias { target } = kind { Some(target) } else { None }
}

fn command_target(kind: &CommandKind) -> Option<&str> {
    if let CommandKind::Alias { target } = kind { Some(target) } else { None }
}

fn constant_target(value: &ConstantValue) -> Option<&str> {
    if let ConstantValue::Alias(target) = value { Some(target) } else { None }
}

fn value_target(number: &EnumNumber) -> Option<&str> {
    if let EnumNumber::Alias(target) = number { Some(target) } else { None }
}

fn check_kind(what: &str, aliases: &Aliases<'_>, report: &mut Report) {
    let graph: Graph<'_> =
        aliases.iter().map(|(&name, &(target, _))| (name, target.into_iter().collect())).collect();
    let circles = circles::circles(&graph);
    for (&name, &(target, position)) in aliases {
        let Some(target) = target else { continue };
        if !aliases.contains_key(target) {
            let message =
                format!("the {what} `{name}` is an alias of `{target}`, which is not defined");
            report.error(
                code::ALIAS_OF_NOTHING,
                position.clone(),
                message,
                "correct the alias, or define its target",
            );
        } else if circles.contains(name) {
            let message =
                format!("the {what} `{name}` is an alias of aliases that lead back to it");
            report.error(
                code::ALIAS_LOOP,
                position.clone(),
                message,
                "let one of the names in the circle be a definition",
            );
        }
    }
}
