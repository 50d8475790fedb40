//! Generates Rust tables, types and trampolines from the Vulkan registry.
//!
//! One flow, `acquire -> read -> resolve -> emit -> compare -> write`; the first two steps are the crate `registry`.
//! Each step takes plain data and gives plain data; nothing is written before everything is rendered.

pub mod emit;
pub mod hash;
pub mod names;
pub mod resolve;
pub mod rules;
pub mod rust_type;
