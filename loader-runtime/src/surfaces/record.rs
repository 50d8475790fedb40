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

use crate::instance::objects::Objects;
use crate::lock::Guard;
use crate::memory::HostAllocator;
use crate::pnext::{self, CopyError};
use crate::surfaces::kind::{IcdSurface, KINDS, SurfaceKind, is_for_all_drivers};

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
        KINDS.iter().copied().find(|kind| kind.platform == platform)
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

    /// Creates the surface at a reserved index. Only the structures of the platform are accepted in
    /// the create info's chain.
    ///
    /// # Safety
    /// The request's create info is a valid chain.
    pub(crate) unsafe fn create(
        lock: &Guard,
        objects: &Objects,
        index: u32,
        request: &SurfaceRequest,
    ) -> Result<vk::SurfaceKHR, CopyError> {
        let container = Self {
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
        let is_copied = !container.is_for_all_drivers();
        let mut place = objects.create(lock, index, container)?;
        if is_copied {
            let (info, known) = (request.create_info, request.kind.structures);
            // SAFETY: the caller promises a valid chain. Nobody else has the new container.
            unsafe {
                let copy = pnext::copy(info, ptr::null(), known, objects.allocator())?;
                place.as_mut().create_info = copy.leak().as_ptr();
            }
        }
        Ok(vk::SurfaceKHR::from_raw(place.as_ptr().expose_provenance() as u64))
    }
}

/// Frees a container and the copy of its create info.
///
/// # Safety
/// [`Container::create`] made the container with the same allocator, and nobody uses it.
pub(crate) unsafe fn free(container: NonNull<Container>, allocator: HostAllocator) {
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
