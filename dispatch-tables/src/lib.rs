//! Vulkan for the authors of drivers, layers and applications: the FFI types, the entrypoint tables, and the lookup
//! of commands by name.
//!
//! - [`vk`] has every type of the registry as plain FFI.
//! - [`InstanceEntrypointTable`], [`PhysicalDeviceEntrypointTable`] and [`DeviceEntrypointTable`] have a typed
//!   function pointer per command.
//! - [`layer`] and [`icd`] have what layers and drivers share with a loader besides.
//! - [`Command`] is a command by one of its names: from the name by a perfect hash, and to level, table entry, alias
//!   group, core version and extensions by tables.
//!
//! No allocation, no dependency, no cargo feature: the layout of every type is the same on every platform.
#![no_std]

#[cfg(test)]
extern crate std;

pub mod builder;
pub mod dispatch;
pub mod entrypoint;
pub mod extension;
pub mod extension_table;
#[rustfmt::skip]
#[allow(
    clippy::identity_op,
    clippy::too_many_lines,
    clippy::undocumented_unsafe_blocks,
    missing_docs,
    non_camel_case_types,
    reason = "generated: names are C's, docs/safety.md has the safety argument"
)]
mod generated;
mod hash;
pub mod icd;
pub mod layer;
pub mod load;
pub mod lookup;
pub mod proc_addr;
pub mod requirement;
#[cfg(test)]
mod test_functions;
pub mod trampoline;
pub mod vk;

pub use builder::{DeviceTableBuilder, InstanceTableBuilder, PhysicalDeviceTableBuilder};
pub use dispatch::{
    DeviceDispatchTable, InstanceDispatchTable, Overwrite, PhysicalDeviceDispatchTable,
};
pub use entrypoint::{
    DeviceEntrypointTable, InstanceEntrypointTable, PhysicalDeviceEntrypointTable,
};
pub use extension::{Extension, ExtensionKind};
pub use extension_table::{DeviceExtensionTable, ExtensionNotPresent, InstanceExtensionTable};
pub use lookup::{Command, Level};
pub use proc_addr::{InstanceProcAddr, Rules};
pub use requirement::Enabled;
pub use trampoline::ObjectHeader;
