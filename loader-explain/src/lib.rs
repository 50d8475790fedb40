//! Answers why a Vulkan driver or layer is, or is not, loaded: the library behind the program `vkexplain`, for programs
//! that show such answers themselves.
//!
//! ```no_run
//! // The same program opens each library in a child, which begins here.
//! loader_explain::child();
//! let report = loader_explain::explain(&loader_explain::Request::default())?;
//! let lost = report.drivers.iter().filter(|driver| !driver.part.verdict.takes_part());
//! # Ok::<(), loader_explain::OutOfMemory>(())
//! ```
//!
//! Nothing is printed, and no state of the process is changed.
//!
//! ```text
//! cli, program -> gather (what_if, child) -> report -> view -> text | html; report -> json | why
//!              -> startup (gather, child), gpus (gather::drivers), lint (child), packages
//! ```
//!
//! `gather` runs the walks of `loader-discovery` on the system, or on the changed one of `what_if`,
//! and opens each library in a child process through `loader-runtime::tools`. The result is plain
//! data, `report`. The loader's code judges manifests, layers and libraries. What variables do, and why
//! vkCreateInstance fails, is worked out in `gather`; what only documents ask for, and libraries that
//! are not opened, in `lint`.

#![allow(clippy::print_stdout, reason = "a command-line program")]

mod child;
mod cli;
#[allow(missing_docs, reason = "docs/vkexplain.md documents the fields by these names")]
mod devices;
#[allow(missing_docs, reason = "docs/vkexplain.md documents the fields by these names")]
mod fact;
mod gather;
mod gpus;
mod hardware;
mod html;
mod lint;
mod machine;
mod man;
mod near;
mod opening;
mod own_answers;
mod own_event;
mod packages;
#[doc(hidden)]
pub mod program;
#[allow(missing_docs, reason = "docs/vkexplain.md documents the fields by these names")]
mod report;
mod request;
mod roles;
mod startup;
mod text;
mod view;
mod what_if;
mod why;

pub use devices::Device;
pub use fact::{Fact, Kind, PackedVersion, Why};
pub use loader_discovery::OutOfMemory;
pub use report::{
    Devices, Driver, Explanation, Failure, Hidden, Hider, Layer, LayerOfSettings, LeftOut,
    LeftOutLayer, ManifestKind, Part, Place, Report, Search, Settings, Variable, Verdict,
};
pub use request::Request;

/// Searches, reads, selects and opens as vkCreateInstance does, and says what becomes of each driver and layer.
///
/// # Errors
///
/// If memory runs out.
pub fn explain(request: &Request) -> Result<Report, OutOfMemory> {
    gather::gather(request)
}

/// In a child that opens a library: does that, and ends the process. Returns in every other process. A program that is its
/// own [`Request::helper`] calls this function before it does anything else.
pub fn child() {
    if std::env::args_os().nth(1).is_some_and(|first| first == opening::CHILD) {
        let done = child::run();
        std::process::exit(i32::from(done.is_err()));
    }
}
