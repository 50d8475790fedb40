//! The answers about an extension and a command: who provides it.

use std::ffi::CString;

use dispatch_tables::requirement::Need;
use dispatch_tables::{Command, Extension, ExtensionKind, Level};
use loader_runtime::tools;

use super::{Answer, of_driver};
use crate::devices::Device;
use crate::fact::{PackedVersion, Why};
use crate::gather::failure::HIDDEN_EXTENSION;
use crate::report::{Devices, Explanation, Layer, LeftOut, Report};
use crate::text::{joined, optional};

/// The platforms, as `vk.xml` calls them, whose extensions a driver here can have.
const PLATFORMS: [&str; 6] = ["xlib", "xlib_xrandr", "xcb", "wayland", "directfb", "provisional"];

/// A thing that has an extension, in words, and whether the thing takes part. A device that a variable
/// leaves out counts: its cure is the variable.
type Provider = (String, bool);

/// Who provides an extension.
pub(super) fn of_extension(report: &Report, name: &str) -> Option<Answer> {
    if !name.starts_with("VK_") || name.starts_with("VK_LAYER_") {
        return None;
    }
    let registered = Extension::from_name(&CString::new(name).ok()?);
    let subject = format!("extension {name}");
    let mut providers = providers(report, name);
    let (left_out, cure) = left_out(report, |device| has(&device.extensions, name)).unzip();
    providers.extend(left_out.map(|devices| (devices, true)));
    let is_of_devices = registered.is_some_and(|it| it.kind() == ExtensionKind::Device);
    let is_hidden = report.drivers.iter().any(|driver| has(&driver.hidden_extensions, name));
    if is_hidden && (providers.is_empty() || !is_of_devices) {
        let (why, cure) = HIDDEN_EXTENSION;
        let answer = format!("is an extension of a driver that {why}");
        return Some(Answer::no(subject, answer, Some(cure.to_owned())));
    }
    let takes_part = providers.iter().any(|(_, is_on)| *is_on);
    let cure = if takes_part { cure } else { cure_of_layer(report, name) };
    let (answer, cure) = if !providers.is_empty() {
        let words: Vec<String> = providers.into_iter().map(|(words, _)| words).collect();
        let lacking = report.devices().filter(|device| !has(&device.extensions, name));
        let lacking: Vec<&str> = lacking.map(|device| &*device.name).collect();
        let some_has = lacking.len() < report.devices().count();
        let lacking = all_of("device", &lacking).filter(|_| some_has);
        let lacking = optional("; not by ", lacking);
        (format!("is provided by {}{lacking}", words.join("; by ")), cure)
    } else if let Some(platform) = registered?.platform().filter(|name| !PLATFORMS.contains(name)) {
        (format!("belongs to the platform {platform}, not to this one"), None)
    } else if let Some(devices) = &report.devices {
        match &devices.problem {
            Some(Explanation { why: Why { reason, cure }, .. }) => {
                let answer = "is provided by no driver or layer, and the devices are unknown";
                (format!("{answer}: the enumeration {reason}"), Some(cure.clone()))
            }
            None => {
                let cure = "install or update a driver or layer that has it".to_owned();
                ("is provided by no driver, layer or device".to_owned(), Some(cure))
            }
        }
    } else {
        ("is provided by no layer; drivers and devices were not asked".to_owned(), None)
    };
    Some(Answer { takes_part, ..Answer::new(subject, answer, cure) })
}

/// Everything that has the extension and takes part, or could.
fn providers(report: &Report, name: &str) -> Vec<Provider> {
    let is_own = tools::LOADERS_OWN.iter().any(|own| own.name().to_bytes() == name.as_bytes());
    let drivers = report.drivers.iter().filter(|driver| {
        has(&driver.part.instance_extensions, name) && !has(&driver.hidden_extensions, name)
    });
    let drivers: Vec<&str> = drivers.map(|driver| &*driver.part.manifest).collect();
    let layers = report.layers.iter().filter(|layer| has_either(layer, name)).map(|layer| {
        let is_on = layer.enabled_by.is_some();
        let state = if is_on { "is enabled" } else { "is not enabled" };
        let name = layer.name.as_deref().unwrap_or_default();
        (format!("the layer {name}, which {state}"), is_on)
    });
    let devices = report.devices().filter(|device| has(&device.extensions, name));
    let devices: Vec<&str> = devices.map(|device| &*device.name).collect();
    let mut providers = Vec::new();
    providers.extend(is_own.then(|| ("the loader".to_owned(), true)));
    providers.extend(all_of("driver", &drivers).map(|drivers| (drivers, true)));
    providers.extend(layers);
    providers.extend(all_of("device", &devices).map(|devices| (devices, true)));
    providers
}

