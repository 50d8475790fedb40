//! Tests of the variables for layers.

use super::*;
use crate::system::virtual_system::VirtualSystem;

/// drivers.md A.2: elevated processes ignore the variables of layers if the build says so.
#[test]
fn a2_a_build_option_takes_the_variables_of_layers_from_elevated_processes() {
    let name = c"VK_INSTANCE_LAYERS";
    let mut system = VirtualSystem::new();
    system.set("VK_INSTANCE_LAYERS", "a");
    for option in [true, false] {
        assert_eq!(read_layer_variable(option, &system, name), Ok(Some(b"a".to_vec())));
    }
    system.elevate();
    assert_eq!(read_layer_variable(true, &system, name), Ok(Some(b"a".to_vec())));
    assert_eq!(read_layer_variable(false, &system, name), Ok(None));
    assert_eq!(layer_variable(&system, name).unwrap().is_some(), ELEVATED_LAYER_VARIABLES);
}

#[test]
fn booleans_of_the_build() {
    assert!(["", "ON", "on", "1", "TRUE", "yes"].into_iter().all(is_on));
    assert!(!["OFF", "off", "0", "FALSE", "no"].into_iter().any(is_on));
    assert!(std::panic::catch_unwind(|| is_on("perhaps")).is_err());
}
