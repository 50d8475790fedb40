//! Layer selection, a pure function (layers.md 3).
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| loader_discovery::fuzzing::layer_selection(data));
