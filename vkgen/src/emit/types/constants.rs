//! Constants of the API: sizes, sentinels, versions; and the names and spec versions of extensions.

use std::collections::BTreeSet;

use registry::model::{Constant, ConstantValue, Version};
use registry::{Diagnostic, Report};

use super::index::Index;
use crate::{Found, code, names};

/// The versions, then every constant that is not an extension's name or spec version.
pub(super) fn emit(index: &Index<'_>) -> Found<String> {
    let constants = index.registry.constants.iter();
    let constants = constants
        .filter(|constant| !is_extensions(constant))
        .map(|constant| Ok(format!("/// `{}`\n{}", constant.name, definition(index, constant)?)));
    let constants = Report::collect(constants)?;
    // Several features are parts of one version.
    let versions = index.registry.features.iter().map(|feature| feature.version);
    let versions: BTreeSet<Version> = versions.collect();
    let versions: String = versions.into_iter().map(version).collect();
    Ok(header_version(index) + &versions + &constants.concat())
}

/// Every constant that is an extension's name or spec version, in the registry's order, as C's
/// `…_EXTENSION_NAME` and `…_SPEC_VERSION` give them.
pub(super) fn emit_extensions(index: &Index<'_>) -> Found<String> {
    let constants = index.registry.constants.iter().filter(|constant| is_extensions(constant));
    let constants = constants.map(|constant| definition(index, constant));
    Ok(Report::collect(constants)?.concat())
}

/// `HEADER_VERSION`, and `HEADER_VERSION_COMPLETE` with this patch number.
fn header_version(index: &Index<'_>) -> String {
    let patch = index.registry.header_version;
    let mut text = format!("/// `VK_HEADER_VERSION`\npub const HEADER_VERSION: u32 = {patch};\n");
    if let Some(Version { major, minor }) = index.registry.core_version {
        text += &format!(
            "/// `VK_HEADER_VERSION_COMPLETE`\npub const HEADER_VERSION_COMPLETE: u32 = \
             crate::vk::make_api_version(0, {major}, {minor}, HEADER_VERSION);\n"
        );
    }
    text
}

/// `API_VERSION_1_3` of the core version 1.3.
fn version(Version { major, minor }: Version) -> String {
    let name = format!("API_VERSION_{major}_{minor}");
    format!(
        "/// `VK_{name}`\npub const {name}: u32 = crate::vk::make_api_version(0, {major}, {minor}, 0);\n"
    )
}

/// The constant is an extension's name or spec version.
fn is_extensions(constant: &Constant) -> bool {
    ["_EXTENSION_NAME", "_SPEC_VERSION"].iter().any(|end| constant.name.ends_with(end))
}

/// The constant; the value of an alias is its target's name.
fn definition(index: &Index<'_>, constant: &Constant) -> Found<String> {
    let (name, ty) =
        (names::constant(&constant.name), ty(&constant.value, index.is_length(constant)));
    let value = match (&constant.alias_of, &constant.value) {
        (Some(target), _) => names::constant(target),
        (None, ConstantValue::U32(u32::MAX)) => "u32::MAX".to_owned(),
        (None, ConstantValue::U64(u64::MAX)) => "u64::MAX".to_owned(),
        (None, ConstantValue::F32(number)) => format!("{number:?}"),
        (None, ConstantValue::String(text)) => c_string(constant, text)?,
        (None, number) => number.to_string(),
    };
    Ok(format!("pub const {name}: {ty} = {value};\n"))
}

/// The Rust type of a constant.
pub(super) fn ty(value: &ConstantValue, is_length: bool) -> &'static str {
    match value {
        ConstantValue::U8(_) => "u8",
        ConstantValue::U32(_) if is_length => "usize",
        ConstantValue::U32(_) => "u32",
        ConstantValue::U64(_) => "u64",
        ConstantValue::F32(_) => "f32",
        ConstantValue::String(_) => "&CStr",
    }
}

fn c_string(constant: &Constant, text: &str) -> Found<String> {
    if text.contains('\0') {
        return Err(vec![Diagnostic::error(
            code::NUL_IN_TEXT,
            &constant.position,
            format!("the text of {} contains a NUL", constant.name),
            "correct the registry: a C string ends at the first NUL",
        )]);
    }
    Ok(format!("c{text:?}"))
}
