//! Surfaces: the driver's own, and the loader's.

use std::collections::BTreeSet;
use std::sync::Arc;

use dispatch_tables::icd::{IcdSurfaceBase, IcdWsiPlatform};
use dispatch_tables::vk::{self, Handle};

use crate::objects::locks::Mutex;
use crate::objects::object::lock;
use crate::objects::{self, object};

use super::system::Window;
use super::turns::{self, Shared};

/// The handles of the driver's own surfaces: any other handle is the address of a structure of the loader.
static MADE: Mutex<BTreeSet<u64>> = Mutex::new(BTreeSet::new());

/// A surface of the driver's own.
struct Surface {
    window: Window,
    /// Kept between the swapchains of the window.
    _shared: Arc<Shared>,
}

/// What a command that creates a surface does.
///
/// # Safety
///
/// Valid usage of such a command.
pub(super) unsafe fn create(
    instance: vk::Instance,
    window: Window,
    callbacks: *const vk::AllocationCallbacks,
    place: *mut vk::SurfaceKHR,
) -> vk::Result {
    // SAFETY: the caller's promise.
    unsafe {
        let parent = objects::instance(instance).allocator();
        let surface = Surface { window, _shared: turns::of(window) };
        let surface: Result<vk::SurfaceKHR, _> = object::create(parent, callbacks, surface);
        if let Ok(surface) = surface {
            lock(&MADE).insert(surface.as_u64());
        }
        object::store(surface, place)
    }
}

pub(super) unsafe extern "system" fn create_headless(
    instance: vk::Instance,
    _: *const vk::HeadlessSurfaceCreateInfoEXT,
    callbacks: *const vk::AllocationCallbacks,
    surface: *mut vk::SurfaceKHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe { create(instance, Window::Headless(0), callbacks, surface) }
}

pub(super) unsafe extern "system" fn destroy(
    _: vk::Instance,
    surface: vk::SurfaceKHR,
    _: *const vk::AllocationCallbacks,
) {
    let mut made = lock(&MADE);
    let is_made = made.remove(&surface.as_u64());
    if made.is_empty() {
        // The driver's library may be closed next, and leaves no memory then: the old set has some.
        *made = BTreeSet::new();
    }
    drop(made);
    // The loader destroys its own surfaces.
    if is_made {
        // SAFETY: valid usage of the command: `create` made the surface.
        unsafe { object::destroy::<Surface>(surface) };
    }
}

/// The window of a surface.
///
/// # Errors
///
/// `ERROR_SURFACE_LOST_KHR` of a null handle or a window system that the driver was not built for.
///
/// # Safety
///
/// A live surface of this driver or of the loader.
pub(super) unsafe fn window(surface: vk::SurfaceKHR) -> Result<Window, vk::Result> {
    if surface.is_null() {
        return Err(vk::Result::ERROR_SURFACE_LOST_KHR);
    }
    let is_made = lock(&MADE).contains(&surface.as_u64());
    // SAFETY: the caller's promise.
    let window = unsafe {
        if is_made { object::get::<Surface>(surface).window } else { of_loader(surface)? }
    };
    Ok(match window {
        Window::Headless(_) => Window::Headless(surface.as_u64()),
        #[cfg(all(target_os = "linux", any(feature = "xcb", feature = "wayland")))]
        window => window,
    })
}

/// # Safety
///
/// A live surface of the loader: the address of one of its structures.
unsafe fn of_loader(surface: vk::SurfaceKHR) -> Result<Window, vk::Result> {
    let base = surface.as_u64() as usize;
    let base: *const IcdSurfaceBase = std::ptr::with_exposed_provenance(base);
    // SAFETY: the caller's promise: the platform says which structure it is.
    unsafe {
        match (*base).platform {
            IcdWsiPlatform::HEADLESS => Ok(Window::Headless(0)),
            #[cfg(all(target_os = "linux", feature = "xcb"))]
            IcdWsiPlatform::XCB => Ok(super::x11::of_loader(&*base.cast())),
            #[cfg(all(target_os = "linux", feature = "xlib"))]
            IcdWsiPlatform::XLIB => super::xlib::of_loader(&*base.cast()),
            #[cfg(all(target_os = "linux", feature = "wayland"))]
            IcdWsiPlatform::WAYLAND => Ok(super::wayland::of_loader(&*base.cast())),
            _ => Err(vk::Result::ERROR_SURFACE_LOST_KHR),
        }
    }
}
