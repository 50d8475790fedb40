//! Judges what happened in a world by invariants: nothing here knows the right answer.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::path::Path;

use serde_json::Value;

use super::run::{Outcome, environment, lacks_destruction};
use super::world::{Memory, Step, World};
use crate::agreement::disagreement;

/// A broken invariant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Finding {
    /// The invariant in a few words; findings of one kind are alike.
    pub(super) kind: String,
    pub(super) detail: String,
}

pub(super) fn finding(kind: &str, detail: impl Into<String>) -> Finding {
    Finding { kind: kind.to_owned(), detail: detail.into() }
}

/// Whether a finding is a certain fault.
pub(super) type IsIt = fn(&Finding) -> bool;

/// What the application says of a list that grew between two calls.
pub(super) const GREW: &str = "VK_INCOMPLETE with room for all that were counted";

/// What breaks an invariant and is meant by the contract, and faults of the loader that are known and not mended yet.
/// Worlds that meet them are counted, and are no findings. Delete the row of a fault with the fault.
pub(super) const OPEN: &[(&str, IsIt)] = &[(
    "callpath.md 1.10: for a driver without vkGetPhysicalDeviceQueueFamilyProperties2, room for 0 asks for the number",
    |finding| finding.kind == "the application" && finding.detail == "a count of 2 with room for 0",
)];

const PREDICTION: &str = "vkexplain's prediction";

/// The invariants that this outcome breaks.
pub(super) fn judge(world: &World, outcome: &Outcome) -> Vec<Finding> {
    let mut findings = Vec::new();
    if outcome.end != "ok" {
        let last = outcome.stderr.lines().rev().take(12).collect::<Vec<_>>();
        let last: Vec<&str> = last.into_iter().rev().collect();
        findings.push(finding(&format!("the process: {}", outcome.end), last.join("\n")));
        return findings;
    }
    for line in &outcome.lines {
        let Some((_, why)) = line.split_once("broken: ") else { continue };
        // The list of a driver that fails in some of its calls grows between two calls.
        if !(why == GREW && changes_its_answers(world)) {
            findings.push(finding("the application", why));
        }
    }
    for log in &outcome.drivers {
        findings.extend(driver_objects(world, log));
    }
    findings.extend(layer_objects(&outcome.layers));
    findings.extend(reports(world, outcome));
    findings
}

/// A layer destroys no more instances and devices than it created.
fn layer_objects(log: &[Value]) -> Option<Finding> {
    let mut live: BTreeMap<String, i64> = BTreeMap::new();
    for line in log {
        let call = line["call"].as_str().unwrap_or_default();
        let (change, kind) = match call {
            "vkCreateInstance" | "vkCreateDevice" => (1, &call["vkCreate".len()..]),
            "vkDestroyInstance" | "vkDestroyDevice" => (-1, &call["vkDestroy".len()..]),
            _ => continue,
        };
        let count = live.entry(format!("{kind} {}", line["layer"])).or_default();
        *count += change;
        if *count < 0 {
            return Some(finding(
                "a call after destruction",
                format!("{call} in {}", line["layer"]),
            ));
        }
    }
    None
}

/// Whether a driver fails in some calls only.
fn changes_its_answers(world: &World) -> bool {
    world.libraries.iter().any(|library| library.config["results_from"].is_object())
}

/// Commands of an instance, by the begin of their names.
const OF_INSTANCE: &[&str] = &[
    "vkEnumeratePhysicalDevice",
    "vkDestroyInstance",
    "vkCreateHeadlessSurface",
    "vkCreateX",
    "vkCreateWaylandSurface",
    "vkDestroySurface",
    "vkCreateDebug",
    "vkDestroyDebug",
    "vkSubmitDebug",
];

/// Commands of a device.
const OF_DEVICE: &[&str] = &[
    "vkDestroyDevice",
    "vkGetDeviceQueue",
    "vkCreateCommandPool",
    "vkDestroyCommandPool",
    "vkAllocateCommandBuffers",
    "vkCreateSwapchain",
    "vkDestroySwapchain",
];

