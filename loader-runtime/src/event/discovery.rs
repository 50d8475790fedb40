//! Messages of the manifest search (drivers.md B.5, C.3) and of the driver filters (A.4).

use super::{Text, messages};

messages! {
    /// What the manifest search does.
    pub(crate) enum SearchEvent<'a> {
        SearchingDrivers [DRV] ("Searching for driver manifest files");
        SearchingLayers { kind: &'static str } [LAY] ("Searching for " kind " layer manifest files");
        Locations { topic: u32 } [*topic] ("   In following locations:");
        Location { topic: u32, element: Text<'a> } [*topic] ("      " element);
        FoundFiles { topic: u32 } [*topic] ("   Found the following files:");
        FoundFile { topic: u32, manifest: Text<'a> } [*topic] ("      " manifest);
        FoundNone { topic: u32 } [*topic] ("   Found no files");
        PathTooLong { path: Text<'a> } [D] ("add_data_files: Path to " path " too long");
        ReadDirectoryFailed { errno: i32, description: Text<'a> } [E] ("readdir failed with " errno ": " description);
        LayerPathIgnored { value: Text<'a> } [I | LAY] ("Ignoring VK_LAYER_PATH. The Override layer is active and has override paths set, which takes priority. VK_LAYER_PATH is set to " value);
        OverridePath { path: Text<'a> } [I | LAY] (path);
        /// Windows alone says that it passes a variable over (drivers.md A.2).
        VariableIgnored { variable: Text<'a> } [I] ("Loader is running with elevated permissions. Environment variable " variable " will be ignored");
    }
}

messages! {
    /// Why a driver manifest that is in order is not used (drivers.md A.4).
    pub(crate) enum SelectionRejection<'a> {
        Disabled { manifest: Text<'a>, file_name: Text<'a>, variable: &'static str } [W | DRV] ("Driver \"" file_name "\" ignored because it was disabled by env var '" variable "'");
        NotSelected { manifest: Text<'a>, file_name: Text<'a>, variable: &'static str } [W | DRV] ("Driver \"" file_name "\" ignored because not selected by env var '" variable "'");
    }
}
