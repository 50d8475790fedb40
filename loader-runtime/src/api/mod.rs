//! What the application calls (trampolines) and what ends a call chain (terminators).
//!
//! One file an object. Hand-written trampolines have their C names; exported ones carry
//! `no_mangle`. Terminators stand in a `terminator` module of the same file and are named as the
//! field of the entrypoint table that they fill.

pub(crate) mod device;
pub(crate) mod emulation;
pub(crate) mod global;
pub(crate) mod instance;
pub(crate) mod invalid;
pub(crate) mod physical_device;
pub(crate) mod unsupported;
