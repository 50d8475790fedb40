//! The acting half of the Vulkan loader. `loader-cdylib` links it into `libvulkan.so.1`.
//!
//! `loader-discovery`, the deciding half, finds and selects drivers and layers. This crate opens
//! them, builds the call chains and holds what applications, layers and drivers call.
//!
//! The modules are rooms by subject: [`instance`], [`device`], [`physical_devices`], [`surfaces`],
//! [`debug`], [`lookup`], [`layers`], [`libraries`], [`pre_instance`]. In a room, `above` holds the
//! trampolines, which an application calls above the layers, `below` the terminators, which end the
//! call chains below the layers, `record` what stands behind a handle, and `event` the messages.
//! Trampolines and terminators that are alike for many commands are made of rows in [`commands`].
//!
//! Beside the rooms: [`host`] implements `loader_discovery::system::System` for this process,
//! [`records`] and [`chain`] hold what several rooms share, [`settings`] and [`process`] the state
//! in force. [`mod@journal`], [`event`] and [`report`] carry every message; [`lock`], [`sync`],
//! [`memory`], [`shared`], [`enumeration`], [`names`] and [`pnext`] serve all modules.
//!
//! # Safety
//!
//! A function that has the name of a command requires the command's valid usage: of a trampoline
//! with the application's handles, of a terminator with the handles that the chain passes down.
//! Such a function has no `# Safety` section of its own unless it requires more.
//!
//! Behaviour follows `docs/behaviour/` (the contract). Comments cite its sections, such as
//! "callpath.md 2.3".
#![cfg_attr(not(test), no_std)]
#![cfg_attr(
    not(any(test, fuzzing)),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        clippy::print_stdout,
        clippy::print_stderr
    )
)]
#![cfg_attr(
    test,
    allow(
        clippy::disallowed_methods,
        clippy::disallowed_types,
        clippy::disallowed_macros,
        reason = "tests may end without memory"
    )
)]

extern crate alloc;

mod chain;
mod commands;
mod debug;
mod device;
mod enumeration;
mod event;
#[cfg_attr(
    any(windows, target_os = "fuchsia"),
    allow(dead_code, reason = "Windows and Fuchsia have no fork")
)]
mod fork;
#[rustfmt::skip]
mod generated;
#[cfg(all(test, target_os = "linux"))]
mod generated_tests;
mod host;
mod instance;
mod journal;
mod layers;
mod libraries;
mod lock;
mod lookup;
mod memory;
mod names;
mod physical_devices;
mod pnext;
mod pre_instance;
mod process;
mod records;
mod report;
mod settings;
mod shared;
mod startup;
mod surfaces;
mod sync;
#[cfg(test)]
mod tests;
#[cfg(feature = "tools")]
#[allow(clippy::disallowed_methods, reason = "a tool may end without memory")]
pub mod tools;

pub use host::HostSystem;

/// The journal of messages without an instance: it writes to stderr under the filter that
/// [`on_load`] latched. For tools that run `loader-discovery` on this system.
pub fn journal() -> &'static dyn loader_discovery::event::Record {
    &journal::LOADER
}

/// Runs when the dynamic linker loads the library, before any other function: latches the variables
/// about logging and unloading, logs the version of the loader (drivers.md A.1, B.4), and
/// prepares for forks.
pub fn on_load() {
    startup::latch_environment(&host::HostSystem, &journal::LOADER);
    #[cfg(all(unix, not(target_os = "fuchsia")))]
    fork::register();
}

/// Runs when the dynamic linker unloads the library: closes the driver libraries that no instance
/// uses (drivers.md E.7).
pub fn on_unload() {
    process::PROCESS.clear();
}
