//! The map from names to numbers with which both halves of the loader find a name in a list, or
//! drop the second of two equal names.

use alloc::borrow::Cow;
use alloc::collections::BTreeMap;

/// A map from names to numbers, or a set of names.
///
/// One type for all of them, because each further instance of [`BTreeMap`] adds kilobytes of
/// machine code to every process that loads the library.
#[derive(Clone, Debug, Default)]
pub struct NameMap<'a>(BTreeMap<Cow<'a, [u8]>, usize>);

impl<'a> NameMap<'a> {
    /// An empty map.
    pub const fn new() -> Self {
        Self(BTreeMap::new())
    }

    /// The number of a name.
    #[inline(never)]
    pub fn get(&self, name: &[u8]) -> Option<usize> {
        self.0.get(name).copied()
    }

    /// Whether the map has the name.
    pub fn contains(&self, name: &[u8]) -> bool {
        self.get(name).is_some()
    }

    /// Sets the number of a name, and returns the earlier number.
    #[inline(never)]
    pub fn insert(&mut self, name: Cow<'a, [u8]>, number: usize) -> Option<usize> {
        self.0.insert(name, number)
    }

    /// Adds a name to a set. Returns whether the set did not have it.
    pub fn add(&mut self, name: impl Into<Cow<'a, [u8]>>) -> bool {
        self.insert(name.into(), 0).is_none()
    }

    /// Adds an address to a set of addresses. Returns whether the set did not have it.
    pub fn add_address<T>(&mut self, address: *const T) -> bool {
        self.add(address.addr().to_ne_bytes().to_vec())
    }

    /// Whether a set of addresses has this one.
    pub fn has_address<T>(&self, address: *const T) -> bool {
        self.contains(&address.addr().to_ne_bytes())
    }
}

#[cfg(test)]
mod tests;
