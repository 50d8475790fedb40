//! The generated files of the workspace: read for the comparison, and written in the last step of the
//! generation flow if they differ.
//!
//! Every step that can fail comes first, in new files beside the old ones; then each new file
//! replaces the old file by a rename. So a failure leaves the tree as it was, and no process reads an
//! unfinished file.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::banner;
use crate::compare::{Difference, DifferenceKind, RenderedFile};

/// A file could not be read or written.
#[derive(Debug)]
pub struct TreeError {
    /// The action that failed, with the path.
    pub message: String,
    /// The way out.
    pub help: &'static str,
}

/// The folder at or above `start` that is the workspace's root; none if there is none.
#[must_use]
pub fn workspace_root(start: &Path) -> Option<&Path> {
    start.ancestors().find(|folder| is_workspace(folder))
}

/// Whether the folder is a workspace's root, which has the pin.
#[must_use]
pub fn is_workspace(folder: &Path) -> bool {
    folder.join("registry/pin.json").is_file()
}

/// Every file in `folders`. Folders and paths are relative to `root`. A missing folder has no files.
///
/// # Errors
///
/// A folder or file cannot be read, or a file is not UTF-8.
pub fn read(root: &Path, folders: &[&str]) -> Result<Vec<RenderedFile>, TreeError> {
    let mut paths = Vec::new();
    for folder in folders {
        list(root, Path::new(folder), &mut paths)?;
    }
    paths.sort();
    let file = |path: PathBuf| {
        let bytes = fs::read(root.join(&path)).map_err(|error| failed("read", &path, &error))?;
        // No generated file has a path that is no UTF-8, so the file is reported as stale or orphaned.
        Ok(RenderedFile { text: String::from_utf8_lossy(&bytes).into_owned(), path })
    };
    paths.into_iter().map(file).collect()
}

/// Adds the files in `folder` and its folders to `paths`.
fn list(root: &Path, folder: &Path, paths: &mut Vec<PathBuf>) -> Result<(), TreeError> {
    let entries = match fs::read_dir(root.join(folder)) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        entries => entries.map_err(|error| failed("read", folder, &error))?,
    };
    for entry in entries {
        let entry = entry.map_err(|error| failed("read", folder, &error))?;
        let path = folder.join(entry.file_name());
        let kind = entry.file_type().map_err(|error| failed("read", &path, &error))?;
        if kind.is_dir() {
            list(root, &path, paths)?;
        } else {
            paths.push(path);
        }
    }
    Ok(())
}

/// Removes the `differences` from the tree.
///
/// # Errors
///
/// A file cannot be written, or an orphan has no line which says that vkgen made it, so a person may
/// have written it.
pub fn write(root: &Path, differences: &[Difference]) -> Result<(), TreeError> {
    for difference in differences {
        if let DifferenceKind::Orphaned { old } = &difference.kind
            && !banner::is_generated(old)
        {
            return Err(TreeError {
                message: format!("{} was not made by vkgen", difference.path.display()),
                help: "move the file elsewhere or delete it: the folder is for generated files alone",
            });
        }
    }
    let staged = stage(root, differences)?;
    let written = exchange(root, differences, &staged);
    if written.is_err() {
        discard(&staged);
        take_back(root, differences);
    }
    written
}

/// Puts the new texts in place and removes the orphans.
fn exchange(
    root: &Path,
    differences: &[Difference],
    staged: &[(PathBuf, &Path)],
) -> Result<(), TreeError> {
    for (temporary, path) in staged {
        fs::rename(temporary, root.join(path)).map_err(|error| failed("replace", path, &error))?;
    }
    for difference in differences {
        if let DifferenceKind::Orphaned { .. } = difference.kind {
            fs::remove_file(root.join(&difference.path))
                .map_err(|error| failed("remove", &difference.path, &error))?;
        }
    }
    Ok(())
}

/// Restores the files that [`exchange`] replaced. The next run reports a file that cannot be restored
/// as stale.
fn take_back(root: &Path, differences: &[Difference]) {
    for Difference { path, kind } in differences {
        let path = root.join(path);
        let now = fs::read_to_string(&path).ok();
        match kind {
            DifferenceKind::Stale { old, new } if now.as_ref() == Some(new) => {
                let _ = fs::write(&path, old);
            }
            DifferenceKind::Missing { new } if now.as_ref() == Some(new) => {
                let _ = fs::remove_file(&path);
            }
            DifferenceKind::Orphaned { old } if !path.exists() => {
                let _ = fs::write(&path, old);
            }
            _ => {}
        }
    }
}

