//! The names of one series of unknown functions, by number.

use core::alloc::Layout;
use core::ffi::{CStr, c_char};
use core::ptr::NonNull;

use allocator_api2::alloc::Allocator;

use crate::lock::{self, Guard, LockedCell};
use crate::lookup::unknown_names::CAPACITY;
use crate::memory::{HostAllocator, OutOfHostMemory};

/// Names in the order in which lookups brought them. A name stays until the instance is freed, so
/// that no number is used twice.
pub(crate) struct UnknownNames {
    memory: HostAllocator,
    names: [LockedCell<Option<NonNull<c_char>>>; CAPACITY],
    len: LockedCell<usize>,
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
        Self { memory, names: [const { LockedCell::new(None) }; CAPACITY], len: LockedCell::new(0) }
    }

    /// All names, from number 0 on.
    pub(crate) fn iter<'a>(&'a self, lock: &'a Guard) -> impl Iterator<Item = &'a CStr> {
        (0..self.len.get(lock)).filter_map(|number| self.name(lock, number))
    }

    /// The name behind a number.
    pub(crate) fn name(&self, lock: &Guard, number: usize) -> Option<&CStr> {
        let name = self.names.get(number)?.get(lock)?;
        // SAFETY: a copy that `add` made, which is freed with `self` only.
        Some(unsafe { CStr::from_ptr(name.as_ptr()) })
    }

    /// The number of a name.
    pub(crate) fn find(&self, lock: &Guard, name: &CStr) -> Option<usize> {
        self.iter(lock).position(|known| known == name)
    }

    /// Gives `name`, which has none, the next number.
    pub(crate) fn add(&self, lock: &Guard, name: &CStr) -> Result<usize, NoNumber> {
        let number = self.len.get(lock);
        let place = self.names.get(number).ok_or(NoNumber::Exhausted)?;
        place.set(lock, Some(self.copy(name)?));
        self.len.set(lock, number.saturating_add(1));
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
        for name in self.iter(&lock::acquire()) {
            let bytes = name.to_bytes_with_nul();
            // SAFETY: allocated by `copy` with the same layout, and used no more.
            unsafe {
                self.memory.deallocate(NonNull::from(bytes).cast(), Layout::for_value(bytes));
            }
        }
    }
}
