//! The names of one series of unknown functions, by number.

use std::alloc::Layout;
use std::cell::Cell;
use std::ffi::{CStr, c_char};
use std::ptr::NonNull;

use allocator_api2::alloc::Allocator;

use super::CAPACITY;
use crate::memory::{HostAllocator, OutOfHostMemory};

/// Names in the order in which they were met. They stay until the instance goes; no number is used
/// twice.
///
/// Touched under the loader lock only.
pub(crate) struct UnknownNames {
    memory: HostAllocator,
    names: [Cell<Option<NonNull<c_char>>>; CAPACITY],
    len: Cell<usize>,
}

/// Why a name gets no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoNumber {
    /// All numbers are taken.
    Exhausted,
    /// There was no memory for the name.
    OutOfMemory,
}

impl From<OutOfHostMemory> for NoNumber {
    fn from(_: OutOfHostMemory) -> Self {
        Self::OutOfMemory
    }
}

impl UnknownNames {
    /// No names. Copies of names will come from `memory`, which must outlive them.
    pub(crate) fn new(memory: HostAllocator) -> Self {
        Self { memory, names: [const { Cell::new(None) }; CAPACITY], len: Cell::new(0) }
    }

    /// All names, from number 0 on.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &CStr> {
        (0..self.len.get()).filter_map(|number| self.name(number))
    }

    /// The name behind a number.
    pub(crate) fn name(&self, number: usize) -> Option<&CStr> {
        let name = self.names.get(number)?.get()?;
        // SAFETY: a copy that `add` made, which is freed with `self` only.
        Some(unsafe { CStr::from_ptr(name.as_ptr()) })
    }

    /// The number of a name.
    pub(crate) fn find(&self, name: &CStr) -> Option<usize> {
        self.iter().position(|known| known == name)
    }

    /// Gives `name`, which has none, the next number.
    pub(crate) fn add(&self, name: &CStr) -> Result<usize, NoNumber> {
        let number = self.len.get();
        let place = self.names.get(number).ok_or(NoNumber::Exhausted)?;
        place.set(Some(self.copy(name)?));
        self.len.set(number.saturating_add(1));
        Ok(number)
    }

    fn copy(&self, name: &CStr) -> Result<NonNull<c_char>, OutOfHostMemory> {
        let bytes = name.to_bytes_with_nul();
        let copy: NonNull<u8> = self.memory.allocate(Layout::for_value(bytes))?.cast();
        // SAFETY: freshly allocated for as many bytes.
        unsafe { copy.copy_from_nonoverlapping(NonNull::from(bytes).cast(), bytes.len()) };
        Ok(copy.cast())
    }
}

impl Drop for UnknownNames {
    fn drop(&mut self) {
        for name in self.iter() {
            let bytes = name.to_bytes_with_nul();
            // SAFETY: allocated by `copy` with the same layout, and used no more.
            unsafe {
                self.memory.deallocate(NonNull::from(bytes).cast(), Layout::for_value(bytes));
            }
        }
    }
}
