//! The system that this process runs on: [`HostSystem`] is what the deciding half asks,
//! [`CallCache`] remembers its answers for one call, [`stderr`] takes log lines.

mod call_cache;
pub(crate) mod stderr;
mod system;

pub(crate) use call_cache::{CallCache, FoundDirectories};
pub use system::HostSystem;
