//! The map from names to numbers with which both halves of the loader find a name in a list, or
//! drop the second of two equal names.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use crate::OutOfMemory;
use crate::memory::{Grow as _, bytes};

/// A map from names to numbers, or a set of names.
///
/// A tree in two lists, which can be refused memory; the maps of `alloc` abort. A branch asks for
/// the first bit in which its names differ, so a search takes at most as many steps as the name has
/// bits, whoever chose the names.
#[derive(Clone, Debug, Default)]
pub struct NameMap<'a> {
    names: Vec<(Cow<'a, [u8]>, usize)>,
    branches: Vec<Branch>,
    root: Place,
}

#[derive(Clone, Copy, Debug)]
struct Branch {
    /// The bit that decides: see [`bit`].
    bit: usize,
    /// Where the names without the bit are.
    without: Place,
    /// Where the names with the bit are.
    with: Place,
}

impl Branch {
    fn side(&mut self, name: &[u8]) -> &mut Place {
        if bit(name, self.bit) { &mut self.with } else { &mut self.without }
    }
}

/// The place of a name or of a branch in its list.
#[derive(Clone, Copy, Debug)]
enum Place {
    Name(u32),
    Branch(u32),
}

impl Default for Place {
    fn default() -> Self {
        Self::Name(0)
    }
}

/// Nine bits stand for a byte, the first of which is set. Behind the end of a name all are 0.
fn bit(name: &[u8], number: usize) -> bool {
    match (name.get(number / 9), number % 9) {
        (None, _) => false,
        (Some(_), 0) => true,
        (Some(byte), place) => byte.rotate_left(place as u32) & 1 != 0,
    }
}

/// The first bit in which two names differ.
fn first_difference(one: &[u8], other: &[u8]) -> Option<usize> {
    let equal = one.iter().zip(other).take_while(|(one, other)| one == other).count();
    let within = match (one.get(equal), other.get(equal)) {
        (None, None) => return None,
        (Some(one), Some(other)) => (one ^ other).leading_zeros().wrapping_add(1),
        _ => 0,
    };
    Some(equal.wrapping_mul(9).wrapping_add(within as usize))
}

impl<'a> NameMap<'a> {
    /// An empty map.
    pub const fn new() -> Self {
        Self { names: Vec::new(), branches: Vec::new(), root: Place::Name(0) }
    }

    /// The number of a name.
    #[inline(never)]
    pub fn get(&self, name: &[u8]) -> Option<usize> {
        let (found, number) = self.names.get(self.nearest(name))?;
        (found.as_ref() == name).then_some(*number)
    }

    /// Whether the map has the name.
    pub fn contains(&self, name: &[u8]) -> bool {
        self.get(name).is_some()
    }

    /// The place of the only name that can be `name`.
    fn nearest(&self, name: &[u8]) -> usize {
        let mut place = self.root;
        loop {
            match place {
                Place::Name(place) => return place as usize,
                Place::Branch(at) => {
                    let Some(branch) = self.branches.get(at as usize) else { return usize::MAX };
                    place = if bit(name, branch.bit) { branch.with } else { branch.without };
                }
            }
        }
    }

    /// Sets the number of a name, and returns the earlier number.
    #[inline(never)]
    pub fn insert(
        &mut self,
        name: Cow<'a, [u8]>,
        number: usize,
    ) -> Result<Option<usize>, OutOfMemory> {
        let nearest = self.nearest(&name);
        let place = u32::try_from(self.names.len()).map_err(|_| OutOfMemory)?;
        let Some((other, known)) = self.names.get_mut(nearest) else {
            self.names.try_push((name, number))?;
            return Ok(None);
        };
        let Some(difference) = first_difference(&name, other) else {
            return Ok(Some(core::mem::replace(known, number)));
        };
        self.branches.make_room(1)?;
        self.names.try_push((name, number))?;
        self.branch(difference, place)?;
        Ok(None)
    }

    /// Puts a branch for the last name, at `place`, in front of the names that have the same bits
    /// before `difference`.
    fn branch(&mut self, difference: usize, place: u32) -> Result<(), OutOfMemory> {
        let new = u32::try_from(self.branches.len()).map_err(|_| OutOfMemory)?;
        let Some((name, _)) = self.names.last() else { return Ok(()) };
        let (mut before, mut others) = (None, self.root);
        while let Place::Branch(at) = others
            && let Some(branch) = self.branches.get_mut(at as usize)
            && branch.bit < difference
        {
            (before, others) = (Some(at), *branch.side(name));
        }
        let mut branch = Branch { bit: difference, without: others, with: others };
        *branch.side(name) = Place::Name(place);
        let before = before.and_then(|before| self.branches.get_mut(before as usize));
        *before.map_or(&mut self.root, |before| before.side(name)) = Place::Branch(new);
        self.branches.try_push(branch)
    }

    /// Adds a name to a set. Returns whether the set did not have it.
    pub fn add(&mut self, name: impl Into<Cow<'a, [u8]>>) -> Result<bool, OutOfMemory> {
        Ok(self.insert(name.into(), 0)?.is_none())
    }

    /// Adds an address to a set of addresses. Returns whether the set did not have it.
    pub fn add_address<T>(&mut self, address: *const T) -> Result<bool, OutOfMemory> {
        self.add(bytes(&address.addr().to_ne_bytes())?)
    }

    /// Whether a set of addresses has this one.
    pub fn has_address<T>(&self, address: *const T) -> bool {
        self.contains(&address.addr().to_ne_bytes())
    }
}

#[cfg(test)]
mod tests;
