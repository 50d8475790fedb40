//! From tokens to the text of a file. syn parses the tokens of an emitter, so that every file is
//! valid Rust; prettyplease prints the file; the printed text is parsed and compared with the
//! tokens.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;
use syn::MacroDelimiter;

use crate::emit::Content;

/// Why tokens could not be printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormatError {
    /// The tokens are not a Rust file.
    Invalid(String),
    /// The printed text differs from the tokens at this place.
    Changed {
        /// A few tokens of the emitter's.
        emitted: String,
        /// A few tokens of the text's.
        printed: String,
    },
}

/// The Rust file that `tokens`, the text of a token stream, stands for.
///
/// # Errors
///
/// See [`FormatError`]: the emitter (or the printer) has a bug.
pub fn rust(tokens: &str) -> Result<String, FormatError> {
    let emitted: TokenStream = tokens.parse().map_err(invalid)?;
    let file = syn::parse2(emitted.clone()).map_err(invalid)?;
    let text = unparse(file);
    let printed: TokenStream = text.parse().map_err(invalid)?;
    same_tokens(emitted, printed)?;
    Ok(text)
}

/// prettyplease's text, except macros in braces, whose rows prettyplease would print on one line.
fn unparse(mut file: syn::File) -> String {
    let mut text = String::new();
    let items = std::mem::take(&mut file.items);
    let mut others = file;
    for item in items {
        match &item {
            syn::Item::Macro(call) if matches!(call.mac.delimiter, MacroDelimiter::Brace(_)) => {
                text.push_str(&unparse_others(&mut others));
                text.push_str(&unparse_rows(&call.mac));
            }
            _ => others.items.push(item),
        }
    }
    text + &unparse_others(&mut others)
}

/// The text since the last rows.
fn unparse_others(others: &mut syn::File) -> String {
    let text = prettyplease::unparse(others);
    (others.attrs, others.items) = (Vec::new(), Vec::new());
    text
}

/// The macro's head up to the first semicolon, then a line each row.
fn unparse_rows(call: &syn::Macro) -> String {
    let name = call.path.to_token_stream();
    let (mut rows, mut row) = (Vec::new(), TokenStream::new());
    for token in call.tokens.clone() {
        match token {
            TokenTree::Punct(end) if end.as_char() == ';' => {
                rows.push(unparse_row(&std::mem::take(&mut row)));
            }
            token => row.extend([token]),
        }
    }
    match rows.as_slice() {
        [head] => format!("{name}! {{ {head}; }}\n"),
        rows => format!("{name}! {{ {};\n}}\n", rows.join(";\n    ")),
    }
}

/// The tokens with the usual spaces.
fn unparse_row(row: &TokenStream) -> String {
    let mut text = row.to_string();
    for (printed, written) in [
        (" ,", ","),
        (" :", ":"),
        (" ;", ";"),
        ("- ", "-"),
        ("* const", "*const"),
        ("* mut", "*mut"),
    ] {
        text = text.replace(printed, written);
    }
    text
}

/// A Rust file of rows as it is: the printer would run rows together.
///
/// # Errors
///
/// It is no Rust: the emitter has a bug.
pub fn rows(text: &str) -> Result<String, FormatError> {
    syn::parse_file(text).map_err(invalid)?;
    Ok(text.to_owned())
}

/// The text of a file with this content, but for its banner.
///
/// # Errors
///
/// As [`rust`].
pub fn content(content: &Content) -> Result<String, FormatError> {
    match content {
        Content::Rust(tokens) => rust(&tokens.to_string()),
        Content::Rows(text) => rows(text),
        Content::Text(text) => Ok(text.clone()),
    }
}

fn invalid(error: impl std::fmt::Display) -> FormatError {
    FormatError::Invalid(error.to_string())
}

