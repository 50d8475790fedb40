//! Compares the loader's report of what happened (`VK_LOADER_REPORT`) with what `vkexplain` predicts
//! in the same environment: the drivers in order, the layers, and the call chain.
//!
//! `TESTS_VKEXPLAIN=PATH cargo test -p tests --test scenarios` compares after every scenario. A scenario
//! that creates an instance and leaves no report fails. `.ci/agreement` does this, and fails when all
//! scenarios together compare too few instances.

use std::collections::BTreeMap;
use std::env;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use dispatch_tables::vk;
use loader_discovery::variables;
use serde_json::Value;

use crate::sandbox::DIRECTORY;

/// Set by hand: the path of `vkexplain`.
const EXPLAIN: &str = "TESTS_VKEXPLAIN";
/// Set by `.ci/agreement`: a file to which each scenario appends the results of the instances that it
/// compared, one a line.
const LIST: &str = "TESTS_AGREEMENT_LIST";
/// The folder of the reports, in the sandbox.
const REPORTS: &str = "reports";
/// The file in the sandbox by which the application says that it has created an instance.
const CREATED: &str = "created-instance";

/// Scenarios that a program outside the application cannot predict, and why.
const UNPREDICTABLE: &[(&str, &str)] = &[
    ("commands::exceptions_do_not_reach", "the driver refuses what the application requests"),
    ("layers::retries", "the driver and the layers answer each call in another way"),
    ("direct_drivers::an_exclusive_list", "the drivers of the application are the only ones"),
    ("direct_drivers::extension_list_and_mode", "the drivers of the application are the only ones"),
    ("discovery::directories::elements_give_files", "the application changes its directory"),
    ("discovery::path_lists::a3", "the application changes its directory"),
    ("driver_instances::i2_extensions_are", "the driver answers the report's query, too"),
    ("interface::e1_every_scan", "the application changes files"),
    ("leaks::", "the scenarios count memory, of which reports take some"),
    ("layers::kit::a_layer", "the layers act by a variable that the application sets"),
    ("layers::misconduct::s7_1_a_layer_destroys", "the layer destroys the instance"),
    ("layers::kit::s8_2_s9_s10", "the application sets a variable of the layer"),
    ("layers::kit::s8_6", "the application sets a variable of the layer"),
    ("layers::kit::what_is_below", "the application sets a variable of the layer"),
    ("layers::lifetime::s13_5", "the application changes files"),
    ("layers::manifests::libraries::s1_5_a", "the application changes its directory"),
    ("manifests::values::library_paths", "the application changes its directory"),
    ("old_interfaces::bare_file_names", "the application changes its directory"),
    ("settings::effects::creating_an_instance", "the application changes files"),
    ("settings::effects::k5_the_override", "the application changes files"),
    ("settings::effects::k6_additional", "the application changes its directory"),
    ("settings::effects::k7_every_query", "the application changes files"),
    ("c_programs::e2_a_library_that_links_the_loader", "vkexplain is no libvulkan.so.1"),
    ("c_programs::s6_2_functions_of_the_loader", "vkexplain is no libvulkan.so.1"),
    ("hostile_discovery::unreadable_files_and_directories", "the application is another user"),
    (
        "gpu_policy::",
        "the program leaves records behind, by which vkexplain predicts the next program",
    ),
];

/// Why a driver that was opened has no instance. A vkCreateInstance that fails earlier calls the driver
/// used.
const WITHOUT_INSTANCE: [&str; 4] = [
    "InstanceEvent::DriverCreateFailed",
    "InstanceEvent::EntrypointsIncomplete",
    "StartupEvent::ExtensionCountFailed",
    "StartupEvent::ExtensionsFailed",
];

/// Some scenarios create a thousand instances.
const MOST_REPORTS: usize = 16;

/// The variables for the application, and the folder of its reports.
pub(crate) fn prepare(sandbox: &Path) -> Option<(OsString, PathBuf)> {
    let explain = env::var_os(EXPLAIN)?;
    let name = std::thread::current().name().unwrap_or_default().to_owned();
    if UNPREDICTABLE.iter().any(|(scenario, _)| name.starts_with(scenario)) {
        return None;
    }
    let folder = sandbox.join(REPORTS);
    // An earlier application of the scenario had another environment.
    let _ = fs::remove_dir_all(&folder);
    let _ = fs::remove_file(sandbox.join(CREATED));
    fs::create_dir_all(&folder).expect("a folder for reports");
    Some((explain, folder))
}

/// For the application: notes that it has created an instance, which leaves a report.
pub(crate) fn note_instance() {
    if let Some(sandbox) = env::var_os(DIRECTORY).map(PathBuf::from)
        && sandbox.join(REPORTS).is_dir()
    {
        // Another user must not write here.
        let _ = fs::write(sandbox.join(CREATED), "");
    }
}

