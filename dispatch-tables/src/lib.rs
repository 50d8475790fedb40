//! Vulkan for the authors of drivers, layers and applications: the FFI types, the tables of functions, and the lookup
//! of commands by name.
//!
//! | what | where |
//! |---|---|
//! | every type of the registry as plain FFI | [`vk`] |
//! | commands and extensions by name (a perfect hash), and what the registry says about them | [`lookup`], [`extension`] |
//! | what must be enabled for a command, and why one is not | [`requirement`] |
//! | sets of extensions: a `bool` each, by name | [`extension_table`] |
//! | what somebody implements: a function per *name* | [`entrypoint`] |
//! | what is called: a function per *command*, whichever of its names is used | [`dispatch`] |
//! | putting dispatch tables together from several sources | [`builder`] |
//! | filling dispatch tables from a loader or the next layer | [`load`] |
//! | the answers of `vkGetInstanceProcAddr` and `vkGetDeviceProcAddr` | [`proc_addr`], [`trampoline`] |
//! | what layers and drivers share with a loader besides | [`layer`], [`icd`] |
//!
//! No allocation, no dependency, no cargo feature: every table has every platform's and every provisional command
//! and extension, so the layout of every type is the same in every build of one version of this crate.
//!
//! # A client loads from a loader
//!
//! An application has `vkGetInstanceProcAddr` from the loader's library. It loads what needs no instance, then what an
//! instance has, then what a device has; a command without a function is not there, whatever the reason.
//!
//! ```
//! use dispatch_tables::{DeviceExtensionTable, Enabled, InstanceDispatchTable, InstanceExtensionTable, vk};
//!
//! # unsafe extern "system" fn enumerate_instance_version(version: *mut u32) -> vk::Result {
//! #     unsafe { *version = vk::API_VERSION_1_3 };
//! #     vk::Result::SUCCESS
//! # }
//! # unsafe extern "system" fn get_instance_proc_addr(
//! #     _: vk::Instance,
//! #     name: *const std::ffi::c_char,
//! # ) -> vk::PFN_vkVoidFunction {
//! #     let name = unsafe { std::ffi::CStr::from_ptr(name) };
//! #     (name == c"vkEnumerateInstanceVersion").then_some(unsafe {
//! #         std::mem::transmute::<vk::PFN_vkEnumerateInstanceVersion, unsafe extern "system" fn()>(
//! #             enumerate_instance_version,
//! #         )
//! #     })
//! # }
//! // From dlsym, GetProcAddress or a window library.
//! let get_instance_proc_addr: vk::PFN_vkGetInstanceProcAddr = get_instance_proc_addr;
//!
//! // SAFETY: it is a loader's, which may be asked without an instance.
//! let globals = unsafe { InstanceDispatchTable::load(get_instance_proc_addr, vk::Instance::NULL) };
//! let mut version = vk::API_VERSION_1_0;
//! if let Some(enumerate_instance_version) = globals.enumerate_instance_version() {
//!     // SAFETY: valid usage of the command.
//!     unsafe { enumerate_instance_version(&mut version) };
//! }
//! assert_eq!(version, vk::API_VERSION_1_3);
//!
//! # let instance = vk::Instance::NULL;
//! // After vkCreateInstance: no more than what the instance was created with.
//! let enabled = Enabled {
//!     core_version: version,
//!     instance_extensions: &InstanceExtensionTable { khr_surface: true, ..InstanceExtensionTable::EMPTY },
//!     device_extensions: &DeviceExtensionTable::EMPTY,
//! };
//! // SAFETY: the instance is one of the loader's.
//! let commands = unsafe { InstanceDispatchTable::load_enabled(get_instance_proc_addr, instance, &enabled) };
//! assert!(commands.create_headless_surface_ext().is_none());
//! ```
//!
//! # A layer loads the next entity's table
//!
//! A layer's `vkCreateDevice` gets the next `vkGetDeviceProcAddr` in the create info's chain. With the device made it
//! loads the next table, and goes on through it in the commands that it intercepts. What the layer itself has is an
//! entrypoint table; what it does not have it leaves to the next.
//!
//! ```
//! use std::ffi::c_char;
//!
//! use dispatch_tables::{Command, DeviceDispatchTable, DeviceEntrypointTable, vk};
//!
//! # unsafe extern "system" fn next_wait(_: vk::Device) -> vk::Result { vk::Result::TIMEOUT }
//! # unsafe extern "system" fn next_get_device_proc_addr(_: vk::Device, name: *const c_char) -> vk::PFN_vkVoidFunction {
//! #     let command = unsafe { Command::from_ptr(name) }?;
//! #     let table = DeviceEntrypointTable { device_wait_idle: Some(next_wait), ..DeviceEntrypointTable::EMPTY };
//! #     table.get(command)
//! # }
//! # static NEXT: std::sync::OnceLock<DeviceDispatchTable> = std::sync::OnceLock::new();
//! unsafe extern "system" fn device_wait_idle(device: vk::Device) -> vk::Result {
//!     // By device, in a real layer.
//!     let next = NEXT.get().and_then(|next| next.device_wait_idle());
//!     // SAFETY: the next entity's function, called as this one was.
//!     unsafe { next.expect("core")(device) }
//! }
//!
//! unsafe extern "system" fn get_device_proc_addr(device: vk::Device, name: *const c_char) -> vk::PFN_vkVoidFunction {
//!     const LAYER: DeviceEntrypointTable = DeviceEntrypointTable {
//!         get_device_proc_addr: Some(get_device_proc_addr),
//!         device_wait_idle: Some(device_wait_idle),
//!         ..DeviceEntrypointTable::EMPTY
//!     };
//!     // SAFETY: valid usage of the command.
//!     let own = unsafe { Command::from_ptr(name) }.and_then(|command| LAYER.get(command));
//!     // SAFETY: as above.
//!     own.or_else(|| unsafe { next_get_device_proc_addr(device, name) })
//! }
//!
//! # let device = vk::Device::NULL;
//! // In vkCreateDevice, after the next entity's.
//! // SAFETY: the next entity knows the device.
//! NEXT.get_or_init(|| unsafe { DeviceDispatchTable::load(next_get_device_proc_addr, device) });
//!
//! // SAFETY: the layer knows the device.
//! let seen_by_the_application = unsafe { DeviceDispatchTable::load(get_device_proc_addr, device) };
//! let wait = seen_by_the_application.device_wait_idle().unwrap();
//! // SAFETY: valid usage of the command.
//! assert_eq!(unsafe { wait(device) }, vk::Result::TIMEOUT);
//! ```
//!
//! # A driver fills and serves its tables
//!
//! This is a driver but for its commands; as a `cdylib` with a manifest beside it, a loader loads it. A driver with
//! more sources than its own functions puts its tables together with the [`builder`].
//!
//! ```
//! # mod commands { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/driver/commands.rs")); }
#![doc = include_str!("../docs/driver.rs")]
//! # fn main() {}
//! ```
#![no_std]
#![allow(
    clippy::unnecessary_safety_comment,
    reason = "clippy takes the comments of the examples above for the first item's"
)]

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

#[cfg(test)]
extern crate std;

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
