//! The loader settings file (drivers.md K).
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| loader_discovery::fuzzing::settings(data));
