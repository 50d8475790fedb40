//! Base types: typedefs of scalars, and types of which only the name is known.

use registry::model::{BaseType, Type};

use crate::names;
use crate::rust_type::{Scope, member_type};

/// The definition of a base type.
pub(super) fn definition(ty: &Type, base: &BaseType) -> String {
    match base {
        BaseType::Typedef(of) => typedef(&ty.name, &member_type(of, Scope::Inside)),
        BaseType::OpaqueStruct => opaque(&ty.name),
        BaseType::OpaquePointer => typedef(&ty.name, "*mut c_void"),
    }
}

/// Another name of a type of Rust.
pub(super) fn typedef(c_name: &str, of: &str) -> String {
    format!("/// `{c_name}`\npub type {} = {of};\n", names::type_name(c_name))
}

/// A type that only occurs behind pointers: it has no size of its own and cannot be made.
pub(super) fn opaque(c_name: &str) -> String {
    let name = names::type_name(c_name);
    format!("/// `{c_name}`\n#[repr(C)]\npub struct {name} {{\n    _opaque: [u8; 0],\n}}\n")
}
