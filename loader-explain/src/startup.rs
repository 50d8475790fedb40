//! `vkexplain startup`: what each driver and layer costs a program's start, measured in children, the
//! worst first.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::time::{Duration, Instant};

use loader_discovery::OutOfMemory;
use serde::{Deserialize, Serialize};

use crate::Request;
use crate::child::{Errand, Line};
use crate::devices::{Application, CREATION, DEVICES};
use crate::fact::{Kind, file_name};
use crate::opening::{self, End};
use crate::report::{Explanation, Verdict};
use crate::roles::{LAYERS_ALLOW, LAYERS_DISABLE};
use crate::text::joined;
use crate::what_if::Variables;

/// The best of as many runs counts: the first one fills the caches of the machine.
const RUNS: usize = 3;

/// What the first steps of a program cost, in milliseconds.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Cost {
    /// Until the libraries are open and their extensions are known.
    opening: f64,
    /// vkCreateInstance.
    creating: f64,
    /// vkEnumeratePhysicalDevices, and what a program asks of each device.
    listing: f64,
    /// Memory that was mapped, in KiB.
    memory: u64,
    /// The devices of the kernel that are open.
    nodes: BTreeSet<String>,
    /// The number of Vulkan's physical devices; absent if the steps failed.
    devices: Option<usize>,
}

/// A driver or layer with its cost.
#[derive(Debug, Serialize)]
pub(crate) struct Entry {
    name: String,
    #[serde(skip)]
    is_driver: bool,
    cost: Option<Cost>,
    /// Why there is no cost.
    reason: Option<String>,
    cure: String,
}

impl Entry {
    fn new(is_driver: bool, name: &str, cost: Result<Cost, String>, cure: String) -> Self {
        let name = format!("{} {name}", if is_driver { "driver" } else { "layer" });
        Self { name, is_driver, reason: cost.as_ref().err().cloned(), cost: cost.ok(), cure }
    }

    /// What nobody measured, or what does not end, costs most.
    fn time(&self) -> f64 {
        self.cost.as_ref().map_or(f64::INFINITY, Cost::time)
    }
}

impl Cost {
    /// The cost of the steps since `start`, when `before` KiB were mapped, by the times of the calls.
    pub(crate) fn of(
        (start, before): (Instant, u64),
        calls: &[(String, Instant)],
        devices: Option<usize>,
    ) -> Self {
        let now = Instant::now();
        let first = |name: &str| {
            calls.iter().find(|(called, _)| called == name).map_or(now, |(_, time)| *time)
        };
        let (created, listed) = (first(CREATION), first(DEVICES));
        Self {
            opening: milliseconds(created - start),
            creating: milliseconds(listed - created),
            listing: milliseconds(now - listed),
            memory: mapped().saturating_sub(before),
            nodes: nodes(),
            devices,
        }
    }

    fn time(&self) -> f64 {
        self.opening + self.creating + self.listing
    }

