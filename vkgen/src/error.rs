//! Why a step of vkgen gave nothing: one type for all of them. [`diag`](crate::diag) prints an error.

use registry::Diagnostic;
use registry::acquire::AcquireError;

/// Why there is no result. No change of this run remains then.
#[derive(Debug)]
pub enum Error {
    /// The registry could not be obtained.
    Acquire(AcquireError),
    /// The registry contradicts itself, or the generator's rules contradict the registry.
    Registry(Vec<Diagnostic>),
    /// The registry has warnings, and the caller refuses warnings.
    Denied(Vec<Diagnostic>),
    /// Anything else, such as a file that cannot be read or does not name the version at its place.
    Other {
        /// The action that failed, with the file.
        message: String,
        /// The way out.
        help: &'static str,
    },
}

/// A result, or all findings about the registry that keep a step from having one.
pub type Found<T> = Result<T, Vec<Diagnostic>>;

impl From<AcquireError> for Error {
    fn from(error: AcquireError) -> Error {
        Error::Acquire(error)
    }
}

impl From<Vec<Diagnostic>> for Error {
    fn from(findings: Vec<Diagnostic>) -> Error {
        Error::Registry(findings)
    }
}
