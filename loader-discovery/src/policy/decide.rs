//! Decides which of the found drivers take part under a policy.

use alloc::vec::Vec;
use core::mem;

use super::hardware::{self, Controller, gpus};
use super::records::{self, DriverRecord, GPU, Records, UNPLACED};
use super::{Choice, Lack, Policy, Walk, asked};
use crate::drivers::{DriverCandidate, LeftOutDriver};
use crate::event::line::{Detach as _, Line};
use crate::event::{Event, PolicyEvent};
use crate::manifest::DriverManifest;
use crate::memory::{Collect as _, Grow as _, bytes};
use crate::{Grown, variables};

/// What the decision rests on.
struct Known<'a> {
    walk: Walk<'a>,
    choice: &'a Choice,
    /// The display controllers that are there.
    controllers: Vec<u8>,
    /// The records, unless a controller has come since.
    records: Option<Records>,
}

/// What is wrong with the GPUs of a driver, and their names.
type Reason = Option<(Lack, Line)>;

/// Takes drivers out whose hardware is absent or asleep, unless nothing else is known to have a GPU.
pub(crate) fn decide(walk: Walk<'_>, choice: &Choice, found: &mut [DriverCandidate]) -> Grown<()> {
    let Some(known) = Known::read(walk, choice, found)? else { return Ok(()) };
    let journal = walk.context.journal;
    let (mut causes, mut has_gpu) = (Vec::new(), false);
    for (place, candidate) in found.iter().enumerate() {
        let DriverCandidate::Accepted(manifest) = candidate else { continue };
        match known.cause_against(manifest)? {
            Some(cause) => causes.try_push((place, cause))?,
            None => has_gpu = has_gpu || known.has_gpu(manifest),
        }
    }
    // Where there is no GPU at all, no driver would find one.
    if !has_gpu && !causes.is_empty() && gpus(&known.controllers).next().is_some() {
        journal.record(PolicyEvent::NothingElse);
        causes.clear();
    }
    for (place, cause) in causes {
        journal.take(&cause);
        if let Some(candidate) = found.get_mut(place)
            && let DriverCandidate::Accepted(manifest) = candidate
        {
            let (path, manifest) = (bytes(&manifest.path)?, Some(mem::take(manifest)));
            *candidate = DriverCandidate::LeftOut(LeftOutDriver { path, manifest, cause });
        }
    }
    Ok(())
}

impl<'a> Known<'a> {
    /// Reads records and controllers; `None` if no driver can be left out by them.
    fn read(walk: Walk<'a>, choice: &'a Choice, found: &[DriverCandidate]) -> Grown<Option<Self>> {
        let (context, system) = (walk.context, walk.context.system);
        let mut records = match records::path(context)? {
            Some(path) => Records::read(system, &path)?,
            None => None,
        };
        let has_vendors = |candidate: &DriverCandidate| match candidate {
            DriverCandidate::Accepted(manifest) => !manifest.pci_vendors.is_empty(),
            DriverCandidate::LeftOut(_) => false,
        };
        if records.is_none() && !found.iter().any(has_vendors) {
            return Ok(None);
        }
        let Some((_, controllers)) = hardware::present(system, records.as_ref())? else {
            return Ok(None);
        };
        // A new GPU can be one for any driver.
        records = records.filter(|records| records.know(&controllers));
        Ok(Some(Self { walk, choice, controllers, records }))
    }

