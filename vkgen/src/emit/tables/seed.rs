//! The seed of a perfect hash of names, which the compiler builds as `dispatch_tables::lookup` has
//! it.

use registry::Diagnostic;
use registry::model::Position;

use crate::code;
use crate::hash::{self, NoHash};

/// The seed of names, each with its place, in the order of their rows.
///
/// # Errors
///
/// There are more or longer names than the tables can number (G015), or names without a perfect
/// hash (G014).
pub(super) fn find<'a>(
    named: impl Iterator<Item = (&'a str, &'a Position)>,
) -> Result<u64, Box<Diagnostic>> {
    let (names, positions): (Vec<&str>, Vec<&Position>) = named.unzip();
    let with_nul: Vec<String> = names.iter().map(|name| format!("{name}\0")).collect();
    let keys: Vec<&[u8]> = with_nul.iter().map(String::as_bytes).collect();
    let bytes: usize = keys.iter().map(|key| key.len()).sum();
    if bytes > usize::from(u16::MAX) || names.len() >= usize::from(u16::MAX) {
        return Err(Box::new(too_many(&names, &positions)));
    }
    hash::seed(&keys).map_err(|no_hash| Box::new(unhashed(&no_hash, &names, &positions)))
}

/// The tables number names, and places within them, with sixteen bits.
fn too_many(names: &[&str], positions: &[&Position]) -> Diagnostic {
    error(
        code::TOO_MANY_NAMES,
        positions.last(),
        format!("there are {} names, more than the lookup tables can hold", names.len()),
        "use a wider type than u16 in dispatch-tables/src/rows.rs, lookup.rs and extension.rs",
    )
}

fn unhashed(no_hash: &NoHash, names: &[&str], positions: &[&Position]) -> Diagnostic {
    let name = |index: usize| names.get(index).copied().unwrap_or_default();
    match *no_hash {
        NoHash::TooShort(index) => error(
            code::NO_HASH,
            positions.get(index),
            format!("the name `{}` is too short for the hash of the lookup tables", name(index)),
            "correct the name: names of the registry have a prefix and a word",
        ),
        NoHash::NoSeed => error(
            code::NO_HASH,
            positions.first(),
            format!("no perfect hash was found for {} names", names.len()),
            "raise the number of slots or seeds in vkgen/src/hash.rs",
        ),
    }
}

fn error(
    code: &'static str,
    position: Option<&&Position>,
    message: String,
    help: &str,
) -> Diagnostic {
    let position = position.map(|&position| position.clone()).unwrap_or_default();
    Diagnostic::error(code, &position, message, help)
}
