//! `vkexplain startup`: what each driver and layer costs a program's start, measured in children, the
//! worst first.

use std::fmt::Write as _;
use std::fs;
use std::time::{Duration, Instant};

use loader_discovery::OutOfMemory;
use serde::{Deserialize, Serialize};

use crate::Request;
use crate::child::{Errand, Line};
use crate::devices::{Application, CREATION, DEVICES};
use crate::fact::file_name;
use crate::gather;
use crate::opening::{self, End};
use crate::what_if::Variables;

/// The best of as many runs counts: the first one fills the caches of the machine.
const RUNS: usize = 3;

/// What the first steps of a program cost.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Cost {
    /// Until the libraries are open and their extensions are known; vkCreateInstance; vkEnumeratePhysicalDevices, and what
    /// a program asks of each device.
    steps: [Duration; 3],
    /// Memory that was mapped, in KiB.
    memory: u64,
    /// The devices of the kernel that are open.
    nodes: Vec<String>,
    /// The number of Vulkan's physical devices; absent if the steps failed.
    devices: Option<usize>,
}

/// A driver or layer with its cost, or the reason for which there is none.
struct Entry {
    name: String,
    cost: Result<Cost, String>,
    cure: String,
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
            steps: [created - start, listed - created, now - listed],
            memory: mapped().saturating_sub(before),
            nodes: nodes(),
            devices,
        }
    }

    fn time(&self) -> Duration {
        self.steps.iter().sum()
    }

    /// What is left of this cost without that of the others.
    fn without(mut self, others: &Self) -> Self {
        self.nodes.retain(|node| !others.nodes.contains(node));
        let steps = self.steps.iter_mut().zip(&others.steps);
        steps.for_each(|(step, other)| *step = step.saturating_sub(*other));
        self.memory = self.memory.saturating_sub(others.memory);
        self
    }
}

/// The mapped memory of this process in KiB.
pub(crate) fn mapped() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmSize:")).unwrap_or_default();
    line.split_whitespace().next().and_then(|word| word.parse().ok()).unwrap_or_default()
}

/// The devices of the kernel that this process has open.
fn nodes() -> Vec<String> {
    let open = fs::read_dir("/proc/self/fd").into_iter().flatten().flatten();
    let paths = open.filter_map(|entry| fs::read_link(entry.path()).ok());
    let paths = paths.map(|path| path.display().to_string());
    let is_plain = |path: &str| path == "/dev/null" || path.starts_with("/dev/pts/");
    let mut nodes: Vec<_> =
        paths.filter(|path| path.starts_with("/dev/") && !is_plain(path)).collect();
    nodes.sort();
    nodes.dedup();
    nodes
}

/// What a person reads.
pub(crate) fn render(request: &Request) -> Result<String, OutOfMemory> {
    let report = gather::gather(&Request { no_load: true, ..request.clone() })?;
    let drivers: Vec<_> =
        report.drivers.iter().filter(|driver| driver.verdict.takes_part()).collect();
    let mut entries: Vec<Entry> = drivers
        .iter()
        .map(|driver| {
            let cost = measure(request, &driver.path, None);
            let file = file_name(&driver.manifest);
            let without = format!("VK_LOADER_DRIVERS_DISABLE={file} leaves it out");
            let cure = match &cost {
                Ok(Cost { devices: Some(1..), nodes, .. }) if nodes.is_empty() => without,
                Ok(Cost { devices: Some(1..), .. }) => {
                    format!("{without}; the policy `awake` does so while its GPU sleeps")
                }
                _ => format!("{without}; the policy `present` does so where its GPU is absent"),
            };
            Entry { name: format!("driver {}", driver.manifest), cost, cure }
        })
        .collect();
    let cheapest = drivers
        .iter()
        .zip(&entries)
        .min_by_key(|(_, entry)| entry.cost.as_ref().map_or(Duration::MAX, Cost::time));
    let base = cheapest.map(|(driver, entry)| (driver.path.clone(), entry.cost.clone()));
    for layer in &report.chain {
        let Some((driver, Ok(base))) = &base else { break };
        let cost = measure(request, driver, Some(layer)).map(|cost| cost.without(base));
        let cure = format!("VK_LOADER_LAYERS_DISABLE={layer} leaves it out");
        entries.push(Entry { name: format!("layer {layer}"), cost, cure });
    }
    // What does not end costs most.
    entries.sort_by_key(|entry| entry.cost.as_ref().map_or(Duration::MAX, Cost::time));
    entries.reverse();
    let mut out =
        String::from("Time and memory of opening, creating and listing, the worst first:\n");
    for entry in &entries {
        print(&mut out, entry);
    }
    out += "\ndocs/gpu-policy.md describes the policies.\n";
    Ok(out)
}

fn print(out: &mut String, Entry { name, cost, cure }: &Entry) {
    let milliseconds = |time: Duration| time.as_secs_f64() * 1e3;
    match cost {
        Ok(cost) => {
            let (time, memory) = (milliseconds(cost.time()), cost.memory as f64 / 1024.0);
            let _ = writeln!(out, "\n{time:8.1} ms {memory:8.1} MiB  {name}");
            let [opening, creating, listing] = cost.steps.map(milliseconds);
            let _ = writeln!(
                out,
                "      opening {opening:.1} ms, creating {creating:.1} ms, listing {listing:.1} ms"
            );
            if !cost.nodes.is_empty() {
                let _ = writeln!(out, "      opens {}", cost.nodes.join(", "));
            }
            if name.starts_with("driver ") && cost.devices.is_none_or(|devices| devices == 0) {
                *out += "      finds no device\n";
            }
        }
        Err(reason) => {
            let _ = writeln!(out, "\n         {reason}: {name}");
        }
    }
    let _ = writeln!(out, "      cure: {cure}");
}

/// The least cost of a program with one driver, and with at most one layer.
fn measure(request: &Request, driver: &[u8], layer: Option<&String>) -> Result<Cost, String> {
    let layers = request.layers.iter().filter(|name| layer == Some(*name)).cloned().collect();
    let application = request.application(layers, Some(driver.to_vec()));
    let application = Application { extensions: request.extensions.clone(), ..application };
    let mut variables: Variables = request.changes().variables;
    variables.insert("VK_LOADER_LAYERS_DISABLE".to_owned(), Some("~all~".to_owned()));
    variables.insert("VK_LOADER_LAYERS_ALLOW".to_owned(), layer.cloned());
    let errand = Errand::Cost(application);
    let mut costs = Vec::new();
    for _ in 0..RUNS {
        let opening =
            opening::run(request.helper.as_deref(), &errand, &variables, request.time_limit);
        match (opening.answer, opening.end) {
            (Some(Line::Cost(cost)), _) => costs.push(cost),
            (_, Some(End::TimedOut(seconds))) => {
                return Err(format!("does not end in {seconds} s"));
            }
            (_, Some(End::NotStarted(reason))) => return Err(reason),
            _ => return Err("ends the process".to_owned()),
        }
    }
    costs.into_iter().min_by_key(Cost::time).ok_or_else(|| "was not measured".to_owned())
}
