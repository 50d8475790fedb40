//! A driver on the kit, called as a loader calls it.

mod creation;
mod debug;
mod enumeration;
mod executed;
mod gpu;
mod held;
mod images;
mod memory;
mod page;
mod painted;
mod panics;
mod pipeline_caches;
mod queries;
mod queues;
mod recorded;
mod render_passes;
mod software;
mod support;
#[cfg(unix)]
mod sync_fds;
mod sync_types;
mod templates;
mod variants;
#[cfg(target_os = "linux")]
mod wayland;
mod window;
#[cfg(target_os = "linux")]
mod x11;
