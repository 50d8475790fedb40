//! `vkexplain why NAME`: the shortest true answer about one name.

mod providers;
mod render;
mod variable;

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::devices::Device;
use crate::fact::Fact;
use crate::report::{Driver, Explanation, Layer, LeftOutLayer, Report, Verdict};
use crate::text::devices_in_words;
pub(crate) use render::render;

/// An answer about one thing that has the name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Answer {
    pub(crate) subject: String,
    pub(crate) answer: String,
    pub(crate) cure: Option<String>,
}

/// All answers about `name`; none if nothing has it. The paths of the report are below `root`.
pub(crate) fn answers(report: &Report, name: &str, root: Option<&Path>) -> Vec<Answer> {
    let root = root.map(Path::to_string_lossy).unwrap_or_default();
    let wanted = if name.contains('/') { fs::canonicalize(name).ok() } else { None };
    let is_file = |path: &str| {
        let is_wanted = |wanted: &PathBuf| {
            fs::canonicalize(format!("{root}{path}")).is_ok_and(|path| path == *wanted)
        };
        path == name
            || path.rsplit('/').next() == Some(name)
            || path.contains('/') && wanted.as_ref().is_some_and(is_wanted)
    };
    let drivers = report.drivers.iter().filter(|driver| {
        is_file(&driver.manifest) || driver.library.as_deref().is_some_and(is_file)
    });
    let layers = report.layers.iter().filter(|layer| {
        layer.name.as_deref() == Some(name)
            || is_file(&layer.manifest)
            || layer.library.as_deref().is_some_and(is_file)
    });
    let mut answers: Vec<Answer> = drivers.map(of_driver).chain(layers.map(of_layer)).collect();
    let findings =
        report.other_findings().filter(|(subject, _)| *subject == name || is_file(subject));
    answers.extend(findings.map(of_finding));
    answers.extend(of_settings(report, is_file));
    answers.extend(of_left_out_layers(report, name, is_file));
    answers.extend(of_layer_of_settings(report, name));
    answers.extend(variable::of_variable(report, name));
    answers.extend(providers::of_extension(report, name));
    answers.extend(providers::of_command(report, name));
    answers.extend(of_devices(report, name));
    if answers.is_empty() {
        let path = wanted.filter(|path| path.is_file());
        answers.extend(path.map(|path| not_found(report, &path)));
    }
    answers
}

const SETTINGS_FILE: &str = "vk_loader_settings.json";

/// The answer about a file of no search.
fn not_found(report: &Report, path: &Path) -> Answer {
    let is_settings = path.file_name().is_some_and(|name| name == SETTINGS_FILE);
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
    Answer {
        subject: format!("file {}", path.display()),
        answer: match is_settings {
            true => "is not the settings file that the loader reads".to_owned(),
            false => "is found by no search for manifests".to_owned(),
        },
        cure: Some(cure),
    }
}

/// The answer about a layer that the settings file names and whose manifest lacks it.
fn of_layer_of_settings(report: &Report, name: &str) -> Option<Answer> {
    if report.layers.iter().any(|layer| layer.name.as_deref() == Some(name)) {
        return None;
    }
    let settings = report.settings.path.as_deref()?;
    let layer = report.settings.layers.iter().find(|layer| layer.name == name)?;
    let finding = report.other_findings().find(|(subject, _)| *subject == layer.manifest);
    let reason = finding.map_or("has no layer of this name", |(_, fact)| &fact.reason);
    Some(Answer {
        subject: format!("layer {name}"),
        answer: format!("is not available: its manifest {} {reason}", layer.manifest),
        cure: Some(format!("correct the name or the path in the settings file {settings}")),
    })
}

/// The answers about layers that a settings file leaves out.
fn of_left_out_layers(report: &Report, name: &str, is_file: impl Fn(&str) -> bool) -> Vec<Answer> {
    let is_wanted = |layer: &&LeftOutLayer| layer.name == name || is_file(&layer.manifest);
    let left_out = report.settings.layers_left_out.iter().filter(is_wanted);
    let answers = left_out.map(|LeftOutLayer { name, manifest, explanation }| Answer {
        subject: format!("layer {name} ({manifest})"),
        answer: explanation.reason.clone(),
        cure: Some(explanation.cure.clone()),
    });
    answers.collect()
}

