//! Creation and destruction of surfaces below the layers (callpath.md 5.1, 5.2, 5.5).
//!
//! The commands that create surfaces are generated, with a row each in `generated/surfaces.rs`.
//! They call [`create`], which reads the application's create info and hands plain data to
//! [`own`](crate::surfaces::own). Creation calls no driver.

use core::ffi::c_void;

use dispatch_tables::vk;

use crate::commands::unsupported::is_enabled;
use crate::commands::written;
use crate::event::SurfaceEvent;
use crate::instance::record::Instance;
use crate::pnext::CopyError;
use crate::surfaces::kind::{IcdSurface, SurfaceKind};
use crate::surfaces::record::SurfaceRequest;
use crate::{lock, surfaces};

/// Checks the extension, then creates a surface of this kind. `icd_surface` makes the head of the
/// surface, which drivers below interface version 3 read.
///
/// # Safety
///
/// The other arguments are those of the kind's command, by Vulkan's valid usage.
pub(crate) unsafe fn create(
    kind: &'static SurfaceKind,
    icd_surface: unsafe fn(*const c_void) -> IcdSurface,
    instance: vk::Instance,
    create_info: *const c_void,
    p_allocator: *const vk::AllocationCallbacks,
    p_surface: *mut vk::SurfaceKHR,
) -> vk::Result {
    let lock = &lock::acquire();
    // SAFETY: a terminator's instance is the loader's.
    let Some(instance) = (unsafe { Instance::of(instance) }) else {
        return vk::Result::ERROR_INITIALIZATION_FAILED;
    };
    if !is_enabled(instance, kind.extension, kind.command) {
        if surfaces::kind::is_null_without_extension(kind.platform) {
            // SAFETY: by valid usage `p_surface` can be written.
            unsafe { p_surface.write(vk::SurfaceKHR::NULL) };
        }
        return kind.not_enabled;
    }
    // SAFETY: by valid usage the create info is one of the command, and the allocator is null or
    // valid.
    let (surface, callbacks) = unsafe { (icd_surface(create_info), p_allocator.as_ref().copied()) };
    let request = SurfaceRequest { kind, surface, create_info, callbacks };
    let refused = |error| match error {
        CopyError::OutOfHostMemory => vk::Result::ERROR_OUT_OF_HOST_MEMORY,
        CopyError::UnknownStructure(s_type) => {
            let (command, s_type) = (kind.command.name().into(), s_type.as_raw());
            instance.journal().record(SurfaceEvent::UnknownStructure { command, s_type });
            vk::Result::ERROR_EXTENSION_NOT_PRESENT
        }
    };
    // SAFETY: by valid usage the create info is a valid chain and `p_surface` can be written.
    unsafe { written(surfaces::own::create(lock, instance, &request).map_err(refused), p_surface) }
}

/// Destroys a surface and the drivers' surfaces for it.
pub(crate) unsafe extern "system" fn destroy_surface_khr(
    instance: vk::Instance,
    surface: vk::SurfaceKHR,
    p_allocator: *const vk::AllocationCallbacks,
) {
    // SAFETY: by valid usage nobody uses the surface any more, and the allocator is null or valid.
    // A terminator's instance is the loader's.
    unsafe {
        if let Some(instance) = Instance::of(instance) {
            surfaces::own::destroy(instance, surface, p_allocator);
        }
    }
}

#[cfg(test)]
mod tests;
