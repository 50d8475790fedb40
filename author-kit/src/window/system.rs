//! Windows of any window system, and what a swapchain shows its images on.

use std::panic::{AssertUnwindSafe, catch_unwind};

use dispatch_tables::vk;

use super::frame::Frame;
use super::turns::Turn;
#[cfg(all(target_os = "linux", feature = "wayland"))]
use super::wayland;
#[cfg(all(target_os = "linux", feature = "xcb"))]
use super::x11;

/// The window of a surface, by the application's pointers and numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Window {
    /// No window; the handle of the surface.
    Headless(u64),
    /// A window of X. Surfaces of Xlib have the xcb connection of their display.
    #[cfg(all(target_os = "linux", feature = "xcb"))]
    X(x11::Window),
    /// A surface of Wayland.
    #[cfg(all(target_os = "linux", feature = "wayland"))]
    Wayland(wayland::Window),
}

/// What can be said of a window without a swapchain.
#[derive(Clone, Copy)]
pub(super) struct Facts {
    /// The size; none of a window that has the size of the swapchain.
    pub(super) extent: Option<vk::Extent2D>,
    /// Whether the window's pixels are of a kind that images are converted to.
    pub(super) is_supported: bool,
    /// What becomes of alpha.
    pub(super) alpha: vk::CompositeAlphaFlagsKHR,
}

/// What the images of a swapchain are shown on.
pub(super) enum Screen {
    /// Nobody sees the images.
    Headless,
    #[cfg(all(target_os = "linux", feature = "xcb"))]
    X(Box<x11::Screen>),
    #[cfg(all(target_os = "linux", feature = "wayland"))]
    Wayland(Box<wayland::Screen>),
}

impl Window {
    /// # Errors
    ///
    /// `ERROR_SURFACE_LOST_KHR` if the window or the connection is gone.
    pub(super) fn facts(&self) -> Result<Facts, vk::Result> {
        careful(|| match self {
            Self::Headless(_) => Ok(Facts {
                extent: None,
                is_supported: true,
                alpha: vk::CompositeAlphaFlagsKHR::OPAQUE,
            }),
            #[cfg(all(target_os = "linux", feature = "xcb"))]
            Self::X(window) => window.facts(),
            #[cfg(all(target_os = "linux", feature = "wayland"))]
            Self::Wayland(_) => Ok(wayland::FACTS),
        })
    }
}

impl Screen {
    /// What to show the images of a new swapchain on.
    ///
    /// # Errors
    ///
    /// `ERROR_SURFACE_LOST_KHR`; `ERROR_INITIALIZATION_FAILED` for a window whose pixels are of no known
    /// kind; `ERROR_OUT_OF_HOST_MEMORY`.
    pub(super) fn open(
        window: &Window,
        info: &vk::SwapchainCreateInfoKHR,
        turn: &Turn,
    ) -> Result<Self, vk::Result> {
        _ = (info, turn);
        careful(|| match window {
            Window::Headless(_) => Ok(Self::Headless),
            #[cfg(all(target_os = "linux", feature = "xcb"))]
            Window::X(window) => Ok(Self::X(Box::new(x11::Screen::open(window, info)?))),
            #[cfg(all(target_os = "linux", feature = "wayland"))]
            Window::Wayland(window) => {
                let screen = wayland::Screen::open(window, info, &turn.shared.globals)?;
                Ok(Self::Wayland(Box::new(screen)))
            }
        })
    }

    /// Whether images of this size can still be shown.
    ///
    /// # Errors
    ///
    /// `ERROR_OUT_OF_DATE_KHR` after a resize, `ERROR_SURFACE_LOST_KHR` without the window.
    pub(super) fn check(&self, extent: vk::Extent2D) -> Result<(), vk::Result> {
        _ = extent;
        careful(|| match self {
            Self::Headless => Ok(()),
            #[cfg(all(target_os = "linux", feature = "xcb"))]
            Self::X(screen) => screen.check(extent),
            #[cfg(all(target_os = "linux", feature = "wayland"))]
            Self::Wayland(screen) => screen.check(),
        })
    }

    /// Waits until the window takes another image.
    ///
    /// # Errors
    ///
    /// `ERROR_SURFACE_LOST_KHR`; `ERROR_OUT_OF_DATE_KHR` after [`Self::end`].
    pub(super) fn prepare(&self) -> Result<(), vk::Result> {
        careful(|| match self {
            #[cfg(all(target_os = "linux", feature = "wayland"))]
            Self::Wayland(screen) => screen.prepare(),
            _ => Ok(()),
        })
    }

    /// Ends [`Self::prepare`], for ever.
    pub(super) fn end(&self) {
        #[cfg(all(target_os = "linux", feature = "wayland"))]
        if let Self::Wayland(screen) = self {
            screen.end();
        }
    }

    /// Copies an image to the window, which takes one; the image is free afterwards.
    ///
    /// # Errors
    ///
    /// As [`Self::check`].
    pub(super) fn show(&self, frame: &Frame) -> Result<(), vk::Result> {
        _ = frame;
        careful(|| match self {
            Self::Headless => Ok(()),
            #[cfg(all(target_os = "linux", feature = "xcb"))]
            Self::X(screen) => screen.show(frame),
            #[cfg(all(target_os = "linux", feature = "wayland"))]
            Self::Wayland(screen) => screen.show(frame),
        })
    }

    /// [`Self::prepare`] waits for the window system's refresh in the FIFO mode.
    pub(super) fn has_refresh(&self) -> bool {
        match self {
            #[cfg(all(target_os = "linux", feature = "wayland"))]
            Self::Wayland(_) => true,
            _ => false,
        }
    }
}

/// What a function of a window system returns: a panic of a library, which must not go through a command
/// of Vulkan, is a lost surface.
pub(super) fn careful<R>(
    function: impl FnOnce() -> Result<R, vk::Result>,
) -> Result<R, vk::Result> {
    let result = catch_unwind(AssertUnwindSafe(function));
    result.unwrap_or(Err(vk::Result::ERROR_SURFACE_LOST_KHR))
}
