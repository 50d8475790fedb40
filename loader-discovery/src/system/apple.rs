//! The interfaces of macOS and iOS (drivers.md C.4).

use alloc::vec::Vec;

use crate::Grown;

/// The interfaces of macOS and iOS.
pub trait AppleSystem {
    /// The directory of the application bundle's resources; `None` outside of a bundle.
    fn bundle_resources(&self) -> Grown<Option<Vec<u8>>>;
}
