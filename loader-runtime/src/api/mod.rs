//! What the application calls (trampolines) and what ends a call chain (terminators).
//!
//! One file an object. Hand-written trampolines have their C names; exported ones carry
//! `no_mangle`. Terminators stand in a `terminator` module of the same file and are named as the
//! field of the entrypoint table that they fill.

mod array_query;
pub(crate) mod debug_report;
pub(crate) mod debug_utils;
pub(crate) mod device;
pub(crate) mod display;
pub(crate) mod emulation;
mod find_device;
pub(crate) mod global;
pub(crate) mod instance;
pub(crate) mod invalid;
pub(crate) mod object_name;
pub(crate) mod physical_device;
pub(crate) mod surface;
mod surface_emulation;
pub(crate) mod surface_query;
pub(crate) mod swapchain;
pub(crate) mod unsupported;
