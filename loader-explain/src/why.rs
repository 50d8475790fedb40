//! `vkexplain why NAME`: the shortest true answer about one name.

use std::ffi::CString;
use std::fmt::Write as _;

use dispatch_tables::{Command, Extension};
use loader_runtime::probe;
use serde::Serialize;

use crate::fact::Fact;
use crate::report::{Devices, Driver, Explanation, Layer, Report, Verdict};
use crate::text::printable;

/// An answer about one thing that has the name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Answer {
    pub(crate) subject: String,
    pub(crate) answer: String,
    pub(crate) cure: Option<String>,
}

/// All answers about `name`; none if nothing has it.
pub(crate) fn answers(report: &Report, name: &str) -> Vec<Answer> {
    let is_file = |path: &str| path == name || path.rsplit('/').next() == Some(name);
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
    answers.extend(of_extension(report, name));
    answers.extend(of_command(report, name));
    answers.extend(of_devices(report, name));
    answers
}

fn of_driver(driver: &Driver) -> Answer {
    answer(&format!("driver {}", driver.manifest), &driver.verdict, || {
        let interface = driver.interface_version.map(|version| format!(", interface {version}"));
        format!(
            "is used: {}{}",
            driver.library.as_deref().unwrap_or_default(),
            interface.unwrap_or_default()
        )
    })
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
    let mut providers: Vec<String> =
        drivers.map(|driver| format!("the driver {}", driver.manifest)).collect();
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
    providers.extend(devices.map(|device| format!("the device {}", device.name)));
    let (answer, cure) = if !providers.is_empty() {
        (format!("is provided by {}", providers.join(", ")), None)
    } else if Extension::from_name(&CString::new(name).ok()?).is_none() {
        return None;
    } else if let Some(devices) = &report.devices {
        provided_by_none(devices)
    } else {
        ("is provided by no layer; drivers and devices were not asked".to_owned(), None)
    };
    Some(Answer { subject: format!("extension {name}"), answer, cure })
}

/// The answer and cure for an extension of the registry that nothing here has.
fn provided_by_none(devices: &Devices) -> (String, Option<String>) {
    if let Some(Explanation { reason, cure, .. }) = &devices.problem {
        let answer = "is provided by no driver or layer, and the devices are unknown";
        return (format!("{answer}: the enumeration failed: {reason}"), Some(cure.clone()));
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
    for extension in command.extensions() {
        let extension = extension.name().to_string_lossy();
        answers.extend(of_extension(report, &extension));
    }
    answers
}

fn of_devices(report: &Report, name: &str) -> Vec<Answer> {
    let devices = report.devices.iter().flat_map(|devices| &devices.devices).enumerate();
    let wanted = name.to_lowercase();
    let named = devices
        .filter(|(_, device)| !wanted.is_empty() && device.name.to_lowercase().contains(&wanted));
    named
        .map(|(index, device)| Answer {
            subject: format!("device {}", device.name),
            answer: format!("is number {index} of vkEnumeratePhysicalDevices"),
            cure: None,
        })
        .collect()
}

/// The answers for a person.
pub(crate) fn render(answers: &[Answer], name: &str) -> String {
    if answers.is_empty() {
        return format!(
            "Nothing here has the name {}: no manifest that the search finds, no layer, no \
             extension, no command and no device.\n",
            printable(name)
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
