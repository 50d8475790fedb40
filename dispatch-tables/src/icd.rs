//! The structures that loader and drivers share outside the registry: what a driver's author finds
//! in `vk_icd.h`.
//!
//! A driver agrees on an interface version, leaves the first word of its dispatchable objects to
//! the loader ([`LoaderData`]), and, unless it creates surfaces itself, reads the loader's surfaces
//! ([`IcdSurfaceBase`] and the structures that begin with it). Names are C's without `Vk`, as in
//! [`crate::vk`]. Source: drivers.md E, callpath.md 5.

use core::ffi::{c_char, c_void};

use crate::vk;

/// `CURRENT_LOADER_ICD_INTERFACE_VERSION`: the newest interface between loader and drivers.
pub const CURRENT_LOADER_ICD_INTERFACE_VERSION: u32 = 7;
/// `MIN_SUPPORTED_LOADER_ICD_INTERFACE_VERSION`.
pub const MIN_SUPPORTED_LOADER_ICD_INTERFACE_VERSION: u32 = 0;
/// `MIN_PHYS_DEV_EXTENSION_ICD_INTERFACE_VERSION`: the first version with
/// vk_icdGetPhysicalDeviceProcAddr.
pub const MIN_PHYS_DEV_EXTENSION_ICD_INTERFACE_VERSION: u32 = 4;
/// `ICD_LOADER_MAGIC`: what a driver writes into the first word of a dispatchable object that it
/// makes.
pub const ICD_LOADER_MAGIC: usize = 0x01CD_C0DE;

/// `PFN_vk_icdNegotiateLoaderICDInterfaceVersion`: in, the newest version that the loader knows;
/// out, the one to use.
#[allow(non_camel_case_types, reason = "C's name")]
pub type PFN_vk_icdNegotiateLoaderICDInterfaceVersion =
    unsafe extern "system" fn(p_version: *mut u32) -> vk::Result;

/// `PFN_vk_icdGetInstanceProcAddr`.
#[allow(non_camel_case_types, reason = "C's name")]
pub type PFN_vk_icdGetInstanceProcAddr =
    unsafe extern "system" fn(vk::Instance, *const c_char) -> vk::PFN_vkVoidFunction;

/// `PFN_vk_icdGetPhysicalDeviceProcAddr`: a lookup for physical-device commands alone.
#[allow(non_camel_case_types, reason = "C's name")]
pub type PFN_vk_icdGetPhysicalDeviceProcAddr =
    unsafe extern "system" fn(vk::Instance, *const c_char) -> vk::PFN_vkVoidFunction;

/// `LUID`: the number by which Windows names a graphics adapter until the system restarts.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Luid {
    /// `LowPart`.
    pub low_part: u32,
    /// `HighPart`.
    pub high_part: i32,
}

/// `PFN_vk_icdEnumerateAdapterPhysicalDevices`: the physical devices of one adapter of Windows, in
/// two calls. VK_ERROR_INCOMPATIBLE_DRIVER for an adapter that is not the driver's.
#[allow(non_camel_case_types, reason = "C's name")]
pub type PFN_vk_icdEnumerateAdapterPhysicalDevices = unsafe extern "system" fn(
    instance: vk::Instance,
    adapter_luid: Luid,
    p_physical_device_count: *mut u32,
    p_physical_devices: *mut vk::PhysicalDevice,
) -> vk::Result;

/// `VK_LOADER_DATA`: the first word of a driver's dispatchable objects.
#[repr(C)]
#[derive(Clone, Copy)]
pub union LoaderData {
    /// [`ICD_LOADER_MAGIC`] until the loader writes its pointer.
    pub loader_magic: usize,
    /// The loader's.
    pub loader_data: *mut c_void,
}

/// `VkIcdWsiPlatform`: the window system of a surface.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct IcdWsiPlatform(u32);

impl IcdWsiPlatform {
    /// Mir, which no Vulkan extension has any more.
    pub const MIR: Self = Self(0);
    /// Wayland.
    pub const WAYLAND: Self = Self(1);
    /// Windows.
    pub const WIN32: Self = Self(2);
    /// X, through XCB.
    pub const XCB: Self = Self(3);
    /// X, through Xlib.
    pub const XLIB: Self = Self(4);
    /// Android.
    pub const ANDROID: Self = Self(5);
    /// macOS.
    pub const MACOS: Self = Self(6);
    /// iOS.
    pub const IOS: Self = Self(7);
    /// A display without a window system.
    pub const DISPLAY: Self = Self(8);
    /// Headless: neither a window system nor a display.
    pub const HEADLESS: Self = Self(9);
    /// Metal.
    pub const METAL: Self = Self(10);
    /// DirectFB.
    pub const DIRECTFB: Self = Self(11);
    /// Vi.
    pub const VI: Self = Self(12);
    /// Google Games Platform.
    pub const GGP: Self = Self(13);
    /// QNX Screen.
    pub const SCREEN: Self = Self(14);
    /// Fuchsia.
    pub const FUCHSIA: Self = Self(15);

    /// The C value.
    pub const fn as_raw(self) -> u32 {
        self.0
    }

    /// From the C value.
    pub const fn from_raw(raw: u32) -> Self {
        Self(raw)
    }
}

/// `VkIcdSurfaceBase`: the first member of each of the loader's surfaces.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct IcdSurfaceBase {
    /// The window system, which says which structure the surface is.
    pub platform: IcdWsiPlatform,
}

