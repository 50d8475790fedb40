//! The result of a scan for one driver, from a manifest ([`super::scan`]) or from the application
//! ([`super::direct`]).

use alloc::sync::Arc;
use alloc::vec::Vec;

use loader_discovery::manifest::version::ApiVersion;

use super::DriverLibrary;

/// A usable driver.
#[derive(Clone, Debug)]
pub(crate) struct ScannedDriver {
    pub(crate) library: Arc<DriverLibrary>,
    /// The path of the manifest, for reports. `None` for a direct driver.
    #[cfg_attr(not(test), allow(dead_code, reason = "for reports"))]
    pub(crate) manifest: Option<Vec<u8>>,
    /// The API version: of the manifest, where 0 means that it has no string, or of a direct
    /// driver.
    pub(crate) api_version: ApiVersion,
}
