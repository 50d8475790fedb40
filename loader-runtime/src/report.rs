//! The report of `VK_LOADER_REPORT`: what became of each driver and layer in one vkCreateInstance, as
//! the JSON of `vkexplain --format json` (docs/vkexplain.md).
//!
//! vkCreateInstance begins a report, hands over what it finds, and writes the file at its end,
//! whatever its result. The journal keeps the messages in the meantime, which say why a driver or
//! layer takes no part.

mod json;
mod parts;

use alloc::string::ToString as _;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::ptr;
use core::sync::atomic::Ordering;

use dispatch_tables::vk;
use loader_discovery::layers::{LayerScan, library_path};
use loader_discovery::select::layers::activate::Activation;
use loader_discovery::settings::Settings;
use loader_discovery::system::System;

use crate::api::instance_extensions::offered_by;
use crate::event::StartupEvent;
use crate::host::report_file;
use crate::journal::{Journal, Keep, Note};
use crate::library::{DriverLibrary, ScannedDriver};
use crate::lock::Guard;
use crate::memory::HostAllocator;
use crate::names::extension_name;
use crate::object::instance::Instance;
use crate::object::layers::InstanceLayers;
use crate::process::PROCESS;

use json::Json;
use parts::{describe, environment, explanation, fact, optional, printed, verdict, version};

/// The version of the JSON. It changes when a field is removed or changes its meaning.
pub(crate) const SCHEMA: u32 = 1;

/// What vkCreateInstance is about. The subjects of messages alone do not tell manifests of drivers
/// from those of layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Settings,
    Layers,
    Drivers,
}

/// The report of an instance that is being created.
pub(crate) struct Report {
    path: Vec<u8>,
    /// The stages so far, each with the number of messages before it.
    stages: Vec<(usize, Stage)>,
    settings: Option<Vec<u8>>,
    /// The opened drivers and their entries, which lack the verdicts: vkCreateInstance of the drivers
    /// comes later.
    opened: Vec<(Arc<DriverLibrary>, Json)>,
    drivers: Json,
    /// Manifests, libraries and names that have an entry.
    known: Vec<Vec<u8>>,
    layers: Json,
    /// The names of the layers of the call chain.
    chain: Json,
    /// The names that the application requests.
    requested_layers: Json,
    portability: bool,
}

impl Report {
    /// The report that the user asks for, if any. The journal keeps all messages from now on.
    #[inline(never)]
    pub(crate) fn begin(system: &dyn System, journal: &Journal) -> Option<Self> {
        let path = system.secure_variable(c"VK_LOADER_REPORT").filter(|path| !path.is_empty())?;
        journal.keep(Keep::Everything);
        Some(Self {
            path: report_file::path(&path, PROCESS.reports.fetch_add(1, Ordering::Relaxed)),
            stages: Vec::new(),
            settings: None,
            opened: Vec::new(),
            drivers: Json::default(),
            known: Vec::new(),
            layers: Json::default(),
            chain: Json::default(),
            requested_layers: Json::default(),
            portability: false,
        })
    }

    /// The messages from now on belong to this stage.
    fn enter(&mut self, journal: &Journal, stage: Stage) {
        self.stages.push((journal.notes(), stage));
    }

    fn stage_of(&self, note: usize) -> Stage {
        let begun = self.stages.iter().rev().find(|(first, _)| *first <= note);
        begun.map_or(Stage::Settings, |(_, stage)| *stage)
    }

    /// Notes the requests of the application. The search for drivers follows.
    #[cold]
    pub(crate) fn set_application(
        &mut self,
        journal: &Journal,
        layers: &[&[u8]],
        portability: bool,
    ) {
        self.enter(journal, Stage::Drivers);
        layers.iter().for_each(|name| self.requested_layers.text(name));
        self.portability = portability;
    }

    /// Notes the settings in force. The search for layers follows.
    #[cold]
    pub(crate) fn set_settings(&mut self, journal: &Journal, settings: Option<&Settings>) {
        self.enter(journal, Stage::Layers);
        self.settings = settings.map(|settings| settings.path.clone());
    }

    /// Adds the drivers that the scan opened. The activation of layers follows.
    #[cold]
    pub(crate) fn add_drivers(&mut self, journal: &Journal, drivers: &[ScannedDriver]) {
        self.enter(journal, Stage::Layers);
        for driver in drivers {
            let extensions = offered_by(journal, HostAllocator::NONE, &driver.library);
            let manifest = printed(driver.manifest.as_deref().unwrap_or(b""));
            let manifest = manifest.as_bytes();
            self.known.push(manifest.to_vec());
            let mut json = Json::default();
            json.key("manifest").text(manifest);
            json.key("library").text(driver.library.name().as_bytes());
            json.key("api_version").text(version(driver.api_version.0).as_bytes());
            let interface = driver.library.interface_version.to_string();
            json.key("interface_version").word(&interface);
            json.key("instance_extensions")
                .texts(&mut extensions.iter().flatten().map(extension_name));
            self.opened.push((Arc::clone(&driver.library), json));
        }
    }

