//! Generates Rust tables, types and trampolines from the Vulkan registry.
//!
//! One flow, `acquire -> read -> resolve -> emit -> compare -> write`; the first two steps are the
//! crate `registry`. Each step takes plain data and gives plain data; nothing is written before
//! everything is rendered.

pub mod banner;
pub mod bump;
pub mod cli;
pub mod code;
pub mod compare;
pub mod diag;
pub mod diff;
pub mod driver;
pub mod emit;
pub mod error;
pub mod explain;
pub mod facts;
pub mod generate;
pub mod hash;
pub mod input;
pub mod layer;
pub mod names;
pub mod replay;
pub mod resolve;
pub mod review;
pub mod rules;
pub mod rust_type;
pub mod tree;
pub mod wrap;

pub use error::{Error, Found};

#[cfg(test)]
#[allow(dead_code, reason = "each test program uses some of them")]
#[path = "../tests/registries/mod.rs"]
mod registries;