/// A driver gets its own live instances and devices, and each is destroyed once.
fn driver_objects(world: &World, log: &[Value]) -> Option<Finding> {
    let mut live: BTreeSet<u64> = BTreeSet::new();
    // The log does not name new devices, which may have addresses of old ones.
    let mut dead_devices: BTreeSet<u64> = BTreeSet::new();
    let mut can_destroy = true;
    for entry in log {
        if entry["detail"] == "vkCreateInstance" {
            live.extend(entry["instance"].as_u64());
        }
        let Some(call) = entry["call"].as_str() else { continue };
        let argument = entry["arguments"][0].as_u64().unwrap_or_default();
        let is_of = |commands: &[&str]| commands.iter().any(|start| call.starts_with(start));
        let is_dead = world.threads.is_empty() && dead_devices.contains(&argument);
        if is_of(OF_INSTANCE) && !live.contains(&argument) || is_of(OF_DEVICE) && is_dead {
            return Some(finding(
                "a call after destruction",
                format!("{call} on {argument:#x}, which is not alive"),
            ));
        }
        match call {
            "vkCreateDevice" => dead_devices.clear(),
            "vkDestroyDevice" => drop(dead_devices.insert(argument)),
            _ => {}
        }
        if call == "vkDestroyInstance" {
            live.remove(&argument);
        }
        can_destroy &= call != "vkDestroyInstance" || argument != 0;
    }
    if !live.is_empty() {
        let is_left = can_destroy && !world.forgets && !lacks_destruction(world);
        let leak = || finding("a leak of a driver's instance", format!("{} are left", live.len()));
        return is_left.then(leak);
    }
    driver_surfaces(log)
}

/// Of a driver whose instances are all destroyed, each surface was destroyed, and once.
fn driver_surfaces(log: &[Value]) -> Option<Finding> {
    let mut live: BTreeSet<u64> = BTreeSet::new();
    for entry in log {
        live.extend(entry["surface"].as_u64());
        if entry["call"] == "vkDestroySurfaceKHR" {
            let surface = entry["arguments"][1].as_u64().unwrap_or_default();
            if surface != 0 && !live.remove(&surface) {
                let detail = format!("vkDestroySurfaceKHR of {surface:#x}, which is not alive");
                return Some(finding("a call after destruction", detail));
            }
        }
    }
    (!live.is_empty())
        .then(|| finding("a leak of a driver's surfaces", format!("{} are left", live.len())))
}

fn names(list: &Value) -> Vec<&str> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

/// The reports say what the calls then show, and give a reason for what is not used.
fn reports(world: &World, outcome: &Outcome) -> Vec<Finding> {
    let mut findings = Vec::new();
    // A vkCreateInstance for which the application refuses memory may leave no report.
    let refuses = |step: &Step| matches!(step, Step::CreateInstance { request, .. } if matches!(request.memory, Memory::Refuse(_)));
    let counts = |result: &str| result != "-1" || !world.steps.iter().any(refuses);
    let results = outcome.lines.iter().filter_map(|line| {
        line.split_once("vkCreateInstance -> ").map(|(_, result)| result.to_owned())
    });
    let mut results: Vec<String> = results.filter(|result| counts(result)).collect();
    let reported = outcome.reports.iter().map(|report| report["result"].to_string());
    let mut reported: Vec<String> = reported.filter(|result| counts(result)).collect();
    if !world.threads.is_empty() {
        results.sort();
        reported.sort();
    }
    if results != reported {
        findings.push(finding(
            "the report's result",
            format!("{reported:?}, and the calls gave {results:?}"),
        ));
    }
    for report in &outcome.reports {
        for kind in ["drivers", "layers"] {
            for entry in report[kind].as_array().into_iter().flatten() {
                let verdict = &entry["verdict"];
                let outcome = verdict["outcome"].as_str().unwrap_or_default();
                let reason = verdict["reason"].as_str().unwrap_or_default();
                if ["rejected", "off"].contains(&outcome) && reason.is_empty() {
                    findings.push(finding("no reason", entry.to_string()));
                }
            }
        }
    }
    let all_succeed = outcome.reports.iter().all(|report| report["result"] == 0);
    if all_succeed {
        findings.extend(chains(world, outcome));
        findings.extend(used_drivers(world, outcome));
    }
    findings
}

