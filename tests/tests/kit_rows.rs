//! The rows of author-kit, compared with the registry: every place of a handle, pointer, array and
//! chain has a row, and every row a place.

use std::collections::{BTreeMap, BTreeSet};

use author_kit::structure::row::{Kind, Reach, Structure};
use author_kit::structure::rows::{COMMANDS, STRUCTURES};
use registry::Registry;
use registry::acquire::{self, Request};
use registry::model::{CType, Member, TypeKind};
use registry::read;

/// The pinned registry.
fn pinned() -> Registry {
    let workspace = acquire::workspace();
    let acquired = acquire::acquire(&Request { workspace: &workspace, xml: None, video_xml: None })
        .expect("the pinned registry");
    read::read(acquired.vk.source(), acquired.video.source())
        .expect("the pinned registry can be read")
        .registry
}

/// `p_create_info` as `pcreateinfo`.
fn plain_name(name: &str) -> String {
    name.replace('_', "").to_lowercase()
}

fn rows_by_name() -> BTreeMap<String, &'static Structure> {
    STRUCTURES.iter().map(|row| (plain_name(row.name), *row)).collect()
}

fn is_handle(registry: &Registry, ty: &CType) -> bool {
    registry.ty(ty.innermost()).is_some_and(|ty| matches!(ty.kind, TypeKind::Handle(_)))
}

/// What the registry has by way of members: structure, member, and the member itself.
fn members(registry: &Registry) -> Vec<(&str, &Member)> {
    let members = registry.types.iter().flat_map(|ty| {
        let members: &[Member] = match &ty.kind {
            TypeKind::Struct(structure) => &structure.members,
            TypeKind::Union(members) => members,
            _ => &[],
        };
        members.iter().map(|member| (&*ty.name, member))
    });
    members.collect()
}

/// The row's member of that name.
fn has(row: &Structure, name: &str, is_so: impl Fn(&Kind, &Reach) -> bool) -> bool {
    row.members.iter().any(|member| {
        plain_name(member.name) == plain_name(name) && is_so(&member.kind, &member.reach)
    })
}

#[test]
fn every_handle_of_a_structure_has_a_row() {
    let (registry, rows) = (pinned(), rows_by_name());
    let is_number = |kind: &Kind| matches!(kind, Kind::Handle(_) | Kind::AnyHandle { .. });
    let mut found = 0;
    for (structure, member) in members(&registry) {
        if !is_handle(&registry, &member.ty) && member.attributes.get("objecttype").is_none() {
            continue;
        }
        let row = rows.get(&plain_name(structure.trim_start_matches("Vk")));
        let row = row.unwrap_or_else(|| panic!("{structure} has no row"));
        assert!(has(row, &member.name, |kind, _| is_number(kind)), "{structure}::{}", member.name);
        assert!(row.carries_handles, "{structure}");
        found += 1;
    }
    let rows = rows.values().flat_map(|row| row.members);
    assert_eq!(found, rows.filter(|member| is_number(&member.kind)).count());
    assert!(found > 250, "{found}");
}

#[test]
fn every_handle_of_a_command_has_a_row() {
    let registry = pinned();
    for row in COMMANDS {
        let command = registry.command(row.slots.name).expect("a command of the registry");
        assert_eq!(row.slots.size, 8 * command.signature.params.len());
        for param in &command.signature.params {
            if is_handle(&registry, &param.ty) || param.attributes.get("objecttype").is_some() {
                let is_number = |kind: &Kind, _: &Reach| {
                    matches!(kind, Kind::Handle(_) | Kind::AnyHandle { .. })
                };
                assert!(has(&row.slots, &param.name, is_number), "{}", row.slots.name);
                assert!(row.slots.carries_handles, "{}", row.slots.name);
            }
        }
    }
    let named = registry.commands.iter().filter(|command| command.alias_of.is_none());
    let rows: BTreeSet<&str> = COMMANDS.iter().map(|row| row.slots.name).collect();
    for command in named {
        assert!(rows.contains(&*command.name), "{}", command.name);
    }
}

/// Pointers that a copy leaves as they are, because the registry does not say what is behind them:
/// structures of window and operating systems, and data of unknown size.
const LEFT: &[&str] = &[
    "VkLayerSettingEXT::pValues",
    "StdVideoH265HrdParameters::pSubLayerHrdParametersNal",
    "StdVideoH265HrdParameters::pSubLayerHrdParametersVcl",
    "StdVideoEncodeAV1PictureInfo::pBufferRemovalTimes",
];

#[test]
fn every_constant_pointer_with_a_known_target_has_a_row() {
    let (registry, rows) = (pinned(), rows_by_name());
    for (structure, member) in members(&registry) {
        let CType::Pointer { constant: true, to } = &member.ty else { continue };
        let path = format!("{structure}::{}", member.name);
        let is_void = to.innermost() == "void";
        let sized = registry::layout::Layouts::new(&registry, registry::layout::LP64)
            .of(to.innermost())
            .is_some();
        if member.name == "pNext" || LEFT.contains(&&*path) || (member.len.is_empty() && !sized) {
            continue;
        }
        assert!(sized || is_void, "{path}");
        let row = rows.get(&plain_name(structure.trim_start_matches("Vk")));
        let row = row.unwrap_or_else(|| panic!("{structure} has no row"));
        let points =
            |_: &Kind, reach: &Reach| matches!(reach, Reach::Behind(_) | Reach::BehindEach(..));
        assert!(has(row, &member.name, points), "{path}");
    }
}

#[test]
fn every_chain_has_a_row() {
    let (registry, rows) = (pinned(), rows_by_name());
    for (structure, member) in members(&registry) {
        if member.name == "pNext" {
            let row = rows.get(&plain_name(structure.trim_start_matches("Vk")));
            let row = row.unwrap_or_else(|| panic!("{structure} has no row"));
            assert!(has(row, "pNext", |_, reach| matches!(reach, Reach::Chain)), "{structure}");
        }
    }
}
