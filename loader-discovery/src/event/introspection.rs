//! Messages of the search for Android's layer libraries (drivers.md C.4). The texts are ours.

use super::{Text, messages};

messages! {
    /// What the search for layer libraries does.
    pub enum IntrospectionEvent<'a> {
        Searching [LAYER] ("Searching for layer libraries");
        Found { layer: Text<'a>, library: Text<'a> } [INFO | LAYER] ("Found layer " layer " in " library);
        Duplicate { layer: Text<'a>, library: Text<'a> } [INFO | LAYER] ("Layer " layer " in " library " has a name that is taken, skipping this layer");
        Rejected { library: Text<'a>, description: Text<'a> } [WARNING | LAYER] ("Library " library " cannot be asked for layers: " description);
    }
}
