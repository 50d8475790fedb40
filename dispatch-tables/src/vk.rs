//! The types of Vulkan as plain FFI: every type of `vk.xml` and `video.xml` at the pinned version.
//!
//! Names are those that Rust's Vulkan users know: no `Vk` prefix, members in snake case, enumerants
//! and flags as associated constants (`Format::R8G8B8A8_UNORM`, `ImageUsageFlags::TRANSFER_SRC`).
//! `VkFooFlagBits` and `VkFooFlags` are one type. Platform types keep their C names and are there
//! on every platform.
//!
//! - Enumerations and flags are integers, never Rust enums: an implementation may return values
//!   that are newer than this crate. Each is an alias of [`Enumeration`] or [`Bitmask`] for its
//!   kind, which has C's name: the compiler calls a `Format` an `Enumeration<VkFormat>`. `Debug`
//!   prints the constants of known values, `R8G8B8A8_UNORM`, `SAMPLED | STORAGE`, and `Display` C's name
//!   of an enumeration's value, `VK_FORMAT_R8G8B8A8_UNORM`, which `name` gives, too. `known` iterates over
//!   an enumeration's values, and `Ord` is that of the numbers: a generic type's traits cost no
//!   time of compilation for each enumeration.
//! - Dispatchable handles are pointers, the others 64-bit numbers; each is a type of its own with
//!   `NULL`, and all are a [`Handle`].
//! - Structures and unions are C's in layout, `Clone`, `Copy` and `Default`: zeros, with the right
//!   `s_type`. They are `Send` and `Sync`, so a create info can be a `static`. A run of bit-fields
//!   is one private integer with `get_` and `set_` methods. The feature `debug` gives them `Debug`.
//! - A structure with an `s_type` is a [`chain::Structure`], which knows what it extends.
//! - `PFN_vk…` of a command is a bare function pointer, so its `Option` is C's nullable one; the
//!   callback types are `Option`s already.
//!
//! The definitions are generated (`generated/vk/`); what they have in common is written by hand in
//! the modules here.
//!
//! ```
//! use dispatch_tables::vk;
//!
//! let info = vk::ApplicationInfo {
//!     p_application_name: c"demo".as_ptr(),
//!     api_version: vk::API_VERSION_1_3,
//!     ..Default::default()
//! };
//! assert_eq!(info.s_type, vk::StructureType::APPLICATION_INFO);
//! assert!(info.p_next.is_null());
//! ```

pub(crate) mod bit_field;
pub mod chain;
pub(crate) mod enumeration;
pub(crate) mod flags;
pub(crate) mod function;
pub(crate) mod handle;
pub(crate) mod names;
pub(crate) mod plain_data;
mod result;
#[cfg(doc)]
pub(crate) mod spec;
mod version;

pub use crate::generated::vk::*;
pub use enumeration::Enumeration;
pub use flags::Bitmask;
pub use handle::Handle;
pub use names::Names;
pub use result::Error;
pub use version::{
    api_version_major, api_version_minor, api_version_patch, api_version_variant, make_api_version,
    make_video_std_version,
};
