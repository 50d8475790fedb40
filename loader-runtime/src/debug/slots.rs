//! The slots of messengers and report callbacks (callpath.md 6.2).
//!
//! An object of the application has an index in the instance. The objects that drivers made for it
//! have the same index in the drivers' records. The handle that the application gets is the address
//! of a word that holds the index.

use core::ptr::NonNull;
use core::sync::atomic::Ordering;

use dispatch_tables::vk;

use crate::lock;
use crate::memory::HostAllocator;
use crate::records::slots::{Chunks, Slots, Zeroed};
use crate::sync::AtomicU64;

/// The slot indices of an instance's messengers and report callbacks.
pub(crate) struct InstanceMessengers {
    pub(crate) messengers: Slots,
    pub(crate) reports: Slots,
    allocator: HostAllocator,
}

impl InstanceMessengers {
    /// Nothing yet. `allocator`: the instance's.
    pub(crate) fn new(allocator: HostAllocator) -> Self {
        let lists = allocator.scoped(vk::SystemAllocationScope::INSTANCE);
        Self { messengers: Slots::new(lists), reports: Slots::new(lists), allocator }
    }
}

impl Drop for InstanceMessengers {
    /// Frees the index words of objects that the application did not destroy.
    fn drop(&mut self) {
        let lock = lock::acquire();
        let allocator = self.allocator.scoped(vk::SystemAllocationScope::OBJECT);
        for object in self.messengers.objects(&lock).chain(self.reports.objects(&lock)) {
            if let Some(word) = NonNull::new(object.cast::<u32>()) {
                // SAFETY: the slot's object is a word from the same allocator, and the instance
                // ends, so that nobody uses the word.
                unsafe { allocator.destroy(word) };
            }
        }
    }
}

/// One driver's messengers and report callbacks, by slot index.
pub(crate) struct DriverMessengers {
    pub(crate) messengers: Chunks<DriverHandle>,
    pub(crate) reports: Chunks<DriverHandle>,
}

impl DriverMessengers {
    /// Nothing yet. `allocator`: the instance's.
    pub(crate) fn new(allocator: HostAllocator) -> Self {
        let lists = allocator.scoped(vk::SystemAllocationScope::INSTANCE);
        Self { messengers: Chunks::new(lists), reports: Chunks::new(lists) }
    }
}

/// A driver's handle, 0 where the driver has none.
pub(crate) struct DriverHandle(AtomicU64);

// SAFETY: zero is the null handle, and an atomic needs no drop.
unsafe impl Zeroed for DriverHandle {}

impl DriverHandle {
    /// Notes the driver's new object.
    pub(crate) fn set(&self, handle: u64) {
        self.0.store(handle, Ordering::Release);
    }

    /// Takes the handle out, so that a later object at the same index does not find an old handle.
    pub(crate) fn take(&self) -> Option<u64> {
        Some(self.0.swap(0, Ordering::AcqRel)).filter(|handle| *handle != 0)
    }
}
