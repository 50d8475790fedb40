//! Driver manifests (drivers.md D).
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| loader_runtime::fuzzing::driver_manifest(data));
