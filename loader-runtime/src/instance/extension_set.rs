//! Sets of known extensions, readable from any thread while they grow.

use core::ffi::CStr;
use core::sync::atomic::Ordering;

use dispatch_tables::Extension;

use crate::sync::AtomicU64;

const BITS: usize = 64;
const WORDS: usize = Extension::COUNT.div_ceil(BITS);

/// A set of extensions by registry index. It only ever grows.
pub(crate) struct ExtensionSet([AtomicU64; WORDS]);

impl ExtensionSet {
    pub(crate) const fn new() -> Self {
        Self([const { AtomicU64::new(0) }; WORDS])
    }

    pub(crate) fn insert(&self, extension: Extension) {
        let (word, bit) = Self::place(extension);
        if let Some(word) = self.0.get(word) {
            word.fetch_or(bit, Ordering::Relaxed);
        }
    }

    /// Adds the extension of this name, if the registry has one.
    #[inline(never)]
    pub(crate) fn insert_name(&self, name: &CStr) {
        if let Some(known) = Extension::from_name(name) {
            self.insert(known);
        }
    }

    pub(crate) fn contains(&self, extension: Extension) -> bool {
        let (word, bit) = Self::place(extension);
        self.0.get(word).is_some_and(|word| word.load(Ordering::Relaxed) & bit != 0)
    }

    fn place(extension: Extension) -> (usize, u64) {
        let index = extension.index();
        (index / BITS, 1 << (index % BITS))
    }
}

#[cfg(test)]
mod tests;
