//! Pointers to functions of the application.

use registry::model::{Signature, Type};

use super::members;
use crate::Found;
use crate::rust_type::{Scope, fn_type};

/// The type of a function, with a link to the specification's page about the function.
/// Documentation alone has the link: the compiler would read all of them in every `cargo check`.
pub(super) fn definition(ty: &Type, signature: &Signature) -> Found<String> {
    let name = &ty.name;
    members::distinct(name, "parameter", &signature.params)?;
    let function = fn_type(signature, Scope::Inside);
    Ok(format!(
        "/// `{name}`\n#[cfg_attr(doc, doc = spec!({name}))]\npub type {name} = Option<{function}>;\n"
    ))
}
