//! The rows of enumerations and bitmasks: a constant each.

use std::collections::BTreeMap;

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use registry::model::{EnumGroup, EnumKind, EnumValue};
use registry::{Diagnostic, Report};

use super::index::Index;
use crate::{code, names};

/// A row a value: `LOAD 0;`, or `NONE_EXT = NONE;` of a second name. `spelt` adds the registry's
/// name to rows with a number: `SUCCESS 0 VK_SUCCESS;`.
pub(super) fn rows(
    index: &Index<'_>,
    group: &EnumGroup,
    spelt: bool,
) -> Result<TokenStream, Vec<Diagnostic>> {
    let mut constants = Constants { spelt, ..Constants::default() };
    for value in &group.values {
        constants.add(index, group, value);
    }
    constants.report.finish()?;
    Ok(constants.tokens.into_iter().collect())
}

/// The constants of one type so far.
#[derive(Default)]
struct Constants {
    numbers: BTreeMap<String, i64>,
    tokens: Vec<TokenStream>,
    spelt: bool,
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
                let spelt = self.spelt.then(|| names::ident(&value.name));
                quote!(#literal #spelt)
            }
            Some(target) => {
                let target = names::ident(&rust_name(index, &group.name, target));
                quote!(= #target)
            }
        };
        let ident = names::ident(&name);
        self.tokens.push(quote!(#ident #right;));
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
