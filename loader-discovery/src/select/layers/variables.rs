//! Reads the variables by which users enable and disable layers.

use alloc::vec::Vec;
use core::ffi::CStr;

use crate::system::System;

/// Whether a process with elevated privileges reads the variables by which users enable and disable
/// layers, as the Khronos loader does: `ELEVATED_LAYER_VARIABLES` of the build
/// (docs/installing.md).
const ELEVATED_LAYER_VARIABLES: bool = match option_env!("ELEVATED_LAYER_VARIABLES") {
    Some(value) => is_on(value),
    None => true,
};

/// The value of a boolean of the build, as the other build options read theirs; empty is the default.
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
pub(super) fn layer_variable(system: &dyn System, name: &CStr) -> Option<Vec<u8>> {
    read_layer_variable(ELEVATED_LAYER_VARIABLES, system, name)
}

fn read_layer_variable(elevated: bool, system: &dyn System, name: &CStr) -> Option<Vec<u8>> {
    if elevated { system.variable(name) } else { system.secure_variable(name) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::system::virtual_system::VirtualSystem;

    /// drivers.md A.2: elevated processes ignore the variables of layers if the build says so.
    #[test]
    fn a2_a_build_option_takes_the_variables_of_layers_from_elevated_processes() {
        let name = c"VK_INSTANCE_LAYERS";
        let mut system = VirtualSystem::new();
        system.set("VK_INSTANCE_LAYERS", "a");
        for option in [true, false] {
            assert_eq!(read_layer_variable(option, &system, name), Some(b"a".to_vec()));
        }
        system.elevate();
        assert_eq!(read_layer_variable(true, &system, name), Some(b"a".to_vec()));
        assert_eq!(read_layer_variable(false, &system, name), None);
        assert_eq!(layer_variable(&system, name).is_some(), ELEVATED_LAYER_VARIABLES);
    }

    #[test]
    fn booleans_of_the_build() {
        assert!(["", "ON", "on", "1", "TRUE", "yes"].into_iter().all(is_on));
        assert!(!["OFF", "off", "0", "FALSE", "no"].into_iter().any(is_on));
        assert!(std::panic::catch_unwind(|| is_on("perhaps")).is_err());
    }
}