    fn record(&self, manifest: &DriverManifest) -> Option<DriverRecord<'_>> {
        self.records.as_ref()?.drivers().find(|record| record.library() == manifest.library)
    }

    /// Why the driver can be left out.
    fn cause_against(&self, manifest: &DriverManifest) -> Grown<Option<Event<'static>>> {
        let reason = match self.record(manifest) {
            Some(record) => self.reason_by_record(record, manifest)?,
            None if manifest.pci_vendors.is_empty() => None,
            None => {
                let is_its = |gpu: &Controller<'_>| manifest.pci_vendors.contains(&gpu.numbers().0);
                self.reason_of(manifest, &is_its, &[b"of the vendors in its manifest"])?
            }
        };
        let Some((lack, gpu)) = reason else { return Ok(None) };
        if self.is_exempt(manifest)? {
            return Ok(None);
        }
        let asked = asked::in_words(self.walk.context)?;
        let event = PolicyEvent::LeftOut {
            manifest: (&manifest.path).into(),
            gpu: gpu.as_bytes().into(),
            lack,
            source: (&self.choice.source).into(),
            policy: self.choice.policy,
            asked: asked.as_bytes().into(),
        };
        Ok(Some(event.detach()?.into()))
    }

    /// Why the driver can be left out, by what it reported.
    fn reason_by_record(
        &self,
        record: DriverRecord<'_>,
        manifest: &DriverManifest,
    ) -> Grown<Reason> {
        let system = self.walk.context.system;
        let reason = if record.has(UNPLACED) {
            None
        } else if record.is_empty() {
            let is_recent = self.records.as_ref().is_some_and(|all| all.are_of_this_start(system));
            is_recent.then(|| (Lack::Hardware, Line::new()))
        } else {
            let addresses = record.words().filter(|word| *word != GPU).try_list()?;
            self.reason_of(manifest, &|gpu| record.has(gpu.address()), &addresses)?
        };
        Ok(reason.filter(|_| record.is_of_this_file(system)))
    }

    /// Why the driver of these GPUs can be left out: none is there, or all of them sleep and the
    /// process asks for none. `all` names those for which the driver is known.
    fn reason_of(
        &self,
        manifest: &DriverManifest,
        is_its: &dyn Fn(&Controller<'_>) -> bool,
        all: &[&[u8]],
    ) -> Grown<Reason> {
        let context = self.walk.context;
        let (mut names, mut is_asked) = (Line::new(), false);
        for gpu in gpus(&self.controllers).filter(is_its) {
            if self.choice.policy != Policy::Awake || !gpu.sleeps(context.system)? {
                return Ok(None);
            }
            is_asked = is_asked || asked::asks_for(context, gpu)?;
            name(&mut names, &[gpu.address(), b" (", gpu.ids(), b")"]);
        }
        if names.is_empty() {
            all.iter().for_each(|one| name(&mut names, &[one]));
            return Ok(Some((Lack::Presence, names)));
        }
        if is_asked {
            let asked = asked::in_words(context)?;
            let (gpu, asked) = (names.as_bytes().into(), asked.as_bytes().into());
            let manifest = (&manifest.path).into();
            context.journal.record(PolicyEvent::Asked { manifest, gpu, asked });
            return Ok(None);
        }
        Ok(Some((Lack::Power, names)))
    }

    /// Whether the driver is never left out: the process has it open, or somebody
    /// names it.
    fn is_exempt(&self, manifest: &DriverManifest) -> Grown<bool> {
        let path = manifest.path.as_slice();
        let folder = path.rsplitn(2, |byte| *byte == b'/').nth(1).unwrap_or_default();
        Ok(self.walk.request.additional.contains(&manifest.path)
            || self.walk.asker.is_open.is_some_and(|is_open| is_open(&manifest.library))
            || variables::naming(self.walk.context, path)?.is_some()
            || variables::naming(self.walk.context, folder)?.is_some())
    }

    /// Whether the driver has reported a GPU that is there, or one without a PCI address.
    fn has_gpu(&self, manifest: &DriverManifest) -> bool {
        self.record(manifest).is_some_and(|record| {
            let is_there = || gpus(&self.controllers).any(|gpu| record.has(gpu.address()));
            record.has(GPU)
                && (record.has(UNPLACED) || is_there())
                && record.is_of_this_file(self.walk.context.system)
        })
    }
}

/// Appends the name of a GPU to those in a line.
fn name(names: &mut Line, parts: &[&[u8]]) {
    names.push(if names.is_empty() { b" " } else { b", " });
    parts.iter().for_each(|part| names.push(part));
}