/// Compares each report in `folder` with the prediction of `explain` in `environment`.
///
/// # Panics
///
/// With both, if they differ. If the application created an instance and there is no report.
pub(crate) fn compare(explain: &OsString, folder: &Path, environment: &[(OsString, OsString)]) {
    let name = std::thread::current().name().unwrap_or_default().to_owned();
    let sandbox = folder.parent().expect("the sandbox");
    let before = small_files(sandbox);
    let reports = first_reports(folder);
    let is_created = sandbox.join(CREATED).exists();
    assert!(!reports.is_empty() || !is_created, "{name}: no report of the created instance");
    for path in reports {
        let text = fs::read_to_string(path).expect("a report");
        let report: Value = serde_json::from_str(&text).expect("a report is JSON");
        if !report["step"].is_null() {
            // The process ended in this vkCreateInstance.
            continue;
        }
        let difference = disagreement(explain, &report, environment);
        // vkexplain opens the mock libraries, which go on with their logs.
        restore(&before);
        assert_eq!(difference, None, "{name}");
        list(&report["result"]);
    }
}

/// What `explain` predicts in `environment` and what the report says, if they differ.
///
/// # Panics
///
/// When `explain` does not print a report.
pub(crate) fn disagreement(
    explain: impl AsRef<OsStr>,
    report: &Value,
    environment: &[(OsString, OsString)],
) -> Option<String> {
    let predicted = predict(explain.as_ref(), report, environment);
    let fails = report["result"] != 0;
    let (real, expected) = (Facts::of(report, fails), Facts::of(&predicted, fails));
    let agrees = if fails { real.is_part_of(&expected) } else { real == expected };
    (!agrees).then(|| format!("vkexplain predicts\n{expected:#?}\nand the report is\n{real:#?}"))
}

/// Appends the result of a compared vkCreateInstance to the list of `.ci/agreement`.
fn list(result: &Value) {
    let Some(path) = env::var_os(LIST) else { return };
    let mut file = File::options().create(true).append(true).open(path).expect("the list");
    // One write, because scenarios run at the same time.
    file.write_all(format!("{result}\n").as_bytes()).expect("the list");
}

/// The reports in `folder`, oldest first.
fn first_reports(folder: &Path) -> Vec<PathBuf> {
    let mut reports: Vec<(SystemTime, PathBuf)> = fs::read_dir(folder)
        .expect("the reports")
        .map(|entry| entry.expect("a report"))
        .map(|entry| {
            (entry.metadata().and_then(|data| data.modified()).expect("a time"), entry.path())
        })
        .collect();
    reports.sort();
    reports.into_iter().take(MOST_REPORTS).map(|(_, path)| path).collect()
}

/// The files below `directory` that are no libraries, with their contents.
fn small_files(directory: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    const MOST_BYTES: u64 = 1 << 20;
    let mut files = Vec::new();
    for entry in fs::read_dir(directory).into_iter().flatten().flatten() {
        let path = entry.path();
        match entry.metadata() {
            Ok(data) if data.is_dir() => files.extend(small_files(&path)),
            Ok(data) if data.is_file() && data.len() <= MOST_BYTES => {
                files.extend(fs::read(&path).map(|content| (path, content)));
            }
            _ => {}
        }
    }
    files
}

fn restore(files: &[(PathBuf, Vec<u8>)]) {
    for (path, content) in files {
        if fs::read(path).is_ok_and(|now| now != *content) {
            fs::write(path, content).expect("a file of the sandbox");
        }
    }
}

/// What `vkexplain` says about the application of this report.
fn predict(explain: &OsStr, report: &Value, environment: &[(OsString, OsString)]) -> Value {
    let mut command = Command::new(explain);
    command.args(["--format", "json", "--app", text(&report["program"])]);
    // A request that is refused before drivers are searched enables nothing.
    let is_refused = report["result"] == vk::Result::ERROR_LAYER_NOT_PRESENT.as_raw()
        && report["drivers"].as_array().is_some_and(Vec::is_empty);
    let requested = report["requested_layers"].as_array().filter(|_| !is_refused);
    for layer in requested.into_iter().flatten() {
        command.args(["--layer", text(layer)]);
    }
    if report["portability"] == true {
        command.arg("--portability");
    }
    command.env_clear().envs(environment.iter().cloned());
    // The application may have changed its environment.
    let variables = report["environment"].as_array().into_iter().flatten();
    let now: BTreeMap<&str, &str> =
        variables.map(|variable| (text(&variable["name"]), text(&variable["value"]))).collect();
    for (name, _) in variables::all().filter(|(name, _)| !now.contains_key(name)) {
        command.env_remove(name);
    }
    // A report has no bytes that are not UTF-8.
    command.envs(now.into_iter().filter(|(_, value)| !value.contains(char::REPLACEMENT_CHARACTER)));
    let output = command.output().expect("vkexplain");
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| {
        panic!("vkexplain: {error}\n{}", String::from_utf8_lossy(&output.stderr))
    })
}

/// What became of a layer. `event` is empty for one that takes part.
#[derive(Debug, Default, PartialEq, Eq)]
struct Fate {
    outcome: String,
    event: String,
}

