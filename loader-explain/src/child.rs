//! The process that runs code of drivers and layers, so that the report survives a crash or hang.
//!
//! `opening` starts this program again with a hidden argument. The child writes one JSON line for
//! each event, as it happens, and one for the result.

use std::error::Error;
use std::fs::File;
use std::io::Write as _;
use std::os::fd::AsFd as _;
use std::sync::{Mutex, OnceLock};
use std::time::Instant;

use loader_discovery::manifest::DriverManifest;
use loader_discovery::manifest::layer::LayerFunctions;
use loader_discovery::manifest::version::ApiVersion;
use loader_runtime::tools::{self, Seen, Step};
use rustix::process::{Signal, set_parent_process_death_signal};
use serde::{Deserialize, Serialize};

use crate::devices::{self, Answer, Application, Device, result_name};
use crate::fact::{Fact, Kind, text};
use crate::gather::details::access;
use crate::own_answers::OwnLayer;
use crate::report::Explanation;
use crate::startup::{self, Cost};
use crate::what_if::WhatIf;

/// The work of one child.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Errand {
    /// Open the driver of a manifest.
    Driver { manifest: Vec<u8>, library: Vec<u8>, api_version: u32 },
    /// Open the layer of a manifest. `functions` are the names of [`LayerFunctions`], in their order.
    Layer { manifest: Vec<u8>, library: Vec<u8>, functions: [Option<String>; 3] },
    /// Create an instance and enumerate its physical devices.
    Devices(Application),
    /// The same, for what it costs.
    Cost(Application),
    /// Ask a library what it says of its layers.
    OwnAnswers { library: Vec<u8> },
}

/// A driver or layer that could be opened.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Opened {
    /// The path that the dynamic linker reports.
    pub(crate) library: String,
    /// That of a driver.
    pub(crate) interface_version: Option<u32>,
    /// Those of a driver, with those that the loader hides.
    pub(crate) instance_extensions: Vec<String>,
    /// Those that the loader hides from applications.
    pub(crate) hidden_extensions: Vec<String>,
}

/// An instance extension that the application requests and the loader refuses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RefusedExtension {
    pub(crate) name: String,
    /// Whether the loader passes such an extension on where a driver or layer has it.
    pub(crate) is_known: bool,
}

/// A line of the child.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Line {
    Fact(Fact),
    /// The loader calls this function of a driver or layer.
    Call(String),
    /// The dynamic linker refuses the library.
    Refused,
    RefusedExtension(RefusedExtension),
    /// Why the loader leaves a driver out of the instance.
    LeftOut(Explanation),
    /// What this cause does not say: the name of a result, or of a command that is missing.
    Detail(String),
    /// The VkResult of a driver's vkEnumeratePhysicalDevices.
    EnumerationFailed(i32),
    /// The driver or layer, or the cause for which it is rejected.
    Opened(Result<Opened, (Fact, Kind)>),
    Devices(Answer<Vec<Device>>),
    Cost(Cost),
    /// `None` if the library has no such lists.
    OwnAnswers(Option<Vec<OwnLayer>>),
}

/// The file of the answer. Standard output is the library's.
static ANSWER: OnceLock<File> = OnceLock::new();

/// The calls so far, and when each began.
static CALLS: Mutex<Vec<(String, Instant)>> = Mutex::new(Vec::new());

