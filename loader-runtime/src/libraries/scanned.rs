//! The result of a scan for drivers, from manifests ([`crate::libraries::scan`]) and from the
//! application ([`crate::libraries::direct`]).

use alloc::vec::Vec;

use loader_discovery::Grown;
use loader_discovery::event::ManifestRejection;
use loader_discovery::manifest::DriverManifest;
use loader_discovery::manifest::version::ApiVersion;
use loader_discovery::memory::TryClone;

use crate::event::{Decision, Event};
use crate::libraries::DriverLibrary;
use crate::shared::Shared;

/// The result of a scan: every driver that was found, kept or not.
#[derive(Debug, Default)]
pub(crate) struct Scan {
    /// Direct drivers first, then those of manifests, in scan order.
    pub(crate) usable: Vec<ScannedDriver>,
    /// The drivers that take no part, in scan order.
    pub(crate) left_out: Vec<LeftOutDriver>,
    /// If a policy needs records of what drivers report: the fingerprint of the machine, and the libraries
    /// that were to be opened.
    pub(crate) needs_records: Option<(u64, Vec<Vec<u8>>)>,
}

impl Scan {
    /// Whether the scan rejected a portability driver (drivers.md G).
    pub(crate) fn skipped_portability_driver(&self) -> bool {
        let is_portability = |driver: &LeftOutDriver| {
            matches!(
                driver.cause,
                Event::Decision(Decision::ManifestRejection(
                    ManifestRejection::PortabilityDriver { .. }
                ))
            )
        };
        self.left_out.iter().any(is_portability)
    }
}

/// A usable driver.
#[derive(Debug)]
pub(crate) struct ScannedDriver {
    pub(crate) library: Shared<DriverLibrary>,
    /// The path of the manifest. `None` for a direct driver.
    pub(crate) manifest: Option<Vec<u8>>,
    /// The API version: of the manifest, where 0 means that it has no string, or of a direct
    /// driver.
    pub(crate) api_version: ApiVersion,
}

impl TryClone for ScannedDriver {
    fn try_clone(&self) -> Grown<Self> {
        let (library, manifest) = (self.library.clone(), self.manifest.try_clone()?);
        Ok(Self { library, manifest, api_version: self.api_version })
    }
}

/// A driver that was found and takes no part.
#[derive(Debug)]
pub(crate) struct LeftOutDriver {
    /// The path of the manifest, or of the ICD package without a usable one. `None` for a direct
    /// driver.
    pub(crate) path: Option<Vec<u8>>,
    /// What the manifest says; `None` if it is rejected or was not read.
    pub(crate) manifest: Option<DriverManifest>,
    /// Why the driver takes no part: the message that the log printed.
    pub(crate) cause: Event<'static>,
}

/// An open driver that creates no instance.
#[derive(Debug)]
pub(crate) struct FailedDriver {
    /// The place among the usable drivers of the scan, of which two may have one library.
    pub(crate) place: usize,
    /// Why: the message that the log printed.
    pub(crate) cause: Event<'static>,
}
