//! The names and signatures of the registry as dispatch-tables spells them in Rust.

use registry::Registry;
use registry::model::{CType, Member, Signature};

use crate::names;
use crate::rust_type::{Scope, member_type, param_type};

/// `unsafe extern "system" fn(device: vk::Device) -> vk::Result`.
pub(super) fn signature(signature: &Signature) -> String {
    let params = signature.params.iter().map(|param| {
        format!(
            "{}: {}",
            names::ident(&names::member(&param.name)),
            plain(param_type(&param.ty, Scope::Vk))
        )
    });
    let params = params.collect::<Vec<_>>().join(", ");
    let returns = match &signature.returns {
        none if *none == CType::default() => String::new(),
        ty => format!(" -> {}", plain(param_type(ty, Scope::Vk))),
    };
    format!("unsafe extern \"system\" fn({params}){returns}")
}

/// `flags: vk::SubmitFlags`.
pub(super) fn member(member: &Member) -> String {
    let name = names::ident(&names::member(&member.name));
    format!("{name}: {}", plain(member_type(&member.ty, Scope::Vk)))
}

/// `vk::SubmitInfo2`.
pub(super) fn ty(name: &str) -> String {
    format!("vk::{}", names::ident(&names::type_name(name)))
}

/// `vk::Format::R8_UNORM`.
pub(super) fn enumerant(registry: &Registry, group: &str, value: &str) -> String {
    let name = names::enumerant(group, value, &registry.tags);
    format!("{}::{}", ty(group), names::ident(&name))
}

/// The tokens with the spaces that people write.
fn plain(tokens: impl ToString) -> String {
    let mut text = tokens.to_string();
    for (printed, written) in [
        (" :: ", "::"),
        (" ;", ";"),
        (" ,", ","),
        ("* const", "*const"),
        ("* mut", "*mut"),
        ("[ ", "["),
        (" ]", "]"),
    ] {
        text = text.replace(printed, written);
    }
    text
}
