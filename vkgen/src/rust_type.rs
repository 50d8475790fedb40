//! C types in Rust: members, parameters, results and function types.
//!
//! C's scalars are those of `core` (`u32`, `f32`, `c_char`); every other name is one of
//! `dispatch_tables::vk`, bare or behind `vk::` as [`Scope`] says.

use registry::Known;
use registry::model::{ArrayLen, CType, Member, Signature};

use crate::emit::commas;
use crate::names;

/// Where the text will stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Among the types themselves: `Buffer`.
    Inside,
    /// In a module that imports `vk`: `vk::Buffer`.
    Vk,
}

impl Scope {
    fn name(self, name: &str) -> String {
        match self {
            Scope::Inside => name.to_owned(),
            Scope::Vk => format!("vk::{name}"),
        }
    }
}

/// Rust's name of a scalar type of C; none for any other type.
#[must_use]
pub fn scalar(name: &str) -> Option<String> {
    let rust = match name {
        "void" => "c_void",
        "char" => "c_char",
        "int" => "c_int",
        "float" => "f32",
        "double" => "f64",
        "size_t" => "usize",
        // `uint32_t` is `u32`.
        _ => {
            let (sign, bits) = name.strip_suffix("_t")?.split_once("int")?;
            let sign = if sign.is_empty() { "i" } else { sign };
            let is_one = matches!((sign, bits), ("i" | "u", "8" | "16" | "32" | "64"));
            return is_one.then(|| format!("{sign}{bits}"));
        }
    };
    Some(rust.to_owned())
}

/// A named type.
#[must_use]
pub fn named_type(name: &str, scope: Scope) -> String {
    scalar(name).unwrap_or_else(|| scope.name(&names::type_name(name)))
}

/// The type of a member: arrays are arrays.
#[must_use]
pub fn member_type(ty: &CType, scope: Scope) -> String {
    match ty {
        CType::Named(name) => named_type(name, scope),
        CType::Pointer { constant, to } => pointer(*constant, to, scope),
        CType::Array { of, len, .. } => {
            let len = match len {
                ArrayLen::Literal(number) => number.to_string(),
                ArrayLen::Constant(name) => scope.name(&names::constant(name)),
            };
            format!("[{}; {len}]", member_type(of, scope))
        }
    }
}

/// The type of a parameter: an array is the pointer to its first element that C makes of it.
#[must_use]
pub fn param_type(ty: &CType, scope: Scope) -> String {
    match ty {
        CType::Array { of, constant, .. } => pointer(*constant, of, scope),
        _ => member_type(ty, scope),
    }
}

/// Parameters and result, `(name: type, …) -> type`; without the arrow for `void`.
#[must_use]
pub fn signature_text(signature: &Signature, scope: Scope) -> String {
    let params = parameters(&signature.params, scope);
    match &signature.returns {
        returns if returns.is(Known::Void) => format!("({params})"),
        returns => format!("({params}) -> {}", member_type(returns, scope)),
    }
}

/// A function's type, `unsafe extern "system" fn(name: type, …) -> type`, which is never null.
#[must_use]
pub fn fn_type(signature: &Signature, scope: Scope) -> String {
    format!("unsafe extern \"system\" fn{}", signature_text(signature, scope))
}

/// The parameters, `name: type, …`.
#[must_use]
pub fn parameters(params: &[Member], scope: Scope) -> String {
    let parameter =
        |param: &Member| format!("{}: {}", names::field(&param.name), param_type(&param.ty, scope));
    commas(params.iter().map(parameter))
}

/// The type of a member in another crate than dispatch-tables.
#[must_use]
pub fn member_text(ty: &CType) -> String {
    member_type(ty, Scope::Vk)
}

/// The type of a parameter in another crate than dispatch-tables.
#[must_use]
pub fn param_text(ty: &CType) -> String {
    param_type(ty, Scope::Vk)
}

fn pointer(constant: bool, to: &CType, scope: Scope) -> String {
    format!("*{} {}", if constant { "const" } else { "mut" }, member_type(to, scope))
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
        assert_eq!(member_type(&names, Scope::Vk), "*const *const c_char");
        let data = pointer_to(false, pointer_to(false, named("void")));
        assert_eq!(member_type(&data, Scope::Vk), "*mut *mut c_void");
    }

    #[test]
    fn arrays_of_arrays_keep_c_order() {
        let row = array(named("float"), ArrayLen::Literal(4));
        let matrix = array(row, ArrayLen::Literal(3));
        assert_eq!(member_type(&matrix, Scope::Inside), "[[f32; 4]; 3]");
    }

    #[test]
    fn parameters_decay_the_outer_array() {
        let constants = array(named("float"), ArrayLen::Literal(4));
        assert_eq!(param_type(&constants, Scope::Inside), "*const f32");
    }

    #[test]
    fn lengths_and_names_take_the_scope() {
        let name = array(named("VkBool32"), ArrayLen::Constant("VK_UUID_SIZE".to_owned()));
        assert_eq!(member_type(&name, Scope::Vk), "[vk::Bool32; vk::UUID_SIZE]");
    }
}
