//! What a library says of a layer by the lists that layers export for loaders without manifests
//! (layers.md 12), as data that can leave the process.

use loader_discovery::manifest::layer::{Layer, LayerExtension};
use serde::{Deserialize, Serialize};

/// A layer of a library, with names and versions of its extensions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct OwnLayer {
    pub(crate) name: String,
    pub(crate) description: String,
    pub(crate) implementation_version: u32,
    pub(crate) instance_extensions: Vec<(String, u32)>,
    pub(crate) device_extensions: Vec<(String, u32)>,
}

impl From<Layer> for OwnLayer {
    fn from(own: Layer) -> OwnLayer {
        let extension = |it: LayerExtension| (it.name, it.spec_version);
        OwnLayer {
            name: own.name,
            description: own.description,
            implementation_version: own.implementation_version,
            instance_extensions: own.instance_extensions.into_iter().map(extension).collect(),
            device_extensions: own.device_extensions.into_iter().map(extension).collect(),
        }
    }
}
