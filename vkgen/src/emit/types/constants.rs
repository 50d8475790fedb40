//! Constants of the API: sizes, sentinels, versions.

use std::collections::BTreeSet;

use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens as _, quote};
use registry::model::{Constant, ConstantValue, Version};
use registry::{Diagnostic, Report};

use super::index::Index;
use crate::{code, names};

/// The versions, then every constant that is not an extension's name or spec version.
pub(super) fn emit(index: &Index<'_>) -> Result<TokenStream, Vec<Diagnostic>> {
    let constants = index.registry.constants.iter();
    let constants = constants.filter(|constant| !is_extensions(constant));
    let constants = Report::collect(constants.map(|constant| definition(index, constant)))?;
    let header = header_version(index);
    // Several features are parts of one version.
    let versions = index.registry.features.iter().map(|feature| feature.version);
    let versions: BTreeSet<Version> = versions.collect();
    let versions = versions.into_iter().map(version);
    Ok(quote! {
        #header
        #(#versions)*
        #(#constants)*
    })
}

/// `HEADER_VERSION`, and `HEADER_VERSION_COMPLETE` with this patch number.
fn header_version(index: &Index<'_>) -> TokenStream {
    let patch = Literal::u32_unsuffixed(index.registry.header_version);
    let complete = index.registry.core_version.map(|version| {
        let (major, minor) = numbers(version);
        quote! {
            #[doc = " `VK_HEADER_VERSION_COMPLETE`"]
            pub const HEADER_VERSION_COMPLETE: u32 =
                crate::vk::make_api_version(0, #major, #minor, HEADER_VERSION);
        }
    });
    quote! {
        #[doc = " `VK_HEADER_VERSION`"]
        pub const HEADER_VERSION: u32 = #patch;
        #complete
    }
}

/// `API_VERSION_1_3` of the core version 1.3.
fn version(version: Version) -> TokenStream {
    let text = format!("API_VERSION_{}_{}", version.major, version.minor);
    let name = names::ident(&text);
    let doc = format!(" `VK_{text}`");
    let (major, minor) = numbers(version);
    quote! {
        #[doc = #doc]
        pub const #name: u32 = crate::vk::make_api_version(0, #major, #minor, 0);
    }
}

fn numbers(version: Version) -> (Literal, Literal) {
    (Literal::u32_unsuffixed(version.major), Literal::u32_unsuffixed(version.minor))
}

fn definition(index: &Index<'_>, constant: &Constant) -> Result<TokenStream, Vec<Diagnostic>> {
    let name = names::ident(&names::constant(&constant.name));
    let doc = format!(" `{}`", constant.name);
    let (ty, value) = value(index, constant)?;
    Ok(quote!(#[doc = #doc] pub const #name: #ty = #value;))
}

/// The constant is an extension's name or spec version.
pub(super) fn is_extensions(constant: &Constant) -> bool {
    ["_EXTENSION_NAME", "_SPEC_VERSION"].iter().any(|end| constant.name.ends_with(end))
}

/// The Rust type and value of a constant; the value of an alias is its target's name.
pub(super) fn value(
    index: &Index<'_>,
    constant: &Constant,
) -> Result<(TokenStream, TokenStream), Vec<Diagnostic>> {
    let (ty, value) = literal(index, constant)?;
    let target = constant.alias_of.as_ref().map(|target| names::ident(&names::constant(target)));
    Ok((ty, target.map_or(value, |target| quote!(#target))))
}

fn literal(
    index: &Index<'_>,
    constant: &Constant,
) -> Result<(TokenStream, TokenStream), Vec<Diagnostic>> {
    let ty: TokenStream =
        ty(&constant.value, index.is_length(constant)).parse().unwrap_or_default();
    let value = match &constant.value {
        ConstantValue::U8(number) => Literal::u8_unsuffixed(*number).into_token_stream(),
        ConstantValue::U32(u32::MAX) => quote!(u32::MAX),
        ConstantValue::U32(number) => Literal::u32_unsuffixed(*number).into_token_stream(),
        ConstantValue::U64(u64::MAX) => quote!(u64::MAX),
        ConstantValue::U64(number) => Literal::u64_unsuffixed(*number).into_token_stream(),
        ConstantValue::F32(number) => Literal::f32_unsuffixed(*number).into_token_stream(),
        ConstantValue::String(text) => c_string(constant, text)?,
    };
    Ok((ty, value))
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

fn c_string(constant: &Constant, text: &str) -> Result<TokenStream, Vec<Diagnostic>> {
    match std::ffi::CString::new(text) {
        Ok(text) => {
            let literal = Literal::c_string(&text);
            Ok(quote!(#literal))
        }
        Err(_) => Err(vec![Diagnostic::error(
            code::NUL_IN_TEXT,
            &constant.position,
            format!("the text of {} contains a NUL", constant.name),
            "correct the registry: a C string ends at the first NUL",
        )]),
    }
}
