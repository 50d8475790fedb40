// provisional banner

//! The types of the Vulkan registry.
use crate::vk::bit_field::bit_field;
use crate::vk::enumeration::enumeration;
use crate::vk::flags::flags;
use crate::vk::handle::{dispatchable_handle, handle};
use crate::vk::zero::zero_default;
mod base;
mod bitmasks;
mod callbacks;
mod commands;
mod constants;
mod enums;
mod extensions;
mod handles;
mod platform;
mod structs;
mod unions;
mod video;
pub use base::*;
pub use bitmasks::*;
pub use callbacks::*;
pub use commands::*;
pub use constants::*;
pub use enums::*;
pub use extensions::*;
pub use handles::*;
pub use platform::*;
pub use structs::*;
pub use unions::*;
pub use video::*;
