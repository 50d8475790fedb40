//! Finds a name in the text of a file without parsing the text.
//!
//! The walk over layers uses it for files of which only one name could matter
//! ([`scan_layers`](crate::layers::scan_layers)). It takes three instructions a byte, a parser eight.

/// The bytes that are looked at at once.
const WORD: usize = size_of::<u64>();

/// Whether a string in this JSON text may contain `name`: the text has the name, or an escape that
/// can stand for any character.
pub fn may_contain(text: &[u8], name: &str) -> bool {
    let first = name.bytes().next().unwrap_or_default();
    let is_at = |at: usize| {
        let text = text.get(at..).unwrap_or_default();
        text.starts_with(name.as_bytes()) || text.starts_with(br"\u")
    };
    let (words, rest) = text.as_chunks::<WORD>();
    for (index, word) in words.iter().enumerate() {
        let word = u64::from_le_bytes(*word);
        let mut places = places_of(word, first) | places_of(word, b'\\');
        while places != 0 {
            let place = (places.trailing_zeros() / u8::BITS) as usize;
            if is_at(index.saturating_mul(WORD).saturating_add(place)) {
                return true;
            }
            places &= places.wrapping_sub(1);
        }
    }
    (text.len().saturating_sub(rest.len())..text.len()).any(is_at)
}

/// The highest bit of each byte of `word` that is `byte`, and maybe of bytes behind such a one. A byte
/// of the difference is zero there, and the subtraction borrows from its highest bit.
fn places_of(word: u64, byte: u8) -> u64 {
    const LOWEST: u64 = u64::from_ne_bytes([1; WORD]);
    const HIGHEST: u64 = LOWEST << 7;
    let difference = word ^ LOWEST.wrapping_mul(u64::from(byte));
    difference.wrapping_sub(LOWEST) & !difference & HIGHEST
}

#[cfg(test)]
mod tests;
