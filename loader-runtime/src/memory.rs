//! Memory that lives as long as a Vulkan object (callpath.md 8).
//!
//! The memory comes from the application's `VkAllocationCallbacks`, with the scope that the
//! contract names, or from Rust's allocator if there are no callbacks. The loader uses only
//! operations that report a refusal, and returns a refusal as `VK_ERROR_OUT_OF_HOST_MEMORY`.

use core::alloc::Layout;
use core::ptr::NonNull;

use allocator_api2::alloc::{AllocError, Allocator, Global};
use allocator_api2::vec::Vec;
use dispatch_tables::vk;
use loader_discovery::OutOfMemory;
use loader_discovery::memory::Fault;

/// Every request states at least this alignment (callpath.md 8).
const MIN_ALIGNMENT: usize = 8;

/// The application's callbacks, or the allocator for file contents, refused memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OutOfHostMemory;

impl From<OutOfMemory> for OutOfHostMemory {
    fn from(_: OutOfMemory) -> Self {
        Self
    }
}

impl<R> From<OutOfHostMemory> for Fault<R> {
    fn from(_: OutOfHostMemory) -> Self {
        Self::OutOfMemory
    }
}

impl From<OutOfHostMemory> for vk::Result {
    fn from(_: OutOfHostMemory) -> Self {
        Self::ERROR_OUT_OF_HOST_MEMORY
    }
}

impl From<AllocError> for OutOfHostMemory {
    fn from(_: AllocError) -> Self {
        Self
    }
}

/// A value, or the refusal of the memory for it.
pub(crate) type Allocated<T> = Result<T, OutOfHostMemory>;

/// A growing list in host memory. Grow it with [`try_push`] only.
pub(crate) type List<T> = Vec<T, HostAllocator>;

/// Appends `value`, or reports that memory was refused; then the list is as before.
pub(crate) fn try_push<T>(list: &mut List<T>, value: T) -> Allocated<()> {
    list.try_reserve(1).map_err(|_| OutOfHostMemory)?;
    list.push_within_capacity(value).map_err(|_| OutOfHostMemory)
}

/// A list of what an iterator yields, up to the first refusal.
pub(crate) fn try_collect<T>(
    allocator: HostAllocator,
    values: impl Iterator<Item = Allocated<T>>,
) -> Allocated<List<T>> {
    let mut list = Vec::new_in(allocator);
    for value in values {
        try_push(&mut list, value?)?;
    }
    Ok(list)
}

/// A list of `len` times `value`.
pub(crate) fn try_filled<T: Copy>(
    allocator: HostAllocator,
    value: T,
    len: usize,
) -> Allocated<List<T>> {
    let mut list = Vec::new_in(allocator);
    list.try_reserve_exact(len).map_err(|_| OutOfHostMemory)?;
    while list.len() < len {
        list.push_within_capacity(value).map_err(|_| OutOfHostMemory)?;
    }
    Ok(list)
}

/// The same in memory of the loader.
#[cfg(windows)]
pub(crate) fn filled<T: Copy>(value: T, len: usize) -> loader_discovery::Grown<alloc::vec::Vec<T>> {
    loader_discovery::memory::Collect::try_list(core::iter::repeat_n(value, len))
}

/// Allocates through an application's callbacks, with one scope.
///
/// The allocator points to the callbacks instead of copying them, because an instance frees its
/// memory through the callbacks of `vkDestroyInstance` (callpath.md 7.4 step 1).
#[derive(Clone, Copy, Debug)]
pub(crate) struct HostAllocator {
    /// Null, or callbacks that outlive every use of this allocator. Zeroed ones count as none.
    callbacks: *const vk::AllocationCallbacks,
    scope: vk::SystemAllocationScope,
}

/// The application's callbacks if they have both functions that the loader uses. Otherwise the
/// loader uses Rust's allocator (callpath.md 8).
///
/// # Safety
/// `p_allocator` is null or points to callbacks.
pub(crate) unsafe fn usable(
    p_allocator: *const vk::AllocationCallbacks,
) -> Option<vk::AllocationCallbacks> {
    // SAFETY: the caller promises null or callbacks.
    let callbacks = unsafe { p_allocator.as_ref() }.copied();
    callbacks.filter(|callbacks| callbacks.pfn_allocation.is_some() && callbacks.pfn_free.is_some())
}

impl HostAllocator {
    /// Rust's own allocator.
    pub(crate) const NONE: Self =
        Self { callbacks: core::ptr::null(), scope: vk::SystemAllocationScope::COMMAND };

