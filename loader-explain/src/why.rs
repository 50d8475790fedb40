//! `vkexplain why NAME`: the shortest true answer about one name.

mod providers;
mod render;

use std::fs;
use std::path::{Path, PathBuf};

use loader_discovery::variables;
use serde::Serialize;

use crate::devices::Device;
use crate::fact::{Why, file_name};
use crate::report::{Devices, Driver, Explanation, Hidden, Layer, NOT_JSON, Part, Report, Verdict};
use crate::text::{counted, joined, optional};
pub(crate) use render::render;

/// An answer about one thing that has the name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Answer {
    pub(crate) subject: String,
    pub(crate) answer: String,
    pub(crate) cure: Option<String>,
    /// Whether the thing is used, provided or in force, or would be.
    pub(crate) takes_part: bool,
}

impl Answer {
    fn new(subject: impl Into<String>, answer: impl Into<String>, cure: Option<String>) -> Answer {
        Answer { subject: subject.into(), answer: answer.into(), cure, takes_part: true }
    }

    /// An answer about something that takes no part.
    fn no(subject: impl Into<String>, answer: impl Into<String>, cure: Option<String>) -> Answer {
        Answer { takes_part: false, ..Answer::new(subject, answer, cure) }
    }

    /// Why a thing takes no part.
    fn why(subject: impl Into<String>, Why { reason, cure }: &Why) -> Answer {
        Answer::no(subject, &**reason, Some(cure.clone()))
    }
}

/// All answers about `name`, or about the only thing that has the name as a part. The paths of the report are below `root`.
pub(crate) fn whole(report: &Report, name: &str, root: Option<&Path>) -> Vec<Answer> {
    let found = answers(report, name, root);
    if !found.is_empty() {
        return found;
    }
    // Names of one thing, such as a layer's and its manifest's, have the same answers.
    let near = render::names_with(report, name).into_iter().map(|it| answers(report, it, root));
    let near: Vec<Vec<Answer>> = near.collect();
    let most = near.iter().max_by_key(|answers| answers.len()).cloned().unwrap_or_default();
    if near.iter().flatten().all(|answer| most.contains(answer)) { most } else { Vec::new() }
}

/// All answers about `name`; none if nothing has it.
fn answers(report: &Report, name: &str, root: Option<&Path>) -> Vec<Answer> {
    let root = root.map(Path::to_string_lossy).unwrap_or_default();
    let wanted = if name.contains('/') { fs::canonicalize(name).ok() } else { None };
    let is_file = |path: &str| {
        let is_wanted = |wanted: &PathBuf| {
            fs::canonicalize(format!("{root}{path}")).is_ok_and(|path| path == *wanted)
        };
        path == name
            || file_name(path) == name
            || path.contains('/') && wanted.as_ref().is_some_and(is_wanted)
    };
    let is_about = |known: Option<&String>, manifest: &str, library: Option<&String>| {
        known.is_some_and(|known| known == name)
            || is_file(manifest)
            || library.is_some_and(|library| is_file(library))
    };
    let has_name = |known: Option<&String>, part: &Part| {
        is_about(known, &part.manifest, part.library.as_ref())
    };
    let drivers = report.drivers.iter().filter(|driver| has_name(None, &driver.part));
    let layers = report.layers.iter().filter(|it| has_name(it.name.as_ref(), &it.part));
    let mut answers: Vec<Answer> = drivers.map(of_driver).chain(layers.map(of_layer)).collect();
    let findings = report.other_findings().filter(|(it, _)| *it == name || is_file(it));
    answers.extend(findings.map(|(it, why)| Answer::why(it, why)));
    answers.extend(of_settings(report, is_file));
    let passed_over = report.passed_over().filter(|path| is_file(path));
    let not_json =
        |path| Answer::no(format!("file {path}"), NOT_JSON.0, Some(NOT_JSON.1.to_owned()));
    answers.extend(passed_over.map(not_json));
    answers.extend(of_variable(report, name));
    answers.extend(providers::of_extension(report, name));
    answers.extend(providers::of_command(report, name).into_iter().flatten());
    answers.extend(of_devices(report, name));
    if answers.is_empty() {
        let hidden = report.hidden.iter();
        let hidden =
            hidden.filter(|it| is_about(it.name.as_ref(), &it.manifest, it.library.as_ref()));
        let of_hidden = |Hidden { kind, name, manifest, why, .. }: &Hidden| match name {
            Some(name) => Answer::why(format!("{kind} {name} ({manifest})"), why),
            None => Answer::why(format!("{kind} {manifest}"), why),
        };
        answers.extend(hidden.map(of_hidden));
    }
    if answers.is_empty() {
        let path = wanted.filter(|path| path.is_file());
        answers.extend(path.map(|path| not_found(report, &path)));
    }
    answers
}

