//! What drivers below interface version 3 find behind a `VkSurfaceKHR`: one of the structures of
//! `vk_icd.h` (callpath.md 5.1, 5.3).

use dispatch_tables::icd::{
    IcdSurfaceDisplay, IcdSurfaceHeadless, IcdSurfaceWayland, IcdSurfaceXcb, IcdSurfaceXlib,
};

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
