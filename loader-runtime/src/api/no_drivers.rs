//! Explains an instance without drivers: which manifests were rejected and why, and which variable
//! or setting replaced the search (drivers.md I.1 step 11). The contract's line alone names neither.

use core::ffi::CStr;

use loader_discovery::Context;
use loader_discovery::search::ManifestKind;
use loader_discovery::settings::Settings;
use loader_discovery::system::System;

use crate::event::{InstanceEvent, Text};
use crate::journal::Journal;

/// Records the lines behind "Found no drivers!". `notes` is the number of notes before the search.
pub(super) fn explain(
    system: &dyn System,
    journal: &Journal,
    notes: usize,
    settings: Option<&Settings>,
) {
    let rejections = journal.rejections(notes);
    for rejection in &rejections {
        let line = rejection.own_line.as_slice().into();
        journal.record(InstanceEvent::DriverRejected { line });
    }
    explain_search(system, journal, settings);
    if rejections.is_empty() {
        journal.record(InstanceEvent::NoManifests);
    }
}

/// Names the variable or setting that replaces the search for driver manifests.
fn explain_search(system: &dyn System, journal: &Journal, settings: Option<&Settings>) {
    if let Some(settings) = settings.filter(|settings| settings.additional_drivers_exclusively) {
        let path = settings.path.as_slice().into();
        journal.record(InstanceEvent::SearchReplacedBySettings { path });
    }
    if settings.is_some_and(|settings| !settings.uses_driver_environment()) {
        return;
    }
    let context = Context::host(system, journal);
    let mut replacing = ManifestKind::Driver.replacing_variables().iter();
    let set = |name: &&'static CStr| Some((*name, context.secure_variable(name)?));
    if let Some((variable, value)) = replacing.find_map(set) {
        let (variable, value) = (Text::from(variable), value.into());
        journal.record(InstanceEvent::SearchReplaced { variable, value });
    }
}
