//! The acting half of the Vulkan loader. `loader-cdylib` links it into `libvulkan.so.1`.
//!
//! `loader-discovery`, the deciding half, finds and selects drivers and layers. This crate opens
//! them, builds the call chains and holds what applications, layers and drivers call. The modules
//! in the order of the flow:
//!
//! ```text
//! host -> library -> object -> chain -> api
//! ```
//!
//! - `host` implements `loader_discovery::system::System` for this process.
//! - `library` opens driver and layer libraries and negotiates interface versions.
//! - `object` holds the records behind dispatchable handles, and their ABI.
//! - `chain` passes create infos through the layers and fills the records.
//! - `api` reads the pointers of the application. It holds the trampolines (above the layers) and
//!   the terminators (below them), and passes the terminators to `chain` as function pointers.
//!
//! `settings` and `process` hold the state in force. `journal` and `event` carry every message;
//! `lock`, `sync`, `memory`, `enumeration`, `names` and `pnext` serve all modules.
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

extern crate alloc;

mod api;
mod chain;
mod commands;
mod enumeration;
mod event;
#[cfg_attr(
    any(windows, target_os = "fuchsia"),
    allow(dead_code, reason = "Windows and Fuchsia have no fork")
)]
mod fork;
mod function_table;
#[rustfmt::skip]
mod generated;
#[cfg(all(test, target_os = "linux"))]
mod generated_tests;
mod host;
mod journal;
mod library;
mod lock;
mod memory;
mod names;
mod object;
mod pnext;
#[cfg(feature = "probe")]
pub mod probe;
mod process;
mod report;
mod settings;
mod sort;
mod startup;
mod sync;

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
