//! Messages of the search for Android's layer libraries (drivers.md C.4). The texts are ours.

use super::{Text, messages};

messages! {
    /// The steps of the search for layer libraries.
    pub enum IntrospectionEvent<'a> {
        Searching [LAYER] ("Searching for layer libraries");
        FoundLayer { layer: Text<'a>, library: Text<'a> } [INFO | LAYER] ("Found layer " layer " in " library);
        Duplicate { layer: Text<'a>, library: Text<'a> } [INFO | LAYER] ("Layer " layer " in " library " has the name of an earlier layer, skipping this layer");
        Rejected { library: Text<'a>, description: Text<'a> } [WARNING | LAYER] ("Library " library " cannot be queried for layers: " description);
    }
}
