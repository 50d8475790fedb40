//! Messages of the manifest search (drivers.md B.5, C.3) and of the driver filters (A.4).

use super::{Text, messages};
use crate::manifest::layer::LayerKind;

messages! {
    /// The steps of the manifest search.
    pub enum SearchEvent<'a> {
        SearchingDrivers [DRIVER] ("Searching for driver manifest files");
        SearchingLayers { kind: LayerKind } [LAYER] ("Searching for " kind " manifest files");
        Locations { topic: u32 } [*topic] ("   In following locations:");
        Location { topic: u32, element: Text<'a> } [*topic] ("      " element);
        /// The number of files at a location, and its place in their order. Not logged.
        FoundAt { place: usize, count: usize } [SILENT] ();
        FoundFiles { topic: u32 } [*topic] ("   Found the following files:");
        FoundFile { topic: u32, manifest: Text<'a> } [*topic] ("      " manifest);
        FoundNone { topic: u32 } [*topic] ("   Found no files");
        PathTooLong { path: Text<'a> } [DEBUG] ("add_data_files: Path to " path " too long");
        ReadDirectoryFailed { number: i32, description: Text<'a> } [ERROR] ("readdir failed with " number ": " description);
        LayerPathIgnored { value: Text<'a> } [INFO | LAYER] ("Ignoring VK_LAYER_PATH. The Override layer is active and has override paths set, which takes priority. VK_LAYER_PATH is set to " value);
        OverridePath { path: Text<'a> } [INFO | LAYER] (path);
        /// Logged on Windows only (drivers.md A.2).
        VariableIgnored { variable: Text<'a> } [INFO] ("Loader is running with elevated permissions. Environment variable " variable " will be ignored");
    }
}

messages! {
    /// Why a driver filter rejects a driver (drivers.md A.4).
    pub enum SelectionRejection<'a> {
        Disabled { manifest: Text<'a>, file_name: Text<'a>, variable: &'static str } [WARNING | DRIVER] ("Driver \"" file_name "\" ignored because it was disabled by env var '" variable "'")
            REJECTS manifest ("is disabled: " variable " matches " file_name)
            cure ("unset " variable ", or change its pattern");
        NotSelected { manifest: Text<'a>, file_name: Text<'a>, variable: &'static str } [WARNING | DRIVER] ("Driver \"" file_name "\" ignored because not selected by env var '" variable "'")
            REJECTS manifest ("is not selected: no pattern of " variable " matches " file_name)
            cure ("unset " variable ", or add " file_name);
    }
}
