//! Opens single libraries as a scan or call chain does, and closes them again. For programs that
//! explain why a driver or layer is not loaded.
//!
//! Code of the library runs, so a caller that must survive runs these functions in a process of
//! their own.

use core::mem::ManuallyDrop;

use alloc::vec::Vec;

use dispatch_tables::{Extension, vk};
use loader_discovery::event::Observation;
use loader_discovery::event::line::{DRIVER, LAYER};
use loader_discovery::event::template::Templates;
use loader_discovery::layers::library_path;
use loader_discovery::manifest::DriverManifest;
use loader_discovery::manifest::layer::Layer;
use loader_discovery::message_name;

use crate::api::instance_extensions;
use crate::api::trampoline::proc_addr::vkGetInstanceProcAddr;
use crate::event::{Event, LibraryEvent, LibraryFailure};
use crate::host::HostSystem;
use crate::journal::Journal;
use crate::library::layer_library::LayerLibrary;
use crate::library::machine;
use crate::library::{DriverLibrary, DriverStore, NamedLibrary, OpenFailure};
use crate::memory::HostAllocator;
use crate::names::extension_name;
use crate::report;

/// The version of the JSON of reports.
pub const REPORT_SCHEMA: u32 = report::SCHEMA;

/// The name of the message before a call of a library's function.
pub const CALLING: &str = message_name!(LibraryEvent::Calling);
/// The name of the message that a library cannot be read.
pub const LIBRARY_DENIED: &str = message_name!(LibraryFailure::Denied);
/// The name of the message that a library does not exist.
pub const LIBRARY_MISSING: &str = message_name!(LibraryFailure::Missing);
/// The name of the message that a library needs an unknown symbol.
pub const LIBRARY_NEEDS_SYMBOL: &str = message_name!(LibraryFailure::NeedsSymbol);

/// The usual name of the machine that an ELF header's `e_machine` stands for.
#[must_use]
pub fn machine_name(number: u16) -> Option<&'static str> {
    machine::name(number)
}

/// A driver that could be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenedDriver {
    /// The path that the dynamic linker reports.
    pub library: Vec<u8>,
    /// The negotiated version of the loader-driver interface.
    pub interface_version: u32,
    /// The names of the driver's instance extensions.
    pub instance_extensions: Vec<Vec<u8>>,
}

/// Opens the driver of a manifest and asks for its instance extensions. Passes every event to
/// `observe`; `None` if the driver is rejected. The library stays open, so that its destructors run
/// when the process ends, behind the answer.
pub fn open_driver(manifest: &DriverManifest, observe: fn(&Observation)) -> Option<OpenedDriver> {
    let journal = Journal::observed(observe);
    let named =
        NamedLibrary { library: &manifest.library, manifest: &manifest.path, topic: DRIVER };
    let store = DriverStore::new();
    match store.open(&HostSystem, &journal, named, manifest.api_version) {
        Ok(library) => {
            let library = ManuallyDrop::new(library);
            let function = "vkEnumerateInstanceExtensionProperties";
            journal.record(LibraryEvent::Calling { library: library.name(), function });
            Some(OpenedDriver {
                library: library.name().as_bytes().to_vec(),
                interface_version: library.interface_version,
                instance_extensions: names_of_extensions(&journal, &library),
            })
        }
        Err(OpenFailure::Rejected(rejection)) => {
            journal.record(rejection);
            None
        }
        Err(OpenFailure::OutOfMemory) => None,
    }
}

/// The instance extensions of the driver that the loader offers; none if the query fails.
fn names_of_extensions(journal: &Journal, driver: &DriverLibrary) -> Vec<Vec<u8>> {
    let offered = instance_extensions::offered_by(journal, HostAllocator::NONE, driver);
    let extensions = offered.iter().flatten();
    extensions.map(|extension| extension_name(extension).to_vec()).collect()
}

/// Opens the library of a layer and negotiates. Passes every event to `observe`. The library stays
/// open, as that of a driver does.
/// Returns the path that the dynamic linker reports; `None` if the layer cannot be in a call chain.
pub fn open_layer(layer: &Layer, observe: fn(&Observation)) -> Option<Vec<u8>> {
    let journal = Journal::observed(observe);
    let library = library_path(layer)?;
    let named = NamedLibrary { library, manifest: &layer.manifest, topic: LAYER };
    let opened = LayerLibrary::open(&HostSystem, &journal, named, &layer.functions).ok()?;
    let opened = ManuallyDrop::new(opened);
    opened.entry.is_some().then(|| opened.path.clone())
}

/// vkGetInstanceProcAddr of this loader, for a program that contains the loader.
pub fn get_instance_proc_addr() -> vk::PFN_vkGetInstanceProcAddr {
    vkGetInstanceProcAddr
}

/// The instance extensions that the loader itself provides.
pub const LOADERS_OWN: [Extension; 4] = instance_extensions::LOADERS_OWN;

/// The messages of both halves of the loader.
pub fn templates() -> Templates {
    Event::templates()
}
