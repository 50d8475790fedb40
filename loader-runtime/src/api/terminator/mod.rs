//! The ends of the call chains, below the layers: they map the loader's handles to those of one
//! driver, and answer for drivers that lack a command (callpath.md 1.7, 1.10).

#[cfg(windows)]
mod adapter_order;
mod array_query;
pub(crate) mod debug_report;
pub(crate) mod debug_utils;
pub(crate) mod device;
pub(crate) mod device_groups;
mod device_list;
mod device_selection;
mod device_sort;
pub(crate) mod display;
mod driver_entrypoints;
pub(crate) mod emulation;
pub(crate) mod emulation_external;
mod find_device;
pub(crate) mod global;
pub(crate) mod instance;
pub(in crate::api) mod messenger;
pub(crate) mod object_name;
pub(in crate::api) mod own_surface;
pub(crate) mod physical_device;
pub(crate) mod proc_addr;
pub(crate) mod rows;
pub(crate) mod surface;
mod surface_emulation;
pub(crate) mod surface_query;
pub(crate) mod swapchain;
pub(crate) mod tool_properties;
pub(crate) mod unsupported;
