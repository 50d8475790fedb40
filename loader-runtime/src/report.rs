//! The report of `VK_LOADER_REPORT`: what became of each driver and layer in one vkCreateInstance,
//! as the JSON of `vkexplain --format json` (docs/vkexplain.md).
//!
//! vkCreateInstance hands over its [`Decisions`] at its end, whatever its result. They are printed
//! here, and nothing is decided again. Before each call of a driver or layer, which may end the
//! process, an unfinished report names the call.

mod json;
mod parts;
mod transcript;

use alloc::vec::Vec;
use core::ffi::CStr;
use core::sync::atomic::Ordering;

use dispatch_tables::vk;
use loader_discovery::Grown;
use loader_discovery::event::Words;
use loader_discovery::event::line::Line;
use loader_discovery::layers::library_path;
use loader_discovery::manifest::Portability;
use loader_discovery::manifest::candidates::LeftOutLayer;
use loader_discovery::policy::Asker;
use loader_discovery::settings::SettingsFile;
use loader_discovery::system::{System, SystemError};

use crate::event::{StartupEvent, Text};
use crate::host::{HostSystem, OUT_OF_MEMORY, report_file};
use crate::instance::creation::Findings;
use crate::instance::request::InstanceRequest;
use crate::journal::Journal;
use crate::layers::record::InstanceLayers;
use crate::libraries::{FailedDriver, LeftOutDriver, ScannedDriver};
use crate::names::extension_name;
use crate::process::PROCESS;
use json::Json;
use parts::{Outcome, describe, environment, explanation, printed, verdict, version};
pub(crate) use transcript::Transcript;

/// The version of the JSON. It changes when a field is removed or changes its meaning.
pub(crate) const SCHEMA: u32 = 1;

/// What became of one vkCreateInstance.
pub(crate) struct Decisions<'a> {
    pub(crate) request: &'a InstanceRequest<'a>,
    pub(crate) found: &'a Findings<'a>,
    /// The drivers that create no instance.
    pub(crate) failed: &'a [FailedDriver],
    /// The layers whose libraries are open; `None` if none was opened yet.
    pub(crate) open: Option<&'a InstanceLayers>,
}

/// If the user asks for a report, the journal copies all messages from now on.
#[inline(never)]
pub(crate) fn begin(system: &dyn System, journal: &Journal) {
    let Ok(path) = system.secure_variable(c"VK_LOADER_REPORT") else {
        return record_failure(system, journal, b"VK_LOADER_REPORT", OUT_OF_MEMORY);
    };
    if let Some(path) = path.filter(|path| !path.is_empty()) {
        let number = PROCESS.reports.fetch_add(1, Ordering::Relaxed);
        match report_file::path(&path, number) {
            Ok(path) => journal.start_transcript(Transcript::new(path)),
            Err(_) => record_failure(system, journal, &path, OUT_OF_MEMORY),
        }
    }
}

/// Records that there is no report at `path`.
fn record_failure(system: &dyn System, journal: &Journal, path: &[u8], error: SystemError) {
    let (path, description) =
        (path.into(), system.describe_error(error).unwrap_or_default().into());
    journal.record(StartupEvent::ReportFailed { path, description });
}

/// Writes the report. `result` is that of vkCreateInstance.
#[cold]
pub(crate) fn write(
    transcript: &Transcript,
    system: &dyn System,
    journal: &Journal,
    decisions: &Decisions<'_>,
    result: vk::Result,
) {
    let text = text(system, decisions, transcript, result).map_err(|_| OUT_OF_MEMORY);
    if let Err(error) = text.and_then(|text| report_file::write(&transcript.path, &text)) {
        record_failure(system, journal, &transcript.path, error);
    }
}

