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
mod discovery;
mod event;
#[cfg(any(test, fuzzing))]
pub mod fuzzing;
#[rustfmt::skip]
#[allow(clippy::undocumented_unsafe_blocks, reason = "docs/safety.md")]
mod generated;
mod journal;
mod json;
mod library;
mod lock;
mod manifest;
mod memory;
mod names;
mod object;
mod select;
mod settings;
mod startup;
mod sync;
mod system;
#[cfg(all(test, target_os = "linux"))]
mod table_tests;

/// Called by the dynamic linker when the library is loaded, before any of its functions: latches
/// what the environment says about logging and unloading, and says which loader this is (drivers.md
/// A.1, B.4).
pub fn on_load() {
    startup::latch_environment(&system::HostSystem, &journal::LOADER);
}

/// Called by the dynamic linker when the library is unloaded: closes the driver libraries that no
/// instance uses (drivers.md E.7).
pub fn on_unload() {
    api::global::DRIVERS.clear();
}

/// The ICD packages that discovery sees at this moment, as JSON: which are accepted, which are
/// turned down and why, their manifests, and the GPU devices (docs/icd-packages.md). Environment
/// and settings file count as in a query before an instance exists. `None` when memory ran out. For
/// reports: the shared library does not export it.
pub fn inspect_icd_packages() -> Option<String> {
    let (system, journal) = (&system::HostSystem, &journal::LOADER);
    let settings = match settings::read(system, journal, &discovery::BuildDirectories::BUILT) {
        Ok(settings::Found::Active(settings)) => Some(settings),
        Ok(settings::Found::Nothing | settings::Found::Inactive) => None,
        Err(memory::OutOfHostMemory) => return None,
    };
    let options = library::ScanOptions::before_an_instance(settings.as_ref());
    let packages = library::icd_packages(system, journal, &options).ok()?;
    serde_json::to_string_pretty(&discovery::packages::Inspection::from(&packages)).ok()
}