    /// What is left of this cost without that of the others.
    fn without(self, others: &Self) -> Self {
        Self {
            opening: (self.opening - others.opening).max(0.0),
            creating: (self.creating - others.creating).max(0.0),
            listing: (self.listing - others.listing).max(0.0),
            memory: self.memory.saturating_sub(others.memory),
            nodes: &self.nodes - &others.nodes,
            devices: self.devices,
        }
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// The mapped memory of this process in KiB.
pub(crate) fn mapped() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmSize:")).unwrap_or_default();
    line.split_whitespace().next().and_then(|word| word.parse().ok()).unwrap_or_default()
}

/// The devices of the kernel that this process has open.
fn nodes() -> BTreeSet<String> {
    let open = fs::read_dir("/proc/self/fd").into_iter().flatten().flatten();
    let paths = open.filter_map(|entry| fs::read_link(entry.path()).ok());
    let paths = paths.map(|path| path.display().to_string());
    let is_plain = |path: &str| path == "/dev/null" || path.starts_with("/dev/pts/");
    paths.filter(|path| path.starts_with("/dev/") && !is_plain(path)).collect()
}

/// Measures the drivers and layers of a program, the worst first, and names the drivers that a policy
/// leaves out, last.
pub(crate) fn gather(request: &Request) -> Result<Vec<Entry>, OutOfMemory> {
    let report = crate::gather::gather(&Request { no_load: true, ..request.clone() })?;
    let drivers: Vec<_> =
        report.drivers.iter().filter(|driver| driver.part.verdict.takes_part()).collect();
    let mut entries: Vec<Entry> = drivers
        .iter()
        .map(|driver| {
            let cost = measure(request, &driver.path, None);
            let file = file_name(&driver.part.manifest);
            let without = format!("VK_LOADER_DRIVERS_DISABLE={file} leaves it out");
            let cure = match &cost {
                Ok(Cost { devices: Some(1..), nodes, .. }) if nodes.is_empty() => without,
                Ok(Cost { devices: Some(1..), .. }) => {
                    format!("{without}; the policy `awake` does so while its GPU sleeps")
                }
                _ => format!("{without}; the policy `present` does so where its GPU is absent"),
            };
            Entry::new(true, &driver.part.manifest, cost, cure)
        })
        .collect();
    let by_time =
        |(_, one): &(_, &Entry), (_, other): &(_, &Entry)| one.time().total_cmp(&other.time());
    let cheapest = drivers.iter().zip(&entries).min_by(by_time);
    let base = cheapest.map(|(driver, entry)| (driver.path.clone(), entry.cost.clone()));
    for layer in &report.chain {
        let Some((driver, Some(base))) = &base else { break };
        let cost = measure(request, driver, Some(layer)).map(|cost| cost.without(base));
        let cure = format!("{LAYERS_DISABLE}={layer} leaves it out");
        entries.push(Entry::new(false, layer, cost, cure));
    }
    entries.sort_by(|one, other| other.time().total_cmp(&one.time()));
    for driver in &report.drivers {
        // Not measured: that would wake its GPU.
        if let Verdict::Rejected(Explanation { kind: Kind::LeftOut, why, .. }) =
            &driver.part.verdict
        {
            let (cost, cure) = (Err(why.reason.clone()), why.cure.clone());
            entries.push(Entry::new(true, &driver.part.manifest, cost, cure));
        }
    }
    Ok(entries)
}

/// What a person reads.
pub(crate) fn render(entries: &[Entry]) -> String {
    let mut out =
        String::from("Time and memory of opening, creating and listing, the worst first:\n");
    for entry in entries {
        print(&mut out, entry);
    }
    out + "\ndocs/gpu-policy.md describes the policies.\n"
}

fn print(out: &mut String, Entry { name, is_driver, cost, reason, cure }: &Entry) {
    match cost {
        Some(cost) => {
            let (time, memory) = (cost.time(), cost.memory as f64 / 1024.0);
            let _ = writeln!(out, "\n{time:8.1} ms {memory:8.1} MiB  {name}");
            let Cost { opening, creating, listing, .. } = cost;
            let _ = writeln!(
                out,
                "      opening {opening:.1} ms, creating {creating:.1} ms, listing {listing:.1} ms"
            );
            if let Some(nodes) = joined(&cost.nodes, ", ") {
                let _ = writeln!(out, "      opens {nodes}");
            }
            if *is_driver && cost.devices.is_none_or(|devices| devices == 0) {
                *out += "      finds no device\n";
            }
        }
        None => {
            let reason = reason.as_deref().unwrap_or_default();
            let _ = writeln!(out, "\n         {name} {reason}");
        }
    }
    let _ = writeln!(out, "      cure: {cure}");
}

/// The least cost of a program with one driver, and with at most one layer.
fn measure(request: &Request, driver: &[u8], layer: Option<&String>) -> Result<Cost, String> {
    let layers = request.layers.iter().filter(|name| layer == Some(*name)).cloned().collect();
    let extensions = request.extensions.clone();
    let application =
        Application { extensions, ..request.application(layers, Some(driver.to_vec())) };
    let mut variables: Variables = request.system().variables;
    variables.insert(LAYERS_DISABLE.to_owned(), Some("~all~".to_owned()));
    variables.insert(LAYERS_ALLOW.to_owned(), layer.cloned());
    let errand = Errand::Cost(application);
    let mut costs = Vec::new();
    for _ in 0..RUNS {
        let opening = opening::run(request, &errand, &variables);
        match (opening.answer, opening.end) {
            (Some(Line::Cost(cost)), _) => costs.push(cost),
            (_, Some(End::TimedOut(seconds))) => {
                return Err(format!("does not end in {seconds} s"));
            }
            (_, Some(End::NotStarted(reason))) => return Err(reason),
            _ => return Err("ends the process".to_owned()),
        }
    }
    let least = costs.into_iter().min_by(|one, other| one.time().total_cmp(&other.time()));
    least.ok_or_else(|| "was not measured".to_owned())
}

#[cfg(test)]
mod tests;
