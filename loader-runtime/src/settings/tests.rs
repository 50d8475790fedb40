//! Settings files that come, go and break (drivers.md K.7).

use loader_discovery::system::virtual_system::VirtualSystem;

use super::*;

const PATH: &str = "/c/vulkan//loader_settings.d/vk_loader_settings.json";

#[test]
fn k7_global_settings_stay_when_the_file_goes_and_end_when_it_is_broken() {
    let global = GlobalSettings::new();
    let mut system = VirtualSystem::new();
    let update = |system: &VirtualSystem| {
        global
            .update(system, &Journal::new(), &BuildDirectories::BUILT)
            .unwrap()
            .map(|settings| settings.additional_drivers.clone())
    };
    assert_eq!(update(&system), None);
    system.set("XDG_CONFIG_HOME", "/c");
    system.file(PATH, r#"{"file_format_version": "1", "settings": {"additional_drivers": [{"path": "/1.json"}]}}"#);
    let drivers = Some(vec![b"/1.json".to_vec()]);
    assert_eq!(update(&system), drivers);
    system.file(PATH, "{}");
    assert_eq!(update(&system), drivers);
    assert_eq!(update(&VirtualSystem::new()), drivers);
    system.file(PATH, "{");
    assert_eq!(update(&system), None);
}
