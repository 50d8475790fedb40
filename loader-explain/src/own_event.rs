//! The events of this program: what the loader cannot record, because a library ended its process.
//!
//! The tests of `tests/fixtures` include this file, and demand a fixture for each event.

/// The child ended with a signal.
pub(crate) const CRASHED: &str = "Child::Crashed";
/// The child ended with an exit code and no answer.
pub(crate) const EXITED: &str = "Child::Exited";
/// The child exceeded its time limit.
pub(crate) const TIMED_OUT: &str = "Child::TimedOut";
/// The child could not be started.
pub(crate) const NOT_STARTED: &str = "Child::NotStarted";
/// A Vulkan command failed in the child that enumerates devices.
pub(crate) const FAILED: &str = "Child::Failed";
/// The driver has no device.
pub(crate) const NO_DEVICE: &str = "Child::NoDevice";
/// The enumeration would not be that of the application.
pub(crate) const NOT_TRIED: &str = "Child::NotTried";
/// The settings file names the only layers, and not this one.
pub(crate) const LAYER_REPLACED: &str = "Layer::Replaced";

/// The folders that replace a search are gone.
pub(crate) const FOLDERS_GONE: &str = "Layer::FoldersGone";
/// `LD_LIBRARY_PATH` brings a library for a bare name, which decides nothing.
#[allow(dead_code, reason = "the fixtures need none for this event")]
pub(crate) const BROUGHT: &str = "Library::Brought";

/// All events that decide something.
#[cfg(test)]
#[allow(dead_code, reason = "for the fixtures alone")]
pub(crate) const ALL: [&str; 9] = [
    CRASHED,
    EXITED,
    TIMED_OUT,
    NOT_STARTED,
    FAILED,
    NO_DEVICE,
    NOT_TRIED,
    LAYER_REPLACED,
    FOLDERS_GONE,
];
