//! The table of sizes, alignments and offsets that a test compares with a C compiler's: `layout!`
//! of every structure and union, with the names of its members and of its bit-fields' accessors.
//!
//! The numbers themselves are the Rust compiler's; nothing here computes them.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use registry::Registry;
use registry::model::{Member, Type, TypeKind};

use crate::emit::OutputFile;
use crate::names;

/// The emitted file, from the workspace's root.
const PATH: &str = "tests/tests/layout/generated/layout.rs";

/// Every structure and union that is emitted.
pub fn emit(registry: &Registry) -> OutputFile {
    let layouts = registry.types.iter().filter_map(layout);
    let tokens = quote! {
        #![doc = " Every structure and union with the names of its members, for the layout test."]
        use crate::table::{Layout, layout};
        pub(crate) static LAYOUTS: &[Layout] = &[#(#layouts),*];
    };
    OutputFile::rust(PATH, tokens)
}

fn layout(ty: &Type) -> Option<TokenStream> {
    let members = match &ty.kind {
        TypeKind::Struct(structure) => &structure.members,
        TypeKind::Union(members) => members,
        _ => return None,
    };
    let name = names::ident(&names::type_name(&ty.name));
    let plain = members.iter().filter(|member| member.bits.is_none());
    let plain = plain.map(|member| names::ident(&names::member(&member.name)));
    let bit_fields: Vec<_> = members.iter().filter(|m| m.bits.is_some()).collect();
    let accessors = bit_fields.iter().map(|member| accessors(member));
    let accessors = (!bit_fields.is_empty()).then(|| quote!(, bits { #(#accessors)* }));
    Some(quote!(layout!(#name { #(#plain)* } #accessors)))
}

fn accessors(member: &Member) -> TokenStream {
    let (get, set) = (accessor("get", member), accessor("set", member));
    quote!(#get #set)
}

/// The name of a bit-field's accessor: `get_mask`.
fn accessor(verb: &str, member: &Member) -> Ident {
    format_ident!("{verb}_{}", names::member(&member.name))
}
