//! Types that the headers of window and operating systems declare.
//!
//! The registry says only their names, so what they are is said here, once, for all platforms: the layout of nothing
//! depends on the platform that is built for.

use proc_macro2::TokenStream;
use quote::quote;
use registry::Diagnostic;
use registry::model::{Type, TypeKind};

use super::index::Index;
use super::{base, finding};
use crate::{names, rust_type};

/// What a platform's type is to Vulkan.
enum Shape {
    /// Only pointers to it occur.
    Opaque,
    /// A pointer to something opaque.
    Pointer,
    /// A pointer to constant UTF-16 text.
    WideText,
    /// An integer of Rust or of `core::ffi`.
    Integer(&'static str),
}

/// Every platform type by its C name, by header.
const SHAPES: &[(&str, Shape)] = &[
    // X11/Xlib.h, X11/extensions/Xrandr.h: XIDs are `unsigned long`.
    ("Display", Shape::Opaque),
    ("VisualID", Shape::Integer("c_ulong")),
    ("Window", Shape::Integer("c_ulong")),
    ("RROutput", Shape::Integer("c_ulong")),
    // wayland-client.h
    ("wl_display", Shape::Opaque),
    ("wl_surface", Shape::Opaque),
    // ubm.h
    ("ubm_device", Shape::Opaque),
    ("ubm_surface", Shape::Opaque),
    // windows.h: `long` has 32 bits there.
    ("HINSTANCE", Shape::Pointer),
    ("HWND", Shape::Pointer),
    ("HMONITOR", Shape::Pointer),
    ("HANDLE", Shape::Pointer),
    ("SECURITY_ATTRIBUTES", Shape::Opaque),
    ("DWORD", Shape::Integer("u32")),
    ("LPCWSTR", Shape::WideText),
    // xcb/xcb.h
    ("xcb_connection_t", Shape::Opaque),
    ("xcb_visualid_t", Shape::Integer("u32")),
    ("xcb_window_t", Shape::Integer("u32")),
    // directfb.h
    ("IDirectFB", Shape::Opaque),
    ("IDirectFBSurface", Shape::Opaque),
    // zircon/types.h
    ("zx_handle_t", Shape::Integer("u32")),
    // ggp_c/vulkan_types.h, which is not public: what the Vulkan community takes them for.
    ("GgpStreamDescriptor", Shape::Integer("u32")),
    ("GgpFrameToken", Shape::Integer("u64")),
    // screen/screen.h
    ("_screen_context", Shape::Opaque),
    ("_screen_window", Shape::Opaque),
    ("_screen_buffer", Shape::Opaque),
    // nvscisync.h, nvscibuf.h
    ("NvSciSyncAttrList", Shape::Pointer),
    ("NvSciSyncObj", Shape::Pointer),
    ("NvSciBufAttrList", Shape::Pointer),
    ("NvSciBufObj", Shape::Pointer),
];

/// Every platform type that the API names.
pub(super) fn emit(index: &Index<'_>) -> Result<TokenStream, Vec<Diagnostic>> {
    let types = index.registry.types.iter().filter(|ty| is_platform(ty));
    let types = finding::collect(types.map(definition))?;
    Ok(quote!(#(#types)*))
}

fn is_platform(ty: &Type) -> bool {
    matches!(ty.kind, TypeKind::External { .. }) && rust_type::scalar(&ty.name).is_none()
}

fn definition(ty: &Type) -> Result<TokenStream, Vec<Diagnostic>> {
    let Some((_, shape)) = SHAPES.iter().find(|(name, _)| *name == ty.name) else {
        return Err(vec![finding::error(
            "G105",
            &ty.position,
            format!("nothing says what the platform type {} is", ty.name),
            "add it to SHAPES in vkgen/src/emit/types/platform.rs",
        )]);
    };
    let doc = format!(" `{}`", ty.name);
    let right = match shape {
        Shape::Opaque => return Ok(base::opaque(&ty.name, &doc)),
        Shape::Pointer => quote!(*mut c_void),
        Shape::WideText => quote!(*const u16),
        Shape::Integer(rust) => {
            let rust = names::ident(rust);
            quote!(#rust)
        }
    };
    let name = names::ident(&ty.name);
    Ok(quote!(#[doc = #doc] pub type #name = #right;))
}
