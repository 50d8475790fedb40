//! The rows of enumerations and bitmasks: a constant each.

use std::collections::BTreeMap;

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;
use registry::model::{EnumGroup, EnumKind, EnumValue};
use registry::{Diagnostic, Report};

use super::index::Index;
use crate::{code, names};

/// The rows of the values, `LOAD 0 "VK_ATTACHMENT_LOAD_OP_LOAD";`, and `aliases!` with those of second
/// names, `NONE_EXT = NONE;`.
///
/// The two lists are separate because of compile time: if the lists are mixed, the compiler copies
/// for each row all that it knows of the rows before.
pub(super) fn rows(
    index: &Index<'_>,
    group: &EnumGroup,
    type_name: &Ident,
) -> Result<(TokenStream, TokenStream), Vec<Diagnostic>> {
    let mut constants = Constants::default();
    for value in &group.values {
        constants.add(index, group, value);
    }
    constants.report.finish()?;
    let Constants { values, aliases, .. } = constants;
    let aliases = (!aliases.is_empty()).then(|| quote!(aliases! { #type_name; #aliases }));
    Ok((values, aliases.unwrap_or_default()))
}

/// The constants of one type so far.
#[derive(Default)]
struct Constants {
    numbers: BTreeMap<String, i64>,
    values: TokenStream,
    aliases: TokenStream,
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
                    format!("{} is a second value `{name}` of {} in Rust", value.name, group.name);
                let help = "give one of them another Rust name in vkgen/src/names.rs";
                self.report.error(code::SAME_VALUE, value.position.clone(), message, help);
                return;
            }
            None => {}
        }
        let ident = names::ident(&name);
        match &value.alias_of {
            None => {
                let literal = literal(group, value.number);
                let spelt = &value.name;
                self.values.extend(quote!(#ident #literal #spelt;));
            }
            Some(target) => {
                let target = names::ident(&rust_name(index, &group.name, target));
                self.aliases.extend(quote!(#ident = #target;));
            }
        }
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