/// The layers of the chains got vkCreateInstance, in order.
fn chains(world: &World, outcome: &Outcome) -> Option<Finding> {
    let is_plain = world
        .libraries
        .iter()
        .all(|library| library.config["layers"][0]["create_instance"].is_null());
    let entries = outcome.layers.iter().filter(|line| line["call"] == "vkCreateInstance");
    let seen: Vec<&str> = entries.filter_map(|line| line["layer"].as_str()).collect();
    let mut expected = Vec::new();
    for report in &outcome.reports {
        for name in names(&report["chain"]) {
            let entry = report["layers"]
                .as_array()
                .into_iter()
                .flatten()
                .find(|layer| layer["name"] == name && layer["verdict"]["outcome"] == "used");
            let library = entry.and_then(|entry| entry["library"].as_str()).unwrap_or_default();
            let file = library.rsplit('/').next().unwrap_or_default();
            expected.push(file.trim_start_matches("lib").trim_end_matches(".so").to_owned());
        }
    }
    // The second layer of a library has a name of its own.
    let mut seen: Vec<String> = seen.into_iter().map(|name| name.replace("second", "l")).collect();
    if !world.threads.is_empty() {
        seen.sort();
        expected.sort();
    }
    (is_plain && seen != expected)
        .then(|| finding("the report's chain", format!("{expected:?}, and {seen:?} were called")))
}

/// Drivers that are used created an instance, and others did not.
fn used_drivers(world: &World, outcome: &Outcome) -> Vec<Finding> {
    let mut findings = Vec::new();
    let libraries = world.libraries.iter().filter(|library| library.config["layers"].is_null());
    for (library, log) in libraries.zip(&outcome.drivers) {
        let created = log
            .iter()
            .filter(|entry| entry["detail"] == "vkCreateInstance" && entry["instance"].is_u64())
            .count();
        let drivers = outcome
            .reports
            .iter()
            .flat_map(|report| report["drivers"].as_array().into_iter().flatten());
        let used = drivers.filter(|driver| {
            driver["verdict"]["outcome"] == "used"
                && driver["library"].as_str().is_some_and(|path| path.ends_with(&library.path))
        });
        let used = used.count();
        // Direct drivers have no library in the report, and a driver without required commands is created and dropped.
        let is_direct = outcome.reports.iter().any(|report| {
            report["drivers"]
                .as_array()
                .into_iter()
                .flatten()
                .any(|driver| driver["manifest"].is_null())
        });
        let is_whole = library.config["missing"].as_array().is_none_or(Vec::is_empty);
        if used != created && !is_direct && is_whole {
            findings.push(finding(
                "the report's drivers",
                format!("{}: used {used} times, created {created}", library.path),
            ));
        }
    }
    findings
}

/// What vkexplain predicts happens, unless files or variables of layers, which no report has, change on the way, a driver
/// answers each call in another way, or the application brings drivers.
pub(super) fn prediction(
    world: &World,
    folder: &Path,
    outcome: &Outcome,
    explain: &Path,
) -> Option<Finding> {
    let is_unpredictable = |step: &Step| match step {
        Step::WriteFile { .. } | Step::RemoveFile { .. } => true,
        Step::SetVariable { name, .. } => !name.starts_with("VK_"),
        Step::CreateInstance { request, .. } => {
            matches!(request.memory, Memory::Refuse(_)) || request.direct.is_some()
        }
        _ => false,
    };
    let mut steps = world.steps.iter().chain(world.threads.iter().flatten());
    if changes_its_answers(world) || steps.any(is_unpredictable) {
        return None;
    }
    let variables: Vec<(OsString, OsString)> = environment(world, folder)
        .into_iter()
        .map(|(name, value)| (name.into(), value.into()))
        .collect();
    let disagreement =
        outcome.reports.iter().find_map(|report| disagreement(explain, report, &variables))?;
    Some(finding(PREDICTION, disagreement))
}

