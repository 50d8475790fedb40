//! Decides which of the found drivers take part under a policy.

use core::mem;

use super::hardware::{self, Controller, gpus};
use super::records::{DriverRecord, GPU, Records, UNPLACED};
use super::{Choice, Policy, Walk, asked};
use crate::drivers::{DriverCandidate, LeftOutDriver};
use crate::event::line::{Detach as _, Line};
use crate::event::{Event, PolicyEvent};
use crate::manifest::DriverManifest;
use crate::memory::{Collect as _, bytes};
use crate::{Grown, variables};

/// Ways to open a driver all the same whose GPUs sleep or are absent, besides another policy.
const WAKE: &str = " or DRI_PRIME=1, or write a rule into the policy file";
const FORGET: &str = "; if the GPU is there, remove vulkan/loader_drivers from the user's cache";
const CORRECT: &str = "; if the GPU is there, correct `pci_vendors` in the manifest";
/// The driver found no hardware.
const NONE: &str = " was absent when the driver was last opened, and no GPU has come since";

/// What the decision rests on.
struct Known<'a> {
    walk: Walk<'a>,
    choice: &'a Choice,
    /// Whether the system was not started again since the records were written.
    are_recent: bool,
    /// A text with the display controllers that are there.
    controllers: &'a [u8],
    /// The records, unless a controller has come since.
    records: Option<&'a Records>,
}

/// Takes drivers out whose hardware is absent or asleep, unless nothing else is known to have a GPU.
/// Returns the fingerprint of the machine, beside which the others can be recorded.
pub(crate) fn decide(
    walk: Walk<'_>,
    choice: &Choice,
    found: &mut [DriverCandidate],
) -> Grown<Option<u64>> {
    let Walk { context, .. } = walk;
    let fingerprint = hardware::fingerprint(context.system)?;
    let records = Records::read(context)?;
    let names_vendors =
        |one: &DriverCandidate| one.as_ref().is_ok_and(|manifest| !manifest.pci_vendors.is_empty());
    if records.is_none() && !found.iter().any(names_vendors) {
        return Ok(fingerprint);
    }
    let Some(controllers) = hardware::present(context.system, fingerprint, records.as_ref())?
    else {
        return Ok(None);
    };
    let controllers = &*controllers;
    // A new GPU can be one for any driver.
    let records = records.as_ref().filter(|records| records.know(controllers));
    let start = hardware::start(context.system)?;
    let are_recent = records.is_some_and(|records| records.are_of_start(&start));
    let known = Known { walk, choice, are_recent, controllers, records };
    let mut has_gpu = false;
    for candidate in &mut *found {
        let Ok(manifest) = candidate else { continue };
        match known.judge(manifest)? {
            Ok(vouches) => has_gpu = has_gpu || vouches,
            Err(cause) => {
                let (path, manifest) = (bytes(&manifest.path)?, Some(mem::take(manifest)));
                *candidate = Err(LeftOutDriver { path, manifest, cause });
            }
        }
    }
    // Where there is no GPU at all, no driver would find one.
    let is_enough =
        has_gpu || (gpus(controllers).next().is_none() && !hardware::has_cards(context.system)?);
    let mut is_told = is_enough;
    for candidate in found {
        if let Err(LeftOutDriver { manifest, cause, .. }) = candidate
            && let Event::PolicyEvent(PolicyEvent::LeftOut { .. }) = cause
        {
            if is_enough {
                context.journal.take(cause);
            } else {
                *candidate = Ok(mem::take(manifest).unwrap_or_default());
                if !mem::replace(&mut is_told, true) {
                    context.journal.record(PolicyEvent::NothingElse);
                }
            }
        }
    }
    Ok(fingerprint)
}

