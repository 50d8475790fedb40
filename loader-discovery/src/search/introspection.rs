//! Finds the layers of Android, which have no manifests: the loader queries the libraries
//! themselves (drivers.md C.4).
//!
//! Layer libraries are among the application's own libraries and, if the application is debuggable,
//! in the debug directory. No layer is implicit.

use alloc::vec::Vec;

use crate::Context;
use crate::event::IntrospectionEvent;
use crate::system::android::LayerProperties;
use crate::system::{Platform, System};

use super::files::joined;

/// Developers install layers here.
const DEBUG_DIRECTORY: &[u8] = b"/data/local/debug/vulkan";

/// A layer and the library that contains it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IntrospectedLayer {
    /// The path of the library.
    pub library: Vec<u8>,
    /// The properties that the library reports.
    pub properties: LayerProperties,
}

/// Returns the layers in the order of directories, of the libraries in a directory, and of the
/// layers in a library. Of several layers with one name, the first counts.
pub fn find_layers(context: Context<'_>) -> Vec<IntrospectedLayer> {
    let Some(android) = context.system.android() else {
        return Vec::new();
    };
    let mut directories = android.library_directories();
    if android.is_debuggable() {
        directories.insert(0, DEBUG_DIRECTORY.to_vec());
    }
    context.journal.record(IntrospectionEvent::Searching);
    let mut layers: Vec<IntrospectedLayer> = Vec::new();
    for library in directories.iter().flat_map(|path| libraries(context.system, path)) {
        let reported = android.introspect(&library).unwrap_or_else(|description| {
            context.journal.record(IntrospectionEvent::Rejected {
                library: (&library).into(),
                description: description.into(),
            });
            Vec::new()
        });
        for properties in reported {
            if layers.iter().any(|known| known.properties.name == properties.name) {
                context.journal.record(IntrospectionEvent::Duplicate {
                    layer: properties.name.into(),
                    library: (&library).into(),
                });
                continue;
            }
            context.journal.record(IntrospectionEvent::FoundLayer {
                layer: (&properties.name).into(),
                library: (&library).into(),
            });
            layers.push(IntrospectedLayer { library: library.clone(), properties });
        }
    }
    layers
}

/// The files of a directory that are named like layer libraries.
fn libraries(system: &dyn System, directory: &[u8]) -> Vec<Vec<u8>> {
    let names = system.list_directory(directory).unwrap_or_default().names;
    names
        .iter()
        .filter(|name| name.starts_with(b"libVkLayer") && name.ends_with(b".so"))
        .map(|name| joined(Platform::Android, directory, name))
        .collect()
}

#[cfg(test)]
mod tests;
