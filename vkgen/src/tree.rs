//! The generated files of the workspace: read for the comparison, and written in the last step of the
//! generation flow if they differ.
//!
//! Every new text is first written into a folder of its own, [`PENDING`], which then gets a list of
//! the changes. From that moment the write will happen: a run that finds the list carries it out, so
//! that a process that is killed leaves the old tree, or one that the next run of vkgen completes.
//! Without the list, what is in the folder is removed. A failure, unlike a kill, takes every change
//! back.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::Error;
use crate::banner;
use crate::compare::{Difference, RenderedFile};

/// The folder with the texts of a write that is not finished, beside what is written and so on the
/// same file system. Version control ignores it.
const PENDING: &str = ".vkgen-pending";
/// The file that has the changes: a number and a path, or [`REMOVED`] and a path.
const LIST: &str = "list";
/// The first word of a change that removes the file.
const REMOVED: &str = "removed";

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
/// A folder or file cannot be read.
pub fn read(root: &Path, folders: &[&str]) -> Result<Vec<RenderedFile>, Error> {
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

/// Those of the files `paths`, from `root`, that exist. `help` says what to do where one cannot be read.
///
/// # Errors
///
/// A file cannot be read, or is not UTF-8.
pub fn present<'a>(
    root: &Path,
    paths: impl Iterator<Item = &'a Path>,
    help: &'static str,
) -> Result<Vec<RenderedFile>, Error> {
    let file = |path: &Path| match fs::read_to_string(root.join(path)) {
        Ok(text) => Some(Ok(RenderedFile { path: path.to_owned(), text })),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => {
            let message = format!("cannot read {}: {error}", root.join(path).display());
            Some(Err(Error::Other { message, help }))
        }
    };
    paths.filter_map(file).collect()
}

/// Adds the files in `folder` and its folders to `paths`.
fn list(root: &Path, folder: &Path, paths: &mut Vec<PathBuf>) -> Result<(), Error> {
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

/// Removes the `differences` from the tree, in their order. A path may come twice.
///
/// # Errors
///
/// A file cannot be written, or an orphan has no line which says that vkgen made it, so a person may
/// have written it.
pub fn write(root: &Path, differences: &[Difference]) -> Result<(), Error> {
    for difference in differences {
        if let (Some(old), None) = (&difference.old, &difference.new)
            && !banner::is_generated(old)
        {
            return Err(Error::Other {
                message: format!("{} was not made by vkgen", difference.path.display()),
                help: "move the file elsewhere or delete it: the folder is for generated files alone",
            });
        }
    }
    if differences.is_empty() {
        return Ok(());
    }
    recover(root)?;
    let written = stage(root, differences).and_then(|()| carry_out(root));
    if written.is_err() {
        take_back(root, differences);
        let _ = fs::remove_dir_all(root.join(PENDING));
    }
    written
}

/// Carries out what a killed process had decided to write, and removes what it had not.
///
/// # Errors
///
/// A file cannot be written or removed.
pub fn recover(root: &Path) -> Result<(), Error> {
    let pending = Path::new(PENDING);
    if root.join(PENDING).join(LIST).exists() {
        return carry_out(root);
    }
    match fs::remove_dir_all(root.join(PENDING)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(failed("remove", pending, &error))
        }
        _ => Ok(()),
    }
}

/// Makes the changes of the list that are not made yet, and removes the list.
fn carry_out(root: &Path) -> Result<(), Error> {
    let pending = root.join(PENDING);
    let list = fs::read_to_string(pending.join(LIST));
    let list = list.map_err(|error| failed("read", Path::new(PENDING), &error))?;
    for line in list.lines() {
        let (number, path) = line.split_once(' ').unwrap_or((line, ""));
        let (new, file) = (pending.join(number), root.join(path));
        let done = match number {
            REMOVED => fs::remove_file(file),
            _ => fs::rename(new, file),
        };
        match done {
            // The process that was killed made the change.
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            done => done.map_err(|error| failed("replace", Path::new(path), &error))?,
        }
    }
    fs::remove_dir_all(pending).map_err(|error| failed("remove", Path::new(PENDING), &error))
}

/// Restores the files that [`carry_out`] replaced. The next run reports a file that cannot be restored
/// as stale.
fn take_back(root: &Path, differences: &[Difference]) {
    // Backwards, because a path may change twice.
    for Difference { path, old, new } in differences.iter().rev() {
        let path = root.join(path);
        let now = match fs::read_to_string(&path) {
            Ok(now) => Some(now),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            // No text of vkgen's.
            Err(_) => continue,
        };
        if now == *new {
            let _ = match old {
                Some(old) => fs::write(path, old),
                None => fs::remove_file(path),
            };
        }
    }
}

/// Writes every new text into the folder, a file a number, and last the list.
fn stage(root: &Path, differences: &[Difference]) -> Result<(), Error> {
    let pending = root.join(PENDING);
    let mut list = String::new();
    for (number, Difference { path, new, .. }) in differences.iter().enumerate() {
        let shown = path.display();
        let Some(new) = new else {
            list.push_str(&format!("{REMOVED} {shown}\n"));
            continue;
        };
        list.push_str(&format!("{number} {shown}\n"));
        let file = root.join(path);
        let written = fs::create_dir_all(file.parent().unwrap_or(root))
            .and_then(|()| fs::create_dir_all(&pending))
            .and_then(|()| fs::write(pending.join(number.to_string()), new));
        // A file replaces everything but a folder.
        let written = written.and_then(|()| match file.is_dir() {
            true => Err(io::ErrorKind::IsADirectory.into()),
            false => Ok(()),
        });
        written.map_err(|error| failed("write", path, &error))?;
    }
    // The list appears whole.
    let (draft, whole) = (pending.join("draft"), pending.join(LIST));
    let listed = fs::create_dir_all(&pending)
        .and_then(|()| fs::write(&draft, list))
        .and_then(|()| fs::rename(&draft, whole));
    listed.map_err(|error| failed("write", Path::new(PENDING), &error))
}

