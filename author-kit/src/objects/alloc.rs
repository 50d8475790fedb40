//! The application's allocation callbacks, which every object of a driver on this kit comes from.

use std::alloc::{Layout, alloc, dealloc};
use std::ops::{Deref, DerefMut};
use std::ptr::NonNull;

use dispatch_tables::vk;

/// The callbacks of an object, or Rust's allocator where the application gave none.
#[derive(Clone, Copy)]
pub struct Allocator(Option<vk::AllocationCallbacks>);

impl Allocator {
    /// Rust's allocator.
    pub const GLOBAL: Self = Self(None);

    /// The callbacks of a creating command, or the parent object's allocator.
    ///
    /// # Safety
    ///
    /// `callbacks` is null or valid, as the creating command has it.
    #[must_use]
    pub unsafe fn new(callbacks: *const vk::AllocationCallbacks, parent: Self) -> Self {
        // SAFETY: the caller guarantees null or valid callbacks.
        unsafe { callbacks.as_ref() }.map_or(parent, |callbacks| Self(Some(*callbacks)))
    }

    /// Moves a value into new memory.
    ///
    /// # Errors
    ///
    /// `ERROR_OUT_OF_HOST_MEMORY`.
    pub fn allocate<T>(
        self,
        scope: vk::SystemAllocationScope,
        value: T,
    ) -> Result<Owned<T>, vk::Result> {
        let layout = Layout::new::<T>();
        assert!(layout.size() > 0, "an object has a size");
        let memory = match self.0 {
            Some(vk::AllocationCallbacks {
                pfn_allocation: Some(allocate), p_user_data, ..
            }) => {
                // SAFETY: valid callbacks, with a size that is not 0 and a power of two.
                unsafe { allocate(p_user_data, layout.size(), layout.align(), scope) }
            }
            // SAFETY: the layout's size is not 0.
            _ => unsafe { alloc(layout) }.cast(),
        };
        let pointer = NonNull::new(memory.cast::<T>());
        let pointer = pointer.ok_or(vk::Result::ERROR_OUT_OF_HOST_MEMORY)?;
        // SAFETY: new memory of the value's layout.
        unsafe { pointer.write(value) };
        Ok(Owned { pointer, allocator: self })
    }

    /// # Safety
    ///
    /// `allocate` of the same allocator gave the memory, whose value is gone.
    unsafe fn free<T>(self, pointer: NonNull<T>) {
        match self.0 {
            Some(vk::AllocationCallbacks { pfn_free: Some(free), p_user_data, .. }) => {
                // SAFETY: memory of these callbacks, by the caller's promise.
                unsafe { free(p_user_data, pointer.as_ptr().cast()) };
            }
            // SAFETY: memory of Rust's allocator with this layout, by the caller's promise.
            _ => unsafe { dealloc(pointer.as_ptr().cast(), Layout::new::<T>()) },
        }
    }
}

/// A value in memory of an [`Allocator`]; a `Box` of the application's callbacks.
pub struct Owned<T> {
    pointer: NonNull<T>,
    allocator: Allocator,
}

// SAFETY: as a `Box`; the application's callbacks may be called by any thread, by Vulkan's rules.
unsafe impl<T: Send> Send for Owned<T> {}
// SAFETY: as for `Send`.
unsafe impl<T: Sync> Sync for Owned<T> {}

impl<T> Owned<T> {
    /// The value's address, which becomes a handle.
    #[must_use]
    pub fn as_ptr(&self) -> *mut T {
        self.pointer.as_ptr()
    }

    /// Gives the value up to a handle.
    #[must_use]
    pub fn into_raw(self) -> *mut T {
        let pointer = self.as_ptr();
        std::mem::forget(self);
        pointer
    }

    /// Takes the value back from a handle.
    ///
    /// # Safety
    ///
    /// `into_raw` gave the pointer, of a value with this allocator, and nobody uses the handle.
    #[must_use]
    pub unsafe fn from_raw(pointer: NonNull<T>, allocator: Allocator) -> Self {
        Self { pointer, allocator }
    }
}

impl<T> Deref for Owned<T> {
    type Target = T;

    fn deref(&self) -> &T {
        // SAFETY: the pointer leads to a value as long as this owner is there.
        unsafe { self.pointer.as_ref() }
    }
}

impl<T> DerefMut for Owned<T> {
    fn deref_mut(&mut self) -> &mut T {
        // SAFETY: as for `deref`, and this is the only owner.
        unsafe { self.pointer.as_mut() }
    }
}

impl<T> Drop for Owned<T> {
    fn drop(&mut self) {
        // SAFETY: the value is dropped once; its memory came from this allocator.
        unsafe {
            self.pointer.drop_in_place();
            self.allocator.free(self.pointer);
        }
    }
}
