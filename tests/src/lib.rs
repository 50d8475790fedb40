//! The scenario harness: runs an application in a process of its own, on the built loader and mock
//! drivers.
//!
//! ```no_run
//! use tests::{Loader, Sandbox, json};
//!
//! let mut sandbox = Sandbox::new();
//! let mock = sandbox.driver("mock", json!({ "api_version": "1.3.0" }));
//! let outcome = sandbox.run(|| {
//!     let instance = Loader::open().create_instance(&Default::default()).expect("vkCreateInstance");
//!     instance.destroy();
//! });
//! outcome.expect_success();
//! assert_eq!(mock.log().count("vkDestroyInstance"), 1);
//! ```
//!
//! [`Sandbox`] creates a directory with manifests and drivers, and starts the process in an
//! environment that names nothing else. The closure is the application: it runs in the child
//! process, where [`Loader`] opens the library and checks which library that is. The parent gets an
//! [`Outcome`] and each driver's [`Log`].

mod agreement;
mod app;
pub mod artifacts;
mod driver_log;
mod forked;
mod layers;
pub mod objects;
pub mod programs;
mod sandbox;
mod scenario;
pub mod signatures;
mod symbols;
pub mod test_index;
pub mod worlds;

pub use app::{Device, Instance, InstanceRequest, Loader, Messages, text};
pub use driver_log::{Call, Log};
pub use forked::{Forked, PANICKED, forked};
pub use layers::{LayerCall, Layers, MockLayer};
pub use sandbox::{MockDriver, Sandbox};
pub use scenario::{Outcome, is_wrapped};
pub use serde_json::{Value, json};

/// Compiles and runs the snippets of the page on the tables.
#[cfg(doctest)]
#[doc = include_str!("../../docs/tables.md")]
struct Tables;
