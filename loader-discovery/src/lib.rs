//! The deciding half of the loader: which drivers and layers take part, in which order, and why
//! the others do not.
//!
//! Every function goes from a [`System`](system::System) (environment, files, privilege, Windows
//! registry) and a plain request to a plain result. `loader-runtime`, the acting half, opens the
//! libraries that this crate names. Modules stand in the order in which the data flows:
//!
//! ```text
//! system -> search -> json -> manifest -> select -> drivers
//!                          -> settings            -> layers
//! ```
//!
//! [`drivers`] and [`layers`] are the two walks through all stages. [`packages`] finds drivers in
//! ICD packages. [`event`] holds every decision as a typed message.
//!
//! This crate has no unsafe code, no statics and no locks. It opens no library and knows no Vulkan
//! handle. Tests, fuzz targets and tools run it over [`system::virtual_system`].
//!
//! Behaviour follows `docs/behaviour/` (the contract): comments cite its sections, such as
//! "drivers.md C.1".
#![forbid(unsafe_code)]
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

pub mod drivers;
pub mod event;
#[cfg(any(test, fuzzing))]
pub mod fuzzing;
pub mod json;
pub mod layers;
pub mod manifest;
mod out_of_memory;
pub mod packages;
pub mod search;
pub mod select;
pub mod settings;
pub mod system;

pub use out_of_memory::OutOfMemory;
