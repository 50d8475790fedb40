//! The properties of the surfaces of one platform (callpath.md 5.1).
//!
//! The rows are generated: `generated/surfaces.rs`.

use dispatch_tables::icd::IcdWsiPlatform;
use dispatch_tables::{Command, Extension, vk};

use crate::pnext::Structure;

/// One kind of surface.
pub(crate) struct SurfaceKind {
    /// The value by which drivers below interface version 3 recognise the kind.
    pub(crate) platform: IcdWsiPlatform,
    /// Size of the platform's structure in `vk_icd.h`.
    pub(crate) platform_size: usize,
    /// Creates such a surface.
    pub(crate) command: Command,
    /// The command needs this extension enabled, and a driver needs it to create its own surface.
    pub(crate) extension: Extension,
    /// The command's result while the extension is not enabled.
    pub(crate) not_enabled: vk::Result,
    /// The structures that the create info's chain may consist of.
    pub(crate) structures: &'static [Structure],
}

/// Whether every driver gets the container of such a surface, whatever its interface version. The
/// create info's chain is then neither checked nor copied (callpath.md 5.1, 5.4).
pub(crate) const fn is_for_all_drivers(platform: IcdWsiPlatform) -> bool {
    cfg!(any(test, target_os = "android", target_os = "ios"))
        && matches!(platform, IcdWsiPlatform::ANDROID | IcdWsiPlatform::IOS)
}

/// Whether the application gets a NULL surface while the extension is not enabled (callpath.md
/// 5.1).
pub(crate) const fn is_null_without_extension(platform: IcdWsiPlatform) -> bool {
    cfg!(any(test, target_os = "windows", target_os = "fuchsia"))
        && matches!(platform, IcdWsiPlatform::WIN32 | IcdWsiPlatform::FUCHSIA)
}
