//! Where manifests are (drivers.md A.3, C): second stage of the flow.
//!
//! Variables and the platform's own places become one list of search elements; files and
//! directories of that list become the list of manifest paths. Nothing is cached: every call looks
//! anew. Drivers and both kinds of layers are searched the same way, on every platform: what
//! differs is which elements there are ([`elements`]), and that Windows asks its registry too
//! ([`registry`]).

mod elements;
mod environment;
mod files;
pub mod introspection;
pub mod registry;

pub use elements::BuildDirectories;
pub(crate) use elements::drivers_are_replaced;
pub use environment::secure_variable;
pub use files::is_manifest_name;

use std::ffi::CStr;

use crate::event::Record;
use crate::event::SearchEvent;
use crate::event::line::{DRIVER, LAYER};
use crate::system::{Platform, System};

use elements::{Place, search_elements};
use files::add_manifests;
use registry::NoDriverRegistered;

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ManifestKind {
    /// Driver manifests.
    Driver,
    /// Manifests of explicit layers.
    ExplicitLayer,
    /// Manifests of implicit layers.
    ImplicitLayer,
}

/// What one search is asked to do.
#[derive(Clone, Copy, Debug)]
pub struct ManifestSearch<'a> {
    /// The kind of manifest.
    pub kind: ManifestKind,
    /// `override_paths` of an active override layer (explicit layers, drivers.md C.2).
    pub override_paths: &'a [Vec<u8>],
    /// Whether the variables of this kind count. They do not for drivers while the settings file
    /// has device configurations (drivers.md K.6).
    pub use_variables: bool,
}

impl ManifestSearch<'static> {
    /// The ordinary search for one kind.
    pub const fn of(kind: ManifestKind) -> Self {
        Self { kind, override_paths: &[], use_variables: true }
    }
}

impl ManifestKind {
    /// Where manifests of this kind lie below each base directory.
    const fn relative_directory(self) -> &'static [u8] {
        match self {
            Self::Driver => b"vulkan/icd.d",
            Self::ExplicitLayer => b"vulkan/explicit_layer.d",
            Self::ImplicitLayer => b"vulkan/implicit_layer.d",
        }
    }

    /// The variables that replace the whole search; the first that is set counts.
    const fn replacing_variables(self) -> &'static [&'static CStr] {
        match self {
            Self::Driver => &[c"VK_DRIVER_FILES", c"VK_ICD_FILENAMES"],
            Self::ExplicitLayer => &[c"VK_LAYER_PATH"],
            Self::ImplicitLayer => &[c"VK_IMPLICIT_LAYER_PATH"],
        }
    }

    /// The variable whose elements are searched first.
    const fn adding_variable(self) -> &'static CStr {
        match self {
            Self::Driver => c"VK_ADD_DRIVER_FILES",
            Self::ExplicitLayer => c"VK_ADD_LAYER_PATH",
            Self::ImplicitLayer => c"VK_ADD_IMPLICIT_LAYER_PATH",
        }
    }

    /// The topic bit of this kind's messages.
    const fn topic(self) -> u32 {
        match self {
            Self::Driver => DRIVER,
            Self::ExplicitLayer | Self::ImplicitLayer => LAYER,
        }
    }

    const fn heading(self) -> SearchEvent<'static> {
        match self {
            Self::Driver => SearchEvent::SearchingDrivers,
            Self::ExplicitLayer => SearchEvent::SearchingLayers { kind: "explicit" },
            Self::ImplicitLayer => SearchEvent::SearchingLayers { kind: "implicit" },
        }
    }
}

/// The paths of the manifests that `search` finds on this platform, in the contract's order: by
/// search element, and as the directory lists them within one. The files need not exist or be
/// readable.
pub fn find_manifests(
    system: &dyn System,
    journal: &dyn Record,
    search: &ManifestSearch<'_>,
    directories: &BuildDirectories,
) -> Vec<Vec<u8>> {
    // Without drivers the callers fail the same way.
    find_manifests_on(Platform::HOST, system, journal, search, directories).unwrap_or_default()
}

/// [`find_manifests`] on any platform.
///
/// # Errors
///
/// On Windows, when the registry has no driver and none was found elsewhere.
fn find_manifests_on(
    platform: Platform,
    system: &dyn System,
    journal: &dyn Record,
    search: &ManifestSearch<'_>,
    directories: &BuildDirectories,
) -> Result<Vec<Vec<u8>>, NoDriverRegistered> {
    let kind = search.kind;
    let topic = kind.topic();
    let found = search_elements(platform, system, journal, search, directories);
    journal.record(kind.heading());
    journal.record(SearchEvent::Locations { topic });
    for element in &found.elements {
        journal.record(SearchEvent::Location { topic, element: (&element.path).into() });
    }
    let mut manifests = Vec::new();
    let mut in_bundle = false;
    for element in &found.elements {
        // An application brings its drivers in its bundle so that it need not use the system's.
        if in_bundle && element.place == Place::Standard && kind == ManifestKind::Driver {
            break;
        }
        let before = manifests.len();
        add_manifests(platform, system, journal, &element.path, &mut manifests);
        in_bundle |= element.place == Place::Bundle && manifests.len() > before;
    }
    tell_files(journal, topic, &manifests);
    if platform == Platform::Windows && !found.replaced {
        registry::add_manifests(system, journal, kind, &mut manifests)?;
    }
    Ok(manifests)
}

fn tell_files(journal: &dyn Record, topic: u32, manifests: &[Vec<u8>]) {
    if manifests.is_empty() {
        journal.record(SearchEvent::FoundNone { topic });
        return;
    }
    journal.record(SearchEvent::FoundFiles { topic });
    for manifest in manifests {
        journal.record(SearchEvent::FoundFile { topic, manifest: manifest.into() });
    }
}

#[cfg(test)]
mod tests;