    /// An allocator over `callbacks`, or over Rust's own when that is null.
    ///
    /// # Safety
    /// `callbacks` is null or points to callbacks that are valid and stay in place as long as this
    /// allocator, its copies and anything allocated through them are in use.
    pub(crate) const unsafe fn new(
        callbacks: *const vk::AllocationCallbacks,
        scope: vk::SystemAllocationScope,
    ) -> Self {
        Self { callbacks, scope }
    }

    /// The same callbacks with another scope.
    pub(crate) const fn scoped(self, scope: vk::SystemAllocationScope) -> Self {
        Self { callbacks: self.callbacks, scope }
    }

    /// Moves `value` into a new allocation.
    pub(crate) fn try_create<T>(self, value: T) -> Allocated<NonNull<T>> {
        let place = self.try_reserve::<T>()?;
        // SAFETY: freshly allocated for a `T`.
        unsafe { place.write(value) };
        Ok(place)
    }

    /// Allocates room for a `T`, uninitialised.
    pub(crate) fn try_reserve<T>(self) -> Allocated<NonNull<T>> {
        Ok(self.allocate(Layout::new::<T>())?.cast())
    }

    /// Drops and frees what [`Self::try_create`] made.
    ///
    /// # Safety
    /// `place` came from `try_create` of an allocator with the same or compatible callbacks, and
    /// nothing uses it any more.
    pub(crate) unsafe fn destroy<T>(self, place: NonNull<T>) {
        // SAFETY: the place holds a value of `try_create` that nothing uses any more.
        unsafe { place.drop_in_place() };
        // SAFETY: the place came from `try_create`, and holds no value any more.
        unsafe { self.release(place) };
    }

    /// Frees what [`Self::try_reserve`] gave, without dropping it.
    ///
    /// # Safety
    /// As [`Self::destroy`].
    pub(crate) unsafe fn release<T>(self, place: NonNull<T>) {
        // SAFETY: the caller promises a place from `try_reserve` or `try_create`, which request
        // this layout.
        unsafe { self.deallocate(place.cast(), Layout::new::<T>()) };
    }
}

// SAFETY: allocations come from the application's allocator (which the Vulkan specification,
// chapter "Memory Allocation", holds to the same rules) or from Rust's; copies of a `HostAllocator`
// share the callbacks, so each frees what another allocated.
unsafe impl Allocator for HostAllocator {
    #[inline(never)]
    fn allocate(&self, layout: Layout) -> Result<NonNull<[u8]>, AllocError> {
        let layout = layout.align_to(MIN_ALIGNMENT).map_err(|_| AllocError)?;
        // SAFETY: the caller of `new` promised null or callbacks that outlive the allocator.
        let callbacks = unsafe { usable(self.callbacks) };
        let Some(vk::AllocationCallbacks { p_user_data, pfn_allocation: Some(allocate), .. }) =
            callbacks
        else {
            return Global.allocate(layout);
        };
        if layout.size() == 0 {
            return Err(AllocError);
        }
        // SAFETY: Vulkan's rules for pfnAllocation: a size above 0 and a power of two.
        let memory = unsafe { allocate(p_user_data, layout.size(), layout.align(), self.scope) };
        let memory = NonNull::new(memory.cast::<u8>()).ok_or(AllocError)?;
        Ok(NonNull::slice_from_raw_parts(memory, layout.size()))
    }

    #[inline(never)]
    unsafe fn grow(
        &self,
        memory: NonNull<u8>,
        old: Layout,
        new: Layout,
    ) -> Result<NonNull<[u8]>, AllocError> {
        let place = self.allocate(new)?;
        // SAFETY: the caller promises memory of the old layout, which is not larger than the new
        // one.
        unsafe {
            memory.copy_to_nonoverlapping(place.cast(), old.size());
            self.deallocate(memory, old);
        }
        Ok(place)
    }

    #[inline(never)]
    unsafe fn deallocate(&self, memory: NonNull<u8>, layout: Layout) {
        // SAFETY: the caller of `new` promised null or callbacks that outlive the allocator.
        let callbacks = unsafe { usable(self.callbacks) };
        if let Some(vk::AllocationCallbacks { p_user_data, pfn_free: Some(free), .. }) = callbacks {
            // SAFETY: the same callbacks, or compatible ones, allocated the memory.
            unsafe { free(p_user_data, memory.as_ptr().cast()) };
        } else if let Ok(layout) = layout.align_to(MIN_ALIGNMENT) {
            // SAFETY: allocated above with the same layout.
            unsafe { Global.deallocate(memory, layout) };
        }
    }
}
