//! The facts about an extension or a core version.

use std::collections::BTreeSet;

use registry::model::{Element, Feature, Require};

use super::{FEW, MOST, Sheet, facts as rows, rust};
use crate::facts::successor;
use crate::input::Input;
use crate::resolve::brought;

/// One of the lists of names of a require block.
type Names = fn(&Require) -> &Vec<String>;

pub(super) fn explain(input: &Input, name: &str) -> Option<Sheet> {
    let registry = &input.api.registry;
    let extension = registry.extensions.iter().find(|one| one.name == name)?;
    let (kind, number) = (extension.kind.word(), extension.number);
    let what = format!("{kind} extension {number}, version {}", extension.spec_version);
    let mut sheet = Sheet::new(name, &what, &extension.position);
    sheet.row("rust", &rust::extension(name));
    if let Some(platform) = &extension.platform {
        let protect = registry.platforms.iter().find(|one| one.name == *platform);
        let protect = protect.map_or("", |one| one.protect.as_str());
        sheet.row("platform", &format!("{platform} ({protect})"));
    }
    if extension.provisional {
        sheet.row("provisional", "it may still change");
    }
    if let Some(depends) = &extension.depends {
        sheet.row("depends on", &brought::condition(depends));
    }
    sheet.optional("promoted to", extension.promoted_to.as_deref());
    sheet.optional("deprecated by", successor(extension.deprecated_by.as_deref()));
    sheet.optional("obsoleted by", successor(extension.obsoleted_by.as_deref()));
    rows::attributes(&mut sheet, &extension.attributes);
    deprecates(&mut sheet, &extension.blocks);
    requires(&mut sheet, &extension.requires);
    let needs_it = |depends: &Option<registry::depends::Depends>| {
        depends.as_ref().is_some_and(|depends| depends.names().contains(&name))
    };
    let dependents = registry.extensions.iter().filter(|one| needs_it(&one.depends));
    sheet.list("needed by", dependents.map(|one| &one.name));
    Some(sheet)
}

pub(super) fn explain_version(input: &Input, name: &str) -> Option<Sheet> {
    let registry = &input.api.registry;
    let feature = registry.features.iter().find(|one| one.name == name)?;
    let what = if feature.internal { "part of a core version" } else { "core version" };
    let mut sheet = Sheet::new(name, what, &feature.position);
    if let Some(depends) = &feature.depends {
        sheet.row("depends on", &brought::condition(depends));
    }
    deprecates(&mut sheet, &feature.blocks);
    let parts: Vec<&Feature> = registry
        .features
        .iter()
        .filter(|one| one.name == name || !feature.internal && one.version == feature.version)
        .collect();
    if parts.len() > 1 {
        sheet.list("parts", parts.iter().map(|one| &one.name));
    }
    let blocks: Vec<Require> = parts.iter().flat_map(|one| one.requires.iter().cloned()).collect();
    requires(&mut sheet, &blocks);
    Some(sheet)
}

/// The names that the extension or version deprecates.
fn deprecates(sheet: &mut Sheet, blocks: &[Element]) {
    let blocks = blocks.iter().filter(|block| block.tag == "deprecate");
    let names = blocks.flat_map(|block| &block.children).filter_map(|one| one.attribute("name"));
    sheet.list_of(FEW / 2, "deprecates", names);
}

/// The names of require blocks: those without a condition first, then by condition.
fn requires(sheet: &mut Sheet, blocks: &[Require]) {
    let (always, conditional): (Vec<&Require>, Vec<&Require>) =
        blocks.iter().partition(|block| block.depends.is_none());
    let lists: [(&str, usize, Names); 4] = [
        ("commands", MOST, |block| &block.commands),
        ("types", MOST, |block| &block.types),
        // Most values fill a line each.
        ("values", MOST / 3, |block| &block.enums),
        ("features", FEW / 2, |block| &block.features),
    ];
    for (label, most, names) in lists {
        let mut seen = BTreeSet::new();
        let all = always.iter().flat_map(|block| names(block));
        sheet.list_of(most, label, all.filter(|name| seen.insert(name.as_str())));
    }
    let blocks: Vec<Vec<String>> = conditional
        .into_iter()
        .filter_map(|block| {
            let all = lists.iter().flat_map(|(_, _, names)| names(block));
            let mut all: Vec<String> = all.cloned().collect();
            let condition = brought::condition(block.depends.as_ref()?);
            all.first_mut()?.insert_str(0, &format!("{condition}: "));
            Some(all)
        })
        .collect();
    for (index, block) in blocks.iter().enumerate() {
        sheet.list_of(if index < FEW { FEW } else { 0 }, "with", block);
    }
}