/// Writes every new text beside its file. Gives each temporary file with the path of its file.
fn stage<'a>(
    root: &Path,
    differences: &'a [Difference],
) -> Result<Vec<(PathBuf, &'a Path)>, TreeError> {
    let mut staged = Vec::new();
    for Difference { path, kind } in differences {
        let (DifferenceKind::Stale { new, .. } | DifferenceKind::Missing { new }) = kind else {
            continue;
        };
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(".vkgen");
        let temporary = root.join(path).with_file_name(name);
        let folder = temporary.parent().unwrap_or(root);
        let written = fs::create_dir_all(folder).and_then(|()| {
            // A file replaces everything but a folder.
            if root.join(path).is_dir() {
                return Err(io::ErrorKind::IsADirectory.into());
            }
            fs::write(&temporary, new)
        });
        staged.push((temporary, path.as_path()));
        if let Err(error) = written {
            discard(&staged);
            return Err(failed("write", path, &error));
        }
    }
    Ok(staged)
}

/// Removes temporary files. The next run reports a file that cannot be removed as orphaned.
fn discard(staged: &[(PathBuf, &Path)]) {
    for (temporary, _) in staged {
        let _ = fs::remove_file(temporary);
    }
}

fn failed(verb: &str, path: &Path, error: &io::Error) -> TreeError {
    TreeError {
        message: format!("cannot {verb} {}: {error}", path.display()),
        help: "check the permissions and the free space of the disk, and run again",
    }
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;

    fn stale(path: &str, new: &str) -> Difference {
        let kind = DifferenceKind::Stale { old: "old".to_owned(), new: new.to_owned() };
        Difference { path: path.into(), kind }
    }

    fn texts(root: &Path) -> Vec<(PathBuf, String)> {
        let files = read(root, &["generated"]).expect("readable");
        files.into_iter().map(|file| (file.path, file.text)).collect()
    }

    #[test]
    fn a_failed_write_leaves_every_file_as_it_was() {
        for obstacle in ["generated/b.rs.vkgen", "generated/b.rs"] {
            let root = TempDir::new().expect("a temporary folder");
            let root = root.path();
            fs::create_dir_all(root.join(obstacle)).expect("created");
            fs::write(root.join("generated/a.rs"), "old").expect("written");
            let before = texts(root);
            let error =
                write(root, &[stale("generated/a.rs", "new"), stale("generated/b.rs", "new")]);
            let error = error.expect_err("a folder is in the way");
            assert!(
                error.message.starts_with("cannot write generated/b.rs: "),
                "{}",
                error.message
            );
            assert_eq!(texts(root), before);
        }
    }

    /// The last file cannot be replaced, after all others were.
    #[test]
    fn a_failed_exchange_takes_back_what_was_exchanged() {
        let root = TempDir::new().expect("a temporary folder");
        let root = root.path();
        fs::create_dir_all(root.join("generated/c.rs/in the way")).expect("created");
        fs::write(root.join("generated/a.rs"), "old").expect("written");
        let new = DifferenceKind::Missing { new: "new".to_owned() };
        let missing = Difference { path: "generated/b.rs".into(), kind: new };
        let before = texts(root);
        let error =
            write(root, &[stale("generated/a.rs", "new"), missing, stale("generated/c.rs", "new")]);
        let error = error.expect_err("a folder is in the way");
        assert!(error.message.contains("generated/c.rs"), "{}", error.message);
        assert_eq!(texts(root), before);
        assert!(!root.join("generated/b.rs").exists());
    }

    #[test]
    fn folders_that_are_not_there_are_empty() {
        let root = TempDir::new().expect("a temporary folder");
        assert_eq!(texts(root.path()), []);
        let missing = Difference {
            path: "generated/deep/a.rs".into(),
            kind: DifferenceKind::Missing { new: "new".to_owned() },
        };
        write(root.path(), &[missing]).expect("written");
        assert_eq!(texts(root.path()), [("generated/deep/a.rs".into(), "new".to_owned())]);
    }

    #[test]
    fn the_workspace_is_found_from_any_folder_in_it() {
        let root = TempDir::new().expect("a temporary folder");
        let deep = root.path().join("vkgen/src/emit");
        for folder in ["registry", "vkgen/src/emit"] {
            fs::create_dir_all(root.path().join(folder)).expect("created");
        }
        assert_eq!(workspace_root(&deep), None);
        fs::write(root.path().join("registry/pin.json"), "{}").expect("written");
        assert_eq!(workspace_root(&deep), Some(root.path()));
    }
}
