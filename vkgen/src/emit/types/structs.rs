//! Structures of `vk.xml`.

use proc_macro2::TokenStream;
use quote::quote;
use registry::model::{CType, Member, Struct, Type, TypeKind};
use registry::{Diagnostic, Report};

use super::index::Index;
use super::{alias, bitfield, members, values};
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
    let doc = format!(" `{}`", ty.name);
    members::distinct(ty, &structure.members)?;
    let fields = bitfield::pack(index, ty, &structure.members)?;
    let declarations = fields.iter().map(|field| match field {
        bitfield::Field::Plain(member) => members::declaration(member),
        bitfield::Field::Unit(unit) => unit.declaration(),
    });
    let accessors = bitfield::accessors(&name, &fields);
    let structure_type = structure_type(index, ty, structure)?;
    Ok(quote! {
        #[doc = #doc]
        #[repr(C)]
        pub struct #name {
            #(#declarations,)*
        }
        plain_data!(#name #structure_type);
        #accessors
    })
}

/// `, APPLICATION_INFO` of a structure that says its type; nothing of another.
fn structure_type(
    index: &Index<'_>,
    ty: &Type,
    structure: &Struct,
) -> Result<TokenStream, Vec<Diagnostic>> {
    let Some((member, value)) = structure.members.iter().find_map(tagged) else {
        return Ok(quote!());
    };
    // `plain_data!` writes it there.
    let is_first = structure.members.first().is_some_and(|first| first.name == member.name);
    if !is_first || member.ty != CType::Named("VkStructureType".to_owned()) {
        return Err(vec![Diagnostic::error(
            code::LATE_STRUCTURE_TYPE,
            &member.position,
            format!("sType of {} is not its first member and a VkStructureType", ty.name),
            "correct the registry: a structure that says its type begins with it",
        )]);
    }
    let value = names::ident(&values::rust_name(index, "VkStructureType", value));
    Ok(quote!(, #value))
}

/// `sType` and the value that it must have.
fn tagged(member: &Member) -> Option<(&Member, &str)> {
    match member.value.as_deref() {
        Some(value) if member.name == "sType" => Some((member, value)),
        _ => None,
    }
}
