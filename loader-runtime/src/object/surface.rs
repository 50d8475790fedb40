//! Surfaces: the loader's container that the application holds, and the drivers' own surfaces
//! behind it (callpath.md 5.2 to 5.5).
//!
//! Creating a surface calls no driver. A driver's surface is made when a command first needs it
//! ([`on_driver`]), exactly once whatever the number of threads. Drivers below interface version 3
//! get the container itself, so its head has the layout that `vk_icd.h` gives them.

use std::ffi::c_void;
use std::mem::offset_of;
use std::ptr::{self, NonNull};

use dispatch_tables::icd::{IcdSurfaceHeadless, IcdWsiPlatform};
use dispatch_tables::{Extension, vk};

use super::create_info::{self, CopyError, Node};
use super::driver::Driver;
use super::icd_surface::IcdSurface;
use super::instance::Instance;
use super::slots::Slots;
use crate::lock::{self, Guard};
use crate::memory::{HostAllocator, OutOfHostMemory};

/// What a `VkSurfaceKHR` of the application points at (callpath.md 5.3).
#[repr(C)]
struct Container {
    surface: IcdSurface,
    base_size: u32,
    platform_size: u32,
    non_platform_offset: u32,
    entire_size: u32,
    surface_index: u32,
    callbacks_valid: bool,
    callbacks: vk::AllocationCallbacks,
    create_info: *mut c_void,
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

/// What the application asked for, read from its create info.
pub(crate) struct Request {
    pub(crate) surface: IcdSurface,
    /// Size of the union's member in use.
    pub(crate) platform_size: usize,
    pub(crate) create_info: *const c_void,
    pub(crate) callbacks: Option<vk::AllocationCallbacks>,
}

/// The surfaces of an instance.
pub(crate) struct InstanceSurfaces {
    slots: Slots,
    allocator: HostAllocator,
}

impl InstanceSurfaces {
    /// None yet. `allocator`: the instance's.
    pub(crate) fn new(allocator: HostAllocator) -> Self {
        let lists = allocator.scoped(vk::SystemAllocationScope::INSTANCE);
        Self { slots: Slots::new(lists), allocator }
    }

    /// How many indices are taken.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.slots.objects(&lock::acquire()).count()
    }
}

impl Drop for InstanceSurfaces {
    /// Frees the containers that the application forgot to destroy.
    fn drop(&mut self) {
        for object in self.slots.objects(&lock::acquire()) {
            if let Some(container) = NonNull::new(object.cast::<Container>()) {
                // SAFETY: a registered container is alive, and with its instance gone nobody uses
                // it.
                unsafe { free_container(container, self.allocator) };
            }
        }
    }
}

/// Creates a surface; no driver is called (callpath.md 5.2). Of the chain, only the structures of
/// its platform are accepted.
///
/// # Errors
///
/// See [`CopyError`]; then nothing of the surface is left.
///
/// # Safety
///
/// The request's create info is a valid chain.
pub(crate) unsafe fn create(
    lock: &Guard,
    instance: &Instance,
    request: &Request,
) -> Result<vk::SurfaceKHR, CopyError> {
    let surfaces = &instance.surfaces;
    let index = surfaces.slots.reserve(lock, request.callbacks)?;
    // SAFETY: the caller's promise.
    let container = make_room(lock, instance, index)
        .map_err(CopyError::from)
        .and_then(|()| unsafe { create_container(request, index, surfaces.allocator) });
    match container {
        Ok(container) => {
            surfaces.slots.set_object(lock, index, container.as_ptr().cast());
            Ok(vk::SurfaceKHR::from_raw(container.as_ptr().expose_provenance() as u64))
        }
        Err(error) => {
            surfaces.slots.release(lock, index);
            Err(error)
        }
    }
}

/// The surface to give to `driver` in place of the application's (callpath.md 5.4): its own,
/// created now if it has none yet, or the container for drivers that have no own ones.
///
/// # Errors
///
/// The driver's, or `ERROR_EXTENSION_NOT_PRESENT` when it cannot make surfaces of this platform.
///
/// # Safety
///
/// `surface` is null or was returned by [`create`] for the driver's instance and is not destroyed
/// meanwhile.
pub(crate) unsafe fn on_driver(
    surface: vk::SurfaceKHR,
    driver: &Driver,
) -> Result<vk::SurfaceKHR, vk::Result> {
    // SAFETY: the caller's promise.
    let Some(container) = (unsafe { container(surface).map(|place| place.as_ref()) }) else {
        return Ok(surface);
    };
    let create = || create_on_driver(container, driver);
    let own = driver.surfaces.get_or_create(container.surface_index, create);
    own.unwrap_or(Ok(surface))
}

