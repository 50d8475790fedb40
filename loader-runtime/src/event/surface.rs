//! Messages of surfaces, displays and swapchains (callpath.md 5). The contract gives their
//! bits, not their words.

use super::{Text, messages};

messages! {
    /// What goes wrong with surfaces.
    pub(crate) enum SurfaceEvent<'a> {
        ExtensionNotEnabled { extension: Text<'a>, command: Text<'a> } [E] (extension " extension not enabled. " command " not executed!");
    }
}