fn of_driver(driver: &Driver) -> Answer {
    let mut of_driver = answer(&format!("driver {}", driver.manifest), &driver.verdict, || {
        let interface = driver.interface_version.map(|version| format!(", interface {version}"));
        let devices = driver.devices.filter(|count| *count > 0).map(devices_in_words);
        format!(
            "is {}: {}{}{}",
            if driver.verdict == Verdict::Used { "used" } else { "accepted" },
            driver.library.as_deref().unwrap_or_default(),
            interface.unwrap_or_default(),
            devices.map(|devices| format!(", {devices}")).unwrap_or_default()
        )
    });
    add_problem(&mut of_driver, driver.problem.as_ref());
    of_driver
}

fn add_problem(answer: &mut Answer, problem: Option<&Explanation>) {
    if let Some(Explanation { reason, cure, .. }) = problem {
        // Writing to a string cannot fail.
        let _ = write!(answer.answer, "; it {reason}");
        answer.cure = Some(cure.clone());
    }
}

fn of_layer(layer: &Layer) -> Answer {
    let name = layer.name.as_deref().unwrap_or("manifest");
    let subject = format!("{} {name} ({})", layer.kind, layer.manifest);
    let mut of_layer = answer(&subject, &layer.verdict, || {
        format!("is {}", layer.enabled_by.as_deref().unwrap_or("not enabled"))
    });
    add_problem(&mut of_layer, layer.problem.as_ref());
    of_layer
}

fn answer(subject: &str, verdict: &Verdict, used: impl Fn() -> String) -> Answer {
    let (answer, cure) = match verdict {
        Verdict::Used => (used(), None),
        Verdict::Accepted => (format!("{} (not opened)", used()), None),
        Verdict::Off(Explanation { reason, cure, .. })
        | Verdict::Rejected(Explanation { reason, cure, .. }) => {
            (reason.clone(), Some(cure.clone()))
        }
    };
    Answer { subject: subject.to_owned(), answer, cure }
}

fn of_finding((subject, fact): (&str, &Fact)) -> Answer {
    let (answer, cure) = (fact.reason.clone(), Some(fact.cure.clone()));
    Answer { subject: subject.to_owned(), answer, cure }
}

fn of_devices(report: &Report, name: &str) -> Vec<Answer> {
    let devices: &[Device] = report.devices.as_ref().map_or(&[], |devices| &devices.devices);
    let order = report.devices.as_ref().map_or("", |devices| &devices.order);
    let count = devices.len();
    let wanted = name.to_lowercase();
    // A single letter, digit or dot is part of most names.
    let is_name = wanted.len() > 1;
    let has_name = |device: &Device| is_name && device.name.to_lowercase().contains(&wanted);
    let named = devices.iter().enumerate().filter(|(_, device)| has_name(device));
    let named = named.map(|(index, device)| Answer {
        subject: format!("device {}", device.name),
        answer: format!(
            "is number {index} of {} of vkEnumeratePhysicalDevices ({order}){}",
            devices_in_words(count),
            device.driver.as_deref().map(|of| format!(", of the driver {of}")).unwrap_or_default(),
        ),
        cure: None,
    });
    let hidden = report.devices.iter().flat_map(|devices| &devices.left_out);
    let hidden = hidden.filter(|hidden| has_name(&hidden.device)).map(|hidden| Answer {
        subject: format!("device {}", hidden.device.name),
        answer: format!("is left out by {}", hidden.by),
        cure: Some(format!("unset {}", hidden.by)),
    });
    named.chain(hidden).collect()
}

/// The answer about the settings file.
fn of_settings(report: &Report, is_file: impl Fn(&str) -> bool) -> Option<Answer> {
    let settings = &report.settings;
    if let Some(path) = settings.path.as_deref().filter(|path| is_file(path)) {
        let effects = settings.effects.iter().map(|effect| format!("; it {effect}"));
        let answer = format!("is in force{}", effects.collect::<String>());
        return Some(Answer { subject: format!("settings file {path}"), answer, cure: None });
    }
    let path = settings.ignored.as_deref().filter(|path| is_file(path))?;
    let Explanation { reason, cure, .. } = settings.problem.as_ref()?;
    let (subject, answer) = (format!("settings file {path}"), reason.clone());
    Some(Answer { subject, answer, cure: Some(cure.clone()) })
}
