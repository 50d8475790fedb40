//! Surfaces and swapchains, for drivers whose images lie in host memory.
//!
//! A driver takes the [`ENTRIES`], the extensions, and `khr_swapchain` of its physical devices:
//!
//! ```
//! use author_kit::driver::{Description, Driver};
//! use author_kit::{common::host_images, common::host_memory, window};
//! use dispatch_tables::vk;
//!
//! static DRIVER: Driver = Driver::new(Description {
//!     instance_extensions: window::INSTANCE_EXTENSIONS,
//!     also: &[host_memory::ENTRIES, host_images::ENTRIES, window::ENTRIES],
//!     ..Description::new(vk::API_VERSION_1_3, |_| Ok(Vec::new()), |_, _| Ok(()))
//! });
//! ```
//!
//! The images of a swapchain are made by the driver's own vkCreateImage, linear, in memory of the driver
//! that the host sees: they may be the kit's [`host_images`](crate::common::host_images) or of the driver's
//! own type. Fences, semaphores and vkQueueSubmit2 are the kit's, since an acquired image signals them and
//! a present waits for them. Surfaces have those of the [`FORMATS`] that can be drawn to, as the physical
//! device's [`format`](crate::objects::PhysicalDeviceDescription::format) says. A physical device that
//! draws to none presents to no surface.
//!
//! # How a present goes
//!
//! vkQueuePresentKHR gives its queue a batch for each image, which signals a fence of the image; the first
//! waits for the semaphores. A thread of the swapchain waits for that fence, and copies the image to the
//! window: FIFO at most once per refresh (the compositor's on Wayland, else [`REFRESH`]), mailbox the newest
//! of each refresh, immediate at once. Once copied or replaced, the image can be acquired again. A retired
//! swapchain shows what it has until the next swapchain presents an image, and is out of date from then on.
//!
//! # The application's threads
//!
//! The thread uses the application's connection to the window system. An application with surfaces of Xlib
//! calls XInitThreads before any other function of Xlib, even if all of its own calls come from one thread;
//! libX11 does so by itself since version 1.8.
//!
//! Whoever waits for an answer of an X server reads the events that come before, and leaves them in the queue of
//! xcb. xcb_wait_for_event and XNextEvent hear of these; a wait for the connection's file does not. So an
//! application that waits for the file gives the wait an end, and looks into the queue then.
//!
//! An application of Wayland reads events by wl_display_dispatch, or prepares each read
//! (wl_display_prepare_read) and then reads or cancels soon: no thread's read of the connection ends before.
//!
//! # Whose surfaces
//!
//! A loader of interface version 3 or later has the driver make surfaces of its own; older loaders
//! give the driver their structure (`VkIcdSurfaceXcb` and such). The entries know each by its handle.
//!
//! | file | content |
//! |---|---|
//! | `surface` | creation and destruction of surfaces, and the loader's structures |
//! | `capabilities` | what a physical device can do with a surface |
//! | `swapchain` | creation and destruction of swapchains, acquisition of images |
//! | `images` | the images of a swapchain |
//! | `present` | vkQueuePresentKHR, and the thread that shows images |
//! | `turns` | which swapchain of a window shows images |
//! | `system` | a window and a screen of any window system |
//! | `frame` | pixels, and their copies in the order of a window's |
//! | `x11`, `xlib` | X, on the application's connection; features `xcb` and `xlib`, on Linux |
//! | `wayland` | Wayland, on the application's display; feature `wayland`, on Linux |
//! | `shm` | memory that a window system's server sees |

mod capabilities;
#[cfg_attr(
    not(all(target_os = "linux", any(feature = "xcb", feature = "wayland"))),
    allow(dead_code, reason = "headless surfaces need no copies")
)]
mod frame;
mod images;
mod present;
#[cfg(all(target_os = "linux", any(feature = "xcb", feature = "wayland")))]
mod shm;
mod surface;
mod swapchain;
mod system;
mod turns;
#[cfg(all(target_os = "linux", feature = "wayland"))]
mod wayland;
#[cfg(all(target_os = "linux", feature = "xcb"))]
mod x11;
#[cfg(all(target_os = "linux", feature = "xlib"))]
mod xlib;

use std::time::Duration;

use dispatch_tables::{InstanceExtensionTable, vk};

use crate::common;
use crate::objects::Common;

/// The instance extensions of the window systems that the features ask for, and headless surfaces.
pub const INSTANCE_EXTENSIONS: InstanceExtensionTable = InstanceExtensionTable {
    khr_surface: true,
    khr_get_surface_capabilities2: true,
    ext_headless_surface: true,
    khr_xcb_surface: cfg!(all(target_os = "linux", feature = "xcb")),
    khr_xlib_surface: cfg!(all(target_os = "linux", feature = "xlib")),
    khr_wayland_surface: cfg!(all(target_os = "linux", feature = "wayland")),
    ..InstanceExtensionTable::EMPTY
};

