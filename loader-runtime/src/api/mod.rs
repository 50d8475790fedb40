//! The API: what an application calls ([`trampoline`], above the layers) and what ends a call chain
//! ([`terminator`], below them). Beside them stands what both use.
//!
//! One file an object. Hand-written trampolines have their C names; exported ones carry `no_mangle`.
//! Terminators are named as the field of the entrypoint table that they fill.

pub(crate) mod callback_object;
pub(crate) mod create_info;
mod group_members;
mod instance_extensions;
pub(crate) mod invalid;
pub(crate) mod layer_scan;
pub(crate) mod layer_services;
pub(crate) mod terminator;
#[cfg(test)]
mod tests;
pub(crate) mod trampoline;
pub(crate) mod two_calls;
pub(crate) mod unknown;
