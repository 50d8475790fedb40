//! The only error that ends a walk.

/// Memory ran out while the loader read a file. The walks record every other problem and go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfMemory;