/// `VkIcdSurfaceWayland`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct IcdSurfaceWayland {
    /// [`IcdWsiPlatform::WAYLAND`].
    pub base: IcdSurfaceBase,
    /// The application's connection.
    pub display: *mut vk::wl_display,
    /// The application's surface.
    pub surface: *mut vk::wl_surface,
}

/// `VkIcdSurfaceWin32`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct IcdSurfaceWin32 {
    /// [`IcdWsiPlatform::WIN32`].
    pub base: IcdSurfaceBase,
    /// The application.
    pub hinstance: vk::HINSTANCE,
    /// Its window.
    pub hwnd: vk::HWND,
}

/// `VkIcdSurfaceXcb`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct IcdSurfaceXcb {
    /// [`IcdWsiPlatform::XCB`].
    pub base: IcdSurfaceBase,
    /// The application's connection.
    pub connection: *mut vk::xcb_connection_t,
    /// Its window.
    pub window: vk::xcb_window_t,
}

/// `VkIcdSurfaceXlib`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct IcdSurfaceXlib {
    /// [`IcdWsiPlatform::XLIB`].
    pub base: IcdSurfaceBase,
    /// The application's connection.
    pub dpy: *mut vk::Display,
    /// Its window.
    pub window: vk::Window,
}

/// `VkIcdSurfaceDirectFB`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct IcdSurfaceDirectFB {
    /// [`IcdWsiPlatform::DIRECTFB`].
    pub base: IcdSurfaceBase,
    /// The application's connection.
    pub dfb: *mut vk::IDirectFB,
    /// Its surface.
    pub surface: *mut vk::IDirectFBSurface,
}

/// `VkIcdSurfaceAndroid`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct IcdSurfaceAndroid {
    /// [`IcdWsiPlatform::ANDROID`].
    pub base: IcdSurfaceBase,
    /// The application's window.
    pub window: *mut vk::ANativeWindow,
}

/// `VkIcdSurfaceMacOS`; `VkIcdSurfaceIOS` has the same members.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct IcdSurfaceMacOS {
    /// [`IcdWsiPlatform::MACOS`] or [`IcdWsiPlatform::IOS`].
    pub base: IcdSurfaceBase,
    /// The application's view.
    pub p_view: *const c_void,
}

/// `VkIcdSurfaceIOS`.
pub type IcdSurfaceIOS = IcdSurfaceMacOS;

/// `VkIcdSurfaceMetal`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct IcdSurfaceMetal {
    /// [`IcdWsiPlatform::METAL`].
    pub base: IcdSurfaceBase,
    /// The application's layer.
    pub p_layer: *const vk::CAMetalLayer,
}

/// `VkIcdSurfaceGgp`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct IcdSurfaceGgp {
    /// [`IcdWsiPlatform::GGP`].
    pub base: IcdSurfaceBase,
    /// The application's stream.
    pub stream_descriptor: vk::GgpStreamDescriptor,
}

/// `VkIcdSurfaceVi`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct IcdSurfaceVi {
    /// [`IcdWsiPlatform::VI`].
    pub base: IcdSurfaceBase,
    /// The application's window.
    pub window: *mut c_void,
}

/// `VkIcdSurfaceScreen`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct IcdSurfaceScreen {
    /// [`IcdWsiPlatform::SCREEN`].
    pub base: IcdSurfaceBase,
    /// The application's context.
    pub context: *mut vk::_screen_context,
    /// Its window.
    pub window: *mut vk::_screen_window,
}

/// `VkIcdSurfaceImagePipe`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct IcdSurfaceImagePipe {
    /// [`IcdWsiPlatform::FUCHSIA`].
    pub base: IcdSurfaceBase,
}

/// `VkIcdSurfaceDisplay`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct IcdSurfaceDisplay {
    /// [`IcdWsiPlatform::DISPLAY`].
    pub base: IcdSurfaceBase,
    /// As in `VkDisplaySurfaceCreateInfoKHR`, and so are all below.
    pub display_mode: vk::DisplayModeKHR,
    /// See `display_mode`.
    pub plane_index: u32,
    /// See `display_mode`.
    pub plane_stack_index: u32,
    /// See `display_mode`.
    pub transform: vk::SurfaceTransformFlagsKHR,
    /// See `display_mode`.
    pub global_alpha: f32,
    /// See `display_mode`.
    pub alpha_mode: vk::DisplayPlaneAlphaFlagsKHR,
    /// See `display_mode`.
    pub image_extent: vk::Extent2D,
}

/// `VkIcdSurfaceHeadless`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct IcdSurfaceHeadless {
    /// [`IcdWsiPlatform::HEADLESS`].
    pub base: IcdSurfaceBase,
}

/// callpath.md 5.1.
#[cfg(target_pointer_width = "64")]
const _: () = {
    use core::mem::offset_of;
    assert!(size_of::<LoaderData>() == 8 && size_of::<IcdSurfaceBase>() == 4);
    assert!(offset_of!(IcdSurfaceWayland, display) == 8);
    assert!(offset_of!(IcdSurfaceWayland, surface) == 16);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_system_keeps_its_number() {
        assert_eq!(IcdWsiPlatform::FUCHSIA.as_raw(), 15);
        assert_eq!(IcdWsiPlatform::from_raw(9), IcdWsiPlatform::HEADLESS);
    }
}
