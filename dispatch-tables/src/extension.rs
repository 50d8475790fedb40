//! The extensions of the registry as numbers, and the registry's facts about each.
//!
//! Like the commands' ([`crate::lookup`]) their names are found by one perfect hash, and the facts
//! about each are a row of `generated/extensions.rs`.

use core::ffi::CStr;
use core::fmt;

use crate::generated::extensions::each_extension;
use crate::rows::numbered;

/// A Vulkan extension, of any platform.
///
/// The constants are named after the extension: `Extension::KHR_SURFACE` is `VK_KHR_surface`. The
/// numbers are those of one version of this crate: neither store nor send them.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Extension(pub(crate) u16);

/// What an extension is enabled with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ExtensionKind {
    /// The instance.
    Instance,
    /// The device.
    Device,
}

/// A name as a C string, by which commands and extensions are looked up. A text of Rust has no NUL at its end.
#[diagnostic::on_unimplemented(
    message = "a `{Self}` is no C string, as names of commands and extensions are",
    label = "not a `CStr`",
    note = "write a name as `c\"vkCreateBuffer\"`, or make a `CString` of the text"
)]
pub trait Name {
    /// The name.
    fn as_c_str(&self) -> &CStr;
}

#[diagnostic::do_not_recommend]
impl<T: AsRef<CStr> + ?Sized> Name for T {
    #[inline]
    fn as_c_str(&self) -> &CStr {
        self.as_ref()
    }
}

impl Extension {
    /// The number of extensions.
    pub const COUNT: usize = Row::End as usize;

    /// The extension of this name, `c"VK_KHR_surface"`; none if the registry has none.
    #[inline]
    #[must_use]
    pub fn from_name(name: &(impl Name + ?Sized)) -> Option<Extension> {
        let name = name.as_c_str().to_bytes_with_nul();
        let extension = Extension(candidate(name)?);
        (extension.bytes_with_nul() == name).then_some(extension)
    }

    /// The extension of this number, [`Extension::index`]; none from [`Extension::COUNT`] on.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Extension> {
        if index < Extension::COUNT { Some(Extension(index as u16)) } else { None }
    }

    /// Every extension: those of the instance, then those of the device, as they are listed to
    /// applications ([`crate::extension_table`]).
    pub fn all() -> impl ExactSizeIterator<Item = Extension> + DoubleEndedIterator + Clone {
        (0..Extension::COUNT as u16).map(Extension)
    }

    /// The extension's place in [`Extension::all`], below [`Extension::COUNT`]. It is not the
    /// registered [`Extension::number`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The extension's name, `c"VK_KHR_surface"`.
    #[must_use]
    pub const fn name(self) -> &'static CStr {
        // SAFETY: vkgen ends every name in the table with a NUL, and no name of the registry
        // contains one.
        unsafe { CStr::from_bytes_with_nul_unchecked(self.bytes_with_nul()) }
    }

    /// What the extension is enabled with.
    #[must_use]
    pub const fn kind(self) -> ExtensionKind {
        if self.index() < INSTANCE_EXTENSIONS {
            ExtensionKind::Instance
        } else {
            ExtensionKind::Device
        }
    }

    /// The number that Khronos registered.
    #[must_use]
    pub const fn number(self) -> u32 {
        NUMBERS[self.index()]
    }

    /// The extension's own version, `VK_KHR_SURFACE_SPEC_VERSION`.
    #[must_use]
    pub const fn spec_version(self) -> u32 {
        SPEC_VERSIONS[self.index()] as u32
    }

    /// The platform that the extension belongs to, as `vk.xml` calls it: `xcb`, `win32`,
    /// `provisional`.
    #[must_use]
    pub const fn platform(self) -> Option<&'static str> {
        let platform = PLATFORMS[self.index()];
        if platform.is_empty() { None } else { Some(platform) }
    }
}

impl fmt::Debug for Extension {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Extension").field(&self.name()).finish()
    }
}

/// The rows of all extensions ([`crate::rows`]).
macro_rules! rows_of_both_kinds {
    (
        seed $seed:literal;
        instance { $($instance:tt)* }
        device { $($device:tt)* }
    ) => {
        /// The number of instance extensions, which come first.
        const INSTANCE_EXTENSIONS: usize = count!($($instance)*);

        extension_facts! { $seed $($instance)* $($device)* }
    };
}

macro_rules! count {
    ($(
        $constant:ident $field:ident $name:ident $number:literal $version:literal
        $($platform:ident)? [$($condition:tt)*];
    )*) => {
        <[u32]>::len(&[$($number),*])
    };
}

/// What the rows say, by [`Extension::index`].
macro_rules! extension_facts {
    ($seed:literal $(
        $constant:ident $field:ident $name:ident $number:literal $version:literal
        $($platform:ident)? [$($condition:tt)*];
    )*) => {
        numbered!(Extension $seed $($constant $name;)*);

        static NUMBERS: [u32; Extension::COUNT] = [$($number),*];
        static SPEC_VERSIONS: [u8; Extension::COUNT] = [$($version),*];
        /// Without a platform an empty text.
        static PLATFORMS: [&str; Extension::COUNT] = [$(stringify!($($platform)?)),*];
    };
}

each_extension!(rows_of_both_kinds);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_finds_its_extension() {
        for extension in Extension::all() {
            assert_eq!(Extension::from_name(extension.name()), Some(extension));
            assert_eq!(Extension::from_index(extension.index()), Some(extension));
        }
        assert_eq!(Extension::from_index(Extension::COUNT), None);
    }

    #[test]
    fn other_names_find_none() {
        for name in [c"", c"VK_", c"VK_KHR_surfac", c"VK_KHR_surface2", c"vkCreateBuffer"] {
            assert_eq!(Extension::from_name(name), None);
        }
    }

    #[test]
    fn the_registrys_facts_are_known() {
        let surface = Extension::KHR_SURFACE;
        assert_eq!(surface.name(), c"VK_KHR_surface");
        assert_eq!(surface.kind(), ExtensionKind::Instance);
        assert_eq!((surface.number(), Extension::KHR_SWAPCHAIN.number()), (1, 2));
        assert_eq!(surface.spec_version(), 25);
        assert_eq!(surface.platform(), None);
        assert_eq!(Extension::KHR_SWAPCHAIN.kind(), ExtensionKind::Device);
        assert_eq!(Extension::KHR_XCB_SURFACE.platform(), Some("xcb"));
        assert_eq!(Extension::KHR_WIN32_SURFACE.platform(), Some("win32"));
    }
}
