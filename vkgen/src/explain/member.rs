//! The facts about a member, `VkSubmitInfo2::flags`, and about a feature by its name alone,
//! `robustBufferAccess`.

use registry::Known;
use registry::layout::{LP64, Layouts};
use registry::model::{Member, Registry, Type};

use super::{DECLARATION, Sheet, facts, rust};
use crate::input::Input;
use crate::resolve::brought::brought_by;

pub(super) fn explain(input: &Input, name: &str) -> Option<Sheet> {
    let registry = &input.api.registry;
    match name.split_once("::") {
        Some((owner, member)) => {
            let ty = registry.ty(owner)?;
            let member = ty.kind.members().iter().find(|one| one.name == member)?;
            Some(of_structure(registry, ty, member))
        }
        None => feature(registry, name),
    }
}

fn of_structure(registry: &Registry, ty: &Type, member: &Member) -> Sheet {
    let name = format!("{}::{}", ty.name, member.name);
    let what = if is_feature_structure(ty) { "feature" } else { "member" };
    let mut sheet = Sheet::new(&name, what, &member.position);
    sheet.lines(DECLARATION, [format!("{};", registry::c_text::member(member))]);
    sheet.row("rust", &in_rust(ty, member));
    let layouts = Layouts::new(registry, LP64);
    let placed = layouts.members(&ty.name).unwrap_or_default();
    if let Some(place) = placed.iter().find(|placed| placed.member.name == member.name) {
        sheet.row("offset", &place.offset.to_string());
    }
    sheet.optional("value", member.value.as_deref());
    sheet.optional("repeats", member.alias.as_deref());
    let repeated =
        registry.types.iter().flat_map(|ty| ty.kind.members().iter().map(move |one| (ty, one)));
    let repeated = repeated.filter(|(_, one)| one.alias.as_deref() == Some(&name));
    sheet.list("repeated by", repeated.map(|(ty, one)| format!("{}::{}", ty.name, one.name)));
    facts::attributes(&mut sheet, &member.attributes);
    sheet.list("required by", required_by(registry, &ty.name, &member.name));
    facts::deprecation(&mut sheet, registry, "feature", &name);
    sheet
}

/// `vk::SubmitInfo2 { flags: vk::SubmitFlags, .. }`.
fn in_rust(ty: &Type, member: &Member) -> String {
    format!("{} {{ {}, .. }}", rust::ty(&ty.name), rust::member(member))
}

/// The versions and extensions whose implementations must have the feature, or one of several.
fn required_by(registry: &Registry, structure: &str, member: &str) -> Vec<String> {
    brought_by(registry, |require| {
        require.features.iter().any(|one| {
            one.split_once("::").is_some_and(|(of, names)| {
                registry.ty(of).is_some_and(|ty| ty.name == structure)
                    && names.split(',').any(|name| name == member)
            })
        })
    })
}

fn is_feature_structure(ty: &Type) -> bool {
    let is_root = |name: &str| matches!(Known::of(name), Some(Known::Features2 | Known::Features));
    let mut extended = ty.structure().into_iter().flat_map(|structure| &structure.extends);
    is_root(&ty.name) || extended.any(|base| is_root(base))
}

/// Every structure that has the feature.
fn feature(registry: &Registry, name: &str) -> Option<Sheet> {
    let structures = registry.types.iter().filter(|ty| is_feature_structure(ty));
    let found: Vec<(&Type, &Member)> = structures
        .filter_map(|ty| Some((ty, ty.kind.members().iter().find(|member| member.name == name)?)))
        .filter(|(_, member)| member.ty.is(Known::Bool))
        .collect();
    let mut sheet = Sheet::new(name, "feature of a device", &found.first()?.1.position);
    let lines = found.iter().map(|(ty, member)| {
        let required = required_by(registry, &ty.name, name);
        let required = match required.as_slice() {
            [] => String::new(),
            some => format!(", required by {}", some.join(", ")),
        };
        let repeats = member.alias.as_ref().map_or(String::new(), |of| format!(", repeats {of}"));
        format!("{}::{name}{repeats}{required}", ty.name)
    });
    sheet.lines("members", lines);
    sheet.lines("rust", found.iter().map(|(ty, member)| in_rust(ty, member)));
    Some(sheet)
}
