//! The registry's types as C writes them: `const VkBufferCreateInfo* pCreateInfo`, `float
//! blendConstants[4]`.

use crate::model::{ArrayLen, CType, Member, Signature};

/// The declaration of `name`, or the type alone where the name is empty.
pub fn declaration(ty: &CType, name: &str) -> String {
    let (base, dimensions) = split(ty);
    let space = if name.is_empty() { "" } else { " " };
    format!("{base}{space}{name}{dimensions}")
}

/// A member's declaration, with its width where it is a bit-field.
pub fn member(member: &Member) -> String {
    let declared = declaration(&member.ty, &member.name);
    match member.bits {
        Some(width) => format!("{declared}:{width}"),
        None => declared,
    }
}

/// A function's prototype on one line, without a semicolon.
pub fn prototype(name: &str, signature: &Signature) -> String {
    let params: Vec<String> =
        signature.params.iter().map(|param| declaration(&param.ty, &param.name)).collect();
    let params = if params.is_empty() { "void".to_owned() } else { params.join(", ") };
    format!("{}({params})", declaration(&signature.returns, name))
}

/// What stands before a declared name and what stands behind it.
fn split(ty: &CType) -> (String, String) {
    match ty {
        CType::Named(name) => (name.clone(), String::new()),
        CType::Pointer { constant, to } => {
            let (base, dimensions) = split(to);
            let text = match (constant, &**to) {
                (false, _) => format!("{base}*"),
                (true, CType::Pointer { .. }) => format!("{base} const*"),
                (true, _) => format!("const {base}*"),
            };
            (text, dimensions)
        }
        CType::Array { of, len, constant } => {
            let (base, inner) = split(of);
            let len = match len {
                ArrayLen::Literal(number) => number.to_string(),
                ArrayLen::Constant(name) => name.clone(),
            };
            let constant = if *constant && !base.starts_with("const ") { "const " } else { "" };
            (format!("{constant}{base}"), format!("[{len}]{inner}"))
        }
    }
}

/// The file of a header: the registry has `vk_platform` for `vk_platform.h`.
pub fn header_file(header: &str) -> String {
    if header.contains('.') { header.to_owned() } else { format!("{header}.h") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn array(of: CType, len: u32, constant: bool) -> CType {
        CType::array(of, ArrayLen::Literal(len), constant)
    }

    #[test]
    fn declarations_are_written_as_the_registry_writes_them() {
        let names = CType::pointer(true, CType::pointer(true, CType::named("char")));
        let matrix = array(array(CType::named("float"), 4, false), 3, false);
        for (ty, name, text) in [
            (CType::named("VkBool32"), "on", "VkBool32 on"),
            (CType::named("void"), "", "void"),
            (CType::pointer(true, CType::named("VkA")), "pA", "const VkA* pA"),
            (names, "pp", "const char* const* pp"),
            (CType::pointer(false, CType::pointer(false, CType::named("void"))), "pp", "void** pp"),
            (matrix, "m", "float m[3][4]"),
            (array(CType::named("float"), 4, true), "c", "const float c[4]"),
        ] {
            assert_eq!(declaration(&ty, name), text);
        }
    }
}
