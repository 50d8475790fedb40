//! Constants of the API: sizes, sentinels, versions.

use std::collections::BTreeSet;

use proc_macro2::{Literal, TokenStream};
use quote::quote;
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

/// `HEADER_VERSION` and the complete version that it is the patch of.
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
    Ok(match &constant.value {
        ConstantValue::U8(number) => {
            let number = Literal::u8_unsuffixed(*number);
            (quote!(u8), quote!(#number))
        }
        ConstantValue::U32(number) if index.is_length(constant) => {
            let number = Literal::u32_unsuffixed(*number);
            (quote!(usize), quote!(#number))
        }
        ConstantValue::U32(u32::MAX) => (quote!(u32), quote!(u32::MAX)),
        ConstantValue::U32(number) => {
            let number = Literal::u32_unsuffixed(*number);
            (quote!(u32), quote!(#number))
        }
        ConstantValue::U64(u64::MAX) => (quote!(u64), quote!(u64::MAX)),
        ConstantValue::U64(number) => {
            let number = Literal::u64_unsuffixed(*number);
            (quote!(u64), quote!(#number))
        }
        ConstantValue::F32(number) => {
            let number = Literal::f32_unsuffixed(*number);
            (quote!(f32), quote!(#number))
        }
        ConstantValue::String(text) => (quote!(&CStr), c_string(constant, text)?),
    })
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
