//! The associated constants of enumerations and bitmasks.

use std::collections::BTreeMap;

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use registry::model::{EnumGroup, EnumKind, EnumValue};
use registry::{Diagnostic, Report};

use super::index::Index;
use crate::{code, names};

/// `impl Name { pub const A: Self = Self(0); … }`; nothing where the group has no value.
pub(super) fn emit(
    index: &Index<'_>,
    rust_name: &str,
    group: &EnumGroup,
) -> Result<TokenStream, Vec<Diagnostic>> {
    let mut constants = Constants::default();
    for value in &group.values {
        constants.add(index, group, value);
    }
    constants.report.finish()?;
    if constants.tokens.is_empty() {
        return Ok(quote!());
    }
    let name = names::ident(rust_name);
    let constants = constants.tokens;
    Ok(quote!(impl #name { #(#constants)* }))
}

/// `fn name`, which spells a value as the registry does.
pub(super) fn spelling(index: &Index<'_>, rust_name: &str, group: &EnumGroup) -> TokenStream {
    let own = group.values.iter();
    let own = own.filter(|value| value.alias_of.is_none());
    let arms = own.map(|value| {
        let constant = names::ident(&self::rust_name(index, &group.name, &value.name));
        let spelt = &value.name;
        quote!(Self::#constant => #spelt,)
    });
    let name = names::ident(rust_name);
    quote! {
        impl #name {
            /// The registry's name of the value, that of the oldest where several mean the same;
            /// none of a value that this version of the registry does not know.
            #[must_use]
            pub const fn name(self) -> Option<&'static str> {
                Some(match self {
                    #(#arms)*
                    _ => return None,
                })
            }
        }
    }
}

/// The constants of one type so far.
#[derive(Default)]
struct Constants {
    numbers: BTreeMap<String, i64>,
    tokens: Vec<TokenStream>,
    report: Report,
}

impl Constants {
    fn add(&mut self, index: &Index<'_>, group: &EnumGroup, value: &EnumValue) {
        let name = rust_name(index, &group.name, &value.name);
        match self.numbers.get(&name) {
            // Spellings with and without `BIT` are one constant.
            Some(known) if *known == value.number => return,
            Some(_) => {
                let message =
                    format!("{} would be a second `{name}` of {}", value.name, group.name);
                let help = "tell the two apart in vkgen/src/names.rs";
                self.report.error(code::SAME_VALUE, value.position.clone(), message, help);
                return;
            }
            None => {}
        }
        let right = match &value.alias_of {
            None => {
                let literal = literal(group, value.number);
                quote!(Self(#literal))
            }
            Some(target) => {
                let target = names::ident(&rust_name(index, &group.name, target));
                quote!(Self::#target)
            }
        };
        let ident = names::ident(&name);
        self.tokens.push(quote!(pub const #ident: Self = #right;));
        self.numbers.insert(name, value.number);
    }
}

/// The Rust name of a value of `group`.
pub(super) fn rust_name(index: &Index<'_>, group: &str, value: &str) -> String {
    names::enumerant(group, value, &index.registry.tags)
}

/// Numbers of enumerations are decimal, masks hexadecimal.
fn literal(group: &EnumGroup, number: i64) -> TokenStream {
    match group.kind {
        EnumKind::Enum => {
            let literal = Literal::u64_unsuffixed(number.unsigned_abs());
            if number < 0 { quote!(-#literal) } else { quote!(#literal) }
        }
        EnumKind::Bitmask => {
            let bits = number.cast_unsigned();
            let text = if bits < 10 { format!("{bits}") } else { format!("{bits:#x}") };
            syn::parse_str::<Literal>(&text).map_or_else(|_| quote!(#bits), |l| quote!(#l))
        }
    }
}
