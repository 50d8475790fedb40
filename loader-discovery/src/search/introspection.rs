//! Finds the layers of Android, which have no manifests: the loader queries the libraries
//! themselves (drivers.md C.4).
//!
//! Layer libraries are among the application's own libraries and, if the application is debuggable,
//! in the debug directory. No layer is implicit.

use alloc::vec::Vec;

use crate::Context;
use crate::event::IntrospectionEvent;
use crate::manifest::layer::Layer;
use crate::memory::{Grow as _, Grown, bytes};
use crate::system::{Platform, System};

use super::files::joined;

/// Developers install layers here.
const DEBUG_DIRECTORY: &[u8] = b"/data/local/debug/vulkan";

/// Returns the layers in the order of directories, of the libraries in a directory, and of the
/// layers in a library. Of several layers with one name, the first counts.
pub fn find_layers(context: Context<'_>) -> Grown<Vec<Layer>> {
    let Some(android) = context.system.android() else {
        return Ok(Vec::new());
    };
    let mut directories = android.library_directories()?;
    if android.is_debuggable() {
        directories.try_insert(0, bytes(DEBUG_DIRECTORY)?)?;
    }
    context.journal.record(IntrospectionEvent::Searching);
    let mut libraries = Vec::new();
    for directory in directories {
        add_libraries(context.system, &directory, &mut libraries)?;
    }
    let mut layers: Vec<Layer> = Vec::new();
    for library in libraries {
        let reported = match android.introspect(&library) {
            Ok(reported) => reported,
            Err(fault) => {
                let description = fault.rejection()?.into();
                let library = (&library).into();
                context.journal.record(IntrospectionEvent::Rejected { library, description });
                continue;
            }
        };
        for found in reported {
            let (layer, library) = ((&found).into(), (&library).into());
            if layers.iter().any(|known| known.name == found.name) {
                context.journal.record(IntrospectionEvent::Duplicate { layer, library });
            } else {
                context.journal.record(IntrospectionEvent::FoundLayer { layer, library });
                layers.try_push(found)?;
            }
        }
    }
    Ok(layers)
}

/// Adds the files of a directory that are named like layer libraries.
fn add_libraries(system: &dyn System, directory: &[u8], libraries: &mut Vec<Vec<u8>>) -> Grown<()> {
    let names = match system.list_directory(directory) {
        Ok(listing) => listing.names,
        Err(error) => return error.rejection().map(|_| ()),
    };
    let is_layer = |name: &&Vec<u8>| name.starts_with(b"libVkLayer") && name.ends_with(b".so");
    names
        .iter()
        .filter(is_layer)
        .try_for_each(|name| libraries.try_push(joined(Platform::Android, directory, name)?))
}

#[cfg(test)]
mod tests;
