//! Structures of `vk.xml`.

use proc_macro2::TokenStream;
use quote::quote;
use registry::model::{CType, Member, Struct, Type, TypeKind};
use registry::{Diagnostic, Report};

use super::index::Index;
use super::{alias, bitfield, enums, members, values};
use crate::{code, names};

/// Every structure, then the aliases of structures.
pub(super) fn emit(index: &Index<'_>) -> Result<TokenStream, Vec<Diagnostic>> {
    let structs = index.registry.types.iter().filter_map(|ty| match &ty.kind {
        TypeKind::Struct(structure) if !index.is_video(&ty.name) => {
            Some(structure_definition(index, ty, structure))
        }
        _ => None,
    });
    let structs = Report::collect(structs)?;
    let aliases = alias::emit(index, |ty| matches!(ty.kind, TypeKind::Struct(_)));
    Ok(quote!(#(#structs)* #aliases))
}

/// One structure with its default and the accessors of its bit-fields.
pub(super) fn structure_definition(
    index: &Index<'_>,
    ty: &Type,
    structure: &Struct,
) -> Result<TokenStream, Vec<Diagnostic>> {
    let name = names::ident(&names::type_name(&ty.name));
    members::distinct(ty, &structure.members)?;
    let fields = bitfield::pack(index, ty, &structure.members)?;
    let rows = fields.iter().map(|field| match field {
        bitfield::Field::Plain(member) => members::row(member),
        bitfield::Field::Unit(unit) => unit.row(),
    });
    let c_name = enums::c_name(index, ty);
    let structure_type = structure_type(index, ty, structure)?;
    let accessors = bitfield::accessors(&name, &fields);
    Ok(quote! {
        plain_data! { struct #name #c_name #structure_type; #(#rows;)* }
        #accessors
    })
}

/// `, DEVICE_GROUP_SUBMIT_INFO: SubmitInfo` of a structure that says its type, with those that it
/// extends; nothing of another.
fn structure_type(
    index: &Index<'_>,
    ty: &Type,
    structure: &Struct,
) -> Result<TokenStream, Vec<Diagnostic>> {
    let Some((member, value)) = structure.members.iter().find_map(tagged) else {
        return Ok(quote!());
    };
    // `plain_data!` relies on both.
    let begins = matches!(structure.members.as_slice(), [first, second, ..]
        if first.name == member.name && second.name == "pNext");
    if !begins || member.ty != CType::Named("VkStructureType".to_owned()) {
        return Err(vec![Diagnostic::error(
            code::LATE_STRUCTURE_TYPE,
            &member.position,
            format!("{} does not begin with sType, a VkStructureType, and pNext", ty.name),
            "correct the registry: a structure with `sType` begins with these two members",
        )]);
    }
    let value = names::ident(&values::rust_name(index, "VkStructureType", value));
    let mut extended: Vec<String> = Vec::new();
    for base in structure.extends.iter().filter_map(|base| index.registry.ty(base)) {
        let base = names::type_name(&base.name);
        if !extended.contains(&base) {
            extended.push(base);
        }
    }
    let extended = extended.iter().map(|base| names::ident(base));
    let colon = (!structure.extends.is_empty()).then(|| quote!(:));
    Ok(quote!(, #value #colon #(#extended)*))
}

/// `sType` and the value that it must have.
fn tagged(member: &Member) -> Option<(&Member, &str)> {
    match member.value.as_deref() {
        Some(value) if member.name == "sType" => Some((member, value)),
        _ => None,
    }
}
