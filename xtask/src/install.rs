//! Installs the library in the directories of distributions (drivers.md L.1, L.4).

use std::fmt;
use std::path::{Component, Path, PathBuf};

use crate::cmake;
use crate::files::{self, put_copy, put_link, put_text, say};
use crate::man;
use crate::pkg_config;
use crate::place::Place;
use crate::product::{LIBRARY, NotBuilt};

/// The loader's version is that of the Vulkan headers that it was generated from.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Why the installation failed, completely or in part.
#[derive(Debug)]
pub(crate) enum Error {
    /// The prefix or library directory is relative or contains `..`.
    NoPlace(PathBuf),
    /// Cargo did not build the library.
    NotBuilt(NotBuilt),
    /// A file did not come to its place.
    Files(files::Error),
}

impl From<files::Error> for Error {
    fn from(error: files::Error) -> Error {
        Error::Files(error)
    }
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
            Error::Files(error) => error.fmt(f),
        }
    }
}

/// Installs the library, its links, the manual page and, unless the place is for a runtime, `vulkan.pc`
/// and the CMake package, and prints each path.
pub(crate) fn install(place: &Place) -> Result<(), Error> {
    match &place.built {
        Some(library) => install_library(library, place),
        None => install_library(&LIBRARY.build().map_err(Error::NotBuilt)?, place),
    }
}

/// Installs the library at `library`.
fn install_library(library: &Path, place: &Place) -> Result<(), Error> {
    let libdir = place.libdir();
    for path in [place.prefix(), &libdir] {
        check(path)?;
    }
    let staged = place.staged(&libdir);
    for path in put_library(library, &staged)? {
        say(&path)?;
    }
    if !place.is_runtime {
        put_development(&staged, place.prefix(), &libdir)?;
    }
    put_text(&place.staged_share("man/man7/vulkan-loader.7"), man::page(VERSION).as_bytes())?;
    Ok(())
}

/// Puts the library at `library` into `directory` with the link that programs load, and returns the
/// paths.
pub(crate) fn put_library(library: &Path, directory: &Path) -> Result<[PathBuf; 2], files::Error> {
    let file = format!("libvulkan.so.{VERSION}");
    let paths = [&file, "libvulkan.so.1"].map(|name| directory.join(name));
    put_copy(library, &paths[0], 0o644)?;
    put_link(&file, &paths[1])?;
    Ok(paths)
}

/// Puts the link that programs are linked with into `directory`, and returns its path.
pub(crate) fn put_development_link(directory: &Path) -> Result<PathBuf, files::Error> {
    let path = directory.join("libvulkan.so");
    put_link("libvulkan.so.1", &path)?;
    Ok(path)
}

/// Puts what programs are compiled with into the staged library directory, and prints each path.
fn put_development(staged: &Path, prefix: &Path, libdir: &Path) -> Result<(), files::Error> {
    say(&put_development_link(staged)?)?;
    let pkg_config = pkg_config::file(prefix, libdir, VERSION);
    put_text(&staged.join("pkgconfig/vulkan.pc"), pkg_config.as_bytes())?;
    for (name, text) in cmake::files(prefix, libdir, VERSION) {
        put_text(&staged.join("cmake/VulkanLoader").join(name), text.as_bytes())?;
    }
    Ok(())
}

/// `vulkan.pc` and the CMake package contain these paths and count their components, so the paths
/// must be absolute and without `..`.
pub(crate) fn check(path: &Path) -> Result<(), Error> {
    let is_findable =
        path.is_absolute() && !path.components().any(|part| part == Component::ParentDir);
    if is_findable { Ok(()) } else { Err(Error::NoPlace(path.to_owned())) }
}

#[cfg(test)]
mod tests;
