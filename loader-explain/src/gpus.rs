//! `vkexplain gpus`: each GPU, whether it sleeps, its driver, and whether a program would wake it.
//! Nothing is opened, and nothing wakes for it (docs/gpu-policy.md).

use std::fmt::Write as _;

use loader_discovery::drivers::DriverCandidate;
use loader_discovery::event::{Event, KeptEvents, Observation, PolicyEvent};
use loader_discovery::policy::hardware::{self, Controller, gpus};
use loader_discovery::policy::records::Records;
use loader_discovery::search::BuildDirectories;
use loader_discovery::settings;
use loader_discovery::{Context, OutOfMemory};
use serde::Serialize;

use crate::Request;
use crate::fact::{Why, text};
use crate::gather::drivers;

/// The GPUs of the machine.
#[derive(Debug, Serialize)]
pub(crate) struct Gpus {
    /// The policy in force, and who chose it.
    policy: String,
    /// Absent if the system does not say which GPUs there are.
    gpus: Option<Vec<Gpu>>,
    /// What else the policy says.
    remarks: Vec<String>,
}

#[derive(Debug, Serialize)]
struct Gpu {
    address: String,
    ids: String,
    asleep: bool,
    /// Those that reported it, or whose manifest names its vendor.
    drivers: Vec<GpuDriver>,
    effect: Effect,
}

#[derive(Debug, Serialize)]
struct GpuDriver {
    library: String,
    manifest: String,
    /// Why the driver takes no part; absent if it does.
    left_out: Option<Why>,
}

/// What a program does to a GPU.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Effect {
    /// Nothing: the GPU is awake.
    None,
    Wakes,
    /// The program opens drivers of which nothing is known.
    MayWake,
    LetsSleep,
}

/// Finds the GPUs and what a program does to each.
pub(crate) fn gather(request: &Request) -> Result<Gpus, OutOfMemory> {
    let (system, journal) = (&request.system(), &KeptEvents::new());
    let context = Context::host(system, journal);
    let settings = settings::read(context, &BuildDirectories::BUILT)?;
    let walk = drivers::walk(context, request, settings.active())?;
    let drivers = walk.collect::<Result<Vec<_>, _>>()?;
    let mut policy = "Driver policy: `all`, so that a program opens every driver".to_owned();
    let mut remarks = Vec::new();
    for event in journal.take_all() {
        match event {
            Event::PolicyEvent(PolicyEvent::InForce { .. }) => {
                policy = Observation::of(&event).text
            }
            Event::PolicyEvent(PolicyEvent::LeftOut { .. }) => {}
            Event::PolicyEvent(_) => remarks.push(Observation::of(&event).text),
            _ => {}
        }
    }
    let Some(listed) = hardware::controllers(system)? else {
        return Ok(Gpus { policy, gpus: None, remarks });
    };
    // As for the decision, a new GPU can be one for any driver.
    let records = Records::read(context)?.filter(|records| records.know(&listed));
    let start = hardware::start(system)?;
    let mut all = Vec::new();
    for gpu in gpus(&listed) {
        let reports = |library: &[u8]| {
            let records = records.as_ref()?;
            let record = records.of(library, system)?;
            let holds = !record.is_empty() || records.are_of_start(&start);
            holds.then(|| record.has(gpu.address()))
        };
        all.push(one(gpu, gpu.sleeps(system)?, &drivers, &reports));
    }
    all.sort_by(|one, other| one.address.cmp(&other.address));
    Ok(Gpus { policy, gpus: Some(all), remarks })
}

/// One GPU. `reports` says whether a library reported it; `None` without a record of the file as it is.
fn one(
    gpu: Controller<'_>,
    asleep: bool,
    candidates: &[DriverCandidate],
    reports: &dyn Fn(&[u8]) -> Option<bool>,
) -> Gpu {
    let (mut drivers, mut is_uncertain) = (Vec::new(), false);
    for candidate in candidates {
        let (manifest, cause) = match candidate {
            Ok(manifest) => (manifest, None),
            Err(driver) => {
                let Some(manifest) = &driver.manifest else { continue };
                (manifest, Some(&driver.cause))
            }
        };
        let serves = reports(&manifest.library).unwrap_or_else(|| {
            is_uncertain |= cause.is_none() && manifest.pci_vendors.is_empty();
            manifest.pci_vendors.contains(&gpu.numbers().0)
        });
        if serves {
            let left_out = cause.and_then(|cause| Observation::of(cause).why).map(Why::from);
            let (library, manifest) = (text(&manifest.library), text(&manifest.path));
            drivers.push(GpuDriver { library, manifest, left_out });
        }
    }
    let effect = match (asleep, drivers.iter().any(|driver| driver.left_out.is_none())) {
        (false, _) => Effect::None,
        (true, true) => Effect::Wakes,
        (true, false) if is_uncertain => Effect::MayWake,
        (true, false) => Effect::LetsSleep,
    };
    Gpu { address: text(gpu.address()), ids: text(gpu.ids()), asleep, drivers, effect }
}

/// What a person reads.
pub(crate) fn render(Gpus { policy, gpus, remarks }: &Gpus) -> String {
    let mut out = format!("{policy}\n");
    match gpus.as_deref() {
        None => out += "This system does not say which GPUs there are.\n",
        Some([]) => out += "There is no GPU in the kernel's list.\n",
        Some(gpus) => gpus.iter().for_each(|gpu| print(&mut out, gpu)),
    }
    for remark in remarks {
        let _ = writeln!(out, "\n{remark}");
    }
    out
}

fn print(out: &mut String, Gpu { address, ids, asleep, drivers, effect }: &Gpu) {
    let state = if *asleep { "asleep" } else { "awake" };
    let _ = writeln!(out, "\nGPU {address} ({ids}), {state}");
    for GpuDriver { library, manifest, left_out } in drivers {
        let _ = writeln!(out, "  driver {library} of {manifest}");
        if let Some(Why { reason, cure }) = left_out {
            let _ = writeln!(out, "      it {reason}\n      cure: {cure}");
        }
    }
    if drivers.is_empty() {
        *out += "  no driver is known for it: none has reported it under a policy\n";
    }
    *out += match effect {
        Effect::None => "  it is awake: this program wakes nothing\n",
        Effect::Wakes => "  this program wakes it\n",
        Effect::MayWake => {
            "  this program may wake it: it opens drivers of which nothing is known\n"
        }
        Effect::LetsSleep => "  this program lets it sleep\n",
    };
}
