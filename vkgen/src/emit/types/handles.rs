//! Object handles.

use proc_macro2::TokenStream;
use quote::quote;
use registry::Diagnostic;
use registry::model::{Handle, Type};

use super::index::Index;
use super::values;
use crate::{code, names};

/// The definition of a handle.
pub(super) fn definition(
    index: &Index<'_>,
    ty: &Type,
    handle: &Handle,
) -> Result<TokenStream, Vec<Diagnostic>> {
    let (name, c_name) = (names::ident(&names::type_name(&ty.name)), names::ident(&ty.name));
    let object_type = object_type(index, ty, handle)?;
    Ok(if handle.dispatchable {
        quote!(dispatchable_handle!(#name = #c_name, #object_type);)
    } else {
        quote!(handle!(#name = #c_name, #object_type);)
    })
}

/// The constant of `VkObjectType` that says what the handle is of.
fn object_type(
    index: &Index<'_>,
    ty: &Type,
    handle: &Handle,
) -> Result<TokenStream, Vec<Diagnostic>> {
    let group = index.registry.group("VkObjectType");
    let value = handle.object_type.as_deref();
    match (group, value) {
        (Some(group), Some(value)) if group.values.iter().any(|v| v.name == value) => {
            let value = names::ident(&values::rust_name(index, &group.name, value));
            Ok(quote!(#value))
        }
        _ => Err(vec![Diagnostic::error(
            code::NO_OBJECT_TYPE,
            &ty.position,
            format!("the handle {} has no object type in VkObjectType", ty.name),
            "correct `objtypeenum` in the registry",
        )]),
    }
}
