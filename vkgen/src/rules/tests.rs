//! The tables on the pinned registry: every name is there, and every name has an effect.

use std::sync::LazyLock;

use registry::acquire::workspace;

use super::*;
use crate::emit::kit::rules as kit;
use crate::emit::loader;
use crate::input::{self, Input};

static PINNED: LazyLock<Input> =
    LazyLock::new(|| input::load(&workspace(), None).expect("the pinned registry"));

/// Whether the registry has the command, type, extension or platform, or the member or parameter of
/// `owner::member`.
fn is_known(name: &str) -> bool {
    let api = &PINNED.api;
    let registry = &api.registry;
    if let Some((owner, member)) = name.split_once("::") {
        let fields = match api.command(owner) {
            Some(command) => &command.signature.params,
            None => registry.ty(owner).map_or(&[][..], |ty| ty.kind.members()),
        };
        return fields.iter().any(|field| field.name == member);
    }
    api.command(name).is_some()
        || registry.ty(name).is_some()
        || api
            .registry
            .extensions
            .iter()
            .any(|one| one.name == name || one.platform.as_deref() == Some(name))
}

/// The names of the rows that the registry does not know.
fn unknown<T>(rows: &[Row<T>], others: impl Fn(&'static str, &T) -> Vec<String>) -> Vec<String> {
    let named = rows.iter().flat_map(|row| {
        let others = row.names.iter().flat_map(|name| others(name, &row.says));
        row.names.iter().map(|name| (*name).to_owned()).chain(others).collect::<Vec<_>>()
    });
    named.filter(|name| !is_known(name)).collect()
}

/// The names of a list that the registry does not know.
fn unlisted(names: &[&str]) -> Vec<String> {
    names.iter().filter(|name| !is_known(name)).map(|name| (*name).to_owned()).collect()
}

/// The member or parameter `name` of the owner of `place`.
fn beside(place: &str, name: &str) -> Vec<String> {
    let owner = place.split("::").next().unwrap_or_default();
    vec![format!("{owner}::{name}")]
}

#[test]
fn every_row_names_something() {
    let place = |command: &str, place: &str| match place.contains("::") {
        true => vec![place.to_owned()],
        false => beside(command, place),
    };
    let all = [
        unknown(LOADER.commands, |_, _| Vec::new()),
        unlisted(LOADER.owned),
        unknown(LOADER.handles, |command, says| place(command, says)),
        unknown(LOADER.gates, |_, extension| vec![(*extension).to_owned()]),
        unlisted(LOADER.exported),
        unlisted(LOADER.absent),
        unlisted(LOADER.window_systems),
        unknown(LOADER.platforms, |_, _| Vec::new()),
        unknown(kit::IGNORED, |place, ignored| beside(place, ignored.sibling)),
        unlisted(kit::LEFT),
        unknown(kit::NESTED, |place, nested| beside(place, nested.array)),
        unknown(kit::NEWER, |_, older| vec![(*older).to_owned()]),
        unlisted(kit::NO_PAIRS),
        unknown(kit::VALUES, |_, _| Vec::new()),
        unlisted(kit::ENDS),
        unknown(kit::OWNERS, |_, owner| vec![owner.name().to_owned()]),
    ];
    assert_eq!(all.concat(), Vec::<String>::new());
}

/// The rows with one name each.
fn single<T: Copy>(rows: &[Row<T>]) -> Vec<Row<T>> {
    let each = |row: &Row<T>| {
        let (says, place) = (row.says, row.place);
        row.names.chunks(1).map(move |names| Row { names, says, place }).collect::<Vec<_>>()
    };
    rows.iter().flat_map(each).collect()
}

/// What the loader does about each command by these tables, and which rows are missing.
fn facts(rules: &Rules<'_>) -> String {
    format!("{:?}", loader::facts(&PINNED.api, rules))
}

/// As [`facts`], without rows about handles: all commands whose arguments lead to a handle of the loader
/// need one.
fn facts_without_their_handles(rules: &Rules<'_>) -> String {
    facts(&Rules { handles: &[], ..*rules })
}

/// Everything that is generated for the loader by these tables.
fn emitted(rules: &Rules<'_>) -> String {
    format!("{:?}", loader::emit_by(&PINNED.api, rules))
}

/// The names without which `effect` is the same. `with` puts rows into the tables.
fn idle<T: Copy>(
    rows: &[Row<T>],
    effect: fn(&Rules<'_>) -> String,
    with: impl for<'r> Fn(&'r [Row<T>]) -> Rules<'r>,
) -> Vec<String> {
    let all = effect(&LOADER);
    let rows = single(rows);
    let is_idle = |index: &usize| {
        let mut fewer = rows.clone();
        fewer.remove(*index);
        effect(&with(&fewer)) == all
    };
    let idle = (0..rows.len()).filter(is_idle);
    idle.map(|index| format!("{} {}", rows[index].place, rows[index].names[0])).collect()
}

/// The names of a list without which `effect` is the same. `with` puts lists into the tables.
fn idle_names(
    names: &[&'static str],
    effect: fn(&Rules<'_>) -> String,
    with: impl for<'r> Fn(&'r [&'static str]) -> Rules<'r>,
) -> Vec<String> {
    let all = effect(&LOADER);
    let is_idle = |name: &&&'static str| {
        let fewer: Vec<&str> = names.iter().copied().filter(|one| one != *name).collect();
        effect(&with(&fewer)) == all
    };
    names.iter().filter(is_idle).map(|name| (*name).to_owned()).collect()
}

#[test]
fn every_name_of_a_row_has_an_effect() {
    let all = [
        idle(LOADER.commands, facts, |commands| Rules { commands, ..LOADER }),
        idle(LOADER.handles, facts, |handles| Rules { handles, ..LOADER }),
        idle(LOADER.gates, facts, |gates| Rules { gates, ..LOADER }),
        idle_names(LOADER.owned, facts_without_their_handles, |owned| Rules { owned, ..LOADER }),
        idle_names(LOADER.exported, facts, |exported| Rules { exported, ..LOADER }),
        idle_names(LOADER.absent, facts, |absent| Rules { absent, ..LOADER }),
        idle_names(LOADER.window_systems, emitted, |names| Rules {
            window_systems: names,
            ..LOADER
        }),
        idle(LOADER.platforms, emitted, |platforms| Rules { platforms, ..LOADER }),
    ];
    assert_eq!(all.concat(), Vec::<String>::new());
}
