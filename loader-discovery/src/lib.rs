//! The deciding half of the loader: which drivers and layers take part, in which order, and why
//! the others do not.
//!
//! Functions take a [`Context`] with a [`System`](system::System) (environment, files, privilege,
//! Windows registry) and a plain request, and return plain data. `loader-runtime`, the acting half,
//! opens the libraries that this crate names. The modules in the order of the data flow:
//!
//! ```text
//! system -> search -> json -> manifest -> select -> drivers
//!                          -> settings            -> layers
//! ```
//!
//! Two walks go through all stages:
//!
//! - Drivers: [`DriverManifests::search`](drivers::DriverManifests::search) finds the manifests.
//!   The resulting iterator reads, checks and filters one manifest a step and yields a
//!   [`DriverManifest`](manifest::DriverManifest), which names the library to open (drivers.md
//!   E.1).
//! - Layers: [`scan_layers`](layers::scan_layers) finds the available layers, and
//!   [`LayerScan::activate`](layers::LayerScan::activate) selects the ones that an instance enables
//!   (layers.md 3.1, 3.5). [`scan_implicit_layers`](layers::scan_implicit_layers) is the walk for
//!   calls before an instance exists (layers.md 3.2).
//!
//! [`settings::read`] reads the settings file, which both walks obey. [`packages`] finds drivers in
//! ICD packages. [`policy`] leaves out drivers whose hardware is absent or asleep. [`event`] declares one typed message for every decision; each walk hands them to
//! the [`Record`](event::Record) that the caller passes.
//!
//! ```
//! use loader_discovery::Context;
//! use loader_discovery::drivers::{DriverManifests, DriverRequest};
//! use loader_discovery::event::KeptEvents;
//! use loader_discovery::json::Uncached;
//! use loader_discovery::system::virtual_system::VirtualSystem;
//!
//! let mut system = VirtualSystem::new();
//! let manifest = r#"{ "file_format_version": "1.0.0",
//!     "ICD": { "library_path": "libgpu.so", "api_version": "1.4.0" } }"#;
//! system.set("VK_DRIVER_FILES", "/gpu.json").file("/gpu.json", manifest);
//!
//! let (journal, request) = (KeptEvents::new(), DriverRequest::before_an_instance(None).unwrap());
//! let context = Context::host(&system, &journal);
//! let mut drivers = DriverManifests::search(context, &Uncached, &request).unwrap();
//! let driver = drivers.next().unwrap().unwrap().unwrap();
//! assert_eq!(driver.library, b"libgpu.so");
//! ```
//!
//! This crate has no unsafe code, statics or locks. It opens no library and handles no Vulkan
//! object. Tests, fuzz targets and tools run it on a [`virtual_system`](system::virtual_system).
//!
//! Behaviour follows `docs/behaviour/` (the contract). Comments cite its sections, such as
//! "drivers.md C.1".
#![cfg_attr(not(any(test, fuzzing)), no_std)]
#![forbid(unsafe_code)]
#![cfg_attr(
    any(test, fuzzing),
    allow(clippy::disallowed_methods, clippy::disallowed_macros, reason = "tests may abort")
)]
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

pub mod c_numbers;
mod context;
pub mod drivers;
pub mod event;
#[cfg(any(test, fuzzing))]
#[path = "tests/fuzzing.rs"]
pub mod fuzzing;
pub mod json;
pub mod layers;
pub mod manifest;
pub mod memory;
pub mod name_map;
pub mod packages;
pub mod policy;
pub mod search;
pub mod select;
pub mod settings;
pub mod sort;
pub mod system;
pub mod text_list;
pub mod variables;

pub use context::Context;
pub use memory::{Grown, OutOfMemory};
