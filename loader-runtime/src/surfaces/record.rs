//! Surfaces of an instance: the loader's container that the application holds (callpath.md 5.2,
//! 5.3).
//!
//! A container keeps a copy of the create info for the drivers, which create their own surfaces
//! later (`surfaces::own`). Drivers below interface version 3 get the container
//! itself, so its head has the layout that `vk_icd.h` gives them.

use core::ffi::c_void;
use core::mem::offset_of;
use core::ptr;
use core::ptr::NonNull;

use dispatch_tables::icd::{IcdSurfaceHeadless, IcdWsiPlatform};
use dispatch_tables::vk;

use crate::generated::surfaces::{self, IcdSurface};
use crate::lock::{self, Guard};
use crate::memory::HostAllocator;
use crate::pnext::{self, CopyError};
use crate::records::slots::Slots;
use crate::surfaces::kind::{SurfaceKind, is_for_all_drivers};

/// The target of the application's `VkSurfaceKHR` (callpath.md 5.3).
#[repr(C)]
pub(crate) struct Container {
    surface: IcdSurface,
    base_size: u32,
    platform_size: u32,
    non_platform_offset: u32,
    entire_size: u32,
    /// The index of the surface in the instance and in every driver.
    pub(crate) surface_index: u32,
    callbacks_valid: bool,
    callbacks: vk::AllocationCallbacks,
    /// The copy of the application's create info, with its chain; null if every driver gets the
    /// container.
    pub(crate) create_info: *mut c_void,
}

#[cfg(target_pointer_width = "64")]
const _: () = {
    assert!(offset_of!(Container, surface) == 0);
    assert!(offset_of!(Container, base_size) == 48);
    assert!(offset_of!(Container, platform_size) == 52);
    assert!(offset_of!(Container, non_platform_offset) == 56);
    assert!(offset_of!(Container, entire_size) == 60);
    assert!(offset_of!(Container, surface_index) == 64);
    assert!(offset_of!(Container, callbacks_valid) == 68);
    assert!(offset_of!(Container, callbacks) == 72);
    assert!(offset_of!(Container, create_info) == 120);
    assert!(size_of::<Container>() == 128);
};

/// The parameters of a new surface, read from the application's create info.
pub(crate) struct SurfaceRequest {
    pub(crate) kind: &'static SurfaceKind,
    pub(crate) surface: IcdSurface,
    pub(crate) create_info: *const c_void,
    pub(crate) callbacks: Option<vk::AllocationCallbacks>,
}

impl Container {
    /// The container behind a handle; `None` for null.
    pub(crate) fn of(surface: vk::SurfaceKHR) -> Option<NonNull<Self>> {
        NonNull::new(ptr::with_exposed_provenance_mut(surface.as_raw() as usize))
    }

    /// The kind of the surface.
    pub(crate) fn kind(&self) -> Option<&'static SurfaceKind> {
        let platform = self.platform();
        surfaces::KINDS.iter().copied().find(|kind| kind.platform == platform)
    }

    /// Whether every driver gets this container, whatever its interface version.
    pub(crate) fn is_for_all_drivers(&self) -> bool {
        is_for_all_drivers(self.platform())
    }

    fn platform(&self) -> IcdWsiPlatform {
        // SAFETY: every member of the union starts with its platform.
        unsafe { self.surface.headless }.base.platform
    }

    /// The allocator that the application brought to the surface's creation, or null.
    pub(crate) fn allocator(&self) -> *const vk::AllocationCallbacks {
        if self.callbacks_valid { &self.callbacks } else { ptr::null() }
    }
}

/// The surfaces of an instance.
pub(crate) struct InstanceSurfaces {
    pub(crate) slots: Slots,
    allocator: HostAllocator,
}

impl InstanceSurfaces {
    /// None yet. `allocator`: the instance's.
    pub(crate) fn new(allocator: HostAllocator) -> Self {
        Self {
            slots: Slots::new(allocator.scoped(vk::SystemAllocationScope::INSTANCE)),
            allocator: allocator.scoped(vk::SystemAllocationScope::OBJECT),
        }
    }

    /// How many indices are taken.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.slots.objects(&lock::acquire()).count()
    }

    /// Creates the surface at a reserved index. Only the structures of the platform are accepted in
    /// the create info's chain.
    ///
    /// # Safety
    /// The request's create info is a valid chain.
    pub(crate) unsafe fn create(
        &self,
        lock: &Guard,
        index: u32,
        request: &SurfaceRequest,
    ) -> Result<vk::SurfaceKHR, CopyError> {
        let mut container = Container {
            surface: request.surface,
            base_size: size_of::<IcdSurfaceHeadless>() as u32,
            platform_size: request.kind.platform_size as u32,
            non_platform_offset: offset_of!(Container, base_size) as u32,
            entire_size: size_of::<Container>() as u32,
            surface_index: index,
            callbacks_valid: request.callbacks.is_some(),
            callbacks: request.callbacks.unwrap_or_default(),
            create_info: ptr::null_mut(),
        };
        let known = request.kind.structures;
        let place = self.allocator.try_reserve::<Container>()?;
        if !is_for_all_drivers(request.kind.platform) {
            // SAFETY: the caller promises a valid chain.
            match unsafe { pnext::copy(request.create_info, ptr::null(), known, self.allocator) } {
                Ok(copy) => container.create_info = copy.leak().as_ptr(),
                Err(error) => {
                    // SAFETY: reserved above, and nobody has the address.
                    unsafe { self.allocator.release(place) };
                    return Err(error);
                }
            }
        }
        // SAFETY: reserved for a container.
        unsafe { place.write(container) };
        self.slots.set_object(lock, index, place.as_ptr().cast());
        Ok(vk::SurfaceKHR::from_raw(place.as_ptr().expose_provenance() as u64))
    }

    /// Frees a surface and gives its index back.
    ///
    /// # Safety
    /// [`Self::create`] made the container, and nobody uses the surface any more.
    pub(crate) unsafe fn destroy(&self, lock: &Guard, container: NonNull<Container>) {
        // SAFETY: the container is live until it is freed below.
        self.slots.release(lock, unsafe { container.as_ref() }.surface_index);
        // SAFETY: the caller's promise is that of `free`.
        unsafe { free(container, self.allocator) };
    }
}

impl Drop for InstanceSurfaces {
    /// Frees the containers of surfaces that the application did not destroy.
    fn drop(&mut self) {
        for object in self.slots.objects(&lock::acquire()) {
            if let Some(container) = NonNull::new(object.cast::<Container>()) {
                // SAFETY: the slot's object is a live container, and the instance ends, so that
                // nobody uses the surface.
                unsafe { free(container, self.allocator) };
            }
        }
    }
}

/// # Safety
/// [`InstanceSurfaces::create`] made the container with the same allocator, and nobody uses it.
unsafe fn free(container: NonNull<Container>, allocator: HostAllocator) {
    // SAFETY: the container is live until it is freed below.
    let record = unsafe { container.as_ref() };
    let known = record.kind().map_or(&[][..], |kind| kind.structures);
    if let Some(create_info) = NonNull::new(record.create_info) {
        // SAFETY: `create` copied the create info with these structures and this allocator.
        unsafe { pnext::free(create_info, known, allocator) };
    }
    // SAFETY: `create` allocated the container from this allocator.
    unsafe { allocator.destroy(container) };
}
