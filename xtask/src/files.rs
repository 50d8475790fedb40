//! Puts files in their places, and prints each path.
//!
//! Modes do not depend on the umask: directories that the installation creates are 755, files 644 or,
//! if they are programs, 755.

use std::io;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::{fmt, fs};

/// Why a file is not in its place.
#[derive(Debug)]
pub(crate) enum Error {
    /// A directory could not be created.
    Create(PathBuf, io::Error),
    /// A file could not be written.
    Install(PathBuf, io::Error),
    /// A path could not be printed.
    Print(io::Error),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (step, path, error) = match self {
            Error::Create(path, error) => ("create", path, error),
            Error::Install(path, error) => ("install", path, error),
            Error::Print(error) => {
                return write!(f, "cannot write to standard output: {error}");
            }
        };
        write!(f, "cannot {step} {}: {error}", path.display())?;
        if error.kind() == io::ErrorKind::PermissionDenied {
            f.write_str(
                "; install with the necessary permission, or elsewhere with PREFIX or DESTDIR",
            )?;
        }
        Ok(())
    }
}

/// Copies a file, and creates the missing directories above.
pub(crate) fn put_copy(from: &Path, path: &Path, mode: u32) -> Result<(), Error> {
    put(path, |new| {
        fs::copy(from, new)?;
        set_mode(new, mode)
    })
}

/// Makes a link, and creates the missing directories above.
pub(crate) fn put_link(target: &str, path: &Path) -> Result<(), Error> {
    put(path, |new| symlink(target, new))
}

/// Writes a file and the missing directories above, and prints the file's path.
pub(crate) fn put_text(path: &Path, text: &[u8]) -> Result<(), Error> {
    put(path, |new| {
        fs::write(new, text)?;
        set_mode(new, 0o644)
    })?;
    say(path)
}

/// Prints the path of an installed file.
pub(crate) fn say(path: &Path) -> Result<(), Error> {
    crate::print(&path.display()).map_err(Error::Print)
}

/// Creates `path` by calling `make` with another name, then renames the result: running programs
/// keep the file that they have mapped, and no program sees an incomplete file.
fn put(path: &Path, make: impl Fn(&Path) -> io::Result<()>) -> Result<(), Error> {
    create_directory(path.parent().unwrap_or(path))?;
    let mut new = path.as_os_str().to_owned();
    new.push(".new");
    let new = PathBuf::from(new);
    let made = fs::remove_file(&new)
        .or_else(|error| match error.kind() {
            io::ErrorKind::NotFound => Ok(()),
            _ => Err(error),
        })
        .and_then(|()| make(&new))
        .and_then(|()| fs::rename(&new, path));
    made.map_err(|error| Error::Install(path.to_owned(), error))
}

/// Creates `path` and the missing directories above.
fn create_directory(path: &Path) -> Result<(), Error> {
    let missing: Vec<_> = path.ancestors().take_while(|ancestor| !ancestor.exists()).collect();
    for directory in missing.iter().rev() {
        fs::create_dir(directory)
            .and_then(|()| set_mode(directory, 0o755))
            .map_err(|error| Error::Create(directory.to_path_buf(), error))?;
    }
    Ok(())
}

fn set_mode(path: &Path, mode: u32) -> io::Result<()> {
    fs::set_permissions(path, fs::Permissions::from_mode(mode))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_names_the_path_and_the_way_out() {
        let denied = io::Error::from(io::ErrorKind::PermissionDenied);
        let text = Error::Create(PathBuf::from("/usr/local/lib"), denied).to_string();
        assert!(text.contains("/usr/local/lib"), "{text}");
        assert!(text.contains("PREFIX or DESTDIR"), "{text}");
    }
}
