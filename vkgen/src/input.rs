//! The registry that an argument of the command line names: a file, or a version of the package.

use std::path::Path;

use registry::acquire::{self, AcquireError, Acquired, Request};
use registry::read;
use registry::{Diagnostic, Registry};

use crate::resolve::{self, Api};

/// A registry, read and worked out.
#[derive(Clone, Debug)]
pub struct Input {
    /// The model.
    pub registry: Registry,
    /// What follows from it.
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

/// Why there is no registry.
#[derive(Debug)]
pub enum InputError {
    /// The registry could not be obtained.
    Acquire(AcquireError),
    /// The registry contradicts itself.
    Registry(Vec<Diagnostic>),
    /// The registry has warnings, and the caller refuses them.
    Denied(Vec<Diagnostic>),
}

impl Input {
    /// Refuses warnings, for `--deny-warnings`.
    ///
    /// # Errors
    ///
    /// There is a warning.
    pub fn without_warnings(self) -> Result<Input, InputError> {
        if self.warnings.is_empty() { Ok(self) } else { Err(InputError::Denied(self.warnings)) }
    }
}

/// The registry that `name` names: a `vk.xml`, whose `video.xml` is the one beside it or else the
/// pinned one, or a version of the package. Without a name it is the pinned registry.
///
/// # Errors
///
/// The registry cannot be obtained, or contradicts itself.
pub fn load(workspace: &Path, name: Option<&str>) -> Result<Input, InputError> {
    let Some(version) = name.filter(|name| is_version(name)) else {
        let request = Request { workspace, xml: name.map(Path::new), video_xml: None };
        return read(acquire::acquire(&request).map_err(InputError::Acquire)?);
    };
    let input = read(acquire::package(workspace, version).map_err(InputError::Acquire)?)?;
    Ok(Input { version: version.to_owned(), ..input })
}

/// Reads and works out what was acquired.
///
/// # Errors
///
/// The registry contradicts itself.
pub fn read(acquired: Acquired) -> Result<Input, InputError> {
    let Acquired { vk, video, notes } = acquired;
    let read = read::read(vk.source(), video.source()).map_err(InputError::Registry)?;
    let resolved = resolve::resolve(&read.registry).map_err(InputError::Registry)?;
    Ok(Input {
        version: read.registry.release().to_string(),
        registry: read.registry,
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
