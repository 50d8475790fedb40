//! The map from names to numbers with which both halves of the loader find a name in a list, or
//! drop the second of two equal names.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use crate::Grown;
use crate::memory::{Grow as _, bytes, with_room};

/// A map from names to numbers, or a set of names.
///
/// A tree in a list, which can be refused memory; the maps of `alloc` abort. A branch asks for the
/// first bit in which its names differ, so a search takes at most as many steps as the name has
/// bits, whoever chose the names.
#[derive(Clone, Debug, Default)]
pub struct NameMap<'a> {
    entries: Vec<Entry<'a>>,
    root: Place,
}

/// A name, and the branch that was made for it. The first name has none.
#[derive(Clone, Debug)]
struct Entry<'a> {
    name: Cow<'a, [u8]>,
    number: u32,
    /// The bit that decides: see [`bit`].
    bit: u32,
    /// Where the names without and with the bit are.
    sides: (Place, Place),
}

/// A name or a branch, by the index of its entry. A branch has the highest bit set: lists of names
/// come from files, which are smaller than that.
#[derive(Clone, Copy, Debug, Default)]
struct Place(u32);

const BRANCH: u32 = 1 << 31;

impl Place {
    /// The index of the entry.
    fn index(self) -> usize {
        (self.0 & !BRANCH) as usize
    }

    /// The entry of a branch.
    fn branch(self) -> Option<usize> {
        (self.0 & BRANCH != 0).then_some(self.index())
    }
}

impl Entry<'_> {
    fn side(&mut self, name: &[u8]) -> &mut Place {
        if bit(name, self.bit) { &mut self.sides.1 } else { &mut self.sides.0 }
    }
}

/// Nine bits stand for a byte, the first of which is set. Behind the end of a name all are 0.
fn bit(name: &[u8], number: u32) -> bool {
    match (name.get((number / 9) as usize), number % 9) {
        (None, _) => false,
        (Some(_), 0) => true,
        (Some(byte), place) => byte.rotate_left(place) & 1 != 0,
    }
}

/// The first bit in which two names differ.
fn first_difference(one: &[u8], other: &[u8]) -> Option<u32> {
    let equal = one.iter().zip(other).take_while(|(one, other)| one == other).count();
    let within = match (one.get(equal), other.get(equal)) {
        (None, None) => return None,
        (Some(one), Some(other)) => (one ^ other).leading_zeros().wrapping_add(1),
        _ => 0,
    };
    Some((equal as u32).wrapping_mul(9).wrapping_add(within))
}

impl<'a> NameMap<'a> {
    /// An empty map.
    pub const fn new() -> Self {
        Self { entries: Vec::new(), root: Place(0) }
    }

    /// An empty map with room for as many names.
    pub fn with_room(count: usize) -> Grown<Self> {
        Ok(Self { entries: with_room(count)?, root: Place(0) })
    }

    /// The number of a name.
    #[inline(never)]
    pub fn get(&self, name: &[u8]) -> Option<usize> {
        let found = self.entries.get(self.nearest(name))?;
        (*found.name == *name).then_some(found.number as usize)
    }

    /// Whether the map has the name.
    pub fn contains(&self, name: &[u8]) -> bool {
        self.get(name).is_some()
    }

    /// The index of the only entry that can have this name.
    fn nearest(&self, name: &[u8]) -> usize {
        let mut place = self.root;
        while let Some(Entry { bit: number, sides, .. }) =
            place.branch().and_then(|at| self.entries.get(at))
        {
            place = if bit(name, *number) { sides.1 } else { sides.0 };
        }
        place.index()
    }

    /// Sets the number of a name, of 32 bits, and returns the earlier number.
    #[inline(never)]
    pub fn insert(&mut self, name: Cow<'a, [u8]>, number: usize) -> Grown<Option<usize>> {
        self.entries.make_room(1)?;
        let (nearest, number) = (self.nearest(&name), number as u32);
        let place = Place(self.entries.len() as u32);
        let (mut difference, mut sides) = (0, (place, place));
        if let Some(known) = self.entries.get_mut(nearest) {
            let Some(first) = first_difference(&name, &known.name) else {
                return Ok(Some(core::mem::replace(&mut known.number, number) as usize));
            };
            difference = first;
            // The new branch comes in front of the names with the same bits before it.
            let (mut before, mut others) = (None, self.root);
            while let Some(at) = others.branch()
                && let Some(branch) = self.entries.get_mut(at)
                && branch.bit < difference
            {
                (before, others) = (Some(at), *branch.side(&name));
            }
            *if bit(&name, difference) { &mut sides.0 } else { &mut sides.1 } = others;
            let before = before.and_then(|before| self.entries.get_mut(before));
            *before.map_or(&mut self.root, |before| before.side(&name)) = Place(place.0 | BRANCH);
        }
        self.entries.try_push(Entry { name, number, bit: difference, sides })?;
        Ok(None)
    }

    /// Adds a name to a set. Returns whether the set did not have it.
    pub fn add(&mut self, name: impl Into<Cow<'a, [u8]>>) -> Grown<bool> {
        Ok(self.insert(name.into(), 0)?.is_none())
    }

    /// Adds an address to a set of addresses. Returns whether the set did not have it.
    pub fn add_address<T>(&mut self, address: *const T) -> Grown<bool> {
        self.add(bytes(&address.addr().to_ne_bytes())?)
    }

    /// Whether a set of addresses has this one.
    pub fn has_address<T>(&self, address: *const T) -> bool {
        self.contains(&address.addr().to_ne_bytes())
    }
}

#[cfg(test)]
mod tests;
