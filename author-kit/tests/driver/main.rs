//! A driver on the kit, called as a loader calls it.

mod creation;
mod debug;
mod enumeration;
mod gpu;
mod held;
mod memory;
mod page;
mod panics;
mod queues;
mod recorded;
mod support;
#[cfg(unix)]
mod sync_fds;
mod sync_types;
mod variants;
