//! Types that C or the headers of window and operating systems declare. The registry has only
//! their names; this table has their definitions, for all platforms. No layout depends on the
//! platform of the build.

/// The definition of a type that the registry does not declare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum External {
    /// Only pointers to the type occur.
    Opaque,
    /// A pointer to something opaque.
    Pointer,
    /// A pointer to constant UTF-16 text.
    WideText,
    /// An integer without a sign, of this many bytes.
    Unsigned(u32),
    /// An integer with a sign, of this many bytes.
    Signed(u32),
    /// A floating-point number of this many bytes.
    Float(u32),
    /// C's `unsigned long`: as wide as a pointer where X11 is.
    UnsignedLong,
    /// C's `size_t`.
    Size,
}

/// C's own types, and those of platforms by header.
const ALL: &[(&str, External)] = &[
    ("void", External::Opaque),
    ("char", External::Signed(1)),
    ("int", External::Signed(4)),
    ("float", External::Float(4)),
    ("double", External::Float(8)),
    ("int8_t", External::Signed(1)),
    ("uint8_t", External::Unsigned(1)),
    ("int16_t", External::Signed(2)),
    ("uint16_t", External::Unsigned(2)),
    ("int32_t", External::Signed(4)),
    ("uint32_t", External::Unsigned(4)),
    ("int64_t", External::Signed(8)),
    ("uint64_t", External::Unsigned(8)),
    ("size_t", External::Size),
    // X11/Xlib.h, X11/extensions/Xrandr.h: XIDs are `unsigned long`.
    ("Display", External::Opaque),
    ("VisualID", External::UnsignedLong),
    ("Window", External::UnsignedLong),
    ("RROutput", External::UnsignedLong),
    // wayland-client.h
    ("wl_display", External::Opaque),
    ("wl_surface", External::Opaque),
    // ubm.h
    ("ubm_device", External::Opaque),
    ("ubm_surface", External::Opaque),
    // windows.h: `long` has 32 bits there.
    ("HINSTANCE", External::Pointer),
    ("HWND", External::Pointer),
    ("HMONITOR", External::Pointer),
    ("HANDLE", External::Pointer),
    ("SECURITY_ATTRIBUTES", External::Opaque),
    ("DWORD", External::Unsigned(4)),
    ("LPCWSTR", External::WideText),
    // xcb/xcb.h
    ("xcb_connection_t", External::Opaque),
    ("xcb_visualid_t", External::Unsigned(4)),
    ("xcb_window_t", External::Unsigned(4)),
    // directfb.h
    ("IDirectFB", External::Opaque),
    ("IDirectFBSurface", External::Opaque),
    // zircon/types.h
    ("zx_handle_t", External::Unsigned(4)),
    // ggp_c/vulkan_types.h, which is not public: what the Vulkan community takes them for.
    ("GgpStreamDescriptor", External::Unsigned(4)),
    ("GgpFrameToken", External::Unsigned(8)),
    // screen/screen.h
    ("_screen_context", External::Opaque),
    ("_screen_window", External::Opaque),
    ("_screen_buffer", External::Opaque),
    // nvscisync.h, nvscibuf.h
    ("NvSciSyncAttrList", External::Pointer),
    ("NvSciSyncObj", External::Pointer),
    ("NvSciBufAttrList", External::Pointer),
    ("NvSciBufObj", External::Pointer),
];

/// The definition of a type of C or of a platform; none of any other type.
pub fn external(name: &str) -> Option<External> {
    ALL.iter().find(|(known, _)| *known == name).map(|(_, external)| *external)
}
