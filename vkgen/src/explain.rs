//! `vkgen explain`: what the registry says about one name, on one screen.

mod command;
mod extension;
mod facts;
mod format;
mod member;
mod rust;
mod sheet;
mod ty;
mod value;

use std::collections::BTreeSet;

use registry::Registry;
use registry::model::Type;

use crate::input::Input;
use sheet::{DECLARATION, MOST};
pub use sheet::{Row, Sheet};

/// The number of items after which a list is cut.
const FEW: usize = 6;
/// Names that are suggested for an unknown one.
const SUGGESTIONS: usize = 5;

/// The facts about `name`; none if nothing has that name.
#[must_use]
pub fn explain(input: &Input, name: &str) -> Option<Sheet> {
    let version = version_macro(name);
    let name = version.as_deref().unwrap_or(name);
    command::explain(input, name)
        .or_else(|| extension::explain(input, name))
        .or_else(|| extension::explain_version(input, name))
        .or_else(|| ty::explain(input, name))
        .or_else(|| value::explain(input, name))
        .or_else(|| member::explain(input, name))
        .or_else(|| format::platform(input, name))
}

/// `VK_VERSION_1_3`, for `Vulkan 1.3` as sheets and comparisons write a version, and for `1.3`.
fn version_macro(name: &str) -> Option<String> {
    let number = name.strip_prefix("Vulkan ").unwrap_or(name);
    let (major, minor) = number.split_once('.')?;
    let is_number = |text: &str| text.parse::<u32>().is_ok();
    (is_number(major) && is_number(minor)).then(|| format!("VK_VERSION_{major}_{minor}"))
}

/// The names that are like `name`, the likeliest first.
#[must_use]
pub fn suggestions(input: &Input, name: &str) -> Vec<String> {
    // Rust's path of a type, without its module.
    if let Some(of_rust) = name.strip_prefix("vk::") {
        return suggestions(input, &format!("Vk{of_rust}"));
    }
    if let Some((owner, member)) = name.split_once("::") {
        return of_members(input, owner, member);
    }
    let all = names(&input.api.registry, name);
    let bare = |name: &str| {
        let name = name.to_ascii_lowercase();
        let name = name.strip_prefix("vk").unwrap_or(&name);
        name.replace('_', "")
    };
    let wanted = bare(name);
    // First names that differ only in prefix, case and underscores.
    let same = all.iter().copied().filter(|other| bare(other) == wanted);
    // Then names that end in the word, such as `swapchain`, the shortest first.
    let is_longer = |other: &&str| wanted.len() >= 4 && bare(other).ends_with(&wanted);
    let mut longer: Vec<&str> = all.iter().copied().filter(is_longer).collect();
    longer.sort_by_key(|name| (name.len(), *name));
    let candidates: Vec<&str> = all.iter().copied().collect();
    // In a short name, such as a platform's, one wrong letter is a large part.
    let cutoff = if name.len() < 6 { 0.6 } else { 0.75 };
    let close = similar::get_close_matches(name, &candidates, SUGGESTIONS, cutoff);
    let mut seen = BTreeSet::new();
    let found = same.chain(longer).chain(close).filter(|name| seen.insert(*name));
    found.take(SUGGESTIONS).map(str::to_owned).collect()
}

/// The members of the structure that are like `member`, or else its first members. Of an unknown
/// structure, the structures that are like `owner`, with the member if they have it.
fn of_members(input: &Input, owner: &str, member: &str) -> Vec<String> {
    let Some(ty) = input.api.registry.ty(owner) else {
        let close = suggestions(input, owner);
        let with_member: Vec<String> = close
            .iter()
            .filter(|name| input.api.registry.ty(name).is_some_and(|ty| has_member(ty, member)))
            .map(|name| format!("{name}::{member}"))
            .collect();
        return if with_member.is_empty() { close } else { with_member };
    };
    let names: Vec<&str> = ty.kind.members().iter().map(|one| one.name.as_str()).collect();
    let mut close = similar::get_close_matches(member, &names, SUGGESTIONS, 0.4);
    if close.is_empty() {
        close = names.iter().copied().take(SUGGESTIONS).collect();
    }
    close.into_iter().map(|name| format!("{owner}::{name}")).collect()
}

fn has_member(ty: &Type, member: &str) -> bool {
    ty.kind.members().iter().any(|one| one.name == member)
}

/// All names of the kind that the spelling of `wanted` shows: `vk` begins commands, `Vk` types,
/// `VK_` extensions and values; a structure before `::` has members.
fn names<'a>(registry: &'a Registry, wanted: &str) -> BTreeSet<&'a str> {
    let commands = || registry.commands.iter().map(|one| one.name.as_str());
    let types = || registry.types.iter().map(|one| one.name.as_str());
    let interfaces = || {
        let extensions = registry.extensions.iter().map(|one| one.name.as_str());
        extensions.chain(registry.features.iter().map(|one| one.name.as_str()))
    };
    let values = || {
        let values = registry.enums.iter().flat_map(|group| &group.values);
        let constants = registry.constants.iter().map(|one| one.name.as_str());
        values.map(|one| one.name.as_str()).chain(constants)
    };
    match wanted {
        _ if wanted.starts_with("vk") && wanted.contains(char::is_uppercase) => {
            commands().collect()
        }
        _ if wanted.starts_with("Vk") => types().collect(),
        _ if wanted.starts_with("VK_") => interfaces().chain(values()).collect(),
        _ => {
            let platforms = registry.platforms.iter().map(|one| one.name.as_str());
            let features = registry.types.iter().filter(|ty| ty.name.contains("Features"));
            let features = features.flat_map(|ty| ty.kind.members()).map(|one| one.name.as_str());
            let all = commands().chain(types()).chain(interfaces()).chain(values());
            all.chain(platforms).chain(features).collect()
        }
    }
}
