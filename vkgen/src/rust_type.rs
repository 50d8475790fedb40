//! C types as Rust tokens: members, parameters, results and function types.
//!
//! C's scalars are those of `core` (`u32`, `f32`, `c_char`); the `core::ffi` ones stand bare,
//! [`ffi_imports`] gives the `use` that they need. Every other name is one of
//! `dispatch_tables::vk`, bare or behind `vk::` as [`Scope`] says.

use proc_macro2::{Literal, TokenStream, TokenTree};
use quote::quote;
use registry::model::{ArrayLen, CType, Member, Signature};

use crate::names;

/// Where the tokens will stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Among the types themselves: `Buffer`.
    Inside,
    /// In a module that imports `vk`: `vk::Buffer`.
    Vk,
}

/// C's scalar types and what Rust calls them.
const SCALARS: &[(&str, &str)] = &[
    ("void", "c_void"),
    ("char", "c_char"),
    ("int", "c_int"),
    ("float", "f32"),
    ("double", "f64"),
    ("int8_t", "i8"),
    ("uint8_t", "u8"),
    ("int16_t", "i16"),
    ("uint16_t", "u16"),
    ("int32_t", "i32"),
    ("uint32_t", "u32"),
    ("int64_t", "i64"),
    ("uint64_t", "u64"),
    ("size_t", "usize"),
];

/// The names of `core::ffi` that generated code uses.
const FFI_NAMES: &[&str] = &["CStr", "c_char", "c_int", "c_ulong", "c_void"];

/// Rust's name of a scalar type of C; none for any other type.
#[must_use]
pub fn scalar(name: &str) -> Option<&'static str> {
    SCALARS.iter().find(|(c, _)| *c == name).map(|(_, rust)| *rust)
}

