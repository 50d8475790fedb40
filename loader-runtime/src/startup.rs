//! What happens once, when the library is mapped (drivers.md A.1, B.4).
//!
//! Two variables are latched here: later changes of the environment do not matter to them. Both
//! are read in processes with elevated privileges too.

use dispatch_tables::vk;

use crate::event::{StartupEvent, Version};
use crate::journal::{Journal, LogFilter};
use crate::library;
use crate::system::System;

/// Latches the log filter and whether libraries stay open, and says which loader this is.
pub(crate) fn latch_environment(system: &dyn System, journal: &Journal) {
    LogFilter::parse(system.variable(c"VK_LOADER_DEBUG").as_deref()).latch();
    journal.record(StartupEvent::Version {
        version: Version(vk::HEADER_VERSION_COMPLETE),
    });
    let unloading = system.variable(c"VK_LOADER_DISABLE_DYNAMIC_LIBRARY_UNLOADING");
    if unloading.as_deref() == Some(b"1") {
        library::keep_libraries_open();
        journal.record(StartupEvent::UnloadingDisabled);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::system::virtual_system::VirtualSystem;

    fn lines(unloading: Option<&str>) -> Vec<String> {
        let mut system = VirtualSystem::new();
        system.elevate();
        if let Some(value) = unloading {
            system.set("VK_LOADER_DISABLE_DYNAMIC_LIBRARY_UNLOADING", value);
        }
        let journal = Journal::keeping();
        latch_environment(&system, &journal);
        journal.take_lines()
    }

    #[test]
    fn b4_the_version_is_said_first() {
        let (major, minor) = (
            vk::HEADER_VERSION_COMPLETE >> 22 & 0x7f,
            vk::HEADER_VERSION_COMPLETE >> 12 & 0x3ff,
        );
        let version = format!("{major}.{minor}.{}", vk::HEADER_VERSION);
        assert_eq!(
            lines(None),
            [format!("INFO:           Vulkan Loader Version {version}")]
        );
    }

    #[test]
    fn a1_unloading_is_disabled_by_exactly_1() {
        for value in ["", "0", "11", "true", " 1"] {
            assert_eq!(lines(Some(value)).len(), 1, "{value:?}");
        }
        let warning = "WARNING:        Vulkan Loader: library unloading is disabled";
        assert_eq!(lines(Some("1"))[1..], [warning]);
    }
}
