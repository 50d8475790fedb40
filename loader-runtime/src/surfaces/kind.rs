//! The kinds of surfaces that this build creates, made of a row each (`generated/surfaces.rs`,
//! callpath.md 5.1).

use core::ffi::c_void;

use dispatch_tables::icd::{self, IcdWsiPlatform};
use dispatch_tables::{Command, Extension, vk};

use crate::generated::surfaces::each_surface_kind;
use crate::pnext::{Structure, structure};

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

/// A row is a kind's static, the function that reads its create info, its structure of `vk_icd.h`, the
/// command, its extension, its result without the extension, the create info, the structures of the
/// create info's chain with their types, and the members that both structures have; the condition of
/// the targets comes first, if not all have the kind:
///
/// ```text
/// if (wsi_xcb) [XCB xcb] IcdSurfaceXcb CREATE_XCB_SURFACE_KHR KHR_XCB_SURFACE ERROR_EXTENSION_NOT_PRESENT
/// XcbSurfaceCreateInfoKHR [XCB_SURFACE_CREATE_INFO_KHR XcbSurfaceCreateInfoKHR] [connection, window];
/// ```
macro_rules! kinds {
    (kinds {$(
        $(if $cfg:tt)? [$kind:ident $field:ident] $structure:ident $command:ident $extension:ident
        $not_enabled:ident $info:ident [$($tag:ident $ty:ident),*] [$($member:ident),*];
    )*}) => {
        /// What a `VkSurfaceKHR` points to. A driver with an interface version below 3 reads the member
        /// of its window system (callpath.md 5.3).
        #[derive(Clone, Copy)]
        #[repr(C)]
        pub(crate) union IcdSurface {
            $($(#[cfg $cfg])? pub(crate) $field: icd::$structure,)*
        }

        /// Every kind.
        pub(crate) static KINDS: &[&SurfaceKind] = &[$($(#[cfg $cfg])? &$kind),*];

        $(
            $(#[cfg $cfg])?
            pub(crate) static $kind: SurfaceKind = SurfaceKind {
                platform: IcdWsiPlatform::$kind,
                platform_size: size_of::<icd::$structure>(),
                command: Command::$command,
                extension: Extension::$extension,
                not_enabled: vk::Result::$not_enabled,
                structures: &[$(structure::<vk::$ty>(vk::StructureType::$tag)),*],
            };

            /// The head of a surface from the create info.
            ///
            /// # Safety
            /// The create info is valid, and of this kind.
            $(#[cfg $cfg])?
            #[allow(unused_variables, reason = "some structures have no members")]
            pub(crate) unsafe fn $field(info: *const c_void) -> IcdSurface {
                // SAFETY: the caller promises a valid create info of this kind.
                let info = unsafe { &*info.cast::<vk::$info>() };
                let base = icd::IcdSurfaceBase { platform: IcdWsiPlatform::$kind };
                IcdSurface { $field: icd::$structure { base, $($member: info.$member,)* } }
            }
        )*
    };
}

each_surface_kind!(kinds);

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
