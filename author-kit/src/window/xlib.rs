//! Windows of X, on the application's display of Xlib: by the xcb connection of the display.
//!
//! When xcb sends a request, libX11 gives the connection back, by a function that takes the display's lock.
//! There is a lock after XInitThreads alone, which libX11 calls itself since version 1.8: with an older one,
//! the application calls that function before all others, since swapchains have a thread.

use std::ffi::c_void;
use std::sync::OnceLock;

use dispatch_tables::icd::IcdSurfaceXlib;
use dispatch_tables::vk;
use libloading_08::Library;

use super::capabilities::has_formats;
use super::{surface, system, x11};

/// `XGetXCBConnection`.
type GetConnection = unsafe extern "C" fn(*mut vk::Display) -> *mut c_void;

/// The function of libX11-xcb, which stays open: an application with Xlib has it in most cases.
fn get_connection() -> Option<GetConnection> {
    static FUNCTION: OnceLock<Option<GetConnection>> = OnceLock::new();
    *FUNCTION.get_or_init(|| {
        // SAFETY: the library's initialization has no conditions, and the function has this type.
        unsafe {
            let library = Library::new("libX11-xcb.so.1").ok()?;
            let function = *library.get::<GetConnection>(b"XGetXCBConnection\0").ok()?;
            std::mem::forget(library);
            Some(function)
        }
    })
}

/// The xcb connection of the application's display.
///
/// # Errors
///
/// `ERROR_SURFACE_LOST_KHR` without libX11-xcb.
fn connection(display: *mut vk::Display) -> Result<*mut c_void, vk::Result> {
    let get = get_connection().ok_or(vk::Result::ERROR_SURFACE_LOST_KHR)?;
    // SAFETY: valid usage of the command that has the display: the display is open.
    Ok(unsafe { get(display) })
}

fn window(display: *mut vk::Display, window: vk::Window) -> Result<system::Window, vk::Result> {
    // Numbers of X have 32 bits, and Xlib's type is wider.
    Ok(system::Window::X(x11::Window::new(connection(display)?, window as u32)))
}

pub(super) unsafe extern "system" fn create_surface(
    instance: vk::Instance,
    info: *const vk::XlibSurfaceCreateInfoKHR,
    callbacks: *const vk::AllocationCallbacks,
    surface: *mut vk::SurfaceKHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        match window((*info).dpy, (*info).window) {
            Ok(window) => surface::create(instance, window, callbacks, surface),
            // The command may not say that a surface is lost.
            Err(_) => vk::Result::ERROR_OUT_OF_HOST_MEMORY,
        }
    }
}

/// The window of a surface of the loader.
///
/// # Errors
///
/// `ERROR_SURFACE_LOST_KHR` without libX11-xcb.
pub(super) fn of_loader(surface: &IcdSurfaceXlib) -> Result<system::Window, vk::Result> {
    window(surface.dpy, surface.window)
}

pub(super) unsafe extern "system" fn presentation_support(
    device: vk::PhysicalDevice,
    _: u32,
    display: *mut vk::Display,
    visual: vk::VisualID,
) -> vk::Bool32 {
    let is_shown = |connection| x11::shows(connection, visual as u32);
    // SAFETY: valid usage of the command.
    (unsafe { has_formats(device) } && connection(display).is_ok_and(is_shown)).into()
}
