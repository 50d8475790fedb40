//! The hash of names, shared by the generator and the lookup that it generates for.
//!
//! `vkgen` includes this very file, so that what it places by this hash is found by this hash.

/// Names shorter than this are not hashed: [`hash`] reads eight bytes at a time.
pub(crate) const SHORTEST: usize = 8;

const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;

/// The hash of a name of at least [`SHORTEST`] bytes; 0 for a shorter one.
///
/// Two words are folded in at a time, the last two of them always the end of the name, however much
/// of it the words before have covered.
pub(crate) const fn hash(name: &[u8], seed: u64) -> u64 {
    let mut state = seed ^ name.len() as u64;
    let mut rest = name;
    while let Some((pair, after)) = rest.split_first_chunk::<16>()
        && !after.is_empty()
    {
        let (first, second) = words(pair);
        state = fold(first ^ MULTIPLIER, second ^ state);
        rest = after;
    }
    let (first, second) = match (name.last_chunk::<16>(), name.first_chunk(), name.last_chunk()) {
        (Some(pair), ..) => words(pair),
        (None, Some(first), Some(last)) => (u64::from_le_bytes(*first), u64::from_le_bytes(*last)),
        _ => return 0,
    };
    fold(first ^ MULTIPLIER, second ^ state)
}

/// The bucket, out of `buckets` (a power of two), that a hash falls into. All names of a bucket
/// have one displacement.
pub(crate) const fn bucket(hash: u64, buckets: usize) -> usize {
    (hash >> 48) as usize & (buckets - 1)
}

/// The slot, out of `slots` (a power of two), that a hash has under its bucket's displacement.
pub(crate) const fn slot(hash: u64, displacement: u8, slots: usize) -> usize {
    // An odd step reaches every slot.
    let step = (hash >> 24) as usize | 1;
    (hash as usize).wrapping_add(step.wrapping_mul(displacement as usize)) & (slots - 1)
}

const fn words(pair: &[u8; 16]) -> (u64, u64) {
    let pair = u128::from_le_bytes(*pair);
    (pair as u64, (pair >> 64) as u64)
}

/// The product's halves, each of which depends on every bit of both factors, laid over each other.
const fn fold(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    product as u64 ^ (product >> 64) as u64
}