/// Destroys a surface and the drivers' surfaces behind it; nothing happens for null (callpath.md
/// 5.5). Drivers are called without the loader lock.
///
/// # Safety
///
/// As [`on_driver`], and nobody uses the surface any more. `p_allocator` is null or valid.
pub(crate) unsafe fn destroy(
    instance: &Instance,
    surface: vk::SurfaceKHR,
    p_allocator: *const vk::AllocationCallbacks,
) {
    let Some(container) = container(surface) else {
        return;
    };
    // SAFETY: the caller's promise.
    let index = unsafe { container.as_ref() }.surface_index;
    while let Some(own) = next_driver_surface(instance, index) {
        // SAFETY: the surface was taken out of its cell, so nobody else destroys it. The driver
        // stays: it has a physical device, and the application destroys surfaces before instances.
        unsafe { own.destroy(p_allocator) };
    }
    let lock = &lock::acquire();
    instance.surfaces.slots.release(lock, index);
    // SAFETY: nobody uses the surface any more, and its index is free.
    unsafe { free_container(container, instance.surfaces.allocator) };
}

/// Destroys a driver's surfaces whose owners the application forgot, before the driver's instance
/// goes (callpath.md 7.4).
///
/// # Safety
///
/// Nothing uses a surface of the driver any more.
pub(crate) unsafe fn destroy_leftovers(lock: &Guard, instance: &Instance, driver: &Driver) {
    for (index, handle) in driver.surfaces.take_all() {
        let callbacks = instance.surfaces.slots.complete_callbacks(lock, index);
        let allocator = callbacks.as_ref().map_or(ptr::null(), ptr::from_ref);
        // SAFETY: the surface was taken out of its cell, so nobody else destroys it.
        unsafe { OwnSurface::new(driver, handle).destroy(allocator) };
    }
}

/// The structures that a surface's create info may consist of.
fn allowed_nodes(platform: IcdWsiPlatform) -> &'static [Node] {
    use vk::StructureType as Type;
    match platform {
        IcdWsiPlatform::WAYLAND => {
            const {
                &[Node::of::<vk::WaylandSurfaceCreateInfoKHR>(
                    Type::WAYLAND_SURFACE_CREATE_INFO_KHR,
                )]
            }
        }
        IcdWsiPlatform::XCB => {
            const { &[Node::of::<vk::XcbSurfaceCreateInfoKHR>(Type::XCB_SURFACE_CREATE_INFO_KHR)] }
        }
        IcdWsiPlatform::XLIB => {
            const { &[Node::of::<vk::XlibSurfaceCreateInfoKHR>(Type::XLIB_SURFACE_CREATE_INFO_KHR)] }
        }
        IcdWsiPlatform::HEADLESS => {
            const {
                &[Node::of::<vk::HeadlessSurfaceCreateInfoEXT>(
                    Type::HEADLESS_SURFACE_CREATE_INFO_EXT,
                )]
            }
        }
        IcdWsiPlatform::DISPLAY => {
            const {
                &[
                    Node::of::<vk::DisplaySurfaceCreateInfoKHR>(
                        Type::DISPLAY_SURFACE_CREATE_INFO_KHR,
                    ),
                    Node::of::<vk::DisplaySurfaceStereoCreateInfoNV>(
                        Type::DISPLAY_SURFACE_STEREO_CREATE_INFO_NV,
                    ),
                ]
            }
        }
        _ => &[],
    }
}

/// Whether a driver has surfaces of its own at all (callpath.md 5.2 step 5).
fn has_own_surfaces(driver: &Driver) -> bool {
    driver.library().makes_surfaces() && driver.has_extension(Extension::KHR_SURFACE)
}

/// Makes sure that every driver has a cell at `index`.
fn make_room(lock: &Guard, instance: &Instance, index: u32) -> Result<(), OutOfHostMemory> {
    let mut drivers = instance.drivers(lock).filter(|driver| has_own_surfaces(driver));
    drivers.try_for_each(|driver| driver.surfaces.make_room(index))
}

/// # Safety
///
/// The request's create info is a valid chain.
unsafe fn create_container(
    request: &Request,
    index: u32,
    allocator: HostAllocator,
) -> Result<NonNull<Container>, CopyError> {
    let allocator = allocator.scoped(vk::SystemAllocationScope::OBJECT);
    let container = allocator.try_create(Container {
        surface: request.surface,
        base_size: size_of::<IcdSurfaceHeadless>() as u32,
        platform_size: request.platform_size as u32,
        non_platform_offset: offset_of!(Container, base_size) as u32,
        entire_size: size_of::<Container>() as u32,
        surface_index: index,
        callbacks_valid: request.callbacks.is_some(),
        callbacks: request.callbacks.unwrap_or_default(),
        create_info: ptr::null_mut(),
    })?;
    // SAFETY: the caller's promise; the container is not shared yet.
    unsafe {
        let allowed = allowed_nodes((*container.as_ptr()).platform());
        match create_info::copy_chain(request.create_info, allowed, allocator) {
            Ok(copy) => {
                (*container.as_ptr()).create_info = copy.as_ptr();
                Ok(container)
            }
            Err(error) => {
                allocator.destroy(container);
                Err(error)
            }
        }
    }
}

