//! Reads the variables that a process with elevated privileges ignores. These are the filters and
//! the variables that name files or directories.

use alloc::vec::Vec;
use core::ffi::CStr;

use crate::event::Record;
use crate::event::SearchEvent;
use crate::system::{Platform, System};

/// Reads a variable that processes with elevated privileges ignore; `None` if it is unset or
/// ignored (drivers.md A.2). Records an ignored variable on Windows only.
pub fn secure_variable(
    platform: Platform,
    system: &dyn System,
    journal: &dyn Record,
    name: &CStr,
) -> Option<Vec<u8>> {
    match platform {
        Platform::Fuchsia => system.variable(name),
        Platform::Windows if system.windows()?.is_high_integrity() => {
            journal.record(SearchEvent::VariableIgnored { variable: name.into() });
            None
        }
        Platform::Windows => system.variable(name),
        _ => system.secure_variable(name),
    }
}
