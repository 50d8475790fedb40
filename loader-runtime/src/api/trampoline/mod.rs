//! The functions that applications call: they check the handle and call the first layer of the
//! chain. Most trampolines are made of [`rows`]; the others need more than a jump (callpath.md 1.6).
#![allow(non_snake_case, reason = "trampolines carry their C names")]

pub(crate) mod debug_report;
pub(crate) mod debug_utils;
pub(crate) mod device;
mod device_filter;
pub(crate) mod global;
pub(crate) mod instance;
pub(crate) mod object_name;
pub(crate) mod physical_device;
mod pre_instance;
pub(crate) mod proc_addr;
pub(crate) mod rows;
pub(crate) mod swapchain;
