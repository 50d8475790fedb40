//! The registry that an argument of the command line names: a file, or a version of the package.

use std::path::Path;

use registry::Diagnostic;
use registry::acquire::{self, Acquired, Request};
use registry::read;

use crate::Error;
use crate::resolve::{self, Api};

/// A registry, read and worked out.
#[derive(Clone, Debug)]
pub struct Input {
    /// The resolved model.
    pub api: Api,
    /// The SHA-256 of its `vk.xml`.
    pub vk_sha256: String,
    /// The version of the package, or of the registry where it came from a file.
    pub version: String,
    /// The warnings about the registry.
    pub warnings: Vec<Diagnostic>,
    /// Notes about the origin of the registry.
    pub notes: Vec<String>,
}

impl Input {
    /// Refuses warnings, for `--deny-warnings`.
    ///
    /// # Errors
    ///
    /// There is a warning.
    pub fn without_warnings(self) -> Result<Input, Error> {
        if self.warnings.is_empty() { Ok(self) } else { Err(Error::Denied(self.warnings)) }
    }
}

/// The registry that `name` names: a `vk.xml`, whose `video.xml` is the one beside it or else the
/// pinned one, or a version of the package. Without a name it is the pinned registry.
///
/// # Errors
///
/// The registry cannot be obtained, or contradicts itself.
pub fn load(workspace: &Path, name: Option<&str>) -> Result<Input, Error> {
    let Some(version) = name.filter(|name| is_version(name)) else {
        let request = Request { workspace, xml: name.map(Path::new), video_xml: None };
        return read(acquire::acquire(&request)?);
    };
    let input = read(acquire::package(workspace, version)?)?;
    Ok(Input { version: version.to_owned(), ..input })
}

/// Reads and works out what was acquired.
///
/// # Errors
///
/// The registry contradicts itself.
pub fn read(acquired: Acquired) -> Result<Input, Error> {
    let Acquired { vk, video, notes } = acquired;
    let read = read::read(vk.source(), video.source())?;
    let resolved = resolve::resolve(read.registry)?;
    Ok(Input {
        version: resolved.api.registry.release().to_string(),
        api: resolved.api,
        vk_sha256: vk.sha256,
        warnings: [read.warnings, resolved.warnings].concat(),
        notes,
    })
}

/// A name that begins like a version and is no file.
fn is_version(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_digit()) && !Path::new(name).exists()
}