/// Compares the tokens. The printer adds and drops commas and braces without meaning, and writes
/// documentation in another form; all other tokens must be the same.
fn same_tokens(emitted: TokenStream, printed: TokenStream) -> Result<(), FormatError> {
    let (emitted, printed) = (flat(emitted), flat(printed));
    match emitted.iter().zip(&printed).position(|(a, b)| a != b) {
        None if emitted.len() == printed.len() => Ok(()),
        differs => {
            let at = differs.unwrap_or_else(|| emitted.len().min(printed.len()));
            let excerpt = |tokens: &[String]| {
                tokens[at.saturating_sub(4)..].iter().take(12).cloned().collect::<Vec<_>>()
            };
            Err(FormatError::Changed {
                emitted: excerpt(&emitted).join(" "),
                printed: excerpt(&printed).join(" "),
            })
        }
    }
}

/// The tokens one after the other.
fn flat(tokens: TokenStream) -> Vec<String> {
    let mut list = Vec::new();
    flatten(tokens, &mut list);
    list
}

fn flatten(tokens: TokenStream, list: &mut Vec<String>) {
    for token in tokens {
        match token {
            // An arm without value, `=> ()`, is printed `=> {}`.
            TokenTree::Group(unit) if unit.stream().is_empty() && is_arm(list) => {}
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::Brace | Delimiter::None => ("", ""),
                };
                list.extend((!open.is_empty()).then(|| open.to_owned()));
                flatten(group.stream(), list);
                list.extend((!close.is_empty()).then(|| close.to_owned()));
            }
            TokenTree::Punct(comma) if comma.as_char() == ',' => {}
            TokenTree::Literal(literal) if is_doc(list) => {
                list.push(doc_text(&literal.to_string()))
            }
            token => list.push(token.to_string()),
        }
    }
}

/// Whether the last tokens are `=>`.
fn is_arm(list: &[String]) -> bool {
    matches!(list, [.., equals, greater] if equals == "=" && greater == ">")
}

/// Whether the last tokens are `doc =`, so that documentation follows.
fn is_doc(list: &[String]) -> bool {
    matches!(list, [.., doc, equals] if doc == "doc" && equals == "=")
}

/// The value of a documentation literal, however it is quoted.
fn doc_text(literal: &str) -> String {
    syn::parse_str::<syn::LitStr>(literal)
        .map_or_else(|_| literal.to_owned(), |literal| literal.value())
}

#[cfg(test)]
mod tests {
    use quote::quote;

    use super::*;

    #[test]
    fn tokens_become_formatted_rust() {
        let tokens = quote! {
            #![doc = " A \"module\"."]
            #[doc = " A constant."]
            pub const NUMBERS: [u8; 2] = [1, 2];
        };
        let text = rust(&tokens.to_string()).expect("valid");
        assert_eq!(
            text,
            "//! A \"module\".\n/// A constant.\npub const NUMBERS: [u8; 2] = [1, 2];\n"
        );
    }

    #[test]
    fn rows_stay_lines() {
        let text = "rows! {\n    a b [c];\n    d;\n}\n";
        assert_eq!(rows(text).as_deref(), Ok(text));
    }

    #[test]
    fn rows_among_items_are_lines() {
        let tokens = "pub const A: u8 = 1; rows! { One one, i32; A -1; b: [*const c_void; 2]; } \
             rows! { Two two; } one!(Other); fn last() {}";
        let text = "pub const A: u8 = 1;\nrows! { One one, i32;\n    A -1;\n    \
             b: [*const c_void; 2];\n}\nrows! { Two two; }\none!(Other);\nfn last() {}\n";
        assert_eq!(rust(tokens).as_deref(), Ok(text));
    }

    #[test]
    fn what_is_no_rust_is_refused() {
        assert!(matches!(rust("pub const = 3;"), Err(FormatError::Invalid(_))));
        assert!(matches!(rust("fn f( {"), Err(FormatError::Invalid(_))));
        assert!(matches!(rows("rows! { a b; c] }"), Err(FormatError::Invalid(_))));
    }

    #[test]
    fn a_printer_that_changes_the_meaning_is_caught() {
        assert_eq!(same_tokens(quote!(f(1, 2,)), quote!(f(1, 2))), Ok(()));
        for printed in [quote!(f(1, 3)), quote!(f(1)), quote!(f(1, 2); g())] {
            assert!(matches!(
                same_tokens(quote!(f(1, 2)), printed),
                Err(FormatError::Changed { .. })
            ));
        }
    }
}
