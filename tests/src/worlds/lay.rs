//! Lays a world out in a folder, which is emptied first.

use std::os::unix::fs::symlink;
use std::path::Path;
use std::{fs, io};

use super::world::{Content, FOLDER, Kind, World};
use crate::sandbox::with_suffix;
use crate::{artifacts, symbols};

/// Makes the folder of a world.
///
/// # Errors
///
/// When the file system refuses.
pub(super) fn lay(world: &World, folder: &Path) -> io::Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)?;
    fs::write(folder.join("world.json"), serde_json::to_vec_pretty(world)?)?;
    let fill = |text: &str| text.replace(FOLDER, &folder.to_string_lossy());
    for library in &world.libraries {
        let path = folder.join(&library.path);
        make_parent(&path)?;
        let mock = if library.kind == Kind::Driver {
            artifacts::mock_driver()
        } else {
            artifacts::mock_layers()
        };
        fs::copy(mock, &path)?;
        if !library.hidden.is_empty() {
            let hidden: Vec<&str> = library.hidden.iter().map(String::as_str).collect();
            symbols::hide(&path, &hidden);
        }
        fs::write(with_suffix(&path, ".mock"), fill(&library.config.to_string()))?;
    }
    for file in &world.files {
        let path = folder.join(&file.path);
        make_parent(&path)?;
        match &file.content {
            Content::Text(text) => fs::write(&path, fill(text))?,
            Content::Link(target) => {
                let _ = fs::remove_file(&path);
                symlink(fill(target), &path)?;
            }
        }
    }
    Ok(())
}

fn make_parent(path: &Path) -> io::Result<()> {
    path.parent().map_or(Ok(()), fs::create_dir_all)
}
