//! The settings in force: those of each instance, and those of global commands (drivers.md K.7).
//! `loader_discovery::settings` reads the file.

use loader_discovery::Context;
use loader_discovery::event::LogFilter;
use loader_discovery::search::BuildDirectories;
use loader_discovery::settings::{self, Settings, SettingsFile};
use loader_discovery::system::System;

use crate::journal::{self, Journal};
use crate::memory::Allocated;
use crate::shared::Shared;
use crate::sync::Mutex;

/// Reads the settings for a new instance and logs them. Their log filter replaces the filter of its
/// journal (drivers.md B.2).
pub(crate) fn of_instance(
    system: &dyn System,
    journal: &Journal,
    directories: &BuildDirectories,
) -> Allocated<SettingsFile> {
    let file = settings::read(Context::host(system, journal), directories)?;
    if let Some(settings) = file.active() {
        journal.set_filter(settings.stderr_log);
        settings.record(journal);
    }
    Ok(file)
}

/// The settings in force for global commands (drivers.md K.7).
pub(crate) struct GlobalSettings(pub(crate) Mutex<Option<Shared<Settings>>>);

impl GlobalSettings {
    /// No settings.
    pub(crate) const fn new() -> Self {
        Self(Mutex::new(None))
    }

    /// The settings in force after the last update.
    pub(crate) fn current(&self) -> Option<Shared<Settings>> {
        self.0.lock().clone()
    }

    /// Reads the file and returns the settings in force. If the file is missing or cannot be read,
    /// the settings stay in force. Changed settings are logged. Their log filter replaces the
    /// latched one for the rest of the process.
    pub(crate) fn update(
        &self,
        system: &dyn System,
        journal: &Journal,
        directories: &BuildDirectories,
    ) -> Allocated<Option<Shared<Settings>>> {
        let found = settings::read(Context::host(system, journal), directories)?;
        let mut current = self.0.lock();
        let new = match found {
            SettingsFile::Absent | SettingsFile::Unavailable(_) => return Ok(current.clone()),
            SettingsFile::Inactive(_) => None,
            SettingsFile::Active(settings) => Some(Shared::try_new(settings)?),
        };
        let changed = current.as_deref() != new.as_deref();
        current.clone_from(&new);
        drop(current);
        if let Some(settings) = &new {
            if changed {
                settings.record(journal);
            }
            if settings.stderr_log != LogFilter::default() {
                journal::latch_filter(settings.stderr_log);
            }
        }
        Ok(new)
    }
}

#[cfg(test)]
mod tests;
