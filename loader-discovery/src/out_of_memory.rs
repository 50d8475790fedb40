//! The one failure that ends a walk.

/// Memory ran out while a file was read. Every other problem is reported and passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfMemory;
