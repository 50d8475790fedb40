//! Opens single libraries as a scan or call chain does, and closes them again. For programs that
//! explain why a driver or layer is not loaded.
//!
//! Code of the library runs, so a caller that must survive runs these functions in a process of
//! their own.

use core::mem::ManuallyDrop;

use alloc::boxed::Box;
use alloc::vec::Vec;

use dispatch_tables::{Extension, vk};
use loader_discovery::event::Observation;
use loader_discovery::event::line::{DRIVER, LAYER};
use loader_discovery::event::template::Templates;
use loader_discovery::manifest::DriverManifest;
#[cfg(any(target_os = "linux", target_os = "android"))]
use loader_discovery::manifest::layer::Layer;
use loader_discovery::manifest::layer::LayerFunctions;
use loader_discovery::memory::Fault;

use crate::enumeration;
use crate::event::{
    Event, InstanceEvent, LibraryEvent, LibraryFailure, PhysicalDeviceEvent, StartupEvent,
};
use crate::host::{self, HostSystem};
use crate::instance::extensions::{self, advertised_by, is_known, unknown_allowed};
use crate::journal::Journal;
use crate::layers::library::LayerLibrary;
#[cfg(unix)]
use crate::libraries::elf;
use crate::libraries::{DriverStore, NamedLibrary};
use crate::lookup::above::vkGetInstanceProcAddr;
use crate::memory::HostAllocator;
use crate::names::extension_name;
use crate::report;
use crate::sync::Mutex;

/// The version of the JSON of reports.
pub const REPORT_SCHEMA: u32 = report::SCHEMA;

/// A message, and what a program that explains must know about the message.
pub struct Seen {
    /// The message.
    pub message: Observation,
    /// What the message is about.
    pub step: Step,
}

/// What a message is about.
pub enum Step {
    /// The loader is about to call this function of a library.
    Call(&'static str),
    /// The library at this path cannot be read.
    Denied(Vec<u8>),
    /// The dynamic linker refuses a library, among others for a symbol that no library has.
    Refused,
    /// A library is for programs of another word size, such as 32 bits.
    OtherClass,
    /// The file of a library is at fault, and the reason ends with its path.
    LibraryFile,
    /// The driver is left out of the instance, because its function that the message names returns this
    /// VkResult, or else for another cause.
    LeftOut(Option<i32>),
    /// The driver's vkEnumeratePhysicalDevices returns this VkResult.
    EnumerationFailed(i32),
    /// vkCreateInstance refuses an instance extension of this name.
    RefusedExtension {
        /// The name.
        name: Vec<u8>,
        /// Whether the loader passes an extension of this name on where a driver or layer has it.
        is_known: bool,
    },
    /// Anything else.
    Other,
}

impl Seen {
    pub(crate) fn of(event: &Event<'_>) -> Self {
        let step = match event {
            Event::LibraryEvent(LibraryEvent::Calling { function, .. }) => Step::Call(function),
            Event::LibraryFailure(LibraryFailure::Denied { library, .. }) => {
                Step::Denied(library.as_bytes().to_vec())
            }
            Event::LibraryFailure(LibraryFailure::Refused { .. }) => Step::Refused,
            Event::LibraryFailure(LibraryFailure::OtherClass { .. }) => Step::OtherClass,
            Event::LibraryFailure(
                LibraryFailure::PathTooLong { .. } | LibraryFailure::NeedsLibrary { .. },
            ) => Step::Other,
            Event::LibraryFailure(_) => Step::LibraryFile,
            Event::InstanceEvent(InstanceEvent::DriverCreateFailed { result, .. }) => {
                Step::LeftOut(Some(*result))
            }
            Event::PhysicalDeviceEvent(PhysicalDeviceEvent::DriverFailed { result, .. }) => {
                Step::EnumerationFailed(*result)
            }
            Event::StartupEvent(
                StartupEvent::ExtensionCountFailed { result, .. }
                | StartupEvent::ExtensionsFailed { result, .. },
            ) => Step::LeftOut(Some(*result)),
            Event::InstanceEvent(InstanceEvent::EntrypointsIncomplete { .. }) => {
                Step::LeftOut(None)
            }
            Event::InstanceEvent(InstanceEvent::ExtensionUnknown { name }) => {
                Step::RefusedExtension { name: name.as_bytes().to_vec(), is_known: false }
            }
            Event::InstanceEvent(InstanceEvent::ExtensionUnsupported { name }) => {
                Step::RefusedExtension { name: name.as_bytes().to_vec(), is_known: true }
            }
            _ => Step::Other,
        };
        Self { message: Observation::of(event), step }
    }
}

/// Receives the events of all journals.
static OBSERVER: Mutex<Option<fn(Seen)>> = Mutex::new(None);

/// Passes every event from now on to `observe`.
pub fn observe(observe: fn(Seen)) {
    *OBSERVER.lock() = Some(observe);
}

/// What [`observe`] set.
pub(crate) fn observer() -> Option<fn(Seen)> {
    *OBSERVER.lock()
}

/// The message about a manifest whose library does not exist.
pub fn missing_library(library: &str, manifest: &str) -> Observation {
    let (library, manifest) = (library.into(), manifest.into());
    Observation::of(&LibraryFailure::Missing { library, manifest, topic: DRIVER })
}

/// Why the library of a manifest cannot be opened, as far as its file and those of the libraries that it
/// needs tell. No code of a library runs.
#[cfg(unix)]
#[must_use]
pub fn fault_of_library(library: &[u8], manifest: &[u8]) -> Option<Observation> {
    let named = NamedLibrary { library, manifest, topic: DRIVER };
    named.fault().map(|fault| Observation::of(&fault))
}

/// Whether a file can be a library for processes with this one's size of pointers: the dynamic linker passes
/// over others with a bare name. False for a file that cannot be read.
#[cfg(unix)]
#[must_use]
pub fn is_of_this_class(path: &[u8]) -> bool {
    elf::is_of_this_class(path)
}

/// A driver that could be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenedDriver {
    /// The path that the dynamic linker reports.
    pub library: Vec<u8>,
    /// The negotiated version of the loader-driver interface.
    pub interface_version: u32,
    /// The names of the driver's instance extensions, with those that the loader hides.
    pub instance_extensions: Vec<Vec<u8>>,
    /// The names of those that the loader hides from applications.
    pub hidden_extensions: Vec<Vec<u8>>,
}