/// The formats of swapchains, the first the one that needs no conversion on most windows.
pub const FORMATS: [vk::Format; 4] = [
    vk::Format::B8G8R8A8_UNORM,
    vk::Format::B8G8R8A8_SRGB,
    vk::Format::R8G8B8A8_UNORM,
    vk::Format::R8G8B8A8_SRGB,
];

/// The modes of every surface.
pub const PRESENT_MODES: [vk::PresentModeKHR; 3] =
    [vk::PresentModeKHR::FIFO, vk::PresentModeKHR::MAILBOX, vk::PresentModeKHR::IMMEDIATE];

/// How long a refresh takes where no compositor says so: 60 in a second.
pub const REFRESH: Duration = Duration::from_nanos(16_666_667);

/// A list of these entries and of those that every driver with windows has.
macro_rules! entries {
    ($($first:tt)*) => {
        &[
            $($first)*
            common!(GetPhysicalDeviceSurfaceSupportKHR, capabilities::support, []),
            common!(GetPhysicalDeviceSurfaceCapabilities2KHR, capabilities::capabilities, []),
            common!(GetPhysicalDeviceSurfaceFormats2KHR, capabilities::formats, []),
            common!(GetPhysicalDeviceSurfacePresentModesKHR, capabilities::present_modes, []),
            common!(GetPhysicalDevicePresentRectanglesKHR, capabilities::rectangles, []),
            #[cfg(all(target_os = "linux", feature = "xcb"))]
            common!(GetPhysicalDeviceXcbPresentationSupportKHR, x11::presentation_support, []),
            #[cfg(all(target_os = "linux", feature = "xlib"))]
            common!(GetPhysicalDeviceXlibPresentationSupportKHR, xlib::presentation_support, []),
            #[cfg(all(target_os = "linux", feature = "wayland"))]
            common!(
                GetPhysicalDeviceWaylandPresentationSupportKHR,
                wayland::presentation_support,
                []
            ),
            common!(
                CreateSwapchainKHR,
                swapchain::create,
                [
                    CREATE_IMAGE, DESTROY_IMAGE, GET_IMAGE_MEMORY_REQUIREMENTS, ALLOCATE_MEMORY,
                    FREE_MEMORY, BIND_IMAGE_MEMORY, MAP_MEMORY, GET_IMAGE_SUBRESOURCE_LAYOUT,
                ],
                beside [CREATE_FENCE, CREATE_SEMAPHORE, QUEUE_SUBMIT2]
            ),
            common!(
                DestroySwapchainKHR,
                swapchain::destroy,
                [CREATE_SWAPCHAIN_KHR],
                beside [CREATE_SWAPCHAIN_KHR]
            ),
            common!(
                GetSwapchainImagesKHR,
                swapchain::images,
                [CREATE_SWAPCHAIN_KHR],
                beside [CREATE_SWAPCHAIN_KHR]
            ),
            common!(
                AcquireNextImage2KHR,
                swapchain::acquire,
                [CREATE_SWAPCHAIN_KHR],
                beside [CREATE_SWAPCHAIN_KHR]
            ),
            common!(
                QueuePresentKHR,
                present::queue_present,
                [CREATE_SWAPCHAIN_KHR],
                beside [CREATE_SWAPCHAIN_KHR]
            ),
        ]
    };
}

/// The entries, with the creation of surfaces: for loaders that leave surfaces to the driver, and for
/// those that do not.
pub static ENTRIES: &[Common] = entries!(
    common!(CreateHeadlessSurfaceEXT, surface::create_headless, []),
    #[cfg(all(target_os = "linux", feature = "xcb"))]
    common!(CreateXcbSurfaceKHR, x11::create_surface, []),
    #[cfg(all(target_os = "linux", feature = "xlib"))]
    common!(CreateXlibSurfaceKHR, xlib::create_surface, []),
    #[cfg(all(target_os = "linux", feature = "wayland"))]
    common!(CreateWaylandSurfaceKHR, wayland::create_surface, []),
    common!(DestroySurfaceKHR, surface::destroy, []),
);

/// The entries without the creation of surfaces: for drivers that leave the surfaces to the loader. Loaders
/// that follow Khronos' own give such a driver surfaces only where it negotiates interface version 2.
pub static ENTRIES_FOR_SURFACES_OF_THE_LOADER: &[Common] = entries!();