/// Two runs of one world say the same, but for addresses.
pub(super) fn same(one: &Outcome, other: &Outcome) -> Option<Finding> {
    let differ = |kind: &str, one: &[String], other: &[String]| {
        let place =
            (0..one.len().max(other.len())).find(|&place| one.get(place) != other.get(place))?;
        Some(finding(
            &format!("two runs: {kind}"),
            format!("{:?}\n{:?}", one.get(place), other.get(place)),
        ))
    };
    let messages =
        |outcome: &Outcome| outcome.stderr.lines().map(without_numbers).collect::<Vec<_>>();
    let calls = |outcome: &Outcome| {
        let lines = outcome.drivers.iter().flatten().chain(&outcome.layers);
        lines
            .map(|line| format!("{} {} {}", line["call"], line["detail"], line["layer"]))
            .collect::<Vec<_>>()
    };
    differ("calls", &one.lines, &other.lines)
        .or_else(|| differ("what drivers and layers got", &calls(one), &calls(other)))
        .or_else(|| differ("messages", &messages(one), &messages(other)))
}

/// Each thread sees the same at once as in turn, unless a driver's answers depend on the number of calls.
pub(super) fn same_in_turn(world: &World, at_once: &Outcome, in_turn: &Outcome) -> Option<Finding> {
    if changes_its_answers(world) {
        return None;
    }
    let of_threads = |outcome: &Outcome| {
        let mut lines = outcome.lines.clone();
        lines.sort_by_key(|line| {
            line.split('.').next().filter(|_| line.starts_with('t')).map(str::to_owned)
        });
        Outcome { lines, ..Outcome::default() }
    };
    same(&of_threads(at_once), &of_threads(in_turn))
}

/// A line without hexadecimal addresses.
fn without_numbers(line: &str) -> String {
    let mut parts = line.split("0x");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        text.push_str("0x");
        text.push_str(part.trim_start_matches(|letter: char| letter.is_ascii_hexdigit()));
    }
    text
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn ended(lines: &[&str]) -> Outcome {
        let lines = lines.iter().map(|&line| line.to_owned()).collect();
        Outcome { end: "ok".to_owned(), lines, ..Outcome::default() }
    }

    fn kinds(outcome: &Outcome) -> Vec<String> {
        judge(&World::default(), outcome).into_iter().map(|finding| finding.kind).collect()
    }

    #[test]
    fn each_invariant_can_be_broken() {
        assert!(kinds(&ended(&["0 version -> 0 1", "done"])).is_empty());
        assert_eq!(
            kinds(&Outcome { end: "hangs".to_owned(), ..Outcome::default() }),
            ["the process: hangs"]
        );
        assert_eq!(kinds(&ended(&["broken: a reason"])), ["the application"]);
        assert_eq!(kinds(&ended(&["0 vkCreateInstance -> 0"])), ["the report's result"]);
        let mut outcome = ended(&[]);
        let made = json!({ "detail": "vkCreateInstance", "instance": 7 });
        let destroyed = json!({ "call": "vkDestroyInstance", "arguments": [7] });
        outcome.drivers = vec![vec![made.clone()]];
        assert_eq!(kinds(&outcome), ["a leak of a driver's instance"]);
        outcome.drivers = vec![vec![made, destroyed.clone(), destroyed]];
        assert_eq!(kinds(&outcome), ["a call after destruction"]);
        let mut outcome = ended(&[]);
        let queue = json!({ "call": "vkGetDeviceQueue", "arguments": [9] });
        outcome.drivers = vec![vec![
            queue.clone(),
            json!({ "call": "vkDestroyDevice", "arguments": [9] }),
            queue,
        ]];
        assert_eq!(kinds(&outcome), ["a call after destruction"]);
        let mut outcome = ended(&[]);
        outcome.layers = vec![json!({ "call": "vkDestroyDevice", "layer": "l0" })];
        assert_eq!(kinds(&outcome), ["a call after destruction"]);
    }

    #[test]
    fn runs_that_differ_are_found_and_addresses_do_not_count() {
        let one = Outcome { stderr: "at 0x12ab".to_owned(), ..ended(&["0 a"]) };
        let other = Outcome { stderr: "at 0x99".to_owned(), ..ended(&["0 a"]) };
        assert_eq!(same(&one, &other), None);
        assert!(same(&one, &ended(&["0 b"])).is_some());
    }
}
