//! The seed of a perfect hash of names, which the compiler builds as `dispatch_tables::lookup` has
//! it.

use registry::Diagnostic;
use registry::model::Position;

use crate::hash::{self, NoHash};
use crate::{Found, code};

/// The seed of names, each with its place, in the order of their rows.
///
/// # Errors
///
/// There are more or longer names than the tables can number with sixteen bits (G015), or names
/// without a perfect hash (G014).
pub(super) fn find<'a>(named: impl Iterator<Item = (&'a str, &'a Position)>) -> Found<u64> {
    let (names, positions): (Vec<&str>, Vec<&Position>) = named.unzip();
    let error = |code, at: usize, message: String, help: &str| {
        let position = positions.get(at).copied().cloned().unwrap_or_default();
        Err(vec![Diagnostic::error(code, &position, message, help)])
    };
    let with_nul: Vec<String> = names.iter().map(|name| format!("{name}\0")).collect();
    let keys: Vec<&[u8]> = with_nul.iter().map(String::as_bytes).collect();
    let bytes: usize = keys.iter().map(|key| key.len()).sum();
    if bytes > usize::from(u16::MAX) || names.len() >= usize::from(u16::MAX) {
        return error(
            code::TOO_MANY_NAMES,
            names.len().saturating_sub(1),
            format!("there are {} names, more than the lookup tables can hold", names.len()),
            "use a wider type than u16 in dispatch-tables/src/rows.rs, lookup.rs and extension.rs",
        );
    }
    hash::seed(&keys).or_else(|no_hash| match no_hash {
        NoHash::TooShort(index) => error(
            code::NO_HASH,
            index,
            format!("the name `{}` is too short for the hash of the lookup tables", names[index]),
            "correct the name: names of the registry have a prefix and a word",
        ),
        NoHash::NoSeed => error(
            code::NO_HASH,
            0,
            format!("no perfect hash was found for {} names", names.len()),
            "raise the number of slots or seeds in vkgen/src/hash.rs",
        ),
    })
}
