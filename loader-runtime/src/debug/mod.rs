//! Debug messengers, report callbacks and names of objects: registered above the layers, made in
//! each driver below them, and called with the loader's own messages (callpath.md 6; drivers.md
//! B.8).

pub(crate) mod above;
pub(crate) mod callbacks;
pub(crate) mod message;
pub(crate) mod messenger;
pub(crate) mod object_name;
pub(crate) mod types;
