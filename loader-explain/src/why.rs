//! `vkexplain why NAME`: the shortest true answer about one name.

use std::ffi::CString;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use dispatch_tables::requirement::Need;
use dispatch_tables::{Command, Extension, Level, vk};
use loader_runtime::probe;
use serde::Serialize;

use crate::devices::Device;
use crate::fact::Fact;
use crate::near;
use crate::report::{Devices, Driver, Explanation, Layer, Report, Verdict};
use crate::text::{devices_in_words, printable};

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
    answers.extend(of_variable(report, name));
    answers.extend(of_extension(report, name));
    answers.extend(of_command(report, name));
    answers.extend(of_devices(report, name));
    if answers.is_empty() {
        answers.extend(wanted.filter(|path| path.is_file()).map(not_found));
    }
    answers
}

/// The answer about a file of no search.
fn not_found(path: PathBuf) -> Answer {
    let cure = "move it to a folder that the loader searches (`vkexplain` lists them), or name the \
                manifest of a driver in VK_ADD_DRIVER_FILES, the folder of a layer in \
                VK_ADD_LAYER_PATH";
    Answer {
        subject: format!("file {}", path.display()),
        answer: "is found by no search for manifests".to_owned(),
        cure: Some(cure.to_owned()),
    }
}

fn of_driver(driver: &Driver) -> Answer {
    let mut of_driver = answer(&format!("driver {}", driver.manifest), &driver.verdict, || {
        let interface = driver.interface_version.map(|version| format!(", interface {version}"));
        let devices = driver.devices.filter(|count| *count > 0).map(devices_in_words);
        format!(
            "is used: {}{}{}",
            driver.library.as_deref().unwrap_or_default(),
            interface.unwrap_or_default(),
            devices.map(|devices| format!(", {devices}")).unwrap_or_default()
        )
    });
    if let Some(Explanation { reason, cure, .. }) = &driver.problem {
        let _ = write!(of_driver.answer, "; it {reason}");
        of_driver.cure = Some(cure.clone());
    }
    of_driver
}

