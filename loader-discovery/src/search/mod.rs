//! Finds manifests (drivers.md A.3, C): second stage of the flow.
//!
//! Environment variables and the standard locations of the platform give a list of search elements
//! ([`elements`]). The files and directories of that list give the paths of the manifests
//! ([`files`]). On Windows the registry adds more ([`registry`]). Drivers and both kinds of layers
//! are searched the same way on every platform.
//!
//! This crate caches nothing: every call searches again. The [`System`](crate::system::System) that
//! the caller passes may cache within its own rules.

mod elements;
mod files;
#[cfg(any(test, fuzzing))]
#[path = "tests/fuzz.rs"]
pub(crate) mod fuzz;
pub mod introspection;
pub mod registry;

pub use elements::BuildDirectories;
pub(crate) use elements::{bases, drivers_are_replaced};
pub use files::is_manifest_name;

use alloc::vec::Vec;
use core::ffi::CStr;

use crate::event::line::{DRIVER, LAYER};
use crate::event::{Record, SearchEvent};
use crate::manifest::layer::LayerKind;
use crate::system::Platform;
use crate::text_list::TextList;
use crate::{Context, Grown};

use elements::{Origin, search_elements};
use files::add_manifests;

/// The kind of manifest to search for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ManifestKind {
    /// Driver manifests.
    Driver,
    /// Manifests of explicit layers.
    ExplicitLayer,
    /// Manifests of implicit layers.
    ImplicitLayer,
}

/// The request of one search.
#[derive(Clone, Debug)]
pub struct ManifestSearch {
    /// The kind of manifest.
    pub kind: ManifestKind,
    /// `override_paths` of an active override layer (explicit layers, drivers.md C.2).
    pub override_paths: TextList,
    /// Whether the search reads the variables of this kind. False for drivers while the settings
    /// file has device configurations (drivers.md K.6).
    pub use_variables: bool,
}

impl ManifestSearch {
    /// The usual search for one kind.
    pub fn of(kind: ManifestKind) -> Self {
        Self { kind, override_paths: TextList::default(), use_variables: true }
    }
}

impl ManifestKind {
    /// The directory of these manifests, relative to each base directory.
    const fn relative_directory(self) -> &'static [u8] {
        match self {
            Self::Driver => b"vulkan/icd.d",
            Self::ExplicitLayer => b"vulkan/explicit_layer.d",
            Self::ImplicitLayer => b"vulkan/implicit_layer.d",
        }
    }

    /// The variables that replace the search; the first one that is set counts.
    pub const fn replacing_variables(self) -> &'static [&'static CStr] {
        match self {
            Self::Driver => &[c"VK_DRIVER_FILES", c"VK_ICD_FILENAMES"],
            Self::ExplicitLayer => &[c"VK_LAYER_PATH"],
            Self::ImplicitLayer => &[c"VK_IMPLICIT_LAYER_PATH"],
        }
    }

    /// Name and value of the variable that replaces the search, also by an empty value.
    pub(crate) fn replacing_variable(
        self,
        context: Context<'_>,
    ) -> Grown<Option<(&'static CStr, Vec<u8>)>> {
        for name in self.replacing_variables() {
            if let Some(value) = context.secure_variable(name)? {
                return Ok(Some((name, value)));
            }
        }
        Ok(None)
    }

    /// The variable whose elements come before the standard locations.
    const fn adding_variable(self) -> &'static CStr {
        match self {
            Self::Driver => c"VK_ADD_DRIVER_FILES",
            Self::ExplicitLayer => c"VK_ADD_LAYER_PATH",
            Self::ImplicitLayer => c"VK_ADD_IMPLICIT_LAYER_PATH",
        }
    }

    /// The topic bit of messages about this kind.
    const fn topic(self) -> u32 {
        match self {
            Self::Driver => DRIVER,
            Self::ExplicitLayer | Self::ImplicitLayer => LAYER,
        }
    }

    const fn heading(self) -> SearchEvent<'static> {
        match self {
            Self::Driver => SearchEvent::SearchingDrivers,
            Self::ExplicitLayer => SearchEvent::SearchingLayers { kind: LayerKind::Explicit },
            Self::ImplicitLayer => SearchEvent::SearchingLayers { kind: LayerKind::Implicit },
        }
    }
}

/// Returns the paths of the manifests of one kind on this platform. The order is that of the search
/// elements, and within a directory that of its listing (drivers.md C). The files need not exist or
/// be readable.
pub fn find_manifests(
    context: Context<'_>,
    search: &ManifestSearch,
    directories: &BuildDirectories,
) -> Grown<Vec<Vec<u8>>> {
    let kind = search.kind;
    let topic = kind.topic();
    let found = search_elements(context, search, directories)?;
    context.journal.record(kind.heading());
    context.journal.record(SearchEvent::Locations { topic });
    for element in &found.elements {
        context.journal.record(SearchEvent::Location { topic, element: (&element.path).into() });
    }
    let mut manifests = Vec::new();
    let mut in_bundle = false;
    for (place, element) in found.elements.iter().enumerate() {
        // A bundle's drivers replace those of the system (drivers.md C.4).
        if in_bundle && element.origin == Origin::Standard && kind == ManifestKind::Driver {
            break;
        }
        let before = manifests.len();
        add_manifests(context, &element.path, &mut manifests)?;
        let count = manifests.len().saturating_sub(before);
        context.journal.record(SearchEvent::FoundAt { place, count });
        in_bundle |= element.origin == Origin::Bundle && count > 0;
    }
    record_files(context.journal, topic, &manifests);
    if context.platform() == Platform::Windows && !found.replaced {
        registry::add_manifests(context, kind, &mut manifests)?;
    }
    Ok(manifests)
}

fn record_files(journal: &dyn Record, topic: u32, manifests: &[Vec<u8>]) {
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
