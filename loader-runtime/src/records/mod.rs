//! What records of all kinds are made of: members that are set late, lists that the loader lock
//! protects, arrays that threads share without it, and an index of handles.

pub(crate) mod index;
pub(crate) mod late;
pub(crate) mod linked;
pub(crate) mod slots;
