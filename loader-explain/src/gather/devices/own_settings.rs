//! A settings file for one child, instead of the file in force.

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::Value;

/// The number of the next folder of this process.
static NEXT: AtomicUsize = AtomicUsize::new(0);

/// A folder of configuration with a settings file. Dropping removes the folder.
pub(super) struct OwnSettings {
    folder: PathBuf,
}

impl OwnSettings {
    /// `None` if the folder for temporary files cannot be written.
    pub(super) fn new(settings: &Value) -> Option<OwnSettings> {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("vkexplain-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        // Fails if somebody else has made the folder.
        fs::create_dir(&folder).ok()?;
        let own = OwnSettings { folder };
        let place = own.folder.join("vulkan/loader_settings.d");
        fs::create_dir_all(&place).ok()?;
        fs::write(place.join("vk_loader_settings.json"), settings.to_string()).ok()?;
        Some(own)
    }

    /// The variable that makes the loader find this file before every other (drivers.md K.1).
    pub(super) fn variable(&self) -> (String, Option<String>) {
        ("XDG_CONFIG_HOME".to_owned(), Some(self.folder.display().to_string()))
    }
}

impl Drop for OwnSettings {
    fn drop(&mut self) {
        // A folder that stays does no harm.
        let _ = fs::remove_dir_all(&self.folder);
    }
}
