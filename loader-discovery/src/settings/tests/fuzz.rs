//! The fuzz target of the settings file.
#![allow(clippy::missing_panics_doc, reason = "a fuzz target reports a failure by a panic")]

use super::SettingsFile;
use crate::Context;
use crate::event::KeptEvents;
use crate::search::BuildDirectories;
use crate::system::virtual_system::VirtualSystem;

/// A settings file with this content.
pub fn settings(data: &[u8]) {
    let mut system = VirtualSystem::new();
    system
        .set("XDG_CONFIG_HOME", "/c")
        .run_as("/bin/x")
        .file("/c/vulkan/loader_settings.d/vk_loader_settings.json", data);
    let journal = KeptEvents::new();
    let read = || super::read(Context::host(&system, &journal), &BuildDirectories::BUILT);
    let found = read();
    if let Ok(SettingsFile::Active(settings)) = &found {
        assert!(settings.path.starts_with(b"/c/vulkan/"));
        settings.record(&journal);
    }
    assert!(found == read());
}
