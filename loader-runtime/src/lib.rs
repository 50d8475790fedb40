//! Skeleton.

mod event;
mod journal;
mod system;