/// Opens the driver of a manifest and asks for its instance extensions. The library stays
/// open, so that its destructors run when the process ends, behind the answer.
///
/// # Errors
///
/// Why the driver is rejected: the cause that a scan keeps.
pub fn open_driver(manifest: &DriverManifest) -> Result<OpenedDriver, Box<Seen>> {
    let journal = Journal::new();
    let named =
        NamedLibrary { library: &manifest.library, manifest: &manifest.path, topic: DRIVER };
    let store = DriverStore::new();
    let library = store
        .open(&HostSystem, &journal, named, manifest.api_version)
        .map_err(|fault| seen(named, fault))?;
    let library = ManuallyDrop::new(library);
    // None if the query fails.
    let advertised = advertised_by(&journal, HostAllocator::NONE, &library);
    let names = advertised.iter().flatten().map(|it| extension_name(it).to_vec());
    let instance_extensions: Vec<Vec<u8>> = names.collect();
    let hides_unknown = !unknown_allowed().unwrap_or_default();
    let hidden = instance_extensions.iter().filter(|name| hides_unknown && !is_known(name));
    Ok(OpenedDriver {
        library: library.name().as_bytes().to_vec(),
        interface_version: library.interface_version,
        hidden_extensions: hidden.cloned().collect(),
        instance_extensions,
    })
}

/// Opens the library of a layer and negotiates. The library stays open, as that of a driver does.
/// Returns the path that the dynamic linker reports.
///
/// # Errors
///
/// Why the layer cannot be in a call chain: the cause that vkCreateInstance keeps.
pub fn open_layer(
    manifest: &[u8],
    library: &[u8],
    functions: &LayerFunctions,
) -> Result<Vec<u8>, Box<Seen>> {
    let journal = Journal::new();
    let named = NamedLibrary { library, manifest, topic: LAYER };
    let opened = LayerLibrary::open(&HostSystem, &journal, named, functions)
        .map_err(|fault| seen(named, fault))?;
    let LayerLibrary { entry, path, .. } = &*ManuallyDrop::new(opened);
    match entry {
        Ok(_) => Ok(path.clone()),
        Err(cause) => Err(Box::new(Seen::of(cause))),
    }
}

/// Why a library is not used, as it is observed.
fn seen(named: NamedLibrary<'_>, fault: Fault<Event<'static>>) -> Box<Seen> {
    let cause = fault.rejection().unwrap_or_else(|_| named.without_memory().into());
    Box::new(Seen::of(&cause))
}

/// The whole list that `query` enumerates by Vulkan's two calls: without an array for the number, and with one.
///
/// # Errors
///
/// The error of `query`, or VK_ERROR_OUT_OF_HOST_MEMORY for a number that is nonsense.
pub fn list<T: Copy + Default>(
    query: impl Fn(*mut u32, *mut T) -> vk::Result,
) -> Result<Vec<T>, vk::Result> {
    let query = |count, array| enumeration::filled(query(count, array));
    let list = enumeration::list(HostAllocator::NONE, query)?;
    Ok(list.iter().copied().collect())
}

/// What a library says of its layers by the lists that layers export for loaders without manifests
/// (layers.md 12). `None` if the library cannot be opened, or lacks such a list. The library stays open.
#[cfg(any(target_os = "linux", target_os = "android"))]
#[must_use]
pub fn layers_of_library(library: &[u8]) -> Option<Vec<Layer>> {
    host::layers_of(library).ok()
}

/// vkGetInstanceProcAddr of this loader, for a program that contains the loader.
pub fn get_instance_proc_addr() -> vk::PFN_vkGetInstanceProcAddr {
    vkGetInstanceProcAddr
}

/// The instance extensions that the loader itself provides.
pub const LOADERS_OWN: [Extension; 4] = extensions::LOADERS_OWN;

/// The messages of both halves of the loader.
pub fn templates() -> Templates {
    Event::templates()
}