impl Known<'_> {
    /// Whether the driver has reported a GPU that is there, or one without a PCI address; or else why
    /// the driver can be left out.
    fn judge(&self, manifest: &DriverManifest) -> Grown<Result<bool, Event<'static>>> {
        let context = self.walk.context;
        let record = self.records.and_then(|all| all.of(&manifest.library, context.system));
        let record = record.filter(|record| !record.is_empty() || self.are_recent);
        let reason = match record {
            Some(record) if record.has(UNPLACED) => None,
            Some(record) if record.is_empty() => Some((Line::of(&NONE), FORGET)),
            Some(record) => {
                let addresses = record.words().filter(|word| *word != GPU).try_list()?;
                self.reason_of(manifest, &|gpu| record.has(gpu.address()), &addresses, FORGET)?
            }
            None if manifest.pci_vendors.is_empty() => None,
            None => {
                let is_its = |gpu: &Controller<'_>| manifest.pci_vendors.contains(&gpu.numbers().0);
                self.reason_of(manifest, &is_its, &[b"of the vendors in its manifest"], CORRECT)?
            }
        };
        if let Some((gpu, way)) = reason
            && !self.is_exempt(manifest)?
        {
            let asked = asked::in_words(context)?;
            let (manifest, gpu) = ((&manifest.path).into(), gpu.as_bytes().into());
            let (source, asked) = ((&self.choice.source).into(), asked.as_bytes().into());
            let event = PolicyEvent::LeftOut { manifest, gpu, source, asked, way };
            return Ok(Err(event.detach()?.into()));
        }
        let is_there = |record: DriverRecord<'_>| {
            record.has(UNPLACED) || gpus(self.controllers).any(|gpu| record.has(gpu.address()))
        };
        Ok(Ok(record.is_some_and(|record| record.has(GPU) && is_there(record))))
    }

    /// Why the driver of these GPUs can be left out: none is there, or all of them sleep and the
    /// process asks for none. Returns the names of these GPUs and the advice; `all`: the GPUs the driver is
    /// known to serve; `way`: the advice if they are there.
    fn reason_of(
        &self,
        manifest: &DriverManifest,
        is_its: &dyn Fn(&Controller<'_>) -> bool,
        all: &[&[u8]],
        way: &'static str,
    ) -> Grown<Option<(Line, &'static str)>> {
        let context = self.walk.context;
        let (mut names, mut is_asked) = (Line::new(), false);
        for gpu in gpus(self.controllers).filter(is_its) {
            if self.choice.policy != Policy::Awake || !gpu.sleeps(context.system)? {
                return Ok(None);
            }
            is_asked = is_asked || asked::asks_for(context, gpu)?;
            name(&mut names, &[gpu.address(), b" (", gpu.ids(), b")"]);
        }
        if names.is_empty() {
            all.iter().for_each(|one| name(&mut names, &[one]));
            names.push(b" is absent");
            return Ok(Some((names, way)));
        }
        if is_asked {
            let asked = asked::in_words(context)?;
            let (gpu, asked) = (names.as_bytes().into(), asked.as_bytes().into());
            let manifest = (&manifest.path).into();
            context.journal.record(PolicyEvent::Asked { manifest, gpu, asked });
            return Ok(None);
        }
        names.push(b" sleeps");
        Ok(Some((names, WAKE)))
    }

    /// Whether the driver is never left out: the process has it open, or somebody names it.
    fn is_exempt(&self, manifest: &DriverManifest) -> Grown<bool> {
        let path = manifest.path.as_slice();
        let folder = path.rsplitn(2, |byte| *byte == b'/').nth(1).unwrap_or_default();
        Ok(self.walk.request.additional.contains(&manifest.path)
            || self.walk.asker.is_open.is_some_and(|is_open| is_open(&manifest.library))
            || variables::naming(self.walk.context, path)?.is_some()
            || variables::naming(self.walk.context, folder)?.is_some())
    }
}

/// Appends the name of a GPU to those in a line.
fn name(names: &mut Line, parts: &[&[u8]]) {
    names.push(if names.is_empty() { b" " } else { b", " });
    parts.iter().for_each(|part| names.push(part));
}
