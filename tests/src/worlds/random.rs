//! Random numbers of the worlds: splitmix64, so that one seed gives one world on every machine.

/// A source of random numbers.
#[derive(Clone, Debug)]
pub(super) struct Random(u64);

impl Random {
    pub(super) fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^ (word >> 31)
    }

    /// A number below `limit`, which is not 0.
    pub(super) fn below(&mut self, limit: usize) -> usize {
        usize::try_from(self.next() % limit as u64).unwrap_or_default()
    }

    /// True in `percent` of 100 cases.
    pub(super) fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of `items`, which are not empty.
    pub(super) fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    /// One of `items` as a text.
    pub(super) fn word(&mut self, items: &[&str]) -> String {
        (*self.pick(items)).to_owned()
    }

    /// Each of `items` with this chance, in a random order if `shuffled`.
    pub(super) fn some<T: Clone>(&mut self, items: &[T], percent: usize) -> Vec<T> {
        let mut chosen: Vec<T> = Vec::new();
        for item in items {
            if self.chance(percent) {
                let place = self.below(chosen.len() + 1);
                chosen.insert(place, item.clone());
            }
        }
        chosen
    }

    /// A room for a list: mostly that of the two calls, else a small number.
    pub(super) fn room(&mut self) -> Option<u32> {
        (!self.chance(60)).then(|| u32::try_from(self.below(6)).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::Random;

    /// The published first numbers of splitmix64.
    #[test]
    fn a_seed_gives_the_same_numbers_everywhere() {
        let mut random = Random::new(1_234_567);
        assert_eq!(
            [(); 2].map(|()| random.next()),
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973]
        );
    }
}
