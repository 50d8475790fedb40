//! The interfaces of Fuchsia (docs/icd-packages.md).
//!
//! `HostSystem` has none of them: the service `fuchsia.vulkan.loader` answers in FIDL and gives a
//! driver as a VMO for `dlopen_vmo`. Both need Fuchsia's SDK (drivers.md C.4). Without the SDK,
//! drivers are found by manifests and opened by `dlopen`.

use alloc::vec::Vec;

/// A GPU device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GpuDevice {
    /// The name of the device in its directory.
    pub name: Vec<u8>,
    /// The URLs of the ICD packages that support the device.
    pub packages: Vec<Vec<u8>>,
}

/// A resolved ICD package. Its directory contains `contents` and `metadata`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResolvedPackage {
    /// The URL of the package.
    pub url: Vec<u8>,
    /// The mount point of the package.
    pub directory: Vec<u8>,
}

/// What the loader service has found so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct IcdPackages {
    /// The GPU devices, in order of appearance.
    pub devices: Vec<GpuDevice>,
    /// The ICD packages, in order of resolution.
    pub packages: Vec<ResolvedPackage>,
}
