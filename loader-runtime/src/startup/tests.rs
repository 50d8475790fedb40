//! The variables that are read once (drivers.md A.1, B.4).

use loader_discovery::system::virtual_system::VirtualSystem;

use super::*;

#[test]
fn b4_the_version_is_said() {
    let journal = Journal::keeping();
    latch_environment(&VirtualSystem::new(), &journal);
    let version = format!("1.4.{}", vk::HEADER_VERSION);
    let expected = format!("INFO:           Vulkan Loader Version {version}");
    assert_eq!(journal.take_lines(), [expected]);
}

#[test]
fn a1_unloading_is_disabled_by_exactly_1_even_when_elevated() {
    let mut system = VirtualSystem::new();
    assert!(!disables_unloading(&system));
    for (value, disables) in [("", false), ("0", false), ("11", false), (" 1", false), ("1", true)]
    {
        system.set("VK_LOADER_DISABLE_DYNAMIC_LIBRARY_UNLOADING", value).elevate();
        assert_eq!(disables_unloading(&system), disables, "{value:?}");
    }
}
