//! The Vulkan loader, as a library that `loader-cdylib` turns into `libvulkan.so.1`.
//!
//! Modules stand in the order in which the data flows. Imports follow the arrows, never back:
//!
//! ```text
//! system -> discovery -> manifest -> select -> library -> chain -> object -> api
//! ```
//!
//! `object` holds the plain ABI records that `chain` fills. `api` reads what the application hands
//! in, holds trampolines (above the layers) and terminators (below them), and gives the terminators
//! to `chain` as function pointers. `settings` stands beside `manifest`; both read `json`.
//! `journal` and `event` carry every message; `lock`, `sync`, `memory` and `names` serve all.
//!
//! Behaviour follows `docs/behaviour/` (the contract): sections named in comments, such as
//! "callpath.md 2.3", are sections there.
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
    not(all(wsi_xcb, wsi_xlib, wsi_xlib_xrandr, wsi_wayland)),
    allow(
        dead_code,
        unused_imports,
        reason = "what a build without a window system leaves out is used by no table"
    )
)]

mod api;
mod chain;
mod event;
#[rustfmt::skip]
#[allow(clippy::undocumented_unsafe_blocks, reason = "docs/safety.md")]
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
mod process;
mod settings;
mod startup;
mod sync;

pub use host::HostSystem;

/// Where messages without an instance go: to stderr, under the filter that [`on_load`] latched.
/// For tools that ask `loader-discovery` about this system.
pub fn journal() -> &'static dyn loader_discovery::event::Record {
    &journal::LOADER
}

/// Called by the dynamic linker when the library is loaded, before any of its functions: latches
/// what the environment says about logging and unloading, and says which loader this is (drivers.md
/// A.1, B.4).
pub fn on_load() {
    startup::latch_environment(&host::HostSystem, &journal::LOADER);
}

/// Called by the dynamic linker when the library is unloaded: closes the driver libraries that no
/// instance uses (drivers.md E.7).
pub fn on_unload() {
    process::PROCESS.clear();
}
