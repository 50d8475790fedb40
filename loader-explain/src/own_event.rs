//! The events of this program: what the loader cannot record, because a library ended its process.
//!
//! The tests of `tests/fixtures` include this file, and demand a fixture for each event that decides something.

/// Defines the events, and the list of all.
macro_rules! events {
    ($($(#[$doc:meta])* $name:ident = $text:literal;)*) => {
        $($(#[$doc])* pub(crate) const $name: &str = $text;)*
        /// All events that decide something.
        #[cfg(test)]
        #[allow(dead_code, reason = "for the fixtures alone")]
        pub(crate) const ALL: &[&str] = &[$($name),*];
    };
}

events! {
    /// The child ended with a signal.
    CRASHED = "Child::Crashed";
    /// The child ended with an exit code and no answer.
    EXITED = "Child::Exited";
    /// The child exceeded its time limit.
    TIMED_OUT = "Child::TimedOut";
    /// The child could not be started.
    NOT_STARTED = "Child::NotStarted";
    /// A Vulkan command failed in the child that enumerates devices.
    FAILED = "Child::Failed";
    /// The driver has no device.
    NO_DEVICE = "Child::NoDevice";
    /// The enumeration would not be that of the application.
    NOT_TRIED = "Child::NotTried";
    /// The settings file names the only layers, and not this one.
    LAYER_REPLACED = "Layer::Replaced";
    /// The folders that replace a search are gone.
    FOLDERS_GONE = "Layer::FoldersGone";
}

/// `LD_LIBRARY_PATH` brings a library for a bare name, which decides nothing.
#[allow(dead_code, reason = "the fixtures need none for this event")]
pub(crate) const BROUGHT: &str = "Library::Brought";
