//! The interfaces of macOS and iOS (drivers.md C.4).

use alloc::vec::Vec;

/// The interfaces of macOS and iOS.
pub trait AppleSystem {
    /// The directory of the application bundle's resources; `None` outside of a bundle.
    fn bundle_resources(&self) -> Option<Vec<u8>>;
}
