//! The perfect hash of names: hash and displace. Every name falls into a bucket, and every bucket
//! has the smallest displacement that sends its names to slots of their own. The largest buckets
//! choose first.
//!
//! The compiler builds the tables from the names, with [`place`]. A seed with which that works is
//! part of the generated code: `vkgen` has the functions too, and tries seeds from 0 on.

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
    while rest.len() > 16 {
        let Some((pair, after)) = rest.split_first_chunk::<16>() else { break };
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

/// What an unused slot holds; also the end of a chain.
pub(crate) const EMPTY: u16 = u16::MAX;

/// The number of slots for `names` names, a power of two: at most 94 % of them are used.
pub(crate) const fn slots(names: usize) -> usize {
    (names + names / 16).next_power_of_two()
}

/// The number of buckets for `names` names, a power of two.
pub(crate) const fn buckets(names: usize) -> usize {
    let buckets = slots(names) / 4;
    if buckets == 0 { 1 } else { buckets }
}

/// Gives every bucket its displacement and every slot the index of its name; false where that cannot
/// be done with these hashes.
///
/// `heads` is room for an index a bucket, `next` for an index a name: the names of each bucket as
/// a chain. Every element of `heads` and of `slots` is [`EMPTY`].
pub(crate) const fn place(
    hashes: &[u64],
    heads: &mut [u16],
    next: &mut [u16],
    displacements: &mut [u8],
    slots: &mut [u16],
) -> bool {
    let (mut name, mut longest) = (0, 0);
    while name < hashes.len() {
        let bucket = bucket(hashes[name], heads.len());
        next[name] = heads[bucket];
        heads[bucket] = name as u16;
        let length = chain_length(heads[bucket], next);
        if length > longest {
            longest = length;
        }
        name += 1;
    }
    let mut size = longest;
    while size > 0 {
        let mut bucket = 0;
        while bucket < heads.len() {
            if chain_length(heads[bucket], next) == size {
                match displacement(heads[bucket], hashes, next, slots) {
                    Some(found) => displacements[bucket] = found,
                    None => return false,
                }
            }
            bucket += 1;
        }
        size -= 1;
    }
    true
}

const fn chain_length(head: u16, next: &[u16]) -> usize {
    let (mut name, mut length) = (head, 0);
    while name != EMPTY {
        name = next[name as usize];
        length += 1;
    }
    length
}

/// The smallest displacement that sends the names of a chain to free slots, which are theirs then.
const fn displacement(head: u16, hashes: &[u64], next: &[u16], slots: &mut [u16]) -> Option<u8> {
    let mut by = 0;
    while !occupy(head, by, hashes, next, slots) {
        if by == u8::MAX {
            return None;
        }
        by += 1;
    }
    Some(by)
}

/// Puts the names of a chain where the displacement `by` sends them; false, and the slots are as they
/// were, if one of them is taken.
const fn occupy(name: u16, by: u8, hashes: &[u64], next: &[u16], slots: &mut [u16]) -> bool {
    if name == EMPTY {
        return true;
    }
    let slot = slot(hashes[name as usize], by, slots.len());
    if slots[slot] != EMPTY {
        return false;
    }
    slots[slot] = name;
    if occupy(next[name as usize], by, hashes, next, slots) {
        return true;
    }
    slots[slot] = EMPTY;
    false
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
