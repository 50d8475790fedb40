//! The names of one series of unknown functions, by number.

use core::alloc::Layout;
use core::ffi::{CStr, c_char};
use core::ptr::NonNull;

use allocator_api2::alloc::Allocator;

use crate::lock::{self, Guard, LockedCell};
use crate::lookup::unknown_names::CAPACITY;
use crate::memory::HostAllocator;

/// Names in the order in which lookups brought them. A name stays until the instance is freed, so
/// that no number is used twice.
pub(crate) struct UnknownNames {
    memory: HostAllocator,
    names: [LockedCell<Option<NonNull<c_char>>>; CAPACITY],
    len: LockedCell<usize>,
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

    /// Gives `name`, which has none, the next number; `None` if all numbers are taken, of which
    /// `exhausted` is told, or if there is no memory for the name.
    pub(crate) fn add(&self, lock: &Guard, name: &CStr, exhausted: impl FnOnce()) -> Option<usize> {
        let number = self.len.get(lock);
        let Some(place) = self.names.get(number) else {
            exhausted();
            return None;
        };
        let bytes = name.to_bytes_with_nul();
        let copy: NonNull<u8> = self.memory.allocate(Layout::for_value(bytes)).ok()?.cast();
        // SAFETY: freshly allocated for as many bytes.
        unsafe { copy.copy_from_nonoverlapping(NonNull::from(bytes).cast(), bytes.len()) };
        place.set(lock, Some(copy.cast()));
        self.len.set(lock, number.saturating_add(1));
        Some(number)
    }
}

impl Drop for UnknownNames {
    fn drop(&mut self) {
        for name in self.iter(&lock::acquire()) {
            let bytes = name.to_bytes_with_nul();
            // SAFETY: allocated by `add` with the same layout, and used no more.
            unsafe {
                self.memory.deallocate(NonNull::from(bytes).cast(), Layout::for_value(bytes));
            }
        }
    }
}