/// Writes what is known before a call of `library`. Only a regular file is written more than once;
/// the finished report says whether its file can be written.
#[cold]
#[inline(never)]
pub(crate) fn write_step(transcript: &Transcript, library: &Text<'_>, function: &str) {
    if !report_file::is_rewritable(&transcript.path) {
        return;
    }
    let mut json = Json::default();
    json.object(|json| {
        head(json, &HostSystem, None);
        json.key("step").object(|json| {
            json.key("function").text(function.as_bytes());
            json.key("library").text(library.as_bytes());
        });
        json.key("environment").array(|json| environment(json, &HostSystem));
        json.key("remarks").array(|json| transcript.print(json));
    });
    if let Ok(text) = json.into_bytes() {
        let _ = report_file::write(&transcript.path, &text);
    }
}

/// The first members of a report; the result is null in an unfinished one.
fn head(json: &mut Json, system: &dyn System, result: Option<vk::Result>) {
    json.key("schema").word(Line::of(&SCHEMA).as_bytes());
    json.key("source").text(b"loader");
    json.key("loader").text(env!("CARGO_PKG_VERSION").as_bytes());
    let result = result.map(|result| Line::of(&result.as_raw()));
    json.key("result").word(result.as_ref().map_or(b"null", Line::as_bytes));
    match system.executable_path() {
        Ok(program) => json.optional("program", program.as_deref()),
        Err(refused) => json.lacks(refused),
    }
}

fn text(
    system: &dyn System,
    decisions: &Decisions<'_>,
    messages: &Transcript,
    result: vk::Result,
) -> Grown<Vec<u8>> {
    let mut json = Json::default();
    json.object(|json| {
        head(json, system, Some(result));
        json.key("step").word(b"null");
        let requested = decisions.request.layers.texts().flatten();
        json.key("requested_layers").texts(&mut requested.map(CStr::to_bytes));
        let extensions = decisions.request.extensions.texts().flatten();
        json.key("requested_extensions").texts(&mut extensions.map(CStr::to_bytes));
        json.key("application").object(|json| application(json, decisions.request));
        let portability = decisions.request.portability() == Portability::Include;
        json.key("portability").word(if portability { b"true" } else { b"false" });
        json.key("environment").array(|json| environment(json, system));
        json.key("settings").object(|json| settings(json, &decisions.found.settings));
        json.key("drivers").array(|json| drivers(json, decisions));
        json.key("layers").array(|json| layers(json, decisions));
        let chain = decisions.open.into_iter().flat_map(InstanceLayers::chain);
        json.key("chain").texts(&mut chain.map(|(_, record)| record.name()));
        json.key("devices").word(b"null");
        json.key("remarks").array(|json| messages.print(json));
    });
    json.into_bytes()
}

/// What the application says of itself.
fn application(json: &mut Json, request: &InstanceRequest<'_>) {
    let Asker { application, engine, .. } = request.asker();
    let info = request.application.copied().unwrap_or_default();
    json.key("name").text(application);
    json.key("version").word(Line::of(&info.application_version).as_bytes());
    json.key("engine").text(engine);
    json.key("engine_version").word(Line::of(&info.engine_version).as_bytes());
    json.key("api_version").text(version(info.api_version).as_bytes());
}

fn settings(json: &mut Json, file: &SettingsFile) {
    let ignored = match file {
        SettingsFile::Inactive(file) | SettingsFile::Unavailable(file) => Some(file),
        SettingsFile::Active(_) | SettingsFile::Absent => None,
    };
    json.optional("path", file.active().map(|settings| settings.path.as_slice()));
    let path = ignored.map(|file| printed(&file.path));
    json.optional("ignored", path.as_ref().map(Line::as_bytes));
    json.key("problem");
    match ignored {
        Some(file) => json.object(|json| explanation(json, &Words::of(&file.cause))),
        None => json.word(b"null"),
    }
}

fn drivers(json: &mut Json, decisions: &Decisions<'_>) {
    for (index, driver) in decisions.found.drivers.usable.iter().enumerate() {
        let offered = decisions.found.offered.get(index).into_iter().flatten();
        let is_it = |failed: &&FailedDriver| failed.place == index;
        let outcome = match decisions.failed.iter().find(is_it) {
            Some(failed) => Outcome::Rejected(Words::of(&failed.cause)),
            None => Outcome::Used,
        };
        json.object(|json| {
            opened_driver(json, driver);
            json.key("instance_extensions").texts(&mut offered.map(extension_name));
            verdict(json, &outcome);
        });
    }
    decisions.found.drivers.left_out.iter().for_each(|driver| left_out_driver(json, driver));
}

