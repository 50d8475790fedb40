//! What the author of a Vulkan layer needs beyond tables.
//!
//! | module | content |
//! |---|---|
//! | [`layer`] | a layer of plain data and hooks: negotiation, lookups, creation, state, settings, messages |
//! | [`manifest`] | the manifest of a layer, written by its build script |

#[cfg(feature = "layer")]
pub mod layer;
/// The crate of tables that this kit was built with, for its macros.
#[cfg(feature = "layer")]
#[doc(hidden)]
pub use dispatch_tables as vulkan;
pub mod manifest;
