//! What a reviewer reads of a regeneration, `snapshots/generated`: one emitter a file, one line an
//! item.

pub mod commands;
pub mod extensions;
pub mod layouts;
pub(super) mod loader_commands;
