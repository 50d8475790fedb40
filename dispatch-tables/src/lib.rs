//! Vulkan for the authors of drivers, layers and applications: the FFI types, the tables of
//! functions, and the lookup of commands by name.
//!
//! Three readers: the author of a [driver](#first-lines-of-a-driver) or
//! [layer](#first-lines-of-a-layer), who implements commands, and that of a
//! [client](#first-lines-of-a-client), who calls them. The first decision of all three is the kind of
//! table. Who comes from ash or Mesa finds their words in [`from_ash`] and
//! [`from_mesa`]; [`comparison`] has figures beside ash and vulkanalia, and [`messages`] the cures of
//! mistakes that do not compile.
//!
//! # Which table
//!
//! | | [entrypoint table](entrypoint): you implement | [dispatch table](dispatch): you call |
//! |---|---|---|
//! | has | one field per *name* of a command | one slot per *command*, which serves all of its names |
//! | driver | its commands, in three tables | the same commands, made of the entrypoint tables, to answer `vkGetDeviceProcAddr` by every name |
//! | layer | its hooks | the hooks by every name; the next layer or driver, one table per instance and device |
//! | client | none | the loader, one table per instance and device |
//!
//! An *extension table* holds which extensions exist or are enabled: one `bool` per extension.
//!
#![doc = include_str!("../docs/first_lines.md")]
//!
//! # Modules
//!
//! | contents | module |
//! |---|---|
//! | every type of the registry as plain FFI | [`vk`] |
//! | commands and extensions by name (a perfect hash), with levels, versions and platforms | [`lookup`], [`extension`] |
//! | blocks, components and planes of formats | [`format`](mod@format) |
//! | the members of feature and property structures | [`feature`] |
//! | what must be enabled for a command, and why one is not | [`requirement`] |
//! | sets of extensions: one `bool` per extension | [`extension_table`] |
//! | functions that you implement, one per name | [`entrypoint`] |
//! | functions that you call, one per command | [`dispatch`] |
//! | dispatch tables made of several sources | [`builder`] |
//! | dispatch tables filled from a loader or the next layer | [`load`] |
//! | commands as types, and their functions from tables and lookups (feature `commands`) | `command` |
//! | commands as methods with slices and results (feature `calls`) | `calls` |
//! | a loader's library, opened at run time (feature `loaded`) | `loaded` |
//! | a function for each command that calls an observer (feature `observe`) | `observe` |
//! | the answers of `vkGetInstanceProcAddr` and `vkGetDeviceProcAddr` | [`proc_addr`], [`trampoline`] |
//! | structures that layers and drivers share with a loader | [`layer`], [`icd`] |
//!
//! Without features there is no allocation and no dependency. Every table has every platform's and every provisional command and
//! extension, so the layout of every type is the same in every build of one version of this crate.
//! The feature `debug` gives structures and unions `Debug`; `alloc` gives `calls` the methods that
//! return lists; the others add the modules above. Features change nothing else.
//!
#![doc = include_str!("../docs/client.md")]
//!
#![doc = include_str!("../docs/layer.md")]
//!
//! # A driver fills and serves its tables
//!
//! This is a driver but for its commands; as a `cdylib` with a manifest beside it, a loader loads
//! it. A driver with more sources than its own functions puts its tables together with the
//! [`builder`].
//!
//! ```
//! # mod commands { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/driver/commands.rs")); }
#![doc = include_str!("../docs/driver.rs")]
//! # fn main() {}
//! ```
#![no_std]
// Pages of generated code would have megabytes, and each row of a list a link to one.
#![doc(html_no_source)]

pub mod builder;
#[cfg(feature = "calls")]
#[allow(
    clippy::too_many_arguments,
    clippy::unnecessary_cast,
    reason = "made of rows: the parameters are the commands'"
)]
pub mod calls;
#[cfg(feature = "commands")]
pub mod command;
pub mod dispatch;
#[cfg(drd)]
#[doc(hidden)]
pub mod drd;
pub mod entrypoint;
pub mod extension;
pub mod extension_table;
pub mod feature;
pub mod format;
mod function_table;
#[rustfmt::skip]
#[allow(
    clippy::identity_op,
    clippy::too_many_lines,
    clippy::undocumented_unsafe_blocks,
    deprecated,
    missing_docs,
    non_camel_case_types,
    reason = "generated: names are C's, docs/safety.md has the safety argument"
)]
mod generated;
pub mod icd;
pub mod layer;
pub mod load;
#[cfg(doc)]
#[doc = include_str!("../docs/comparison.md")]
pub mod comparison {}
#[cfg(doc)]
#[doc = include_str!("../docs/from_ash.md")]
pub mod from_ash {}
#[cfg(doc)]
#[doc = include_str!("../docs/from_mesa.md")]
pub mod from_mesa {}
#[cfg(doc)]
#[doc = include_str!("../docs/messages.md")]
pub mod messages {}
#[cfg(feature = "loaded")]
pub mod loaded;
pub mod lookup;
#[cfg(feature = "observe")]
pub mod observe;
mod perfect_hash;
pub mod proc_addr;
pub mod requirement;
mod rows;
#[cfg(test)]
mod test_functions;
pub mod trampoline;
pub mod vk;

#[cfg(all(feature = "alloc", feature = "calls"))]
extern crate alloc;
#[cfg(any(test, feature = "loaded"))]
extern crate std;

pub use builder::{DeviceTableBuilder, InstanceTableBuilder, PhysicalDeviceTableBuilder};
pub use dispatch::{DeviceDispatchTable, InstanceDispatchTable, PhysicalDeviceDispatchTable};
pub use entrypoint::{
    DeviceEntrypointTable, InstanceEntrypointTable, PhysicalDeviceEntrypointTable,
};
pub use extension::{Extension, ExtensionKind};
pub use extension_table::{DeviceExtensionTable, ExtensionNotPresent, InstanceExtensionTable};
pub use lookup::{Command, Level};
pub use proc_addr::{InstanceProcAddr, Rules};
pub use requirement::Enabled;
pub use trampoline::ObjectHeader;