fn of_layer(layer: &Layer) -> Answer {
    let name = layer.name.as_deref().unwrap_or("manifest");
    answer(&format!("{} {name} ({})", layer.kind, layer.manifest), &layer.verdict, || {
        format!("is {}", layer.enabled_by.as_deref().unwrap_or("not enabled"))
    })
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

/// Who provides an extension.
fn of_extension(report: &Report, name: &str) -> Option<Answer> {
    if !name.starts_with("VK_") || name.starts_with("VK_LAYER_") {
        return None;
    }
    let has = |extensions: &[String]| extensions.iter().any(|extension| extension == name);
    let drivers = report.drivers.iter().filter(|driver| has(&driver.instance_extensions));
    let drivers: Vec<&str> = drivers.map(|driver| driver.manifest.as_str()).collect();
    let mut providers: Vec<String> = all_of("driver", &drivers).into_iter().collect();
    if probe::LOADERS_OWN.iter().any(|own| own.name().to_bytes() == name.as_bytes()) {
        providers.insert(0, "the loader".to_owned());
    }
    let layers = report
        .layers
        .iter()
        .filter(|layer| has(&layer.instance_extensions) || has(&layer.device_extensions));
    for layer in layers {
        let state = if layer.enabled_by.is_some() { "enabled" } else { "not enabled" };
        let name = layer.name.as_deref().unwrap_or_default();
        providers.push(format!("the layer {name}, which is {state}"));
    }
    let devices = report.devices.iter().flat_map(|devices| &devices.devices);
    let devices = devices.filter(|device| has(&device.extensions));
    let devices: Vec<&str> = devices.map(|device| device.name.as_str()).collect();
    providers.extend(all_of("device", &devices));
    let (answer, cure) = if !providers.is_empty() {
        (format!("is provided by {}", providers.join("; by ")), None)
    } else if Extension::from_name(&CString::new(name).ok()?).is_none() {
        return None;
    } else if let Some(devices) = &report.devices {
        provided_by_none(devices)
    } else {
        ("is provided by no layer; drivers and devices were not asked".to_owned(), None)
    };
    Some(Answer { subject: format!("extension {name}"), answer, cure })
}

/// All things of a kind, such as `the drivers A, B and C`; nothing without a name.
fn all_of(kind: &str, names: &[&str]) -> Option<String> {
    let (last, others) = names.split_last()?;
    Some(match others.is_empty() {
        true => format!("the {kind} {last}"),
        false => format!("the {kind}s {} and {last}", others.join(", ")),
    })
}

/// The answer and cure for an extension of the registry that nothing here has.
fn provided_by_none(devices: &Devices) -> (String, Option<String>) {
    if let Some(Explanation { reason, cure, .. }) = &devices.problem {
        let answer = "is provided by no driver or layer, and the devices are unknown";
        return (format!("{answer}: the enumeration {reason}"), Some(cure.clone()));
    }
    let cure = "install or update a driver or layer that has it".to_owned();
    ("is provided by no driver, layer or device".to_owned(), Some(cure))
}

/// What has to be enabled for a command, and who provides its extensions.
fn of_command(report: &Report, name: &str) -> Vec<Answer> {
    let name_with_nul = CString::new(name).ok();
    let Some(command) = name_with_nul.and_then(|name| Command::from_name(&name)) else {
        return Vec::new();
    };
    let needs = |way: dispatch_tables::requirement::Way| {
        way.needs().map(|need| need.to_string()).collect::<Vec<_>>().join(" and ")
    };
    let ways: Vec<String> = command.ways().map(needs).collect();
    let mut answers = vec![Answer {
        subject: format!("command {name}"),
        answer: format!("needs {}", ways.join(", or ")),
        cure: None,
    }];
    if let Some(version) = command.core_version() {
        answers.push(of_version(report, version, command.level()));
        if report.failure.is_some() {
            let rejected = report.drivers.iter().map(of_driver);
            answers.extend(rejected.filter(|answer| answer.cure.is_some()));
        }
    }
    for extension in command.extensions() {
        let extension = extension.name().to_string_lossy();
        answers.extend(of_extension(report, &extension));
    }
    answers
}

/// Who provides the commands of a core version at this level.
fn of_version(report: &Report, version: u32, level: Level) -> Answer {
    let subject = Need::Version(version).to_string();
    let answer = |answer: String| Answer { subject: subject.clone(), answer, cure: None };
    if let Some(failure) = &report.failure {
        return answer(format!("cannot be used: {}", failure.in_words()));
    }
    if matches!(level, Level::Global | Level::Instance) {
        return answer("is provided by the loader".to_owned());
    }
    let used = report.drivers.iter().filter(|driver| driver.verdict.takes_part());
    let drivers: Vec<(String, &str)> = used
        .filter_map(|driver| {
            Some((format!("the driver {}", driver.manifest), driver.api_version.as_deref()?))
        })
        .collect();
    let devices = report.devices.iter().flat_map(|devices| &devices.devices);
    let devices: Vec<(String, &str)> = devices
        .map(|device| (format!("the device {}", device.name), device.api_version.as_str()))
        .collect();
    let list = |all: &[(String, &str)]| {
        let in_words = all.iter().map(|(name, version)| format!("{name} (Vulkan {version})"));
        in_words.collect::<Vec<_>>().join(", ")
    };
    // The version of a manifest is the author's, and devices may have others.
    let (candidates, others) = match devices.is_empty() {
        true => (drivers, String::new()),
        false => (devices, format!("; the manifests state {}", list(&drivers))),
    };
    let (with, without): (Vec<_>, Vec<_>) =
        candidates.into_iter().partition(|(_, own)| is_at_least(own, version));
    answer(match (with.is_empty(), without.is_empty()) {
        (false, true) => format!("is provided by {}{others}", list(&with)),
        (false, false) => {
            format!("is provided by {}, but not by {}{others}", list(&with), list(&without))
        }
        (true, _) => format!("is too new for {}{others}", list(&without)),
    })
}

/// Whether a version as text has at least the major and minor number of a packed one.
fn is_at_least(text: &str, version: u32) -> bool {
    let mut parts = text.split('.').map(|part| part.parse().unwrap_or(0));
    let own = (parts.next().unwrap_or(0), parts.next().unwrap_or(0));
    own >= (vk::api_version_major(version), vk::api_version_minor(version))
}

fn of_devices(report: &Report, name: &str) -> Vec<Answer> {
    let devices = report.devices.iter().flat_map(|devices| &devices.devices).enumerate();
    let wanted = name.to_lowercase();
    let has_name =
        |device: &Device| !wanted.is_empty() && device.name.to_lowercase().contains(&wanted);
    let named = devices.filter(|(_, device)| has_name(device)).map(|(index, device)| Answer {
        subject: format!("device {}", device.name),
        answer: format!("is number {index} of vkEnumeratePhysicalDevices"),
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
        let (subject, answer) = (format!("settings file {path}"), "is in force".to_owned());
        return Some(Answer { subject, answer, cure: None });
    }
    let path = settings.ignored.as_deref().filter(|path| is_file(path))?;
    let Explanation { reason, cure, .. } = settings.problem.as_ref()?;
    let (subject, answer) = (format!("settings file {path}"), reason.clone());
    Some(Answer { subject, answer, cure: Some(cure.clone()) })
}

/// What a variable that is set does.
fn of_variable(report: &Report, name: &str) -> Option<Answer> {
    let variable = report.environment.iter().find(|variable| variable.name == name)?;
    let effect = variable.effect_in_words();
    let warning = variable.warning.as_ref().map(|warning| format!("; {warning}"));
    let answer =
        format!("is set to \"{}\": {effect}{}", variable.value, warning.unwrap_or_default());
    Some(Answer { subject: format!("variable {name}"), answer, cure: None })
}

/// The name that a part of a name, or a misspelt one, may stand for. A part stands only for what is
/// here: too many names of the registry have it.
pub(crate) fn near_name(report: &Report, name: &str) -> Option<String> {
    let file_name = |path: &str| path.rsplit('/').next().unwrap_or_default().to_owned();
    let mut here: Vec<String> =
        report.layers.iter().filter_map(|layer| layer.name.clone()).collect();
    here.extend(report.drivers.iter().map(|driver| file_name(&driver.manifest)));
    here.extend(report.layers.iter().map(|layer| file_name(&layer.manifest)));
    let devices = report.devices.iter().flat_map(|devices| &devices.devices);
    here.extend(devices.map(|device| device.name.clone()));
    let wanted = file_name(name);
    let part = wanted.to_lowercase();
    if let Some(whole) =
        here.iter().find(|name| part.len() > 1 && name.to_lowercase().contains(&part))
    {
        return Some(whole.clone());
    }
    let commands = Command::all().map(|command| command.name());
    let extensions = Extension::all().map(|extension| extension.name());
    let registered = commands.chain(extensions).map(|name| name.to_string_lossy().into_owned());
    let names: Vec<String> = here.into_iter().chain(registered).collect();
    near::nearest(&wanted, names.iter().map(String::as_str)).map(str::to_owned)
}

/// The answers for a person.
pub(crate) fn render(answers: &[Answer], name: &str, near: Option<String>) -> String {
    if answers.is_empty() {
        let near = near.map(|near| format!(" Did you mean {near}?")).unwrap_or_default();
        return format!(
            "Nothing here has the name {}: no manifest that the search finds, no layer, no \
             extension, no command, no device and no variable that is set.{}\n",
            printable(name),
            printable(&near)
        );
    }
    let mut text = String::new();
    for Answer { subject, answer, cure } in answers {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}", printable(&format!("{subject} {answer}")));
        if let Some(cure) = cure {
            let _ = writeln!(text, "  cure: {}", printable(cure));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_things_share_the_word_for_their_kind() {
        assert_eq!(all_of("driver", &[]), None);
        assert_eq!(all_of("driver", &["a.json"]).as_deref(), Some("the driver a.json"));
        let three = all_of("device", &["A", "B", "C"]);
        assert_eq!(three.as_deref(), Some("the devices A, B and C"));
    }
}