fn failed(verb: &str, path: &Path, error: &io::Error) -> Error {
    Error::Other {
        message: format!("cannot {verb} {}: {error}", path.display()),
        help: "check the permissions and the free space of the disk, and run again",
    }
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;

    fn difference(path: &str, old: Option<&str>, new: Option<&str>) -> Difference {
        let [old, new] = [old, new].map(|text| text.map(str::to_owned));
        Difference { path: path.into(), old, new }
    }

    fn stale(path: &str, new: &str) -> Difference {
        difference(path, Some("old"), Some(new))
    }

    fn texts(root: &Path) -> Vec<(PathBuf, String)> {
        let files = read(root, &["generated"]).expect("readable");
        files.into_iter().map(|file| (file.path, file.text)).collect()
    }

    #[test]
    fn a_failed_write_leaves_every_file_as_it_was() {
        let root = TempDir::new().expect("a temporary folder");
        let root = root.path();
        fs::create_dir_all(root.join("generated/b.rs")).expect("created");
        fs::write(root.join("generated/a.rs"), "old").expect("written");
        let before = texts(root);
        let error = write(root, &[stale("generated/a.rs", "new"), stale("generated/b.rs", "new")]);
        let error = error.expect_err("a folder is in the way");
        let error = crate::diag::error(&error);
        assert!(error.starts_with("error: cannot write generated/b.rs: "), "{error}");
        assert_eq!(texts(root), before);
        assert!(!root.join(PENDING).exists());
    }

    /// Every state in which a process can be killed: before the list is there, and after each of the
    /// changes. The next run leaves the old tree or the new one.
    #[test]
    fn a_killed_write_is_completed_or_forgotten() {
        let differences = [
            stale("generated/a.rs", "new"),
            stale("generated/b.rs", "new"),
            difference("generated/c.rs", Some("old"), None),
        ];
        let old = ["a", "b", "c"].map(|name| (name, "old")).to_vec();
        let new = ["a", "b"].map(|name| (name, "new")).to_vec();
        for made in 0..=differences.len() {
            for is_listed in [false, true] {
                let root = TempDir::new().expect("a temporary folder");
                let root = root.path();
                fs::create_dir_all(root.join("generated")).expect("created");
                for (name, text) in &old {
                    fs::write(root.join(format!("generated/{name}.rs")), text).expect("written");
                }
                stage(root, &differences).expect("staged");
                if is_listed {
                    let pending = |number| root.join(PENDING).join(number);
                    let file = |name| root.join("generated").join(name);
                    let changes: [&dyn Fn() -> io::Result<()>; 3] = [
                        &|| fs::rename(pending("0"), file("a.rs")),
                        &|| fs::rename(pending("1"), file("b.rs")),
                        &|| fs::remove_file(file("c.rs")),
                    ];
                    for change in &changes[..made] {
                        change().expect("changed");
                    }
                } else {
                    fs::remove_file(root.join(PENDING).join(LIST)).expect("removed");
                }
                recover(root).expect("recovered");
                let wanted = if is_listed { &new } else { &old };
                let wanted = wanted.iter().map(|(name, text)| {
                    (PathBuf::from(format!("generated/{name}.rs")), (*text).to_owned())
                });
                assert_eq!(texts(root), wanted.collect::<Vec<_>>(), "{made} {is_listed}");
                assert!(!root.join(PENDING).exists());
            }
        }
    }

    /// A file cannot be replaced, after others were.
    #[test]
    fn a_failed_exchange_takes_back_what_was_exchanged() {
        let root = TempDir::new().expect("a temporary folder");
        let root = root.path();
        fs::create_dir_all(root.join("generated/c.rs/in the way")).expect("created");
        let banner = banner::checked_in(&crate::emit::Content::Text(String::new()));
        let orphan = |path| difference(path, Some(&banner), None);
        fs::write(root.join("generated/a.rs"), "old").expect("written");
        // It is no UTF-8, and its turn does not come.
        let other = root.join("generated/d.rs");
        let bytes = [banner.as_bytes(), &[0xff]].concat();
        fs::write(&other, &bytes).expect("written");
        let missing = difference("generated/b.rs", None, Some("new"));
        let before = texts(root);
        let orphans = [orphan("generated/c.rs"), orphan("generated/d.rs")];
        let differences = [&[stale("generated/a.rs", "new"), missing][..], &orphans].concat();
        let error = write(root, &differences);
        let error = error.expect_err("a folder is in the way");
        let error = crate::diag::error(&error);
        assert!(error.contains("generated/c.rs"), "{error}");
        assert_eq!(texts(root), before);
        assert_eq!(fs::read(other).expect("readable"), bytes);
        assert!(!root.join("generated/b.rs").exists());
    }

    #[test]
    fn folders_that_are_not_there_are_empty() {
        let root = TempDir::new().expect("a temporary folder");
        assert_eq!(texts(root.path()), []);
        let missing = difference("generated/deep/a.rs", None, Some("new"));
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
