//! The search for the seed of a perfect hash. Seeds are tried from 0 on, so the result depends on
//! the names alone.

// The hash function and the construction of its tables: a link to the file of dispatch-tables, which
// looks names up. A published crate has a copy.
mod function;

/// The functions as a module of dispatch-tables, whose compiler builds the tables with them.
pub(crate) const FUNCTION: &str = include_str!("hash/function.rs");

/// The number of seeds to try.
const SEEDS: u64 = 4096;

/// The reason why the names have no perfect hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoHash {
    /// A name is too short to be hashed.
    TooShort(usize),
    /// No seed worked.
    NoSeed,
}

/// Finds the seed with which `names` have a perfect hash.
///
/// # Errors
///
/// See [`NoHash`]. `names` must be fewer than 65,535.
pub fn seed(names: &[&[u8]]) -> Result<u64, NoHash> {
    if let Some(short) = names.iter().position(|name| name.len() < function::SHORTEST) {
        return Err(NoHash::TooShort(short));
    }
    (0..SEEDS).find(|&seed| tables(names, seed).is_some()).ok_or(NoHash::NoSeed)
}

/// The displacements by bucket and the names by slot; none if the seed does not work.
fn tables(names: &[&[u8]], seed: u64) -> Option<(Vec<u8>, Vec<u16>)> {
    let hashes: Vec<u64> = names.iter().map(|name| function::hash(name, seed)).collect();
    let (buckets, slots) = (function::buckets(names.len()), function::slots(names.len()));
    let (mut heads, mut next) = (vec![function::EMPTY; buckets], vec![0; names.len()]);
    let (mut displacements, mut slots) = (vec![0; buckets], vec![function::EMPTY; slots]);
    function::place(&hashes, &mut heads, &mut next, &mut displacements, &mut slots)
        .then_some((displacements, slots))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(count: usize) -> Vec<String> {
        (0..count).map(|number| format!("vkCommandNumber{number}\0")).collect()
    }

    fn bytes(names: &[String]) -> Vec<&[u8]> {
        names.iter().map(String::as_bytes).collect()
    }

    #[test]
    fn every_name_has_a_slot_of_its_own() {
        for count in [0, 1, 2, 3, 63, 842, 2000] {
            let names = names(count);
            let names = bytes(&names);
            let seed = seed(&names).expect("a seed");
            let (displacements, slots) = tables(&names, seed).expect("it is one");
            for (index, name) in names.iter().enumerate() {
                let hash = function::hash(name, seed);
                let bucket = function::bucket(hash, displacements.len());
                let slot = function::slot(hash, displacements[bucket], slots.len());
                assert_eq!(usize::from(slots[slot]), index);
            }
            let used = slots.iter().filter(|&&name| name != function::EMPTY).count();
            assert_eq!(used, count);
        }
    }

    #[test]
    fn names_without_a_hash_are_refused() {
        assert_eq!(seed(&[b"vkCommand\0", b"vk\0"]), Err(NoHash::TooShort(1)));
    }

    #[test]
    fn every_byte_of_a_name_counts() {
        let name = *b"vkGetPhysicalDeviceSurfacePresentModesKHR\0";
        let whole = function::hash(&name, 7);
        for at in 0..name.len() {
            let mut other = name;
            other[at] ^= 1;
            assert_ne!(function::hash(&other, 7), whole, "byte {at}");
        }
    }
}
