//! The facts about a type.

use registry::c_text;
use registry::layout::{LP64, Layouts};
use registry::model::{BaseType, CType, EnumGroup, EnumValue, Registry, Struct, Type, TypeKind};

use super::{DECLARATION, Sheet, facts, rust, value};
use crate::input::Input;
use crate::resolve::brought::brought_by;

pub(super) fn explain(input: &Input, name: &str) -> Option<Sheet> {
    let registry = &input.api.registry;
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
    if !matches!(ty.kind, TypeKind::Include | TypeKind::Define { .. } | TypeKind::External { .. }) {
        sheet.row("rust", &rust::ty(&ty.name));
    }
    sheet.list("brought by", by);
    let aliases = registry.types.iter().filter(|other| other.name != ty.name);
    let aliases =
        aliases.filter(|other| registry.ty(&other.name).is_some_and(|meant| meant.name == ty.name));
    let aliases: Vec<String> = aliases.map(|other| other.name.clone()).collect();
    sheet.list("aliases", &aliases);
    kind(&mut sheet, registry, &layouts, ty);
    facts::attributes(&mut sheet, &ty.attributes);
    facts::deprecation(&mut sheet, registry, "type", name);
    users(&mut sheet, registry, &[aliases.as_slice(), std::slice::from_ref(&ty.name)].concat());
    Some(sheet)
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
            sheet.lines(DECLARATION, [format!("{};", c_text::prototype(&ty.name, signature))]);
            sheet.row("in Rust", &format!("Option<{}>", rust::signature(signature)));
        }
        TypeKind::Base(BaseType::Typedef(of)) => sheet.row("is", &c_text::declaration(of, "")),
        TypeKind::Base(BaseType::OpaqueStruct) => sheet.row("is", "an opaque structure"),
        TypeKind::Base(BaseType::OpaquePointer) => sheet.row("is", "an opaque pointer"),
        TypeKind::External { header } => {
            sheet.optional("declared in", header.as_deref().map(c_text::header_file).as_deref());
        }
        TypeKind::Define { text } => {
            sheet.lines(DECLARATION, [text]);
            sheet.optional("rust", rust::version_macro(registry, &ty.name).as_deref());
        }
        TypeKind::Alias { .. } | TypeKind::Include => {}
    }
}

fn extends(sheet: &mut Sheet, structure: &Struct) {
    sheet.list("extends", &structure.extends);
    if structure.returned_only {
        sheet.row("returned only", "the implementation fills it");
    }
    sheet.list("extended by", &structure.extended_by);
}

fn members(sheet: &mut Sheet, layouts: &Layouts<'_>, name: &str) {
    let members = layouts.members(name).unwrap_or_default();
    let lines = members.iter().map(|placed| {
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
        line + &facts::usage(&placed.member.attributes)
    });
    sheet.lines("members by offset", lines);
}

fn values(sheet: &mut Sheet, group: Option<&EnumGroup>) {
    let Some(group) = group else { return };
    let value = |one: &EnumValue| format!("{} = {}", one.name, value::number(group, one));
    sheet.list("values", group.values.iter().map(value));
}

/// The commands that take any of these names, and the structures that contain them.
fn users(sheet: &mut Sheet, registry: &Registry, names: &[String]) {
    let is_it = |ty: &CType| names.iter().any(|name| name == ty.innermost());
    let commands = registry.commands.iter().filter(|command| {
        command.alias_of.is_none() && command.signature.params.iter().any(|param| is_it(&param.ty))
    });
    sheet.list("taken by", commands.map(|command| &command.name));
    let has_it = |ty: &&Type| ty.kind.members().iter().any(|member| is_it(&member.ty));
    let containers = registry.types.iter().filter(has_it);
    sheet.list("member of", containers.map(|ty| &ty.name));
}