fn opened_driver(json: &mut Json, driver: &ScannedDriver) {
    let manifest = driver.manifest.as_deref().map(printed);
    json.optional("manifest", manifest.as_ref().map(Line::as_bytes));
    json.key("library").text(driver.library.name().as_bytes());
    json.key("api_version").text(version(driver.api_version.0).as_bytes());
    json.key("interface_version").word(Line::of(&driver.library.interface_version).as_bytes());
}

fn left_out_driver(json: &mut Json, driver: &LeftOutDriver) {
    let manifest = driver.manifest.as_ref();
    json.object(|json| {
        let path = driver.path.as_deref().map(printed);
        json.optional("manifest", path.as_ref().map(Line::as_bytes));
        json.optional("library", manifest.map(|manifest| manifest.library.as_slice()));
        let version = manifest.map(|manifest| version(manifest.api_version.0));
        json.optional("api_version", version.as_ref().map(Line::as_bytes));
        json.key("interface_version").word(b"null");
        json.key("instance_extensions").array(|_| {});
        verdict(json, &Outcome::Rejected(Words::of(&driver.cause)));
    });
}

fn layers(json: &mut Json, decisions: &Decisions<'_>) {
    (0..decisions.found.layers.layers.len())
        .for_each(|index| available_layer(json, decisions, index));
    decisions.found.layers.left_out.iter().for_each(|layer| left_out_layer(json, layer));
}

/// A layer that an application can enable, with its place in the list of available layers.
fn available_layer(json: &mut Json, decisions: &Decisions<'_>, index: usize) {
    let Some(layer) = decisions.found.layers.layers.get(index) else { return };
    let active = decisions.found.active.listed.iter().find(|active| active.layer == index);
    let mut chain = decisions.open.into_iter().flat_map(InstanceLayers::chain);
    let chained = chain.find(|(chained, _)| chained.record == index);
    let mut unopened = decisions.found.unopened.iter();
    let unopened = unopened.find(|unopened| unopened.layer == index);
    let off = decisions.found.active.off.get(index).copied().flatten();
    let outcome = match (off, unopened) {
        (Some(off), _) => Outcome::Off(Words::of(&off.event(layer))),
        (None, Some(unopened)) => Outcome::Rejected(Words::of(&unopened.cause)),
        (None, None) if decisions.open.is_none() => Outcome::Accepted,
        (None, None) => Outcome::Used,
    };
    json.object(|json| {
        json.key("name").text(layer.name.as_bytes());
        let library = chained.map(|(chained, _)| chained.library.as_slice());
        describe(json, layer, library.or(library_path(layer)));
        json.optional("enabled_by", active.map(|active| active.enabled_by.in_words().as_bytes()));
        verdict(json, &outcome);
    });
}

/// A layer that is not available, or a manifest without a usable layer.
fn left_out_layer(json: &mut Json, left_out: &LeftOutLayer) {
    let outcome = if left_out.is_off() { Outcome::Off } else { Outcome::Rejected };
    let outcome = outcome(Words::of(&left_out.cause));
    json.object(|json| {
        json.optional("name", left_out.name.as_deref().map(str::as_bytes));
        match &left_out.layer {
            Some(layer) => describe(json, layer, library_path(layer)),
            None => {
                json.key("manifest").text(printed(&left_out.manifest).as_bytes());
                json.key("kind").text(left_out.kind.in_words().as_bytes());
                json.key("library").word(b"null");
                json.key("api_version").word(b"null");
                json.key("instance_extensions").array(|_| {});
                json.key("device_extensions").array(|_| {});
            }
        }
        json.key("enabled_by").word(b"null");
        verdict(json, &outcome);
    });
}
