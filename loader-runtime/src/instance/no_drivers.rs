//! Explains an instance without drivers: which manifests were rejected and why, and which variable
//! or setting replaced the search (drivers.md I.1 step 11). The contract's line alone names
//! neither.

use loader_discovery::Context;
use loader_discovery::drivers::SearchReplacedBy;
use loader_discovery::event::{Message as _, Words};
use loader_discovery::settings::Settings;
use loader_discovery::system::System;

use crate::event::{InstanceEvent, Text};
use crate::journal::Journal;
use crate::libraries::LeftOutDriver;

/// Records the lines behind "Found no drivers!" about the drivers that were found.
pub(crate) fn explain(
    system: &dyn System,
    journal: &Journal,
    left_out: &[LeftOutDriver],
    settings: Option<&Settings>,
) {
    let mut rejected = left_out.iter().filter(|driver| driver.cause.row().rejects).peekable();
    let any_rejected = rejected.peek().is_some();
    // The log has a line of each rejection that it let through. A report has them all.
    for driver in rejected.filter(|driver| !journal.has_shown(driver.cause.bits())) {
        let line = Words::of(&driver.cause).why_line();
        journal.record(InstanceEvent::DriverRejected { line: line.as_bytes().into() });
    }
    // Without memory nothing is said of the search.
    let Ok(replaced) = SearchReplacedBy::of(Context::host(system, journal), settings) else {
        return;
    };
    match replaced {
        SearchReplacedBy::Settings(path) => {
            journal.record(InstanceEvent::SearchReplacedBySettings { path: path.into() });
        }
        SearchReplacedBy::Variable(variable, value) => {
            let (variable, value) = (Text::from(variable), value.as_slice().into());
            journal.record(InstanceEvent::SearchReplaced { variable, value });
        }
        SearchReplacedBy::Nothing if any_rejected => {}
        SearchReplacedBy::Nothing => journal.record(InstanceEvent::NoManifests),
    }
}