/// A named type.
#[must_use]
pub fn named_type(name: &str, scope: Scope) -> TokenStream {
    if let Some(rust) = scalar(name) {
        let rust = names::ident(rust);
        return quote!(#rust);
    }
    let name = names::ident(&names::type_name(name));
    scoped(scope, quote!(#name))
}

/// The type of a member: arrays are arrays.
#[must_use]
pub fn member_type(ty: &CType, scope: Scope) -> TokenStream {
    match ty {
        CType::Named(name) => named_type(name, scope),
        CType::Pointer { constant, to } => pointer(*constant, &member_type(to, scope)),
        CType::Array { of, len, .. } => {
            let of = member_type(of, scope);
            let len = array_len(len, scope);
            quote!([#of; #len])
        }
    }
}

/// The type of a parameter: an array is the pointer to its first element that C makes of it.
#[must_use]
pub fn param_type(ty: &CType, scope: Scope) -> TokenStream {
    match ty {
        CType::Array { of, constant, .. } => pointer(*constant, &member_type(of, scope)),
        _ => member_type(ty, scope),
    }
}

/// The type that a function gives, none for `void`.
#[must_use]
pub fn return_type(ty: &CType, scope: Scope) -> Option<TokenStream> {
    match ty {
        CType::Named(name) if name == "void" => None,
        _ => Some(member_type(ty, scope)),
    }
}

/// A function's type, `unsafe extern "system" fn(name: type, …) -> type`, which is never null.
#[must_use]
pub fn fn_type(signature: &Signature, scope: Scope) -> TokenStream {
    let params = signature.params.iter().map(|param| parameter(param, scope));
    let returns = return_type(&signature.returns, scope).map(|ty| quote!(-> #ty));
    quote!(unsafe extern "system" fn(#(#params),*) #returns)
}

/// A parameter, `name: type`.
#[must_use]
pub fn parameter(param: &Member, scope: Scope) -> TokenStream {
    let name = names::ident(&names::member(&param.name));
    let ty = param_type(&param.ty, scope);
    quote!(#name: #ty)
}

/// The type of a pointer to a command.
#[must_use]
pub fn pfn_type(command: &str, scope: Scope) -> TokenStream {
    let name = names::ident(&names::command_pointer(command));
    scoped(scope, quote!(#name))
}

/// The `use` of those names of `core::ffi` that occur in `tokens`; nothing where none does.
#[must_use]
pub fn ffi_imports(tokens: &TokenStream) -> TokenStream {
    let mut found = vec![false; FFI_NAMES.len()];
    mark_ffi_names(tokens, &mut found);
    let used: Vec<_> = FFI_NAMES
        .iter()
        .zip(found)
        .filter(|(_, found)| *found)
        .map(|(name, _)| names::ident(name))
        .collect();
    match used.as_slice() {
        [] => quote!(),
        [one] => quote!(use core::ffi::#one;),
        many => quote!(use core::ffi::{#(#many),*};),
    }
}

fn mark_ffi_names(tokens: &TokenStream, found: &mut [bool]) {
    for token in tokens.clone() {
        match token {
            TokenTree::Group(group) => mark_ffi_names(&group.stream(), found),
            TokenTree::Ident(ident) => {
                for (name, found) in FFI_NAMES.iter().zip(found.iter_mut()) {
                    *found |= ident == name;
                }
            }
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

/// Types and signatures as people write them: tokens print with spaces around each.
#[must_use]
pub fn text(tokens: &TokenStream) -> String {
    const SPACES: [(&str, &str); 9] = [
        ("fn (", "fn("),
        (" :: ", "::"),
        (" : ", ": "),
        (" ;", ";"),
        (" ,", ","),
        ("* const ", "*const "),
        ("* mut ", "*mut "),
        ("[ ", "["),
        (" ]", "]"),
    ];
    SPACES.iter().fold(tokens.to_string(), |text, (from, to)| text.replace(from, to))
}

/// The type of a member as text, in another crate than dispatch-tables.
#[must_use]
pub fn member_text(ty: &CType) -> String {
    text(&member_type(ty, Scope::Vk))
}

/// The type of a parameter as text, in another crate than dispatch-tables.
#[must_use]
pub fn param_text(ty: &CType) -> String {
    text(&param_type(ty, Scope::Vk))
}

fn pointer(constant: bool, to: &TokenStream) -> TokenStream {
    if constant { quote!(*const #to) } else { quote!(*mut #to) }
}

fn array_len(len: &ArrayLen, scope: Scope) -> TokenStream {
    match len {
        ArrayLen::Literal(number) => {
            let number = Literal::u32_unsuffixed(*number);
            quote!(#number)
        }
        ArrayLen::Constant(name) => {
            let name = names::ident(&names::constant(name));
            scoped(scope, quote!(#name))
        }
    }
}

fn scoped(scope: Scope, name: TokenStream) -> TokenStream {
    match scope {
        Scope::Inside => name,
        Scope::Vk => quote!(vk::#name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(name: &str) -> CType {
        CType::Named(name.to_owned())
    }

    fn pointer_to(constant: bool, to: CType) -> CType {
        CType::Pointer { constant, to: Box::new(to) }
    }

    fn array(of: CType, len: ArrayLen) -> CType {
        CType::Array { of: Box::new(of), len, constant: true }
    }

    #[test]
    fn pointers_keep_their_constness_level_by_level() {
        let names = pointer_to(true, pointer_to(true, named("char")));
        assert_eq!(member_type(&names, Scope::Vk).to_string(), "* const * const c_char");
        let data = pointer_to(false, pointer_to(false, named("void")));
        assert_eq!(member_type(&data, Scope::Vk).to_string(), "* mut * mut c_void");
    }

    #[test]
    fn arrays_of_arrays_keep_c_order() {
        let row = array(named("float"), ArrayLen::Literal(4));
        let matrix = array(row, ArrayLen::Literal(3));
        assert_eq!(member_type(&matrix, Scope::Inside).to_string(), "[[f32 ; 4] ; 3]");
    }

    #[test]
    fn parameters_decay_the_outer_array() {
        let constants = array(named("float"), ArrayLen::Literal(4));
        assert_eq!(param_type(&constants, Scope::Inside).to_string(), "* const f32");
    }

    #[test]
    fn lengths_and_names_take_the_scope() {
        let name = array(named("VkBool32"), ArrayLen::Constant("VK_UUID_SIZE".to_owned()));
        assert_eq!(member_type(&name, Scope::Vk).to_string(), "[vk :: Bool32 ; vk :: UUID_SIZE]");
    }

    #[test]
    fn ffi_names_are_imported_where_they_occur() {
        let tokens = quote!(
            struct A {
                p: *const c_void,
                q: (c_char,),
            }
        );
        assert_eq!(ffi_imports(&tokens).to_string(), "use core :: ffi :: { c_char , c_void } ;");
        assert!(ffi_imports(&quote!(u32)).is_empty());
    }
}
