//! A Vulkan driver without a GPU, for the scenario tests and the demo.
//!
//! It stands below the loader like any other driver: a shared object with the driver interface of
//! drivers.md E.3 ([`interface`]), reached through a manifest. It answers every command of the
//! registry: those that a small application needs are written by hand (`instance` to `swapchain`),
//! all others are [`stubs`] that only record. Every call is written to a log file beside the
//! library before it is carried out ([`log`]), so that a test can say what reached the driver. What
//! the driver pretends to be is read from a JSON file beside the library ([`config`]).
//!
//! Handles that come back are checked ([`object`]): a loader that passes one of its own wrappers,
//! or another driver's object, ends the process with a message that names the command.

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
mod memory;
mod messenger;
mod object;
mod physical_device;
mod stubs;
mod surface;
mod swapchain;
