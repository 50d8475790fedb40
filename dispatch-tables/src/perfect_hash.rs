//! Names behind a perfect hash, as the compiler builds it from the rows' names: one blob of texts,
//! and the hash from a text to its number. [`crate::generated::hash`] has the function and the placing.

use crate::generated::hash;

/// The `index`th of the texts in `blob`, its NUL included. Text `i` reaches from `starts[i]` to
/// `starts[i + 1]`.
#[inline]
pub(crate) const fn text<'a>(blob: &'a [u8], starts: &[u16], index: usize) -> &'a [u8] {
    let (before, _) = blob.split_at(starts[index + 1] as usize);
    before.split_at(starts[index] as usize).1
}

/// A perfect hash of names, each of which is hashed with its NUL, so that the one comparison at the
/// end needs no length of its own.
pub(crate) struct PerfectHash<const BUCKETS: usize, const SLOTS: usize> {
    /// The length of the longest name, its NUL included. Anything longer is not hashed.
    longest: usize,
    /// The hash function's seed.
    seed: u64,
    /// By bucket.
    displacements: [u8; BUCKETS],
    /// By slot: the number of the name, [`hash::EMPTY`] where there is none.
    slots: [u16; SLOTS],
}

impl<const BUCKETS: usize, const SLOTS: usize> PerfectHash<BUCKETS, SLOTS> {
    /// The hash of the texts in `blob`, of which there are at most as many as slots.
    ///
    /// # Panics
    ///
    /// The seed is one of other names.
    pub(crate) const fn new(blob: &[u8], starts: &[u16], seed: u64) -> Self {
        let (mut hashes, mut longest) = ([0; SLOTS], 0);
        let names = starts.len() - 1;
        let mut name = 0;
        while name < names {
            let text = text(blob, starts, name);
            hashes[name] = hash::hash(text, seed);
            if text.len() > longest {
                longest = text.len();
            }
            name += 1;
        }
        let (mut displacements, mut slots) = ([0; BUCKETS], [hash::EMPTY; SLOTS]);
        let (hashes, _) = hashes.split_at(names);
        let (heads, next) = (&mut [hash::EMPTY; BUCKETS], &mut [0; SLOTS]);
        assert!(
            hash::place(hashes, heads, next, &mut displacements, &mut slots),
            "vkgen finds the seed of the names"
        );
        PerfectHash { longest, seed, displacements, slots }
    }

    /// The number of the only name that can be `name`, which ends with its NUL; none if no name can
    /// be.
    #[inline]
    pub(crate) const fn candidate(&self, name: &[u8]) -> Option<u16> {
        if name.len() < hash::SHORTEST || name.len() > self.longest {
            return None;
        }
        let hash = hash::hash(name, self.seed);
        let displacement = self.displacements[hash::bucket(hash, BUCKETS)];
        match self.slots[hash::slot(hash, displacement, SLOTS)] {
            hash::EMPTY => None,
            number => Some(number),
        }
    }
}
