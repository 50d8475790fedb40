//! Object handles.

use registry::model::{Handle, Type};
use registry::{Diagnostic, Known};

use super::index::Index;
use super::values;
use crate::{Found, code, names};

/// The definition of a handle.
pub(super) fn definition(index: &Index<'_>, ty: &Type, handle: &Handle) -> Found<String> {
    let definition = if handle.dispatchable { "dispatchable_handle" } else { "handle" };
    let (name, object_type) = (names::type_name(&ty.name), object_type(index, ty, handle)?);
    Ok(format!("{definition}!({name} = {}, {object_type});\n", ty.name))
}

/// The constant of `VkObjectType` that says what the handle is of.
fn object_type(index: &Index<'_>, ty: &Type, handle: &Handle) -> Found<String> {
    let group = index.registry.known_group(Known::ObjectType);
    let value = handle.object_type.as_deref();
    match (group, value) {
        (Some(group), Some(value)) if group.values.iter().any(|v| v.name == value) => {
            Ok(values::rust_name(index, &group.name, value))
        }
        _ => Err(vec![Diagnostic::error(
            code::NO_OBJECT_TYPE,
            &ty.position,
            format!("the handle {} has no object type in VkObjectType", ty.name),
            "correct `objtypeenum` in the registry",
        )]),
    }
}
