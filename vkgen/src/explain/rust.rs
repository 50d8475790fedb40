//! The names and signatures of the registry as dispatch-tables spells them in Rust.

use registry::Registry;
use registry::model::{Constant, Member, Signature};

use crate::emit::types::type_of;
use crate::names;
use crate::rust_type::{Scope, fn_type, member_text};

/// `unsafe extern "system" fn(device: vk::Device) -> vk::Result`.
pub(super) fn signature(signature: &Signature) -> String {
    fn_type(signature, Scope::Vk)
}

/// `flags: vk::SubmitFlags`.
pub(super) fn member(member: &Member) -> String {
    let name = names::ident(&names::member(&member.name));
    format!("{name}: {}", member_text(&member.ty))
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

/// `vk::UUID_SIZE: usize`.
pub(super) fn constant(registry: &Registry, constant: &Constant) -> String {
    format!("vk::{}: {}", names::constant(&constant.name), type_of(registry, constant))
}

/// `vk::API_VERSION_1_3: u32`, for the macros that are constants in Rust.
pub(super) fn version_macro(registry: &Registry, name: &str) -> Option<String> {
    let is_version = |number: &str| {
        registry
            .features
            .iter()
            .any(|feature| number == format!("{}_{}", feature.version.major, feature.version.minor))
    };
    let is_constant = ["VK_HEADER_VERSION", "VK_HEADER_VERSION_COMPLETE"].contains(&name)
        || name.strip_prefix("VK_API_VERSION_").is_some_and(is_version);
    is_constant.then(|| format!("vk::{}: u32", names::constant(name)))
}

/// `Extension::KHR_SURFACE`.
pub(super) fn extension(name: &str) -> String {
    format!("Extension::{}", names::extension_constant(name))
}
