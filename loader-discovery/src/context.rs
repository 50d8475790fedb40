//! The inputs that every stage takes.

use alloc::vec::Vec;
use core::ffi::CStr;

use crate::Grown;
use crate::event::{Record, SearchEvent};
use crate::system::{Platform, System};

/// Whether this build, one for tests, knows the rules of each platform.
const ANY_PLATFORM: bool = cfg!(any(test, fuzzing, feature = "any-platform"));

/// The platform whose rules apply, the system to read, and the receiver of every decision.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// The platform whose rules apply.
    platform: Platform,
    /// Environment and files.
    pub system: &'a dyn System,
    /// Receives every decision.
    pub journal: &'a dyn Record,
}

impl<'a> Context<'a> {
    /// The context on the platform of this build.
    pub fn host(system: &'a dyn System, journal: &'a dyn Record) -> Self {
        Self { platform: Platform::HOST, system, journal }
    }

    /// The platform whose rules apply. A constant in the loader, so that the library has no code
    /// for other platforms.
    pub const fn platform(self) -> Platform {
        if ANY_PLATFORM { self.platform } else { Platform::HOST }
    }

    /// The context on any platform.
    #[cfg(any(test, fuzzing, feature = "any-platform"))]
    pub fn on(platform: Platform, system: &'a dyn System, journal: &'a dyn Record) -> Self {
        Self { platform, system, journal }
    }

    /// Reads a variable that processes with elevated privileges ignore: a filter, or one that names
    /// files or directories. `None` if it is unset or ignored (drivers.md A.2). Records an ignored
    /// variable on Windows only.
    pub fn secure_variable(self, name: &CStr) -> Grown<Option<Vec<u8>>> {
        match self.platform() {
            Platform::Fuchsia => self.system.variable(name),
            Platform::Windows
                if self.system.windows().is_some_and(|own| own.is_high_integrity()) =>
            {
                self.journal.record(SearchEvent::VariableIgnored { variable: name.into() });
                Ok(None)
            }
            Platform::Windows => self.system.variable(name),
            _ => self.system.secure_variable(name),
        }
    }
}
