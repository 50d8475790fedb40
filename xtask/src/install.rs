//! Installs the library in the directories of distributions (drivers.md L.1, L.4).
//!
//! Modes do not depend on the umask: directories that the installation creates are 755, files 644.

use std::io;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Component, Path, PathBuf};
use std::{fmt, fs};

use crate::cmake;
use crate::library::{self, NotBuilt};
use crate::man;
use crate::pkg_config;
use crate::place::Place;

/// The loader's version is that of the Vulkan headers that it was generated from.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Why the installation failed, completely or in part.
#[derive(Debug)]
pub(crate) enum Error {
    /// The prefix or library directory is relative or contains `..`.
    NoPlace(PathBuf),
    /// Cargo did not build the library.
    NotBuilt(NotBuilt),
    /// The system returned an error.
    System(&'static str, PathBuf, io::Error),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::NoPlace(path) => write!(
                f,
                "{} is no installation path: PREFIX must begin with `/`, and neither PREFIX nor LIBDIR may contain `..`",
                path.display()
            ),
            Error::NotBuilt(error) => error.fmt(f),
            Error::System(what, path, error) => {
                write!(f, "cannot {what} {}: {error}", path.display())?;
                if error.kind() == io::ErrorKind::PermissionDenied {
                    f.write_str(
                        "; install with the necessary permission, or elsewhere with PREFIX or DESTDIR",
                    )?;
                }
                Ok(())
            }
        }
    }
}

/// Installs the library, its links, `vulkan.pc`, the CMake package and the manual page, and prints
/// each path.
pub(crate) fn install(place: &Place) -> Result<(), Error> {
    match place.library() {
        Some(library) => install_library(library, place),
        None => install_library(&library::build().map_err(Error::NotBuilt)?, place),
    }
}

/// Installs the library at `library`.
fn install_library(library: &Path, place: &Place) -> Result<(), Error> {
    let libdir = place.libdir();
    for path in [place.prefix(), &libdir] {
        if !is_findable(path) {
            return Err(Error::NoPlace(path.to_owned()));
        }
    }
    let staged = place.staged(&libdir);
    for path in put_library(library, &staged)? {
        say(&path)?;
    }
    let pkg_config = pkg_config::file(place.prefix(), &libdir, VERSION);
    put_text(&staged.join("pkgconfig/vulkan.pc"), &pkg_config)?;
    for (name, text) in cmake::files(place.prefix(), &libdir, VERSION) {
        put_text(&staged.join("cmake/VulkanLoader").join(name), &text)?;
    }
    let manual = place.staged(&place.prefix().join("share/man/man7/vulkan-loader.7"));
    put_text(&manual, &man::page(VERSION))
}

/// Puts the library at `library` into `directory` under all its names, and returns the paths.
pub(crate) fn put_library(library: &Path, directory: &Path) -> Result<[PathBuf; 3], Error> {
    let file = format!("libvulkan.so.{VERSION}");
    let paths = [&file, "libvulkan.so.1", "libvulkan.so"].map(|name| directory.join(name));
    create_directory(directory)?;
    put(&paths[0], |new| copy(library, new))?;
    put(&paths[1], |new| symlink(&file, new))?;
    put(&paths[2], |new| symlink("libvulkan.so.1", new))?;
    Ok(paths)
}

/// Writes a text file and the missing directories above, and prints the file's path.
fn put_text(path: &Path, text: &str) -> Result<(), Error> {
    create_directory(path.parent().unwrap_or(path))?;
    put(path, |new| write(new, text))?;
    say(path)
}

fn say(path: &Path) -> Result<(), Error> {
    crate::print(&path.display())
        .map_err(|error| Error::System("write to", PathBuf::from("standard output"), error))
}

/// `vulkan.pc` and the CMake package contain these paths and count their components, so the paths
/// must be absolute and without `..`.
fn is_findable(path: &Path) -> bool {
    path.is_absolute() && !path.components().any(|part| part == Component::ParentDir)
}

/// Creates `path` and the missing directories above.
fn create_directory(path: &Path) -> Result<(), Error> {
    let missing: Vec<_> = path.ancestors().take_while(|ancestor| !ancestor.exists()).collect();
    for directory in missing.iter().rev() {
        fs::create_dir(directory)
            .and_then(|()| set_mode(directory, 0o755))
            .map_err(|error| Error::System("create", directory.to_path_buf(), error))?;
    }
    Ok(())
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::copy(from, to)?;
    set_mode(to, 0o644)
}

fn write(path: &Path, text: &str) -> io::Result<()> {
    fs::write(path, text)?;
    set_mode(path, 0o644)
}

fn set_mode(path: &Path, mode: u32) -> io::Result<()> {
    fs::set_permissions(path, fs::Permissions::from_mode(mode))
}

/// Creates `path` by calling `make` with another name, then renames the result: running programs
/// keep the file that they have mapped, and no program sees an incomplete file.
fn put(path: &Path, make: impl Fn(&Path) -> io::Result<()>) -> Result<(), Error> {
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
    made.map_err(|error| Error::System("install", path.to_owned(), error))
}

#[cfg(test)]
mod tests;
