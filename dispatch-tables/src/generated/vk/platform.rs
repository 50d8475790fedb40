// provisional banner

//! Types of window and operating systems, on every platform.
use core::ffi::{c_ulong, c_void};
#[allow(unused_imports, reason = "which files need others depends on the registry")]
use super::*;
/// `Display`
#[repr(C)]
pub struct Display {
    _opaque: [u8; 0],
}
/// `VisualID`
pub type VisualID = c_ulong;
/// `Window`
pub type Window = c_ulong;
/// `RROutput`
pub type RROutput = c_ulong;
/// `wl_display`
#[repr(C)]
pub struct wl_display {
    _opaque: [u8; 0],
}
/// `wl_surface`
#[repr(C)]
pub struct wl_surface {
    _opaque: [u8; 0],
}
/// `ubm_device`
#[repr(C)]
pub struct ubm_device {
    _opaque: [u8; 0],
}
/// `ubm_surface`
#[repr(C)]
pub struct ubm_surface {
    _opaque: [u8; 0],
}
/// `HINSTANCE`
pub type HINSTANCE = *mut c_void;
/// `HWND`
pub type HWND = *mut c_void;
/// `HMONITOR`
pub type HMONITOR = *mut c_void;
/// `HANDLE`
pub type HANDLE = *mut c_void;
/// `SECURITY_ATTRIBUTES`
#[repr(C)]
pub struct SECURITY_ATTRIBUTES {
    _opaque: [u8; 0],
}
/// `DWORD`
pub type DWORD = u32;
/// `LPCWSTR`
pub type LPCWSTR = *const u16;
/// `xcb_connection_t`
#[repr(C)]
pub struct xcb_connection_t {
    _opaque: [u8; 0],
}
/// `xcb_visualid_t`
pub type xcb_visualid_t = u32;
/// `xcb_window_t`
pub type xcb_window_t = u32;
/// `IDirectFB`
#[repr(C)]
pub struct IDirectFB {
    _opaque: [u8; 0],
}
/// `IDirectFBSurface`
#[repr(C)]
pub struct IDirectFBSurface {
    _opaque: [u8; 0],
}
/// `zx_handle_t`
pub type zx_handle_t = u32;
/// `GgpStreamDescriptor`
pub type GgpStreamDescriptor = u32;
/// `GgpFrameToken`
pub type GgpFrameToken = u64;
/// `_screen_context`
#[repr(C)]
pub struct _screen_context {
    _opaque: [u8; 0],
}
/// `_screen_window`
#[repr(C)]
pub struct _screen_window {
    _opaque: [u8; 0],
}
/// `_screen_buffer`
#[repr(C)]
pub struct _screen_buffer {
    _opaque: [u8; 0],
}
