//! A settings file for one child, instead of the file in force.
//!
//! The child gets another folder of configuration. Everything else in the user's folder, such as
//! manifests, is linked into that folder.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::Value;

/// The number of the next folder of this process.
static NEXT: AtomicUsize = AtomicUsize::new(0);

/// A folder of configuration with a settings file. Dropping removes the folder.
pub(super) struct OwnSettings {
    folder: PathBuf,
}

impl OwnSettings {
    /// `None` if the folder for temporary files cannot be written. `configuration` is the folder that
    /// the user's programs have.
    pub(super) fn new(settings: &Value, configuration: Option<&Path>) -> Option<OwnSettings> {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("vkexplain-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        // Fails if somebody else has made the folder.
        fs::create_dir(&folder).ok()?;
        let own = OwnSettings { folder };
        let place = own.folder.join("vulkan/loader_settings.d");
        fs::create_dir_all(&place).ok()?;
        fs::write(place.join("vk_loader_settings.json"), settings.to_string()).ok()?;
        if let Some(configuration) = configuration {
            link_all(configuration, &own.folder, "vulkan");
            link_all(
                &configuration.join("vulkan"),
                &own.folder.join("vulkan"),
                "loader_settings.d",
            );
        }
        Some(own)
    }

    /// The variable that makes the loader find this file before every other (drivers.md K.1).
    pub(super) fn variable(&self) -> (String, Option<String>) {
        ("XDG_CONFIG_HOME".to_owned(), Some(self.folder.display().to_string()))
    }
}

/// Links everything in the folder `from`, but for one name, into the folder `to`. A folder that
/// cannot be read has nothing for the child either.
fn link_all(from: &Path, to: &Path, except: &str) {
    for entry in fs::read_dir(from).into_iter().flatten().flatten() {
        if entry.file_name() != except {
            // The folder `to` is new, so no name is taken.
            let _ = symlink(entry.path(), to.join(entry.file_name()));
        }
    }
}

impl Drop for OwnSettings {
    fn drop(&mut self) {
        // A folder that stays does no harm.
        let _ = fs::remove_dir_all(&self.folder);
    }
}
