//! What there is to say about a type.

use registry::c_text;
use registry::layout::{LP64, Layouts};
use registry::model::{BaseType, CType, EnumGroup, Registry, Struct, Type, TypeKind};

use super::{MOST, Sheet, brought_by, value};
use crate::input::Input;

pub(super) fn explain(input: &Input, name: &str) -> Option<String> {
    let registry = &input.registry;
    let named = registry.types.iter().find(|ty| ty.name == name)?;
    let layouts = Layouts::new(registry, LP64);
    let ty = registry.ty(name).unwrap_or(named);
    let mut what = ty.kind.word().to_owned();
    if let Some(layout) = layouts.of(name) {
        what.push_str(&format!(", {} bytes, alignment {}", layout.size, layout.align));
    }
    if ty.name != name {
        what.push_str(&format!(", alias of {}", ty.name));
    }
    let mut sheet = Sheet::new(name, &what, &named.position);
    let by = brought_by(registry, |require| require.types.iter().any(|one| one == name));
    sheet.list("brought by", &by);
    let aliases = registry.types.iter().filter(|other| other.name != ty.name);
    let aliases =
        aliases.filter(|other| registry.ty(&other.name).is_some_and(|meant| meant.name == ty.name));
    let aliases: Vec<String> = aliases.map(|other| other.name.clone()).collect();
    sheet.list("aliases", &aliases);
    kind(&mut sheet, registry, &layouts, ty);
    users(&mut sheet, registry, &[aliases.as_slice(), std::slice::from_ref(&ty.name)].concat());
    sheet.finish()
}

fn kind(sheet: &mut Sheet, registry: &Registry, layouts: &Layouts<'_>, ty: &Type) {
    match &ty.kind {
        TypeKind::Struct(structure) => {
            extends(sheet, structure);
            members(sheet, layouts, &ty.name);
        }
        TypeKind::Union(_) => members(sheet, layouts, &ty.name),
        TypeKind::Handle(handle) => {
            let how =
                if handle.dispatchable { "dispatchable: a pointer" } else { "a 64-bit number" };
            sheet.row("handle", how);
            sheet.optional("parent", handle.parent.as_deref());
            sheet.optional("object type", handle.object_type.as_deref());
        }
        TypeKind::Bitmask(mask) => {
            sheet.optional("bits", mask.bits.as_deref());
            values(sheet, mask.bits.as_ref().and_then(|bits| registry.group(bits)));
        }
        TypeKind::Enum => values(sheet, registry.group(&ty.name)),
        TypeKind::FunctionPointer(signature) => {
            sheet.line(&format!("{};", c_text::prototype(&ty.name, signature)));
        }
        TypeKind::Base(BaseType::Typedef(of)) => sheet.row("is", &c_text::declaration(of, "")),
        TypeKind::Base(BaseType::OpaqueStruct) => sheet.row("is", "an opaque structure"),
        TypeKind::Base(BaseType::OpaquePointer) => sheet.row("is", "an opaque pointer"),
        TypeKind::External { header } => sheet.optional("declared by", header.as_deref()),
        TypeKind::Alias { .. } | TypeKind::Include | TypeKind::Define { .. } => {}
    }
}

fn extends(sheet: &mut Sheet, structure: &Struct) {
    sheet.list("extends", &structure.extends);
    if structure.returned_only {
        sheet.row("returned only", "the implementation fills it");
    }
}

fn members(sheet: &mut Sheet, layouts: &Layouts<'_>, name: &str) {
    let members = layouts.members(name).unwrap_or_default();
    sheet.row("members", "by offset");
    for placed in members.iter().take(MOST) {
        let place = match placed.bit {
            Some(bit) => format!("{}.{bit}", placed.offset),
            None => placed.offset.to_string(),
        };
        let mut line = format!("{place:>6}  {}", c_text::member(placed.member));
        if let Some(value) = &placed.member.value {
            line.push_str(&format!(" = {value}"));
        }
        if let Some(alias) = &placed.member.alias {
            line.push_str(&format!(", as {alias}"));
        }
        sheet.line(&line);
    }
    if members.len() > MOST {
        sheet.line(&format!("        and {} more", members.len() - MOST));
    }
}

fn values(sheet: &mut Sheet, group: Option<&EnumGroup>) {
    let Some(group) = group else { return };
    let values =
        group.values.iter().map(|one| format!("{} = {}", one.name, value::number(group, one)));
    let values: Vec<String> = values.collect();
    sheet.list("values", &values);
}

/// The commands that take any of these names, and the structures that contain them.
fn users(sheet: &mut Sheet, registry: &Registry, names: &[String]) {
    let is_it = |ty: &CType| names.iter().any(|name| name == ty.innermost());
    let commands = registry.commands.iter().filter(|command| {
        command.alias_of.is_none() && command.signature.params.iter().any(|param| is_it(&param.ty))
    });
    let commands: Vec<String> = commands.map(|command| command.name.clone()).collect();
    sheet.list("taken by", &commands);
    let containers = registry.types.iter().filter(|ty| match &ty.kind {
        TypeKind::Struct(structure) => structure.members.iter().any(|member| is_it(&member.ty)),
        TypeKind::Union(members) => members.iter().any(|member| is_it(&member.ty)),
        _ => false,
    });
    let containers: Vec<String> = containers.map(|ty| ty.name.clone()).collect();
    sheet.list("member of", &containers);
}
