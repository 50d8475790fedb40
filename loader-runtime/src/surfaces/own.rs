//! The drivers' own surfaces for a surface of the application (callpath.md 5.2, 5.4, 5.5).
//!
//! Creating a surface calls no driver. A driver's surface is created when a command first needs it
//! ([`on_driver`]), once even if several threads need it.

use core::ffi::c_void;

use dispatch_tables::{Extension, vk};

use crate::chain::typed;
use crate::instance::driver::Driver;
use crate::instance::objects::{self, ObjectKind};
use crate::instance::record::Instance;
use crate::lock::Guard;
use crate::memory::Allocated;
use crate::pnext::CopyError;
use crate::surfaces::record::{Container, SurfaceRequest};

/// Creates a surface and makes room for it in the drivers; no driver is called (callpath.md 5.2).
///
/// # Errors
/// See [`CopyError`]; then nothing of the surface is left.
///
/// # Safety
/// The request's create info is a valid chain.
pub(crate) unsafe fn create(
    lock: &Guard,
    instance: &Instance,
    request: &SurfaceRequest,
) -> Result<vk::SurfaceKHR, CopyError> {
    let objects = &instance.objects;
    let index = objects.reserve(lock, ObjectKind::Surface, request.callbacks)?;
    let created = make_room(lock, instance, index)
        .map_err(CopyError::from)
        // SAFETY: the caller promises a valid chain.
        .and_then(|()| unsafe { Container::create(lock, objects, index, request) });
    // SAFETY: nobody got the surface.
    created.inspect_err(|_| unsafe { objects.free(lock, index) })
}

/// The surface that `driver` gets in place of the application's (callpath.md 5.4): the driver's
/// own, created now if necessary, or the container for a driver without surfaces of its own.
///
/// # Errors
/// The driver's, or `ERROR_EXTENSION_NOT_PRESENT` when it cannot make surfaces of this platform.
///
/// # Safety
/// `surface` is null or came from [`create`] for the driver's instance, and is not destroyed
/// meanwhile.
pub(crate) unsafe fn on_driver(
    surface: vk::SurfaceKHR,
    driver: &Driver,
) -> Result<vk::SurfaceKHR, vk::Result> {
    let Some(container) = Container::of(surface) else {
        return Ok(surface);
    };
    // SAFETY: the caller promises that the surface is live.
    let container = unsafe { container.as_ref() };
    if container.is_for_all_drivers() || !has_own_surfaces(driver) {
        return Ok(surface);
    }
    let create = || create_on_driver(container, driver);
    let own = driver.objects.get_or_create(container.surface_index, create);
    own.map_or(Ok(surface), |own| own.map(vk::SurfaceKHR::from_raw))
}

/// A parameter with a surface: the surface, or a structure with one.
pub(crate) trait SurfaceParameter: Sized {
    /// What a driver gets in place of the parameter, or a pointer to it.
    type Own;

    /// # Errors
    /// As [`on_driver`].
    ///
    /// # Safety
    /// As [`on_driver`]; the structure is valid.
    unsafe fn on_driver(self, driver: &Driver) -> Result<Self::Own, vk::Result>;

    /// The driver's parameter.
    fn lent(own: &Self::Own) -> Self;
}

impl SurfaceParameter for vk::SurfaceKHR {
    type Own = Self;

    unsafe fn on_driver(self, driver: &Driver) -> Result<Self, vk::Result> {
        // SAFETY: the caller's promise is that of the function.
        unsafe { on_driver(self, driver) }
    }

    fn lent(own: &Self) -> Self {
        *own
    }
}

macro_rules! structure_with_surface {
    ($Info:ident) => {
        impl SurfaceParameter for *const vk::$Info {
            type Own = vk::$Info;

            unsafe fn on_driver(self, driver: &Driver) -> Result<vk::$Info, vk::Result> {
                // SAFETY: the caller promises a valid structure with a live surface.
                unsafe {
                    let info = *self;
                    Ok(vk::$Info { surface: on_driver(info.surface, driver)?, ..info })
                }
            }

            fn lent(own: &vk::$Info) -> Self {
                own
            }
        }
    };
}

structure_with_surface!(PhysicalDeviceSurfaceInfo2KHR);
structure_with_surface!(SwapchainCreateInfoKHR);

/// Destroys a surface and the drivers' surfaces for it. Ignores null (callpath.md 5.5). Drivers are
/// called without the loader lock.
///
/// # Safety
/// As [`on_driver`], and nobody uses the surface any more. `p_allocator` is null or points to
/// callbacks.
pub(crate) unsafe fn destroy(
    instance: &Instance,
    surface: vk::SurfaceKHR,
    p_allocator: *const vk::AllocationCallbacks,
) {
    let Some(container) = Container::of(surface) else {
        return;
    };
    // SAFETY: the caller promises that the surface is live, that nobody uses it any more, and null
    // or callbacks.
    unsafe { objects::destroy(instance, container.as_ref().surface_index, p_allocator) };
}

/// Makes room at `index` in every driver with surfaces of its own (callpath.md 5.2 step 5).
fn make_room(lock: &Guard, instance: &Instance, index: u32) -> Allocated<()> {
    let mut drivers = instance.drivers.iter(lock).filter(|driver| has_own_surfaces(driver));
    drivers.try_for_each(|driver| driver.objects.make_room(index))
}

/// Whether the driver makes surfaces of its own, instead of getting the container.
fn has_own_surfaces(driver: &Driver) -> bool {
    driver.library.makes_surfaces() && driver.extensions.contains(Extension::KHR_SURFACE)
}

/// Creates the driver's own surface from the container's copy of the create info.
fn create_on_driver(container: &Container, driver: &Driver) -> Result<u64, vk::Result> {
    let kind = container.kind().filter(|kind| driver.extensions.contains(kind.extension));
    let function = kind.and_then(|kind| driver.instance_table.get(kind.command));
    let function = function.ok_or(vk::Result::ERROR_EXTENSION_NOT_PRESENT)?;
    // SAFETY: the function is the driver's for a command that creates surfaces. These commands
    // differ only in the type of their create info.
    let create: CreateSurface = unsafe { typed(function) };
    let mut handle = vk::SurfaceKHR::NULL;
    let info = container.create_info;
    // SAFETY: the driver's own function and instance. The copy is a create info of this command.
    // Callbacks and handle live through the call.
    let result = unsafe { create(driver.instance, info, container.allocator(), &mut handle) };
    result.result().map(|()| handle.as_raw())
}

/// A driver's command that creates a surface, whatever its create info.
type CreateSurface = unsafe extern "system" fn(
    vk::Instance,
    *const c_void,
    *const vk::AllocationCallbacks,
    *mut vk::SurfaceKHR,
) -> vk::Result;
