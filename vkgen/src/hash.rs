//! The search for perfect hashes, hash and displace: every name falls into a bucket, and every
//! bucket gets the smallest displacement that sends its names to slots of their own. The largest
//! buckets choose first.
//!
//! Seeds are tried from 0 on, so the result depends on the names alone.

/// The hash function itself is that of the crate that looks names up.
#[path = "../../dispatch-tables/src/hash.rs"]
mod function;

/// Seeds that are tried. One in a few works.
const SEEDS: u64 = 4096;

/// A perfect hash of a list of names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PerfectHash {
    /// The hash function's seed: also the number of seeds that did not work.
    pub seed: u64,
    /// By bucket.
    pub displacements: Vec<u8>,
    /// By slot: the index of the name; none where the slot is unused.
    pub slots: Vec<Option<u16>>,
    /// The number of names.
    pub names: usize,
    /// The number of names in the largest bucket.
    pub largest_bucket: usize,
}

/// Why there is no perfect hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoHash {
    /// A name is too short to be hashed.
    TooShort(usize),
    /// No seed worked.
    NoSeed,
}

/// Finds the perfect hash of `names`.
///
/// # Errors
///
/// See [`NoHash`]. More than 65,535 names have no hash either.
pub fn perfect_hash(names: &[&[u8]]) -> Result<PerfectHash, NoHash> {
    if let Some(short) = names.iter().position(|name| name.len() < function::SHORTEST) {
        return Err(NoHash::TooShort(short));
    }
    (0..SEEDS).find_map(|seed| with_seed(names, seed)).ok_or(NoHash::NoSeed)
}

impl PerfectHash {
    /// How good it is, in one sentence.
    #[must_use]
    pub fn statistics(&self) -> String {
        let largest = self.displacements.iter().max().copied().unwrap_or_default();
        format!(
            "{} names in {} slots ({}% full) and {} buckets (at most {} names); largest displacement {}; \
             seed {}; {} bytes",
            self.names,
            self.slots.len(),
            self.names * 100 / self.slots.len(),
            self.displacements.len(),
            self.largest_bucket,
            largest,
            self.seed,
            self.displacements.len() + 2 * self.slots.len(),
        )
    }
}

/// The perfect hash with this seed, if there is one.
fn with_seed(names: &[&[u8]], seed: u64) -> Option<PerfectHash> {
    let slot_count = (names.len() + names.len() / 16).next_power_of_two();
    let bucket_count = (slot_count / 4).max(1);
    let mut buckets: Vec<Vec<(u16, u64)>> = vec![Vec::new(); bucket_count];
    for (index, name) in names.iter().enumerate() {
        let hash = function::hash(name, seed);
        buckets[function::bucket(hash, bucket_count)].push((u16::try_from(index).ok()?, hash));
    }
    let mut order: Vec<usize> = (0..bucket_count).collect();
    order.sort_by_key(|&bucket| std::cmp::Reverse(buckets[bucket].len()));

    let mut displacements = vec![0; bucket_count];
    let mut slots = vec![None; slot_count];
    for &bucket in &order {
        displacements[bucket] =
            (0..=u8::MAX).find(|&by| place(&buckets[bucket], by, &mut slots))?;
    }
    let largest_bucket = order.first().map_or(0, |&bucket| buckets[bucket].len());
    Some(PerfectHash { seed, displacements, slots, names: names.len(), largest_bucket })
}

/// Puts every name of a bucket where the displacement `by` sends it; leaves `slots` alone if one of
/// them is taken.
fn place(bucket: &[(u16, u64)], by: u8, slots: &mut [Option<u16>]) -> bool {
    for (placed, &(name, hash)) in bucket.iter().enumerate() {
        let slot = function::slot(hash, by, slots.len());
        if slots[slot].is_some() {
            for &(_, hash) in &bucket[..placed] {
                let slot = function::slot(hash, by, slots.len());
                slots[slot] = None;
            }
            return false;
        }
        slots[slot] = Some(name);
    }
    true
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
            let found = perfect_hash(&names).expect("a hash");
            for (index, name) in names.iter().enumerate() {
                let hash = function::hash(name, found.seed);
                let bucket = function::bucket(hash, found.displacements.len());
                let slot = function::slot(hash, found.displacements[bucket], found.slots.len());
                assert_eq!(found.slots[slot].map(usize::from), Some(index));
            }
            assert_eq!(found.slots.iter().flatten().count(), count);
        }
    }

    #[test]
    fn names_without_a_hash_are_refused() {
        assert_eq!(perfect_hash(&[b"vkCommand\0", b"vk\0"]), Err(NoHash::TooShort(1)));
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
