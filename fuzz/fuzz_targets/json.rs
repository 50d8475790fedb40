//! The manifests' JSON dialect (drivers.md D.1).
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| loader_discovery::fuzzing::json(data));
