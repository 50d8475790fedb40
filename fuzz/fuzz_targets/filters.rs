//! Filters of names with their tokens (drivers.md A.4, A.5).
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| loader_discovery::fuzzing::filters(data));
