//! A driver on the kit, called as a loader calls it.

mod creation;
mod debug;
mod queues;
mod support;
