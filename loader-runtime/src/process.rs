//! The state of the process that global commands share, which have no Vulkan object to hold it.
//!
//! Other statics are beside their code: the loader lock (`lock`), the log filter and the journal of
//! messages without an instance (`journal`), the flag that keeps libraries open
//! (`libraries::shared_object`), and the one of drivers that were recorded
//! (`physical_devices::driver_records`).

use alloc::vec::Vec;

use crate::host::FoundDirectories;
use crate::libraries::DriverStore;
use crate::libraries::manifest_cache::ManifestCache;
use crate::settings::GlobalSettings;
use crate::sync::AtomicUsize;

/// The state of this process.
pub(crate) static PROCESS: Process = Process::new();

/// The state that instances and global commands share.
pub(crate) struct Process {
    /// The open driver libraries.
    pub(crate) drivers: DriverStore,
    /// Parsed manifests.
    pub(crate) manifests: ManifestCache,
    /// Directories `vulkan` that earlier calls found.
    pub(crate) directories: FoundDirectories,
    /// The settings in force for global commands.
    pub(crate) settings: GlobalSettings,
    /// The number of reports that this process began.
    pub(crate) reports: AtomicUsize,
}

impl Process {
    const fn new() -> Self {
        Self {
            drivers: DriverStore::new(),
            manifests: ManifestCache::new(),
            directories: FoundDirectories::new(Vec::new()),
            settings: GlobalSettings::new(),
            reports: AtomicUsize::new(0),
        }
    }

    /// Closes all driver libraries and drops the caches, because the loader itself is being
    /// unloaded (drivers.md E.7).
    pub(crate) fn clear(&self) {
        self.drivers.clear();
        *self.manifests.parsed.lock() = Vec::new();
        *self.directories.lock() = Vec::new();
        *self.settings.0.lock() = None;
    }
}
