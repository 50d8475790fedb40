//! The error for an extension that cannot be enabled.

use core::error::Error;
use core::ffi::CStr;
use core::fmt;

use crate::extension::ExtensionKind;
use crate::vk;

/// A requested extension that cannot be enabled: `VK_ERROR_EXTENSION_NOT_PRESENT`, with the
/// extension's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExtensionNotPresent<'a> {
    /// The name as it was given.
    pub name: &'a CStr,
    /// The reason.
    pub reason: NotPresent,
}

/// Why an extension cannot be enabled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotPresent {
    /// The registry has no extension of that name.
    Unknown,
    /// The extension is of this kind, and the table is of the other kind.
    OfKind(ExtensionKind),
    /// The implementation does not support the extension.
    Unsupported,
}

impl ExtensionNotPresent<'_> {
    /// What `vkCreateInstance` or `vkCreateDevice` returns.
    pub const RESULT: vk::Result = vk::Result::ERROR_EXTENSION_NOT_PRESENT;
}

impl fmt::Display for ExtensionNotPresent<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for chunk in self.name.to_bytes().utf8_chunks() {
            f.write_str(chunk.valid())?;
            if !chunk.invalid().is_empty() {
                f.write_str("\u{fffd}")?;
            }
        }
        match self.reason {
            NotPresent::Unknown => {
                let (major, minor) = (
                    vk::api_version_major(vk::HEADER_VERSION_COMPLETE),
                    vk::api_version_minor(vk::HEADER_VERSION_COMPLETE),
                );
                write!(f, " is no extension of Vulkan {major}.{minor}")
            }
            NotPresent::OfKind(ExtensionKind::Instance) => {
                f.write_str(" is an instance extension, not one of a device")
            }
            NotPresent::OfKind(ExtensionKind::Device) => {
                f.write_str(" is a device extension, not one of an instance")
            }
            NotPresent::Unsupported => f.write_str(" is not supported"),
        }
    }
}

impl Error for ExtensionNotPresent<'_> {}

impl From<ExtensionNotPresent<'_>> for vk::Result {
    fn from(_: ExtensionNotPresent<'_>) -> Self {
        ExtensionNotPresent::RESULT
    }
}
