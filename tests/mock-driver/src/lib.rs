//! A Vulkan driver without a GPU, for the scenario tests and the demo.
//!
//! To the loader it is an ordinary driver: a shared object with the driver interface of drivers.md
//! E.3 ([`interface`]), found through a manifest. It implements every command of the registry.
//! Objects and the commands that a small application needs are author-kit's ([`entrypoints`]), or
//! written by hand where the answer is configured, false or logged (`instance` to `swapchain`); all
//! others are [`stubs`] that only record. Every call is written to a log file beside the library
//! before it is executed ([`log`]), so that a test can check which calls reached the driver. A JSON
//! file beside the library configures the driver ([`config`]).
//!
//! The driver checks every handle that it receives ([`object`]): if the loader passes one of its
//! own wrappers or another driver's object, the process ends with a message that names the command.

mod claims;
mod command_buffer;
mod config;
mod device;
mod display;
mod entrypoints;
mod ffi;
mod instance;
pub mod interface;
mod log;
mod made_up;
mod messenger;
mod object;
mod physical_device;
mod stubs;
mod surface;
mod swapchain;
