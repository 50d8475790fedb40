//! What the author of a Vulkan driver or layer needs beyond tables.
//!
//! | module | content |
//! |---|---|
//! | [`driver`] | a driver of plain data and functions, for the loader |
//! | [`common`](mod@common) | commands that the kit implements by other commands of the driver |
//! | [`objects`] | objects of a driver, their creation, and their tables |
//! | [`capability`] | features, properties, limits and formats of a physical device, and layouts of images; texels of BC formats with the feature `bc` |
//! | [`layer`] | a layer of plain data and hooks: negotiation, lookups, creation, state, settings, messages |
//! | [`structure`] | where structures and commands have pointers and handles; deep copies |
//! | [`dynamic`] | the dynamic state of a command buffer |
//! | [`graphics`] | the state of a graphics pipeline, libraries included, which fills the dynamic state |
//! | `window` | surfaces and swapchains of drivers on the CPU; features `window`, `xcb`, `xlib`, `wayland` |
//! | [`recording`] | commands of a command buffer as data, to be replayed |
//! | [`manifest`] | the manifest of a layer, written by its build script |

#[cfg(feature = "driver")]
pub mod capability;
#[cfg(feature = "driver")]
pub mod common;
#[cfg(feature = "driver")]
pub mod driver;
#[cfg(feature = "driver")]
pub mod dynamic;
#[cfg(all(test, feature = "driver"))]
mod facts;
#[cfg(all(test, feature = "layer"))]
mod floors;
#[rustfmt::skip]
mod generated;
#[cfg(feature = "driver")]
pub mod graphics;
#[cfg(all(test, feature = "layer"))]
mod imports;
#[cfg(feature = "layer")]
pub mod layer;
/// The crate of tables that this kit was built with, for its macros.
#[cfg(feature = "structure")]
#[doc(hidden)]
pub use dispatch_tables as vulkan;
pub mod manifest;
#[cfg(feature = "driver")]
pub mod objects;
#[cfg(feature = "driver")]
pub mod recording;
/// Made by `cargo vkgen generate`.
#[cfg(all(test, feature = "driver"))]
#[rustfmt::skip]
#[path = "../tests/generated/signatures.rs"]
mod signatures;
#[cfg(feature = "structure")]
pub mod structure;
#[cfg(feature = "window")]
pub mod window;
