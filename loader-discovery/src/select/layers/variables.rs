//! Reads the variables by which users enable and disable layers.

use alloc::vec::Vec;
use core::ffi::CStr;

use crate::Grown;
use crate::system::System;

/// Whether a process with elevated privileges reads the variables by which users enable and disable
/// layers, as the Khronos loader does: `ELEVATED_LAYER_VARIABLES` of the build
/// (docs/installing.md).
const ELEVATED_LAYER_VARIABLES: bool = match option_env!("ELEVATED_LAYER_VARIABLES") {
    Some(value) => is_on(value),
    None => true,
};

/// The value of a boolean of the build, as the other build options read theirs; empty is the
/// default.
#[expect(clippy::panic, reason = "fails the build, and is not called when the loader runs")]
const fn is_on(value: &str) -> bool {
    match value.as_bytes() {
        b"" | b"ON" | b"on" | b"YES" | b"yes" | b"TRUE" | b"true" | b"Y" | b"y" | b"1" => true,
        b"OFF" | b"off" | b"NO" | b"no" | b"FALSE" | b"false" | b"N" | b"n" | b"0" => false,
        _ => panic!("ELEVATED_LAYER_VARIABLES can be ON or OFF"),
    }
}

/// Reads `VK_INSTANCE_LAYERS`, or a variable by which a manifest lets users enable or disable its
/// layer (layers.md 3.4).
pub(super) fn layer_variable(system: &dyn System, name: &CStr) -> Grown<Option<Vec<u8>>> {
    read_layer_variable(ELEVATED_LAYER_VARIABLES, system, name)
}

fn read_layer_variable(elevated: bool, system: &dyn System, name: &CStr) -> Grown<Option<Vec<u8>>> {
    if elevated { system.variable(name) } else { system.secure_variable(name) }
}

#[cfg(test)]
mod tests;
