//! What the author of a Vulkan driver or layer needs beyond tables.
//!
//! | module | content |
//! |---|---|
//! | [`driver`] | a driver of plain data and functions: objects, creation, lookups, tables |
//! | [`common`](mod@common) | commands that the kit implements by other commands of the driver |
//! | [`layer`] | a layer of plain data and hooks: negotiation, lookups, creation, state, settings, messages |
//! | [`structure`] | where structures and commands have pointers and handles; deep copies |
//! | [`dynamic`] | the dynamic state of a command buffer |
//! | [`recording`] | commands of a command buffer as data, to be replayed |
//! | [`manifest`] | the manifest of a layer, written by its build script |

#[cfg(feature = "driver")]
pub mod common;
#[cfg(feature = "driver")]
pub mod driver;
#[cfg(feature = "driver")]
pub mod dynamic;
#[cfg(all(test, feature = "driver"))]
mod facts;
#[rustfmt::skip]
mod generated;
#[cfg(feature = "layer")]
pub mod layer;
/// The crate of tables that this kit was built with, for its macros.
#[cfg(feature = "structure")]
#[doc(hidden)]
pub use dispatch_tables as vulkan;
pub mod manifest;
#[cfg(feature = "driver")]
pub mod recording;
/// Made by `cargo vkgen generate`.
#[cfg(all(test, feature = "driver"))]
#[rustfmt::skip]
#[path = "../tests/generated/signatures.rs"]
mod signatures;
#[cfg(feature = "structure")]
pub mod structure;
