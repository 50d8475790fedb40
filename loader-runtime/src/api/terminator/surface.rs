//! Creation and destruction of surfaces below the layers (callpath.md 5.1, 5.2, 5.5).
//!
//! A terminator reads the application's create info and hands plain data to [`driver_surface`],
//! which calls no driver yet.

use dispatch_tables::icd::{
    IcdSurfaceBase, IcdSurfaceDisplay, IcdSurfaceHeadless, IcdSurfaceWayland, IcdSurfaceXcb,
    IcdSurfaceXlib, IcdWsiPlatform,
};
use dispatch_tables::{Command, Extension, vk};

use crate::api::terminator::driver_surface;
use crate::event::SurfaceEvent;
use crate::lock;
use crate::object::icd_surface::IcdSurface;
use crate::object::instance::Instance;
use crate::object::surface::Request;
use crate::pnext::CopyError;

/// One way to create a surface.
struct Creation {
    command: Command,
    extension: Extension,
    /// The answer while the extension is not enabled.
    not_enabled: vk::Result,
}

impl Creation {
    const fn new(command: Command, extension: Extension) -> Self {
        let not_enabled = vk::Result::ERROR_EXTENSION_NOT_PRESENT;
        Self { command, extension, not_enabled }
    }
}

/// Checks the extension, then creates the surface that `request` reads from the create info.
///
/// # Safety
///
/// Vulkan's valid usage of the command: `p_surface` can be written, and the create info behind
/// `request` is a valid chain.
unsafe fn create(
    instance: vk::Instance,
    creation: &Creation,
    request: impl FnOnce() -> Request,
    p_surface: *mut vk::SurfaceKHR,
) -> vk::Result {
    let lock = &lock::acquire();
    // SAFETY: a terminator's instance is the loader's.
    let Some(instance) = (unsafe { Instance::of(instance) }) else {
        return vk::Result::ERROR_INITIALIZATION_FAILED;
    };
    if !is_enabled(instance, creation.extension, creation.command) {
        return creation.not_enabled;
    }
    // SAFETY: the caller promises that the create info is a valid chain.
    match unsafe { driver_surface::create(lock, instance, &request()) } {
        Ok(surface) => {
            // SAFETY: the caller's promise.
            unsafe { p_surface.write(surface) };
            vk::Result::SUCCESS
        }
        Err(CopyError::OutOfHostMemory) => vk::Result::ERROR_OUT_OF_HOST_MEMORY,
        Err(CopyError::UnknownStructure(s_type)) => {
            instance.journal().record(SurfaceEvent::UnknownStructure {
                command: creation.command.name().into(),
                s_type: s_type.as_raw(),
            });
            vk::Result::ERROR_EXTENSION_NOT_PRESENT
        }
    }
}

/// Whether an extension is enabled; if not, says that `command` is not executed.
pub(super) fn is_enabled(instance: &Instance, extension: Extension, command: Command) -> bool {
    let enabled = instance.is_enabled(extension);
    if !enabled {
        instance.journal().record(SurfaceEvent::ExtensionNotEnabled {
            extension: extension.name().into(),
            command: command.name().into(),
        });
    }
    enabled
}

/// Creates a surface of a Wayland surface.
///
/// # Safety
///
/// Vulkan's valid usage.
pub(crate) unsafe extern "system" fn create_wayland_surface_khr(
    instance: vk::Instance,
    p_create_info: *const vk::WaylandSurfaceCreateInfoKHR,
    p_allocator: *const vk::AllocationCallbacks,
    p_surface: *mut vk::SurfaceKHR,
) -> vk::Result {
    let creation =
        Creation::new(Command::CREATE_WAYLAND_SURFACE_KHR, Extension::KHR_WAYLAND_SURFACE);
    let request = || {
        // SAFETY: valid usage: a create info of this command, and null or an allocator.
        let (info, callbacks) = unsafe { (&*p_create_info, p_allocator.as_ref().copied()) };
        let surface = IcdSurfaceWayland {
            base: IcdSurfaceBase { platform: IcdWsiPlatform::WAYLAND },
            display: info.display,
            surface: info.surface,
        };
        Request {
            surface: IcdSurface { wayland: surface },
            platform_size: size_of_val(&surface),
            create_info: p_create_info.cast(),
            callbacks,
        }
    };
    // SAFETY: valid usage.
    unsafe { create(instance, &creation, request, p_surface) }
}

/// Creates a surface of an X window, through xcb.
///
/// # Safety
///
/// Vulkan's valid usage.
pub(crate) unsafe extern "system" fn create_xcb_surface_khr(
    instance: vk::Instance,
    p_create_info: *const vk::XcbSurfaceCreateInfoKHR,
    p_allocator: *const vk::AllocationCallbacks,
    p_surface: *mut vk::SurfaceKHR,
) -> vk::Result {
    let creation = Creation::new(Command::CREATE_XCB_SURFACE_KHR, Extension::KHR_XCB_SURFACE);
    let request = || {
        // SAFETY: valid usage: a create info of this command, and null or an allocator.
        let (info, callbacks) = unsafe { (&*p_create_info, p_allocator.as_ref().copied()) };
        let surface = IcdSurfaceXcb {
            base: IcdSurfaceBase { platform: IcdWsiPlatform::XCB },
            connection: info.connection,
            window: info.window,
        };
        Request {
            surface: IcdSurface { xcb: surface },
            platform_size: size_of_val(&surface),
            create_info: p_create_info.cast(),
            callbacks,
        }
    };
    // SAFETY: valid usage.
    unsafe { create(instance, &creation, request, p_surface) }
}