/// The part of a report that both sides state.
#[derive(Debug, PartialEq, Eq)]
struct Facts {
    /// The manifests of the opened drivers, in order.
    drivers: Vec<String>,
    /// The rejected manifests, with the deciding event.
    rejected: BTreeMap<String, String>,
    /// The outcome for each layer, with the deciding event.
    layers: BTreeMap<String, Fate>,
    chain: Vec<String>,
}

impl Facts {
    /// Whether `all` has what vkCreateInstance found out before it failed: all drivers and their
    /// order or none, layers and why they are left out, a whole chain or none. The fate of an accepted
    /// layer is open; of a rejected one, another of the name can be available.
    fn is_part_of(&self, all: &Facts) -> bool {
        let no_drivers = self.drivers.is_empty() && self.rejected.is_empty();
        let drivers = (&self.drivers, &self.rejected) == (&all.drivers, &all.rejected);
        let decided = self.layers.iter().filter(|(_, fate)| fate.outcome != "accepted");
        let layers = decided.into_iter().all(|(name, fate)| {
            let gets_further = |known: &Fate| progress(&known.outcome) > progress(&fate.outcome);
            all.layers.get(name).is_some_and(|known| known == fate || gets_further(known))
        });
        (no_drivers || drivers) && layers && (self.chain.is_empty() || self.chain == all.chain)
    }

    /// `fails` says whether vkCreateInstance does, perhaps before it creates instances in drivers.
    fn of(report: &Value, fails: bool) -> Facts {
        let list = |key: &str| report[key].as_array().cloned().unwrap_or_default();
        let outcome = |entry: &Value| text(&entry["verdict"]["outcome"]).to_owned();
        let manifest = |driver: &Value| text(&driver["manifest"]).to_owned();
        let event = |driver: &Value| text(&driver["verdict"]["event"]).to_owned();
        let is_opened = |driver: &Value| {
            outcome(driver) == "used" || fails && WITHOUT_INSTANCE.contains(&event(driver).as_str())
        };
        // The application passes drivers without a manifest, which vkexplain does not know.
        let of_manifests = |driver: &Value| !manifest(driver).is_empty();
        let (opened, others): (Vec<Value>, Vec<Value>) =
            list("drivers").into_iter().filter(of_manifests).partition(is_opened);
        let mut layers: BTreeMap<String, Fate> = BTreeMap::new();
        for layer in list("layers") {
            // Of several layers of one name, the one that got furthest. Both sides list rejected ones in orders of their own.
            let known = layers.entry(text(&layer["name"]).to_owned()).or_default();
            let fate = Fate { outcome: outcome(&layer), event: event(&layer) };
            let (new, old) = (progress(&fate.outcome), progress(&known.outcome));
            if new > old || new == old && fate.event < known.event {
                *known = fate;
            }
        }
        layers.remove("");
        // vkexplain names a manifest once.
        let mut drivers: Vec<String> = Vec::new();
        for path in opened.iter().map(manifest) {
            if !drivers.contains(&path) {
                drivers.push(path);
            }
        }
        Facts {
            drivers,
            rejected: others.iter().map(|driver| (manifest(driver), event(driver))).collect(),
            layers,
            chain: list("chain").iter().map(|name| text(name).to_owned()).collect(),
        }
    }
}

/// How far a layer with this outcome got.
fn progress(outcome: &str) -> Option<usize> {
    ["rejected", "off", "accepted", "used"].iter().position(|known| *known == outcome)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A comparison of nothing is no agreement.
    /// Two reports that leave a layer out for different reasons disagree.
    #[test]
    fn the_cause_of_a_layer_is_compared() {
        let report = |event: &str| {
            let verdict = serde_json::json!({ "outcome": "rejected", "event": event });
            serde_json::json!({ "layers": [{ "name": "VK_LAYER_x", "verdict": verdict }] })
        };
        let facts = |event, fails| Facts::of(&report(event), fails);
        assert_eq!(facts("A", false), facts("A", false));
        assert_ne!(facts("A", false), facts("B", false));
        assert!(facts("A", true).is_part_of(&facts("A", true)));
        assert!(!facts("A", true).is_part_of(&facts("B", true)));
    }

    #[test]
    fn an_instance_without_a_report_fails() {
        let sandbox = tempfile::tempdir().expect("a folder");
        let folder = sandbox.path().join(REPORTS);
        fs::create_dir(&folder).expect("a folder");
        let compare_nothing = || {
            let compare = || compare(&OsString::from("/nowhere/vkexplain"), &folder, &[]);
            std::panic::catch_unwind(compare)
        };
        compare_nothing().expect("no instance, no report");
        fs::write(sandbox.path().join(CREATED), "").expect("a file");
        let message = compare_nothing().expect_err("an instance without a report");
        let message = message.downcast_ref::<String>().expect("a text");
        assert!(message.ends_with("no report of the created instance"), "{message}");
    }
}
