//! Explains an instance without drivers: which manifests were rejected and why, and which variable
//! or setting replaced the search (drivers.md I.1 step 11). The contract's line alone names
//! neither.

use core::ffi::CStr;

use loader_discovery::Context;
use loader_discovery::event::line::Line;
use loader_discovery::event::{Explanation, Message as _};
use loader_discovery::search::ManifestKind;
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
    let mut rejected = left_out.iter().filter(|driver| driver.cause.rejects()).peekable();
    let any_rejected = rejected.peek().is_some();
    for driver in rejected {
        let (mut explanation, mut line) = (Explanation::default(), Line::new());
        driver.cause.explain(&mut explanation);
        explanation.put_line(&mut line);
        journal.record(InstanceEvent::DriverRejected { line: line.as_bytes().into() });
    }
    let is_replaced = explain_search(system, journal, settings);
    if !any_rejected && !is_replaced {
        journal.record(InstanceEvent::NoManifests);
    }
}

/// Names the setting and the variable that replace the search for driver manifests. Returns whether
/// there is one.
fn explain_search(system: &dyn System, journal: &Journal, settings: Option<&Settings>) -> bool {
    let exclusive = settings.filter(|settings| settings.additional_drivers_exclusively);
    if let Some(settings) = exclusive {
        let path = settings.path.as_slice().into();
        journal.record(InstanceEvent::SearchReplacedBySettings { path });
    }
    let context = Context::host(system, journal);
    let mut replacing = ManifestKind::Driver.replacing_variables().iter();
    let set = |name: &&'static CStr| Some((*name, context.secure_variable(name).ok()??));
    let variable = match settings.is_none_or(Settings::uses_driver_environment) {
        true => replacing.find_map(set),
        false => None,
    };
    if let Some((variable, value)) = &variable {
        let (variable, value) = (Text::from(*variable), value.as_slice().into());
        journal.record(InstanceEvent::SearchReplaced { variable, value });
    }
    exclusive.is_some() || variable.is_some()
}
