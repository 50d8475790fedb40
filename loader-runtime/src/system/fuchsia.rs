//! What discovery asks of Fuchsia alone (docs/icd-packages.md).

/// A GPU device that has appeared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GpuDevice {
    pub(crate) name: Vec<u8>,
    /// URLs of the ICD packages that can drive it.
    pub(crate) packages: Vec<Vec<u8>>,
}

/// An ICD package that has been resolved: its directory holds `contents` and `metadata`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ResolvedPackage {
    pub(crate) url: Vec<u8>,
    pub(crate) directory: Vec<u8>,
}

/// Fuchsia as discovery sees it.
pub(crate) trait FuchsiaSystem {
    /// The GPU devices that have appeared so far, in that order.
    fn gpu_devices(&self) -> Vec<GpuDevice>;

    /// The ICD packages that have been resolved so far, in that order.
    fn icd_packages(&self) -> Vec<ResolvedPackage>;
}
