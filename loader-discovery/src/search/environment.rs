//! Variables that processes with elevated privileges must not obey: those that name places, and all
//! filters.

use std::ffi::CStr;

use crate::event::Record;
use crate::event::SearchEvent;
use crate::system::{Platform, System};

/// Reads a variable that processes with elevated privileges must not obey (drivers.md A.2).
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
