//! The state of the process that outlives every call: Vulkan's global commands have no object that
//! could hold it.
//!
//! Two other statics stand with the code that they belong to: the loader lock (`lock`), and the
//! journal and log filter of messages without an instance (`journal`). `library::shared_object`
//! latches whether libraries stay open.

use loader_discovery::system::System;

use crate::host::FoundDirectories;
use crate::journal::Journal;
use crate::library::manifest_cache::ManifestCache;
use crate::library::{DriverStore, ScanSources};
use crate::settings::GlobalSettings;

/// The state of this process.
pub(crate) static PROCESS: Process = Process::new();

/// What instances and global queries share.
pub(crate) struct Process {
    /// The open driver libraries.
    pub(crate) drivers: DriverStore,
    /// Parsed manifests.
    pub(crate) manifests: ManifestCache,
    /// Directories `vulkan` that an earlier call found.
    pub(crate) directories: FoundDirectories,
    /// The settings that global queries go by.
    pub(crate) settings: GlobalSettings,
}

impl Process {
    const fn new() -> Self {
        Self {
            drivers: DriverStore::new(),
            manifests: ManifestCache::new(),
            directories: FoundDirectories::new(),
            settings: GlobalSettings::new(),
        }
    }

    /// What a scan for drivers works on.
    pub(crate) fn scan_sources<'a>(
        &'a self,
        system: &'a dyn System,
        journal: &'a Journal,
    ) -> ScanSources<'a> {
        ScanSources { system, journal, store: &self.drivers, json: &self.manifests }
    }

    /// Closes and forgets everything: the loader itself is being unloaded (drivers.md E.7).
    pub(crate) fn clear(&self) {
        self.drivers.clear();
        self.manifests.clear();
        self.directories.clear();
    }
}