/// The cure for a layer that has the extension and is not enabled.
fn cure_of_layer(report: &Report, name: &str) -> Option<String> {
    let layer = report.layers.iter().find(|layer| has_either(layer, name))?;
    layer.part.verdict.explanation().map(|explanation| explanation.why.cure.clone())
}

/// Whether the layer has the extension, of instances or devices.
fn has_either(layer: &Layer, name: &str) -> bool {
    has(&layer.part.instance_extensions, name) || has(&layer.device_extensions, name)
}

fn has(extensions: &[String], name: &str) -> bool {
    extensions.iter().any(|extension| extension == name)
}

/// The devices of this kind that variables leave out, and the cure.
fn left_out(report: &Report, is_of_kind: impl Fn(&Device) -> bool) -> Option<(String, String)> {
    let hidden = report.hidden_devices().filter(|left_out| is_of_kind(&left_out.device));
    let hidden: Vec<&LeftOut> = hidden.collect();
    let first = hidden.first()?;
    let names: Vec<&str> = hidden.iter().map(|left_out| left_out.device.name.as_str()).collect();
    Some((format!("{}, {}", all_of("device", &names)?, first.in_words()), first.cure()))
}

/// All things of a kind, such as `the drivers A, B and C`; nothing without a name.
fn all_of(kind: &str, names: &[&str]) -> Option<String> {
    let (last, others) = names.split_last()?;
    Some(match joined(others, ", ") {
        None => format!("the {kind} {last}"),
        Some(others) => format!("the {kind}s {others} and {last}"),
    })
}

/// What has to be enabled for a command, and who provides its extensions.
pub(super) fn of_command(report: &Report, name: &str) -> Option<Vec<Answer>> {
    let command = Command::from_name(&CString::new(name).ok()?)?;
    let ways = command.ways().filter_map(|way| joined(way.needs(), " and "));
    let needs = format!("needs {}", joined(ways, ", or ").unwrap_or_default());
    let mut answers = vec![Answer::new(format!("command {name}"), needs, None)];
    if let Some(version) = command.core_version() {
        answers.push(of_version(report, version, command.level()));
        if report.failure.is_some() {
            let rejected = report.drivers.iter().map(of_driver);
            answers.extend(rejected.filter(|answer| answer.cure.is_some()));
        }
    }
    let extensions = command.extensions().iter();
    answers.extend(extensions.filter_map(|it| of_extension(report, &it.name().to_string_lossy())));
    Some(answers)
}

/// Who provides the commands of a core version at this level.
fn of_version(report: &Report, version: u32, level: Level) -> Answer {
    let subject = Need::Version(version).to_string();
    if let Some(failure) = &report.failure {
        let answer = format!("cannot be used: {} {}", failure.subject(), failure.why.reason);
        return Answer::no(subject, answer, Some(failure.why.cure.clone()));
    }
    if matches!(level, Level::Global | Level::Instance) {
        return Answer::new(subject, "is provided by the loader", None);
    }
    let (with, without): (Vec<_>, Vec<_>) =
        with_versions(report).into_iter().partition(|(_, own)| is_at_least(*own, version));
    let list = |all: &[(String, PackedVersion)]| {
        let in_words = all.iter().map(|(name, version)| format!("{name} (Vulkan {version})"));
        joined(in_words, ", ").unwrap_or_default()
    };
    let (mut cure, takes_part) = (None, !with.is_empty());
    let answer = match (with.is_empty(), without.is_empty()) {
        (false, true) => format!("is provided by {}", list(&with)),
        (false, false) => format!("is provided by {}, but not by {}", list(&with), list(&without)),
        (true, false) => format!("is too new for {}", list(&without)),
        (true, true) => {
            let left_out = left_out(report, |device| is_at_least(device.api_version, version));
            let devices;
            (devices, cure) = left_out.unzip();
            format!("is provided by {}", devices.as_deref().unwrap_or("no device"))
        }
    };
    Answer { takes_part, ..Answer::new(subject, answer, cure) }
}

/// The devices with their versions; without devices the drivers, whose versions are those of their
/// manifests.
fn with_versions(report: &Report) -> Vec<(String, PackedVersion)> {
    if let Some(Devices { devices, problem: None, .. }) = &report.devices {
        let devices = devices.iter();
        return devices.map(|it| (format!("the device {}", it.name), it.api_version)).collect();
    }
    let drivers = report.drivers.iter().filter(|driver| driver.part.verdict.takes_part());
    let versions = drivers.filter_map(|driver| {
        Some((format!("the driver {}", driver.part.manifest), driver.part.api_version?))
    });
    versions.collect()
}

/// Whether a version is at least another, whose number behind the minor one is 0.
fn is_at_least(own: PackedVersion, version: u32) -> bool {
    own >= PackedVersion(version)
}

#[cfg(test)]
mod tests;
