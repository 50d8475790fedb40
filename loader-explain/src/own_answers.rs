//! What a library says of a layer by the lists that layers export for loaders without manifests
//! (layers.md 12), as data that can leave the process.

use loader_discovery::system::android::{LayerExtension, LayerProperties};
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

impl From<LayerProperties> for OwnLayer {
    fn from(own: LayerProperties) -> OwnLayer {
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let extension = |it: &LayerExtension| (text(&it.name), it.spec_version);
        OwnLayer {
            name: text(&own.name),
            description: text(&own.description),
            implementation_version: own.implementation_version,
            instance_extensions: own.instance_extensions.iter().map(extension).collect(),
            device_extensions: own.device_extensions.iter().map(extension).collect(),
        }
    }
}
