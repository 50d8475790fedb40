//! The facts about a command.

use registry::model::{CType, Member, TypeKind};
use registry::{Known, c_text};

use super::{DECLARATION, Sheet, facts, rust};
use crate::input::Input;
use crate::resolve::brought::brought_by;
use crate::resolve::{Command, Level};

pub(super) fn explain(input: &Input, name: &str) -> Option<Sheet> {
    let api = &input.api;
    let registry = &api.registry;
    let command = api.command(name)?;
    let target = command.alias_of.and_then(|target| api.commands.get(target));
    let what = match target {
        Some(target) => format!("command, alias of {}", target.name),
        None => "command".to_owned(),
    };
    let mut sheet = Sheet::new(name, &what, &command.position);
    sheet.lines(DECLARATION, [format!("{};", c_text::prototype(name, &command.signature))]);
    sheet.row("rust", &rust::signature(&command.signature));
    let by = |command: &Command| {
        brought_by(registry, |require| require.commands.contains(&command.name)).join(", ")
    };
    sheet.row("brought by", &by(command));
    sheet.row("level", &level(input, command));
    let group = api.groups.get(command.group)?;
    if group.members.len() > 1 {
        let members = group.members.iter().filter_map(|&member| api.commands.get(member));
        for (index, member) in members.enumerate() {
            let label = if index == 0 { "names" } else { "" };
            sheet.row(label, &format!("{}: {}", member.name, by(member)));
        }
    }
    sheet.optional("platform", command.platform.as_deref());
    if command.provisional {
        sheet.row("provisional", "it may still change");
    }
    let table = command.level.table();
    sheet.row(
        "tables",
        &format!(
            "{0}EntrypointTable::{1} is entry {2}; {0}DispatchTable has it in slot {3}",
            table.name(),
            command.field,
            command.entry_index,
            command.slot
        ),
    );
    let params = command.signature.params.iter();
    let pointees = params.clone().filter_map(|param| Some(param.ty.pointee()?.innermost()));
    let is_structure =
        |name: &&str| registry.ty(name).is_some_and(|ty| matches!(ty.kind, TypeKind::Struct(_)));
    sheet.list("structures", pointees.filter(is_structure));
    let params = params.filter(|param| !param.attributes.0.is_empty());
    let usage = |param: &Member| format!("{}{}", param.name, facts::usage(&param.attributes));
    sheet.lines("parameters", params.map(usage));
    let defined = target.map_or(name, |target| &target.name);
    if let Some(defined) = registry.command(defined) {
        facts::attributes(&mut sheet, &defined.attributes);
    }
    facts::deprecation(&mut sheet, registry, "command", name);
    Some(sheet)
}

fn level(input: &Input, command: &Command) -> String {
    let word = match command.level {
        Level::Global => return "global: needs no instance".to_owned(),
        Level::Instance => "instance",
        Level::PhysicalDevice => "physical device",
        Level::Device => "device",
    };
    let first = command.signature.params.first().map(|param| &param.ty);
    match first {
        Some(CType::Named(handle)) => {
            let parents = parents(input, handle);
            format!("{word}: its first parameter is {}", parents.join(", a child of "))
        }
        _ => word.to_owned(),
    }
}

/// The handle, its parent, the parent's parent, and so on.
fn parents(input: &Input, handle: &str) -> Vec<String> {
    let mut chain = vec![handle.to_owned()];
    // The reader refuses circles.
    while let Some(last) = chain.last() {
        let handle = input.api.registry.ty(last).and_then(|ty| ty.kind.handle());
        let parent = handle.and_then(|handle| handle.parent.clone());
        // The parents of these handles follow from the command's level.
        let enough = matches!(
            Known::of(last),
            Some(Known::Device | Known::PhysicalDevice | Known::Instance)
        );
        match parent {
            Some(parent) if !enough => chain.push(parent),
            _ => break,
        }
    }
    chain
}
