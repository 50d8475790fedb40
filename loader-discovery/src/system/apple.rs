//! What discovery asks of macOS and iOS alone (drivers.md C.4).

/// macOS and iOS as discovery sees them.
pub trait AppleSystem {
    /// The directory of the application bundle's resources; `None` outside of a bundle.
    fn bundle_resources(&self) -> Option<Vec<u8>>;
}