/// # Safety
///
/// The container came from [`create_container`] with the same allocator, and nobody uses it.
unsafe fn free_container(container: NonNull<Container>, allocator: HostAllocator) {
    let allocator = allocator.scoped(vk::SystemAllocationScope::OBJECT);
    // SAFETY: the caller's promise; the create info is the container's own.
    unsafe {
        let platform = container.as_ref().platform();
        if let Some(create_info) = NonNull::new(container.as_ref().create_info) {
            create_info::free_chain(create_info, allowed_nodes(platform), allocator);
        }
        allocator.destroy(container);
    }
}

impl Container {
    fn platform(&self) -> IcdWsiPlatform {
        // SAFETY: every member of the union starts with its platform.
        unsafe { self.surface.headless }.base.platform
    }

    /// The allocator that the application brought to the surface's creation, or null.
    fn allocator(&self) -> *const vk::AllocationCallbacks {
        if self.callbacks_valid { &self.callbacks } else { ptr::null() }
    }
}

/// The container behind a handle; `None` for null.
fn container(surface: vk::SurfaceKHR) -> Option<NonNull<Container>> {
    NonNull::new(ptr::with_exposed_provenance_mut(surface.as_raw() as usize))
}

/// A driver's own surface, taken out of its cell to be destroyed.
struct OwnSurface {
    destroy: Option<vk::PFN_vkDestroySurfaceKHR>,
    instance: vk::Instance,
    handle: vk::SurfaceKHR,
}

impl OwnSurface {
    fn new(driver: &Driver, handle: vk::SurfaceKHR) -> Self {
        let destroy = driver.instance_table.destroy_surface_khr;
        Self { destroy, instance: driver.instance, handle }
    }

    /// Has the driver destroy the surface.
    ///
    /// # Safety
    /// The driver's instance is live, and nobody uses the surface. `p_allocator` is null or points
    /// to callbacks.
    unsafe fn destroy(self, p_allocator: *const vk::AllocationCallbacks) {
        if let Some(destroy) = self.destroy {
            // SAFETY: the driver's own function, instance and surface; the caller promises the rest.
            unsafe { destroy(self.instance, self.handle, p_allocator) };
        }
    }
}

/// Takes the next surface of that index out of its driver.
fn next_driver_surface(instance: &Instance, index: u32) -> Option<OwnSurface> {
    let lock = &lock::acquire();
    let mut drivers = instance.drivers(lock);
    drivers.find_map(|driver| Some(OwnSurface::new(driver, driver.surfaces.take(index)?)))
}

/// Has the driver make its own surface from the container's copies.
fn create_on_driver(container: &Container, driver: &Driver) -> Result<vk::SurfaceKHR, vk::Result> {
    let mut handle = vk::SurfaceKHR::NULL;
    let table = &driver.instance_table;
    /// Calls the driver's command if it has it and knows the platform's extension.
    macro_rules! create {
        ($command:ident, $extension:ident) => {
            match table.$command {
                Some(create) if driver.has_extension(Extension::$extension) => {
                    let info = container.create_info.cast_const().cast();
                    // SAFETY: the copy is a create info of the platform whose command this is;
                    // callbacks and handle live through the call.
                    unsafe { create(driver.instance, info, container.allocator(), &mut handle) }
                }
                _ => vk::Result::ERROR_EXTENSION_NOT_PRESENT,
            }
        };
    }
    let result = match container.platform() {
        IcdWsiPlatform::WAYLAND => create!(create_wayland_surface_khr, KHR_WAYLAND_SURFACE),
        IcdWsiPlatform::XCB => create!(create_xcb_surface_khr, KHR_XCB_SURFACE),
        IcdWsiPlatform::XLIB => create!(create_xlib_surface_khr, KHR_XLIB_SURFACE),
        IcdWsiPlatform::DISPLAY => create!(create_display_plane_surface_khr, KHR_DISPLAY),
        IcdWsiPlatform::HEADLESS => create!(create_headless_surface_ext, EXT_HEADLESS_SURFACE),
        _ => vk::Result::ERROR_EXTENSION_NOT_PRESENT,
    };
    match result {
        vk::Result::SUCCESS => Ok(handle),
        error => Err(error),
    }
}
