//! Runs once, when the library is loaded (drivers.md A.1, B.4).
//!
//! Latches two variables; later changes of the environment do not affect them. Both are also read
//! in processes with elevated privileges.

use dispatch_tables::vk;
use loader_discovery::event::LogFilter;
use loader_discovery::system::System;

use crate::event::{StartupEvent, Version};
use crate::journal::{self, Journal};
use crate::libraries;

/// Latches the log filter and the flag that keeps libraries open, and logs the version of the
/// loader.
pub(crate) fn latch_environment(system: &dyn System, journal: &Journal) {
    let debug = system.variable(c"VK_LOADER_DEBUG").ok().flatten();
    journal::latch_filter(LogFilter::parse(debug.as_deref()));
    journal.record(StartupEvent::Version { version: Version(vk::HEADER_VERSION_COMPLETE) });
    for (word, nearest) in LogFilter::unknown_words(debug.as_deref()) {
        journal.record(StartupEvent::UnknownLogWord { word: word.into(), nearest });
    }
    if disables_unloading(system) {
        libraries::keep_libraries_open();
        journal.record(StartupEvent::UnloadingDisabled);
    }
}

/// Whether the variable is exactly `1`.
fn disables_unloading(system: &dyn System) -> bool {
    let value = system.variable(c"VK_LOADER_DISABLE_DYNAMIC_LIBRARY_UNLOADING");
    value.ok().flatten().as_deref() == Some(b"1")
}

#[cfg(test)]
mod tests;