    /// Adds the available layers. `open` are those whose libraries are open.
    #[cold]
    pub(crate) fn add_layers(
        &mut self,
        journal: &Journal,
        scan: &LayerScan,
        activation: &Activation,
        open: &InstanceLayers,
    ) {
        let notes = journal.kept();
        for (index, layer) in scan.layers.iter().enumerate() {
            let active = activation.listed.iter().find(|active| active.layer == index);
            let chained = open.chain().find(|(chained, _)| chained.record == index);
            let is_used = chained.is_some() || active.is_some() && layer.is_meta();
            let library = chained.map(|(chained, _)| chained.library.as_slice());
            let manifest = printed(&layer.manifest);
            let about = |note: &&Note| {
                note.subject == layer.name.as_bytes() || note.subject == manifest.as_bytes()
            };
            let decision = notes.iter().filter(|note| !note.event.is_empty()).find(about);
            self.known.push(layer.name.clone().into_bytes());
            self.known.push(manifest.as_bytes().to_vec());
            self.layers.object(|json| {
                json.key("name").text(layer.name.as_bytes());
                describe(json, layer, library.or(library_path(layer)));
                json.key("enabled_by");
                optional(json, active.map(|active| active.enabled_by.in_words().as_bytes()));
                let outcome = match (active.is_some(), is_used) {
                    (_, true) => "used",
                    (true, false) => "rejected",
                    (false, false) => "off",
                };
                verdict(json, outcome, decision.filter(|_| !is_used));
            });
        }
        open.chain().for_each(|(_, record)| self.chain.text(record.name()));
    }

    /// Adds the drivers and layers that are left out, and writes the file. `result` is that of
    /// vkCreateInstance.
    #[cold]
    pub(crate) fn write(
        mut self,
        lock: &Guard,
        instance: &Instance,
        system: &dyn System,
        result: vk::Result,
    ) {
        let journal = instance.journal();
        let notes = journal.kept();
        self.judge_opened(lock, instance, &notes);
        for (place, note) in notes.iter().enumerate() {
            let stage = self.stage_of(place);
            let is_new = stage != Stage::Settings && note.leaves_out();
            if is_new && !self.known.contains(&note.subject) {
                self.known.push(note.subject.clone());
                self.add_left_out(note, stage);
            }
        }
        let text = self.text(system, &notes, result);
        if let Err(error) = report_file::write(&self.path, &text) {
            let description = system.describe_error(error).into();
            let path = self.path.as_slice().into();
            journal.record(StartupEvent::ReportFailed { path, description });
        }
    }

    /// Adds the opened drivers. A message about the library of a driver without an instance says why.
    fn judge_opened(&mut self, lock: &Guard, instance: &Instance, notes: &[Note]) {
        for (library, entry) in core::mem::take(&mut self.opened) {
            let name = printed(library.name().as_bytes());
            let name = name.as_bytes();
            let created = instance.drivers(lock).any(|driver| ptr::eq(driver.library(), &*library));
            let failure = notes.iter().find(|note| !created && note.subject == name);
            let outcome = if failure.is_some() { "rejected" } else { "used" };
            self.known.push(name.to_vec());
            self.drivers.object(|json| {
                json.raw(&entry);
                verdict(json, outcome, failure);
            });
        }
    }

    fn add_left_out(&mut self, note: &Note, stage: Stage) {
        let is_layer = stage == Stage::Layers;
        let entries = if is_layer { &mut self.layers } else { &mut self.drivers };
        let is_file = !is_layer || note.subject.contains(&b'/');
        let outcome = if note.event == "LayerEvent::OffInSettings" { "off" } else { "rejected" };
        entries.object(|json| {
            if is_layer {
                json.key("name");
                optional(json, (!is_file).then_some(note.subject.as_slice()));
            }
            json.key("manifest");
            optional(json, is_file.then_some(note.subject.as_slice()));
            for absent in ["library", "api_version", "interface_version"] {
                json.key(absent).word("null");
            }
            json.key("instance_extensions").array(|_| {});
            verdict(json, outcome, Some(note));
        });
    }

    fn settings(&self, json: &mut Json, notes: &[Note]) {
        let decisions = notes.iter().enumerate().filter(|(_, note)| !note.event.is_empty());
        let mut of_file = decisions.filter(|(place, _)| self.stage_of(*place) == Stage::Settings);
        let problem = of_file.next().map(|(_, note)| note);
        json.key("path");
        optional(json, self.settings.as_deref());
        json.key("ignored");
        optional(json, problem.map(|note| note.subject.as_slice()));
        json.key("problem");
        match problem {
            Some(note) => json.object(|json| explanation(json, note)),
            None => json.word("null"),
        }
    }

    fn text(&self, system: &dyn System, notes: &[Note], result: vk::Result) -> Vec<u8> {
        let mut json = Json::default();
        json.object(|json| {
            json.key("schema").word(&SCHEMA.to_string());
            json.key("source").text(b"loader");
            json.key("loader").text(env!("CARGO_PKG_VERSION").as_bytes());
            json.key("result").word(&result.as_raw().to_string());
            json.key("program");
            optional(json, system.executable_path().as_deref());
            json.key("requested_layers").array(|json| json.raw(&self.requested_layers));
            json.key("portability").word(if self.portability { "true" } else { "false" });
            json.key("environment").array(|json| environment(json, system));
            json.key("settings").object(|json| self.settings(json, notes));
            json.key("drivers").array(|json| json.raw(&self.drivers));
            json.key("layers").array(|json| json.raw(&self.layers));
            json.key("chain").array(|json| json.raw(&self.chain));
            json.key("devices").word("null");
            let log = notes.iter().filter(|note| !note.text.is_empty());
            json.key("remarks").array(|json| log.for_each(|note| fact(json, note)));
        });
        json.into_bytes()
    }
}
