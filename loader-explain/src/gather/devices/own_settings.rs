//! A settings file for one child, instead of the file in force.
//!
//! The child gets another folder of configuration. Everything else in the user's folder, such as
//! manifests, is linked into that folder.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;

use serde_json::Value;
use tempfile::TempDir;

/// A folder of configuration with a settings file, until that is dropped, and the variable that makes the loader find this
/// file before every other (drivers.md K.1).
pub(super) type OwnSettings = (TempDir, (String, Option<String>));

/// `None` if the folder for temporary files cannot be written. `configuration` is the folder that the user's programs
/// have.
pub(super) fn own_settings(settings: &Value, configuration: Option<&Path>) -> Option<OwnSettings> {
    let folder = tempfile::Builder::new().prefix("vkexplain-").tempdir().ok()?;
    let place = folder.path().join("vulkan/loader_settings.d");
    fs::create_dir_all(&place).ok()?;
    fs::write(place.join("vk_loader_settings.json"), settings.to_string()).ok()?;
    if let Some(configuration) = configuration {
        let vulkan = configuration.join("vulkan");
        link_all(configuration, folder.path(), "vulkan");
        link_all(&vulkan, &folder.path().join("vulkan"), "loader_settings.d");
    }
    let path = folder.path().display().to_string();
    Some((folder, ("XDG_CONFIG_HOME".to_owned(), Some(path))))
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