/// Does the work that standard input describes as JSON: a path in a manifest can be longer than an
/// argument.
pub(crate) fn run() -> Result<(), Box<dyn Error>> {
    // The system kills this process when its parent is interrupted: a library may hang.
    set_parent_process_death_signal(Some(Signal::KILL))?;
    let errand: Errand = serde_json::from_reader(std::io::stdin())?;
    // A library that prints does not disturb the answer.
    let answer = std::io::stdout().as_fd().try_clone_to_owned()?;
    rustix::stdio::dup2_stdout(File::options().write(true).open("/dev/null")?)?;
    ANSWER.get_or_init(|| File::from(answer));
    match errand {
        Errand::Driver { manifest, library, api_version } => {
            tools::observe(observe);
            let api_version = ApiVersion(api_version);
            let manifest =
                DriverManifest { path: manifest, library, api_version, pci_vendors: Vec::new() };
            let names = |names: &[Vec<u8>]| names.iter().map(|name| text(name)).collect();
            let opened = tools::open_driver(&manifest).map(|opened| Opened {
                library: text(&opened.library),
                interface_version: Some(opened.interface_version),
                instance_extensions: names(&opened.instance_extensions),
                hidden_extensions: names(&opened.hidden_extensions),
            });
            write(&Line::Opened(opened.map_err(|cause| of_cause(*cause))));
        }
        Errand::Layer { manifest, library, functions } => {
            tools::observe(observe);
            let [negotiate, get_instance_proc_addr, get_device_proc_addr] = functions;
            let functions =
                LayerFunctions { negotiate, get_instance_proc_addr, get_device_proc_addr };
            let opened = tools::open_layer(&manifest, &library, &functions);
            let opened = opened.map(|path| Opened { library: text(&path), ..Opened::default() });
            write(&Line::Opened(opened.map_err(|cause| of_cause(*cause))));
        }
        Errand::Devices(application) => {
            loader_runtime::on_load();
            tools::observe(observe_instance);
            devices::enumerate(&application, |answer| write(&Line::Devices(answer)));
        }
        Errand::Cost(application) => {
            loader_runtime::on_load();
            let start = (Instant::now(), startup::mapped());
            devices::enumerate(&application, |answer| {
                let devices = answer.ok().map(|devices| devices.len());
                let calls = CALLS.lock().map(|calls| calls.clone()).unwrap_or_default();
                write(&Line::Cost(Cost::of(start, &calls, devices)));
            });
        }
        Errand::OwnAnswers { library } => {
            let layers = tools::layers_of_library(&library);
            let layers = layers.map(|layers| layers.into_iter().map(OwnLayer::from).collect());
            write(&Line::OwnAnswers(layers));
        }
    }
    Ok(())
}

/// Reports the next call of a function of drivers and layers.
pub(crate) fn calling(function: &str) {
    if let Ok(mut calls) = CALLS.lock() {
        calls.push((function.to_owned(), Instant::now()));
    }
    write(&Line::Call(function.to_owned()));
}

fn observe(seen: Seen) {
    match seen.step {
        Step::Call(function) => calling(function),
        Step::Refused => write(&Line::Refused),
        _ => {}
    }
    write(&Line::Fact(fact(seen)));
}

/// Reports what fails in the creation of an instance.
fn observe_instance(seen: Seen) {
    match seen.step {
        Step::RefusedExtension { name, is_known } => {
            let name = text(&name);
            write(&Line::RefusedExtension(RefusedExtension { name, is_known }));
        }
        Step::EnumerationFailed(result) => write(&Line::EnumerationFailed(result)),
        Step::LeftOut(result) => {
            let name = |result| Line::Detail(format!(", {}", result_name(result)));
            result.map(name).iter().for_each(write);
            write(&Line::LeftOut(Fact::of(seen.message).into()));
        }
        _ => {}
    }
}

/// Why a library is rejected.
fn of_cause(cause: Seen) -> (Fact, Kind) {
    let kind = match cause.step {
        Step::OtherClass => Kind::OtherClass,
        Step::LibraryFile => Kind::LibraryFile,
        _ => Kind::Other,
    };
    (fact(cause), kind)
}

/// The message with the owner of a library that must not be read.
fn fact(seen: Seen) -> Fact {
    let mut fact = Fact::of(seen.message);
    if let (Step::Denied(library), Some(why)) = (seen.step, &mut fact.why) {
        why.reason += &access(&WhatIf::default(), &text(&library)).unwrap_or_default();
    }
    fact
}

/// Writes a line. A failure is ignored: the parent is gone.
fn write(line: &Line) {
    let Some(mut answer) = ANSWER.get() else { return };
    if let Ok(mut text) = serde_json::to_vec(line) {
        text.push(b'\n');
        let _ = answer.write_all(&text);
    }
}
