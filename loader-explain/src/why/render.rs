//! The text of all answers, and of none: the name that the user may mean.

use std::fmt::Write as _;

use dispatch_tables::{Command, Extension};
use loader_discovery::variables;

use super::Answer;
use crate::fact::file_name;
use crate::near;
use crate::report::Report;
use crate::text::{optional, printable};

/// The names of layers, manifests and devices.
fn names_here(report: &Report) -> Vec<&str> {
    let layers = report.layers.iter();
    let mut here: Vec<&str> = layers.filter_map(|layer| layer.name.as_deref()).collect();
    here.extend(report.drivers.iter().map(|driver| file_name(&driver.part.manifest)));
    here.extend(report.layers.iter().map(|layer| file_name(&layer.part.manifest)));
    here.extend(report.devices().map(|device| &*device.name));
    here
}

/// The names of what is hidden, and of files that look like manifests.
fn names_hidden(report: &Report) -> Vec<&str> {
    let hidden = report.hidden.iter();
    let files = hidden.clone().map(|it| &*it.manifest).chain(report.passed_over());
    hidden.filter_map(|it| it.name.as_deref()).chain(files.map(file_name)).collect()
}

/// The names here with this part, in letters of any case; if there are none, those of what is hidden. A single letter is
/// part of too many.
pub(super) fn names_with<'r>(report: &'r Report, part: &str) -> Vec<&'r str> {
    let part = file_name(part).to_lowercase();
    let has_part = |name: &&str| part.len() > 1 && name.to_lowercase().contains(&part);
    let with = |names: Vec<&'r str>| names.into_iter().filter(has_part).collect::<Vec<_>>();
    let here = with(names_here(report));
    if here.is_empty() { with(names_hidden(report)) } else { here }
}

/// The name that a part of a name, or a misspelt one, may stand for. A part stands only for what is
/// here: too many names of the registry have it.
fn near_name(report: &Report, name: &str) -> Option<String> {
    let (wanted, mut here) = (file_name(name), names_here(report));
    if let Some(whole) = names_with(report, wanted).first() {
        return Some((*whole).to_owned());
    }
    here.extend(variables::all().map(|(name, _)| name));
    let commands = Command::all().map(|command| command.name());
    let registered = commands.chain(Extension::all().map(|extension| extension.name()));
    here.extend(registered.filter_map(|name| name.to_str().ok()));
    near::nearest(wanted, here).map(str::to_owned)
}

/// The answers for a person.
pub(crate) fn render(answers: &[Answer], report: &Report, name: &str) -> String {
    if answers.is_empty() {
        return nothing(report, name);
    }
    let mut text = String::new();
    for Answer { subject, answer, cure, .. } in answers {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}", printable(&format!("{subject} {answer}")));
        if let Some(cure) = cure {
            let _ = writeln!(text, "  cure: {}", printable(cure));
        }
    }
    text
}

fn nothing(report: &Report, name: &str) -> String {
    let devices = match report.devices.as_ref().map(|devices| &devices.problem) {
        Some(None) => "no device and no variable of the loader",
        Some(Some(_)) => "no variable of the loader, and the devices are unknown",
        None => "no variable of the loader, and devices were not enumerated",
    };
    let near = near_name(report, name).map(|near| near + "?");
    let near = printable(&optional(" Did you mean ", near));
    let name = printable(name);
    format!(
        "Nothing here has the name {name}: no manifest that the search finds, no layer, no \
         extension, no command, {devices}.{near}\n"
    )
}
