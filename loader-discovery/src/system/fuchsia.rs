//! What discovery asks of Fuchsia alone (docs/icd-packages.md).

/// A GPU device that has appeared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GpuDevice {
    /// The name of the device in its directory.
    pub name: Vec<u8>,
    /// URLs of the ICD packages that can drive it.
    pub packages: Vec<Vec<u8>>,
}

/// An ICD package that has been resolved: its directory holds `contents` and `metadata`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResolvedPackage {
    /// The URL of the package.
    pub url: Vec<u8>,
    /// The directory that the package is mounted at.
    pub directory: Vec<u8>,
}

/// Fuchsia as discovery sees it.
pub trait FuchsiaSystem {
    /// The GPU devices that have appeared so far, in that order.
    fn gpu_devices(&self) -> Vec<GpuDevice>;

    /// The ICD packages that have been resolved so far, in that order.
    fn icd_packages(&self) -> Vec<ResolvedPackage>;
}
