//! The API: [`trampoline`]s are the functions that applications call, above the layers;
//! [`terminator`]s end the call chains below the layers. The other modules serve both.
//!
//! Each file holds the commands of one object or one extension. Hand-written trampolines have their
//! C names, and the exported ones carry `no_mangle`. Each terminator has the name of the entrypoint
//! table field that it fills.
//!
//! # Safety
//!
//! A function that has the name of a command requires the command's valid usage: of a trampoline
//! with the application's handles, of a terminator with the handles that the chain passes down. Such
//! a function has no `# Safety` section of its own unless it requires more.

pub(crate) mod callback_object;
pub(crate) mod create_info;
#[cfg(test)]
mod fake;
mod group_members;
pub(crate) mod instance_extensions;
pub(crate) mod invalid;
pub(crate) mod layer_scan;
pub(crate) mod layer_services;
mod loader_messages;
mod no_drivers;
pub(crate) mod terminator;
#[cfg(test)]
mod tests;
pub(crate) mod trampoline;
pub(crate) mod two_calls;
pub(crate) mod unknown;
