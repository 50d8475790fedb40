//! Emits `dispatch_tables::extension_table`'s tables: a `bool` per extension, in the order in which
//! extensions are listed to applications.

use std::cmp::Ordering;

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use registry::Registry;
use registry::model::ExtensionKind;

use crate::emit::{Emitted, OutputFile};
use crate::names;
use crate::resolve::{Api, Extension};

/// The emitted file, from the workspace's root.
const PATH: &str = "dispatch-tables/src/generated/extension_tables.rs";

/// Emits the two tables.
///
/// # Errors
///
/// None.
pub fn emit(_registry: &Registry, api: &Api) -> Emitted {
    let instance = listed(api, ExtensionKind::Instance);
    let device = listed(api, ExtensionKind::Device);
    let places = api.extensions.iter().map(|extension| {
        let table = match extension.kind {
            ExtensionKind::Instance => &instance,
            ExtensionKind::Device => &device,
        };
        let place = table.partition_point(|other| order(&other.name, &extension.name).is_lt());
        Literal::usize_unsuffixed(place)
    });
    let instance =
        extension_table("InstanceExtensionTable", "Extensions of an instance, by name.", &instance);
    let device =
        extension_table("DeviceExtensionTable", "Extensions of a device, by name.", &device);
    let tokens = quote! {
        #![doc = " The extension tables. Unsafe class: none; the views as arrays are in `extension_table.rs`."]
        use crate::extension::Extension;
        #instance
        #device
        #[doc = " By extension: its place in the table of its kind."]
        pub(crate) static EXTENSION_PLACES: [u16; Extension::COUNT] = [#(#places),*];
    };
    Ok(vec![OutputFile::rust(PATH, tokens)])
}

fn extension_table(name: &str, doc: &str, extensions: &[&Extension]) -> TokenStream {
    let name = names::ident(name);
    let doc = format!(" {doc}");
    let len = Literal::usize_unsuffixed(extensions.len());
    let fields = extensions.iter().map(|extension| {
        let doc = format!(" `{}`", extension.name);
        let field = names::ident(&names::extension_field(&extension.name));
        quote! {
            #[doc = #doc]
            pub #field: bool,
        }
    });
    let constants = extensions
        .iter()
        .map(|extension| names::ident(&names::extension_constant(&extension.name)));
    quote! {
        #[doc = #doc]
        #[repr(C)]
        pub struct #name {
            #(#fields)*
        }

        impl #name {
            #[doc = " The number of extensions that it has room for."]
            pub const LEN: usize = #len;
            #[doc = " The extensions in the order of their fields."]
            pub const EXTENSIONS: &'static [Extension; Self::LEN] = &[#(Extension::#constants),*];
        }
    }
}

/// The extensions of `kind` in the order in which they are listed.
fn listed(api: &Api, kind: ExtensionKind) -> Vec<&Extension> {
    let mut listed: Vec<&Extension> =
        api.extensions.iter().filter(|extension| extension.kind == kind).collect();
    listed.sort_by(|a, b| order(&a.name, &b.name));
    listed
}

/// Khronos's first, then those of several vendors, then the vendors' own by name; numbers count as
/// numbers.
fn order(a: &str, b: &str) -> Ordering {
    rank(a).cmp(&rank(b)).then_with(|| natural(a, b)).then_with(|| a.cmp(b))
}

fn rank(name: &str) -> u8 {
    match name.strip_prefix("VK_").and_then(|name| name.split('_').next()) {
        Some("KHR") => 0,
        Some("EXT") => 1,
        _ => 2,
    }
}

/// By bytes, but a run of digits as the number that it is.
fn natural(a: &str, b: &str) -> Ordering {
    let (mut a, mut b) = (a.as_bytes(), b.as_bytes());
    loop {
        let ((number_a, rest_a), (number_b, rest_b)) = (digits(a), digits(b));
        if !number_a.is_empty() && !number_b.is_empty() {
            let by_value = number_a.len().cmp(&number_b.len()).then(number_a.cmp(number_b));
            if by_value.is_ne() {
                return by_value;
            }
            (a, b) = (rest_a, rest_b);
            continue;
        }
        match (a.split_first(), b.split_first()) {
            (Some((first_a, rest_a)), Some((first_b, rest_b))) if first_a == first_b => {
                (a, b) = (rest_a, rest_b);
            }
            (first_a, first_b) => {
                return first_a.map(|(byte, _)| byte).cmp(&first_b.map(|(byte, _)| byte));
            }
        }
    }
}

/// The digits at the beginning, without leading zeros, and what follows.
fn digits(text: &[u8]) -> (&[u8], &[u8]) {
    let end = text.iter().position(|byte| !byte.is_ascii_digit()).unwrap_or(text.len());
    let (digits, rest) = text.split_at(end);
    // The last digit stays, be it a zero.
    let zeros =
        digits.iter().take(end.saturating_sub(1)).take_while(|&&digit| digit == b'0').count();
    (&digits[zeros..], rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn extensions_are_listed_khronos_first_and_numbers_by_value() {
        let mut names = [
            "VK_NV_viewport_array2",
            "VK_EXT_4444_formats",
            "VK_KHR_16bit_storage",
            "VK_AMD_buffer_marker",
            "VK_KHR_maintenance10",
            "VK_KHR_maintenance9",
            "VK_NV_viewport_array",
            "VK_KHR_8bit_storage",
            "VK_EXT_device_fault",
            "VK_KHR_maintenance",
        ];
        names.sort_by(|a, b| order(a, b));
        assert_eq!(
            names,
            [
                "VK_KHR_8bit_storage",
                "VK_KHR_16bit_storage",
                "VK_KHR_maintenance",
                "VK_KHR_maintenance9",
                "VK_KHR_maintenance10",
                "VK_EXT_4444_formats",
                "VK_EXT_device_fault",
                "VK_AMD_buffer_marker",
                "VK_NV_viewport_array",
                "VK_NV_viewport_array2",
            ]
        );
    }

    #[test]
    fn names_that_differ_are_never_equal_in_order() {
        assert!(order("VK_KHR_a01", "VK_KHR_a1").is_ne());
        assert!(order("VK_KHR_a", "VK_KHR_a0").is_lt());
    }
}