/// Creates a surface of an X window, through Xlib.
///
/// # Safety
///
/// Vulkan's valid usage.
pub(crate) unsafe extern "system" fn create_xlib_surface_khr(
    instance: vk::Instance,
    p_create_info: *const vk::XlibSurfaceCreateInfoKHR,
    p_allocator: *const vk::AllocationCallbacks,
    p_surface: *mut vk::SurfaceKHR,
) -> vk::Result {
    let creation = Creation::new(Command::CREATE_XLIB_SURFACE_KHR, Extension::KHR_XLIB_SURFACE);
    let request = || {
        // SAFETY: valid usage: a create info of this command, and null or an allocator.
        let (info, callbacks) = unsafe { (&*p_create_info, p_allocator.as_ref().copied()) };
        let surface = IcdSurfaceXlib {
            base: IcdSurfaceBase { platform: IcdWsiPlatform::XLIB },
            dpy: info.dpy,
            window: info.window,
        };
        Request {
            surface: IcdSurface { xlib: surface },
            platform_size: size_of_val(&surface),
            create_info: p_create_info.cast(),
            callbacks,
        }
    };
    // SAFETY: valid usage.
    unsafe { create(instance, &creation, request, p_surface) }
}

/// Creates a surface without a window system. While its extension is not enabled the call
/// succeeds without a surface, as applications know it (callpath.md 5.1).
///
/// # Safety
///
/// Vulkan's valid usage.
pub(crate) unsafe extern "system" fn create_headless_surface_ext(
    instance: vk::Instance,
    p_create_info: *const vk::HeadlessSurfaceCreateInfoEXT,
    p_allocator: *const vk::AllocationCallbacks,
    p_surface: *mut vk::SurfaceKHR,
) -> vk::Result {
    let creation = Creation {
        command: Command::CREATE_HEADLESS_SURFACE_EXT,
        extension: Extension::EXT_HEADLESS_SURFACE,
        not_enabled: vk::Result::SUCCESS,
    };
    let request = || {
        let surface =
            IcdSurfaceHeadless { base: IcdSurfaceBase { platform: IcdWsiPlatform::HEADLESS } };
        Request {
            surface: IcdSurface { headless: surface },
            platform_size: size_of_val(&surface),
            create_info: p_create_info.cast(),
            // SAFETY: valid usage: null or an allocator.
            callbacks: unsafe { p_allocator.as_ref() }.copied(),
        }
    };
    // SAFETY: valid usage.
    unsafe { create(instance, &creation, request, p_surface) }
}

/// Creates a surface of a display plane.
///
/// # Safety
///
/// Vulkan's valid usage.
pub(crate) unsafe extern "system" fn create_display_plane_surface_khr(
    instance: vk::Instance,
    p_create_info: *const vk::DisplaySurfaceCreateInfoKHR,
    p_allocator: *const vk::AllocationCallbacks,
    p_surface: *mut vk::SurfaceKHR,
) -> vk::Result {
    let creation = Creation::new(Command::CREATE_DISPLAY_PLANE_SURFACE_KHR, Extension::KHR_DISPLAY);
    let request = || {
        // SAFETY: valid usage: a create info of this command, and null or an allocator.
        let (info, callbacks) = unsafe { (&*p_create_info, p_allocator.as_ref().copied()) };
        let surface = IcdSurfaceDisplay {
            base: IcdSurfaceBase { platform: IcdWsiPlatform::DISPLAY },
            display_mode: info.display_mode,
            plane_index: info.plane_index,
            plane_stack_index: info.plane_stack_index,
            transform: info.transform,
            global_alpha: info.global_alpha,
            alpha_mode: info.alpha_mode,
            image_extent: info.image_extent,
        };
        Request {
            surface: IcdSurface { display: surface },
            platform_size: size_of_val(&surface),
            create_info: p_create_info.cast(),
            callbacks,
        }
    };
    // SAFETY: valid usage.
    unsafe { create(instance, &creation, request, p_surface) }
}

/// Destroys a surface and the drivers' surfaces behind it.
///
/// # Safety
///
/// Vulkan's valid usage.
pub(crate) unsafe extern "system" fn destroy_surface_khr(
    instance: vk::Instance,
    surface: vk::SurfaceKHR,
    p_allocator: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage; a terminator's instance is the loader's.
    unsafe {
        if let Some(instance) = Instance::of(instance) {
            driver_surface::destroy(instance, surface, p_allocator);
        }
    }
}

#[cfg(test)]
mod tests;
