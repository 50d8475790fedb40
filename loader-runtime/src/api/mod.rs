//! What the application calls (trampolines) and what ends a call chain (terminators).
//!
//! One file an object. Hand-written trampolines have their C names; exported ones carry
//! `no_mangle`. Terminators stand in a `terminator` module of the same file and are named as the
//! field of the entrypoint table that they fill.

mod array_query;
mod callback_object;
pub(crate) mod debug_report;
pub(crate) mod debug_utils;
pub(crate) mod device;
pub(crate) mod device_filter;
mod device_groups;
mod device_list;
mod device_selection;
pub(crate) mod device_sort;
mod device_terminator;
pub(crate) mod display;
mod driver_entrypoints;
pub(crate) mod emulation;
mod emulation_external;
mod find_device;
pub(crate) mod global;
pub(crate) mod instance;
mod instance_extensions;
mod instance_info;
mod instance_terminator;
pub(crate) mod invalid;
mod layer_device;
mod layers;
pub(crate) mod object_name;
pub(crate) mod physical_device;
mod physical_device_terminator;
mod pre_instance;
pub(crate) mod proc_addr;
mod structures;
pub(crate) mod surface;
mod surface_emulation;
pub(crate) mod surface_query;
pub(crate) mod swapchain;
#[cfg(test)]
mod tests;
mod tool_properties;
mod two_calls;
mod unknown;
pub(crate) mod unsupported;
