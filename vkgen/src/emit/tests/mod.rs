//! What the crate `tests` knows of the registry: one emitter a file.

pub(super) mod layout;
pub mod signatures;
