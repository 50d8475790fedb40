//! What drivers below interface version 3 find behind a `VkSurfaceKHR`: the structures of
//! `vk_icd.h` (callpath.md 5.1, 5.3).

use std::mem::offset_of;

use dispatch_tables::vk;

/// `VkIcdWsiPlatform`: the window system of a surface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(transparent)]
pub(crate) struct Platform(u32);

impl Platform {
    pub(crate) const WAYLAND: Self = Self(1);
    pub(crate) const XCB: Self = Self(3);
    pub(crate) const XLIB: Self = Self(4);
    pub(crate) const DISPLAY: Self = Self(8);
    pub(crate) const HEADLESS: Self = Self(9);
}

/// `VkIcdSurfaceWayland`.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct IcdSurfaceWayland {
    pub(crate) platform: Platform,
    pub(crate) display: *mut vk::wl_display,
    pub(crate) surface: *mut vk::wl_surface,
}

/// `VkIcdSurfaceXcb`.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct IcdSurfaceXcb {
    pub(crate) platform: Platform,
    pub(crate) connection: *mut vk::xcb_connection_t,
    pub(crate) window: vk::xcb_window_t,
}

/// `VkIcdSurfaceXlib`.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct IcdSurfaceXlib {
    pub(crate) platform: Platform,
    pub(crate) dpy: *mut vk::Display,
    pub(crate) window: vk::Window,
}

/// `VkIcdSurfaceDisplay`.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct IcdSurfaceDisplay {
    pub(crate) platform: Platform,
    pub(crate) display_mode: vk::DisplayModeKHR,
    pub(crate) plane_index: u32,
    pub(crate) plane_stack_index: u32,
    pub(crate) transform: vk::SurfaceTransformFlagsKHR,
    pub(crate) global_alpha: f32,
    pub(crate) alpha_mode: vk::DisplayPlaneAlphaFlagsKHR,
    pub(crate) image_extent: vk::Extent2D,
}

/// `VkIcdSurfaceHeadless`, and the head of all the others.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct IcdSurfaceHeadless {
    pub(crate) platform: Platform,
}

/// What a driver below interface version 3 reads through its `VkSurfaceKHR`.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) union IcdSurface {
    pub(crate) headless: IcdSurfaceHeadless,
    pub(crate) wayland: IcdSurfaceWayland,
    pub(crate) xcb: IcdSurfaceXcb,
    pub(crate) xlib: IcdSurfaceXlib,
    pub(crate) display: IcdSurfaceDisplay,
}

#[cfg(target_pointer_width = "64")]
const _: () = {
    assert!(
        offset_of!(IcdSurfaceWayland, display) == 8 && offset_of!(IcdSurfaceWayland, surface) == 16
    );
    assert!(offset_of!(IcdSurfaceXcb, connection) == 8 && offset_of!(IcdSurfaceXcb, window) == 16);
    assert!(offset_of!(IcdSurfaceXlib, dpy) == 8 && offset_of!(IcdSurfaceXlib, window) == 16);
    assert!(offset_of!(IcdSurfaceDisplay, display_mode) == 8);
    assert!(offset_of!(IcdSurfaceDisplay, plane_index) == 16);
    assert!(offset_of!(IcdSurfaceDisplay, plane_stack_index) == 20);
    assert!(offset_of!(IcdSurfaceDisplay, transform) == 24);
    assert!(offset_of!(IcdSurfaceDisplay, global_alpha) == 28);
    assert!(offset_of!(IcdSurfaceDisplay, alpha_mode) == 32);
    assert!(offset_of!(IcdSurfaceDisplay, image_extent) == 36);
    assert!(size_of::<IcdSurfaceXcb>() == 24 && size_of::<IcdSurfaceDisplay>() == 48);
};
