//! Vulkan for the authors of drivers, layers and applications: the FFI types, the entrypoint tables, and the lookup
//! of commands by name.
#![no_std]

#[rustfmt::skip]
#[allow(
    clippy::identity_op,
    clippy::undocumented_unsafe_blocks,
    missing_docs,
    non_camel_case_types,
    reason = "generated: names are C's, docs/safety.md has the safety argument"
)]
mod generated;

pub mod vk;
