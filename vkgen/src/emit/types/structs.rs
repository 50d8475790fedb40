//! Structures.

use proc_macro2::TokenStream;
use quote::quote;
use registry::Diagnostic;
use registry::model::{CType, Role, Struct, Type};

use super::comparisons::compares;
use super::index::Index;
use super::{bitfield, enums, members};
use crate::{code, names};

/// One structure with its default and the accessors of its bit-fields.
pub(super) fn definition(
    index: &Index<'_>,
    ty: &Type,
    structure: &Struct,
) -> Result<TokenStream, Vec<Diagnostic>> {
    let name = names::ident(&names::type_name(&ty.name));
    members::distinct(&ty.name, "member", &structure.members)?;
    index.check_size(ty)?;
    let fields = bitfield::pack(index, ty, &structure.members)?;
    let rows = fields.iter().map(|field| match field {
        bitfield::Field::Plain(member) => members::row(member),
        bitfield::Field::Unit(unit) => unit.row(),
    });
    let c_name = enums::c_name(index, ty);
    let structure_type = structure_type(index, ty, structure)?;
    let accessors = bitfield::accessors(&name, &fields);
    let compares = structure.members.iter().all(|member| compares(index, &member.ty));
    let definition = names::ident(if compares { "compared" } else { "plain_data" });
    Ok(quote! {
        #definition! { struct #name #c_name #structure_type; #(#rows;)* }
        #accessors
    })
}

/// The value of `s_type` and what the structure extends: `, DEVICE_GROUP_SUBMIT_INFO: SubmitInfo`.
fn structure_type(
    index: &Index<'_>,
    ty: &Type,
    structure: &Struct,
) -> Result<TokenStream, Vec<Diagnostic>> {
    let Some(tag) = &structure.structure_type else { return Ok(quote!()) };
    let begins = matches!(structure.members.as_slice(), [first, second, ..]
        if first.role == Role::SType
            && first.ty == CType::Named("VkStructureType".to_owned())
            && second.role == Role::Chain);
    if !begins {
        let late = structure.members.iter().find(|member| member.role == Role::SType);
        return Err(vec![Diagnostic::error(
            code::LATE_STRUCTURE_TYPE,
            late.map_or(&ty.position, |member| &member.position),
            format!("{} does not begin with sType, a VkStructureType, and pNext", ty.name),
            "correct the registry: a structure with `sType` begins with these two members",
        )]);
    }
    let value = names::ident(&names::structure_type(tag, &index.registry.tags));
    let extended = structure.extends.iter().map(|base| names::ident(&names::type_name(base)));
    let colon = (!structure.extends.is_empty()).then(|| quote!(:));
    Ok(quote!(, #value #colon #(#extended)*))
}