/// The answer about a file of no search.
fn not_found(report: &Report, path: &Path) -> Answer {
    let is_settings = path.ends_with("vk_loader_settings.json");
    let cure = match &report.settings.path {
        _ if is_settings => format!(
            "copy it to one of the places of settings files; the first that exists counts: {}",
            report.settings.places.join(", ")
        ),
        Some(settings) => format!(
            "name the manifest in the settings file {settings}, which replaces searches, or remove \
             the settings file"
        ),
        None => "move it to a folder that the loader searches (`vkexplain` lists them), or name \
                 the manifest of a driver in VK_ADD_DRIVER_FILES, the folder of a layer in \
                 VK_ADD_LAYER_PATH"
            .to_owned(),
    };
    let answer = match is_settings {
        true => "is not the settings file that the loader reads",
        false => "is found by no search for manifests",
    };
    let subject = format!("file {}", path.display());
    Answer::no(subject, answer, Some(cure))
}

fn of_driver(driver: &Driver) -> Answer {
    let interface = optional(", interface ", driver.interface_version);
    let devices = driver.devices.filter(|count| *count > 0).map(|count| counted(count, "device"));
    let (devices, library) = (optional(", ", devices), optional("", driver.part.library.as_ref()));
    let absence = optional("; it enumerates no device: ", driver.absent_hardware.as_ref());
    let used =
        format!("is {}: {library}{interface}{devices}{absence}", driver.part.verdict.in_words());
    answer(&format!("driver {}", driver.part.linked()), used, &driver.part)
}

fn of_layer(layer: &Layer) -> Answer {
    let name = layer.name.as_deref().unwrap_or("manifest");
    let subject = format!("{} {name} ({})", layer.kind, layer.part.linked());
    let used = format!("is {}", layer.enabled_by.as_deref().unwrap_or("not enabled"));
    answer(&subject, used, &layer.part)
}

/// The answer about a driver or layer. `used` describes one that takes part.
fn answer(subject: &str, used: String, part: &Part) -> Answer {
    let mut answer = match &part.verdict {
        Verdict::Used => Answer::new(subject, used, None),
        Verdict::Accepted => Answer::new(subject, format!("{used} (not opened)"), None),
        Verdict::Off(explanation) | Verdict::Rejected(explanation) => {
            Answer::why(subject, &explanation.why)
        }
    };
    if let Some(Explanation { why, .. }) = &part.problem {
        answer.answer += &format!("; it {}", why.reason);
        answer.cure = Some(why.cure.clone());
    }
    answer
}

fn of_devices(report: &Report, name: &str) -> Vec<Answer> {
    let Some(Devices { devices, order, left_out, .. }) = &report.devices else { return Vec::new() };
    let wanted = name.to_lowercase();
    // A single letter, digit or dot is part of most names.
    let is_name = wanted.len() > 1;
    let has_name = |device: &Device| is_name && device.name.to_lowercase().contains(&wanted);
    let named = devices.iter().enumerate().filter(|(_, device)| has_name(device));
    let all = counted(devices.len(), "device");
    let named = named.map(|(index, device)| {
        let driver = optional(", of the driver ", device.drivers_in_words());
        let answer =
            format!("is number {index} of {all} of vkEnumeratePhysicalDevices ({order}){driver}");
        Answer::new(format!("device {}", device.name), answer, None)
    });
    let hidden = left_out.iter().filter(|hidden| has_name(&hidden.device));
    let hidden = hidden.map(|it| {
        let answer = format!("is {}", it.in_words());
        Answer::no(format!("device {}", it.device.name), answer, Some(it.cure()))
    });
    named.chain(hidden).collect()
}

/// The answer about the settings file.
fn of_settings(report: &Report, is_file: impl Fn(&str) -> bool) -> Option<Answer> {
    let settings = &report.settings;
    if let Some(path) = settings.path.as_deref().filter(|path| is_file(path)) {
        let effects = settings.effects.iter().map(|effect| format!("; it {effect}"));
        let answer = format!("is in force{}", effects.collect::<String>());
        return Some(Answer::new(format!("settings file {path}"), answer, None));
    }
    let path = settings.ignored.as_deref().filter(|path| is_file(path))?;
    Some(Answer::why(format!("settings file {path}"), &settings.problem.as_ref()?.why))
}

/// What a variable does, or would do.
fn of_variable(report: &Report, name: &str) -> Option<Answer> {
    let subject = format!("variable {name}");
    let Some(variable) = report.environment.iter().find(|variable| variable.name == name) else {
        let (_, effect) = variables::all().find(|(known, _)| *known == name)?;
        let answer = format!("is not set; its effect when it is set: {effect}");
        return Some(Answer::no(subject, answer, None));
    };
    // The devices that the variable leaves out.
    let devices = report.hidden_devices().filter(|left_out| left_out.by.is_variable(name));
    let left_out = joined(devices.map(|left_out| &left_out.device.name), ", ");
    let effect = variable.effect_in_words().to_owned() + &optional(": ", left_out.as_ref());
    let warning = optional("; ", variable.warning.as_ref());
    let answer = format!("is set to \"{}\": {effect}{warning}", variable.value);
    let cure = if variable.ignored {
        Some("run the program without elevated privileges".to_owned())
    } else if variable.warning.is_some() {
        Some(format!("correct the variable, or unset {name}"))
    } else {
        left_out.map(|_| format!("unset {name}"))
    };
    Some(Answer { takes_part: !variable.ignored, ..Answer::new(subject, answer, cure) })
}
