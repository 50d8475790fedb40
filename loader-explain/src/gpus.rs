//! `vkexplain gpus`: each GPU, whether it sleeps, its driver, and whether a program would wake it.
//! Nothing is opened, and nothing wakes for it (docs/gpu-policy.md).

use std::fmt::Write as _;

use loader_discovery::drivers::{DriverCandidate, DriverManifests, DriverRequest};
use loader_discovery::event::{Event, KeptEvents, Observation, PolicyEvent, log_line};
use loader_discovery::json::Uncached;
use loader_discovery::manifest::Portability;
use loader_discovery::policy::hardware::{self, Controller, gpus};
use loader_discovery::policy::records::Records;
use loader_discovery::search::BuildDirectories;
use loader_discovery::settings;
use loader_discovery::{Context, OutOfMemory};

use crate::Request;
use crate::fact::text;
use crate::what_if::WhatIf;

/// What a person reads.
pub(crate) fn render(request: &Request) -> Result<String, OutOfMemory> {
    let (system, journal) = (&WhatIf::new(request.changes()), &KeptEvents::new());
    let context = Context::host(system, journal);
    let settings = settings::read(context, &BuildDirectories::BUILT)?;
    let portability = if request.portability { Portability::Include } else { Portability::Skip };
    let wanted = DriverRequest::new(portability, settings.active())?;
    let walk = DriverManifests::search(context, &Uncached, &wanted)?;
    let drivers = walk.collect::<Result<Vec<_>, _>>()?;
    let records = Records::read(context)?;
    let mut out = String::new();
    let policy = journal.take_all().into_iter();
    let policy: Vec<_> = policy.filter(|event| matches!(event, Event::PolicyEvent(_))).collect();
    let is_in_force =
        |event: &&Event<'_>| matches!(event, Event::PolicyEvent(PolicyEvent::InForce { .. }));
    match policy.iter().find(is_in_force) {
        Some(event) => out += &message(event),
        None => out += "Driver policy: `all`, so that a program opens every driver",
    }
    out.push('\n');
    let controllers = hardware::controllers(system)?;
    let Some(controllers) = controllers else {
        return Ok(out + "This system does not say which GPUs there are.\n");
    };
    if gpus(&controllers).next().is_none() {
        out += "There is no GPU in the kernel's list.\n";
    }
    for gpu in gpus(&controllers) {
        let sleeps = gpu.sleeps(system)?;
        let state = if sleeps { "asleep" } else { "awake" };
        let _ = writeln!(out, "\nGPU {} ({}), {state}", text(gpu.address()), text(gpu.ids()));
        let reports = |library: &[u8]| {
            let record = records.as_ref()?.of(library, system)?;
            Some(record.has(gpu.address()))
        };
        one(&mut out, gpu, sleeps, &drivers, &reports);
    }
    for event in policy.iter().filter(|event| !is_in_force(event)) {
        if !matches!(event, Event::PolicyEvent(PolicyEvent::LeftOut { .. })) {
            let _ = writeln!(out, "\n{}", message(event));
        }
    }
    Ok(out)
}

/// The drivers of a GPU, and whether a program wakes it. `reports` says whether a library reported the
/// GPU; `None` without a record of the file as it is.
fn one(
    out: &mut String,
    gpu: Controller<'_>,
    sleeps: bool,
    drivers: &[DriverCandidate],
    reports: &dyn Fn(&[u8]) -> Option<bool>,
) {
    let (mut has_driver, mut wakes, mut is_uncertain) = (false, false, false);
    for candidate in drivers {
        let (manifest, cause) = match candidate {
            DriverCandidate::Accepted(manifest) => (manifest, None),
            DriverCandidate::LeftOut(driver) => {
                let Some(manifest) = &driver.manifest else { continue };
                (manifest, Some(&driver.cause))
            }
        };
        let serves = reports(&manifest.library).unwrap_or_else(|| {
            is_uncertain |= cause.is_none() && manifest.pci_vendors.is_empty();
            manifest.pci_vendors.contains(&gpu.numbers().0)
        });
        if serves {
            (has_driver, wakes) = (true, wakes || cause.is_none());
            let _ =
                writeln!(out, "  driver {} of {}", text(&manifest.library), text(&manifest.path));
            if let Some(why) = cause.and_then(|cause| Observation::of(cause).why) {
                let _ = writeln!(out, "      it {}\n      cure: {}", why.reason, why.cure);
            }
        }
    }
    if !has_driver {
        *out += "  no driver is known for it: none has reported it under a policy\n";
    }
    *out += match (sleeps, wakes, is_uncertain) {
        (false, ..) => "  it is awake: this program wakes nothing\n",
        (true, true, _) => "  this program wakes it\n",
        (true, false, true) => {
            "  this program may wake it: it opens drivers of which nothing is known\n"
        }
        (true, false, false) => "  this program lets it sleep\n",
    };
}

/// The text of a message, without its level.
fn message(event: &Event<'_>) -> String {
    let line = log_line(event);
    line.split_once(": ").map_or(line.clone(), |(_, text)| text.trim_start().to_owned())
}
